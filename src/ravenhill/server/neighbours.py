"""People who meet strangers: not to hear somebody, not to sit with them, and to tell the owner of the server."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable
from typing import Any, Final

import sqlalchemy as sa

from ravenhill.server import ledger
from ravenhill.server.open_table import OpenTable
from ravenhill.server.open_tables import OpenTables
from ravenhill.server.people import Person, one_line
from ravenhill.server.refusal import Refusal
from ravenhill.server.talk import Room, Said

BEFORE: Final = 20  # lines of the talk that go with a report


async def shun(
    open_tables: OpenTables, table_id: str, person: Person, seat: int | None, room: Room, line: int, block: bool
) -> None:
    """From now on the person does not read what somebody says; `block`: nor do they sit down at the person's tables."""
    async with open_tables.at(table_id) as table:
        other, _ = _met(table, person, seat, room, line)
    row = {"person": person.id, "other": other, "block": block, "made": time.time()}
    async with open_tables.store.write() as c:
        gone = sa.delete(ledger.shuns).where((ledger.shuns.c.person == person.id) & (ledger.shuns.c.other == other))
        await c.execute(gone)
        await c.execute(sa.insert(ledger.shuns).values(id=secrets.token_urlsafe(12), **row))
        await open_tables.people.sessions.stamp(c)


async def hear(open_tables: OpenTables, table_id: str, person: Person, seat: int | None, room: Room, line: int) -> None:
    """The person reads again what somebody says, and sits with them."""
    async with open_tables.at(table_id) as table:
        other, _ = _met(table, person, seat, room, line)
    async with open_tables.store.write() as c:
        gone = (ledger.shuns.c.person == person.id) & (ledger.shuns.c.other == other)
        await c.execute(sa.delete(ledger.shuns).where(gone))
        await open_tables.people.sessions.stamp(c)


async def shunned(open_tables: OpenTables, person: Person) -> list[dict[str, Any]]:
    """Whom somebody does not hear, by the names they have now."""
    s, p = ledger.shuns.c, ledger.persons.c
    which = sa.select(s.id, p.name, s.block, s.made).join(ledger.persons, p.id == s.other)
    async with open_tables.store.read() as c:
        found = await c.execute(which.where(s.person == person.id).order_by(s.made.desc()))
        return [dict(row) for row in found.mappings()]


async def make_up(open_tables: OpenTables, person: Person, which: str) -> None:
    """Hears somebody again."""
    async with open_tables.store.write() as c:
        row = (ledger.shuns.c.id == which) & (ledger.shuns.c.person == person.id)
        done = await c.execute(sa.delete(ledger.shuns).where(row))
        await open_tables.people.sessions.stamp(c)
    if done.rowcount == 0:
        raise Refusal("missing", "server-no-other")


async def welcome(open_tables: OpenTables, table: OpenTable, person: Person) -> None:
    """Refuses a seat where somebody at the table, or who laid it, does not want to sit with this person."""
    around = {table.facts.host, *(chair.person for chair in table.facts.chairs if chair.person is not None)}
    s = ledger.shuns.c
    blocked = sa.select(s.id).where(s.block & (s.other == person.id) & s.person.in_(around))
    async with open_tables.store.read() as c:
        unwelcome = await c.scalar(blocked.limit(1))
    if unwelcome is not None:
        raise Refusal("forbidden", "server-not-welcome")


async def report(
    open_tables: OpenTables, table_id: str, person: Person, seat: int | None, room: Room, line: int, words: str
) -> None:
    """Keeps for the owner of the server who is meant, and what was said before it at the table."""
    async with open_tables.at(table_id) as table:
        other, name = _met(table, person, seat, room, line)
        said = table.chat if seat is not None else _lines(table, person, room)[: line + 1]
        row = {
            "id": secrets.token_urlsafe(12),
            "at": time.time(),
            "table_id": table.id,
            "reporter": person.id,
            "about": other,
            "name": name,
            "words": one_line(words),
            "lines": [_kept(one, other) for one in said[-BEFORE:]],
        }
    async with open_tables.store.write() as c:
        await c.execute(sa.insert(ledger.reports).values(**row))
    open_tables.metrics.reports.inc()


def _kept(line: Said, about: str) -> dict[str, Any]:
    """A line without a name: only whether it was the reported person's."""
    return {"theirs": line.person == about, "room": line.room, "seat": line.seat, "text": line.text, "at": line.at}


def _met(table: OpenTable, person: Person, seat: int | None, room: Room, line: int) -> tuple[str, str]:
    """Somebody else at this table: who sits there, or who said that. Their id and name."""
    if not table.may_watch(person.id):
        raise Refusal("forbidden", "server-no-spectators")
    if seat is not None:
        if not 0 <= seat < len(table.facts.chairs):
            raise Refusal("missing", "server-no-seat")
        chair = table.facts.chairs[seat]
        other, name = chair.person, chair.player or ""
    else:
        lines = _lines(table, person, room)
        if not 0 <= line < len(lines):
            raise Refusal("missing", "server-no-line")
        other, name = lines[line].person, lines[line].player
    if other is None or other == person.id or not name:
        raise Refusal("not_now", "server-no-other")
    return other, name


def _lines(table: OpenTable, person: Person, room: Room) -> list[Said]:
    return table.overheard(person.id) if room == "gallery" else table.chat


def apart(person: Person | None) -> Iterable[sa.ColumnElement[bool]]:
    """Of a list of tables: not those of people one of whom does not want to sit with the other."""
    if person is None:
        return
    s, host = ledger.shuns.c, ledger.tables.c.host
    yield host.not_in(sa.select(s.person).where(s.block & (s.other == person.id)))
    yield host.not_in(sa.select(s.other).where(s.block & (s.person == person.id)))
