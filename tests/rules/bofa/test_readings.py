"""Where the rulebook is silent: how we read it (marked as rulings in the rules)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ravenhill.coverage import card, example, rule

Lay = Callable[..., Any]


@rule("B14.4.7")
@card("ss17")
def test_the_unit_that_becomes_a_bodyguard_is_no_casualty(lay: Lay) -> None:
    """Bolg stays alone without his last unit, and Howling Orcs stays; forced casualties after it are real."""
    common: dict[str, Any] = {
        "shadow": "character",
        "shadow_hand": "ss17",
        "characters": {"bolg": "wolf_moor"},
        "bodyguards": 1,
        "table": ["ss01"],
    }
    f = lay({"camp": "1 dwarf_warriors", "wolf_moor": "1 great_orcs"}, **common).do("die character", "play ss17")
    assert f.ended is None and f.place("bolg") == "wolf_moor" and f.table() == ["ss01"] and f.t.bodyguards == 2
    regions = {"camp": "1 dwarf_warriors", "wolf_moor": "1 great_orcs, 1 orcs, damage 2"}
    assert lay(regions, **common).do("die character", "play ss17").ended == ("fp", "bolg")


@rule("B14.2.15")
def test_a_maneuver_ability_hurts_beorn_as_part_of_the_attack(fight: Lay) -> None:
    regions = {"under_spur": "1 great_orcs", "ravenhill": "1 elven_archers"}
    f = fight(regions, "shadow", "under_spur", "camp", characters={"beorn": "camp"}, wrath=8)
    f.roll(6, 1, 1, 1, 1, 1, 1, 1, 1, 1).say(1, "maneuver mv_great_orcs")  # one black hit, and Fell Race on top
    assert f.t.wrath == 8 - 1 - 2


@rule("B14.2.3")
def test_the_last_wrath_token_can_not_be_paid(lay: Lay) -> None:
    for wrath, die, may in ((1, "character", False), (2, "character", True), (1, "will_of_the_west", True)):
        f = lay({"camp": "1 dwarf_warriors"}, fp=die, characters={"beorn": "gate_road"}, wrath=wrath).do(f"die {die}")
        assert ("use fury" in f.options) == may


@rule("B14.2.8")
def test_automatic_superiority_draws_nothing_against_beorn(fight: Lay) -> None:
    regions = {"under_spur": "3 orcs", "ravenhill": "1 elven_archers"}
    battle = {"superior": True}
    f = fight(regions, "shadow", "under_spur", "camp", False, characters={"beorn": "camp"}, wrath=8, battle=battle)
    assert f.asked == "maneuver" and f.hand("shadow") == []


@rule("B14.5.1")
def test_bilbo_may_enter_beside_beorn(lay: Lay) -> None:
    f = lay({"camp": "1 dwarf_warriors"}, fp="character", fate=2, characters={"beorn": "gate_road"}, wrath=8)
    f.do("die character", "use bilbo")
    assert f.place("bilbo") == "gate_road" or "place gate_road" in f.options


@rule("B9.4.6")
def test_the_focus_token_outlasts_the_turn(lay: Lay) -> None:
    f = lay({"camp": "1 dwarf_warriors", "wolf_moor": "1 orcs"}, at="end", focus=True, characters={"gandalf": "camp"})
    assert f.t.turn == 2 and f.t.focus


@rule("B8.14")
@card("ss09")
def test_troubled_mind_is_cleared_with_the_marker_on_nought(lay: Lay) -> None:
    f = lay({"camp": "1 dwarf_warriors"}, fp="muster", table=["ss09"], troubled="bard", fate=0)
    f.do("die muster", "use clear_mind")
    assert f.t.marker == 0 and f.table() == []


@rule("B9.4.8")
@card("dain_general")
def test_dain_may_turn_a_token_over_without_placing_one(lay: Lay) -> None:
    regions = {"camp": "1 dwarf_warriors, dwarves_and_men 1"}
    f = lay(regions, fp="muster", generals=["dain"], characters={"dain": "camp"}).feed("token:rt_men_of_the_lake_1")
    f.do("general dain", "done", "turn camp")
    assert f.army("camp") == {"dwarf_warriors": 1, "men_of_the_lake": 1}


@rule("B14.5.4", "B14.2.3")
@example("BX-79")
def test_after_the_ring_the_fury_costs_a_wrath_token(lay: Lay) -> None:
    """The symbol in use counts: who used the Will of the West as a Character die for Bilbo goes on with that."""
    people = {"beorn": "gate_road", "bilbo": "camp"}
    for wrath in (8, 1):
        f = lay({"camp": "1 dwarf_warriors"}, fp="will_of_the_west", characters=people, wrath=wrath, rings=3)
        f.do("die will_of_the_west", "use ring", "place ravenhill")
        if wrath == 1:
            assert "use fury" not in f.options and f.why("use fury").message.key == "bofa-why-last-wrath"
        else:
            assert f.do("use fury", "stop").t.wrath == 7
    f = lay({"camp": "1 dwarf_warriors"}, fp="will_of_the_west", characters=people, wrath=8, rings=3)
    assert f.do("die will_of_the_west", "use fury", "stop").t.wrath == 8


@rule("B14.5.4", "B8.14")
@card("fs11", "ss09")
def test_after_the_ring_a_card_still_sees_the_will_of_the_west(lay: Lay) -> None:
    """Hope Rekindled and Troubled Mind look at the face of the die, not at what it is used as."""
    common: dict[str, Any] = {"fp": "will_of_the_west", "characters": {"bilbo": "camp"}, "rings": 3, "fate": 3}
    f = lay({"camp": "1 dwarf_warriors"}, fp_hand="fs11", **common)
    f.do("die will_of_the_west", "use ring", "place ravenhill", "play fs11")
    assert f.lead("camp") == 2
    f = lay({"camp": "1 dwarf_warriors"}, table=["ss09"], troubled="bard", **common)
    f.do("die will_of_the_west", "use ring", "place ravenhill", "use clear_mind")
    assert f.table() == [] and f.t.marker == 3
