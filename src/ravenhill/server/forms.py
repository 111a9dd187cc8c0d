"""What is asked and answered, as the OpenAPI document shows it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StrictBool, StrictInt, StrictStr, model_validator


def _whole(value: Any) -> Any:
    """JSON knows one kind of number: 3.0 is a 3, but true is not a 1."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Text = dict[str, str | int]
Small = Annotated[int, Field(ge=0, le=2**31 - 1, strict=True), BeforeValidator(_whole)]
Place = Annotated[int, Field(ge=0, le=15, strict=True), BeforeValidator(_whole)]
Look = Annotated[int, Field(ge=-1, le=15, strict=True), BeforeValidator(_whole)]
Atom = Annotated[
    Annotated[StrictStr, Field(max_length=200)] | Annotated[StrictInt, Field(ge=-(2**31), le=2**31)],
    BeforeValidator(_whole),
]
GivenOption = Annotated[list[Atom], Field(min_length=1, max_length=12)]
Name = Annotated[StrictStr, Field(min_length=1, max_length=80)]
Password = Annotated[StrictStr, Field(min_length=8, max_length=200)]
Id = Annotated[StrictStr, Field(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


class Form(BaseModel):
    """What a client sends; a field nobody knows is refused."""

    model_config = ConfigDict(extra="forbid")


class Given(BaseModel):
    """What a client gets."""


# --- people --------------------------------------------------------------------------------------------------


class NameForm(Form):
    name: Name


class AccountForm(Form):
    login: Name
    password: Password


class LoginForm(Form):
    login: Name
    password: Annotated[StrictStr, Field(min_length=1, max_length=200)]


class PasswordForm(Form):
    old: Annotated[StrictStr, Field(min_length=1, max_length=200)]
    new: Password


class EmailForm(Form):
    email: Annotated[StrictStr, Field(max_length=254)] | None
    notify: StrictBool = True
    password: Annotated[StrictStr, Field(max_length=200)] = ""


class ForgottenForm(Form):
    who: Annotated[StrictStr, Field(min_length=1, max_length=254)]


class ResetForm(Form):
    token: Annotated[StrictStr, Field(min_length=1, max_length=1000)]
    password: Password


class PartForm(Form):
    password: Annotated[StrictStr, Field(max_length=200)] = ""


class TokenForm(Form):
    token: Annotated[StrictStr, Field(min_length=1, max_length=1000)]


class ReturnForm(Form):
    renew: StrictBool = False


class ReturnLink(Given):
    path: str


class NameAnswer(Given):
    name: str


class NothingForm(Form):
    """An empty object."""


class Me(Given):
    name: str
    account: bool
    login: str | None
    email: str | None
    email_confirmed: bool
    notify: bool
    mail: bool


class MeAnswer(Given):
    me: Me | None


class Visit(Given):
    """One browser that is signed in."""

    id: str
    made: float
    used: float
    browser: Literal["firefox", "edge", "opera", "chrome", "safari", "other"]
    system: Literal["android", "ios", "windows", "macos", "linux", "other"]
    here: bool


class Visits(Given):
    sessions: list[Visit]


class Shunned(Given):
    """Somebody who is not heard; `block`: nor sat with."""

    id: str
    name: str
    block: bool
    made: float


class ShunnedAnswer(Given):
    people: list[Shunned]


class Confirmed(Given):
    confirmed: bool


# --- games, words, rules -------------------------------------------------------------------------------------


class ScenarioInfo(Given):
    id: str
    names: list[str]
    seats: list[int]
    automata: list[int]


class OptionInfo(Given):
    id: str
    default: bool | int | str
    values: list[bool | int | str]
    rule: str
    scenarios: list[str]
    kind: Literal["variant", "difficulty", "ruling", "edition"]


class GameAnswer(Given):
    id: str
    title: str
    scenarios: list[ScenarioInfo]
    seats: list[int]
    options: list[OptionInfo]
    players: list[str]
    rules: int


class GamesAnswer(Given):
    games: list[GameAnswer]


class Content(Given):
    game: str
    sources: dict[str, int]
    own: list[str]
    parts: dict[str, int]


class ContentAnswer(Given):
    games: list[Content]


class WordsAnswer(Given):
    language: str
    languages: list[str]
    files: dict[str, str]


class RuleMark(Given):
    """Where a rule was found, as docs/rules/README.md names it."""

    kind: Literal["printed", "derived", "decision", "source", "recalled", "inferred", "original"]
    note: str


class RuleRow(Given):
    number: str
    cells: list[str]
    marks: list[RuleMark]


class RuleBlock(Given):
    """A heading, a numbered rule, an item of a list, a paragraph, or a table."""

    kind: Literal["heading", "rule", "item", "text", "table"]
    text: str
    number: str
    depth: int
    marks: list[RuleMark]
    head: list[str]
    rows: list[RuleRow]


class Chapter(Given):
    id: str
    number: str
    title: str
    example: bool
    marks: list[RuleMark]
    blocks: list[RuleBlock]


class RulesAnswer(Given):
    game: str
    title: str
    chapters: list[Chapter]


class RuleAnswer(Given):
    game: str
    number: str
    chapter: str
    title: str
    blocks: list[RuleBlock]


class ServerAnswer(Given):
    name: str
    version: str
    mail: bool


# --- tables --------------------------------------------------------------------------------------------------


class MinutesForm(Form):
    """So many minutes for the whole game, and some seconds more for every choice."""

    kind: Literal["minutes"]
    minutes: Annotated[int, Field(ge=1, le=600, strict=True), BeforeValidator(_whole)]
    increment: Annotated[int, Field(ge=0, le=600, strict=True), BeforeValidator(_whole)] = 0


class DaysForm(Form):
    """So many days for every move."""

    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=60, strict=True), BeforeValidator(_whole)]


ClockForm = Annotated[MinutesForm | DaysForm, Field(discriminator="kind")]
Pace = Literal["live", "days"]
OfferKind = Literal["draw", "takeback", "claim", "close", "machine"]


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
    clock: ClockForm | None = None


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
    ask: Small
    option: GivenOption


class OfferForm(Form):
    seat: Place
    kind: OfferKind


class ReplyForm(Form):
    seat: Place
    number: Small
    accept: StrictBool


class ChatForm(Form):
    text: Annotated[StrictStr, Field(min_length=1, max_length=500)]


class WhomForm(Form):
    """Somebody at the table: who sits there, or who said a line of the talk."""

    seat: Place | None = None
    room: Literal["table", "gallery"] = "table"
    line: Small | None = None

    @model_validator(mode="after")
    def _one_of_both(self) -> WhomForm:
        if (self.seat is None) == (self.line is None):
            raise ValueError("either seat or line")
        return self


class ShunForm(WhomForm):
    block: StrictBool = False


class ReportForm(WhomForm):
    words: Annotated[StrictStr, Field(max_length=500)] = ""


class WhyForm(Form):
    seat: Place
    option: GivenOption


class Made(Given):
    id: str


class Fine(Given):
    ok: Literal[True]


class Done(Given):
    ok: Literal[True]
    version: int


class Said(Given):
    key: str
    args: Text


class Line(Given):
    key: str
    args: Text
    at: int


class Lines(Given):
    from_: int = Field(alias="from")
    lines: list[Line]


class ChatLine(Given):
    player: str | None
    seat: int | None
    text: str
    at: float
    muted: bool


class ChatLines(Given):
    from_: int = Field(alias="from")
    lines: list[ChatLine]


class Seat(Given):
    index: int
    name: str
    team: int  # seats of the same number win and lose together
    player: str | None
    kind: Literal["person", "machine", "automaton", "open"]
    machine: str | None
    connected: bool
    to_move: bool
    host: bool


class TableInfo(Given):
    id: str
    game: str
    scenario: str
    options: dict[str, bool | int | str]
    status: Literal["waiting", "running", "over"]
    kind: Literal["game", "record"]
    public: bool
    spectators: bool
    created: float
    moved: float
    pace: Pace
    clock: ClockForm | None


class You(Given):
    seats: list[int]
    seat: int | None
    host: bool


class Asked(Given):
    seat: int
    ask: int
    mine: bool
    prompt: Said
    rule: str
    options: list[list[str | int]] | None
    notes: dict[str, Said]


class Ending(Given):
    winners: list[int]
    reason: str
    rule: str


class Offer(Given):
    number: int
    kind: OfferKind
    seat: int
    waiting: list[int]
    late: list[int]


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


class State(Given):
    """What one seat may know, complete."""

    table: TableInfo
    version: int
    answers: int
    answers_left: int | None  # how many more the table takes, told when they are few
    epoch: int
    turn: int
    you: You
    seats: list[Seat]
    view: dict[str, Any] | None
    decisions: list[Asked]
    log: Lines
    over: bool
    result: Ending | None
    undo_reach: int
    takeback: Takeback | None
    offer: Offer | None
    chat: ChatLines
    gallery: ChatLines
    watchers: int
    clock: TimeLeft | None
    frozen: Said | None  # why the game can only be looked at


class Row(Given):
    id: str
    game: str
    scenario: str
    status: Literal["waiting", "running", "over"]
    kind: Literal["game", "record"]
    public: bool
    turn: int
    created: float
    moved: float
    pace: Pace
    clock: ClockForm | None
    due: float | None
    seats: list[Seat]
    your_seats: list[int]
    your_move: bool
    result: Ending | None


class Rows(Given):
    tables: list[Row]


class Invitation(Given):
    seat: int
    key: str
    path: str


class Invitations(Given):
    invitations: list[Invitation]


class WhyAnswer(Given):
    open: bool
    reason: Said | None
    rule: str


class Chance(Given):
    label: Said
    p: float


class ChanceGroup(Given):
    title: Said
    chances: list[Chance]
    mean: float | None


class Odds(Given):
    groups: list[ChanceGroup]
    notes: list[Said]


class OddsAnswer(Given):
    odds: Odds | None


class LogAnswer(Given):
    epoch: int
    log: Lines


class Frame(Given):
    n: int
    turn: int
    view: dict[str, Any]
    seat: int | None
    option: list[str | int] | None
    to_move: list[int]
    log: list[Line]


class Replay(Given):
    answers: int
    seat: int | None
    turns: list[list[int]]
    frames: list[Frame]


class Problem(Given):
    code: str
    message: Said
    rule: str


class ErrorAnswer(Given):
    error: Problem
