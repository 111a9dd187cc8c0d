"""The database: opening it, reading, and writing so that what is acknowledged is stored."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets as randomness
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    DisconnectionError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
)
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from ravenhill.server import ledger
from ravenhill.server.loops import Loop
from ravenhill.server.metrics import Metrics
from ravenhill.server.refusal import Away

MIGRATIONS: Final = Path(__file__).parent / "migrations"
START_LOCK: Final = 0x52415645  # PostgreSQL: one process migrates, the others wait
BATCH: Final = 64
UNUSED_SECONDS: Final = 1.0  # a connection that lay idle longer is tried before it is used
log: Final = logging.getLogger("ravenhill.server")


class Store:
    """One database. Reads run beside each other; on SQLite writes come one after the other.

    A database that does not answer is a refusal like any other, `Away`: nobody is shown a trace for it."""

    def __init__(self, url: str, metrics: Metrics | None = None) -> None:
        self.url = sa.make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self._metrics = metrics
        options: dict[str, Any] = {} if self.sqlite else {"pool_size": 10, "max_overflow": 10}
        self.engine: AsyncEngine = create_async_engine(self.url, **options)
        # PostgreSQL: a statement that only reads needs no transaction around it, which would be two more trips
        self._reader = self.engine if self.sqlite else self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._speaks: AsyncConnection | None = None
        self._driver: Any = None  # its own, below all that SQLAlchemy adds
        self._spoken = 0.0
        self._one_writer = asyncio.Lock()
        self._plain: sa.Engine | None = None  # SQLite: the journal is written in one thread, without hops between
        self._thread: ThreadPoolExecutor | None = None
        if self.sqlite:
            self._plain = sa.create_engine(self.url.set(drivername="sqlite"))
            self._thread = ThreadPoolExecutor(1, "ravenhill-journal")
            for engine in (self.engine.sync_engine, self._plain):
                sa.event.listen(engine, "connect", _open_sqlite)
                sa.event.listen(engine, "begin", _begin_sqlite)
        else:
            sa.event.listen(self.engine.sync_engine, "checkout", self._try_connection)
            sa.event.listen(self.engine.sync_engine, "checkin", _note_use)

    async def open(self) -> None:
        """Brings the database to the present form."""
        if self.sqlite and self.url.database and self.url.database != ":memory:":
            _keep_private(Path(self.url.database))
        async with self.alone() as c:
            await c.run_sync(migrate)

    async def forms(self) -> tuple[str, str]:
        """The form the database is in (empty: it is none of ours) and the present one. Nothing is changed."""
        async with self.read() as c:
            stands = await c.run_sync(lambda s: MigrationContext.configure(s).get_current_heads())
        return ",".join(stands), ",".join(ScriptDirectory.from_config(_migrations()).get_heads())

    async def close(self) -> None:
        await self._hang_up()
        await self.engine.dispose()
        if self._thread is not None:
            self._thread.shutdown()
        if self._plain is not None:
            self._plain.dispose()

    async def at_once(self, work: Callable[[sa.Connection], None]) -> None:
        """A write transaction that needs nothing in between: on SQLite one visit to one thread."""
        if self._plain is None or self._thread is None:
            async with self._asked(), self.engine.begin() as c:
                await c.run_sync(work)
            return
        async with self._asked(), self._one_writer:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._in_thread, self._plain, work)

    @staticmethod
    def _in_thread(engine: sa.Engine, work: Callable[[sa.Connection], None]) -> None:
        with engine.connect().execution_options(writes=True) as c, c.begin():
            work(c)

    async def say(self, statement: str, *values: Any) -> None:
        """PostgreSQL: one statement that is a transaction of its own, and one trip. Nobody else speaks meanwhile.

        Every answer goes this way, so it goes straight to the driver, on a connection that is kept."""
        async with self._asked():
            try:
                await (await self._to_speak()).execute(statement, *values)
            except BaseException as e:
                state = getattr(e, "sqlstate", None)
                if state is None or state[:2] not in _OUR_FAULTS:
                    await self._hang_up(broken=True)
                    raise
                raise _OUR_FAULTS[state[:2]](statement, None, e) from e
            self._spoken = time.monotonic()

    async def _to_speak(self) -> Any:
        """The driver's own connection; after a while, or when it is gone, the pool tries it or gives another."""
        if self._speaks is not None and time.monotonic() - self._spoken > UNUSED_SECONDS:
            await self._hang_up()
        if self._speaks is None:
            self._speaks = await self._reader.connect()
            self._driver = (await self._speaks.get_raw_connection()).driver_connection
        return self._driver

    async def _hang_up(self, broken: bool = False) -> None:
        speaks, self._speaks = self._speaks, None
        if speaks is not None:
            if broken:
                await speaks.invalidate()
            await speaks.close()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self._asked(), self._reader.connect() as c:
            yield c

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is stored when the block ends without an error."""
        if not self.sqlite:
            async with self._asked(), self.engine.begin() as c:
                yield c
            return
        async with self._asked(), self._one_writer, self.engine.connect() as c:
            c = await c.execution_options(writes=True)
            async with c.begin():
                yield c

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[AsyncConnection]:
        """A write that no other process does at the same time: what is done once at a start."""
        async with self.write() as c:
            if not self.sqlite:
                await c.execute(sa.text(f"SELECT pg_advisory_xact_lock({START_LOCK})"))
            yield c

    @asynccontextmanager
    async def _asked(self) -> AsyncIterator[None]:
        """Tells a database that is away from one that was asked something wrong."""
        try:
            yield
        except Exception as e:
            if not _is_away(e):
                raise
            if self._metrics is not None:  # a command tells it itself
                self._metrics.database_errors.inc()
                reason = str(getattr(e, "orig", e)).splitlines()
                log.error("the database: %s: %s", type(e).__name__, reason[0] if reason else "")
            raise Away from e

    def _try_connection(self, connection: Any, record: ConnectionPoolEntry, _: Any) -> None:
        if time.monotonic() - record.info.get("used", 0.0) > UNUSED_SECONDS:
            try:
                self.engine.sync_engine.dialect.do_ping(connection)
            except Exception:
                raise DisconnectionError from None  # the pool makes a new one

    def upsert(self, table: sa.Table, row: dict[str, Any], keys: list[str]) -> sa.sql.dml.Insert:
        """Insert, or replace what stands there."""
        return upsert(self.engine.dialect.name, table, row, keys)

    async def secret(self, name: str = "cookie", make: Callable[[], str] = lambda: randomness.token_urlsafe(48)) -> str:
        """A secret of the server's own, made at the first start."""
        async with self.alone() as c:
            found = await c.scalar(sa.select(ledger.secrets.c.value).where(ledger.secrets.c.name == name))
            if found is None:
                found = make()
                await c.execute(sa.insert(ledger.secrets).values(name=name, value=found))
            return str(found)


def _is_away(e: Exception) -> bool:
    if isinstance(e, DBAPIError):
        refused = str(getattr(e.orig, "sqlstate", None))[:2] in _OUR_FAULTS
        return not refused and not isinstance(e, (IntegrityError, ProgrammingError, DataError, NotSupportedError))
    # what goes wrong before there is a connection comes as the driver has it
    return isinstance(e, (OSError, NoConnection, DisconnectionError)) or type(e).__module__.startswith("asyncpg")


# what PostgreSQL refuses because of what it was told, by the first signs of its code: not because it is away
_OUR_FAULTS: Final = {"22": DataError, "23": IntegrityError, "42": ProgrammingError}


def _note_use(_: Any, record: ConnectionPoolEntry) -> None:
    record.info["used"] = time.monotonic()


def _keep_private(database: Path) -> None:
    """It holds the key of the cookies: for its owner alone. SQLite makes -wal and -shm with the same rights."""
    database.parent.mkdir(parents=True, exist_ok=True)
    database.touch(mode=0o600)
    for path in (database, *(database.with_name(database.name + end) for end in ("-wal", "-shm"))):
        with suppress(FileNotFoundError, PermissionError):  # PermissionError: somebody else's file, which we may use
            path.chmod(0o600)


def _open_sqlite(connection: Any, _: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves: see _begin_sqlite
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: sa.Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def migrate(connection: sa.Connection, form: str = "head") -> None:
    """Brings a database to the present form, or to an earlier one."""
    config = _migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, form)


@dataclass
class Entry:
    """One thing that happened to a game: its journal row, how the table stands after it, now and then a snapshot."""

    row: dict[str, Any]
    table: dict[str, Any]
    snapshot: dict[str, Any] | None
    stored: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """Stores journal entries, many tables' in one transaction: under load an answer costs a share of one commit."""

    def __init__(self, store: Store, metrics: Metrics | None = None) -> None:
        self._store = store
        self._queue: asyncio.Queue[Entry] = asyncio.Queue()
        self._since: float | None = None  # when the batch under way was begun
        self.loop = Loop("writer", self._one_batch, metrics)

    def start(self) -> None:
        self.loop.start()

    async def stop(self) -> None:
        """Stores what is waiting, then ends."""
        await self._queue.join()
        await self.loop.stop()

    @property
    def waiting(self) -> int:
        return self._queue.qsize()

    def busy(self) -> float:
        """For how many seconds the batch under way has been."""
        return 0.0 if self._since is None else time.monotonic() - self._since

    async def put(self, row: dict[str, Any], table: dict[str, Any], snapshot: dict[str, Any] | None) -> bool:
        """True once stored; False when another process has stored a row of that number first."""
        entry = Entry(row, table, snapshot)
        self._queue.put_nowait(entry)
        return await asyncio.shield(entry.stored)

    async def _one_batch(self) -> None:
        batch = [await self._queue.get()]
        while len(batch) < BATCH and not self._queue.empty():
            batch.append(self._queue.get_nowait())
        self._since = time.monotonic()
        try:
            await self._store_batch(batch)
        except Exception as e:
            for entry in batch:  # whoever waits must hear that it is not stored
                if not entry.stored.done():
                    entry.stored.set_exception(e)
            if not isinstance(e, Away):
                raise
        finally:
            self._since = None
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
        for entry in batch:
            if not entry.stored.done():
                entry.stored.set_result(not any(entry is e for e in lost))

    async def _stored_alone(self, entry: Entry) -> bool:
        try:
            await self._store_all([entry])
        except IntegrityError:
            return False
        except Exception as e:
            entry.stored.set_exception(e)
        return True

    async def _store_all(self, batch: list[Entry]) -> None:
        if not self._store.sqlite and all(e.snapshot is None for e in batch):
            given = [{**e.row, **{STANDS + name: value for name, value in e.table.items()}} for e in batch]
            await self._store.say(_TOGETHER, json.dumps(given))
            return

        def work(c: sa.Connection) -> None:
            c.execute(_ROW, [e.row for e in batch])
            c.execute(_STANDS, [e.table for e in batch])
            for e in batch:
                if e.snapshot is not None:
                    keep_snapshot(c, e.snapshot)

        await self._store.at_once(work)


def upsert(dialect: str, table: sa.Table, row: dict[str, Any], keys: list[str]) -> sa.sql.dml.Insert:
    """Insert, or replace what stands there."""
    insert = sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)
    kept = {name: value for name, value in row.items() if name not in keys}
    return insert.values(**row).on_conflict_do_update(index_elements=keys, set_=kept)


def keep_snapshot(c: sa.Connection, snapshot: dict[str, Any]) -> None:
    """Stores a snapshot beside the one before it; older ones go.

    Two processes that stop may both settle a table at the same version: the later one says the same again."""
    kept = ledger.snapshots
    own = kept.c.table_id == snapshot["table_id"]
    c.execute(upsert(c.dialect.name, kept, snapshot, ["table_id", "version"]))
    before = c.scalar(sa.select(sa.func.max(kept.c.version)).where(own & (kept.c.version < snapshot["version"])))
    if before is not None:
        c.execute(sa.delete(kept).where(own & (kept.c.version < before)))


_ROW: Final = sa.insert(ledger.journal)
_KEPT: Final = ("version", "turn", "to_move", "machine_due", "mail_due", "result", "offer", "status", "moved")
_STANDS: Final = (
    sa.update(ledger.tables)
    .where(ledger.tables.c.id == sa.bindparam("of"))
    .values({name: sa.bindparam(name) for name in (*_KEPT, "time_left", "warn_at")})
)


STANDS: Final = "t_"  # begins what says how the table stands, beside the columns of its row
_POSTGRES: Final = postgresql.dialect()  # type: ignore[no-untyped-call]


def _given(column: sa.Column[Any]) -> str:
    """A value of the batch for a column; JSON has null where the column wants to hold a JSON null."""
    return "coalesce(given.{}, 'null')" if isinstance(column.type, sa.JSON) and not column.nullable else "given.{}"


def _together() -> str:
    """Stores rows and how their tables stand with one statement, from one JSON text."""
    row, table = ledger.journal.c, ledger.tables.c
    told = {name: table[name] for name in (*_KEPT, "time_left", "warn_at")}
    fields = [(c.name, c) for c in row] + [(STANDS + "of", table.id)] + [(STANDS + n, c) for n, c in told.items()]
    typed = ", ".join(f"{name} {column.type.compile(_POSTGRES)}" for name, column in fields)
    stands = ", ".join(f"{name} = {_given(column).format(STANDS + name)}" for name, column in told.items())
    rows, tables = ledger.journal.name, ledger.tables.name
    return (
        f"WITH given AS (SELECT * FROM json_to_recordset($1::json) AS g({typed})), "
        # all processes lock tables in the same order
        f"held AS (SELECT id FROM {tables} WHERE id IN (SELECT {STANDS}of FROM given) ORDER BY id FOR UPDATE), "
        f"kept AS (INSERT INTO {rows} ({', '.join(c.name for c in row)}) "
        f"SELECT {', '.join(_given(c).format(c.name) for c in row)} FROM given) "
        f"UPDATE {tables} SET {stands} FROM given, held "
        f"WHERE {tables}.id = held.id AND held.id = given.{STANDS}of"
    )


_TOGETHER: Final = _together()
