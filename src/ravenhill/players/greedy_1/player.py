"""`greedy-1`: the greedy player of version 0.1 with its own copy of what it looked for then.

Later players are measured against it, so nothing here gets better. Where a rule is mended it plays by the mended
rule; where a name of the rules changes, the copies follow. Its choices at stored tables are golden (tests/golden)."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from ravenhill.engine.decision import Option, Question
from ravenhill.engine.script import Play
from ravenhill.players.seat import Player, options_of

WON: Final = 1e9  # more than any evaluation
WIDTH: Final = 24  # how many options are tried
DEPTH: Final = 40  # how many choices of an action are followed

Weigh = Callable[[Any, Question, Option], float]
Evaluate = Callable[[Any, int], float]


class Eye:
    """How a table looks and how promising an option, by the copy kept here; a game without one is asked itself."""

    def __init__(self, play: Play) -> None:
        game = play.game
        kept = f"ravenhill.players.greedy_1.{game.info.id}"
        room: Any = import_module(kept) if find_spec(kept) is not None else None
        self.weigh: Weigh = _own_weight if room is None else room.weigh
        self.evaluate: Evaluate = game.evaluate if room is None else room.evaluate


def _own_weight(_: Any, decision: Question, option: Option) -> float:
    return decision.weigh(option)


class Greedy1(Player):
    """Tries each promising option to the end of the action and takes the best looking table."""

    def __init__(self, seed: int = 0) -> None:
        self.name = "greedy-1"
        self.looks = True
        self._eyes: dict[str, Eye] = {}

    def choose(self, play: Play, seat: int) -> Option:
        options = options_of(play, seat)
        if len(options) == 1:
            return options[0]
        eye = self._eyes.get(play.game.info.id)
        if eye is None:
            eye = self._eyes[play.game.info.id] = Eye(play)
        order = [(-weight, i) for i, weight in enumerate(_weights(eye, play, play.decision_of(seat)))]
        order.sort()  # the heaviest first, equals in the order they were listed
        tried = [i for _, i in order[:WIDTH]]
        best = tried[0]
        highest = _outlook(eye, play, seat, options[best])
        for i in tried[1:]:
            value = _outlook(eye, play, seat, options[i])
            if value > highest:
                highest = value
                best = i
        return options[best]


def _weights(eye: Eye, play: Play, decision: Question | None) -> list[float]:
    if decision is None:
        return []
    return [float(eye.weigh(play.table, decision, option)) for option in decision.options]


def _outlook(eye: Eye, play: Play, seat: int, option: Option) -> float:
    """How the table looks for the seat when this option has been played to the end of the action."""
    ahead = play.clone()
    ahead.table.quiet = True
    action = ahead.actions
    ahead.answer(seat, option)
    for _ in range(DEPTH):
        if ahead.actions != action or ahead.over:
            break
        asked = ahead.decisions[0]
        ahead.answer(asked.seat, _heaviest(eye, ahead, asked))
    value = float(eye.evaluate(ahead.table, seat))
    result = ahead.result
    if result is None or not result.winners:
        return value
    return value + WON if seat in result.winners else value - WON


def _heaviest(eye: Eye, play: Play, decision: Question) -> int:
    """The place of the option with the highest weight, the first of equals."""
    if len(decision.options) == 1:
        return 0
    weights = _weights(eye, play, decision)
    best = 0
    for i, weight in enumerate(weights):
        if weight > weights[best]:
            best = i
    return best
