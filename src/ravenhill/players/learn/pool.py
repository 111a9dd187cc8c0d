"""Whom a learner plays: itself, earlier selves, scripted players; and how it fares against each."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from ravenhill.engine.script import Play
from ravenhill.players import spelled
from ravenhill.players.learn.lockstep import Ended, Seating, Who
from ravenhill.players.learn.net import Net
from ravenhill.players.order import Order, teams_of

MEMORY = 0.98  # how much of a rate against an opponent is kept when another game is counted


@dataclass(frozen=True)
class Mix:
    """How often a game is played against whom; what is left of one is against itself."""

    earlier: float = 0.2
    scripted: tuple[tuple[str, float], ...] = (("greedy-1", 0.3),)


@dataclass
class Score:
    """Games against one opponent, and the recent rate on each side."""

    games: int = 0
    won: float = 0.0
    recent: dict[int, float] = field(default_factory=dict)

    def count(self, side: int, score: float) -> None:
        self.games += 1
        self.won += score
        self.recent[side] = MEMORY * self.recent.get(side, 0.5) + (1 - MEMORY) * score

    def rate(self) -> float:
        return sum(self.recent.values()) / len(self.recent) if self.recent else 0.5


@dataclass
class Pool:
    """The opponents: earlier selves, the oldest first, and scripted players."""

    mix: Mix
    most: int = 12  # earlier selves that are kept
    selves: list[tuple[int, Net]] = field(default_factory=list)  # by the round they were kept in
    scores: dict[str, Score] = field(default_factory=dict)

    def keep(self, net: Net, round_: int) -> None:
        """An earlier self joins. Where there are too many, one of two neighbours goes: old ones stay, ever thinner."""
        self.selves.append((round_, net))
        if len(self.selves) > self.most:
            gaps = [self.selves[i + 1][0] - self.selves[i - 1][0] for i in range(1, len(self.selves) - 1)]
            del self.selves[1 + gaps.index(min(gaps))]

    def count(self, ended: Ended) -> None:
        self.scores.setdefault(ended.seating.name, Score()).count(ended.seating.side, ended.score)

    def seat(self, order: Order, number: int, seed: int) -> tuple[Play, Seating]:
        """The game of a number, and who plays it: drawn by the number alone, so that a run can be repeated."""
        play = order.lay(number)
        random = np.random.Generator(np.random.PCG64([seed, number]))
        teams = teams_of(play)
        own = teams[number % len(teams)]
        learner = Who(learns=True)
        name, other = self._drawn(random, order, number)
        if other is None:
            return play, Seating([learner] * play.seats, "self", own[0])
        return play, Seating([learner if seat in own else other for seat in range(play.seats)], name, own[0])

    def _drawn(self, random: np.random.Generator, order: Order, number: int) -> tuple[str, Who | None]:
        left = float(random.random())
        for name, share in self.mix.scripted:
            left -= share
            if left < 0:
                return name, Who(player=spelled(name, order.own_seed(number, 1)))
        left -= self.mix.earlier
        if left < 0 and self.selves:
            round_, net = self.selves[int(random.choice(len(self.selves), p=self._weights()))]
            return name_of(round_), Who(net=net)
        return "self", None

    def _weights(self) -> npt.NDArray[np.float64]:
        """Who is beaten seldom is met often."""
        hard = np.array([1.05 - self.scores.get(name_of(round_), Score()).rate() for round_, _ in self.selves])
        shares: npt.NDArray[np.float64] = hard / hard.sum()
        return shares


def name_of(round_: int) -> str:
    """What an earlier self is called in tables.

    >>> name_of(20)
    'self-20'
    """
    return f"self-{round_}"
