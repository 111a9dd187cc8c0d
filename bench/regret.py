"""What thinking longer can still mend: python bench/regret.py GAME [--games N] [--every K] [--deep D] [--seed S]

At every K-th choice of a game the searching player chooses with few iterations and with more. What each choice is
worth less than the best one, by a search of D iterations, is its regret in chances to win. Times the choices a side has
in a game it is the most that thinking longer can bring under the same judge."""

from __future__ import annotations

import argparse
from collections import Counter

import ravenhill
from ravenhill.engine.decision import Option
from ravenhill.engine.script import Play
from ravenhill.players.search import Search

ITERATIONS = (30, 100, 300, 1000)
PLAYED_WITH = 60  # iterations of those who play the games


def worths(seen: Play, seat: int, deep: int, seed: int) -> tuple[Option, dict[Option, float]]:
    """What a long search takes, and what each option it tried is worth to it."""
    player = Search(seed=seed, iterations=deep)
    best = player.choose(seen, seat)
    root = player._root.node(seat)
    tried = [i for i in range(len(root.options)) if root.visits[i]]
    return best, {root.options[i]: root.values[i] + root.leans[i] for i in tried}


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("game")
    wanted.add_argument("--games", type=int, default=2)
    wanted.add_argument("--every", type=int, default=4)
    wanted.add_argument("--deep", type=int, default=3000)
    wanted.add_argument("--seed", type=int, default=4200)
    given = wanted.parse_args()
    regrets = [0.0] * len(ITERATIONS)
    looked: Counter[str] = Counter()
    lost: dict[str, float] = {}
    choices = 0
    for number in range(given.games):
        t = ravenhill.new(given.game, seed=given.seed + number)
        players = [Search(seed=number * 8 + seat, iterations=PLAYED_WITH) for seat in range(t.seats)]
        while not t.over:
            decision = t.decisions[0]
            seat = decision.seat
            if len(decision.options) == 1:
                t.answer(seat, 0)
                continue
            choices += 1
            seen = t.determinize(seat, choices)
            if choices % given.every == 0:
                best, worth = worths(seen, seat, given.deep, 1000 + choices)
                looked[decision.kind] += 1
                for i, iterations in enumerate(ITERATIONS):
                    chosen = Search(seed=choices, iterations=iterations).choose(seen, seat)
                    regret = worth[best] - worth.get(chosen, worth[best])
                    regrets[i] += regret
                    if i == 0:
                        lost[decision.kind] = lost.get(decision.kind, 0.0) + regret
            t.answer(seat, players[seat].choose(seen, seat))
    total = looked.total()
    print(f"{total} choices looked at; a side has {choices / given.games / 2:.0f} a game")
    for i, iterations in enumerate(ITERATIONS):
        print(f"{iterations} iterations: {regrets[i] / total:.5f} a choice")
    for kind, count in looked.most_common(6):
        print(f"  {kind}: {count}, {lost[kind] / count:.5f} with {ITERATIONS[0]}")


if __name__ == "__main__":
    main()
