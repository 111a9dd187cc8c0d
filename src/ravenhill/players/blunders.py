"""Counts what no person would do, in games of any players."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from ravenhill.engine.decision import Message
from ravenhill.engine.script import Play
from ravenhill.players.match import Tally, play_out
from ravenhill.players.order import Order, each, seat_all, shared_out


class Watch:
    """Looks at each action of a game when it has ended; who chose last before is taken for the one who acted."""

    def __init__(self, play: Play) -> None:
        self.found: list[tuple[int, str]] = []  # seat and kind
        self._said = play.said
        self._turn: list[Message] = []  # lines of earlier actions of this turn
        self._number = play.game.turn(play.table)
        self._actions = play.actions
        self._seat = 0  # who opened the running action

    def look(self, play: Play, tally: Tally | None = None) -> None:
        """Before every answer, and once at the end."""
        if play.actions == self._actions and not play.over:
            return
        lines = play.lines(self._said)
        self.found += [(self._seat, kind) for kind in play.game.blunders(play.table, lines, self._turn)]
        self._said = play.said
        self._actions = play.actions
        number = play.game.turn(play.table)
        self._turn = self._turn + lines if number == self._number else []
        self._number = number
        if not play.over:
            self._seat = play.decisions[0].seat


def counted(
    order: Order,
    players: list[str],
    games: int,
    workers: int = 1,
    progress: Callable[[], None] | None = None,
    ray: str | None = None,
) -> dict[str, Any]:
    """What `ravenhill blunders --json` says: for each kind how often a game, for each seat."""
    names = shared_out(players, order.teams(), order.lay(0).seats)
    found: dict[str, list[int]] = {}
    for one in each(partial(_watched, order, names), range(games), workers, ray):
        for seat, kind in one:
            found.setdefault(kind, [0] * len(names))[seat] += 1
        if progress is not None:
            progress()
    shares = {kind: [round(n / games, 3) for n in by_seat] for kind, by_seat in sorted(found.items())}
    return {
        "games": games,
        "players": names,
        "by_seat": shares,
        "all": {k: round(sum(v), 3) for k, v in shares.items()},
    }


def _watched(order: Order, names: list[str], number: int) -> list[tuple[int, str]]:
    play = order.lay(number, quiet=False)
    watch = Watch(play)
    play_out(play, seat_all(names, order, number), order.limit, order.own_seed(number, 63), watch.look)
    watch.look(play)
    return watch.found
