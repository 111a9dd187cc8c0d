"""B12.8, B12.9. Retreat, Rout, and the advance after a won combat."""

from __future__ import annotations

from collections.abc import Generator

from ravenhill.engine.decision import Asked, Option, Script
from ravenhill.engine.table import ask
from ravenhill.games.bofa.asking import agrees, choose_area
from ravenhill.games.bofa.damage import lose_wrath, suffer, thin_out, wound_beorn
from ravenhill.games.bofa.movement import ANY, enter, everyone, held_by, set_out, settle, walk
from ravenhill.games.bofa.names import BEORN, FP, SHADOW, SIDE_IDS, STACK_LIMIT
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
        if side == SHADOW and t.place[BEORN] == a and not t.settings.older_beorn_retreat:
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


def leave_field(t: BofaTable, b: Battle) -> Generator[Asked, None, bool]:
    """B12.8.1. The defender retreats if he regrouped, routs if he did not, or holds; whether the region is free."""
    side = 1 - b.attacker
    bear = b.bear == side
    area = b.target
    if not havens(t, side, area, bear) and not last_ways(t, side, area, bear):
        return False  # B12.8.9
    orderly = b.fronts[side].regrouped and not (b.charge and b.round == 1)  # B12.8.13
    verb = "retreat" if orderly or bear else "rout"
    if not (yield from agrees(t, side, "B12.8.1", verb, f"bofa-ask-{verb}")):
        return False
    t.tell("bofa-log-retreat" if verb == "retreat" else "bofa-log-rout", {"area": t.book.area_id[area]})
    if verb == "rout":
        yield from thin_out(t, area, "B12.8.6", "bofa-ask-rout-casualty")
        if t.owner[area] != side:
            return True  # B12.8.7
    yield from fall_back(t, b, side, bear)
    return True


def fall_back(t: BofaTable, b: Battle, side: int, bear: bool) -> Script:
    """B12.8.3-B12.8.5, B12.8.8, B12.8.10. The whole Army moves to its own choice, or with a loss to the attacker's."""
    area = b.target
    driven = not havens(t, side, area, bear)
    if driven:
        to = yield from choose_area(
            t, b.attacker, "B12.8.5", "to", lambda: last_ways(t, side, area, bear), "bofa-ask-driven"
        )
    else:
        to = yield from choose_area(t, side, "B12.8.3", "to", lambda: havens(t, side, area, bear), "bofa-ask-haven")
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
        if (yield from agrees(t, FP, "B14.2.12", "advance", "bofa-ask-beorn-advances")):
            t.place[BEORN] = b.target
            t.tell("bofa-log-character-moves", {"character": "beorn", "area": t.book.area_id[b.target]})
            enter(t, FP, b.target, True)
        else:
            tell_stays(t, b)
        return
    options: list[Option] = [("advance", t.book.area_id[a]) for a in homes]
    options.append(("stay",))
    answer = yield from ask(t, b.attacker, "B12.9.1", lambda: options, "bofa-ask-advance")
    if answer[0] == "stay":
        tell_stays(t, b)
        return
    yield from set_out(t, b.attacker, t.book.area_of[str(answer[1])], ANY, STACK_LIMIT)
    walk(t, t.columns[-1], b.target)
    yield from settle(t)


def tell_stays(t: BofaTable, b: Battle) -> None:
    t.tell("bofa-log-stays", {"side": SIDE_IDS[b.attacker], "area": t.book.area_id[b.target]})
