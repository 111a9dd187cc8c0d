"""Machine players at seats: they are given what their seat may know, think elsewhere, and never stop a game."""

from __future__ import annotations

import asyncio
import json
import time
import zlib
from concurrent.futures import Future
from typing import Any

import pytest

from ravenhill.engine import game as shelf
from ravenhill.engine import record
from ravenhill.server import machines, thinking
from ravenhill.server.facts import thinking_time

pytestmark = pytest.mark.anyio

GREEDY = {"kind": "machine", "player": "greedy"}
RANDOM = {"kind": "machine", "player": "random"}


async def play_out(line: Any, seat: int, limit: int = 400) -> None:
    """Plays a seat by its last option until the game is over; the machine plays the rest."""
    for _ in range(limit):
        while not line.state["over"] and not any(d["options"] for d in line.state["decisions"]):
            await line.next()
        if line.state["over"]:
            return
        asked = next(d for d in line.state["decisions"] if d["options"])
        done = await line.do(type="answer", seat=seat, ask=asked["ask"], option=asked["options"][-1])
        assert done["type"] in ("ok", "error") and (done["type"] == "ok" or done["error"]["code"] == "stale"), done
    raise AssertionError("the game does not end")


async def test_a_whole_game_against_a_machine(server: Any) -> None:
    anna = await server.guest("Anna")
    table = await anna.lay([GREEDY, "me"])
    line = await anna.sit(table)
    assert line.state["seats"][0]["kind"] == "machine" and line.state["seats"][0]["connected"]
    await play_out(line, 1)
    assert line.state["result"]["reason"] == "points"


async def test_a_person_lets_a_machine_play_and_takes_the_seat_back(server: Any) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.lay(["me", "open"], public=True)
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    line = await ben.sit(table)
    await anna.post(f"/api/tables/{table}/machine", {"seat": 0, "player": "random"})
    await line.until(lambda m: m["type"] == "state" and any(d["seat"] == 1 for d in m["state"]["decisions"]))
    seat = line.state["seats"][0]
    assert seat["kind"] == "machine" and seat["player"] == "Anna"
    state = await anna.get(f"/api/tables/{table}")
    assert state["you"]["seat"] == 0 and len(state["view"]["hand"]) >= 1
    version = state["version"]
    body = {"seat": 0, "ask": version, "option": ["wait"]}
    assert (await anna.refused(f"/api/tables/{table}/answer", body, "not_now"))["message"][
        "key"
    ] == "server-machine-plays"
    await ben.refused(f"/api/tables/{table}/machine", {"seat": 0, "player": None}, "forbidden")
    await anna.post(f"/api/tables/{table}/machine", {"seat": 0, "player": None})
    await ben.post(f"/api/tables/{table}/resign", {"seat": 1})
    assert (await anna.get(f"/api/tables/{table}"))["seats"][0]["kind"] == "person"


async def test_the_host_fills_an_open_seat_with_a_machine(server: Any) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.lay(["open", "me"])
    await ben.refused(f"/api/tables/{table}/machine", {"seat": 0, "player": "random"}, "forbidden")
    await anna.post(f"/api/tables/{table}/machine", {"seat": 0, "player": "random"})
    line = await anna.sit(table)
    await play_out(line, 1)


async def test_take_back_against_a_machine(server: Any) -> None:
    anna = await server.guest("Anna")
    table = await anna.lay(["me", RANDOM])
    line = await anna.sit(table)
    await line.do(type="answer", seat=0, ask=0, option=["wait"])
    await line.until(lambda m: m["type"] == "state" and m["state"]["answers"] >= 2)
    assert (await line.do(type="offer", seat=0, kind="draw"))["error"]["message"]["key"] == "server-machine-no-draw"
    assert line.state["takeback"] == {"seat": 0, "counts": [1, line.state["answers"] - 1]}
    assert (await line.do(type="offer", seat=0, kind="takeback"))["type"] == "ok"
    assert line.state["answers"] == 0 and line.state["takeback"] is None


async def test_machines_alone_play_on(start: Any) -> None:
    server = await start(machine_pause=0.0)
    anna = await server.guest("Anna")
    table = await anna.lay(["me", RANDOM])
    line = await anna.sit(table)
    await anna.post(f"/api/tables/{table}/machine", {"seat": 0, "player": "random"})
    while not line.state["over"]:
        await line.next()


async def test_a_machine_that_fails_does_not_stop_the_game(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(self: Any, *args: Any) -> None:
        raise ValueError("no idea")

    monkeypatch.setattr(machines.Workers, "run", fails)
    anna = await server.guest("Anna")
    table = await anna.lay([GREEDY, "me"])
    line = await anna.sit(table)
    await play_out(line, 1)


async def test_a_thought_that_hangs_is_interrupted(start: Any) -> None:
    server = await start()
    workers = machines.Workers(server.settings, 1, 4.0, 0)
    with pytest.raises(TimeoutError):
        await workers.run(time.sleep, 60)
    assert await workers.run(abs, -3) == 3
    workers.stop()


async def test_work_that_runs_out_of_something_ends(start: Any) -> None:
    """A StopIteration comes through no future: whoever waited waited until time was up."""
    server = await start()
    workers = machines.Workers(server.settings, 1, 4.0, 0)
    with pytest.raises(RuntimeError, match="StopIteration"):
        await workers.run(next, iter(()))
    workers.stop()


async def test_a_process_that_begins_slowly_is_not_taken_for_a_slow_thought(
    start: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a crowded machine a process may take longer to begin than a thought may take."""
    server = await start()
    given: list[tuple[Any, Future[Any]]] = []

    class Pool:
        def __init__(self, *args: Any, **named: Any) -> None:
            pass

        def submit(self, work: Any, *args: Any) -> Future[Any]:
            given.append((work, Future()))
            return given[-1][1]

        def shutdown(self, **named: Any) -> None:
            pass

    monkeypatch.setattr(machines, "ProcessPoolExecutor", Pool)
    workers = machines.Workers(server.settings, 1, 5.0, 0)
    thought = asyncio.create_task(workers.run(abs, -3))
    for _ in range(10):
        await asyncio.sleep(0)
    assert [work for work, _ in given] == [int], "the work, and its clock, wait until the process has begun"
    given[0][1].set_result(0)
    for _ in range(10):
        await asyncio.sleep(0)
    assert [work for work, _ in given] == [int, thinking.done]
    given[1][1].set_result(3)
    assert await thought == 3
    workers.stop()


async def test_a_slow_thought_delays_nobody(start: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """While every thinker is busy, other tables answer at once."""
    server = await start()

    async def slow(self: Any, *args: Any) -> Any:
        await asyncio.sleep(30)

    monkeypatch.setattr(machines.Machines, "choose", slow)
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    await anna.lay([GREEDY, "me"])
    table = await ben.lay()
    async with asyncio.timeout(5):
        await ben.play(table, 0, ["wait"])


async def test_who_thinks_long_delays_no_machine_of_another_table(
    start: Any, monkeypatch: pytest.MonkeyPatch, toy: Any
) -> None:
    """One process for each: a Captain answers while a Steward thinks and others wait, and these have less time each."""
    server = await start(thinkers=1)
    done = asyncio.Event()
    budgets: list[int] = []

    async def submit(self: Any, work: Any, table: bytes, seat: int, name: str, seed: int, ms: int = 0) -> list[str]:
        if ms:
            budgets.append(ms)
            await done.wait()
        return [name]

    monkeypatch.setattr(machines.Workers, "_submit", submit)
    house = machines.Machines(server.settings)
    long = [asyncio.create_task(house.choose(b"", 0, "steward", n)) for n in range(3)]
    while house.waiting < 2:
        await asyncio.sleep(0)
    assert await house.choose(b"", 0, "captain", 1) == ("captain",)
    assert not any(task.done() for task in long)
    done.set()
    assert await asyncio.gather(*long) == [("steward",)] * 3
    assert budgets == [2000, 2000, 1000]


async def test_a_level_sits_down_and_says_how_long_it_may_think(server: Any, toy: Any) -> None:
    anna = await server.guest("Anna")
    offered = {g["id"]: [level["name"] for level in g["levels"]] for g in (await anna.get("/api/games"))["games"]}
    assert offered["toy"] == ["squire", "captain"], "the toy is not searched"
    table = await anna.lay([{"kind": "machine", "player": "squire"}, "me"])
    line = await anna.sit(table)
    await play_out(line, 1)
    assert line.state["seats"][0]["machine"] == "squire"
    assert thinking_time("steward") == 2000 and thinking_time("greedy") is None and thinking_time(None) is None


async def test_a_machine_is_handed_no_journal_and_no_seed(toy: Any) -> None:
    play = toy.start(toy.setup(seed=123456789))
    for _ in range(20):
        d = play.decisions[0]
        play.answer(d.seat, len(d.options) - 1)
    given = thinking.handed(play, 0, 99)
    body = json.loads(zlib.decompress(given[len(record.MAGIC) + record.DIGEST :]))
    assert body["setup"]["seed"] == 0
    assert len(body["journal"]) < len(play.journal.items()) // 2
    loaded = record.load(given)
    assert loaded.view(0) == play.view(0)
    assert [d.options for d in loaded.decisions if d.seat == 0] == [d.options for d in play.decisions if d.seat == 0]
    seat = play.decisions[0].seat
    choice = thinking.think(thinking.handed(play, seat, 7), seat, "greedy", 1)
    assert tuple(choice) in play.decisions[0].options
    assert shelf.find("toy") is toy
