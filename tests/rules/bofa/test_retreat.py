"""B12.8-B12.10. The end of a round, Retreat and Rout, advance, Combined Attack."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ravenhill.coverage import example, rule

Lay = Callable[..., Any]
REGROUP = ("mv_regroup_fp", "mv_regroup_shadow")


def round_of_misses(f: Any, dice: int, fp: str = "mv_regroup_fp", shadow: str = "mv_regroup_shadow") -> Any:
    return f.roll(*[1] * dice).both(fp, shadow).spare()


@rule("B12.8.1")
def test_the_attacker_decides_first(fight: Lay) -> None:
    f = fight({"dale_fields": "2 dwarf_warriors", "upper_vale": "2 orcs"}, "fp", "dale_fields", "upper_vale")
    round_of_misses(f, 4)
    assert f.seat == 0 and f.options == ["press", "cease"]
    f.do("press")
    assert f.seat == 1 and f.options == ["retreat", "done"]
    f.do("done")
    assert f.asked == "maneuver" and f.t.battle.round == 2
    round_of_misses(f, 4, shadow="mv_orcs").do("press")
    assert f.options == ["rout", "done"]  # without Regroup
    g = fight({"dale_fields": "2 dwarf_warriors", "upper_vale": "2 orcs"}, "fp", "dale_fields", "upper_vale")
    round_of_misses(g, 4).do("cease")
    assert g.t.battle is None and g.size("dale_fields") == g.size("upper_vale") == 2


@rule("B12.8.2")
@example("BX-68")
def test_both_destroyed(fight: Lay) -> None:
    f = fight({"camp": "1 dwarf_warriors", "under_spur": "1 orcs"}, "shadow", "under_spur", "camp", seed=3)
    f.roll(6, 6).both(*REGROUP).spare()
    g = fight({"camp": "1 dwarf_warriors, damage 1", "under_spur": "1 orcs, damage 1"}, "shadow", "under_spur", "camp")
    g.roll(6, 6).both(*REGROUP)
    assert g.size("camp") == g.size("under_spur") == 0
    assert not g.control("camp") and g.t.battle is None
    assert f.size("camp") == 1  # one token on one unit kills nobody


@rule("B12.8.3", "B12.8.4")
@example("BX-65")
def test_the_worked_retreat(fight: Lay) -> None:
    regions = {
        "river_meadows": "2 elven_spearmen",
        "north_vale": "3 orcs",
        "dale_hills": "2 orcs",
        "ruins_of_dale": "control",
    }
    f = fight(regions, "shadow", "north_vale", "river_meadows")
    round_of_misses(f, 5).do("press", "retreat")
    f.do("stay")
    assert f.size("upper_vale") == 2  # the one way that is free


@rule("B12.8.4")
def test_a_friendly_haven_is_always_open(fight: Lay) -> None:
    regions = {"river_meadows": "2 elven_spearmen", "north_vale": "3 orcs", "dale_hills": "2 orcs"}
    regions |= {"north_bank": "1 dwarf_warriors", "under_spur": "1 orcs"}
    f = fight(regions, "shadow", "north_vale", "river_meadows")
    round_of_misses(f, 5).do("press", "retreat")
    assert set(f.options) == {"to north_bank", "to ruins_of_dale", "to upper_vale"}  # over the ford, and to Dale


@rule("B12.8.5")
@example("BX-66")
def test_no_haven(fight: Lay) -> None:
    regions = {
        "river_meadows": "3 elven_spearmen",
        "north_vale": "3 orcs",
        "dale_hills": "2 orcs",
        "ruins_of_dale": "2 orcs, control",
        "camp": "1 orcs, control",
        "under_spur": "1 orcs",
    }
    f = fight(regions, "shadow", "north_vale", "river_meadows")
    round_of_misses(f, 6).do("press", "retreat")
    assert f.seat == 1 and set(f.options) == {"to upper_vale", "to north_bank"}  # the attacker chooses
    f.do("to north_bank")
    assert f.damage("north_bank") == 1 and f.size("north_bank") == 3


@rule("B12.8.5", "B12.8.9")
@example("BX-66", "BX-100")
def test_nowhere_to_go(fight: Lay) -> None:
    regions = {"eastern_spur": "2 men_of_the_lake", "far_ridge": "2 orcs", "spur_end": "2 orcs"}
    f = fight(regions, "shadow", "far_ridge", "eastern_spur")
    round_of_misses(f, 4, fp="mv_men_of_the_lake").do("press")
    assert f.asked == "maneuver"  # neither Retreat nor Rout
    g = fight(
        {"front_gate": "3 dwarf_veterans, damage 3, fort 6", "gate_road": "2 orcs"}, "shadow", "gate_road", "front_gate"
    )
    g.roll(*[1] * 7).both("mv_dwarf_veterans", "mv_regroup_shadow").spare().do("press")
    assert g.size("front_gate") == 3  # no Rout casualties either


@rule("B12.8.5")
@example("BX-99")
def test_only_the_ford_is_free(fight: Lay) -> None:
    regions = {
        "camp": "3 dwarf_warriors",
        "gate_road": "3 orcs",
        "inner_ridge": "1 orcs",
        "under_spur": "1 orcs",
        "bend_hills": "1 orcs",
    }
    f = fight(regions, "shadow", "gate_road", "camp")
    round_of_misses(f, 6).do("press", "retreat")
    assert f.damage("upper_vale") == 1


@rule("B12.8.6")
@example("BX-67")
def test_rout_costs_units(fight: Lay) -> None:
    f = fight(
        {"dale_fields": "4 dwarf_warriors, damage 4", "upper_vale": "2 orcs"}, "shadow", "upper_vale", "dale_fields"
    )
    f.roll(*[1] * 6).both("mv_dwarf_warriors", "mv_regroup_shadow").spare().do("press", "rout")
    assert f.size("dale_fields") == 2 and f.damage("dale_fields") == 0
    f.do("to bridge_field")
    assert f.size("bridge_field") == 2


@rule("B12.8.7")
def test_a_rout_may_destroy_an_army(fight: Lay) -> None:
    regions = {"dale_fields": "2 dwarf_warriors, damage 2", "upper_vale": "4 orcs"}
    f = fight(regions, "shadow", "upper_vale", "dale_fields", characters={"bard": "dale_fields"})
    f.roll(*[1] * 7).both("mv_dwarf_warriors", "mv_regroup_shadow").spare().do("press")
    f.t.damage[f.at("dale_fields")] = 4  # more than any rule leaves: both units go
    f.do("rout")
    assert f.size("dale_fields") == 0 and f.place("bard") == "eliminated"
    assert f.options == ["advance upper_vale", "stay"]  # won like any destroyed Army


@rule("B12.8.8", "B12.8.10")
def test_a_retreat_merges_and_drives_tokens_away(fight: Lay) -> None:
    regions = {"dale_fields": "3 dwarf_warriors, lead 1", "upper_vale": "2 orcs", "bridge_field": "4 men_of_the_lake"}
    f = fight(regions, "shadow", "upper_vale", "dale_fields", characters={"bard": "dale_fields"})
    round_of_misses(f, 6).do("press", "retreat", "to bridge_field")
    assert f.asked == "surplus" and f.seat == 0
    f.do("eliminate men_of_the_lake", "eliminate men_of_the_lake")
    assert f.size("bridge_field") == 5 and f.place("bard") == "bridge_field" and f.lead("bridge_field") == 1
    g = fight(
        {"ford_marsh": "2 men_of_the_lake", "black_fen": "2 orcs", "east_flats": "shadow 1, 1 orcs"},
        "fp",
        "ford_marsh",
        "black_fen",
    )
    round_of_misses(g, 4).do("press", "retreat")
    assert "to east_flats" in g.options
    h = fight(
        {"black_fen": "2 men_of_the_lake", "ford_field": "2 orcs", "east_flats": "shadow 1"},
        "shadow",
        "ford_field",
        "black_fen",
    )
    round_of_misses(h, 4).do("press", "retreat", "to east_flats")
    assert h.tokens("shadow", "east_flats") == 0


@rule("B12.8.11")
def test_regroup_does_not_force_a_retreat(fight: Lay) -> None:
    f = fight({"dale_fields": "2 dwarf_warriors", "upper_vale": "2 orcs"}, "shadow", "upper_vale", "dale_fields")
    round_of_misses(f, 4).do("press")
    assert f.options == ["retreat", "done"]


@rule("B12.9.1", "B12.9.2", "B12.9.3", "B12.9.4")
def test_advance(fight: Lay) -> None:
    regions = {"camp": "1 dwarf_warriors, dwarves_and_men 1", "under_spur": "3 orcs, 1 wargs, damage 1, lead 1"}
    regions["gate_road"] = "1 dwarf_veterans"
    f = fight(regions, "shadow", "under_spur", "camp")
    f.roll(6, 6, 1, 1, 1, 1).both(*REGROUP).spare()
    assert f.options == ["advance under_spur", "stay"]
    f.do("advance under_spur", "split", "unit wargs", "unit orcs", "done", "damage 1")
    assert f.army("camp") == {"orcs": 1, "wargs": 1} and f.damage("camp") == 1
    assert f.army("under_spur") == {"orcs": 2} and f.lead("under_spur") == 1
    assert f.control("camp") and f.tokens("dwarves_and_men", "camp") == 0
    assert f.asked == "die"  # no attack after the advance


@rule("B12.9.3")
def test_five_units_advance_at_most(fight: Lay) -> None:
    f = fight({"grey_plain": "1 dwarf_warriors", "iron_road": "7 orcs"}, "shadow", "iron_road", "grey_plain")
    f.roll(6, 6, 1, 1, 1, 1).both(*REGROUP).do("advance iron_road")
    f.do(*["unit orcs"] * 4)
    assert f.size("grey_plain") == 5 and f.size("iron_road") == 2


RING = {"camp": "3 dwarf_warriors", "upper_vale": "3 orcs", "under_spur": "3 wargs"}


@rule("B12.10.1", "B16.2")
@example("BX-71")
def test_a_combined_attack_needs_two_armies(lay: Lay) -> None:
    f = lay(RING, shadow="army").do("die army")
    assert "use combined_attack" in f.options
    g = lay({"camp": "3 dwarf_warriors", "upper_vale": "3 orcs"}, shadow="army").do("die army")
    assert "use combined_attack" not in g.options
    assert g.why("use combined_attack").rule == "B12.10.1"


@rule("B12.10.2", "B12.10.3", "B12.10.4", "B12.10.5", "B12.10.6", "B12.10.9")
@example("BX-69")
def test_a_combined_attack(lay: Lay) -> None:
    f = lay(RING, shadow="army").do("die army", "use combined_attack", "attack camp")
    assert f.asked == "fighter"
    f.do("fights upper_vale")
    f.roll(5, 5, 5, 1, 1, 1).both("mv_regroup_fp", "mv_orcs")
    assert f.hits("shadow") == 0  # over the ford, round 1
    f.do("press", "done", "fights upper_vale")
    f.roll(5, 1, 1, 1, 1, 1).both("mv_regroup_fp", "mv_regroup_shadow")
    assert f.hits("shadow") == 1
    f.spare().do("press", "done")
    f.t.battle.fronts[1].used = [f.t.book.card_of["mv_orcs"]]
    f.do("fights under_spur")
    assert f.t.battle.fronts[1].used == []  # all cards return at the change
    assert f.options_of(1) == ["maneuver mv_wargs", "maneuver mv_regroup_shadow"]
    f.roll(5, 5, 5, 1, 1, 1).both("mv_regroup_fp", "mv_regroup_shadow").spare()
    assert f.size("camp") == 1 or f.damage("camp") <= 3
    f.do("press", "retreat")
    while f.asked in ("haven", "driven"):
        f.do(f.options[0])
    assert set(f.options) == {"advance upper_vale", "advance under_spur", "stay"}
    f.do("advance upper_vale", "all")
    assert f.size("camp") == 3 and f.size("under_spur") == 3


@rule("B12.10.3")
def test_terrain_is_looked_at_once(lay: Lay) -> None:
    regions = {"upper_vale": "1 dwarf_warriors", "ruins_of_dale": "3 orcs, control", "river_meadows": "3 wargs"}
    f = lay(regions, shadow="army").do("die army", "use combined_attack", "attack upper_vale", "fights ruins_of_dale")
    assert f.hand("shadow") == []  # Orcs have no favour on the plains; the Wargs did not attack first
    f.roll(1, 1, 1, 1).both(*REGROUP).do("press", "done", "fights river_meadows")
    assert f.hand("shadow") == []


@rule("B12.10.7")
@example("BX-70")
def test_the_last_fighter_falls_with_the_defender(fight: Lay) -> None:
    regions = {"dale_fields": "1 dwarf_warriors, damage 1", "upper_vale": "1 orcs, damage 1", "lower_slopes": "2 wargs"}
    f = fight(regions, "shadow", ["upper_vale", "lower_slopes"], "dale_fields", battle={"fighting": "upper_vale"})
    f.roll(6, 6).both(*REGROUP)
    assert f.size("upper_vale") == f.size("dale_fields") == 0
    assert f.options == ["advance lower_slopes", "stay"]


@rule("B12.10.8", "B12.10.10")
def test_another_army_goes_on(fight: Lay) -> None:
    regions = {"dale_fields": "3 dwarf_warriors", "upper_vale": "1 orcs, damage 1", "lower_slopes": "2 wargs"}
    f = fight(regions, "shadow", ["upper_vale", "lower_slopes"], "dale_fields", battle={"fighting": "upper_vale"})
    f.roll(1, 6, 1, 1).both(*REGROUP)
    assert f.size("upper_vale") == 0 and f.options == ["press", "cease"]
    f.do("press", "done")
    assert f.t.battle.fighting == f.at("lower_slopes")
    assert f.options_of(1) == ["maneuver mv_wargs", "maneuver mv_regroup_shadow"]


@rule("B12.10.2")
def test_only_the_fighting_army_counts(fight: Lay) -> None:
    f = fight(RING, "shadow", ["upper_vale", "under_spur"], "camp", battle={"fighting": "under_spur"})
    f.roll(1, 1, 1, 6, 6, 1).both(*REGROUP).spare()
    assert f.damage("under_spur") == 2 and f.damage("upper_vale") == 0


@rule("B16.2", "B12.10.9")
def test_who_takes_part(lay: Lay) -> None:
    regions = RING | {"gate_road": "1 orcs"}
    f = lay(regions, shadow="army").do("die army", "use combined_attack", "attack camp")
    assert f.asked == "fighter"  # all of them, as in the older edition: nobody who takes part must fight
    assert set(f.options) == {"fights gate_road", "fights under_spur", "fights upper_vale"}
