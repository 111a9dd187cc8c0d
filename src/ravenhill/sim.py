"""Plays many games without people and, if asked, looks hard at every table on the way."""

from __future__ import annotations

import statistics
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from ravenhill import words
from ravenhill.engine import check
from ravenhill.engine.chance import Chance
from ravenhill.engine.decision import Illegal
from ravenhill.engine.script import Play
from ravenhill.players.match import Tally, play_out
from ravenhill.players.order import Order, each, seat_all, shared_out

FIRST: Final = 3  # so many games are looked at closely
CLOSE: Final = 300  # at every decision of theirs, or about so many of a long game
SAMPLE: Final = 6  # at about so many decisions of every later game
UNDONE: Final = 3  # one in so many of these looks tries taking back, which plays a long game from its start
MOST_ERRORS: Final = 100  # more are counted, not told


@dataclass
class Played:
    """One game, as far as the report needs it."""

    seed: int
    finished: bool = False
    decisions: int = 0
    options: int = 0
    most: int = 0
    seconds: float = 0.0
    turns: int = 0
    winners: list[int] = field(default_factory=list)
    reason: str = ""
    errors: list[str] = field(default_factory=list)


def simulate(
    order: Order,
    players: list[str],
    games: int,
    *,
    checked: bool = False,
    workers: int = 1,
    ray: str | None = None,
    progress: Callable[[], None] | None = None,
) -> dict[str, Any]:
    """What `ravenhill sim --json` says; the same for any number of workers, and on a Ray cluster."""
    first = order.lay(0)
    names = shared_out(players, order.teams(), first.seats)
    seat_all(names, order, 0)  # a player nobody knows is told of before anything is played
    length = max(1, play_one(order, names, 0, 0).decisions) if checked else 0
    played: list[Played] = []
    for game in each(partial(play_one, order, names, length), range(games), workers, ray):
        played.append(game)
        if progress is not None:
            progress()
    return _summary(played)


def play_one(order: Order, names: list[str], length: int, number: int) -> Played:
    """The game of that number, checked if the `length` of such a game is known: it says how often to look."""
    told = Played(order.seed + number)
    play: Play | None = None
    tally: Tally | None = None
    try:
        play = order.lay(number, quiet=length == 0)
        tally = Tally(play.seats)
        watch = None
        if length:
            watch = Watch(told, max(1, length // (CLOSE if number < FIRST else SAMPLE))).look
        play_out(play, seat_all(names, order, number), order.limit, order.own_seed(number, 63), watch, tally)
        told.finished = play.over
        if length:
            _look_back(play, told)
    except Exception as e:  # a fuzzer tells of every failure and plays the next game
        told.errors.append(f"{_where(told, tally)}: {type(e).__name__}: {e} ({_place(e)})")
    if tally is not None:
        told.decisions, told.options, told.most = tally.decisions, tally.options, tally.most
        told.seconds = tally.seconds
    if play is not None:
        told.turns = play.game.turn(play.table)
        if play.result is not None:
            told.winners, told.reason = list(play.result.winners), play.result.reason
    return told


class Watch:
    """Looks at a game while it is played."""

    def __init__(self, told: Played, one_in: int) -> None:
        self._told = told
        self._one_in = one_in
        self._chance = Chance()
        self._chance.seed(told.seed)

    def look(self, play: Play, tally: Tally) -> None:
        """Pieces and limits at every decision; what costs more, at some of them."""
        if self._chance.below(self._one_in):
            found = [f"invariant: {problem}" for problem in play.game.problems(play.table)]
            self._told.errors += [f"{_where(self._told, tally)}: {problem}" for problem in found]
            return
        found = check.problems(play, tally.decisions) + unsaid(play)
        if self._chance.below(UNDONE) == 0:
            found += undone(play)
        self._told.errors += [f"{_where(self._told, tally)}: {problem}" for problem in found]


def undone(play: Play) -> list[str]:
    """Whether a choice that may be taken back leaves the table as it was."""
    if not play.decisions:
        return []
    decision = play.decisions[0]
    before = check.state(play)
    found: list[str] = []
    for choice in sorted({0, len(decision.options) - 1}):
        tried = play.clone()
        tried.answer(decision.seat, choice)
        try:
            tried.undo(decision.seat)
        except Illegal:
            continue
        if check.state(tried) != before:
            found.append(f"undo of {decision.options[choice]} leaves another table")
    return found


def unsaid(play: Play) -> list[str]:
    """Prompts and options of a table that can not be put into words."""
    found: list[str] = []
    for decision in play.decisions:
        found += words.flaws(decision.prompt, play.setup.game)
        for option in decision.options:
            found += words.option_flaws(play.setup.game, option)
    return sorted(set(found))


def _look_back(play: Play, told: Played) -> None:
    """At the end of a game: the table, the record, the log."""
    where = f"seed {told.seed}, at the end"
    found = [f"invariant: {p}" for p in play.game.problems(play.table)] + check.replays(play)
    found += sorted({flaw for line in play.lines() for flaw in words.flaws(line, play.setup.game)})
    if play.result is not None:
        found += words.flaws(f"{play.setup.game}-end-{play.result.reason}", play.setup.game)
    told.errors += [f"{where}: {problem}" for problem in found]


def _where(told: Played, tally: Tally | None) -> str:
    return f"seed {told.seed}, decision {tally.decisions if tally is not None else 0}"


def _place(e: Exception) -> str:
    """The line of ours an error came from."""
    frames = traceback.extract_tb(e.__traceback__)
    return f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "?"


def _summary(played: list[Played]) -> dict[str, Any]:
    decisions = sum(p.decisions for p in played)
    seconds = sum(p.seconds for p in played)
    finished = [p for p in played if p.finished]
    winners: dict[str, int] = {}
    reasons: dict[str, int] = {}
    for p in finished:
        reasons[p.reason] = reasons.get(p.reason, 0) + 1
        for seat in p.winners:
            winners[str(seat)] = winners.get(str(seat), 0) + 1
    return {
        "games": len(played),
        "finished": len(finished),
        "unfinished": len(played) - len(finished),
        "decisions": decisions,
        "seconds": round(seconds, 6),
        "decisions_per_second": round(decisions / seconds, 1) if seconds else 0.0,
        "decisions_per_game": round(decisions / len(played), 2) if played else 0.0,
        "branching": round(sum(p.options for p in played) / decisions, 3) if decisions else 0.0,
        "branching_max": max((p.most for p in played), default=0),
        "turns_median": statistics.median(p.turns for p in played) if played else 0,
        "winners": dict(sorted(winners.items())),
        "reasons": dict(sorted(reasons.items())),
        "errors": _gathered([e for p in played for e in p.errors]),
    }


def _gathered(errors: list[str]) -> list[str]:
    """The same problem met again is told once, where it was first seen; words that are missing come last."""
    first: dict[str, str] = {}
    times: dict[str, int] = {}
    for error in sorted(errors, key=lambda e: "no text for" in e):
        problem = error.partition(": ")[2]
        first.setdefault(problem, error)
        times[problem] = times.get(problem, 0) + 1
    told = [error if times[p] == 1 else f"{error} [{times[p]} times]" for p, error in first.items()]
    return told if len(told) <= MOST_ERRORS else [*told[:MOST_ERRORS], f"... and {len(told) - MOST_ERRORS} more"]
