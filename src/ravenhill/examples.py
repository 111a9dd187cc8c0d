"""Worked examples of the rulebooks as data: a position, what is answered and what chance brings, and how it ends.

`games/<id>/examples.toml` holds them, each by its number in the rulebook, whose text tells it. The page of the
rules draws the position, and whoever plays it is led as in a lesson."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from ravenhill import lessons
from ravenhill.engine import game as shelf
from ravenhill.engine.script import Play
from ravenhill.lessons import BadLesson, Entry, Lesson, Reply, Standing, Step

NAMED: Final = "example-"  # before its number: the name of its table
_KEYS: Final = {"number", "seat", "scenario", "seed", "deal", "options", "position", "play", "light", "end"}


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example; the lesson plays it."""

    number: str
    light: tuple[str, ...]  # the places a picture shows
    lesson: Lesson
    end: dict[str, Any]  # what the view says when it is over, by its path: {"crystals.0": 2}


@cache
def examples(game: str) -> tuple[Example, ...]:
    """The examples of a game that can be played, in the order of their file.

    >>> [one.number for one in examples("ironwood")][:1]
    ['E1']
    """
    room = shelf.find(game).__class__.__module__.rpartition(".")[0]
    path = resources.files(room) / "examples.toml" if room else None
    if path is None or not path.is_file():
        return ()
    return tuple(_read(game, one) for one in tomllib.loads(path.read_text(encoding="utf-8"))["example"])


def example(game: str, number: str) -> Example | None:
    """An example by its number in the rulebook, or None."""
    return next((one for one in examples(game) if one.number == number), None)


def lesson(game: str, name: str) -> Lesson | None:
    """What is taught under a name: a lesson, or an example that is played like one.

    >>> lesson("ironwood", "example-E1").scenario, lesson("ironwood", "example-E99") is None
    ('duel', True)
    """
    if not name.startswith(NAMED):
        return lessons.lesson(game, name)
    found = example(game, name.removeprefix(NAMED))
    return None if found is None else found.lesson


def number_of(name: str) -> str | None:
    """The example of that name; None: it is a lesson."""
    return name.removeprefix(NAMED) if name.startswith(NAMED) else None


def played(one: Example) -> Play:
    """The table when the example is over."""
    play, now = one.lesson.begin(), Standing()
    while not lessons.over(one.lesson, now):
        seat, option = now.due or (one.lesson.seat, one.lesson.steps[one.lesson.acting(now.step)].right[0].option)
        then = lessons.moved(one.lesson, now, seat, option)
        assert isinstance(then, Standing)
        lessons.enter(one.lesson, now, play, seat, option)
        now = then
    return play


def _read(game: str, read: dict[str, Any]) -> Example:
    number = str(read["number"])
    where = f"{game}/{number}"
    if strange := sorted(set(read) - _KEYS):
        raise BadLesson(f"{where}: nobody knows {strange[0]!r}")
    seat = int(read.get("seat", 0))
    taught = Lesson(
        game,
        f"{NAMED}{number}",
        seat,
        str(read.get("scenario", shelf.find(game).info.scenarios[0].id)),
        (Step("given"), *_steps(where, seat, read["play"]), Step("then")),
        dict(read.get("options", {})),
        int(read.get("seed", 0)),
        tuple(read.get("deal", [])),
        read.get("position"),
    )
    return Example(number, tuple(read.get("light", [])), taught, dict(read["end"]))


def _steps(where: str, seat: int, play: Iterable[Any]) -> list[Step]:
    """A step for each answer of the reader's seat; what follows it, chance and others' answers, happens by itself."""
    entries: list[Entry] = [one if isinstance(one, str) else tuple(one) for one in play]
    own = [n for n, one in enumerate(entries) if not isinstance(one, str) and one[0] == seat]
    if not own or own[0] != 0:
        raise BadLesson(f"{where}: the reader answers first")
    steps = []
    for n, upto in zip(own, [*own[1:], len(entries)], strict=True):
        step = entries[n]
        assert not isinstance(step, str)
        steps.append(Step(f"step-{n}", (), (Reply(step[1:], "", tuple(entries[n + 1 : upto])),)))
    return steps
