"""Answers left in advance."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from ravenhill.server.forms.values import Form, Given, Message, Name, Option, Place


class AheadAnswer(Form):
    """What to answer when a question of this kind is asked."""

    kind: Name
    option: Option


class AheadForm(Form):
    seat: Place
    left: Annotated[list[AheadAnswer], Field(max_length=12)]  # in the order they are tried; nothing: none is left


class AheadAsked(Given):
    """A question the seat is likely to be asked next, as it would stand now."""

    kind: str
    prompt: Message
    options: list[Option]


class AheadLeft(Given):
    kind: str
    option: Option


class Ahead(Given):
    """Answers in advance: what can be left now, what is, and what came to nothing."""

    offered: list[AheadAsked]
    left: list[AheadLeft]
    dropped: list[AheadLeft]
