"""Leaving for good, and what is swept when nobody comes: games stay, names go, running seats are not touched."""

from __future__ import annotations

import time
from typing import Any

import fakeredis
import pytest
import sqlalchemy as sa

from ravenhill.server import ledger
from ravenhill.server.bus import Redis

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse"
DAY = 86400.0


async def names(server: Any) -> list[str]:
    async with server.services.store.read() as c:
        return sorted((await c.execute(sa.select(ledger.persons.c.name))).scalars())


async def together(anna: Any, ben: Any) -> str:
    table = await anna.lay(["me", "open"], public=True)
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    return str(table)


async def test_who_leaves_takes_the_name_along(server: Any) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Benedict")
    await ben.post("/api/me/account", {"login": "ben", "password": PASSWORD})
    over, running, waiting = await together(anna, ben), await together(anna, ben), await ben.lay(["me", "open"])
    await anna.post(f"/api/tables/{over}/resign", {"seat": 0})
    his_seat = await anna.lay(["open", "open"], public=True)
    await ben.post(f"/api/tables/{his_seat}/join", {"seat": 0})
    await ben.post(f"/api/tables/{over}/chat", {"text": "Thank you"})
    await anna.post(f"/api/tables/{over}/report", {"seat": 1})
    await anna.post(f"/api/tables/{over}/shun", {"seat": 1})
    other = await server.guest()
    await other.post("/api/login", {"login": "ben", "password": PASSWORD})
    line = await anna.sit(over)

    await ben.refused("/api/me/delete", {"password": "a guess"}, "forbidden")
    await ben.refused("/api/me/delete", {}, "forbidden")
    assert (await ben.get("/api/me"))["me"]["name"] == "Benedict", "nothing has changed"
    assert await ben.post("/api/me/delete", {"password": PASSWORD}) == {"me": None}

    assert (await other.get("/api/me"))["me"] is None and (await ben.get("/api/me"))["me"] is None
    await ben.refused("/api/login", {"login": "ben", "password": PASSWORD}, "forbidden")
    await line.until(lambda m: m["type"] == "seats" and m["seats"][1]["player"] is None)
    for fresh in (False, True):
        if fresh:
            server.services.open_tables.by_id.clear()
        state = await anna.get(f"/api/tables/{over}")
        assert state["seats"][1]["player"] is None and state["seats"][1]["kind"] == "person"
        assert [said["player"] for said in state["chat"]["lines"]] == [None]
        assert state["result"]["winners"] == [1], "the game stays"
        assert (await anna.get(f"/api/tables/{running}"))["result"]["reason"] == "conceded"
        await anna.get(f"/api/tables/{waiting}", 404)
        assert (await anna.get(f"/api/tables/{his_seat}"))["seats"][0]["kind"] == "open"
    async with server.services.store.read() as c:
        for table in ledger.METADATA.sorted_tables:
            kept = repr((await c.execute(sa.select(table))).all())
            assert "Benedict" not in kept and "'ben'" not in kept, table.name
    anew = await server.guest("Ben")
    await anew.post("/api/me/account", {"login": "ben", "password": PASSWORD})


async def test_a_guest_leaves_without_a_password(server: Any) -> None:
    anna = await server.guest("Anna")
    await anna.post("/api/me/delete")
    assert await names(server) == [""]
    await server.services.retention.sweep()
    assert await names(server) == [], "nothing speaks of them"


async def test_a_table_that_does_not_open_keeps_nobody_here(server: Any) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    broken, running = await together(anna, ben), await together(anna, ben)
    async with server.services.store.write() as c:
        torn = ledger.snapshots.c.table_id == broken
        await c.execute(sa.update(ledger.snapshots).where(torn).values(saved=b"torn"))
    server.services.open_tables.by_id.clear()
    await ben.post("/api/me/delete")
    assert (await anna.get(f"/api/tables/{running}"))["over"]
    assert await names(server) == ["", "Anna"]


async def test_other_processes_forget_the_name(start: Any) -> None:
    redis = fakeredis.FakeServer()
    one = await start(Redis("", fakeredis.FakeAsyncRedis(server=redis)))
    two = await start(Redis("", fakeredis.FakeAsyncRedis(server=redis)))
    anna, ben = await one.guest("Anna"), await one.guest("Ben")
    table = await together(anna, ben)
    await anna.post(f"/api/tables/{table}/resign", {"seat": 0})
    await ben.post(f"/api/tables/{table}/chat", {"text": "Thank you"})
    eve = await two.guest("Eve")
    line = await eve.sit(table)
    await ben.post("/api/me/delete")
    await line.until(lambda m: m["type"] == "chat" and m["chat"]["lines"][0]["player"] is None)
    assert (await eve.get(f"/api/tables/{table}"))["seats"][1]["player"] is None


async def test_old_guests_are_forgotten_but_not_who_plays(start: Any) -> None:
    server = await start(guest_days=30.0, waiting_days=0.0)
    retention = server.services.retention
    guests = {
        name: await server.guest(name) for name in ("Gone", "Played", "Playing", "Hosting", "Waiting", "Here", "Other")
    }
    member = await server.guest("Member")
    await member.post("/api/me/account", {"login": "member", "password": PASSWORD})
    played = await together(guests["Other"], guests["Played"])
    await guests["Played"].post(f"/api/tables/{played}/resign", {"seat": 1})
    running = await together(guests["Other"], guests["Playing"])
    await guests["Hosting"].lay(["me", "open"])
    free = await member.lay(["open", "open"], public=True)
    await guests["Waiting"].post(f"/api/tables/{free}/join", {"seat": 0})
    retention.clock = lambda: time.time() + 29 * DAY
    await retention.sweep()
    assert len(await names(server)) == 8 and "Gone" in await names(server)
    async with server.services.store.write() as c:
        seen = sa.update(ledger.persons).where(ledger.persons.c.name == "Here")
        await c.execute(seen.values(seen=time.time() + 5 * DAY))
    retention.clock = lambda: time.time() + 31 * DAY
    await retention.sweep()
    assert await names(server) == ["", "Here", "Hosting", "Member", "Other", "Playing", "Waiting"]
    state = await guests["Other"].get(f"/api/tables/{played}")
    assert state["seats"][1]["player"] is None and state["over"]
    await guests["Playing"].get(f"/api/tables/{running}", seat=1)


async def test_tables_nobody_came_to_are_taken_away(start: Any) -> None:
    server = await start(guest_days=0.0, waiting_days=7.0)
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    waiting, running = await anna.lay(["me", "open"]), await together(anna, ben)
    line = await anna.sit(waiting)
    retention = server.services.retention
    retention.clock = lambda: time.time() + 6 * DAY
    await retention.sweep()
    await anna.get(f"/api/tables/{waiting}")
    retention.clock = lambda: time.time() + 8 * DAY
    await retention.sweep()
    await line.until(lambda m: m["type"] == "error" and m["error"]["message"]["key"] == "server-no-table")
    await anna.get(f"/api/tables/{waiting}", 404)
    await anna.get(f"/api/tables/{running}")


async def test_by_default_nobody_goes_while_their_cookie_is_good(server: Any) -> None:
    anna = await server.guest("Anna")
    retention = server.services.retention
    retention.clock = lambda: time.time() + 399 * DAY
    await retention.sweep()
    assert (await anna.get("/api/me"))["me"]["name"] == "Anna"
    retention.clock = lambda: time.time() + 401 * DAY
    await retention.sweep()
    assert await names(server) == []


async def test_the_same_on_postgresql(start: Any, postgres: str) -> None:
    server = await start(db=postgres, guest_days=30.0, waiting_days=7.0)
    anna, ben, old = await server.guest("Anna"), await server.guest("Benedict"), await server.guest("Oldest")
    login = f"ben {time.time()}"
    await ben.post("/api/me/account", {"login": login, "password": PASSWORD})
    table = await together(anna, ben)
    await ben.post(f"/api/tables/{table}/chat", {"text": "Thank you"})
    await anna.post(f"/api/tables/{table}/report", {"line": 0})
    await anna.post(f"/api/tables/{table}/shun", {"line": 0, "block": True})
    assert (await anna.get(f"/api/tables/{table}"))["chat"]["lines"][0]["muted"]
    free = await anna.lay(["me", "open"], public=True)
    await ben.refused(f"/api/tables/{free}/join", {"seat": 1}, "forbidden")
    assert free not in [t["id"] for t in (await ben.get("/api/tables", list="open"))["tables"]]
    phone = await server.guest()
    await phone.post("/api/login", {"login": login, "password": PASSWORD})
    assert len((await phone.get("/api/me/sessions"))["sessions"]) == 2
    await ben.post("/api/me/delete", {"password": PASSWORD})
    assert (await phone.get("/api/me"))["me"] is None
    state = await anna.get(f"/api/tables/{table}")
    assert state["over"] and state["chat"]["lines"][0]["player"] is None
    async with server.services.store.write() as c:
        away = sa.update(ledger.persons).where(ledger.persons.c.name == "Oldest")
        await c.execute(away.values(seen=time.time() - 31 * DAY))
        waited = sa.update(ledger.tables).where(ledger.tables.c.id == free)
        await c.execute(waited.values(moved=time.time() - 8 * DAY))
    server.services.open_tables.by_id.clear()
    await server.services.retention.sweep()
    await anna.get(f"/api/tables/{free}", 404)
    assert (await old.get("/api/me"))["me"] is None and "Oldest" not in await names(server)
