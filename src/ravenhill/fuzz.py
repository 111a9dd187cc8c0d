"""Fuzzing as a habit: random games of every scenario, seat count and option, for hours; what came up is counted.

Games are played in lots, each told by its course (a game, a scenario, a number of seats) and the number of its first
game, and kept as a line of JSON: a run that was cut goes on where it was. Most games run bare; of some every question
is counted, some are looked at hard (`sim --check`). A failure is written as a position, made as small as it goes.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from math import ceil
from pathlib import Path
from typing import Any, Final

from ravenhill.engine import game as shelf
from ravenhill.engine.chance import Chance
from ravenhill.engine.decision import Bad
from ravenhill.engine.script import Play
from ravenhill.players.lines import Lines
from ravenhill.players.match import Tally, play_out
from ravenhill.players.order import Order, each, seat_all, shared_out, teams_of
from ravenhill.sim import CLOSE, SAMPLE, play_one

LOT: Final = 200  # games of a short course in one lot; of long ones fewer, so that a lot takes seconds
LONG: Final = 400  # decisions of a game that is long
TRIED: Final = 5  # games that are played to know how long they are
ROUND: Final = 24  # lots of each course in a round that several processes share
LEAST: Final = 1_500  # games of every course, where so many are asked for that there can be
PLAIN: Final = 2  # one game in so many is played by the usual options, the others by drawn ones
COUNTED: Final = 20  # of one game in so many everything that comes up is counted
CHECKED: Final = 400  # one in so many is looked at hard
HARD: Final = 50  # one decision in so many of such a game; of a long one about as many as `sim --check` looks at
LIMIT: Final = 20_000  # decisions: random armies can march for ever
TOLD: Final = 20  # errors the command line tells
TRIES: Final = 400  # smaller positions that are tried for one failure
SMALLER: Final = 3  # failures of a lot that are made smaller; one mistake of the rules breaks many games


@dataclass(frozen=True)
class Course:
    """A game, one of its scenarios, and a number of seats."""

    game: str
    scenario: str
    seats: int

    def name(self) -> str:
        return f"{self.game}/{self.scenario}/{self.seats}"


def courses(games: Sequence[str]) -> list[Course]:
    """Everything there is to play.

    >>> [course.name() for course in courses(["bofa"])]
    ['bofa/battle/2']
    """
    return [
        Course(game, scenario.id, seats)
        for game in games
        for scenario in shelf.find(game).info.scenarios
        for seats in scenario.seats
    ]


@dataclass
class Lot:
    """What came of one lot of games."""

    course: str
    first: int
    games: int = 0
    finished: int = 0
    decisions: int = 0
    counted: int = 0
    checked: int = 0
    drawn: int = 0  # played by drawn options
    named: int = 0  # counted with the cards that everybody could read of
    questions: dict[str, int] = field(default_factory=dict)  # games they came up in, of those counted
    cards: dict[str, int] = field(default_factory=dict)
    rules: dict[str, int] = field(default_factory=dict)
    endings: dict[str, int] = field(default_factory=dict)  # how games ended, of all
    errors: list[dict[str, Any]] = field(default_factory=list)


class Seen:
    """Everything that comes up in one game."""

    def __init__(self, cards: frozenset[str]) -> None:
        self._cards = cards
        self.questions: set[str] = set()
        self.rules: set[str] = set()
        self.cards: set[str] = set()

    def look(self, play: Play, tally: Tally) -> None:
        for decision in play.decisions:
            self.questions.add(decision.kind)
            self.rules.add(decision.rule)

    def read(self, play: Play) -> None:
        """The cards the log names to everybody; what was only in a hand has not come up. And the rule of the end."""
        if play.result is not None:
            self.rules.add(play.result.rule)
        for line in play.log(None):
            for word in line.args.values():
                self._name(word)

    def _name(self, word: object) -> None:
        if isinstance(word, str):
            if word in self._cards:
                self.cards.add(word)
        elif isinstance(word, list | tuple):
            for one in word:
                self._name(one)


def drawn_options(game: shelf.Game[Any], scenario: str, number: int) -> dict[str, Any]:
    """Values for all options a scenario has, by the number of the game alone."""
    chance = Chance()
    chance.seed(number)
    options = [option for option in game.info.options if not option.scenarios or scenario in option.scenarios]
    return {option.id: option.values[chance.below(len(option.values))] for option in options}


def laid(course: Course, seed: int, number: int) -> tuple[Order, Play]:
    """The game of that number and its table; where its drawn options do not go together, by the usual ones."""

    def ordered(options: dict[str, Any] | None) -> tuple[Order, Play]:
        own = seed + number
        order = Order(course.game, seed=own, scenario=course.scenario, seats=course.seats, options=options, limit=LIMIT)
        return order, order.lay(0, quiet=False)

    if number % PLAIN:
        try:
            return ordered(drawn_options(shelf.find(course.game), course.scenario, seed + number))
        except Bad:
            pass
    return ordered(None)


def everybody(play: Play) -> list[str]:
    """Random players on all seats that somebody must choose for."""
    return shared_out(["random"], teams_of(play), play.seats)


def play_lot(course: Course, seed: int, size: int, first: int, length: int) -> Lot:
    """The games of a lot, one after the other; `length` are the decisions of one, and say how often to look hard."""
    lot = Lot(course.name(), first)
    cards = frozenset(shelf.find(course.game).cards())
    questions: Counter[str] = Counter()
    named: Counter[str] = Counter()
    rules: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    for number in range(first, first + size):
        order, play = laid(course, seed, number)
        names = everybody(play)
        lot.games += 1
        lot.drawn += order.options is not None
        if number % CHECKED == 0:
            lot.checked += 1
            played = play_one(order, names, CLOSE * max(HARD, length // SAMPLE), 0)
            lot.finished += played.finished
            lot.decisions += played.decisions
            endings[played.reason] += played.finished
            for error in played.errors:
                lot.errors.append(failure(course, order, names, played.decisions, error, len(lot.errors) < SMALLER))
            continue
        seen = Seen(cards) if number % COUNTED == 1 else None
        tally = Tally(len(names))
        try:
            play.table.quiet = seen is None
            seated = seat_all(names, order, 0)
            play_out(play, seated, LIMIT, order.own_seed(0, 63), None if seen is None else seen.look, tally)
            if play.result is not None:
                lot.finished += 1
                endings[play.result.reason] += 1
            if seen is not None:
                lot.counted += 1
                lot.named += 1
                seen.read(play)
                questions.update(seen.questions)
                named.update(seen.cards)
                rules.update(seen.rules)
        except Exception as e:  # told with its position, and the next game is played
            error = f"{type(e).__name__}: {e}"
            lot.errors.append(failure(course, order, names, tally.decisions, error, len(lot.errors) < SMALLER))
        lot.decisions += tally.decisions
    lot.questions, lot.cards, lot.rules = dict(questions), dict(named), dict(rules)
    lot.endings = dict(+endings)
    return lot


def failure(
    course: Course, order: Order, names: list[str], decisions: int, error: str, make_smaller: bool
) -> dict[str, Any]:
    """A failure with the smallest position that shows it, where one does; else with its seed alone."""
    told: dict[str, Any] = {"course": course.name(), "seed": order.seed, "decision": decisions, "error": error}
    if order.options:
        told["options"] = order.options
    try:
        play = order.lay(0)
        play_out(play, seat_all(names, order, 0), max(0, decisions - 1), order.own_seed(0, 63))
        broken = trouble(play)
        if broken:
            told["shows"] = broken
            told["position"] = play.position()
            if make_smaller:
                told["position"] = smaller(course.game, told["position"], broken)
    except Exception as e:  # the failure is told even where it can not be made smaller
        told["not_smaller"] = f"{type(e).__name__}: {e}"
    return told


def trouble(play: Play) -> str:
    """What goes wrong at a table when its options are listed and each is tried; empty: nothing."""
    problems = play.game.problems(play.table)
    if problems:
        return problems[0]
    try:
        for decision in play.decisions:
            for option in decision.options:
                play.clone().answer(decision.seat, option)
    except Exception as e:  # whatever the rules stumble over
        return f"{type(e).__name__}: {e}"
    return ""


def smaller(game: str, position: dict[str, Any], broken: str) -> dict[str, Any]:
    """The position without all that is not needed to show the same trouble."""

    def shows(tried: dict[str, Any]) -> bool:
        from ravenhill import position as laid

        try:
            return trouble(laid(game, tried)) == broken
        except Exception:  # a position the game does not take shows nothing
            return False

    return shrunk(position, shows, TRIES)


def shrunk(thing: dict[str, Any], shows: Callable[[dict[str, Any]], bool], tries: int) -> dict[str, Any]:
    """A thing of lists and dictionaries with every part left out that may be, as far as the tries go.

    >>> shrunk({"a": [1, 2, 3], "b": {"c": 4, "d": 5}}, lambda t: 2 in t.get("a", []), 50)
    {'a': [2]}
    """
    found: dict[str, Any] = json.loads(json.dumps(thing))
    again = True
    while again and tries > 0:
        again = False
        for path in sorted(_paths(found), key=len):
            if tries <= 0:
                break
            tried: dict[str, Any] = json.loads(json.dumps(found))
            _leave_out(tried, path)
            tries -= 1
            if shows(tried):
                found, again = tried, True
                break
    return found


def _paths(thing: object, here: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if isinstance(thing, dict):
        for key in thing:
            yield (*here, key)
            yield from _paths(thing[key], (*here, key))
    elif isinstance(thing, list):
        for at in range(len(thing)):
            yield (*here, at)
            yield from _paths(thing[at], (*here, at))


def _leave_out(thing: Any, path: Sequence[Any]) -> None:
    for step in path[:-1]:
        thing = thing[step]
    del thing[path[-1]]


COUNTS: Final = ("games", "finished", "decisions", "drawn", "counted", "checked")


class Kept:
    """The lots of a run in a file, a line each."""

    def __init__(self, path: Path | None) -> None:
        self._lines = None if path is None else Lines(path, '{"course": "', "bad-fuzz-file")
        self.lots: list[Lot] = []
        if self._lines is not None:
            try:
                self.lots = [Lot(**line) for line in self._lines.kept]
            except TypeError as e:
                raise self._lines.of_another() from e

    def keep(self, lot: Lot) -> None:
        self.lots.append(lot)
        if self._lines is not None:
            self._lines.keep(json.dumps(asdict(lot), ensure_ascii=False))

    def games(self, course: Course) -> int:
        return max((lot.first + lot.games for lot in self.lots if lot.course == course.name()), default=0)


def fuzz(
    games: Sequence[str],
    *,
    seed: int = 1,
    total: int | None = None,
    hours: float | None = None,
    kept: Path | None = None,
    workers: int = 0,
    ray: str | None = None,
    progress: Callable[[], None] | None = None,
) -> dict[str, Any]:
    """What `ravenhill fuzz --json` says: rounds of lots, as many of each course, until there are so many games in all,
    or the hours are over; without either, one lot of each. Courses with long games get fewer (`shares`)."""
    book = Kept(kept)
    ends = None if hours is None else time.monotonic() + hours * 3600
    lengths = {course: length_of(course, seed) for course in courses(games)}
    sizes = {course: lot_size(length) for course, length in lengths.items()}
    whole = None if total is None else shares(lengths, total)
    while True:
        due: list[tuple[Course, int, int, int]] = []
        had = {course: book.games(course) for course in sizes}
        for ahead in range(1 if workers == 1 or total is hours is None else ROUND):
            for course, size in sizes.items():
                first = had[course] + ahead * size
                share = first + size if whole is None else whole[course]
                if first < share:
                    due.append((course, first, min(size, share - first), lengths[course]))
        if not due or (ends is not None and time.monotonic() >= ends):
            break
        for lot in each(partial(_one, due, seed), range(len(due)), workers, ray):
            book.keep(lot)
            if progress is not None:
                for _ in range(lot.games):
                    progress()
        if total is None and hours is None:
            break
    return report(games, book.lots)


def _one(due: Sequence[tuple[Course, int, int, int]], seed: int, at: int) -> Lot:
    course, first, size, length = due[at]
    return play_lot(course, seed, size, first, length)


def shares(lengths: Mapping[Course, int], total: int) -> dict[Course, int]:
    """Games of each course: as many decisions of each, yet LEAST games of each where there are so many.

    >>> war, battle = Course("wotr", "war", 2), Course("bofa", "battle", 2)
    >>> list(shares({war: 4000, battle: 250}, 10_000).values())
    [1500, 8500]
    """
    least = min(LEAST, total // len(lengths))
    raised: set[Course] = set()
    while True:
        rest = total - least * len(raised)
        parts = sum(1 / length for course, length in lengths.items() if course not in raised)
        due = {c: least if c in raised else ceil(rest / length / parts) for c, length in lengths.items()}
        short = {course for course, games in due.items() if games < least}
        if not short:
            return due
        raised |= short


def length_of(course: Course, seed: int) -> int:
    """The decisions of a game, as its first few have them."""
    decisions = 0
    for number in range(TRIED):
        order, play = laid(course, seed, number)
        play.table.quiet = True
        decisions += play_out(play, seat_all(everybody(play), order, 0), LIMIT, order.own_seed(0, 63)).decisions
    return max(1, decisions // TRIED)


def lot_size(length: int) -> int:
    """Games of a lot: fewer where games are long.

    >>> lot_size(300), lot_size(4000)
    (200, 20)
    """
    return max(10, min(LOT, LOT * LONG // length))


def report(games: Sequence[str], lots: Sequence[Lot]) -> dict[str, Any]:
    """All lots together: by course, and by game what came up and what never did."""
    told: dict[str, Any] = {
        "games": sum(lot.games for lot in lots),
        "finished": sum(lot.finished for lot in lots),
        "decisions": sum(lot.decisions for lot in lots),
        "checked": sum(lot.checked for lot in lots),
        "drawn": sum(lot.drawn for lot in lots),
        "counted": sum(lot.counted for lot in lots),
        "named": sum(lot.named for lot in lots),
        "courses": {},
        "endings": {},
        "came_up": {},
        "errors": [error for lot in lots for error in lot.errors],
    }
    for lot in lots:
        row = told["courses"].setdefault(lot.course, dict.fromkeys(COUNTS, 0))
        for key in COUNTS:
            row[key] += getattr(lot, key)
        endings = told["endings"].setdefault(lot.course, {})
        for reason, times in lot.endings.items():
            endings[reason] = endings.get(reason, 0) + times
    for game in games:
        own = [lot for lot in lots if lot.course.startswith(f"{game}/")]
        found = shelf.find(game)
        told["came_up"][game] = {
            "counted": {"questions": sum(lot.counted for lot in own), "cards": sum(lot.named for lot in own)},
            "questions": _came_up(found.questions, [lot.questions for lot in own]),
            "cards": _came_up(found.cards(), [lot.cards for lot in own if lot.named]),
            "rules": sorted({rule for lot in own for rule in lot.rules}),
        }
    return told


def _came_up(known: Sequence[str], counts: Sequence[Mapping[str, int]]) -> dict[str, Any]:
    total: Counter[str] = Counter()
    for one in counts:
        total.update(one)
    rarest = sorted(((total[name], name) for name in known if total[name]), key=lambda one: one)[:10]
    return {
        "of": len(known),
        "seen": len([name for name in known if total[name]]),
        "never": sorted(name for name in known if not total[name]),
        "rarest": {name: times for times, name in rarest},
    }
