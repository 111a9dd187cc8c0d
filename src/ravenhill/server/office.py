"""The owner's room: tables and people looked through and put in order, beside a running server or without one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from pydantic_core import from_json, to_json
from sqlalchemy.ext.asyncio import AsyncConnection

from ravenhill.engine.decision import Bad
from ravenhill.server import databases, ledger, owner, parting
from ravenhill.server.app import furnish
from ravenhill.server.bus import OneProcess
from ravenhill.server.facts import places
from ravenhill.server.machines import Machines
from ravenhill.server.metrics import Metrics
from ravenhill.server.open_tables import OpenTables
from ravenhill.server.opening import pages_of
from ravenhill.server.people import People, Person
from ravenhill.server.refusal import Away, Refusal
from ravenhill.server.repairs import BROKEN
from ravenhill.server.rows import AS_JSON, RULES
from ravenhill.server.settings import Settings, from_environment
from ravenhill.server.store import Store
from ravenhill.server.thinking import record_of

T = TypeVar("T")
Rows = list[dict[str, Any]]

_NO_SIGNATURES: Final = "nothing is signed here"


class Refused(Bad):
    """What the server's own rooms refuse, told on the command line."""


def work(db: str | None, doing: Callable[[Office], Awaitable[T]]) -> T:
    """Opens the database as it is, does something with it and closes it. `db` None: the one `serve` would take."""
    settings = _settings(db)

    async def opened() -> T:
        store = databases.store_of(settings)
        try:
            databases.check_file(settings)
            await databases.check_form(store, settings)
            return await _done(settings, Office(settings, store), doing)
        finally:
            await store.close()

    return asyncio.run(opened())


def dry_run(db: str | None, doing: Callable[[Office], Awaitable[T]]) -> T:
    """The same on a database of an earlier version too, as it would be in the form of this one."""
    settings = _settings(db)

    async def rehearsed() -> T:
        async with databases.of_this_form(settings) as store:
            return await _done(settings, Office(settings, store), doing)

    return asyncio.run(rehearsed())


def _settings(db: str | None) -> Settings:
    settings = from_environment()
    chosen = settings if db is None else replace(settings, db=db)
    furnish(chosen)
    return chosen


async def _done(settings: Settings, office: Office, doing: Callable[[Office], Awaitable[T]]) -> T:
    with databases.told(settings):
        try:
            return await doing(office)
        except Away:
            raise
        except Refusal as e:
            raise Refused(e.message) from None


class Office:
    """One database in its owner's hands."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.store = store
        self.people = People(store, settings.secret or _NO_SIGNATURES)
        self.open_tables = OpenTables(settings, store, self.people, Machines(settings), OneProcess(), Metrics())

    # --- tables ----------------------------------------------------------------------------------------------

    async def tables(self, status: str | None, game: str | None, last: int) -> tuple[Rows, int]:
        """Those that moved last, and how many there are in all."""
        tables = ledger.tables.c
        which: sa.ColumnElement[bool] = sa.true()
        if status is not None:
            which &= tables.status == status
        if game is not None:
            which &= tables.game == game
        async with self.store.read() as c:
            number = await c.scalar(sa.select(sa.func.count()).select_from(ledger.tables).where(which))
            chosen = sa.select(ledger.tables).where(which).order_by(tables.moved.desc(), tables.id).limit(last)
            rows = [dict(row) for row in (await c.execute(chosen)).mappings()]
            sitting = await self._sitting(c, [row["id"] for row in rows])
        told = [_told(row, sitting.get(row["id"], [])) for row in rows]
        return [{**row, **await self._health(row)} for row in told], int(number or 0)

    async def table(self, table_id: str) -> dict[str, Any]:
        """What is stored of a table, and whether its game goes on."""
        async with self.store.read() as c:
            row = (await c.execute(sa.select(ledger.tables).where(ledger.tables.c.id == table_id))).mappings().first()
            if row is None:
                raise Refusal("missing", "server-no-table")
            sitting = await self._sitting(c, [table_id])
            s = ledger.snapshots.c
            kept = sa.select(s.version, sa.func.length(s.saved).label("bytes")).where(s.table_id == table_id)
            told = _told(dict(row), sitting.get(table_id, []))
            return {
                **told,
                **await self._health(told),
                **{name: row[name] for name in ("options", "public", "spectators", "to_move", "offer")},
                "host": await c.scalar(sa.select(ledger.persons.c.name).where(ledger.persons.c.id == row["host"])),
                "journal_rows": await self._count(c, ledger.journal, table_id),
                "chat_lines": await self._count(c, ledger.chat, table_id),
                "snapshots": [dict(found) for found in (await c.execute(kept)).mappings()],
                "set_aside": await self._set_aside(c, table_id),
            }

    async def _health(self, told: dict[str, Any]) -> dict[str, bool]:
        """Whether the game of a table does not go on: frozen by the owner or the rules of today, or broken."""
        if told["status"] != "running":
            return {"frozen": False, "broken": False}
        try:
            found = (await self.open_tables.stored(told["id"])).broken
        except Away:
            raise
        except Refusal as e:
            found = e.message
        self.open_tables.by_id.pop(told["id"], None)
        broken = found is not None and found.key == BROKEN
        return {"frozen": told["frozen"] or (found is not None and not broken), "broken": broken}

    async def _set_aside(self, c: AsyncConnection, table_id: str) -> Rows:
        """The rows that a repair passed over. They are stored as before."""
        j = ledger.journal.c
        begun = sa.select(j.number, j.at, j.data).where((j.table_id == table_id) & (j.kind == RULES))
        found = (await c.execute(begun.order_by(j.number))).all()
        told = [(data.get("aside"), at) for _, at, data in found if isinstance(data, dict)]
        return [{"first": aside[0], "last": aside[1], "at": at} for aside, at in told if aside]

    async def delete_table(self, table_id: str) -> None:
        """The table and everything said and played at it. A server that has it open finds it gone."""
        async with self.store.write() as c:
            gone = await c.execute(sa.delete(ledger.tables).where(ledger.tables.c.id == table_id))
            await owner.stamp(self.store, c)
        if gone.rowcount == 0:
            raise Refusal("missing", "server-no-table")

    async def save(self, table_id: str) -> bytes:
        """The game as a save, which `ravenhill play --load` goes on with."""
        table = await self.open_tables.stored(table_id)
        if table.facts.kind == "record":
            raise Refusal("not_now", "server-export-record")
        if table.broken is not None:
            raise Refusal("not_now", "server-export-broken")
        return table.running.save()

    async def rows(self, table_id: str) -> bytes:
        """Every row of the journal as it is stored, damaged and set aside ones too."""
        async with self.store.read() as c:
            facts = await self.open_tables.facts(c, table_id)
            pages = await pages_of(c, table_id)
        rows = [{**row, **{n: _read(row[n]) for n in AS_JSON}} for page in pages for row in from_json(page)]
        return to_json({"table": table_id, "game": facts.game, "scenario": facts.scenario, "rows": rows}, indent=1)

    async def record(self, table_id: str) -> bytes:
        """The record of a finished game."""
        table = await self.open_tables.stored(table_id)
        if not table.over:
            raise Refusal("forbidden", "server-record-later")
        async with self.store.read() as c:
            return record_of(await pages_of(c, table_id))

    async def _sitting(self, c: AsyncConnection, those: list[str]) -> dict[str, Rows]:
        s = ledger.seats.c
        tables, p = ledger.tables, ledger.persons
        held = await c.execute(
            sa.select(s.table_id, s.place, s.machine, p.c.name, p.c.login, s.person)
            .add_columns(tables.c.game, tables.c.scenario, tables.c.kind)
            .join(tables, tables.c.id == s.table_id)
            .join(p, p.c.id == s.person, isouter=True)
            .where(s.table_id.in_(those))
            .order_by(s.place)
        )
        found: dict[str, Rows] = {}
        for table_id, place, machine, player, login, person, game, scenario, of in held:
            who = {"player": player, "login": login, "id": person, "machine": machine}
            kind = "machine" if machine else "person" if person else "open"
            if place in _automata(game, scenario):
                kind = "automaton"
            elif of == "record":  # nobody is awaited there
                kind = "record"
            found.setdefault(table_id, []).append({"seat": place, "kind": kind, **who})
        return found

    async def _count(self, c: AsyncConnection, table: sa.Table, table_id: str) -> int:
        return int(await c.scalar(sa.select(sa.func.count()).where(table.c.table_id == table_id)) or 0)

    # --- people ----------------------------------------------------------------------------------------------

    async def list_people(self, guests: bool, banned: bool, find: str | None, last: int) -> tuple[Rows, int]:
        """Those who came last, and how many there are in all. Deleted ones are nobody."""
        p = ledger.persons.c
        which = p.name != ""
        if not guests and not banned:
            which &= p.login.is_not(None)
        if banned:
            which &= p.banned
        if find is not None:
            which &= p.name.icontains(find, autoescape=True) | p.login.icontains(find, autoescape=True)
        sits = sa.select(sa.func.count(ledger.seats.c.table_id.distinct())).where(ledger.seats.c.person == p.id)
        columns = (p.id, p.name, p.login, p.created, p.banned, sits.scalar_subquery().label("tables"))
        async with self.store.read() as c:
            number = await c.scalar(sa.select(sa.func.count()).select_from(ledger.persons).where(which))
            found = await c.execute(sa.select(*columns).where(which).order_by(p.created.desc(), p.id).limit(last))
            return [dict(row) for row in found.mappings()], int(number or 0)

    async def part(self, person: Person) -> None:
        """Somebody is taken from the register, with what that means at their tables; a server that runs hears of it."""
        self.open_tables.stopping = True  # machines are that server's to wake
        self.open_tables.writer.start()
        try:
            found = await parting.leave_tables(self.open_tables, person)
        finally:
            await self.open_tables.writer.stop()
        await self.people.delete(person.id)
        tables = ledger.tables
        async with self.store.write() as c:
            await c.execute(sa.update(tables).where(tables.c.id.in_(found)).values(people=tables.c.people + 1))
            await owner.stamp(self.store, c)

    async def reports(self, last: int) -> tuple[Rows, int]:
        """What people told the owner, the newest first, and how much there is in all."""
        r, p = ledger.reports.c, ledger.persons.c
        by = sa.select(p.name).where(p.id == r.reporter).scalar_subquery().label("reporter_name")
        which = sa.select(ledger.reports, by).order_by(r.at.desc(), r.id).limit(last)
        async with self.store.read() as c:
            number = await c.scalar(sa.select(sa.func.count()).select_from(ledger.reports))
            return [dict(row) for row in (await c.execute(which)).mappings()], int(number or 0)


def _automata(game: str, scenario: str) -> tuple[int, ...]:
    try:
        return places(game, scenario)[1]
    except Bad:  # a game that is not here any more
        return ()


def _read(text: str | None) -> Any:
    try:
        return None if text is None else from_json(text)
    except ValueError:
        return text


def _told(row: dict[str, Any], seats: Rows) -> dict[str, Any]:
    names = ("id", "game", "scenario", "kind", "status", "turn", "version", "created", "moved", "result", "frozen")
    return {**{name: row[name] for name in names}, "seats": seats}
