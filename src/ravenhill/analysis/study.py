"""One choice of a game, looked into: what the strongest player would have done, how much that is worth, and why.

Everything is told by the record and the number of the choice, so that each can be studied anywhere, and comes out the
same everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from typing import Any, Final

from ravenhill.analysis.chances import chances, curve_of
from ravenhill.engine import record
from ravenhill.engine.chance import Chance
from ravenhill.engine.decision import Bad, BadSave, Message, Option
from ravenhill.engine.script import Play, from_start
from ravenhill.engine.way import REDEAL, Entry
from ravenhill.players.greedy import heaviest, played_on
from ravenhill.players.search import Search

SHOWN: Final = 4  # options that are compared
DEEP: Final = 200  # choices an action is followed for
FAR: Final = 1000  # choices a turn is followed for
PARTS: Final = 3  # reasons that are told
SURE: Final = 2.0  # standard errors a difference must have to be told as one
LEAST: Final = 0.02  # of the chance to win: less is no mistake


@dataclass(frozen=True)
class Way:
    """An option, and what it led to over many deals of what the chooser could not see."""

    option: Option
    chance: float  # of the chooser's side to win
    error: float  # its standard error
    parts: tuple[tuple[str, float], ...]  # by part of the judgement what it changed, in chances to win

    def plain(self) -> dict[str, Any]:
        parts = [[part, round(change, 4)] for part, change in self.parts]
        return {
            "option": list(self.option),
            "chance": round(self.chance, 4),
            "error": round(self.error, 4),
            "parts": parts,
        }


@dataclass(frozen=True)
class Study:
    """What was found out about one choice."""

    n: int  # answers given before it
    seat: int
    before: float  # the chance of the chooser's side before it
    ways: tuple[Way, ...]  # the best first
    played: int  # the place among them of what was played
    cost: float  # what it cost against the best, 0 where that is not sure
    taken: Option  # what the strongest player would have done: the best way, where what was played cost something

    def plain(self) -> dict[str, Any]:
        return {
            "n": self.n,
            "seat": self.seat,
            "before": round(self.before, 4),
            "cost": round(self.cost, 4),
            "played": self.played,
            "ways": [way.plain() for way in self.ways],
        }


def walk(written: bytes) -> Iterator[tuple[Play, Entry | None]]:
    """A finished game from its start, before each of its answers and at its end: always the same table, moved on."""
    end = replayed(written)
    entries = end.journal.items()
    play = from_start(end.game, end.setup, [e for e in entries if isinstance(e, str)])
    for entry in entries:
        if isinstance(entry, str):
            continue
        if entry[0] != REDEAL:
            yield play, entry
        play.follow(entry)
    yield play, None


def replayed(written: bytes) -> Play:
    """The end of the game; refused where the rules of today can not play it again."""
    play = record.replay(written)
    if play.still:
        raise BadSave(Message("bad-analysis-older", {"game": play.setup.game}))
    return play


class Reader:
    """Walks through one record in the order it is asked; going back begins anew."""

    def __init__(self, written: bytes) -> None:
        self._written = written
        self._steps = walk(written)
        self._next = 0

    def at(self, n: int) -> tuple[Play, Entry | None]:
        if n < self._next:
            self._steps = walk(self._written)
            self._next = 0
        for play, entry in self._steps:
            self._next += 1
            if self._next == n + 1:
                return play, entry
        raise Bad(Message("bad-analysis-moment", {"n": n}))


@lru_cache(maxsize=2)
def _reader(written: bytes) -> Reader:
    return Reader(written)


def study(written: bytes, iterations: int, n: int) -> Study | None:
    """The choice after n answers; None where there was nothing to choose."""
    play, entry = _reader(written).at(n)
    if entry is None or isinstance(entry, str):
        return None
    seat = int(entry[0])
    decision = play.decision_of(seat)
    if decision is None or len(decision.options) < 2 or entry[1:] not in decision.options:
        return None
    return studied(play, seat, entry[1:], n, iterations)


def studied(play: Play, seat: int, played: Option, n: int, iterations: int) -> Study:
    """What the strongest player says of a choice; `iterations` bound its search and the deals that are compared."""
    known = play.determinize(seat, n + 1)  # the player is handed what the seat knows, as at the table
    search = Search(seed=n, iterations=iterations)
    best = search.choose(known, seat)
    candidates = [best]
    for option in [played, *search.favoured(seat)]:
        if option not in candidates and len(candidates) < SHOWN:
            candidates.append(option)
    deals = max(8, iterations // 10)
    sums = compared(play, seat, candidates, deals, n)
    ways = sorted(sums.ways(candidates.index(played)), key=lambda way: (-way.chance, way.option != best))
    place = next(i for i, way in enumerate(ways) if way.option == played)
    cost = sums.lead(candidates.index(ways[0].option), candidates.index(played)) if place else 0.0
    before = chances(play)[play.game.team(play.table, seat)]
    return Study(n, seat, before, tuple(ways), place, cost, ways[0].option if cost else best)


class Compared:
    """The chances and parts each option led to, deal by deal: the same deals for all."""

    def __init__(self, options: list[Option], slope: float) -> None:
        self.options = options
        self.found: list[list[float]] = [[] for _ in options]
        self.parts: list[dict[str, float]] = [{} for _ in options]
        self.before: dict[str, float] = {}
        self.slope = slope

    def means(self) -> list[float]:
        """The chance each option led to."""
        return [sum(found) / len(found) for found in self.found]

    def changes(self) -> list[dict[str, float]]:
        """What each option changed, part by part, in chances to win."""
        mean = self.means()[0]
        steep = self.slope * max(0.05, mean * (1.0 - mean))
        return [
            {
                part: steep * (after.get(part, 0.0) / len(found) - self.before.get(part, 0.0))
                for part in {**after, **self.before}
            }
            for after, found in zip(self.parts, self.found, strict=True)
        ]

    def ways(self, played: int) -> list[Way]:
        """What became of each; its parts are those in which it differs most from what was played, and that from the
        first."""
        means = self.means()
        changes = self.changes()
        ways: list[Way] = []
        for i, option in enumerate(self.options):
            other = changes[0 if i == played else played]
            apart = sorted(changes[i], key=lambda part: (-abs(changes[i][part] - other.get(part, 0.0)), part))
            told = tuple((part, changes[i][part]) for part in apart[:PARTS] if abs(changes[i][part]) >= 0.005)
            ways.append(Way(option, means[i], _error(self.found[i]), told))
        return ways

    def lead(self, best: int, other: int) -> float:
        """How much more the one option is worth than the other; 0 where that may be luck, or is too little."""
        apart = [a - b for a, b in zip(self.found[best], self.found[other], strict=True)]
        mean = sum(apart) / len(apart)
        return mean if mean >= LEAST and mean > SURE * _error(apart) else 0.0


def _error(values: list[float]) -> float:
    """The standard error of a mean."""
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1) / len(values))


def compared(play: Play, seat: int, options: list[Option], deals: int, seed: int) -> Compared:
    """Each option tried on the same deals, and each time followed to the end of the action, or of the turn."""
    game, team = play.game, play.game.team(play.table, seat)
    found = Compared(options, curve_of(play.setup.game, float(game.scale)).slope)
    found.before = _parts(play, seat)
    luck = Chance()
    luck.seed(seed)
    for _ in range(deals):
        dealt = play.determinize(seat, luck.below(1 << 30))
        ends = levelled([played_on(dealt, seat, option, DEEP) for option in options])
        for i, ahead in enumerate(ends):
            if ahead is None:
                found.found[i].append(0.0)  # another deal can close an option
                continue
            found.found[i].append(chances(ahead)[team])
            for part, worth in _parts(ahead, seat).items():
                found.parts[i][part] = found.parts[i].get(part, 0.0) + worth
    return found


def levelled(ends: list[Play | None]) -> list[Play | None]:
    """Tables to be compared, at moments that can be: where they stand apart, all are played on to the same turn.

    Who passes may end a round with it and who acts does not; whatever the end of a round brings would speak for the
    one or against it, though the other comes to it as well."""
    stand = [end for end in ends if end is not None]
    if len({_moment(end) for end in stand}) < 2:
        return ends
    turns = [int(end.game.turn(end.table)) for end in stand]
    turn = max(turns) if max(turns) > min(turns) else max(turns) + 1
    for end in stand:
        for _ in range(FAR):
            if end.over or int(end.game.turn(end.table)) >= turn:
                break
            asked = end.decisions[0]
            end.answer(asked.seat, heaviest(asked))
    return ends


def _moment(play: Play) -> tuple[int, str, int]:
    """The turn, what is asked, and who is."""
    asked = None if play.over else play.decisions[0]
    return int(play.game.turn(play.table)), "" if asked is None else asked.kind, -1 if asked is None else asked.seat


def _parts(play: Play, seat: int) -> dict[str, float]:
    """What the judgement of a table adds up to, part by part; nothing for a game that is over."""
    parts: dict[str, float] = {}
    for term, amount, weight in [] if play.over else play.game.terms(play.table, seat):
        part = term.partition(".")[0]
        parts[part] = parts.get(part, 0.0) + amount * weight
    return parts
