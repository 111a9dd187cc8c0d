"""Drafts of the workshop: what somebody writes is kept for them as it stands, in order or not."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from ravenhill.server import ledger
from ravenhill.server.open_tables import OpenTables
from ravenhill.server.people import Person
from ravenhill.server.refusal import Refusal

_d = ledger.drafts.c


def _which(person: Person, game: str, pack: str) -> sa.ColumnElement[bool]:
    return (_d.person == person.id) & (_d.game == game) & (_d.pack == pack)


async def read(open_tables: OpenTables, person: Person, game: str, pack: str) -> dict[str, Any] | None:
    """The draft as it was written last; None: there is none."""
    async with open_tables.store.read() as c:
        found = await c.execute(sa.select(_d.records, _d.digest, _d.window).where(_which(person, game, pack)))
        row = found.mappings().first()
    return None if row is None else dict(row)


async def keep(open_tables: OpenTables, person: Person, game: str, draft: dict[str, Any]) -> None:
    """Takes the place of what was there. `draft`: pack, records, digest, window."""
    pack = draft["pack"]
    async with open_tables.store.write() as c:
        if pack:
            p, contents = ledger.packs.c, ledger.pack_contents.c
            own = sa.select(p.id).join(ledger.pack_contents, contents.digest == p.digest)
            if await c.scalar(own.where((p.id == pack) & (p.person == person.id) & (contents.game == game))) is None:
                raise Refusal("missing", "server-no-pack")
        await c.execute(sa.delete(ledger.drafts).where(_which(person, game, pack)))
        row = {**draft, "person": person.id, "game": game, "at": open_tables.clock()}
        await c.execute(sa.insert(ledger.drafts).values(**row))


async def drop(open_tables: OpenTables, person: Person, game: str, pack: str) -> None:
    """It was kept as a pack, or thrown away."""
    async with open_tables.store.write() as c:
        await c.execute(sa.delete(ledger.drafts).where(_which(person, game, pack)))
