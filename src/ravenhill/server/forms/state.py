"""What one seat may know of a running game."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from ravenhill.server.forms.ahead import Ahead
from ravenhill.server.forms.lessons import LessonNow
from ravenhill.server.forms.library import Printed
from ravenhill.server.forms.packs import PackTold
from ravenhill.server.forms.tables import OfferKind, Result, Seat, TableInfo
from ravenhill.server.forms.talk import ChatLines
from ravenhill.server.forms.values import Given, Message, Option

View = dict[str, Any]  # as the game's own shapes tell it


class Line(Message):
    """A line of the log."""

    at: int  # how many answers had been given when it was said
    story: dict[str, Any] | None = None  # what it tells as data, as the game's shapes tell it
    beside: bool = False  # it happened at the table, not in the game


class Lines(Given):
    from_: int = Field(alias="from")
    lines: list[Line]


class You(Given):
    seats: list[int]
    seat: int | None
    host: bool


class Decision(Given):
    """A seat has to choose."""

    seat: int
    ask: int
    mine: bool
    prompt: Message
    rule: str
    kind: str  # what is asked, for programs: `rule` and `prompt` may be written anew
    origin: str  # the place the options lead away from, or nothing
    options: list[Option] | None
    odds: list[int]  # the options whose chances the game tells, by their place in the list
    notes: dict[str, Message]  # what to know of an option before taking it, by its place in the list


class Expects(Given):
    """A table beside a real one: what it waits for, if it does, and what of that this person may know."""

    ask: int
    kind: str | None  # what stands before the colon of its labels; null: nothing is expected
    count: int  # at least so many in a row
    rolled: bool
    seats: list[int]  # who gets to see it
    mine: bool  # this person tells it
    labels: list[str]
    came: list[str]  # of a throw, what was told of it
    corrects: bool  # this person may take the last outcome back


class Offer(Given):
    number: int
    kind: OfferKind
    seat: int
    waiting: list[int]  # seats that have not agreed yet
    late: list[int]  # seats whose time was up when closing, or a machine, was proposed


class Takeback(Given):
    """What goes back with the last choice of this person's seats."""

    seat: int
    counts: list[int]


class TimeLeft(Given):
    """Seconds every seat has left at the moment `now`; those of `running` seats go on. `little` is worth a warning."""

    now: float
    left: list[float]
    running: list[int]
    little: float


class GoalNow(Given):
    """What wins for a side: the key of its words (`.watch`: what to watch), how far it is, and how far it must come."""

    team: int
    key: str
    n: int
    of: int


class State(Given):
    """What one seat may know, complete."""

    table: TableInfo
    pack: PackTold | None  # it is played with one
    printed: Printed
    version: int
    answers: int
    answers_left: int | None  # how many more the table takes, told when they are few
    epoch: int
    turn: int
    you: You
    seats: list[Seat]
    view: View | None
    decisions: list[Decision]
    expects: Expects | None  # only at a table beside a real one
    log: Lines
    over: bool
    result: Result | None
    goals: list[GoalNow]
    undo_reach: int
    takeback: Takeback | None
    lesson: LessonNow | None
    ahead: Ahead | None  # of one's own seat, where one plays
    offer: Offer | None
    chat: ChatLines
    gallery: ChatLines
    watchers: int
    clock: TimeLeft | None
    frozen: Message | None  # why the game can only be looked at


class LogAnswer(Given):
    epoch: int
    log: Lines
