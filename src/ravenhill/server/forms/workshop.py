"""A game's data with their schema, and a draft of a pack looked at."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StrictStr

from ravenhill.server.forms.library import Printed
from ravenhill.server.forms.packs import KeepForm
from ravenhill.server.forms.values import Given, Id, Message, Name


class DraftForm(KeepForm):
    ident: Name  # the record that is being written


class DraftKept(KeepForm):
    """A draft as it stands; `pack`: of which pack of one's own, empty: of none yet."""

    pack: Annotated[StrictStr, Field(max_length=32, pattern=r"^[A-Za-z0-9_-]*$")] = ""
    digest: Annotated[StrictStr, Field(max_length=32, pattern=r"^[0-9a-f]*$")] = ""  # of the pack as the draft began
    window: Id  # that wrote it


class DraftFound(Given):
    records: dict[str, Any]
    digest: str
    window: str


class DraftAnswer(Given):
    draft: DraftFound | None


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
        "row",
    ]
    choices: list[str] | None = None  # text, noted: the only words; none: any
    hints: list[str] | None = None  # text: words it may be, among others
    low: float | None = None  # of a number, or of the length of a list
    high: float | None = None
    item: Takes | None = None  # list, map
    key: Takes | None = None  # map
    fields: list[FieldTold] | None = None  # table
    tables: list[str] | None = None  # ref: "file.table"
    ways: list[Takes] | None = None  # either: one of them; row: each in its place
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
