"""Lessons: a laid table, chance that is fed, and steps with the answers they take. Anybody can write one: it is data.

`games/<id>/lessons/<lesson>.toml` holds it. Its words stand in the game's locale, under `<game>-lesson-<lesson>` and
for each step under `<game>-lesson-<lesson>-<step>`: the title, and as attributes what is said (`say`), what is to do
(`do`), why an answer was right and why another was not. docs/howto/lesson.md tells how."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any, Final

from ravenhill.engine import game as shelf
from ravenhill.engine.decision import Atom, Option
from ravenhill.engine.script import Play, from_start
from ravenhill.engine.way import REDEAL

ANY: Final = "*"  # in the place of a part of an answer: whatever stands there
REST: Final = "**"  # whatever parts come from there on, if any

Entry = str | tuple[Atom, ...]  # an outcome that is fed, or a seat with its answer


class BadLesson(ValueError):
    """A lesson that is not written as lessons are."""


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer a step knows: what to say of it, and for a right one what happens then."""

    option: tuple[Atom, ...]  # with ANY and REST where it is free
    say: str  # the attribute of the step's text; "": nothing
    then: tuple[Entry, ...] = ()  # outcomes of chance, and what is answered by script

    def fits(self, option: Sequence[Atom]) -> bool:
        """Whether this option is meant.

        >>> Reply(("move", ANY, REST), "").fits(("move", "moria", 2)), Reply(("move", ANY), "").fits(("pass",))
        (True, False)
        """
        for wanted, given in zip(self.option, option, strict=False):
            if wanted == REST:
                return True
            if wanted not in (ANY, given):
                return False
        return len(self.option) == len(option) or self.option[len(option) :] == (REST,)


@dataclass(frozen=True, slots=True)
class Step:
    """One page of a lesson; without answers it is only read."""

    id: str
    light: tuple[str, ...] = ()  # ids of things on the table, or parts of it: @prompt, @hand, @side, @log, @board
    right: tuple[Reply, ...] = ()
    wrong: tuple[Reply, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    game: str
    id: str
    seat: int  # the learner's
    scenario: str
    steps: tuple[Step, ...]
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 0
    deal: tuple[str, ...] = ()  # outcomes fed while the table is laid
    position: dict[str, Any] | None = None

    @property
    def key(self) -> str:
        """The key of its title; those of its steps begin with it."""
        return f"{self.game}-lesson-{self.id}"

    def step_key(self, at: int) -> str:
        return f"{self.key}-{self.steps[at].id}"

    def acting(self, at: int) -> int:
        """The first step from this one on that wants an answer; the number of steps where there is none."""
        return next((n for n in range(at, len(self.steps)) if self.steps[n].right), len(self.steps))

    def begin(self) -> Play:
        """The table as the lesson lays it.

        >>> lesson("ironwood", "first").begin().decisions[0].seat
        0
        """
        game = shelf.find(self.game)
        wanted = game.scenario(self.scenario)
        setup = game.setup(
            seed=self.seed,
            scenario=self.scenario,
            seats=len(wanted.names) - len(wanted.automata),
            options=self.options,
            position=self.position,
        )
        return from_start(game, setup, self.deal)


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a lesson has come."""

    step: int = 0  # the first page to read now
    script: tuple[Entry, ...] = ()  # what is answered next, by itself
    said: str = ""  # the key of what is said of the last answer
    fed: tuple[str, ...] = ()  # outcomes for the answer that led here
    answers: int = 0  # given so far, by everybody
    back: int = -1  # how many of them stay when the last step is taken back; -1: none was taken

    @property
    def due(self) -> tuple[int, Option] | None:
        """Who answers next by script, and what."""
        head = self.script[0] if self.script else None
        return None if head is None or isinstance(head, str) else (int(head[0]), head[1:])


@dataclass(frozen=True, slots=True)
class Wrong:
    """An answer the step does not take, and the key of what is said of it."""

    said: str = ""


def moved(lesson: Lesson, now: Standing, seat: int, option: Sequence[Atom]) -> Standing | Wrong:
    """Where an answer leads."""
    if now.script:
        if now.due != (seat, tuple(option)):
            return Wrong()
        return _standing(now.step, now.script[1:], now.said, now.answers + 1, now.back)
    at = lesson.acting(now.step)
    if at == len(lesson.steps) or seat != lesson.seat:
        return Wrong()
    step = lesson.steps[at]
    for reply in step.right:
        if reply.fits(option):
            said = f"{lesson.step_key(at)}.{reply.say}" if reply.say else ""
            return _standing(at + 1, reply.then, said, now.answers + 1, now.answers)
    found = next((reply for reply in step.wrong if reply.fits(option)), None)
    return Wrong(f"{lesson.step_key(at)}.{found.say}" if found is not None else "")


def _standing(step: int, script: tuple[Entry, ...], said: str, answers: int, back: int) -> Standing:
    """The outcomes a script begins with belong to the answer before it."""
    count = next((n for n, entry in enumerate(script) if not isinstance(entry, str)), len(script))
    return Standing(step, script[count:], said, tuple(str(entry) for entry in script[:count]), answers, back)


def standing(lesson: Lesson, play: Play) -> Standing | None:
    """How far the lesson at this table has come; None: it went its own way, and is a game like any other.

    What others do behind its last step takes its closing words from nobody."""
    now = Standing()
    for entry in play.journal.items():
        if isinstance(entry, str) or entry[0] == REDEAL:
            continue
        then = moved(lesson, now, int(entry[0]), entry[1:])
        if not isinstance(then, Wrong):
            now = then
        elif not over(lesson, now) or int(entry[0]) == lesson.seat:
            return None
    return now


def over(lesson: Lesson, now: Standing) -> bool:
    """Whether no step wants an answer any more: what is left is read, and the game goes on by itself."""
    return not now.script and lesson.acting(now.step) == len(lesson.steps)


def feed(play: Play, lesson: Lesson, now: Standing, seat: int, option: Sequence[Atom]) -> None:
    """Makes chance ready for an answer, the same whenever the lesson comes here; what is not fed is the lesson's own.

    Whoever answers then takes away what is left: outcomes belong to one answer."""
    then = moved(lesson, now, seat, option)
    play.table.chance.seed(lesson.seed + play.answers)
    play.table.chance.fed = [] if isinstance(then, Wrong) else list(then.fed)


def enter(lesson: Lesson, now: Standing, play: Play, seat: int, option: Sequence[Atom]) -> None:
    """Plays an answer of a lesson with the chance it brings."""
    feed(play, lesson, now, seat, option)
    play.answer(seat, tuple(option))
    play.table.chance.fed = []


def shown(lesson: Lesson, now: Standing, play: Play) -> Option | None:
    """The right answer to the open step, to be shown to who does not find it."""
    at = lesson.acting(now.step)
    decision = play.decision_of(lesson.seat)
    if now.script or at == len(lesson.steps) or decision is None:
        return None
    options = [o for reply in lesson.steps[at].right for o in decision.options if reply.fits(o)]
    return options[0] if options else None


# --- reading -------------------------------------------------------------------------------------------------------


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in the order they are taken; those of a game that has none are none."""
    room = shelf.find(game).__class__.__module__.rpartition(".")[0]
    folder = resources.files(room) / "lessons" if room else None
    if folder is None or not folder.is_dir():
        return ()
    found = [
        (int(read.get("order", 0)), f.name.removesuffix(".toml"), read)
        for f in folder.iterdir()
        if f.name.endswith(".toml")
        for read in [tomllib.loads(f.read_text(encoding="utf-8"))]
    ]
    return tuple(read_lesson(game, name, read) for _, name, read in sorted(found, key=lambda one: one[:2]))


def lesson(game: str, name: str) -> Lesson | None:
    """A lesson by its name, or None.

    >>> lesson("ironwood", "no such lesson") is None
    True
    """
    return next((found for found in lessons(game) if found.id == name), None)


_KEYS: Final = {"order", "seat", "scenario", "seed", "deal", "options", "position", "step"}


def read_lesson(game: str, name: str, read: dict[str, Any]) -> Lesson:
    """A lesson as its file holds it."""
    where = f"{game}/{name}"
    if strange := sorted(set(read) - _KEYS):
        raise BadLesson(f"{where}: nobody knows {strange[0]!r}")
    steps = tuple(_step(where, step) for step in read["step"])
    ids = [step.id for step in steps]
    if len(set(ids)) != len(ids):
        raise BadLesson(f"{where}: two steps of one name")
    scenario = read.get("scenario", shelf.find(game).info.scenarios[0].id)
    return Lesson(
        game,
        name,
        int(read.get("seat", 0)),
        str(scenario),
        steps,
        dict(read.get("options", {})),
        int(read.get("seed", 0)),
        tuple(read.get("deal", [])),
        read.get("position"),
    )


def _step(where: str, step: dict[str, Any]) -> Step:
    if strange := sorted(set(step) - {"id", "light", "right", "wrong"}):
        raise BadLesson(f"{where}, {step.get('id')}: nobody knows {strange[0]!r}")
    right = tuple(_reply(where, reply, "right") for reply in step.get("right", []))
    wrong = tuple(_reply(where, reply, "wrong") for reply in step.get("wrong", []))
    return Step(str(step["id"]), tuple(step.get("light", [])), right, wrong)


def _reply(where: str, reply: dict[str, Any], say: str) -> Reply:
    if strange := sorted(set(reply) - {"option", "say", "then"}):
        raise BadLesson(f"{where}: nobody knows {strange[0]!r}")
    then = tuple(entry if isinstance(entry, str) else tuple(entry) for entry in reply.get("then", []))
    return Reply(tuple(reply["option"]), str(reply.get("say", say)), then)


def texts(lesson: Lesson) -> list[str]:
    """Every key the lesson speaks by."""
    keys = [lesson.key, f"{lesson.key}.about"]
    for at, step in enumerate(lesson.steps):
        own = lesson.step_key(at)
        said = ["say", *(["do"] if step.right else []), *(r.say for r in (*step.right, *step.wrong) if r.say)]
        keys += [own, *(f"{own}.{part}" for part in dict.fromkeys(said))]
    return keys
