"""I14. The Woodbot's priority lists: targets, sources, attacks, recruiting."""

from __future__ import annotations

from typing import Any

import pytest
from solo_table import Solo, against_woodbot

from ravenhill.coverage import example, rule
from ravenhill.games.ironwood import automaton, woodbot, woodbot_lists
from ravenhill.games.ironwood.book import Ban
from ravenhill.games.ironwood.pieces import Prohibition

EXALTED = {"exalted": True}
RICH = {"ironclad": 5}


def goal(s: Solo, name: str, **args: Any) -> str:
    """Where one of the moves goes."""
    found = woodbot_lists.secure(s.t, False) if name == "secure" else getattr(woodbot_lists, name)(s.t, **args)
    assert not s.t.chance.fed
    return s.t.book.forest_names[found.forest] if found is not None else "nowhere"


def secured_by(s: Solo, n: int) -> Solo:
    woodbot.move(s.t, woodbot_lists.secure(s.t, False), n, False, 99)
    assert not s.t.chance.fed
    return s


# --- Plunder ---


@rule("I14.16")
def test_plunder_a_rich_enemy() -> None:
    s = against_woodbot(forests={"f05": 2, "f13": 3, "f12": 1}, crystals=RICH)
    assert goal(s, "plunder") == "f09"  # beside Ferrum: f13 has most; f07 has f05, f10 has f12
    s = against_woodbot(
        forests={"f01": 2, "f15": 1}, mountains={"gallimor": {"fighters": 1, "site": "foundation"}}, crystals=RICH
    )
    assert goal(s, "plunder") == "f11"  # nobody reaches Ferrum: the controlled foundation
    assert s.chose("plunder-foundation") == ["f11"]


@rule("I14.16")
def test_plunder_foundation_in_the_other_reading() -> None:
    s = against_woodbot(
        forests={"f01": 2, "f03": 1},
        mountains={"gallimor": {"fighters": 1, "site": "foundation"}, "chromia": {"site": "foundation"}},
        crystals=RICH,
    ).reads(woodbot_plunder_foundation="uncontrolled")
    assert goal(s, "plunder") == "f06"


@rule("I14.16", "I14.23")
def test_plunder_the_drill() -> None:
    s = against_woodbot(forests={"f02": 1, "f05": 2}, drill={"at": "argentimar", "track": 1, "cargo": 2})
    assert goal(s, "plunder") == "f04"  # f05 holds two that may come; f04 has them beside it
    s = against_woodbot(forests={"f05": 2, "f15": 3}, drill={"at": "gallimor", "track": 1, "cargo": 2})
    assert goal(s, "plunder") == "f12"
    s = against_woodbot(forests={"f05": 2, "f03": 3}, drill={"at": "gallimor", "track": 1, "cargo": 2})
    assert goal(s, "plunder") == "f07"  # nobody beside the drill: Ferrum
    s = against_woodbot(forests={"f05": 2, "f15": 3}, drill={"at": "gallimor", "track": 1, "cargo": 1})
    assert s.chose("plunder-drill") == []
    assert goal(s, "plunder") == "f12"
    assert s.chose("plunder-outer") == ["f12"]  # one crystal does not draw it


@rule("I14.16", "I14.23")
def test_plunder_goes_on_to_the_next_block() -> None:
    s = against_woodbot(forests={"f01": 2}, crystals=RICH, drill={"at": "plumbarum", "track": 1, "cargo": 2})
    s.feed("magic:lowest_odd")
    assert goal(s, "plunder") == "f11"  # f04 and f11 beside the drill
    assert s.chose("plunder-drill") == ["f11"]


@rule("I14.16")
def test_plunder_from_outer_forests_only() -> None:
    s = against_woodbot(forests={"f01": 2, "f02": 3, "f04": 5})
    assert goal(s, "plunder") == "f05"  # 3 in outer forests; the 5 of f04 do not count
    s = against_woodbot(forests={"f05": 2})
    assert goal(s, "plunder") == "nowhere"  # none in an outer forest: skip


# --- Interfere ---


@rule("I14.18")
def test_interfere_entries() -> None:
    mountains = {"plumbarum": {"fighters": 1, "site": "foundation"}, "chromia": {"site": "foundation"}}
    s = against_woodbot(forests={"f01": 2, "f05": 3, "f08": 1}, mountains=mountains)
    assert goal(s, "interfere") == "f04"  # beside Plumbarum: f01 and f05 join it
    s = against_woodbot(forests={"f05": 3, "f03": 1}, drill={"at": "chromia", "track": 1, "cargo": 2})
    assert goal(s, "interfere") == "f07"
    assert s.chose("interfere-ferrum") == ["f07"]
    s = against_woodbot(forests={"f03": 1, "f01": 4}, drill={"at": "chromia", "track": 1, "cargo": 2})
    assert goal(s, "interfere") == "f06"
    assert s.chose("interfere-drill") == ["f06"]
    s = against_woodbot(forests={"f03": 1, "f01": 4}, drill={"at": "chromia", "track": 1, "cargo": 1})
    s.feed("magic:highest_odd")
    assert goal(s, "interfere") == "f11"  # beside Zincur; f04 beside Auria has as many
    assert s.chose("interfere-possible") == ["f11"]


@rule("I14.23", "I14.18")
@example("N109")
def test_interfere_at_the_start() -> None:
    s = against_woodbot(clear=False).feed("magic:lowest_even")
    assert goal(s, "interfere") == "f04"
    assert s.chose("interfere-ferrum") == []
    assert [line["place"] for line in s.told("tied")] == ["f04", "f05", "f06", "f11", "f12", "f13"]


@rule("I14.23")
def test_targets_out_of_reach_in_the_other_reading() -> None:
    s = against_woodbot(clear=False, options={"woodbot_reachable_targets": False}).feed("magic:lowest_even")
    assert goal(s, "interfere") == "f08"  # it stands still in the opening
    found = woodbot_lists.interfere(s.t)
    assert not woodbot.move_guarding(s.t, found, 2)


@rule("I14.23")
def test_fighters_that_moved_do_not_count() -> None:
    s = against_woodbot(forests={"f05": 3, "f13": 1})
    assert goal(s, "interfere") == "f07"
    s.t.moved_ww[s.f("f05")] = 3
    assert goal(s, "interfere") == "f09"
    s.t.moved_ww[s.f("f13")] = 1
    assert goal(s, "interfere") == "nowhere"


@rule("I14.35")
def test_prohibitions_bind_it() -> None:
    s = against_woodbot(forests={"f05": 3, "f13": 1})
    s.t.prohibitions.append(Prohibition(Ban.WW_MOVE_OUT, s.f("f05"), False))
    assert goal(s, "interfere") == "f09"
    assert goal(s.reads(bot_prohibitions=False), "interfere") == "f07"


# --- Secure ---


@rule("I14.17", "I14.28", "I14.19")
@example("N111")
def test_secure_a_held_totem() -> None:
    s = against_woodbot(forests={"f14": {"fighters": 3, "charged": 1}}, mountains={"auria": 1}, bot=EXALTED)
    secured_by(s, 5)  # f11: no Ironclad unit beside it; Auria touches f04
    assert s.ww("f11", "f14") == [3, 0]
    assert s.totems("f11") == 1
    s.t.moved_ww = [0] * 16
    secured_by(s, 5)
    assert s.t.secured == 1
    assert s.ww("f01") == [3]  # the others still move there
    s = against_woodbot(forests={"f14": {"fighters": 3, "charged": 1}}, bot=EXALTED).feed("magic:lowest_even")
    assert goal(s, "secure") == "f04"
    s = against_woodbot(
        forests={"f08": {"fighters": 1, "charged": 1}}, mountains={"ferrum": 1, "auria": 2, "zincur": 1}, bot=EXALTED
    )
    assert goal(s, "secure") == "f10"  # f07, f10, f14 are two steps from an outer forest; 2 units against 3 and 3


@rule("I14.28")
def test_the_carrier_goes_first() -> None:
    s = against_woodbot(forests={"f14": {"fighters": 2, "charged": 1}, "f01": 3}, mountains={"zincur": 1}, bot=EXALTED)
    secured_by(s, 2)
    assert s.totems("f04") == 1
    assert s.ww("f04", "f14", "f01") == [2, 1, 2]  # then outer forests first
    s = against_woodbot(
        forests={"f14": {"fighters": 2, "charged": 1}, "f01": 3},
        mountains={"zincur": 1},
        bot=EXALTED,
        options={"woodbot_carrier_first": False},
    )
    secured_by(s, 2)
    assert s.totems("f14") == 1
    assert s.ww("f04", "f14", "f01") == [2, 2, 1]


@rule("I14.28")
def test_several_held_totems() -> None:
    s = against_woodbot(
        forests={"f04": {"fighters": 1, "charged": 1}, "f14": {"fighters": 1, "fading": 1}},
        mountains={"auria": 1},
        bot=EXALTED,
    )
    secured_by(s, 1)
    assert s.totems("f11") == 1  # the fading one first
    s = against_woodbot(
        forests={"f04": {"fighters": 1, "charged": 1}, "f14": {"fighters": 1, "charged": 1}}, bot=EXALTED
    )
    secured_by(s, 1)
    assert s.t.secured == 1  # the one nearer to an outer forest
    s = against_woodbot(
        forests={"f04": {"fighters": 1, "charged": 1}, "f06": {"fighters": 1, "charged": 1}}, bot=EXALTED
    ).feed("magic:highest_even")
    secured_by(s, 1)
    assert s.ww("f03") == [1]


@rule("I14.28")
def test_a_forest_with_two_totems_sends_the_fading_one() -> None:
    s = against_woodbot(forests={"f04": {"fighters": 2, "charged": 1, "fading": 1}}, bot=EXALTED)
    secured_by(s, 1)
    assert (s.t.charged[s.f("f04")], s.t.fading[s.f("f04")], s.t.secured) == (1, 0, 1)


@rule("I14.17", "I14.30")
def test_secure_a_lone_totem() -> None:
    s = against_woodbot(forests={"f08": {"charged": 1}, "f14": 2, "f12": 9}, bot=EXALTED)
    secured_by(s, 5)
    assert s.ww("f08") == [2]
    s = against_woodbot(forests={"f08": {"charged": 1}, "f12": 2, "f11": 1}, bot=EXALTED)
    secured_by(s, 5)
    assert s.ww("f10") == [2]  # nobody beside the totem: beside it, most adjacent
    assert s.totems("f08") == 1


@rule("I14.17")
def test_secure_where_a_totem_may_be() -> None:
    s = against_woodbot(forests={"f01": 1, "f03": 3}, mountains={"lithimar": 1})
    # f06 (3 adjacent) touches only controlled Lithimar; f04 touches Auria, f11 Zincur
    s.feed("magic:lowest_even")
    assert goal(s, "secure") == "f04"
    s = against_woodbot(
        forests={"f01": 1, "f03": 3}, mountains={"lithimar": 1, "auria": 1, "zincur": 1, "palladimor": 1}
    )
    assert goal(s, "secure") == "f06"  # nothing uncontrolled: most adjacent
    s = against_woodbot(forests={"f07": 3})
    assert goal(s, "secure") == "f05"


# --- sources ---


@rule("I14.19")
@example("N81")
def test_as_many_as_there_are_outer_forests_first() -> None:
    s = against_woodbot(forests={"f02": 1, "f04": 2, "f08": 4})
    found = woodbot_lists.Goal(s.f("f05"))
    assert woodbot.move(s.t, found, 5, False, 99)
    assert s.ww("f05", "f02", "f04", "f08") == [3, 0, 0, 4]
    s = against_woodbot(forests={"f02": 1, "f04": 2, "f06": 1})
    woodbot.move(s.t, woodbot_lists.Goal(s.f("f05")), 2, False, 99)
    assert s.ww("f05", "f02", "f04", "f06") == [2, 0, 2, 0]  # outer first, then the smaller warband
    s = against_woodbot(forests={"f04": 2, "f06": 2})
    s.feed("magic:highest_even")
    woodbot.move(s.t, woodbot_lists.Goal(s.f("f05")), 2, False, 99)
    assert s.ww("f05", "f04", "f06") == [2, 2, 0]


@rule("I14.19")
def test_no_fighter_twice() -> None:
    s = against_woodbot(forests={"f02": 2, "f05": 1})
    woodbot.move(s.t, woodbot_lists.Goal(s.f("f05")), 2, False, 99)
    woodbot.move(s.t, woodbot_lists.Goal(s.f("f07")), 5, False, 99)
    assert s.ww("f05", "f07") == [2, 1]


@rule("I14.30")
def test_the_last_fighter_stays_with_a_totem() -> None:
    s = against_woodbot(forests={"f05": {"fighters": 2, "charged": 1}}, bot=EXALTED)
    woodbot.move_guarding(s.t, woodbot_lists.interfere(s.t), 2)
    assert s.ww("f07", "f05") == [1, 1]
    assert s.totems("f05") == 1
    assert goal(s, "interfere") == "nowhere"
    s = against_woodbot(forests={"f05": {"fighters": 2, "charged": 1}}, bot=EXALTED).reads(woodbot_guards_totem=False)
    woodbot.move_guarding(s.t, woodbot_lists.interfere(s.t), 2)
    assert s.ww("f07", "f05") == [2, 0]
    assert s.totems("f05") == 1  # it never goes along


# --- attack ---


def pair(s: Solo, *kinds: int) -> tuple[str, str]:
    forest, mountain = woodbot_lists.attack_pair(s.t, list(kinds))
    assert not s.t.chance.fed
    if forest < 0:
        return ("", "")
    return s.t.book.forest_names[forest], s.t.book.mountain_names[mountain]


@rule("I14.14")
@example("N73")
@pytest.mark.parametrize(
    ("fighters", "golems", "site", "attacks"),
    [
        (3, 0, "empty", True),
        (2, 1, "empty", False),
        (3, 0, "forge", False),
        (3, 0, "foundation", True),
        (4, 0, "empty", False),
    ],
)
def test_attack_size(fighters: int, golems: int, site: str, attacks: bool) -> None:
    s = against_woodbot(
        forests={"f06": 3}, mountains={"chromia": {"fighters": fighters, "golems": golems, "site": site}}
    )
    assert (pair(s, woodbot_lists.WARBAND) != ("", "")) == attacks


@rule("I14.14")
def test_golem_and_forge_together() -> None:
    mountains = {"chromia": {"fighters": 1, "golems": 1, "site": "forge"}}
    s = against_woodbot(forests={"f06": 3}, mountains=mountains)
    assert pair(s, woodbot_lists.WARBAND) == ("f06", "chromia")
    s = against_woodbot(forests={"f06": 3}, mountains=mountains, options={"golem_and_forge": 2})
    assert pair(s, woodbot_lists.WARBAND) == ("", "")


@rule("I14.26", "I14.14")
@example("N112")
def test_the_largest_surplus() -> None:
    s = against_woodbot(forests={"f06": 4, "f11": 5}, mountains={"chromia": 2, "gallimor": 4})
    assert pair(s, woodbot_lists.WARBAND) == ("f06", "chromia")
    s = against_woodbot(forests={"f06": 4, "f05": 4}, mountains={"chromia": 2}).feed("magic:lowest_odd")
    assert pair(s, woodbot_lists.WARBAND) == ("f05", "chromia")  # the die on the forest
    s = against_woodbot(forests={"f06": 4}, mountains={"chromia": 2, "cobaltis": 2}).feed("magic:lowest_even")
    assert pair(s, woodbot_lists.WARBAND) == ("f06", "cobaltis")  # the die on the mountain


@rule("I14.26")
def test_the_first_kind_with_a_legal_pair() -> None:
    s = against_woodbot(
        forests={"f06": 4, "f12": 9},
        mountains={"chromia": {"fighters": 5, "site": "foundation"}, "lithimar": 2, "zincur": 1},
    )
    assert pair(s, woodbot_lists.FOUNDATION, woodbot_lists.POSSIBLE) == ("f12", "zincur")  # too large a foundation
    s.t.fighters[s.m("chromia")] = 4
    assert pair(s, woodbot_lists.FOUNDATION, woodbot_lists.POSSIBLE) == ("f06", "chromia")


@rule("I14.15", "I14.27")
def test_kinds_of_targets() -> None:
    s = against_woodbot(
        forests={"f07": 6, "f06": 6, "f10": {"charged": 1}, "f12": 6},
        mountains={"auria": 1, "chromia": {"site": "foundation"}, "cobaltis": 1, "palladimor": 1},
        drill={"at": "lithimar", "track": 1, "cargo": 1},
    )
    possible = woodbot_lists.possible_mountains(s.t)

    def named(kind: int) -> list[str]:
        return [s.t.book.mountain_names[m] for m in woodbot_lists.of_kind(s.t, kind, possible)]

    assert named(woodbot_lists.DRILL) == ["lithimar"]
    assert named(woodbot_lists.CAPITAL) == ["ferrum"]
    assert named(woodbot_lists.FOUNDATION) == []  # nobody there
    assert named(woodbot_lists.POSSIBLE) == ["auria", "palladimor"]
    assert named(woodbot_lists.NEAR_TOTEM) == ["palladimor"]
    assert named(woodbot_lists.WARBAND) == ["auria", "palladimor", "cobaltis"]
    s.t.cargo = 0
    assert named(woodbot_lists.DRILL) == []


@rule("I14.27")
def test_units_beside_the_drill_fight() -> None:
    s = against_woodbot(
        forests={"f07": 2},
        mountains={"auria": 3},
        drill={"at": "auria", "track": 1, "cargo": 1},
        bot={"hand": ["WW02"]},
    )
    assert pair(s, woodbot_lists.DRILL) == ("", "")  # three against two


@rule("I14.15", "I14.26")
def test_attacks_start_in_inner_forests() -> None:
    s = against_woodbot(forests={"f01": 9}, mountains={"plumbarum": {"fighters": 1, "site": "foundation"}})
    assert pair(s, woodbot_lists.FOUNDATION, woodbot_lists.WARBAND) == ("", "")


# --- recruiting ---


def recruits(s: Solo) -> str:
    before = s.t.ww[:]
    assert woodbot_lists.recruit(s.t)
    assert not s.t.chance.fed
    return next(s.t.book.forest_names[f] for f in range(16) if s.t.ww[f] > before[f])


@rule("I14.20", "I14.33")
def test_recruit_beside_a_totem() -> None:
    s = against_woodbot(forests={"f04": {"charged": 1}, "f12": {"fading": 1}, "f01": 2, "f15": 1})
    assert recruits(s) == "f15"  # f01 and f15 are joined to a totem: fewest
    s.feed("magic:lowest_odd")
    assert recruits(s) == "f01"


@rule("I14.20", "I14.33")
def test_recruit_beside_a_controlled_foundation() -> None:
    s = against_woodbot(
        forests={"f03": 1, "f02": 2},
        mountains={"chromia": {"fighters": 1, "site": "foundation"}, "gallimor": {"site": "foundation"}},
    )
    assert recruits(s) == "f03"


@rule("I14.20", "I14.33")
def test_recruit_beside_a_possible_outer_mountain() -> None:
    deck = {"vision_deck": {"top": ["V_CHROMIA", "V_GALLIMOR"], "top_seen": [0, 0]}}
    deck["vision_discard"] = [
        f"V_{n}"
        for n in ["AURIA", "LITHIMAR", "PALLADIMOR", "ZINCUR", "ARGENTIMAR", "COBALTIS", "CUPRUMIS", "PLUMBARUM"]
    ]
    s = against_woodbot(mountains={"gallimor": 1}, forests={"f02": 1, "f03": 2, "f01": 0}, **deck)
    assert recruits(s) == "f02"  # Chromia is uncontrolled
    s = against_woodbot(
        mountains={"chromia": {"site": "forge"}}, forests={"f15": 1, "f01": 2, "f02": 0, "f03": 0}, **deck
    )
    assert recruits(s) == "f15"  # Gallimor has no forge
    s = against_woodbot(mountains={"chromia": {"site": "forge"}, "gallimor": 1}, forests={"f02": 1, "f03": 2}, **deck)
    assert recruits(s) == "f02"  # uncontrolled goes before forgeless


@rule("I14.20", "I14.33")
def test_recruit_closest_to_the_drill() -> None:
    s = against_woodbot(forests={"f01": 3, "f02": 1}, drill={"at": "argentimar"})
    assert recruits(s) == "f02"  # both touch it: fewest fighters
    s = against_woodbot(forests={"f02": 3}, drill={"at": "auria"})
    assert recruits(s) == "f01"  # one step, like f02, which has three


@rule("I14.33")
def test_nobody_to_recruit() -> None:
    s = against_woodbot(forests={"f01": 20}, crystals={"woodwalkers": 4})
    assert not woodbot_lists.recruit(s.t)
    automaton.recruit_at_round_end(s.t)
    assert s.crystals() == 4
