"""Whether this process does its work: what /healthz tells, and the figures that tell it over time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

import sqlalchemy as sa

from ravenhill.server import ledger
from ravenhill.server.loops import Loop
from ravenhill.server.open_tables import OpenTables
from ravenhill.server.sweeping import SWEEP_SECONDS

PULSE_SECONDS: Final = 0.5
WRITE_SECONDS: Final = 5.0  # between two trials of the disk
ANSWER_SECONDS: Final = 5.0  # a database that takes longer is as good as away
WRITER_SECONDS: Final = 20.0  # longer than another program may hold SQLite
SWEEP_LATE: Final = 12 * SWEEP_SECONDS
BUS_SILENT: Final = 15.0


class Health:
    """The parts of one process, each well or not."""

    def __init__(self, open_tables: OpenTables) -> None:
        self._open_tables = open_tables
        self._store = open_tables.store
        self._trial: asyncio.Task[bool] | None = None  # of the disk
        self._tried = 0.0
        self.loop = Loop("pulse", self._pulse, open_tables.metrics)

    async def parts(self) -> dict[str, bool]:
        """Each part by name, and whether it works."""
        open_tables = self._open_tables
        return {
            "database": await _in_time(asyncio.create_task(_works(self._reads))),
            "disk": await self._disk(),
            "writer": open_tables.writer.loop.alive and open_tables.writer.busy() < WRITER_SECONDS,
            "sweeper": open_tables.sweeper.loop.alive and open_tables.sweeper.loop.silent() < SWEEP_LATE,
            "bus": open_tables.inbox.loop.alive and open_tables.bus.silent() < BUS_SILENT,
        }

    async def _disk(self) -> bool:
        """One small write, however many ask."""
        now = time.monotonic()
        if self._trial is None or (self._trial.done() and now - self._tried > WRITE_SECONDS):
            self._tried = now
            self._trial = asyncio.create_task(_works(self._writes))
        return await _in_time(self._trial)

    async def _reads(self) -> None:
        async with self._store.read() as c:
            await c.execute(sa.text("SELECT 1"))

    async def _writes(self) -> None:
        pulse = {"name": "pulse", "value": str(time.time())}
        async with self._store.write() as c:
            await c.execute(self._store.upsert(ledger.secrets, pulse, ["name"]))

    async def _pulse(self) -> None:
        """Measures how late the event loop is, and notes what stands: any process may be asked for the figures."""
        began = time.monotonic()
        await asyncio.sleep(PULSE_SECONDS)
        self._open_tables.metrics.loop_lag.set(max(0.0, time.monotonic() - began - PULSE_SECONDS))
        self.note()

    def note(self) -> None:
        open_tables, metrics = self._open_tables, self._open_tables.metrics
        metrics.tables.set(len(open_tables.by_id))
        metrics.writer_queue.set(open_tables.writer.waiting)
        metrics.thinkers_waiting.set(open_tables.machines.waiting)
        metrics.news_waiting.set(len(open_tables.inbox))
        metrics.tables_failed.set(len(open_tables.failed))
        metrics.sweep_age.set(open_tables.sweeper.loop.silent())
        metrics.bus_silent.set(open_tables.bus.silent())


async def _works(doing: Callable[[], Awaitable[None]]) -> bool:
    try:
        await doing()
    except Exception:
        return False
    return True


async def _in_time(trial: asyncio.Task[bool]) -> bool:
    """A trial that hangs goes on by itself: cut off in the middle it might leave something held."""
    try:
        return await asyncio.wait_for(asyncio.shield(trial), ANSWER_SECONDS)
    except TimeoutError:
        return False
