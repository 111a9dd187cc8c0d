"""Games played elsewhere, brought in as tables: a record somebody brings, a path that leaves a finished game.

They may be long, and whoever plays meanwhile is not to notice. So the rows come packed from the process that checked
them, the database itself takes them apart, a few at a time, each few in a transaction of its own, and there are pauses
in which others write. Until the last row is there the table is `STORING`: nobody sees it."""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection

from ravenhill.server import ledger, thinking
from ravenhill.server.facts import places
from ravenhill.server.ledger import STORING
from ravenhill.server.lobby import new_id
from ravenhill.server.open_tables import OpenTables
from ravenhill.server.people import Person
from ravenhill.server.refusal import Refusal
from ravenhill.server.rows import AS_JSON
from ravenhill.server.store import Store
from ravenhill.server.turns import Asker

PAUSE: Final = 1.0  # after some rows, for as long as they took


async def bring(open_tables: OpenTables, person: Person, written: bytes, by: Asker) -> str:
    """A record from outside, played through and kept as a finished table."""
    found = await open_tables.machines.desk(by, thinking.check, written, open_tables.settings.answers_per_record)
    if "pages" not in found:
        raise Refusal("bad_record", str(found["key"]), found["args"])
    names, _ = places(found["game"], found["scenario"])
    table_id = new_id()
    result = found["result"] or {"winners": [], "reason": "unfinished", "rule": ""}
    table = {**laid(found, table_id, person, time.time()), "kind": "record", "status": "over", "result": result}
    seats = [
        {"table_id": table_id, "place": p, "person": None, "machine": None, "nonce": ""} for p in range(len(names))
    ]
    await store_game(open_tables.store, table, seats, found["pages"])
    return table_id


def laid(found: dict[str, Any], table_id: str, person: Person, now: float) -> dict[str, Any]:
    """What is said of a table of any such game; `found`: what was read of it."""
    told = {name: found[name] for name in ("game", "scenario", "options", "version", "turn")}
    mine = {"id": table_id, "host": person.id, "created": now, "moved": now}
    nothing = {"public": False, "spectators": True, "people": 0, "mail_due": False, "offer": None, "result": None}
    return {**told, **mine, **nothing, "to_move": [], "machine_due": False}


async def store_game(
    store: Store,
    table: dict[str, Any],
    seats: list[dict[str, Any]],
    pages: list[bytes],
    allowed: Callable[[AsyncConnection], Awaitable[None]] | None = None,
) -> None:
    """A table with all its rows; `allowed` refuses it before anything is stored. What a server that dies in between
    leaves behind is swept away later."""
    async with store.write() as c:
        if allowed is not None:
            await allowed(c)
        await c.execute(sa.insert(ledger.tables).values(**{**table, "status": STORING}))
        await c.execute(sa.insert(ledger.seats), seats)
    beside = {"table_id": table["id"], "at": table["moved"]}
    for page in pages:
        began = time.perf_counter()
        await store.at_once(partial(_put, page, beside))
        await _rest(PAUSE * (time.perf_counter() - began))
    tables = ledger.tables
    await store.at_once(
        partial(_say, sa.update(tables).where(tables.c.id == table["id"]).values(status=table["status"]))
    )


async def _rest(seconds: float) -> None:
    """Others have their turn."""
    await asyncio.sleep(seconds)


def _say(statement: sa.Update, c: sa.Connection) -> None:
    c.execute(statement)


def _put(page: bytes, beside: dict[str, Any], c: sa.Connection) -> None:
    written = zlib.decompress(page).decode()
    c.execute(sa.text(_STATEMENTS[c.dialect.name]), {"page": written, **beside})


def _statement(sqlite: bool) -> str:
    """Takes a page apart in the database itself: no thread of ours holds up another over it."""
    rows = [column for column in ledger.journal.c if column.name not in ("table_id", "at")]
    if sqlite:
        told = ", ".join(f"json_extract(value, '$.{column.name}')" for column in rows)
        source = "json_each(:page)"
    else:
        types = [str(column.type.compile(postgresql.dialect())) for column in rows]  # type: ignore[no-untyped-call]
        told = ", ".join(f"CAST(g.{column.name} AS {kind})" for column, kind in zip(rows, types, strict=True))
        given = ", ".join(
            f"{column.name} {'TEXT' if column.name in AS_JSON else kind}"
            for column, kind in zip(rows, types, strict=True)
        )
        source = f"json_to_recordset(CAST(:page AS JSON)) AS g({given})"
    names = ", ".join(column.name for column in rows)
    return f"INSERT INTO {ledger.journal.name} (table_id, at, {names}) SELECT :table_id, :at, {told} FROM {source}"


_STATEMENTS: Final = {"sqlite": _statement(True), "postgresql": _statement(False)}
