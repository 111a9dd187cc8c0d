"""Two machine players against each other, both sides swapped."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from ravenhill.engine.decision import BadSetup, Message
from ravenhill.players.match import play_out
from ravenhill.players.order import Order, each, seat_all, teams_of

Z95: Final = 1.959963984540054


class Meeting:
    """One game of the arena: on which seats `a` sat, and what came of it."""

    def __init__(self, side: int, score: int, asked: tuple[int, int], thought: tuple[float, float]) -> None:
        self.side = side  # the first seat of `a`
        self.score = score  # 1: a won, -1: b won, 0: neither
        self.asked = asked  # choices of a, of b
        self.thought = thought  # seconds of a, of b


def contest(
    order: Order,
    a: str,
    b: str,
    games: int,
    workers: int = 1,
    progress: Callable[[], None] | None = None,
) -> dict[str, Any]:
    """What `ravenhill arena --json` says. Every deal is played twice, each player once on each side."""
    if len(order.teams()) < 2:
        raise BadSetup(Message("bad-arena", {"game": order.game, "scenario": order.lay(0).setup.scenario}))
    meetings: list[Meeting] = []
    for meeting in each(partial(meet, order, a, b), range(games), workers):
        meetings.append(meeting)
        if progress is not None:
            progress()
    by_seat: dict[str, dict[str, int]] = {}
    for m in meetings:
        counted = by_seat.setdefault(str(m.side), {"games": 0, "a_wins": 0, "b_wins": 0, "draws": 0})
        counted["games"] += 1
        counted["a_wins" if m.score > 0 else "b_wins" if m.score < 0 else "draws"] += 1
    a_wins = len([m for m in meetings if m.score > 0])
    b_wins = len([m for m in meetings if m.score < 0])
    draws = len(meetings) - a_wins - b_wins
    low, high = wilson(a_wins + draws / 2, len(meetings))
    return {
        "a_wins": a_wins,
        "b_wins": b_wins,
        "draws": draws,
        "a_rate": (a_wins + draws / 2) / max(1, len(meetings)),
        "ci95": [low, high],
        "by_seat": by_seat,
        "ms_per_decision": {"a": _pace(meetings, 0), "b": _pace(meetings, 1)},
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
        own[0],
        score,
        (sum([tally.asked[s] for s in own]), sum([tally.asked[s] for s in others])),
        (math.fsum([tally.thought[s] for s in own]), math.fsum([tally.thought[s] for s in others])),
    )


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
