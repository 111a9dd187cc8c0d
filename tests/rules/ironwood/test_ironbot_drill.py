"""I13. The Ironbot's drill and its recruits."""

from __future__ import annotations

import pytest
from solo_table import Solo, against_ironbot, ironbot_icon, lock

from ravenhill.coverage import example, rule
from ravenhill.games.ironwood import automaton, drill, ironbot, ironbot_lists
from ravenhill.games.ironwood.table import Stance

# --- the drill ---


def drill_goal(s: Solo) -> str:
    goal = ironbot_lists.drill_goal(s.t)
    assert not s.t.chance.fed
    return s.t.book.mountain_names[goal] if goal >= 0 else "stays"


@rule("I13.19", "I13.32")
@example("N63")
def test_drill_with_cargo_goes_home() -> None:
    s = against_ironbot(
        drill={"at": "cobaltis", "track": 3, "cargo": 3}, mountains={"chromia": {"site": "forge"}, "lithimar": 5}
    )
    assert ironbot.move_drill(s.t)
    assert s.drill() == "chromia"  # one step, nearer than Ferrum
    assert s.crystals() == 3
    assert s.t.cargo == 0


@rule("I13.32")
@example("N106")
def test_drill_on_its_way_home() -> None:
    s = against_ironbot(drill={"at": "plumbarum", "track": 2, "cargo": 3}, mountains={"auria": 1, "zincur": 2})
    assert ironbot.move_drill(s.t)
    assert s.drill() == "zincur"  # the larger warband
    assert (s.t.track, s.t.cargo) == (3, 4)
    s = against_ironbot(drill={"at": "plumbarum", "track": 2, "cargo": 3}, forests={"f05": 1})
    assert drill_goal(s) == "zincur"  # no Woodwalkers beside it
    s = against_ironbot(drill={"at": "plumbarum", "track": 2, "cargo": 3}).feed("magic:lowest_odd")
    assert drill_goal(s) == "auria"


@rule("I13.19")
def test_drill_without_cargo() -> None:
    s = against_ironbot(drill={"at": "plumbarum"}, mountains={"auria": 2, "zincur": {"fighters": 1, "golems": 1}})
    assert drill_goal(s) == "zincur"
    s = against_ironbot(
        drill={"at": "plumbarum"}, mountains={"auria": 2, "zincur": 2}, forests={"f12": 1, "f10": 1, "f05": 2}
    )
    assert drill_goal(s) == "zincur"  # the largest band beside it is 1, beside Auria 2


@rule("I13.19")
def test_drill_among_empty_mountains() -> None:
    s = against_ironbot(drill={"at": "plumbarum"}, mountains={"palladimor": 3, "chromia": 2}, forests={"f11": 1})
    # Argentimar and Auria have no Woodwalkers beside them; Argentimar stands beside Chromia
    assert drill_goal(s) == "argentimar"
    s = against_ironbot(drill={"at": "plumbarum"}, mountains={"palladimor": 3, "chromia": 2}, forests={"f11": 1})
    s.reads(ironbot_drill_alone="neighbours_first")
    assert drill_goal(s) == "zincur"  # beside the warband of three


@rule("I13.32")
def test_drill_among_forges_unloads() -> None:
    s = against_ironbot(
        drill={"at": "cuprumis", "track": 1, "cargo": 2},
        mountains={"cobaltis": {"site": "forge"}, "gallimor": {"site": "forge"}},
    )
    assert drill_goal(s) == "palladimor"  # without a forge if possible
    lock(s, "palladimor")
    s.feed("magic:lowest_even")
    assert ironbot.move_drill(s.t)
    assert s.drill() == "cobaltis"
    assert s.crystals() == 2


@rule("I13.32", "I13.22", "I13.23")
@example("N105")
def test_drill_moves_once_a_turn() -> None:
    s = against_ironbot(
        mountains={"ferrum": 6, "auria": 1, "lithimar": 4},
        crystals={"ironclad": 0},
        bot={"hand": ["IC15"], "exhausted": True},
    )
    s.turn()
    assert s.drill() == "lithimar"
    assert s.t.drill_moves == 1
    assert s.crystals() == 1  # the gain of the crystals icon
    assert s.t.cargo == 2
    assert s.units("lithimar", "ferrum") == [6, 4]  # two join the drill
    assert not s.told("icon-nothing")


@rule("I13.23", "I13.22")
def test_escort() -> None:
    s = against_ironbot(
        drill={"at": "auria"},
        mountains={"ferrum": 6, "lithimar": {"fighters": 3, "golems": 1}, "zincur": 4},
    )
    s.t.drill_moves = 1
    assert ironbot_icon(s, "drill")
    assert (s.golems("auria"), s.fighters("auria")) == (1, 1)  # Lithimar is larger by its golem; golems first
    s = against_ironbot(drill={"at": "auria"}, mountains={"lithimar": 2})
    s.t.drill_moves = 1
    ironbot_icon(s, "drill")
    assert s.units("auria", "lithimar") == [1, 1]  # one stays
    s = against_ironbot(drill={"at": "auria"}, mountains={"lithimar": 2}).reads(ironbot_escort="all")
    s.t.drill_moves = 1
    ironbot_icon(s, "drill")
    assert s.units("auria", "lithimar") == [2, 0]
    s = against_ironbot(drill={"at": "auria"}, mountains={"ferrum": 4})
    s.t.drill_moves = 1
    ironbot_icon(s, "drill")
    assert s.units("auria", "ferrum") == [1, 3]


@rule("I13.32")
def test_a_second_drill_instruction_brings_the_compensation() -> None:
    s = against_ironbot(mountains={"ferrum": 3, "auria": 1})
    assert ironbot_icon(s, "drill")
    assert not ironbot_icon(s, "drill")
    s.reads(ironbot_drill_twice=True)
    assert ironbot_icon(s, "drill")
    assert s.t.drill_moves == 2


@rule("I13.19")
@example("N64")
@pytest.mark.parametrize(("held", "left"), [(["V_AURIA"], 1), (["V_AURIA", "V_CHROMIA"], 1)])
def test_survey_sends_a_vision_back(held: list[str], left: int) -> None:
    s = against_ironbot(drill={"at": "auria", "track": 1, "cargo": 2}, visions=held)
    if len(held) == 2:
        s.feed("card:V_CHROMIA")
    drill.drill_to(s.t, s.m("plumbarum"))
    assert not s.t.chance.fed
    assert [s.t.book.vision_names[v] for v in s.t.visions] == ["V_AURIA"]
    assert len(s.t.visions) == left
    assert len(s.t.vision_deck) == 9
    assert s.units("auria") == [1]  # the other rewards as in I8
    assert s.t.cargo == 3


@rule("I13.19")
def test_third_step_draws_under_the_hand() -> None:
    s = against_ironbot(drill={"at": "auria", "track": 2, "cargo": 2}, bot={"hand": ["IC02"]}).feed("card:IC11")
    drill.drill_to(s.t, s.m("plumbarum"))
    assert s.hand() == ["IC02", "IC11"]


# --- recruiting ---


@rule("I13.20")
@example("N55")
def test_recruit_place() -> None:
    s = against_ironbot(mountains={"ferrum": {"fighters": 2, "golems": 2}, "chromia": {"site": "forge"}})
    ironbot_lists.recruit(s.t)
    assert s.fighters("ferrum") == 3  # fighters count, not units
    s = against_ironbot(
        mountains={
            "ferrum": 3,
            "chromia": {"fighters": 1, "site": "forge"},
            "cobaltis": {"fighters": 2, "site": "forge"},
        }
    )
    ironbot_lists.recruit(s.t)
    assert s.fighters("chromia") == 2
    s.feed("magic:highest_even")  # Chromia 7, Cobaltis 8
    ironbot_lists.recruit(s.t)
    assert s.fighters("cobaltis") == 3


@rule("I13.35")
def test_recruit_with_an_empty_supply() -> None:
    s = against_ironbot(mountains={"ferrum": 4, "auria": 8, "zincur": 8}, crystals={"ironclad": 9})
    assert not ironbot_lists.recruit(s.t)
    automaton.recruit_at_round_end(s.t)
    assert s.crystals() == 9
    s.t.stance = Stance.AGGRESSIVE
    assert not ironbot_icon(s, "forge", Stance.AGGRESSIVE)
    assert s.crystals() == 9
    assert not ironbot_icon(s, "warband")
