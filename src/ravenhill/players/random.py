"""The random player: any option, each as likely."""

from __future__ import annotations

from ravenhill.engine.chance import Chance
from ravenhill.engine.decision import Option
from ravenhill.engine.script import Play
from ravenhill.players.seat import Player, options_of


class Random(Player):
    """Plays the same game again for the same seed."""

    def __init__(self, seed: int = 0) -> None:
        self.name = "random"
        self.looks = False
        self._chance = Chance()
        self._chance.seed(seed)

    def choose(self, play: Play, seat: int) -> Option:
        options = options_of(play, seat)
        return options[self._chance.below(len(options))]
