"""W13: attack, rounds, casualties, retreat."""

from __future__ import annotations

import pytest
from wotr_battle_kit import attack, the_battle
from wotr_kit import (
    active,
    asked,
    box,
    control,
    do,
    figures,
    lay,
    lost,
    options,
    reserve,
    rolls,
    table,
    told,
    verbs,
    where,
)

from ravenhill.coverage import example, rule
from ravenhill.games.wotr import strength as rules
from ravenhill.games.wotr.dice import is_hit
from ravenhill.games.wotr.nations import FP, SH
from ravenhill.games.wotr.table import Battle

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
    assert b.rear[18] == 1 and b.units(table(play), SH) == 2


@rule("W13.2.1", "W13.2.7")
def test_a_rearguard_has_at_least_one_unit() -> None:
    play = attack(
        {"osgiliath": {"sauron_regular": 2, "nazgul": 1}, "lossarnach": {"gondor_regular": 1}},
        "osgiliath",
        "lossarnach",
    )
    do(play, ("leave", "nazgul"))
    assert told(play, "rearguard") == [
        {"who": "sauron_regular", "n": 1, "region": "osgiliath"},
        {"who": "nazgul", "n": 1, "region": "osgiliath"},
    ], "a unit has to stay with the Nazgul: nobody is asked"
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
    assert [d for d in range(1, 7) if is_hit(d, 1, 5)] == [4, 5, 6]
    assert not is_hit(1, 5, 5) and is_hit(2, 5, 5)
    assert is_hit(6, -5, 5) and is_hit(6, -1, 6) and is_hit(5, 1, 6)


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
    assert asked(play) == "siege", "nowhere to go: the next round begins"


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
