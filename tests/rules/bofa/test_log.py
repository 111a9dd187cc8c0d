"""What the log tells of a battle, and why something is not open."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from ravenhill import words
from ravenhill.coverage import card, rule

Lay = Callable[..., Any]


def lines(f: Any, seat: int | None = None) -> list[str]:
    return [words.say(m) for m in f.play.log(seat)]


@rule("B12.7.2", "B12.7.4")
def test_a_fortification_is_told_broken_only_if_it_stays_so(fight: Lay) -> None:
    regions = {"far_ridge": "4 orcs", "eastern_spur": "3 elven_spearmen, fort 2"}
    f = fight(regions, "shadow", "far_ridge", "eastern_spur").roll(6, 1, 1, 1, 6, 1, 1)
    f.both("mv_elven_spearmen", "mv_regroup_shadow")
    told = lines(f)
    assert f.fort("eastern_spur") == 2 and not any("broken" in line for line in told)
    assert "The Free Peoples use “Elven Spearmen: Wall of Spears”." in told
    f = fight(regions, "shadow", "far_ridge", "eastern_spur").roll(6, 1, 1, 1, 1, 1, 1)
    f.both("mv_elven_spearmen", "mv_regroup_shadow")
    assert "The Fortification of Eastern Spur is broken." in lines(f)


@rule("B12.5.1", "B12.8.1")
def test_rerolls_abilities_and_the_end_of_an_attack_are_told(fight: Lay) -> None:
    regions = {"under_spur": "2 orcs, lead 1", "camp": "3 dwarf_veterans"}
    f = fight(regions, "shadow", "under_spur", "camp").roll(1, 1, 1, 1, 1, 1, 1, 6)
    f.both("mv_regroup_fp", "mv_orcs")
    told = lines(f)
    assert "The Shadow rolls one die again (white –, black 6): one hit in all." in told
    f.spare()
    assert "The Shadow uses “Orcs: Wild Rage”." in lines(f)
    f.do("cease")
    assert "The Shadow ceases the attack on Camp." in lines(f)


@rule("B5.4")
def test_great_bats_are_told_by_territory(lay: Lay) -> None:
    f = lay({"camp": "1 dwarf_warriors", "wolf_moor": "1 orcs"}, at="leadership").do("bats 5")
    f.do(*["bat valley"] * 3, *["bat broken_lands"] * 2)
    assert {"3 Great Bats over Valley.", "2 Great Bats over Broken Lands."} <= set(lines(f))


@rule("B8.7")
def test_a_character_becoming_ready_is_told(lay: Lay) -> None:
    f = lay({"camp": "1 dwarf_warriors", "wolf_moor": "1 orcs"}, at="generals", fate=1, characters={"bard": "camp"})
    f.feed("tile:ft_common_1").do("done")
    assert "Bilbo Baggins, the Burglar is ready to enter play." in lines(f)
    assert sum("is ready" in line for line in lines(f)) == 1


@rule("B5.5")
def test_the_dice_are_told_without_gaps(lay: Lay) -> None:
    f = lay({"camp": "1 dwarf_warriors", "wolf_moor": "1 orcs"}, at="roll")
    told = [line for line in lines(f) if re.search(r" rolls? Action dice", line)]
    assert len(told) == 2 and not any("  " in line for line in told)


@card("fs10", "fs13", "ss07")
def test_cards_tell_whom_they_concern(lay: Lay) -> None:
    alive = {"dain": "camp", "gandalf": "camp"}
    f = lay({"camp": "1 dwarf_warriors"}, fp="character", fp_hand="fs10", characters=alive)
    f.do("die character", "play fs10", "character bard")
    assert "Bard the Bowman returns to Camp." in lines(f)
    f = lay({"camp": "1 dwarf_warriors, lead 1"}, fp="character", fp_hand="fs13", characters={"bilbo": "ravenhill"})
    f.do("die character", "play fs13")
    assert "Bilbo Baggins, the Burglar goes to Camp." in lines(f)
    regions = {"camp": "1 dwarf_warriors, lead 1", "wolf_moor": "1 orcs"}
    f = lay(regions, shadow="event", shadow_hand="ss07", bats={"valley": 1})
    f.do("die event", "play ss07", "bats valley")
    assert "Camp loses a Leadership token." in lines(f)


@rule("B11.2.2")
def test_a_unit_in_place_of_another_is_told(lay: Lay) -> None:
    regions = {"wolf_moor": "36 orcs, shadow 1", "camp": "1 dwarf_warriors"}
    f = lay(regions, shadow="muster").feed("token:rt_orcs_1")
    f.do("die muster", "use recruit", "turn wolf_moor shadow", "unit wargs")
    assert "Wargs in Wolf Moor: one unit is placed." in lines(f)


@rule("B11.5.1")
def test_the_dice_of_a_rally_are_told(lay: Lay) -> None:
    f = lay({"camp": "2 dwarf_warriors, damage 2, lead 1"}, fp="muster").roll(5, 1, 2)
    f.do("die muster", "use rally", "rally camp")
    assert "The Army in Camp rallies: 5 1, again 2; one damage token is removed." in lines(f)


@rule("B13.2", "B13.4")
def test_the_last_line_says_who_has_won(lay: Lay) -> None:
    f = lay({"camp": "1 dwarf_warriors", "wolf_moor": "1 orcs"}, at="generals", fate=14, characters={"bard": "camp"})
    f.feed("tile:ft_common_1").do("done")
    assert lines(f)[-1].startswith("Fate is fulfilled") and lines(f)[-1].endswith("the Free Peoples have won.")
    f = lay({"camp": "1 dwarf_warriors", "wolf_moor": "1 orcs"}, at="generals", fate=14, characters={"bard": "camp"})
    f.feed("tile:ft_common_2_icon").do("done")
    assert (
        f.play.log(None)[-1].key == "bofa-log-won" and f.t.fate_discards == [] and f.table() == []
    )  # no card after the end
    f = lay({"camp": "1 dwarf_warriors"}, fp="muster")
    f.play.answer(0, ("concede",))
    assert lines(f)[-1] == "The losing side gave up. The Shadow has won."


@rule("B14.5.4")
def test_after_the_ring_a_will_of_the_west_counts_as_character(lay: Lay) -> None:
    regions = {"camp": "1 dwarf_warriors", "wolf_moor": "1 orcs"}
    f = lay(regions, fp="will_of_the_west", fp_hand="ev21", characters={"bilbo": "camp"})
    f.do("die will_of_the_west", "use ring", "place ravenhill")
    for wrong in ("use attack", "use recruit", "play ev21"):
        assert f.why(wrong).message.key == "bofa-why-counts-as-character"
    assert f.why("use ring").message.key == "bofa-why-ring-used"


def test_reasons_name_what_is_missing(lay: Lay) -> None:
    regions = {"camp": "1 dwarf_warriors", "under_spur": "1 orcs"}
    beorn = {"beorn": "gate_road"}
    f = lay(regions, fp="character", fp_hand="ev07", characters=beorn, wrath=1).do("die character")
    assert f.why("use fury").message.key == "bofa-why-last-wrath"
    assert f.why("use ring").message.args == {"character": "bilbo"}
    f = lay(regions, fp="muster_army").do("die muster_army")
    assert f.why("use eagles").message.args == {"character": "lord_of_the_eagles"}
    assert f.why("use combined_attack").message.key == "bofa-why-no-two-armies"
    f = lay(regions, at="generals", characters={"bard": "camp"})
    assert f.why("activate thorin").message.key == "bofa-why-not-general"
    assert f.why("activate lord_of_the_eagles").message.key == "bofa-why-not-in-play"
    f = lay(regions, at="leadership")
    assert f.why("bats 7").message.key == "bofa-why-bats"


@rule("B9.4.7", "B14.1.11")
def test_prompts_cite_their_own_rule(lay: Lay) -> None:
    regions = {"camp": "1 dwarf_warriors", "high_shoulder": "1 orcs"}
    f = lay(regions, fp="muster", generals=["thranduil"], characters={"thranduil": "camp"})
    f.do("general thranduil")
    assert f.asked == "token" and f.rule == "B9.4.7"
    f = lay(regions, fp="muster", table=["fa06"], eagles={"valley": 1}, characters={"lord_of_the_eagles": "eyrie"}).do(
        "die muster", "use eagles_heights", "target high_shoulder"
    )
    assert f.asked == "eagle_returns" and f.rule == "B14.1.11"


@card("fa07")
def test_the_view_counts_the_fury_of_the_dwarves(lay: Lay) -> None:
    regions = {"camp": "1 dwarf_veterans", "under_spur": "1 orcs"}
    f = lay(regions, fp="muster", table=["fa07"], characters={"thorin": "camp"})
    areas = f.play.view(0)["areas"]
    assert areas["camp"]["strength"] == 4 and areas["under_spur"]["strength"] == 1


RING = {"camp": "4 dwarf_warriors", "upper_vale": "3 orcs", "under_spur": "3 wargs", "gate_road": "1 orcs"}


@rule("B12.10.1", "B12.10.2")
def test_a_combined_attack_names_every_army_and_who_fights(lay: Lay) -> None:
    f = lay(RING, shadow="army").do("die army", "use combined_attack", "attack camp")
    told = lines(f)
    assert "The Shadow makes a Combined Attack on Camp with 3 Armies." in told
    for name in ("Upper Vale", "Under the Spur", "Gate Road"):
        assert f"The Army in {name} takes part." in told
    f.roll(*[1] * 7).do("fights under_spur").both("mv_regroup_fp", "mv_regroup_shadow")
    assert "Round 1 at Camp: the Army in Under the Spur fights." in lines(f)
    f.roll(*[1] * 7).do("press", "done", "fights upper_vale").both("mv_regroup_fp", "mv_regroup_shadow")
    assert "Round 2 at Camp: the Army in Upper Vale fights." in lines(f)
    assert not any("attacks Camp from" in line for line in lines(f))


@rule("B12.6.1", "B12.7.1")
def test_damage_of_a_combat_is_told(fight: Lay) -> None:
    regions = {"far_ridge": "4 orcs", "eastern_spur": "3 elven_spearmen, fort 2"}
    f = fight(regions, "shadow", "far_ridge", "eastern_spur").roll(6, 6, 1, 1, 6, 6, 1)
    f.both("mv_elven_spearmen", "mv_regroup_shadow").do("cancel army")
    told = lines(f)
    assert "Eastern Spur suffers 2 damage, one of it on the Fortification." in told
    assert "Far Ridge suffers 2 damage." in told
    assert "One damage on the Army in Eastern Spur is cancelled." in told


@rule("B14.2.3", "B14.2.9")
def test_the_wrath_of_beorn_is_told(lay: Lay, fight: Lay) -> None:
    regions = {"camp": "1 dwarf_warriors", "wolf_moor": "1 orcs"}
    f = lay(regions, fp="character", characters={"beorn": "slope_end"}, wrath=8)
    f.do("die character", "use fury", "stop")
    assert "Beorn loses one Wrath token; 7 are left." in lines(f)
    f = fight({"under_spur": "2 orcs"}, "shadow", "under_spur", "camp", characters={"beorn": "camp"}, wrath=8)
    f.roll(6, 6, *[1] * 8).say(1, "maneuver mv_orcs")
    assert "Beorn loses 2 Wrath tokens; 6 are left." in lines(f)
    f = lay(regions, fp="character", fate=11).do("die character", "use beorn")
    f.do(f.options[0])
    assert "Beorn gets 8 Wrath tokens: he has 8." in lines(f)


@card("ev28", "mv_great_orcs", "ss19")
def test_cards_tell_what_they_take(lay: Lay, fight: Lay) -> None:
    f = lay({"camp": "3 dwarf_warriors, lead 1, damage 3"}, fp="character", fp_hand="ev28")
    f.do("die character", "play ev28")
    assert "The Free Peoples play “Troop-leader / Battle-fury” with a Character die." in lines(f)
    assert "Camp: 2 damage tokens are removed." in lines(f)
    f = lay({"ravenhill": "elves 2", "iron_road": "1 orcs"}, shadow="army", shadow_hand="ss19", bats={"valley": 3})
    f.do("die army", "play ss19", "bats valley")
    assert "A Great Bats figure over Valley is spent." in lines(f)
    for lead, choice in ((0, False), (1, True)):
        f = fight(
            {"under_spur": "2 great_orcs", "camp": f"5 dwarf_warriors, lead {lead}"}, "shadow", "under_spur", "camp"
        )
        f.roll(6, *[1] * 9).both("mv_regroup_fp", "mv_great_orcs")
        if choice:
            f.do("suffer")
        assert ("The Free Peoples choose to suffer two damage." in lines(f)) == choice
        assert "Camp suffers 2 damage." in lines(f)


@rule("B14.3.2", "B14.3.3")
@card("mv_great_bats")
def test_great_bats_that_are_spent_are_told(lay: Lay, fight: Lay) -> None:
    spent = "A Great Bats figure over Valley is spent."
    f = lay({"upper_vale": "2 orcs", "camp": "1 dwarf_warriors"}, shadow="muster", bats={"valley": 1})
    f.do("die muster", "use clouds_of_bats", "bats valley")
    assert spent in lines(f)
    regions = {"upper_vale": "3 orcs", "dale_fields": "4 elven_spearmen"}
    f = fight(regions, "shadow", "upper_vale", "dale_fields", bats={"valley": 1})
    f.roll(6, *[1] * 6).both("mv_regroup_fp", "mv_great_bats").do("bats")
    assert spent in lines(f)


@rule("B10.3.1", "B10.3.6")
def test_the_part_of_an_army_that_goes_is_told(lay: Lay) -> None:
    regions = {"upper_vale": "3 orcs, 1 wargs, damage 2, lead 1"}
    f = lay(regions, shadow="army", characters={"bolg": "upper_vale"}, bodyguards=1)
    f.do("die army", "use strategic_move", "army upper_vale", "to river_meadows", "split")
    f.do("unit orcs", "unit orcs", "token", "character bolg", "done", "damage 1")
    told = lines(f)
    assert "A part of the Army, 2 × Orcs, one Leadership token, one damage token, leaves Upper Vale." in told
    assert "Bolg, Son of Azog goes along." in told
    assert not any("A part" in line for line in lines(lay(regions, shadow="army").do("die army", "use skip")))
