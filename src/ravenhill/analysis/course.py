"""A whole game: its curve of chances, the choices that cost most, the strokes of luck, and who owes what to which."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Any, Final

from ravenhill.analysis.chances import chances
from ravenhill.analysis.study import LEAST, Study, replayed, study, walk
from ravenhill.engine.decision import Message, Option
from ravenhill.players.eye import teams_of
from ravenhill.players.order import each

ITERATIONS: Final = 300  # a choice, where nobody says more
POINTS: Final = 5  # turning points that are told
STROKES: Final = 3  # at most so many of them are luck
LINES: Final = 8  # of the log that are told of a stroke of luck, the last ones of its action
FORM: Final = 3  # of what is written


@dataclass(frozen=True)
class Moment:
    """The table before an answer: how far the game is, and the chances of the first side."""

    n: int
    turn: int
    action: int
    chance: float
    seat: int  # whose answer follows; -1: none
    option: Option
    choice: bool  # whether there was anything to choose
    prompt: Message | None  # what was asked
    lines: tuple[Message, ...]  # what everybody could read since the moment before


def moments(written: bytes) -> list[Moment]:
    """The course of a game, judged as it lay at the end of each action: within one nothing is settled."""
    found: list[Moment] = []
    told = 0
    action, chance = -1, 0.5
    for n, (play, entry) in enumerate(walk(written)):
        said = play.lines(told)
        told += len(said)
        lines = tuple(line for line in said if line.readable_by(None))
        if play.actions != action or play.over:
            action, chance = play.actions, chances(play)[0]
        seat, option = (-1, ()) if entry is None or isinstance(entry, str) else (int(entry[0]), entry[1:])
        decision = play.decision_of(seat) if seat >= 0 else None
        open_ = decision is not None and len(decision.options) > 1 and option in decision.options
        turn = int(play.game.turn(play.table))
        prompt = decision.prompt if decision is not None else None
        found.append(Moment(n, turn, action, chance, seat, option, open_, prompt, lines))
    return found


def analysed(
    written: bytes,
    iterations: int = ITERATIONS,
    workers: int = 0,
    progress: Callable[[], None] | None = None,
    ray: str | None = None,
) -> dict[str, Any]:
    """What `ravenhill analyse --json` says: the same for the same record and iterations, wherever it is worked out."""
    course = moments(written)
    studies: list[Study] = []
    for found in each(partial(study, written, iterations), choices(course), workers, ray):
        if found is not None:
            studies.append(found)
        if progress is not None:
            progress()
    return told(written, course, studies, iterations)


def choices(course: Sequence[Moment]) -> list[int]:
    """The numbers of the moments that are worth a study."""
    return [moment.n for moment in course if moment.choice]


def told(written: bytes, course: Sequence[Moment], studies: Sequence[Study], iterations: int) -> dict[str, Any]:
    """The analysis as data."""
    end = replayed(written)
    teams = teams_of(end)
    points = turning(course, studies, teams)
    result = end.result
    return {
        "form": FORM,
        "game": end.setup.game,
        "scenario": end.setup.scenario,
        "rules": end.game.info.rules,
        "iterations": iterations,
        "answers": len(course) - 1,
        "teams": teams,
        "winners": [] if result is None else [int(w) for w in result.winners],
        "curve": [round(moment.chance, 4) for moment in course],
        "turns": [[m.turn, m.n] for i, m in enumerate(course) if not i or course[i - 1].turn != m.turn],
        "choices": [{**found.plain(), "prompt": _plain(course[found.n].prompt)} for found in studies if found.cost > 0],
        "steps": [_step(course[found.n], found) for found in studies],
        "studied": len(studies),
        "points": points,
        "costs": [sum_of(studies, teams, team) for team in range(max(teams) + 1)],
    }


def _step(moment: Moment, found: Study) -> dict[str, Any]:
    """One choice of the game in short: what was played, what the strongest player would have done, what it cost."""
    own = {"n": found.n, "turn": moment.turn, "seat": found.seat, "cost": round(found.cost, 4)}
    return {**own, "option": list(moment.option), "best": list(found.taken)}


def current(found: dict[str, Any]) -> dict[str, Any]:
    """A written analysis as this version shows it: what an earlier one did not note is drawn from what it did."""
    if found["form"] < 2:
        found = {**found, "form": 2, "points": _points_of_curve(found)}
    if found["form"] < FORM:
        choices = [{**choice, "prompt": None} for choice in found["choices"]]
        found = {**found, "form": FORM, "choices": choices, "steps": [_step_of(found, c) for c in choices]}
    return found


def _points_of_curve(found: dict[str, Any]) -> list[dict[str, Any]]:
    points = []
    for point in found["points"]:
        first = found["curve"][point["n"]]
        lines = [point["line"]] if point["line"] is not None else []
        then = min(1.0, max(0.0, first + point["change"]))
        points.append({**point, "first": first, "then": then, "prompt": None, "lines": lines})
    return points


def _step_of(found: dict[str, Any], choice: dict[str, Any]) -> dict[str, Any]:
    turn = max(turn for turn, n in found["turns"] if n <= choice["n"])
    played, best = choice["ways"][choice["played"]]["option"], choice["ways"][0]["option"]
    return {**{key: choice[key] for key in ("n", "seat", "cost")}, "turn": turn, "option": played, "best": best}


def sum_of(studies: Sequence[Study], teams: list[int], team: int) -> float:
    """What a side's own choices cost it, all together."""
    return round(sum(found.cost for found in studies if teams[found.seat] == team), 4)


def turning(course: Sequence[Moment], studies: Sequence[Study], teams: list[int]) -> list[dict[str, Any]]:
    """The moments where most was lost by a choice, or most came by chance, in the order they came. `first` is what the
    first side could have had, or could expect; `then` what it was left with, or what came.

    Luck is what an action came to beside what it comes to on the whole: dice, cards, what the others had in hand."""
    errors: list[dict[str, Any]] = []
    for found in studies:
        if found.cost >= LEAST:
            moment = course[found.n]
            best, played = _of_first(found, 0, teams), _of_first(found, found.played, teams)
            own = {"kind": "choice", "seat": found.seat, "option": list(moment.option), "line": None}
            point = {"n": found.n, "turn": moment.turn, **_change(best, played), **own}
            errors.append({**point, "prompt": _plain(moment.prompt), "lines": []})
    strokes: list[dict[str, Any]] = []
    by_number = {found.n: found for found in studies}
    for first, last in actions(course):
        chosen = next((by_number[m.n] for m in reversed(course[first:last]) if m.n in by_number), None)
        expected = course[first].chance if chosen is None else _of_first(chosen, chosen.played, teams)
        came = course[last].chance
        if abs(came - expected) >= LEAST:
            at = course[last - 1]
            lines = [_plain(line) for moment in course[first + 1 : last + 1] for line in moment.lines][-LINES:]
            own = {"kind": "luck", "seat": at.seat, "option": None, "line": lines[-1] if lines else None}
            point = {"n": at.n, "turn": at.turn, **_change(expected, came), **own}
            strokes.append({**point, "prompt": None, "lines": lines})
    found_ = [*_greatest(strokes)[:STROKES], *errors]
    return sorted(_greatest(found_)[:POINTS], key=lambda point: int(point["n"]))


def _change(first: float, then: float) -> dict[str, float]:
    return {"change": round(then - first, 4), "first": round(first, 4), "then": round(then, 4)}


def _plain(line: Message | None) -> dict[str, Any] | None:
    return None if line is None else {"key": line.key, "args": dict(line.args)}


def _of_first(found: Study, way: int, teams: list[int]) -> float:
    """The chance of the first side by one of the ways of a choice."""
    chance = found.ways[way].chance
    return chance if teams[found.seat] == 0 else 1.0 - chance


def _greatest(points: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return sorted(points, key=lambda point: (-abs(float(point["change"])), int(point["n"])))


def actions(course: Sequence[Moment]) -> list[tuple[int, int]]:
    """Where each action begins, and where the next one does."""
    begins = [i for i, m in enumerate(course) if not i or course[i - 1].action != m.action or i == len(course) - 1]
    return list(pairwise(begins))
