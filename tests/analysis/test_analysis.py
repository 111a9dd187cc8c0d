"""Finished games looked into: chances, choices that cost something, turning points."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import ravenhill
from ravenhill.analysis.chances import Curve, chances, curve_of, fitted
from ravenhill.analysis.course import actions, analysed, choices, current, moments, turning
from ravenhill.analysis.study import Study, Way, compared, study, walk
from ravenhill.cli import app
from ravenhill.engine import record
from ravenhill.engine.table import ask
from ravenhill.players.match import play_out
from ravenhill.words import say


def test_ways_are_compared_at_one_moment(toy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is done comes to the end of the round, and to what it brings; who acts first comes to it as well."""

    def step(self: Any, t: Any) -> Any:
        what = yield from ask(t, 0, "T1", lambda: [("done",), ("draw",)], "toy-act", kind="act")
        if what == ("done",):
            t.round += 1
            t.score[0] += 1

    monkeypatch.setattr(type(toy), "step", step)
    found = compared(ravenhill.new("toy", seed=1), 0, [("done",), ("draw",)], 4, 1)
    assert found.found[0] == found.found[1], "the point comes with the round, whatever is done before"


@pytest.fixture(scope="module")
def written() -> bytes:
    t = ravenhill.new("ironwood", seed=3, options={"round_cap": 6})
    play_out(t, [ravenhill.player("captain", seed=0), ravenhill.player("squire", seed=1)], 100000, 1)
    return record.written(t)


@pytest.fixture(scope="module")
def found(written: bytes) -> dict[str, Any]:
    return analysed(written, iterations=40, workers=1)


def test_a_curve_is_found_again_from_what_it_brings_about() -> None:
    true = Curve(0.4, 0.08)
    judged = [float(j) for j in range(-60, 61)] * 2
    again = fitted(judged, [true.chance(j) for j in judged])
    assert again.bias == pytest.approx(0.4, abs=1e-3) and again.slope == pytest.approx(0.08, abs=1e-4)


def test_every_game_has_a_curve_of_its_own_and_its_parts_have_words() -> None:
    for info in ravenhill.games():
        if info.id == "toy":
            continue
        t = ravenhill.new(info.id, seed=2)
        assert curve_of(info.id, 1.0).slope > 0 and curve_of(info.id, 1.0) != Curve(0.0, 1.0)
        assert sum(chances(t)) == pytest.approx(1.0) and all(0 < chance < 1 for chance in chances(t))
        for part in {term.partition(".")[0] for term, _, _ in t.game.terms(t.table, 0)}:
            assert say(f"{info.id}-eye-{part}", "cs", info.id) != f"{info.id}-eye-{part}"


def test_the_course_begins_open_and_ends_with_the_result(written: bytes) -> None:
    course = moments(written)
    end = record.replay(written)
    assert len(course) == end.answers + 1 and course[-1].seat == -1
    assert end.result is not None and course[-1].chance == (1.0 if 0 in end.result.winners else 0.0)
    assert 0.1 < course[0].chance < 0.9
    assert actions(course)[0][0] == 0 and actions(course)[-1][1] == len(course) - 1
    assert choices(course) and all(course[n].choice for n in choices(course))


def test_the_analysis_is_the_same_wherever_it_is_worked_out(written: bytes, found: dict[str, Any]) -> None:
    assert analysed(written, iterations=40, workers=2) == found
    some = choices(moments(written))[4]
    assert study(written, 40, some) == study(written, 40, some)


def test_what_is_told_holds_together(written: bytes, found: dict[str, Any]) -> None:
    assert json.loads(json.dumps(found)) == found
    assert len(found["curve"]) == found["answers"] + 1 and found["studied"] == len(choices(moments(written)))
    for choice in found["choices"]:
        ways = choice["ways"]
        assert ways[0]["chance"] - ways[choice["played"]]["chance"] == pytest.approx(choice["cost"], abs=1e-3)
        assert choice["played"] > 0 and choice["cost"] >= 0.02
    assert [p["n"] for p in found["points"]] == sorted(p["n"] for p in found["points"])
    assert 0 < len(found["points"]) <= 5
    for point in found["points"]:
        assert point["then"] - point["first"] == pytest.approx(point["change"], abs=2e-4)
        luck = point["kind"] == "luck"
        assert bool(point["lines"]) == luck and (point["prompt"] is None) == luck
        assert point["line"] == (point["lines"][-1] if luck else None), "the last word on what came"
    assert found["costs"][1] > found["costs"][0], "the beginner gave more away than the Captain"


def test_every_choice_is_told_with_what_the_strongest_player_would_have_done(
    written: bytes, found: dict[str, Any]
) -> None:
    steps = {step["n"]: step for step in found["steps"]}
    assert list(steps) == choices(moments(written)) and len(steps) == found["studied"]
    for play, entry in walk(written):
        step = steps.get(play.answers)
        if entry is None or isinstance(entry, str) or step is None:
            continue
        decision = play.decision_of(int(entry[0]))
        assert decision is not None and step["seat"] == entry[0] and step["option"] == list(entry[1:])
        assert tuple(step["best"]) in decision.options and step["turn"] == play.game.turn(play.table)
    by_side = [sum(step["cost"] for step in steps.values() if step["seat"] == side) for side in (0, 1)]
    assert by_side == pytest.approx(found["costs"], abs=1e-2)
    for choice in found["choices"]:
        step = steps[choice["n"]]
        assert step["cost"] == choice["cost"] and step["best"] == choice["ways"][0]["option"] and choice["prompt"]
    agreed = [step for step in steps.values() if step["best"] == step["option"]]
    assert len(steps) > len(agreed) > len(steps) / 4 and not any(step["cost"] for step in agreed)


def test_an_analysis_of_an_earlier_version_is_still_shown(found: dict[str, Any]) -> None:
    new = ("first", "then", "prompt", "lines")
    points = [{key: value for key, value in point.items() if key not in new} for point in found["points"]]
    old = [{key: value for key, value in choice.items() if key != "prompt"} for choice in found["choices"]]
    before = {key: value for key, value in found.items() if key != "steps"}
    second = current({**before, "form": 2, "choices": old})
    assert second["points"] == found["points"] and [step["n"] for step in second["steps"]] == [c["n"] for c in old]
    assert all(step in found["steps"] for step in second["steps"]), "as this version tells them"
    again = current({**before, "form": 1, "points": points, "choices": old})
    assert again["form"] == found["form"] and again["curve"] == found["curve"] and again["steps"] == second["steps"]
    for point, before in zip(again["points"], found["points"], strict=True):
        assert set(point) == set(before) and point["change"] == before["change"]
        assert 0.0 <= point["then"] <= 1.0 and point["first"] == found["curve"][point["n"]]


def test_luck_is_what_choices_do_not_explain(written: bytes) -> None:
    course = moments(written)
    first, last = next((a, b) for a, b in actions(course) if abs(course[b].chance - course[a].chance) > 0.05)
    n = next(m.n for m in reversed(course[first:last]) if m.choice)
    seat = course[n].seat
    after = course[last].chance if seat == 0 else 1 - course[last].chance
    expected = Study(n, seat, 0.5, (Way(course[n].option, after, 0.0, ()),), 0, 0.0, course[n].option)
    upto = course[: last + 1]
    assert any(p["n"] == course[last - 1].n for p in turning(upto, [], [0, 1])), "nothing explains it"
    assert all(p["n"] != course[last - 1].n for p in turning(upto, [expected], [0, 1])), "it was to be expected"


def test_from_the_command_line(written: bytes, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(written)
    done = CliRunner().invoke(app, ["analyse", str(file), "--iterations", "10", "--workers", "1", "--json"])
    assert done.exit_code == 0 and json.loads(done.stdout)["iterations"] == 10
    done = CliRunner().invoke(app, ["analyse", str(file), "--iterations", "10", "--workers", "1"])
    assert done.exit_code == 0 and "Turning points" in done.stdout
