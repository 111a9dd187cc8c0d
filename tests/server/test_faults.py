"""What breaks beside the server: one table, a database, Redis, a clock, open files. Everything else goes on."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import fakeredis
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from ravenhill.server import ledger, loops, store
from ravenhill.server.bus import Redis
from ravenhill.server.loops import Errands, Loop
from ravenhill.server.metrics import Metrics

pytestmark = pytest.mark.anyio
PARTS = ("database", "disk", "writer", "sweeper", "bus")


# --- background loops ----------------------------------------------------------------------------------------


async def test_a_loop_that_fails_goes_on_and_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loops, "FIRST_WAIT", 0.0)
    metrics = Metrics()
    rounds: list[int] = []
    enough = asyncio.Event()

    async def once() -> None:
        rounds.append(len(rounds))
        if len(rounds) in (2, 3):
            raise KeyError("unforeseen")
        if len(rounds) > 5:
            enough.set()

    loop = Loop("test", once, metrics)
    loop.start()
    await asyncio.wait_for(enough.wait(), 10)
    assert loop.alive and loop.failures == 0
    assert b'ravenhill_loop_failures_total{loop="test"} 2.0' in metrics.text()
    await loop.stop()
    assert not loop.alive


async def test_an_errand_that_fails_is_told_and_counted(caplog: pytest.LogCaptureFixture) -> None:
    metrics = Metrics()
    errands = Errands("errands", metrics)

    async def stumbles(over: Exception | None) -> None:
        if over is not None:
            raise over

    for over in (None, KeyError("unforeseen"), OSError("away")):
        errands.send(stumbles(over))
    await errands.end(10)
    await asyncio.sleep(0)
    assert len(errands) == 0
    assert b'ravenhill_loop_failures_total{loop="errands"} 2.0' in metrics.text()
    assert [(r.getMessage(), bool(r.exc_info)) for r in caplog.records] == [
        ("errands failed: KeyError", True),
        ("errands failed: OSError", False),
    ]


async def machines_left_waiting(open_tables: Any, tables: list[str], broken: str) -> None:
    """As after a crash: machines are due at all tables, and of one neither the snapshot nor the rows can be read."""
    t, s, j = ledger.tables, ledger.snapshots, ledger.journal
    async with open_tables.store.write() as c:
        await c.execute(sa.update(t).where(t.c.id.in_(tables)).values(machine_due=True, moved=1.0))
        await c.execute(sa.update(t).where(t.c.id == broken).values(moved=0.0))
        saved = bytearray((await c.scalar(sa.select(s.c.saved).where(s.c.table_id == broken))) or b"\0")
        saved[len(saved) // 2] ^= 1
        await c.execute(sa.update(s).where(s.c.table_id == broken).values(saved=bytes(saved)))
        await c.execute(sa.update(j).where(j.c.table_id == broken).values(data={}, frame=None))
    open_tables.by_id.clear()


async def test_one_broken_table_leaves_the_machines_of_all_others_at_work(start: Any) -> None:
    server = await start(machine_pause=0.0)
    anna = await server.guest("Anna")
    tables = [await anna.lay() for _ in range(5)]
    open_tables = server.services.open_tables
    await machines_left_waiting(open_tables, tables, tables[2])
    await open_tables.sweeper.sweep()
    assert set(open_tables.by_id) >= {t for t in tables if t != tables[2]}
    assert (await anna.get("/healthz"))["sweeper"] is True
    figures = (await anna.ask("GET", "/metrics")).text
    assert "ravenhill_tables_failed 1.0" in figures and "ravenhill_table_failures_total 1.0" in figures
    await open_tables.sweeper.sweep()  # it is left alone for a while, and does not fill the log
    assert "ravenhill_table_failures_total 1.0" in (await anna.ask("GET", "/metrics")).text
    await anna.play(tables[0], 0, ["wait"])


async def test_a_table_that_fails_as_nobody_foresaw_keeps_no_machine_from_its_move(
    start: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await start(machine_pause=0.0)
    anna = await server.guest("Anna")
    tables = [await anna.lay() for _ in range(3)]
    open_tables = server.services.open_tables
    await machines_left_waiting(open_tables, tables, "none")
    woken: list[str] = []

    def wake(table: Any) -> None:
        if table.id == tables[0]:
            raise KeyError("unforeseen")
        woken.append(table.id)

    monkeypatch.setattr(open_tables.waking, "wake", wake)
    await open_tables.sweeper.sweep()
    assert set(woken) == set(tables[1:]) and set(open_tables.failed) == {tables[0]}


async def test_a_writer_that_broke_once_stores_the_next_answer(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await server.guest("Anna")
    table = await anna.lay()

    async def breaks(self: Any, batch: Any) -> None:
        raise ValueError("unforeseen")

    with monkeypatch.context() as broken:
        broken.setattr("ravenhill.server.store.Writer._store_all", breaks)
        await anna.refused(f"/api/tables/{table}/answer", {"seat": 0, "ask": 0, "option": ["wait"]}, "busy")
    await asyncio.wait_for(anna.play(table, 0, ["wait"]), 20)
    assert (await anna.get(f"/api/tables/{table}"))["version"] == 1
    assert (await anna.get("/healthz"))["writer"] is True


async def test_health_names_the_part_that_fails(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await server.guest("Anna")
    open_tables = server.services.open_tables

    async def ill() -> set[str]:
        response = await anna.ask("GET", "/healthz")
        told = response.json()
        assert (response.status_code == 200) == told["ok"]
        return {part for part in PARTS if not told[part]}

    assert await ill() == set()
    await open_tables.sweeper.loop.stop()
    assert await ill() == {"sweeper"}
    open_tables.sweeper.loop.start()
    open_tables.writer._since = time.monotonic() - 100
    assert await ill() == {"writer"}
    open_tables.writer._since = None

    @contextmanager
    def full(*_: Any) -> Iterator[None]:
        raise sa.exc.OperationalError("disk", {}, Exception("database or disk is full"))
        yield

    server.services.health._tried = -100.0  # long ago: the disk is tried again
    with monkeypatch.context() as broken:
        broken.setattr(server.services.store, "upsert", full)
        assert await ill() == {"disk"}
        assert await ill() == {"disk"}


async def test_a_process_hears_again_though_the_database_came_back_after_redis(
    start: Any, real_redis: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = await start(redis=real_redis.url), await start(redis=real_redis.url)
    anna = await one.guest("Anna")
    table = await anna.lay()
    other = await two.guest()
    other.http.cookies = anna.http.cookies
    line = await other.sit(table, 0)
    asked = asyncio.Event()

    def away(*_: Any, **__: Any) -> Any:
        asked.set()
        raise sa.exc.OperationalError("connect", {}, Exception("refused"))

    real_redis.stop()
    with monkeypatch.context() as gone:
        gone.setattr(two.services.store, "read", away)
        real_redis.start()
        await asyncio.wait_for(asked.wait(), 30)  # it is back, and what was missed can not be read
        await asyncio.sleep(0)
    await anna.play(table, 0, ["wait"])
    await asyncio.wait_for(line.at_version(1), 30)
    await anna.play(table, 1, ["wait"])
    await asyncio.wait_for(line.at_version(2), 30)


# --- a database that is away, clocks -------------------------------------------------------------------------


async def test_a_database_away_is_busy_and_no_trace(
    server: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna = await server.guest("Anna")
    table = await anna.lay()
    line = await anna.sit(table, 0)
    server.services.open_tables.by_id[table].stale = True
    caplog.clear()

    def refused(self: AsyncEngine) -> Any:
        raise ConnectionRefusedError("nobody listens")

    with monkeypatch.context() as gone:
        gone.setattr(AsyncEngine, "connect", refused)
        for path in ("/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/log"):
            response = await anna.ask("GET", path)
            assert response.status_code == 503 and response.json()["error"]["code"] == "busy"
            assert int(response.headers["retry-after"]) > 0
        answer = await line.do(type="answer", seat=0, ask=0, option=["wait"])
        assert answer["error"]["code"] == "busy"
        server.services.people._seen.clear()
        stranger = await anna.open(table)
        with pytest.raises(Exception, match="4008"):
            await stranger.hello()
        assert (await anna.ask("GET", "/healthz")).status_code == 503
    assert not any(record.exc_info for record in caplog.records)
    assert (await line.do(type="answer", seat=0, ask=0, option=["wait"]))["version"] == 1


def test_what_the_database_refuses_does_not_make_it_away() -> None:
    def failed(state: str | None) -> bool:
        own = OSError() if state is None else type("Refused", (Exception,), {"sqlstate": state})()
        return store._is_away(DBAPIError("SELECT 1", None, own))

    assert failed(None) and failed("57P01") and failed("53300")
    assert not failed("22021"), "a letter it does not know"


async def test_a_cookie_signed_by_a_clock_ahead_is_good(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def known(ahead: int) -> bool:
        anna = await server.guest()
        with monkeypatch.context() as clock:
            clock.setattr("itsdangerous.timed.TimestampSigner.get_timestamp", lambda self: int(time.time()) + ahead)
            await anna.post("/api/me", {"name": "Anna"})
        return (await anna.get("/api/me"))["me"] is not None

    assert await known(ahead=20)
    assert not await known(ahead=3600)
    assert not await known(ahead=-400 * 86400 - 60)


# --- news between processes ----------------------------------------------------------------------------------


@contextmanager
def statements(store: Any) -> Iterator[list[str]]:
    """What the database is asked meanwhile."""
    seen: list[str] = []

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        seen.append(statement)

    sa.event.listen(store.engine.sync_engine, "before_cursor_execute", note)
    try:
        yield seen
    finally:
        sa.event.remove(store.engine.sync_engine, "before_cursor_execute", note)


async def two_processes(start: Any) -> tuple[Any, Any]:
    redis = fakeredis.FakeServer()
    return (
        await start(Redis("", fakeredis.FakeAsyncRedis(server=redis))),
        await start(Redis("", fakeredis.FakeAsyncRedis(server=redis))),
    )


async def test_many_news_of_one_table_are_one_look(start: Any) -> None:
    one, two = await two_processes(start)
    anna = await one.guest("Anna")
    table = await anna.lay()
    other = await two.guest()
    other.http.cookies = anna.http.cookies
    line = await other.sit(table, 0)
    live = two.services.open_tables.by_id[table]
    with statements(two.services.store) as asked:
        async with live.lock:  # somebody keeps it for a while
            for n in range(10):
                await anna.play(table, n % 2, ["wait"])
        await line.at_version(10)
        reads = [s for s in asked if "journal" in s or "game_table" in s]
    assert len(reads) <= 4, reads
    assert line.log == (await anna.get(f"/api/tables/{table}/log", seat=0))["log"]["lines"]


async def test_an_answer_asks_the_database_nothing_that_the_news_told(start: Any) -> None:
    one, two = await two_processes(start)
    anna = await one.guest("Anna")
    table = await anna.lay()
    here = await anna.sit(table, 0)
    other = await two.guest()
    other.http.cookies = anna.http.cookies
    there = await other.sit(table, 1)
    await here.do(type="answer", seat=0, ask=0, option=["wait"])
    await there.at_version(1)
    with statements(one.services.store) as asked:
        for version in range(1, 7):
            line = (here, there)[version % 2]
            done = await line.do(type="answer", seat=version % 2, ask=version, option=["wait"])
            assert done["version"] == version + 1
            await here.at_version(version + 1)
            await there.at_version(version + 1)
    assert not any("FROM game_table" in statement for statement in asked)


async def seats_at_two_processes(start: Any) -> tuple[Any, Any, Any, str]:
    """A person at one process, the process beside it, and a socket of the same person there."""
    one, two = await two_processes(start)
    anna = await one.guest("Anna")
    table = await anna.lay()
    other = await two.guest()
    other.http.cookies = anna.http.cookies
    return anna, two, await other.sit(table, 0), table


async def test_the_news_brings_what_was_stored(start: Any) -> None:
    """Answers, an undo and its line: the other process shows them without asking the database."""
    anna, two, line, table = await seats_at_two_processes(start)
    with statements(two.services.store) as asked:
        await anna.play(table, 0, ["wait"])
        await anna.play(table, 1, ["wait"])
        await anna.play(table, 0, ["wait"])
        await anna.post(f"/api/tables/{table}/undo", {"seat": 0})
        state = await line.at_version(4)
        reads = [s for s in asked if "FROM journal" in s or "FROM game_table" in s]
    assert not reads
    stored = await anna.get(f"/api/tables/{table}", seat=0)
    assert state["view"] == stored["view"] and state["decisions"] == stored["decisions"]
    assert line.log == (await anna.get(f"/api/tables/{table}/log", seat=0))["log"]["lines"]


async def test_news_with_a_gap_or_with_a_wrong_row_is_read_from_the_database(start: Any) -> None:
    anna, two, line, table = await seats_at_two_processes(start)
    hear = two.services.open_tables.bus._heard
    lost: list[int] = []

    def hear_badly(by: str, batch: list[dict[str, Any]]) -> None:
        for news in batch:
            version = news.get("version", 0)
            if version in (1, 2) and version not in lost:
                lost.append(version)
            elif version == 4 and "row" in news:
                lost.append(version)
                hear(by, [{**news, "row": {**news["row"], "data": ["draw"]}}])  # what nobody answered
            else:
                hear(by, [news])

    two.services.open_tables.bus._heard = hear_badly
    for n in range(5):
        await anna.play(table, n % 2, ["wait"])
    await line.at_version(5)
    assert lost == [1, 2, 4]
    assert line.log == (await anna.get(f"/api/tables/{table}/log", seat=0))["log"]["lines"]
    assert line.state["view"] == (await anna.get(f"/api/tables/{table}", seat=0))["view"]


async def test_too_late_is_said_after_a_second_look(start: Any) -> None:
    """A process that has not heard yet what another stored neither overwrites it nor refuses what is still open."""
    one, two = await two_processes(start)
    anna = await one.guest("Anna")
    table = await anna.lay()
    other = await two.guest()
    other.http.cookies = anna.http.cookies
    await anna.sit(table, 0)
    there = await other.sit(table, 1)
    await two.services.open_tables.look_again(table)
    await two.services.open_tables.inbox.loop.stop()  # two is slow to work off its news
    two.services.open_tables.bus._heard = lambda by, news: None
    await anna.play(table, 0, ["wait"])
    assert two.services.open_tables.by_id[table].version == 0
    late = await there.do(type="answer", seat=0, ask=0, option=["wait"])
    assert late["error"]["code"] == "stale"
    await anna.play(table, 1, ["wait"])
    await anna.play(table, 0, ["wait"])
    fine = await there.do(type="answer", seat=1, ask=3, option=["wait"])
    assert fine["version"] == 4


# --- open files ----------------------------------------------------------------------------------------------

LIMITED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (int(sys.argv[1]), int(sys.argv[2])))
from ravenhill.server.command import _with_open_files
from ravenhill.server.settings import Settings
print(_with_open_files(Settings(sockets=2000)).sockets, resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""


@pytest.mark.parametrize(("soft", "hard", "sockets"), [(256, 4096, 2000), (256, 1024, 724)])
def test_serve_asks_for_as_many_files_as_its_sockets_need(soft: int, hard: int, sockets: int) -> None:
    told = subprocess.run(
        [sys.executable, "-c", LIMITED, str(soft), str(hard)], capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == [str(sockets), str(min(2300, hard))]
    assert ("takes 724 sockets, not 2000" in told.stderr) == (sockets < 2000)
