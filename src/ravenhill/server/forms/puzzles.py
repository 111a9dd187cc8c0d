"""Puzzles, and worked examples of the rulebook."""

from __future__ import annotations

from typing import Any

from ravenhill.server.forms.analysis import AnalysisWay
from ravenhill.server.forms.library import Printed
from ravenhill.server.forms.tables import Seat
from ravenhill.server.forms.values import Form, Given, Message, Option


class PuzzleForm(Form):
    option: Option


class PuzzlesAnswer(Given):
    game: str
    count: int


class PuzzleAnswer(Given):
    right: bool
    ways: list[AnalysisWay]  # the best first


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


class ExampleTold(Given):
    """The position a worked example of the rulebook begins with, as the seat that plays it sees it."""

    game: str
    number: str
    seat: int
    seats: list[Seat]
    view: dict[str, Any]
    printed: Printed
    light: list[str]  # the places it speaks of
