"""Thousands of sockets on one process: are all held, what do they cost, and does anybody notice?

    python bench/sockets.py --sockets 5000 --seconds 60

The server runs in a process of its own, with its usual settings but for rate limits; this process is all the browsers.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import sys
import tempfile
import time
from typing import Any

import httpx
from load import begin, in_parts, percentile, ready, used_by
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

EACH = 25  # sockets of one person, at one table


class Group:
    """A person with one table, open in many windows. One of them plays; all hear it."""

    def __init__(self, url: str, number: int) -> None:
        self.url = url
        self.number = number
        self.sockets: list[ClientConnection] = []
        self.lost = 0
        self.acknowledged: list[float] = []
        self.state: dict[str, Any] = {}
        self.asked = 0.0

    async def lay(self) -> None:
        async with httpx.AsyncClient(base_url=self.url, timeout=60) as http:
            await http.post("/api/me", json={"name": f"Anna {self.number}"})
            self.cookie = f"ravenhill={http.cookies['ravenhill']}"
            seats = [{"kind": "me"}, {"kind": "me"}]
            self.id = (await http.post("/api/tables", json={"game": "ironwood", "seats": seats})).json()["id"]

    async def open(self, sockets: int) -> None:
        where = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.id}/live"
        for _ in range(sockets):
            ws = await connect(
                where,
                additional_headers={"cookie": self.cookie},
                max_size=2**22,
                compression=None,
                ping_interval=None,
                open_timeout=60,
            )
            await ws.send('{"type": "hello", "seat": 0}')
            self.sockets.append(ws)

    async def listen(self, ws: ClientConnection, first: bool) -> None:
        """Hears everything; the first one understands it."""
        try:
            async for data in ws:
                if not first:
                    continue
                now, message = time.perf_counter(), json.loads(data)
                if message["type"] == "state":
                    self.state = message["state"]
                elif message["type"] == "ok" and message.get("id") == "a":
                    self.acknowledged.append(now - self.asked)
        except ConnectionClosed:
            pass
        self.lost += 1

    async def play(self) -> None:
        """One answer; where the other seat has to choose, it looks from there first."""
        for d in self.state.get("decisions", []):
            if d["options"] is None:
                await self.sockets[0].send(json.dumps({"type": "look", "id": "l", "seat": d["seat"]}))
                return
            self.asked = time.perf_counter()
            said = {"type": "answer", "id": "a", "seat": d["seat"], "ask": d["ask"], "option": d["options"][0]}
            await self.sockets[0].send(json.dumps(said))
            return


async def measure(args: argparse.Namespace, pid: int, url: str) -> dict[str, Any]:
    await ready(url)
    empty, _ = used_by(pid)
    groups = [Group(url, n) for n in range(-(-args.sockets // EACH))]
    await in_parts([group.lay() for group in groups], 10)
    laid, _ = used_by(pid)
    began = time.perf_counter()
    await in_parts([group.open(min(EACH, args.sockets - i * EACH)) for i, group in enumerate(groups)], 10)
    opened = time.perf_counter() - began
    listening = [asyncio.create_task(g.listen(ws, ws is g.sockets[0])) for g in groups for ws in g.sockets]
    print(f"{len(listening)} sockets are open", file=sys.stderr, flush=True)
    connected, used = used_by(pid)
    began = time.perf_counter()
    while time.perf_counter() - began < args.seconds:  # one table after the other, so that it is never in a rush
        for group in groups:
            await group.play()
            await asyncio.sleep(args.seconds / len(groups) / 10)
    after, all_used = used_by(pid)
    took = time.perf_counter() - began
    async with httpx.AsyncClient(base_url=url, timeout=30) as http:
        well = (await http.get("/healthz")).status_code
    held = len(listening) - sum(group.lost for group in groups)
    for task in listening:
        task.cancel()
    times = [t for group in groups for t in group.acknowledged]
    return {
        "sockets": len(listening),
        "held": held,
        "seconds": round(took, 1),
        "open_seconds": round(opened, 1),
        "answers": len(times),
        "acknowledged_ms": {f"p{p}": round(percentile(times, p / 100), 1) for p in (50, 99, 100)},
        "healthz": well,
        "processor_share": round((all_used - used) / took, 2),
        "memory_mb": {"empty": empty >> 20, "tables": laid >> 20, "sockets": connected >> 20, "after": after >> 20},
        "kb_per_socket": round((connected - laid) / max(1, len(listening)) / 1024, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=5000)
    parser.add_argument("--seconds", type=float, default=60.0)
    args = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < args.sockets + 300:
        raise SystemExit(f"Only {hard} files may be open at once here: ulimit -n {args.sockets + 300}")
    # a small limit for the server to begin with: raising it is its own work
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(1024, hard), hard))
    args.tables, args.db, args.redis, args.workers, args.games = args.sockets // 2, "", "", 1, ""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server, url = begin(args, folder)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, args.sockets + 300), hard))
        try:
            found = asyncio.run(measure(args, server.pid, url))
        finally:
            server.terminate()
            server.wait(60)
    for name, value in found.items():
        print(f"{name:20} {value if not isinstance(value, dict) else '  '.join(f'{k} {v}' for k, v in value.items())}")
    if found["held"] < args.sockets or found["healthz"] != 200:
        raise SystemExit("not all sockets were held")


if __name__ == "__main__":
    main()
