"""Who plays the games of a round: this process, several, or the machines of a cluster."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from multiprocessing.connection import Connection
from types import TracebackType
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from ravenhill.players.cluster import connect
from ravenhill.players.learn.lockstep import Ended, Lockstep
from ravenhill.players.learn.net import Net
from ravenhill.players.learn.pool import Pool
from ravenhill.players.order import Order

if TYPE_CHECKING:
    from ravenhill.players.learn.school import Plan

Round: TypeAlias = tuple[list[Ended], int, int]  # games that ended, choices nets made, the number of the next game
APART = 10_000_000  # the numbers of the games of two processes lie so far apart


class Actors:
    """Tables in this process, in each of several, or on a Ray cluster."""

    def __init__(
        self,
        order: Order,
        pool: Pool,
        heads: Sequence[str],
        plan: Plan,
        first: int,
        workers: int,
        ray: str | None = None,
    ) -> None:
        self.next = first
        self._alone: Lockstep | None = None
        self._others: list[Beside] | list[Far] = []
        if ray is not None:
            cluster = connect(ray)
            self._others = [Far(cluster, order, pool, list(heads), plan, first, w) for w in range(max(1, workers))]
        elif workers > 1:
            self._others = [Beside(order, pool, list(heads), plan, first, worker) for worker in range(workers)]
        else:
            self._alone = tables(order, pool, heads, plan, first, 0)

    def play(self, net: Net, rows: int) -> tuple[list[Ended], int]:
        """Games that ended, with at least so many choices to learn from; and how many choices nets made meanwhile."""
        if self._alone is not None:
            ended, choices = played(self._alone, net, rows)
            self.next = self._alone.next
            return ended, choices
        for other in self._others:
            other.ask(net, -(-rows // len(self._others)))
        together: list[Ended] = []
        made = 0
        for other in self._others:
            ended, choices, following = other.answer()
            together += ended
            made += choices
            self.next = max(self.next, following % APART)
        return together, made

    def meet(self, pool: Pool) -> None:
        """The opponents have changed."""
        for other in self._others:
            other.meet(pool)

    def __enter__(self) -> Actors:
        return self

    def __exit__(self, kind: type[BaseException] | None, e: BaseException | None, trace: TracebackType | None) -> None:
        for other in self._others:
            other.end()


class Beside:
    """The tables of a process beside this one."""

    def __init__(self, order: Order, pool: Pool, heads: list[str], plan: Plan, first: int, worker: int) -> None:
        context = multiprocessing.get_context("spawn")  # what torch has begun can not be forked
        self._line, theirs = context.Pipe()
        given = (theirs, order, pool, heads, plan, first, worker)
        self._process = context.Process(target=_listen, args=given, daemon=True)
        self._process.start()

    def ask(self, net: Net, rows: int) -> None:
        self._line.send(("play", net, rows))

    def answer(self) -> Round:
        return cast("Round", self._line.recv())

    def meet(self, pool: Pool) -> None:
        self._line.send(("meet", pool))

    def end(self) -> None:
        self._line.close()
        self._process.terminate()
        self._process.join()


class Far:
    """The tables of a machine of a cluster. If it is lost, others are laid and its round is played again."""

    def __init__(
        self, ray: Any, order: Order, pool: Pool, heads: list[str], plan: Plan, first: int, worker: int
    ) -> None:
        self._ray = ray
        self._given = (order, pool, heads, plan)
        self._next = first
        self._worker = worker
        self._begin()

    def _begin(self) -> None:
        order, pool, heads, plan = self._given
        self._actor = self._ray.remote(Own).remote(order, pool, heads, plan, self._next, self._worker)

    def ask(self, net: Net, rows: int) -> None:
        self._asked = (net, rows)
        self._playing = self._actor.play.remote(net, rows)

    def answer(self) -> Round:
        while True:
            try:
                ended, choices, following = self._ray.get(self._playing)
            except self._ray.exceptions.RayActorError:
                self._begin()
                self.ask(*self._asked)
                continue
            self._next = following % APART
            return ended, choices, following

    def meet(self, pool: Pool) -> None:
        order, _, heads, plan = self._given
        self._given = (order, pool, heads, plan)
        self._actor.meet.remote(pool)

    def end(self) -> None:
        self._ray.kill(self._actor)


class Own:
    """The tables of one process, asked round by round."""

    def __init__(self, order: Order, pool: Pool, heads: list[str], plan: Plan, first: int, worker: int) -> None:
        self._pool = pool
        self._lock = tables(order, pool, heads, plan, first, worker)

    def play(self, net: Net, rows: int) -> Round:
        ended, choices = played(self._lock, net, rows)
        for game in ended:
            game.seating.seats = []  # players stay here
        return ended, choices, self._lock.next

    def meet(self, pool: Pool) -> None:
        self._pool.selves, self._pool.scores = pool.selves, pool.scores


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


def _listen(line: Connection, order: Order, pool: Pool, heads: list[str], plan: Plan, first: int, worker: int) -> None:
    """A process that plays until nobody listens any more."""
    own = Own(order, pool, heads, plan, first, worker)
    while True:
        try:
            told = line.recv()
        except EOFError:
            return
        if told[0] == "meet":
            own.meet(told[1])
        else:
            line.send(own.play(told[1], told[2]))
