"""Games of a teacher to begin from: what it saw, could do and did."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np

from ravenhill.engine.chance import Chance
from ravenhill.engine.script import Play
from ravenhill.players import spelled
from ravenhill.players.learn.lockstep import Path, score_of
from ravenhill.players.learn.net import head_of
from ravenhill.players.match import SEEDS
from ravenhill.players.order import Order, people_of
from ravenhill.players.seat import Player

STRAY: Final = 20  # one choice in so many is made at random and not kept, so that the teacher shows how to recover


def lessons(order: Order, teacher: str, heads: Sequence[str], first: int) -> Iterator[list[Path]]:
    """The paths of all seats in one game after the other, from the game of that number on."""
    number = first
    while True:
        play = order.lay(number)
        chance = Chance()
        chance.seed(order.own_seed(number, 62))
        players = [spelled(teacher, order.own_seed(number, seat)) for seat in range(play.seats)]
        yield _played(play, players, heads, chance, order.limit)
        number += 1


def _played(play: Play, players: list[Player], heads: Sequence[str], chance: Chance, limit: int) -> list[Path]:
    grammar = play.grammar()
    seen = np.zeros(play.game.observation(play), dtype=np.float32)
    paths = {seat: Path(list(heads).index(head_of(play.setup.scenario, play.seats, seat))) for seat in people_of(play)}
    choices = 0
    while not play.over and choices < limit:
        decision = play.decisions[0]
        seat, options = decision.seat, decision.options
        if len(options) == 1:
            play.answer(seat, 0)
            continue
        choices += 1
        if chance.below(STRAY) == 0:
            play.answer(seat, chance.below(len(options)))
            continue
        chosen = options.index(players[seat].choose(play.determinize(seat, chance.below(SEEDS)), seat))
        play.game.observe(play, seat, seen)
        paths[seat].seen.append(seen.astype(np.float16))
        paths[seat].options.append(grammar.numbers(options))
        paths[seat].chosen.append(chosen)
        play.answer(seat, chosen)
    for seat, path in paths.items():
        path.result = score_of(play, seat)
    return [path for path in paths.values() if path.seen]
