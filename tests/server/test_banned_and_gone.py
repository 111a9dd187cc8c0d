"""People whom the owner of a server bans or deletes: what they may still do, and what is left of them."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa

from ravenhill.server import ledger
from ravenhill.server.people import Person

pytestmark = pytest.mark.anyio


async def row_of(server: Any, name: str) -> Person:
    async with server.services.store.read() as c:
        found = await c.scalar(sa.select(ledger.persons.c.id).where(ledger.persons.c.name == name))
    person: Person = await server.services.people.named(str(found))
    return person


async def account(server: Any, name: str) -> Any:
    guest = await server.guest(name)
    await guest.post("/api/me/account", {"login": name, "password": "correct horse"})
    return guest


async def test_a_banned_person_looks_on_but_does_nothing(server: Any) -> None:
    people = server.services.people
    anna = await account(server, "Anna")
    table = await anna.lay()
    line = await anna.sit(table, 0)
    await people.ban(await people.named("anna"), True)

    assert await anna.get("/api/me") == {"me": None}, "every session has ended"
    for path, body in (
        ("/api/tables", {"game": "toy", "seats": [{"kind": "me"}]}),
        (f"/api/tables/{table}/answer", {"seat": 0, "ask": 0, "option": ["wait"]}),
        (f"/api/tables/{table}/chat", {"text": "unfair"}),
        ("/api/me/password", {"old": "correct horse", "new": "battery staple"}),
    ):
        await anna.refused(path, body, "nobody")
    for message in ({"type": "answer", "seat": 0, "ask": 0, "option": ["wait"]}, {"type": "chat", "text": "unfair"}):
        assert (await line.do(**message))["error"]["code"] == "nobody", "an open socket is no way around"
    again = {"login": "Anna", "password": "correct horse"}
    assert (await anna.refused("/api/login", again, "forbidden"))["message"]["key"] == "server-banned"
    state = await anna.get(f"/api/tables/{table}")
    assert state["version"] == 0 and state["you"]["seats"] == []

    await people.ban(await people.named("anna"), False)
    await anna.post("/api/login", again)
    line = await anna.sit(table, 0)
    assert (await line.do(type="answer", seat=0, ask=0, option=["wait"]))["version"] == 1


async def test_a_letter_is_no_way_around_a_ban(server: Any) -> None:
    people = server.services.people
    anna = await account(server, "Anna")
    await people.ban(await people.named("Anna"), True)
    form = {"token": people.reset_token(await people.named("Anna")), "password": "battery staple"}
    assert (await anna.refused("/api/password/reset", form, "forbidden"))["message"]["key"] == "server-banned"
    assert await anna.get("/api/me") == {"me": None}


async def test_a_ban_is_told_only_to_who_knows_the_password(server: Any) -> None:
    people = server.services.people
    await account(server, "Anna")
    await people.ban(await people.named("Anna"), True)
    stranger = await server.guest()
    refusal = await stranger.refused("/api/login", {"login": "Anna", "password": "wrong horse"}, "forbidden")
    assert refusal["message"]["key"] == "server-login-wrong"


async def test_a_new_password_from_the_owner_ends_every_session(server: Any) -> None:
    people = server.services.people
    anna = await account(server, "Anna")
    table = await anna.lay()
    line = await anna.sit(table, 0)
    new = await people.give_password(await people.named("Anna"))
    assert await anna.get("/api/me") == {"me": None}
    assert (await line.do(type="chat", text="still here"))["error"]["code"] == "nobody"
    again = await server.guest()
    await again.refused("/api/login", {"login": "Anna", "password": "correct horse"}, "forbidden")
    await again.post("/api/login", {"login": "Anna", "password": new})
    assert [row["id"] for row in (await again.get("/api/tables", list="mine"))["tables"]] == [table]


async def test_a_guest_has_no_password_to_reset(server: Any) -> None:
    await server.guest("Gustav")
    with pytest.raises(Exception) as refused:
        await server.services.people.give_password(await row_of(server, "Gustav"))
    assert refused.value.message.key == "bad-person-guest"


async def test_who_is_deleted_is_forgotten_and_the_game_stays(server: Any) -> None:
    people = server.services.people
    anna, ben = await account(server, "Anna"), await server.guest("Ben")
    game = await anna.lay(["me", "open"], public=True)
    await ben.post(f"/api/tables/{game}/join", {"seat": 1})
    await anna.play(game, 0, ["wait"])
    await anna.post(f"/api/tables/{game}/chat", {"text": "good luck"})
    await ben.post(f"/api/tables/{game}/chat", {"text": "and you"})
    hosted = await anna.lay(["me", "open"], public=True)
    joined = await ben.lay(["open", "open", "me"], scenario="crowd", public=True)
    await anna.post(f"/api/tables/{joined}/join", {"seat": 0})

    who = await people.named("Anna")
    await people.delete(who.id)

    assert await anna.get("/api/me") == {"me": None}
    await anna.refused("/api/login", {"login": "Anna", "password": "correct horse"}, "forbidden")
    async with server.services.store.read() as c:
        left = (await c.execute(sa.select(ledger.persons).where(ledger.persons.c.id == who.id))).mappings().one()
    kept = {name for name, value in left.items() if value}
    assert kept == {"id", "created", "session", "return_number"}
    await (await server.guest("Another")).post("/api/me/account", {"login": "Anna", "password": "correct horse"})

    server.services.open_tables.by_id.clear()  # as after a restart
    state = await ben.get(f"/api/tables/{game}")
    assert [seat["player"] for seat in state["seats"]] == [None, "Ben"] and state["version"] == 1
    assert [line["player"] for line in state["chat"]["lines"]] == [None, "Ben"]
    await ben.play(game, 1, ["wait"])
    assert (await ben.ask("GET", f"/api/tables/{hosted}")).status_code == 404, "nobody would ever begin it"
    assert (await ben.get(f"/api/tables/{joined}"))["seats"][0]["kind"] == "open"


async def test_nobody_is_found_twice_after_deletion(server: Any) -> None:
    people = server.services.people
    await account(server, "Anna")
    who = await people.named("Anna")
    await people.delete(who.id)
    for name in ("Anna", who.id):
        with pytest.raises(Exception) as refused:
            await people.named(name)
        assert refused.value.message.key == "bad-person"
