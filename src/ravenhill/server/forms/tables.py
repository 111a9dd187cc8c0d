"""Laying a table, sitting down, answering; a table in the lobby."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, StrictBool, StrictInt, StrictStr

from ravenhill.server.forms.values import Chosen, Form, Given, Id, Name, Option, Place, Small, _whole

Pace = Literal["live", "days"]
OfferKind = Literal["draw", "takeback", "claim", "close", "machine"]
Status = Literal["waiting", "running", "over"]
TableKind = Literal["game", "record"]
ChanceKind = Literal["drawn", "fed"]


class MinutesForm(Form):
    """So many minutes for the whole game, and some seconds more for every choice."""

    kind: Literal["minutes"]
    minutes: Annotated[int, Field(ge=1, le=600, strict=True), BeforeValidator(_whole)]
    increment: Annotated[int, Field(ge=0, le=600, strict=True), BeforeValidator(_whole)] = 0


class DaysForm(Form):
    """So many days for every move."""

    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=60, strict=True), BeforeValidator(_whole)]


Clock = Annotated[MinutesForm | DaysForm, Field(discriminator="kind")]


class SeatForm(Form):
    kind: Literal["me", "machine", "open"]
    player: Name | None = None


class TableForm(Form):
    game: Id
    scenario: Id | None = None
    options: Annotated[
        dict[Id, Annotated[StrictBool | StrictInt | Name, BeforeValidator(_whole)]], Field(max_length=100)
    ] = Field(default_factory=dict)
    seats: Annotated[list[SeatForm], Field(max_length=8)] = Field(default_factory=list)
    public: StrictBool = False
    spectators: StrictBool = True
    pace: Pace | None = None
    clock: Clock | None = None
    pack: Id | None = None  # one of `GET /api/packs`
    chance: ChanceKind = "drawn"  # fed: beside a real table, dice, cards and tiles are told


class JoinForm(Form):
    seat: Place
    key: Annotated[StrictStr, Field(max_length=200)] = ""


class PlaceForm(Form):
    seat: Place


class MachineForm(Form):
    seat: Place
    player: Name | None


class AnswerForm(Form):
    seat: Place
    ask: Small  # the name of the decision
    option: Option
    careful: StrictBool = False  # nothing is done if it costs something and could not be taken back


class OfferForm(Form):
    seat: Place
    kind: OfferKind


class ReplyForm(Form):
    seat: Place
    number: Small
    accept: StrictBool


class Seat(Given):
    index: int
    name: str
    team: int  # seats of the same number win and lose together
    player: str | None  # the person's name; null at a person's seat: somebody who has left
    kind: Literal["person", "machine", "automaton", "open"]
    machine: str | None
    connected: bool
    to_move: bool
    thinks: int | None = None  # milliseconds it may think about the choice it is at; null: it answers at once
    host: bool  # whether this player laid the table


class Origin(Given):
    """The finished game whose path a table left, and after how many of its answers."""

    table: str
    n: int


class TableInfo(Given):
    id: str
    game: str
    scenario: str
    options: dict[str, Chosen]
    status: Status
    kind: TableKind
    public: bool
    spectators: bool
    created: float
    moved: float
    pace: Pace
    clock: Clock | None
    lesson: str | None = None  # the name of the lesson that is taken here
    origin: Origin | None = None
    chance: ChanceKind = "drawn"


class Result(Given):
    winners: list[int]
    reason: str
    rule: str


class Row(Given):
    id: str
    game: str
    scenario: str
    status: Status
    kind: TableKind
    public: bool
    turn: int
    created: float
    moved: float
    pack: str | None  # what the pack it is played with is called
    pace: Pace
    clock: Clock | None
    lesson: str | None = None
    due: float | None  # when the first running clock runs out
    seats: list[Seat]
    your_seats: list[int]
    your_move: bool
    result: Result | None


class Rows(Given):
    tables: list[Row]


class Invitation(Given):
    seat: int
    key: str
    path: str


class Invitations(Given):
    invitations: list[Invitation]
