"""A combat as data: the same in the view while it is fought and in the line that ends it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from ravenhill.engine import record

Lay = Callable[..., Any]

PLAIN = {"dale_fields": "4 dwarf_warriors", "upper_vale": "4 orcs"}


def story_of(f: Any) -> Any:
    (line,) = [line for line in f.play.log(None) if line.key == "bofa-log-combat-over"]
    return line.story


def test_a_round_is_told_with_its_dice_and_what_raised_them(fight: Lay) -> None:
    f = fight({**PLAIN, "dale_fields": "4 dwarf_warriors, lead 1"}, "fp", "dale_fields", "upper_vale", fp_hand="ev21")
    before = f.play.view(0)["battle"]["rounds"][-1]["fronts"]["fp"]
    assert (before["count"], before["target"], before["dice"], before["rerolls"]) == (4, 5, [], 1)
    f.roll(4, 1, 2, 6, 1, 1, 1, 5, 4).both("ev21", "mv_orcs")
    seen = f.play.view(1)["battle"]["rounds"][-1]
    fp, shadow = seen["fronts"]["fp"], seen["fronts"]["shadow"]
    assert seen["round"] == 1 and seen["fighting"] == "dale_fields"
    assert fp["cards"] == ["ev21"] and fp["plus"] == [{"n": 1, "card": "ev21"}] and fp["plus_again"] == []
    # the 4 hits by the card's +1; the 1 is rolled again, shows 4, and has no +1 any more
    assert [(d["face"], d["first"], d["hit"], d["again"]) for d in fp["dice"]] == [
        (4, 4, True, False),
        (4, 1, False, True),
        (2, 2, False, False),
        (6, 6, True, False),
    ]
    assert [(d["face"], d["black"]) for d in shadow["dice"]] == [(1, True), (1, True), (1, True), (5, True)]
    assert fp["hits"] == 2 and shadow["damage"] == 2 and shadow["awake"] and shadow["ability"] == "orcs"


def test_the_last_line_has_every_round_with_its_losses(fight: Lay) -> None:
    f = fight(PLAIN, "fp", "dale_fields", "upper_vale")
    f.roll(6, 6, 6, 6, 1, 1, 1, 1).both("mv_dwarf_warriors", "mv_orcs")
    f.do("eliminate orcs", "eliminate orcs").spare()
    assert f.asked == "press"
    running = f.play.view(0)["battle"]
    f.do("press", "done").roll(1, 1, 1, 1, 1, 1).both("mv_regroup_fp", "mv_regroup_shadow").do("cease")
    told = story_of(f)
    assert [r["round"] for r in told["rounds"]] == [1, 2] and told["result"] == "ceased"
    assert told["rounds"][0] == running["rounds"][0]
    first, second = (r["fronts"]["shadow"] for r in told["rounds"])
    assert first["units"] == {"orcs": 4} and first["lost"] == ["orcs", "orcs"] and second["units"] == {"orcs": 2}
    assert set(running) - set(told) == {"chosen", "leaving", "used"}
    assert json.loads(json.dumps(told)) == told


def test_a_combined_attack_tells_who_fought_from_where(fight: Lay) -> None:
    homes = ["dale_fields", "camp"]
    regions = {"dale_fields": "2 dwarf_warriors", "camp": "2 men_of_the_lake", "upper_vale": "2 orcs"}
    f = fight(regions, "fp", homes, "upper_vale", battle={"fighting": "camp"})
    f.roll(1, 1, 1, 1).both("mv_regroup_fp", "mv_regroup_shadow").do("press", "done", "fights dale_fields")
    f.roll(1, 1, 1, 1).both("mv_regroup_fp", "mv_regroup_shadow").do("cease")
    told = story_of(f)
    assert told["from"] == homes and [r["fighting"] for r in told["rounds"]] == ["camp", "dale_fields"]
    assert [r["fronts"]["fp"]["units"] for r in told["rounds"]] == [{"men_of_the_lake": 2}, {"dwarf_warriors": 2}]


def test_what_makes_it_six_is_told(fight: Lay) -> None:
    ways = {("upper_vale", "camp"): "ford", ("gate_road", "front_gate"): "fortification"}
    for (here, there), why in ways.items():
        f = fight({here: "2 orcs", there: "2 dwarf_warriors"}, "shadow", here, there)
        front = f.play.view(0)["battle"]["rounds"][-1]["fronts"]["shadow"]
        assert (front["target"], front["hindrance"]) == (6, why)
    f = fight({**PLAIN}, "fp", "dale_fields", "upper_vale", shadow_hand="ev02")
    f.roll(1, 1, 1, 1, 1, 1, 1, 1).both("mv_regroup_fp", "ev02")
    front = f.play.view(0)["battle"]["rounds"][-1]["fronts"]["fp"]
    assert (front["target"], front["hindrance"]) == (6, "card")


def test_the_rounds_fought_are_saved(fight: Lay) -> None:
    f = fight(PLAIN, "fp", "dale_fields", "upper_vale")
    f.roll(1, 1, 1, 1, 1, 1, 1, 1).both("mv_dwarf_warriors", "mv_orcs").do("press", "done")
    again = record.load(f.play.save())
    assert again.view(0)["battle"] == f.play.view(0)["battle"]
    assert len(again.view(0)["battle"]["rounds"]) == 2
    clone = f.play.clone()
    clone.table.quiet = True
    assert clone.view(1) == f.play.view(1)


def test_that_a_card_is_chosen_is_told_and_not_which(fight: Lay) -> None:
    f = fight(PLAIN, "fp", "dale_fields", "upper_vale")

    def chosen() -> list[str]:
        views = [f.play.view(seat)["battle"] for seat in (0, 1, -1)]
        assert all(v == views[0] and not any(f["cards"] for f in v["rounds"][-1]["fronts"].values()) for v in views)
        return views[0]["chosen"]  # type: ignore[no-any-return]

    assert chosen() == []
    f.say(1, "maneuver mv_orcs")
    assert chosen() == ["shadow"]
    f.play.undo(1)
    assert chosen() == []
    f.roll(1, 1, 1, 1, 1, 1, 1, 1).both("mv_dwarf_warriors", "mv_orcs")
    assert f.play.view(0)["battle"]["chosen"] == ["fp", "shadow"]
    f.do("press", "done")
    assert f.asked == "maneuver" and chosen() == []
    f.say(0, "maneuver mv_regroup_fp")
    assert chosen() == ["fp"]


def test_who_is_destroyed_is_not_said_to_leave(fight: Lay) -> None:
    f = fight({"dale_fields": "4 dwarf_warriors", "upper_vale": "1 orcs"}, "fp", "dale_fields", "upper_vale")
    assert f.play.view(0)["battle"]["leaving"]["how"] == "rout"
    f.roll(6, 6, 6, 6, 1, 1).both("mv_dwarf_warriors", "mv_orcs").spare()
    assert f.asked == "advance"
    battle = f.play.view(0)["battle"]
    assert battle["result"] == "destroyed" and "leaving" not in battle
    assert battle["rounds"][-1]["fronts"]["shadow"]["units"] == {"orcs": 1} and story_of(f)["result"] == "destroyed"


def test_nobody_leaves_when_the_attackers_are_gone(fight: Lay) -> None:
    f = fight({"dale_fields": "1 dwarf_warriors", "upper_vale": "4 orcs"}, "fp", "dale_fields", "upper_vale")
    f.roll(6, 6, 6, 6, 6, 6).both("mv_dwarf_warriors", "mv_orcs")
    assert f.asked == "casualty" and f.seat == 1 and f.army("dale_fields") == {}
    battle = f.play.view(0)["battle"]
    assert battle["result"] is None and "leaving" not in battle
    assert battle["rounds"][-1]["fronts"]["fp"]["lost"] == ["dwarf_warriors"]
