"""A host's hands on stored games: a dry run on the installed version, freezing, repairing."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ravenhill.server import ledger, opening, owner
from ravenhill.server.clock import Clock
from ravenhill.server.open_table import ENDINGS, OpenTable
from ravenhill.server.open_tables import snapshot_of
from ravenhill.server.refusal import Refusal
from ravenhill.server.store import keep_snapshot, upsert

if TYPE_CHECKING:
    from ravenhill.server.office import Office

# How a stored table opens: as it was; by newer rules; with answers to be given again; only to be looked at; not at all.
WAYS: Final = ("same", "upgraded", "cut", "frozen", "broken")
BROKEN: Final = "server-table-broken"


async def ids(office: Office) -> list[str]:
    """The tables that have begun."""
    tables = ledger.tables.c
    begun = sa.select(tables.id).where(tables.status.not_in(("waiting", ledger.STORING))).order_by(tables.id)
    async with office.store.read() as c:
        return [str(found) for found in (await c.execute(begun)).scalars()]


async def check(office: Office, found: list[str], step: Callable[[], None]) -> dict[str, list[str]]:
    """Opens every table on the installed version and stores nothing; tells how each of them came out."""
    ways: dict[str, list[str]] = {way: [] for way in WAYS}
    for table_id in found:
        ways[await _way(office, table_id)].append(table_id)
        office.open_tables.by_id.pop(table_id, None)
        step()
    return ways


async def _way(office: Office, table_id: str) -> str:
    try:
        table = await office.open_tables.stored(table_id)
    except Refusal:
        return "broken"
    if table.frozen is not None:
        return "broken" if table.frozen.key == BROKEN else "frozen"
    play = table.running
    if table.carried and (play.cut or play.otherwise or table.behind):
        return "cut"
    return "upgraded" if play.newly_carried else "same"


async def freeze(office: Office, table_id: str, frozen: bool) -> None:
    """Nobody plays on at a table, or they may again. A running server heeds it within seconds.

    Meanwhile no clock runs; a machine that is to move does so when the table thaws."""
    tables, s = ledger.tables, ledger.seats.c
    now = time.time()
    async with office.store.write() as c:
        row = (await c.execute(sa.select(tables).where(tables.c.id == table_id))).mappings().first()
        if row is None:
            raise Refusal("missing", "server-no-table")
        if row["status"] != "running":
            raise Refusal("not_now", "server-not-begun" if row["status"] == "waiting" else "why-over")
        if row["frozen"] == frozen:
            return
        played = (await c.execute(sa.select(s.place, s.machine, s.person).where(s.table_id == table_id))).all()
        machines = [place for place, machine, _ in played if machine is not None and place in row["to_move"]]
        people = [p for p, machine, person in played if machine is None and person and p in row["to_move"]]
        values = {"frozen": frozen, "people": tables.c.people + 1, "machine_due": bool(machines), "warn_at": None}
        clock = Clock.read(row["clock"], row["time_left"])
        if clock is not None and clock.left:
            clock.settle(now, people if frozen else [])
            values |= {"time_left": clock.kept(), "warn_at": None if frozen else clock.warns_at(people)}
        await c.execute(sa.update(tables).where(tables.c.id == table_id).values(**values))
        await owner.stamp(office.store, c)


async def repair(office: Office, table_id: str) -> dict[str, Any]:
    """Takes a table up where it last can be: broken snapshots go, and rows that can not be played are set aside.

    All rows stay stored; a new one says from where the game goes on, and the players read it in the log. The table's
    own row then says how the game stands. A frozen table stays frozen."""
    async with office.store.read() as c:
        stored = await office.open_tables.facts(c, table_id)
        if stored.status == "waiting" or stored.kind == "record":
            raise Refusal("not_now", "server-nothing-to-repair")
        table = OpenTable(stored, most=office.open_tables.settings.answers_per_table)
        last = await opening.last_row(c, table_id)
        await opening.open_as_far_as_it_goes(c, table)
        j, tables = ledger.journal.c, ledger.tables.c
        kinds = sa.select(j.kind).where((j.table_id == table_id) & (j.number >= table.version)).order_by(j.number)
        ended, *aside = (await c.execute(kinds)).scalars()
        moving = await c.scalar(sa.select(tables.to_move).where(tables.id == table_id))
    kept = table.version
    table.note_result()
    row: dict[str, Any] | None = None
    if kept < last:
        row = _set_aside(table, last, sum(1 for kind in aside if kind == "answer"))
    elif ended in ENDINGS:
        table.facts.status, table.facts.result = "over", stored.result
    if kept == last:
        table.facts.offer = stored.offer
    values = office.open_tables.stands(table, None)
    del values["of"]
    if kept == last and values["to_move"] == moving:
        del values["mail_due"]  # the letter is written, or will be
    await _keep(office, table, last, row, values)
    told = {"table": table_id, "rows": last, "played": kept, "set_aside": last - kept, "answers": table.running.answers}
    return {**told, "frozen": stored.frozen}


def _set_aside(table: OpenTable, last: int, answers: int) -> dict[str, Any]:
    """The row from which the game goes on; those it passes over stay where they are."""
    kept = table.version
    now = time.time()
    table.version = table.ask = last + 1
    table.epoch += 1  # lines of the log are gone: nobody adds to those they have
    table.running.lines()
    table.running.tell_again([[opening.SET_ASIDE, {"count": answers}, None, table.running.answers]])
    clock = table.facts.clock
    if clock is not None:
        clock.since = now  # nobody loses time by a question that is asked anew
        for seat in table.ticking() if clock.by_days else ():
            clock.wind(seat)
    return {"table_id": table.id, "at": now, **opening.carried_row(table, aside=[kept + 1, last])}


async def _keep(
    office: Office, table: OpenTable, last: int, row: dict[str, Any] | None, values: dict[str, Any]
) -> None:
    tables, j, s = ledger.tables, ledger.journal, ledger.snapshots
    snapshot = snapshot_of(table)

    def work(c: sa.Connection) -> None:
        if c.scalar(sa.select(sa.func.max(j.c.number)).where(j.c.table_id == table.id)) != last:
            raise Refusal("stale", "server-repair-again")
        if row is not None:
            c.execute(sa.insert(j).values(**row))
        c.execute(sa.update(tables).where(tables.c.id == table.id).values(people=tables.c.people + 1, **values))
        c.execute(sa.delete(s).where(s.c.table_id == table.id))
        keep_snapshot(c, snapshot)
        c.execute(upsert(c.dialect.name, ledger.secrets, owner.new_stamp(), ["name"]))

    try:
        await office.store.at_once(work)
    except IntegrityError:
        raise Refusal("stale", "server-repair-again") from None
