"""B12.11. The cards of a combat: Event cards, unit cards, special maneuvers, Fate cards that fight along."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ravenhill import words
from ravenhill.coverage import card, example, rule

Lay = Callable[..., Any]
PLAIN = {"dale_fields": "2 dwarf_warriors", "upper_vale": "2 orcs"}  # open ground, no favour
REGROUP = ("mv_regroup_fp", "mv_regroup_shadow")


@card("ev02", "ev05", "ev08")
@example("BX-109")
@rule("B17.11")
def test_stand_and_fight_against_fierce_defence(fight: Lay) -> None:
    for stand, fierce in (("ev06", "ev02"), ("ev13", "ev05"), ("ev16", "ev08")):
        regions = {"dale_fields": "3 dwarf_warriors", "upper_vale": "2 orcs, 1 wargs, lead 1"}
        f = fight(regions, "shadow", "upper_vale", "dale_fields", fp_hand=fierce, shadow_hand=stand)
        f.roll(6, 5, 5, 5, 5, 1, 1, 1, 5).both(fierce, stand)
        assert f.t.battle.fronts[1].dice == 5 and f.hits("shadow") == 1


@card("ev06", "ev13", "ev16")
def test_stand_and_fight(fight: Lay) -> None:
    for name in ("ev06", "ev13", "ev16"):
        f = fight(PLAIN, "fp", "dale_fields", "upper_vale", fp_hand=name)
        f.roll(*[1] * 6).both(name, "mv_regroup_shadow")
        assert f.t.battle.fronts[0].dice == 4


@card("ev21", "ev24", "ev28")
@example("BX-110")
@rule("B12.4.8", "B17.11")
def test_battle_fury(fight: Lay) -> None:
    for fury in ("ev21", "ev24", "ev28"):
        regions = {"dale_fields": "2 dwarf_warriors, lead 1", "upper_vale": "3 orcs"}
        f = fight(regions, "fp", "dale_fields", "upper_vale", fp_hand=fury, shadow_hand="ev02")
        f.roll(5, 1, 1, 1, 1, 5).both(fury, "ev02")
        assert f.hits("fp") == 1  # 5 + 1 hits, the 5 of the Leader Re-roll does not


@card("ev22", "ev25", "ev29", "ev12", "ev15", "ev20")
@example("BX-112")
@rule("B17.11")
def test_commanding_voice_and_overmastered(fight: Lay) -> None:
    for voice, silence in (("ev22", "ev12"), ("ev25", "ev15"), ("ev29", "ev20")):
        regions = {"dale_fields": "3 dwarf_warriors", "upper_vale": "3 orcs"}
        f = fight(regions, "fp", "dale_fields", "upper_vale", fp_hand=voice)
        f.roll(1, 1, 1, 1, 1, 1, 6, 6).both(voice, "mv_regroup_shadow")
        assert f.hits("fp") == 2
        g = fight(regions, "fp", "dale_fields", "upper_vale", fp_hand=voice, shadow_hand=silence)
        g.roll(*[1] * 6).both(voice, silence)
        assert g.hits("fp") == 0 and g.asked == "press"


@card("ev23", "ev27", "ev30")
@example("BX-108")
@rule("B17.11")
def test_great_confusion(fight: Lay) -> None:
    for name in ("ev23", "ev27", "ev30"):
        for units, dice in ((4, 2), (2, 1)):
            regions = {"dale_fields": f"{units} dwarf_warriors", "upper_vale": "1 orcs"}
            f = fight(regions, "fp", "dale_fields", "upper_vale", shadow_hand=name)
            f.roll(*[1] * (dice + 1)).both("mv_dwarf_warriors", name)
            front = f.t.battle.fronts[0]
            assert front.dice == dice and len(front.black) == dice
        regions = {"dale_fields": "4 dwarf_veterans", "upper_vale": "1 orcs"}
        f = fight(regions, "fp", "dale_fields", "upper_vale", shadow_hand=name)
        f.roll(*[1] * 4).both("mv_regroup_fp", name)
        assert f.t.battle.fronts[0].dice == 3  # 5 - 2


@card("ev10", "ev18", "ev26")
@example("BX-113")
@rule("B12.8.12", "B17.13")
def test_dense_fog_after_goblin_charge(fight: Lay) -> None:
    for name in ("ev10", "ev18", "ev26"):
        regions = {"fallen_bridge": "3 men_of_the_lake", "spur_ridge": "3 goblins"}
        f = fight(regions, "shadow", "spur_ridge", "fallen_bridge", fp_hand=name)
        f.roll(6, 1, 1, 1, 1, 1).both(name, "mv_goblins").spare()
        assert f.asked == "goblin_charge"
        f.do("charge").spare()
        assert f.damage("spur_ridge") == 1 and f.damage("fallen_bridge") == 2
        assert f.t.battle is None and f.asked == "die"


@card("mv_goblins")
@rule("B12.6.8.1")
def test_goblin_charge_is_optional_and_costs(fight: Lay) -> None:
    f = fight(
        {"bridge_field": "3 elven_spearmen", "fallen_bridge": "3 goblins"}, "shadow", "fallen_bridge", "bridge_field"
    )
    f.roll(6, 1, 1, 1, 1, 1).both("mv_regroup_fp", "mv_goblins").spare().do("done")
    assert f.damage("fallen_bridge") == 0 and f.damage("bridge_field") == 1


@card("mv_orcs")
@rule("B17.16")
def test_wild_rage(fight: Lay) -> None:
    f = fight({"dale_fields": "3 dwarf_warriors", "upper_vale": "3 orcs"}, "shadow", "upper_vale", "dale_fields")
    f.roll(6, 1, 1, 1, 1, 1).both("mv_regroup_fp", "mv_orcs").spare()
    assert f.lead("upper_vale") == 1


@card("mv_wargs")
@example("BX-114")
@rule("B17.10", "B12.8.12")
def test_rearguard_attack(fight: Lay) -> None:
    regions = {"dale_fields": "4 dwarf_warriors, damage 2", "upper_vale": "3 wargs"}
    f = fight(regions, "shadow", "upper_vale", "dale_fields")
    f.roll(6, 1, 1, 1, 1, 1, 1).both("mv_regroup_fp", "mv_wargs").spare()
    assert f.size("dale_fields") == 3 and f.damage("dale_fields") == 1


@card("mv_great_bats", "vampire_like")
@example("BX-83")
@rule("B14.3.3", "B14.3.6", "B14.3.7", "B12.3.4", "B16.23")
def test_vampire_like(fight: Lay) -> None:
    regions = {"dale_fields": "4 dwarf_warriors", "upper_vale": "3 orcs"}
    f = fight(regions, "shadow", "upper_vale", "dale_fields", bats={"valley": 1})
    f.roll(6, 1, 1, 1, 1, 1, 1).both("mv_regroup_fp", "mv_great_bats")
    assert f.asked == "vampire"
    assert words.option_text("bofa", ("bats",)) == "Spend a Great Bats figure"
    f.do("bats").spare()
    assert f.damage("dale_fields") == 2 and sum(f.t.bats) == 0
    f.do("press", "done")
    assert "maneuver mv_great_bats" not in f.options_of(1)  # no figure left
    g = fight(regions, "shadow", "upper_vale", "dale_fields", bats={"valley": 1})
    g.roll(*[1] * 7).both("mv_regroup_fp", "mv_great_bats")
    assert g.asked == "press"  # no damage, no bite
    g.do("press", "done")
    assert "maneuver mv_great_bats" in g.options_of(1)
    h = fight(regions, "fp", "dale_fields", "upper_vale", bats={"valley": 2})  # a defender bites too
    h.roll(*[1] * 4, 6, 1, 1).both("mv_regroup_fp", "mv_great_bats").do("bats")
    assert h.damage("dale_fields") == 2 and sum(h.t.bats) == 1


@card("ss01", "mv_dwarf_warriors")
@example("BX-08")
@rule("B17.12", "B17.20")
def test_howling_orcs(fight: Lay, lay: Lay) -> None:
    regions = {"dale_fields": "2 dwarf_warriors, 3 elven_spearmen, damage 3", "upper_vale": "1 great_orcs, 2 orcs"}
    f = fight(regions, "shadow", "upper_vale", "dale_fields", table=["ss01"])
    f.roll(6, 1, 1, 1, 6, 1, 1, 1, 1).both("mv_dwarf_warriors", "mv_regroup_shadow")
    while f.seat != 0:
        f.do("done")
    f.say(0, "eliminate dwarf_warriors")
    assert f.damage("dale_fields") == 2  # not redoubtable
    g = fight(
        {"dale_fields": "4 dwarf_warriors", "upper_vale": "1 great_orcs"},
        "fp",
        "dale_fields",
        "upper_vale",
        table=["ss01"],
    )
    g.roll(6, 6, 1, 1, 1, 1).both("mv_regroup_fp", "mv_regroup_shadow")
    assert g.table() == []  # a Great Orcs unit was eliminated
    h = lay({"iron_road": "1 orcs"}, shadow="army", shadow_hand="ss01").do("die army", "play ss01")
    assert h.table() == ["ss01"]


@card("fs08")
@example("BX-121")
@rule("B12.8.13", "B17.3", "B12.5.1")
def test_elven_charge(lay: Lay) -> None:
    regions = {"lower_slopes": "2 elven_spearmen", "dale_fields": "3 orcs", "camp": "1 dwarf_warriors"}
    f = lay(regions, fp="muster_army", fp_hand="fs08").do("die muster_army", "play fs08")
    assert f.options == ["army lower_slopes", "done"]
    f.do("army lower_slopes", "stand", "attack dale_fields").roll(1, 1, 1, 1, 1, 6, 1)
    f.both("mv_regroup_fp", "mv_regroup_shadow").spare()
    f.do("press")
    assert f.options == ["rout", "done"]  # no Retreat in the first round
    f.do("done").roll(1, 1, 1, 1, 1, 1, 1).both("mv_regroup_fp", "mv_regroup_shadow").spare()
    f.do("press")
    assert f.options == ["retreat", "done"]


@card("fa07")
@rule("B17.11", "B10.1.4")
def test_fury_of_the_dwarves(fight: Lay, lay: Lay) -> None:
    f = fight(
        {"dale_fields": "1 dwarf_warriors", "upper_vale": "4 orcs"},
        "fp",
        "dale_fields",
        "upper_vale",
        table=["fa07"],
        characters={"thorin": "dale_fields"},
    )
    assert f.leadership("dale_fields") == 4
    f.roll(1, 1, 1, 1, 1, 1, 1, 6, 6, 6).both(*REGROUP)
    assert f.t.battle.fronts[0].dice == 3 and f.hits("fp") == 3


@card("fa09")
@example("BX-117")
@rule("B17.7", "B12.6.8", "B12.8.12")
def test_shining_armour(fight: Lay) -> None:
    def struck() -> Any:
        f = fight(
            {"dale_fields": "3 dwarf_warriors", "upper_vale": "4 orcs"},
            "shadow",
            "upper_vale",
            "dale_fields",
            table=["fa09"],
            armour=4,
            characters={"thorin": "dale_fields"},
        )
        return f.roll(6, 6, 6, 1, 1, 1, 1, 1, 1).both(*REGROUP)

    f = struck()
    assert f.options == ["armour 3", "armour 2", "armour 1", "armour 0"]
    f.do("armour 3")
    assert f.damage("dale_fields") == 0 and f.table() == [] and f.t.worn == 0
    g = struck().do("armour 1").spare()
    assert g.damage("dale_fields") == 2 and g.table() == ["fa09"] and g.t.worn == 5
