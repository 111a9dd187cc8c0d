"""What `greedy-1` chose at stored positions: python tests/golden/choices.py writes those of games without any.

The positions come from games it played against itself, some in each scenario, spread over their whole length. They were
made before a rule of version 0.1 was mended, and are never made anew: a rule that is mended may change a choice in this
list (`--follow` writes the choices of today for the same positions, without the answers in them that nobody is asked
for any more), the player itself may not."""

from __future__ import annotations

import gzip
import json
import sys
from pathlib import Path
from typing import Any

import ravenhill
from ravenhill.engine.game import find
from ravenhill.players import spelled
from ravenhill.players.match import Tally, play_out
from ravenhill.players.order import Order, seat_all, shared_out

HERE = Path(__file__).parent / "greedy_1"
MANY = 40


def stored(game: str) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = json.loads(gzip.decompress((HERE / f"{game}.json.gz").read_bytes()))
    return told


def write(game: str, told: list[dict[str, Any]]) -> None:
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    (HERE / f"{game}.json.gz").write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def chosen(game: str, position: dict[str, Any], seat: int) -> list[Any]:
    """The option greedy-1 takes there, as JSON has it."""
    return list(spelled("greedy-1").choose(ravenhill.position(game, position), seat))


def asked_today(game: str, position: dict[str, Any]) -> dict[str, Any]:
    """The position without those answers of its running action that the rules of today do not ask for."""
    kept: list[Any] = []
    for entry in position.get("then", []):
        try:
            ravenhill.position(game, {**position, "then": [*kept, entry]})
            kept.append(entry)
        except ravenhill.BadPosition:
            continue
    return {**position, "then": kept} if "then" in position else position


def gathered(game: str) -> list[dict[str, Any]]:
    """Positions where there is something to choose, from as many games as there are ways to sit down."""
    ways = [(s.id, seats) for s in find(game).info.scenarios for seats in s.seats]
    found: list[dict[str, Any]] = []
    for number, (scenario, seats) in enumerate(ways):
        share = MANY * (number + 1) // len(ways) - MANY * number // len(ways)
        found += _from_one_game(game, scenario, seats, number, share)
    return found


def _from_one_game(game: str, scenario: str, seats: int, number: int, share: int) -> list[dict[str, Any]]:
    order = Order(game, seed=100 + number, scenario=scenario, seats=seats)
    play = order.lay(0)
    seen: list[dict[str, Any]] = []

    def look(now: ravenhill.Play, tally: Tally) -> None:
        decision = now.decisions[0]
        if len(decision.options) > 2:
            seen.append({"position": now.position(), "seat": decision.seat})

    names = shared_out(["greedy-1"], order.teams(), play.seats)
    play_out(play, seat_all(names, order, 0), 20000, order.own_seed(0, 63), look)
    picked = [seen[len(seen) * k // share] for k in range(min(share, len(seen)))]
    return [one | {"choice": chosen(game, one["position"], one["seat"])} for one in picked]


def main(games: list[str], follow: bool) -> None:
    for game in games or [info.id for info in ravenhill.games()]:
        if (HERE / f"{game}.json.gz").exists():
            if not follow:
                continue
            told = stored(game)
            for one in told:
                one["position"] = asked_today(game, one["position"])
                one["choice"] = chosen(game, one["position"], one["seat"])
        else:
            told = gathered(game)
        write(game, told)
        print(game, len(told))


if __name__ == "__main__":
    main([name for name in sys.argv[1:] if not name.startswith("-")], "--follow" in sys.argv)
