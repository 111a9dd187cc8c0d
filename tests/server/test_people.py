"""Names, accounts, sessions."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ravenhill.server.command import serve
from ravenhill.server.limits import RATES, network_of
from ravenhill.server.settings import Settings

pytestmark = pytest.mark.anyio


async def test_a_guest_needs_only_a_name(server: Any) -> None:
    anna = await server.guest()
    assert await anna.get("/api/me") == {"me": None}
    response = await anna.ask("POST", "/api/me", {"name": "  Anna \u202e Nova "})
    assert response.json()["me"]["name"] == "Anna Nova"
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie
    assert (await anna.get("/api/me"))["me"]["account"] is False


async def test_a_forged_cookie_is_nobody(server: Any) -> None:
    anna = await server.guest("Anna")
    value = anna.http.cookies["ravenhill"]
    for forged in (value[:-2] + "xx", "x", value.partition(".")[0], "a.b.c"):
        mallory = await server.guest()
        mallory.http.cookies.set("ravenhill", forged)
        assert await mallory.get("/api/me") == {"me": None}


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "\u0000", "\u200b", 5, None])
async def test_a_name_is_checked(server: Any, name: Any) -> None:
    anna = await server.guest()
    assert (await anna.refused("/api/me", {"name": name}, "bad"))["message"]["key"].startswith("server-bad-")


async def test_an_account_is_found_again_from_another_device(server: Any) -> None:
    anna = await server.guest("Anna")
    table = await anna.lay()
    me = (await anna.post("/api/me/account", {"login": "Anna", "password": "correct horse"}))["me"]
    assert me["account"] and me["login"] == "Anna"

    phone = await server.guest()
    await phone.refused("/api/login", {"login": "anna", "password": "wrong horse"}, "forbidden")
    await phone.refused("/api/login", {"login": "nobody", "password": "wrong horse"}, "forbidden")
    await phone.post("/api/login", {"login": "ANNA", "password": "correct horse"})
    assert [t["id"] for t in (await phone.get("/api/tables", list="mine"))["tables"]] == [table]

    other = await server.guest("Another")
    refusal = await other.refused("/api/me/account", {"login": "aNNa", "password": "12345678"}, "not_now")
    assert refusal["message"]["key"] == "server-login-taken"


async def test_a_new_password_ends_other_sessions(server: Any) -> None:
    anna = await server.guest("Anna")
    await anna.post("/api/me/account", {"login": "anna", "password": "correct horse"})
    phone = await server.guest()
    await phone.post("/api/login", {"login": "anna", "password": "correct horse"})
    table = await phone.lay()
    line = await phone.sit(table)
    await anna.refused("/api/me/password", {"old": "wrong", "new": "battery staple"}, "forbidden")
    await anna.post("/api/me/password", {"old": "correct horse", "new": "battery staple"})
    assert (await phone.get("/api/me"))["me"] is None
    assert (await anna.get("/api/me"))["me"] is not None
    with pytest.raises(Exception, match="4001"):
        await line.until(lambda m: False)


async def test_logging_out(server: Any) -> None:
    anna = await server.guest("Anna")
    await anna.post("/api/logout")
    assert await anna.get("/api/me") == {"me": None}


async def test_a_rename_shows_at_the_table(server: Any) -> None:
    anna = await server.guest("Anna")
    table = await anna.lay()
    line = await anna.sit(table)
    await anna.post("/api/me", {"name": "Berta"})
    message = await line.until(lambda m: m["type"] == "seats" and m["seats"][0]["player"] == "Berta")
    assert message["seats"][1]["player"] == "Berta"


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_who_is_counted_as_one(address: str, network: str) -> None:
    assert network_of(address) == network


def come_from(guest: Any, address: str) -> None:
    """As the proxy before the server says."""
    guest.http.headers["x-forwarded-for"] = address


async def test_a_club_behind_one_address(start: Any) -> None:
    server = await start(limits=True)
    for number in range(10):
        member = await server.guest(f"Member {number}")
        account = {"login": f"member {number}", "password": "correct horse"}
        await member.post("/api/me/account", account)
        phone = await server.guest()
        for _ in range(3):
            await phone.post("/api/login", account)


async def test_wrong_passwords_never_lock_the_owner_out(start: Any) -> None:
    server = await start(limits=True)
    anna = await server.guest("Anna")
    right = {"login": "anna", "password": "correct horse"}
    await anna.post("/api/me/account", right)
    mallory, phone = await server.guest(), await server.guest()
    come_from(mallory, "2001:db8:1::1")
    seen: list[int] = []
    for number in range(12):
        come_from(mallory, f"2001:db8:1::{number}")
        seen.append((await mallory.ask("POST", "/api/login", {**right, "password": "a guess"})).status_code)
    assert seen.count(403) == RATES["wrong"][0] and seen[-1] == 429, "all of them are one network"
    come_from(phone, "2001:db8:2::1")
    for _ in range(8):
        await phone.post("/api/login", right)


async def test_wrong_tries_at_once_are_counted_as_they_come(start: Any) -> None:
    server = await start(limits=True)
    mallory = await server.guest()
    guess = {"login": "anna", "password": "a guess"}
    tries = [mallory.ask("POST", "/api/login", guess) for _ in range(20)]
    seen = [response.status_code for response in await asyncio.gather(*tries)]
    assert seen.count(403) == RATES["wrong"][0]


async def test_words_the_host_does_not_want(start: Any, tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("# not here\nBoggart\n/tr+oll/\n", encoding="utf-8")
    server = await start(words=str(words))
    anna = await server.guest("Anna")
    for name in ("Boggart", "the bóGGart", "Ｂｏｇｇａｒｔ", "TRRROLLS"):
        assert (await anna.refused("/api/me", {"name": name}, "bad"))["message"]["key"] == "server-unwanted-words"
        await anna.refused("/api/me/account", {"login": name, "password": "correct horse"}, "bad")
    assert (await anna.get("/api/me"))["me"]["name"] == "Anna"
    await anna.post("/api/me", {"name": "Boggartina"})
    table = await anna.lay()
    line = await anna.sit(table)
    await anna.refused(f"/api/tables/{table}/chat", {"text": "You boggart!"}, "bad")
    assert (await line.do(type="chat", text="You trolls!"))["error"]["message"]["key"] == "server-unwanted-words"
    assert (await anna.get(f"/api/tables/{table}"))["chat"]["lines"] == []


def test_a_list_of_words_that_can_not_be_read(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("fine\n/(/\n", encoding="utf-8")
    for path, said in ((words, "line 2"), (tmp_path / "nowhere.txt", "nowhere.txt")):
        with pytest.raises(SystemExit, match=said):
            serve(db=f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}", settings=Settings(words=str(path)))
