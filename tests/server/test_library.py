"""Games, words and rules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from ravenhill import words
from ravenhill.server.app import LOCALE

pytestmark = pytest.mark.anyio

SERVER = LOCALE.parent


async def test_games(server: Any) -> None:
    anna = await server.guest()
    games = {g["id"]: g for g in (await anna.get("/api/games"))["games"]}
    assert games["toy"]["scenarios"][0] == {"id": "duel", "names": ["north", "south"], "seats": [2], "automata": []}
    assert "ironwood" in games
    assert (await anna.get("/api/server"))["name"] == "Ravenhill"


async def test_words(server: Any) -> None:
    anna = await server.guest()
    response = await anna.ask("GET", "/api/words/en")
    told = response.json()
    assert told["language"] == "en" and "en" in told["languages"]
    assert "why-over" in told["files"]["common"] and "server-stale" in told["files"]["server"]
    same = await anna.http.get("/api/words/en", headers={"if-none-match": response.headers["etag"]})
    assert same.status_code == 304 and same.content == b""
    await anna.get("/api/words/xx", 404)


async def test_rules(server: Any) -> None:
    anna = await server.guest()
    book = await anna.get("/api/rules/ironwood")
    assert book["chapters"][0]["number"] == "I1" and book["chapters"][0]["rules"][0]["number"] == "I1.1"
    rule = await anna.get("/api/rules/ironwood/I1.1")
    assert rule["chapter"] == "I1" and rule["title"] and "forge" in rule["text"]
    chapter = await anna.get("/api/rules/ironwood/I4")
    assert chapter["text"] == "" and len(chapter["below"]) > 3
    for path in ("/api/rules/chess", "/api/rules/ironwood/I99.1"):
        await anna.get(path, 404)


def test_the_server_has_a_word_for_everything_it_says() -> None:
    """Every key the server names has a text with the arguments it gets, and no text is left over."""
    words.also_read(LOCALE)
    source = "\n".join(p.read_text(encoding="utf-8") for p in sorted(SERVER.rglob("*.py")))
    used = set(re.findall(r'"(server-[a-z-]+)"', source)) | {"server-end-agreed", "server-end-unfinished"}
    written = {key.partition(".")[0] for key in words.keys("en", "server")}
    assert used == written
    assert words.unreadable("en", "server") == []
    engine = set(re.findall(r'"((?:why|bad)-[a-z-]+)"', source))
    assert engine <= set(words.keys("en", None))


def test_a_letter_reads_well() -> None:
    words.also_read(LOCALE)
    text = words.say(
        {"key": "server-letter-turn", "args": {"name": "Anna", "link": "https://x/t/1", "game": "Ironwood"}}
    )
    assert "Hello Anna" in text and "https://x/t/1" in text and Path("/t/1").name == "1"
