"""What all environments share: whose choice it is, and what a game was worth."""

from __future__ import annotations

from typing import Final

from ravenhill.engine import game as shelf
from ravenhill.engine.game import Setup
from ravenhill.engine.script import Play

NOBODY: Final = -1
SEEDS: Final = 1 << 31


def asked(play: Play) -> int:
    """Plays on to the next real choice and tells whose it is; a choice of one option is made without asking.

    Those who choose at the same time are asked one after the other, none knowing what another has chosen."""
    while not play.over:
        decision = play.decisions[0]
        if len(decision.options) > 1:
            return decision.seat
        play.answer(decision.seat, 0)
    return NOBODY


def laid(setup: Setup, seed: int) -> Play:
    """A table of this set-up with another deal; nobody reads its log."""
    game = shelf.find(setup.game)
    play = game.start(
        game.setup(seed=seed, scenario=setup.scenario, seats=setup.seats, options=setup.options, pack=setup.pack)
    )
    play.table.quiet = True
    return play


def rewards(play: Play) -> list[float]:
    """For each seat 1 if its team has won, -1 if it has lost; 0 where both or neither have, or nothing is decided."""
    result = play.result
    if result is None or not result.winners:
        return [0.0] * play.seats
    teams = {play.game.team(play.table, seat) for seat in result.winners}
    if len(teams) > 1:
        return [0.0] * play.seats
    return [1.0 if play.game.team(play.table, seat) in teams else -1.0 for seat in range(play.seats)]
