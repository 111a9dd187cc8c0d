"""What one guest can do to everybody else: the longest record a server keeps, asked for again and again.

    python bench/abuse.py --seconds 15

Guests upload the record, and one asks for its state, replay and record on four connections, without a pause and under
the usual limits. Another person asks who they are. Says how long that takes in quiet and beside the guest.
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
from multiprocessing import Event, Process, Queue
from pathlib import Path
from typing import Any

import httpx
from load import RUN, percentile

import ravenhill
from ravenhill.server.settings import Settings

CONNECTIONS = 4
UPLOADS = 3  # one after the other, each by another guest: a single one is too short for a hundredth
EVERY = 0.02  # seconds between two questions of the other person


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


async def quick(http: httpx.AsyncClient, seconds: float) -> list[float]:
    """How long somebody who asks for next to nothing waits."""
    taken: list[float] = []
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        began = time.perf_counter()
        (await http.get("/api/me")).raise_for_status()
        taken.append(time.perf_counter() - began)
        await asyncio.sleep(EVERY)
    return taken


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
                    await asyncio.sleep(EVERY)

    await asyncio.gather(*(one(start) for start in range(CONNECTIONS)))
    return told


def upload(url: str, name: str, written: bytes, told: Any) -> None:
    """A guest who brings the record, in a process of its own too. Tells who it is and where the record lies."""
    with httpx.Client(base_url=url, timeout=60) as http:
        http.post("/api/me", json={"name": name}).raise_for_status()
        kept = http.post("/api/records", content=written)
        kept.raise_for_status()
        told.put((dict(http.cookies), kept.json()["id"]))


async def measure(url: str, seconds: float, written: bytes, answers: int) -> None:
    told: Any = Queue()
    during: list[float] = []
    async with httpx.AsyncClient(base_url=url, timeout=60) as anna:
        (await anna.post("/api/me", json={"name": "Anna"})).raise_for_status()
        # A door is made ready when somebody first knocks, once for each process: that is not what is measured here.
        (await anna.post("/api/records", content=ravenhill.new("ironwood", seed=1).record())).raise_for_status()
        await quick(anna, 2)
        quiet = await quick(anna, seconds)
        for n in range(UPLOADS):
            bringing = Process(target=upload, args=(url, f"Eve {n}", written, told))
            bringing.start()
            while bringing.is_alive():
                during += await quick(anna, 0.2)
            cookies, table = told.get(timeout=5)
        ended = Event()
        guest = Process(target=crowd, args=(url, cookies, table, answers, ended, told))
        guest.start()
        await quick(anna, 3)  # until it is there
        beside = await quick(anna, seconds)
        ended.set()
        counted = await asyncio.to_thread(told.get)
        guest.join()
    print(f"a record of {answers} answers, {len(written):,} bytes; the guest was told {dict(counted)}")
    for name, taken in (("quiet", quiet), ("upload", during), ("beside", beside)):
        figures = [percentile(taken, share) for share in (0.5, 0.9, 0.99)]
        print(f"GET /api/me, {name:7} p50 {figures[0]:7.1f}  p90 {figures[1]:7.1f}  p99 {figures[2]:7.1f} ms")
    for name, taken in (("during the upload", during), ("beside the guest", beside)):
        times = percentile(taken, 0.99) / percentile(quiet, 0.99)
        print(f"p99 {name} is {times:.1f} times the quiet one ({len(taken)} questions)")


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parse.add_argument("--seconds", type=float, default=15)
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
            asyncio.run(measure(url, given.seconds, written, given.answers))
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
