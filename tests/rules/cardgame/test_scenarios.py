"""C10 Scenarios, as far as they differ after the set-up."""

from __future__ import annotations

from typing import Any

import pytest

from ravenhill.coverage import example, rule

LORE = dict.fromkeys(["dol_amroth", "edoras", "helms_deep", "lorien", "minas_tirith", "pelargir", "rivendell"], "aside")


@rule("C10.2.5")
@example("X55")
def test_each_player_texts_are_doubled_in_the_duel(lay: Any) -> None:
    m = lay(
        {
            "at": "path",
            "path_number": 4,
            "locations": {"dimrill_dale": "aside", "lothlorien": "aside"},
            "players": {"gandalf": {"hand": ["gimli"]}},
        },
        scenario="duel_2p",
    )
    assert m.path == "egladil" and len(m.hand("gandalf")) == 3 and m.asked == "gandalf"
    m.do("cycle gimli")
    assert len(m.hand("gandalf")) == 4 and m.kind == "cycle"
    m.do(m.options[0])
    assert len(m.hand("gandalf")) == 3 and len(m.cycle("gandalf")) == 2


@rule("C10.2.5")
@example("X76")
def test_the_balrog_strikes_twice_and_a_named_player_draws_once(lay: Any) -> None:
    m = lay(
        {
            "path": "khazad_dum",
            "turn": 1,
            "players": {"witch_king": {"hand": ["balrog_of_moria", "grond"]}, "gandalf": {"hand": ["gimli", "sting"]}},
        },
        scenario="duel_2p",
    )
    m.do("play balrog_of_moria", "to khazad_dum", "forsake gimli")
    assert m.asked == "gandalf" and m.kind == "forsake"
    m.do("forsake sting")
    assert m.eliminated("gandalf") == ["gimli", "sting"] and m.asked == "gandalf" and m.kind == "action"
    m = lay(
        {"at": "path", "locations": {"bucklebury_ferry": "aside", "gildors_encampment": "aside"}}, scenario="duel_2p"
    )
    assert m.path == "bag_end" and len(m.hand("gandalf")) == 2


@rule("C10.2.4")
@example("X56", "X77")
@pytest.mark.parametrize(
    ("defence", "attack", "state", "corruption"),
    [(2, 2, "aside", 0), (3, 2, "free_peoples", 0), (1, 2, "shadow", 1), (0, 0, "aside", 0)],
)
def test_duel_path_scoring(lay: Any, defence: int, attack: int, state: str, corruption: int) -> None:
    m = lay(
        {
            "at": "combat",
            "path": "weathertop",
            "active": ["umbar"],
            "tokens": {"weathertop": {"attack": attack, "defence": defence}},
        },
        scenario="duel_2p",
    ).do("resolve weathertop")
    assert m.state("weathertop") == state and m.t.corruption == corruption


@rule("C10.2.4")
def test_all_free_peoples_cards_count_for_the_duel_s_total(lay: Any) -> None:
    start = {
        "at": "combat",
        "path": "weathertop",
        "active": ["umbar"],
        "cards": {"weathertop": ["sam_gamgee", "pippin_took"]},
        "tokens": {"weathertop": {"attack": 1}},
    }
    m = lay(start, scenario="duel_2p").do("resolve weathertop", "lose sam_gamgee")
    assert m.state("weathertop") == "free_peoples"
    m = lay(start, scenario="duel_2p", duel_defence="lost").do("resolve weathertop", "lose sam_gamgee")
    assert m.state("weathertop") == "aside"


@rule("C10.2.3")
@example("X57")
def test_the_ring_of_the_duel_once_per_round(lay: Any) -> None:
    m = lay({"path": "weathertop", "locations": LORE, "players": {"gandalf": {"hand": ["gimli"]}}}, scenario="duel_2p")
    m.do("ring")
    assert len(m.hand("gandalf")) == 4 and m.rule == "C10.2.3"
    m.do("eliminate gimli")
    m.do(m.options[0])
    assert len(m.hand("gandalf")) == 2 and m.eliminated("gandalf") == ["gimli"] and len(m.cycle("gandalf")) == 1
    m.do("pass")
    assert m.refused("ring") == "C6.8.5"
    m.passes()
    m.to_action()
    assert m.t.round == 2 and m.t.players[0].ring == 1


@rule("C10.2.3", "C7.2")
def test_the_ring_of_the_duel_forsakes_where_no_card_is_left_to_cycle(lay: Any) -> None:
    start: dict[str, Any] = {"path": "weathertop", "locations": LORE, "players": {}}
    book = lay(start, scenario="duel_2p").t.book
    kept = ("gimli", "sam_gamgee")
    gone = [c for i, c in enumerate(book.card_ids) if book.owner[i] == 0 and c not in kept]
    held = {"hand": ["gimli"], "reserve": ["sam_gamgee"], "eliminated": gone}  # nothing to draw
    m = lay(start | {"players": {"gandalf": held}}, scenario="duel_2p").do("ring")
    assert m.where("sam_gamgee") != "reserve" and m.asked == "witch_king"


@rule("C10.2.3")
@pytest.mark.parametrize(("vp", "winner"), [(0, [1]), (1, [0])])
def test_the_ring_of_the_duel_gives_no_points(lay: Any, vp: int, winner: list[int]) -> None:
    m = lay(
        {
            "at": "victory",
            "path_number": 9,
            "locations": {"minas_tirith": "free_peoples"},
            "corruption": 3,
            "players": {"witch_king": {"ring": False}},
        },
        scenario="duel_2p",
        duel_ring_vp=vp,
    )
    assert m.play.result.winners == winner


@rule("C10.3.1")
def test_gandalf_has_two_turns_in_the_three_player_duel(lay: Any) -> None:
    m = lay({"path": "weathertop"}, scenario="duel_3p")
    order = []
    for _ in range(4):
        order.append(m.asked)
        m.do("pass" if "ring" not in m.options or m.asked == "gandalf" else "ring")
    assert order == ["gandalf", "witch_king", "gandalf", "saruman"]


@rule("C10.3.1")
@example("X59")
def test_the_token_travels_over_four_slots(lay: Any) -> None:
    m = lay({"at": "draw", "path_number": 1, "start": 2}, scenario="duel_3p")
    assert m.t.start == 3 and m.t.book.player_ids[m.t.book.slots[m.t.start]] == "saruman"
    m = lay({"at": "draw", "path_number": 1, "start": 3}, scenario="duel_3p")
    assert m.t.start == 0


@rule("C10.3.3")
def test_rings_of_the_three_player_duel(lay: Any) -> None:
    m = lay({"path": "weathertop"}, scenario="duel_3p").do("ring")
    assert len(m.hand("gandalf")) == 3
    m = lay({"path": "weathertop", "turn": 1}, scenario="duel_3p").do("ring")
    assert len(m.hand("witch_king")) == 2 and m.asked == "gandalf"
    assert m.t.book.ring_vp == [0, 1, 1]


@rule("C10.3.4")
def test_only_gandalf_doubles_in_the_three_player_duel(lay: Any) -> None:
    start = {
        "at": "path",
        "path_number": 2,
        "locations": {"fords_of_bruinen": "aside", "imladris": "aside"},
    }
    m = lay(start, scenario="duel_3p")
    assert m.path == "the_council_of_elrond" and len(m.hand("gandalf")) == 2
    assert len(lay(start, scenario="duel_3p", duel_doubling=False).hand("gandalf")) == 1
    inn = {"at": "path", "path_number": 1, "locations": {"the_old_forest": "aside", "weathertop": "aside"}}
    m = lay(inn, scenario="duel_3p")
    assert (len(m.hand("witch_king")), len(m.hand("saruman"))) == (2, 2)
    m = lay({"at": "combat", "path": "weathertop", "active": ["umbar"]}, scenario="duel_3p").do("resolve weathertop")
    assert m.state("weathertop") == "aside"


@rule("C10.4.3", "C10.4.4", "C10.4.6")
@example("X60")
def test_fellowship_battlegrounds_come_by_round(lay: Any) -> None:
    expected = {
        1: ["minas_morgul"],
        2: ["rivendell"],
        3: ["moria"],
        4: ["lorien", "dol_guldur"],
        5: ["orthanc"],
        6: ["morannon"],
    }
    for number, grounds in expected.items():
        for start in (0, 1):
            m = lay(
                {"at": "battleground", "round": number, "start": start, "path_number": number - 1},
                scenario="fellowship",
            )
            assert m.active == grounds
    held = {"balrog": {"hand": ["saruman"]}}
    m = lay({"at": "path", "round": 6, "path_number": 5, "players": held}, scenario="fellowship")
    assert m.path == "amon_hen" and m.t.book.last_path == 6
    used = {m.t.book.location_ids[i] for i in range(14, 41) if m.t.book.used_locations[i]}
    assert used == {
        "bucklebury_ferry",
        "gildors_encampment",
        "inn_of_the_prancing_pony",
        "the_old_forest",
        "fords_of_bruinen",
        "imladris",
        "caradhras",
        "khazad_dum",
        "the_doors_of_durin",
        "egladil",
        "dimrill_dale",
        "lothlorien",
        "amon_hen",
    }


@rule("C10.4.4", "C10.4.7")
def test_fellowship_ends_on_path_six(lay: Any) -> None:
    m = lay(
        {
            "path": "lothlorien",
            "round": 4,
            "turn": 1,
            "cards": {"lothlorien": ["gandalf_the_grey"]},
            "players": {"balrog": {"hand": ["saruman"]}},
        },
        scenario="fellowship",
    )
    m.do("use gandalf_the_grey")
    assert m.path == "amon_hen"
    while not m.play.over:
        if m.kind == "action":
            m.passes()
        else:
            m.do(m.options[-1])
    assert m.t.round == 4


@rule("C10.4.5")
@example("X61")
def test_no_doubling_and_standard_paths_in_the_fellowship(lay: Any) -> None:
    m = lay(
        {
            "path": "imladris",
            "players": {"balrog": {"reserve": ["the_reaver"]}, "gandalf": {"hand": ["gimli", "sting"]}},
        },
        scenario="fellowship",
    )
    m.do("use the_reaver", "forsake gimli")
    assert m.kind == "action" and m.eliminated("gandalf") == ["gimli"]
    m = lay({"at": "combat", "path": "caradhras", "active": ["moria"]}, scenario="fellowship").do("resolve caradhras")
    assert m.state("caradhras") == "free_peoples"


@rule("C10.4.6")
def test_a_listed_battleground_is_not_activated_twice(lay: Any) -> None:
    start = {"at": "battleground", "round": 5, "path_number": 4, "locations": {"orthanc": "free_peoples"}}
    assert lay(start, scenario="fellowship").active == []
    m = lay(start, scenario="fellowship", fixed_again=True)
    assert m.active == ["orthanc"]


@rule("C10.4.6")
def test_the_token_alternates_in_the_fellowship(lay: Any) -> None:
    m = lay({"at": "draw", "path_number": 1}, scenario="fellowship")
    assert m.t.book.player_ids[m.t.book.slots[m.t.start]] == "gandalf"
