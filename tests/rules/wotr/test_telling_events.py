"""What happens is told: skipped dice, advances, losses of every kind, sieges, cards that strike or help."""

from __future__ import annotations

from typing import Any

from wotr_kit import do, lay, rolls, said, tiles, told

from ravenhill import words
from ravenhill.coverage import card, rule
from ravenhill.words import say

WAR = {"gondor": "war", "sauron": "war", "rohan": "war"}


def board(regions: dict[str, Any], **more: Any) -> Any:
    more.setdefault("acting", 1)
    return lay({"empty_board": True, "regions": regions, "politics": WAR}, **more)


def strike(play: Any, source: str, target: str) -> Any:
    return do(play, ("die", "army"), "attack_army", ("attack", source, target))


@rule("W6.4")
def test_a_skipped_die_is_told() -> None:
    play = do(lay(), ("die", "character"), "skip")
    assert said(play)[-2:] == ["The Free Peoples use a Character die.", "The die is discarded without effect."]


@rule("W13.10.2", "W13.8.7")
def test_an_advance_and_the_leaders_who_fall_with_their_army_are_told() -> None:
    play = board({"north_ithilien": {"sauron_regular": 3}, "osgiliath": {"gondor_regular": 1, "gondor_leader": 2}})
    rolls(play, 6, 1, 1, 1, 1)
    strike(play, "north_ithilien", "osgiliath")
    do(play, "all", "advance", "all")
    assert {"kind": "gondor_leader", "n": 2, "region": "osgiliath"} in told(play, "loss")
    assert "Lost in Osgiliath: 2 × Gondor Leader." in said(play)
    assert "3 units of the Shadow advance from North Ithilien to Osgiliath." in said(play)


@rule("W13.8.1", "R6.11")
def test_both_armies_destroyed_are_told() -> None:
    play = board({"north_ithilien": {"sauron_regular": 1}, "osgiliath": {"gondor_regular": 1}})
    rolls(play, 6, 6)
    strike(play, "north_ithilien", "osgiliath")
    assert [line["side"] for line in told(play, "destroyed")] == ["shadow", "fp"]


@rule("W10.4", "R4.6")
def test_units_above_the_limit_are_told() -> None:
    play = board({"osgiliath": {"gondor_regular": 12}}, closing=True, paid="event", acting=0)
    line = {"kind": "gondor_regular", "n": 1, "region": "osgiliath"}
    assert told(play, "withdrawn") == [line, line]
    assert "Back from Osgiliath to the reinforcements: Gondor Regular." in said(play)


@rule("W14.6", "W14.8")
def test_defenders_who_come_out_are_told() -> None:
    play = board({"osgiliath": {"sauron_regular": 2}, "minas_tirith": {"gondor_regular": 2}})
    do(strike(play, "osgiliath", "minas_tirith"), "all", "siege", "stay")
    assert said(play)[-3:] == [
        "The defenders of Minas Tirith go inside.",
        "The defenders of Minas Tirith come out again.",
        "The battle of Minas Tirith is over.",
    ]
    inside = {"minas_tirith": {"sauron_regular": 1, "besieged": {"gondor_regular": 1}}}
    play = do(board(inside), ("die", "army"), "move_armies", ("from", "minas_tirith"), ("to", "osgiliath"))
    assert told(play, "outside") == told(play, "siege-over") == [{"region": "minas_tirith"}]


@rule("W14.11")
def test_an_elite_reduced_for_another_round_is_told() -> None:
    inside = {"minas_tirith": {"sauron_regular": 1, "sauron_elite": 1, "besieged": {"gondor_regular": 1}}}
    play = board(inside)
    rolls(play, 1, 1, 1, 1, 1, 1)
    strike(play, "minas_tirith", "minas_tirith")
    do(play, "all", ("reduce", "sauron_elite"))
    assert told(play, "reduced") == [{"kind": "sauron_elite", "region": "minas_tirith"}]


@card("fp_char_22")
@rule("W8.9")
def test_the_dead_men_are_told() -> None:
    play = board(
        {"pelargir": {"southrons_regular": 3, "nazgul": 1, "control": "shadow"}},
        characters={"strider": "edoras"},
        hands=[["fp_char_22"], []],
        dice={"fp": {"event": 1}, "shadow": {"army": 1}},
        acting=0,
    )
    rolls(play, 3)
    do(play, ("die", "event"), ("play", "fp_char_22"), ("to", "pelargir"))
    assert "Dead Men of Dunharrow in Pelargir: the die brings 3 hits." in said(play)
    assert "The Army of the Shadow is destroyed." in said(play)
    assert [line["kind"] for line in told(play, "loss")] == ["southrons_regular", "nazgul"]


@card("fp_char_07")
@rule("W18.4.1")
def test_the_horn_of_gondor_is_told() -> None:
    play = lay(table=["fp_char_07"], hunt={"shadow": 1})
    rolls(play, 6)
    tiles(play, "std_16")
    do(play, ("die", "character"), "fellowship", ("use", "fp_char_07"))
    assert "Horn of Gondor: the Hunt damage falls to 0." in said(play)


@card("sh_char_10")
def test_cruel_weather_is_told() -> None:
    play = lay(
        fellowship={"region": "hollin", "progress": 1},
        hands=[[], ["sh_char_10"]],
        dice={"fp": {"character": 1}, "shadow": {"event": 1}},
        acting=1,
    )
    do(play, ("die", "event"), ("play", "sh_char_10"), ("to", "moria"))
    assert "The cruel weather drives the Fellowship to Moria." in said(play)


def wording(key: str, **args: Any) -> str:
    return say({"key": f"wotr-{key}", "args": args}, "en", "wotr")


@rule("W18.3.1", "W18.3.2")
def test_numbers_take_their_form() -> None:
    assert wording("log-hunt-roll", dice="2 6", bonus=0, n=1) == "Hunt roll 2 6: 1 success."
    assert wording("log-hunt-roll", dice="2 3", bonus=2, n=0) == "Hunt roll 2 3, +2 to each die: no success."
    assert wording("log-move", n=1, side="fp", to="bree", **{"from": "dale"}).startswith(
        "One unit of the Free Peoples moves"
    )
    for n in ("-1", "-2"):
        said_so = wording("log-mod-dice", effect="scouts", card="fp_char_01", by=n, n=int(n), side="shadow")
        assert said_so.endswith(": -1 die for the Shadow." if n == "-1" else ": -2 dice for the Shadow.")


@rule("W8.9", "W13.9.1")
def test_prompts_say_what_for() -> None:
    play = lay(
        hands=[[], ["sh_strat_21"]],
        politics={"southrons": "war"},
        dice={"fp": {"character": 1}, "shadow": {"event": 1}},
        acting=1,
    )
    do(play, ("die", "event"), ("play", "sh_strat_21"))
    assert say(play.decisions[0].prompt, "en", "wotr") == "Which region shall the Horde from the East enter?"
    play = board({"north_ithilien": {"sauron_regular": 2}, "osgiliath": {"gondor_regular": 2}})
    strike(play, "north_ithilien", "osgiliath")
    assert say(play.decisions[0].prompt, "en", "wotr") == "Who attacks Osgiliath, who stays as rearguard?"
    rolls(play, 1, 1, 1, 1)
    do(play, "all")
    assert say(play.decisions[0].prompt, "en", "wotr") == "Osgiliath: go on, or cease the attack?"


def test_no_prompt_is_bare() -> None:
    """“Which region?”, “Where to?”: a question says of whom or for what it asks."""
    for key in words.keys("en", "wotr"):
        if key.startswith("wotr-ask-"):
            text = str(words.text(key, {"n": 2}, "en", "wotr"))
            assert len(text.split()) > 2 or key in ("wotr-ask-mordor", "wotr-ask-use-card"), f"{key} = {text}"
