"""Options nobody offered, made of a game's own words: what somebody who fishes for secrets would ask about."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.answers import Form, Kinds, Part, form
from ravenhill.engine.chance import Chance
from ravenhill.engine.decision import Atom, Option, Question
from ravenhill.engine.script import Play
from ravenhill.engine.way import REDEAL

NUMBERS: Final = 20  # what was a number becomes one below this


class Wishes:
    """The verbs and shapes of a running game, in which things are exchanged for others, and those of the whole game,
    whether they ever came up or not; the same for one seed."""

    __slots__ = ("_chance", "_forms", "_heard", "_ids", "_kinds", "_things", "_verbs")

    def __init__(self, play: Play, seed: int) -> None:
        self._chance = Chance()
        self._chance.seed(seed)
        self._things: dict[str, list[str]] = play.game.things(play.setup.pack)
        self._ids: Kinds = play.game.kinds(play.table)
        self._kinds = [list(ids) for ids in self._ids.values() if ids]
        self._forms = tuple(sorted(play.game.forms))
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

    def some(self, decision: Question | None, number: int) -> list[Option]:
        """So many wishes of a seat that is asked this, or nothing: of four, two in verbs that were heard, its own and
        any, and two in the forms of its question and of any question of the game."""
        asked = [] if decision is None else list({str(o[0]): 0 for o in decision.options})
        takes = () if decision is None else decision.takes
        return [self._wish(n, asked or self._verbs, takes or self._forms) for n in range(number if self._verbs else 0)]

    def _wish(self, n: int, verbs: list[str], forms: tuple[str, ...]) -> Option:
        if n % 4 < 2:
            verbs, forms = self._verbs, self._forms
        if n % 2 and forms:
            return self._formed(form(forms[self._chance.below(len(forms))]))
        return self._heard_of(verbs)

    def among(self, options: tuple[Option, ...], number: int) -> list[Option]:
        """So many of these, or all of them."""
        if len(options) <= number:
            return list(options)
        return [options[self._chance.below(len(options))] for _ in range(number)]

    def _formed(self, one: Form) -> Option:
        """Any things of the right kinds, whether anybody could ever have been offered them together or not."""
        parts: list[Atom] = [one.verb]
        for part in one.parts:
            parts.append(self._fitting(part))
        return tuple(parts)

    def _fitting(self, part: Part) -> Atom:
        """One of a place's kinds, spans and words, then one of what it holds."""
        ids = [list(self._ids[kind]) for kind in part.kinds if self._ids[kind]]
        at = self._chance.below(len(ids) + len(part.spans) + len(part.words))
        if at < len(ids):
            return ids[at][self._chance.below(len(ids[at]))]
        at -= len(ids)
        if at < len(part.spans):
            low, high = part.spans[at]
            return low + self._chance.below(high - low + 1)
        return part.words[at - len(part.spans)]

    def _heard_of(self, verbs: list[str]) -> Option:
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
