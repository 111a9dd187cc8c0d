"""B12.8, B12.9. Retreat, Rout, and the advance after a won combat."""

from __future__ import annotations

from collections.abc import Generator

from ravenhill.engine.decision import Arg, Asked, Option, Reason, Script
from ravenhill.games.bofa.asking import Agreeing, OwnArmy, Way, reason
from ravenhill.games.bofa.damage import lose_wrath, suffer, thin_out, wound_beorn
from ravenhill.games.bofa.movement import ANY, enter, everyone, held_by, set_out, settle, walk
from ravenhill.games.bofa.names import BEORN, FP, SHADOW, SIDE_IDS, STACK_LIMIT
from ravenhill.games.bofa.rolls import promise
from ravenhill.games.bofa.shapes import Leaving
from ravenhill.games.bofa.table import Battle, BofaTable, enemy_army


def havens(t: BofaTable, side: int, area: int, bear: bool) -> list[int]:
    """B12.8.3, B12.8.4, B14.2.10. Regions a defender may retreat to by his own choice."""
    book = t.book
    found: list[int] = []
    for a in book.adjacent[area]:
        if enemy_army(t, side, a) or (side == FP and t.place[BEORN] == a):
            continue
        if bear and t.owner[a] == FP:
            continue
        if t.owner[a] == side or held_by(t, side, a):
            found.append(a)
        elif not held_by(t, 1 - side, a) and not watched(t, side, a):
            if book.slope_or_ford[area * book.areas + a] != 2:
                found.append(a)
    return found


def watched(t: BofaTable, side: int, area: int) -> bool:
    """B12.8.3b. Next to an enemy Army; whether Beorn is one here differs between the editions (B16.20)."""
    for a in t.book.adjacent[area]:
        if t.owner[a] == 1 - side:
            return True
        if side == SHADOW and t.place[BEORN] == a and t.settings.beorn_retreat != "older":
            return True
    return False


def last_ways(t: BofaTable, side: int, area: int, bear: bool) -> list[int]:
    """B12.8.5. Where the attacker may send a defender who has no haven."""
    return [
        a
        for a in t.book.adjacent[area]
        if not enemy_army(t, side, a)
        and not held_by(t, 1 - side, a)
        and not (side == FP and t.place[BEORN] == a)
        and not (bear and t.owner[a] == FP)
    ]


def leave_field(t: BofaTable, b: Battle) -> Generator[Asked, None, Leaving]:
    """B12.8.1. The defender retreats if he regrouped, routs if he did not, or holds."""
    side = 1 - b.attacker
    bear = b.bear == side
    area = b.target
    if not havens(t, side, area, bear) and not last_ways(t, side, area, bear):
        return "holds"  # B12.8.9
    asked = parting(t, b)
    if not (yield from asked.agreed()):
        return "holds"
    routs = isinstance(asked, Rout)
    t.tell("bofa-log-rout" if routs else "bofa-log-retreat", {"area": t.book.area_id[area]})
    if routs:
        yield from thin_out(t, area, True)
        if t.owner[area] != side:
            return "rout"  # B12.8.7
    yield from fall_back(t, b, side, bear)
    return "rout" if routs else "retreat"


def parting(t: BofaTable, b: Battle) -> Retreat:
    """B12.8.1, B12.8.6. What a defender is asked who could leave."""
    side = 1 - b.attacker
    orderly = b.fronts[side].regrouped and not (b.charge and b.round == 1)  # B12.8.13
    return Retreat(t, b) if orderly or b.bear == side else Rout(t, b)


class Retreat(Agreeing):
    """B12.8.1. Whether the defender, who regrouped, leaves the combat."""

    __slots__ = ("b",)

    KIND = "retreat"
    TAKES = ("retreat", "done")
    ASK = "bofa-ask-retreat"
    VERB = "retreat"

    def __init__(self, t: BofaTable, b: Battle) -> None:
        super().__init__(t, 1 - b.attacker, "B12.8.1")
        self.b = b

    def weigh(self, option: Option) -> float:
        return 0.1 + promise(self.t, self.b) if option[0] == self.VERB else super().weigh(option)


class Rout(Retreat):
    """B12.8.6. Whether the defender, who did not regroup, leaves the combat with casualties."""

    __slots__ = ()

    KIND = "rout"
    TAKES = ("rout", "done")
    ASK = "bofa-ask-rout"
    VERB = "rout"

    def weigh(self, option: Option) -> float:
        return 0.1 + 0.7 * promise(self.t, self.b) if option[0] == self.VERB else super().weigh(option)


class FallBack(Way):
    """Where the Army that was attacked goes."""

    __slots__ = ()

    def origin(self) -> str:
        b = self.t.battle
        return self.t.book.area_id[b.target] if b is not None else ""


class Haven(FallBack):
    """B12.8.3. Where the defender goes by his own choice."""

    __slots__ = ()

    KIND = "haven"
    TAKES = ("to <area>",)
    ASK = "bofa-ask-haven"

    def no_area(self, area: int, args: dict[str, Arg]) -> Reason | None:
        return reason("haven", "B12.8.3", args)


class Driven(FallBack):
    """B12.8.5. Where the attacker sends a defender who has no haven."""

    __slots__ = ()

    KIND = "driven"
    TAKES = ("to <area>",)
    ASK = "bofa-ask-driven"


def fall_back(t: BofaTable, b: Battle, side: int, bear: bool) -> Script:
    """B12.8.3-B12.8.5, B12.8.8, B12.8.10. The whole Army moves to its own choice, or with a loss to the attacker's."""
    area = b.target
    own = havens(t, side, area, bear)
    driven = not own
    if driven:
        to = yield from Driven(t, b.attacker, "B12.8.5", last_ways(t, side, area, bear)).area()
    else:
        to = yield from Haven(t, side, "B12.8.3", own).area()
    if bear:
        t.place[BEORN] = to
        t.tell("bofa-log-character-moves", {"character": "beorn", "area": t.book.area_id[to]})
        enter(t, side, to, True)
        if driven:
            lose_wrath(t, 1)
            wound_beorn(t)
        return
    t.columns.append(everyone(t, side, area))
    walk(t, t.columns[-1], to)
    yield from settle(t)
    if driven:
        yield from suffer(t, to, 1, direct=True)


def advance(t: BofaTable, b: Battle, homes: list[int]) -> Script:
    """B12.9, B12.10.6. The winner may move into the region with one Army or part of it, at most five units."""
    if b.bear == b.attacker:  # B14.2.12
        if (yield from BeornAdvances(t, FP, "B14.2.12").agreed()):
            t.place[BEORN] = b.target
            t.tell("bofa-log-character-moves", {"character": "beorn", "area": t.book.area_id[b.target]})
            enter(t, FP, b.target, True)
        else:
            tell_stays(t, b)
        return
    home = yield from Advance(t, b.attacker, "B12.9.1", homes, ("stay",)).area()
    if home < 0:
        tell_stays(t, b)
        return
    yield from set_out(t, b.attacker, home, ANY, STACK_LIMIT)
    walk(t, t.columns[-1], b.target)
    yield from settle(t)


class Advance(OwnArmy):
    """B12.9.1. Which Army advances into the vacated region, or none."""

    __slots__ = ()

    KIND = "advance"
    TAKES = ("advance <area>", "stay")
    ASK = "bofa-ask-advance"
    VERB = "advance"


class BeornAdvances(Agreeing):
    """B14.2.12. Whether Beorn advances."""

    __slots__ = ()

    KIND = "beorn_advances"
    TAKES = ("advance", "done")
    ASK = "bofa-ask-beorn-advances"
    VERB = "advance"


def tell_stays(t: BofaTable, b: Battle) -> None:
    t.tell("bofa-log-stays", {"side": SIDE_IDS[b.attacker], "area": t.book.area_id[b.target]})
