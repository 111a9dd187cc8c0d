"""`ravenhill tables` and `ravenhill people`: what the owner of a server does, beside it while it runs."""

from __future__ import annotations

import asyncio
import json
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
    assert "3 of 3 tables" in read and all(f in read for f in (waiting, running, over, "Anna, (open)", "Anna, Anna"))

    shown = (await shell("tables", "show", running, "--json")).json
    assert shown["host"] == "Anna" and (shown["journal_rows"], shown["version"]) == (2, 1), "the deal is row 0"
    assert shown["snapshots"][0]["version"] == 0 and shown["snapshots"][0]["bytes"] > 100
    read = (await shell("tables", "show", running)).out
    assert "seat 1" in read and "Anna" in read
    assert "There is no such table." in told(await shell("tables", "show", "nowhere"))
    assert all(word not in read for word in ("None", "False", "{", "[")), "it is for people to read"
    assert (await shell("tables", "list", "--status", "asleep")).code == 2
    assert "There is no game “chess”." in told(await shell("tables", "list", "--game", "chess"))
    alone = await anna.lay([], game="ironwood", scenario="ironbot")
    kinds = [seat["kind"] for seat in (await shell("tables", "show", alone, "--json")).json["seats"]]
    assert sorted(kinds) == ["automaton", "person"]
    assert "(the rules)" in (await shell("tables", "list")).out


async def test_an_exported_game_is_the_one_at_the_table(server: Any, shell: Shell, tmp_path: Path) -> None:
    anna = await server.guest("Anna")
    table = await anna.lay()
    await anna.play(table, 0, ["draw"])
    file = tmp_path / "game.save"
    assert (await shell("tables", "export", table, str(file), "--json")).json["bytes"] == file.stat().st_size
    game = ravenhill.load(file.read_bytes())
    assert game.view(0) == (await anna.get(f"/api/tables/{table}", seat=0))["view"]

    assert file.stat().st_mode & 0o777 == 0o600, "hidden things are in it"
    before = file.read_bytes()
    assert "is there already" in told(await shell("tables", "export", table, str(file)))
    assert file.read_bytes() == before
    file.chmod(0o644)
    assert (await shell("tables", "export", table, str(file), "--force")).code == 0
    assert file.stat().st_mode & 0o777 == 0o600
    rows = tmp_path / "rows.json"
    assert (await shell("tables", "export", table, str(rows), "--rows")).code == 0
    assert [row["kind"] for row in json.loads(rows.read_text())["rows"]] == ["deal", "answer"]

    record = tmp_path / "game.json"
    assert "when the game is over" in told(await shell("tables", "export", table, str(record), "--record"))
    assert not record.exists()
    await anna.post(f"/api/tables/{table}/resign", {"seat": 1})
    assert (await shell("tables", "export", table, str(record), "--record")).code == 0
    assert record.read_bytes() == (await anna.ask("GET", f"/api/tables/{table}/record")).content

    waiting = await anna.lay(["me", "open"])
    assert "The game has not begun" in told(await shell("tables", "export", waiting, str(tmp_path / "other")))
    written = (await anna.ask("GET", f"/api/tables/{table}/record")).json()
    brought = (await anna.post("/api/records", written, 201))["id"]
    assert "--record" in told(await shell("tables", "export", brought, str(tmp_path / "other")))
    seats = (await shell("tables", "show", brought, "--json")).json["seats"]
    assert [seat["kind"] for seat in seats] == ["record", "record"], "nobody is awaited there"
    assert (await shell("tables", "export", brought, str(tmp_path / "brought.json"), "--record")).code == 0
    assert "can not be opened" in told(await shell("tables", "export", table, str(tmp_path / "no" / "where")))


async def test_a_full_table_is_not_dealt_by_looking_at_it(server: Any, shell: Shell, tmp_path: Path) -> None:
    """Its server died between the last guest's sitting down and the deal: that is the server's to do."""
    anna = await server.guest("Anna")
    table = await anna.lay(["me", "open"])
    server.services.open_tables.by_id.clear()
    async with server.services.store.write() as c:
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
    async with server.services.store.read() as c:
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
    assert "One person" in (await shell("people", "list")).out


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
    assert (await shell("tables", "show", table, "--json")).json["status"] == "over"
    assert (await shell("tables", "show", table, "--json")).json["host"] == ""


COMMANDS = (("tables", "list"), ("tables", "check"), ("people", "list"))


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("url", ["", "sqlite+aiosqlite:///", "sqlite:///"])
def test_a_database_that_is_none_is_not_made(run: Any, tmp_path: Path, command: Any, url: str) -> None:
    for file in (tmp_path / "nothing.sqlite3", tmp_path / "no" / "folder.sqlite3"):
        said = told(run(*command, "--db", f"{url}{file}"))
        assert said == f"There is no database of Ravenhill at {file}."
        assert list(tmp_path.iterdir()) == []
    file = tmp_path / "letters.sqlite3"
    with sqlite3.connect(file) as c:
        c.execute("CREATE TABLE letters (text TEXT)")
    c.close()
    before = file.read_bytes()
    assert "There is no database of Ravenhill" in told(run(*command, "--db", f"{url}{file}"))
    assert file.read_bytes() == before and list(tmp_path.iterdir()) == [file]
    file.write_bytes(b"this is a letter to my aunt" * 200)
    assert told(run(*command, "--db", f"{url}{file}")) == f"{file} is not a database."
    assert "There is no database" in told(run(*command, "--db", f"{url}{tmp_path}"))
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("command", COMMANDS)
def test_databases_that_do_not_answer_are_told_without_their_password(run: Any, command: Any) -> None:
    for url, why in (
        ("postgresql+asyncpg://anna:geheim@127.0.0.1:1/nothing", "does not open: "),
        ("postgresql://anna:geheim@127.0.0.1:1/nothing", "does not open: "),
        ("postgresql+nothing://anna:geheim@localhost/x", "not the URL"),
        ("mysql://anna:geheim@localhost/x", "not the URL"),
        ("postgresql:anna:geheim", "not the URL"),
    ):
        said = told(run(*command, "--db", url))
        assert why in said and "geheim" not in said and "moment" not in said


@pytest.mark.parametrize("command", COMMANDS)
def test_a_server_of_databases_without_this_one(run: Any, postgres: str, command: Any) -> None:
    said = told(run(*command, "--db", postgres.rpartition("/")[0] + "/nowhere"))
    assert "does not exist" in said


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


async def test_ids_are_never_cut(server: Any, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is to be banned, or looked at, is named by them."""
    gustav = await server.guest("Gustav of the very long name, who is a")
    table = await gustav.lay()
    monkeypatch.setenv("COLUMNS", "60")
    (person,) = (await shell("people", "list", "--guests", "--json")).json["people"]
    assert person["id"] in (await shell("people", "list", "--guests")).out
    assert table in (await shell("tables", "list")).out


async def test_reports_are_read(server: Any, shell: Shell) -> None:
    assert "Nobody has reported anything." in (await shell("people", "reports")).out
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.lay(["me", "open"], public=True)
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    await ben.post(f"/api/tables/{table}/chat", {"text": "You play like a turnip"})
    await anna.post(f"/api/tables/{table}/report", {"line": 0, "room": "table", "words": "Turnips!"})
    (report,) = (await shell("people", "reports", "--json")).json["reports"]
    assert (report["name"], report["reporter_name"], report["words"]) == ("Ben", "Anna", "Turnips!")
    read = (await shell("people", "reports")).out
    assert "Ben" in read and report["about"] in read and "> You play like a turnip" in read


async def test_a_broken_and_a_frozen_table_are_told(server: Any, shell: Shell, tmp_path: Path) -> None:
    anna = await server.guest("Anna")
    broken, frozen, fine = [await anna.lay() for _ in range(3)]
    await anna.play(broken, 0, ["wait"])
    async with server.services.store.write() as c:
        await c.exec_driver_sql(f"UPDATE snapshot SET saved = X'00' WHERE table_id = '{broken}'")
        await c.exec_driver_sql(f"UPDATE journal SET data = '[1]' WHERE table_id = '{broken}' AND number = 1")
    assert (await shell("tables", "freeze", frozen)).code == 0
    rows = {row["id"]: row for row in (await shell("tables", "list", "--json")).json["tables"]}
    marks = {table: (row["frozen"], row["broken"]) for table, row in rows.items()}
    assert marks == {broken: (False, True), frozen: (True, False), fine: (False, False)}
    read = (await shell("tables", "list")).out
    assert "running, frozen" in read and "running, broken" in read
    assert (await shell("tables", "show", broken, "--json")).json["broken"] is True
    assert "damaged" in told(await shell("tables", "export", broken, str(tmp_path / "x")))
    assert (await shell("tables", "export", broken, str(tmp_path / "x"), "--rows")).code == 0
    assert (await shell("tables", "repair", broken, "--yes")).code == 0
    shown = (await shell("tables", "show", broken, "--json")).json
    assert [(r["first"], r["last"]) for r in shown["set_aside"]] == [(1, 1)] and shown["broken"] is False


def test_the_version_is_told(run: Any) -> None:
    assert run("--version").out == f"ravenhill {ravenhill.__version__}\n"


async def test_who_is_deleted_gives_up_what_runs_and_the_others_see_it(server: Any, shell: Shell) -> None:
    anna, ben = await account(server, "Anna"), await server.guest("Ben")
    table = await anna.lay(["me", "open"], public=True)
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    line = await ben.sit(table, 1)
    assert (await shell("people", "delete", "Anna", "--yes")).code == 0
    told = await line.until(lambda m: m["type"] == "state" and m["state"]["over"], 6)
    assert told["state"]["result"]["winners"] == [1] and told["state"]["seats"][0]["player"] is None
