"""How much numbers for learners cost: python bench/learning.py [GAME ...] [--seconds 3] [--json]

Random play on one core in turns of a fraction of a second, so that other work on the machine touches all alike: as
`ravenhill bench` plays it (raw), and by a loop that before every answer asks for the observation of the seat to move
and the mask of its options, and answers by a number out of that mask's list."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from time import process_time

import ravenhill
from ravenhill.engine.chance import Chance
from ravenhill.players.match import play_out
from ravenhill.players.order import Order, seat_all

LIMIT = 5000  # answers after which a game is given up


def raw(order: Order, number: int) -> tuple[int, float]:
    """Choices and seconds of a game as random players play it."""
    names = ["random" if s in order.people() else "" for s in range(order.lay(0).seats)]
    began = process_time()
    play = order.lay(number)
    laid = process_time() - began
    tally = play_out(play, seat_all(names, order, number), order.limit, number)
    return tally.decisions, laid + tally.seconds


def looked_at(order: Order, number: int, observe: bool, mask: bool) -> tuple[int, float]:
    """The same with observation and mask at every choice."""
    chance = Chance()
    chance.seed(number)
    began = process_time()
    t = order.lay(number)
    t.table.quiet = True
    grammar, game = t.grammar(), t.game
    row, open_now = t.observe(0), bytearray(grammar.size)
    steps = 0
    while not t.over and steps < LIMIT:
        d = t.decisions[0]
        if observe:
            game.observe(t, d.seat, row)
        if mask:
            grammar.mask(t, d.seat, open_now)
            numbers = grammar.numbers(d)
            t.answer(d.seat, grammar.decode(numbers[chance.below(len(numbers))]))
        else:
            t.answer(d.seat, chance.below(len(d.options)))
        steps += 1
    return steps, process_time() - began


def measure(game: str, seconds: float) -> dict[str, float]:
    order = Order(game, seed=1, limit=LIMIT)
    ways: dict[str, Callable[[int], tuple[int, float]]] = {
        "raw": lambda n: raw(order, n),
        "loop": lambda n: looked_at(order, n, False, False),
        "observe": lambda n: looked_at(order, n, True, False),
        "mask": lambda n: looked_at(order, n, False, True),
        "both": lambda n: looked_at(order, n, True, True),
    }
    steps = dict.fromkeys(ways, 0)
    spent = dict.fromkeys(ways, 0.0)
    number = 0
    while min(spent.values()) < seconds:
        for name, way in ways.items():
            made, took = way(number)
            steps[name] += made
            spent[name] += took
        number += 1
    told = {f"{name}_per_second": round(steps[name] / spent[name]) for name in ways}
    each = {name: 1e6 * spent[name] / steps[name] for name in ways}
    t = ravenhill.new(game)
    return {
        **told,
        "observation": t.game.observation(t),
        "options": t.grammar().size,
        "observe_us": round(each["observe"] - each["loop"], 1),
        "mask_us": round(each["mask"] - each["loop"], 1),
        "share_of_raw": round(each["raw"] / each["both"], 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", default=[info.id for info in ravenhill.games()])
    parser.add_argument("--seconds", type=float, default=3.0, help="of each way to play")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    told = {game: measure(game, given.seconds) for game in given.games}
    if given.json:
        print(json.dumps({"compiled": ravenhill.compiled(), "games": told}, indent=1))
        return
    print(f"compiled: {ravenhill.compiled()}")
    for game, figures in told.items():
        print(game, *[f"{name} {value}" for name, value in figures.items()], sep="  ")


if __name__ == "__main__":
    main()
