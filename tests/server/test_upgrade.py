"""What earlier versions stored: their database opens, with every game, its log and its past."""

from __future__ import annotations

import gzip
import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from services import free_port
from started import started

from ravenhill.engine import game as shelf
from ravenhill.engine import record
from ravenhill.server.settings import PREFIX

sys.path.append(str(Path(__file__).parents[1] / "golden"))
from views import OTHERWISE, as_then, differing

pytestmark = pytest.mark.anyio

SAVES = Path(__file__).parents[1] / "golden" / "saves"
FROZEN = sorted(SAVES.glob("*/*.db.gz"))  # server.db.gz: made by that version; from-0.1.db.gz: brought to it


def unpacked(path: Path, folder: Path) -> tuple[str, dict[str, Any]]:
    """The frozen database, and what its people saw."""
    file = folder / "frozen.sqlite3"
    file.write_bytes(gzip.decompress(path.read_bytes()))
    made_by = path.name.removeprefix("from-").removesuffix(".db.gz") if path.name.startswith("from-") else ""
    seen = json.loads(gzip.decompress((SAVES / (made_by or path.parent.name) / "server.json.gz").read_bytes()))
    return f"sqlite+aiosqlite:///{file}", seen


def without(told: Any, names: tuple[str, ...]) -> Any:
    if isinstance(told, dict):
        return {name: without(value, names) for name, value in told.items() if name not in names}
    return [without(value, names) for value in told] if isinstance(told, list) else told


async def as_before(server: Any, seen: dict[str, Any]) -> list[Any]:
    """Anna and Ben, with the cookies they had."""
    people = []
    for name in ("anna", "ben"):
        guest = await server.guest()
        for cookie, value in seen["cookies"][name].items():
            guest.http.cookies.set(cookie, value)
        people.append(guest)
    return people


@pytest.mark.parametrize("path", FROZEN, ids=lambda p: f"{p.parent.name}-{p.name}")
async def test_a_frozen_database_opens_with_every_game_and_its_past(start: Any, path: Path, tmp_path: Path) -> None:
    db, seen = unpacked(path, tmp_path)
    running = answers_of_the_running_action(tmp_path / "frozen.sqlite3")
    server = await start(db=db)
    people = await as_before(server, seen)
    chance = random.Random(1)
    for table in [*seen["tables"], seen["record"]]:
        states = seen["states"][table]
        if mended(states[0]) and path.parent.name == "0.1":
            await opens_and_goes_on(people, table, states, chance)
            continue
        for guest, before in zip(people, states, strict=True):
            now = await guest.get(f"/api/tables/{table}")
            stands_as(now, before, running.get(table, 0))
            log = without((await log_of(guest, table, now))[before["log"].get("from", 0) :], ("beside",))
            kept = [line for line in before["log"]["lines"] if line["at"] <= now["answers"]]
            assert log[: len(kept)] == kept and (mended(before) or log == kept)
        answers = now["answers"]
        last = await people[0].get(f"/api/tables/{table}/replay", from_=max(0, answers - 3), count=9)
        assert last["answers"] == answers and last["frames"][-1]["n"] == answers
        seat = last["seat"]
        state = await people[0].get(f"/api/tables/{table}", seat=seat if seat is not None else -1)
        assert last["frames"][-1]["view"] == state["view"]
        first = await people[0].get(f"/api/tables/{table}/replay", count=5)
        assert [f["n"] for f in first["frames"]] == list(range(min(5, answers + 1)))
        if not now["over"]:
            await play_on(people, table, chance)
        else:
            written = await people[0].ask("GET", f"/api/tables/{table}/record")
            kept = await people[0].http.post("/api/records", content=written.content)
            assert written.status_code == 200 and kept.status_code == 201, kept.text
    assert (await people[0].get(f"/api/tables/{seen['waiting']}"))["table"]["status"] == "waiting"
    assert (await people[0].post("/api/login", {"login": "anna", "password": "a long password of Anna"}))["me"]


def stands_as(now: dict[str, Any], before: dict[str, Any], running: int) -> None:
    """A table under the same rules is as it was; under mended ones at most the running action is asked again."""
    for line in before["chat"]["lines"]:
        line.setdefault("muted", False)
    cut = before["answers"] - now["answers"]
    assert now["frozen"] is None and within(before["chat"], now["chat"])
    assert 0 <= cut <= (running if mended(before) else 0)
    if not cut:
        assert all(within(before[name], now[name]) for name in ("turn", "over", "result", "epoch"))
        assert otherwise(now, before) == []
    if not mended(before):
        names = ("seat", "mine", "prompt", "rule", "options")
        assert [{n: d[n] for n in names} for d in now["decisions"]] == [
            {n: d[n] for n in names} for d in before["decisions"]
        ]


def otherwise(now: dict[str, Any], before: dict[str, Any]) -> list[str]:
    """Where the view tells something else than it told, in its form of then."""
    game = now["table"]["game"]
    if now["view"] is None:
        return []
    return differing(as_then(game, json.loads(json.dumps(now["view"]))), before["view"], OTHERWISE.get(game, ()))


def within(before: Any, now: Any) -> bool:
    """Whether everything that was told is still told, in the same words; a later version may tell more."""
    if isinstance(before, dict):
        return isinstance(now, dict) and all(name in now and within(v, now[name]) for name, v in before.items())
    if isinstance(before, list) and isinstance(now, list):
        return len(before) == len(now) and all(within(was, is_) for was, is_ in zip(before, now, strict=True))
    return bool(before == now)


def answers_of_the_running_action(file: Path) -> dict[str, int]:
    """By the newest snapshot of each table."""
    found: dict[str, int] = {}
    with sqlite3.connect(file) as c:
        for table, saved in c.execute("SELECT table_id, saved FROM snapshot ORDER BY version"):
            body = record._body_of(saved)
            found[table] = len([e for e in body["journal"][body["mark"] :] if not isinstance(e, str)])
    return found


def mended(state: dict[str, Any]) -> bool:
    """Whether the game has other rules now than those of versions 0.1 and 0.2."""
    return bool(shelf.find(state["table"]["game"]).info.rules > 1)


async def opens_and_goes_on(people: list[Any], table: str, states: list[Any], chance: random.Random) -> None:
    """Version 0.1 neither settled its tables nor kept their past: what was answered since the snapshot may be asked
    again, and the past is gone, unless the database was brought to 0.2 first (docs/upgrading.md)."""
    for guest, before in zip(people, states, strict=True):
        if before["table"]["kind"] == "record":
            answer = await guest.ask("GET", f"/api/tables/{table}")
            assert answer.status_code == 409 and "server-past-lost" in answer.text
            continue
        now = await guest.get(f"/api/tables/{table}")
        assert now["answers"] <= before["answers"] and now["frozen"] is None
        if now["answers"] == before["answers"]:
            assert otherwise(now, before) == []
    if not states[0]["over"]:
        await play_on(people, table, chance)


async def log_of(guest: Any, table: str, state: dict[str, Any]) -> list[dict[str, Any]]:
    """The whole log: a state carries only the last lines of it."""
    lines: list[dict[str, Any]] = []
    seat = -1 if state["you"]["seat"] is None else state["you"]["seat"]
    while len(lines) < state["log"]["from"]:
        page = (await guest.get(f"/api/tables/{table}/log", seat=seat, from_=len(lines)))["log"]
        lines += page["lines"][: state["log"]["from"] - len(lines)]
    return lines + list(state["log"]["lines"])


async def play_on(people: list[Any], table: str, chance: random.Random) -> None:
    for _ in range(4):
        for guest in people:
            state = await guest.get(f"/api/tables/{table}")
            for d in [d for d in state["decisions"] if d["options"]]:
                body = {"seat": d["seat"], "ask": d["ask"], "option": chance.choice(d["options"])}
                await guest.post(f"/api/tables/{table}/answer", body)
                break


async def test_every_row_says_how_it_left_the_table(start: Any, tmp_path: Path) -> None:
    db, seen = unpacked(FROZEN[0], tmp_path)
    await start(db=db)
    with sqlite3.connect(tmp_path / "frozen.sqlite3") as c:
        kept = [t for t in [*seen["tables"], seen["record"]] if not mended(seen["states"][t][0])]
        for table in kept:
            rows = c.execute(
                "SELECT count(*), count(rules), count(turn), count(log), count(frame), count(digest) FROM journal"
                " WHERE table_id = ?",
                (table,),
            )
            (counted,) = set(rows.fetchone())
            deals = c.execute("SELECT kind FROM journal WHERE number = 0 AND table_id = ?", (table,)).fetchall()
            assert counted > 0 and deals == [("deal",)]


# --- a server restarted on mended rules ----------------------------------------------------------------------

RUNNING, FINISHED = 12, 8  # tables of each game


@dataclass
class Kept:
    """A table as it was when the old server stopped."""

    id: str
    game: str
    seats: int
    running: int  # answers of the action that was under way
    states: list[dict[str, Any]]
    logs: list[list[dict[str, Any]]]
    frames: list[dict[str, Any]]

    @property
    def answers(self) -> int:
        return int(self.states[0]["answers"])


async def laid(server: Any, anna: Any, game: str, number: int) -> Kept:
    """A table of Anna's with both sides, played by chance to some moment; the last ones are finished."""
    chance = random.Random(f"{game} {number}")
    scenarios = shelf.find(game).info.scenarios
    scenario = scenarios[number % len(scenarios)]
    chairs = ["me"] * (scenario.seats[-1] + len(scenario.automata))
    table = await anna.lay(chairs, game=game, scenario=scenario.id)
    open_tables = server.services.open_tables
    for _ in range(7 + 9 * number):
        async with open_tables.at(table) as live:
            if live.over:
                break
            d = chance.choice(live.running.decisions)
            await open_tables.happen(live, "answer", d.seat, list(chance.choice(d.options)), None)
    async with open_tables.at(table) as live:
        if number >= RUNNING and not live.over:
            await open_tables.happen(live, "answer", live.running.decisions[0].seat, ["concede"], None)
        live.running.settle()
        running = len([e for e in live.running.way.entries if not isinstance(e, str)])
        people = [c.place for c in live.facts.chairs if not c.automaton]
    states = [await anna.get(f"/api/tables/{table}", seat=seat) for seat in people]
    logs = [await log_of(anna, table, state) for state in states]
    kept = Kept(table, game, len(people), running, states, logs, [])
    kept.frames = await frames(anna, kept)
    return kept


async def frames(anna: Any, kept: Kept) -> list[dict[str, Any]]:
    """The beginning and the end of what can be looked back at."""
    seat = kept.states[0]["you"]["seats"][0]
    shown: list[dict[str, Any]] = []
    for first in sorted({0, max(0, kept.answers - 15)}):
        found = await anna.get(f"/api/tables/{kept.id}/replay", seat=seat, from_=first, count=20)
        shown += [f for f in found["frames"] if f["n"] not in [s["n"] for s in shown]]
    return shown


@pytest.fixture
async def played(start: Any, tmp_path: Path) -> tuple[Path, dict[str, str], list[Kept]]:
    """A database of a server that has stopped, with games of every kind."""
    file = tmp_path / "played.sqlite3"
    server = await start(db=f"sqlite+aiosqlite:///{file}", seed=5)
    anna = await server.guest("Anna")
    games = [info.id for info in shelf.games() if info.id != "toy"]
    tables = [await laid(server, anna, game, n) for game in games for n in range(RUNNING + FINISHED)]
    cookies = dict(anna.http.cookies)
    await server.stop()
    server.guests.clear()
    return file, cookies, tables


async def test_a_server_goes_on_with_mended_rules(played: Any, visit: Any, tmp_path: Path) -> None:
    """An amount changed, a question asked less often, one more card drawn, a field added."""
    file, cookies, tables = played
    told: dict[str, int] = {}
    for way in ("amount", "less", "more", "field"):
        copy = tmp_path / f"{way}.sqlite3"
        shutil.copy(file, copy)
        port = free_port()
        server = await begin(f"sqlite+aiosqlite:///{copy}", port, way)
        anna = visit(f"http://127.0.0.1:{port}")
        try:
            for name, value in cookies.items():
                anna.http.cookies.set(name, value)
            told[way] = 0
            for kept in tables:
                told[way] += await opened(anna, kept)
        finally:
            await anna.leave()
            server.terminate()
            server.wait(20)
    assert told["field"] == 0 and all(told[way] for way in ("less", "more")), told


async def opened(anna: Any, kept: Kept) -> bool:
    """Opens a table under the new rules: as it was, or told; whole; and it goes on."""
    seats = kept.states[0]["you"]["seats"]
    now = [await anna.get(f"/api/tables/{kept.id}", seat=seat) for seat in seats]
    logs = [await log_of(anna, kept.id, state) for state in now]
    lines = logs[0]
    told = bool(lines) and lines[-1]["key"] == "log-rules-mended"
    cut = kept.answers - now[0]["answers"]
    assert now[0]["frozen"] is None and 0 <= cut <= kept.running, (kept.game, kept.id)
    for after, before, log, log_before in zip(now, kept.states, logs, kept.logs, strict=True):
        was = [line for line in log_before if line["at"] <= after["answers"]]
        assert log[: len(was)] == was
        if not told:
            assert cut == 0 and log == log_before, (kept.game, kept.id)
            assert position(after["view"]) == position(before["view"]), (kept.game, kept.id)
    again = await frames(anna, kept)
    stays = {f["n"]: position(f) for f in kept.frames if f["n"] < now[0]["answers"] or not told}
    assert {f["n"]: position(f) for f in again if f["n"] in stays} == stays
    if kept.states[0]["over"]:
        assert not told and now[0]["over"]
        assert (await anna.ask("GET", f"/api/tables/{kept.id}/record")).status_code == 200
    else:
        chance = random.Random(kept.id)
        for _ in range(2):
            state = await anna.get(f"/api/tables/{kept.id}")
            d = next(d for d in state["decisions"] if d["options"])
            await anna.play(kept.id, d["seat"], chance.choice(d["options"]))
            if (await anna.get(f"/api/tables/{kept.id}"))["over"]:
                break
    return told


def position(seen: Any) -> Any:
    """What lies on the table, without the limit that the Card Game's view counts out by the rules of the moment."""
    return without(seen, ("limit",))


async def begin(db: str, port: int, way: str) -> subprocess.Popen[bytes]:
    """A server on a copy of the rules, mended in this way."""
    env = {**os.environ, PREFIX + "DB": db, PREFIX + "LIMITS": "off", "MENDED_WAY": way, "RAVENHILL_PURE": "1"}
    env["PYTHONPATH"] = os.pathsep.join(sys.path)
    server = subprocess.Popen([sys.executable, str(Path(__file__).parent / "mended.py"), str(port)], env=env)
    return await started(server, port)
