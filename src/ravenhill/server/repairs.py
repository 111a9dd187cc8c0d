"""A host's hands on stored games: a dry run on the installed version, freezing, repairing."""

from __future__ import annotations

import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

from ravenhill.engine import record
from ravenhill.engine.decision import Bad, Message
from ravenhill.server import ledger, opening
from ravenhill.server.live import Live
from ravenhill.server.refusal import Refusal
from ravenhill.server.settings import Settings
from ravenhill.server.store import Store, keep_snapshot

if TYPE_CHECKING:
    from ravenhill.server.office import Office

# How a stored table opens: as it was; by newer rules; with answers to be given again; only to be looked at; not at all.
WAYS: Final = ("same", "upgraded", "cut", "frozen", "broken")


async def ids(office: Office) -> list[str]:
    """The tables that have begun."""
    t = ledger.tables.c
    begun = sa.select(t.id).where(t.status != "waiting").order_by(t.id)
    async with office.store.read() as c:
        return [str(found) for found in (await c.execute(begun)).scalars()]


async def check(office: Office, found: list[str], step: Callable[[], None]) -> dict[str, list[str]]:
    """Opens every table on the installed version and stores nothing; tells how each of them came out."""
    ways: dict[str, list[str]] = {way: [] for way in WAYS}
    for table_id in found:
        ways[await _way(office, table_id)].append(table_id)
        office.hall.lives.pop(table_id, None)
        step()
    return ways


async def _way(office: Office, table_id: str) -> str:
    try:
        live = await office.hall.stored(table_id)
    except Refusal:
        return "broken"
    if live.frozen is not None:
        return "broken" if live.frozen.key == "server-table-broken" else "frozen"
    play = live.game
    if live.carried and (play.cut or play.otherwise or live.behind):
        return "cut"
    return "upgraded" if play.newly_carried else "same"


async def freeze(office: Office, table_id: str, frozen: bool) -> None:
    """Nobody plays on at a table, or they may again. A running server heeds it when it next reads the table."""
    t = ledger.tables
    async with office.store.write() as c:
        values = {"frozen": frozen, "people": t.c.people + 1}  # who has it open sees that something changed
        done = await c.execute(sa.update(t).where(t.c.id == table_id).values(**values))
    if done.rowcount == 0:
        raise Refusal("missing", "server-no-table")


async def repair(office: Office, table_id: str) -> dict[str, Any]:
    """Takes a table up where it last can be: broken snapshots go, and rows that can not be played are set aside.

    All rows stay stored; a new one says from where the game goes on."""
    async with office.store.read() as c:
        live = Live(await office.hall.facts(c, table_id))
        if live.facts.status == "waiting" or live.facts.kind == "record":
            raise Refusal("not_now", "server-nothing-to-repair")
        last = await opening.last_row(c, table_id)
        await opening.open_as_far_as_it_goes(c, live)
    kept = live.version
    if kept < last:
        live.version = last + 1
        live.ask = live.version
        row = {"table_id": table_id, "at": time.time(), **opening.carried_row(live)}
    snapshot = {"table_id": table_id, "version": live.version, "ask": live.ask, "epoch": live.epoch}
    snapshot["saved"] = record.save(live.game, past=False)

    def work(c: sa.Connection) -> None:
        if kept < last:
            c.execute(sa.insert(ledger.journal).values(**row))
            c.execute(sa.update(ledger.tables).where(ledger.tables.c.id == table_id).values(version=live.version))
        c.execute(sa.delete(ledger.snapshots).where(ledger.snapshots.c.table_id == table_id))
        keep_snapshot(c, snapshot)

    await office.store.at_once(work)
    return {"table": table_id, "rows": last, "played": kept, "set_aside": last - kept, "answers": live.game.answers}


@asynccontextmanager
async def of_this_form(settings: Settings) -> AsyncIterator[Settings]:
    """The same database in the form of this version. Of SQLite a copy is taken, so that not a byte of it changes."""
    url = sa.make_url(settings.database)
    file = Path(url.database or "")
    if url.get_backend_name() == "sqlite" and file.is_file():
        with tempfile.TemporaryDirectory(prefix="ravenhill-check-") as folder:
            copy = Path(folder) / "copy.sqlite3"
            read_only = f"{file.resolve().as_uri()}?mode=ro"
            with closing(sqlite3.connect(read_only, uri=True)) as source, closing(sqlite3.connect(copy)) as target:
                source.backup(target)
            store = Store(f"sqlite+aiosqlite:///{copy}")
            if (await store.forms())[0]:  # else it is none of ours, and nothing is made of it
                await store.open()
            await store.close()
            yield replace(settings, db=f"sqlite+aiosqlite:///{copy}")
        return
    store = Store(settings.database)
    stands, present = await store.forms()
    await store.close()
    if stands and stands != present:
        raise Bad(Message("bad-database-check", {"stands": stands, "present": present}))
    yield settings
