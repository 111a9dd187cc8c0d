"""Analyses of finished games, worked out in the background and kept beside them; and leaving their path: what if."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

import sqlalchemy as sa
from pydantic_core import from_json
from sqlalchemy.exc import IntegrityError

from ravenhill.analysis.course import FORM, ITERATIONS, current
from ravenhill.analysis.study import Study
from ravenhill.server import ledger, lobby, studies
from ravenhill.server.bringing import laid, store_game
from ravenhill.server.facts import places
from ravenhill.server.open_tables import OpenTables
from ravenhill.server.opening import pages_of
from ravenhill.server.people import Person
from ravenhill.server.playing import may_look
from ravenhill.server.refusal import Refusal, slow_down
from ravenhill.server.studies import Progress
from ravenhill.server.turns import Asker

LOT: Final = 6  # choices studied together
RUNNING: Final = 20  # analyses at a time
EACH: Final = 2  # of them one person's
NETWORK: Final = 8  # and one network's
LATER: Final = 60.0  # seconds: sooner none of them will have ended
log: Final = logging.getLogger("ravenhill.server")


async def look(open_tables: OpenTables, table_id: str, person: Person | None) -> dict[str, Any]:
    """The analysis of a game, how far it has come, or that nobody has asked for it."""
    async with open_tables.at(table_id) as table:
        may_look(table, person)
        if not table.over:
            raise Refusal("forbidden", "server-analysis-later")
    return await _told(open_tables, table_id)


async def _told(open_tables: OpenTables, table_id: str) -> dict[str, Any]:
    running = open_tables.analyses.get(table_id)
    if running is not None:
        return {"status": "running", "done": running.done, "of": running.of, "analysis": None}
    found = await _kept(open_tables, table_id)
    if found is None:
        return {"status": "none", "done": 0, "of": 0, "analysis": None}
    return {"status": "done", "done": found["studied"], "of": found["studied"], "analysis": found}


async def _kept(open_tables: OpenTables, table_id: str) -> dict[str, Any] | None:
    """What is stored, if this version can show it."""
    a = ledger.analyses.c
    async with open_tables.store.read() as c:
        written = await c.scalar(sa.select(a.written).where(a.table_id == table_id))
    found: dict[str, Any] | None = from_json(written) if written is not None else None
    return current(found) if found is not None and found.get("form", 0) <= FORM else None


async def begin(open_tables: OpenTables, table_id: str, person: Person, by: Asker) -> dict[str, Any]:
    """Sets an analysis to work, if there is none yet."""
    told = await look(open_tables, table_id, person)
    if told["status"] != "none":
        return told
    asked = [running.by for running in open_tables.analyses.values()]
    if len(asked) >= RUNNING:
        raise Refusal("busy", "server-busy")
    if sum(a.person == by.person for a in asked) >= EACH or sum(a.network == by.network for a in asked) >= NETWORK:
        raise slow_down(LATER)
    progress = open_tables.analyses[table_id] = Progress(by)
    try:
        async with open_tables.store.read() as c:
            pages = await pages_of(c, table_id)
        read = await open_tables.machines.desk(by, studies.read, pages)
        if "written" not in read:
            raise Refusal("not_now", str(read["key"]), read["args"])
        progress.of = len(read["choices"])
    except BaseException:
        open_tables.analyses.pop(table_id, None)
        raise
    open_tables.aside(_work(open_tables, table_id, read["written"], read["choices"], progress))
    return await _told(open_tables, table_id)


async def _work(open_tables: OpenTables, table_id: str, written: bytes, numbers: list[int], progress: Progress) -> None:
    machines = open_tables.machines
    found: list[Study] = []
    try:
        for at in range(0, len(numbers), LOT):
            some = numbers[at : at + LOT]
            found += await machines.study(studies.some, written, ITERATIONS, some)
            progress.done += len(some)
        whole = await machines.study(studies.whole, written, found, ITERATIONS)
        await _keep(open_tables, table_id, whole)
    except (TimeoutError, BrokenProcessPool) as e:
        log.warning("an analysis was given up: %s", type(e).__name__)
    except Exception:
        log.exception("an analysis failed")
    finally:
        open_tables.analyses.pop(table_id, None)


async def _keep(open_tables: OpenTables, table_id: str, written: bytes) -> None:
    a = ledger.analyses
    try:
        async with open_tables.store.write() as c:
            await c.execute(sa.delete(a).where(a.c.table_id == table_id))
            await c.execute(sa.insert(a).values(table_id=table_id, at=time.time(), written=written))
    except IntegrityError:  # another process has it already, or the table is gone
        log.info("an analysis was there already")


async def what_if(
    open_tables: OpenTables,
    table_id: str,
    person: Person,
    n: int,
    wanted: Sequence[tuple[str, str | None]],
    by: Asker,
) -> str:
    """A new table that leaves the path of a finished game after n answers; chance is new from there on."""
    async with open_tables.at(table_id) as table:
        may_look(table, person)
        if not table.over:
            raise Refusal("forbidden", "server-what-if-later")
    tables = ledger.tables.c
    async with open_tables.store.read() as c:
        pages = await pages_of(c, table_id)
        pack = await c.scalar(sa.select(tables.pack).where(tables.id == table_id))
    found = await open_tables.machines.desk(by, studies.fork, pages, n)
    if "pages" not in found:
        raise Refusal("not_now", str(found["key"]), found["args"])
    names, automata = places(found["game"], found["scenario"])
    number = found["seats"]
    chosen = [*wanted, *[("me", None)] * number][:number]
    if not any(kind == "me" for place, (kind, _) in enumerate(chosen) if place not in automata):
        raise Refusal("bad_setup", "server-no-person")
    for place, (kind, machine) in enumerate(chosen):
        if kind == "open":
            raise Refusal("bad_setup", "server-what-if-open")
        if kind == "machine" and place not in automata:
            lobby.check_machine(found["game"], machine)
    now = open_tables.clock()
    new = lobby.new_id()
    machines = [
        machine if kind == "machine" and p not in automata else None for p, (kind, machine) in enumerate(chosen)
    ]
    branch = {
        **laid(found, new, person, now),
        "kind": "game",
        "status": "running",
        "to_move": found["to_move"],
        "machine_due": any(machines[seat] is not None for seat in found["to_move"]),
        "pace": "live",
        "origin": {"table": table_id, "n": n},
        "pack": pack,
    }
    seats = [
        {
            "table_id": new,
            "place": p,
            "person": person.id if machines[p] is None and p not in automata else None,
            "machine": machines[p],
            "nonce": lobby.new_id(),
        }
        for p in range(len(names[:number]))
    ]
    await store_game(
        open_tables.store, branch, seats, found["pages"], lambda c: lobby.room_for_more(open_tables, c, person)
    )
    async with open_tables.at(new) as table:
        open_tables.waking.wake(table)
    return new
