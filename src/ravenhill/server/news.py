"""What other processes stored: worked off in batches, one look at a table however often it was in the news.

Mostly the news holds the row itself, and then the database is not asked."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ravenhill.server import ledger
from ravenhill.server.bus import News
from ravenhill.server.clock import Clock
from ravenhill.server.loops import Loop
from ravenhill.server.open_table import OpenTable
from ravenhill.server.opening import enter_row
from ravenhill.server.rows import RULES, Row
from ravenhill.server.telling import tell_state

if TYPE_CHECKING:
    from ravenhill.server.open_tables import OpenTables

AT_ONCE: Final = 200  # tables looked at with one question to the database
log: Final = logging.getLogger("ravenhill.server")
UNSURE: Final = -1  # a version: what is stored has to be looked up
FAR: Final = 50  # rows behind: such a table is read alone
Rows = dict[str, list[Row]]  # of several tables
Read = tuple[Rows, list[str], dict[str, Clock | None]]


def news_of(table: OpenTable, row: Row | None) -> News:
    """How a table stands, and the row that brought it there: another process need not read it then."""
    version = UNSURE if table.stale else table.version  # what may not be stored is not told
    news: News = {"table": table.id, "version": version, "people": table.facts.people}
    if row is not None and row["kind"] != RULES:
        clock = table.facts.clock
        told = {name: row[name] for name in ("number", "kind", "seat", "data", "outcomes", "rules", "digest")}
        lines = None if row["kind"] == "answer" else row["log"]  # of an answer the rules say them again
        news["row"] = {**told, "log": lines, "time_left": None if clock is None else clock.kept()}
    return news


def _clock_of(table: OpenTable, row: Row) -> Clock | None:
    return Clock.read(table.facts.clock.agreed, row["time_left"]) if table.facts.clock is not None else None


def _following(table: OpenTable, brought: list[Row], upto: int | None) -> list[Row]:
    """The rows that come next, if the news brought all of them."""
    if table.stale:
        return []
    heard = {row["number"]: row for row in brought}
    wanted = range(table.version + 1, 0 if upto is None else upto + 1)
    return [heard[number] for number in wanted] if all(number in heard for number in wanted) else []


class Inbox:
    """Tables that may be ahead of what is open here. Hearing never waits for the database; the loop does."""

    def __init__(self, open_tables: OpenTables) -> None:
        self._open_tables = open_tables
        self._told: dict[str, int | None] = {}  # table -> its newest version; None: not known, look
        self._reading: dict[str, int | None] = {}  # those of them that are read now: what is told meanwhile is news
        self._rows: Rows = {}  # of those tables: what the news brought of it, one after the other
        self._held: set[str] = set()  # tables somebody holds, perhaps for long: looked at when they are free
        self._something = asyncio.Event()
        self.loop = Loop("news", self._one_batch, open_tables.metrics)

    def __len__(self) -> int:
        return len(self._told.keys() | self._reading.keys())

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._told or table_id in self._reading

    def look(self, table_id: str, version: int | None = None) -> None:
        """There is something new at a table; without a version, nobody knows what."""
        known = self._told.get(table_id, 0)
        self._told[table_id] = None if version is None or known is None else max(version, known)
        self._something.set()

    def heard(self, news: News) -> None:
        """A version that is stored, and how often who sits there has changed. Where nobody looks on, nor do we."""
        table = self._open_tables.by_id.get(str(news["table"]))
        if table is None or not table.watchers:
            return
        if table.stale or table.play is None or news["people"] != table.facts.people:
            self.look(table.id)
        elif news["version"] > table.version:
            if "row" in news:
                self._rows.setdefault(table.id, []).append(news["row"])
            self.look(table.id, int(news["version"]))

    async def _one_batch(self) -> None:
        await self._something.wait()
        self._something.clear()
        self._put_off()
        free = [table_id for table_id in self._told if table_id not in self._held][:AT_ONCE]
        self._reading = {table_id: self._told.pop(table_id) for table_id in free}
        brought = {table_id: self._rows.pop(table_id, []) for table_id in free}
        try:
            rows, others, clocks = await self._read(self._reading, brought)
        except BaseException:
            for table_id, version in self._reading.items():  # all of it stays in the inbox
                self._rows[table_id] = brought[table_id] + self._rows.get(table_id, [])
                self.look(table_id, version)
            raise
        finally:
            self._reading = {}
        if len(self._told) > len(self._held):
            self._something.set()
        for table_id in {*rows, *others}:
            table = self._open_tables.by_id.get(table_id)
            if table is None:
                continue
            taken = table_id in rows
            doing = self._take(table, rows[table_id], clocks.get(table_id)) if taken else self._look_again(table_id)
            if table.lock.locked():  # the others do not wait for that
                self._open_tables.soon(doing)
            else:
                await doing

    def _put_off(self) -> None:
        for table_id in self._told.keys() - self._held:
            table = self._open_tables.by_id.get(table_id)
            if table is not None and table.lock.locked():
                self._held.add(table_id)
                self._open_tables.soon(self._when_free(table))

    async def _when_free(self, table: OpenTable) -> None:
        async with table.lock:
            self._held.discard(table.id)
        self._something.set()

    async def _read(self, batch: dict[str, int | None], brought: Rows) -> Read:
        """The rows of tables that went on, the tables where more has changed than that, and the clocks of the first."""
        by_id = [
            table
            for table_id, upto in batch.items()
            if (table := self._open_tables.by_id.get(table_id)) is not None
            and (upto is None or table.stale or upto > table.version)
        ]
        rows = {table.id: _following(table, brought[table.id], batch[table.id]) for table in by_id}
        rows = {table_id: following for table_id, following in rows.items() if following}
        clocks = {table.id: _clock_of(table, rows[table.id][-1]) for table in by_id if table.id in rows}
        stored, others, stored_clocks = await self._read_stored(
            batch, [table for table in by_id if table.id not in rows]
        )
        return {**rows, **stored}, others, {**clocks, **stored_clocks}

    async def _read_stored(self, batch: dict[str, int | None], by_id: list[OpenTable]) -> Read:
        newest = {table.id: version for table in by_id if (version := batch[table.id]) is not None and not table.stale}
        unknown = [table for table in by_id if table.id not in newest]
        others: list[str] = []
        if not by_id:
            return {}, [], {}
        async with self._open_tables.store.read() as c:
            if unknown:
                stands, talked = await self._look_up(c, [table.id for table in unknown])
                for table in unknown:
                    if table.talked < talked.get(table.id, 0):
                        self._open_tables.soon(self._open_tables.read_talk(table))
                    version, people, status = stands.get(table.id, (0, -1, ""))
                    if table.stale or table.play is None or people != table.facts.people:
                        others.append(table.id)
                    elif version > table.version:
                        newest[table.id] = version
                    elif status != table.facts.status:
                        others.append(table.id)
            far = [table.id for table in by_id if newest.get(table.id, 0) > table.version + FAR]
            missing = [
                (table.id, number)
                for table in by_id
                if table.id in newest and table.id not in far
                for number in range(table.version + 1, newest[table.id] + 1)
            ]
            rows: Rows = {}
            for row in (await c.execute(_ROWS, {"wanted": missing})).mappings() if missing else ():
                rows.setdefault(row["table_id"], []).append(dict(row))
            timed = [table.id for table in by_id if table.id in rows and table.facts.clock is not None]
            told = list(await c.execute(_CLOCKS, {"ids": timed})) if timed else []
            clocks = {table_id: Clock.read(agreed, kept) for table_id, agreed, kept in told}
        return rows, others + far, clocks

    async def _look_up(
        self, c: AsyncConnection, ids: list[str]
    ) -> tuple[dict[str, tuple[int, int, str]], dict[str, int]]:
        """How tables stand, and how many lines were said there."""
        stands = {row[0]: (row[1], row[2], row[3]) for row in await c.execute(_STANDS, {"ids": ids})}
        talked = {row[0]: row[1] for row in await c.execute(_TALKED, {"ids": ids})}
        return stands, talked

    async def _take(self, table: OpenTable, rows: list[Row], clock: Clock | None) -> None:
        """The rows that come next; where that does not do, the table is read as it is stored."""
        try:
            async with table.lock:
                if self._open_tables.by_id.get(table.id) is not table:
                    return
                before = table.version
                for row in rows if not table.stale else ():
                    if row["number"] == table.version + 1:
                        enter_row(table, row)
                if table.version > before:
                    table.facts.clock = clock or table.facts.clock
                    tell_state(table)
                if table.version >= rows[-1]["number"] and not table.stale:
                    return
        except Exception:
            table.stale = True
            log.exception("news of table %s could not be used", table.id)
        await self._look_again(table.id)

    async def _look_again(self, table_id: str) -> None:
        try:
            await self._open_tables.look_again(table_id)
        except Exception:
            self._open_tables.metrics.table_failures.inc()
            log.exception("table %s could not be read again", table_id)


_t, _j, _c = ledger.tables.c, ledger.journal.c, ledger.chat.c
_IDS: Final[sa.BindParameter[Any]] = sa.bindparam("ids", expanding=True)
_STANDS: Final = sa.select(_t.id, _t.version, _t.people, _t.status).where(_t.id.in_(_IDS))
_CLOCKS: Final = sa.select(_t.id, _t.clock, _t.time_left).where(_t.id.in_(_IDS))
_TALKED: Final = sa.select(_c.table_id, sa.func.max(_c.number)).where(_c.table_id.in_(_IDS)).group_by(_c.table_id)
_ROWS: Final = (
    sa.select(_j.table_id, *ledger.ROW)
    .where(sa.tuple_(_j.table_id, _j.number).in_(sa.bindparam("wanted", expanding=True)))
    .order_by(_j.table_id, _j.number)
)
