"""Letters: an address is proved before anything is sent to it, and a turn brings one letter."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import fakeredis
import pytest

from ravenhill.server.bus import Redis

pytestmark = pytest.mark.anyio


@dataclass
class Mailbox:
    """A small SMTP server that keeps what it is given."""

    port: int = 0
    letters: list[str] = field(default_factory=list)

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := await reader.readline():
            word = line[:4].upper().strip()
            if word == b"DATA":
                writer.write(b"354 go on\r\n")
                self.letters.append((await reader.readuntil(b"\r\n.\r\n")).decode())
            writer.write(b"221 bye\r\n" if word == b"QUIT" else b"250 fine\r\n")
            if word == b"QUIT":
                break
        writer.close()

    async def next(self) -> str:
        async with asyncio.timeout(60):
            while not self.letters:
                await asyncio.sleep(0.02)
        return self.letters.pop(0)


@pytest.fixture
async def mailbox(anyio_backend: str) -> AsyncIterator[Mailbox]:
    box = Mailbox()
    server = await asyncio.start_server(box.talk, "127.0.0.1", 0)
    box.port = server.sockets[0].getsockname()[1]
    yield box
    server.close()


async def post_office(start: Any, mailbox: Mailbox, bus: Any = None, mail_delay: float = 0.0) -> Any:
    return await start(
        bus,
        smtp=f"smtp://127.0.0.1:{mailbox.port}",
        mail_from="table@ravenhill.example",
        public_url="https://ravenhill.example",
        mail_delay=mail_delay,
    )


async def test_an_address_is_proved_by_a_letter(start: Any, mailbox: Mailbox) -> None:
    server = await post_office(start, mailbox)
    anna = await server.guest("Anna")
    me = (await anna.post("/api/me/email", {"email": "anna@example.org"}))["me"]
    assert me["email"] == "anna@example.org" and not me["email_confirmed"] and me["mail"]
    letter = await mailbox.next()
    assert "To: anna@example.org" in letter
    token = re.search(r"https://ravenhill\.example/confirm#(\S+)", letter.replace("=\r\n", ""))
    assert token is not None
    stranger = await server.guest()
    await stranger.refused("/api/email/confirm", {"token": token[1][:-1] + "x"}, "forbidden")
    await stranger.post("/api/email/confirm", {"token": token[1]})
    assert (await anna.get("/api/me"))["me"]["email_confirmed"]
    other = (await anna.post("/api/me/email", {"email": "other@example.org"}))["me"]
    assert not other["email_confirmed"]
    await stranger.refused("/api/email/confirm", {"token": token[1]}, "forbidden")
    for wrong in ("anna", "a@b", "a b@c.de", "a@b.c\nBcc: x@y.z", "<a@b.cz>"):
        await anna.refused("/api/me/email", {"email": wrong}, "bad")


async def confirmed(server: Any, name: str, mailbox: Mailbox) -> Any:
    guest = await server.guest(name)
    await guest.post("/api/me/email", {"email": f"{name.lower()}@example.org"})
    token = re.search(r"confirm#(\S+)", (await mailbox.next()).replace("=\r\n", ""))
    assert token is not None
    await guest.post("/api/email/confirm", {"token": token[1]})
    return guest


async def test_a_letter_says_it_is_your_turn_once(start: Any, mailbox: Mailbox) -> None:
    server = await post_office(start, mailbox)
    anna, ben = await confirmed(server, "Anna", mailbox), await confirmed(server, "Ben", mailbox)
    table = await anna.lay(["me", "open"], public=True)
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    await anna.play(table, 0, ["wait"])
    post = server.house.post
    post.clock = lambda: time.time() + 1.0
    await post.look()
    letter = await mailbox.next()
    assert "To: ben@example.org" in letter and f"https://ravenhill.example/t/{table}" in letter.replace("=\r\n", "")
    await post.look()
    line = await anna.sit(table)
    await ben.play(table, 1, ["wait"])
    await post.look()
    assert not post.under_way and mailbox.letters == [], (
        "somebody who sits at the table needs no letter, and one letter is enough"
    )
    await line.close()


async def test_a_letter_waits_for_its_delay(start: Any, mailbox: Mailbox) -> None:
    server = await post_office(start, mailbox, mail_delay=120.0)
    anna, ben = await confirmed(server, "Anna", mailbox), await confirmed(server, "Ben", mailbox)
    table = await anna.lay(["me", "open"], public=True)
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    await anna.play(table, 0, ["wait"])
    post, moved = server.house.post, server.house.hall.lives[table].facts.moved
    post.clock = lambda: moved + 119.0
    await post.look()
    assert not post.under_way and mailbox.letters == [], "Ben may still come back by himself"
    post.clock = lambda: moved + 121.0
    await post.look()
    assert "To: ben@example.org" in await mailbox.next()


async def test_another_process_that_knows_who_is_there_looks_first(start: Any, mailbox: Mailbox) -> None:
    redis = fakeredis.FakeServer()
    here = await post_office(start, mailbox, bus=Redis("", fakeredis.FakeAsyncRedis(server=redis)))
    there = await post_office(start, mailbox, bus=Redis("", fakeredis.FakeAsyncRedis(server=redis)))
    anna, ben = await confirmed(here, "Anna", mailbox), await confirmed(here, "Ben", mailbox)
    table = await anna.lay(["me", "open"], public=True)
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    line = await ben.sit(table)
    await anna.play(table, 0, ["wait"])
    moved = here.house.hall.lives[table].facts.moved
    there.house.hall.lives.clear()  # nobody has the table open there
    for server in (there, here, there):
        server.house.post.clock = lambda: moved + 1.0
        await server.house.post.look()
        assert not server.house.post.under_way
    assert mailbox.letters == [], "Ben sits at the table, at the other process"
    await line.close()


async def test_a_server_without_mail_says_so(server: Any) -> None:
    anna = await server.guest("Anna")
    assert (await anna.get("/api/me"))["me"]["mail"] is False
    await anna.refused("/api/me/email", {"email": "anna@example.org"}, "not_now")
