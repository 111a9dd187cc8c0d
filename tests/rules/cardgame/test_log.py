"""What the log tells of things that happened, and to whom."""

from __future__ import annotations

from typing import Any

from ravenhill import words
from ravenhill.coverage import card, rule


def lines(m: Any, seat: int | None = None) -> list[str]:
    return [words.say(e) for e in m.play.log(seat)]


@rule("C7.5", "C6.3.2")
def test_forsaking_is_told_with_the_card_and_the_cause(lay: Any) -> None:
    players = {"frodo": {"hand": ["gimli"], "reserve": ["sam_gamgee"]}}
    start = {"path": "weathertop", "players": players}
    told = lines(lay(start).do("play gimli", "forsake sam_gamgee"))
    assert "Frodo forsakes “Sam Gamgee” (to play the last card)." in told
    told = lines(lay(start).do("play gimli", "forsake top"))
    assert "Frodo forsakes the top card of the draw deck (to play the last card)." in told
    beguiled = {"witch_king": {"reserve": ["the_beguiler"]}, "frodo": {"reserve": ["gimli"]}}
    m = lay({"path": "weathertop", "turn": 1, "players": beguiled}).do("use the_beguiler", "forsake gimli")
    assert "Frodo forsakes “Gimli” (with no card in hand to cycle)." in lines(m)
    m = lay({"path": "cirith_ungol", "turn": 3, "players": {"saruman": {"hand": ["shelob", "gollum"]}}})
    m.do("play shelob", "to cirith_ungol")
    assert "Frodo forsakes the top card of the draw deck (Shelob)." in lines(m)


PARTNERS = ["the_hunter", "the_reaver", "merry_brandybuck", "gimli", "boromir"]  # of three persons


@rule("C8.3.3", "C8.3.7")
def test_a_loss_one_player_chooses_is_told_once_with_who_chose(lay: Any) -> None:
    here = ["the_hunter", "merry_brandybuck", "gimli"]
    start = {"at": "combat", "path": "emyn_muil", "cards": {"emyn_muil": here}}
    told = lines(lay(start, seats=2).do("lose merry_brandybuck"))
    assert [line for line in told if "lost" in line or "names" in line] == [
        "Frodo chooses “Merry Brandybuck”, which is lost and cancels 1.",
        "“Merry Brandybuck” is lost, but cycled instead of eliminated.",
    ]


@rule("C5.7", "C8.3.3")
def test_a_loss_partners_agree_on_is_proposed_first(lay: Any) -> None:
    start = {"at": "combat", "path": "emyn_muil", "cards": {"emyn_muil": [*PARTNERS, "strider"]}}
    m = lay(start)
    while m.kind == "losses":
        m.do(m.options[0])
    assert m.kind == "agree"
    proposed = [line for line in lines(m) if " proposes to lose “" in line]
    assert proposed and not [line for line in lines(m) if " is lost" in line]
    agreed = lines(lay(start).do(*[f"lose {c['id']}" for c in m.play.view(None)["battle"]["lost"]], "agree"))
    assert len([line for line in agreed if " is lost and cancels " in line]) == len(proposed)
    assert not [line for line in agreed if " chooses “" in line]


@rule("C5.7")
def test_a_loss_the_other_side_decides_is_told_once(lay: Any) -> None:
    m = lay({"at": "combat", "path": "emyn_muil", "cards": {"emyn_muil": [*PARTNERS, "strider"]}})
    while m.kind in ("losses", "agree"):
        m.do("refuse" if "refuse" in m.options else m.options[0])
    assert lines(m)[-1] == "The defenders can not agree: the other side decides."
    while m.kind == "losses_opponent":
        m.do(m.options[0])
    after = [line for line in lines(m) if " lost and cancels " in line]
    assert after and all(line.startswith("Witch-king chooses “") for line in after)


@rule("C8.3.3")
def test_a_loss_nobody_chooses_names_nobody(lay: Any) -> None:
    start = {"at": "combat", "path": "emyn_muil", "cards": {"emyn_muil": ["the_hunter", "gimli"]}}
    assert [line for line in lines(lay(start)) if "Gimli" in line] == [
        "“Gimli” is lost and cancels 1.",
        "“Gimli” is eliminated.",
    ]


def test_what_earlier_rules_told_can_still_be_said() -> None:
    told = {"player": "frodo", "card": "gimli", "location": "emyn_muil"}
    assert words.flaws({"key": "cardgame-log-proposes", "args": told}) == []


@card("palantir_of_orthanc")
def test_the_palantir_tells_its_owner_which_cards(lay: Any) -> None:
    m = lay(
        {
            "path": "weathertop",
            "turn": 3,
            "players": {"saruman": {"reserve": ["saruman"], "hand": ["gollum"]}},
            "items": {"palantir_of_orthanc": "saruman"},
        }
    )
    m.do("use palantir_of_orthanc")
    while m.kind != "action":
        m.do(m.options[0])
    keys = m.log(None)
    assert "cardgame-log-cycles-aside" in keys and "cardgame-log-keeps-aside" in keys
    assert "cardgame-log-kept" in m.log(3) and "cardgame-log-cycled" in m.log(3)
    assert not {"cardgame-log-kept", "cardgame-log-cycled"} & set(m.log(0) + keys)


@rule("C9.3", "C9.5")
def test_the_last_line_says_who_has_won(lay: Any) -> None:
    m = lay({"at": "victory", "path_number": 9, "corruption": 3})
    assert lines(m)[-2:] == [
        "Final score with unused Ring tokens: Free Peoples 2, Shadow 5.",
        "The Shadow has won. The last path has been walked, and the higher score has won.",
    ]
    m = lay({"at": "victory", "path_number": 6, "corruption": 3}, scenario="fellowship")
    assert "cardgame-log-final-score" not in m.log() and m.log()[-1] == "cardgame-log-won-shadow"


def test_cards_are_told_apart_from_players_of_the_same_name(lay: Any) -> None:
    m = lay({"path": "weathertop", "turn": 2, "players": {"aragorn": {"hand": ["aragorn", "arwen"]}}})
    m.do("play aragorn")
    assert any(line.startswith("Aragorn plays “Aragorn” ") for line in lines(m))
