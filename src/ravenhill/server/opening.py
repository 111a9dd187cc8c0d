"""Opening a stored game: from its last snapshot, from the one before, or from its rows; under newer rules too."""

from __future__ import annotations

import asyncio
import base64
import logging
from dataclasses import replace
from typing import Any, Final

import sqlalchemy as sa
from pydantic_core import to_json
from sqlalchemy.ext.asyncio import AsyncConnection

from ravenhill.engine import game as shelf
from ravenhill.engine import record
from ravenhill.engine.carry import FIRST, Stopped, ids_to_keep
from ravenhill.engine.decision import Bad, BadSave, Illegal, Message
from ravenhill.engine.script import Play, from_start
from ravenhill.server import ledger
from ravenhill.server.open_table import OpenTable
from ravenhill.server.refusal import Refusal
from ravenhill.server.rows import AS_JSON, DEAL, PAGE, RULES, Noting, Row, cut_back, events_of, read_pages, still_of

NO_END: Final = 2**31 - 1
SET_ASIDE: Final = "log-set-aside"  # the line that tells of answers the owner has set aside
_TOLD: Final = ("log-rules-mended", SET_ASIDE)
log: Final = logging.getLogger("ravenhill.server")


class Differs(Exception):
    """A row leaves another table now than it did when it was stored, by the same rules."""


class Base:
    """A stored position to go on from: the number of its row, and how the table was named there."""

    def __init__(self, version: int, ask: int, epoch: int, play: Play, digest: str) -> None:
        self.version = version
        self.ask = ask
        self.epoch = epoch
        self.play = play
        self.digest = digest


async def open_game(c: AsyncConnection, table: OpenTable) -> bool:
    """Fills in the game of a table that has begun. False: it can not go on, and is opened to be looked at."""
    if table.facts.kind == "record":
        await _look_only(c, table, None)
        return True
    fault: Exception | None = None
    offer = table.facts.offer  # made after the last row, whatever rows are entered now
    for kind, stored in await _bases(c, table.id):
        sound = None
        try:
            _take(table, await asyncio.to_thread(_ready, kind, stored))
            sound = table.version
            await _read_events(c, table)
            await enter_rows(c, table)
            table.facts.offer = offer
            return True
        except Refusal:
            raise
        except Exception as e:  # whatever is broken, an older position and the rows may not be
            _note(table, kind, stored, e, sound)
            fault = fault if isinstance(fault, Stopped) else e
    await _look_only(c, table, fault.message if isinstance(fault, Stopped) else Message("server-table-broken"))
    return False


async def open_as_far_as_it_goes(c: AsyncConnection, table: OpenTable) -> None:
    """For repair: from the base that reaches furthest, up to the first row that can not be played."""
    best: OpenTable | None = None
    for kind, stored in await _bases(c, table.id):
        tried = _afresh(table)
        try:
            _take(tried, _base_of(kind, stored))
        except Exception as e:  # the next one may do
            _note(tried, kind, stored, e, None)
            continue
        try:
            await enter_rows(c, tried)
        except Exception as e:
            sound = _note(tried, kind, stored, e, tried.version)
            tried = _afresh(table)  # a row that failed may have left it half done
            _take(tried, _base_of(kind, stored))
            await enter_rows(c, tried, sound)
        if best is None or tried.version > best.version:
            best = tried
    if best is None:
        raise Refusal("not_now", "server-table-broken")
    table.facts = best.facts
    table.play, table.noting = best.play, best.noting
    table.version, table.ask, table.epoch = best.version, best.ask, best.epoch


def _afresh(table: OpenTable) -> OpenTable:
    """The table before any row: what its last rows came to may be what is damaged."""
    return OpenTable(replace(table.facts, status="running", result=None, offer=None, frozen=False))


def _note(table: OpenTable, kind: str, stored: Row, e: Exception, taken: int | None) -> int:
    """Logs what can not be used: the position, or the row that was to be played on it. Gives the last row that can."""
    named = f"{type(e).__name__}: {e}"
    if taken is None:
        log.warning(
            "table %s: the %s of row %s does not open: %s", table.id, _POSITIONS[kind], stored["version"], named
        )
        return -1
    sound = table.version - 1 if isinstance(e, Differs) else table.version
    log.warning("table %s: row %s can not be played: %s", table.id, sound + 1, named)
    return sound


_POSITIONS: Final = {"snapshot": "snapshot", "row": "position"}


async def _bases(c: AsyncConnection, table_id: str) -> list[tuple[str, Row]]:
    """Where the game can be taken up, the best first: snapshots, then the rows that hold a position of their own."""
    kept, j = ledger.snapshots.c, ledger.journal.c
    digest = (
        sa.select(j.digest).where((j.table_id == table_id) & (j.number == kept.version)).correlate(ledger.snapshots)
    )
    snapshots = await c.execute(
        sa.select(ledger.snapshots, digest.scalar_subquery().label("digest"))
        .where(kept.table_id == table_id)
        .order_by(kept.version.desc())
    )
    found = [("snapshot", dict(row)) for row in snapshots.mappings()]
    rows = await c.execute(
        sa.select(ledger.journal, j.number.label("version"))
        .where((j.table_id == table_id) & j.kind.in_((DEAL, RULES)))
        .order_by(j.number.desc())
    )
    return found + [("row", dict(row)) for row in rows.mappings()]


def _ready(kind: str, stored: Row) -> Base:
    """A base whose log has been said: a long game takes a while for that."""
    base = _base_of(kind, stored)
    base.play.lines()
    return base


def _base_of(kind: str, stored: Row) -> Base:
    version, digest = int(stored["version"]), stored["digest"] or ""
    if kind == "snapshot":
        play = record.load(bytes(stored["saved"]))
        return Base(version, int(stored["ask"]), int(stored["epoch"]), play, digest)
    if stored["kind"] == RULES:
        play = record.load(base64.b64decode(stored["data"]["saved"]))
        return Base(version, version, int(stored["data"]["epoch"]), play, digest)
    setup = shelf.Setup(**stored["data"]["setup"])
    game = shelf.find(setup.game)
    if stored["rules"] != game.info.rules:
        raise BadSave(Message("bad-record-older", {"rules": int(stored["rules"] or FIRST), "game": setup.game}))
    return Base(0, 0, 0, from_start(game, setup, stored["outcomes"]), digest)


async def _read_events(c: AsyncConnection, table: OpenTable) -> None:
    """What happened beside the game up to the position in memory."""
    j = ledger.journal.c
    which = (j.table_id == table.id) & (j.number <= table.version) & j.kind.not_in((DEAL, "answer"))
    rows = await c.execute(sa.select(j.kind, j.data, ledger.LINES).where(which).order_by(j.number))
    table.events = events_of([dict(row) for row in rows.mappings()])
    cut_back(table.events, table.running.answers)  # newer rules may have cut some
    table.heard.clear()


def _take(table: OpenTable, base: Base) -> None:
    table.play = base.play
    table.version, table.ask, table.epoch = base.version, base.ask, base.epoch
    table.snapped = base.version
    table.behind = 0
    table.noting = Noting(base.play, base.digest)
    table.heard.clear()
    table.reopened.clear()
    table.carried = bool(base.play.newly_carried) and not base.play.over


async def enter_rows(c: AsyncConnection, table: OpenTable, upto: int = NO_END) -> None:
    """Plays what was stored after the position in memory; each row must leave the table it left then."""
    j = ledger.journal.c
    which = (j.table_id == table.id) & (j.number > table.version) & (j.number <= upto)
    rows = await c.execute(sa.select(*ledger.ROW).where(which).order_by(j.number))
    for row in rows.mappings():
        try:
            enter_row(table, dict(row))
        except (Illegal, Bad):
            if _same_rules(table, row):
                raise
            last = await last_row(c, table.id)
            table.behind = last - table.version  # under newer rules the rest is asked again
            table.version = last
            table.carried = True
            await _read_events(c, table)
            return


def enter_row(table: OpenTable, row: Row) -> None:
    """One row that somebody else stored."""
    if row["kind"] == RULES:
        _take(table, _base_of("row", {**row, "version": row["number"]}))
        cut_back(table.events, table.running.answers)
        return
    table.enter(row["kind"], row["seat"], row["data"], row["outcomes"], events=row["log"] or [])
    noted = table.noting.note(table.running, table.version)
    if _same_rules(table, row) and row["digest"] is not None and noted["digest"] != row["digest"]:
        raise Differs(f"row {row['number']}")
    table.noting.digest = row["digest"] or noted["digest"]


def _same_rules(table: OpenTable, row: Any) -> bool:
    return int(row["rules"] or FIRST) == int(table.running.game.info.rules)


async def last_row(c: AsyncConnection, table_id: str) -> int:
    j = ledger.journal.c
    return int(await c.scalar(sa.select(sa.func.max(j.number)).where(j.table_id == table_id)) or 0)


def carried_row(table: OpenTable, **more: Any) -> Row:
    """The row from which on other rules hold, or the owner has set rows aside: how many answers stay, the position."""
    play = table.running
    data = {
        "answers": play.answers,
        "epoch": table.epoch,
        "ids": ids_to_keep(play),
        "cut": [e if isinstance(e, str) else list(e) for e in play.cut],
        "saved": base64.b64encode(record.save(play, past=False)).decode(),
        **more,
    }
    table.noting = Noting(play, table.noting.digest)
    noted = table.noting.note(play, table.version, whole=True)
    told = [line for line in play.lines() if line.key in _TOLD and line.at == play.answers]
    noted["log"] = [[line.key, line.args, None, line.at] for line in told]
    return {"number": table.version, "kind": RULES, "seat": -1, "data": data, "outcomes": [], **noted}


async def _look_only(c: AsyncConnection, table: OpenTable, broken: Message | None) -> None:
    """The game as its last row left it. Nothing is changed, and nothing of the rules is asked."""
    pages = await pages_of(c, table.id)
    if not pages:  # a record of version 0.1 that its own rules never filled in
        raise Refusal("not_now", "server-past-lost")
    try:
        table.play, last = await asyncio.to_thread(_still, pages)
    except Exception:
        log.exception("table %s can not be shown", table.id)
        raise Refusal("not_now", "server-table-broken") from None
    table.version = table.snapped = last
    table.ask = table.version
    table.broken = broken
    await _read_events(c, table)


def _still(pages: list[bytes]) -> tuple[Play, int]:
    rows = read_pages(pages, frames=False)
    return still_of(rows), int(rows[-1]["number"])


_PAGED: Final = [sa.cast(col, sa.Text).label(col.name) if col.name in AS_JSON else col for col in ledger.journal.c]

_NAMES: Final = [f"{col.name}" for col in ledger.journal.c]  # plain: SQLAlchemy's own kind of text is slow to write


async def pages_of(c: AsyncConnection, table_id: str, which: Any = None) -> list[bytes]:
    """The rows of a table in pages, for `read_pages`: here nothing of them is read, however many there are."""
    j = ledger.journal.c
    own = sa.select(*_PAGED).where(j.table_id == table_id).order_by(j.number).limit(PAGE)
    if which is not None:
        own = own.where(which)
    pages: list[bytes] = []
    last = -1
    while True:
        rows = [dict(zip(_NAMES, row, strict=True)) for row in await c.execute(own.where(j.number > last))]
        if rows:
            pages.append(to_json(rows))
            last = int(rows[-1]["number"])
        if len(rows) < PAGE:
            return pages
