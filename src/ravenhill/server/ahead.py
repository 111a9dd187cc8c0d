"""Answers left in advance: kept for one seat, told to nobody else, given when their question is asked.

What can be left the rules say (`Play.ahead`): questions as they would stand now. An answer that is not open when it is
asked for, or whose question will not come any more, is dropped, and its owner is told."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ravenhill.server import ledger
from ravenhill.server.facts import Answer, Left
from ravenhill.server.people import Person
from ravenhill.server.refusal import Refusal
from ravenhill.server.telling import tell_owner

if TYPE_CHECKING:
    from ravenhill.server.open_table import OpenTable
    from ravenhill.server.open_tables import OpenTables


async def leave(open_tables: OpenTables, table_id: str, person: Person, seat: int, wanted: list[Answer]) -> int:
    """Leaves these answers, in this order, instead of those left before; nobody else hears of it."""
    async with open_tables.at(table_id) as table:
        chair = table.own(person.id, seat)
        if table.facts.status != "running" or table.frozen is not None or table.learning() is not None:
            raise Refusal("not_now", "server-ahead-not-now")
        await _read(open_tables, table, seat)
        open_now = {question.kind: question.options for question in table.running.ahead(seat)}
        known = chair.left.answers if chair.left.by == person.id else []
        for one in wanted:
            if one.option not in open_now.get(one.kind, ()) and one not in known:
                raise Refusal("illegal", "server-ahead-no")
        await _keep(open_tables, table, seat, Left(person.id, wanted))
        heed(open_tables, table)
        return table.version


def heed(open_tables: OpenTables, table: OpenTable) -> None:
    """Looks at what was left whenever the game has gone on."""
    if open_tables.stopping or table.play is None or table.over or table.frozen is not None:
        return
    for chair in table.facts.chairs:
        due = (table.ask_of(chair.place), chair.place)
        if chair.left.answers and chair.kind == "person" and due not in table.heeding:
            table.heeding.add(due)
            open_tables.aside(_heeded(open_tables, table, *due))


async def _heeded(open_tables: OpenTables, table: OpenTable, ask: int, seat: int) -> None:
    """After a while in which a person might have thought, so that nobody sees that this one did not."""
    try:
        if table.running.decision_of(seat) is not None:
            await asyncio.sleep(open_tables.settings.ahead_pause * (0.5 + random.random()))
        await open_tables.to_the_end(_give(open_tables, table.id, ask, seat))
    except Refusal:
        return  # it is asked of the person
    finally:
        table.heeding.discard((ask, seat))


async def _give(open_tables: OpenTables, table_id: str, ask: int, seat: int) -> None:
    async with open_tables.at(table_id, lately=True) as table:
        chair = table.facts.chairs[seat]
        await _read(open_tables, table, seat)
        left = chair.left
        if table.over or table.ask_of(seat) != ask or chair.kind != "person":
            return
        if left.by != chair.person:  # somebody else sits here now
            await _keep(open_tables, table, seat, Left())
            return
        asked = table.running.decision_of(seat)
        if asked is None:
            coming = {question.kind for question in table.running.ahead(seat)}
            gone = [one for one in left.answers if one.kind not in coming]
            if gone:
                stays = [one for one in left.answers if one.kind in coming]
                await _keep(open_tables, table, seat, Left(left.by, stays, gone))
            return
        meant = [one for one in left.answers if one.kind == asked.kind]
        if not meant:
            return
        taken = next((one for one in meant if one.option in asked.options), None)
        upto = len(meant) if taken is None else meant.index(taken)
        gone = meant[:upto]
        stays = [one for one in left.answers if one not in meant[: upto + 1]]
        # first it is left no more: should the server die in between, it is asked of the person
        await _keep(open_tables, table, seat, Left(left.by, stays, gone))
        if taken is not None:
            await open_tables.happen(table, "answer", seat, list(taken.option), left.by)


async def _keep(open_tables: OpenTables, table: OpenTable, seat: int, left: Left) -> None:
    """Stores it, tells its owner's own sockets and the other processes, whose owner may be there."""
    s = ledger.seats
    async with open_tables.store.write() as c:
        where = (s.c.table_id == table.id) & (s.c.place == seat)
        await c.execute(sa.update(s).where(where).values(ahead=left.plain() if left.by else None))
    table.facts.chairs[seat].left = left
    tell_owner(table, seat)
    if open_tables.bus.shared:
        open_tables.bus.tell({"table": table.id, "ahead": seat})


async def _read(open_tables: OpenTables, table: OpenTable, seat: int) -> None:
    """Another process may have stored something else."""
    if open_tables.bus.shared:
        async with open_tables.store.read() as c:
            await read(c, table, seat)


async def read(c: AsyncConnection, table: OpenTable, seat: int) -> None:
    s = ledger.seats.c
    kept = await c.scalar(sa.select(s.ahead).where((s.table_id == table.id) & (s.place == seat)))
    table.facts.chairs[seat].left = Left.read(kept)


async def heard(open_tables: OpenTables, table: OpenTable, seat: int) -> None:
    """Another process has stored what was left at a seat."""
    async with table.lock:
        await _read(open_tables, table, seat)
        tell_owner(table, seat)
