"""What one person asks for is bounded, and nobody else waits for it: long games, long logs, a busy desk."""

from __future__ import annotations

import asyncio
import json
import time
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa

from ravenhill.engine import game as shelf
from ravenhill.engine import record
from ravenhill.engine.carry import ids_to_keep
from ravenhill.engine.past import Past
from ravenhill.server import bringing, ledger, open_table, telling, thinking
from ravenhill.server.limits import RATES, Limits
from ravenhill.server.refusal import Refusal
from ravenhill.server.rows import WHOLE, in_pages, read_pages, still_of
from ravenhill.server.services import CROWD, spend
from ravenhill.server.turns import ALL, EACH, NETWORK, Asker, Turns

pytestmark = pytest.mark.anyio

RANDOM = {"kind": "machine", "player": "random"}


# --- the largest number of answers ---------------------------------------------------------------------------


async def test_a_full_table_takes_no_answer_and_can_be_ended(start: Any) -> None:
    server = await start(answers_per_table=3)
    anna = await server.guest("Anna")
    table = await anna.lay()
    where = f"/api/tables/{table}"
    assert (await anna.get(where))["answers_left"] == 3
    for seat in (0, 1, 0):
        await anna.play(table, seat, ["wait"])
    before = await anna.get(where)
    assert before["answers_left"] == 0 and before["answers"] == 3 and not before["over"]

    body = {"seat": 1, "ask": before["decisions"][0]["ask"], "option": ["wait"]}
    told = await anna.refused(f"{where}/answer", body, "not_now")
    assert told["message"] == {"key": "server-table-full", "args": {"most": 3}}
    told = await anna.refused(f"{where}/undo", {"seat": 0}, "not_now")
    assert told["message"]["key"] == "server-table-full"
    assert (await anna.get(where)) == before

    await anna.post(f"{where}/offer", {"seat": 0, "kind": "draw"})
    after = await anna.get(where)
    assert after["over"] and after["result"]["reason"] == "agreed" and after["answers_left"] is None


async def test_one_may_give_up_at_a_full_table_and_a_machine_agrees_to_a_draw(start: Any) -> None:
    server = await start(answers_per_table=2)
    anna = await server.guest("Anna")
    for verb, body in (("resign", {"seat": 0}), ("offer", {"seat": 0, "kind": "draw"})):
        table = await anna.lay(["me", RANDOM])
        line = await anna.sit(table)
        await line.do(type="answer", seat=0, ask=0, option=["wait"])
        while line.state["answers"] < 2:
            await line.next()
        await anna.post(f"/api/tables/{table}/{verb}", body)
        assert (await anna.get(f"/api/tables/{table}"))["over"]


async def test_machines_stop_at_a_full_table(start: Any) -> None:
    server = await start(answers_per_table=6, machine_pause=0.0)
    anna = await server.guest("Anna")
    table = await anna.lay(["me", RANDOM])
    line = await anna.sit(table)
    await anna.post(f"/api/tables/{table}/machine", {"seat": 0, "player": "random"})
    while line.state["version"] < 6:
        await line.next()
    live = server.services.open_tables.by_id[table]
    assert live.to_move() and live.machines_to_move() == [] and not live.thinking
    await server.services.open_tables.sweeper.sweep()
    assert not live.thinking and live.version == 6


async def test_many_answers_are_left_without_a_word(server: Any) -> None:
    anna = await server.guest("Anna")
    assert (await anna.get(f"/api/tables/{await anna.lay()}"))["answers_left"] is None


def _long_record(toy: Any, answers: int) -> bytes:
    play = toy.start(toy.setup(seed=3))
    for _ in range(answers):
        d = play.decisions[0]
        play.answer(d.seat, d.options[0])
    written: bytes = play.record()
    return written


async def test_a_record_that_is_too_long_is_not_kept(start: Any, toy: Any) -> None:
    server = await start(answers_per_record=5)
    anna = await server.guest("Anna")
    told = await anna.refused("/api/records", json.loads(_long_record(toy, 6)), "bad_record")
    assert told["message"] == {"key": "server-record-long", "args": {"most": 5}}
    assert (await anna.get("/api/tables", list="mine"))["tables"] == []
    await anna.post("/api/records", json.loads(_long_record(toy, 5)), 201)


# --- the log in pages ----------------------------------------------------------------------------------------


async def test_a_long_record_is_stored_in_slices(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is a transaction of its own: between them others' answers are stored, and nobody sees half a game."""
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.lay()
    stored: list[int] = []

    async def count(record: str) -> int:
        async with server.services.store.read() as c:
            own = ledger.journal.c.table_id == record
            return int(await c.scalar(sa.select(sa.func.count()).select_from(ledger.journal).where(own)) or 0)

    async def meanwhile(_: float) -> None:
        async with server.services.store.read() as c:
            record = await c.scalar(sa.select(ledger.tables.c.id).where(ledger.tables.c.kind == "record"))
        stored.append(await count(record))
        await ben.get(f"/api/tables/{record}", 404)
        assert not (await ben.get("/api/tables", list="mine"))["tables"]
        seat = server.services.open_tables.by_id[table].play.decisions[0].seat
        await anna.play(table, seat, ["wait"])

    monkeypatch.setattr(bringing, "_rest", meanwhile)
    kept = (await ben.post("/api/records", json.loads(_ironwood(250).record()), 201))["id"]
    assert stored == [100, 200, 251], "the deal is a row too"
    assert (await anna.get(f"/api/tables/{table}", seat=0))["answers"] == 3
    assert (await ben.get(f"/api/tables/{kept}"))["over"]
    assert [t["id"] for t in (await ben.get("/api/tables", list="mine"))["tables"]] == [kept]


async def test_half_a_record_is_swept_away(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server died over it, or its database was away: whoever brought it was told so."""
    ben = await server.guest("Ben")
    put, calls = bringing._put, []

    def breaks(*given: Any) -> None:
        calls.append(1)
        if len(calls) == 2:
            raise OSError("disk full")
        put(*given)

    monkeypatch.setattr(bringing, "_put", breaks)
    await ben.post("/api/records", json.loads(_ironwood(220).record()), 503)
    assert not (await ben.get("/api/tables", list="mine"))["tables"]

    async def rows() -> int:
        async with server.services.store.read() as c:
            found = await c.scalar(sa.select(sa.func.count()).select_from(ledger.journal))
        return int(found or 0)

    retention = server.services.retention
    await retention.sweep()
    assert await rows() == 100, "it may still be on its way"
    retention.clock = lambda: time.time() + 2 * 3600
    await retention.sweep()
    assert await rows() == 0


async def test_a_state_carries_the_last_lines_and_older_ones_are_asked_for(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(telling, "LINES", 4)
    anna = await server.guest("Anna")
    table = await anna.lay()
    steady = await anna.sit(table, 0)
    for _ in range(3):
        await anna.play(table, 0, ["draw"])
        while (d := server.services.open_tables.by_id[table].play.decisions[0]).seat == 0:
            await anna.play(table, 0, list(d.options[0]))
        await anna.play(table, 1, ["wait"])
    whole = [line.plain() for line in server.services.open_tables.by_id[table].running.log(0)]
    assert len(whole) > 8
    told = (await anna.get(f"/api/tables/{table}", seat=0))["log"]
    assert told["from"] == len(whole) - 4 and told["lines"] == json.loads(json.dumps(whole[-4:]))
    await steady.at_version(server.services.open_tables.by_id[table].version)
    assert steady.log == json.loads(json.dumps(whole))  # who listens all the time misses nothing

    pages: list[Any] = []
    while len(pages) < told["from"]:
        page = (await anna.get(f"/api/tables/{table}/log", seat=0, from_=len(pages), count=3))["log"]
        assert page["from"] == len(pages) and len(page["lines"]) == 3
        pages += page["lines"]
    assert pages[: len(whole)] == json.loads(json.dumps(whole))[: len(pages)]
    await anna.get(f"/api/tables/{table}/log", 400, count=201)

    late = await anna.open(table)
    await late.send({"type": "hello", "seat": 0})
    first = json.loads(await late.ws.recv())["state"]["log"]
    assert first == told


def test_the_last_choice_is_found_however_long_the_game(toy: Any) -> None:
    play = toy.start(toy.setup(seed=3))
    live = open_table.OpenTable(SimpleNamespace(lesson=None), play)  # type: ignore[arg-type]
    given: list[int] = []
    for n in range(200):
        play.journal.add((n % 7 % 3, "wait"))
        play.journal.add("die:1")
        play.answers += 1
        given.append(n % 7 % 3)
    assert list(live._answerers_back()) == given[::-1]
    for seat in range(4):
        assert live.last_answer_of(seat) == max((n for n, who in enumerate(given) if who == seat), default=-1)


# --- pages of rows -------------------------------------------------------------------------------------------


def _ironwood(answers: int) -> Any:
    game = shelf.find("ironwood")
    play = game.start(game.setup(seed=5))
    for _ in range(answers):
        d = play.decisions[0]
        play.answer(d.seat, d.options[-1])
    return play


def test_a_long_game_is_opened_from_its_last_whole_row() -> None:
    play = _ironwood(WHOLE + 20)
    rows = thinking.rows_of(play)
    pages = in_pages(rows)
    assert read_pages(pages) == json.loads(json.dumps(rows))
    unread = read_pages(pages, frames=False)
    for row in unread[:WHOLE]:
        row["frame"] = "not to be read"
    opened = still_of(unread)
    assert opened.view(0) == play.view(0)
    assert [line.plain() for line in opened.log(0)] == [line.plain() for line in play.log(0)]


def test_the_rows_of_earlier_rules_are_whole_where_a_replay_begins() -> None:
    play = _ironwood(0)
    past = Past()
    past.open_chapter(play.game.info.rules, ids_to_keep(play))
    past.note(play)
    for _ in range(WHOLE + 6):
        d = play.decisions[0]
        play.answer(d.seat, d.options[-1])
        past.note(play)
    rows = thinking.rows_of_past(play, past)
    assert rows[WHOLE]["frame"][1][0] == "="
    deal = thinking.chapter_of(rows[0])
    look = thinking.Look(0, {WHOLE + 3: WHOLE + 3}, True)
    (frame,) = thinking.shown(play.setup.plain(), rows[WHOLE:], deal, look)
    assert frame["view"] == record.replay(play.record(), WHOLE + 3).view(0)


# --- the desk ------------------------------------------------------------------------------------------------


async def _served(wishes: list[Asker]) -> list[str]:
    """The order in which wishes are served that all come while the desk is busy."""
    turns = Turns()
    order: list[str] = []

    async def wish(by: Asker) -> None:
        async with turns.turn(by):
            order.append(by.person)
            await asyncio.sleep(0)

    async with turns.turn(Asker("elsewhere", "somebody")):
        tasks = [asyncio.create_task(wish(by)) for by in wishes]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return order


async def test_the_desk_serves_people_in_turn() -> None:
    eve, anna = Asker("1", "eve"), Asker("2", "anna")
    assert await _served([eve, eve, eve, anna, anna]) == ["eve", "anna", "eve", "anna", "eve"]


async def test_many_names_of_one_network_have_one_turn_among_them() -> None:
    crowd = [Asker("1", f"eve {n}") for n in range(4)]
    order = await _served([*crowd, Asker("2", "anna"), Asker("2", "anna")])
    assert order == ["eve 0", "anna", "eve 1", "anna", "eve 2", "eve 3"]


async def test_only_so_much_waits_for_the_desk() -> None:
    def refused(wishes: list[Asker], by: Asker) -> Any:
        return _served([*wishes, by])

    with pytest.raises(Refusal) as told:
        await refused([Asker("1", "eve")] * EACH, Asker("1", "eve"))
    assert told.value.code == "slow_down"
    with pytest.raises(Refusal) as told:
        await refused([Asker("1", f"eve {n}") for n in range(NETWORK)], Asker("1", "another"))
    assert told.value.code == "slow_down"
    with pytest.raises(Refusal) as told:
        await refused([Asker(str(n), str(n)) for n in range(ALL)], Asker("anna", "anna"))
    assert told.value.code == "busy"
    assert len(await _served([Asker("1", "eve")] * EACH)) == EACH


async def test_who_hangs_up_does_not_hold_the_desk() -> None:
    turns = Turns()
    order: list[str] = []

    async def wish(name: str) -> None:
        async with turns.turn(Asker(name, name)):
            order.append(name)

    async with turns.turn(Asker("1", "1")):
        waiting, called, last = (asyncio.create_task(wish(n)) for n in ("waiting", "called", "last"))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.sleep(0)
    called.cancel()  # its turn has just come
    await last
    assert order == ["last"]
    await wish("again")


# --- what it costs -------------------------------------------------------------------------------------------


def test_what_is_expensive_costs_more() -> None:
    limits = Limits(True)
    most, _ = RATES["replay"]
    limits.spend("replay", "eve", most - 1.5)
    limits.spend("replay", "eve")
    with pytest.raises(Refusal) as told:
        limits.spend("replay", "eve", 5)
    assert told.value.code == "slow_down" and told.value.retry_after >= 1
    limits.spend("replay", "anna", 1000 * most)  # what costs more than everything takes everything
    with pytest.raises(Refusal):
        limits.spend("replay", "anna")


def test_many_names_of_one_network_share_what_is_costly() -> None:
    """Names are made freely: ten people may keep as many packs as they like at once, an eleventh waits for them."""
    services: Any = SimpleNamespace(limits=Limits(True))

    def spent(who: str, host: str, what: str = "pack") -> None:
        request: Any = SimpleNamespace(scope={}, client=SimpleNamespace(host=host))
        person: Any = SimpleNamespace(id=who)
        spend(services, what, request, person)

    for n in range(CROWD):
        for _ in range(int(RATES["pack"][0])):
            spent(f"eve {n}", "2001:db8::1")
        with pytest.raises(Refusal):
            spent(f"eve {n}", "2001:db8::1")
    with pytest.raises(Refusal) as told:
        spent("another", "2001:db8::2")
    assert told.value.code == "slow_down"
    spent("anna", "2001:db8:0:1::1")
    for n in range(200):
        spent(f"player {n}", "2001:db8::3", "do")  # what people do at a table is nobody else's


async def test_looking_at_a_long_game_costs_by_its_length(start: Any) -> None:
    server = await start(limits=True)
    anna = await server.guest("Anna")
    table = await anna.lay()
    server.services.open_tables.by_id[table].version = 10**9  # as if
    assert (await anna.ask("GET", f"/api/tables/{table}")).status_code == 429
    assert (await anna.ask("GET", f"/api/tables/{table}/replay")).status_code == 429
