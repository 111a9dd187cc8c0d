"""A server that is played at for hours: does it slow down, swell, or lose anything?

    python bench/soak.py --hours 8            a night
    python bench/soak.py --hours 0.1          a look

People sit at tables of every game and answer as fast as they are served; who has finished a game begins another.
Now and then the server is stopped in good order or killed, in turn, and started again. A line is printed for every
stretch of time; at the end all that was acknowledged must be in the journal, every stored table must open, and neither
memory nor the time of an answer may have grown from the second quarter of the run to the last. Exits with 1 otherwise.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

import httpx
from faults import STARTED, Failed, Person, Server, expect, more_answers, nothing_is_lost, playing, total
from load import used_by

import ravenhill

STRETCHES = 24  # lines of a run
AFRESH = 4  # stretches between two restarts
GROWTH = 1.5  # of memory and of processor time an answer, that is still no growth
PATIENCE = 120  # seconds until somebody has answered after a restart
ENOUGH = 20  # answers of a stretch below which its figures mean nothing


class Guest(Person):
    """Somebody who sits down to the next game when one is over, and remembers all they played."""

    def __init__(self, chance: random.Random, game: str) -> None:
        super().__init__(chance, game)
        self.before: list[Person] = []
        self.url = ""

    async def answer(self, http: httpx.AsyncClient) -> bool:
        if await super().answer(http):
            return True
        looked = await http.get(f"/api/tables/{self.table}")
        if looked.status_code == 200 and looked.json()["result"] is not None:
            self.before.append(
                replace(Person(self.chance, self.game), table=self.table, acknowledged=self.acknowledged)
            )
            self.acknowledged = {}
            await self.sit_down(self.url)
        return False


async def soak(hours: float, guests: int, seed: int, folder: Path) -> None:
    db = f"sqlite+aiosqlite:///{folder}/soak.sqlite3"
    server = Server(db)
    await server.start()
    games = [info.id for info in ravenhill.games()]
    people = [Guest(random.Random(seed * 1000 + n), games[n % len(games)]) for n in range(guests)]
    for guest in people:
        guest.url = server.url
        await guest.sit_down(server.url)
    memories: list[float] = []
    costs: list[float] = []
    print(f"{'minutes':>8} {'answers':>9} {'games':>6} {'MB':>7} {'ms of processor an answer':>26}", flush=True)
    began = time.monotonic()
    async with playing(list(people), [server.url]):
        for stretch in range(1, STRETCHES + 1):
            assert server.process is not None
            given, spent = answers(people), used_by(server.process.pid)[1]
            await asyncio.sleep(hours * 3600 / STRETCHES)
            memory, now = used_by(server.process.pid)
            made = answers(people) - given
            memories.append(memory / 1e6)
            costs.append((now - spent) * 1000 / max(1, made))
            minutes = (time.monotonic() - began) / 60
            finished = sum(len(guest.before) for guest in people)
            print(f"{minutes:8.1f} {made:9,} {finished:6} {memories[-1]:7.0f} {costs[-1]:26.2f}", flush=True)
            if stretch % AFRESH == 0 and stretch < STRETCHES:
                if stretch % (2 * AFRESH):
                    await server.stop()
                else:
                    server.kill()
                await server.start()
                await more_answers(list(people), 1, PATIENCE)
    await server.stop()
    await nothing_is_lost(db, [one for guest in people for one in (guest, *guest.before) if one.table])
    opened(db)
    for figures, what in ((memories, "memory"), (costs, "processor time an answer")):
        quarter = len(figures) // 4
        first, last = statistics.median(figures[quarter : 2 * quarter]), statistics.median(figures[-quarter:])
        if answers(people) >= ENOUGH * STRETCHES:
            expect(last <= first * GROWTH, f"{what} grew from {first:.2f} to {last:.2f}")
    print(f"{answers(people):,} acknowledged, 0 lost; every table opens; no growth")


def answers(people: list[Guest]) -> int:
    return sum(total([guest, *guest.before]) for guest in people)


def opened(db: str) -> None:
    """`ravenhill tables check`: every stored table opens as it was left."""
    command = [sys.executable, "-m", "ravenhill", "tables", "check", "--db", db, "--json"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    told = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    expect(told.returncode == 0, f"tables check: {(told.stderr or told.stdout).strip()[-300:]}")
    ways = {way: row["number"] for way, row in json.loads(told.stdout).items() if row["number"]}
    expect(set(ways) == {"same"}, f"tables check: {ways}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hours", type=float, default=0.1)
    parser.add_argument("--guests", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="ravenhill-soak-") as folder:
        try:
            asyncio.run(soak(args.hours, args.guests, args.seed, Path(folder)))
        except Failed as e:
            print(f"FAILED: {e}")
            sys.exit(1)
        finally:
            for process in STARTED:
                if process.poll() is None:
                    process.kill()


if __name__ == "__main__":
    main()
