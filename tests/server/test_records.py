"""Replay, download and upload of games."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ravenhill

pytestmark = pytest.mark.anyio


async def finished(server: Any) -> tuple[Any, str]:
    anna = await server.guest("Anna")
    table = await anna.lay()
    live = server.services.open_tables.by_id[table]
    for _ in range(12):
        d = live.play.decisions[0]
        await anna.play(table, d.seat, list(d.options[0]))
    await anna.post(f"/api/tables/{table}/resign", {"seat": 0})
    return anna, table


async def test_replay_of_a_finished_game(server: Any) -> None:
    anna, table = await finished(server)
    eve = await server.guest("Eve")
    told = await eve.get(f"/api/tables/{table}/replay", seat=1, count=50)
    assert told["answers"] == 13 and [f["n"] for f in told["frames"]] == list(range(14))
    assert told["frames"][1]["option"] is not None and told["frames"][0]["seat"] is None
    lines = [line for f in told["frames"] for line in f["log"]]
    assert lines == (await anna.get(f"/api/tables/{table}/log", seat=1))["log"]["lines"]
    part = await eve.get(f"/api/tables/{table}/replay", seat=1, from_=5, count=3)
    assert part["frames"] == told["frames"][5:8] and part["turns"] == told["turns"]
    assert told["turns"][0] == [0, 0]
    assert (await eve.get(f"/api/tables/{table}/replay", from_=999))["frames"] == []


async def test_a_record_comes_back(server: Any) -> None:
    anna, table = await finished(server)
    response = await anna.ask("GET", f"/api/tables/{table}/record")
    assert response.headers["content-disposition"] == f'attachment; filename="toy-{table}.json"'
    play = ravenhill.replay(response.content)
    assert play.answers == 13 and play.result is not None and play.result.reason == "conceded"

    eve = await server.guest("Eve")
    kept = (await eve.post("/api/records", json.loads(response.content), 201))["id"]
    state = await anna.get(f"/api/tables/{kept}", seat=1)
    assert state["table"]["kind"] == "record" and state["over"] and state["result"]["winners"] == [1]
    assert state["view"] == (await anna.get(f"/api/tables/{table}", seat=1))["view"]
    again = await anna.get(f"/api/tables/{kept}/replay", seat=0, count=50)
    assert again["frames"] == (await anna.get(f"/api/tables/{table}/replay", seat=0, count=50))["frames"]
    assert (await anna.ask("GET", f"/api/tables/{kept}/record")).content == response.content


async def test_a_record_comes_back_on_postgresql(start: Any, postgres: str, toy: Any) -> None:
    """There another statement takes the rows apart."""
    server = await start(db=postgres)
    ben = await server.guest("Ben")
    play = toy.start(toy.setup(seed=3))
    while not play.over and play.answers < 120:
        play.answer(play.decisions[0].seat, play.decisions[0].options[-1])
    written = play.record()
    kept = (await ben.post("/api/records", json.loads(written), 201))["id"]
    came = ravenhill.replay((await ben.ask("GET", f"/api/tables/{kept}/record")).content)
    assert came.journal.items() == play.journal.items()
    assert [line.plain() for line in came.lines()] == [line.plain() for line in play.lines()]


async def test_records_that_do_not_hold(server: Any) -> None:
    anna, table = await finished(server)
    good = (await anna.ask("GET", f"/api/tables/{table}/record")).json()
    altered = {**good, "journal": good["journal"][:-1]}
    assert (await anna.refused("/api/records", altered, "bad_record"))["message"]["key"] == "bad-save-altered"
    del good["head"]["digest"]
    first = next(i for i, e in enumerate(good["journal"]) if isinstance(e, list))
    bad: list[Any] = [
        {},
        [],
        5,
        {"head": 1, "journal": 2},
        {**good, "journal": [[0, "dance"]]},
        {**good, "journal": [*good["journal"][: first + 1], [7, "wait"]]},
        {**good, "journal": [["0", None]]},
        {**good, "head": {**good["head"], "setup": {**good["head"]["setup"], "game": "chess"}}},
        {**good, "head": {**good["head"], "setup": {**good["head"]["setup"], "position": {"hands": [[1], [1]]}}}},
        {**good, "head": {**good["head"], "setup": {**good["head"]["setup"], "seed": "x"}}},
        {**good, "head": {**good["head"], "result": {"winners": [0], "reason": "points", "rule": "T9"}}},
    ]
    for body in bad:
        assert (await anna.refused("/api/records", body, "bad_record"))["message"]["key"].startswith("bad-")
    response = await anna.http.post("/api/records", content=b"\xff\xfe" + b"[" * 100000)
    assert response.status_code == 422


async def test_a_record_that_stops_early_can_be_looked_at(server: Any, toy: Any) -> None:
    anna = await server.guest("Anna")
    play = toy.start(toy.setup(seed=3))
    play.answer(0, ("wait",))
    kept = (await anna.post("/api/records", json.loads(play.record()), 201))["id"]
    state = await anna.get(f"/api/tables/{kept}")
    assert state["over"] and state["result"]["reason"] == "unfinished" and state["decisions"] == []
