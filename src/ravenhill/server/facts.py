"""What is known of a table without opening its game: how it was laid, and who sits where."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any

from ravenhill.engine import game as shelf
from ravenhill.engine.decision import Option
from ravenhill.players import levels
from ravenhill.server.clock import Clock


@lru_cache(maxsize=100)
def teams(game: str, scenario: str, seats: int) -> tuple[int, ...]:
    """On whose side every seat is: who has the same number wins and loses together."""
    if seats <= 2:
        return tuple(range(seats))
    found = shelf.find(game)
    laid = found.start(found.setup(scenario=scenario, seats=seats, seed=0))
    return tuple(found.team(laid.table, seat) for seat in range(seats))


def thinking_time(machine: str | None) -> int | None:
    """The milliseconds a machine may think about a choice, if it is one that takes its time."""
    level = levels.level(machine) if machine is not None else None
    return level.ms if level is not None and level.ms else None


@dataclass(frozen=True)
class Answer:
    """What to answer when a question of this kind is asked."""

    kind: str
    option: Option

    def plain(self) -> dict[str, Any]:
        return {"kind": self.kind, "option": list(self.option)}


@dataclass
class Left:
    """What a person has left at a seat, in the order it is tried, and what of it came to nothing."""

    by: str = ""
    answers: list[Answer] = field(default_factory=list)
    dropped: list[Answer] = field(default_factory=list)

    def plain(self) -> dict[str, Any]:
        lists = (("answers", self.answers), ("dropped", self.dropped))
        return {"by": self.by, **{name: [one.plain() for one in some] for name, some in lists}}

    @classmethod
    def read(cls, kept: dict[str, Any] | None) -> Left:
        if kept is None:
            return cls()
        lists = ([Answer(one["kind"], tuple(one["option"])) for one in kept[name]] for name in ("answers", "dropped"))
        return cls(kept["by"], *lists)


@dataclass
class Chair:
    """One seat of a table and who holds it."""

    place: int
    name: str
    automaton: bool
    nonce: str
    person: str | None = None
    player: str | None = None  # the person's name
    machine: str | None = None
    away: bool = False  # the others put the machine here, when the person's time was up
    left: Left = field(default_factory=Left)  # in advance; nobody else is told

    @property
    def kind(self) -> str:
        if self.automaton:
            return "automaton"
        if self.machine is not None:
            return "machine"
        return "person" if self.person is not None else "open"

    @property
    def filled(self) -> bool:
        return self.kind != "open"


@dataclass
class Facts:
    """What is known of a table without opening its game."""

    id: str
    game: str
    scenario: str
    options: dict[str, Any]
    kind: str
    status: str
    public: bool
    spectators: bool
    host: str
    created: float
    moved: float
    people: int
    result: dict[str, Any] | None
    offer: dict[str, Any] | None
    chairs: list[Chair]
    frozen: bool = False  # by who runs the server
    pace: str = "days"
    clock: Clock | None = None
    lesson: str | None = None  # the name of the one that is taken here
    pack: dict[str, Any] | None = None  # what it is played with
    chance: str = "drawn"  # or fed: it is told from a real table
    origin: dict[str, Any] | None = None  # the finished game whose path it left: its table, and after how many answers

    def plain(self) -> dict[str, Any]:
        names = ("id", "game", "scenario", "options", "status", "kind", "public", "spectators", "created", "moved")
        told = {name: getattr(self, name) for name in (*names, "pace", "lesson", "origin", "chance")}
        told["options"] = self._chosen
        return {**told, "clock": self.clock.agreed if self.clock is not None else None}

    @cached_property
    def _chosen(self) -> dict[str, Any]:
        """The options that are not as usual: the others need not be told. They never change."""
        return shelf.find(self.game).chosen(self.options)


def places(game: str, scenario: str) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The names of a scenario's seats, and those the rules play themselves."""
    found = shelf.find(game).scenario(scenario)
    return found.names, found.automata
