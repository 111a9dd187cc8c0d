"""The database: opening it, reading, and writing so that what is acknowledged is stored."""

from __future__ import annotations

import asyncio
import secrets as randomness
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from ravenhill.server import ledger

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 0x52415645  # PostgreSQL: one process migrates, the others wait
BATCH: Final = 64


class Store:
    """One database. Reads run beside each other; on SQLite writes come one after the other."""

    def __init__(self, url: str) -> None:
        self.url = sa.make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        options: dict[str, Any] = {} if self.sqlite else {"pool_size": 10, "max_overflow": 10, "pool_pre_ping": True}
        self.engine: AsyncEngine = create_async_engine(self.url, **options)
        self._one_writer = asyncio.Lock()
        self._plain: sa.Engine | None = None  # SQLite: the journal is written in one thread, without hops between
        self._thread: ThreadPoolExecutor | None = None
        if self.sqlite:
            self._plain = sa.create_engine(self.url.set(drivername="sqlite"))
            self._thread = ThreadPoolExecutor(1, "ravenhill-journal")
            for engine in (self.engine.sync_engine, self._plain):
                sa.event.listen(engine, "connect", _open_sqlite)
                sa.event.listen(engine, "begin", _begin_sqlite)

    async def open(self) -> None:
        """Brings the database to the present form."""
        if self.sqlite and self.url.database and self.url.database != ":memory:":
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        async with self.write() as c:
            if not self.sqlite:
                await c.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await c.run_sync(_migrate)

    async def close(self) -> None:
        await self.engine.dispose()
        if self._thread is not None:
            self._thread.shutdown()
        if self._plain is not None:
            self._plain.dispose()

    async def at_once(self, work: Callable[[sa.Connection], None]) -> None:
        """A write transaction that needs nothing in between: on SQLite one visit to one thread."""
        if self._plain is None or self._thread is None:
            async with self.engine.begin() as c:
                await c.run_sync(work)
            return
        async with self._one_writer:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._in_thread, self._plain, work)

    @staticmethod
    def _in_thread(engine: sa.Engine, work: Callable[[sa.Connection], None]) -> None:
        with engine.connect().execution_options(writes=True) as c, c.begin():
            work(c)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as c:
            yield c

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is stored when the block ends without an error."""
        if not self.sqlite:
            async with self.engine.begin() as c:
                yield c
            return
        async with self._one_writer, self.engine.connect() as c:
            c = await c.execution_options(writes=True)
            async with c.begin():
                yield c

    def upsert(self, table: sa.Table, row: dict[str, Any], keys: list[str]) -> sa.sql.dml.Insert:
        """Insert, or replace what stands there."""
        insert = sqlite.insert(table) if self.sqlite else postgresql.insert(table)
        kept = {name: value for name, value in row.items() if name not in keys}
        return insert.values(**row).on_conflict_do_update(index_elements=keys, set_=kept)

    async def secret(self) -> str:
        """The server's own secret, made at the first start."""
        async with self.write() as c:
            if not self.sqlite:
                await c.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            found = await c.scalar(sa.select(ledger.secrets.c.value).where(ledger.secrets.c.name == "cookie"))
            if found is None:
                found = randomness.token_urlsafe(48)
                await c.execute(sa.insert(ledger.secrets).values(name="cookie", value=found))
            return str(found)


def _open_sqlite(connection: Any, _: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves: see _begin_sqlite
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: sa.Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _migrate(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


@dataclass
class Entry:
    """One thing that happened to a game: its journal row, how the table stands after it, now and then a snapshot."""

    row: dict[str, Any]
    table: dict[str, Any]
    snapshot: dict[str, Any] | None
    stored: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """Stores journal entries, many tables' in one transaction: under load an answer costs a share of one commit."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queue: asyncio.Queue[Entry] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stores what is waiting, then ends."""
        await self._queue.join()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def put(self, row: dict[str, Any], table: dict[str, Any], snapshot: dict[str, Any] | None) -> bool:
        """True once stored; False when another process has stored a row of that number first."""
        entry = Entry(row, table, snapshot)
        self._queue.put_nowait(entry)
        return await asyncio.shield(entry.stored)

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._store_batch(batch)
            finally:
                for entry in batch:
                    if not entry.stored.done():
                        entry.stored.cancel()
                    self._queue.task_done()

    async def _store_batch(self, batch: list[Entry]) -> None:
        batch.sort(key=lambda e: str(e.row["table_id"]))  # all processes lock rows in the same order
        try:
            await self._store_all(batch)
            lost: list[Entry] = []
        except IntegrityError:
            lost = [e for e in batch if not await self._stored_alone(e)]
        except (SQLAlchemyError, OSError) as e:
            for entry in batch:
                entry.stored.set_exception(e)
            return
        for entry in batch:
            if not entry.stored.done():
                entry.stored.set_result(not any(entry is e for e in lost))

    async def _stored_alone(self, entry: Entry) -> bool:
        try:
            await self._store_all([entry])
        except IntegrityError:
            return False
        except (SQLAlchemyError, OSError) as e:
            entry.stored.set_exception(e)
        return True

    async def _store_all(self, batch: list[Entry]) -> None:
        def work(c: sa.Connection) -> None:
            c.execute(_ROW, [e.row for e in batch])
            c.execute(_STANDS, [e.table for e in batch])
            for e in batch:
                if e.snapshot is not None:
                    c.execute(self._store.upsert(ledger.snapshots, e.snapshot, ["table_id"]))

        await self._store.at_once(work)


_ROW: Final = sa.insert(ledger.journal)
_STANDS: Final = (
    sa.update(ledger.tables)
    .where(ledger.tables.c.id == sa.bindparam("of"))
    .values(
        {
            name: sa.bindparam(name)
            for name in ("version", "turn", "to_move", "machine_due", "mail_due", "result", "offer", "status", "moved")
        }
    )
)
