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
from ravenhill.server.live import Live
from ravenhill.server.loops import Loop
from ravenhill.server.opening import enter_row
from ravenhill.server.rows import RULES, Row

if TYPE_CHECKING:
    from ravenhill.server.hall import Hall

AT_ONCE: Final = 200  # tables looked at with one question to the database
log: Final = logging.getLogger("ravenhill.server")
FAR: Final = 50  # rows behind: such a table is read alone
Rows = dict[str, list[Row]]  # of several tables
Read = tuple[Rows, list[str], dict[str, Clock | None]]


def news_of(live: Live, row: Row | None) -> News:
    """How a table stands, and the row that brought it there: another process need not read it then."""
    news: News = {"table": live.id, "version": live.version, "people": live.facts.people}
    if row is not None and row["kind"] != RULES:
        clock = live.facts.clock
        told = {name: row[name] for name in ("number", "kind", "seat", "data", "outcomes", "rules", "digest")}
        lines = None if row["kind"] == "answer" else row["log"]  # of an answer the rules say them again
        news["row"] = {**told, "log": lines, "time_left": None if clock is None else clock.kept()}
    return news


def _clock_of(live: Live, row: Row) -> Clock | None:
    return Clock.read(live.facts.clock.agreed, row["time_left"]) if live.facts.clock is not None else None


class Inbox:
    """Tables that may be ahead of what is open here. Hearing never waits for the database; the loop does."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._told: dict[str, int | None] = {}  # table -> its newest version; None: not known, look
        self._rows: Rows = {}  # of those tables: what the news brought of it, one after the other
        self._held: set[str] = set()  # tables somebody holds, perhaps for long: looked at when they are free
        self._something = asyncio.Event()
        self.loop = Loop("news", self._one_batch, hall.metrics)

    def __len__(self) -> int:
        return len(self._told)

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._told

    def look(self, table_id: str, version: int | None = None) -> None:
        """There is something new at a table; without a version, nobody knows what."""
        known = self._told.get(table_id, 0)
        self._told[table_id] = None if version is None or known is None else max(version, known)
        self._something.set()

    def heard(self, news: News) -> None:
        """A version that is stored, and how often who sits there has changed."""
        live = self._hall.lives.get(str(news["table"]))
        if live is None:
            return
        if live.play is None or news["people"] != live.facts.people:
            self.look(live.id)
        elif news["version"] > live.version:
            if "row" in news:
                self._rows.setdefault(live.id, []).append(news["row"])
            self.look(live.id, int(news["version"]))

    async def _one_batch(self) -> None:
        await self._something.wait()
        self._something.clear()
        self._put_off()
        batch = dict([told for told in self._told.items() if told[0] not in self._held][:AT_ONCE])
        try:
            rows, others, clocks = await self._read(batch)
        except BaseException:
            self._something.set()  # all of it stays in the inbox
            raise
        for table_id, version in batch.items():
            if self._told.get(table_id) == version:
                del self._told[table_id]
                self._rows.pop(table_id, None)
        if len(self._told) > len(self._held):
            self._something.set()
        for table_id in {*rows, *others}:
            live = self._hall.lives.get(table_id)
            if live is None:
                continue
            taken = table_id in rows
            doing = self._take(live, rows[table_id], clocks.get(table_id)) if taken else self._look_again(table_id)
            if live.lock.locked():  # the others do not wait for that
                self._hall.soon(doing)
            else:
                await doing

    def _put_off(self) -> None:
        for table_id in self._told.keys() - self._held:
            live = self._hall.lives.get(table_id)
            if live is not None and live.lock.locked():
                self._held.add(table_id)
                self._hall.soon(self._when_free(live))

    async def _when_free(self, live: Live) -> None:
        async with live.lock:
            self._held.discard(live.id)
        self._something.set()

    async def _read(self, batch: dict[str, int | None]) -> Read:
        """The rows of tables that went on, the tables where more has changed than that, and the clocks of the first."""
        lives = [live for table_id in batch if (live := self._hall.lives.get(table_id)) is not None]
        rows = {live.id: brought for live in lives if (brought := self._brought(live, batch[live.id]))}
        clocks = {live.id: _clock_of(live, rows[live.id][-1]) for live in lives if live.id in rows}
        stored, others, stored_clocks = await self._read_stored(batch, [live for live in lives if live.id not in rows])
        return {**rows, **stored}, others, {**clocks, **stored_clocks}

    def _brought(self, live: Live, upto: int | None) -> list[Row]:
        """The rows that come next, if the news brought all of them."""
        heard = {row["number"]: row for row in self._rows.get(live.id, ())}
        wanted = range(live.version + 1, 0 if upto is None else upto + 1)
        return [heard[number] for number in wanted] if all(number in heard for number in wanted) else []

    async def _read_stored(self, batch: dict[str, int | None], lives: list[Live]) -> Read:
        newest = {live.id: version for live in lives if (version := batch[live.id]) is not None}
        unknown = [live for live in lives if live.id not in newest]
        others: list[str] = []
        if not lives:
            return {}, [], {}
        async with self._hall.store.read() as c:
            if unknown:
                stands, talked = await self._look_up(c, [live.id for live in unknown])
                for live in unknown:
                    if live.talked < talked.get(live.id, 0):
                        self._hall.soon(self._hall.read_talk(live))
                    version, people, status = stands.get(live.id, (0, -1, ""))
                    if live.play is None or people != live.facts.people:
                        others.append(live.id)
                    elif version > live.version:
                        newest[live.id] = version
                    elif status != live.facts.status:
                        others.append(live.id)
            far = [live.id for live in lives if newest.get(live.id, 0) > live.version + FAR]
            missing = [
                (live.id, number)
                for live in lives
                if live.id in newest and live.id not in far
                for number in range(live.version + 1, newest[live.id] + 1)
            ]
            rows: Rows = {}
            for row in (await c.execute(_ROWS, {"wanted": missing})).mappings() if missing else ():
                rows.setdefault(row["table_id"], []).append(dict(row))
            timed = [live.id for live in lives if live.id in rows and live.facts.clock is not None]
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

    async def _take(self, live: Live, rows: list[Row], clock: Clock | None) -> None:
        """The rows that come next; where that does not do, the table is read as it is stored."""
        try:
            async with live.lock:
                if self._hall.lives.get(live.id) is not live:
                    return
                before = live.version
                for row in rows if not live.stale else ():
                    if row["number"] == live.version + 1:
                        enter_row(live, row)
                if live.version > before:
                    live.facts.clock = clock or live.facts.clock
                    live.tell_state()
                if live.version >= rows[-1]["number"] and not live.stale:
                    return
        except Exception:
            live.stale = True
            log.exception("news of table %s could not be used", live.id)
        await self._look_again(live.id)

    async def _look_again(self, table_id: str) -> None:
        try:
            await self._hall.look_again(table_id)
        except Exception:
            self._hall.metrics.table_failures.inc()
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
