"""B11. Recruitment tokens, units, Rally, marches and cards: what a General or an Event card orders."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from ravenhill.engine.decision import Script
from ravenhill.engine.kinds import Fields, flag, listed, number, ref, text
from ravenhill.games.bofa.asking import DONE, OwnArmy, Spot
from ravenhill.games.bofa.effects.notation import Phrase, joined, phrase
from ravenhill.games.bofa.effects.operation import Operation, Run
from ravenhill.games.bofa.hand import discard_down, draw_event, draw_story
from ravenhill.games.bofa.movement import ANY, LEADERS, can_move, move_armies
from ravenhill.games.bofa.names import (
    ARCHERS,
    CHARACTER_IDS,
    DWARF_VETERANS,
    DWARF_WARRIORS,
    FP,
    GROUP_IDS,
    GROUP_NUMBER,
    GROUPS_OF,
    MEN,
    SHADOW,
    SPEARMEN,
    UNIT_IDS,
    UNIT_NUMBER,
)
from ravenhill.games.bofa.recruit import (
    Muster,
    Rally,
    Token,
    arrived,
    enlist,
    hurt,
    may_place,
    place_token,
    rally,
    recruit,
    token_regions,
    tokens_at,
    turn_over,
    turnable,
)
from ravenhill.games.bofa.table import BofaTable, holds, led

COUNT: Final = number(1, 9)
OWN_GROUP: Final = text(*(GROUP_IDS[g] for g in GROUPS_OF[FP]))

GENERAL: Final = 0
DWARVES: Final = 1
MEN_OF_THE_LAKE: Final = 2
ELVES: Final = 3
LED: Final = 4
COMPANY_IDS: Final = ("general", "dwarves", "men", "elves", "leadership")
COMPANY: Final = listed(text(*COMPANY_IDS), 1)


class OwnPlaces(Operation):
    """About own regions: with the General or with certain units, where the record says so; else any."""

    __slots__ = ("company",)

    def __init__(self) -> None:
        self.company: list[int] = []

    def read(self, raw: Mapping[str, Any]) -> None:
        self.company = [COMPANY_IDS.index(name) for name in raw.get("with", ())]

    def among(self, t: BofaTable, run: Run, area: int) -> bool:
        return not self.company or any(self._with(t, run, area, who) for who in self.company)

    def _with(self, t: BofaTable, run: Run, area: int, who: int) -> bool:
        if who == GENERAL:
            return t.place[run.character] == area
        if who == LED:
            return t.owner[area] == run.side and led(t, area)
        if who == DWARVES:
            return holds(t, area, DWARF_WARRIORS, DWARF_VETERANS + 1)
        return holds(t, area, MEN, MEN + 1) if who == MEN_OF_THE_LAKE else holds(t, area, ARCHERS, SPEARMEN + 1)

    def where(self) -> Phrase:
        """Which regions or Armies, after the deed."""
        if not self.company:
            return phrase("with-any")
        return joined("either", [phrase(f"with-{COMPANY_IDS[who]}") for who in self.company])


class Tokens(Operation):
    """B11.1.3. Up to so many tokens, face down, each in another controlled Settlement."""

    __slots__ = ("group", "n")

    NAME = "tokens"
    FIELDS: ClassVar[Fields] = {"group": OWN_GROUP, "n": COUNT}

    def __init__(self) -> None:
        self.group = 0
        self.n = 0

    def read(self, raw: Mapping[str, Any]) -> None:
        self.group = GROUP_NUMBER[raw["group"]]
        self.n = raw["n"]

    def choices(self, t: BofaTable, run: Run) -> list[int]:
        return token_regions(t) if t.unused[self.group] else []

    def do(self, t: BofaTable, run: Run) -> Script:
        done: list[int] = []
        while len(done) < self.n and t.unused[self.group]:
            places = [a for a in token_regions(t) if a not in done]
            area = yield from Token(t, FP, run.rule, places, DONE, self.n - len(done)).area()
            if area < 0:
                break
            done.append(area)
            place_token(t, self.group, area)

    def say(self) -> Phrase:
        return phrase("tokens", {"group": GROUP_IDS[self.group], "n": self.n})


class Turn(OwnPlaces):
    """B11.2.1. One token of a group is turned over."""

    __slots__ = ("group",)

    NAME = "turn"
    FIELDS: ClassVar[Fields] = {"group": OWN_GROUP, "with?": COMPANY}

    def __init__(self) -> None:
        super().__init__()
        self.group = 0

    def read(self, raw: Mapping[str, Any]) -> None:
        super().read(raw)
        self.group = GROUP_NUMBER[raw["group"]]

    def choices(self, t: BofaTable, run: Run) -> list[int]:
        return [
            a
            for a in range(t.book.regions)
            if tokens_at(t, self.group, a) and self.among(t, run, a) and may_place(t, FP, a)  # B14.2.14
        ]

    def do(self, t: BofaTable, run: Run) -> Script:
        area = yield from IronToken(t, FP, run.rule, self.choices(t, run), DONE).area()
        if area >= 0:
            yield from turn_over(t, FP, self.group, area)

    def say(self) -> Phrase:
        return phrase("turn", {"group": GROUP_IDS[self.group], "where": self.where()})


class IronToken(Spot):
    """B9.4.8. Which token a General turns over, or none."""

    __slots__ = ()

    KIND = "iron_token"
    TAKES = ("turn <area>", "done")
    ASK = "bofa-ask-iron-token"
    VERB = "turn"


class Recruit(Operation):
    """B6.4.4. In up to so many regions a token is turned over."""

    __slots__ = ("n",)

    NAME = "recruit"
    FIELDS: ClassVar[Fields] = {"n": COUNT}

    def __init__(self) -> None:
        self.n = 0

    def read(self, raw: Mapping[str, Any]) -> None:
        self.n = raw["n"]

    def possible(self, t: BofaTable, run: Run) -> bool:
        return bool(turnable(t, run.side, []))

    def do(self, t: BofaTable, run: Run) -> Script:
        return recruit(t, run.side, self.n, run.rule)

    def say(self) -> Phrase:
        return phrase("recruit", {"n": self.n})


class Rallies(OwnPlaces):
    """B11.5. Up to so many Armies rally."""

    __slots__ = ("n", "target")

    NAME = "rally"
    FIELDS: ClassVar[Fields] = {"n": COUNT, "target": number(2, 6), "with?": COMPANY}

    def __init__(self) -> None:
        super().__init__()
        self.n = 0
        self.target = 0

    def read(self, raw: Mapping[str, Any]) -> None:
        super().read(raw)
        self.n = raw["n"]
        self.target = raw["target"]

    def choices(self, t: BofaTable, run: Run) -> list[int]:
        return [a for a in hurt(t, run.side, []) if self.among(t, run, a)]

    def do(self, t: BofaTable, run: Run) -> Script:
        done: list[int] = []
        while len(done) < self.n:
            places = [a for a in self.choices(t, run) if a not in done]
            area = yield from Rally(t, run.side, run.rule, places, DONE, self.n - len(done)).area()
            if area < 0:
                break
            done.append(area)
            yield from rally(t, area, self.target)

    def say(self) -> Phrase:
        return phrase("rally", {"n": self.n, "target": self.target, "where": self.where()})


class Heal(OwnPlaces):
    """B17.8. Damage tokens are taken off one Army."""

    __slots__ = ("n",)

    NAME = "heal"
    FIELDS: ClassVar[Fields] = {"n": COUNT, "with?": COMPANY}

    def __init__(self) -> None:
        super().__init__()
        self.n = 0

    def read(self, raw: Mapping[str, Any]) -> None:
        super().read(raw)
        self.n = raw["n"]

    def choices(self, t: BofaTable, run: Run) -> list[int]:
        return [a for a in hurt(t, run.side, []) if self.among(t, run, a)]

    def do(self, t: BofaTable, run: Run) -> Script:
        return heal(t, run.side, self.choices(t, run), self.n, run.rule)

    def say(self) -> Phrase:
        return phrase("heal", {"n": self.n, "where": self.where()})


class Healed(OwnArmy):
    """ev28-ev30. Which Army loses damage tokens."""

    __slots__ = ()

    KIND = "heal"
    TAKES = ("heal <area>",)
    ASK = "bofa-ask-heal"
    VERB = "heal"


def heal(t: BofaTable, side: int, places: list[int], number: int, rule: str) -> Script:
    """Up to so many damage tokens off one of these Armies."""
    if places:
        area = yield from Healed(t, side, rule, places).area()
        healed = min(number, t.damage[area])
        t.damage[area] -= healed
        t.tell("bofa-log-heals", {"area": t.book.area_id[area], "n": healed})


def needed(raw: Mapping[str, Any]) -> int:
    """What an Army must have to move or attack, as a block says it."""
    return LEADERS if raw.get("led") else ANY


class March(Operation):
    """B10.5. Up to so many Armies move up to so many regions; `led`: only such with Leadership."""

    __slots__ = ("armies", "need", "reach")

    NAME = "march"
    FIELDS: ClassVar[Fields] = {"armies": number(1, 5), "reach": number(1, 4), "led?": flag()}

    def __init__(self) -> None:
        self.armies = 0
        self.reach = 0
        self.need = ANY

    def read(self, raw: Mapping[str, Any]) -> None:
        self.armies = raw["armies"]
        self.reach = raw["reach"]
        self.need = needed(raw)

    def possible(self, t: BofaTable, run: Run) -> bool:
        return can_move(t, run.side, self.need, self.reach)

    def do(self, t: BofaTable, run: Run) -> Script:
        return move_armies(t, run.side, run.rule, self.need, self.reach, self.armies, False)

    def say(self) -> Phrase:
        return phrase("march-led" if self.need == LEADERS else "march", {"n": self.armies, "steps": self.reach})


class Draw(Operation):
    """B7.4. Cards from a deck."""

    __slots__ = ("event", "n")

    NAME = "cards"
    FIELDS: ClassVar[Fields] = {"deck": text("event", "story"), "n": COUNT}

    def __init__(self) -> None:
        self.event = False
        self.n = 0

    def read(self, raw: Mapping[str, Any]) -> None:
        self.event = raw["deck"] == "event"
        self.n = raw["n"]

    def possible(self, t: BofaTable, run: Run) -> bool:
        return len(t.event_deck) + len(t.event_discards) > 0 if self.event else len(t.story_decks[run.side]) > 0

    def do(self, t: BofaTable, run: Run) -> Script:
        for _ in range(self.n):
            if self.event:
                draw_event(t, run.side)
            else:
                draw_story(t, run.side)
        yield from discard_down(t, run.side)

    def say(self) -> Phrase:
        return phrase("draw-event" if self.event else "draw-story", {"n": self.n})


class Enlist(Operation):
    """B11.4.1. Units where the character has entered, else in a controlled Settlement."""

    __slots__ = ("n", "unit")

    NAME = "enlist"
    FIELDS: ClassVar[Fields] = {"unit": ref("units.unit"), "n": number(1, 5)}

    def __init__(self) -> None:
        self.unit = 0
        self.n = 0

    def read(self, raw: Mapping[str, Any]) -> None:
        self.unit = UNIT_NUMBER[raw["unit"]]
        self.n = raw["n"]

    def choices(self, t: BofaTable, run: Run) -> list[int]:
        places = [run.area] if run.area >= 0 else token_regions(t)
        return [a for a in places if may_place(t, FP, a)]

    def do(self, t: BofaTable, run: Run) -> Script:
        places = self.choices(t, run)
        if not places:
            return
        area = places[0]
        if run.area < 0:
            area = yield from Muster(t, FP, run.rule, places).area()
        enlist(t, FP, area, self.unit, self.n)
        yield from arrived(t, FP, area)

    def say(self) -> Phrase:
        return phrase("enlist", {"unit": UNIT_IDS[self.unit], "n": self.n})


class Enter(Operation):
    """B9.1.3, B14.6.1. The character comes to one of these regions, if it is not the enemy's."""

    __slots__ = ("names",)

    NAME = "enter"
    FIELDS: ClassVar[Fields] = {"at": listed(ref("regions.region"), 1)}

    def __init__(self) -> None:
        self.names: list[str] = []

    def read(self, raw: Mapping[str, Any]) -> None:
        self.names = list(raw["at"])

    def choices(self, t: BofaTable, run: Run) -> list[int]:
        areas = [t.book.area_of[name] for name in self.names]
        return [a for a in areas if t.owner[a] != SHADOW and not t.control[a]]

    def do(self, t: BofaTable, run: Run) -> Script:
        places = self.choices(t, run)
        area = places[0]
        if len(places) > 1:
            area = yield from Muster(t, FP, run.rule, places).area()
        run.area = t.place[run.character] = area
        t.tell("bofa-log-enters", {"character": CHARACTER_IDS[run.character], "area": t.book.area_id[area]})

    def say(self) -> Phrase:
        return phrase("enter", {"areas": list(self.names)})
