"""B7.2, B17. The upper halves of the Event cards, for the side that plays them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from ravenhill.engine.decision import Script
from ravenhill.engine.kinds import Fields, flag, number
from ravenhill.games.bofa.attack import can_attack, combined_attack, combined_targets, move_and_attack
from ravenhill.games.bofa.effects.mustering import needed
from ravenhill.games.bofa.effects.notation import Phrase, phrase
from ravenhill.games.bofa.effects.operation import Operation, Run, operation
from ravenhill.games.bofa.movement import ANY, LEADERS, can_move, march, movable, settle
from ravenhill.games.bofa.recruit import Gather as Gathering
from ravenhill.games.bofa.recruit import may_place, token_turned_at_once
from ravenhill.games.bofa.table import BofaTable, armies

RULES: Final = {
    "cards": "B7.4",
    "gather": "B17.14",
    "heal": "B17.8",
    "march": "B17.1",
    "rally": "B17.9",
    "recruit": "B17.14",
    "strike": "B17.2",
    "surround": "B17.4",
}
SUPERIOR: Final = "B17.3"


def give_order(t: BofaTable, side: int, card: int) -> Script:
    """Its blocks in the order written, each as far as possible."""
    for block in t.book.effects[card]:
        yield from operation(block).do(t, Run(-1, RULES[block.NAME], side))


class Gather(Operation):
    """B11.1.2. A new Recruitment token where an Army stands, turned over at once."""

    __slots__ = ()

    NAME = "gather"

    def choices(self, t: BofaTable, run: Run) -> list[int]:
        return [a for a in armies(t, run.side) if may_place(t, run.side, a)]

    def do(self, t: BofaTable, run: Run) -> Script:
        places = self.choices(t, run)
        if places:
            area = yield from Gathering(t, run.side, run.rule, places).area()
            yield from token_turned_at_once(t, run.side, area, "B11.2.7")

    def say(self) -> Phrase:
        return phrase("gather")


class Strike(Operation):
    """B12.1.4. One Army moves and attacks, each part if wanted; `superior`: on its ground, whatever the count says."""

    __slots__ = ("need", "reach", "superior")

    NAME = "strike"
    FIELDS: ClassVar[Fields] = {"reach": number(1, 4), "led?": flag(), "superior?": flag()}

    def __init__(self) -> None:
        self.reach = 0
        self.need = ANY
        self.superior = False

    def read(self, raw: Mapping[str, Any]) -> None:
        self.reach = raw["reach"]
        self.need = needed(raw)
        self.superior = raw.get("superior", False)

    def possible(self, t: BofaTable, run: Run) -> bool:
        return can_attack(t, run.side, self.need, self.reach)

    def do(self, t: BofaTable, run: Run) -> Script:
        rule = SUPERIOR if self.superior else run.rule
        return move_and_attack(t, run.side, rule, self.need, self.reach, superior=self.superior)

    def say(self) -> Phrase:
        said = phrase("strike-led" if self.need == LEADERS else "strike", {"steps": self.reach})
        return phrase("superior", {"said": said}) if self.superior else said


class Surround(Operation):
    """B12.10. One Army moves, then a Combined Attack."""

    __slots__ = ("reach",)

    NAME = "surround"
    FIELDS: ClassVar[Fields] = {"reach": number(1, 4)}

    def __init__(self) -> None:
        self.reach = 0

    def read(self, raw: Mapping[str, Any]) -> None:
        self.reach = raw["reach"]

    def possible(self, t: BofaTable, run: Run) -> bool:
        return can_move(t, run.side, ANY, self.reach) or bool(combined_targets(t, run.side))

    def do(self, t: BofaTable, run: Run) -> Script:
        side, reach = run.side, self.reach
        yield from march(t, side, run.rule, ANY, reach, lambda: movable(t, side, ANY, reach))
        yield from settle(t)
        yield from combined_attack(t, side, run.rule)

    def say(self) -> Phrase:
        return phrase("surround", {"steps": self.reach})
