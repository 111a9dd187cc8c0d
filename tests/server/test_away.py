"""Somebody does not come: clocks, what the others may do when time is up, and what nobody may do."""

from __future__ import annotations

import asyncio
from typing import Any

import fakeredis
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from tables import TEN_MINUTES, THREE_DAYS, Hands, accept, left, offer, refused, three, two

from ravenhill.server.bus import Redis
from ravenhill.server.clock import DAY, Clock
from ravenhill.server.lobby import strongest
from ravenhill.server.machines import Machines
from ravenhill.server.refusal import Refusal
from ravenhill.server.settings import Settings
from ravenhill.server.store import MIGRATIONS

pytestmark = pytest.mark.anyio


# --- whose seat it is ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [None, THREE_DAYS])
async def test_nobody_hands_another_ones_seat_to_a_machine(slow: Any, wall: Hands, clock: Any) -> None:
    _, ben, table = await two(slow, clock=clock)
    wall.now += 30 * DAY
    for player in ("random", "greedy", None):
        problem = await ben.refused(f"/api/tables/{table}/machine", {"seat": 0, "player": player}, "forbidden")
        assert problem["message"]["key"] == "server-not-your-seat"
    state = await ben.get(f"/api/tables/{table}")
    assert state["seats"][0]["kind"] == "person" and state["answers"] == 0


async def test_a_take_back_asks_the_person_while_a_machine_sits_there_for_them(slow: Any) -> None:
    anna, ben, table = await two(slow)
    await anna.play(table, 0, ["draw"])
    await ben.post(f"/api/tables/{table}/machine", {"seat": 1, "player": "random"})
    line = await anna.sit(table)
    await line.until(lambda m: m["type"] == "ok" or line.state["decisions"][0]["seat"] == 0)
    before = line.state["answers"]
    await offer(anna, table, 0, "takeback")
    state = await anna.get(f"/api/tables/{table}")
    assert state["answers"] == before and state["offer"]["waiting"] == [1]
    await accept(ben, table, 1)
    assert (await anna.get(f"/api/tables/{table}"))["answers"] < before


# --- what is agreed ------------------------------------------------------------------------------------------


async def test_by_days_is_for_friends_and_live_for_machines(server: Any) -> None:
    anna = await server.guest("Anna")
    for seats, pace in ((["me", "open"], "days"), (["me", "me"], "live")):
        table = await anna.lay(seats)
        told = (await anna.get(f"/api/tables/{table}"))["table"]
        assert told["pace"] == pace and told["clock"] is None
    machine = {"kind": "machine", "player": "greedy"}
    table = await anna.lay(["me", machine])
    assert (await anna.get(f"/api/tables/{table}"))["table"]["pace"] == "live"
    table = await anna.lay(["me", "open"], pace="live", clock=TEN_MINUTES)
    waiting = await anna.get(f"/api/tables/{table}")
    assert waiting["table"]["clock"] == TEN_MINUTES and waiting["clock"] is None


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"pace": "days", "clock": TEN_MINUTES}, "bad_setup"),
        ({"pace": "live", "clock": THREE_DAYS}, "bad_setup"),
        ({"clock": {"kind": "days", "days": 0}}, "bad"),
        ({"clock": {"kind": "days", "days": 3, "minutes": 3}}, "bad"),
        ({"pace": "live", "clock": {"kind": "minutes", "minutes": 1e9}}, "bad"),
        ({"pace": "soon"}, "bad"),
    ],
)
async def test_a_clock_that_cannot_be(server: Any, wish: Any, code: str) -> None:
    anna = await server.guest("Anna")
    await anna.refused("/api/tables", {"game": "toy", **wish}, code)


# --- counting ------------------------------------------------------------------------------------------------


async def test_minutes_run_for_who_has_to_choose(slow: Any, wall: Hands) -> None:
    anna, ben, table = await two(slow, pace="live", clock=TEN_MINUTES)
    wall.now += 100
    assert await left(ben, table) == [500, 600]
    await anna.play(table, 0, ["wait"])
    assert await left(ben, table) == [505, 600]
    wall.now += 40
    told = (await anna.get(f"/api/tables/{table}"))["clock"]
    assert told == {"now": wall.now, "left": [505, 560], "running": [1], "little": 60}
    await anna.post(f"/api/tables/{table}/undo", {"seat": 0})
    await anna.play(table, 0, ["wait"])
    assert await left(anna, table) == [505, 560], "what is only played again wins no time"


async def test_a_machines_clock_stands_still(slow: Any, wall: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(self: Any, *args: Any) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Machines, "choose", never)
    anna, ben, table = await two(slow, pace="live", clock=TEN_MINUTES)
    wall.now += 30
    await anna.post(f"/api/tables/{table}/machine", {"seat": 0, "player": "random"})
    wall.now += 1000
    told = (await ben.get(f"/api/tables/{table}"))["clock"]
    assert told["left"] == [570, 600] and told["running"] == []
    assert await refused(ben, table, 1, "claim") == "server-time-left"
    await anna.post(f"/api/tables/{table}/machine", {"seat": 0, "player": None})
    wall.now += 20
    assert await left(anna, table) == [550, 600], "handing over and taking back wins nothing"


async def test_nobody_winds_their_own_clock_by_taking_back(slow: Any, wall: Hands) -> None:
    anna, ben, table = await two(slow, clock=THREE_DAYS)
    wall.now += 2 * DAY
    await anna.play(table, 0, ["wait"])
    for _ in range(3):
        await anna.post(f"/api/tables/{table}/undo", {"seat": 0})
        wall.now += DAY
        await anna.play(table, 0, ["wait"])
    await anna.post(f"/api/tables/{table}/undo", {"seat": 0})
    assert (await left(anna, table))[0] == 0
    await offer(ben, table, 1, "claim")


async def test_a_take_back_never_shortens_the_others_time(slow: Any, wall: Hands) -> None:
    anna, ben, table = await two(slow, clock=THREE_DAYS)
    await anna.play(table, 0, ["wait"])
    wall.now += 3 * DAY - 1
    await anna.post(f"/api/tables/{table}/undo", {"seat": 0})
    await anna.play(table, 0, ["wait"])
    assert (await left(ben, table))[1] == 3 * DAY


async def test_clocks_of_two_processes_agree(start: Any, wall: Hands) -> None:
    await two_processes_agree(start, wall)


async def test_clocks_of_two_processes_on_postgresql_agree(start: Any, wall: Hands, postgres: str) -> None:
    await two_processes_agree(start, wall, db=postgres)


async def two_processes_agree(start: Any, wall: Hands, **where: str) -> None:
    redis = fakeredis.FakeServer()
    here = await start(Redis("", fakeredis.FakeAsyncRedis(server=redis)), clock=wall, **where)
    there = await start(Redis("", fakeredis.FakeAsyncRedis(server=redis)), clock=wall, **where)
    anna, ben, table = await two(here, pace="live", clock=TEN_MINUTES)
    ben_there = await there.guest()
    ben_there.http.cookies.update(ben.http.cookies)
    assert await left(ben_there, table) == [600, 600]
    line = await ben_there.sit(table, 1)
    wall.now += 60
    await anna.play(table, 0, ["wait"])
    told = await line.until(lambda m: m["type"] == "state" and m["state"]["version"] == 1)
    assert told["state"]["clock"]["left"] == [545, 600], "news brings the clocks too"
    wall.now += 7
    assert await left(ben_there, table) == await left(anna, table) == [545, 593]
    await ben_there.play(table, 1, ["wait"])
    assert await left(ben_there, table) == await left(anna, table) == [545, 598]
    wall.now += 545
    await offer(ben_there, table, 1, "claim")
    assert (await anna.get(f"/api/tables/{table}"))["result"]["winners"] == [1]


@pytest.mark.parametrize(
    ("wish", "after"), [({"pace": "live", "clock": TEN_MINUTES}, 500.0), ({"clock": THREE_DAYS}, 2 * DAY - 100)]
)
async def test_a_stopped_server_holds_clocks_of_minutes_only(start: Any, wall: Hands, wish: Any, after: float) -> None:
    first = await start(clock=wall)
    anna, _, table = await two(first, **wish)
    wall.now += 100
    await first.services.open_tables.sweeper.sweep()  # which beats
    cookies = anna.http.cookies
    await first.stop()
    wall.now += DAY
    again = await start(clock=wall)
    anna = await again.guest()
    anna.http.cookies.update(cookies)
    assert (await left(anna, table))[0] == pytest.approx(after)


# --- when time is up -----------------------------------------------------------------------------------------


async def test_the_game_is_claimed_when_time_is_up_and_not_before(slow: Any, wall: Hands) -> None:
    anna, ben, table = await two(slow, clock=THREE_DAYS)
    wall.now += 3 * DAY - 1
    assert await refused(ben, table, 1, "claim") == "server-time-left"
    wall.now += 1
    assert await refused(anna, table, 0, "claim") == "server-time-left"
    state = await ben.get(f"/api/tables/{table}")
    assert not state["over"] and state["clock"]["left"][0] == 0, "nothing happens by itself"
    await offer(ben, table, 1, "claim")
    state = await anna.get(f"/api/tables/{table}")
    assert state["over"] and state["result"] == {"winners": [1], "reason": "time", "rule": ""}
    await anna.refused(f"/api/tables/{table}/answer", {"seat": 0, "ask": 0, "option": ["wait"]}, "not_now")


async def test_who_comes_before_the_claim_plays_on(slow: Any, wall: Hands) -> None:
    anna, ben, table = await two(slow, clock=THREE_DAYS)
    wall.now += 9 * DAY
    await anna.play(table, 0, ["wait"])
    assert await refused(ben, table, 1, "claim") == "server-time-left"
    assert (await left(ben, table))[1] == 3 * DAY


async def test_a_claimed_game_stays_claimed_after_a_restart(start: Any, wall: Hands) -> None:
    first = await start(clock=wall)
    _, ben, table = await two(first, clock=THREE_DAYS)
    wall.now += 3 * DAY
    await offer(ben, table, 1, "claim")
    await first.stop()
    again = await start(clock=wall)
    onlooker = await again.guest()
    assert (await onlooker.get(f"/api/tables/{table}"))["result"]["winners"] == [1]
    assert (await onlooker.get(f"/api/tables/{table}/replay"))["answers"] == 0


async def test_without_a_clock_nobody_claims_but_all_may_close(slow: Any, wall: Hands) -> None:
    anna, ben, table = await two(slow)
    wall.now += 300 * DAY
    assert await refused(ben, table, 1, "claim") == "server-no-clock"
    await offer(ben, table, 1, "close")
    state = await anna.get(f"/api/tables/{table}")
    assert not state["over"] and state["offer"]["kind"] == "close" and state["offer"]["waiting"] == [0]
    await accept(anna, table, 0)
    state = await ben.get(f"/api/tables/{table}")
    assert state["over"] and state["result"] == {"winners": [], "reason": "closed", "rule": ""}


async def test_closing_does_not_ask_the_one_whose_time_is_up(slow: Any, wall: Hands) -> None:
    anna, ben, table = await two(slow, clock=THREE_DAYS)
    wall.now += 4 * DAY
    assert await refused(ben, table, 1, "machine") == "server-two-seats"
    await offer(ben, table, 1, "close")
    assert (await anna.get(f"/api/tables/{table}"))["result"]["reason"] == "closed"


async def test_a_game_against_a_machine_is_closed_at_once(server: Any) -> None:
    anna = await server.guest("Anna")
    table = await anna.lay(["me", {"kind": "machine", "player": "random"}])
    await offer(anna, table, 0, "close")
    assert (await anna.get(f"/api/tables/{table}"))["result"]["reason"] == "closed"


async def test_the_strongest_machine_plays_on_when_all_the_others_agree(slow: Any, wall: Hands) -> None:
    anna, ben, eve, table = await three(slow, clock=THREE_DAYS)
    assert await refused(ben, table, 1, "machine") == "server-time-left"
    wall.now += 3 * DAY
    await offer(ben, table, 1, "machine")
    state = await eve.get(f"/api/tables/{table}")
    assert state["offer"]["late"] == [0] and state["offer"]["waiting"] == [2]
    assert state["seats"][0]["kind"] == "person", "nobody has agreed yet"
    line = await ben.sit(table)
    await accept(eve, table, 2)
    await line.until(lambda m: line.state["answers"] == 1)
    seat = line.state["seats"][0]
    assert seat["machine"] == "captain" and seat["player"] == "Anna" and line.state["offer"] is None
    await anna.refused(f"/api/tables/{table}/answer", {"seat": 0, "ask": 0, "option": ["wait"]}, "not_now")
    await anna.post(f"/api/tables/{table}/machine", {"seat": 0, "player": None})
    assert (await left(anna, table))[0] == 3 * DAY, "who comes back is not late at once"


async def test_one_who_was_replaced_is_not_asked_to_close_but_to_take_back(
    slow: Any, wall: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def waits(*_: Any) -> tuple[str]:
        return ("wait",)

    monkeypatch.setattr(Machines, "choose", waits)
    _, ben, eve, table = await three(slow, clock=THREE_DAYS)
    wall.now += 3 * DAY
    await offer(ben, table, 1, "machine")
    line = await ben.sit(table)
    await accept(eve, table, 2)
    await line.until(lambda m: line.state["answers"] == 1)
    await ben.play(table, 1, next(d for d in line.state["decisions"] if d["seat"] == 1)["options"][0])
    await offer(ben, table, 1, "takeback")
    assert (await ben.get(f"/api/tables/{table}"))["offer"]["waiting"] == [0, 2]
    number = (await ben.get(f"/api/tables/{table}"))["offer"]["number"]
    await ben.post(f"/api/tables/{table}/offer/reply", {"seat": 1, "number": number, "accept": False})
    await offer(ben, table, 1, "close")
    assert (await ben.get(f"/api/tables/{table}"))["offer"]["waiting"] == [2]


async def test_who_is_late_too_does_not_claim(slow: Any, wall: Hands) -> None:
    anna, ben, table = await two(slow, clock=THREE_DAYS)
    await anna.play(table, 0, ["fight"])  # both choose at once
    wall.now += 3 * DAY
    assert await refused(ben, table, 1, "claim") == "server-late-too"


async def test_a_partner_does_not_claim(slow: Any, wall: Hands) -> None:
    """Who would lose together with the late one: the two sides of the War of the Ring, two players each."""
    people = [await slow.guest(name) for name in ("Anna", "Ben", "Eve", "Dan")]
    table = await people[0].lay(["me", "open", "open", "open"], game="wotr", public=True, clock=THREE_DAYS)
    for seat in (1, 2, 3):
        await people[seat].post(f"/api/tables/{table}/join", {"seat": seat})
    for seat in (1, 2, 3):  # all choose at once; Anna does not come
        asked = (await people[seat].get(f"/api/tables/{table}"))["decisions"]
        await people[seat].play(table, seat, next(d for d in asked if d["seat"] == seat)["options"][0])
    wall.now += 3 * DAY
    assert await refused(people[1], table, 1, "claim") == "server-late-partner"
    await offer(people[2], table, 2, "claim")
    result = (await people[0].get(f"/api/tables/{table}"))["result"]
    assert result == {"winners": [2, 3], "reason": "time", "rule": ""}


def test_never_a_machine_that_plays_at_random(toy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert strongest("toy") == "captain"
    monkeypatch.setattr(toy, "info", type(toy.info)("toy", "Toy", toy.info.scenarios, (2, 3), (), ("random",)))
    with pytest.raises(Refusal):
        strongest("toy")


async def test_lists_say_until_when(slow: Any, wall: Hands) -> None:
    anna, _, _ = await two(slow, clock=THREE_DAYS)
    row = (await anna.get("/api/tables", list="mine"))["tables"][0]
    assert row["pace"] == "days" and row["clock"] == THREE_DAYS and row["due"] == wall.now + 3 * DAY


def test_a_clock_that_was_run_out_of_and_moved_on_from() -> None:
    clock = Clock(TEN_MINUTES)
    clock.begin(2, 0.0)
    clock.turned("answer", 0, 1, 900.0, [0])
    assert clock.left == [5.0, 600.0] and clock.out(901.0, [1]) == []
    assert clock.warns_at([1]) is None and clock.due([1]) == 1500.0


# --- what was there before -----------------------------------------------------------------------------------


async def test_a_table_laid_before_there_were_clocks_is_by_days_without_one(start: Any, settings: Settings) -> None:
    table = laid_by_the_first_version(settings)
    server = await start()
    onlooker = await server.guest()
    state = await onlooker.get(f"/api/tables/{table}")
    assert state["table"]["status"] == "running" and state["table"]["pace"] == "days"
    assert state["table"]["clock"] is None and state["clock"] is None


def laid_by_the_first_version(settings: Settings) -> str:
    """A table in a database of version 0.1, with two people at it."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = sa.create_engine(settings.db.replace("+aiosqlite", ""))
    with engine.begin() as c:
        config.attributes["connection"] = c
        command.upgrade(config, "0001")
        known = sa.MetaData()
        known.reflect(c)
        person, table, seat = (known.tables[name] for name in ("person", "game_table", "seat"))
        for name in ("anna", "ben"):
            no = {"session": 0, "email_confirmed": False, "notify": False}
            c.execute(sa.insert(person).values(id=name, name=name, created=0.0, **no))
        laid = {"id": "old", "game": "toy", "scenario": "duel", "options": {}, "kind": "game", "status": "waiting"}
        stands = {"version": 0, "people": 0, "turn": 0, "to_move": [], "machine_due": False, "mail_due": False}
        rest = {"public": False, "spectators": True, "host": "anna", "created": 0.0, "moved": 0.0}
        c.execute(sa.insert(table).values(**laid, **stands, **rest))
        for place, name in enumerate(("anna", "ben")):
            c.execute(sa.insert(seat).values(table_id="old", place=place, person=name, nonce=""))
    engine.dispose()
    return "old"


# --- coming back ---------------------------------------------------------------------------------------------


async def test_a_guest_comes_back_by_a_link(server: Any) -> None:
    _, ben, table = await two(server)
    path = (await ben.post("/api/me/return"))["path"]
    assert path == (await ben.post("/api/me/return"))["path"], "the same link until it is renewed"
    token = path.removeprefix("/return#")
    elsewhere = await server.guest()
    await elsewhere.refused("/api/return", {"token": "x" + token}, "forbidden")
    assert (await elsewhere.post("/api/return", {"token": token}))["me"]["name"] == "Ben"
    assert (await elsewhere.get(f"/api/tables/{table}"))["you"]["seats"] == [1]

    renewed = (await ben.post("/api/me/return", {"renew": True}))["path"].removeprefix("/return#")
    other = await server.guest()
    refusal = await other.refused("/api/return", {"token": token}, "forbidden")
    assert refusal["message"]["key"] == "server-return-old" and (await other.get("/api/me"))["me"] is None
    await other.post("/api/return", {"token": renewed})


async def test_a_link_brings_back_nobody_who_is_banned_or_has_left(server: Any) -> None:
    people = server.services.people
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    who, links = [], []
    for guest in (anna, ben):
        links.append((await guest.post("/api/me/return", {}))["path"].partition("#")[2])
        who.append((await people.by_cookie(guest.http.cookies["ravenhill"])).id)
    await people.ban(await people.named(who[0]), True)
    await people.delete(who[1])
    phone = await server.guest()
    for token, key in zip(links, ("server-banned", "server-return-old"), strict=True):
        assert (await phone.refused("/api/return", {"token": token}, "forbidden"))["message"]["key"] == key
    await people.ban(await people.named(who[0]), False)
    assert (await phone.post("/api/return", {"token": links[0]}))["me"]["name"] == "Anna"


async def test_an_account_comes_back_by_its_password_only(server: Any) -> None:
    ben = await server.guest("Ben")
    token = (await ben.post("/api/me/return"))["path"].removeprefix("/return#")
    await ben.post("/api/me/account", {"login": "ben", "password": "a long password"})
    await ben.refused("/api/me/return", {}, "not_now")
    stranger = await server.guest()
    await stranger.refused("/api/return", {"token": token}, "forbidden")
    await stranger.refused("/api/return", {"token": "x.y"}, "forbidden")
    nobody = await server.guest()
    await nobody.refused("/api/me/return", {}, "nobody")
