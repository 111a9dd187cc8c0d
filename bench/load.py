"""Load on a server: many tables, two sockets at each, people who think and answer. Says how long answers take.

    python bench/load.py --tables 500 --seconds 30 --think 4
    python bench/load.py --db postgresql+asyncpg://... --redis redis://... --workers 2
    python bench/load.py --both     one process on SQLite, then two on a PostgreSQL and Redis of our own, and the ratio
    python bench/load.py --both --against ../earlier/src      the first of them with another version's sources

The server runs in a process of its own; this process is all the browsers.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from services import NotHere, Postgres, Redis, free_port
from websockets.asyncio.client import ClientConnection, connect

RUN = "import sys; from ravenhill.server.command import serve; serve(port=int(sys.argv[1]), workers=int(sys.argv[2]))"


@dataclass
class Figures:
    """What was measured, in seconds."""

    acknowledged: list[float] = field(default_factory=list)
    heard: list[float] = field(default_factory=list)  # until the other side has the new state
    refused: int = 0
    largest: int = 0
    received: int = 0


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else 0.0


def used_by(pid: int) -> tuple[int, float]:
    """Resident bytes and seconds of processor time of a process and its children."""
    told = subprocess.run(["ps", "-o", "pid=,ppid=,rss=,cputimes=", "-A"], capture_output=True, text=True, check=True)
    memory, seconds = 0, 0.0
    for line in told.stdout.splitlines():
        own, parent, rss, whole = (int(part) for part in line.split())
        if pid in (own, parent):
            memory += rss * 1024
            stat = Path(f"/proc/{own}/stat")
            if stat.exists():  # finer than whole seconds
                parts = stat.read_text().rpartition(")")[2].split()
                seconds += (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")
            else:
                seconds += whole
    return memory, seconds


class Table:
    """Two people at one table."""

    def __init__(self, url: str, number: int, game: str, figures: Figures) -> None:
        self.url = url
        self.game = game
        self.figures = figures
        self.chance = random.Random(number)
        self.number = number
        self.id = ""
        self.cookies: list[str] = []
        self.sockets: list[ClientConnection] = []
        self.states: list[dict[str, Any]] = [{}, {}]
        self.asked = 0.0  # when the last answer was sent
        self.answering = -1
        self.over = asyncio.Event()

    async def lay(self, http: httpx.AsyncClient) -> None:
        for name in ("Anna", "Ben"):
            http.cookies.clear()
            answer = await http.post("/api/me", json={"name": f"{name} {self.number}"})
            self.cookies.append(answer.cookies["ravenhill"])
            http.cookies.clear()
        wanted = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
        made = await http.post("/api/tables", json=wanted, headers=self._cookie(0))
        self.id = made.json()["id"]
        joined = await http.post(f"/api/tables/{self.id}/join", json={"seat": 1}, headers=self._cookie(1))
        joined.raise_for_status()

    def _cookie(self, seat: int) -> dict[str, str]:
        return {"cookie": f"ravenhill={self.cookies[seat]}"}

    async def open(self) -> None:
        where = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.id}/live"
        for seat in (0, 1):
            ws = await connect(
                where, additional_headers=self._cookie(seat), max_size=2**22, compression=None, ping_interval=None
            )
            self.sockets.append(ws)
            await ws.send('{"type": "hello"}')
            self._take(seat, await ws.recv())

    def _take(self, seat: int, data: str | bytes) -> dict[str, Any]:
        self.figures.received += len(data)
        self.figures.largest = max(self.figures.largest, len(data))
        message: dict[str, Any] = json.loads(data)
        if message["type"] == "state":
            state = message["state"]
            self.states[seat] = state
            if state["over"]:
                self.over.set()
        return message

    async def listen(self, seat: int) -> None:
        async for data in self.sockets[seat]:
            now = time.perf_counter()
            before = self.states[seat].get("version")
            message = self._take(seat, data)
            if message["type"] == "ok":
                self.figures.acknowledged.append(now - self.asked)
            elif message["type"] == "error":
                self.figures.refused += 1
            elif message["type"] == "state" and message["state"]["version"] != before and seat != self.answering:
                self.figures.heard.append(now - self.asked)

    async def play(self, until: float, think: float) -> None:
        """One of the two answers, then both think."""
        await asyncio.sleep(self.chance.uniform(0, think))
        while time.perf_counter() < until and not self.over.is_set():
            seat, choice = self._choice()
            if choice is not None:
                self.answering = seat
                self.asked = time.perf_counter()
                await self.sockets[seat].send(json.dumps({"type": "answer", "id": "a", "seat": seat, **choice}))
            await asyncio.sleep(self.chance.uniform(0.5, 1.5) * think)

    def _choice(self) -> tuple[int, dict[str, Any] | None]:
        for seat in (0, 1):
            for d in self.states[seat].get("decisions", []):
                if d["options"]:
                    return seat, {"ask": d["ask"], "option": self.chance.choice(d["options"])}
        return 0, None

    async def close(self) -> None:
        for ws in self.sockets:
            await ws.close()


def begin(args: argparse.Namespace, folder: str) -> tuple[subprocess.Popen[bytes], str]:
    port = free_port()
    db = args.db or f"sqlite+aiosqlite:///{folder}/load.sqlite3"
    env = {**os.environ, "RAVENHILL_DB": db, "RAVENHILL_REDIS": args.redis, "RAVENHILL_LIMITS": "off"}
    env |= {
        "RAVENHILL_SOCKETS": str(2 * args.tables + 100),
        "RAVENHILL_IDLE_SECONDS": "100000",
        "RAVENHILL_GAMES": args.games,
    }
    if args.against and not args.db:
        env["PYTHONPATH"] = args.against
    return subprocess.Popen(
        [sys.executable, "-c", RUN, str(port), str(args.workers)], env=env
    ), f"http://127.0.0.1:{port}"


async def ready(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        for _ in range(300):
            try:
                if (await http.get("/healthz")).status_code == 200:
                    return
            except httpx.HTTPError:
                await asyncio.sleep(0.1)
    raise SystemExit("the server did not start")


async def in_parts(doings: list[Any], size: int) -> None:
    for i in range(0, len(doings), size):
        await asyncio.gather(*doings[i : i + size])


async def lay_all(url: str, tables: list[Table]) -> None:
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        for table in tables:
            await table.lay(http)


async def measure(args: argparse.Namespace, pid: int, url: str) -> dict[str, Any]:
    await ready(url)
    figures = Figures()
    empty, _ = used_by(pid)
    tables = [Table(url, n, args.game, figures) for n in range(args.tables)]
    began = time.perf_counter()
    await asyncio.gather(*(lay_all(url, tables[i::8]) for i in range(8)))
    laid = time.perf_counter() - began
    idle, _ = used_by(pid)
    await in_parts([table.open() for table in tables], 20)
    connected, _ = used_by(pid)
    listening = [asyncio.create_task(table.listen(seat)) for table in tables for seat in (0, 1)]
    print(f"{args.tables} tables are laid, play begins (server: process {pid})", file=sys.stderr, flush=True)
    _, used = used_by(pid)
    began = time.perf_counter()
    await asyncio.gather(*(table.play(began + args.seconds, args.think) for table in tables))
    await asyncio.sleep(1)
    took = time.perf_counter() - began - 1
    after, all_used = used_by(pid)
    await in_parts([table.close() for table in tables], 50)
    for task in listening:
        task.cancel()
    return {
        "game": args.game,
        "tables": args.tables,
        "sockets": 2 * args.tables,
        "workers": args.workers,
        "seconds": round(took, 1),
        "answers": len(figures.acknowledged),
        "answers_per_second": round(len(figures.acknowledged) / took, 1),
        "refused": figures.refused,
        "finished": sum(table.over.is_set() for table in tables),
        "acknowledged_ms": {f"p{p}": round(percentile(figures.acknowledged, p / 100), 1) for p in (50, 90, 99, 100)},
        "heard_ms": {f"p{p}": round(percentile(figures.heard, p / 100), 1) for p in (50, 90, 99, 100)},
        "processor_ms_per_answer": round((all_used - used) / max(1, len(figures.acknowledged)) * 1000, 2),
        "lay_ms": round(laid / max(1, args.tables) * 1000, 1),
        "largest_message": figures.largest,
        "memory_mb": {"empty": empty >> 20, "tables": idle >> 20, "sockets": connected >> 20, "after": after >> 20},
        "kb_per_idle_table": round((idle - empty) / max(1, args.tables) / 1024, 1),
        "kb_per_socket": round((connected - idle) / max(1, 2 * args.tables) / 1024, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="ironwood")
    parser.add_argument("--games", default="", help="further games, id=module")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--think", type=float, default=4.0, help="seconds between two answers of a table, on average")
    parser.add_argument("--db", default="")
    parser.add_argument("--redis", default="")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--both", action="store_true", help="SQLite, then PostgreSQL and Redis with two workers")
    parser.add_argument("--against", default="", metavar="SRC", help="with --both: the sources that run on SQLite")
    args = parser.parse_args()
    if args.both:
        compare(args)
        return
    show(run(args), args.json)


def run(args: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server, url = begin(args, folder)
        try:
            return asyncio.run(measure(args, server.pid, url))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)


def compare(args: argparse.Namespace) -> None:
    """Both ways on the same machine, one after the other, and what the second costs of the first."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        try:
            database, redis = Postgres(), Redis(Path(folder))
        except NotHere as e:
            raise SystemExit(str(e)) from None
        try:
            one = run(args)
            show(one, args.json)
            database.start()
            redis.start()
            args.db, args.redis, args.workers = database.url, redis.url, 2
            two = run(args)
            show(two, args.json)
        finally:
            redis.stop()
            database.remove()
    late = two["heard_ms"]["p99"] / max(0.1, two["acknowledged_ms"]["p99"])
    cost = two["processor_ms_per_answer"] / max(0.01, one["processor_ms_per_answer"])
    show({"processor_ratio": round(cost, 2), "heard_ratio_p99": round(late, 2)}, args.json)


def show(found: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        print(f"{name:20} {value if not isinstance(value, dict) else '  '.join(f'{k} {v}' for k, v in value.items())}")
    print(flush=True)


if __name__ == "__main__":
    main()
