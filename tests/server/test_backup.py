"""The backup of docs/server.md, rehearsed: taken while the server runs, restored elsewhere, and played on."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

pytestmark = pytest.mark.anyio

GUIDE = Path(__file__).parents[2] / "docs" / "server.md"


async def follow_the_guide(to_do: str, database: str, copy: Path) -> None:
    """Runs the block of the guide that begins with this comment."""
    block = re.search(rf"^```sh\n# {re.escape(to_do)}\b.*?^```", GUIDE.read_text(), re.MULTILINE | re.DOTALL)
    assert block is not None, f"the guide does not tell how to {to_do}"
    script = block[0].removeprefix("```sh\n").removesuffix("```")
    places = {**os.environ, "DATABASE": database, "COPY": str(copy)}
    shell = await asyncio.create_subprocess_exec("sh", "-euc", script, env=places)
    assert await shell.wait() == 0


def needed(*programs: str, package: str) -> None:
    missing = [name for name in programs if shutil.which(name) is None]
    if missing:
        pytest.skip(f"{', '.join(missing)} is not installed (Debian: apt-get install {package})")


@dataclass
class Busy:
    """Somebody who lays one table after the other, plays, and does not stop for a backup."""

    guest: Any
    acknowledged: dict[str, int] = field(default_factory=dict)

    async def go_on(self) -> None:
        while True:
            table = await self.guest.lay()
            for number in range(12):
                done = await self.guest.play(table, number % 2, ["wait"])
                self.acknowledged[table] = done["version"]


async def backed_up_and_restored(start: Any, kind: str, old: tuple[str, str], new: tuple[str, str], copy: Path) -> None:
    """`old` and `new` are databases: as the server names them, and as the guide's commands do."""
    first = await start(db=old[0])
    anna = await first.guest("Anna")
    table = await anna.lay()
    for seat in (0, 1):
        await anna.play(table, seat, ["draw"])
        hand = (await anna.get(f"/api/tables/{table}", seat=seat))["view"]["hand"]
        await anna.play(table, seat, ["discard", hand[0]])
    stood = [await anna.get(f"/api/tables/{table}", seat=seat) for seat in (0, 1)]
    busy = Busy(await first.guest("Ben"))
    working = asyncio.create_task(busy.go_on())
    async with asyncio.timeout(60):
        while len(busy.acknowledged) < 3:
            await asyncio.sleep(0.01)
    before = dict(busy.acknowledged)
    await follow_the_guide(f"back up {kind}", old[1], copy)
    assert not working.done(), "the server went on meanwhile"
    working.cancel()
    await asyncio.wait({working})
    assert copy.stat().st_mode & 0o077 == 0, "a copy is for nobody else: it holds the key that signs cookies"
    await first.stop()

    await follow_the_guide(f"restore {kind}", new[1], copy)
    second = await start(db=new[0])
    again, ben = await second.guest(), await second.guest()
    again.http.cookies, ben.http.cookies = anna.http.cookies, busy.guest.http.cookies
    assert [await again.get(f"/api/tables/{table}", seat=seat) for seat in (0, 1)] == stood
    await again.play(table, 0, ["wait"])
    for other, version in before.items():
        assert (await ben.get(f"/api/tables/{other}"))["version"] >= version, "acknowledged, and not in the copy"


async def test_sqlite_is_backed_up_while_it_runs_and_restored(start: Any, settings: Any, tmp_path: Path) -> None:
    needed("sqlite3", package="sqlite3")
    file = tmp_path / "elsewhere" / "ravenhill.sqlite3"
    file.parent.mkdir()
    for stale in ("", "-wal", "-shm"):  # what is restored must not mix with what was there
        file.with_name(file.name + stale).write_bytes(b"an older database")
    old = (settings.db, settings.db.partition("///")[2])
    await backed_up_and_restored(start, "SQLite", old, (f"sqlite+aiosqlite:///{file}", str(file)), tmp_path / "copy")


@pytest.fixture
async def empty_postgres(postgres: str) -> AsyncIterator[str]:
    """A second, empty database beside the one of the tests."""
    url = sa.make_url(postgres)
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as c:
        await c.exec_driver_sql("CREATE DATABASE restored")
        yield url.set(database="restored").render_as_string(hide_password=False)
        await c.exec_driver_sql("DROP DATABASE restored WITH (FORCE)")
    await engine.dispose()


async def test_postgresql_is_backed_up_while_it_runs_and_restored(
    start: Any, postgres: str, empty_postgres: str, tmp_path: Path
) -> None:
    needed("pg_dump", "pg_restore", package="postgresql-client")
    old, new = ((url, url.replace("+asyncpg", "")) for url in (postgres, empty_postgres))
    await backed_up_and_restored(start, "PostgreSQL", old, new, tmp_path / "copy")
