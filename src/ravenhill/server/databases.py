"""Opening a database from the command line: whatever is wrong with it is told in one sentence, without passwords."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ravenhill.engine.decision import Bad, Message
from ravenhill.server.refusal import Away
from ravenhill.server.settings import SQLITE, Settings
from ravenhill.server.store import Store, migrate

_FAULTS: Final = (SQLAlchemyError, sqlite3.Error, OSError, CommandError)
_SQLITE_BEGINS: Final = b"SQLite format 3\0"


class BadDatabase(Bad):
    """A database that does not open, is none of ours, or is in another version's form."""


@contextmanager
def told(settings: Settings) -> Iterator[None]:
    """What goes wrong with the database inside, as a sentence."""
    try:
        yield
    except Away as e:
        raise _does_not_open(settings, e.__cause__ or e) from None
    except _FAULTS as e:
        raise _does_not_open(settings, e) from None


def store_of(settings: Settings) -> Store:
    """Not opened yet. Never told with the URL: it may hold a password, in a place where nobody expects one."""
    try:
        if sa.make_url(settings.database).get_backend_name() in ("sqlite", "postgresql"):
            return Store(settings.database)
    except ImportError as e:
        raise BadDatabase(Message("bad-database-driver", {"driver": str(e.name)})) from None
    except (SQLAlchemyError, ValueError):
        pass
    raise BadDatabase(Message("bad-database-url"))


def where(settings: Settings) -> str:
    """The database as it is named to its owner."""
    file = file_of(settings)
    return sa.make_url(settings.database).render_as_string(hide_password=True) if file is None else str(file)


def file_of(settings: Settings) -> Path | None:
    """The file of an SQLite database; None: it is none."""
    url = sa.make_url(settings.database)
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def check_file(settings: Settings) -> None:
    """Before SQLite is let near: it would make an empty file where there is none, and change one that is not ours."""
    file = file_of(settings)
    if file is None:
        return
    if not file.is_file():
        raise _none(settings)
    with told(settings), file.open("rb") as f:
        begins = f.read(len(_SQLITE_BEGINS))
    if begins and begins != _SQLITE_BEGINS:
        raise _bad(settings, "bad-database-garbage")
    if not _left_behind(file) and not _heads(settings, file):
        raise _none(settings)


def _heads(settings: Settings, file: Path) -> list[Any]:
    with told(settings), closing(_read_only(file)) as c:
        if not c.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            return []
        return c.execute("SELECT version_num FROM alembic_version").fetchall()


def _read_only(file: Path) -> sqlite3.Connection:
    """Leaves nothing beside the file: where no server has it open, SQLite is told that nobody will change it."""
    alone = "" if _beside(file, "-wal").exists() else "&immutable=1"
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro{alone}", uri=True)


def _left_behind(file: Path) -> bool:
    """A server was killed and none runs: opened in its place, SQLite would leave another file there."""
    return _beside(file, "-wal").exists() and not _beside(file, "-shm").exists()


def _beside(file: Path, end: str) -> Path:
    return file.with_name(file.name + end)


async def check_form(store: Store, settings: Settings) -> None:
    """A server that runs may be of another version: looking through its database must not migrate it."""
    with told(settings):
        stands, present = await store.forms()
    if not stands:
        raise _none(settings)
    if stands != present:
        raise _bad(settings, "bad-database-form", stands=stands, present=present)


@asynccontextmanager
async def of_this_form(settings: Settings) -> AsyncIterator[Store]:
    """The same database in the form of this version, to be looked at; not a byte of it changes.

    Of SQLite a copy is brought there; PostgreSQL in a transaction that is taken back."""
    store = store_of(settings)
    file = file_of(settings)
    if file is not None:
        await store.close()
        check_file(settings)
        with tempfile.TemporaryDirectory(prefix="ravenhill-check-") as folder:
            copy = Path(folder) / "copy.sqlite3"
            with told(settings):
                _copy(file, copy)
                store = Store(replace(settings, db=f"{SQLITE}:///{copy}").database)
                try:
                    if not (await store.forms())[0]:
                        raise _none(settings)
                    await store.open()
                    yield store
                finally:
                    await store.close()
        return
    try:
        with told(settings):
            stands, present = await store.forms()
            if not stands:
                raise _none(settings)
            if stands == present:
                yield store
                return
            await store.engine.dispose()  # our own connections are not somebody else's
            async with store.engine.connect() as c, c.begin() as all_of_it:
                if await c.scalar(_OTHERS):
                    raise _bad(settings, "bad-database-in-use", stands=stands, present=present)
                await c.run_sync(migrate)
                yield Rehearsal(c)
                await all_of_it.rollback()
    finally:
        await store.close()


def _copy(file: Path, copy: Path) -> None:
    if _left_behind(file):
        shutil.copyfile(file, copy)
        shutil.copyfile(_beside(file, "-wal"), _beside(copy, "-wal"))
        return
    with closing(_read_only(file)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)


def _none(settings: Settings) -> BadDatabase:
    return _bad(settings, "bad-database-none")


def _bad(settings: Settings, key: str, **args: str) -> BadDatabase:
    return BadDatabase(Message(key, {"where": where(settings), **args}))


def _does_not_open(settings: Settings, e: BaseException) -> BadDatabase:
    if isinstance(e, CommandError):  # a form that no migration here leads to
        return _bad(settings, "bad-database-newer")
    return _bad(settings, "bad-database", detail=_first_line(getattr(e, "orig", None) or e))


def _first_line(e: BaseException) -> str:
    return (str(e).splitlines() or [type(e).__name__])[0]


_OTHERS: Final = sa.text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() "
    "AND backend_type = 'client backend'"
)


class Rehearsal(Store):
    """A database as one transaction sees it, which is never kept. It is only read."""

    def __init__(self, c: AsyncConnection) -> None:
        self._c = c

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        yield self._c
