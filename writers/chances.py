"""Fits the curves of chances to games machines play, and writes them down: src/ravenhill/analysis/chances.toml.

    python writers/chances.py [GAMES]

Every game is played by the Captain against the Captain on seeded deals; each action's end gives a judgement of the
first side and who won in the end. Half of the games fit the curve, the others say how good it is (Brier's score: the
mean square of what it missed by; who always says how often the first side wins has the score in brackets)."""

from __future__ import annotations

import sys
from pathlib import Path

import ravenhill
from ravenhill.analysis.chances import Curve, fitted
from ravenhill.engine.script import Play
from ravenhill.players.eye import settled, teams_of
from ravenhill.players.match import Tally, play_out
from ravenhill.players.order import Order, seat_all

PLACE = Path(__file__).parent.parent / "src" / "ravenhill" / "analysis" / "chances.toml"
GAMES = 300
SEED = 20_000
LIMIT = 5_000  # decisions; a longer game tells nothing


def tables_of(order: Order, number: int) -> list[tuple[float, float]]:
    """The judgements of one game, each with the first side's share of what came of it."""
    play = order.lay(number)
    judged: list[float] = []
    actions = -1

    def watch(t: Play, _: Tally) -> None:
        nonlocal actions
        if t.actions != actions:
            actions = t.actions
            judged.append(float(t.game.evaluate(t.table, 0)))

    names = ["captain" if seat in order.people() else "" for seat in range(play.seats)]
    play_out(play, seat_all(names, order, number), LIMIT, order.own_seed(number, 63), watch)
    if not play.over:
        return []
    share = settled(play, teams_of(play))[0]
    return [(j, share) for j in judged]


def brier(curve: Curve, told: list[tuple[float, float]]) -> float:
    return sum((curve.chance(j) - share) ** 2 for j, share in told) / len(told)


def main(games: int) -> None:
    lines = [
        "# The odds of a game's first side: e to the power of `bias` plus `slope` for each point of its judgement.",
        "# Written by writers/chances.py, which says how; do not edit.",
    ]
    for info in ravenhill.games():
        order = Order(info.id, seed=SEED, limit=LIMIT)
        fit: list[tuple[float, float]] = []
        test: list[tuple[float, float]] = []
        for number in range(games):
            (test if number % 2 else fit).extend(tables_of(order, number))
        curve = fitted([j for j, _ in fit], [share for _, share in fit])
        usual = sum(share for _, share in fit) / len(fit)
        plain = sum((usual - share) ** 2 for _, share in test) / len(test)
        print(f"{info.id}: {curve} {brier(curve, test):.3f} ({plain:.3f})", flush=True)
        lines += [
            "",
            f"[{info.id}]",
            f"bias = {curve.bias:.4f}",
            f"slope = {curve.slope:.6f}",
            f'source = "Captain against Captain, {games} games from seed {SEED}; '
            f'{len(fit)} tables fitted, {len(test)} tested: Brier {brier(curve, test):.3f} ({plain:.3f})"',
        ]
    PLACE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
