"""B9.4. The abilities of the Generals, used before an action: what they do stands in the data, in building blocks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ravenhill.engine.decision import Arg, Option, Script
from ravenhill.games.bofa.asking import BofaQuestion
from ravenhill.games.bofa.effects.operation import Run, any_possible, carry_out
from ravenhill.games.bofa.names import BARD, CHARACTER_IDS, DAIN, FP, GANDALF, GENERALS, LORD, THRANDUIL
from ravenhill.games.bofa.table import BofaTable

RULES: Final = {BARD: "B9.4.8", DAIN: "B9.4.8", GANDALF: "B9.4.6", THRANDUIL: "B9.4.7", LORD: "B9.4.9"}


def usable(t: BofaTable) -> list[int]:
    """B9.4.2, B9.4.3. Active Generals whose ability can be used now; Troubled Mind forbids one (ss09)."""
    if t.general_used:
        return []
    return [g for g in GENERALS if t.generals[g] and t.troubled != g and ways(t, g)]


def ways(t: BofaTable, general: int) -> list[Option]:
    """What the General's card offers at this moment; a way is called by its first block."""
    run = Run(general, RULES[general])
    return [("way", way[0].NAME) for way in t.book.ways[general] if any_possible(t, way, run)]


def use_general(t: BofaTable, general: int) -> Script:
    """B9.4.2. The Activation token is discarded and the ability used."""
    t.generals[general] = False
    t.general_used = True
    t.tell("bofa-log-general", {"character": CHARACTER_IDS[general]})
    answer = yield from GeneralWay(t, general)
    for way in t.book.ways[general]:
        if answer[1] == way[0].NAME:
            yield from carry_out(t, way, Run(general, RULES[general]))


class GeneralWay(BofaQuestion):
    """B9.4.2. In which way the General's ability is used."""

    __slots__ = ("general",)

    KIND = "way"
    TAKES = ("way tokens/rally/blast/focus/archery/eagle/fly/turn/recruit/heal/march/cards/enlist/wrath",)
    ASK = "bofa-ask-way"

    def __init__(self, t: BofaTable, general: int) -> None:
        super().__init__(t, FP, "B9.4.2")
        self.public = True
        self.general = general

    def offer(self) -> list[Option]:
        return ways(self.t, self.general)

    def about(self) -> Mapping[str, Arg] | None:
        return {"character": CHARACTER_IDS[self.general]}
