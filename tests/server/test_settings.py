"""Settings that can not be meant are told in one sentence, and nothing starts."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from ravenhill.server.settings import Settings, from_environment
from ravenhill.server.store import Store

pytestmark = pytest.mark.anyio


@pytest.fixture
def serve(run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """`ravenhill serve` with some variables; it comes no further than the web server."""
    for name in os.environ:
        if name.startswith("RAVENHILL_") and name != "RAVENHILL_PURE":
            monkeypatch.delenv(name)

    class Started(Exception):
        pass

    def starts(*_: Any, **__: Any) -> None:
        raise Started

    monkeypatch.setattr("ravenhill.server.command._Server.run", starts)
    file = tmp_path / "tables.sqlite3"

    def tried(*args: str, **variables: str) -> Any:
        with monkeypatch.context() as c:
            for name, value in variables.items():
                c.setenv(f"RAVENHILL_{name}", value)
            try:
                ran = run("serve", "--db", str(file), *args)
            except Started:
                return None
        assert ran.code == 1 and ran.out == "" and ran.err.count("\n") == 1 and "Traceback" not in ran.err, ran
        assert not file.exists(), "nothing was started"
        return ran.err

    return tried


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("GUEST_DAYS", "-1", "is -1.0, and can not be less than 0"),
        ("WAITING_DAYS", "-0.5", "can not be less than 0"),
        ("GUEST_DAYS", "nan", "which is not a number"),
        ("THINKERS", "many", "“many”, which is not a whole number"),
        ("THINKERS", "-3", "can not be less than 0"),
        ("THINK_SECONDS", "0", "can not be less than 0.1"),
        ("SNAPSHOT_EVERY", "0", "can not be less than 1"),
        ("DRAIN_SECONDS", "-1", "can not be less than 0"),
        ("LIMITS", "maybe", "say on or off"),
        ("SMTP", "ftp://anna:geheim@mail.example.org", "smtp://, smtps://"),
        ("SMTP", "smtp://mail.example.org", "RAVENHILL_MAIL_FROM"),
        ("SMTP", "smtp://mail.example.org:port", "smtp://, smtps://"),
        ("PUBLIC_URL", "table.example.org", "http://, https://"),
        ("ORIGINS", "https://a.example, b.example", "“b.example”"),
        ("REDIS", "localhost:6379", "redis://"),
        ("PROXIES", "127.0.0.1, the one in the cellar", "“the one in the cellar”"),
        ("GAMES", "chess", "id=module"),
    ],
)
def test_one_sentence_names_the_variable(serve: Any, name: str, value: str, said: str) -> None:
    err = serve(**{name: value})
    assert said in err and "RAVENHILL_" in err and "geheim" not in err


def test_what_can_be_meant_starts(serve: Any, capsys: pytest.CaptureFixture[str]) -> None:
    fine = {"GUEST_DAYS": "0", "LIMITS": "off", "PROXIES": "10.0.0.0/8,::1", "THINKERS": "", "ACCESS_LOG": "on"}
    mail = {"SMTP": "smtps://anna:x%40y@mail.example.org:465", "MAIL_FROM": "Ravenhill <table@example.org>"}
    assert serve(**fine, **mail, DB_PASSWORD="x", CLIENT="/somewhere", SITE="/elsewhere") is None
    assert capsys.readouterr().err == ""


def test_a_slip_of_the_pen_is_told(serve: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert serve(GUEST_DAY="3") is None
    err = capsys.readouterr().err
    assert "RAVENHILL_GUEST_DAY is none of the settings" in err and "Is RAVENHILL_GUEST_DAYS meant?" in err


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("/var/lib/x.sqlite3", "sqlite+aiosqlite:////var/lib/x.sqlite3"),
        ("sqlite:////var/lib/x.sqlite3", "sqlite+aiosqlite:////var/lib/x.sqlite3"),
        ("postgresql://anna@localhost/x", "postgresql+asyncpg://anna@localhost/x"),
        ("postgresql+asyncpg://anna@localhost/x", "postgresql+asyncpg://anna@localhost/x"),
    ],
)
def test_a_path_is_a_database_and_drivers_need_not_be_named(given: str, url: str) -> None:
    assert Settings(db=given).database == url
    assert from_environment({"RAVENHILL_DB": given}).database == url


@pytest.mark.parametrize(
    "url", ["mysql://anna:geheim@localhost/x", "postgresql:x", "nonsense://", "sqlite+nothing:///x"]
)
def test_a_url_that_is_none_is_told(serve: Any, url: str) -> None:
    err = serve("--db", url)
    assert "not the URL of a database" in err and "geheim" not in err


async def test_a_database_of_a_newer_version_is_told_as_that(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "newer.sqlite3"
    store = Store(f"sqlite+aiosqlite:///{file}")
    await store.open()
    await store.close()
    with sqlite3.connect(file) as c:
        c.execute("UPDATE alembic_version SET version_num = '9999'")
    c.close()
    for command in (("serve", "--port", "0"), ("tables", "check")):
        ran = await asyncio.to_thread(run, *command, "--db", str(file))
        assert ran.code == 1 and "by a newer version of Ravenhill" in ran.err and ran.err.count("\n") == 1, ran


def test_every_setting_is_told_to_owners() -> None:
    told = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    rows = [line for line in told.splitlines() if line.startswith("| `RAVENHILL_")]
    for setting in fields(Settings):
        assert any(f"`RAVENHILL_{setting.name.upper()}`" in row for row in rows), setting.name
