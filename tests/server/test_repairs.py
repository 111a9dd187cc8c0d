"""Damage is found and told, stops nothing else, and can be repaired; a host tries out, freezes and thaws tables."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.anyio

FROZEN = Path(__file__).parents[1] / "golden" / "saves" / "0.1" / "server.db.gz"


def file_of(settings: Any) -> str:
    return str(settings.db).removeprefix("sqlite+aiosqlite:///")


async def played(server: Any, anna: Any, answers: int, seed: int = 1) -> str:
    """A toy table with so many answers."""
    table = await anna.lay()
    chance = random.Random(seed)
    for _ in range(answers):
        async with server.house.hall.at(table) as live:
            d = chance.choice(live.game.decisions)
            option = list(chance.choice([o for o in d.options if o[0] != "fight"] or d.options))
            await server.house.hall.happen(live, "answer", d.seat, option, None)
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
    assert server.house.hall.metrics.table_failures._value.get() == 0


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
    assert server.house.hall.metrics.table_failures._value.get() == 1


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
    server.house.hall.lives.clear()
    frozen = await anna.get(f"/api/tables/{table}")
    assert frozen["frozen"] == {"key": "server-frozen", "args": {}} and frozen["view"] == state["view"]
    assert not frozen["decisions"] and not any(seat["to_move"] for seat in frozen["seats"])
    d = state["decisions"][0]
    body = {"seat": d["seat"], "ask": d["ask"], "option": d["options"][0]}
    assert (await anna.refused(f"/api/tables/{table}/answer", body, "not_now"))["message"]["key"] == "server-frozen"
    assert (await asyncio.to_thread(run, "tables", "freeze", table, "--off", "--db", settings.db)).code == 0
    server.house.hall.lives.clear()
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


def test_a_database_that_came_over_0_2_is_in_order(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite3"
    file.write_bytes(gzip.decompress((FROZEN.parents[1] / "0.2" / "from-0.1.db.gz").read_bytes()))
    checked = run("tables", "check", "--db", f"sqlite+aiosqlite:///{file}", "--json")
    assert checked.code == 0 and checked.json["frozen"]["number"] == checked.json["broken"]["number"] == 0
    assert checked.json["upgraded"]["number"] > checked.json["cut"]["number"], "most stand as they stood"
