"""I13. The Ironbot's priority lists."""

from __future__ import annotations

import pytest
from solo_table import Solo, against_ironbot, lock

from ravenhill.coverage import example, rule
from ravenhill.games.ironwood import ironbot, ironbot_lists
from ravenhill.games.ironwood.book import IC
from ravenhill.games.ironwood.table import Stance

# --- focus ---


def focus(s: Solo, attack: bool = False) -> str:
    forests = ironbot_lists.attackable(s.t) if attack else ironbot_lists.warbands(s.t)
    found = ironbot_lists.focus(s.t, forests)
    assert not s.t.chance.fed
    return s.t.book.forest_names[found] if found >= 0 else "none"


@rule("I13.13")
def test_focus_a_warband_with_a_totem() -> None:
    s = against_ironbot(forests={"f07": {"fighters": 4, "charged": 1}, "f05": 1, "f01": 1})
    assert focus(s) == "f07"
    s.t.ww[s.f("f04")], s.t.fading[s.f("f04")], s.t.totems = 1, 1, 3
    assert focus(s) == "f04"  # fading first
    s.t.fading[s.f("f04")], s.t.charged[s.f("f04")] = 0, 1
    assert focus(s) == "f04"  # closer to an outer forest
    s.t.ww[s.f("f12")], s.t.charged[s.f("f12")], s.t.totems = 3, 1, 2
    s.feed("magic:highest_even")
    assert focus(s) == "f12"


@rule("I13.13")
def test_focus_fading_first_though_farther_from_the_edge() -> None:
    s = against_ironbot(forests={"f08": {"fighters": 1, "fading": 1}, "f04": {"fighters": 1, "charged": 1}})
    assert focus(s) == "f08"
    s.t.turn = 5  # the last turn: the fading totem no longer counts
    assert focus(s) == "f04"


@rule("I13.13")
def test_focus_between_totems_by_difference_in_the_other_reading() -> None:
    s = against_ironbot(
        forests={"f04": {"fighters": 3, "charged": 1}, "f12": {"fighters": 1, "charged": 1}}, mountains={"auria": 2}
    )
    s.reads(ironbot_focus_ties="difference")
    # 2 beside 3 against 0 beside 1: both one short, so the die again
    s.feed("magic:highest_even")
    assert focus(s) == "f12"
    s.t.fighters[s.m("auria")] = 3
    assert focus(s) == "f04"


@rule("I13.13")
def test_focus_closest_to_a_lone_totem_then_largest() -> None:
    s = against_ironbot(forests={"f10": {"charged": 1}, "f12": 1, "f09": 2, "f05": 5})
    assert focus(s) == "f09"


@rule("I13.13", "I13.26")
def test_focus_smallest_then_difference() -> None:
    s = against_ironbot(forests={"f05": 2, "f12": 2, "f09": 3, "f02": 1}, mountains={"auria": 1, "zincur": 4})
    assert focus(s) == "f12"
    s.t.fighters[s.m("auria")] = 4
    s.feed("magic:lowest_odd")
    assert focus(s) == "f05"


@rule("I13.26")
@example("N103")
def test_focus_in_the_last_turn_disregards_a_fading_totem() -> None:
    s = against_ironbot(turn=5, forests={"f07": {"fighters": 3, "fading": 1}, "f12": 1})
    assert focus(s) == "f12"
    s.t.turn = 3
    assert focus(s) == "f07"


@rule("I13.26")
def test_focus_in_the_last_turn_looks_for_other_totems() -> None:
    s = against_ironbot(
        turn=5, forests={"f07": {"fighters": 3, "fading": 1}, "f12": 1, "f09": 2, "f13": {"charged": 1}}
    )
    s.feed("magic:lowest_even")  # f09 and f12 both join f13; the larger
    s.t.ww[s.f("f12")] = 2
    assert focus(s) == "f12"


@rule("I13.26")
def test_other_readings_of_the_fading_totem() -> None:
    s = against_ironbot(
        turn=5,
        forests={"f07": {"fighters": 3, "fading": 1}, "f12": 1},
        options={"ironbot_last_turn_focus": "next_totem"},
    )
    assert focus(s) == "f07"  # it is still on the map
    s.reads(ironbot_last_turn_focus="unfading_only")
    s.t.turn = 1
    assert focus(s) == "f12"
    s.t.charged[s.f("f07")], s.t.fading[s.f("f07")] = 1, 0
    assert focus(s) == "f07"
    s.t.turn = 5
    assert focus(s) == "f12"


@rule("I13.26", "I13.14")
def test_focus_of_an_attack_leaves_out_warbands_without_a_neighbour() -> None:
    s = against_ironbot(forests={"f13": {"fighters": 2, "charged": 1}, "f07": 1, "f04": 1}, mountains={"auria": 3})
    assert focus(s) == "f13"
    s.t.ww[s.f("f14")] = 3
    assert focus(s, attack=True) == "f07"  # closest to the totem of those beside Auria


@rule("I13.26")
@example("N102")
def test_without_woodwalkers_in_inner_forests_there_is_no_focus() -> None:
    s = against_ironbot(clear=False, crystals={"ironclad": 0}, bot={"hand": ["IC02"], "exhausted": True})
    assert focus(s) == "none"
    assert not ironbot_lists.chase(s.t)
    s.turn()
    assert s.t.stance == Stance.EXPANSIVE
    assert s.crystals() == 1
    assert len(s.told("icon-nothing")) == 1
    assert ironbot_lists.stance_now(s.t) != Stance.AGGRESSIVE  # so a compass never meets Aggressive then


# --- attack ---


def attack(s: Solo, *answers: tuple[str, ...]) -> bool:
    script = ironbot.attack(s.t, s.t.book.card_index["IC03"], ironbot_lists.attackable(s.t))
    return bool(s.run(script, *answers))


@rule("I13.14")
@example("N59")
@pytest.mark.parametrize(("units", "fights"), [(2, False), (3, True)])
def test_attack_only_if_at_least_as_large(units: int, fights: bool) -> None:
    s = against_ironbot(forests={"f07": 3}, mountains={"ferrum": 1, "auria": units}, bot={"hand": ["IC02"]})
    s.without_cards()
    assert attack(s) == fights
    assert bool(s.told("attack")) == fights


@rule("I13.14", "I13.28")
def test_the_largest_warband_attacks() -> None:
    s = against_ironbot(
        forests={"f07": 1},
        mountains={"ferrum": 3, "auria": 3, "lithimar": {"fighters": 2, "golems": 1}},
        bot={"hand": ["IC02"]},
    )
    s.without_cards()
    attack(s)
    assert s.told("attack") == [{"side": "ironclad", "a": "lithimar", "b": "f07"}]
    s = against_ironbot(forests={"f07": 1}, mountains={"ferrum": 3, "auria": 3}, bot={"hand": ["IC02"]})
    s.without_cards()
    s.feed("magic:highest_odd", "card:IC02")  # Ferrum is 5, Auria 1
    attack(s)
    assert s.told("attack")[0]["a"] == "ferrum"


@rule("I13.28")
def test_no_second_target_when_the_focus_is_too_large() -> None:
    s = against_ironbot(
        forests={"f07": {"fighters": 4, "charged": 1}, "f12": 1},
        mountains={"ferrum": 3, "zincur": 2},
        bot={"hand": ["IC02"]},
    )
    s.without_cards()
    assert not attack(s)
    assert s.told("bot-too-small") == [{"a": "ferrum", "b": "f07"}]
    s.reads(ironbot_attack_next=True)
    assert attack(s)
    assert s.told("attack")[0]["b"] == "f12"


@rule("I13.14", "I13.28")
@example("N67")
def test_no_card_to_wager() -> None:
    s = against_ironbot(
        forests={"f07": 1},
        mountains={"ferrum": 3, "auria": 3},
        crystals={"ironclad": 0},
        bot={"hand": ["IC02"], "exhausted": True},
    )
    s.feed("card:IC02", "magic:lowest_odd", "card:IC30").turn()
    assert s.hand() == ["IC30"]
    assert not s.told("attack")
    assert s.crystals() == 0  # drawing has changed the game: no compensation
    s.t.ww[s.f("f07")] = 4
    s.t.bot_hand.draw(s.t.chance, s.t.book.card_labels)
    s.t.discard[IC].append(s.t.book.card_index["IC30"])
    assert not attack(s)  # it would not have attacked: nothing is drawn
    assert s.hand() == []


# --- Chase ---


@rule("I13.15")
@example("N61")
@pytest.mark.parametrize(("source", "held", "target_has"), [("plumbarum", 6, 4), ("ferrum", 5, 2)])
def test_chase_until_larger(source: str, held: int, target_has: int) -> None:
    # f14 touches Auria, Zincur, Plumbarum; f04 touches Auria, Argentimar, Plumbarum
    s = against_ironbot(forests={"f05": 3}, mountains={source: held})
    s.feed("magic:lowest_odd")
    assert ironbot_lists.chase(s.t)
    assert max(s.units("auria", "lithimar", "argentimar")) == target_has
    assert s.units(source) == [held - target_has]


@rule("I13.15")
def test_no_chase_when_one_has_more_units_already() -> None:
    s = against_ironbot(forests={"f07": 3}, mountains={"auria": 4, "plumbarum": 5})
    assert not ironbot_lists.chase(s.t)
    s = against_ironbot(forests={"f07": 3}, mountains={"auria": {"fighters": 2, "golems": 1}, "plumbarum": 5})
    assert ironbot_lists.chase(s.t)  # units are counted, not size: a golem does not break the tie
    assert s.units("auria") == [4]
    s = against_ironbot(forests={"f07": 3}, mountains={"auria": 3, "plumbarum": 5})
    assert ironbot_lists.chase(s.t)
    assert s.units("auria") == [4]


@rule("I13.15", "I13.29")
def test_chase_where_the_largest_warband_forms() -> None:
    s = against_ironbot(forests={"f07": 5}, mountains={"auria": 1, "lithimar": 2, "plumbarum": 3, "chromia": 3})
    assert ironbot_lists.chase(s.t)
    assert s.chose("chase-target") == ["lithimar"]  # 2 + 3 against 1 + 3
    assert s.chose("chase-source") == ["chromia"]
    assert s.units("lithimar", "chromia") == [5, 0]  # the source may be emptied


@rule("I13.15")
def test_chase_prefers_unmarked_targets() -> None:
    s = against_ironbot(forests={"f07": 5}, mountains={"plumbarum": 3, "chromia": 3}, bot={"marked": ["auria"]})
    ironbot_lists.chase(s.t)
    assert s.chose("chase-target") == ["lithimar"]
    assert s.rolled() == 0


@rule("I13.15")
def test_chase_golems_first() -> None:
    s = against_ironbot(forests={"f04": 1}, mountains={"zincur": {"fighters": 3, "golems": 1}})
    s.feed("magic:lowest_odd")  # Auria 1 and Plumbarum 11
    ironbot_lists.chase(s.t)
    assert (s.golems("auria"), s.fighters("auria")) == (1, 1)
    assert (s.golems("zincur"), s.fighters("zincur")) == (0, 2)


@rule("I13.29")
def test_units_moved_this_turn_do_not_chase() -> None:
    s = against_ironbot(forests={"f04": 3}, mountains={"zincur": 3})
    s.t.moved_fighters[s.m("zincur")] = 3
    assert not ironbot_lists.chase(s.t)
    s.t.moved_fighters[s.m("zincur")] = 1
    s.feed("magic:lowest_odd")
    assert ironbot_lists.chase(s.t)
    assert s.units("zincur", "auria") == [1, 2]


@rule("I13.29")
def test_chase_without_a_source() -> None:
    s = against_ironbot(forests={"f13": 3}, mountains={"ferrum": 3, "auria": 2})
    assert not ironbot_lists.chase(s.t)
    assert s.told("bot-no-move") == [{"what": "list-chase"}]


# --- Protect ---


@rule("I13.16")
def test_protect_ferrum_first() -> None:
    s = against_ironbot(
        forests={"f04": 4},
        mountains={"ferrum": {"fighters": 1, "golems": 1}, "auria": 4, "plumbarum": {"site": "foundation"}},
    )
    assert ironbot_lists.protect(s.t)
    assert s.units("ferrum", "auria") == [5, 1]


@rule("I13.16", "I13.30")
def test_protect_a_threatened_foundation() -> None:
    s = against_ironbot(
        forests={"f01": 2, "f06": 4},
        mountains={
            "ferrum": 3,
            "plumbarum": {"fighters": 1, "site": "foundation"},
            "cobaltis": {"fighters": 3, "site": "foundation"},
            "auria": 3,
            "palladimor": 3,
            "lithimar": 3,
        },
    )
    assert ironbot_lists.protect(s.t)  # an outer forest threatens Plumbarum, the smaller warband
    assert s.chose("protect-foundation") == ["plumbarum"]
    assert s.units("plumbarum", "auria") == [3, 1]
    s.reads(ironbot_outer_forests=False)
    s.feed("magic:lowest_even")
    assert ironbot_lists.protect(s.t)
    assert s.chose("protect-foundation")[-1] == "cobaltis"


@rule("I13.16")
def test_protect_prefers_unmarked_foundations() -> None:
    s = against_ironbot(
        forests={"f04": 4, "f06": 4},
        mountains={
            "ferrum": 3,
            "plumbarum": {"fighters": 1, "site": "foundation"},
            "chromia": {"fighters": 3, "site": "foundation"},
            "lithimar": 3,
        },
        bot={"marked": ["plumbarum"]},
    )
    ironbot_lists.protect(s.t)
    assert s.chose("protect-foundation") == ["chromia"]


@rule("I13.16", "I13.30")
def test_protect_an_inner_mountain_and_its_source() -> None:
    s = against_ironbot(
        forests={"f05": 4},
        mountains={
            "ferrum": 5,
            "auria": 1,
            "lithimar": 4,
            "argentimar": 4,
            "plumbarum": {"fighters": 5, "site": "foundation"},
        },
    )
    s.feed("magic:highest_even")  # Lithimar 2, Argentimar 6
    assert ironbot_lists.protect(s.t)
    assert s.chose("protect-inner") == ["auria"]  # the others hold
    # Plumbarum has a foundation, Ferrum counts 2
    assert s.chose("protect-source") == ["argentimar"]
    assert s.units("auria", "argentimar") == [4, 1]


@rule("I13.16", "I13.30")
def test_protect_is_forfeit_without_a_source() -> None:
    s = against_ironbot(forests={"f05": 4, "f12": 4}, mountains={"ferrum": 2, "auria": 1, "lithimar": 1, "cuprumis": 5})
    assert not ironbot_lists.protect(s.t)  # nobody beside Ferrum can be spared; no second target
    assert s.chose("protect-ferrum") == ["ferrum"]
    assert s.units("ferrum", "palladimor") == [2, 0]


@rule("I13.16")
def test_protect_from_ferrum_leaves_three_golems_first() -> None:
    s = against_ironbot(
        forests={"f05": 4}, mountains={"ferrum": {"fighters": 4, "golems": 1}, "auria": 3, "lithimar": 4}
    )
    assert ironbot_lists.protect(s.t)
    assert s.chose("protect-source") == ["lithimar"]  # 4 against 5 - 3
    s = against_ironbot(
        forests={"f05": 4}, mountains={"ferrum": {"fighters": 4, "golems": 1}, "auria": 3, "lithimar": 4}
    )
    s.t.moved_fighters[s.m("lithimar")] = 4
    assert ironbot_lists.protect(s.t)
    assert (s.golems("ferrum"), s.fighters("ferrum")) == (0, 3)
    assert (s.golems("auria"), s.fighters("auria")) == (1, 4)


# --- Expand ---


@rule("I13.17")
@example("N62")
@pytest.mark.parametrize(("source", "held", "moved"), [("auria", 4, 3), ("ferrum", 5, 2)])
def test_expand_all_but_one(source: str, held: int, moved: int) -> None:
    if source == "auria":
        s = against_ironbot(mountains={"auria": held}, bot={"marked": ["argentimar"]})
        target = "plumbarum"
    else:
        s = against_ironbot(mountains={"ferrum": held}, bot={"marked": ["auria", "zincur", "palladimor"]})
        target = "lithimar"
    assert ironbot_lists.expand(s.t)
    assert s.units(source, target) == [held - moved, moved]


@rule("I13.17", "I13.18", "I13.31")
def test_expand_fewest_fighters_then_foundation() -> None:
    s = against_ironbot(
        forests={"f01": 1, "f02": 1, "f04": 1},
        mountains={"auria": 3, "argentimar": {"site": "foundation"}},
    )
    ironbot_lists.expand(s.t)
    assert s.chose("expand-site") == ["plumbarum"]  # 2 fighters beside it, 3 beside Argentimar
    s = against_ironbot(
        forests={"f01": 1, "f02": 1, "f04": 1},
        mountains={"auria": 3, "argentimar": {"site": "foundation"}},
        options={"expand_order": "foundation_first"},
    )
    ironbot_lists.expand(s.t)
    assert s.chose("expand-site") == ["argentimar"]
    s = against_ironbot(forests={"f04": 1}, mountains={"auria": 3, "argentimar": {"site": "foundation"}})
    ironbot_lists.expand(s.t)
    assert s.chose("expand-site") == ["argentimar"]  # as many: the foundation decides
    assert s.rolled() == 0


@rule("I13.17")
def test_expand_entries_in_order() -> None:
    outer = ["argentimar", "chromia", "cobaltis", "cuprumis", "gallimor", "plumbarum"]
    s = against_ironbot(
        forests={"f04": 1, "f08": 2, "f05": 1},
        mountains={"zincur": 3, "plumbarum": {"site": "foundation"}, "gallimor": {"site": "forge"}},
        bot={"marked": outer},
    )
    ironbot_lists.expand(s.t)
    assert s.chose("expand-foundation") == ["plumbarum"]  # marked, but a foundation
    s = against_ironbot(forests={"f04": 1, "f08": 2, "f12": 3}, mountains={"zincur": 3}, bot={"marked": outer})
    ironbot_lists.expand(s.t)
    assert s.chose("expand-inner") == ["palladimor"]  # a warband of 3 beside it, 2 beside Auria
    s = against_ironbot(forests={"f12": 3}, mountains={"zincur": 3}, bot={"marked": [*outer, "palladimor", "auria"]})
    assert not ironbot_lists.expand(s.t)


@rule("I13.17", "I13.31")
def test_expand_takes_the_next_target_when_nobody_can_move() -> None:
    s = against_ironbot(forests={"f01": 1}, mountains={"auria": 1, "zincur": 1, "lithimar": 2})
    s.feed("magic:lowest_odd")  # Chromia 7, Cobaltis 8
    assert ironbot_lists.expand(s.t)
    assert s.chose("expand-site") == ["chromia"]  # nobody to spare beside Plumbarum or Cuprumis
    assert s.units("lithimar") == [1]


@rule("I13.17")
def test_expand_from_the_largest_warband() -> None:
    s = against_ironbot(
        mountains={"auria": 3, "zincur": {"fighters": 2, "golems": 1}}, bot={"marked": ["argentimar", "gallimor"]}
    )
    ironbot_lists.expand(s.t)
    assert s.chose("expand-source") == ["zincur"]
    assert (s.golems("plumbarum"), s.fighters("plumbarum")) == (1, 1)


@rule("I13.36")
def test_prohibitions_bind_it() -> None:
    s = lock(against_ironbot(mountains={"auria": 4}, bot={"marked": ["argentimar"]}), "plumbarum")
    assert ironbot_lists.expand(s.t)
    assert s.chose("expand-site") == []
    assert s.units("plumbarum") == [0]
    s = lock(against_ironbot(mountains={"auria": 4}), "auria")
    assert not ironbot_lists.expand(s.t)
    s = lock(against_ironbot(), "ferrum")
    assert ironbot_lists.drill_goal(s.t) == -1
    s = lock(against_ironbot(mountains={"auria": 4}, bot={"marked": ["argentimar"]}), "plumbarum")
    s.reads(bot_prohibitions=False)
    ironbot_lists.expand(s.t)
    assert s.units("plumbarum") == [3]
