"""Packs people bring: kept for them, theirs alone unless they share them, and taken to a table by its digest."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from functools import partial
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ravenhill import packs
from ravenhill.engine import game as shelf
from ravenhill.engine.decision import Bad, BadPack
from ravenhill.engine.pack import problems_in
from ravenhill.server import ledger
from ravenhill.server.open_tables import OpenTables
from ravenhill.server.people import Person
from ravenhill.server.printing import sheet_of
from ravenhill.server.refusal import Refusal

PACKS_PER_PERSON: Final = 20
LISTED: Final = 100  # of those that others share
REMEMBERED: Final = 500
_p, _c = ledger.packs.c, ledger.pack_contents.c
_KEPT: Final = sa.select(ledger.packs, _c.game).join(ledger.pack_contents, _c.digest == _p.digest)
_WITH_CONTENTS: Final = _KEPT.add_columns(_c.records)
_said: OrderedDict[str, dict[str, Any]] = OrderedDict()  # what is told of contents, by their digest


async def keep(open_tables: OpenTables, person: Person, body: bytes) -> dict[str, Any]:
    """A pack somebody sends, checked in every field."""
    try:
        game, pack = await asyncio.to_thread(packs.opened, body)
    except BadPack as e:
        raise _refused(e) from None
    return await _keep(open_tables, person, game, pack)


async def keep_draft(open_tables: OpenTables, person: Person, game: str, pack: dict[str, Any]) -> dict[str, Any]:
    """A pack written in the workshop, kept as one that was sent."""
    await check(game, pack)
    return await _keep(open_tables, person, game, pack)


async def change(
    open_tables: OpenTables, person: Person, pack_id: str, pack: dict[str, Any], digest: str
) -> dict[str, Any]:
    """Another content for a pack of one's own; `digest` is what it was when it was opened: what somebody else, or
    oneself in another window, has put there since is not overwritten."""
    row = await _own(open_tables, person, pack_id)
    await check(row["game"], pack)
    told = packs.told(row["game"], pack)
    open_tables.people.unwanted.check(told["name"])
    which = (_p.id == pack_id) & (_p.person == person.id)
    async with open_tables.store.write() as c:
        others = sa.select(_p.id).where((_p.person == person.id) & (_p.digest == told["digest"]) & (_p.id != pack_id))
        if await c.scalar(others) is not None:
            raise Refusal("not_now", "server-pack-twice")
        await put(c, row["game"], pack)
        done = await c.execute(
            sa.update(ledger.packs).where(which & (_p.digest == digest)).values(digest=told["digest"])
        )
        if done.rowcount == 0:
            raise Refusal("not_now", "server-pack-changed")
        await sweep(c)
    return {**_told(row, told), "mine": True}


async def whole(open_tables: OpenTables, person: Person | None, pack_id: str) -> dict[str, Any]:
    """A pack with all its records: one's own, or one that is shared."""
    me = person.id if person is not None else ""
    async with open_tables.store.read() as c:
        which = (_p.id == pack_id) & (_p.shared | (_p.person == me))
        row = (await c.execute(_WITH_CONTENTS.where(which))).mappings().first()
    if row is None:
        raise Refusal("missing", "server-no-pack")
    told = await _of_contents(row["game"], row["digest"], row["records"])
    return {"pack": {**_told(row, told), "mine": row["person"] == me}, "records": row["records"]}


async def _own(open_tables: OpenTables, person: Person, pack_id: str) -> dict[str, Any]:
    async with open_tables.store.read() as c:
        found = await c.execute(_WITH_CONTENTS.where((_p.id == pack_id) & (_p.person == person.id)))
        row = found.mappings().first()
    if row is None:
        raise Refusal("missing", "server-no-pack")
    return dict(row)


async def check(game: str, pack: dict[str, Any]) -> None:
    """Refuses a pack that is not in order, by the first thing that is wrong."""
    try:
        await asyncio.to_thread(packs.checked, game, pack)
    except BadPack as e:
        raise _refused(e) from None


async def _keep(open_tables: OpenTables, person: Person, game: str, pack: dict[str, Any]) -> dict[str, Any]:
    told = packs.told(game, pack)
    open_tables.people.unwanted.check(told["name"])
    now = open_tables.clock()
    row = {"id": secrets.token_hex(8), "person": person.id, "digest": told["digest"], "shared": False, "made": now}
    async with open_tables.store.write() as c:
        own = list((await c.execute(sa.select(_p.digest).where(_p.person == person.id))).scalars())
        if told["digest"] in own:
            raise Refusal("not_now", "server-pack-twice")
        if len(own) >= PACKS_PER_PERSON:
            raise Refusal("not_now", "server-packs-full", {"count": PACKS_PER_PERSON})
        await put(c, game, pack)
        await c.execute(sa.insert(ledger.packs).values(**row))
    return {**_told(row | {"game": game}, told), "mine": True}


async def put(c: AsyncConnection, game: str, pack: dict[str, Any]) -> str:
    """The contents of a pack, kept once however many have it."""
    told = packs.told(game, pack)
    if await c.scalar(sa.select(_c.digest).where(_c.digest == told["digest"])) is None:
        values = {"digest": told["digest"], "game": game, "name": told["name"], "records": pack}
        await c.execute(sa.insert(ledger.pack_contents).values(**values))
    return str(told["digest"])


async def listed(open_tables: OpenTables, person: Person | None) -> list[dict[str, Any]]:
    """The person's own, the last first, then those that others share."""
    me = person.id if person is not None else ""
    own = _KEPT.where(_p.person == me).order_by(_p.made.desc())
    others = _KEPT.where(_p.shared & (_p.person != me)).order_by(_p.made.desc()).limit(LISTED)
    listing: list[dict[str, Any]] = []
    async with open_tables.store.read() as c:
        for row in [*(await c.execute(own)).mappings(), *(await c.execute(others)).mappings()]:
            told = _said.get(row["digest"])
            if told is None:
                records = await c.scalar(sa.select(_c.records).where(_c.digest == row["digest"]))
                if records is None:  # deleted this very moment
                    continue
                told = await _of_contents(row["game"], row["digest"], records)
            listing.append({**_told(row, told), "mine": row["person"] == me})
    return listing


async def _of_contents(game: str, digest: str, records: dict[str, Any]) -> dict[str, Any]:
    """What is told of contents: worked out once, however many lists they stand in, and while others go on."""
    if digest not in _said:
        _said[digest] = await asyncio.to_thread(packs.told, game, records)
        if len(_said) > REMEMBERED:
            _said.popitem(last=False)
    return _said[digest]


async def share(open_tables: OpenTables, person: Person, pack_id: str, shared: bool) -> None:
    async with open_tables.store.write() as c:
        which = (_p.id == pack_id) & (_p.person == person.id)
        done = await c.execute(sa.update(ledger.packs).where(which).values(shared=shared))
    if done.rowcount == 0:
        raise Refusal("missing", "server-no-pack")


async def delete(open_tables: OpenTables, person: Person, pack_id: str) -> None:
    """It is no more; tables that are played with it have their own copy."""
    async with open_tables.store.write() as c:
        done = await c.execute(sa.delete(ledger.packs).where((_p.id == pack_id) & (_p.person == person.id)))
        if done.rowcount:
            d = ledger.drafts.c
            await c.execute(sa.delete(ledger.drafts).where((d.pack == pack_id) & (d.person == person.id)))
            await sweep(c)
    if done.rowcount == 0:
        raise Refusal("missing", "server-no-pack")


async def sweep(c: AsyncConnection) -> None:
    """Contents nobody keeps and no table has are forgotten."""
    used = sa.select(ledger.tables.c.pack).where(ledger.tables.c.pack.is_not(None))
    await c.execute(
        sa.delete(ledger.pack_contents).where(_c.digest.not_in(sa.select(_p.digest)) & _c.digest.not_in(used))
    )


async def chosen(
    open_tables: OpenTables, person: Person | None, game: str, pack_id: str | None
) -> dict[str, Any] | None:
    """What is played with: the pack that was chosen, else the one this server plays the game with."""
    if pack_id is None:
        return open_tables.house_packs.get(game)
    mine = _p.person == (person.id if person is not None else "")
    async with open_tables.store.read() as c:
        found = sa.select(_c.game, _c.records).join(ledger.packs, _c.digest == _p.digest)
        row = (await c.execute(found.where((_p.id == pack_id) & (_p.shared | mine)))).first()
    if row is None or row[0] != game:
        raise Refusal("missing", "server-no-pack")
    pack: dict[str, Any] = row[1]
    try:
        await asyncio.to_thread(partial(_ready, game, pack))
    except Bad as e:
        raise _refused(e) from None
    return pack


def _ready(game: str, pack: dict[str, Any]) -> None:
    """Checked by the rules of today, and its book built: nobody waits for it when the table is laid."""
    found = shelf.find(game)
    problems = problems_in(found, pack)
    if problems:
        raise BadPack(problems)
    found.empty(found.setup(pack=pack))
    sheet_of(game, pack)


def _refused(e: Bad) -> Refusal:
    """The first problem is told, with its file, record and field."""
    first = e.problems[0] if isinstance(e, BadPack) else e.message
    return Refusal("bad_pack", first.key, first.args)


def _told(row: Any, told: dict[str, Any]) -> dict[str, Any]:
    return {"id": row["id"], "game": row["game"], "shared": row["shared"], "made": row["made"], **told}
