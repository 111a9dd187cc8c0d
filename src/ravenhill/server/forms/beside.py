"""Tables beside a real one: what is told of dice and cards, and a position laid from what lies there."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StrictStr

from ravenhill.server.forms.library import Printed
from ravenhill.server.forms.state import Expects, Line, View
from ravenhill.server.forms.values import Form, Given, Id, Message, Option, Place, Plain, Small

Label = Annotated[StrictStr, Field(min_length=1, max_length=80)]  # of an outcome: "die:5"


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
    position: Plain = Field(default_factory=dict)
    then: Annotated[list[Label | Option], Field(max_length=200)] = Field(default_factory=list)
    seed: Small = 0
    pack: Id | None = None


class KeptForm(Form):
    """What has happened at a printed board so far, beside which a part of the game is kept."""

    game: Id
    scenario: Id | None = None
    deeds: Annotated[list[Option], Field(max_length=2000)] = Field(default_factory=list)
    seed: Small = 0
    pack: Id | None = None


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


class KeptTold(Given):
    """What is kept beside a printed board, as it stands now."""

    game: str
    printed: Printed
    scenario: str
    names: list[str]  # of the seats
    view: View
    deeds: list[Option]  # what can have happened next
    log: list[Line]
    over: bool
