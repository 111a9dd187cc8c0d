"""Letters: an address is proved before anything is sent to it, and a turn brings one letter."""

from __future__ import annotations

import asyncio
import email
import email.policy
import email.utils
import re
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from email.message import EmailMessage
from types import SimpleNamespace
from typing import Any, cast

import fakeredis
import pytest

from ravenhill.engine.decision import Message
from ravenhill.server.bus import Redis
from ravenhill.server.limits import RATES
from ravenhill.server.metrics import Metrics
from ravenhill.server.post import Post
from ravenhill.server.refusal import Refusal
from ravenhill.server.settings import Settings
from ravenhill.words import say

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
    anna = await member(server, "Anna")
    me = (await anna.post("/api/me/email", {"email": "anna@example.org", "password": PASSWORD}))["me"]
    assert me["email"] == "anna@example.org" and not me["email_confirmed"] and me["mail"]
    letter = await mailbox.next()
    assert "To: anna@example.org" in letter
    token = re.search(r"https://ravenhill\.example/confirm#(\S+)", letter.replace("=\r\n", ""))
    assert token is not None
    stranger = await server.guest()
    await stranger.refused("/api/email/confirm", {"token": "x" + token[1]}, "forbidden")
    await stranger.post("/api/email/confirm", {"token": token[1]})
    assert (await anna.get("/api/me"))["me"]["email_confirmed"]
    await anna.refused("/api/me/email", {"email": "other@example.org"}, "forbidden")
    other = (await anna.post("/api/me/email", {"email": "other@example.org", "password": PASSWORD}))["me"]
    assert not other["email_confirmed"]
    await stranger.refused("/api/email/confirm", {"token": token[1]}, "forbidden")


@pytest.mark.parametrize(
    "wrong",
    [
        "anna",
        "a@b",
        "a b@c.de",
        "a@b.c\nBcc: x@y.z",
        "<a@b.cz>",
        "=?utf-8?q?a=40b.cz=3e=2c_c?=@x.cz",
        "=?utf-8?q?a=0d=0aBcc:_x?=@x.cz",
        '"a b"@c.de',
        "a@[127.0.0.1]",
        "a..b@c.de",
        "x" * 65 + "@c.de",
    ],
)
async def test_an_address_is_checked(start: Any, mailbox: Mailbox, wrong: str) -> None:
    server = await post_office(start, mailbox)
    anna = await member(server, "Anna")
    refusal = await anna.refused("/api/me/email", {"email": wrong, "password": PASSWORD}, "bad")
    assert refusal["message"]["key"] == "server-bad-email"
    assert (await anna.get("/api/me"))["me"]["email"] is None
    assert not server.services.post.under_way and mailbox.letters == []


async def test_letters_are_for_accounts(start: Any, mailbox: Mailbox) -> None:
    server = await post_office(start, mailbox)
    anna = await server.guest("Anna")
    refusal = await anna.refused("/api/me/email", {"email": "anna@example.org"}, "not_now")
    assert refusal["message"]["key"] == "server-letters-for-accounts"
    assert (await anna.get("/api/me"))["me"]["email"] is None and not server.services.post.under_way


async def test_a_letter_carries_nobodys_words(start: Any, mailbox: Mailbox) -> None:
    server = await post_office(start, mailbox)
    anna = await member(server, "Buy at evil.example")
    await anna.post("/api/me/email", {"email": "anna@example.org", "password": PASSWORD})
    letter = email.message_from_string(await mailbox.next(), policy=email.policy.default)
    assert "evil" not in letter.as_string()
    sent = email.utils.parsedate_to_datetime(letter["Date"]).timestamp()
    assert abs(sent - time.time()) < 600
    assert re.fullmatch(r"<[^<>@\s]+@ravenhill\.example>", letter["Message-ID"])


async def test_many_people_do_not_bury_one_address(start: Any, mailbox: Mailbox) -> None:
    """With the rates for requests switched off: these are for the sake of somebody who is not here."""
    server = await post_office(start, mailbox)
    for number in range(4):
        anna = await member(server, f"Anna {number}")
        answer = await anna.ask("POST", "/api/me/email", {"email": "Victim@example.org", "password": PASSWORD})
        assert answer.status_code == (200 if number < RATES["letter to"][0] else 429)
    assert (await anna.get("/api/me"))["me"]["email"] is None, "refused, and nothing changed"
    for number in range(20):
        address = {"email": f"other{number}@example.org", "password": PASSWORD}
        answer = await anna.ask("POST", "/api/me/email", address)
    assert answer.status_code == 429, "one network"


def test_all_letters_together_have_a_limit() -> None:
    open_tables = cast("Any", SimpleNamespace(metrics=Metrics()))
    post = Post(Settings(smtp="smtp://127.0.0.1:1", mail_from="a@b.example"), open_tables, cast("Any", None))
    with pytest.raises(Refusal) as refusal:
        for number in range(1000):
            post.allow(f"a{number}@example.org", f"192.0.2.{number}")
    assert refusal.value.code == "slow_down" and RATES["letters"][0] <= number < RATES["letters"][0] + 10


PASSWORD = "correct horse"


async def member(server: Any, name: str) -> Any:
    """A guest with an account."""
    guest = await server.guest(name)
    await guest.post("/api/me/account", {"login": name, "password": PASSWORD})
    return guest


async def confirmed(server: Any, name: str, mailbox: Mailbox) -> Any:
    guest = await member(server, name)
    await guest.post("/api/me/email", {"email": f"{name.lower()}@example.org", "password": PASSWORD})
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
    post = server.services.post
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


async def forgotten(someone: Any, who: str, mailbox: Mailbox) -> str:
    """The token of the letter that follows."""
    assert await someone.post("/api/password/forgotten", {"who": who}) == {"ok": True}
    token = re.search(r"https://ravenhill\.example/reset#(\S+)", (await mailbox.next()).replace("=\r\n", ""))
    assert token is not None
    return token[1]


async def test_a_forgotten_password_is_reset_by_letter(start: Any, mailbox: Mailbox) -> None:
    server = await post_office(start, mailbox)
    anna = await confirmed(server, "Anna", mailbox)
    stranger = await server.guest()
    by_address = await forgotten(stranger, "ANNA@example.org", mailbox)
    token = await forgotten(stranger, "anna", mailbox)
    await stranger.refused("/api/password/reset", {"token": "x" + token, "password": "new horse"}, "forbidden")
    await stranger.refused("/api/password/reset", {"token": token, "password": "short"}, "bad")
    assert (await anna.get("/api/me"))["me"] is not None
    me = (await stranger.post("/api/password/reset", {"token": token, "password": "new horse"}))["me"]
    assert me["login"] == "Anna" and (await stranger.get("/api/me"))["me"] == me
    assert (await anna.get("/api/me"))["me"] is None, "every session ends"
    for used in (token, by_address):
        await anna.refused("/api/password/reset", {"token": used, "password": "third horse"}, "forbidden")
    await anna.refused("/api/login", {"login": "anna", "password": PASSWORD}, "forbidden")
    await anna.post("/api/login", {"login": "anna", "password": "new horse"})


async def test_a_reset_has_a_short_life(start: Any, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch) -> None:
    server = await post_office(start, mailbox)
    anna = await confirmed(server, "Anna", mailbox)
    token = await forgotten(anna, "anna", mailbox)
    later = time.time() + 3601
    monkeypatch.setattr("itsdangerous.timed.time.time", lambda: later)
    await anna.refused("/api/password/reset", {"token": token, "password": "new horse"}, "forbidden")


async def test_nobody_learns_who_has_an_account(start: Any, mailbox: Mailbox) -> None:
    server = await post_office(start, mailbox)
    await confirmed(server, "Anna", mailbox)
    unproved = await member(server, "Ben")
    await unproved.post("/api/me/email", {"email": "ben@example.org", "password": PASSWORD})
    await mailbox.next()
    stranger = await server.guest()
    for who in ("nobody", "ben", "ben@example.org", "nobody@example.org", "x" * 200):
        assert await stranger.post("/api/password/forgotten", {"who": who}) == {"ok": True}
    assert not server.services.post.under_way and mailbox.letters == []
    for _ in range(5):
        await stranger.ask("POST", "/api/password/forgotten", {"who": "anna"})
    answer = await stranger.ask("POST", "/api/password/forgotten", {"who": "nobody"})
    assert answer.status_code == 429, "who asks too often is told, whoever they ask for"


async def test_a_letter_waits_for_its_delay(start: Any, mailbox: Mailbox) -> None:
    server = await post_office(start, mailbox, mail_delay=120.0)
    anna, ben = await confirmed(server, "Anna", mailbox), await confirmed(server, "Ben", mailbox)
    table = await anna.lay(["me", "open"], public=True)
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    await anna.play(table, 0, ["wait"])
    post, moved = server.services.post, server.services.open_tables.by_id[table].facts.moved
    post.clock = lambda: moved + 119.0
    await post.look()
    assert not post.under_way and mailbox.letters == [], "Ben may still come back by himself"
    post.clock = lambda: moved + 121.0
    await post.look()
    assert "To: ben@example.org" in await mailbox.next()


async def test_a_letter_says_once_that_little_time_is_left(start: Any, mailbox: Mailbox) -> None:
    server = await post_office(start, mailbox)
    anna, ben = await confirmed(server, "Anna", mailbox), await confirmed(server, "Ben", mailbox)
    table = await anna.lay(["me", "open"], public=True, clock={"kind": "days", "days": 2})
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    await anna.play(table, 0, ["wait"])
    post, moved = server.services.post, server.services.open_tables.by_id[table].facts.moved
    post.clock = lambda: moved + 1.0
    await post.look()
    turn = await mailbox.next()
    assert "Subject: The Toy: it is your turn" in turn
    assert "List-Unsubscribe: <https://ravenhill.example/account>" in turn
    assert turn.count("https://ravenhill.example/account") == 2, "and it is said in words how to stop them"
    post.clock = lambda: moved + 1.5 * 86400 - 1  # a quarter of two days is half a day
    await post.look()
    assert not post.under_way and mailbox.letters == []
    post.clock = lambda: moved + 1.5 * 86400 + 1
    await post.look()
    letter = await mailbox.next()
    assert "To: ben@example.org" in letter and "Subject: The Toy: little time is left" in letter
    await post.look()
    assert not post.under_way and mailbox.letters == [], "once is enough"


async def test_another_process_that_knows_who_is_there_looks_first(start: Any, mailbox: Mailbox) -> None:
    redis = fakeredis.FakeServer()
    here = await post_office(start, mailbox, bus=Redis("", fakeredis.FakeAsyncRedis(server=redis)))
    there = await post_office(start, mailbox, bus=Redis("", fakeredis.FakeAsyncRedis(server=redis)))
    anna, ben = await confirmed(here, "Anna", mailbox), await confirmed(here, "Ben", mailbox)
    table = await anna.lay(["me", "open"], public=True)
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    line = await ben.sit(table)
    await anna.play(table, 0, ["wait"])
    moved = here.services.open_tables.by_id[table].facts.moved
    there.services.open_tables.by_id.clear()  # nobody has the table open there
    for server in (there, here, there):
        server.services.post.clock = lambda: moved + 1.0
        await server.services.post.look()
        assert not server.services.post.under_way
    assert mailbox.letters == [], "Ben sits at the table, at the other process"
    await line.close()


async def test_letters_come_in_the_language_of_the_person(start: Any, mailbox: Mailbox) -> None:
    server = await post_office(start, mailbox)
    anna = await member(server, "Anna")
    await anna.refused("/api/me/language", {"language": "tlh"}, "missing")
    assert (await anna.get("/api/me"))["me"]["language"] == "en", "what the browser asked for"
    assert (await anna.post("/api/me/language", {"language": "cs"}))["me"]["language"] == "cs"
    await anna.post("/api/me/email", {"email": "anna@example.org", "password": PASSWORD})
    told = cast(EmailMessage, email.message_from_string(await mailbox.next(), policy=email.policy.default))
    english, czech = (say(Message("server-letter-confirm.subject"), language) for language in ("en", "cs"))
    assert told["Content-Language"] == "cs" and told["Subject"] == czech != english
    assert "/confirm#" in told.get_content() and "adres" in told.get_content()


async def test_a_server_without_mail_says_so(server: Any) -> None:
    anna = await server.guest("Anna")
    assert (await anna.get("/api/me"))["me"]["mail"] is False
    await anna.refused("/api/me/email", {"email": "anna@example.org"}, "not_now")
