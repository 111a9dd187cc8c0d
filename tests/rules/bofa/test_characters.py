"""B9. Characters, Generals, Leadership."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ravenhill.coverage import card, example, rule

Lay = Callable[..., Any]


@rule("B9.1.1", "B9.1.2")
def test_a_ready_character_enters_by_a_character_die(lay: Lay) -> None:
    f = lay({"camp": "1 dwarf_warriors"}, fp="character", fate=8).do("die character")
    assert "use lord_of_the_eagles" in f.options and "use beorn" not in f.options
    assert f.why("use beorn").rule == "B9.1.2"
    f.do("use lord_of_the_eagles")
    assert f.place("lord_of_the_eagles") == "eyrie"


@rule("B9.1.3")
@example("BX-31")
def test_thorin_can_not_enter_a_lost_gate(lay: Lay) -> None:
    regions = {"camp": "1 dwarf_warriors", "front_gate": "control"}
    f = lay(regions, fp="character", fp_hand="ev07", fate=6).do("die character")
    assert "use thorin" not in f.options
    assert f.why("use thorin").rule == "B9.1.3"
    g = lay({"front_gate": "1 orcs, control"}, fp="character", fate=6).do("die character")
    assert "use thorin" not in g.options


@rule("B9.1.5", "B14.5.1")
@example("BX-92")
def test_bilbo_does_not_come_among_enemies(lay: Lay) -> None:
    f = lay(
        {"upper_vale": "2 orcs", "camp": "1 dwarf_warriors, lead 1"},
        fp="character",
        fate=2,
        characters={"gandalf": "upper_vale"},
    )
    f.do("die character", "use bilbo")
    assert f.place("bilbo") == "camp"  # nowhere else, so nobody is asked


@rule("B9.1.6", "B14.6.1")
def test_thorin_comes_with_veterans_if_there_are_any(lay: Lay) -> None:
    f = lay({"camp": "1 dwarf_warriors"}, fp="character", fate=6).do("die character", "use thorin")
    assert f.army("front_gate") == {"dwarf_veterans": 1} and f.place("thorin") == "front_gate"
    g = lay({"camp": "5 dwarf_veterans"}, fp="character", fate=6).do("die character", "use thorin")
    assert g.army("front_gate") == {} and g.place("thorin") == "front_gate"


@rule("B9.1.7")
@card("fs10")
def test_only_he_is_not_lost_brings_a_general_back(lay: Lay) -> None:
    gone = {"thorin": "eliminated"}
    f = lay({"camp": "1 dwarf_warriors"}, fp="character", fp_hand="ev07", characters=gone, fate=6)
    f.do("die character")
    assert "use thorin" not in f.options and f.why("use thorin").rule == "B9.1.7"
    regions = {"camp": "1 dwarf_warriors", "ravenhill": "1 elven_archers"}
    g = lay(regions, fp="character", fp_hand="fs10", characters={"bard": "eastern_spur", "thorin": "eliminated"})
    g.do("die character", "play fs10")
    assert g.options == ["character dain", "character gandalf", "character thranduil"]
    g.do("character dain")
    assert g.options == ["place camp", "place ravenhill"]
    g.do("place ravenhill")
    assert g.place("dain") == "ravenhill"


@rule("B9.1.4", "B14.4.1", "B16.12")
@example("BX-32")
def test_bolg_is_ready_while_an_army_is_in_the_valley(lay: Lay) -> None:
    f = lay({"north_vale": "1 orcs"}, shadow="muster").do("die muster")
    assert "use bolg" in f.options
    away = {"black_fen": "1 orcs", "ruins_of_dale": "control"}
    g = lay(away, shadow="muster", shadow_hand="ev07").do("die muster")
    assert "use bolg" not in g.options and g.why("use bolg").rule == "B14.4.1"
    h = lay({"black_fen": "1 orcs", "ruins_of_dale": "control"}, shadow="muster", options={"bolg_ready": "chapter"})
    assert "use bolg" in h.do("die muster").options


@rule("B9.2.2", "B9.3.5")
@example("BX-28")
def test_a_lone_character_among_enemies(lay: Lay) -> None:
    regions = {"upper_vale": "2 orcs", "river_meadows": "2 orcs", "camp": "1 dwarf_warriors"}
    f = lay(regions, fp="character muster", characters={"gandalf": "upper_vale"}, generals=["gandalf"], shadow="army")
    f.do("general gandalf", "way blast").spare()
    assert [m.args["area"] for m in f.play.log(None) if m.key == "bofa-log-blast"] == ["river_meadows"]
    f.do("die character", "use move_characters", "character gandalf")
    assert "to river_meadows" in f.options and "to camp" in f.options
    f.do("to ruins_of_dale")
    f.do("die army", "use attack", "army upper_vale", "stand")
    assert f.options == ["attack camp", "done"]  # nobody attacks Gandalf


@rule("B9.2.1", "B9.2.3", "B9.3.2")
def test_a_character_goes_with_his_army_or_stays(lay: Lay) -> None:
    f = lay({"camp": "2 dwarf_warriors"}, fp="muster_army", characters={"dain": "camp"})
    f.do("die muster_army", "use strategic_move", "army camp", "to gate_road", "all")
    assert f.place("dain") == "gate_road"
    g = lay({"camp": "2 dwarf_warriors"}, fp="muster_army", characters={"dain": "camp"})
    g.do("die muster_army", "use strategic_move", "army camp", "to gate_road", "split")
    g.do("unit dwarf_warriors", "unit dwarf_warriors", "done")
    assert g.place("dain") == "camp" and g.size("camp") == 0 and g.size("gate_road") == 2


@rule("B9.2.4", "B14.1.1")
def test_beorn_and_the_lord_are_not_moved_as_characters(lay: Lay) -> None:
    f = lay(
        {"camp": "2 dwarf_warriors"},
        fp="character",
        characters={"beorn": "slope_end", "lord_of_the_eagles": "valley", "bard": "camp"},
    )
    f.do("die character", "use move_characters")
    assert f.options == ["character bard", "done"]


@rule("B9.3.1", "B9.3.6", "B9.3.5")
def test_move_characters(lay: Lay) -> None:
    f = lay({"camp": "2 dwarf_warriors"}, fp="character", characters={"bard": "camp", "dain": "camp"})
    f.do("die character", "use move_characters", "character dain")
    assert sorted(f.options) == ["to bend_hills", "to gate_road", "to inner_ridge", "to under_spur", "to upper_vale"]
    f.do("to upper_vale")  # across the ford
    assert f.options == ["character bard", "done"]  # each once
    f.do("character bard")
    assert "to north_bank" in f.options and "to far_ridge" not in f.options
    f.do("to front_gate")
    assert [f.place("dain"), f.place("bard")] == ["upper_vale", "front_gate"]
    assert f.leadership("camp") == 0


@rule("B9.3.4")
def test_bolg_does_not_go_into_the_mountain(lay: Lay) -> None:
    f = lay({"east_ridge": "2 orcs"}, shadow="character", characters={"bolg": "east_ridge"})
    f.do("die character", "use move_characters", "character bolg")
    assert not any("pass" in o or "muster" in o for o in f.options)


@rule("B9.4.2", "B16.17")
@example("BX-26")
def test_one_general_before_each_action(lay: Lay) -> None:
    f = lay(
        {"camp": "2 elven_archers", "north_bank": "3 orcs", "ravenhill": "1 elven_spearmen"},
        fp="muster character",
        generals=["gandalf", "thranduil"],
        characters={"gandalf": "camp", "thranduil": "camp"},
    )
    assert {"general gandalf", "general thranduil"} <= set(f.options)
    f.do("general gandalf", "way focus")
    assert "general thranduil" not in f.options
    assert f.why("general thranduil").rule == "B9.4.2"
    f.do("die muster", "die event", "use skip")
    assert "general thranduil" in f.options and "general gandalf" not in f.options


@rule("B9.4.3", "B16.16")
def test_a_general_needs_no_army(lay: Lay) -> None:
    f = lay({"fallen_bridge": "1 elven_spearmen"}, fp="muster", generals=["bard"], characters={"bard": "camp"})
    assert "general bard" in f.options
    g = lay({"fallen_bridge": "1 elven_spearmen"}, fp="muster", characters={"bard": "camp"})
    assert g.why("general bard").rule == "B9.4.2"
    assert g.why("general dain").rule == "B9.4.3"


@rule("B9.4.4", "B9.4.10")
@example("BX-93")
def test_a_general_before_a_skip_but_not_before_a_pass(lay: Lay) -> None:
    f = lay(
        {"camp": "1 dwarf_warriors"},
        fp="muster event",
        shadow="eye eye eye",
        spare=False,
        generals=["gandalf"],
        characters={"gandalf": "camp"},
    )
    assert "pass" in f.options
    f.do("general gandalf")
    assert f.options == ["die muster", "die event"] and f.t.focus
    assert f.why("pass").rule == "B9.4.4"
    f.do("die muster")
    assert f.seat == 1


@rule("B9.4.10")
def test_no_general_without_a_die(lay: Lay) -> None:
    f = lay(
        {"camp": "1 dwarf_warriors"},
        shadow="eye army event",
        spare=False,
        generals=["gandalf"],
        characters={"gandalf": "camp"},
    )
    assert f.seat == 1
    f.do("die eye", "use skip")
    assert f.seat == 1


@rule("B9.4.5", "B9.4.6", "B17.5")
@card("gandalf_general")
def test_blast_of_magic(lay: Lay) -> None:
    def blasted(focus: bool, *dice: int) -> Any:
        f = lay(
            {"camp": "1 dwarf_warriors", "north_bank": "4 orcs", "ruins_of_dale": "2 orcs, control"},
            fp="muster",
            generals=["gandalf"],
            characters={"gandalf": "camp"},
            focus=focus,
        )
        f.do("general gandalf", "way blast") if not focus else f.do("general gandalf")
        f.roll(*dice).do("target north_bank")
        return f

    f = blasted(False, 4, 3, 6)
    assert f.damage("north_bank") == 2
    assert f.asked == "casualty"  # a damage effect: the owner may take casualties
    g = blasted(True, 4, 4, 4, 3, 3)
    assert g.damage("north_bank") == 3 and not g.t.focus


@rule("B9.4.7", "B9.5.1", "B9.5.3")
@example("BX-27")
@card("thranduil_general")
def test_archery(lay: Lay) -> None:
    f = lay(
        {
            "north_bank": "4 orcs",
            "camp": "2 men_of_the_lake, 1 dwarf_warriors",
            "lower_slopes": "3 elven_archers",
            "ruins_of_dale": "2 men_of_the_lake",
        },
        fp="muster",
        generals=["thranduil"],
        characters={"thranduil": "ravenhill"},
    )
    f.roll(5, 4).do("general thranduil", "way archery").spare()
    assert f.damage("north_bank") == 1 and f.t.chance.fed == []  # two dice: the Men in the Camp alone
    log = [m.args for m in f.play.log(None) if m.key == "bofa-log-archery"]
    assert log[0]["dice"] == 2


@rule("B9.4.7")
def test_archery_has_five_dice_at_most(lay: Lay) -> None:
    regions = {"camp": "5 men_of_the_lake", "inner_ridge": "5 elven_archers", "north_bank": "5 orcs"}
    f = lay(regions, fp="muster", generals=["thranduil"], characters={"thranduil": "ravenhill"})
    f.do("general thranduil", "way archery").roll(5, 5, 5, 1, 1).spare()
    assert f.damage("north_bank") == 3


@card("bard_archery")
def test_bard_shoots_one_arrow_again(lay: Lay) -> None:
    regions = {"camp": "2 men_of_the_lake", "inner_ridge": "1 elven_archers", "north_bank": "5 orcs"}
    f = lay(regions, fp="muster", generals=["thranduil"], characters={"thranduil": "ravenhill", "bard": "camp"})
    f.do("general thranduil", "way archery").roll(1, 2, 6, 5).spare()
    assert f.damage("north_bank") == 2  # 1 and 2 by Bard's men, one of them again a 6; the archers 5


@card("thranduil_general")
@rule("B11.1.3", "B3.8.2")
def test_thranduil_calls_elves(lay: Lay) -> None:
    f = lay(
        {"ravenhill": "1 elven_spearmen", "camp": "control"},
        fp="muster",
        generals=["thranduil"],
        characters={"thranduil": "ravenhill"},
    )
    f.do("general thranduil")
    assert "place camp" not in f.options and "place front_gate" not in f.options
    assert f.why("place camp").rule == "B11.1.3"
    f.do("place ravenhill")
    assert "place ravenhill" not in f.options  # one per region
    f.do("place fallen_bridge")
    assert f.tokens("elves", "ravenhill") == f.tokens("elves", "fallen_bridge") == 1
    assert f.unused("elves") == 18


@rule("B9.4.8")
@card("bard_general")
def test_bard_musters_the_lake_men(lay: Lay) -> None:
    f = lay({"ravenhill": "1 elven_spearmen"}, fp="muster", generals=["bard"], characters={"bard": "camp"})
    f.do("general bard", "place camp", "done")
    assert f.tokens("dwarves_and_men", "camp") == 1 and f.unused("dwarves_and_men") == 16


@rule("B14.2.14")
@card("dain_general")
def test_dain_turns_no_token_over_beside_beorn(lay: Lay) -> None:
    regions = {"lower_slopes": "dwarves_and_men 1"}
    places = {"dain": "lower_slopes", "beorn": "lower_slopes"}
    f = lay(regions, fp="muster", generals=["dain"], characters=places, wrath=3)
    f.do("general dain", "place eastern_spur")
    assert f.rule != "B9.4.8" and f.size("lower_slopes") == 0


@rule("B9.4.8")
@card("dain_general")
def test_dain_brings_the_host_of_the_iron_hills(lay: Lay) -> None:
    regions = {"camp": "1 dwarf_warriors", "gate_road": "1 dwarf_veterans, damage 1"}
    f = lay(regions, fp="muster", generals=["dain"], characters={"dain": "camp"})
    f.do("general dain")
    assert f.options == ["way tokens", "way rally"]
    f.feed("token:rt_dwarf_veterans_1").do("way tokens", "place camp", "turn camp")
    assert f.army("camp") == {"dwarf_warriors": 1, "dwarf_veterans": 1} and f.tokens("dwarves_and_men", "camp") == 0
    g = lay(regions, fp="muster", generals=["dain"], characters={"dain": "camp"})
    g.roll(5).do("general dain", "way rally", "rally gate_road")
    assert g.damage("gate_road") == 0


@rule("B9.4.9", "B14.1.4")
@card("lord_general", "lord_as_eagle")
def test_the_lord_of_the_eagles(lay: Lay) -> None:
    def called() -> Any:
        f = lay(
            {"camp": "1 dwarf_warriors"},
            fp="muster",
            generals=["lord_of_the_eagles"],
            characters={"lord_of_the_eagles": "eyrie"},
            eagles={"eyrie": 1},
        )
        return f.do("general lord_of_the_eagles")

    assert called().options == ["way eagle", "way fly"]
    assert called().do("way eagle").t.eyrie == 2
    f = called().do("way fly", "eagle valley", "eagle eastern_bank")
    assert f.t.eyrie == 0 and f.t.eagles == [0, 0, 1, 0] and f.t.place[5] == -11
    assert f.play.view(1)["characters"]["lord_of_the_eagles"]["place"] == "valley"


@rule("B9.5.2", "B9.5.4")
def test_range_stops_at_the_mountain_and_at_home(new: Lay) -> None:
    book = new().t.book
    of = book.area_of
    assert all(a not in book.in_range[a] for a in range(book.areas))
    assert of["northern_waste"] not in book.in_range[of["far_ridge"]]  # the mountain lies between


@rule("B9.6.2")
@example("BX-30")
def test_a_token_left_alone_is_removed(lay: Lay) -> None:
    f = lay({"camp": "1 dwarf_warriors, lead 1"}, fp="muster_army")
    f.do("die muster_army", "use strategic_move", "army camp", "to gate_road", "split", "unit dwarf_warriors", "done")
    assert f.lead("camp") == 0 and f.lead("gate_road") == 0


@rule("B9.6.4", "B9.6.5")
def test_merging_armies_keep_their_tokens(lay: Lay) -> None:
    f = lay({"camp": "1 dwarf_warriors, lead 1", "gate_road": "1 dwarf_veterans, lead 1"}, fp="muster_army")
    f.do("die muster_army", "use strategic_move", "army camp", "to gate_road", "all", "done")
    assert f.lead("gate_road") == 2
    g = lay({"camp": "2 dwarf_warriors, lead 1"}, fp="muster_army")
    g.do("die muster_army", "use strategic_move", "army camp", "to gate_road", "split", "unit dwarf_warriors", "token")
    g.do("done", "done")
    assert [g.lead("gate_road"), g.lead("camp")] == [1, 0]
