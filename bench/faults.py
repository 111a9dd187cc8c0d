"""Everything that may break beside a server, broken on purpose. Nothing acknowledged may be lost; the rest goes on.

    python bench/faults.py              all of it, under ten minutes
    python bench/faults.py --kills 5    fewer crashes
    python bench/faults.py broken disk  only these

Real servers in processes of their own, on loopback, people who answer by HTTP all the while, and a journal that is
read afterwards. Prints a table; exits with 1 if anything failed.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from load import RUN
from services import NotHere, Postgres, Redis, free_port

SLOW = 180  # seconds a server may take to start on a machine that is busy
GAME = "ironwood"
STARTED: list[subprocess.Popen[bytes]] = []  # all servers, so that none is left behind


class Failed(Exception):
    """Something was lost, or did not go on."""


def expect(true: bool, text: str) -> None:
    if not true:
        raise Failed(text)


@dataclass
class Server:
    """One `ravenhill serve`, which may be killed."""

    db: str
    redis: str = ""
    more: dict[str, str] = field(default_factory=dict)
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        env = {**os.environ, "RAVENHILL_DB": self.db, "RAVENHILL_REDIS": self.redis, "RAVENHILL_LIMITS": "off"}
        env |= {"PYTHONPATH": os.pathsep.join(sys.path), **self.more}
        self.process = subprocess.Popen(
            [sys.executable, "-c", RUN, str(self.port), "1"],
            env=env,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        STARTED.append(self.process)
        until = time.monotonic() + SLOW
        async with httpx.AsyncClient(base_url=self.url) as http:
            while time.monotonic() < until and self.process.poll() is None:
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get("/healthz")).status_code == 200:
                        return
                await asyncio.sleep(0.05)
        raise Failed("a server did not start")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    async def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            for _ in range(200):
                if self.process.poll() is not None:
                    return
                await asyncio.sleep(0.1)
            self.process.kill()

    async def health(self) -> dict[str, Any]:
        async with httpx.AsyncClient(base_url=self.url, timeout=30) as http:
            told: dict[str, Any] = (await http.get("/healthz")).json()
            return told


@dataclass
class Person:
    """Somebody who plays both sides of one table, through whatever happens."""

    chance: random.Random
    game: str = GAME
    cookie: str = ""
    table: str = ""
    acknowledged: dict[int, list[Any]] = field(default_factory=dict)
    refusals: dict[int, int] = field(default_factory=dict)  # by status

    def http(self, url: str) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=url, timeout=30, headers={"cookie": self.cookie})

    async def sit_down(self, url: str, seats: list[Any] | None = None) -> None:
        async with httpx.AsyncClient(base_url=url, timeout=30) as http:
            await http.post("/api/me", json={"name": "Anna"})
            self.cookie = f"ravenhill={http.cookies['ravenhill']}"
            wanted = {"game": self.game, "seats": seats or [{"kind": "me"}, {"kind": "me"}]}
            self.table = (await http.post("/api/tables", json=wanted)).json()["id"]

    async def answer(self, http: httpx.AsyncClient) -> bool:
        """One answer; True if it was acknowledged."""
        looked = await http.get(f"/api/tables/{self.table}")
        if looked.status_code != 200:
            self._note(looked.status_code)
            return False
        state = looked.json()
        expect(state["version"] >= max(self.acknowledged, default=0), "an acknowledged answer is not shown")
        for d in state["decisions"]:
            if d["options"] is None:  # the other side's: look from there
                seen = await http.get(f"/api/tables/{self.table}", params={"seat": d["seat"]})
                if seen.status_code != 200:
                    self._note(seen.status_code)
                    return False
                d = next((x for x in seen.json()["decisions"] if x["options"]), d)
            if d["options"]:
                option = self.chance.choice(d["options"])
                body = {"seat": d["seat"], "ask": d["ask"], "option": option}
                done = await http.post(f"/api/tables/{self.table}/answer", json=body)
                if done.status_code == 200:
                    self.acknowledged[done.json()["version"]] = [d["seat"], option]
                    return True
                self._note(done.status_code)
                return False
        return False

    def _note(self, status: int) -> None:
        self.refusals[status] = self.refusals.get(status, 0) + 1

    async def play(self, urls: list[str], over: asyncio.Event) -> None:
        """Answers at one server after the other, until it is over."""
        turn = 0
        while not over.is_set():
            with contextlib.suppress(httpx.HTTPError):
                async with self.http(urls[turn % len(urls)]) as http:
                    for _ in range(20):
                        if over.is_set():
                            return
                        if not await self.answer(http):
                            await asyncio.sleep(0.05)
            turn += 1
            await asyncio.sleep(0.02)


async def sit_down(number: int, url: str, seed: int) -> list[Person]:
    people = [Person(random.Random(seed * 1000 + n)) for n in range(number)]
    await asyncio.gather(*(p.sit_down(url) for p in people))
    return people


@asynccontextmanager
async def playing(people: list[Person], urls: list[str]) -> AsyncIterator[None]:
    over = asyncio.Event()
    games = [asyncio.create_task(p.play(urls, over)) for p in people]
    try:
        yield
    finally:
        over.set()
        await asyncio.gather(*games)


def total(people: list[Person]) -> int:
    return sum(len(p.acknowledged) for p in people)


async def more_answers(people: list[Person], wanted: int, seconds: float = 60) -> None:
    """Waits until so many more were acknowledged."""
    before, until = total(people), time.monotonic() + seconds
    while total(people) < before + wanted:
        expect(time.monotonic() < until, "nobody could answer any more")
        await asyncio.sleep(0.01)


async def nothing_is_lost(db: str, people: list[Person]) -> None:
    """Every acknowledged answer stands in the journal, and there is no gap."""
    import sqlalchemy as sa

    from ravenhill.server import ledger
    from ravenhill.server.store import Store

    store = Store(db)
    j = ledger.journal.c
    try:
        for p in people:
            async with store.read() as c:
                kept = await c.execute(sa.select(j.number, j.seat, j.data).where(j.table_id == p.table))
                rows = {number: [seat, data] for number, seat, data in kept if number > 0}
            for number, answer in p.acknowledged.items():
                expect(rows.get(number) == answer, f"acknowledged and lost: {p.table} {number}")
            expect(sorted(rows) == list(range(1, len(rows) + 1)), f"a gap in the journal of {p.table}")
    finally:
        await store.close()


# --- the faults ----------------------------------------------------------------------------------------------


async def killed(args: argparse.Namespace, folder: Path) -> str:
    """kill -9, again and again, while answers are given."""
    db = f"sqlite+aiosqlite:///{folder}/killed.sqlite3"
    server = Server(db)
    chance = random.Random(args.seed)
    await server.start()
    people = await sit_down(6, server.url, args.seed)
    async with playing(people, [server.url]):
        for _ in range(args.kills):
            await more_answers(people, chance.randrange(3, 15))
            await asyncio.sleep(chance.uniform(0, 0.02))
            server.kill()
            await server.start()
        await more_answers(people, 6)
    await server.stop()
    await nothing_is_lost(db, people)
    sound = sqlite3.connect(folder / "killed.sqlite3").execute("PRAGMA integrity_check").fetchone()[0]
    expect(sound == "ok", f"the database is damaged: {sound}")
    return f"{args.kills} kills, {total(people)} acknowledged, 0 lost"


async def restarted(args: argparse.Namespace, folder: Path) -> str:
    """PostgreSQL and Redis stopped together and started in both orders, fast and as in a crash; two servers."""
    database = Postgres()
    redis = Redis(folder)
    try:
        database.start()
        redis.start()
        one, two = Server(database.url, redis.url), Server(database.url, redis.url)
        await one.start()
        await two.start()
        people = await sit_down(6, one.url, args.seed + 1)
        async with playing(people, [one.url, two.url]):
            for how in (signal.SIGINT, signal.SIGQUIT):
                for redis_first in (True, False):
                    await more_answers(people, 20)
                    database.stop(how)
                    redis.stop()
                    await asyncio.sleep(1)
                    (redis if redis_first else database).start()
                    await asyncio.sleep(3)
                    (database if redis_first else redis).start()
                    await more_answers(people, 20)
        await both_hear(one, two)
        await both_hear(two, one)
        for server in (one, two):
            told = await server.health()
            expect(told["ok"], f"not well afterwards: {told}")
        errors = sum(p.refusals.get(500, 0) for p in people)
        busy = sum(p.refusals.get(503, 0) for p in people)
        expect(errors == 0, f"{errors} answers of 500")
        await one.stop()
        await two.stop()
        await nothing_is_lost(database.url, people)
        return f"4 restarts in both orders, {total(people)} acknowledged, 0 lost; {busy} times 503, never 500"
    finally:
        redis.stop()
        database.remove()


async def both_hear(here: Server, there: Server) -> None:
    """An answer at one process comes to a socket at the other."""
    import json

    from websockets.asyncio.client import connect

    person = Person(random.Random(1))
    await person.sit_down(here.url)
    where = f"{there.url.replace('http', 'ws', 1)}/api/tables/{person.table}/live"
    async with connect(where, additional_headers={"cookie": person.cookie}, max_size=2**22) as ws:
        await ws.send('{"type": "hello"}')
        await asyncio.wait_for(ws.recv(), 20)
        async with person.http(here.url) as http:
            expect(await person.answer(http), "an answer was refused afterwards")
        async with asyncio.timeout(20):
            while True:
                said = json.loads(await ws.recv())
                if said["type"] == "state" and said["state"]["version"] == 1:
                    return


async def full_disk(args: argparse.Namespace, folder: Path) -> str:
    """No room left: refused and said, nothing shown; with room again it goes on."""
    disk = folder / "disk"
    disk.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(disk)], capture_output=True, check=False
    )
    if mounted.returncode != 0:
        raise NotHere("a small file system can not be mounted here")
    try:
        db = f"sqlite+aiosqlite:///{disk}/full.sqlite3"
        server = Server(db)
        await server.start()
        people = await sit_down(4, server.url, args.seed + 2)
        filler = disk / "filler"
        async with playing(people, [server.url]):
            await more_answers(people, 20)
            with contextlib.suppress(OSError), filler.open("wb", buffering=0) as out:
                for size in (65536, 4096, 512, 1):
                    with contextlib.suppress(OSError):
                        while out.write(b"x" * size):
                            pass
            until = time.monotonic() + 60
            while not sum(p.refusals.get(503, 0) for p in people) > 20:
                expect(time.monotonic() < until, "a full disk was not noticed")
                await asyncio.sleep(0.05)
            await asyncio.sleep(6)  # until the disk is tried again
            expect(not (await server.health())["disk"], "/healthz does not know that the disk is full")
            filler.unlink()
            await more_answers(people, 20)
        busy, errors = (sum(p.refusals.get(status, 0) for p in people) for status in (503, 500))
        expect(errors == 0, f"{errors} answers of 500")
        await server.stop()
        await nothing_is_lost(db, people)
        return f"{busy} refused while it was full, {total(people)} acknowledged, 0 lost"
    finally:
        subprocess.run(["umount", "-l", str(disk)], check=False)


async def broken_snapshot(args: argparse.Namespace, folder: Path) -> str:
    """One bit turned in one of many tables where machines are at work: all others go on."""
    path = folder / "broken.sqlite3"
    quick = {"RAVENHILL_MACHINE_PAUSE": "0.05", "RAVENHILL_THINKERS": "1"}
    server = Server(f"sqlite+aiosqlite:///{path}", more=quick)
    await server.start()
    random_machine = {"kind": "machine", "player": "random"}
    alone = [Person(random.Random(n)) for n in range(8)]
    for p in alone:
        await p.sit_down(server.url, [{"kind": "me"}, random_machine])
        async with p.http(server.url) as http:  # a machine plays for the person too
            await http.post(f"/api/tables/{p.table}/machine", json={"seat": 0, "player": "random"})
    people = await sit_down(4, server.url, args.seed + 3)
    async with playing(people, [server.url]):
        await more_answers(people, 10)
    server.kill()
    with contextlib.closing(sqlite3.connect(path)) as c:
        hit = alone[3].table
        for rowid, saved in c.execute("SELECT rowid, saved FROM snapshot WHERE table_id = ?", (hit,)).fetchall():
            turned = bytearray(saved)
            turned[len(turned) // 2] ^= 1
            c.execute("UPDATE snapshot SET saved = ? WHERE rowid = ?", (bytes(turned), rowid))
        c.execute("UPDATE game_table SET moved = 0 WHERE id = ?", (hit,))  # the sweep comes to it first
        c.commit()
    await server.start()
    before = await versions(path)
    others = [p.table for p in alone if p.table != hit]
    async with playing(people, [server.url]):
        await more_answers(people, 20)
        until = time.monotonic() + 60
        while True:
            now = await versions(path)
            waiting = [t for t in others if now[t][0] <= before[t][0] and now[t][1] != "over"]
            if not waiting:
                break
            expect(time.monotonic() < until, f"{len(waiting)} of {len(others)} tables' machines do not go on")
            await asyncio.sleep(0.2)
    told = await server.health()
    expect(told["ok"], f"not well afterwards: {told}")
    await server.stop()
    await nothing_is_lost(server.db, people)
    return f"1 of {len(alone)} tables broken, machines at {len(others)} others go on, {total(people)} answers, 0 lost"


async def versions(path: Path) -> dict[str, tuple[int, str]]:
    with contextlib.closing(sqlite3.connect(path, timeout=10)) as c:
        return {t: (v, s) for t, v, s in c.execute("SELECT id, version, status FROM game_table")}


Fault = Callable[[argparse.Namespace, Path], Awaitable[str]]
FAULTS: dict[str, Fault] = {
    "kill": killed,
    "restart": restarted,
    "disk": full_disk,
    "broken": broken_snapshot,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("faults", nargs="*", choices=[[], *FAULTS], help="which; all if none is named")
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    failed = False
    print(f"{'fault':10} {'':8} {'seconds':>8}  what happened", flush=True)
    for name in args.faults or FAULTS:
        folder = Path(tempfile.mkdtemp(prefix="ravenhill-faults-"))
        began = time.monotonic()
        try:
            verdict, text = "ok", asyncio.run(FAULTS[name](args, folder))
        except NotHere as e:
            verdict, text = "skipped", str(e)
        except Exception as e:
            failed, verdict, text = True, "FAILED", f"{type(e).__name__}: {e}"
        finally:
            for process in STARTED:
                if process.poll() is None:
                    process.kill()
            STARTED.clear()
            shutil.rmtree(folder, ignore_errors=True)
        print(f"{name:10} {verdict:8} {time.monotonic() - began:8.1f}  {text}", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
