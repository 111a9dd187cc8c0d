"""Who plays the games of a round: this process, or several."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from multiprocessing.connection import Connection
from types import TracebackType
from typing import TYPE_CHECKING, Any

from ravenhill.players.learn.lockstep import Ended, Lockstep
from ravenhill.players.learn.net import Net
from ravenhill.players.learn.pool import Pool
from ravenhill.players.order import Order

if TYPE_CHECKING:
    from ravenhill.players.learn.school import Plan

APART = 10_000_000  # the numbers of the games of two processes lie so far apart


class Actors:
    """Tables in this process, or as many in each of several."""

    def __init__(self, order: Order, pool: Pool, heads: Sequence[str], plan: Plan, first: int, workers: int) -> None:
        self.next = first
        self._alone: Lockstep | None = None
        self._lines: list[Connection] = []
        self._processes: list[Any] = []
        if workers <= 1:
            self._alone = tables(order, pool, heads, plan, first, 0)
            return
        context = multiprocessing.get_context("spawn")  # what torch has begun can not be forked
        for worker in range(workers):
            ours, theirs = context.Pipe()
            given = (theirs, order, pool, list(heads), plan, first, worker)
            process = context.Process(target=_work, args=given, daemon=True)
            process.start()
            self._lines.append(ours)
            self._processes.append(process)

    def play(self, net: Net, rows: int) -> tuple[list[Ended], int]:
        """Games that ended, with at least so many choices to learn from; and how many choices nets made meanwhile."""
        if self._alone is not None:
            ended, choices = played(self._alone, net, rows)
            self.next = self._alone.next
            return ended, choices
        for line in self._lines:
            line.send(("play", net, -(-rows // len(self._lines))))
        together: list[Ended] = []
        made = 0
        for line in self._lines:
            ended, choices, following = line.recv()
            together += ended
            made += choices
            self.next = max(self.next, following % APART)
        return together, made

    def meet(self, pool: Pool) -> None:
        """The opponents have changed."""
        for line in self._lines:
            line.send(("meet", pool))

    def __enter__(self) -> Actors:
        return self

    def __exit__(self, kind: type[BaseException] | None, e: BaseException | None, trace: TracebackType | None) -> None:
        for line in self._lines:
            line.close()
        for process in self._processes:
            process.terminate()
            process.join()


def tables(order: Order, pool: Pool, heads: Sequence[str], plan: Plan, first: int, worker: int) -> Lockstep:
    """The tables of one process: its deals are its own."""
    start = worker * APART + first
    seed = plan.seed * 1009 + start
    return Lockstep(order, plan.tables, lambda number: pool.seat(order, number, plan.seed), heads, seed, start)


def played(lock: Lockstep, net: Net, rows: int) -> tuple[list[Ended], int]:
    before = lock.decisions
    ended: list[Ended] = []
    choices = 0
    while choices < rows:
        for game in lock.step(net):
            ended.append(game)
            choices += sum([len(path.seen) for path in game.paths])
    return ended, lock.decisions - before


def _work(line: Connection, order: Order, pool: Pool, heads: list[str], plan: Plan, first: int, worker: int) -> None:
    """A process that plays until nobody listens any more."""
    own = pool
    lock = tables(order, own, heads, plan, first, worker)
    while True:
        try:
            told = line.recv()
        except EOFError:
            return
        if told[0] == "meet":
            own.selves, own.scores = told[1].selves, told[1].scores
            continue
        ended, choices = played(lock, told[1], told[2])
        for game in ended:
            game.seating.seats = []  # players stay here
        line.send((ended, choices, lock.next))
