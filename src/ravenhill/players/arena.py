"""Two machine players against each other, both sides swapped."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from ravenhill.engine.decision import BadSetup, Message
from ravenhill.players.lines import Lines
from ravenhill.players.match import play_out
from ravenhill.players.order import Order, each, seat_all, teams_of

Z95: Final = 1.959963984540054
JUDGING: Final = 1_000_000_000  # deals from here on are for judging only: nobody looks at them while a player is made
ERROR: Final = 0.05  # how often the sequential test may be wrong, either way
LEAST: Final = 10  # pairs of games before it says anything


@dataclass(frozen=True)
class Meeting:
    """One game of the arena: on which seats `a` sat, and what came of it."""

    number: int
    side: int  # the first seat of `a`
    score: int  # 1: a won, -1: b won, 0: neither
    asked: tuple[int, int]  # choices of a, of b
    thought: tuple[float, float]  # seconds of processor of a, of b


@dataclass(frozen=True)
class Doubt:
    """What a sequential test asks: does `a` score no more than `low`, or at least `high`?"""

    low: float
    high: float


def contest(
    order: Order,
    a: str,
    b: str,
    games: int,
    workers: int = 1,
    progress: Callable[[], None] | None = None,
    *,
    doubt: Doubt | None = None,
    kept: Path | None = None,
    ray: str | None = None,
) -> dict[str, Any]:
    """What `ravenhill arena --json` says. Every deal is played twice, each player once on each side.

    With a `doubt` it stops as soon as it is settled, looking at the games in the order of their deals. What was
    played is `kept` in a file, a line a game, and not played again when the same contest goes on later."""
    if len(order.teams()) < 2:
        raise BadSetup(Message("bad-arena", {"game": order.game, "scenario": order.lay(0).setup.scenario}))
    book = Kept(kept, {"order": order.plain(), "a": a, "b": b}) if kept is not None else None
    meetings: list[Meeting] = []
    for meeting in _played(partial(meet, order, a, b), games, workers, book, ray):
        meetings.append(meeting)
        if progress is not None:
            progress()
        if doubt is not None and len(meetings) % 2 == 0 and verdict(meetings, doubt):
            break
    return _told(meetings, doubt)


def _played(
    work: Callable[[int], Meeting], games: int, workers: int, book: Kept | None, ray: str | None
) -> Iterator[Meeting]:
    """All meetings in their order: those that were kept, then those that are still to be played."""
    known = book.meetings[:games] if book is not None else []
    yield from known
    for meeting in each(work, range(len(known), games), workers, ray):
        if book is not None:
            book.keep(meeting)
        yield meeting


class Kept:
    """The games of one contest in a file of JSON lines; the first line tells which contest it is."""

    def __init__(self, path: Path, head: dict[str, Any]) -> None:
        first = json.dumps(head)
        self._lines = Lines(path, first + "\n", "bad-arena-file")
        if not self._lines.kept:
            self._lines.keep(first)
        try:
            self.meetings = [_meeting(line) for line in self._lines.kept[1:]]
        except (KeyError, TypeError) as e:
            raise self._lines.of_another() from e

    def keep(self, meeting: Meeting) -> None:
        self._lines.keep(json.dumps(asdict(meeting)))


def _meeting(line: dict[str, Any]) -> Meeting:
    return Meeting(line["number"], line["side"], line["score"], tuple(line["asked"]), tuple(line["thought"]))


def _told(meetings: list[Meeting], doubt: Doubt | None) -> dict[str, Any]:
    found: dict[str, Any] = _count(meetings)
    sides = sorted({m.side for m in meetings})
    found["by_seat"] = {str(side): _count([m for m in meetings if m.side == side]) for side in sides}
    found["ms_per_decision"] = {"a": _pace(meetings, 0), "b": _pace(meetings, 1)}
    if doubt is not None:
        found["verdict"] = verdict(meetings, doubt)
    return found


def _count(meetings: list[Meeting]) -> dict[str, Any]:
    a_wins = len([m for m in meetings if m.score > 0])
    b_wins = len([m for m in meetings if m.score < 0])
    draws = len(meetings) - a_wins - b_wins
    return {
        "games": len(meetings),
        "a_wins": a_wins,
        "b_wins": b_wins,
        "draws": draws,
        "a_rate": (a_wins + draws / 2) / max(1, len(meetings)),
        "ci95": list(wilson(a_wins + draws / 2, len(meetings))),
    }


def meet(order: Order, a: str, b: str, number: int) -> Meeting:
    """One game: `a` has all the seats of one side, `b` those of the other."""
    play = order.lay(number // 2)
    teams = teams_of(play)
    own = teams[number % 2]
    others = [seat for team in teams if team is not own for seat in team]
    names = [a if seat in own else b if seat in others else "" for seat in range(play.seats)]
    tally = play_out(play, seat_all(names, order, number), order.limit, order.own_seed(number, 63))
    result = play.result
    score = 0
    if result is not None:
        won = [seat in own for seat in result.winners]
        score = 1 if won and all(won) else -1 if won and not any(won) else 0
    return Meeting(
        number,
        own[0],
        score,
        (sum([tally.asked[s] for s in own]), sum([tally.asked[s] for s in others])),
        (math.fsum([tally.thought[s] for s in own]), math.fsum([tally.thought[s] for s in others])),
    )


def verdict(meetings: list[Meeting], doubt: Doubt) -> str:
    """What the games answer so far: "better" (at least `high`), "not better" (at most `low`), or nothing yet.

    Wald's sequential test on pairs of games of one deal, whose luck cancels; their spread is taken from the games."""
    pairs = [(2 + meetings[i].score + meetings[i + 1].score) / 4 for i in range(0, len(meetings) - 1, 2)]
    if len(pairs) < LEAST:
        return ""
    mean = math.fsum(pairs) / len(pairs)
    spread = max(math.fsum([(p - mean) ** 2 for p in pairs]) / len(pairs), 1 / (16 * len(pairs)))
    evidence = len(pairs) * (doubt.high - doubt.low) * (2 * mean - doubt.low - doubt.high) / (2 * spread)
    bound = math.log((1 - ERROR) / ERROR)
    return "better" if evidence >= bound else "not better" if evidence <= -bound else ""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval: where the true rate lies, 19 times out of 20.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    centre = rate + Z95 * Z95 / (2 * games)
    spread = Z95 * math.sqrt(rate * (1 - rate) / games + Z95 * Z95 / (4 * games * games))
    whole = 1 + Z95 * Z95 / games
    return max(0.0, (centre - spread) / whole), min(1.0, (centre + spread) / whole)


def _pace(meetings: list[Meeting], who: int) -> float:
    asked = sum([m.asked[who] for m in meetings])
    return 1000 * math.fsum([m.thought[who] for m in meetings]) / asked if asked else 0.0
