"""What version 0.1 did not store is filled in once, while the rules it played by are here: deals, logs, frames.

Done by the migration, table by table. Where the rules have changed meanwhile, a game is left as it is: its position
opens all the same, only its past can not be shown."""

from __future__ import annotations

import logging
import time
from typing import Any, Final

import sqlalchemy as sa

from ravenhill.engine import record
from ravenhill.engine.frames import whole
from ravenhill.engine.script import Play, from_start
from ravenhill.server.rows import Noting, Row, deal_row
from ravenhill.server.thinking import rows_of

log: Final = logging.getLogger("ravenhill.server")

EVERY_SECONDS: Final = 5.0  # how often progress is told

# The tables as the migration of that time knew them: later columns are none of its business.
_META: Final = sa.MetaData()
_tables: Final = sa.Table("game_table", _META, sa.Column("id"), sa.Column("kind"), sa.Column("status"))
_snapshots: Final = sa.Table(
    "snapshot",
    _META,
    *(sa.Column(n) for n in ("table_id", "version", "ask", "epoch")),
    sa.Column("saved", sa.LargeBinary),
)
_journal: Final = sa.Table(
    "journal",
    _META,
    *(sa.Column(n) for n in ("table_id", "number", "kind", "seat", "at", "rules", "turn", "digest")),
    *(sa.Column(n, sa.JSON(none_as_null=n in ("log", "frame"))) for n in ("data", "outcomes", "log", "frame")),
)


def fill(c: sa.Connection) -> None:
    """Every stored game; one that can not be filled stops no other."""
    found = list(c.execute(sa.select(_tables.c.id, _tables.c.kind).where(_tables.c.status != "waiting")))
    began = told = time.monotonic()
    left: list[str] = []
    for n, (table_id, kind) in enumerate(found):
        try:
            with c.begin_nested():
                _fill_one(c, str(table_id), str(kind))
        except Exception as e:  # whatever it is, the game stays as it was stored
            left.append(str(table_id))
            log.warning("table %s: its past could not be filled in: %s: %s", table_id, type(e).__name__, e)
        if time.monotonic() - told > EVERY_SECONDS:
            told = time.monotonic()
            log.info("filling in the past of stored games: %d of %d", n + 1, len(found))
    if found:
        spent = time.monotonic() - began
        log.info("the past of %d stored games filled in, %d left out, %.0f s", len(found), len(left), spent)


def _fill_one(c: sa.Connection, table_id: str, kind: str) -> None:
    s, j = _snapshots.c, _journal.c
    kept = c.execute(sa.select(_snapshots).where(s.table_id == table_id).order_by(s.version.desc())).mappings().first()
    if kept is None:
        return
    stored = record.load(bytes(kept["saved"]))
    base = {"table_id": table_id, "at": time.time()}
    if kind == "record":
        rows = rows_of(stored)
        c.execute(sa.delete(_journal).where(j.table_id == table_id))
        c.execute(sa.insert(_journal), [{**base, **row} for row in rows])
        return
    found = c.execute(sa.select(_journal).where(j.table_id == table_id).order_by(j.number)).mappings()
    first, *noted = _again(stored, [dict(row) for row in found], int(kept["version"]))
    if noted:
        update = sa.update(_journal).where((j.table_id == sa.bindparam("of")) & (j.number == sa.bindparam("row")))
        values: dict[str, Any] = {name: sa.bindparam(name) for name in ("rules", "turn", "log", "frame", "digest")}
        c.execute(update.values(values), [{"of": table_id, "row": n + 1, **row} for n, row in enumerate(noted)])
    c.execute(sa.insert(_journal).values(**base, **first))
    # The snapshot too: later versions open the game from it alone, and can not tell its log again.
    stored.lines()
    own = (s.table_id == table_id) & (s.version == kept["version"])
    c.execute(sa.update(_snapshots).where(own).values(saved=record.save(stored, past=False)))


def _again(stored: Play, rows: list[Row], version: int) -> list[Row]:
    """Row 0, and what is to be kept beside each of the others. Fails where it does not come to what is stored."""
    journal = stored.journal.items()
    answers = [i for i, e in enumerate(journal) if not isinstance(e, str)]
    dealt: list[Any] = journal[: answers[0]] if answers else journal
    play = from_start(stored.game, stored.setup, dealt)
    noting = Noting()
    out = [deal_row(play, noting)]
    for row in rows:
        _enter(play, row)
        out.append(noting.note(play, len(out)))
        if row["number"] == version and whole(play.table) != whole(stored.table):
            raise ValueError(f"row {version} leaves another table than the one stored")
    return out


def _enter(play: Play, row: Row) -> None:
    """A row of one of the kinds there were then; an agreed draw changes nothing on the table."""
    if row["kind"] == "answer":
        play.table.chance.fed = list(row["outcomes"])
        play.answer(row["seat"], tuple(row["data"]))
    elif row["kind"] == "undo":
        play.undo(row["seat"])
    elif row["kind"] == "rewind":
        play.rewind(int(row["data"]))
