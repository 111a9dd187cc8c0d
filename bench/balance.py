"""Which side wins between machine players, how, how soon, and what each card has to do with it.

python bench/balance.py ironwood --games 2000 [--players greedy] [--scenario X --seats N --option id=value --workers N]
Prints tables in Markdown, for docs/balance.md.
"""

from __future__ import annotations

import argparse
import math
import statistics
from collections import Counter
from dataclasses import dataclass, field
from functools import partial

from ravenhill.commands.arguments import options_of
from ravenhill.engine import game as shelf
from ravenhill.engine.decision import Message
from ravenhill.players.match import play_out
from ravenhill.players.order import Order, each, seat_all, shared_out
from ravenhill.words import name

PLAYED = tuple(
    f"-log-{told}"
    for told in ("play", "plays", "plays-by", "plays-item", "play-further", "combat-card", "maneuver", "fate-card")
)


@dataclass
class Ended:
    """One game, as far as the report needs it."""

    winners: list[int]
    reason: str
    turns: int
    decisions: int
    cards: Counter[tuple[str, int]] = field(default_factory=Counter)  # (card, seat that played it): times


def play_one(order: Order, names: list[str], number: int) -> Ended:
    play = order.lay(number, quiet=False)
    count = play_out(play, seat_all(names, order, number), order.limit, order.own_seed(number, 63))
    result = play.result
    seats = play.game.scenario(play.setup.scenario).names
    ended = Ended(
        list(result.winners) if result else [],
        result.reason if result else "unfinished",
        play.game.turn(play.table),
        count.decisions,
    )
    for line in play.log(None):
        if line.key.endswith(PLAYED):
            ended.cards[str(line.args["card"]), doer(line, seats)] += 1
    return ended


def doer(line: Message, seats: tuple[str, ...]) -> int:
    """The seat a line of the log speaks of: by its number or by the name of its side."""
    who = next(line.args[name] for name in ("seat", "side", "player") if name in line.args)
    if isinstance(who, int):
        return who
    return next((s for s, own in enumerate(seats) if own == who or who.endswith(f"-{own}")), -1)


def interval(won: int, of: int) -> tuple[float, float]:
    """Wilson's 95% interval of a share."""
    z = 1.96
    p = won / of
    middle = (p + z * z / (2 * of)) / (1 + z * z / of)
    half = z * math.sqrt(p * (1 - p) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return middle - half, middle + half


def report(order: Order, games: list[Ended]) -> None:
    game = shelf.find(order.game)
    names = game.scenario(order.lay(0).setup.scenario).names
    n = len(games)
    print(f"| side | games of {n} | share (95% interval) | how |\n|---|---|---|---|")
    for seat, side in enumerate(names):
        won = [g for g in games if seat in g.winners]
        low, high = interval(len(won), n)
        how = ", ".join(f"{reason} {k}" for reason, k in Counter(g.reason for g in won).most_common())
        print(f"| {side} | {len(won)} | {len(won) / n:.1%} ({100 * low:.1f} to {100 * high:.1f}) | {how} |")
    rest = Counter(g.reason for g in games if not g.winners)
    turns = sorted(g.turns for g in games)
    print(f"\nWithout a winner: {dict(rest)}. Turns: median {statistics.median(turns)}, {turns[0]} to {turns[-1]}.")
    print(f"Choices a game: {statistics.mean(g.decisions for g in games):.0f}.\n")
    print("| card | side | played a game | games with it | won of these |\n|---|---|---|---|---|")
    times: Counter[tuple[str, int]] = Counter()
    seen: Counter[tuple[str, int]] = Counter()
    wins: Counter[tuple[str, int]] = Counter()
    for g in games:
        for key, k in g.cards.items():
            times[key] += k
            seen[key] += 1
            wins[key] += key[1] in g.winners
    for card, seat in sorted(seen):
        key = (card, seat)
        side = names[seat] if seat >= 0 else ""
        share = wins[key] / seen[key]
        print(f"| {name(order.game, card)} ({card}) | {side} | {times[key] / n:.2f} | {seen[key]} | {share:.0%} |")
    played = {card for card, _ in seen}
    never = [f"{name(order.game, card)} ({card})" for card in game.cards() if card not in played]
    print(f"\nNever told of as played: {', '.join(never) or 'none'}.")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--games", type=int, default=2000)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--players", default="greedy")
    asked.add_argument("--scenario")
    asked.add_argument("--seats", type=int)
    asked.add_argument("--option", action="append", default=[])
    asked.add_argument("--workers", type=int, default=0)
    given = asked.parse_args()
    options = options_of(given.game, given.option)
    order = Order(given.game, seed=given.seed, scenario=given.scenario, seats=given.seats, options=options)
    names = shared_out(given.players.split(","), order.teams(), order.lay(0).seats)
    report(order, list(each(partial(play_one, order, names), range(given.games), given.workers)))


if __name__ == "__main__":
    main()
