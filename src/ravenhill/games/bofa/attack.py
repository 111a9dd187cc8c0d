"""B12.1, B12.10.1. How a combat begins."""

from __future__ import annotations

from collections.abc import Generator

from ravenhill.engine.decision import Asked, Atom, Option, Script
from ravenhill.engine.table import ask
from ravenhill.games.bofa.asking import choose, choose_area
from ravenhill.games.bofa.movement import ANY, can_step, march_from, meets, settle, steps
from ravenhill.games.bofa.names import BEORN, SHADOW, SIDE_IDS
from ravenhill.games.bofa.table import Battle, BofaTable, armies, enemy_army


def targets(t: BofaTable, side: int, area: int) -> list[int]:
    """B12.1.1, B12.1.5. Enemies an Army may attack from where it stands."""
    if t.book.kind[area] == 1:
        return []
    return [a for a in t.book.adjacent[area] if enemy_army(t, side, a)]


def has_target(t: BofaTable, side: int, area: int) -> bool:
    return t.book.kind[area] != 1 and any(enemy_army(t, side, a) for a in t.book.adjacent[area])


def begin_battle(
    t: BofaTable, side: int, homes: list[int], target: int, superior: bool = False, charge: bool = False, bear: int = -1
) -> None:
    """B12.1.2. The acting player is the attacker; the rounds follow (combat.py)."""
    b = Battle()
    b.attacker = side
    b.homes = homes
    b.fought = [0] * len(homes)
    b.fighting = homes[0] if len(homes) == 1 else -1
    b.target = target
    b.superior = side if superior else -1
    b.charge = charge
    b.bear = bear
    if side == SHADOW and t.place[BEORN] == target:
        b.bear = 1 - side
    t.battle = b
    names = t.book.area_id
    if len(homes) == 1:
        t.tell("bofa-log-attack", {"side": SIDE_IDS[side], "from": names[homes[0]], "to": names[target]})
        return
    t.tell("bofa-log-attack-together", {"side": SIDE_IDS[side], "n": len(homes), "to": names[target]})
    for a in homes:
        t.tell("bofa-log-takes-part", {"area": names[a]})


def strikers(t: BofaTable, side: int, need: int, reach: int) -> list[int]:
    """Armies that can move or attack with this action."""
    found: list[int] = []
    for a in armies(t, side):
        if meets(t, a, need) and (has_target(t, side, a) or (reach and can_step(t, side, a, reach))):
            found.append(a)
    return found


def can_attack(t: BofaTable, side: int, need: int, reach: int) -> bool:
    """Whether there is any such Army."""
    return any(
        owner == side and meets(t, a, need) and (has_target(t, side, a) or (reach and can_step(t, side, a, reach)))
        for a, owner in enumerate(t.owner)
    )


def move_and_attack(
    t: BofaTable, side: int, rule: str, need: int, reach: int, superior: bool = False, charge: bool = False
) -> Script:
    """B6.4.1, B6.4.2, B12.1.4. One Army moves, merges, and attacks as a whole; each part is optional."""
    area = yield from choose_area(
        t, side, rule, "army", lambda: strikers(t, side, need, reach), "bofa-ask-army-attacks", "done"
    )
    if area >= 0:
        yield from army_strikes(t, side, rule, area, need, reach, superior, charge)


def army_strikes(
    t: BofaTable,
    side: int,
    rule: str,
    area: int,
    need: int,
    reach: int,
    superior: bool = False,
    charge: bool = False,
) -> Script:
    """A chosen Army may move and then attack."""
    here = area
    if reach and can_step(t, side, area, reach):
        here = yield from first_move(t, side, rule, area, need, reach)
    yield from strike_from(t, side, rule, here, need, superior, charge)


def first_move(t: BofaTable, side: int, rule: str, area: int, need: int, reach: int) -> Generator[Asked, None, int]:
    """The optional move of an attack; where the Army stands afterwards."""
    args: dict[str, Atom] = {"area": t.book.area_id[area]}
    options: list[Option] = [("march",), ("stand",)]
    answer = yield from ask(t, side, rule, lambda: options, "bofa-ask-move-first", args)
    if answer[0] == "stand":
        return area
    yield from march_from(t, side, rule, need, reach, area)
    here = t.columns[-1].at
    yield from settle(t)
    return here


def strike_from(
    t: BofaTable, side: int, rule: str, area: int, need: int, superior: bool = False, charge: bool = False
) -> Script:
    """The optional attack of an Army from where it stands."""
    if t.owner[area] != side or not meets(t, area, need) or not has_target(t, side, area):
        return
    target = yield from choose_area(
        t,
        side,
        rule,
        "attack",
        lambda: targets(t, side, area),
        "bofa-ask-target",
        "done",
        {"area": t.book.area_id[area]},
    )
    if target >= 0:
        begin_battle(t, side, [area], target, superior, charge)


def army_acts_once(t: BofaTable, side: int, rule: str, area: int) -> Script:
    """B17.2. The Army may move one region or attack, one of the two."""
    options: list[Option] = []
    if steps(t, side, area, 1):
        options.append(("march",))
    if targets(t, side, area):
        options.append(("strike",))
    options.append(("done",))
    args: dict[str, Atom] = {"area": t.book.area_id[area]}
    answer = yield from choose(t, side, rule, options, "bofa-ask-move-or-attack", args)
    if answer[0] == "march":
        yield from march_from(t, side, rule, ANY, 1, area)
        yield from settle(t)
    elif answer[0] == "strike":
        yield from strike_from(t, side, rule, area, ANY)


def surrounders(t: BofaTable, side: int, target: int) -> list[int]:
    """B12.10.1, B11.6.5. Friendly Armies next to a region; none in a pass."""
    return [a for a in t.book.adjacent[target] if t.owner[a] == side]


def combined_targets(t: BofaTable, side: int) -> list[int]:
    """Enemies at least two friendly Armies are next to."""
    return [a for a in range(t.book.regions) if enemy_army(t, side, a) and len(surrounders(t, side, a)) > 1]


def combined_attack(t: BofaTable, side: int, rule: str) -> Script:
    """B12.10. Two or more Armies attack one region; no move (B12.10.9).

    Every Army next to it takes part: none of them need fight (B12.10.10), so it would be idle to ask."""
    if not combined_targets(t, side):
        return
    target = yield from choose_area(
        t, side, rule, "attack", lambda: combined_targets(t, side), "bofa-ask-combined", "done"
    )
    if target >= 0:
        begin_battle(t, side, surrounders(t, side, target), target)
