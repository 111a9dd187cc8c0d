"""`ravenhill tables` and `ravenhill people`: what the owner of a server does, beside it while it runs."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import ravenhill

pytestmark = pytest.mark.anyio

Shell = Callable[..., Awaitable[Any]]


@pytest.fixture
def shell(run: Any, settings: Any) -> Shell:
    """The command line on the database of the server, while it runs."""

    async def ran(*args: str, stdin: str = "") -> Any:
        return await asyncio.to_thread(run, *args, "--db", settings.db, stdin=stdin)

    return ran


def told(ran: Any) -> str:
    """The one line a refusal was told in."""
    assert ran.code == 1 and ran.out == "" and ran.err.count("\n") == 1 and "Traceback" not in ran.err, ran
    return str(ran.err.strip())


async def account(server: Any, name: str) -> Any:
    guest = await server.guest(name)
    await guest.post("/api/me/account", {"login": name, "password": "correct horse"})
    return guest


async def test_tables_are_listed_and_shown(server: Any, shell: Shell) -> None:
    anna = await server.guest("Anna")
    waiting = await anna.lay(["me", "open"])
    running = await anna.lay()
    await anna.play(running, 0, ["wait"])
    over = await anna.lay()
    await anna.post(f"/api/tables/{over}/resign", {"seat": 0})

    listed = (await shell("tables", "list", "--json")).json
    assert [row["id"] for row in listed["tables"]] == [over, running, waiting] and listed["all"] == 3
    for status, table in (("waiting", waiting), ("running", running), ("over", over)):
        rows = (await shell("tables", "list", "--status", status, "--json")).json["tables"]
        assert [row["id"] for row in rows] == [table]
    assert (await shell("tables", "list", "--game", "ironwood", "--json")).json == {"tables": [], "all": 0}
    last = (await shell("tables", "list", "--last", "1", "--json")).json
    assert [row["id"] for row in last["tables"]] == [over] and last["all"] == 3
    read = (await shell("tables", "list")).out
    assert "3 of 3 tables" in read and all(f in read for f in (waiting, running, over, "Anna, -", "Anna, Anna"))

    shown = (await shell("tables", "show", running, "--json")).json
    assert shown["host"] == "Anna" and (shown["journal_rows"], shown["version"]) == (2, 1), "the deal is row 0"
    assert shown["snapshots"][0]["version"] == 0 and shown["snapshots"][0]["bytes"] > 100
    read = (await shell("tables", "show", running)).out
    assert "seat 1" in read and "Anna" in read
    assert "There is no such table." in told(await shell("tables", "show", "nowhere"))
    assert (await shell("tables", "list", "--status", "asleep")).code == 2


async def test_an_exported_game_is_the_one_at_the_table(server: Any, shell: Shell, tmp_path: Path) -> None:
    anna = await server.guest("Anna")
    table = await anna.lay()
    await anna.play(table, 0, ["draw"])
    file = tmp_path / "game.save"
    assert (await shell("tables", "export", table, str(file), "--json")).json["bytes"] == file.stat().st_size
    game = ravenhill.load(file.read_bytes())
    assert game.view(0) == (await anna.get(f"/api/tables/{table}", seat=0))["view"]

    record = tmp_path / "game.json"
    assert "when the game is over" in told(await shell("tables", "export", table, str(record), "--record"))
    assert not record.exists()
    await anna.post(f"/api/tables/{table}/resign", {"seat": 1})
    assert (await shell("tables", "export", table, str(record), "--record")).code == 0
    assert record.read_bytes() == (await anna.ask("GET", f"/api/tables/{table}/record")).content

    waiting = await anna.lay(["me", "open"])
    assert "The game has not begun" in told(await shell("tables", "export", waiting, str(file)))
    assert "can not be opened" in told(await shell("tables", "export", table, str(tmp_path / "no" / "where")))


async def test_a_full_table_is_not_dealt_by_looking_at_it(server: Any, shell: Shell, tmp_path: Path) -> None:
    """Its server died between the last guest's sitting down and the deal: that is the server's to do."""
    anna = await server.guest("Anna")
    table = await anna.lay(["me", "open"])
    server.house.hall.lives.clear()
    async with server.house.store.write() as c:
        await c.exec_driver_sql("UPDATE seat SET machine = 'random' WHERE person IS NULL")
    assert "The game has not begun" in told(await shell("tables", "export", table, str(tmp_path / "x")))
    assert (await shell("tables", "show", table, "--json")).json["status"] == "waiting"


async def test_a_deleted_table_is_gone_for_a_server_that_has_it_open(server: Any, shell: Shell) -> None:
    anna = await server.guest("Anna")
    table, other = await anna.lay(), await anna.lay()
    await anna.play(table, 0, ["wait"])
    await anna.post(f"/api/tables/{table}/chat", {"text": "hello"})

    asked = await shell("tables", "delete", table, stdin="no\n")
    assert asked.code == 1 and "with one move, for ever?" in asked.err
    assert (await shell("tables", "delete", table)).code == 1, "no answer is a no"
    assert (await shell("tables", "delete", table, stdin="yes\n")).code == 0
    assert "There is no such table." in told(await shell("tables", "delete", table, "--yes"))

    body = {"seat": 1, "ask": 1, "option": ["wait"]}
    assert (await anna.ask("POST", f"/api/tables/{table}/answer", body)).status_code in (404, 409)
    assert (await anna.ask("GET", f"/api/tables/{table}")).status_code == 404
    async with server.house.store.read() as c:
        for kind in ("seat", "journal", "snapshot", "chat"):
            rows = await c.exec_driver_sql(f"SELECT count(*) FROM {kind} WHERE table_id = '{table}'")
            assert rows.scalar() == 0, kind
    await anna.play(other, 0, ["wait"])
    assert (await shell("tables", "delete", other, "--yes", "--json")).json == {"deleted": other}


async def test_people_are_listed_without_their_secrets(server: Any, shell: Shell) -> None:
    anna = await account(server, "Anna")
    await anna.lay()
    await server.guest("Gustav")
    ran = await shell("people", "list", "--json")
    (row,) = ran.json["people"]
    assert (row["login"], row["tables"], row["banned"]) == ("Anna", 1, False)
    assert "argon2" not in ran.out and set(row) == {"id", "name", "login", "created", "banned", "tables"}
    both = (await shell("people", "list", "--guests", "--json")).json
    assert [p["name"] for p in both["people"]] == ["Gustav", "Anna"] and both["all"] == 2
    assert [p["name"] for p in (await shell("people", "list", "--find", "aN", "--json")).json["people"]] == ["Anna"]
    assert (await shell("people", "list", "--find", "%", "--guests", "--json")).json["all"] == 0
    assert "1 of one person" in (await shell("people", "list")).out


async def test_a_new_password_is_printed_once_and_works(server: Any, shell: Shell) -> None:
    await account(server, "Anna")
    new = (await shell("people", "reset", "anna", "--json")).json["password"]
    phone = await server.guest()
    await phone.refused("/api/login", {"login": "Anna", "password": "correct horse"}, "forbidden")
    await phone.post("/api/login", {"login": "Anna", "password": new})
    said = (await shell("people", "reset", "Anna")).out
    assert said.startswith("The new password of Anna is ") and new not in said
    assert "There is nobody with the login or the id “nobody”." in told(await shell("people", "reset", "nobody"))


async def test_people_are_banned_and_come_back(server: Any, shell: Shell) -> None:
    await account(server, "Anna")
    phone = await server.guest()
    login = {"login": "Anna", "password": "correct horse"}
    assert (await shell("people", "ban", "Anna")).out == "Anna is banned.\n"
    assert (await phone.refused("/api/login", login, "forbidden"))["message"]["key"] == "server-banned"
    assert [p["login"] for p in (await shell("people", "list", "--banned", "--json")).json["people"]] == ["Anna"]
    assert (await shell("people", "unban", "Anna", "--json")).json == {"unbanned": "Anna"}
    await phone.post("/api/login", login)


async def test_people_are_deleted_after_a_yes(server: Any, shell: Shell) -> None:
    anna = await account(server, "Anna")
    table = await anna.lay()
    assert (await shell("people", "delete", "Anna", stdin="n\n")).code == 1
    assert (await shell("people", "list", "--json")).json["all"] == 1
    assert (await shell("people", "delete", "Anna", stdin="yes\n")).out == "Anna is deleted.\n"
    assert (await shell("people", "list", "--guests", "--json")).json["all"] == 0
    assert "(deleted), (deleted)" in (await shell("tables", "list")).out
    assert (await shell("tables", "show", table, "--json")).json["host"] == ""


def test_a_database_that_is_none_is_not_made(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "nothing.sqlite3"
    assert "There is no database of Ravenhill" in told(run("tables", "list", "--db", f"sqlite+aiosqlite:///{file}"))
    assert not file.exists()
    with sqlite3.connect(file) as c:
        c.execute("CREATE TABLE letters (text TEXT)")
    assert "There is no database of Ravenhill" in told(run("people", "list", "--db", f"sqlite+aiosqlite:///{file}"))


def test_a_password_in_a_url_is_not_told(run: Any) -> None:
    for url in ("postgresql+asyncpg://anna:geheim@127.0.0.1:1/nothing", "postgresql+nothing://anna:geheim@localhost/x"):
        ran = run("tables", "list", "--db", url)
        assert "geheim" not in told(ran)


async def test_a_database_in_another_form_is_left_as_it_is(server: Any, shell: Shell, settings: Any) -> None:
    """A newer command line beside an older server: only `serve` brings a database up to date."""
    file = settings.db.partition("///")[2]
    with sqlite3.connect(file) as c:
        c.execute("UPDATE alembic_version SET version_num = '0001'")
    assert "is in the form 0001" in told(await shell("tables", "list"))
    with sqlite3.connect(file) as c:
        assert c.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)


async def test_without_a_name_the_database_is_the_one_serve_takes(
    server: Any, run: Any, settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAVENHILL_DB", settings.db)
    await account(server, "Anna")
    assert (await asyncio.to_thread(run, "people", "list", "--json")).json["all"] == 1
