"""Machine players think in worker processes, so a slow thought never delays another table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from ravenhill.engine.decision import Option
from ravenhill.players import levels
from ravenhill.server import thinking
from ravenhill.server.refusal import Refusal
from ravenhill.server.settings import Settings
from ravenhill.server.turns import Asker, Turns

T = TypeVar("T")
BEGIN_SECONDS: Final = 120.0  # a process that has not begun by then never will
STUDY_SECONDS: Final = 120.0  # a piece of an analysis that takes longer is given up
HASTE: Final = 50  # milliseconds a machine that thinks by the clock has at least, however many wait
log: Final = logging.getLogger("ravenhill.server")


class Workers:
    """A pool of processes that is made anew when a thought hangs or a process dies."""

    def __init__(self, settings: Settings, number: int, seconds: float, niceness: int) -> None:
        self._number = number
        self._seconds = seconds
        self._begin = (settings.extra_games, niceness)
        self._pool: ProcessPoolExecutor | None = None
        self._begun: asyncio.Future[int] | None = None
        self.waiting = 0
        # the clock starts when a process takes the work: neither while it waits nor while a first process begins
        self._free = asyncio.Semaphore(number)

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """TimeoutError or BrokenProcessPool when it could not be done."""
        self.waiting += 1
        try:
            await self._free.acquire()
        finally:
            self.waiting -= 1
        try:
            return await self._submit(work, *args)
        finally:
            self._free.release()

    async def _submit(self, work: Callable[..., T], *args: Any) -> T:
        pool = self._pool
        if pool is None:
            pool = ProcessPoolExecutor(
                self._number, get_context("spawn"), initializer=thinking.begin, initargs=self._begin
            )
            self._pool = pool
            self._begun = asyncio.wrap_future(pool.submit(int))
        try:
            if self._begun is not None and not self._begun.done():
                await asyncio.wait_for(asyncio.shield(self._begun), BEGIN_SECONDS)
            given = pool.submit(thinking.done, work, *args)
            return await asyncio.wait_for(asyncio.wrap_future(given), self._seconds)
        except (TimeoutError, BrokenProcessPool):
            self._end(pool)
            raise

    def stop(self) -> None:
        if self._pool is not None:
            self._end(self._pool, wait=True)  # nothing of it is left behind when the process ends

    def _end(self, pool: ProcessPoolExecutor, wait: bool = False) -> None:
        if self._pool is pool:
            self._pool = None
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.kill()  # a process deep in thought does not listen
        pool.shutdown(wait=wait, cancel_futures=True)


class Machines:
    """The machine players of one server process, and a desk where replays and records are worked through."""

    def __init__(self, settings: Settings) -> None:
        self._players = Workers(settings, settings.thinking, settings.think_seconds, 5)
        self._thinkers = Workers(settings, settings.thinking, settings.think_seconds, 7)  # those that think long
        self._desk = Workers(settings, 1, 20.0, 10)
        self._study = Workers(settings, 1, STUDY_SECONDS, 15)
        self._turns = Turns()

    @property
    def waiting(self) -> int:
        """Thoughts of machine players that no process has taken yet."""
        return self._players.waiting + self._thinkers.waiting

    async def choose(self, table: bytes, seat: int, name: str, seed: int) -> Option | None:
        """The machine's choice; None when it could not make one.

        Who thinks long does so apart from those that answer at once, and is the shorter the more wait their turn."""
        level = levels.level(name)
        ms = level.ms if level is not None else 0
        for _ in range(2):
            try:
                if ms:
                    fair = max(HASTE, ms // (1 + self._thinkers.waiting))
                    return tuple(await self._thinkers.run(thinking.think, table, seat, name, seed, fair))
                return tuple(await self._players.run(thinking.think, table, seat, name, seed))
            except (TimeoutError, BrokenProcessPool) as e:
                log.warning("a machine player was interrupted: %s", type(e).__name__)
            except Exception:
                log.exception("a machine player failed")
                return None
        return None

    async def desk(self, by: Asker, work: Callable[..., T], *args: Any) -> T:
        """Work that takes a moment, done for everybody in turn; only so much of it may wait."""
        async with self._turns.turn(by):
            try:
                return await self._desk.run(work, *args)
            except (TimeoutError, BrokenProcessPool):
                raise Refusal("busy", "server-busy") from None

    async def study(self, work: Callable[..., T], *args: Any) -> T:
        """A piece of an analysis: of several each has its turn after a piece."""
        return await self._study.run(work, *args)

    def stop(self) -> None:
        self._players.stop()
        self._study.stop()
        self._thinkers.stop()
        self._desk.stop()
