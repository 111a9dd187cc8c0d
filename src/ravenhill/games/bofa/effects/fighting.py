"""B12.3. The lower halves of the Event cards: what each does to its own side and to the other in this round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ravenhill.engine.kinds import Fields, number
from ravenhill.games.bofa.effects.notation import Block, Phrase, phrase
from ravenhill.games.bofa.table import Front


def fighting(block: Block) -> Fighting:
    """A block of the book as one that counts in combat."""
    assert isinstance(block, Fighting)
    return block


class Fighting(Block):
    """A block that counts in one round of combat."""

    __slots__ = ()

    def act(self, own: Front, foe: Front) -> None:
        """What it does once it lies open."""

    def plus(self, again: bool) -> int:
        """What it adds to each die of the Combat Roll, or of the Leader Re-roll."""
        return 0

    def say(self) -> Phrase:
        return phrase(f"fight-{self.NAME.replace('_', '-')}")


class Counted(Fighting):
    """One that says how much."""

    __slots__ = ("n",)

    FIELDS: ClassVar[Fields] = {"n": number(1, 5)}

    def __init__(self) -> None:
        self.n = 0

    def read(self, raw: Mapping[str, Any]) -> None:
        self.n = raw["n"]

    def say(self) -> Phrase:
        return phrase(f"fight-{self.NAME}", {"n": self.n})


class Captain(Fighting):
    """A leader given up takes two damage tokens off; asked for in part 3 of the damage step."""

    __slots__ = ()

    NAME = "captain"

    def act(self, own: Front, foe: Front) -> None:
        own.captain = True


class Sixes(Fighting):
    """The opponent needs a six."""

    __slots__ = ()

    NAME = "sixes"

    def act(self, own: Front, foe: Front) -> None:
        foe.six = True


class NoQuarter(Fighting):
    """One damage to the own Army before the roll, then +1 on both rolls."""

    __slots__ = ()

    NAME = "no_quarter"

    def act(self, own: Front, foe: Front) -> None:
        own.no_quarter = True

    def plus(self, again: bool) -> int:
        return 1


class Determined(Fighting):
    """One more card (B12.3.12): played right after the reveal (maneuver.py)."""

    __slots__ = ()

    NAME = "determined"


class Stand(Fighting):
    """Every unit counts two."""

    __slots__ = ()

    NAME = "stand"

    def act(self, own: Front, foe: Front) -> None:
        own.stand = True


class Fog(Fighting):
    """The combat ends with this round."""

    __slots__ = ()

    NAME = "fog"

    def act(self, own: Front, foe: Front) -> None:
        own.fog = True


class Mute(Fighting):
    """No Leader Re-roll for the opponent."""

    __slots__ = ()

    NAME = "mute"

    def act(self, own: Front, foe: Front) -> None:
        foe.mute = True


class Fury(Counted):
    """More on the Combat Roll."""

    __slots__ = ()

    NAME = "fury"

    def act(self, own: Front, foe: Front) -> None:
        own.roll_plus += self.n

    def plus(self, again: bool) -> int:
        return 0 if again else self.n


class Voice(Counted):
    """More Leadership."""

    __slots__ = ()

    NAME = "voice"

    def act(self, own: Front, foe: Front) -> None:
        own.extra_leadership += self.n


class Fewer(Counted):
    """The opponent rolls fewer dice, at least one."""

    __slots__ = ()

    NAME = "fewer"

    def act(self, own: Front, foe: Front) -> None:
        foe.fewer += self.n


def raised(blocks: list[Block], again: bool) -> int:
    """What a card adds to each die."""
    return sum([fighting(block).plus(again) for block in blocks])
