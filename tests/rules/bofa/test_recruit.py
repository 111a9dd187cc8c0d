"""B11. Recruiting, Rally, the passes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ravenhill.coverage import card, example, rule

Lay = Callable[..., Any]


@rule("B11.1.1", "B11.1.2", "B2.4")
def test_nobody_knows_a_face_down_token(new: Lay) -> None:
    f = new()
    for seat in (0, 1, None):
        seen = f.play.view(seat)["areas"]["iron_road"]
        assert seen["recruitment"] == {"shadow": 3}
    assert f.play.determinize(0, 5).table.tokens == f.t.tokens


@rule("B11.1.4")
def test_a_group_may_run_out(lay: Lay) -> None:
    f = lay(
        {"camp": "1 dwarf_warriors"},
        fp="muster",
        generals=["bard"],
        characters={"bard": "camp"},
        tokens_left={"rt_men_of_the_lake_1": 1, "rt_dwarf_warriors_1": 0, "rt_dwarf_veterans_1": 0},
    )
    f.do("general bard", "place camp")
    assert f.asked == "die" and f.unused("dwarves_and_men") == 0


@rule("B6.4.4", "B11.2.1", "B11.2.3")
@example("BX-43")
def test_recruit_in_two_regions(lay: Lay) -> None:
    regions = {"iron_road": "1 orcs, shadow 2", "wolf_moor": "1 wargs, shadow 1", "northern_waste": "shadow 1"}
    f = lay(regions, shadow="muster").feed("token:rt_orcs_2", "token:rt_wargs_1")
    f.do("die muster", "use recruit", "turn iron_road shadow")
    assert "turn iron_road shadow" not in f.options
    f.do("turn wolf_moor shadow")
    assert f.army("iron_road") == {"orcs": 3} and f.army("wolf_moor") == {"wargs": 2}
    assert f.seat == 0 and f.tokens("shadow", "iron_road") == 1
    assert len(f.t.bag[2]) == 25  # turned over tokens leave the game


@rule("B11.2.2", "B11.2.4")
@example("BX-42")
def test_another_unit_of_the_group(lay: Lay) -> None:
    f = lay({"camp": "3 dwarf_warriors, dwarves_and_men 1", "gate_road": "2 dwarf_warriors"}, fp="muster")
    f.feed("token:rt_dwarf_warriors_1").do("die muster", "use recruit", "turn camp dwarves_and_men")
    assert f.options == ["unit dwarf_veterans", "unit men_of_the_lake", "done"]
    f.do("unit men_of_the_lake")
    assert f.army("camp") == {"dwarf_warriors": 3, "men_of_the_lake": 1}


@rule("B11.2.4")
@example("BX-97")
def test_each_missing_orc_is_replaced_on_its_own(lay: Lay) -> None:
    f = lay({"iron_road": "35 orcs, shadow 1"}, shadow="muster").feed("token:rt_orcs_2")
    f.do("die muster", "use recruit", "turn iron_road shadow")
    assert f.options == ["unit great_orcs", "unit wargs", "done"]
    f.do("unit wargs")
    assert f.army("iron_road") == {"orcs": 36, "wargs": 1}


@rule("B11.2.5")
@example("BX-98")
def test_a_new_army_where_there_was_none(lay: Lay) -> None:
    f = lay({"fallen_bridge": "elves 1"}, fp="muster").feed("token:rt_elven_archers_1")
    f.do("die muster", "use recruit", "turn fallen_bridge elves")
    assert f.army("fallen_bridge") == {"elven_archers": 1}


@rule("B11.2.6")
def test_a_token_is_used_up_without_a_figure(lay: Lay) -> None:
    regions = {"camp": "elves 1", "ravenhill": "5 elven_archers", "lower_slopes": "5 elven_archers"}
    regions |= {"fallen_bridge": "5 elven_spearmen", "bridge_field": "5 elven_spearmen"}
    f = lay(regions, fp="muster").feed("token:rt_elven_archers_1")
    f.do("die muster", "use recruit", "turn camp elves")
    assert f.tokens("elves", "camp") == 0 and f.size("camp") == 0 and len(f.t.bag[1]) == 19


@rule("B11.2.7", "B17.14")
@card("ev10", "ev11", "ev12", "ev13")
def test_gather_and_marshall(lay: Lay) -> None:
    for name in ("ev10", "ev11", "ev12", "ev13"):
        f = lay({"gate_road": "1 dwarf_warriors"}, fp="muster", fp_hand=name)
        f.feed("token:rt_elven_spearmen_1").do("die muster", f"play {name}")
        assert f.options == ["group dwarves_and_men", "group elves"]
        f.do("group elves")
        assert f.army("gate_road") == {"dwarf_warriors": 1, "elven_spearmen": 1}
    g = lay({"mountain_pass_north": "1 goblins"}, shadow="muster", shadow_hand="ev10")
    g.feed("token:rt_great_orcs_1").do("die muster", "play ev10")
    assert g.army("mountain_pass_north") == {"great_orcs": 1, "goblins": 1}


@rule("B11.4.2", "B11.4.3")
@example("BX-44")
def test_surplus_of_recruiting(lay: Lay) -> None:
    f = lay({"camp": "3 dwarf_warriors, 2 men_of_the_lake, damage 3, dwarves_and_men 1"}, fp="muster")
    f.feed("token:rt_men_of_the_lake_1").do("die muster", "use recruit", "turn camp dwarves_and_men")
    assert f.asked == "surplus" and f.rule == "B11.4.2"
    f.do("eliminate dwarf_warriors")
    assert f.size("camp") == 5 and f.damage("camp") == 1
    assert f.supply("dwarf_warriors") == 3  # back among the unused figures
    older = lay(
        {"camp": "3 dwarf_warriors, 2 men_of_the_lake, damage 3, dwarves_and_men 1"},
        fp="muster",
        options={"surplus_units": "older"},
    )
    older.feed("token:rt_men_of_the_lake_1").do("die muster", "use recruit", "turn camp dwarves_and_men")
    assert older.do("eliminate dwarf_warriors").damage("camp") == 3


@rule("B11.5.1", "B11.5.2", "B11.5.4", "B16.19")
@example("BX-45")
def test_rally(lay: Lay) -> None:
    f = lay({"camp": "4 dwarf_warriors, damage 3, lead 1"}, fp="muster")
    f.roll(5, 2, 6, 1, 5).do("die muster", "use rally", "rally camp")
    assert f.damage("camp") == 0
    g = lay({"camp": "3 dwarf_warriors, 1 men_of_the_lake, damage 4, lead 1"}, fp="muster")
    g.roll(5, 2, 3, 1, 4).do("die muster", "use rally", "rally camp")
    assert g.damage("camp") == 3 and g.asked == "casualty"
    g.do("eliminate men_of_the_lake", "done")
    assert g.damage("camp") == 1 and g.size("camp") == 3


@rule("B11.5.1")
def test_rally_two_armies(lay: Lay) -> None:
    f = lay({"camp": "1 dwarf_warriors, damage 1", "gate_road": "1 dwarf_veterans, damage 1"}, fp="muster")
    f.roll(6, 6).do("die muster", "use rally", "rally camp", "rally gate_road")
    assert f.damage("camp") == f.damage("gate_road") == 0
    f = lay({"camp": "1 dwarf_warriors, damage 1", "gate_road": "1 dwarf_veterans, damage 1"}, fp="muster")
    f.roll(4).do("die muster", "use rally", "rally camp", "done")
    assert f.options == ["rally gate_road", "done"]  # two different Armies


@rule("B11.5.3")
def test_rally_rolls_a_die_for_every_unit(lay: Lay) -> None:
    f = lay({"iron_road": "8 orcs, damage 6"}, shadow="muster")
    f.roll(5, 5, 5, 5, 5, 5, 1, 1).do("die muster", "use rally", "rally iron_road")
    assert f.damage("iron_road") == 0


@rule("B11.5.5", "B12.7.3")
def test_a_fortification_is_not_rallied(lay: Lay) -> None:
    f = lay({"ravenhill": "2 elven_spearmen, damage 1, fort 2"}, fp="muster")
    f.roll(6, 6).do("die muster", "use rally", "rally ravenhill")
    assert f.fort("ravenhill") == 2 and f.damage("ravenhill") == 0


@rule("B11.5.6")
def test_goblins_in_the_mountain_rally(lay: Lay) -> None:
    f = lay({"goblin_muster_north": "2 goblins, damage 1"}, shadow="muster")
    f.roll(5, 1).do("die muster", "use rally", "rally goblin_muster_north")
    assert f.damage("goblin_muster_north") == 0


@rule("B11.6.1", "B11.6.2")
@example("BX-46")
def test_a_pass_opens_at_five_and_stays_open(lay: Lay) -> None:
    f = lay({"goblin_muster_north": "4 goblins", "goblin_muster_south": "1 goblins"}, shadow="eye eye eye")
    f.do("die eye")
    assert "use goblin_move" not in f.options  # closed
    f.do("use recruit_goblins")
    assert f.t.open_pass == [True, False]  # two units do not open the other
    f.do("die event", "use skip", "die eye", "use goblin_move")
    assert f.options == ["army goblin_muster_north", "done"]
    f.do("army goblin_muster_north", "split", *["unit goblins"] * 3, "done")
    assert f.size("goblin_muster_north") == 1 and f.t.open_pass[0]


@rule("B11.6.3", "B11.6.6")
@example("BX-48")
def test_the_way_is_one_way(lay: Lay) -> None:
    regions = {"mountain_pass_north": "3 goblins", "east_ridge": "1 dwarf_veterans, lead 1", "camp": "1 orcs"}
    f = lay(regions, fp="character muster_army")
    f.do("die character", "use led_attack", "army east_ridge", "stand")
    assert f.seat == 1  # nothing to attack: not the pass
    g = lay({"mountain_pass_north": "3 goblins", "inner_ridge": "2 dwarf_veterans, lead 1"}, fp="character")
    g.do("die character", "use fast_move", "army inner_ridge", "to east_ridge", "all")
    assert g.asked == "further"  # the pass stops nobody
    assert "to mountain_pass_north" not in g.options


@rule("B11.6.4", "B12.4.5")
@example("BX-47")
def test_an_attack_out_of_the_pass(lay: Lay, fight: Lay) -> None:
    regions = {"mountain_pass_north": "2 goblins", "east_ridge": "2 dwarf_veterans", "far_ridge": "2 orcs"}
    f = fight(regions, "shadow", "mountain_pass_north", "east_ridge")
    f.roll(5, 5, 1, 1, 1, 1).both("mv_regroup_fp", "mv_regroup_shadow")
    assert f.hits("shadow") == 2  # target number 5: no slope
    g = lay(regions, shadow="army").do("die army")
    assert "use combined_attack" not in g.options


@rule("B11.6.5")
def test_no_combined_attack_with_a_pass(lay: Lay) -> None:
    regions = {
        "mountain_pass_north": "2 goblins",
        "east_ridge": "2 dwarf_veterans",
        "far_ridge": "2 orcs",
        "under_spur": "2 orcs",
        "north_bank": "1 orcs",
    }
    f = lay(regions, shadow="army").do("die army", "use combined_attack", "attack east_ridge")
    assert "fights mountain_pass_north" not in f.options and "fights far_ridge" in f.options


@rule("B11.6.7", "B11.6.12")
@card("ss16", "ss02")
def test_cards_reach_into_the_mountain(lay: Lay) -> None:
    f = lay({"goblin_muster_south": "3 goblins"}, shadow="army", shadow_hand="ss16")
    f.do("die army", "play ss16")
    assert f.size("goblin_muster_south") == 5 and f.lead("goblin_muster_south") == 1 and f.t.open_pass[1]
    f.do("march", "all")
    assert f.size("mountain_pass_south") == 5
    g = lay({"goblin_muster_south": "4 goblins"}, shadow="army", shadow_hand="ss02")
    g.do("die army", "play ss02")
    assert g.t.open_pass[1]  # the Great Orcs unit is the fifth
    g.do("done")
    assert g.army("goblin_muster_south") == {"great_orcs": 1, "goblins": 4}


@rule("B11.6.8")
def test_a_winner_in_the_pass_may_advance(fight: Lay) -> None:
    f = fight(
        {"mountain_pass_north": "3 goblins", "east_ridge": "1 dwarf_veterans"},
        "shadow",
        "mountain_pass_north",
        "east_ridge",
    )
    f.roll(6, 6, 6, 1, 1).both("mv_regroup_fp", "mv_regroup_shadow")
    assert f.options == ["advance mountain_pass_north", "stay"]
    f.do("advance mountain_pass_north", "all")
    assert f.size("east_ridge") == 3 and f.size("mountain_pass_north") == 0


@rule("B11.6.10", "B14.1.10")
def test_the_mountain_is_in_no_territory(lay: Lay) -> None:
    f = lay(
        {"mountain_pass_north": "2 goblins", "camp": "1 dwarf_warriors"},
        fp="muster",
        eagles={"eastern_bank": 1},
        characters={"lord_of_the_eagles": "southern_spur"},
    )
    assert "use eagles" not in f.do("die muster").options
    g = lay({"mountain_pass_north": "2 goblins"}, shadow="muster", bats={"eastern_bank": 1}).do("die muster")
    assert "use clouds_of_bats" not in g.options


@rule("B11.6.11")
@example("BX-96")
def test_a_fast_move_through_the_pass(lay: Lay) -> None:
    f = lay({"goblin_muster_north": "5 goblins, lead 1"}, shadow="character")
    f.do("die character", "use fast_move", "army goblin_muster_north", "all")
    f.do("to east_ridge")
    assert f.size("east_ridge") == 5
    g = lay({"goblin_muster_north": "5 goblins, lead 1", "east_ridge": "1 dwarf_veterans"}, shadow="character")
    g.do("die character", "use fast_move", "army goblin_muster_north", "all")
    assert g.seat == 0 and g.size("mountain_pass_north") == 5


@rule("B11.6.13")
def test_out_of_the_pass_next_to_an_enemy(lay: Lay) -> None:
    regions = {"mountain_pass_north": "2 goblins, lead 1", "inner_ridge": "1 dwarf_veterans"}
    f = lay(regions, shadow="character")
    f.do("die character", "use fast_move", "army mountain_pass_north", "all")
    assert f.seat == 0 and f.size("east_ridge") == 2


@rule("B3.8.2")
@example("BX-107")
@card("fs09", "fs18")
def test_settlements_are_six(lay: Lay) -> None:
    wanted = {"ruins_of_dale", "camp", "lower_slopes", "fallen_bridge", "ravenhill", "eastern_spur"}
    f = lay({"front_gate": "1 dwarf_veterans"}, fp="muster", fp_hand="fs09").do("die muster", "play fs09")
    assert {o.split()[1] for o in f.options if o != "done"} == wanted
    f.feed("token:rt_elven_archers_1").do("place camp", "group elves")
    assert f.army("camp") == {"elven_archers": 1}
    assert "place camp" not in f.options
    f.feed("token:rt_dwarf_warriors_1").do("place ravenhill", "group dwarves_and_men")
    assert f.seat == 1
    g = lay({"front_gate": "1 dwarf_veterans", "camp": "elves 1"}, fp="muster", fp_hand="fs18")
    g.do("die muster", "play fs18")
    assert {o.split()[1] for o in g.options if o != "done"} == wanted
    g.feed("token:rt_elven_spearmen_1").do("turn camp elves")
    g.do("place ravenhill", "group elves", "place eastern_spur", "group dwarves_and_men")
    assert g.army("camp") == {"elven_spearmen": 1}
    assert g.tokens("elves", "ravenhill") == 1 and g.tokens("dwarves_and_men", "eastern_spur") == 1
    assert g.seat == 1  # three Settlements
