"""All sockets of a table at one process; and processes tell each other only what somebody follows there."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import fakeredis
import pytest

from ravenhill.server.bus import CHANNEL, Redis
from ravenhill.server.usher import DOOR

pytestmark = pytest.mark.anyio


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not holds():
            await asyncio.sleep(0)


def bus(shared: fakeredis.FakeServer) -> Redis:
    return Redis("", fakeredis.FakeAsyncRedis(server=shared))


async def informed(*servers: Any) -> None:
    await until(lambda: all(server.services.open_tables.bus.informed for server in servers))


async def two(start: Any, **more: Any) -> tuple[Any, Any]:
    shared = fakeredis.FakeServer()
    servers = await start(bus(shared), **more), await start(bus(shared), **more)
    await informed(*servers)
    return servers


async def same_person(server: Any, guest: Any) -> Any:
    other = await server.guest()
    other.http.cookies = guest.http.cookies
    return other


def watchers(server: Any, table: str) -> int:
    opened = server.services.open_tables.by_id.get(table)
    return len(opened.watchers) if opened is not None else 0


def rows_heard_by(server: Any) -> list[int]:
    """The versions whose rows the process is told from now on."""
    told: list[int] = []
    hear = server.services.open_tables.bus._heard

    def listen(by: str, news: list[dict[str, Any]]) -> None:
        told.extend(one["version"] for one in news if "row" in one)
        hear(by, news)

    server.services.open_tables.bus._heard = listen
    return told


async def test_sockets_of_a_table_come_to_one_process(start: Any, tmp_path: Path) -> None:
    one, other = await two(start, doors=tmp_path)
    anna = await one.guest("Anna")
    there = await same_person(other, anna)
    places: set[int] = set()
    while len(places) < 2:  # each process has its share
        table = await anna.lay()
        lines = [await guest.sit(table, 0) for guest in (anna, there, anna, there)]
        assert sorted([watchers(one, table), watchers(other, table)]) == [0, 4]
        places.add(watchers(one, table))
        told = [rows_heard_by(server) for server in (one, other)]
        done = await lines[1].do(type="answer", seat=0, ask=0, option=["wait"])
        assert done["version"] == 1
        for line in lines:
            await line.at_version(1)
            await line.close()
        assert told == [[], []], "there is nobody to tell"


async def test_a_socket_comes_to_where_its_table_is_followed(start: Any, tmp_path: Path) -> None:
    """Also when a process that began later would be the right one."""
    shared = fakeredis.FakeServer()
    one = await start(bus(shared), doors=tmp_path)
    anna = await one.guest("Anna")
    tables = [await anna.lay() for _ in range(6)]
    for table in tables:
        await anna.sit(table, 0)
    other = await start(bus(shared), doors=tmp_path)
    await informed(other)
    there = await same_person(other, anna)
    for table in tables:
        await there.sit(table, 0)
    assert [watchers(one, table) for table in tables] == [2] * 6


async def test_a_door_nobody_is_behind_is_passed_by(start: Any, tmp_path: Path) -> None:
    server = await start(doors=tmp_path)
    anna = await server.guest("Anna")
    for n in range(8):
        with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as killed:
            killed.bind(str(tmp_path / f"gone{n}{DOOR}"))
    for _ in range(6):
        table = await anna.lay()
        await anna.sit(table, 0)
        assert watchers(server, table) == 1
    await server.stop()
    assert len(list(tmp_path.glob(f"*{DOOR}"))) < 8


async def test_a_process_that_stops_is_sent_nobody(start: Any, tmp_path: Path) -> None:
    one, other = await two(start, doors=tmp_path)
    anna = await one.guest("Anna")
    there = await same_person(other, anna)
    await one.stop()
    for _ in range(6):
        table = await there.lay()
        await there.sit(table, 0)
        assert watchers(other, table) == 1


async def test_nobody_is_told_of_a_table_they_do_not_follow(start: Any) -> None:
    one, other = await two(start)
    told = rows_heard_by(other)
    anna = await one.guest("Anna")
    there = await same_person(other, anna)
    table = await anna.lay()
    await there.get(f"/api/tables/{table}")  # open there, and nobody looks on
    here = await anna.sit(table, 0)
    await here.do(type="answer", seat=0, ask=0, option=["wait"])
    line = await there.sit(table, 0)
    assert line.state["version"] == 1
    await until(lambda: one.services.open_tables.by_id[table].followed)
    await anna.play(table, 1, ["wait"])
    await line.at_version(2)
    await line.close()
    await until(lambda: not one.services.open_tables.by_id[table].followed)
    await anna.play(table, 0, ["wait"])
    assert (await there.get(f"/api/tables/{table}"))["version"] == 3
    assert told == [2]


async def test_what_was_stored_before_one_followed_is_not_missed(start: Any) -> None:
    """It is read, then stored elsewhere, and only then do the others hear that somebody follows."""
    one, other = await two(start)
    anna = await one.guest("Anna")
    table = await anna.lay()
    there = await same_person(other, anna)
    late: list[dict[str, Any]] = []
    bus = other.services.open_tables.bus
    tell, bus.tell = bus.tell, late.append
    line = await there.sit(table, 0)
    assert line.state["version"] == 0
    await anna.play(table, 0, ["wait"])
    assert other.services.open_tables.by_id[table].version == 0
    bus.tell = tell
    for news in late:
        bus.tell(news)
    await line.at_version(1)


async def test_who_does_not_know_what_others_follow_tells_everything(start: Any) -> None:
    shared = fakeredis.FakeServer()
    silent = fakeredis.FakeAsyncRedis(server=shared).pubsub()
    await silent.subscribe(CHANNEL)  # a process that does not answer a hello
    one, other = await start(bus(shared)), await start(bus(shared))
    assert not one.services.open_tables.bus.informed
    told = rows_heard_by(other)
    anna = await one.guest("Anna")
    table = await anna.lay()
    await anna.play(table, 0, ["wait"])
    await until(lambda: told == [1])
    await silent.aclose()
