"""How fast every game is on this machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from time import process_time
from typing import Any, Final

from ravenhill import _pure
from ravenhill.engine import record
from ravenhill.engine.decision import BadSetup, Message
from ravenhill.engine.script import Play
from ravenhill.players.match import play_out
from ravenhill.players.order import Order, people_of, seat_all
from ravenhill.players.search import Search

STEPS: Final = 300_000
ITERATIONS: Final = 100  # of a search


def machine_unit() -> float:
    """Million steps a second of a fixed loop of interpreted Python: figures divided by it compare across machines."""
    best = 0.0
    # given as text, so that it is interpreted even where its surroundings are compiled
    loop = compile("a = 1\nfor i in range(STEPS):\n    a = (a * 40014 + i) % 2147483563\n", "unit", "exec")
    for _ in range(3):
        began = process_time()
        exec(loop, {"STEPS": STEPS})  # the text above and nothing else
        best = max(best, STEPS / (process_time() - began) / 1e6)
    return best


def bench(
    games: Sequence[str], seconds: float = 2.0, seed: int = 1, progress: Callable[[], None] | None = None
) -> dict[str, Any]:
    """What `ravenhill bench --json` says."""
    told: dict[str, Any] = {"compiled": _pure.compiled(), "machine_unit": round(machine_unit(), 2), "games": {}}
    for game_id in games:
        told["games"][game_id] = measure(game_id, seconds, seed)
        if progress is not None:
            progress()
    return told


def measure(game_id: str, seconds: float, seed: int) -> dict[str, Any]:
    """Random self-play on one core for about so long, then the parts of it at tables in the middle of a game."""
    order = Order(game_id, seed=seed, limit=5000)
    names = ["random" if s in order.people() else "" for s in range(order.lay(0).seats)]
    decisions = options = games = longest = 0
    spent = 0.0
    while spent < seconds or games < 2:
        began = process_time()
        play = order.lay(games)
        laid = process_time() - began
        tally = play_out(play, seat_all(names, order, games), order.limit, games)
        spent += laid + tally.seconds
        decisions += tally.decisions
        options += tally.options
        longest = max(longest, tally.decisions)
        games += 1
    middle = [_halfway(order, names, number, decisions // games // 2) for number in range(3)]
    share = seconds / 8
    saves = [play.save() for play in middle]
    return {
        "decisions_per_second": round(decisions / spent, 1),
        "games_per_second": round(games / spent, 3),
        "clone_us": _microseconds([play.clone for play in middle], share),
        "determinize_us": _microseconds([_redealing(play) for play in middle], share),
        "view_us": _microseconds([_looking(play) for play in middle], share),
        "save_us": _microseconds([play.save for play in middle], share),
        "load_us": _microseconds([_loading(data) for data in saves], share),
        "save_bytes": max(len(data) for data in saves),
        "search_iterations_per_second": round(_thought(middle, share)),
        "branching": round(options / decisions, 3),
        "decisions_per_game": round(decisions / games, 1),
    }


def pure_too(games: Sequence[str], seconds: float, seed: int) -> dict[str, Any]:
    """The same figures from a process that runs the same package uncompiled."""
    command = [sys.executable, "-m", "ravenhill", "bench", *games, "--seconds", str(seconds), "--seed", str(seed)]
    env = {**os.environ, "RAVENHILL_PURE": "1"}
    run = subprocess.run([*command, "--json"], env=env, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        raise BadSetup(Message("bad-bench-pure", {"detail": run.stderr.strip().rpartition("\n")[2]}))
    told: dict[str, Any] = json.loads(run.stdout)
    return told


def ratios(fast: dict[str, Any], slow: dict[str, Any]) -> dict[str, float]:
    """How many times faster each game is."""
    key = "decisions_per_second"
    return {g: round(fast["games"][g][key] / slow["games"][g][key], 2) for g in fast["games"] if g in slow["games"]}


def _halfway(order: Order, names: list[str], number: int, decisions: int) -> Play:
    """A table in the middle of a random game, or the last one where the game was shorter than that."""
    while decisions > 1:
        play = order.lay(number)
        play_out(play, seat_all(names, order, number), decisions, number)
        if not play.over:
            return play
        decisions //= 2
    return order.lay(number)


def _thought(tables: list[Play], seconds: float) -> float:
    """Iterations a second of the searching player at these tables, one search after the other for about so long."""
    player = Search(iterations=ITERATIONS)
    began = process_time()
    while process_time() - began < seconds or player.done == 0:
        for play in tables:
            asked = next((d for d in play.decisions if len(d.options) > 1), None)
            if asked is not None:
                player.choose(play.determinize(asked.seat, player.done + 1), asked.seat)
        if player.done == 0:
            return 0.0  # there is nothing to choose anywhere
    return player.done / (process_time() - began)


def _looking(play: Play) -> Callable[[], object]:
    seat = people_of(play)[0]
    return lambda: play.view(seat)


def _redealing(play: Play) -> Callable[[], object]:
    seat = people_of(play)[0]
    return lambda: play.determinize(seat, 1)


def _loading(data: bytes) -> Callable[[], object]:
    return lambda: record.load(data)


def _microseconds(calls: list[Callable[[], object]], seconds: float) -> float:
    """The mean time of these calls, made again and again for about so long."""
    for call in calls:
        call()
    made = 0
    began = process_time()
    while process_time() - began < seconds or made == 0:
        for call in calls:
            call()
        made += len(calls)
    return round((process_time() - began) / made * 1e6, 2)
