"""What one guest can do to everybody else: the longest record a server keeps, asked for again and again.

    python bench/abuse.py --seconds 15

Guests upload the record, and one asks for its state, replay and record on four connections, without a pause and under
the usual limits. Another person asks who they are, and plays. Says how long that takes in quiet and beside the guest.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from multiprocessing import Event, Process, Queue
from pathlib import Path
from typing import Any

import httpx
from load import RUN, percentile

import ravenhill
from ravenhill.server.settings import Settings

CONNECTIONS = 4
UPLOADS = 6  # one after the other, each by another guest: a single one is too short for a hundredth
EVERY = 0.005  # seconds between two questions of the other person: enough that a hundredth is many
THINKS = 0.1  # seconds between two answers
EAGER = 0.02  # seconds after which a guest who was told to be slower tries again


def long_record(answers: int) -> bytes:
    """A game of Ironwood in which nobody wants to win: legal, and without an end."""
    play = ravenhill.new("ironwood", seed=1)
    choose = random.Random(1)
    while play.answers < answers:
        decision = play.decisions[0]
        option = choose.choice(decision.options)
        tried = play.clone()
        tried.answer(decision.seat, option)
        play = tried if not tried.over else play
    whole = json.loads(play.record())
    whole.pop("past", None)
    whole["head"].pop("digest", None)  # as if written by hand: nothing but the answers
    return json.dumps(whole, separators=(",", ":")).encode()


@dataclass
class Waits:
    """How long somebody waits, in seconds: who asks for next to nothing, and whose answer is to be stored."""

    asked: list[float] = field(default_factory=list)
    stored: list[float] = field(default_factory=list)

    def add(self, other: Waits) -> None:
        self.asked += other.asked
        self.stored += other.stored


class Other:
    """The other person: asks, and plays both sides of a game."""

    def __init__(self, url: str) -> None:
        self.asking = httpx.AsyncClient(base_url=url, timeout=60)
        self.playing = httpx.AsyncClient(base_url=url, timeout=60)
        self.chance = random.Random(7)
        self.table = ""

    async def come(self) -> None:
        made = await self.asking.post("/api/me", json={"name": "Anna"})
        made.raise_for_status()
        self.playing.cookies = self.asking.cookies
        # A door is made ready when somebody first knocks, once for each process: that is not what is measured here.
        kept = await self.asking.post("/api/records", content=ravenhill.new("ironwood", seed=1).record())
        kept.raise_for_status()

    async def go(self, seconds: float) -> Waits:
        waits = Waits()
        until = time.perf_counter() + seconds
        await asyncio.gather(self._ask(until, waits.asked), self._play(until, waits.stored))
        return waits

    async def _ask(self, until: float, taken: list[float]) -> None:
        while time.perf_counter() < until:
            began = time.perf_counter()
            (await self.asking.get("/api/me")).raise_for_status()
            taken.append(time.perf_counter() - began)
            await asyncio.sleep(EVERY)

    async def _play(self, until: float, taken: list[float]) -> None:
        while time.perf_counter() < until:
            if not self.table:
                seats = [{"kind": "me"}, {"kind": "me"}]
                made = await self.playing.post("/api/tables", json={"game": "ironwood", "seats": seats})
                made.raise_for_status()
                self.table = made.json()["id"]
            where = f"/api/tables/{self.table}"
            state = (await self.playing.get(where)).raise_for_status().json()
            if state["over"]:
                self.table = ""
                continue
            asked = next(d for d in state["decisions"] if d["options"])
            body = {"seat": asked["seat"], "ask": asked["ask"], "option": self.chance.choice(asked["options"])}
            began = time.perf_counter()
            (await self.playing.post(f"{where}/answer", json=body)).raise_for_status()
            taken.append(time.perf_counter() - began)
            await asyncio.sleep(THINKS)

    async def leave(self) -> None:
        await self.asking.aclose()
        await self.playing.aclose()


def crowd(url: str, cookies: dict[str, str], table: str, answers: int, ended: Any, told: Any) -> None:
    """The guest, in a process of its own: what it does with its answers must not slow the other person down."""
    told.put(asyncio.run(_crowd(url, cookies, table, answers, ended)))


async def _crowd(url: str, cookies: dict[str, str], table: str, answers: int, ended: Any) -> Counter[str]:
    where = f"/api/tables/{table}"
    wishes = [where, f"{where}/replay?from={answers - 50}&count=50", f"{where}/record", f"{where}/log?from=0"]
    told: Counter[str] = Counter()

    async def one(start: int) -> None:
        async with httpx.AsyncClient(base_url=url, cookies=cookies, timeout=60) as http:
            for wish in itertools.islice(itertools.cycle(wishes), start, None):
                if ended.is_set():
                    return
                answer = await http.get(wish)
                told[str(answer.status_code)] += 1
                told["bytes"] += len(answer.content)
                if answer.status_code == 429:  # as eager as it is any use to be
                    await asyncio.sleep(EAGER)

    await asyncio.gather(*(one(start) for start in range(CONNECTIONS)))
    return told


def upload(url: str, name: str, written: bytes, told: Any) -> None:
    """A guest who brings the record, in a process of its own too. Tells who it is and where the record lies."""
    with httpx.Client(base_url=url, timeout=60) as http:
        http.post("/api/me", json={"name": name}).raise_for_status()
        kept = http.post("/api/records", content=written)
        kept.raise_for_status()
        told.put((dict(http.cookies), kept.json()["id"]))


async def measure(url: str, seconds: float, uploads: int, written: bytes, answers: int) -> None:
    told: Any = Queue()
    during = Waits()
    anna = Other(url)
    await anna.come()
    await anna.go(2)
    quiet = await anna.go(seconds)
    for n in range(uploads):
        bringing = Process(target=upload, args=(url, f"Eve {n}", written, told))
        bringing.start()
        while bringing.is_alive():
            during.add(await anna.go(0.2))
        cookies, table = told.get(timeout=5)
    ended = Event()
    guest = Process(target=crowd, args=(url, cookies, table, answers, ended, told))
    guest.start()
    await anna.go(3)  # until it is there
    beside = await anna.go(seconds)
    ended.set()
    counted = await asyncio.to_thread(told.get)
    guest.join()
    await anna.leave()
    print(f"a record of {answers} answers, {len(written):,} bytes; the guest was told {dict(counted)}")
    for what, which in (("GET /api/me", "asked"), ("an answer", "stored")):
        calm = getattr(quiet, which)
        for name, waits in (("quiet", quiet), ("upload", during), ("beside", beside)):
            taken = getattr(waits, which)
            figures = [percentile(taken, share) for share in (0.5, 0.9, 0.99)]
            times = figures[2] / percentile(calm, 0.99)
            print(
                f"{what:11}, {name:6} p50 {figures[0]:7.1f}  p90 {figures[1]:7.1f}  p99 {figures[2]:7.1f} ms, "
                f"{times:4.1f} times the quiet one  ({len(taken)})"
            )


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parse.add_argument("--seconds", type=float, default=15)
    parse.add_argument("--uploads", type=int, default=UPLOADS)
    parse.add_argument("--answers", type=int, default=Settings.answers_per_record)
    given = parse.parse_args()
    written = long_record(given.answers)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        tables = Path(folder) / "tables.sqlite3"
        environment = {**os.environ, "RAVENHILL_DB": f"sqlite+aiosqlite:///{tables}"}
        with (Path(folder) / "log").open("wb") as said:
            server = subprocess.Popen(
                [sys.executable, "-c", RUN, str(port), "1"], env=environment, stdout=said, stderr=said
            )
        url = f"http://127.0.0.1:{port}"
        try:
            for _ in range(300):
                try:
                    httpx.get(f"{url}/healthz").raise_for_status()
                    break
                except httpx.HTTPError:
                    time.sleep(0.2)
            asyncio.run(measure(url, given.seconds, given.uploads, written, given.answers))
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
