"""A finished game looked into."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from ravenhill.server.forms.tables import SeatForm
from ravenhill.server.forms.values import Form, Given, Message, Option, Small


class WhatIfForm(Form):
    """Leave the path of a finished game after so many answers; who sits where is told as at a new table."""

    n: Small
    seats: Annotated[list[SeatForm], Field(max_length=8)]


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
    prompt: Message | None  # what was asked


class AnalysisStep(Given):
    """One choice of the game in short."""

    n: int  # answers given before it
    turn: int
    seat: int
    option: Option  # what was played
    best: Option  # what the strongest player would have done
    cost: float  # what was played against it, in chances to win; 0 where no difference is sure


class AnalysisPoint(Given):
    """A turning point: a choice that cost much, or a stroke of luck."""

    n: int
    turn: int
    change: float  # of the first side's chance
    first: float  # what it could have been by another choice, or could be expected to come to
    then: float  # what was left of it, or what it came to
    kind: Literal["choice", "luck"]
    seat: int
    option: Option | None
    prompt: Message | None  # what was asked
    line: Message | None  # what was said of it
    lines: list[Message]  # of the log: what an action came to


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
    steps: list[AnalysisStep]  # every choice that was looked into, in the order they came
    studied: int  # choices that were looked into
    points: list[AnalysisPoint]
    costs: list[float]  # by side: what its own choices cost it


class AnalysisAnswer(Given):
    status: Literal["none", "running", "done"]
    done: int  # choices that have been studied
    of: int  # of so many
    analysis: Analysis | None
