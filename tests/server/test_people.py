"""Names, accounts, sessions."""

from __future__ import annotations

from typing import Any

import pytest

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
