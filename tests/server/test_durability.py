"""What was acknowledged is stored: restarts, kill -9 at random moments, several processes, migrations."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import fakeredis
import httpx
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from services import free_port
from started import started

from ravenhill.server import ledger
from ravenhill.server.bus import Redis
from ravenhill.server.settings import PREFIX
from ravenhill.server.store import MIGRATIONS, Store, keep_snapshot

pytestmark = pytest.mark.anyio

HERE = Path(__file__).parent
RUN = "import sys; from ravenhill.server.command import serve; serve(port=int(sys.argv[1]), workers=int(sys.argv[2]))"


async def test_migrations_make_what_the_code_expects(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'new' / 'x.sqlite3'}")
    await store.open()
    await store.open()
    async with store.read() as c:
        differences = await c.run_sync(lambda s: compare_metadata(MigrationContext.configure(s), ledger.METADATA))
    assert [d for d in differences if d[0] not in ("add_constraint", "remove_constraint")] == []
    await store.close()


async def test_a_database_of_version_0_1_knows_who_said_what(tmp_path: Path) -> None:
    """Lines of the talk had a seat and no person; people were never marked as seen."""
    url = f"sqlite:///{tmp_path / 'x.sqlite3'}"
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    old = sa.MetaData()
    with sa.create_engine(url).begin() as c:
        config.attributes["connection"] = c
        command.upgrade(config, "0001")
        old.reflect(c)

        def add(table: str, **row: Any) -> None:
            kinds = {sa.Boolean: False, sa.Integer: 0, sa.Float: 0.0, sa.JSON: []}
            columns = [k for k in old.tables[table].c if not k.nullable and k.name not in row]
            filled = {k.name: next((v for t, v in kinds.items() if isinstance(k.type, t)), "") for k in columns}
            c.execute(sa.insert(old.tables[table]).values({**filled, **row}))

        for person in ("anna", "ben"):
            add("person", id=person, name=person.title())
        add("game_table", id="t", host="anna")
        add("seat", table_id="t", place=1, person="ben")
        add("chat", table_id="t", number=1, player="Ben", seat=1, text="Hello")
        add("chat", table_id="t", number=2, player="Anna", seat=None, text="Hello Ben")
    before = time.time()
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}")
    await store.open()
    async with store.read() as c:
        talk = sa.select(ledger.chat.c.person, ledger.chat.c.room).order_by(ledger.chat.c.number)
        assert [tuple(row) for row in await c.execute(talk)] == [("ben", "table"), ("anna", "table")]
        assert all(seen >= before for seen in (await c.execute(sa.select(ledger.persons.c.seen))).scalars())
    await store.close()


async def test_the_database_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite3"
    path.touch(0o644)
    for place in (path, tmp_path / "new" / "y.sqlite3"):
        store = Store(f"sqlite+aiosqlite:///{place}")
        await store.open()
        await store.secret()
        files = {p.name: p.stat().st_mode & 0o777 for p in place.parent.glob(f"{place.name}*")}
        await store.close()
        assert set(files.values()) == {0o600} and f"{place.name}-wal" in files


async def test_a_table_goes_on_after_a_restart(start: Any, settings: Any) -> None:
    first = await start()
    anna = await first.guest("Anna")
    table = await anna.lay()
    chance = random.Random(3)
    for _ in range(55):  # past a snapshot
        live = first.services.open_tables.by_id[table]
        d = live.play.decisions[0]
        await anna.play(table, d.seat, list(chance.choice(d.options)))
        if chance.random() < 0.2:
            await anna.ask("POST", f"/api/tables/{table}/undo", {"seat": d.seat})
        if live.over:
            break
    await anna.post(f"/api/tables/{table}/chat", {"text": "until tomorrow"})
    before = [await anna.get(f"/api/tables/{table}", seat=seat) for seat in (0, 1)]
    await first.stop()

    second = await start()
    again = await second.guest()
    again.http.cookies = anna.http.cookies
    after = [await again.get(f"/api/tables/{table}", seat=seat) for seat in (0, 1)]
    assert after == before
    if not after[0]["over"]:
        d = second.services.open_tables.by_id[table].play.decisions[0]
        await again.play(table, d.seat, list(d.options[0]))


async def test_idle_tables_are_put_away_and_come_back(start: Any) -> None:
    server = await start(idle_seconds=0.0)
    anna = await server.guest("Anna")
    table = await anna.lay()
    await anna.play(table, 0, ["wait"])
    before = await anna.get(f"/api/tables/{table}")
    await asyncio.sleep(0.01)
    await server.services.open_tables.sweeper.sweep()
    assert table not in server.services.open_tables.by_id
    assert await anna.get(f"/api/tables/{table}") == before


async def test_an_answer_that_could_not_be_stored_did_not_happen(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await server.guest("Anna")
    table = await anna.lay()
    line = await anna.sit(table, 0)

    async def full(self: Any, batch: Any) -> None:
        raise sa.exc.OperationalError("disk", {}, Exception("full"))

    with monkeypatch.context() as broken:
        broken.setattr("ravenhill.server.store.Writer._store_all", full)
        refusal = await line.do(type="answer", seat=0, ask=0, option=["draw"])
        assert refusal["error"]["code"] == "busy" and "disk" not in str(refusal)
    state = await anna.get(f"/api/tables/{table}", seat=0)
    assert state["version"] == 0 and len(state["view"]["hand"]) == 3
    assert (await line.do(type="answer", seat=0, ask=0, option=["draw"]))["version"] == 1
    assert len(line.log) == 5


# --- several processes ---------------------------------------------------------------------------------------


async def two_processes(start: Any, **more: Any) -> tuple[Any, Any]:
    if "redis" in more:
        return await start(**more), await start(**more)
    redis = fakeredis.FakeServer()
    return (
        await start(Redis("", fakeredis.FakeAsyncRedis(server=redis)), **more),
        await start(Redis("", fakeredis.FakeAsyncRedis(server=redis)), **more),
    )


async def play_across(start: Any, **more: Any) -> None:
    one, two = await two_processes(start, **more)
    anna, ben = await one.guest("Anna"), await two.guest("Ben")
    table = await anna.lay(["me", "open"], public=True)
    here = await anna.sit(table)
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    there = await ben.sit(table)
    while here.state["view"] is None:
        await here.next()
    if not here.state["seats"][1]["connected"]:
        await here.until(lambda m: m["type"] == "seats" and m["seats"][1]["connected"])
    chance = random.Random(8)
    for _ in range(25):
        version = max(here.state["version"], there.state["version"])
        await here.at_version(version)
        await there.at_version(version)
        if here.state["over"]:
            break
        line = here if here.state["decisions"][0]["seat"] == 0 else there
        asked = next(d for d in line.state["decisions"] if d["options"])
        done = await line.do(
            type="answer", seat=asked["seat"], ask=asked["ask"], option=chance.choice(asked["options"])
        )
        assert done["type"] == "ok", done
        if chance.random() < 0.3:
            await line.do(type="undo", seat=asked["seat"])
    stored = int((await anna.get(f"/api/tables/{table}"))["version"])
    await here.at_version(stored)  # the last answer may still be on its way to the other process
    await there.at_version(stored)
    await here.do(type="chat", text="Hello")
    await there.until(lambda m: m["type"] == "chat")
    assert here.log == (await anna.get(f"/api/tables/{table}/log"))["log"]["lines"]
    assert there.log == (await ben.get(f"/api/tables/{table}/log"))["log"]["lines"]

    # two processes race for the same decision
    own = await anna.lay()
    tab = await two.guest()
    tab.http.cookies = anna.http.cookies
    for _ in range(6):
        state = await anna.get(f"/api/tables/{own}")
        d = state["decisions"][0]
        body = {"seat": d["seat"], "ask": d["ask"], "option": ["wait"]}
        both = await asyncio.gather(*(g.ask("POST", f"/api/tables/{own}/answer", body) for g in (anna, tab)))
        assert sorted(r.status_code for r in both) == [200, 409]
        assert next(r for r in both if r.status_code == 409).json()["error"]["code"] == "stale"
    await one.stop()
    assert (await tab.get(f"/api/tables/{own}"))["answers"] == 6


async def test_two_processes_share_tables_through_redis(start: Any) -> None:
    await play_across(start)


async def test_two_processes_on_postgresql(start: Any, postgres: str) -> None:
    await play_across(start, db=postgres)


async def test_two_processes_on_postgresql_and_redis(start: Any, postgres: str, real_redis: Any) -> None:
    await play_across(start, db=postgres, redis=real_redis.url)


async def test_news_missed_while_redis_was_gone_is_not_lost(start: Any, real_redis: Any) -> None:
    one, two = await two_processes(start, redis=real_redis.url)
    anna = await one.guest("Anna")
    table = await anna.lay()
    other = await two.guest()
    other.http.cookies = anna.http.cookies
    line = await other.sit(table, 0)
    await anna.play(table, 0, ["wait"])
    await line.at_version(1)
    real_redis.stop()
    await anna.play(table, 1, ["wait"])  # stored and acknowledged, though nobody else could be told
    real_redis.start()
    await line.at_version(2)
    await anna.play(table, 0, ["wait"])
    await line.at_version(3)
    assert line.log == (await anna.get(f"/api/tables/{table}/log", seat=0))["log"]["lines"]


async def test_two_processes_that_stop_settle_the_same_table(start: Any, postgres: str) -> None:
    """Both may keep the same moment at the same time: the second found it there and gave up on all its tables."""
    server = await start(db=postgres)
    anna = await server.guest("Anna")
    table = await anna.lay()
    store = Store(postgres)
    again = {"table_id": table, "version": 1, "ask": 0, "epoch": 0, "saved": b"the same"}
    waiting = sa.text("SELECT count(*) FROM pg_locks WHERE NOT granted")
    async with store.engine.connect() as one, store.engine.connect() as two, store.engine.connect() as watch:
        await one.run_sync(keep_snapshot, again)
        second = asyncio.create_task(two.run_sync(keep_snapshot, again))
        async with asyncio.timeout(30):
            while not await watch.scalar(waiting):
                await asyncio.sleep(0)
        await one.commit()
        await second
        await two.commit()
        own = ledger.snapshots.c.table_id == table
        kept = (await watch.execute(sa.select(ledger.snapshots.c.version).where(own))).scalars().all()
    await store.close()
    assert sorted(kept) == [0, 1]


async def test_a_table_is_at_one_worker_and_hears_of_answers_at_the_other(
    postgres: str, real_redis: Any, visit: Any
) -> None:
    """`ravenhill serve --workers 2`: one port, two processes. Requests come to either, a table's sockets to one."""
    port = free_port()
    server = await begin(postgres, port, REDIS=real_redis.url, workers=2)
    url = f"http://127.0.0.1:{port}"
    anna = visit(url)
    try:
        await anna.post("/api/me", {"name": "Anna"})
        table = await anna.lay()
        lines = [await anna.sit(table, 0) for _ in range(10)]
        assert list((await sockets_of_each_process(url)).values()) == [10]
        for version in range(1, 13):
            other = visit(url)  # chance decides which process takes a connection
            other.http.cookies = anna.http.cookies
            state = await other.get(f"/api/tables/{table}")
            await other.play(table, state["decisions"][0]["seat"], ["wait"])
            await other.leave()
            for line in lines:
                await line.at_version(version)
        log = (await anna.get(f"/api/tables/{table}/log", seat=0))["log"]["lines"]
        assert all(line.log == log for line in lines)
    finally:
        await anna.leave()
        server.terminate()
        server.wait(20)


async def test_a_rolling_restart_refuses_nobody_and_loses_nothing(
    postgres: str, real_redis: Any, visit: Any, tmp_path: Path
) -> None:
    """SIGHUP at `ravenhill serve --workers 2`: every process is replaced while people play, and says so."""
    port = free_port()
    said = tmp_path / "said"
    server = await begin(postgres, port, REDIS=real_redis.url, ACCESS_LOG="on", workers=2, said=said)
    anna = visit(f"http://127.0.0.1:{port}")
    acknowledged: dict[str, int] = {}
    try:
        await anna.post("/api/me", {"name": "Anna"})
        old = workers_of(server.pid)
        assert len(old) == 2
        server.send_signal(signal.SIGHUP)
        async with asyncio.timeout(180):
            while old & workers_of(server.pid):
                table = await anna.lay()
                for number in range(8):
                    done = await anna.play(table, number % 2, ["wait"])
                    acknowledged[table] = done["version"]
        assert len(workers_of(server.pid)) == 2
        for table, version in acknowledged.items():
            assert (await anna.get(f"/api/tables/{table}"))["version"] == version
        async with asyncio.timeout(60):
            while "serve now" not in said.read_text():  # the last successor is waited for until it is ready
                await asyncio.sleep(0.05)
        os.kill(min(workers_of(server.pid)), signal.SIGKILL)
        async with asyncio.timeout(60):
            while "and is replaced by" not in said.read_text():
                await asyncio.sleep(0.2)
    finally:
        await anna.leave()
        server.terminate()
        server.wait(20)
    lines = said.read_text().splitlines()
    assert f"Ravenhill is at http://127.0.0.1:{port}  (Ctrl-C stops it)" in lines
    assert any('"route": "/api/tables/{table_id}/answer"' in line for line in lines)
    stamped = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} (INFO|WARNING) ravenhill\.server (.+)")
    told = [found[2] for line in lines if (found := stamped.fullmatch(line))]
    assert [line.split(":")[0] for line in told[:2]] == ["reload", "reload"] and "died (-9)" in told[2], lines
    assert [line for line in lines if not stamped.fullmatch(line) and line[0] not in "R{"] == [], "nothing else"


def workers_of(pid: int) -> set[int]:
    """The processes a server has started to answer requests."""
    listed = subprocess.run(
        ["ps", "-ww", "--ppid", str(pid), "-o", "pid=,args="], capture_output=True, text=True, check=False
    ).stdout
    return {int(line.split()[0]) for line in listed.splitlines() if "spawn_main" in line}


async def sockets_of_each_process(url: str) -> dict[str, int]:
    """How many sockets each worker process has that has any, as the figures of all say."""
    async with httpx.AsyncClient(base_url=url) as http:
        figures = (await http.get("/metrics")).text
    told = re.findall(r'^ravenhill_process_sockets\{process="(\d+)"\} (\d+)', figures, re.MULTILINE)
    return {pid: int(sockets) for pid, sockets in told if int(sockets) > 0}


async def test_the_figures_of_all_workers_are_added_up(postgres: str, real_redis: Any) -> None:
    port = free_port()
    server = await begin(postgres, port, REDIS=real_redis.url, workers=2)
    figures = ""
    try:
        for _ in range(20):  # each on a connection of its own: to any of the two
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
                assert (await http.get("/api/games")).status_code == 200
                figures = (await http.get("/metrics")).text
    finally:
        server.terminate()
        server.wait(20)
    found = re.search(r'^ravenhill_requests_total\{.*"/api/games".*"200"\} (\d+)', figures, re.MULTILINE)
    assert found is not None and int(found[1]) == 20
    for name in ("writer_queue", "bus_lag_seconds", "last_sweep_seconds", "thinkers_waiting", "event_loop_lag_seconds"):
        assert re.search(rf"^ravenhill_{name} \d", figures, re.MULTILINE)
    assert "ravenhill_database_errors_total 0" in figures and "ravenhill_tables_failed 0" in figures


# --- kill -9 -------------------------------------------------------------------------------------------------


@dataclass
class Load:
    """Scripted games against a server that may die at any moment; remembers what was acknowledged."""

    url: str
    acknowledged: dict[tuple[str, int], list[Any]] = field(default_factory=dict)
    cookies: dict[str, httpx.Cookies] = field(default_factory=dict)

    async def one_table(self, number: int, dead: asyncio.Event) -> None:
        chance = random.Random(number)
        async with httpx.AsyncClient(base_url=self.url, timeout=10) as http:
            try:
                await http.post("/api/me", json={"name": f"Player {number}"})
                laid = await http.post("/api/tables", json={"game": "toy", "seats": [{"kind": "me"}, {"kind": "me"}]})
                table = laid.json()["id"]
                self.cookies[table] = http.cookies
                while not dead.is_set():
                    state = (await http.get(f"/api/tables/{table}")).json()
                    if state["over"]:
                        return
                    d = next(d for d in state["decisions"] if d["options"])
                    option = chance.choice(d["options"])
                    body = {"seat": d["seat"], "ask": d["ask"], "option": option}
                    answer = await http.post(f"/api/tables/{table}/answer", json=body)
                    if answer.status_code == 200:
                        self.acknowledged[(table, answer.json()["version"])] = [d["seat"], option]
            except (httpx.HTTPError, KeyError):
                return


async def begin(db: str, port: int, workers: int = 1, said: Path | None = None, **more: str) -> subprocess.Popen[bytes]:
    """`said`: the file that gets what the server says."""
    settings = {"DB": db, "GAMES": "toy=toy", "LIMITS": "off", **more}
    env = {**os.environ, **{PREFIX + name: value for name, value in settings.items()}}
    env["PYTHONPATH"] = os.pathsep.join([*sys.path, str(HERE.parent / "engine")])
    out = subprocess.DEVNULL if said is None else said.open("wb")
    err = None if said is None else subprocess.STDOUT
    server = subprocess.Popen([sys.executable, "-c", RUN, str(port), str(workers)], env=env, stdout=out, stderr=err)
    return await started(server, port)


async def killed_again_and_again(db: str) -> None:
    chance = random.Random(time.time_ns())
    for _ in range(3):
        port = free_port()
        load = Load(f"http://127.0.0.1:{port}")
        server = await begin(db, port)
        dead = asyncio.Event()
        games = [asyncio.create_task(load.one_table(n, dead)) for n in range(8)]
        wanted, until = chance.randrange(30, 150), time.monotonic() + 30
        while len(load.acknowledged) < wanted and time.monotonic() < until:
            await asyncio.sleep(chance.uniform(0.0, 0.05))
        server.send_signal(signal.SIGKILL)
        server.wait()
        dead.set()
        await asyncio.gather(*games)
        assert len(load.acknowledged) >= wanted
        await nothing_is_missing(db, load)
        await everybody_plays_on(db, load)


async def nothing_is_missing(db: str, load: Load) -> None:
    store = Store(db)
    j = ledger.journal.c
    async with store.read() as c:
        rows = {
            (table, number): [seat, data]
            for table, number, seat, data in await c.execute(sa.select(j.table_id, j.number, j.seat, j.data))
        }
    await store.close()
    for key, answer in load.acknowledged.items():
        assert rows.get(key) == answer, f"acknowledged and lost: {key}"


async def everybody_plays_on(db: str, load: Load) -> None:
    port = free_port()
    server = await begin(db, port)
    try:
        for table, cookies in load.cookies.items():
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", cookies=cookies, timeout=10) as http:
                state = (await http.get(f"/api/tables/{table}")).json()
                stored = max((n for t, n in load.acknowledged if t == table), default=0)
                assert state["version"] >= stored
                for d in state["decisions"]:
                    if d["options"]:
                        body = {"seat": d["seat"], "ask": d["ask"], "option": d["options"][0]}
                        assert (await http.post(f"/api/tables/{table}/answer", json=body)).status_code == 200
    finally:
        server.terminate()
        assert server.wait(20) in (0, -signal.SIGTERM)


async def test_kill_9_on_sqlite(tmp_path: Path) -> None:
    await killed_again_and_again(f"sqlite+aiosqlite:///{tmp_path / 'crash.sqlite3'}")


async def test_kill_9_on_postgresql(postgres: str) -> None:
    await killed_again_and_again(postgres)
