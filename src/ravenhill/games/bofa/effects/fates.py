"""B8.8, B14.1, B14.2. Eagles, Wrath tokens and figures on the Fate Track."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ravenhill.engine.decision import Script
from ravenhill.engine.kinds import Fields, number, text
from ravenhill.games.bofa.beorn import more_wrath
from ravenhill.games.bofa.eagles import fly_out, hatch
from ravenhill.games.bofa.effects.notation import Phrase, phrase
from ravenhill.games.bofa.effects.operation import Operation, Run
from ravenhill.games.bofa.fate import step_left
from ravenhill.games.bofa.names import BEORN, BILBO, CHARACTER_IDS, CHARACTER_NUMBER, EYRIE, GONE, LORD, THORIN, WAITING
from ravenhill.games.bofa.table import BofaTable, eagle_supply

WAITS = text(*(CHARACTER_IDS[c] for c in (BILBO, LORD, BEORN, THORIN)))  # B3.13


class Eagle(Operation):
    """B14.1.3. Eagles enter the Eyrie."""

    __slots__ = ("n",)

    NAME = "eagle"
    FIELDS: ClassVar[Fields] = {"n": number(1, 6)}

    def __init__(self) -> None:
        self.n = 0

    def read(self, raw: Mapping[str, Any]) -> None:
        self.n = raw["n"]

    def possible(self, t: BofaTable, run: Run) -> bool:
        return eagle_supply(t) > 0

    def happen(self, t: BofaTable, run: Run) -> None:
        hatch(t, self.n)

    def say(self) -> Phrase:
        return phrase("eagle", {"n": self.n})


class Fly(Operation):
    """B14.1.4. All Eagles fly out."""

    __slots__ = ()

    NAME = "fly"

    def possible(self, t: BofaTable, run: Run) -> bool:
        return t.eyrie > 0 or t.place[LORD] == EYRIE

    def do(self, t: BofaTable, run: Run) -> Script:
        return fly_out(t)

    def say(self) -> Phrase:
        return phrase("fly")


class Wrath(Operation):
    """B14.2.2. Wrath tokens for Beorn."""

    __slots__ = ("n",)

    NAME = "wrath"
    FIELDS: ClassVar[Fields] = {"n": number(1, 18)}

    def __init__(self) -> None:
        self.n = 0

    def read(self, raw: Mapping[str, Any]) -> None:
        self.n = raw["n"]

    def possible(self, t: BofaTable, run: Run) -> bool:
        return t.place[BEORN] != GONE

    def happen(self, t: BofaTable, run: Run) -> None:
        more_wrath(t, self.n)

    def say(self) -> Phrase:
        return phrase("wrath", {"n": self.n})


class Step(Operation):
    """B8.16. A waiting figure goes one step to the left."""

    __slots__ = ("who",)

    NAME = "step"
    FIELDS: ClassVar[Fields] = {"character": WAITS}

    def __init__(self) -> None:
        self.who = 0

    def read(self, raw: Mapping[str, Any]) -> None:
        self.who = CHARACTER_NUMBER[raw["character"]]

    def possible(self, t: BofaTable, run: Run) -> bool:
        return t.place[self.who] == WAITING

    def happen(self, t: BofaTable, run: Run) -> None:
        if t.place[self.who] == WAITING:
            step_left(t, self.who)

    def say(self) -> Phrase:
        return phrase("step", {"character": CHARACTER_IDS[self.who]})
