"""Games looked back at."""

from __future__ import annotations

from ravenhill.server.forms.state import GoalNow, Line, View
from ravenhill.server.forms.values import Given, Option


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
