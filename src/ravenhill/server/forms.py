"""What is asked and answered, over HTTP and over the socket: the OpenAPI document shows these forms, and
web/src/shapes/wire.ts is written from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StrictBool, StrictInt, StrictStr, model_validator


def _whole(value: Any) -> Any:
    """JSON knows one kind of number: 3.0 is a 3, but true is not a 1."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Small = Annotated[int, Field(ge=0, le=2**31 - 1, strict=True), BeforeValidator(_whole)]
Place = Annotated[int, Field(ge=0, le=15, strict=True), BeforeValidator(_whole)]
Look = Annotated[int, Field(ge=-1, le=15, strict=True), BeforeValidator(_whole)]
Atom = Annotated[
    Annotated[StrictStr, Field(max_length=200)] | Annotated[StrictInt, Field(ge=-(2**31), le=2**31)],
    BeforeValidator(_whole),
]
Option = Annotated[list[Atom], Field(min_length=1, max_length=12)]
Name = Annotated[StrictStr, Field(min_length=1, max_length=80)]
Password = Annotated[StrictStr, Field(min_length=8, max_length=200)]
Id = Annotated[StrictStr, Field(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Label = Annotated[StrictStr, Field(min_length=1, max_length=80)]  # of an outcome: "die:5"
Chosen = bool | int | str  # what a setting of a game may be
View = dict[str, Any]  # as the game's own shapes tell it
Pace = Literal["live", "days"]
OfferKind = Literal["draw", "takeback", "claim", "close", "machine"]
Status = Literal["waiting", "running", "over"]
TableKind = Literal["game", "record"]
ChanceKind = Literal["drawn", "fed"]
Room = Literal["table", "gallery"]  # who plays talks at the table, who looks on in the gallery


class Form(BaseModel):
    """What a client sends; a field nobody knows is refused."""

    model_config = ConfigDict(extra="forbid")


class Given(BaseModel):
    """What a client gets."""


# --- people --------------------------------------------------------------------------------------------------


class NameForm(Form):
    name: Name


class LanguageForm(Form):
    language: Annotated[StrictStr, Field(min_length=2, max_length=32)]


class TokenAnswer(Given):
    """Good until its session is ended; told only here."""

    token: str
    session: str


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
    language: str | None
    mail: bool


class MeAnswer(Given):
    me: Me | None


class Visit(Given):
    """One browser that is signed in."""

    id: str
    made: float
    used: float
    browser: Literal["bot", "firefox", "edge", "opera", "chrome", "safari", "other"]
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


class Scenario(Given):
    id: str
    names: list[str]
    seats: list[int]
    automata: list[int]


class Setting(Given):
    id: str
    default: Chosen
    values: list[Chosen]
    rule: str
    scenarios: list[str]
    kind: Literal["variant", "difficulty", "ruling", "edition"]


class Level(Given):
    """A machine as people choose it, and how it has fared against the level before it."""

    name: str
    ms: int  # how long it may think about a choice; 0: it answers at once
    won: float | None  # games, half for a draw; null: not measured
    games: int | None


class Game(Given):
    id: str
    title: str
    scenarios: list[Scenario]
    seats: tuple[int, int]  # at least, at most
    options: list[Setting]
    players: list[str]
    levels: list[Level]  # the strongest last
    puzzles: int  # how many there are
    rules: int  # the version of its rules
    minutes: int  # thinking time that is enough for a whole game, for each player


class GamesAnswer(Given):
    games: list[Game]


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
    digests: dict[str, str]  # of each game's words: by this they are asked for alone


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


class Term(Given):
    """A term, a sentence on it, the rule that says more, and the forms it has in texts, in small letters."""

    name: str
    says: str
    rule: str
    first: bool  # one of the words a newcomer meets first
    forms: list[str]


class GlossaryAnswer(Given):
    game: str
    terms: list[Term]


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


class LessonForm(Form):
    game: Id
    lesson: Id


class Lesson(Given):
    """A lesson there is; `table`: where this person has begun it."""

    game: str
    id: str
    key: str
    steps: int
    table: str | None


class LessonsAnswer(Given):
    lessons: list[Lesson]


class ShareForm(Form):
    shared: StrictBool


class PackTold(Given):
    """A pack in a few words: what it is called, and the ids it changes, by the tables of the game's data."""

    name: str
    version: str
    digest: str
    changes: dict[str, list[str]]
    names: list[str]  # what it calls otherwise


class PackKept(PackTold):
    """A pack somebody has brought; `mine`: this person."""

    id: str
    game: str
    shared: bool
    made: float
    mine: bool


class PackAnswer(Given):
    pack: PackKept


class PacksAnswer(Given):
    packs: list[PackKept]


class KeepForm(Form):
    records: dict[str, Any]  # a pack, by file and table


class ChangeForm(KeepForm):
    digest: Id  # of what it was when it was opened


class DraftForm(KeepForm):
    ident: Name  # the record that is being written


class PackWhole(Given):
    pack: PackKept
    records: dict[str, Any]


class Takes(Given):
    """What a field takes; which of these it has depends on the kind."""

    kind: Literal[
        "text",
        "number",
        "real",
        "flag",
        "list",
        "table",
        "map",
        "drawn",
        "ref",
        "either",
        "noted",
        "counted",
        "block",
        "spoken",
    ]
    choices: list[str] | None = None  # text, noted: the only words; none: any
    low: float | None = None  # of a number, or of the length of a list
    high: float | None = None
    item: Takes | None = None  # list, map
    key: Takes | None = None  # map
    fields: list[FieldTold] | None = None  # table
    tables: list[str] | None = None  # ref: "file.table"
    ways: list[Takes] | None = None  # either
    naming: list[str] | None = None  # noted: the words that name something after a colon
    before: str | None = None  # counted: what stands before the number
    of: str | None = None  # block, spoken: which


class FieldTold(Given):
    name: str
    optional: bool
    takes: Takes


class BlockWay(Given):
    """One of the building blocks, by the word that names it."""

    name: str
    fields: list[FieldTold]


class BlockTold(Given):
    """The building blocks of one sort: tables told apart by the field `tag`, or lines of a notation."""

    tag: str
    ways: list[BlockWay]
    lines: list[str] | None = None  # a notation: what the game's own records say in it


class RecordTold(Given):
    name: str  # what it is known by; "": the only one
    record: dict[str, Any]
    mark: str
    source: str
    ours: list[str]  # the fields that are our own in a record that is not
    assumed: list[str]


class TableTold(Given):
    """A table of a game's data: what its records hold, and they themselves."""

    file: str
    table: str
    many: bool
    open: bool  # a pack may add records
    key: list[str]
    fields: list[FieldTold]
    texts: list[str]  # the parts of the texts its records have: name, effect ...
    records: list[RecordTold]


class Join(Given):
    """How places are joined: `field` of a record of `a` names one of `b`, whose `back` names it; or a record of the
    table `record` names both."""

    a: str
    b: str
    record: str
    field: str
    back: str


class WorkshopAnswer(Given):
    tables: list[TableTold]
    blocks: dict[str, BlockTold]
    joins: list[Join]
    printed: Printed


class DraftProblem(Given):
    """What is wrong with a draft, and where."""

    file: str
    table: str
    record: str
    field: str
    message: Message


class LookAnswer(Given):
    """A draft looked at: what is wrong; else what is printed with it, how things are called, and what the game's own
    phrases say of the record, by language and part."""

    problems: list[DraftProblem]
    facts: dict[str, Any] | None
    words: dict[str, dict[str, dict[str, str]]]
    said: dict[str, dict[str, str]]


class PuzzleForm(Form):
    option: Option


class WhatIfForm(Form):
    """Leave the path of a finished game after so many answers; who sits where is told as at a new table."""

    n: Small
    seats: Annotated[list[SeatForm], Field(max_length=8)]


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
    careful: StrictBool = False  # nothing is done if it could not be taken back: `final` is the answer then


class FeedForm(Form):
    """What was rolled or drawn at the real table, in order; or how much of it the table is to draw."""

    seat: Place
    ask: Small  # the name of what is expected
    outcomes: Annotated[list[Label], Field(max_length=60)] = Field(default_factory=list)
    draw: Literal["one", "kind", "all"] | None = None

    def told(self) -> dict[str, Any]:
        return {"outcomes": self.outcomes, "draw": self.draw}


class BesideForm(Form):
    """A position as docs/positions tells it, and what happened since: outcomes (`any`: one is drawn), and answers with
    their seat first."""

    game: Id
    position: dict[str, Any] = Field(default_factory=dict)
    then: Annotated[list[Label | Option], Field(max_length=200)] = Field(default_factory=list)
    seed: Small = 0


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
    room: Room = "table"
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
    option: Option


class Made(Given):
    id: str


class Fine(Given):
    ok: Literal[True]


class Done(Given):
    """It is stored for good; the state of that version follows on the socket."""

    ok: Literal[True]
    version: int


class Final(Given):
    """Nothing was done: it could not be taken back, and whoever chose wanted to be asked first."""

    final: Literal[True]


class Message(Given):
    """A text: the key of a sentence, and what it names."""

    key: str
    args: dict[str, str | int | list[str | int]]


class AnalysisWay(Given):
    """An option that was compared, and what it led to over many deals of what the chooser could not see."""

    option: Option
    chance: float  # of the chooser's side
    error: float  # its standard error
    parts: list[tuple[str, float]]  # parts of the game's judgement (`<game>-eye-<part>`), and what it changed in them


class AnalysisChoice(Given):
    """A choice that cost something."""

    n: int  # answers given before it
    seat: int
    before: float  # the chance of the chooser's side before it
    cost: float
    played: int  # which of the ways
    ways: list[AnalysisWay]  # the best first


class AnalysisPoint(Given):
    """A turning point: a choice that cost much, or a stroke of luck."""

    n: int
    turn: int
    change: float  # of the first side's chance
    kind: Literal["choice", "luck"]
    seat: int
    option: Option | None
    line: Message | None  # what was said of it


class Analysis(Given):
    form: int
    game: str
    scenario: str
    rules: int
    iterations: int
    answers: int
    teams: list[int]  # of the seats
    winners: list[int]
    curve: list[float]  # the first side's chance before each answer, and at the end
    turns: list[tuple[int, int]]  # each turn with the number of answers at which it begins
    choices: list[AnalysisChoice]
    studied: int  # choices that were looked into
    points: list[AnalysisPoint]
    costs: list[float]  # by side: what its own choices cost it


class AnalysisAnswer(Given):
    status: Literal["none", "running", "done"]
    done: int  # choices that have been studied
    of: int  # of so many
    analysis: Analysis | None


class PuzzlesAnswer(Given):
    game: str
    count: int


class PuzzleAnswer(Given):
    right: bool
    ways: list[AnalysisWay]  # the best first


class Line(Message):
    """A line of the log."""

    at: int  # how many answers had been given when it was said
    story: dict[str, Any] | None = None  # what it tells as data, as the game's shapes tell it
    beside: bool = False  # it happened at the table, not in the game


class Lines(Given):
    from_: int = Field(alias="from")
    lines: list[Line]


class ChatLine(Given):
    player: str | None  # null: somebody who has left for good
    seat: int | None
    text: str
    at: float
    muted: bool  # said by somebody this person does not want to hear


class ChatLines(Given):
    from_: int = Field(alias="from")
    lines: list[ChatLine]


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


class Printed(Given):
    """Where it is told what is printed on the components, and where the drawn board lies: what is found at one of
    these addresses never changes."""

    facts: str
    map: str | None
    picture: str | None


class PrintedAnswer(Given):
    """What is printed on the components, in the shape `Printed` of the game, and what a pack calls them."""

    facts: dict[str, Any]
    words: dict[str, dict[str, dict[str, str]]]  # what the pack in play says: by language, id and part


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


class BesideAsked(Given):
    """Somebody at the real board has to choose."""

    seat: int
    prompt: Message
    rule: str
    options: list[Option]


class BesideTold(Given):
    """A position that was laid and played on."""

    game: str
    printed: Printed
    names: list[str]  # of the seats
    seat: int  # through whose eyes it is seen
    view: View
    log: list[Line]
    expects: Expects | None
    decision: BesideAsked | None
    position: dict[str, Any] | None  # where it stands, to go on from; null in the middle of an action
    over: bool


class LessonPage(Given):
    """One page of a lesson: the key of its words, and what it speaks of."""

    key: str
    light: list[str]  # ids of things, or parts of the table: @prompt, @hand, @side, @log, @board
    acts: bool  # it wants an answer


class LessonNow(Given):
    """A lesson as it stands: the pages up to the one that wants an answer."""

    key: str
    step: int  # the number of the first of these pages
    steps: int
    pages: list[LessonPage]
    said: str | None  # the key of what is said of the last answer
    show: Option | None  # a right answer, for who does not find it
    waits: bool  # others answer now, by script


class Result(Given):
    winners: list[int]
    reason: str
    rule: str


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


class PuzzleTold(Given):
    """A position with a choice of which one way is clearly best."""

    game: str
    number: int
    count: int  # of this game's puzzles
    seat: int
    part: str  # what the best way does most for: `<game>-eye-<part>`
    seats: list[Seat]
    view: dict[str, Any]
    printed: Printed
    prompt: Message
    rule: str
    options: list[Option]


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
    offer: Offer | None
    chat: ChatLines
    gallery: ChatLines
    watchers: int
    clock: TimeLeft | None
    frozen: Message | None  # why the game can only be looked at


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


class Why(Given):
    open: bool
    reason: Message | None
    rule: str


class Chance(Given):
    label: Message
    p: float


class ChanceGroup(Given):
    title: Message
    chances: list[Chance]
    mean: float | None


class Odds(Given):
    groups: list[ChanceGroup]
    notes: list[Message]


class OddsAnswer(Given):
    odds: Odds | None


class OptionLook(Given):
    """How good an option looks, by its place in the list: 1 the best, towards 0 the worse."""

    option: int
    good: float


class HintAnswer(Given):
    """What a strong player would look at; `part` is one of the game's (`<game>-eye-<part>`), null: all look alike."""

    ask: int
    part: str | None
    best: Option
    looks: list[OptionLook]


class LogAnswer(Given):
    epoch: int
    log: Lines


class TurnEnded(Given):
    turn: int
    goals: list[GoalNow]


class Course(Given):
    """How far each side had come when each turn of a game ended."""

    turns: list[TurnEnded]


class Frame(Given):
    n: int
    turn: int
    view: View
    seat: int | None
    option: Option | None
    to_move: list[int]
    log: list[Line]


class Replay(Given):
    answers: int
    seat: int | None
    turns: list[tuple[int, int]]  # each turn with the number of answers at which it begins
    frames: list[Frame]


class Problem(Given):
    """A refusal."""

    code: str
    message: Message
    rule: str


class ErrorAnswer(Given):
    error: Problem


# --- the socket: what a client says ---------------------------------------------------------------------------


class Spoken(Form):
    """`id` is of the client's own choice and comes back."""

    id: Annotated[StrictStr, Field(max_length=40)] = ""


class Have(BaseModel):
    """What a client has already, in numbers; clients of earlier versions tell more."""

    epoch: Small = 0
    log: Small = 0
    chat: Small = 0
    gallery: Small = 0


class HelloSaid(Spoken):
    """The first word: which seat to look from (null: the server picks, -1: look on), and what is there already."""

    type: Literal["hello"]
    seat: Look | None = None
    have: Have = Field(default_factory=Have)


class AnswerSaid(Spoken, AnswerForm):
    """Choose."""

    type: Literal["answer"]


class FeedSaid(Spoken, FeedForm):
    """Tell what was rolled or drawn at the real table, or let the table draw."""

    type: Literal["feed"]


class UnfeedSaid(Spoken, PlaceForm):
    """Take the last outcome back, to tell it anew."""

    type: Literal["unfeed"]


class UndoSaid(Spoken, PlaceForm):
    """Back to your last choice, if nothing was rolled, drawn or shown since."""

    type: Literal["undo"]


class ResignSaid(Spoken, PlaceForm):
    """Give up."""

    type: Literal["resign"]


class OfferSaid(Spoken, OfferForm):
    """Offer a draw, a take-back, or to close the table; when somebody's time is up: claim it, or a machine plays on."""

    type: Literal["offer"]


class ReplySaid(Spoken, ReplyForm):
    """Agree to an offer, or decline it (your own: withdraw it)."""

    type: Literal["reply"]


class MachineSaid(Spoken, MachineForm):
    """A machine plays for you, or you take your seat back (`player`: null)."""

    type: Literal["machine"]


class ChatSaid(Spoken, ChatForm):
    """Talk: at the table, or in the gallery if you look on."""

    type: Literal["chat"]


class WhySaid(Spoken, WhyForm):
    """Why is an option not open to your seat now?"""

    type: Literal["why"]


class LookSaid(Spoken):
    """Turns this socket to another of your seats: a new full state follows, with `log.from` 0."""

    type: Literal["look"]
    seat: Look


class PingSaid(Spoken):
    """Is anybody there?"""

    type: Literal["ping"]


Said = (
    HelloSaid
    | AnswerSaid
    | FeedSaid
    | UnfeedSaid
    | UndoSaid
    | ResignSaid
    | OfferSaid
    | ReplySaid
    | MachineSaid
    | ChatSaid
    | WhySaid
    | LookSaid
    | PingSaid
)


# --- the socket: what a client is told ------------------------------------------------------------------------


class StateTold(Given):
    """After hello, look, and whenever something happened to the game; `log`, `chat` and `gallery` hold only what is
    new for this socket (`from` may be smaller than what you have after a take-back)."""

    type: Literal["state"]
    state: State


class SeatsTold(Given):
    """Somebody came, went, or changed their name."""

    type: Literal["seats"]
    seats: list[Seat]
    watchers: int


class ChatTold(Given):
    """Talk; from 0 when you shunned somebody, or somebody left for good."""

    type: Literal["chat"]
    chat: ChatLines
    gallery: ChatLines


class OkTold(Given):
    """Your request is stored."""

    type: Literal["ok"]
    id: str
    version: int


class FinalTold(Given):
    """Your `careful` answer could not be taken back: nothing was done. Say it again without `careful`."""

    type: Literal["final"]
    id: str


class ErrorTold(Given):
    """Your request was refused (`id` null: not readable)."""

    type: Literal["error"]
    id: str | None
    error: Problem


class WhyTold(Why):
    """The answer to `why`."""

    type: Literal["why"]
    id: str


class PongTold(Given):
    """The answer to `ping`."""

    type: Literal["pong"]
    id: str


Told = StateTold | SeatsTold | ChatTold | OkTold | FinalTold | ErrorTold | WhyTold | PongTold
