"""What every form is made of: plain values with their limits, texts, refusals."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StrictInt, StrictStr


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
PlaceId = Annotated[StrictStr, Field(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.-]+$")]  # of a board
Password = Annotated[StrictStr, Field(min_length=8, max_length=200)]
Id = Annotated[StrictStr, Field(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Chosen = bool | int | str  # what a setting of a game may be


class Form(BaseModel):
    """What a client sends; a field nobody knows is refused."""

    model_config = ConfigDict(extra="forbid")


class Given(BaseModel):
    """What a client gets."""


class NothingForm(Form):
    """An empty object."""


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


class Problem(Given):
    """A refusal."""

    code: str
    message: Message
    rule: str


class ErrorAnswer(Given):
    error: Problem
