"""B8.10. What a Fate card does as long as it lies beside its character."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ravenhill.engine.kinds import Fields, number
from ravenhill.games.bofa.effects.notation import Block, Phrase, phrase
from ravenhill.games.bofa.names import (
    ARMOUR,
    BEAR_AIM,
    BEAR_DICE,
    EAGLE_HEIGHTS,
    THORIN_LEADERSHIP,
    THORIN_MANEUVER,
    THORIN_STRENGTH,
)


class Lasting(Block):
    """A number that counts while the card lies there."""

    __slots__ = ("n",)

    LASTS: ClassVar[int] = -1  # of the book's `lasting`
    FIELDS: ClassVar[Fields] = {"n": number(1, 5)}
    ALONE: ClassVar[bool] = False  # only one card of the deck can do it

    def __init__(self) -> None:
        self.n = 1

    def read(self, raw: Mapping[str, Any]) -> None:
        self.n = raw["n"]

    def say(self) -> Phrase:
        return phrase(self.NAME.replace("_", "-"), {"n": self.n})


class BearDice(Lasting):
    """fa01. Beorn rolls more dice."""

    __slots__ = ()

    NAME = "bear_dice"
    LASTS = BEAR_DICE


class BearAim(Lasting):
    """fa03. Beorn hits with less."""

    __slots__ = ()

    NAME = "bear_aim"
    LASTS = BEAR_AIM


class Heights(Lasting):
    """fa06. Eagles strike one Army in the mountains, each with so many dice more."""

    __slots__ = ()

    NAME = "eagle_heights"
    LASTS = EAGLE_HEIGHTS
    ALONE = True


class Strength(Lasting):
    """fa07. Strength for the Army of Thorin."""

    __slots__ = ()

    NAME = "strength"
    LASTS = THORIN_STRENGTH


class Leadership(Lasting):
    """fa07. Leadership for the Army of Thorin."""

    __slots__ = ()

    NAME = "leadership"
    LASTS = THORIN_LEADERSHIP


class Strokes(Lasting):
    """fa08. The special maneuver card of Thorin."""

    __slots__ = ()

    NAME = "thorin_maneuver"
    LASTS = THORIN_MANEUVER
    FIELDS: ClassVar[Fields] = {}
    ALONE = True

    def read(self, raw: Mapping[str, Any]) -> None:
        self.n = 1


class Armour(Lasting):
    """fa09. Damage tokens of the Army of Thorin lie on the card; with more than so many it goes."""

    __slots__ = ()

    NAME = "armour"
    LASTS = ARMOUR
    FIELDS: ClassVar[Fields] = {"most": number(1, 20)}
    ALONE = True

    def read(self, raw: Mapping[str, Any]) -> None:
        self.n = raw["most"]
