"""Puzzles: positions of machine games where one choice is clearly best, and is not the one that suggests itself.

They lie with each game, in `games/<id>/puzzles.json`, written by `ravenhill puzzles make`."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from ravenhill.analysis.study import Compared, Way, compared
from ravenhill.engine import game as shelf
from ravenhill.engine.decision import Bad, Illegal, Option
from ravenhill.engine.script import Play
from ravenhill.players.greedy import Greedy, heaviest
from ravenhill.players.match import Tally, play_out
from ravenhill.players.order import Order, each, people_of, seat_all
from ravenhill.players.search import Search

NUMBER: Final = 25
ITERATIONS: Final = 300
SEEDS: Final = 3  # searches that must agree
DEALS: Final = 40
CLEAR: Final = 0.02  # of the chance to win: by so much the best is better than any other, and surely so
FEW: Final = 2  # puzzles out of one game
OFTEN: Final = 2  # puzzles that are solved by the same option
EVERY: Final = 3  # of the choices of a game only some are looked at
WAYS: Final = 4


@dataclass(frozen=True)
class Puzzle:
    """A position, whose choice it is, and what was found: the best way first."""

    game: str
    position: dict[str, Any]
    seat: int
    ways: tuple[Way, ...]
    part: str  # of the game's judgement: what the best way does most for (`<game>-eye-<part>`)

    def lay(self) -> Play:
        """The table, with the choice open.

        >>> puzzle = puzzles("ironwood")[0]
        >>> puzzle.best in puzzle.lay().decision_of(puzzle.seat).options
        True
        """
        game = shelf.find(self.game)
        rest = {k: v for k, v in self.position.items() if k not in ("scenario", "seats", "options", "pack")}
        setup = game.setup(
            scenario=self.position.get("scenario"),
            seats=self.position.get("seats"),
            options=self.position.get("options"),
            position=rest,
        )
        return game.start(setup)

    @property
    def best(self) -> Option:
        return self.ways[0].option

    def plain(self) -> dict[str, Any]:
        ways = [way.plain() for way in self.ways]
        return {"seat": self.seat, "part": self.part, "ways": ways, "position": self.position}


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game."""
    place = place_of(game)
    written: list[dict[str, Any]] = json.loads(place.read_text(encoding="utf-8")) if place.is_file() else []
    return tuple(_read(game, one) for one in written)


def place_of(game: str) -> Path:
    return Path(__file__).parent / "games" / game / "puzzles.json"


def _read(game: str, one: dict[str, Any]) -> Puzzle:
    ways = [
        Way(tuple(way["option"]), way["chance"], way["error"], tuple((part, change) for part, change in way["parts"]))
        for way in one["ways"]
    ]
    return Puzzle(game, one["position"], int(one["seat"]), tuple(ways), str(one["part"]))


def make(
    game: str,
    number: int = NUMBER,
    seed: int = 0,
    games: int = 400,
    progress: Callable[[], None] | None = None,
    *,
    standing: Sequence[Puzzle | None] = (),
    workers: int = 1,
    ray: str | None = None,
) -> list[Puzzle]:
    """Puzzles from games the Captain plays against itself, dealt by seeds from this one on; the same for any number of
    workers, and on a Ray cluster. Those `standing` keep their places, and new ones take those of the others."""
    standing = _differing(standing)[:number]
    known = [puzzle for puzzle in standing if puzzle is not None]
    found: list[Puzzle] = []
    order = Order(game, seed=seed, limit=4000)
    for puzzles_here in each(partial(of_game, order), range(games), workers, ray) if len(known) < number else []:
        for puzzle in puzzles_here:
            others = [other.best for other in known + found]
            if len(others) < number and others.count(puzzle.best) < OFTEN:
                found.append(puzzle)
                if progress is not None:
                    progress()
        if len(known) + len(found) >= number:
            break
    fresh = iter(found)
    placed = [puzzle if puzzle is not None else next(fresh, None) for puzzle in standing]
    return [puzzle for puzzle in placed if puzzle is not None] + list(fresh)


def _differing(standing: Sequence[Puzzle | None]) -> list[Puzzle | None]:
    """Without those whose option solves enough others already."""
    kept: list[Puzzle | None] = []
    for puzzle in standing:
        before = [other.best for other in kept if other is not None]
        kept.append(None if puzzle is None or before.count(puzzle.best) >= OFTEN else puzzle)
    return kept


def of_game(order: Order, played: int) -> list[Puzzle]:
    """The first few puzzles of one game."""
    here: list[Puzzle] = []

    def watch(play: Play, tally: Tally) -> None:
        if len(here) < FEW and tally.decisions % EVERY == 0:
            puzzle = puzzle_at(play)
            if puzzle is not None:
                here.append(puzzle)

    play = order.lay(played)
    names = ["captain" if seat in people_of(play) else "" for seat in range(play.seats)]
    play_out(play, seat_all(names, order, played), order.limit, order.own_seed(played, 63), watch)
    return here


def puzzle_at(play: Play) -> Puzzle | None:
    """The open choice as a puzzle, if it is one: several searches agree on what is neither the first sight's choice nor
    the greedy player's, and over many deals nothing else comes near it."""
    if len(play.decisions) != 1 or len(play.decisions[0].options) < WAYS:
        return None
    decision = play.decisions[0]
    seat = decision.seat
    obvious = decision.options[heaviest(decision)]
    greedy = Greedy(seed=1).choose(play.determinize(seat, 1), seat)
    best: Option = ()
    search = Search()
    for seed in range(SEEDS):
        search = Search(seed=seed, iterations=ITERATIONS)
        choice = search.choose(play.determinize(seat, seed + 1), seat)
        if choice in (obvious, greedy) or best not in ((), choice):
            return None
        best = choice
    options = [best]
    for option in [greedy, obvious, *search.favoured(seat)]:
        if option not in options and len(options) < WAYS:
            options.append(option)
    if len(options) < WAYS:
        return None
    sums = compared(play, seat, options, DEALS, 1)
    if not clear(sums):
        return None
    try:
        position = play.position()
    except (Bad, Illegal):
        return None
    ways = sums.ways(1)
    rest = sorted(ways[1:], key=lambda way: -way.chance)
    puzzle = Puzzle(play.setup.game, position, seat, (ways[0], *rest), _part(ways[0], rest[0]))
    return puzzle if puzzle.part and stands(puzzle, play) and holds(puzzle) else None


def clear(sums: Compared) -> bool:
    """Whether the first option is better than each other, surely and by enough."""
    return all(sums.lead(0, i) >= CLEAR for i in range(1, len(sums.options)))


def _part(best: Way, second: Way) -> str:
    """What the best way gains, and more of it than the next one: what is only lost more slowly is no goal."""
    less = dict(second.parts)
    gains = [(change - less.get(part, 0.0), part) for part, change in best.parts if change > 0]
    return max(gains)[1] if gains and max(gains)[0] > 0 else ""


def stands(puzzle: Puzzle, play: Play | None = None) -> bool:
    """Whether the position lies as it did, and every way is open."""
    try:
        laid = puzzle.lay()
    except (Bad, Illegal):
        return False
    decision = laid.decision_of(puzzle.seat)
    if decision is None or any(way.option not in decision.options for way in puzzle.ways):
        return False
    return play is None or laid.view(puzzle.seat) == play.view(puzzle.seat)


def renewed(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle as it would be found today, with today's figures and goal; None where its best way is that no more."""
    if not stands(puzzle):
        return None
    sums = compared(puzzle.lay(), puzzle.seat, [way.option for way in puzzle.ways], DEALS, 1)
    if not clear(sums):
        return None
    best, *others = sums.ways(1)
    rest = sorted(others, key=lambda way: -way.chance)
    again = Puzzle(puzzle.game, puzzle.position, puzzle.seat, (best, *rest), _part(best, rest[0]))
    return again if again.part and holds(again) else None


def holds(puzzle: Puzzle, deals: int = DEALS) -> bool:
    """Whether the best way is still the best by the judgement of today."""
    if not stands(puzzle):
        return False
    sums = compared(puzzle.lay(), puzzle.seat, [way.option for way in puzzle.ways], deals, 2)
    return all(sums.lead(0, i) > 0 for i in range(1, len(sums.options)))


def written(found: list[Puzzle]) -> str:
    """As `puzzles.json` has them: a line for each."""
    lines = [json.dumps(puzzle.plain(), ensure_ascii=False, separators=(",", ":")) for puzzle in found]
    return "[\n" + ",\n".join(lines) + "\n]\n"
