"""A beat in the database while a server runs: how long none ran is not taken from clocks of minutes."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from ravenhill.server import ledger
from ravenhill.server.clock import Clock
from ravenhill.server.store import Store

BEAT_SECONDS: Final = 10.0
STOPPED_SECONDS: Final = 3 * BEAT_SECONDS  # no process has beaten for so long: none was there


class Heart:
    """Beats for one process; all processes of a database share the beat."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._last = 0.0

    async def begin(self, now: float) -> None:
        """Gives back to the running clocks of minutes the time in which no server ran."""
        tables, h = ledger.tables, ledger.heartbeats
        async with self._store.alone() as c:
            last = await c.scalar(sa.select(h.c.at))
            if last is not None and now - last > STOPPED_SECONDS:
                which = sa.select(tables.c.id, tables.c.clock, tables.c.time_left).where(
                    (tables.c.status == "running") & (tables.c.pace == "live") & tables.c.time_left.is_not(None)
                )
                for table_id, agreed, kept in list(await c.execute(which)):
                    clock = Clock.read(agreed, kept)
                    if clock is not None and not clock.by_days:
                        clock.since = min(now, clock.since + (now - last))
                        await c.execute(sa.update(tables).where(tables.c.id == table_id).values(time_left=clock.kept()))
            await c.execute(self._store.upsert(h, {"one": 1, "at": now}, ["one"]))
        self._last = now

    async def beat(self, now: float) -> None:
        """Not oftener than needed: every beat is a write."""
        if abs(now - self._last) >= BEAT_SECONDS:
            self._last = now
            async with self._store.write() as c:
                await c.execute(sa.update(ledger.heartbeats).values(at=now))
