"""Damage is found and told, stops nothing else, and can be repaired; a host tries out, freezes and thaws tables."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import random
import secrets
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import fakeredis
import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from ravenhill.server.bus import Redis
from ravenhill.server.store import migrate

pytestmark = pytest.mark.anyio

FROZEN = Path(__file__).parents[1] / "golden" / "saves" / "0.1" / "server.db.gz"


def file_of(settings: Any) -> str:
    return str(settings.db).removeprefix("sqlite+aiosqlite:///")


async def played(server: Any, anna: Any, answers: int, seed: int = 1) -> str:
    """A toy table with so many answers."""
    table = await anna.lay()
    chance = random.Random(seed)
    for _ in range(answers):
        async with server.services.open_tables.at(table) as live:
            d = chance.choice(live.running.decisions)
            option = list(chance.choice([o for o in d.options if o[0] != "fight"] or d.options))
            await server.services.open_tables.happen(live, "answer", d.seat, option, None)
    return str(table)


@pytest.fixture
async def stopped(start: Any, settings: Any) -> Any:
    """A server that was stopped: its people, its tables, and what they looked like."""
    server = await start(snapshot_every=5)
    anna = await server.guest("Anna")
    tables = [await played(server, anna, 12, seed) for seed in range(3)]
    states = {t: await anna.get(f"/api/tables/{t}", seat=0) for t in tables}
    cookies = anna.http.cookies
    await server.stop()
    server.guests.clear()
    return cookies, tables, states


async def back(start: Any, cookies: Any) -> tuple[Any, Any]:
    server = await start(snapshot_every=5)
    anna = await server.guest()
    anna.http.cookies = cookies
    return server, anna


def damage(settings: Any, sql: str, *values: Any) -> int:
    with sqlite3.connect(file_of(settings)) as c:
        return c.execute(sql, values).rowcount


async def test_two_snapshots_are_kept_and_a_stop_settles(stopped: Any, settings: Any) -> None:
    _, tables, _ = stopped
    with sqlite3.connect(file_of(settings)) as c:
        for table in tables:
            kept = c.execute("SELECT version FROM snapshot WHERE table_id = ? ORDER BY version", [table]).fetchall()
            assert kept == [(10,), (12,)]


@pytest.mark.parametrize("broken", [1, 2])
async def test_a_broken_snapshot_falls_back(start: Any, settings: Any, stopped: Any, broken: int) -> None:
    """To the one before, and to the rows alone."""
    cookies, tables, states = stopped
    newest = "SELECT version FROM snapshot WHERE table_id = ?1 ORDER BY version DESC LIMIT ?2"
    sql = f"UPDATE snapshot SET saved = X'00' WHERE table_id = ?1 AND version IN ({newest})"
    assert damage(settings, sql, tables[1], broken) == broken
    server, anna = await back(start, cookies)
    for table in tables:
        assert await anna.get(f"/api/tables/{table}", seat=0) == states[table]
        state = await anna.get(f"/api/tables/{table}")
        if not state["over"]:
            d = next(d for d in state["decisions"] if d["options"])
            await anna.play(table, d["seat"], d["options"][0])
    assert server.services.open_tables.metrics.table_failures._value.get() == 0


async def test_rows_that_come_to_another_table_are_not_believed(start: Any, settings: Any, stopped: Any) -> None:
    """Nobody sees another position without a word: the game is shown as its rows left it."""
    cookies, tables, states = stopped
    damage(settings, "UPDATE snapshot SET saved = X'00' WHERE table_id = ?", tables[0])
    sql = "UPDATE journal SET data = '[\"wait\"]' WHERE table_id = ? AND number = 8 AND data <> '[\"wait\"]'"
    if not damage(settings, sql, tables[0]):
        sql = "UPDATE journal SET data = '[\"look\"]' WHERE table_id = ? AND number = 8"
        damage(settings, sql, tables[0])
    server, anna = await back(start, cookies)
    state = await anna.get(f"/api/tables/{tables[0]}", seat=0)
    assert state["frozen"] == {"key": "server-table-broken", "args": {}} and not state["decisions"]
    assert state["view"] == states[tables[0]]["view"]
    refused = await anna.refused(f"/api/tables/{tables[0]}/resign", {"seat": 0}, "not_now")
    assert refused["message"]["key"] == "server-frozen"
    assert await anna.get(f"/api/tables/{tables[1]}", seat=0) == states[tables[1]]
    assert server.services.open_tables.metrics.table_failures._value.get() == 1


async def test_a_row_that_can_be_played_but_leaves_another_table_is_not_believed(start: Any, settings: Any) -> None:
    """Only its digest tells: another card is said to have been drawn, and the rules could go on with it."""
    server = await start()
    anna = await server.guest("Anna")
    table = await anna.lay()
    await anna.play(table, 0, ["draw"])
    state = await anna.get(f"/api/tables/{table}", seat=0)
    cookies = anna.http.cookies
    await server.stop()
    server.guests.clear()
    with sqlite3.connect(file_of(settings)) as c:
        drawn = json.loads(c.execute("SELECT outcomes FROM journal WHERE number = 1").fetchone()[0])
        other = next(label for label in (f"card:c{n}" for n in range(20)) if label not in drawn)
        c.execute("UPDATE journal SET outcomes = ? WHERE number = 1", [json.dumps([drawn[0], other])])
        c.execute("UPDATE snapshot SET saved = X'00'")
    _, anna = await back(start, cookies)
    now = await anna.get(f"/api/tables/{table}", seat=0)
    assert now["frozen"] == {"key": "server-table-broken", "args": {}} and now["view"] == state["view"]


async def test_a_table_of_which_nothing_is_left_is_no_500(start: Any, settings: Any, stopped: Any) -> None:
    cookies, tables, states = stopped
    damage(settings, "UPDATE snapshot SET saved = X'00' WHERE table_id = ?", tables[0])
    damage(settings, "UPDATE journal SET frame = NULL, data = '{}' WHERE table_id = ? AND number = 0", tables[0])
    _, anna = await back(start, cookies)
    response = await anna.ask("GET", f"/api/tables/{tables[0]}")
    assert response.status_code == 409 and response.json()["error"]["message"]["key"] == "server-table-broken"
    assert await anna.get(f"/api/tables/{tables[2]}", seat=0) == states[tables[2]]


async def test_a_game_whose_past_was_never_filled_in_goes_on_without(start: Any, settings: Any, stopped: Any) -> None:
    """As one of version 0.1 that meets rules which come to another table."""
    cookies, tables, states = stopped
    damage(settings, "DELETE FROM journal WHERE table_id = ? AND number = 0", tables[0])
    rest = "UPDATE journal SET frame = NULL, log = NULL, digest = NULL, rules = NULL, turn = NULL WHERE table_id = ?"
    damage(settings, rest, tables[0])
    _, anna = await back(start, cookies)
    state = await anna.get(f"/api/tables/{tables[0]}", seat=0)
    assert state == states[tables[0]]
    for path in ("replay", "record"):
        lost = await anna.ask("GET", f"/api/tables/{tables[0]}/{path}")
        assert lost.status_code in (403, 409) and lost.json()["error"]["code"] in ("not_now", "forbidden")
    d = next(d for d in (await anna.get(f"/api/tables/{tables[0]}"))["decisions"] if d["options"])
    await anna.play(tables[0], d["seat"], d["options"][0])
    await anna.post(f"/api/tables/{tables[0]}/resign", {"seat": 0})
    for path in ("replay", "record"):
        lost = await anna.ask("GET", f"/api/tables/{tables[0]}/{path}")
        assert lost.status_code == 409 and lost.json()["error"]["message"]["key"] == "server-past-lost", lost.text


async def test_a_damaged_table_is_repaired(start: Any, settings: Any, stopped: Any, run: Any) -> None:
    cookies, tables, _ = stopped
    damage(settings, "UPDATE snapshot SET saved = X'00' WHERE table_id = ?", tables[0])
    damage(settings, "UPDATE journal SET data = '[\"dance\"]' WHERE table_id = ? AND number = 9", tables[0])
    checked = await asyncio.to_thread(run, "tables", "check", "--db", settings.db, "--json")
    assert checked.code == 1 and checked.json["broken"]["tables"] == [tables[0]]
    assert checked.json["same"]["number"] == 2
    done = await asyncio.to_thread(run, "tables", "repair", tables[0], "--yes", "--db", settings.db, "--json")
    assert done.code == 0 and (done.json["played"], done.json["set_aside"]) == (8, 4)
    again = await asyncio.to_thread(run, "tables", "check", "--db", settings.db, "--json")
    assert again.code == 0 and again.json["same"]["number"] == 3
    _, anna = await back(start, cookies)
    state = await anna.get(f"/api/tables/{tables[0]}")
    assert state["answers"] == 8 and state["version"] == 13 and state["frozen"] is None
    d = next(d for d in state["decisions"] if d["options"])
    await anna.play(tables[0], d["seat"], d["options"][0])
    replay = await anna.get(f"/api/tables/{tables[0]}/replay", count=20)
    assert [f["n"] for f in replay["frames"]] == list(range(10))


async def test_a_frozen_table_is_looked_at_until_it_thaws(server: Any, settings: Any, run: Any) -> None:
    anna = await server.guest("Anna")
    table = await played(server, anna, 3)
    state = await anna.get(f"/api/tables/{table}")
    assert (await asyncio.to_thread(run, "tables", "freeze", table, "--db", settings.db)).code == 0
    server.services.open_tables.by_id.clear()
    frozen = await anna.get(f"/api/tables/{table}")
    assert frozen["frozen"] == {"key": "server-frozen", "args": {}} and frozen["view"] == state["view"]
    assert not frozen["decisions"] and not any(seat["to_move"] for seat in frozen["seats"])
    d = state["decisions"][0]
    body = {"seat": d["seat"], "ask": d["ask"], "option": d["options"][0]}
    assert (await anna.refused(f"/api/tables/{table}/answer", body, "not_now"))["message"]["key"] == "server-frozen"
    assert (await asyncio.to_thread(run, "tables", "freeze", table, "--off", "--db", settings.db)).code == 0
    server.services.open_tables.by_id.clear()
    await anna.post(f"/api/tables/{table}/answer", body)


def test_an_old_database_is_checked_without_being_changed(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite3"
    before = gzip.decompress(FROZEN.read_bytes())
    file.write_bytes(before)
    checked = run("tables", "check", "--db", f"sqlite+aiosqlite:///{file}", "--json")
    seen = json.loads(gzip.decompress((FROZEN.parent / "server.json.gz").read_bytes()))
    assert sum(way["number"] for way in checked.json.values()) == len(seen["tables"]) + 1
    # only the rules of 0.1 could tell the past of a record: the way here leads over 0.2, see docs/upgrading.md
    assert checked.json["frozen"]["number"] == 0 and checked.json["broken"]["tables"] == [seen["record"]]
    assert checked.code == 1 and file.read_bytes() == before
    assert list(tmp_path.glob("old*")) == [file], "nothing is left beside it"


def test_a_database_that_came_over_0_2_is_in_order(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite3"
    file.write_bytes(gzip.decompress((FROZEN.parents[1] / "0.2" / "from-0.1.db.gz").read_bytes()))
    checked = run("tables", "check", "--db", f"sqlite+aiosqlite:///{file}", "--json")
    assert checked.code == 0 and checked.json["frozen"]["number"] == checked.json["broken"]["number"] == 0
    assert checked.json["upgraded"]["number"] > checked.json["cut"]["number"], "most stand as they stood"


@pytest.mark.parametrize("beside", ["-wal", "-wal and -shm"])
def test_a_database_with_unwritten_pages_is_checked_too(run: Any, tmp_path: Path, beside: str) -> None:
    """As one whose server runs, or was killed: what is in the second file counts."""
    file, source = tmp_path / "old.sqlite3", tmp_path / "source.sqlite3"
    source.write_bytes(gzip.decompress(FROZEN.read_bytes()))
    with contextlib.closing(sqlite3.connect(source)) as c:
        c.execute("PRAGMA foreign_keys=ON")
        c.execute("PRAGMA journal_mode=WAL")
        c.execute("DELETE FROM game_table WHERE status <> 'waiting'")
        c.commit()
        for end in ("", "-wal", "-shm") if "shm" in beside else ("", "-wal"):
            shutil.copyfile(f"{source}{end}", f"{file}{end}")
    before = {f: f.stat().st_size for f in tmp_path.glob("old*")}
    checked = run("tables", "check", "--db", str(file), "--json")
    assert checked.code == 0 and sum(way["number"] for way in checked.json.values()) == 0
    assert {f: f.stat().st_size for f in tmp_path.glob("old*")} == before


async def test_an_old_postgresql_database_is_checked_without_being_changed(run: Any, postgres: str) -> None:
    """Brought to the present form in a transaction that is taken back; refused while somebody uses it."""
    name = f"old{secrets.token_hex(4)}"
    url = postgres.rpartition("/")[0] + f"/{name}"
    admin = create_async_engine(postgres, isolation_level="AUTOCOMMIT")
    async with admin.connect() as c:
        await c.execute(sa.text(f"CREATE DATABASE {name}"))
    engine = create_async_engine(url)
    async with engine.begin() as c:
        await c.run_sync(lambda s: migrate(s, "0001"))
    in_use = await asyncio.to_thread(run, "tables", "check", "--db", url)
    assert in_use.code == 1 and "somebody uses it" in in_use.err and in_use.err.count("\n") == 1
    await engine.dispose()
    checked = await asyncio.to_thread(run, "tables", "check", "--db", url, "--json")
    assert checked.code == 0, checked.err
    async with engine.connect() as c:
        assert await c.scalar(sa.text("SELECT version_num FROM alembic_version")) == "0001"
    await engine.dispose()
    async with admin.connect() as c:
        await c.execute(sa.text(f"DROP DATABASE {name}"))
    await admin.dispose()


def stands(settings: Any, table: str) -> dict[str, Any]:
    """The row of a table."""
    with sqlite3.connect(file_of(settings)) as c:
        c.row_factory = sqlite3.Row
        return dict(c.execute("SELECT * FROM game_table WHERE id = ?", [table]).fetchone())


def break_row(settings: Any, table: str, row: int) -> None:
    """Row and snapshots are damaged: the game goes no further than the row before."""
    damage(settings, "UPDATE snapshot SET saved = X'00' WHERE table_id = ?", table)
    damage(settings, "UPDATE journal SET data = '[\"dance\"]' WHERE table_id = ? AND number = ?", table, row)


async def until(wanted: Any, seconds: float = 30.0) -> None:
    async with asyncio.timeout(seconds):
        while not await wanted():
            await asyncio.sleep(0.1)


async def test_after_a_repair_the_row_tells_how_the_game_stands_and_the_machine_moves(
    start: Any, settings: Any, stopped: Any, run: Any
) -> None:
    """The last rows ended the game and asked somebody else; what is taken up is a machine's choice."""
    cookies, tables, _ = stopped
    break_row(settings, tables[0], 9)
    with sqlite3.connect(file_of(settings)) as c:
        (frame,) = c.execute("SELECT frame FROM journal WHERE table_id = ? AND number = 8", [tables[0]]).fetchone()
    moving = json.loads(frame)[0]
    assert moving
    damage(settings, "UPDATE seat SET machine = 'random' WHERE table_id = ? AND place = ?", tables[0], moving[0])
    over = "to_move = '[]', machine_due = 0, status = 'over', result = '{\"winners\": [0], \"reason\": \"x\"}'"
    damage(settings, f"UPDATE game_table SET {over} WHERE id = ?", tables[0])
    assert (await asyncio.to_thread(run, "tables", "repair", tables[0], "--yes", "--db", settings.db)).code == 0
    row = stands(settings, tables[0])
    assert json.loads(row["to_move"]) == moving and row["machine_due"] == 1
    assert row["status"] == "running" and row["result"] is None and row["version"] == 13
    _, anna = await back(start, cookies)

    async def went_on() -> bool:
        (mine,) = [t for t in (await anna.get("/api/tables", list="mine"))["tables"] if t["id"] == tables[0]]
        return bool(stands(settings, tables[0])["version"] > 13) and mine["your_move"]

    await until(went_on)


async def test_the_players_read_that_something_was_set_aside(start: Any, settings: Any, stopped: Any, run: Any) -> None:
    cookies, tables, states = stopped
    break_row(settings, tables[0], 9)
    assert (await asyncio.to_thread(run, "tables", "repair", tables[0], "--yes", "--db", settings.db)).code == 0
    _, anna = await back(start, cookies)
    state = await anna.get(f"/api/tables/{tables[0]}", seat=0)
    line = state["log"]["lines"][-1]
    assert (line["key"], line["args"], line["at"]) == ("log-set-aside", {"count": 4}, 8)
    assert state["epoch"] > states[tables[0]]["epoch"], "whoever has lines of the answers that are gone drops them"


async def test_freezing_holds_at_an_open_table(server: Any, settings: Any, run: Any) -> None:
    anna = await server.guest("Anna")
    table = await anna.lay(clock={"kind": "minutes", "minutes": 60, "increment": 0})
    line = await anna.sit(table, 0)
    other = await anna.lay()
    assert (await asyncio.to_thread(run, "tables", "freeze", table, "--db", settings.db)).code == 0
    told = await line.until(lambda m: m["type"] == "state" and m["state"]["frozen"], 30)
    assert told["state"]["frozen"]["key"] == "server-frozen" and not told["state"]["decisions"]
    asked = {"seat": 0, "ask": 0, "option": ["wait"]}
    verbs = {
        "answer": asked,
        "undo": {"seat": 0},
        "resign": {"seat": 0},
        "offer": {"seat": 0, "kind": "close"},
        "offer/reply": {"seat": 0, "number": 1, "accept": True},
        "machine": {"seat": 0, "player": "random"},
    }
    for verb, body in verbs.items():
        refused = await anna.refused(f"/api/tables/{table}/{verb}", body, "not_now")
        assert refused["message"]["key"] == "server-frozen", verb
    why = await anna.post(f"/api/tables/{table}/why", {"seat": 0, "option": ["wait"]})
    assert why["open"] is False and why["reason"]["key"] == "server-frozen"
    mine = {t["id"]: t for t in (await anna.get("/api/tables", list="mine"))["tables"]}
    assert not mine[table]["your_move"] and mine[other]["your_move"]
    await anna.post(f"/api/tables/{table}/chat", {"text": "What is this?"})
    left = told["state"]["clock"]
    assert left["running"] == []
    damage(settings, "UPDATE seat SET machine = 'random' WHERE table_id = ? AND place = 0", table)
    assert (await asyncio.to_thread(run, "tables", "freeze", table, "--off", "--db", settings.db)).code == 0
    thawed = await line.until(lambda m: m["type"] == "state" and m["state"]["version"] > 0, 30)
    assert thawed["state"]["frozen"] is None, "and the machine whose turn it was has moved"
    assert thawed["state"]["clock"]["left"][0] >= left["left"][0] - 0.5, "nobody's time ran meanwhile"


async def test_freezing_holds_at_the_tables_of_several_processes(start: Any, settings: Any, run: Any) -> None:
    redis = fakeredis.FakeServer()
    servers = [await start(bus=Redis("", fakeredis.FakeAsyncRedis(server=redis))) for _ in range(2)]
    anna = await servers[0].guest("Anna")
    table = await anna.lay()
    there = await servers[1].guest()
    there.http.cookies = anna.http.cookies
    lines = [await guest.sit(table, 0) for guest in (anna, there)]
    assert (await asyncio.to_thread(run, "tables", "freeze", table, "--db", settings.db)).code == 0
    for line, guest in zip(lines, (anna, there), strict=True):
        await line.until(lambda m: m["type"] == "state" and m["state"]["frozen"], 30)
        await guest.refused(f"/api/tables/{table}/answer", {"seat": 0, "ask": 0, "option": ["wait"]}, "not_now")


async def test_a_repair_is_seen_where_the_broken_table_is_open(
    start: Any, settings: Any, stopped: Any, run: Any
) -> None:
    cookies, tables, _ = stopped
    break_row(settings, tables[0], 9)
    server, anna = await back(start, cookies)
    line = await anna.sit(tables[0], 0)
    assert line.state["frozen"]["key"] == "server-table-broken"
    figures = (await anna.ask("GET", "/metrics")).text
    assert "ravenhill_tables_failed 1.0" in figures
    done = await asyncio.to_thread(run, "tables", "repair", tables[0], "--yes", "--db", settings.db)
    assert done.code == 0, done.err
    told = await line.until(lambda m: m["type"] == "state" and m["state"]["frozen"] is None, 30)
    assert told["state"]["answers"] == 8 and line.log[-1]["key"] == "log-set-aside"
    assert not server.services.open_tables.failed


async def test_only_a_running_game_is_frozen(server: Any, settings: Any, run: Any) -> None:
    anna = await server.guest("Anna")
    waiting, over = await anna.lay(["me", "open"]), await anna.lay()
    await anna.post(f"/api/tables/{over}/resign", {"seat": 0})
    for table, why in ((waiting, "has not begun"), (over, "is over"), ("nowhere", "no such table")):
        ran = await asyncio.to_thread(run, "tables", "freeze", table, "--db", settings.db)
        assert ran.code == 1 and why in ran.err


async def test_a_frozen_table_that_is_repaired_stays_frozen(settings: Any, stopped: Any, run: Any) -> None:
    _, tables, _ = stopped
    break_row(settings, tables[0], 9)
    assert (await asyncio.to_thread(run, "tables", "freeze", tables[0], "--db", settings.db)).code == 0
    done = await asyncio.to_thread(run, "tables", "repair", tables[0], "--yes", "--db", settings.db)
    assert done.code == 0 and "stays frozen" in done.out
    assert stands(settings, tables[0])["frozen"] == 1 and json.loads(stands(settings, tables[0])["to_move"])


async def test_the_log_names_the_row_that_is_damaged(
    start: Any, settings: Any, stopped: Any, caplog: pytest.LogCaptureFixture
) -> None:
    cookies, tables, _ = stopped
    break_row(settings, tables[0], 9)
    _, anna = await back(start, cookies)
    await anna.get(f"/api/tables/{tables[0]}")
    said = [r.getMessage() for r in caplog.records if tables[0] in r.getMessage()]
    assert any("row 9 can not be played" in line for line in said), said
    assert not any("row 0" in line for line in said), said


async def test_an_offer_outlives_a_restart(start: Any, settings: Any) -> None:
    """Though rows have to be played that came before it."""
    server = await start()
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.lay(["me", "open"], public=True)
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    state = await anna.get(f"/api/tables/{table}", seat=0)
    for d in state["decisions"]:
        who = anna if d["seat"] == 0 else ben
        await who.play(table, d["seat"], ["wait"])
    await anna.post(f"/api/tables/{table}/offer", {"seat": 0, "kind": "close"})
    server.services.open_tables.by_id.clear()
    assert (await ben.get(f"/api/tables/{table}", seat=1))["offer"]["kind"] == "close"


async def test_the_same_on_postgresql(start: Any, postgres: str, run: Any) -> None:
    """Freezing, thawing and repairing beside a server that has the table open."""
    server = await start(db=postgres)
    anna = await server.guest("Anna")
    table = await played(server, anna, 4)
    line = await anna.sit(table, 0)

    async def shell(*args: str) -> Any:
        return await asyncio.to_thread(run, "tables", *args, "--db", postgres)

    assert (await shell("freeze", table)).code == 0
    await line.until(lambda m: m["type"] == "state" and m["state"]["frozen"], 5)
    assert (await shell("freeze", table, "--off")).code == 0
    await line.until(lambda m: m["type"] == "state" and m["state"]["frozen"] is None, 5)
    async with server.services.store.write() as c:
        await c.execute(sa.text("DELETE FROM snapshot WHERE table_id = :t"), {"t": table})
        sql = "UPDATE journal SET data = '[\"dance\"]' WHERE table_id = :t AND number = 3"
        await c.execute(sa.text(sql), {"t": table})
    done = await shell("repair", table, "--yes", "--json")
    assert done.code == 0 and done.json["set_aside"] == 2, done.err
    await line.until(lambda m: m["type"] == "state" and m["state"]["answers"] == 2, 5)
    d = next(d for d in (await anna.get(f"/api/tables/{table}"))["decisions"] if d["options"])
    await anna.play(table, d["seat"], d["options"][0])
    assert (await shell("show", table, "--json")).json["set_aside"][0]["first"] == 3
