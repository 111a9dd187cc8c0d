"""B10. Armies and movement."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ravenhill.coverage import example, rule
from ravenhill.engine.decision import Illegal

Lay = Callable[..., Any]


def fast(f: Any, *answers: str) -> Any:
    return f.do("die character", "use fast_move", *answers)


def strategic(f: Any, *answers: str) -> Any:
    face = "army" if f.seat else "muster_army"
    return f.do(f"die {face}", "use strategic_move", *answers)


@rule("B10.1.3")
@example("BX-39")
def test_limits_of_muster_regions_and_passes(lay: Lay) -> None:
    f = lay({"iron_road": "7 orcs", "goblin_muster_north": "6 goblins"}, shadow="eye")
    assert f.size("iron_road") == 7 and f.t.open_pass[0]
    f.do("die eye", "use goblin_move", "army goblin_muster_north", "all")
    assert f.size("mountain_pass_north") == 5  # one unit too many, and all alike


@rule("B10.1.4", "B10.1.5")
def test_leadership(lay: Lay) -> None:
    f = lay(
        {"camp": "1 dwarf_warriors, lead 2", "gate_road": "1 dwarf_veterans"},
        fp="character",
        characters={"dain": "camp", "bilbo": "gate_road"},
    )
    assert f.leadership("camp") == 4
    fast(f)
    assert f.options == ["army camp", "done"]  # Bilbo leads nobody
    assert f.why("army gate_road").rule == "B10.3.3"


@rule("B10.2.1", "B3.4", "B3.5", "B3.7")
def test_to_adjacent_regions_without_enemies(lay: Lay) -> None:
    f = lay({"under_spur": "2 dwarf_warriors", "east_ridge": "1 orcs", "upper_vale": "1 orcs"}, fp="muster_army")
    strategic(f, "army under_spur")
    assert f.options == ["to inner_ridge", "to camp", "to north_bank"]  # the river parts it from the Upper Vale
    assert f.why("to east_ridge").rule == "B10.2.1"
    g = lay({"camp": "1 dwarf_warriors"}, fp="muster_army")
    assert "to upper_vale" in strategic(g, "army camp").options  # by the ford


@rule("B10.2.2", "B10.2.4", "B6.4.1")
def test_two_armies_and_again_by_another_die(lay: Lay) -> None:
    f = lay({"camp": "1 dwarf_warriors", "ravenhill": "1 elven_spearmen"}, fp="muster_army muster_army")
    strategic(f, "army camp", "to gate_road", "army ravenhill", "to south_ridge")
    assert f.size("gate_road") == f.size("south_ridge") == 1
    f.do("die event", "use skip")
    strategic(f, "army gate_road", "to front_gate", "done")
    assert f.size("front_gate") == 1


@rule("B10.3.3", "B10.5.7")
@example("BX-33")
def test_leadership_goes_with_a_fast_move(lay: Lay) -> None:
    f = lay({"grey_plain": "3 orcs, 2 great_orcs, lead 2"}, shadow="character")
    fast(f, "army grey_plain", "to east_flats", "split", "unit great_orcs", "unit great_orcs")
    assert "done" not in f.options
    assert f.why("done").rule == "B10.3.6"
    f.do("token", "done", "stop")
    assert f.army("east_flats") == {"great_orcs": 2} and f.lead("east_flats") == 1
    assert f.army("grey_plain") == {"orcs": 3} and f.lead("grey_plain") == 1


@rule("B10.3.4")
def test_goblins_go_with_the_eye(lay: Lay) -> None:
    f = lay({"spur_ridge": "2 goblins, 1 orcs, 1 wargs"}, shadow="eye")
    f.do("die eye", "use goblin_move", "army spur_ridge", "to high_shoulder", "split", "unit orcs")
    assert "done" not in f.options
    f.do("unit goblins", "done", "done")
    assert f.army("high_shoulder") == {"orcs": 1, "goblins": 1}


@rule("B10.3.1", "B10.3.5")
@example("BX-34")
def test_damage_is_divided(lay: Lay) -> None:
    def parted() -> Any:
        f = lay({"camp": "1 men_of_the_lake, 2 elven_archers, damage 2"}, fp="muster_army")
        return strategic(f, "army camp", "to gate_road", "split", "unit elven_archers", "unit elven_archers", "done")

    f = parted()
    assert f.options == ["damage 1", "damage 2"]  # (2, 0) would leave two tokens with one unit
    with pytest.raises(Illegal):
        f.do("damage 0")
    f.do("damage 1", "done")
    assert [f.damage("camp"), f.damage("gate_road")] == [1, 1]
    g = parted().do("damage 2", "done")
    assert [g.damage("camp"), g.damage("gate_road")] == [0, 2]


@rule("B10.3.2", "B10.3.6")
@example("BX-35")
def test_two_parts_and_a_rest(lay: Lay) -> None:
    f = lay({"east_flats": "3 orcs, 2 great_orcs"}, shadow="army")
    strategic(f, "army east_flats", "to spur_end", "split", "unit great_orcs", "unit great_orcs", "done")
    assert "army east_flats" in f.options
    f.do("army east_flats")
    assert "to spur_end" not in f.options  # two different regions
    f.do("to black_fen", "split", "unit orcs", "done")  # the first one goes without saying
    assert f.army("spur_end") == {"great_orcs": 2}
    assert f.army("black_fen") == {"orcs": 2} and f.army("east_flats") == {"orcs": 1}
    assert f.seat == 0  # both moves are used


@rule("B10.5.2", "B10.5.4", "B10.5.5", "B16.22")
@example("BX-36")
def test_passing_through_a_friendly_army(lay: Lay) -> None:
    regions = {"upper_vale": "2 dwarf_veterans", "ruins_of_dale": "4 men_of_the_lake"}
    f = lay(regions, fp="character", characters={"dain": "upper_vale"})
    fast(f, "army upper_vale", "to ruins_of_dale", "all", "to dale_hills")
    assert f.size("ruins_of_dale") == 4 and f.size("dale_hills") == 2 and f.place("dain") == "dale_hills"


@rule("B10.4.1", "B10.4.2")
@example("BX-37")
def test_stopping_there_costs_a_unit(lay: Lay) -> None:
    regions = {"upper_vale": "2 dwarf_veterans", "ruins_of_dale": "4 men_of_the_lake, damage 3"}
    f = lay(regions, fp="character", characters={"dain": "upper_vale"})
    fast(f, "army upper_vale", "to ruins_of_dale", "all", "stop")
    assert f.asked == "surplus" and f.rule == "B10.4.2"
    assert f.options == ["eliminate dwarf_veterans", "eliminate men_of_the_lake"]
    f.do("eliminate men_of_the_lake")
    assert f.size("ruins_of_dale") == 5 and f.damage("ruins_of_dale") == 1


@rule("B10.4.2", "B10.4.5")
@example("BX-94")
def test_merging_damaged_armies(lay: Lay) -> None:
    regions = {"gate_road": "3 dwarf_warriors, damage 3", "camp": "4 men_of_the_lake, damage 4"}
    f = lay(regions, fp="muster_army")
    strategic(f, "army gate_road", "to camp", "all", "done")
    f.do("eliminate men_of_the_lake", "eliminate men_of_the_lake")
    assert f.size("camp") == 5 and f.damage("camp") == 3
    assert f.options == ["eliminate dwarf_warriors", "eliminate men_of_the_lake", "done"]  # more may go for damage
    f.do("eliminate men_of_the_lake")
    assert f.size("camp") == 4 and f.damage("camp") == 1
    f.do("done")
    assert f.rule != "B10.4.2"


@rule("B10.4.3")
def test_an_attack_merges_before_the_combat(lay: Lay) -> None:
    regions = {"gate_road": "3 dwarf_warriors", "camp": "2 men_of_the_lake", "under_spur": "3 orcs"}
    f = lay(regions, fp="muster_army")
    f.do("die muster_army", "use attack", "army gate_road", "march", "to camp", "all", "attack under_spur")
    assert f.size("camp") == 5
    assert set(f.options_of(0)) >= {"maneuver mv_dwarf_warriors", "maneuver mv_men_of_the_lake"}


@rule("B10.4.4")
def test_no_figure_moves_twice(lay: Lay) -> None:
    f = lay({"camp": "1 dwarf_warriors", "gate_road": "1 dwarf_veterans"}, fp="muster_army")
    strategic(f, "army camp", "to gate_road", "army gate_road", "to front_gate")
    assert f.army("front_gate") == {"dwarf_veterans": 1} and f.army("gate_road") == {"dwarf_warriors": 1}


@rule("B10.5.1")
def test_splitting_only_at_the_start(lay: Lay) -> None:
    f = lay({"camp": "2 dwarf_warriors, lead 1"}, fp="character")
    fast(f, "army camp", "to gate_road", "all")
    assert set(f.options) == {"to front_gate", "to inner_ridge", "to camp", "to river_bend", "to bend_hills", "stop"}


@rule("B10.5.3")
@example("BX-38")
def test_an_army_stops_next_to_an_enemy(lay: Lay) -> None:
    f = lay({"gate_road": "2 dwarf_warriors, lead 1", "under_spur": "1 orcs"}, fp="character")
    fast(f, "army gate_road", "to camp", "all")
    assert f.seat == 1 and f.size("camp") == 2
    g = lay({"inner_ridge": "2 dwarf_warriors, lead 1", "upper_vale": "1 orcs"}, fp="character")
    fast(g, "army inner_ridge", "to under_spur", "all")
    assert g.asked == "further"  # the enemy is across the river


@rule("B10.5.6")
@example("BX-95")
def test_leaving_an_enemy_is_free(lay: Lay) -> None:
    f = lay({"camp": "2 dwarf_warriors, lead 1", "under_spur": "1 orcs"}, fp="character")
    fast(f, "army camp", "to bend_hills", "all", "to river_bend")
    assert f.size("river_bend") == 2


@rule("B10.6.1", "B10.6.5", "B11.3.1")
@example("BX-40")
def test_control_is_taken_in_passing(lay: Lay) -> None:
    f = lay({"under_spur": "2 orcs, lead 1", "camp": "dwarves_and_men 2"}, shadow="character")
    assert f.unused("dwarves_and_men") == 15
    fast(f, "army under_spur", "to camp", "all", "to gate_road")
    assert f.control("camp") and f.tokens("dwarves_and_men", "camp") == 0
    assert f.unused("dwarves_and_men") == 17 and f.size("gate_road") == 2


@rule("B10.6.2", "B10.6.3", "B10.6.4")
@example("BX-41")
def test_units_free_a_settlement_characters_do_not(lay: Lay) -> None:
    f = lay(
        {"camp": "control", "gate_road": "1 men_of_the_lake"},
        fp="character muster_army",
        characters={"gandalf": "gate_road"},
    )
    f.do("die character", "use move_characters", "character gandalf", "to camp")
    assert f.control("camp") and f.points == 2
    f.do("die event", "use skip")
    strategic(f, "army gate_road", "to camp")
    assert not f.control("camp") and f.points == 0 and f.t.battle is None


@rule("B11.3.1")
def test_fp_armies_remove_shadow_tokens(lay: Lay) -> None:
    f = lay({"black_fen": "shadow 2", "ford_marsh": "2 men_of_the_lake"}, fp="muster_army")
    strategic(f, "army ford_marsh", "to black_fen", "all")
    assert f.tokens("shadow", "black_fen") == 0 and f.unused("shadow") == 27
