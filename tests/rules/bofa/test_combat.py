"""B12.1-B12.7. Combat: how it begins, cards, rolls, damage, Fortifications."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ravenhill.coverage import card, example, rule

Lay = Callable[..., Any]
PLAIN = {"dale_fields": "2 dwarf_warriors", "upper_vale": "2 orcs"}  # open ground, no favour
REGROUP = ("mv_regroup_fp", "mv_regroup_shadow")


@rule("B12.1.1", "B12.1.2", "B12.1.3")
def test_who_may_attack_whom(lay: Lay) -> None:
    regions = {"camp": "2 dwarf_warriors", "under_spur": "2 orcs", "upper_vale": "1 orcs", "north_vale": "1 orcs"}
    f = lay(regions, fp="muster_army").do("die muster_army", "use attack", "army camp", "stand")
    assert f.options == ["attack under_spur", "attack upper_vale", "done"]
    assert f.why("attack north_vale").rule == "B12.1.2"
    assert f.why("attack gate_road").rule == "B12.1.1"
    g = lay({"under_spur": "2 dwarf_warriors", "upper_vale": "1 orcs"}, fp="muster_army")
    g.do("die muster_army", "use attack", "army under_spur", "stand")
    assert g.seat == 1  # no attack across the river
    h = lay(regions, fp="character").do("die character")
    assert "use led_attack" not in h.options  # an attack by a Character die needs Leadership


@rule("B12.1.4")
def test_the_merged_army_needs_leadership(lay: Lay) -> None:
    regions = {"gate_road": "1 dwarf_warriors, lead 1", "camp": "2 men_of_the_lake", "under_spur": "2 orcs"}
    f = lay(regions, fp="character").do("die character", "use led_attack", "army gate_road", "march", "to camp", "all")
    assert f.options == ["attack under_spur", "done"]
    f.do("attack under_spur")
    assert f.play.view(0)["battle"]["rounds"][-1]["fronts"]["fp"]["count"] == 3


@rule("B12.2.1")
@example("BX-62")
def test_terrain_superiority(fight: Lay) -> None:
    def cards(fp: str, shadow: str) -> tuple[int, int]:
        regions = {"dale_fields": fp, "upper_vale": shadow}
        f = fight(regions, "fp", "dale_fields", "upper_vale", opened=False)
        return len(f.hand("fp")), len(f.hand("shadow"))

    assert cards("3 elven_spearmen", "2 wargs, 3 orcs") == (1, 0)
    assert cards("2 elven_spearmen", "2 wargs") == (0, 0)
    assert cards("2 elven_spearmen, 3 dwarf_veterans", "3 wargs") == (0, 1)  # strength does not count


@rule("B12.2.2")
def test_attacking_great_orcs_favour_every_ground(fight: Lay) -> None:
    regions = {"dale_fields": "1 dwarf_warriors", "upper_vale": "1 great_orcs"}
    assert len(fight(regions, "shadow", "upper_vale", "dale_fields", opened=False).hand("shadow")) == 1
    assert len(fight(regions, "fp", "dale_fields", "upper_vale", opened=False).hand("shadow")) == 0


@rule("B12.2.3")
def test_the_cards_of_a_combat(fight: Lay) -> None:
    regions = {"front_gate": "1 dwarf_veterans, 1 dwarf_warriors", "gate_road": "1 orcs, 1 wargs"}
    f = fight(
        regions,
        "fp",
        "front_gate",
        "gate_road",
        bats={"eastern_bank": 1},
        table=["fa08"],
        characters={"thorin": "front_gate"},
    )
    assert f.options_of(0) == [
        "maneuver mv_dwarf_warriors",
        "maneuver mv_dwarf_veterans",
        "maneuver mv_thorin",
        "maneuver mv_regroup_fp",
    ]
    assert f.options_of(1) == [
        "maneuver mv_orcs",
        "maneuver mv_wargs",
        "maneuver mv_great_bats",
        "maneuver mv_regroup_shadow",
    ]
    g = fight(regions, "fp", "front_gate", "gate_road", characters={"thorin": "front_gate"}, bats={"valley": 2})
    assert "maneuver mv_thorin" not in g.options_of(0)  # not without the Fate card
    assert "maneuver mv_great_bats" not in g.options_of(1)
    assert g.why("maneuver mv_great_bats", 1).rule == "B12.2.3"


@rule("B12.2.4", "B12.2.5", "B17.3")
@card("ev24", "ev25", "ev26", "ev27", "fs01")
def test_automatic_terrain_superiority(lay: Lay) -> None:
    for name in ("ev24", "ev25", "ev26", "ev27"):
        f = lay({"dale_fields": "1 dwarf_warriors", "upper_vale": "5 wargs"}, fp="muster_army", fp_hand=name)
        f.feed("card:ev02").do("die muster_army", f"play {name}", "army dale_fields", "stand", "attack upper_vale")
        assert f.hand("fp") == ["ev02"] and f.hand("shadow") == []
        assert "maneuver ev02" in f.options_of(0)  # to be played in this combat
    regions = {"lower_slopes": "1 dwarf_warriors", "camp": "1 men_of_the_lake", "upper_vale": "5 wargs"}
    g = lay(regions, fp="muster_army", fp_hand="fs01")
    g.feed("card:ev02").do("die muster_army", "play fs01")
    assert g.options == ["army lower_slopes", "done"]  # an Army with Dwarves
    g.do("army lower_slopes", "march", "to dale_fields", "attack upper_vale")
    assert g.hand("fp") == ["ev02"]
    h = lay({"spur_foot": "1 dwarf_warriors", "upper_vale": "5 wargs"}, fp="muster_army", fp_hand="fs01")
    h.do("die muster_army", "play fs01", "army spur_foot", "march", "to lower_slopes", "to dale_fields")
    assert h.asked == "attack"  # two regions


@rule("B12.3.1", "B12.3.8")
def test_cards_are_chosen_in_secret(fight: Lay) -> None:
    f = fight(PLAIN, "fp", "dale_fields", "upper_vale", fp_hand="ev02")
    assert len(f.play.decisions) == 2
    f.say(0, "maneuver ev02")
    assert "ev02" not in str(f.play.view(1))
    assert len(f.play.decisions) == 1
    f.roll(1, 1, 1, 1).say(1, "maneuver mv_orcs")
    seen = f.play.view(1)["battle"]
    assert seen["rounds"][-1]["fronts"]["fp"]["cards"] == ["ev02"] and seen["used"]["shadow"] == ["mv_orcs"]


@rule("B12.3.2", "B12.3.5", "B12.3.11", "B17.13")
@example("BX-64")
@card("mv_regroup_fp", "mv_regroup_shadow")
def test_used_cards_and_regroup(fight: Lay) -> None:
    regions = {"dale_fields": "2 dwarf_warriors, 2 men_of_the_lake", "upper_vale": "2 orcs, 2 wargs"}
    f = fight(regions, "fp", "dale_fields", "upper_vale")
    misses = [1] * 8
    f.roll(*misses).both("mv_dwarf_warriors", "mv_orcs").do("press", "done")
    assert "maneuver mv_dwarf_warriors" not in f.options_of(0)
    assert f.why("maneuver mv_dwarf_warriors", 0).rule == "B12.3.2"
    f.roll(*misses).both("mv_men_of_the_lake", "mv_wargs").do("press", "done")
    assert f.options_of(0) == ["maneuver mv_regroup_fp"]
    f.roll(*misses).both(*REGROUP).do("press", "done")
    assert f.options_of(0) == ["maneuver mv_dwarf_warriors", "maneuver mv_men_of_the_lake", "maneuver mv_regroup_fp"]
    assert f.options_of(1) == ["maneuver mv_orcs", "maneuver mv_wargs", "maneuver mv_regroup_shadow"]


@rule("B12.3.6")
def test_there_is_always_a_card(fight: Lay) -> None:
    f = fight(PLAIN, "fp", "dale_fields", "upper_vale", battle={"fronts": {"fp": {"used": ["mv_dwarf_warriors"]}}})
    assert f.options_of(0) == ["maneuver mv_regroup_fp"]


@rule("B12.3.7")
def test_no_card_without_its_units(fight: Lay) -> None:
    regions = {"dale_fields": "1 dwarf_warriors, 2 men_of_the_lake, damage 3", "upper_vale": "5 orcs"}
    f = fight(regions, "shadow", "upper_vale", "dale_fields")
    f.roll(5, 1, 1, 1, 1, 1, 1, 1).both(*REGROUP).do("eliminate dwarf_warriors", "done", "press", "done")
    assert "maneuver mv_dwarf_warriors" not in f.options_of(0)


@rule("B12.3.3", "B7.15")
@example("BX-63")
@card("ev03", "ev09", "ev19")
def test_the_defenders_card_acts_first(fight: Lay) -> None:
    regions = {
        "dale_fields": "1 dwarf_warriors, 1 men_of_the_lake, damage 2",
        "upper_vale": "1 orcs, 1 wargs, damage 2",
    }
    f = fight(regions, "fp", "dale_fields", "upper_vale", fp_hand="ev03", shadow_hand="ev09")
    f.both("ev03", "ev09")
    assert f.asked == "forced_casualty" and f.seat == 1  # the defender's No Quarter first
    assert f.damage("dale_fields") == 2
    f.do("eliminate orcs").spare()
    assert f.seat == 0 and f.damage("dale_fields") == 3
    assert [f.t.book.card_id[c] for c in f.t.event_discards] == ["ev03", "ev09"]


@rule("B12.3.4", "B14.6.2", "B17.11")
@card("mv_thorin", "thorin_strokes", "fa08")
def test_mighty_strokes(fight: Lay) -> None:
    regions = {"dale_fields": "1 dwarf_warriors, lead 1", "upper_vale": "4 orcs"}
    f = fight(regions, "fp", "dale_fields", "upper_vale", table=["fa08"], characters={"thorin": "dale_fields"})
    f.roll(3, 1, 1, 1, 1, 4).both("mv_thorin", "mv_regroup_shadow")
    assert f.hits("fp") == 1  # 4 + 1 in the Leader Re-roll
    f.spare().do("press", "done")
    assert "maneuver mv_thorin" not in f.options_of(0)  # used like a unit card


@rule("B12.3.9", "B17.6")
@example("BX-59")
@card("mv_great_orcs")
def test_fell_race(fight: Lay) -> None:
    def raced() -> Any:
        regions = {"dale_fields": "4 men_of_the_lake, lead 2", "upper_vale": "2 great_orcs"}
        f = fight(regions, "shadow", "upper_vale", "dale_fields", characters={"bard": "dale_fields"})
        f.roll(6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
        return f.both("mv_regroup_fp", "mv_great_orcs")

    f = raced()
    assert f.seat == 0 and f.options == ["suffer", "tokens", "character bard"]
    assert raced().do("suffer").damage("dale_fields") == 3
    g = raced().do("tokens")
    assert g.damage("dale_fields") == 1 and g.lead("dale_fields") == 0
    h = raced().do("character bard")
    assert h.damage("dale_fields") == 1 and h.place("bard") == "eliminated"


@rule("B12.3.9", "B12.6.8", "B17.7")
@example("BX-101")
@card("mv_elven_spearmen", "mv_great_orcs")
def test_fell_race_against_a_wall_of_spears(fight: Lay) -> None:
    regions = {"dale_fields": "4 elven_spearmen", "upper_vale": "1 great_orcs, 1 orcs"}
    f = fight(regions, "shadow", "upper_vale", "dale_fields")
    f.roll(6, 6, 1, 6, 1, 1, 1).both("mv_elven_spearmen", "mv_great_orcs")
    assert f.hits("shadow") == 2 and f.damage("dale_fields") == 3


@rule("B12.3.10")
@example("BX-58")
@card("mv_dwarf_veterans")
def test_old_hatred(fight: Lay) -> None:
    def hated(lead: int) -> Any:
        regions = {"dale_fields": "1 dwarf_veterans", "upper_vale": f"4 orcs, lead {lead}"}
        f = fight(regions, "fp", "dale_fields", "upper_vale")
        return f.roll(6, 1, 1, 1, 1, 1, *[1] * lead).both("mv_dwarf_veterans", "mv_regroup_shadow")

    f = hated(2)
    assert f.damage("upper_vale") == 2 and f.lead("upper_vale") == 1
    assert hated(0).damage("upper_vale") == 2  # no token to lose: the rest is done


@rule("B12.3.12", "B17.13")
@example("BX-120")
@card("ev04", "ev11", "ev14")
def test_determined_attack_takes_a_used_card_back(fight: Lay) -> None:
    for name in ("ev04", "ev11", "ev14"):
        regions = {"dale_fields": "2 elven_archers, 1 men_of_the_lake", "upper_vale": "5 orcs"}
        used = {"fronts": {"fp": {"used": ["mv_elven_archers"]}}, "round": 1, "fought": [1]}
        f = fight(regions, "fp", "dale_fields", "upper_vale", fp_hand=name, battle=used)
        f.both(name, "mv_regroup_shadow")
        assert f.options == ["also mv_men_of_the_lake", "again mv_elven_archers", "also mv_regroup_fp"]
        f.roll(6, 1, 1, 1, 1, 1, 1, 1).do("again mv_elven_archers")
        front = f.t.battle.fronts[0]
        assert len(front.black) == 2 and f.damage("upper_vale") == 2  # one hit and Hail of Darts
        assert [f.t.book.card_id[c] for c in front.used] == ["mv_elven_archers"]


@rule("B12.3.12")
def test_determined_attack_plays_one_more_from_hand(fight: Lay) -> None:
    f = fight(PLAIN, "fp", "dale_fields", "upper_vale", fp_hand="ev04", shadow_hand="ev11")
    f.both("ev04", "ev11")
    assert f.seat == 1  # the defender plays first
    f.do("also mv_orcs").roll(1, 1, 1, 1).do("also mv_dwarf_warriors")
    assert len(f.t.battle.fronts[0].black) == 2 and f.t.battle.fronts[0].used == []
    f.do("press", "done")
    assert "maneuver mv_dwarf_warriors" in f.options_of(0)  # taken back into hand


@rule("B12.4.1", "B12.4.2", "B10.1.6")
@example("BX-50")
def test_strength_and_black_dice(fight: Lay) -> None:
    f = fight(
        {"dale_fields": "2 dwarf_warriors", "upper_vale": "2 orcs, 1 great_orcs"}, "shadow", "upper_vale", "dale_fields"
    )
    f.roll(5, 1, 1, 1, 1, 1).both("mv_regroup_fp", "mv_great_orcs")
    front = f.t.battle.fronts[1]
    assert len(front.black) == 1 and len(front.white) == 3 and front.hit_black


@rule("B12.4.1")
@example("BX-52")
def test_five_dice_at_most(fight: Lay) -> None:
    regions = {"dale_fields": "5 dwarf_veterans", "upper_vale": "2 orcs"}
    f = fight(regions, "fp", "dale_fields", "upper_vale").roll(*[1] * 7).both(*REGROUP)
    assert f.t.battle.fronts[0].dice == 5


@rule("B12.4.2", "B12.4.9")
def test_no_ability_without_a_black_hit(fight: Lay) -> None:
    regions = {"dale_fields": "1 elven_archers, 2 dwarf_warriors", "upper_vale": "3 orcs"}
    f = fight(regions, "fp", "dale_fields", "upper_vale")
    f.roll(1, 6, 6, 1, 1, 1).both("mv_elven_archers", "mv_regroup_shadow")
    assert f.damage("upper_vale") == 2  # two white hits, no Hail of Darts


@rule("B12.4.2", "B17.6")
@card("mv_men_of_the_lake", "mv_elven_archers")
def test_hail_of_darts(fight: Lay) -> None:
    for unit in ("men_of_the_lake", "elven_archers"):
        f = fight({"dale_fields": f"2 {unit}", "upper_vale": "4 orcs"}, "fp", "dale_fields", "upper_vale")
        f.roll(5, 1, 1, 1, 1, 1).both(f"mv_{unit}", "mv_regroup_shadow")
        assert f.damage("upper_vale") == 2


@rule("B12.4.3", "B12.4.4", "B12.4.5", "B12.4.6", "B12.4.7", "B12.4.10")
@example("BX-53")
def test_target_numbers(fight: Lay) -> None:
    def hits(regions: dict[str, str], a: str, b: str, rounds: int = 1) -> list[tuple[int, int]]:
        """Everybody rolls fives: the hits of attacker and defender, round by round."""
        f = fight(regions, "shadow", a, b)
        found = []
        for _ in range(rounds):
            f.roll(5, 5).both(*REGROUP)
            fp, shadow = f.t.battle.fronts
            found.append((shadow.hits, fp.hits))
            f.spare().do("press", "done")
        return found

    one = "1 orcs, 2 goblins"
    assert hits({"upper_vale": "1 wargs", "dale_fields": "1 elven_spearmen"}, "upper_vale", "dale_fields") == [(1, 1)]
    ford = {"upper_vale": "4 wargs", "camp": "4 men_of_the_lake"}
    f = fight(ford, "shadow", "upper_vale", "camp")
    f.roll(*[5] * 8).both(*REGROUP)
    assert (f.hits("shadow"), f.hits("fp")) == (0, 4)  # across the ford, first round
    f.spare().do("press", "done").roll(*[5] * 8).both(*REGROUP)
    assert f.hits("shadow") == 4  # not in the second
    slope = {"under_spur": one, "east_ridge": "2 dwarf_veterans"}
    f = fight(slope, "shadow", "under_spur", "east_ridge").roll(*[5] * 7).both(*REGROUP)
    assert (f.hits("shadow"), f.hits("fp")) == (0, 4)  # up the slope
    down = {"east_ridge": one, "under_spur": "2 dwarf_veterans"}
    f = fight(down, "shadow", "east_ridge", "under_spur").roll(*[5] * 7).both(*REGROUP)
    assert f.hits("shadow") == 3  # down the slope
    fort = {"far_ridge": "4 orcs", "eastern_spur": "1 men_of_the_lake"}
    f = fight(fort, "shadow", "far_ridge", "eastern_spur")
    for _ in range(2):  # a Fortification in every round
        f.roll(5, 5, 5, 5, 5).both(*REGROUP)
        assert (f.hits("shadow"), f.hits("fp")) == (0, 1)
        f.spare().do("press", "done")


@rule("B12.4.7", "B12.4.11", "B3.6")
@example("BX-102")
def test_conditions_do_not_add_up(fight: Lay) -> None:
    regions = {"spur_end": "3 orcs, lead 2", "eastern_spur": "1 men_of_the_lake"}
    f = fight(regions, "shadow", "spur_end", "eastern_spur")  # up a slope at a Fortification
    f.roll(6, 5, 5, 1, 6, 5).both(*REGROUP)
    assert f.hits("shadow") == 2  # a six hits; in the Leader Re-roll too, and a five does not


@rule("B12.4.8", "B16.5")
@example("BX-54")
def test_natural_one_and_six() -> None:
    from ravenhill.games.bofa.combat import hits

    assert hits(6, 6, -1) and not hits(1, 2, 1)
    for face in range(1, 7):  # the older edition says it otherwise: a target number from 2 to 6
        for target in range(2, 7):
            for plus in range(-4, 5):
                assert hits(face, target, plus) == (face >= max(2, min(6, target - plus)))


@rule("B12.5.1", "B12.5.2")
@example("BX-51")
def test_leader_reroll(fight: Lay) -> None:
    regions = {"dale_fields": "2 dwarf_warriors, 1 dwarf_veterans, lead 1", "upper_vale": "2 orcs"}
    f = fight(regions, "fp", "dale_fields", "upper_vale", characters={"dain": "dale_fields"})
    f.roll(2, 3, 3, 4, 1, 1).both("mv_dwarf_veterans", "mv_regroup_shadow")
    front = f.t.battle.fronts[0]
    assert front.dice == 4 and len(front.black) == 1 and front.hits == 0
    assert f.leadership("dale_fields") == 3
    assert f.options == ["reroll 1", "reroll 0"]
    f.roll(5, 6, 1).do("reroll 1")
    assert f.t.battle is None or f.hits("fp") == 2


@rule("B12.6.1", "B12.6.7")
def test_hits_become_damage_that_stays(fight: Lay) -> None:
    f = fight({"dale_fields": "2 dwarf_warriors", "upper_vale": "4 orcs"}, "fp", "dale_fields", "upper_vale")
    f.roll(6, 6, 6, 1, 1, 1).both(*REGROUP).spare().do("cease")
    assert f.damage("upper_vale") == 2 and f.damage("dale_fields") == 1 and f.t.battle is None


@rule("B12.6.2", "B16.7")
@card("ev01", "ev07", "ev17")
@example("BX-07")
def test_captain_of_war(fight: Lay) -> None:
    def led(name: str) -> Any:
        regions = {"dale_fields": "4 dwarf_warriors, damage 3, lead 1", "upper_vale": "1 orcs"}
        f = fight(regions, "shadow", "upper_vale", "dale_fields", fp_hand=name, characters={"bard": "dale_fields"})
        return f.roll(1, 1, 1, 1, 1, 1, 1).both(name, "mv_regroup_shadow")

    for name in ("ev01", "ev07", "ev17"):
        f = led(name)  # usable although no hit was scored
        assert f.options == ["token", "character bard", "done"]
        f.do("token")
        assert f.damage("dale_fields") == 1 and f.lead("dale_fields") == 0
    g = led("ev01").do("character bard")
    assert g.damage("dale_fields") == 1 and g.place("bard") == "eliminated" and g.lead("dale_fields") == 1


@rule("B12.6.4")
@example("BX-55")
def test_forced_casualties(fight: Lay) -> None:
    f = fight(
        {"dale_fields": "3 dwarf_warriors, damage 2", "upper_vale": "4 wargs"}, "shadow", "upper_vale", "dale_fields"
    )
    f.roll(5, 5, 5, 1, 1, 1, 1).both(*REGROUP)
    f.spare()
    assert f.size("dale_fields") == 1 and f.damage("dale_fields") == 1


@rule("B12.6.3", "B12.6.9")
@example("BX-56")
def test_wanted_casualties(fight: Lay) -> None:
    f = fight(
        {"dale_fields": "3 dwarf_warriors, damage 3", "upper_vale": "1 wargs"}, "shadow", "upper_vale", "dale_fields"
    )
    f.roll(1, 5, 5, 5).both(*REGROUP)
    assert f.size("upper_vale") == 0  # fell, and had still fought
    assert f.asked == "casualty" and "done" in f.options
    f.do("eliminate dwarf_warriors")
    assert f.size("dale_fields") == 2 and f.damage("dale_fields") == 1


@rule("B17.10")
@example("BX-57")
@card("mv_dwarf_warriors")
def test_redoubtable(fight: Lay) -> None:
    regions = {"dale_fields": "2 dwarf_warriors, 2 men_of_the_lake, damage 2", "upper_vale": "4 orcs"}
    f = fight(regions, "shadow", "upper_vale", "dale_fields")
    f.roll(6, 1, 1, 1, 6, 1, 1, 1).both("mv_dwarf_warriors", "mv_regroup_shadow")
    while f.seat != 0:
        f.do("done")
    assert f.damage("dale_fields") == 3
    f.say(0, "eliminate dwarf_warriors")
    assert f.damage("dale_fields") == 0
    g = fight(regions, "shadow", "upper_vale", "dale_fields")
    g.roll(6, 1, 1, 1, 1, 1, 6, 1).both("mv_dwarf_warriors", "mv_regroup_shadow")
    while g.seat != 0:
        g.do("done")
    assert g.say(0, "eliminate dwarf_warriors").damage("dale_fields") == 1  # the hit was white


@rule("B12.6.5")
@example("BX-88")
def test_a_destroyed_army_takes_its_characters_along(fight: Lay) -> None:
    regions = {"dale_fields": "1 dwarf_warriors, lead 2", "upper_vale": "4 orcs"}
    f = fight(
        regions,
        "shadow",
        "upper_vale",
        "dale_fields",
        characters={"bard": "dale_fields", "bilbo": "dale_fields"},
        rings=0,
    )
    f.roll(6, 6, 1, 1, 1, 1).both(*REGROUP)
    assert f.place("bard") == f.place("bilbo") == "eliminated" and f.lead("dale_fields") == 0
    f.do("stay")
    f.do("die event")
    assert "use ring" not in f.options


@rule("B12.6.6", "B7.11", "B16.4", "B17.6")
@card("ss20")
def test_damage_outside_combat(lay: Lay) -> None:
    regions = {
        "dale_fields": "2 dwarf_warriors",
        "camp": "1 men_of_the_lake",
        "gate_road": "1 dwarf_veterans, damage 1",
    }
    f = lay(regions, shadow="muster", shadow_hand="ss20").do("die muster", "play ss20")
    assert f.options == ["target camp", "target dale_fields", "done"]  # only Armies without damage
    f.do("target dale_fields", "target camp")
    assert f.damage("dale_fields") == 1 and f.asked == "casualty"
    f.spare()
    assert f.damage("camp") == 1 and len(f.hand("shadow")) == 1
    g = lay(regions, shadow="muster", shadow_hand="ss20", options={"damage_outside_combat": "older"})
    g.do("die muster", "play ss20", "target dale_fields", "done")
    assert g.damage("dale_fields") == 1 and g.asked == "die"


@rule("B12.6.8.1", "B17.11")
@example("BX-111")
@card("ev03", "ev09", "ev19")
def test_no_quarter(fight: Lay) -> None:
    for name in ("ev03", "ev09", "ev19"):
        regions = {"dale_fields": "2 dwarf_warriors, damage 2", "upper_vale": "4 orcs"}
        f = fight(regions, "fp", "dale_fields", "upper_vale", fp_hand=name)
        f.roll(4, 1, 1, 1, 1).both(name, "mv_regroup_shadow").do("done")
        assert f.size("dale_fields") == 1 and f.hits("fp") == 1  # one die, 4 + 1
    h = fight(
        {"ravenhill": "2 elven_spearmen", "south_ridge": "2 orcs"}, "shadow", "south_ridge", "ravenhill", fp_hand="ev03"
    )
    h.roll(1, 1, 1, 1).both("ev03", "mv_regroup_shadow").spare()
    assert h.damage("ravenhill") == 1 and h.fort("ravenhill") == 0  # on the Army itself


@rule("B12.6.8.2", "B12.7.4")
def test_wall_of_spears_on_a_fortification(fight: Lay) -> None:
    regions = {"ravenhill": "2 elven_spearmen, fort 2", "south_ridge": "4 orcs"}
    f = fight(regions, "shadow", "south_ridge", "ravenhill")
    f.roll(6, 6, 1, 1, 5, 1).both("mv_elven_spearmen", "mv_regroup_shadow")
    assert f.options == ["cancel army", "cancel fortification"]
    f.do("cancel fortification")
    assert f.fort("ravenhill") == 2 and f.damage("ravenhill") == 1


@rule("B12.6.10", "B12.8.6")
@example("BX-103")
def test_fortification_damage_is_not_the_armys(fight: Lay) -> None:
    f = fight({"ravenhill": "2 elven_spearmen, fort 2", "south_ridge": "4 orcs"}, "shadow", "south_ridge", "ravenhill")
    f.roll(*[1] * 6).both("mv_elven_spearmen", "mv_regroup_shadow").do("press", "rout")
    assert f.size("western_crags") == 2 and f.fort("ravenhill") == 2


@rule("B12.7.1", "B12.7.2")
@example("BX-60")
def test_a_fortification_breaks(fight: Lay) -> None:
    regions = {"eastern_spur": "3 men_of_the_lake, fort 2", "far_ridge": "4 orcs"}
    f = fight(regions, "shadow", "far_ridge", "eastern_spur")
    f.roll(6, 6, 6, 1, 1, 1, 1).both(*REGROUP)
    assert f.fort("eastern_spur") == 3 and f.damage("eastern_spur") == 2
    f.spare().do("press", "done").roll(5, 1, 1, 1, 1, 1, 1).both(*REGROUP)
    assert f.hits("shadow") == 1  # target number 5 again


@rule("B12.7.1", "B16.6")
@example("BX-61")
def test_a_fortification_stops_damage_outside_combat(lay: Lay) -> None:
    regions = {"ravenhill": "2 elven_spearmen", "camp": "1 dwarf_warriors"}
    f = lay(regions, shadow="muster", shadow_hand="ss20").do("die muster", "play ss20", "target ravenhill", "done")
    assert f.fort("ravenhill") == 1 and f.damage("ravenhill") == 0
    g = lay(regions, shadow="muster", shadow_hand="ss20", options={"fortification": "combat_only"})
    g.do("die muster", "play ss20", "target ravenhill", "done")
    assert g.fort("ravenhill") == 0 and g.damage("ravenhill") == 1


@rule("B12.7.3")
@example("BX-118")
@card("fs12")
def test_last_stand(lay: Lay) -> None:
    f = lay({"ravenhill": "1 dwarf_veterans, fort 3", "camp": "1 dwarf_warriors"}, fp="muster_army", fp_hand="fs12")
    f.do("die muster_army", "play fs12")
    assert f.fort("ravenhill") == 1


@rule("B12.7.5")
def test_a_fortification_protects_whoever_holds_it(fight: Lay) -> None:
    regions = {"ravenhill": "2 orcs, control", "south_ridge": "4 dwarf_warriors"}
    f = fight(regions, "fp", "south_ridge", "ravenhill").roll(5, 6, 1, 1, 1, 1).both(*REGROUP)
    assert f.hits("fp") == 1 and f.fort("ravenhill") == 1 and f.damage("ravenhill") == 0
