"""Keeping house: machines and answers in advance that a dead process left waiting are woken, idle tables put away."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from ravenhill.server import ahead, ledger
from ravenhill.server.facts import Left
from ravenhill.server.heart import Heart
from ravenhill.server.loops import Loop
from ravenhill.server.refusal import Away, Refusal
from ravenhill.server.settings import CLOCKS_APART

if TYPE_CHECKING:
    from ravenhill.server.open_tables import OpenTables

SWEEP_SECONDS: Final = 5.0
DIED_LATELY: Final = 60.0  # a process of which the others have heard nothing so long
log: Final = logging.getLogger("ravenhill.server")


class Sweeper:
    """One process's part, every few seconds."""

    def __init__(self, open_tables: OpenTables) -> None:
        self._open_tables = open_tables
        self._heart = Heart(open_tables.store)
        self._begun = False  # whether what was left by whoever ran before has been looked for
        self.loop = Loop("sweep", self.sweep, open_tables.metrics, SWEEP_SECONDS)

    async def begin(self) -> None:
        """The first beat, before any table is opened."""
        await self._heart.begin(self._open_tables.clock())

    async def sweep(self) -> None:
        """Wakes machines a dead process left waiting, and puts idle tables away."""
        here = self._open_tables
        await self._heart.beat(here.clock())
        for table_id in [*await self._overdue(), *await self._left_in_advance()]:
            await self._wake_again(table_id)
        self._begun = True
        now = time.monotonic()
        for table in list(here.by_id.values()):
            busy = table.watchers or table.thinking or table.lock.locked()
            if not busy and now - table.used > here.settings.idle_seconds:
                del here.by_id[table.id]
        here.following.beat_if_due(now)

    async def _overdue(self) -> list[str]:
        """Tables where a machine should have moved by now, without those that failed a while ago."""
        here = self._open_tables
        now = time.monotonic()
        here.failed = {table_id: until for table_id, until in here.failed.items() if until > now}
        tables = ledger.tables.c
        patience = SWEEP_SECONDS
        if here.bus.shared:  # another process may still be thinking, and its clock may be behind ours
            patience += here.settings.think_seconds + CLOCKS_APART
        late = (
            (tables.status == "running")
            & tables.machine_due
            & ~tables.frozen
            & (tables.moved < here.clock() - patience)
        )
        overdue = (
            sa.select(tables.id).where(late & tables.id.not_in(list(here.failed))).order_by(tables.moved).limit(500)
        )
        async with here.store.read() as c:
            return list((await c.execute(overdue)).scalars())

    async def _left_in_advance(self) -> list[str]:
        """Tables that wait for a seat somebody has left answers at: a process that died may have been about to give
        one. All of them when a process begins; later those that stand still since a neighbour may have died."""
        here = self._open_tables
        if self._begun and not here.bus.shared:
            return []
        tables, s = ledger.tables.c, ledger.seats.c
        patience = SWEEP_SECONDS + 2 * here.settings.ahead_pause + (CLOCKS_APART if here.bus.shared else 0)
        until = here.clock() - patience
        due = (
            (tables.status == "running") & ~tables.frozen & tables.id.not_in(list(here.failed)) & (tables.moved < until)
        )
        if self._begun:
            due &= tables.moved > until - DIED_LATELY
        which = sa.select(tables.id, tables.to_move, s.place, s.ahead).join(ledger.seats, s.table_id == tables.id)
        async with here.store.read() as c:
            found = list(await c.execute(which.where(due & s.ahead.is_not(None)).order_by(tables.moved)))
        return [id_ for id_, moving, place, left in found if place in moving and Left.read(left).answers]

    async def _wake_again(self, table_id: str) -> None:
        """One table that does not open must not keep the others from going on."""
        here = self._open_tables
        shown = here.by_id.get(table_id)
        if shown is not None and shown.broken is not None:
            shown.stale = True  # it is tried again
        try:
            async with here.at(table_id) as table:
                here.waking.wake(table)
                ahead.heed(here, table)
        except Away:
            raise  # nothing is wrong with the table
        except Refusal:
            return  # it is broken: counted where it was opened
        except Exception:
            log.exception("table %s does not open", table_id)
            here.note_opened(table_id, False)
