"""Many tables played side by side, so that a net looks at all of them in one go.

Every table goes on until somebody who plays by a net is asked; then all nets are asked at once. A game that ends hands
over what its learning seats saw and did, and another one begins at that table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ravenhill.engine.chance import Chance
from ravenhill.engine.script import Play
from ravenhill.players.learn.net import Floats, Ints, Net, best, head_of, parts_of, shares
from ravenhill.players.match import SEEDS
from ravenhill.players.order import Order
from ravenhill.players.seat import Player

Halves: TypeAlias = npt.NDArray[np.float16]

TINY: Final = 1e-9  # keeps logarithms finite


@dataclass(frozen=True)
class Who:
    """Who has a seat: the net that is handed to every step, another net, or a scripted player."""

    net: Net | None = None
    player: Player | None = None
    learns: bool = False  # what it sees and does is kept
    sampled: bool = True  # takes options as often as the net does, else always the best


@dataclass
class Path:
    """What one seat saw, could do and did in one game, choice by choice."""

    head: int
    seen: list[Halves] = field(default_factory=list)
    options: list[list[int]] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)  # the place in the list of options
    likely: list[float] = field(default_factory=list)  # the logarithm of how likely it was
    value: list[float] = field(default_factory=list)  # the chance to win, as it looked then
    result: float = 0.5


@dataclass
class Seating:
    """Who sits where in one game; `name` is the opponent it counts for, `side` the first seat of who is measured."""

    seats: list[Who]
    name: str = ""
    side: int = 0


@dataclass
class Ended:
    """A game that was played to its end (or to the limit): score 1, 0.5 or 0 for who is measured."""

    number: int
    seating: Seating
    score: float
    paths: list[Path]
    choices: int


@dataclass
class _Place:
    """One of the tables."""

    play: Play
    seating: Seating
    paths: dict[int, Path]
    heads: list[int]  # of each seat; -1: the rules play it themselves
    number: int
    choices: int = 0
    seat: int = 0
    options: Sequence[Any] = ()


Seats: TypeAlias = Callable[[int], tuple[Play, Seating]]  # the game of a number, and who plays it


class Lockstep:
    """Some tables, each with a game in progress."""

    def __init__(self, order: Order, tables: int, seat: Seats, heads: Sequence[str], seed: int, first: int = 0) -> None:
        self._order = order
        self._seat = seat
        self._heads = {head: place for place, head in enumerate(heads)}
        self._random = np.random.Generator(np.random.PCG64(seed))
        self._chance = Chance()
        self._chance.seed(seed)
        self.next = first  # the number of the game to be begun next
        start = order.lay(0)
        self._grammar = start.grammar()
        self._parts = parts_of(self._grammar)
        self._seen = np.zeros((tables, start.game.observation(start)), dtype=np.float32)
        self._rows = [self._seen[i] for i in range(tables)]
        self._places = [self._begin() for _ in range(tables)]
        self.decisions = 0  # choices of nets so far

    def _begin(self) -> _Place:
        play, seating = self._seat(self.next)
        heads = [self._heads.get(head_of(play.setup.scenario, play.seats, seat), -1) for seat in range(play.seats)]
        paths = {seat: Path(heads[seat]) for seat, who in enumerate(seating.seats) if who.learns and heads[seat] >= 0}
        place = _Place(play, seating, paths, heads, self.next)
        self.next += 1
        return place

    def step(self, net: Net) -> list[Ended]:
        """Plays every table on to the next choice of a net, and makes it. The games that ended on the way come back."""
        ended: list[Ended] = []
        for i in range(len(self._places)):
            while not self._to_a_net(i):
                ended.append(self._finish(self._places[i]))
                self._places[i] = self._begin()
        self._choose(net)
        return ended

    def _to_a_net(self, i: int) -> bool:
        """Plays a table on until a net is asked; whether one is (else the game has ended)."""
        place = self._places[i]
        play = place.play
        while not play.over and place.choices < self._order.limit:
            decision = play.decisions[0]
            seat = decision.seat
            options = decision.options
            if len(options) == 1:
                play.answer(seat, 0)
                continue
            place.choices += 1
            who = place.seating.seats[seat]
            if who.player is None:
                place.seat = seat
                place.options = options
                play.game.observe(play, seat, self._rows[i])
                return True
            play.answer(seat, who.player.choose(play.determinize(seat, self._chance.below(SEEDS)), seat))
        return False

    def _choose(self, learner: Net) -> None:
        """All nets that are asked look at their tables, and choose."""
        rows_of: dict[int, list[int]] = {}
        nets: dict[int, Net] = {}
        for i, place in enumerate(self._places):
            net = place.seating.seats[place.seat].net or learner
            nets[id(net)] = net
            rows_of.setdefault(id(net), []).append(i)
        halves = self._seen.astype(np.float16)
        for key, rows in rows_of.items():
            self._choose_by(nets[key], rows, halves)
        self.decisions += len(self._places)

    def _choose_by(self, net: Net, rows: list[int], halves: Halves) -> None:
        places = [self._places[i] for i in rows]
        asked = [place.seating.seats[place.seat] for place in places]
        numbers = [self._grammar.numbers(place.options) for place in places]
        counts = np.array([len(each) for each in numbers], dtype=np.int64)
        heads = np.array([place.heads[place.seat] for place in places], dtype=np.int64)
        states, values = net.judge(self._seen[rows], heads)
        listed = np.array([number for each in numbers for number in each], dtype=np.int64)
        likes = net.like(states, listed, counts, self._parts)
        taken = self._taken(likes, counts, np.array([not who.sampled for who in asked]))
        likely = np.log(shares(likes, counts)[np.cumsum(counts) - counts + taken] + TINY)
        for n, place in enumerate(places):
            choice = int(taken[n])
            if asked[n].learns:
                path = place.paths[place.seat]
                path.seen.append(halves[rows[n]])
                path.options.append(numbers[n])
                path.chosen.append(choice)
                path.likely.append(float(likely[n]))
                path.value.append(float(values[n]))
            place.play.answer(place.seat, choice)

    def _taken(self, likes: Floats, counts: Ints, wants_best: npt.NDArray[np.bool_]) -> Ints:
        """The place of the option each takes. Noise of Gumbel's kind makes the most liked a sample."""
        noise = self._random.gumbel(size=len(likes)).astype(np.float32)
        noise[np.repeat(wants_best, counts)] = 0.0
        return best(likes + noise, counts)

    def _finish(self, place: _Place) -> Ended:
        play = place.play
        for seat, path in place.paths.items():
            path.result = score_of(play, seat)
        paths = [path for path in place.paths.values() if path.seen]
        score = score_of(play, place.seating.side)
        return Ended(place.number, place.seating, score, paths, place.choices)


def score_of(play: Play, seat: int) -> float:
    """1 if the seat has won alone or with its team, 0 if it has lost, a half if neither side or both have."""
    result = play.result
    if result is None or not result.winners:
        return 0.5
    own = play.game.team(play.table, seat)
    won = [play.game.team(play.table, winner) == own for winner in result.winners]
    return 1.0 if all(won) else 0.0 if not any(won) else 0.5
