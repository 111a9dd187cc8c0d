"""Fuzzing: every course, the same games again, a run that was cut, and failures as small positions."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ravenhill
from ravenhill import fuzz
from ravenhill.engine import game as shelf

Run = Callable[..., Any]


def test_every_scenario_and_seat_count_is_a_course() -> None:
    found = {(course.game, course.scenario, course.seats) for course in fuzz.courses([g.id for g in ravenhill.games()])}
    wanted = {(g.id, s.id, seats) for g in ravenhill.games() for s in g.scenarios for seats in s.seats}
    assert found == wanted


@pytest.mark.parametrize(
    "course", fuzz.courses(["cardgame"])[:2] + fuzz.courses(["ironwood"])[1:2], ids=lambda c: c.name()
)
def test_a_lot_is_played_to_the_end_and_the_same_again(course: fuzz.Course) -> None:
    lot = fuzz.play_lot(course, 1, 2, 1, 300)
    assert lot.games == 2 and lot.finished == 2 and lot.errors == [] and lot.counted == 1
    assert set(lot.questions) <= set(shelf.find(course.game).questions)
    assert set(lot.cards) <= set(shelf.find(course.game).cards())
    assert fuzz.play_lot(course, 1, 2, 1, 300) == lot


def test_options_are_drawn_by_the_number_of_the_game() -> None:
    game = shelf.find("wotr")
    drawn = [fuzz.drawn_options(game, "war", n) for n in range(6)]
    assert drawn == [fuzz.drawn_options(game, "war", n) for n in range(6)] and len({str(one) for one in drawn}) > 1


@pytest.mark.parametrize("course", fuzz.courses([g.id for g in ravenhill.games()]), ids=lambda c: c.name())
def test_half_of_the_games_are_played_by_drawn_options(course: fuzz.Course) -> None:
    """A scenario refuses options of another: a draw that names one would always fall back to the usual ones."""
    drawn = [fuzz.laid(course, 1, number)[0].options for number in range(20)]
    assert sum(options is not None for options in drawn) == 10


def test_a_run_that_was_cut_goes_on_and_says_what_a_whole_one_says(run: Run, tmp_path: Path) -> None:
    whole = run("fuzz", "toy", "--games", "40", "--json").json
    kept = tmp_path / "lots.jsonl"
    run("fuzz", "toy", "--games", "20", "--keep", str(kept))
    kept.write_text(kept.read_text() + '{"course": "toy/')  # the last line of a run that was killed
    again = run("fuzz", "toy", "--games", "40", "--keep", str(kept), "--json").json
    assert again["games"] == whole["games"] == 40
    assert again["decisions"] == whole["decisions"] and again["errors"] == []


def test_what_never_came_up_is_told_with_the_games_that_were_counted(run: Run) -> None:
    """One game in twenty is counted: a short run that names what never came up would say too much."""
    ran = run("fuzz", "toy", "--games", "80", "--workers", "1")
    counted = run("fuzz", "toy", "--games", "80", "--workers", "1", "--json").json["counted"]
    assert 0 < counted < 80 and f"toy: in the games that were counted ({counted}) " in ran.out


def test_a_failure_is_written_down_as_a_small_position() -> None:
    t = ravenhill.new("ironwood", seed=3)
    for _ in range(40):
        t.answer(t.decisions[0].seat, t.decisions[0].options[0])
    position = t.position()
    hand = position["hands"]["ironclad"]

    def shows(tried: dict[str, Any]) -> bool:
        return hand[0] in tried.get("hands", {}).get("ironclad", [])

    small = fuzz.shrunk(position, shows, 400)
    assert small == {"hands": {"ironclad": [hand[0]]}} and position == t.position()


def test_failures_are_told_and_kept_as_files(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, toy: Any
) -> None:
    monkeypatch.setattr(type(toy), "problems", lambda self, t: ["a stone is gone"], raising=False)
    ran = run("fuzz", "toy", "--games", "100", "--workers", "1", "--failures", str(tmp_path / "failures"))
    assert ran.code == 1 and "a stone is gone" in ran.out
    [first, *_] = sorted((tmp_path / "failures").iterdir())
    assert json.loads(first.read_text())["shows"] == "a stone is gone"
