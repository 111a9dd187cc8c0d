"""What the questions of this game share: what an answer names, why one is refused, its weight at first sight."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import ClassVar, Final, TypeAlias

from ravenhill.engine.answers import form, shaped
from ravenhill.engine.decision import Arg, Asked, Message, Option, Question, Reason, no_part
from ravenhill.games.bofa.names import (
    BEORN,
    CHARACTER_NUMBER,
    FACE_NUMBER,
    FP,
    GROUP_NUMBER,
    SHADOW,
    TERRITORY_NUMBER,
    UNIT_IDS,
    UNIT_NUMBER,
    UNITS,
)
from ravenhill.games.bofa.table import BofaTable
from ravenhill.games.bofa.worth import army_worth, target_worth, way_worth

Choosing: TypeAlias = Generator[Asked, None, int]

DONE: Final[Option] = ("done",)
STOP: Final[Option] = ("stop",)
NONE: Final = -1  # nothing was chosen

# what an option weighs by its verb alone; one that is not here weighs 1
WEIGHTS: Final[dict[str, float]] = {
    "done": 0.6,
    "pass": 0.4,
    "march": 2.0,
    "stand": 1.5,
    "strike": 2.5,
    "advance": 4.0,
    "stay": 0.5,
    "activate": 3.0,
    "general": 4.0,
    "turn": 3.0,
    "rally": 3.0,
    "vanish": 2.0,
    "bodyguard": 2.0,
    "charge": 0.5,
    "place": 2.0,
    "play": 2.0,
    "die": 2.0,
    "unit": 3.0,
    "token": 2.5,
    "tokens": 1.2,
    "remove": 2.0,
    "target": 2.0,
    "heal": 2.0,
    "mend": 2.0,
    "again": 1.5,
    "also": 1.2,
    "eagle": 2.0,
    "lord": 1.9,
}


class BofaQuestion(Question):
    """A question to one side."""

    __slots__ = ("t",)

    def __init__(self, t: BofaTable, side: int, rule: str) -> None:
        super().__init__(t, side, rule)
        self.t = t

    # --- asking ---

    def number(self) -> Choosing:
        """Asks; the number the answer names comes back."""
        yield [self]
        return int(self.answer()[1])

    def area(self) -> Choosing:
        """Asks; the area the answer names comes back, or NONE."""
        return self.naming(self.t.book.area_of)

    def card(self) -> Choosing:
        """Asks; the card the answer names comes back."""
        return self.naming(self.t.book.card_of)

    def unit(self) -> Choosing:
        """Asks; the kind of unit the answer names comes back, or NONE."""
        return self.naming(UNIT_NUMBER)

    def character(self) -> Choosing:
        """Asks; the character the answer names comes back, or NONE."""
        return self.naming(CHARACTER_NUMBER)

    def territory(self) -> Choosing:
        """Asks; the territory the answer names comes back, or NONE."""
        return self.naming(TERRITORY_NUMBER)

    def face(self) -> Choosing:
        """Asks; the face of a die the answer names comes back, or NONE."""
        return self.naming(FACE_NUMBER)

    def group(self) -> Choosing:
        """Asks; the group of Recruitment tokens the answer names comes back."""
        return self.naming(GROUP_NUMBER)

    # --- answering for itself ---

    def why_not(self, option: Option) -> Reason | None:
        if option in (DONE, STOP):
            return self.no_end()
        if not any(form(text).verb == option[0] for text in self.takes):
            return no_part(self)
        if len(option) == 1 or not shaped(self.takes, option):
            return None
        return self.because(str(option[0]), str(option[1]))

    def no_end(self) -> Reason | None:
        """Why nobody can be done here."""
        return reason("must-choose", self.rule)

    def because(self, verb: str, name: str) -> Reason | None:
        """Why not, for one of its verbs and what it names; None: for no better reason than that it is not offered."""
        return None

    def weigh(self, option: Option) -> float:
        return WEIGHTS.get(str(option[0]), 1.0)


class AreaQuestion(BofaQuestion):
    """Which of several areas that everybody can see, or none; where there is only one, it is taken."""

    __slots__ = ("among", "end", "left")

    VERB: ClassVar[str] = ""

    def __init__(
        self, t: BofaTable, side: int, rule: str, among: list[int] | None = None, end: Option = (), left: int = 0
    ) -> None:
        super().__init__(t, side, rule)
        self.public = True
        self.among: list[int] = among if among is not None else []
        self.end = end  # the option to choose none; (): there is no such option
        self.left = left  # how many more may be chosen; 0: it is not told

    def areas(self) -> list[int]:
        """Those that may be chosen."""
        return self.among

    def offer(self) -> list[Option]:
        names = self.t.book.area_id
        options: list[Option] = [(self.VERB, names[a]) for a in self.areas()]
        if self.end:
            options.append(self.end)
        return options

    def about(self) -> Mapping[str, Arg] | None:
        return {"n": self.left} if self.left else None

    def because(self, verb: str, name: str) -> Reason | None:
        area = self.t.book.area_of.get(name, NONE)
        return None if area < 0 else self.no_area(area, {"area": name})

    def no_area(self, area: int, args: dict[str, Arg]) -> Reason | None:
        """Why an area is not offered."""
        return None


class OwnArmy(AreaQuestion):
    """Which Army of the own side."""

    __slots__ = ()

    VERB = "army"

    def no_area(self, area: int, args: dict[str, Arg]) -> Reason | None:
        if self.t.owner[area] != self.seat:
            return reason("no-army", "B10.1.1", args)
        return self.no_army(area, args)

    def no_army(self, area: int, args: dict[str, Arg]) -> Reason | None:
        """Why this Army of the own side is not offered."""
        return reason("army-not", self.rule, args)

    def weigh(self, option: Option) -> float:
        if option[0] not in ("army", "lead", "fights"):
            return super().weigh(option)
        return 0.1 + army_worth(self.t, self.t.book.area_of[str(option[1])])


class Way(AreaQuestion):
    """Where somebody goes."""

    __slots__ = ()

    VERB = "to"

    def no_area(self, area: int, args: dict[str, Arg]) -> Reason | None:
        t = self.t
        if t.owner[area] == 1 - self.seat:
            return reason("enemy-there", "B10.2.1", args)
        if t.place[BEORN] == area:
            return reason("beorn-there", "B14.2.7" if self.seat == SHADOW else "B14.2.13", args)
        return reason("too-far", "B10.2.1", args)

    def weigh(self, option: Option) -> float:
        if option[0] != "to":
            return super().weigh(option)
        return 0.1 + way_worth(self.t, self.seat, self.t.book.area_of[str(option[1])])


class Foe(AreaQuestion):
    """Which enemy Army is attacked."""

    __slots__ = ()

    VERB = "attack"

    def no_area(self, area: int, args: dict[str, Arg]) -> Reason | None:
        t = self.t
        if t.owner[area] != 1 - self.seat and not (self.seat == SHADOW and t.place[BEORN] == area):
            return reason("no-enemy", "B12.1.1", args)
        return reason("out-of-reach", "B12.1.2", args)

    def weigh(self, option: Option) -> float:
        if option[0] != "attack":
            return super().weigh(option)
        return 2.0 + target_worth(self.t, self.t.book.area_of[str(option[1])])


class Aim(AreaQuestion):
    """Which enemy Army something is aimed at."""

    __slots__ = ()

    VERB = "target"

    def no_area(self, area: int, args: dict[str, Arg]) -> Reason | None:
        return reason("no-target", self.rule, args)


class Spot(AreaQuestion):
    """Where somebody enters, or a token is placed or turned over."""

    __slots__ = ()

    VERB = "place"

    def no_area(self, area: int, args: dict[str, Arg]) -> Reason | None:
        t = self.t
        if t.owner[area] == 1 - self.seat:
            return reason("enemy-there", "B11.1.3", args)
        if self.seat == FP and t.control[area]:
            return reason("enemy-control", "B11.1.3", args)
        return reason("not-a-place", self.rule, args)


class Agreeing(BofaQuestion):
    """Whether the side uses what it may use."""

    __slots__ = ()

    VERB: ClassVar[str] = ""

    def offer(self) -> list[Option]:
        return [(self.VERB,), DONE]

    def agreed(self) -> Generator[Asked, None, bool]:
        """Asks; whether it does comes back."""
        yield [self]
        return self.answer()[0] == self.VERB


class HowMany(BofaQuestion):
    """How many, from `least` to `most`; where it can only be one number, that is taken."""

    __slots__ = ("least", "most")

    VERB: ClassVar[str] = ""

    def __init__(self, t: BofaTable, side: int, rule: str, least: int, most: int) -> None:
        super().__init__(t, side, rule)
        self.public = True
        self.least = least
        self.most = most

    def offer(self) -> list[Option]:
        return [(self.VERB, n) for n in range(self.most, self.least - 1, -1)]

    def weigh(self, option: Option) -> float:
        return 1.0 + 0.1 * float(int(option[1]))


class Falling(BofaQuestion):
    """Which unit of an Army is eliminated."""

    __slots__ = ("here",)

    def __init__(self, t: BofaTable, rule: str, here: int) -> None:
        super().__init__(t, t.owner[here], rule)
        self.here = here

    def offer(self) -> list[Option]:
        t = self.t
        return [("eliminate", UNIT_IDS[u]) for u in range(UNITS) if t.units[self.here * UNITS + u]]

    def about(self) -> Mapping[str, Arg]:
        return {"area": self.t.book.area_id[self.here]}

    def because(self, verb: str, name: str) -> Reason | None:
        return no_unit(name)

    def weigh(self, option: Option) -> float:
        if option == DONE:
            return super().weigh(option)
        return 2.0 / self.t.book.strength[UNIT_IDS.index(str(option[1]))]


class CardChoice(BofaQuestion):
    """A choice that one card brings, between things everybody can see; where there is only one, it is taken."""

    __slots__ = ("listed_now",)

    def __init__(self, t: BofaTable, side: int, rule: str, options: list[Option]) -> None:
        super().__init__(t, side, rule)
        self.public = True
        self.listed_now = options

    def offer(self) -> list[Option]:
        return self.listed_now


def reason(key: str, rule: str, args: Mapping[str, Arg] | None = None) -> Reason:
    return Reason(Message("bofa-why-" + key, args), rule)


def no_unit(name: str) -> Reason | None:
    """B10.1.1. The Army has no such unit."""
    return reason("no-unit", "B10.1.1", {"unit": name}) if name in UNIT_IDS else None
