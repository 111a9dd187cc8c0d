"""B14.2. Beorn, an Army of one."""

from __future__ import annotations

from ravenhill.engine.decision import Script
from ravenhill.games.bofa.asking import DONE, STOP, Foe, Spot, Way
from ravenhill.games.bofa.attack import begin_battle
from ravenhill.games.bofa.characters import beorn_entrances
from ravenhill.games.bofa.movement import enter
from ravenhill.games.bofa.names import BEORN, FP, GONE, SHADOW, WAITING
from ravenhill.games.bofa.table import BofaTable
from ravenhill.games.bofa.victory import beorn_comes


def beorn_enters(t: BofaTable) -> Script:
    """B14.2.1, B14.2.2. At the southern map edge, with eight Wrath tokens and those that wait for him."""
    area = yield from BeornEnters(t, FP, "B14.2.1", beorn_entrances(t)).area()
    t.place[BEORN] = area
    t.tell("bofa-log-enters", {"character": "beorn", "area": t.book.area_id[area]})
    more_wrath(t, t.book.wrath_start)
    enter(t, FP, area, True)
    beorn_comes(t)


def more_wrath(t: BofaTable, number: int) -> None:
    """B14.2.2. Tokens given before he enters wait on his card."""
    if t.place[BEORN] == GONE:
        return
    most = t.book.wrath_most - (t.book.wrath_start if t.place[BEORN] == WAITING else 0)
    got = max(0, min(most - t.wrath, number))
    t.wrath += got
    if got:
        t.tell("bofa-log-wrath-got", {"n": got, "left": t.wrath})


class BeornEnters(Spot):
    """B14.2.1. Where Beorn enters."""

    __slots__ = ()

    KIND = "beorn_enters"
    TAKES = ("place <area>",)
    ASK = "bofa-ask-beorn-enters"


def can_rest(t: BofaTable, area: int, left: int) -> bool:
    """B14.2.5. He may pass a friendly Army only if he can go on to a region without units."""
    if t.owner[area] < 0:
        return True
    if left == 0:
        return False
    return any(t.owner[a] != SHADOW and can_rest(t, a, left - 1) for a in t.book.adjacent[area])


def bear_steps(t: BofaTable, left: int) -> list[int]:
    """Where he may go next with `left` regions to go."""
    here = t.place[BEORN]
    return [a for a in t.book.adjacent[here] if t.owner[a] != SHADOW and can_rest(t, a, left - 1)]


def prey(t: BofaTable) -> list[int]:
    """B14.2.4. Shadow Armies next to him."""
    return [a for a in t.book.adjacent[t.place[BEORN]] if t.owner[a] == SHADOW]


def can_rage(t: BofaTable) -> bool:
    return t.place[BEORN] >= 0 and (len(bear_steps(t, 3)) > 0 or len(prey(t)) > 0)


def fury(t: BofaTable) -> Script:
    """B14.2.3, B14.2.4. Up to three regions, then an attack; both optional (B14.2.16)."""
    for gone in range(3):
        area = yield from BeornMoves(t, 3 - gone).area()
        if area < 0:
            break
        t.place[BEORN] = area
        t.strained = t.owner[area] >= 0  # among friends he is only passing (B14.2.5)
        t.tell("bofa-log-character-moves", {"character": "beorn", "area": t.book.area_id[area]})
        enter(t, FP, area, True)  # B14.2.6
    area = yield from BeornAttacks(t, FP, "B14.2.4", prey(t), DONE).area()
    if area >= 0:
        begin_battle(t, FP, [t.place[BEORN]], area, bear=FP)


class BeornMoves(Way):
    """B14.2.3. Where Beorn goes with `reach` regions to go, or no further; he does not stop among friends."""

    __slots__ = ("reach",)

    KIND = "beorn_moves"
    TAKES = ("to <area>", "stop")
    ASK = "bofa-ask-beorn-moves"

    def __init__(self, t: BofaTable, reach: int) -> None:
        super().__init__(t, FP, "B14.2.3", None, STOP if t.owner[t.place[BEORN]] < 0 else ())
        self.reach = reach

    def areas(self) -> list[int]:
        return bear_steps(self.t, self.reach)


class BeornAttacks(Foe):
    """B14.2.4. Whom Beorn attacks, or nobody."""

    __slots__ = ()

    KIND = "beorn_attacks"
    TAKES = ("attack <area>", "done")
    ASK = "bofa-ask-beorn-attacks"
