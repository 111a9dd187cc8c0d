"""The greedy player: tries each promising option to the end of the action and takes the best looking table."""

from __future__ import annotations

from math import log
from typing import Final

from ravenhill.engine.chance import Chance
from ravenhill.engine.decision import Option, Question
from ravenhill.engine.script import Play
from ravenhill.players.seat import Player, options_of

WON: Final = 1e9  # more than any game's evaluate gives
LIGHT: Final = 0.001  # no option is taken for lighter


class Greedy(Player):
    """Looks one action ahead with the game's own eye: `weigh` for options at first sight, `evaluate` for tables."""

    def __init__(self, seed: int = 0, samples: int = 1, width: int = 24, depth: int = 40) -> None:
        if samples < 1 or width < 1 or depth < 0:
            raise ValueError("samples and width are at least 1")
        self.name = "greedy"
        self.looks = True
        self._samples = samples  # how many re-deals of what is hidden each option is tried on
        self._width = width  # how many options are tried
        self._depth = depth  # how many choices of an action are followed
        self._chance = Chance()
        self._chance.seed(seed)

    def choose(self, play: Play, seat: int) -> Option:
        options = options_of(play, seat)
        if len(options) == 1:
            return options[0]
        weights = weighed(play, seat)
        tried = widest(weights, self._width)
        trust = float(play.game.trust)
        values = [self._samples * trust * log(max(weight, LIGHT)) if trust else 0.0 for weight in weights]
        for sample in range(self._samples):
            table = play if sample == 0 else play.determinize(seat, self._chance.below(1 << 30))
            for i in tried:
                values[i] += outlook(table, seat, options[i], self._depth)
        best = tried[0]
        for i in tried:
            if values[i] > values[best]:
                best = i
        return options[best]


def outlook(play: Play, seat: int, option: Option, depth: int) -> float:
    """How the table looks for the seat when this option has been played to the end of the action, or for so many
    choices more."""
    ahead = played_on(play, seat, option, depth)
    return -WON if ahead is None else standing(ahead, seat)


def played_on(play: Play, seat: int, option: Option, depth: int) -> Play | None:
    """The table then; None where the option is not open: another deal of what is hidden can close it."""
    ahead = play.clone()
    ahead.table.quiet = True
    decision = ahead.decision_of(seat)
    if decision is None or option not in decision.options:
        return None
    action = ahead.actions
    ahead.answer(seat, option)
    for _ in range(depth):
        if ahead.actions != action or ahead.over:
            break
        asked = ahead.decisions[0]
        ahead.answer(asked.seat, heaviest(asked))
    return ahead


def standing(play: Play, seat: int) -> float:
    """How good the table looks for a seat; a game that is over has nothing left to guess."""
    result = play.result
    value = float(play.game.evaluate(play.table, seat))
    if result is None or not result.winners:
        return value
    return value + WON if seat in result.winners else value - WON


def heaviest(decision: Question) -> int:
    """The place of the option with the highest weight, the first of equals."""
    options = decision.options
    if len(options) == 1:
        return 0
    best = 0
    highest = -1.0
    for i in range(len(options)):
        weight = decision.weigh(options[i])
        if weight > highest:
            highest = weight
            best = i
    return best


def weighed(play: Play, seat: int) -> list[float]:
    """The weight of each option of the seat's open decision."""
    decision = play.decision_of(seat)
    if decision is None:
        return []
    return [decision.weigh(option) for option in decision.options]


def widest(weights: list[float], width: int) -> list[int]:
    """The places of the `width` highest weights, heaviest first, equals in the order they were listed."""
    order = [(-weights[i], i) for i in range(len(weights))]
    order.sort()
    return [i for _, i in order[:width]]
