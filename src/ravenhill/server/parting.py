"""Leaving for good: by one's own wish, or because nobody has come for so long. Games stay, names go."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import sqlalchemy as sa

from ravenhill.engine.decision import CONCEDE
from ravenhill.server import ledger, lobby
from ravenhill.server.loops import Loop
from ravenhill.server.open_tables import OpenTables
from ravenhill.server.people import Person
from ravenhill.server.refusal import Refusal
from ravenhill.server.sessions import COOKIE_SECONDS
from ravenhill.server.wire import Wire

log: Final = logging.getLogger("ravenhill.server")
DAY: Final = 86400.0
SWEEP_SECONDS: Final = 3600.0
HALF_SECONDS: Final = 3600.0  # nothing takes as long to store
AT_ONCE: Final = 500


async def part(open_tables: OpenTables, wire: Wire, person: Person) -> None:
    """Somebody leaves the server by their own wish."""
    await leave_tables(open_tables, person)
    await open_tables.people.delete(person.id)
    gone(open_tables, person.id)
    wire.forget(person.id)


async def leave_tables(open_tables: OpenTables, person: Person) -> list[str]:
    """Running games are given up, so that nobody waits for one who does not come; seats at waiting tables are free.

    Gives the tables this was tried at."""
    tables, s = ledger.tables.c, ledger.seats.c
    mine = sa.select(s.table_id).where(s.person == person.id)
    open_ones = sa.select(tables.id, tables.status).where(
        tables.status.not_in(("over", ledger.STORING)) & (tables.id.in_(mine) | (tables.host == person.id))
    )
    async with open_tables.store.read() as c:
        found = list(await c.execute(open_ones))
    for table_id, status in found:
        try:
            await (_get_up if status == "waiting" else _give_up)(open_tables, table_id, person)
        except Exception:
            log.exception("somebody left, and a table could not be told")  # one that does not open keeps nobody here
    return [table_id for table_id, _ in found]


def gone(open_tables: OpenTables, person: str) -> None:
    """The name goes from the open tables too, here and at the other processes."""
    open_tables.parted(person)
    open_tables.bus.tell({"parted": person})


async def _give_up(open_tables: OpenTables, table_id: str, person: Person) -> None:
    async with open_tables.at(table_id) as table:
        own = table.seats_of(person.id)
        if own and not table.over and table.frozen is None:  # one that is frozen stays as it stands
            await open_tables.happen(table, "answer", own[0], list(CONCEDE), person.id)


async def _get_up(open_tables: OpenTables, table_id: str, person: Person) -> None:
    async with open_tables.at(table_id) as table:
        if table.facts.host == person.id:
            await lobby.take_away(open_tables, table)
            return
        for seat in table.seats_of(person.id):
            await lobby.free(open_tables, table, seat)


class Retention:
    """Forgets guests nobody has seen for long, takes tables away nobody came to, and old sessions."""

    def __init__(self, open_tables: OpenTables, clock: Callable[[], float] = time.time) -> None:
        self._open_tables = open_tables
        self.clock = clock
        self.loop = Loop("retention", self.sweep, open_tables.metrics, SWEEP_SECONDS)

    async def sweep(self) -> None:
        settings = self._open_tables.settings
        if settings.waiting_days:
            await self._tables(self.clock() - settings.waiting_days * DAY)
        if settings.guest_days:
            await self._guests(self.clock() - settings.guest_days * DAY)
        await self._traces(self.clock() - COOKIE_SECONDS)
        await self._halves(self.clock() - HALF_SECONDS)

    async def _tables(self, before: float) -> None:
        tables = ledger.tables.c
        async with self._open_tables.store.read() as c:
            old = sa.select(tables.id).where((tables.status == "waiting") & (tables.moved < before)).limit(AT_ONCE)
            found = list((await c.execute(old)).scalars())
        for table_id in found:
            with suppress(Refusal):  # somebody sat down, or took it away, this very moment
                async with self._open_tables.at(table_id) as table:
                    if table.facts.moved < before:
                        await lobby.take_away(self._open_tables, table)

    async def _guests(self, before: float) -> None:
        """Never one who holds a seat of a game that is not over, or laid a table that waits."""
        p, s, tables = ledger.persons.c, ledger.seats.c, ledger.tables.c
        seated = sa.select(s.person).join(ledger.tables, tables.id == s.table_id)
        seated = seated.where((tables.status != "over") & s.person.is_not(None))
        hosts = sa.select(tables.host).where(tables.status != "over")
        unseen = p.password.is_(None) & (p.name != "") & (p.seen < before)
        async with self._open_tables.store.read() as c:
            old = sa.select(p.id).where(unseen & p.id.not_in(seated) & p.id.not_in(hosts)).limit(AT_ONCE)
            found = list((await c.execute(old)).scalars())
        for person in found:
            await self._open_tables.people.delete(person)
            gone(self._open_tables, person)

    async def _traces(self, before: float) -> None:
        """Sessions whose cookie is too old, and people without a name whom nothing speaks of."""
        p = ledger.persons.c
        named = [
            sa.select(column).where(column.is_not(None))
            for column in (ledger.seats.c.person, ledger.tables.c.host, ledger.chat.c.person)
        ]
        unnamed = sa.and_(p.name == "", *(p.id.not_in(found) for found in named))

        def work(c: sa.Connection) -> None:
            c.execute(sa.delete(ledger.sessions).where(ledger.sessions.c.used < before))
            c.execute(sa.delete(ledger.persons).where(unnamed))

        await self._open_tables.store.at_once(work)

    async def _halves(self, before: float) -> None:
        """Games from elsewhere that were not stored to the end, because their server died over it."""
        tables = ledger.tables
        half = (tables.c.status == ledger.STORING) & (tables.c.moved < before)
        async with self._open_tables.store.write() as c:
            await c.execute(sa.delete(tables).where(half))
