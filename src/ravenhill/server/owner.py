"""What the owner does to tables from outside, with the commands of `ravenhill tables`, heeded at open tables too."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ravenhill.server import ledger
from ravenhill.server.loops import Loop
from ravenhill.server.open_table import OpenTable
from ravenhill.server.refusal import Away, Refusal
from ravenhill.server.store import Store

if TYPE_CHECKING:
    from ravenhill.server.open_tables import OpenTables

LOOK_SECONDS: Final = 2.0
AT_ONCE: Final = 500  # tables looked at with one question to the database
TABLES: Final = "tables"  # the stamp that is another when the owner has changed any table


async def stamp(store: Store, c: AsyncConnection) -> None:
    """Says, in the same transaction, that a table is no more as servers may have it open."""
    await c.execute(store.upsert(ledger.secrets, new_stamp(), ["name"]))


def new_stamp() -> dict[str, str]:
    return {"name": TABLES, "value": secrets.token_hex(8)}


class Owner:
    """Looks every few seconds whether the owner did something; only then at the tables that are open."""

    def __init__(self, open_tables: OpenTables) -> None:
        self._open_tables = open_tables
        self._stamp: str | None = None
        self.loop = Loop("owner", self.look, open_tables.metrics, LOOK_SECONDS)

    async def look(self) -> None:
        async with self._open_tables.store.read() as c:
            found: str | None = await c.scalar(_STAMP)
        if found == self._stamp:
            return
        self._open_tables.failed.clear()  # one that did not open may open now
        tables = list(self._open_tables.by_id)
        for at in range(0, len(tables), AT_ONCE):
            await self._compare(tables[at : at + AT_ONCE])
        self._stamp = found  # not before: what failed is done again

    async def _compare(self, tables: list[str]) -> None:
        async with self._open_tables.store.read() as c:
            stands = {row[0]: (row[1], row[2]) for row in await c.execute(_STANDS, {"ids": tables})}
        for table_id in tables:
            table = self._open_tables.by_id.get(table_id)
            if table is not None and stands.get(table_id) != (table.facts.people, table.facts.frozen):
                await self._take_up(table)

    async def _take_up(self, table: OpenTable) -> None:
        """Reads the table as it is stored, tells everybody, and wakes a machine whose turn it is."""
        table.stale = True
        try:
            async with self._open_tables.at(table.id) as stored:
                self._open_tables.waking.wake(stored)
        except Away:
            raise
        except Refusal as e:
            if e.code == "missing":
                self._open_tables.by_id.pop(table.id, None)
            for w in list(table.watchers):
                w.send({"type": "error", "id": None, "error": e.plain()})


_t = ledger.tables.c
_STAMP: Final = sa.select(ledger.secrets.c.value).where(ledger.secrets.c.name == TABLES)
_STANDS: Final = sa.select(_t.id, _t.people, _t.frozen).where(_t.id.in_(sa.bindparam("ids", expanding=True)))
