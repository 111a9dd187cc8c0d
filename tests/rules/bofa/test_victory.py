"""B13. Victory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ravenhill.coverage import example, rule

Lay = Callable[..., Any]
REGROUP = ("mv_regroup_fp", "mv_regroup_shadow")


@rule("B13.1", "B13.3")
@example("BX-72")
def test_ten_points_in_the_end_phase(lay: Lay) -> None:
    regions = {"ravenhill": "control", "eastern_spur": "control", "camp": "control", "iron_road": "1 orcs"}
    f = lay(regions, fp="event", shadow="event", spare=False)
    assert f.points == 10 and f.ended is None
    f.do("use skip", "use skip")  # the one die each has
    assert f.ended == ("shadow", "points")
    assert f.play.result.rule == "B13.3"


@rule("B13.3", "B13.5")
@example("BX-73")
def test_the_gate_falls(lay: Lay) -> None:
    regions = {"eastern_spur": "control", "camp": "control", "ruins_of_dale": "control", "gate_road": "2 orcs"}
    f = lay(regions, shadow="army")
    assert f.points == 8
    f.do("die army", "use strategic_move", "army gate_road", "to front_gate", "all")
    assert f.points == 12 and f.ended == ("shadow", "gate")


@rule("B13.3")
def test_the_gate_alone_is_not_enough(lay: Lay) -> None:
    f = lay({"eastern_spur": "control", "gate_road": "2 orcs"}, shadow="army")
    f.do("die army", "use strategic_move", "army gate_road", "to front_gate", "all")
    assert f.points == 8 and f.ended is None


@rule("B13.2", "B14.2.1")
@example("BX-74")
def test_beorn_comes(lay: Lay) -> None:
    f = lay({"eastern_spur": "control"}, fp="character", fate=11)
    f.do("die character", "use beorn", "place slope_end")
    assert f.ended == ("fp", "beorn")
    g = lay({"eastern_spur": "control", "camp": "control"}, fp="character", fate=11)
    g.do("die character", "use beorn", "place slope_end")
    assert g.ended is None and g.place("beorn") == "slope_end" and g.t.wrath == 8


@rule("B13.2", "B14.4.5", "B13.5")
@example("BX-75")
def test_bolg_falls(fight: Lay) -> None:
    f = fight(
        {"dale_fields": "4 dwarf_warriors", "upper_vale": "1 great_orcs"},
        "shadow",
        "upper_vale",
        "dale_fields",
        characters={"bolg": "upper_vale"},
        bodyguards=0,
    )
    f.roll(*[1] * 2, 6, 6, 1, 1, 1, 1).both(*REGROUP)
    assert f.ended == ("fp", "bolg")


@rule("B13.4")
def test_the_game_goes_on_until_somebody_wins(lay: Lay) -> None:
    f = lay({"iron_road": "1 orcs"}, fp="event", shadow="event", spare=False, turn=30)
    f.do("use skip", "use skip")
    assert f.t.turn == 31 and f.ended is None
    f.play.answer(0, ("concede",))
    assert f.ended == ("shadow", "conceded")


@rule("B13.5")
def test_nobody_is_asked_after_the_end(lay: Lay) -> None:
    regions = {"eastern_spur": "control", "camp": "control", "ruins_of_dale": "control", "gate_road": "2 orcs, lead 1"}
    f = lay(regions, shadow="character")
    f.do("die character", "use fast_move", "army gate_road", "to front_gate", "all")
    assert f.ended == ("shadow", "gate") and f.play.decisions == ()
    assert f.play.game.problems(f.t) == []
