"""The Story cards of both sides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ravenhill.coverage import card, example, rule

Lay = Callable[..., Any]


# --- Free Peoples ---


@card("fs02")
@rule("B17.17", "B17.20", "B7.13")
def test_lucky_number(lay: Lay) -> None:
    def rolled(again: str) -> Any:
        f = lay({"iron_road": "1 orcs"}, at="leadership", table=["fs02"], characters={"bilbo": "camp"})
        f.do("bats 5", *["bat valley"] * 4)
        f.feed(*["die:muster"] * 5, *["die:eye"] * 6, f"die:{again}").do("bat valley")
        assert f.options == ["reroll muster", "done"]
        return f.do("reroll muster")

    f = rolled("event")
    assert f.dice("fp") == ["muster"] * 4 + ["event"] and f.table() == ["fs02"]
    g = rolled("will_of_the_west")
    assert g.table() == [] and "will_of_the_west" in g.dice("fp")


@card("fs05")
@rule("B17.15", "B17.16", "B9.6.4")
def test_clad_in_hauberks_of_steel(lay: Lay) -> None:
    f = lay({"camp": "1 dwarf_warriors, lead 1", "ravenhill": "1 elven_spearmen"}, fp="muster", fp_hand="fs05")
    f.do("die muster", "play fs05")
    assert f.army("camp") == {"dwarf_warriors": 1, "dwarf_veterans": 1} and f.lead("camp") == 2


@card("fs06")
@rule("B17.16", "B17.17")
def test_dismay(lay: Lay) -> None:
    regions = {"camp": "1 dwarf_warriors, lead 1", "under_spur": "2 orcs, lead 3", "upper_vale": "1 orcs"}
    regions["iron_road"] = "2 orcs, lead 1"
    f = lay(regions, fp="character", fp_hand="fs06", shadow="character army").do("die character", "play fs06")
    assert f.options == ["target under_spur", "target upper_vale"]
    f.do("target under_spur")
    assert f.lead("under_spur") == 0 and f.lead("iron_road") == 1
    assert f.dice("shadow") == ["army", "muster", "event"]
    g = lay({"camp": "1 dwarf_warriors"}, fp="character", fp_hand="fs06", shadow="army").do(
        "die character", "play fs06"
    )
    assert g.dice("shadow") == ["army", "muster", "event"]


@card("fs07")
@rule("B17.15", "B17.21", "B7.9")
def test_elf_lords(lay: Lay) -> None:
    f = lay({"ravenhill": "1 elven_spearmen"}, fp="muster", fp_hand="fs07").do("die muster", "play fs07")
    assert f.army("ravenhill") == {"elven_archers": 1, "elven_spearmen": 3} and f.lead("ravenhill") == 1
    g = lay({"ravenhill": "control"}, fp="muster", fp_hand="fs07").do("die muster")
    assert "play fs07" not in g.options and g.why("play fs07").rule == "B7.9"


@card("fs11")
@rule("B17.16", "B17.2")
def test_hope_rekindled(lay: Lay) -> None:
    regions = {"camp": "1 dwarf_warriors", "under_spur": "1 orcs"}
    f = lay(regions, fp="character", fp_hand="fs11").do("die character", "play fs11")
    assert f.lead("camp") == 1
    f.do("stand", "attack under_spur")
    assert f.t.battle is not None
    g = lay(regions, fp="will_of_the_west", fp_hand="fs11").do("die will_of_the_west", "play fs11")
    assert g.lead("camp") == 2


@card("fs13")
@rule("B17.17", "B17.19", "B17.21")
def test_ring_of_invisibility(lay: Lay) -> None:
    regions = {"camp": "1 dwarf_warriors, lead 1", "ravenhill": "1 elven_spearmen", "gate_road": "1 dwarf_veterans"}
    people = {"bilbo": "lower_slopes", "gandalf": "ravenhill"}
    f = lay(regions, fp="character", fp_hand="fs13", characters=people).do("die character", "play fs13")
    assert f.options == ["place camp", "place ravenhill"]
    f.feed("card:fa04").do("place ravenhill")
    assert f.place("bilbo") == "ravenhill" and f.t.eyrie == 2
    g = lay(regions, fp="character", fp_hand="fs13", characters=people).do("die character", "play fs13", "place camp")
    assert len(g.t.fate_deck) == 9


@card("fs14")
@rule("B17.15")
def test_men_of_the_lake_with_long_swords(lay: Lay) -> None:
    f = lay({"camp": "1 dwarf_warriors, lead 1", "ravenhill": "1 elven_spearmen"}, fp="muster", fp_hand="fs14")
    f.do("die muster", "play fs14")
    assert f.army("camp") == {"dwarf_warriors": 1, "men_of_the_lake": 2} and f.lead("camp") == 2


@card("fs15", "ss12")
@rule("B17.1")
def test_two_armies_two_regions(lay: Lay) -> None:
    f = lay({"camp": "1 dwarf_warriors", "ravenhill": "1 elven_spearmen"}, fp="muster_army", fp_hand="fs15")
    f.do(
        "die muster_army", "play fs15", "army camp", "to gate_road", "to front_gate", "army ravenhill", "to south_ridge"
    )
    f.do("stop")
    assert f.size("front_gate") == 1 and f.size("south_ridge") == 1
    g = lay({"iron_road": "1 orcs", "wolf_moor": "1 wargs"}, shadow="army", shadow_hand="ss12")
    g.do(
        "die army", "play ss12", "army iron_road", "to grey_plain", "to east_flats", "army wolf_moor", "to stony_hills"
    )
    g.do("to black_fen")
    assert g.size("east_flats") == g.size("black_fen") == 1


@card("fs16")
@rule("B17.8", "B17.2")
def test_redoubled_force(lay: Lay) -> None:
    f = lay({"camp": "4 dwarf_warriors, damage 4", "under_spur": "1 orcs"}, fp="muster", fp_hand="fs16")
    f.do("die muster", "play fs16")
    assert f.damage("camp") == 1
    f.do("march", "to inner_ridge", "all", "attack under_spur")
    assert f.t.battle is not None


@card("fs17")
@rule("B17.9", "B17.14")
def test_rescue(lay: Lay) -> None:
    f = lay({"gate_road": "2 dwarf_warriors, damage 2"}, fp="muster", fp_hand="fs17")
    f.feed("token:rt_elven_archers_1", "die:4", "die:4", "die:3")
    f.do("die muster", "play fs17", "group elves")
    assert f.size("gate_road") == 3 and f.damage("gate_road") == 0


@card("fs19")
@rule("B17.17", "B17.5")
def test_shower_of_arrows(lay: Lay) -> None:
    f = lay({"camp": "3 men_of_the_lake", "north_bank": "4 orcs"}, fp="character", fp_hand="fs19")
    f.roll(4, 4, 3).do("die character", "play fs19").spare()
    assert f.damage("north_bank") == 2 and len(f.hand("fp")) == 1


# --- Shadow ---


@card("ss02")
@rule("B16.11")
def test_great_goblin_of_the_older_edition(lay: Lay) -> None:
    regions = {"spur_ridge": "2 goblins", "fallen_bridge": "1 elven_spearmen"}
    f = lay(regions, shadow="army", shadow_hand="ss02", options={"great_goblin": "older"})
    f.do("die army", "play ss02", "march", "to south_ridge", "all", "attack fallen_bridge")
    assert f.t.battle is not None and f.army("south_ridge") == {"great_orcs": 1, "goblins": 2}


@card("ss04")
@rule("B17.5", "B17.14", "B17.21")
def test_great_dread(lay: Lay) -> None:
    regions = {"camp": "control", "front_gate": "control", "ravenhill": "elves 2", "lower_slopes": "elves 1"}
    f = lay(regions, shadow="muster", shadow_hand="ss04").roll(4, 6, 3, 1).do("die muster", "play ss04")
    assert f.options == ["remove ravenhill elves", "remove lower_slopes elves"]
    f.do("remove ravenhill elves", "remove ravenhill elves")
    assert f.tokens("elves", "ravenhill") == 0 and f.unused("elves") == 19
    g = lay({"camp": "control"}, shadow="muster", shadow_hand="ss04").do("die muster")
    assert "play ss04" not in g.options


@card("ss05")
@rule("B17.2", "B17.16")
def test_war_band(lay: Lay) -> None:
    f = lay({"grey_plain": "1 orcs", "camp": "1 orcs, control"}, shadow="army", shadow_hand="ss05")
    f.do("die army", "play ss05")
    assert f.army("grey_plain") == {"orcs": 3} and f.lead("grey_plain") == 2
    assert f.options == ["march", "done"]
    f.do("march", "to east_flats", "all")
    assert f.size("east_flats") == 3 and f.lead("east_flats") == 2


@card("ss06")
@rule("B17.16")
def test_chieftains_and_champions(lay: Lay) -> None:
    names = ("iron_road", "wolf_moor", "camp", "gate_road", "grey_plain")
    f = lay(dict.fromkeys(names, "1 orcs"), shadow="muster", shadow_hand="ss06").do("die muster", "play ss06")
    f.do("lead iron_road", "lead wolf_moor", "lead camp")
    assert "lead camp" not in f.options
    f.do("lead gate_road")
    assert sum(f.t.lead) == 4 and f.seat == 0


@card("ss07")
@rule("B17.16", "B17.19")
def test_whirling_bats(lay: Lay) -> None:
    regions = {"camp": "1 dwarf_warriors, lead 2", "ravenhill": "1 elven_spearmen, lead 1"}
    f = lay(regions, shadow="character", shadow_hand="ss07", bats={"valley": 1, "eastern_bank": 2})
    f.do("die character", "play ss07", "bats valley", "target camp", "bats eastern_bank", "target ravenhill")
    assert f.lead("camp") == 1 and f.lead("ravenhill") == 0 and sum(f.t.bats) == 1 and f.seat == 0


@card("ss08")
@example("BX-119")
@rule("B17.15", "B17.20", "B6.4.9")
def test_flying_arrows_and_wild_spears(lay: Lay) -> None:
    f = lay({"iron_road": "1 orcs"}, shadow="army eye", shadow_hand="ss08").do("die army", "play ss08")
    assert f.army("iron_road") == {"orcs": 2} and f.t.spears == 6 and f.table() == ["ss08"]
    assert f.supply("orcs") == 28
    g = lay({"iron_road": "1 orcs"}, shadow="eye", table=["ss08"], spears=1).do("die eye", "use spear")
    assert g.army("iron_road") == {"orcs": 2} and g.t.spears == 0 and g.table() == []


@card("ss09")
@rule("B17.12", "B17.18", "B8.14", "B6.4.9")
def test_troubled_mind(lay: Lay) -> None:
    f = lay({"iron_road": "1 orcs"}, shadow="character", shadow_hand="ss09").do("die character", "play ss09")
    assert f.options == [f"character {c}" for c in ("bard", "dain", "gandalf", "thranduil", "lord_of_the_eagles")]
    f.do("character gandalf")
    assert f.table() == ["ss09"]

    def troubled(face: str) -> Any:
        return lay(
            {"camp": "1 dwarf_warriors"},
            fp=face,
            table=["ss09"],
            troubled="gandalf",
            generals=["gandalf"],
            characters={"gandalf": "camp"},
            fate=5,
        )

    g = troubled("muster")
    assert "general gandalf" not in g.options and g.why("general gandalf").rule == "B17.12"
    g.do("die muster", "use clear_mind")
    assert g.table() == [] and g.t.marker == 4 and g.t.troubled == -1
    h = troubled("will_of_the_west").do("die will_of_the_west", "use clear_mind")
    assert h.t.marker == 5


@card("ss10")
@rule("B17.15", "B17.1")
def test_orc_army(lay: Lay) -> None:
    f = lay({"camp": "1 orcs, control"}, shadow="muster", shadow_hand="ss10").do(
        "die muster", "play ss10", "place wolf_moor"
    )
    assert f.army("wolf_moor") == {"orcs": 5}
    f.do("army wolf_moor", "to east_flats", "all", "to spur_end")
    assert f.size("spur_end") == 5


@card("ss11")
@rule("B17.1")
def test_black_tide(lay: Lay) -> None:
    regions = {
        "iron_road": "1 orcs, lead 1",
        "wolf_moor": "1 wargs, lead 1",
        "camp": "1 orcs, control, lead 1",
        "grey_plain": "1 orcs",
    }
    f = lay(regions, shadow="character", shadow_hand="ss11").do("die character", "play ss11")
    assert "army grey_plain" not in f.options
    f.do(
        "army iron_road",
        "to grey_plain",
        "all",
        "army wolf_moor",
        "to stony_hills",
        "all",
        "army camp",
        "to gate_road",
        "all",
    )
    assert f.size("grey_plain") == 2 and f.size("stony_hills") == 1 and f.size("gate_road") == 1 and f.seat == 0


@card("ss14")
@rule("B17.14", "B17.1")
def test_returning_to_the_assault(lay: Lay) -> None:
    f = lay(
        {"iron_road": "shadow 4", "grey_plain": "shadow 1", "wolf_moor": "shadow 1"},
        shadow="muster",
        shadow_hand="ss14",
    )
    f.feed(*["token:rt_orcs_1"] * 5).do("die muster", "play ss14", *["turn iron_road"] * 4, "turn grey_plain")
    assert f.size("iron_road") == 4 and f.asked == "army_moves"
    f.do("army grey_plain", "to east_flats")
    assert f.size("east_flats") == 1


@card("ss15")
@rule("B17.2", "B17.15")
def test_orcs_from_gundabad(lay: Lay) -> None:
    f = lay({"under_spur": "1 wargs", "camp": "1 dwarf_warriors"}, shadow="muster", shadow_hand="ss15")
    f.do("die muster", "play ss15")
    assert f.army("under_spur") == {"orcs": 2, "wargs": 1}
    f.do("strike", "attack camp")
    assert f.t.battle is not None


@card("ss18")
@rule("B17.15", "B17.21")
def test_the_swiftest_wolf_riders(lay: Lay) -> None:
    f = lay({"ruins_of_dale": "control", "upper_vale": "1 elven_spearmen"}, shadow="muster", shadow_hand="ss18")
    f.do("die muster", "play ss18")
    assert "place upper_vale" not in f.options and "place ruins_of_dale" in f.options
    f.do("place south_vale")
    assert f.army("south_vale") == {"wargs": 3} and f.lead("south_vale") == 1
    g = lay({"camp": "control"}, shadow="muster", shadow_hand="ss18").do("die muster")
    assert "play ss18" not in g.options


@card("ss19")
@rule("B17.14", "B17.19")
def test_like_a_sea_of_locusts(lay: Lay) -> None:
    f = lay({"ravenhill": "elves 2", "iron_road": "1 orcs"}, shadow="army", shadow_hand="ss19", bats={"valley": 3})
    f.do("die army", "play ss19", "bats valley", "bats valley")
    assert f.tokens("elves", "ravenhill") == 0 and sum(f.t.bats) == 1
