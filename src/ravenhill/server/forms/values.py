"""What every form is made of: plain values with their limits, texts, refusals."""

from __future__ import annotations

import math
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, StrictInt, StrictStr


def _whole(value: Any) -> Any:
    """JSON knows one kind of number: 3.0 is a 3, but true is not a 1."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _tellable(value: dict[str, Any]) -> dict[str, Any]:
    """Of any form, but it can be handed on, kept and told again: no endless depth, no half letters, no zero, no NaN."""
    level: list[Any] = [value]
    for _ in range(40):  # lists and tables within each other: no pack has more than 12
        inner: list[Any] = []
        for one in level:
            if isinstance(one, str):
                if "\0" in one:
                    raise ValueError("no letter")
                one.encode()
            elif isinstance(one, float) and not math.isfinite(one):
                raise ValueError("not a number")
            elif isinstance(one, dict):
                inner += (*one, *one.values())
            elif isinstance(one, list):
                inner += one
        if not inner:
            return value
        level = inner
    raise ValueError("too deep")


Small = Annotated[int, Field(ge=0, le=2**31 - 1, strict=True), BeforeValidator(_whole)]
Place = Annotated[int, Field(ge=0, le=15, strict=True), BeforeValidator(_whole)]
Look = Annotated[int, Field(ge=-1, le=15, strict=True), BeforeValidator(_whole)]
Atom = Annotated[
    Annotated[StrictStr, Field(max_length=200)] | Annotated[StrictInt, Field(ge=-(2**31), le=2**31)],
    BeforeValidator(_whole),
]
Option = Annotated[list[Atom], Field(min_length=1, max_length=12)]
Name = Annotated[StrictStr, Field(min_length=1, max_length=80, pattern=r"^[^\x00]*$")]  # PostgreSQL takes no zero
PlaceId = Annotated[StrictStr, Field(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.-]+$")]  # of a board
Password = Annotated[StrictStr, Field(min_length=8, max_length=200)]
Id = Annotated[StrictStr, Field(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Plain = Annotated[dict[str, Any], AfterValidator(_tellable)]  # anybody's own data
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
