"""Whatever the order in which processes read, store, tell and hear: who looks on at a table has the last of it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from processes import Process, Processes

from ravenhill.server import bus
from ravenhill.server.bus import MISSED, needed

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toy")]

ACTS = ("answer", "answer", "answer", "look", "sit", "leave", "say", "offer", "beat", "put_away", "cut", "join")
MOST = 12  # answers: the toy is not over by then


@pytest.fixture(autouse=True)
def _no_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is done beside the event loop is done on it, so that nothing happens but by a step."""

    async def here(work: Any, *given: Any) -> Any:
        return work(*given)

    monkeypatch.setattr(asyncio, "to_thread", here)


@asynccontextmanager
async def running(names: str, torn: bool = False, begun: bool = True) -> AsyncIterator[Processes]:
    processes = Processes(names, torn)
    try:
        await processes.start(begun)
        yield processes
    finally:
        await processes.stop()


async def play(processes: Processes, chance: random.Random, acts: int) -> None:
    """So many things are done at processes that chance picks, while everything in flight arrives as chance has it."""
    answers = 0
    while acts:
        steps = processes.steps()
        if steps and chance.random() < 0.8:
            await processes.take(chance.choice(steps))
            continue
        acts -= 1
        what = chance.choice(ACTS)
        answers += what == "answer"
        if what == "answer" and answers > MOST:
            continue
        process = chance.choice(processes.living)
        processes.done.append(f"{what} {process.name}")
        processes.do(getattr(processes, what)(process))
        await processes.rest()


@pytest.mark.parametrize("names", ["AB", "ABC"])
async def test_whatever_the_order_every_socket_has_the_last_of_it(names: str) -> None:
    for seed in range(40):
        chance = random.Random(f"{names} {seed}")
        async with running(names, torn=seed % 2 == 0, begun=seed % 4 < 2) as processes:
            for process in processes.living:
                processes.do(processes.sit(process))
            await play(processes, chance, 30)
            await processes.finish(chance)
            assert processes.behind() == [], " / ".join([str(seed), *processes.done])


@asynccontextmanager
async def both_sit() -> AsyncIterator[tuple[Processes, Process, Process]]:
    """Two processes with a socket at each, and nothing in flight."""
    async with running("AB") as processes:
        a, b = processes.of.values()
        for process in (a, b):
            processes.do(processes.sit(process))
            await processes.finish()
        assert processes.behind() == []
        yield processes, a, b


async def test_who_reads_before_the_news_comes_tells_the_sockets() -> None:
    """A request read what another process had stored, and the news of it was none any more."""
    async with both_sit() as (processes, a, b):
        processes.do(processes.answer(a))
        await processes.step("write A", "written A")
        processes.do(processes.look(b))
        await processes.step("read B", "readed B")
        assert processes.open_at(b).version == 1
        await processes.finish()
        assert processes.behind() == []


async def test_what_is_told_while_a_table_is_read_is_looked_at_after() -> None:
    async with both_sit() as (processes, a, b):
        b.open_tables.inbox.look(processes.table)
        await processes.step("read B")  # and has found nothing new
        processes.do(processes.answer(a))
        await processes.step("write A", "written A", "tell A", "hear B", "readed B")
        await processes.finish()
        assert processes.behind() == []


async def test_what_may_not_be_stored_is_not_told() -> None:
    """Who was told of a version too soon did not find it, and took the news of it for the same."""
    async with both_sit() as (processes, a, _):
        processes.do(processes.answer(a))
        await processes.rest()
        await processes.beat(a)  # while the answer is being stored
        told = [news for news in a.bus._untold if "here" in news]
        assert [news["version"] for news in told] == [-1]
        await processes.finish()
        assert processes.behind() == []


async def test_a_failed_answer_leaves_nobody_without_the_others_answer() -> None:
    """Both answer; the later one's database is away, and the news came while its own answer stood in memory."""
    async with both_sit() as (processes, a, b):
        processes.do(processes.answer(b))
        processes.do(processes.answer(a))
        await processes.step("write A", "written A", "tell A", "hear B")
        b.database.away = True
        await processes.step("write B")
        b.database.away = False
        await processes.finish()
        assert processes.stored().version == 1
        assert processes.behind() == []


async def test_an_answer_that_was_stored_though_nobody_said_so_is_seen_by_all() -> None:
    async with both_sit() as (processes, a, _):
        processes.do(processes.answer(a))
        await processes.step("write A")
        a.database.away = True  # the connection breaks before it is told
        await processes.step("written A")
        a.database.away = False
        await processes.finish()
        assert processes.stored().version == 1
        assert processes.behind() == []


async def test_what_a_process_stored_and_died_before_telling_is_found_with_the_next_beat() -> None:
    async with both_sit() as (processes, a, b):
        processes.do(processes.answer(a))
        await processes.step("write A")
        processes.kill(a)
        await processes.finish()
        assert len(processes.behind()) == 1
        await processes.beat(b)
        await processes.finish()
        assert processes.behind() == []


async def test_a_game_that_begins_while_its_table_is_read_is_seen() -> None:
    """Between two questions to the database the game was dealt: it ran, and there was nothing to see of it."""
    async with running("AB", torn=True, begun=False) as processes:
        a, b = processes.of.values()
        for process in (a, b):
            processes.do(processes.sit(process))
            await processes.finish()
        processes.do(processes.join(a))
        await processes.step("read A", "readed A", "read A", "readed A", "write A", "written A")
        await processes.step("read A", "read A", "readed A", "tell A", "hear B")
        await processes.step("read B", "read B", "readed B", "read B")
        await processes.step("write A", "written A")
        await processes.finish()
        assert processes.behind() == []


async def test_an_offer_at_two_processes_at_once_is_one_offer() -> None:
    async with both_sit() as (processes, a, b):
        processes.do(processes.offer(a))
        processes.do(processes.offer(b))
        await processes.step("read A", "readed A", "read B", "readed B", "write A", "written A")
        await processes.finish()
        assert processes.behind() == []


async def test_a_line_said_while_the_table_is_being_opened_is_heard() -> None:
    async with running("AB") as processes:
        a, b = processes.of.values()
        processes.do(processes.sit(b))
        await processes.step("read B")
        processes.do(processes.say(a))
        await processes.step("read A", "readed A", "write A", "written A", "tell A", "hear B")
        await processes.finish()
        assert processes.behind() == []


async def test_more_news_than_is_kept_loses_no_follower(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus, "UNTOLD", 5)
    async with running("AB") as processes:
        a, b = processes.of.values()
        b.bus._most = 5
        processes.do(processes.sit(b))
        await processes.step("read B", "readed B", "read B", "readed B")
        for number in range(10):
            b.bus.tell({"table": "another", "version": number, "people": 0})
        await processes.finish()
        assert processes.open_at(a).followed


def test_of_too_much_news_the_last_word_of_each_follower_stays() -> None:
    def here(table: str, version: int, asks: bool = False) -> dict[str, Any]:
        return {"table": table, "version": version, "here": [], "follows": True, "asks": asks}

    forget = {"forget": "anna", "visits": None, "code": 4001}
    row = {"table": "x", "version": 3, "people": 0}
    told = [MISSED, here("x", 1, asks=True), row, forget, {"table": "x", "chat": 1}, here("y", 1), here("x", 3)]
    assert needed(told) == [MISSED, forget, here("y", 1), here("x", 3, asks=True)]
