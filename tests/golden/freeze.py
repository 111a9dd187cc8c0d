"""Freezes games as the installed version keeps them: python tests/golden/freeze.py

Saves of every game and scenario at several moments, and a database of the server, go to tests/golden/saves/<version>
with what each seat saw then; beside them the database of the version before, as this one leaves it. Later versions
must open all of it and play on (test_frozen.py, test_upgrade.py); what is frozen is never made anew."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import ravenhill
from ravenhill.engine.game import find

HERE = Path(__file__).parent / "saves"
MOMENTS = (7, 40, 150)  # answers after which a running game is kept
LAST = 20_000  # a game that has not ended by then is kept as it stands

OPTIONS: dict[str, dict[str, Any]] = {
    "ironwood": {"waste_damage": False, "handicap_ironclad": 2},
    "bofa": {"extra_die": "older", "blast_dice": 2},
    "cardgame": {"over_limit": "keep"},
    "wotr": {"white_rider": "battle", "recruit_fewer": False},
}
CHANGES: dict[str, tuple[str, str, str, dict[str, Any]]] = {  # file, table, record and what a pack makes of it
    "ironwood": ("cards_ww", "card", "WW06", {"damage": 2, "source": "pack"}),
    "cardgame": ("cards", "card", "sting", {"path_icons": 2, "source": "pack", "uncertain": []}),
}


def told(play: ravenhill.Play) -> dict[str, Any]:
    """What everybody sees and reads at this moment."""
    seats = [None, *range(play.seats)]
    asked = [[d.seat, d.prompt.plain(), d.rule, [list(o) for o in d.options]] for d in play.decisions]
    result = play.result
    return {
        "answers": play.answers,
        "views": [play.view(seat) for seat in seats],
        "logs": [[line.plain() for line in play.log(seat)] for seat in seats],
        "decisions": asked,
        "result": None if result is None else [list(result.winners), result.reason, result.rule],
    }


def tables() -> Iterator[tuple[str, ravenhill.Play]]:
    for info in ravenhill.games():
        for scenario in info.scenarios:
            for seats in scenario.seats:
                name = f"{info.id}-{scenario.id}-{seats}"
                yield name, ravenhill.new(info.id, seed=seats, scenario=scenario.id, seats=seats)
        if info.id in OPTIONS:
            yield f"{info.id}-options", ravenhill.new(info.id, seed=5, options=OPTIONS[info.id])
        if info.id in CHANGES:
            yield f"{info.id}-pack", ravenhill.new(info.id, seed=8, pack=pack_of(info.id))
        begun = ravenhill.new(info.id, seed=6)
        played(begun, random.Random(6), 90)
        yield f"{info.id}-position", ravenhill.position(info.id, begun.position())


def pack_of(game: str) -> dict[str, Any]:
    file, table, name, changes = CHANGES[game]
    [record] = [r for r in find(game).data()[file][table] if r["id"] == name]
    return {file: {table: [{**record, **changes}]}}


def played(play: ravenhill.Play, chance: random.Random, upto: int) -> None:
    while play.answers < upto and not play.over:
        d = chance.choice(play.decisions)
        play.answer(d.seat, chance.choice(d.options))


def freeze_saves(folder: Path) -> None:
    for name, play in tables():
        chance = random.Random(name)
        for upto in (*MOMENTS, LAST) if not name.endswith(("-options", "-position", "-pack")) else MOMENTS[:2]:
            played(play, chance, upto)
            moment = f"{name}-{'end' if upto == LAST else upto}"
            (folder / f"{moment}.save").write_bytes(play.save())
            seen = json.dumps(told(play), ensure_ascii=False, separators=(",", ":")).encode()
            (folder / f"{moment}.json.gz").write_bytes(gzip.compress(seen, 9, mtime=0))
        record = play.record()
        (folder / f"{name}.record.gz").write_bytes(gzip.compress(record, 9, mtime=0))


# --- the server's database -----------------------------------------------------------------------------------


@asynccontextmanager
async def serving(file: Path) -> AsyncIterator[str]:
    """A server on this database, until it has settled and stopped."""
    import uvicorn

    from ravenhill.server.app import create
    from ravenhill.server.settings import Settings

    settings = Settings(db=f"sqlite+aiosqlite:///{file}", limits=False, thinkers=1, drain_seconds=2, seed=11)
    server = uvicorn.Server(uvicorn.Config(create(settings), port=0, log_config=None, access_log=False))
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    await task


def pack_away(file: Path, to: Path) -> None:
    with sqlite3.connect(file) as c:
        c.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        c.execute("PRAGMA journal_mode=DELETE")
    to.write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))
    file.unlink()


async def freeze_upgraded(folder: Path) -> None:
    """The database of the version before, with every table opened once by the installed version."""
    import httpx

    for earlier in sorted(HERE.glob("*/server.db.gz"))[-2:-1]:
        file = folder / "server.sqlite3"
        file.write_bytes(gzip.decompress(earlier.read_bytes()))
        seen = json.loads(gzip.decompress((earlier.parent / "server.json.gz").read_bytes()))
        async with serving(file) as url, httpx.AsyncClient(base_url=url, cookies=seen["cookies"]["anna"]) as anna:
            for table in seen["tables"]:
                await _done(anna.get(f"/api/tables/{table}"))
        pack_away(file, folder / f"from-{earlier.parent.name}.db.gz")


async def freeze_server(folder: Path) -> None:
    import httpx

    file = folder / "server.sqlite3"
    file.unlink(missing_ok=True)
    seen: dict[str, Any] = {"tables": [], "cookies": {}}
    async with (
        serving(file) as url,
        httpx.AsyncClient(base_url=url, timeout=60) as anna,
        httpx.AsyncClient(base_url=url, timeout=60) as ben,
    ):
        for http, name in ((anna, "Anna"), (ben, "Ben")):
            await _done(http.post("/api/me", json={"name": name}))
        account = {"login": "anna", "password": "a long password of Anna"}
        await _done(anna.post("/api/me/account", json=account))
        for info in ravenhill.games():
            for scenario in info.scenarios:
                number = max(scenario.seats) + len(scenario.automata)
                chairs = ["me" if i % 2 == 0 else "open" for i in range(number)]
                for upto in (53, 200):
                    body = {"game": info.id, "scenario": scenario.id, "seats": [{"kind": k} for k in chairs]}
                    table = (await _done(anna.post("/api/tables", json={**body, "public": True})))["id"]
                    for place, kind in enumerate(chairs):
                        if kind == "open" and place not in scenario.automata:
                            await _done(ben.post(f"/api/tables/{table}/join", json={"seat": place, "key": ""}))
                    await _play(anna, ben, table, upto, info.id)
                    seen["tables"].append(table)
        left = {"game": "ironwood", "seats": [{"kind": "me"}, {"kind": "open"}]}
        seen["waiting"] = (await _done(anna.post("/api/tables", json=left)))["id"]
        record = gzip.decompress((folder / "ironwood-duel-2.record.gz").read_bytes())
        seen["record"] = (await _done(anna.post("/api/records", content=record)))["id"]
        seen["states"] = {}
        for table in [*seen["tables"], seen["record"]]:
            states = [(await anna.get(f"/api/tables/{table}")).json(), (await ben.get(f"/api/tables/{table}")).json()]
            seen["states"][table] = states
        seen["cookies"] = {"anna": dict(anna.cookies), "ben": dict(ben.cookies)}
    pack_away(file, folder / "server.db.gz")
    told = json.dumps(seen, ensure_ascii=False, separators=(",", ":")).encode()
    (folder / "server.json.gz").write_bytes(gzip.compress(told, 9, mtime=0))


async def _done(asked: Any) -> Any:
    response = await asked
    assert response.status_code in (200, 201), response.text
    return response.json()


async def _play(anna: Any, ben: Any, table: str, upto: int, name: str) -> None:
    """Random answers of both, a few of them taken back, some chat; one game of each scenario is given up."""
    chance = random.Random(f"{name} {upto}")
    for n in range(upto):
        for http in chance.sample([anna, ben], 2):
            state = (await http.get(f"/api/tables/{table}")).json()
            mine = [d for d in state["decisions"] if d["mine"] and d["options"]]
            if not mine or state["over"]:
                continue
            d = chance.choice(mine)
            body = {"seat": d["seat"], "ask": d["ask"], "option": chance.choice(d["options"])}
            await _done(http.post(f"/api/tables/{table}/answer", json=body))
            if chance.random() < 0.1:
                await http.post(f"/api/tables/{table}/undo", json={"seat": d["seat"]})
            if n == 20:
                await _done(http.post(f"/api/tables/{table}/chat", json={"text": "well played"}))
            break
    if upto > 100:
        for http in (anna, ben):
            state = (await http.get(f"/api/tables/{table}")).json()
            if not state["over"] and state["you"]["seats"]:
                await _done(http.post(f"/api/tables/{table}/resign", json={"seat": state["you"]["seats"][0]}))


if __name__ == "__main__":
    to = HERE / ravenhill.__version__.rpartition(".")[0]
    if any(to.glob("*.save")):
        sys.exit(f"{to} is frozen already")
    to.mkdir(parents=True, exist_ok=True)
    freeze_saves(to)
    asyncio.run(freeze_server(to))
    asyncio.run(freeze_upgraded(to))
