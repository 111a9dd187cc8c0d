"""What the view says so that nobody who draws it has to know a rule."""

from __future__ import annotations

from typing import Any

import ravenhill
from ravenhill.coverage import rule

FIELD: dict[str, Any] = {
    "regions": {
        "camp": {"units": {"men_of_the_lake": 1}},  # hills
        "ruins_of_dale": {"units": {"elven_archers": 2}},  # bowmen, but on low ground
        "inner_ridge": {"units": {"dwarf_warriors": 3}},  # high ground, but no bowmen
        "upper_vale": {"units": {"orcs": 2}},
        "goblin_muster_north": {"units": {"goblins": 4}},
    },
    "characters": {"gandalf": "ruins_of_dale"},
}


def seen(**more: Any) -> Any:
    return ravenhill.position("bofa", {**FIELD, **more}).view(None)


@rule("B9.4.7")
def test_archery_reaches_from_bowmen_on_high_ground_only() -> None:
    shots = [r for r in seen()["ranges"] if r["kind"] == "archery"]
    assert [(r["general"], r["area"]) for r in shots] == [("thranduil", "camp")]
    assert shots[0]["at"] == ["upper_vale"] and set(shots[0]["at"]) < set(shots[0]["over"])


@rule("B9.4.6")
def test_the_blast_reaches_from_where_gandalf_is() -> None:
    def blasts(view: Any) -> list[Any]:
        return [r for r in view["ranges"] if r["kind"] == "blast"]

    (blast,) = blasts(seen())
    assert (blast["general"], blast["area"]) == ("gandalf", "ruins_of_dale")
    assert all(area in blast["over"] for area in blast["at"])
    assert blasts(seen(characters={"gandalf": "eliminated"})) == []


@rule("B11.6.2", "B13.3", "B3.13")
def test_goals_and_limits_are_said() -> None:
    view = seen()
    assert view["goal"] == 10 and view["fate"]["last"] == 15
    assert {p["opens_at"] for p in view["passes"].values()} == {5}
    assert [p["open"] for p in view["passes"].values()] == [False, False]


@rule("B8.7")
def test_who_comes_next_stands_before_the_marker() -> None:
    first, later = seen(fate=0)["fate"]["next"], seen(fate=14)["fate"]["next"]
    assert (first["step"] > 0 and later is None) or later["step"] > 14
    middle = seen(fate=first["step"])["fate"]["next"]
    assert middle["step"] > first["step"] and middle["character"] != first["character"]


def test_dice_that_are_not_rolled_or_used_are_counted() -> None:
    view = seen(at="actions", available={"fp": 5, "shadow": 6}, dice={"fp": ["muster"], "shadow": ["army", "army"]})
    assert view["blank"] == {"fp": 4, "shadow": 4} and view["active"] == "fp"
    assert seen(at="generals")["active"] is None


def test_an_army_that_marches_tells_every_step_as_a_story() -> None:
    play = ravenhill.position(
        "bofa",
        {
            "at": "actions",
            "active": "fp",
            "available": {"fp": 5, "shadow": 6},
            "dice": {"fp": ["muster_army"], "shadow": ["army"]},
            "regions": {"camp": {"units": {"dwarf_warriors": 1}, "leadership": 1}, "iron_road": {"units": {"orcs": 1}}},
        },
    )
    for _ in range(12):
        lines = [line.story for line in play.log(None) if line.key == "bofa-log-moves"]
        if lines:
            break
        decision = play.decisions[0]
        wished = [o for o in decision.options if o[0] in ("die", "use", "army", "move", "to", "all", "from")]
        play.answer(decision.seat, (wished or list(decision.options))[0])
    (story,) = lines
    assert story["what"] == "march" and story["side"] == "fp" and story["from"] == "camp" != story["to"]
