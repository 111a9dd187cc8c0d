"""Many tables played side by side, so that a net looks at all of them in one go.

Every table goes on until somebody who plays by a net is asked; then all nets are asked at once. A game that ends hands
over what its learning seats saw and did, and another one begins at that table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from ravenhill.engine.chance import Chance
from ravenhill.engine.script import Play
from ravenhill.players.learn.net import Floats, Ints, Net, best, head_of, parts_of, shares
from ravenhill.players.order import Order
from ravenhill.players.seat import Player

Halves: TypeAlias = npt.NDArray[np.float16]

TINY = 1e-9  # keeps logarithms finite


@dataclass(frozen=True)
class Who:
    """Who has a seat: a net (by its place among the nets), or a scripted player."""

    net: int = -1
    player: Player | None = None
    learns: bool = False  # what it sees and does is kept
    sampled: bool = True  # takes options as often as the net does, else always the best
    teacher: bool = False  # a scripted player whose choices are kept


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
        self._heads = list(heads)
        self._random = np.random.Generator(np.random.PCG64(seed))
        self._chance = Chance()
        self._chance.seed(seed)
        self.next = first  # the number of the game to be begun next
        start = order.lay(0)
        self._grammar = start.game.grammar(start.table)
        self._parts = parts_of(self._grammar)
        self._seen = np.zeros((tables, start.game.observation(start.table)), dtype=np.float32)
        self._rows = [self._seen[i] for i in range(tables)]
        self._places = [self._begin() for _ in range(tables)]
        self.decisions = 0  # choices of nets so far

    def _begin(self) -> _Place:
        play, seating = self._seat(self.next)
        paths = {
            seat: Path(self._heads.index(head_of(play.setup.scenario, play.seats, seat)))
            for seat, who in enumerate(seating.seats)
            if who.learns or who.teacher
        }
        place = _Place(play, seating, paths, self.next)
        self.next += 1
        return place

    def step(self, nets: Sequence[Net]) -> list[Ended]:
        """Plays every table on to the next choice of a net, and makes it. The games that ended on the way come back."""
        ended: list[Ended] = []
        for i in range(len(self._places)):
            while not self._to_a_net(i):
                ended.append(self._finish(self._places[i]))
                self._places[i] = self._begin()
        self._choose(nets)
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
            self._scripted(place, who, seat, options)
        return False

    def _scripted(self, place: _Place, who: Who, seat: int, options: Sequence[Any]) -> None:
        assert who.player is not None
        play = place.play
        option = who.player.choose(play.determinize(seat, self._chance.below(1 << 30)), seat)
        if who.teacher:
            path = place.paths[seat]
            seen = np.zeros(self._seen.shape[1], dtype=np.float32)
            play.game.observe(play, seat, seen)
            path.seen.append(seen.astype(np.float16))
            path.options.append(self._grammar.numbers(options))
            path.chosen.append(options.index(option))
        play.answer(seat, option)

    def _choose(self, nets: Sequence[Net]) -> None:
        places = self._places
        asked = [place.seating.seats[place.seat] for place in places]
        halves = self._seen.astype(np.float16)
        by_net: dict[int, list[int]] = {}
        for i, who in enumerate(asked):
            by_net.setdefault(who.net, []).append(i)
        for number, rows in sorted(by_net.items()):
            net = nets[number]
            numbers = [self._grammar.numbers(places[i].options) for i in rows]
            counts = np.array([len(n) for n in numbers], dtype=np.int64)
            heads = np.array([self._head(places[i], net) for i in rows], dtype=np.int64)
            states, values = net.judge(self._seen[rows], heads)
            likes = net.like(states, np.array([n for each in numbers for n in each], dtype=np.int64), counts, self._parts)
            wants_best = np.array([not asked[i].sampled for i in rows])
            taken = self._taken(likes, counts, wants_best)
            starts = np.cumsum(counts) - counts
            likely = np.log(shares(likes, counts)[starts + taken] + TINY)
            for n, i in enumerate(rows):
                place = places[i]
                if asked[i].learns:
                    path = place.paths[place.seat]
                    path.seen.append(halves[i])
                    path.options.append(numbers[n])
                    path.chosen.append(int(taken[n]))
                    path.likely.append(float(likely[n]))
                    path.value.append(float(values[n]))
                place.play.answer(place.seat, int(taken[n]))
        self.decisions += len(places)

    def _taken(self, likes: Floats, counts: Ints, wants_best: npt.NDArray[np.bool_]) -> Ints:
        """The place of the option each takes. Noise of Gumbel's kind makes the most liked a sample."""
        noise = self._random.gumbel(size=len(likes)).astype(np.float32)
        noise[np.repeat(wants_best, counts)] = 0.0
        return best(likes + noise, counts)

    def _head(self, place: _Place, net: Net) -> int:
        return net.about.head(head_of(place.play.setup.scenario, place.play.seats, place.seat))

    def _finish(self, place: _Place) -> Ended:
        play = place.play
        result = play.result
        for seat, path in place.paths.items():
            path.result = score_of(play, seat)
        paths = [path for path in place.paths.values() if path.seen]
        score = 0.5 if result is None else score_of(play, place.seating.side)
        return Ended(place.seating, score, paths, place.choices)


def score_of(play: Play, seat: int) -> float:
    """1 if the seat has won alone or with its team, 0 if it has lost, a half if neither side or both have."""
    result = play.result
    if result is None or not result.winners:
        return 0.5
    own = play.game.team(play.table, seat)
    won = [play.game.team(play.table, winner) == own for winner in result.winners]
    return 1.0 if all(won) else 0.0 if not any(won) else 0.5
