"""B9.4.6, B9.4.7. Blast of Magic and Archery: damage from afar."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ravenhill.engine.decision import Script
from ravenhill.engine.kinds import Fields, number
from ravenhill.games.bofa.asking import Aim
from ravenhill.games.bofa.damage import suffer
from ravenhill.games.bofa.effects.notation import Phrase, phrase
from ravenhill.games.bofa.effects.operation import Operation, Run
from ravenhill.games.bofa.names import ARCHERS, BARD, DICE_LIMIT, FP, HILLS, MEN, MOUNTAINS, SHADOW, UNITS
from ravenhill.games.bofa.rolls import in_words
from ravenhill.games.bofa.table import BofaTable

DICE = number(1, 10)
TARGET = number(2, 6)


class Blast(Operation):
    """B9.4.6. Dice at an Army in range, more of them for the Focus token. A number left out is that of the option."""

    __slots__ = ("dice", "focus", "target")

    NAME = "blast"
    FIELDS: ClassVar[Fields] = {"dice?": DICE, "target": TARGET, "focus": number(0, 9)}

    def __init__(self) -> None:
        self.dice = 0
        self.target = 0
        self.focus = 0

    def read(self, raw: Mapping[str, Any]) -> None:
        self.dice = raw.get("dice", 0)
        self.target = raw["target"]
        self.focus = raw["focus"]

    def choices(self, t: BofaTable, run: Run) -> list[int]:
        """B9.5. Shadow Armies in range of the General."""
        here = t.place[run.character]
        if here < 0:
            return []
        return [a for a in t.book.in_range[here] if t.owner[a] == SHADOW]

    def do(self, t: BofaTable, run: Run) -> Script:
        places = self.choices(t, run)
        if not places:
            return
        target = yield from BlastOfMagic(t, FP, "B9.4.6", places).area()
        dice = self.dice if self.dice else t.settings.blast_dice
        if t.focus and self.focus:
            dice += self.focus
            t.focus = False
            t.tell("bofa-log-focus-spent")
        rolled = t.chance.dice(dice)
        hits = len([face for face in rolled if face >= self.target])
        t.tell("bofa-log-blast", {"area": t.book.area_id[target], "n": hits, "rolled": in_words(rolled)})
        yield from suffer(t, target, hits)

    def say(self) -> Phrase:
        said = {"dice": self.dice, "target": self.target, "more": self.focus}
        return phrase("blast", said)


class BlastOfMagic(Aim):
    """B9.4.6. Which Army the blast is aimed at."""

    __slots__ = ()

    KIND = "blast"
    TAKES = ("target <area>",)
    ASK = "bofa-ask-blast"


class Focus(Operation):
    """B9.4.6. The Focus token, until a blast uses it."""

    __slots__ = ()

    NAME = "focus"

    def possible(self, t: BofaTable, run: Run) -> bool:
        return not t.focus

    def happen(self, t: BofaTable, run: Run) -> None:
        if not t.focus:
            t.focus = True
            t.tell("bofa-log-focus")

    def say(self) -> Phrase:
        return phrase("focus")


class Archery(Operation):
    """B9.4.7. The bowmen shoot, at most so many of them. A number left out is that of the option."""

    __slots__ = ("dice", "target")

    NAME = "archery"
    FIELDS: ClassVar[Fields] = {"dice": DICE, "target?": TARGET}

    def __init__(self) -> None:
        self.dice = 0
        self.target = 0

    def read(self, raw: Mapping[str, Any]) -> None:
        self.dice = raw["dice"]
        self.target = raw.get("target", 0)

    def choices(self, t: BofaTable, run: Run) -> list[int]:
        return archery_targets(t)

    def do(self, t: BofaTable, run: Run) -> Script:
        return archery(t, self.target if self.target else t.settings.archery_target, self.dice)

    def say(self) -> Phrase:
        return phrase("archery", {"dice": self.dice, "target": self.target})


class ArcheryTarget(Aim):
    """B9.4.7. Which Army is shot at."""

    __slots__ = ()

    KIND = "archery"
    TAKES = ("target <area>",)
    ASK = "bofa-ask-archery"


def shooters(t: BofaTable, target: int) -> list[int]:
    """B9.4.7. FP Armies with bowmen on hills or mountains in range of the target."""
    return [a for a in t.book.in_range[target] if can_shoot(t, a)]


def can_shoot(t: BofaTable, area: int) -> bool:
    ground = t.book.terrain[area]
    return t.owner[area] == FP and ground in (HILLS, MOUNTAINS) and bowmen(t, area) > 0


def bowmen(t: BofaTable, area: int) -> int:
    return t.units[area * UNITS + ARCHERS] + t.units[area * UNITS + MEN]


def archery_targets(t: BofaTable) -> list[int]:
    return [a for a in range(t.book.regions) if t.owner[a] == SHADOW and shooters(t, a)]


def archery(t: BofaTable, success: int, most: int = DICE_LIMIT) -> Script:
    """B9.4.7. One die per bowman, at most so many; Bard's Army rolls one missed die again."""
    marks = archery_targets(t)
    if not marks:
        return
    target = yield from ArcheryTarget(t, FP, "B9.4.7", marks).area()
    beside_bard = 0
    others = 0
    for a in shooters(t, target):
        if t.place[BARD] == a:
            beside_bard += bowmen(t, a)
        else:
            others += bowmen(t, a)
    beside_bard = min(most, beside_bard)
    others = min(most - beside_bard, others)
    rolled = t.chance.dice(beside_bard)
    again: list[int] = []
    if any(face < success for face in rolled):
        again.append(t.chance.die())
    rolled += t.chance.dice(others)
    hits = len([face for face in rolled + again if face >= success])
    t.tell(
        "bofa-log-archery",
        {
            "area": t.book.area_id[target],
            "n": hits,
            "dice": beside_bard + others,
            "rolled": in_words(rolled),
            "more": len(again),
            "again": in_words(again),
        },
    )
    yield from suffer(t, target, hits)
