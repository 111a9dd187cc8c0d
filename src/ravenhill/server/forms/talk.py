"""Talk at the table and in the gallery, and whom somebody does not want to hear."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StrictBool, StrictStr, model_validator

from ravenhill.server.forms.values import Form, Given, Place, Small

Room = Literal["table", "gallery"]  # who plays talks at the table, who looks on in the gallery
# said by a key (`server-phrase-*`), so that everybody reads it in their own language
Phrase = Literal["hello", "luck", "thinking", "moment", "back", "thanks", "clever", "sorry", "well-played", "again"]


class Shunned(Given):
    """Somebody who is not heard; `block`: nor sat with."""

    id: str
    name: str
    block: bool
    made: float


class ShunnedAnswer(Given):
    people: list[Shunned]


class ChatForm(Form):
    """Own words, or a quick phrase, which everybody reads in their own language."""

    text: Annotated[StrictStr, Field(min_length=1, max_length=500)] | None = None
    phrase: Phrase | None = None

    @model_validator(mode="after")
    def _one_of_both(self) -> ChatForm:
        if (self.text is None) == (self.phrase is None):
            raise ValueError("text or phrase")
        return self


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


class ChatLine(Given):
    player: str | None  # null: somebody who has left for good
    seat: int | None
    text: str
    phrase: Phrase | None  # by its key `server-phrase-*`; the text is English then
    at: float
    muted: bool  # said by somebody this person does not want to hear


class ChatLines(Given):
    from_: int = Field(alias="from")
    lines: list[ChatLine]
