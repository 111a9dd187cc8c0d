"""Where somebody is signed in: listed, ended one by one, and begun anew when who they are changes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import fakeredis
import pytest
import sqlalchemy as sa
from itsdangerous import URLSafeTimedSerializer

from ravenhill.server import ledger, people
from ravenhill.server.bus import Redis
from ravenhill.server.people import People
from ravenhill.server.refusal import Refusal
from ravenhill.server.store import Store

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 "
    "Mobile/15E148 Safari/604.1"
)


async def member(server: Any, name: str = "Anna") -> Any:
    guest = await server.guest(name)
    await guest.post("/api/me/account", {"login": name, "password": PASSWORD})
    return guest


async def signed_in(server: Any, name: str = "Anna") -> Any:
    guest = await server.guest()
    await guest.post("/api/login", {"login": name, "password": PASSWORD})
    return guest


async def with_cookie(server: Any, value: str) -> Any:
    """Somebody who has copied a cookie."""
    guest = await server.guest()
    guest.http.cookies.set("ravenhill", value)
    return guest


async def here(guest: Any) -> bool:
    return (await guest.get("/api/me"))["me"] is not None


async def test_sessions_are_listed_in_plain_words(server: Any) -> None:
    anna = await member(server)
    desk, phone = await server.guest(), await server.guest()
    for guest, agent in ((desk, FIREFOX), (phone, IPHONE)):
        guest.http.headers["user-agent"] = agent
        await guest.post("/api/login", {"login": "anna", "password": PASSWORD})
    told = (await phone.get("/api/me/sessions"))["sessions"]
    assert sorted((s["browser"], s["system"]) for s in told) == [
        ("firefox", "linux"),
        ("other", "other"),
        ("safari", "ios"),
    ]
    assert [s["browser"] for s in told if s["here"]] == ["safari"]
    async with server.services.store.read() as c:
        kept = [str(value) for row in await c.execute(sa.select(ledger.sessions)) for value in row]
    assert not any("Mozilla" in value for value in kept)
    ben = await server.guest("Ben")
    assert len((await ben.get("/api/me/sessions"))["sessions"]) == 1
    assert await here(anna)


async def test_one_session_is_ended_and_no_other(server: Any) -> None:
    anna, phone, ben = await member(server), await signed_in(server), await server.guest("Ben")
    table = await phone.lay()
    line, own = await phone.sit(table), await anna.sit(table)
    other = next(s["id"] for s in (await anna.get("/api/me/sessions"))["sessions"] if not s["here"])
    assert (await ben.ask("DELETE", f"/api/me/sessions/{other}")).status_code == 404, "not Ben's"
    assert await here(phone)
    assert (await anna.ask("DELETE", f"/api/me/sessions/{other}")).status_code == 200
    assert not await here(phone) and await here(anna)
    with pytest.raises(Exception, match="4001"):
        await line.until(lambda m: False)
    assert (await own.do(type="ping"))["type"] == "pong"
    assert (await anna.ask("DELETE", f"/api/me/sessions/{other}")).status_code == 404


async def test_all_others_are_ended(server: Any) -> None:
    anna, phone, desk = await member(server), await signed_in(server), await signed_in(server)
    assert (await anna.ask("DELETE", "/api/me/sessions")).status_code == 200
    assert [await here(g) for g in (anna, phone, desk)] == [True, False, False]


async def test_logging_out_ends_the_session_itself(server: Any) -> None:
    anna, phone = await member(server), await signed_in(server)
    copied = await with_cookie(server, anna.http.cookies["ravenhill"])
    assert await here(copied)
    line = await copied.sit(await copied.lay())
    await anna.post("/api/logout")
    assert not await here(copied) and await here(phone)
    with pytest.raises(Exception, match="4001"):
        await line.until(lambda m: False)


async def test_a_guests_cookie_does_not_open_the_account(server: Any) -> None:
    anna = await server.guest("Anna")
    table = await anna.lay()
    line = await anna.sit(table)
    copied = await with_cookie(server, anna.http.cookies["ravenhill"])
    await anna.post("/api/me/account", {"login": "anna", "password": PASSWORD})
    assert await here(anna) and not await here(copied)
    with pytest.raises(Exception, match="1012"):
        await line.until(lambda m: False)
    assert (await (await anna.sit(table)).do(type="ping"))["type"] == "pong", "and comes again"


async def test_logging_in_begins_a_new_session(server: Any) -> None:
    await member(server)
    guest = await server.guest("Somebody")
    before = await with_cookie(server, guest.http.cookies["ravenhill"])
    await guest.post("/api/login", {"login": "anna", "password": PASSWORD})
    assert not await here(before), "the guest's own session has ended"
    first = await with_cookie(server, guest.http.cookies["ravenhill"])
    await guest.post("/api/login", {"login": "anna", "password": PASSWORD})
    assert not await here(first) and await here(guest)


async def test_a_person_has_so_many_sessions(server: Any) -> None:
    anna = await member(server)
    phones = [await signed_in(server) for _ in range(31)]
    assert not await here(anna) and not await here(phones[0]) and await here(phones[1])
    assert len((await phones[-1].get("/api/me/sessions"))["sessions"]) == 30


async def test_other_processes_hear_of_it(start: Any) -> None:
    redis = fakeredis.FakeServer()
    one = await start(Redis("", fakeredis.FakeAsyncRedis(server=redis)))
    two = await start(Redis("", fakeredis.FakeAsyncRedis(server=redis)))
    anna = await member(one)
    copied = await with_cookie(two, anna.http.cookies["ravenhill"])
    line = await copied.sit(await copied.lay())
    await anna.post("/api/logout")
    with pytest.raises(Exception, match="4001"):
        await line.until(lambda m: False)
    assert not await here(copied)


# --- version 0.1, whose cookies named a person and no session ------------------------------------------------------


async def old_cookie(server: Any, generation: int = 0) -> str:
    async with server.services.store.read() as c:
        person = await c.scalar(sa.select(ledger.persons.c.id))
        secret = await c.scalar(sa.select(ledger.secrets.c.value))
    return URLSafeTimedSerializer(secret, salt="ravenhill session").dumps([person, generation])


async def test_an_old_cookie_is_still_good(server: Any) -> None:
    anna = await server.guest("Anna")
    old = await with_cookie(server, await old_cookie(server))
    old.http.headers["user-agent"] = FIREFOX
    assert (await old.get("/api/me"))["me"]["name"] == "Anna"
    told = (await old.get("/api/me/sessions"))["sessions"]
    assert [s["browser"] for s in told if s["here"]] == ["firefox"] and len(told) == 2
    assert not await here(await with_cookie(server, await old_cookie(server, 1)))
    assert await here(anna)


async def test_an_old_cookie_ends_by_logging_out(server: Any) -> None:
    await server.guest("Anna")
    value = await old_cookie(server)
    old = await with_cookie(server, value)
    await old.post("/api/logout")
    assert not await here(await with_cookie(server, value))
    server.services.people._seen.clear()
    assert not await here(await with_cookie(server, value))


async def test_an_old_cookie_never_seen_ends_with_the_others(server: Any) -> None:
    anna = await server.guest("Anna")
    value = await old_cookie(server)
    assert (await anna.ask("DELETE", "/api/me/sessions")).status_code == 200
    assert await here(anna) and not await here(await with_cookie(server, value))


async def test_an_old_cookie_can_end_the_others_and_stay(server: Any) -> None:
    anna = await server.guest("Anna")
    old = await with_cookie(server, await old_cookie(server))
    del old.http.cookies["ravenhill"]
    old.http.cookies.set("ravenhill", await old_cookie(server), domain="127.0.0.1", path="/")
    assert (await old.ask("DELETE", "/api/me/sessions")).status_code == 200
    assert await here(old) and not await here(anna)


async def test_what_one_process_remembers_another_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two registers of one database stand for two processes, or a server and the commands of its host."""
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}")
    await store.open()
    here, there = People(store, "secret"), People(store, "secret")
    anna = await here.begin(await here.guest("Anna"), "Firefox")
    cookie = here.sessions.cookie(anna.id, anna.visit)
    assert (await there.by_cookie(cookie, "Firefox")).name == "Anna"  # type: ignore[union-attr]
    reads = counted(monkeypatch, there)
    for _ in range(20):
        await there.by_cookie(cookie, "Firefox")
    assert reads() == 0, "who is remembered is not looked up"
    await here.rename(anna, "Annette")
    again = await here.begin(anna, "Chrome")
    second = here.sessions.cookie(again.id, again.visit)
    assert (await there.by_cookie(second, "Chrome")) is not None, "a session of another process is known at once"
    monkeypatch.setattr(people, "LOOK_SECONDS", 0.0)
    assert (await there.by_cookie(cookie, "Firefox")).name == "Annette"  # type: ignore[union-attr]
    await here.end_visit(again, again.visit)
    assert await there.by_cookie(second, "Chrome") is None
    with pytest.raises(Refusal):
        await there.still(again)
    await here.ban(await here.known(anna.id), True)
    assert await there.by_cookie(cookie, "Firefox") is None
    await store.close()


def counted(monkeypatch: pytest.MonkeyPatch, register: People) -> Callable[[], int]:
    """How often the register is read from the database."""
    looks: list[str] = []
    look_up = register._look_up

    async def noted(person: str) -> Any:
        looks.append(person)
        return await look_up(person)

    monkeypatch.setattr(register, "_look_up", noted)
    return lambda: len(looks)


async def test_a_new_password_keeps_this_browser_at_its_table(server: Any) -> None:
    anna, phone = await server.guest("Anna"), await server.guest()
    await anna.post("/api/me/account", {"login": "anna", "password": "correct horse"})
    await phone.post("/api/login", {"login": "anna", "password": "correct horse"})
    table = await anna.lay()
    here, there = await anna.sit(table), await phone.sit(table)
    await anna.post("/api/me/password", {"old": "correct horse", "new": "battery staple"})
    with pytest.raises(Exception, match="1012"):
        await here.until(lambda m: False, 10)
    with pytest.raises(Exception, match="4001"):
        await there.until(lambda m: False, 10)
    again = await anna.sit(table)
    assert again.state["you"]["seats"] == [0, 1]


async def test_whose_link_it_is_can_be_asked_before_coming_back(server: Any) -> None:
    ben, elsewhere = await server.guest("Ben"), await server.guest()
    token = (await ben.post("/api/me/return"))["path"].partition("#")[2]
    assert await elsewhere.post("/api/return/name", {"token": token}) == {"name": "Ben"}
    assert (await elsewhere.get("/api/me"))["me"] is None
    await elsewhere.refused("/api/return/name", {"token": "x"}, "forbidden")
