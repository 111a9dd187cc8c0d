"""W13 to W15: attack and battle, cities and fortifications, sieges, sorties, capture."""

from __future__ import annotations

from typing import Any

import pytest
from wotr_kit import (
    active,
    asked,
    box,
    control,
    do,
    figures,
    hand,
    lay,
    lost,
    options,
    reserve,
    rolls,
    table,
    verbs,
    where,
)

from ravenhill.coverage import example, rule
from ravenhill.engine.script import Play
from ravenhill.games.wotr import strength as rules
from ravenhill.games.wotr.book import FP, SH
from ravenhill.games.wotr.table import Battle

WAR = dict.fromkeys(("sauron", "isengard", "southrons", "gondor", "rohan", "elves", "dwarves", "north"), "war")
PASS = ("pass",)


def attack(
    regions: dict[str, Any],
    source: str,
    target: str,
    side: str = "shadow",
    face: str = "army",
    fed: tuple[int, ...] = (),
    **more: Any,
) -> Play:
    """An empty board but for these regions; one side declares an attack and stands before its rearguard."""
    other = "fp" if side == "shadow" else "shadow"
    more.setdefault("politics", WAR)
    if side == "fp" and face == "army":
        face = "army_muster"
    play = lay(
        empty_board=True,
        regions=regions,
        dice={side: {face: 1}, other: {"event": 1}},
        acting=1 if side == "shadow" else 0,
        **more,
    )
    do(play, ("die", face), "attack_leader" if face == "character" else "attack_army")
    rolls(play, *fed)
    return do(play, ("attack", source, target))


def the_battle(play: Play) -> Battle:
    b = table(play).battle
    assert b is not None
    return b


FIELD = {"osgiliath": {"sauron_regular": 5}, "lossarnach": {"gondor_regular": 3}}


@rule("W13.1.1", "W13.1.3", "W13.1.4", "W13.1.5", "W13.9.1", "W13.6.1", "W13.8.2")
def test_a_round_in_the_field() -> None:
    play = attack(FIELD, "osgiliath", "lossarnach")
    rolls(play, 5, 6, 1, 2, 4, 5, 3, 3)
    do(play, "all")
    assert figures(play, "osgiliath") == {"sauron_regular": 4}
    assert figures(play, "lossarnach") == {"gondor_regular": 1}
    assert lost(play, "gondor_regular") == 2
    assert options(play) == (("cease",), ("continue",))
    do(play, "cease")
    assert table(play).battle is None and figures(play, "osgiliath") == {"sauron_regular": 4}


@rule("W13.1.2", "W16.12", "W13.2.2", "W13.2.6")
@example("N59", "C39")
def test_only_nations_at_war_attack() -> None:
    regions = {
        "folde": {"gondor_regular": 3, "rohan_regular": 2, "rohan_leader": 1},
        "eastemnet": {"sauron_regular": 2},
    }
    play = attack(regions, "folde", "eastemnet", side="fp", politics={"gondor": "war"})
    do(play, "all")
    assert the_battle(play).rear[12:15] == [2, 0, 1]
    play = lay(
        empty_board=True,
        regions={"folde": {"rohan_regular": 2}, "eastemnet": {"sauron_regular": 2}},
        dice={"fp": {"army_muster": 1}, "shadow": {}},
    )
    do(play, ("die", "army_muster"))
    assert "attack_army" not in verbs(play)
    mixed = {"folde": {"gondor_regular": 2, "rohan_regular": 1, "rohan_leader": 1}, "eastemnet": {"sauron_regular": 2}}
    for here, may in (({}, False), ({"boromir": "folde"}, True)):
        play = lay(
            empty_board=True,
            regions=mixed,
            characters=here,
            politics={"gondor": "war"},
            dice={"fp": {"character": 1}, "shadow": {}},
        )
        do(play, ("die", "character"))
        assert ("attack_leader" in verbs(play)) == may


@rule("W13.2.1", "W13.2.3", "W13.2.4", "W13.2.5", "R3.1", "R3.9")
def test_rearguard() -> None:
    play = attack(
        {"osgiliath": {"sauron_regular": 3, "nazgul": 1}, "lossarnach": {"gondor_regular": 1}},
        "osgiliath",
        "lossarnach",
        face="character",
    )
    assert ("leave", "nazgul") not in options(play)
    rolls(play, 1, 1, 1, 1)
    do(play, ("leave", "sauron_regular"), "done")
    b = the_battle(play)
    assert b.rear[18] == 1 and rules.units_of(table(play), b, SH) == 2


@rule("W13.2.1", "W13.2.7")
def test_a_rearguard_has_at_least_one_unit() -> None:
    play = attack(
        {"osgiliath": {"sauron_regular": 2, "nazgul": 1}, "lossarnach": {"gondor_regular": 1}},
        "osgiliath",
        "lossarnach",
    )
    do(play, ("leave", "nazgul"))
    assert ("done",) not in options(play)
    do(play, ("leave", "sauron_regular"), "done")
    play = lay(
        empty_board=True,
        regions={"folde": {"gondor_regular": 1, "rohan_leader": 1}, "eastemnet": {"sauron_regular": 1}},
        politics={"gondor": "war"},
        dice={"fp": {"army_muster": 1}, "shadow": {}},
    )
    do(play, ("die", "army_muster"))
    assert "attack_army" not in verbs(play)


@rule("W13.3.1", "W1.6", "W1.8")
@example("E10", "E11")
@pytest.mark.parametrize(("regulars", "elites", "dice"), [(3, 1, 4), (6, 2, 5)])
def test_combat_strength(regulars: int, elites: int, dice: int) -> None:
    play = attack(
        {
            "osgiliath": {"sauron_regular": regulars, "sauron_elite": elites},
            "lossarnach": {"gondor_regular": 3, "gondor_leader": 2},
        },
        "osgiliath",
        "lossarnach",
    )
    rolls(play, *[1] * (dice + 3 + 2))
    do(play, "all")
    assert len(the_battle(play).rolled[SH]) == dice and len(the_battle(play).rolled[FP]) == 3


@rule("W13.3.2", "W13.3.3", "W13.7.1", "W13.7.2", "R6.6")
@example("E15")
def test_leader_reroll_is_limited_by_misses() -> None:
    play = attack(
        {"osgiliath": {"sauron_regular": 5, "nazgul": 3}, "lossarnach": {"gondor_regular": 7}},
        "osgiliath",
        "lossarnach",
    )
    rolls(play, 1, 3, 5, 5, 6, 1, 1, 1, 1, 1, 5, 2)
    do(play, "all")
    b = the_battle(play)
    assert b.rerolled[SH] == [5, 2] and b.hits[SH] == 4
    assert figures(play, "lossarnach") == {"gondor_regular": 3}


@rule("W13.3.4")
def test_dice_taken_away_come_off_after_the_limit() -> None:
    play = attack({"osgiliath": {"sauron_regular": 9}, "lossarnach": {"gondor_regular": 1}}, "osgiliath", "lossarnach")
    t = table(play)
    b = Battle()
    b.source, b.target, b.region = (t.book.region_index[n] for n in ("osgiliath", "lossarnach", "lossarnach"))
    b.fewer[SH] = 4
    assert rules.dice_of(t, b, SH) == 1
    b.fewer[SH] = 9
    assert rules.dice_of(t, b, SH) == 1


@rule("W13.6.2", "W13.6.3", "R6.5")
@example("E16", "N17")
def test_modifiers_and_natural_results() -> None:
    assert [d for d in range(1, 7) if rules.is_hit(d, 1, 5)] == [4, 5, 6]
    assert not rules.is_hit(1, 5, 5) and rules.is_hit(2, 5, 5)
    assert rules.is_hit(6, -5, 5) and rules.is_hit(6, -1, 6) and rules.is_hit(5, 1, 6)


@rule("W13.8.1", "W13.10.1", "R6.11")
def test_both_armies_can_fall_in_one_round() -> None:
    regions = {"osgiliath": {"sauron_regular": 1}, "lossarnach": {"gondor_regular": 1}}
    play = attack(regions, "osgiliath", "lossarnach", fed=(6, 6))
    assert table(play).battle is None
    assert figures(play, "osgiliath") == {} and figures(play, "lossarnach") == {}
    assert control(play, "lossarnach") == FP


@rule("W13.8.2", "W13.8.3", "W13.8.8", "R6.9")
@example("E17")
def test_two_hits_may_be_taken_in_many_ways() -> None:
    for answers, left in (
        ([("remove", "gondor_regular")] * 2, {"gondor_regular": 1, "gondor_elite": 2}),
        ([("reduce", "gondor_elite")] * 2, {"gondor_regular": 5}),
        ([("remove", "gondor_elite")], {"gondor_regular": 3, "gondor_elite": 1}),
        ([("remove", "gondor_regular"), ("reduce", "gondor_elite")], {"gondor_regular": 3, "gondor_elite": 1}),
    ):
        play = attack(
            {"osgiliath": {"sauron_regular": 2}, "lossarnach": {"gondor_regular": 3, "gondor_elite": 2}},
            "osgiliath",
            "lossarnach",
        )
        rolls(play, 6, 6, 1, 1, 1, 1, 1)
        do(play, "all", *answers)
        assert figures(play, "lossarnach") == left


@rule("R6.9")
@example("C10")
def test_one_regular_and_one_elite_take_two_hits() -> None:
    for answers in (
        [("remove", "gondor_regular")],
        [("remove", "gondor_elite")],
        [("reduce", "gondor_elite")],
    ):
        play = attack(
            {"osgiliath": {"sauron_regular": 2}, "lossarnach": {"gondor_regular": 1, "gondor_elite": 1}},
            "osgiliath",
            "lossarnach",
        )
        rolls(play, 6, 6, 1, 1)
        do(play, "all", *answers)
        assert figures(play, "lossarnach") == {"gondor_regular": 1}


@rule("W13.8.4", "W13.8.5", "R6.10")
@example("N18", "C38")
def test_an_elite_without_a_regular_to_replace_it() -> None:
    full = {"grey_havens": {"elves_regular": 5}, "rivendell": {"elves_elite": 1}, "trollshaws": {"sauron_regular": 5}}
    play = attack(full, "trollshaws", "rivendell")
    do(play, "all", "field")
    rolls(play)
    full["trollshaws"] = {"sauron_regular": 1}
    play = attack(full, "trollshaws", "rivendell")
    rolls(play, 6, 1)
    do(play, "field")
    assert figures(play, "rivendell") == {} and lost(play, "elves_elite") == 1
    few = {
        "erebor": {"dwarves_elite": 1},
        "iron_hills": {"dwarves_regular": 4},
        "withered_heath": {"sauron_regular": 1},
    }
    play = attack(few, "withered_heath", "erebor", casualties={"dwarves_regular": 1})
    rolls(play, 6, 1)
    do(play, "field")
    assert figures(play, "erebor") == {"dwarves_regular": 1}
    assert lost(play, "dwarves_regular") == 0 and lost(play, "dwarves_elite") == 1


@rule("R6.10")
def test_replacements_come_from_the_casualties_first() -> None:
    regions = {"osgiliath": {"sauron_regular": 1}, "lossarnach": {"gondor_elite": 2}}
    for option, left in (("casualties", 0), ("reinforcements", 1)):
        play = attack(
            regions,
            "osgiliath",
            "lossarnach",
            fed=(6, 1, 1),
            casualties={"gondor_regular": 1},
            options={"replacement": option},
        )
        assert lost(play, "gondor_regular") == left


@rule("W13.8.6", "W11.5", "W13.8.5")
@example("N15")
def test_where_casualties_go() -> None:
    play = attack(
        {"osgiliath": {"sauron_regular": 1, "sauron_elite": 1}, "lossarnach": {"gondor_regular": 2}},
        "osgiliath",
        "lossarnach",
    )
    before = reserve(play, "sauron_regular"), reserve(play, "sauron_elite")
    rolls(play, 1, 6, 6, 1)
    do(play, "all", ("reduce", "sauron_elite"))
    assert lost(play, "gondor_regular") == 1 and reserve(play, "gondor_regular") == 13
    assert (reserve(play, "sauron_regular"), reserve(play, "sauron_elite")) == (before[0] - 1, before[1] + 1)


@rule("W13.8.7", "W9.10", "W1.8")
@example("N19")
def test_with_the_last_unit_all_fall() -> None:
    play = attack(
        {"osgiliath": {"sauron_regular": 5}, "lossarnach": {"gondor_regular": 1, "gondor_leader": 2}},
        "osgiliath",
        "lossarnach",
        characters={"boromir": "lossarnach"},
    )
    rolls(play, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    do(play, "all")
    assert lost(play, "gondor_leader") == 2 and where(play, "boromir") == "eliminated"
    play = attack(
        {"osgiliath": {"sauron_regular": 1, "nazgul": 2}, "lossarnach": {"gondor_regular": 1}},
        "lossarnach",
        "osgiliath",
        side="fp",
        characters={"witch_king": "osgiliath"},
        fed=(6, 1, 1),
    )
    assert where(play, "witch_king") == "eliminated" and reserve(play, "nazgul") == 8


@rule("W13.9.1", "W13.9.2", "W13.9.3", "W13.10.2", "R6.13", "R6.15")
def test_retreat_and_advance() -> None:
    play = attack(FIELD, "osgiliath", "lossarnach")
    rolls(play, 1, 1, 1, 1, 1, 1, 1, 1)
    do(play, "all", "continue")
    assert set(options(play)) == {("stand",), ("retreat", "minas_tirith"), ("retreat", "pelargir")}
    do(play, ("retreat", "pelargir"))
    assert figures(play, "pelargir") == {"gondor_regular": 3}
    assert options(play) == (("advance",), ("stay",))
    do(play, "advance", ("leave", "sauron_regular"), "done")
    assert figures(play, "lossarnach") == {"sauron_regular": 4} and control(play, "lossarnach") == SH


@rule("W13.9.3", "R6.13")
def test_no_retreat_where_no_region_is_free() -> None:
    play = attack(
        {
            "trollshaws": {"sauron_regular": 2},
            "rivendell": {"elves_regular": 2},
            "fords_of_bruinen": {"sauron_regular": 1},
        },
        "trollshaws",
        "rivendell",
    )
    rolls(play, 1, 1, 1, 1)
    do(play, "all", "field", "continue")
    assert asked(play) == "wotr-ask-siege", "nowhere to go: the next round begins"


@rule("W13.9.5", "R3.8")
def test_saruman_stays_behind() -> None:
    play = attack(
        {"fords_of_isen": {"rohan_regular": 2}, "orthanc": {"isengard_regular": 2}},
        "fords_of_isen",
        "orthanc",
        side="fp",
        characters={"saruman": "orthanc"},
    )
    rolls(play, 1, 1, 1, 1, 1)
    do(play, "all", "field", "continue", ("retreat", "gap_of_rohan"), "advance", "all")
    assert where(play, "saruman") == "orthanc" and figures(play, "gap_of_rohan") == {"isengard_regular": 2}
    assert control(play, "orthanc") == FP


@rule("W13.9.6", "W16.14", "W16.12")
@example("E19")
def test_a_retreat_may_cross_a_border() -> None:
    regions = {"vale_of_the_carnen": {"sauron_regular": 2}, "dale": {"north_regular": 2}}
    play = attack(regions, "vale_of_the_carnen", "dale", politics={"sauron": "war"})
    rolls(play, 1, 1, 1, 1)
    do(play, "all", "continue", ("retreat", "erebor"))
    assert figures(play, "erebor") == {"north_regular": 2}
    play = lay(
        empty_board=True, regions={"erebor": {"north_regular": 2}}, dice={"fp": {"army_muster": 1}, "shadow": {}}
    )
    do(play, ("die", "army_muster"), "move_armies", ("from", "erebor"))
    assert {str(o[1]) for o in options(play)} == {"dale", "withered_heath"}, "out of the Dwarves' land"


@rule("R6.14")
@pytest.mark.parametrize("activates", [True, False])
def test_a_retreat_may_activate_a_nation(activates: bool) -> None:
    play = attack(
        {"minas_tirith": {"gondor_regular": 2}, "osgiliath": {"sauron_regular": 2}},
        "minas_tirith",
        "osgiliath",
        side="fp",
        politics={"gondor": "war", "sauron": "war"},
        options={"retreat_activates": activates},
    )
    rolls(play, 1, 1, 1, 1)
    do(play, "all", "continue")
    assert ("retreat", "druadan_forest") in options(play)
    play2 = attack(
        {
            "north_dunland": {"gondor_regular": 2, "control": "fp"},
            "tharbad": {"isengard_regular": 2},
            "south_downs": {},
        },
        "north_dunland",
        "tharbad",
        side="fp",
        politics={"gondor": "war"},
        options={"retreat_activates": activates},
    )
    rolls(play2, 1, 1, 1, 1)
    do(play2, "all", "continue", ("retreat", "cardolan"), "stay")
    assert figures(play2, "cardolan") == {"isengard_regular": 2}
    do(play, ("retreat", "dead_marshes"), "stay")
    assert not active(play, "rohan")
    play3 = attack(
        {"dead_marshes": {"gondor_regular": 2}, "western_emyn_muil": {"sauron_regular": 2}},
        "dead_marshes",
        "western_emyn_muil",
        side="fp",
        politics={"gondor": "war", "sauron": "war"},
        options={"retreat_activates": activates},
    )
    rolls(play3, 1, 1, 1, 1)
    do(play3, "all", "continue", ("retreat", "eastemnet"), "stay")
    assert active(play3, "rohan") == activates


@rule("W13.1.6", "W16.5", "W16.8", "W16.9", "R8.1", "R8.2", "R8.7")
@example("E18", "C12")
def test_two_political_steps_at_dale() -> None:
    regions = {"vale_of_the_carnen": {"sauron_regular": 2}, "dale": {"north_regular": 1}}
    play = attack(regions, "vale_of_the_carnen", "dale", politics={"sauron": "war"})
    rolls(play, 1, 1, 1)
    do(play, "all")
    assert active(play, "north") and box(play, "north") == 2
    do(play, "continue", ("retreat", "erebor"), "advance", "all")
    assert box(play, "north") == 3 and control(play, "dale") == SH and table(play).vp == [0, 1]
    play = attack(FIELD, "osgiliath", "lossarnach", politics={"sauron": "war", "gondor": {"box": 3}})
    do(play, "all")
    assert active(play, "gondor") and box(play, "gondor") == 4


@rule("W16.16", "W9.9")
@example("E20")
def test_a_nazgul_always_fights() -> None:
    play = attack(
        {"osgiliath": {"isengard_regular": 2, "nazgul": 1}, "lossarnach": {"gondor_regular": 1}},
        "osgiliath",
        "lossarnach",
        politics={"isengard": "war"},
    )
    rolls(play, 1, 1, 1, 1)
    do(play, "all")
    assert rules.leadership(table(play), the_battle(play), SH) == 1


# --- cities, fortifications ---


@rule("W14.1", "R6.4", "R6.7")
@example("N20")
def test_a_city_protects_in_the_first_round() -> None:
    regions = {"vale_of_the_carnen": {"sauron_regular": 3, "nazgul": 1}, "dale": {"north_regular": 5}}
    play = attack(regions, "vale_of_the_carnen", "dale", politics={"sauron": "war"})
    rolls(play, 5, 5, 5, 5, 1, 1, 1, 1, 5)
    do(play, "all")
    assert the_battle(play).hits == [1, 0], "fives miss, also in the re-roll; the defender hits on five"
    rolls(play, 5, 5, 1, 1, 1, 1, 1, 1)
    do(play, "continue", "stand")
    assert the_battle(play).hits[SH] == 2


@rule("W14.1", "R6.7")
def test_a_fortification_protects_any_defender() -> None:
    play = attack(
        {"osgiliath": {"sauron_regular": 2}, "lossarnach": {"gondor_regular": 2}}, "lossarnach", "osgiliath", side="fp"
    )
    rolls(play, 5, 5, 1, 1)
    do(play, "all")
    assert the_battle(play).hits[FP] == 0


# --- strongholds ---

HOLD: dict[str, Any] = {
    "lossarnach": {"sauron_regular": 6, "control": "shadow"},
    "minas_tirith": {"gondor_regular": 8, "gondor_leader": 1},
}


@rule("W14.2", "W14.3", "W13.4", "R6.1", "R6.3")
def test_before_every_round_the_defender_chooses() -> None:
    play = attack(HOLD, "lossarnach", "minas_tirith")
    do(play, "all")
    assert play.decisions[0].seat == 0 and options(play) == (("field",), ("siege",))
    rolls(play, 5, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1, 1)
    do(play, "field")
    assert the_battle(play).hits[SH] == 1, "five hits in the field"
    do(play, "continue", "stand")
    assert asked(play) == "wotr-ask-siege"


@rule("W14.4", "W14.5", "W14.7", "R7.1", "R7.2", "R6.2", "W13.10.3")
@example("N22", "C02")
def test_retreat_into_siege() -> None:
    play = attack(HOLD, "lossarnach", "minas_tirith", politics={"sauron": "war"})
    do(play, "all", "siege", "advance")
    before = lost(play, "gondor_regular")
    do(play, *[("leave", "sauron_regular")] * 5, "done")
    assert figures(play, "minas_tirith", besieged=True) == {"gondor_regular": 5, "gondor_leader": 1}
    assert figures(play, "minas_tirith") == {"sauron_regular": 1}
    assert lost(play, "gondor_regular") == before and reserve(play, "gondor_regular") == 10
    assert control(play, "minas_tirith") == FP and table(play).battle is None
    assert active(play, "gondor") and box(play, "gondor") == 3


@rule("W14.6")
@example("C20")
def test_no_siege_without_an_advance() -> None:
    play = attack(HOLD, "lossarnach", "minas_tirith")
    do(play, "all", "siege", "stay")
    assert figures(play, "minas_tirith") == {"gondor_regular": 8, "gondor_leader": 1}
    assert figures(play, "minas_tirith", besieged=True) == {} and table(play).battle is None
    play = attack(HOLD, "lossarnach", "minas_tirith", options={"siege_declined": "must_advance"})
    do(play, "all", "siege")
    assert asked(play) == "wotr-ask-advance-who"


SIEGE = {"minas_tirith": {"sauron_regular": 4, "sauron_elite": 1, "besieged": {"gondor_regular": 3}}}


@rule("W14.9", "W14.10", "W14.11", "W14.12", "W13.9.4")
@example("N21")
def test_siege_battle() -> None:
    play = attack(SIEGE, "minas_tirith", "minas_tirith")
    rolls(play, 5, 5, 5, 5, 6, 5, 1, 1)
    do(play, "all")
    assert the_battle(play).hits == [1, 1], "five is no hit against walls"
    do(play, ("remove", "sauron_regular"))
    assert set(options(play)) == {("cease",), ("reduce", "sauron_elite")}
    rolls(play, 1, 1, 1, 1, 1, 1)
    do(play, ("reduce", "sauron_elite"))
    assert table(play).battle is None, "no Elite is left to prolong it"
    assert figures(play, "minas_tirith") == {"sauron_regular": 4}


@rule("R7.4")
def test_the_elite_needs_a_regular() -> None:
    full = {
        "minas_tirith": {"isengard_elite": 2, "besieged": {"gondor_regular": 3}},
        "orthanc": {"isengard_regular": 10},
        "north_dunland": {"isengard_regular": 2},
    }
    play = attack(full, "minas_tirith", "minas_tirith")
    rolls(play, 1, 1, 1, 1, 1)
    do(play, "all")
    assert table(play).battle is None
    play = attack(full, "minas_tirith", "minas_tirith", options={"siege_extension": "any_elite"})
    rolls(play, 1, 1, 1, 1, 1)
    do(play, "all")
    assert ("reduce", "isengard_elite") in options(play)
    rolls(play, 1, 1, 1, 1)
    do(play, ("reduce", "isengard_elite"))
    assert figures(play, "minas_tirith") == {"isengard_elite": 1}


@rule("W15.2", "W15.4", "W15.7", "W16.9", "R7.10")
def test_a_garrison_destroyed_gives_the_stronghold() -> None:
    play = attack(
        {"minas_tirith": {"sauron_regular": 5, "besieged": {"gondor_regular": 1}}},
        "minas_tirith",
        "minas_tirith",
        politics={"sauron": "war", "gondor": {"box": 2, "active": True}},
    )
    rolls(play, 6, 1, 1, 1, 1, 1)
    do(play, "all")
    assert control(play, "minas_tirith") == SH and table(play).vp == [0, 2] and box(play, "gondor") == 4


@rule("R6.11", "W14.8")
@example("C03")
def test_both_fall_in_a_siege() -> None:
    play = attack(
        {"minas_tirith": {"sauron_regular": 1, "besieged": {"gondor_regular": 1}}},
        "minas_tirith",
        "minas_tirith",
        fed=(6, 6),
    )
    assert control(play, "minas_tirith") == FP and table(play).vp == [0, 0]
    assert figures(play, "minas_tirith") == {}


@rule("W15.8", "R7.3", "R7.5")
@example("C23")
def test_a_rearguard_keeps_and_takes() -> None:
    play = attack(
        {"minas_tirith": {"sauron_regular": 4, "besieged": {"gondor_regular": 1}}}, "minas_tirith", "minas_tirith"
    )
    do(play, ("leave", "sauron_regular"))
    rolls(play, 6, 1, 1, 6)
    do(play, "done")
    assert control(play, "minas_tirith") == SH
    play = attack(
        {"minas_tirith": {"sauron_regular": 2, "besieged": {"gondor_regular": 1}}}, "minas_tirith", "minas_tirith"
    )
    do(play, ("leave", "sauron_regular"))
    rolls(play, 6, 6)
    do(play, "done")
    assert control(play, "minas_tirith") == SH, "the rearguard captures what both left behind"
    play = attack(
        {"minas_tirith": {"sauron_regular": 2, "besieged": {"gondor_regular": 2}}}, "minas_tirith", "minas_tirith"
    )
    do(play, ("leave", "sauron_regular"))
    rolls(play, 1, 6, 1)
    do(play, "done")
    assert figures(play, "minas_tirith", besieged=True) == {"gondor_regular": 2}, "the rearguard keeps the siege up"


# --- sorties and relief ---


@rule("W14.14", "W14.16", "W14.22", "W14.20")
@example("N23")
def test_sortie() -> None:
    play = attack(SIEGE, "minas_tirith", "minas_tirith", side="fp")
    rolls(play, 5, 1, 1, 5, 1, 1, 1, 1)
    do(play, "all")
    assert the_battle(play).hits == [1, 1], "both hit on five"
    do(play, ("remove", "sauron_regular"))
    do(play, "cease")
    assert figures(play, "minas_tirith", besieged=True) == {"gondor_regular": 2}
    assert figures(play, "minas_tirith") == {"sauron_regular": 3, "sauron_elite": 1}


@rule("W14.16", "W14.17", "W14.8", "R7.6")
def test_a_won_sortie_ends_the_siege() -> None:
    play = attack(SIEGE, "minas_tirith", "minas_tirith", side="fp")
    rolls(play, 1, 1, 1, 1, 1, 1, 1, 1)
    do(play, "all", "continue", ("retreat", "osgiliath"))
    assert figures(play, "minas_tirith") == {"gondor_regular": 3}
    assert asked(play) != "wotr-ask-advance"


@rule("R7.6", "W14.15", "W15.2")
@example("C04")
def test_a_lost_sortie() -> None:
    regions = {"minas_tirith": {"sauron_regular": 5, "besieged": {"gondor_regular": 2}}}
    play = attack(regions, "minas_tirith", "minas_tirith", side="fp")
    rolls(play, 1, 1, 6, 6, 1, 1, 1)
    do(play, "all")
    assert control(play, "minas_tirith") == SH and table(play).vp == [0, 2]
    play = attack(regions, "minas_tirith", "minas_tirith", side="fp")
    do(play, ("leave", "gondor_regular"))
    rolls(play, 1, 6, 1, 1, 1, 1)
    do(play, "done")
    assert control(play, "minas_tirith") == FP
    assert figures(play, "minas_tirith", besieged=True) == {"gondor_regular": 1}


@rule("W14.22")
@example("C33")
def test_only_units_at_war_sortie() -> None:
    def position(garrison: dict[str, int]) -> Play:
        play = lay(
            empty_board=True,
            regions={"helms_deep": {"isengard_regular": 2, "besieged": garrison}},
            politics={"gondor": "war"},
            dice={"fp": {"army_muster": 1}, "shadow": {}},
        )
        return do(play, ("die", "army_muster"))

    assert "attack_army" not in verbs(position({"rohan_regular": 3}))
    play = position({"rohan_regular": 2, "gondor_regular": 1})
    rolls(play, 1, 1, 1)
    do(play, "attack_army", ("attack", "helms_deep", "helms_deep"))
    assert the_battle(play).rear[12] == 2


@rule("W14.18", "R6.8", "R7.7")
@example("C28")
def test_relief() -> None:
    regions = {
        "minas_tirith": {"sauron_regular": 1, "besieged": {"gondor_regular": 5}},
        "lossarnach": {"rohan_regular": 8},
    }
    play = attack(regions, "lossarnach", "minas_tirith", side="fp")
    rolls(play, 5, 1, 1, 1, 1, 1)
    do(play, "all", "stay")
    assert figures(play, "minas_tirith") == {"gondor_regular": 5}
    play = attack(regions, "lossarnach", "minas_tirith", side="fp")
    rolls(play, 5, 1, 1, 1, 1, 1)
    do(play, "all", "advance")
    assert ("all",) not in options(play)
    do(play, *[("leave", "rohan_regular")] * 3, "done")
    assert figures(play, "minas_tirith") == {"gondor_regular": 5, "rohan_regular": 5}


@rule("W14.18")
def test_relief_may_advance_first() -> None:
    regions = {
        "minas_tirith": {"sauron_regular": 1, "besieged": {"gondor_regular": 5}},
        "lossarnach": {"rohan_regular": 8},
    }
    play = attack(regions, "lossarnach", "minas_tirith", side="fp", options={"garrison_first": False})
    rolls(play, 5, 1, 1, 1, 1, 1)
    do(play, "all", "advance", "all")
    assert asked(play) == "wotr-ask-stack"


@rule("W14.21")
def test_besiegers_may_attack_elsewhere() -> None:
    regions = {
        "minas_tirith": {"sauron_regular": 2, "besieged": {"gondor_regular": 1}},
        "lossarnach": {"gondor_regular": 1},
    }
    play = attack(regions, "minas_tirith", "lossarnach")
    rolls(play, 6, 6, 1)
    do(play, "all", "advance", "all")
    assert figures(play, "minas_tirith") == {"gondor_regular": 1}, "nobody was left to keep the siege"


@rule("W15.6")
def test_a_captor_defends_with_stronghold_rules() -> None:
    play = attack(
        {"westemnet": {"rohan_regular": 2}, "helms_deep": {"isengard_regular": 2, "control": "shadow"}},
        "westemnet",
        "helms_deep",
        side="fp",
    )
    do(play, "all")
    assert asked(play) == "wotr-ask-siege" and play.decisions[0].seat == 1


@rule("W15.1", "W15.2", "W15.4", "W3.15", "W3.16", "W3.17")
@example("N24")
def test_victory_points_of_captures() -> None:
    t = table(
        lay(regions={"dale": {"control": "shadow"}, "erebor": {"control": "shadow"}, "bree": {"control": "shadow"}})
    )
    assert t.vp == [0, 3]


@rule("R6.12", "W13.10.2", "R3.4")
@example("C14")
def test_a_lone_companion_does_not_hold_a_stronghold() -> None:
    play = lay(
        empty_board=True,
        regions={"lossarnach": {"sauron_regular": 2, "control": "shadow"}},
        characters={"boromir": "minas_tirith"},
        politics={"sauron": "war"},
        dice={"fp": {}, "shadow": {"army": 1}},
        acting=1,
    )
    do(play, ("die", "army"), "move_armies", ("from", "lossarnach"), ("to", "minas_tirith"), "all")
    assert control(play, "minas_tirith") == SH and where(play, "boromir") == "minas_tirith"


@rule("W13.8.7", "R7.4")
def test_the_last_elite_given_up_takes_the_nazgul_along() -> None:
    full = {
        "minas_tirith": {"isengard_elite": 1, "nazgul": 2, "besieged": {"gondor_regular": 3}},
        "orthanc": {"isengard_regular": 10},
        "north_dunland": {"isengard_regular": 2},
    }
    play = attack(full, "minas_tirith", "minas_tirith", options={"siege_extension": "any_elite"})
    before = reserve(play, "nazgul")
    rolls(play, *[1] * 6)
    do(play, "all", ("reduce", "isengard_elite"))
    assert table(play).battle is None and reserve(play, "nazgul") == before + 2
    assert figures(play, "minas_tirith") == {"gondor_regular": 3}


@rule("W16.7", "R3.10", "W13.9.3")
@pytest.mark.parametrize("activates", [True, False])
def test_a_companion_who_retreats_activates_where_he_ends(activates: bool) -> None:
    play = attack(
        {"westemnet": {"isengard_regular": 2, "control": "shadow"}, "folde": {"gondor_regular": 2}},
        "westemnet",
        "folde",
        characters={"meriadoc": "folde"},
        politics={"isengard": "war"},
        options={"retreat_activates": activates},
    )
    rolls(play, *[1] * 5)
    do(play, "all", "continue", ("retreat", "edoras"), "stay")
    assert where(play, "meriadoc") == "edoras" and active(play, "rohan")


# --- abilities in battle ---


@rule("W22.1", "W13.3.1", "W22.17")
def test_captains_of_the_west() -> None:
    play = attack(
        {"lossarnach": {"gondor_regular": 2}, "osgiliath": {"sauron_regular": 1}},
        "lossarnach",
        "osgiliath",
        side="fp",
        characters={"boromir": "lossarnach", "gimli": "lossarnach", "meriadoc": "lossarnach"},
    )
    rolls(play, 1, 1, 1, 1, 1, 1, 1, 1)
    do(play, "all")
    b = the_battle(play)
    assert len(b.rolled[FP]) == 4, "two units and two Captains; the Hobbit is none"
    assert len(b.rerolled[FP]) == 3


@rule("W22.10", "R6.19")
@example("C25")
def test_the_white_rider() -> None:
    play = attack(
        {"lossarnach": {"gondor_regular": 5, "gondor_leader": 1}, "osgiliath": {"sauron_regular": 5, "nazgul": 3}},
        "lossarnach",
        "osgiliath",
        side="fp",
        characters={
            "gandalf_white": "lossarnach",
            "gandalf_grey": "eliminated",
            "witch_king": "osgiliath",
            "mouth_of_sauron": "osgiliath",
        },
        hands=[[], ["sh_char_05", "sh_char_09", "sh_char_11"]],
    )
    do(play, "all", "white_rider")
    t, b = table(play), the_battle(play)
    assert rules.leadership(t, b, FP) == 1 and rules.leadership(t, b, SH) == 2
    assert play.decisions[0].seat == 1
    assert options(play) == (PASS, ("card", "sh_char_11")), "Black Breath only needs a Nazgul to be there"


@rule("W22.12", "R3.9")
@example("C42")
def test_the_sorcerer() -> None:
    regions = {"osgiliath": {"sauron_regular": 4}, "lossarnach": {"gondor_regular": 5}}
    more: dict[str, Any] = {"characters": {"witch_king": "osgiliath"}, "hands": [[], ["sh_strat_22", "sh_strat_23"]]}
    play = attack(regions, "osgiliath", "lossarnach", **more)
    do(play, "all", ("card", "sh_strat_22"))
    assert options(play) == (("draw",), PASS)
    rolls_after = ["card:sh_strat_01"] + ["die:1"] * 11
    play.feed(rolls_after)
    do(play, "draw")
    assert "sh_strat_01" in hand(play, 1)
    do(play, "continue", "stand", ("card", "sh_strat_23"))
    assert asked(play) != "wotr-ask-sorcerer"
    play = attack(regions, "osgiliath", "lossarnach", options={"sorcerer_draw": "end_of_round"}, **more)
    do(play, "all")
    rolls(play, *([1] * 11))
    do(play, ("card", "sh_strat_22"))
    assert asked(play) == "wotr-ask-sorcerer" and the_battle(play).rolled[SH] != []


@rule("W22.5", "R6.21", "W21.18")
def test_elites_of_isengard_lead() -> None:
    play = attack(
        {"fords_of_isen": {"isengard_elite": 2, "southrons_elite": 1}, "westemnet": {"rohan_regular": 1}},
        "fords_of_isen",
        "westemnet",
        face="character",
        characters={"saruman": "orthanc"},
    )
    rolls(play, 1, 1, 1, 1, 1, 1)
    do(play, "all")
    b = the_battle(play)
    assert rules.leadership(table(play), b, SH) == 2 and len(b.rolled[SH]) == 3
