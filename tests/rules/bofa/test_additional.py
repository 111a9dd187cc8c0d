"""B14. Eagles, Beorn, Great Bats, Bolg, Bilbo, Thorin."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ravenhill.coverage import card, example, rule

Lay = Callable[..., Any]
REGROUP = ("mv_regroup_fp", "mv_regroup_shadow")
LORD = {"lord_of_the_eagles": "valley"}
HELD = {"eastern_spur": "control", "camp": "control"}  # six points: Beorn does not win at once


# --- B14.1 ---


@rule("B14.1.2")
def test_the_lord_enters_with_an_eagle(lay: Lay) -> None:
    f = lay({"camp": "1 dwarf_warriors"}, fp="character", fate=8).do("die character", "use lord_of_the_eagles")
    assert f.place("lord_of_the_eagles") == "eyrie" and f.t.eyrie == 1


@rule("B14.1.5", "B14.1.6", "B17.5")
@example("BX-77")
@card("eagles_attack", "lord_as_eagle")
def test_strong_and_noble(lay: Lay) -> None:
    regions = {"north_vale": "4 orcs", "dale_hills": "4 orcs", "camp": "1 dwarf_warriors"}
    f = lay(regions, fp="muster", eagles={"valley": 2}, characters=LORD).do("die muster", "use eagles")
    assert f.options == ["eagle valley", "lord valley", "done"]
    f.do("lord valley")
    assert f.options == ["target north_vale", "target dale_hills"]
    f.do("target north_vale")
    f.roll(4, 3, 4, 2, 1, 6, 5, 1, 1).do("eagle valley")  # each attack a different Army: the other one
    f.spare()
    assert f.damage("north_vale") == 2 and f.damage("dale_hills") == 2  # 4, 3-4, 2-1 and 6, 5, 1-1
    assert f.t.eyrie == 1 and f.t.eagles[1] == 1 and f.place("lord_of_the_eagles") == "eyrie"


@rule("B14.1.1", "B14.1.8")
def test_eagles_do_not_fight_or_hold(lay: Lay) -> None:
    f = lay({"upper_vale": "1 orcs"}, shadow="army", eagles={"valley": 3}, characters=LORD)
    f.do("die army", "use attack", "army upper_vale", "march", "to ruins_of_dale")
    assert f.control("ruins_of_dale") and f.seat == 0


@rule("B14.1.9", "B14.4.4", "B12.7.1")
@card("bolg_bodyguard")
def test_fortifications_and_bodyguards_against_eagles(lay: Lay) -> None:
    f = lay(
        {"ravenhill": "2 orcs, control", "camp": "1 dwarf_warriors"},
        fp="muster",
        eagles={"southern_spur": 1},
        characters=LORD,
    )
    f.roll(4, 4, 4).do("die muster", "use eagles", "eagle southern_spur")
    assert f.fort("ravenhill") == 3 and f.damage("ravenhill") == 0
    g = lay(
        {"north_vale": "4 orcs", "camp": "1 dwarf_warriors"},
        fp="muster",
        eagles={"valley": 1},
        characters={"lord_of_the_eagles": "eyrie", "bolg": "north_vale"},
        bodyguards=2,
    )
    g.roll(4, 4, 4).do("die muster", "use eagles", "eagle valley", "bodyguard")
    assert g.damage("north_vale") == 0 and g.t.bodyguards == 1


@rule("B14.1.11")
@card("fa06")
def test_not_kindly_birds(lay: Lay) -> None:
    regions = {"high_shoulder": "5 orcs", "north_vale": "2 orcs", "camp": "1 dwarf_warriors"}
    f = lay(regions, fp="muster", table=["fa06"], eagles={"valley": 1, "eastern_bank": 1}, characters=LORD)
    f.do("die muster", "use eagles_heights")
    assert f.options == ["target high_shoulder", "done"]
    f.do("target high_shoulder", "eagle valley", "eagle eastern_bank")
    assert f.options == ["lord valley", "done"]
    f.roll(4, 4, 1, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1).do("done").spare()
    assert f.damage("high_shoulder") == 3 and f.t.eyrie == 2


# --- B14.2 ---


def bear(lay: Lay, regions: dict[str, str], at: str, **more: Any) -> Any:
    more.setdefault("fp", "will_of_the_west")
    characters = {"beorn": at, **more.pop("characters", {})}
    return lay(regions, characters=characters, **more)


@rule("B14.2.1", "B9.1.3")
def test_where_beorn_enters(lay: Lay) -> None:
    regions = HELD | {"lower_slopes": "control", "slope_end": "1 elven_archers", "south_road": "1 orcs"}
    f = lay(regions, fp="character", fate=11).do("die character", "use beorn")
    assert set(f.options) == {"place spur_foot", "place western_crags", "place ford_hills"}


@rule("B14.2.3", "B14.2.16")
@example("BX-79")
@card("beorn_fury")
def test_beorn_moves(lay: Lay) -> None:
    f = bear(lay, HELD, "slope_end", fp="character").do("die character", "use fury")
    assert f.t.wrath == 7
    f.do("to south_vale", "to dale_fields", "to upper_vale")
    assert f.place("beorn") == "upper_vale" and f.seat == 1  # three regions
    g = bear(lay, HELD, "slope_end").do("die will_of_the_west", "use fury", "to south_vale", "stop")
    assert g.t.wrath == 8 and g.place("beorn") == "south_vale"


@rule("B14.2.3")
def test_other_characters_do_not_move_with_his_die(lay: Lay) -> None:
    f = bear(lay, HELD | {"ravenhill": "1 elven_spearmen"}, "slope_end", characters={"bard": "ravenhill"})
    f.do("die will_of_the_west", "use fury", "stop")
    assert f.place("bard") == "ravenhill" and f.seat == 1


@rule("B14.2.4", "B14.2.16")
def test_beorn_attacks(lay: Lay) -> None:
    f = bear(lay, HELD | {"south_vale": "3 orcs"}, "slope_end").do("die will_of_the_west", "use fury", "stop")
    assert f.options == ["attack south_vale", "done"]
    f.do("attack south_vale")
    assert f.t.battle is not None and f.t.battle.bear == 0


@rule("B14.2.5", "B14.2.17")
def test_where_beorn_may_go(lay: Lay) -> None:
    regions = HELD | {"south_vale": "1 elven_spearmen", "lower_slopes": "1 orcs, control", "south_marsh": "1 orcs"}
    f = bear(lay, regions, "slope_end").do("die will_of_the_west", "use fury")
    assert f.options == ["to south_vale", "stop"]  # not among the Shadow
    f.do("to south_vale")
    assert "stop" not in f.options  # not with a friendly Army
    assert f.play.game.problems(f.t) == []
    f.do("to east_vale")
    assert "stop" in f.options
    g = bear(lay, HELD, "high_shoulder").do("die will_of_the_west", "use fury")
    assert g.options == ["to spur_ridge", "stop"]  # no way over river or mountain
    h = bear(lay, HELD | {"dale_hills": "1 orcs"}, "east_vale").do(
        "die will_of_the_west", "use fury", "to ruins_of_dale"
    )
    assert h.asked == "beorn_moves"  # he need not stop next to the Shadow


@rule("B14.2.6", "B16.8", "B10.6.2")
def test_beorn_frees_settlements(lay: Lay) -> None:
    regions = HELD | {"ruins_of_dale": "control", "east_vale": "shadow 1"}
    f = bear(lay, regions, "south_vale").do("die will_of_the_west", "use fury", "to east_vale", "to ruins_of_dale")
    assert not f.control("ruins_of_dale") and f.tokens("shadow", "east_vale") == 0
    g = bear(lay, regions, "south_vale", options={"beorn_tokens": "older"})
    g.do("die will_of_the_west", "use fury", "to east_vale", "to ruins_of_dale")
    assert g.tokens("shadow", "east_vale") == 1 and not g.control("ruins_of_dale")


@rule("B14.2.7", "B12.1.5")
def test_beorn_stops_the_shadow(lay: Lay) -> None:
    regions = HELD | {"dale_hills": "2 orcs, lead 1"}
    f = lay(regions, shadow="character", characters={"beorn": "ruins_of_dale"})
    f.do("die character", "use fast_move", "army dale_hills")
    assert "to ruins_of_dale" not in f.options and f.why("to ruins_of_dale").rule == "B14.2.7"
    f.do("to east_vale", "all")
    assert f.seat == 0  # stopped next to him
    g = lay(regions, shadow="character", characters={"beorn": "ruins_of_dale"})
    g.do("die character", "use led_attack", "army dale_hills", "stand", "attack ruins_of_dale")
    assert g.t.battle.bear == 0


@rule("B14.2.7", "B16.20")
def test_beorn_and_retreats(fight: Lay) -> None:
    regions = HELD | {"eastern_waste": "2 orcs", "stony_hills": "3 elven_spearmen"}

    def asked(**options: str) -> tuple[int, set[str]]:
        f = fight(regions, "fp", "stony_hills", "eastern_waste", characters={"beorn": "ford_hills"}, options=options)
        f.roll(*[1] * 5).both(*REGROUP).do("press", "retreat")
        return f.seat, set(f.options)

    assert asked() == (0, {"to ford_field", "to south_flats", "to south_road"})  # no haven next to Beorn
    assert asked(beorn_retreat="older") == (1, {"to south_flats", "to south_road"})


@rule("B14.2.8")
@example("BX-80")
@card("fa01", "fa03")
def test_beorn_fights(fight: Lay) -> None:
    def fought(table: list[str]) -> Any:
        regions = HELD | {"south_vale": "5 orcs"}
        return fight(regions, "fp", "slope_end", "south_vale", characters={"beorn": "slope_end"}, table=table)

    f = fought([])
    assert len(f.play.decisions) == 1 and f.seat == 1  # he plays no card
    f.roll(2, 3, 5, 6, 1, 1, 1, 1, 1, 4, 1).both("", "mv_regroup_shadow")
    assert f.hits("fp") == 2 and f.t.battle.fronts[0].dice == 4
    g = fought(["fa01"]).roll(1, 1, 1, 1, 1, *[1] * 5, 5, 1, 1, 1, 1).both("", "mv_regroup_shadow")
    assert g.t.battle.fronts[0].dice == 5 and g.hits("fp") == 1
    h = fought(["fa03"]).roll(4, 3, 3, 3, *[1] * 5, 4, 4, 3).both("", "mv_regroup_shadow")
    assert h.hits("fp") == 3  # target number 4, for the re-roll too


@rule("B14.2.8")
def test_no_terrain_superiority_with_beorn(fight: Lay) -> None:
    regions = HELD | {"south_vale": "5 wargs"}
    f = fight(regions, "fp", "slope_end", "south_vale", opened=False, characters={"beorn": "slope_end"})
    assert f.hand("shadow") == []


@rule("B14.2.8")
@card("ev12")
def test_overmastered_does_not_silence_beorn(fight: Lay) -> None:
    regions = HELD | {"south_vale": "5 orcs"}
    f = fight(regions, "fp", "slope_end", "south_vale", characters={"beorn": "slope_end"}, shadow_hand="ev12")
    f.roll(1, 1, 1, 1, *[1] * 5, 6, 6, 1, 1).both("", "ev12")
    assert f.hits("fp") == 2


@rule("B14.2.9")
@example("BX-81")
def test_beorn_falls(fight: Lay) -> None:
    regions = HELD | {"south_vale": "5 orcs"}
    f = fight(regions, "shadow", "south_vale", "slope_end", characters={"beorn": "slope_end"}, wrath=2, table=["fa01"])
    f.roll(5, 5, 1, 1, 1, *[1] * 10).both("", "mv_regroup_shadow")
    assert f.place("beorn") == "eliminated" and f.table() == []
    assert f.options == ["advance south_vale", "stay"]


@rule("B14.2.10")
def test_beorn_leaves_when_he_likes(fight: Lay) -> None:
    regions = HELD | {"south_vale": "5 orcs", "lower_slopes": "1 elven_archers"}
    f = fight(regions, "shadow", "south_vale", "slope_end", characters={"beorn": "slope_end"})
    f.roll(*[1] * 13).both("", "mv_orcs").do("press")
    assert f.options == ["retreat", "done"]
    f.do("retreat")  # not to the friendly Army; next to enemies with a loss
    assert f.place("beorn") == "south_marsh" and f.t.wrath == 7


@rule("B14.2.11")
@card("mv_wargs")
def test_what_does_not_touch_beorn(fight: Lay, lay: Lay) -> None:
    regions = HELD | {"south_vale": "5 wargs"}
    f = fight(regions, "shadow", "south_vale", "slope_end", characters={"beorn": "slope_end"})
    f.roll(6, 1, 1, 1, 1, *[1] * 8).both("", "mv_wargs")
    assert f.t.wrath == 7 and f.asked == "press"
    g = lay(
        HELD | {"south_vale": "1 orcs", "dale_fields": "1 elven_spearmen"},
        fp="muster_army",
        characters={"beorn": "slope_end"},
    )
    assert "use combined_attack" not in g.do("die muster_army").options


@rule("B14.2.12")
def test_beorn_advances(fight: Lay) -> None:
    regions = HELD | {"ruins_of_dale": "1 orcs, control, damage 1"}
    f = fight(regions, "fp", "south_vale", "ruins_of_dale", characters={"beorn": "south_vale"})
    f.roll(6, 1, 1, 1, 1, 1, 1, 1).both("", "mv_regroup_shadow").do("advance")
    assert f.place("beorn") == "ruins_of_dale" and not f.control("ruins_of_dale")


@rule("B14.2.13", "B14.2.14")
def test_nobody_joins_beorn(lay: Lay) -> None:
    regions = HELD | {"dale_fields": "2 elven_spearmen, lead 1", "ruins_of_dale": "elves 1"}
    f = lay(regions, fp="character muster", characters={"beorn": "ruins_of_dale"})
    f.do("die character", "use fast_move", "army dale_fields", "to ruins_of_dale", "all")
    assert "stop" not in f.options  # through, but not to stay
    assert f.why("stop").rule == "B14.2.13"
    f.do("to east_vale")
    assert f.size("east_vale") == 2
    f.do("die event", "use skip", "die muster")
    assert "use recruit" not in f.options


@rule("B14.2.15")
@example("BX-105")
def test_beorn_is_no_army_for_cards(lay: Lay) -> None:
    f = lay(
        HELD | {"dale_fields": "2 elven_spearmen"},
        shadow="muster",
        shadow_hand="ss20",
        characters={"beorn": "slope_end"},
    )
    f.do("die muster", "play ss20")
    assert f.options == ["target dale_fields", "done"]


@card("fs04")
def test_the_skin_changer_in_play(lay: Lay) -> None:
    f = bear(lay, HELD | {"dale_fields": "1 orcs"}, "slope_end", fp="character", fp_hand="fs04")
    f.do("die character", "play fs04", "to south_vale", "stop", "attack dale_fields")
    assert f.t.wrath == 8 and f.t.battle is not None
    g = lay(HELD, fp="character", fp_hand="fs04", characters={"beorn": "eliminated"}).do("die character", "play fs04")
    assert g.seat == 1


# --- B14.3 ---


@rule("B14.3.2", "B17.1")
@card("clouds_of_bats")
def test_clouds_of_bats(lay: Lay) -> None:
    regions = {"north_vale": "2 orcs", "iron_road": "1 orcs"}
    f = lay(regions, shadow="muster", bats={"valley": 2, "eastern_bank": 1})
    f.do("die muster", "use clouds_of_bats")
    assert f.options == ["bats valley", "done"]
    f.do("bats valley", "army north_vale", "to dale_hills", "all")
    assert f.t.bats[1] == 1 and f.size("dale_hills") == 2


@rule("B14.3.5")
def test_bats_block_nothing(lay: Lay) -> None:
    f = lay({"camp": "1 dwarf_warriors, lead 1"}, fp="character", bats={"eastern_bank": 6})
    f.do("die character", "use fast_move", "army camp", "to gate_road", "all")
    assert f.asked == "further"


# --- B14.4 ---


@rule("B14.4.1", "B14.4.6", "B14.4.7")
@example("BX-84")
def test_bolg_enters(lay: Lay) -> None:
    def entered(extra: dict[str, str]) -> Any:
        regions = {"iron_road": "1 orcs, shadow 1", "wolf_moor": "shadow 2", "northern_waste": "shadow 1"} | extra
        regions |= {"north_vale": "1 orcs", "withered_field": "shadow 1"}
        f = lay(regions, shadow="muster").feed(*["token:rt_orcs_1"] * 4).do("die muster", "use bolg")
        assert set(f.options) == {f"place {n}" for n in ("northern_waste", "iron_road", "withered_field", "wolf_moor")}
        return f.do("place iron_road")

    f = entered({})
    assert f.army("iron_road") == {"orcs": 2, "great_orcs": 1} and f.place("bolg") == "iron_road"
    assert f.t.bodyguards == 1 and f.tokens("shadow", "wolf_moor") == 1
    assert [f.size(n) for n in ("wolf_moor", "northern_waste", "withered_field")] == [1, 1, 1]
    assert entered({"ruins_of_dale": "control"}).t.bodyguards == 3


@rule("B14.4.2", "B14.4.3", "B14.4.6", "B3.8.1")
@example("BX-86")
@card("bolg_renewed")
def test_with_renewed_strength(lay: Lay) -> None:
    f = lay(
        {"camp": "control", "front_gate": "control", "iron_road": "1 orcs"},
        shadow="muster",
        characters={"bolg": "iron_road"},
    )
    f.do("die muster", "use renewed_strength", "place black_fen", "place iron_road", "place grey_plain")
    assert "place black_fen" not in f.options and "place camp" not in f.options
    f.do("place south_road")
    assert [f.tokens("shadow", n) for n in ("black_fen", "iron_road", "grey_plain", "south_road")] == [1, 1, 1, 1]
    bolg = {"bolg": "iron_road"}
    g = lay({"camp": "control", "iron_road": "1 orcs"}, shadow="muster", shadow_hand="ev07", characters=bolg)
    g.do("die muster")
    assert "use renewed_strength" not in g.options and g.why("use renewed_strength").rule == "B14.4.2"
    h = lay({"camp": "control", "ravenhill": "control", "iron_road": "1 orcs"}, shadow="muster").do("die muster")
    assert "use renewed_strength" not in h.options


@rule("B14.4.4", "B16.9")
@example("BX-85")
@card("bolg_bodyguard")
def test_bodyguards(fight: Lay) -> None:
    regions = {"dale_fields": "5 dwarf_warriors", "upper_vale": "5 orcs"}
    f = fight(regions, "fp", "dale_fields", "upper_vale", characters={"bolg": "upper_vale"}, bodyguards=1)
    f.roll(6, 6, 6, 6, 1, *[1] * 8).both(*REGROUP)
    assert f.asked == "bodyguard"
    f.do("bodyguard")
    assert f.damage("upper_vale") == 0 and f.t.bodyguards == 0
    g = fight(
        regions, "fp", "dale_fields", "upper_vale", characters={"bolg": "upper_vale"}, bodyguards=1, shadow_hand="ev03"
    )
    g.roll(*[1] * 13).both("mv_regroup_fp", "ev03").spare()
    assert g.damage("upper_vale") == 1 and g.t.bodyguards == 1  # his own No Quarter stays
    h = fight(
        regions,
        "fp",
        "dale_fields",
        "upper_vale",
        characters={"bolg": "upper_vale"},
        bodyguards=1,
        shadow_hand="ev03",
        options={"bodyguards": "older"},
    )
    assert h.both("mv_regroup_fp", "ev03").asked == "bodyguard"


@rule("B14.4.5")
def test_bolg_alone_is_safe(lay: Lay) -> None:
    f = lay({"camp": "2 dwarf_warriors"}, fp="muster_army", characters={"bolg": "under_spur"})
    f.do("die muster_army", "use attack", "army camp", "stand")
    assert f.seat == 1 and f.ended is None


@rule("B14.4.7")
@example("BX-122")
@card("ss17")
def test_orcs_of_huge_size(lay: Lay) -> None:
    f = lay(
        {"iron_road": "1 great_orcs"},
        shadow="character",
        shadow_hand="ss17",
        characters={"bolg": "iron_road"},
        bodyguards=1,
    )
    f.do("die character", "play ss17")
    assert f.size("iron_road") == 0 and f.t.bodyguards == 2 and f.place("bolg") == "iron_road" and f.ended is None
    g = lay(
        {"iron_road": "1 great_orcs"},
        shadow="character",
        shadow_hand="ss17",
        characters={"bolg": "iron_road"},
        bodyguards=3,
    )
    g.do("die character", "play ss17")
    assert g.size("iron_road") == 1 and g.t.bodyguards == 3


# --- B14.5, B14.6 ---


@rule("B14.5.1")
def test_bilbo_enters(lay: Lay) -> None:
    f = lay({"camp": "1 dwarf_warriors"}, fp="character", fate=2, characters={"dain": "camp"})
    f.do("die character", "use bilbo")
    assert f.place("bilbo") == "camp" and f.t.rings == 5


@rule("B14.5.2", "B14.5.3")
@example("BX-87")
@card("bilbo_vanish", "bilbo_out_of_the_way")
def test_bilbo_vanishes_and_returns(fight: Lay, lay: Lay) -> None:
    f = fight(
        {"dale_fields": "4 dwarf_warriors", "upper_vale": "4 orcs"},
        "shadow",
        "upper_vale",
        "dale_fields",
        characters={"bilbo": "dale_fields"},
    )
    f.roll(6, 6, 6, 1, *[1] * 4).both(*REGROUP).do("vanish")
    assert f.t.rings == 4 and f.place("bilbo") == "away" and f.damage("dale_fields") == 1
    g = lay({"camp": "1 dwarf_warriors"}, fp="character", characters={"bilbo": "away"}, rings=4).do(
        "die character", "use ring"
    )
    assert len(g.options) == 46
    g.do("place ruins_of_dale")
    assert g.place("bilbo") == "ruins_of_dale" and g.t.rings == 3
    assert "use ring" not in g.options and "use skip" in g.options  # then the action


@rule("B14.5.4")
def test_the_will_of_the_west_as_a_character_die(lay: Lay) -> None:
    f = lay({"camp": "1 dwarf_warriors"}, fp="will_of_the_west", characters={"bilbo": "away"}, rings=1)
    f.do("die will_of_the_west", "use ring", "place camp")
    assert "use draw" not in f.options and "use move_characters" in f.options


@rule("B14.5.5", "B16.10")
def test_bilbo_without_rings_or_life(lay: Lay, fight: Lay) -> None:
    f = lay({"camp": "1 dwarf_warriors"}, fp="character", characters={"bilbo": "camp"}, rings=0).do("die character")
    assert "use ring" not in f.options
    gone = {"bilbo": "eliminated"}
    g = lay({"camp": "1 dwarf_warriors"}, fp="character", fp_hand="ev07", characters=gone, rings=3)
    g.do("die character")
    assert "use ring" not in g.options and g.why("use ring").rule == "B14.5.3"
    h = fight(
        {"dale_fields": "4 dwarf_warriors", "upper_vale": "4 orcs"},
        "shadow",
        "upper_vale",
        "dale_fields",
        characters={"bilbo": "dale_fields"},
        rings=0,
    )
    h.roll(6, 6, 6, 1, *[1] * 4).both(*REGROUP)
    assert h.asked == "casualty"


@rule("B14.5.6")
@example("BX-104")
def test_bilbo_escapes_a_lost_army(fight: Lay) -> None:
    f = fight(
        {"dale_fields": "1 dwarf_warriors", "upper_vale": "4 orcs"},
        "shadow",
        "upper_vale",
        "dale_fields",
        characters={"bilbo": "dale_fields"},
    )
    f.roll(6, 6, 6, 6, 1).both(*REGROUP).do("vanish")
    assert f.size("dale_fields") == 0 and f.place("bilbo") == "away"


@rule("B14.5.6")
def test_bilbo_helps_outside_combat(lay: Lay) -> None:
    f = lay({"camp": "2 dwarf_warriors"}, shadow="muster", shadow_hand="ss20", characters={"bilbo": "camp"})
    f.do("die muster", "play ss20", "target camp", "vanish")
    assert f.damage("camp") == 0 and f.place("bilbo") == "away"


@rule("B14.5.7")
@card("fs02")
def test_bilbo_away_is_in_play(lay: Lay) -> None:
    f = lay({"camp": "1 dwarf_warriors"}, fp="character", fp_hand="fs02 fs13", characters={"bilbo": "away"})
    f.do("die character")
    assert "play fs02" in f.options and "play fs13" not in f.options  # Ring of Invisibility needs him on the map


@rule("B14.6.1", "B6.1.2")
def test_thorin_without_his_unit(lay: Lay) -> None:
    f = lay({"camp": "1 dwarf_warriors"}, fp="character", fate=6, options={"thorin_unit": False})
    f.do("die character", "use thorin")
    assert f.place("thorin") == "front_gate" and f.size("front_gate") == 0


@rule("B14.6.2")
@card("thorin_strokes")
def test_mighty_strokes_only_with_thorin(fight: Lay) -> None:
    regions = {"dale_fields": "1 dwarf_warriors", "upper_vale": "4 orcs"}
    f = fight(regions, "fp", "dale_fields", "upper_vale", table=["fa08"], characters={"thorin": "front_gate"})
    assert "maneuver mv_thorin" not in f.options_of(0)


@rule("B8.10", "B17.20")
def test_fate_cards_go_with_their_character(fight: Lay) -> None:
    f = fight(
        {"dale_fields": "1 dwarf_warriors", "upper_vale": "5 orcs"},
        "shadow",
        "upper_vale",
        "dale_fields",
        table=["fa07", "fa08", "fs02"],
        characters={"thorin": "dale_fields", "bilbo": "dale_fields"},
        rings=0,
    )
    f.roll(6, 6, 6, 6, 6, *[1] * 6).both(*REGROUP)
    assert f.table() == [] and f.place("thorin") == "eliminated"
    assert len(f.t.fate_discards) == 2 and len(f.t.story_discards[0]) == 1
