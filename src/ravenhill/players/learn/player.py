"""The learned player: takes what its net likes best, and never looks ahead."""

from __future__ import annotations

import os
import warnings
from errno import ENOENT
from pathlib import Path

from ravenhill.engine.chance import Chance
from ravenhill.engine.decision import BadSetup, Message, Option
from ravenhill.engine.script import Play
from ravenhill.players.greedy import Greedy
from ravenhill.players.seat import Player, options_of

FINE = 1 << 30  # chance is asked for a number below this, for a share of one


class Learned(Player):
    """Plays by the net of the game, which `why` says where there is none that fits: then it is greedy."""

    def __init__(self, seed: int = 0, sampled: int = 0, file: str = "") -> None:
        if file and not Path(file).is_file():
            raise BadSetup(Message("bad-file", {"file": file, "detail": os.strerror(ENOENT)}))
        self.name = "learned"
        self.looks = True
        self.why: Message | None = None  # why it is greedy at this table
        self._sampled = bool(sampled)  # takes options as often as the net does, not always the best
        self._file = file  # other weights than those of the package
        self._chance = Chance()
        self._chance.seed(seed)
        self._greedy = Greedy(seed)

    def choose(self, play: Play, seat: int) -> Option:
        options = options_of(play, seat)
        if len(options) == 1:
            return options[0]
        likely = self._likely(play, seat)
        if not likely:
            return self._greedy.choose(play, seat)
        if not self._sampled:
            return options[likely.index(max(likely))]
        left = self._chance.below(FINE) / FINE
        for i, share in enumerate(likely):
            left -= share
            if left < 0:
                return options[i]
        return options[-1]

    def _likely(self, play: Play, seat: int) -> list[float]:
        """How likely the net takes each option; nothing where no net fits."""
        from ravenhill.players.learn import net as nets  # numpy is not needed before somebody sits down with a net

        net = nets.read(self._file) if self._file else nets.shipped(play.game.info.id)
        why = Message("net-none", {"game": play.game.info.id}) if net is None else net.unfit(play, seat)
        if net is None or why is not None:
            self._say(why)
            return []
        return net.look(play, seat)[0]

    def _say(self, why: Message | None) -> None:
        from ravenhill.words import say

        if why is not None and self.why != why:
            self.why = why
            warnings.warn(say(why), stacklevel=4)
