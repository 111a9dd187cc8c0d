"""Options nobody offered, made of a game's own words: what somebody who fishes for secrets would ask about."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.chance import Chance
from ravenhill.engine.decision import Atom, Option, Question
from ravenhill.engine.script import Play
from ravenhill.engine.way import REDEAL

NUMBERS: Final = 20  # what was a number becomes one below this


class Wishes:
    """The verbs and shapes of a running game, in which things are exchanged for others; the same for one seed."""

    __slots__ = ("_chance", "_heard", "_kinds", "_things", "_verbs")

    def __init__(self, play: Play, seed: int) -> None:
        self._chance = Chance()
        self._chance.seed(seed)
        self._things: dict[str, list[str]] = play.game.things(play.setup.pack)
        self._kinds = [list(ids) for ids in play.game.kinds(play.table).values() if ids]
        self._heard: dict[str, list[Option]] = {}  # by verb: all that was answered, and all that is open now
        for entry in play.journal.items():
            if not isinstance(entry, str) and entry[0] != REDEAL:
                self._hear(entry[1:])
        for decision in play.decisions:
            for option in decision.options:
                self._hear(option)
        self._verbs = list(self._heard)

    def _hear(self, option: Option) -> None:
        self._heard.setdefault(str(option[0]), []).append(option)

    def some(self, decision: Question, number: int) -> list[Option]:
        """So many wishes of the seat that is asked this: half in the verbs of its question, half in any verb."""
        asked = list({str(o[0]): 0 for o in decision.options})
        return [self._wish(asked if n % 2 else self._verbs) for n in range(number)]

    def among(self, options: tuple[Option, ...], number: int) -> list[Option]:
        """So many of these, or all of them."""
        if len(options) <= number:
            return list(options)
        return [options[self._chance.below(len(options))] for _ in range(number)]

    def _wish(self, verbs: list[str]) -> Option:
        heard = self._heard[verbs[self._chance.below(len(verbs))]]
        pattern = heard[self._chance.below(len(heard))]
        parts: list[Atom] = [pattern[0]]
        for i in range(1, len(pattern)):
            parts.append(pattern[i] if self._chance.below(2) else self._another(pattern[i], heard, i))
        return tuple(parts)

    def _another(self, part: Atom, heard: list[Option], at: int) -> Atom:
        """A thing of the same kind; sometimes of any kind; where it is of none, what stood there another time."""
        if isinstance(part, int):
            return self._chance.below(NUMBERS)
        alike = self._things.get(part)
        if self._kinds and self._chance.below(4) == 0:
            alike = self._kinds[self._chance.below(len(self._kinds))]
        if alike is not None:
            return alike[self._chance.below(len(alike))]
        other = heard[self._chance.below(len(heard))]
        return other[at] if at < len(other) else part
