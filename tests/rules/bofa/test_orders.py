"""The orders of the Event cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ravenhill.coverage import card, example, rule

Lay = Callable[..., Any]


@pytest.mark.parametrize("name", ["ev01", "ev02", "ev03"])
@card("ev01", "ev02", "ev03")
@example("BX-06")
@rule("B17.9")
def test_blow_the_horns(lay: Lay, name: str) -> None:
    regions = {"camp": "2 dwarf_warriors, damage 2", "gate_road": "1 dwarf_veterans, damage 1"}
    f = lay(regions, fp="muster", fp_hand=name).roll(4, 3, 4)
    f.do("die muster", f"play {name}", "rally camp").spare()
    f.do("rally gate_road")
    assert f.damage("camp") == 1 and f.damage("gate_road") == 0


@pytest.mark.parametrize("name", ["ev04", "ev05", "ev06"])
@card("ev04", "ev05", "ev06")
@rule("B17.1")
def test_call_to_arms(lay: Lay, name: str) -> None:
    regions = {
        "camp": "1 dwarf_warriors, lead 1",
        "ravenhill": "1 elven_spearmen",
        "front_gate": "1 dwarf_veterans, lead 1",
    }
    f = lay(regions, fp="character", fp_hand=name).do("die character", f"play {name}")
    assert f.options == ["army front_gate", "army camp", "done"]  # with Leadership
    f.do("army camp", "to gate_road", "all", "to river_bend", "army front_gate", "all", "stop")
    assert f.size("river_bend") == 1 and f.size("gate_road") == 1


@pytest.mark.parametrize("name", ["ev07", "ev08", "ev09"])
@card("ev07", "ev08", "ev09")
@rule("B17.4")
def test_encirclement(lay: Lay, name: str) -> None:
    regions = {"gate_road": "2 dwarf_warriors", "inner_ridge": "2 dwarf_veterans", "under_spur": "3 orcs"}
    f = lay(regions, fp="muster_army", fp_hand=name)
    f.do("die muster_army", f"play {name}", "army gate_road", "to camp", "all", "attack under_spur")
    assert f.t.battle is not None and len(f.t.battle.homes) == 2
    assert f.options == ["fights inner_ridge", "fights camp"]
    g = lay(regions, fp="muster_army", fp_hand=name).do("die muster_army", f"play {name}", "done")
    assert g.seat == 1  # only one Army is next to the enemy


@pytest.mark.parametrize("name", ["ev14", "ev15", "ev16"])
@card("ev14", "ev15", "ev16")
@rule("B17.1")
def test_marching_companies(lay: Lay, name: str) -> None:
    regions = {
        "camp": "1 dwarf_warriors",
        "ravenhill": "2 elven_spearmen",
        "front_gate": "1 dwarf_veterans",
        "lower_slopes": "1 elven_archers",
    }
    f = lay(regions, fp="muster_army", fp_hand=name).do("die muster_army", f"play {name}")
    f.do("army ravenhill", "to south_ridge", "split", "done")
    assert "army ravenhill" not in f.options  # different Armies
    f.do("army camp", "to gate_road", "army lower_slopes", "to slope_end")
    assert f.seat == 1 and f.size("south_ridge") == f.size("gate_road") == f.size("slope_end") == 1


@pytest.mark.parametrize("name", ["ev17", "ev18", "ev19", "ev20"])
@card("ev17", "ev18", "ev19", "ev20")
@rule("B17.2")
def test_move_to_strike(lay: Lay, name: str) -> None:
    regions = {"front_gate": "2 dwarf_veterans, lead 1", "under_spur": "2 orcs", "ravenhill": "1 elven_archers"}
    f = lay(regions, fp="character", fp_hand=name).do("die character", f"play {name}")
    assert f.options == ["army front_gate", "done"]
    f.do("army front_gate", "march", "all", "to camp", "attack under_spur")
    assert f.t.battle is not None and f.t.in_use >= 0
    f.roll(*[1] * 7).both("mv_regroup_fp", "mv_regroup_shadow").do("cease")
    assert f.t.in_use == -1 and [f.t.book.card_id[c] for c in f.t.event_discards] == [name]


@pytest.mark.parametrize("name", ["ev21", "ev22", "ev23"])
@card("ev21", "ev22", "ev23")
@rule("B17.14")
def test_mustering_for_battle(lay: Lay, name: str) -> None:
    regions = {
        "camp": "dwarves_and_men 2",
        "ravenhill": "elves 1",
        "fallen_bridge": "elves 1",
        "lower_slopes": "elves 1",
    }
    f = lay(regions, fp="muster", fp_hand=name)
    f.do("die muster", f"play {name}", "turn camp dwarves_and_men", "turn ravenhill elves", "turn fallen_bridge elves")
    assert [f.size(n) for n in ("camp", "ravenhill", "fallen_bridge", "lower_slopes")] == [1, 1, 1, 0]
    assert f.seat == 1


@pytest.mark.parametrize("name", ["ev28", "ev29", "ev30"])
@card("ev28", "ev29", "ev30")
@rule("B17.8")
def test_troop_leader(lay: Lay, name: str) -> None:
    regions = {"camp": "3 dwarf_warriors, lead 1, damage 3", "gate_road": "2 dwarf_veterans, damage 1"}
    f = lay(regions, fp="character", fp_hand=name).do("die character", f"play {name}")
    assert f.damage("camp") == 1 and f.damage("gate_road") == 1  # with Leadership there is the one Army
