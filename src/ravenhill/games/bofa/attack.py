"""B12.1, B12.10.1. How a combat begins."""

from __future__ import annotations

from collections.abc import Mapping

from ravenhill.engine.decision import Arg, Option, Script
from ravenhill.games.bofa.asking import DONE, BofaQuestion, Choosing, Foe
from ravenhill.games.bofa.movement import ANY, ArmyQuestion, can_step, march_from, meets, settle, steps
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
    area = yield from ArmyAttacks(t, side, rule, need, reach).area()
    if area >= 0:
        yield from army_strikes(t, side, rule, area, need, reach, superior, charge)


class ArmyAttacks(ArmyQuestion):
    """B12.1.4. Which Army moves and attacks, or none."""

    __slots__ = ("reach",)

    KIND = "army_attacks"
    TAKES = ("army <area>", "done")
    ASK = "bofa-ask-army-attacks"

    def __init__(self, t: BofaTable, side: int, rule: str, need: int, reach: int) -> None:
        super().__init__(t, side, rule, need)
        self.reach = reach

    def areas(self) -> list[int]:
        return strikers(self.t, self.seat, self.need, self.reach)


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


def first_move(t: BofaTable, side: int, rule: str, area: int, need: int, reach: int) -> Choosing:
    """The optional move of an attack; where the Army stands afterwards."""
    if (yield from MoveFirst(t, side, rule, area).verb()) == "stand":
        return area
    yield from march_from(t, side, rule, need, reach, area)
    here = t.columns[-1].at
    yield from settle(t)
    return here


class ArmyActs(BofaQuestion):
    """What a chosen Army does."""

    __slots__ = ("here",)

    def __init__(self, t: BofaTable, side: int, rule: str, here: int) -> None:
        super().__init__(t, side, rule)
        self.public = True
        self.here = here

    def about(self) -> Mapping[str, Arg] | None:
        return {"area": self.t.book.area_id[self.here]}


class MoveFirst(ArmyActs):
    """B12.1.4. Whether the Army moves before it attacks."""

    __slots__ = ()

    KIND = "move_first"
    TAKES = ("march", "stand")
    ASK = "bofa-ask-move-first"

    def offer(self) -> list[Option]:
        return [("march",), ("stand",)]


class MoveOrAttack(ArmyActs):
    """B17.2. Whether the Army moves or attacks, or neither."""

    __slots__ = ()

    KIND = "move_or_attack"
    TAKES = ("march", "strike", "done")
    ASK = "bofa-ask-move-or-attack"

    def offer(self) -> list[Option]:
        options: list[Option] = []
        if steps(self.t, self.seat, self.here, 1):
            options.append(("march",))
        if targets(self.t, self.seat, self.here):
            options.append(("strike",))
        options.append(DONE)
        return options


class Attack(Foe):
    """B12.1.1. Whom the Army attacks from where it stands, or nobody."""

    __slots__ = ("here",)

    KIND = "attack"
    TAKES = ("attack <area>", "done")
    ASK = "bofa-ask-target"

    def __init__(self, t: BofaTable, side: int, rule: str, here: int) -> None:
        super().__init__(t, side, rule, None, DONE)
        self.here = here

    def areas(self) -> list[int]:
        return targets(self.t, self.seat, self.here)

    def origin(self) -> str:
        return self.t.book.area_id[self.here]

    def about(self) -> Mapping[str, Arg] | None:
        return {"area": self.t.book.area_id[self.here]}


def strike_from(
    t: BofaTable, side: int, rule: str, area: int, need: int, superior: bool = False, charge: bool = False
) -> Script:
    """The optional attack of an Army from where it stands."""
    if t.owner[area] != side or not meets(t, area, need) or not has_target(t, side, area):
        return
    target = yield from Attack(t, side, rule, area).area()
    if target >= 0:
        begin_battle(t, side, [area], target, superior, charge)


def army_acts_once(t: BofaTable, side: int, rule: str, area: int) -> Script:
    """B17.2. The Army may move one region or attack, one of the two."""
    verb = yield from MoveOrAttack(t, side, rule, area).verb()
    if verb == "march":
        yield from march_from(t, side, rule, ANY, 1, area)
        yield from settle(t)
    elif verb == "strike":
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
    target = yield from CombinedAttack(t, side, rule, None, DONE).area()
    if target >= 0:
        begin_battle(t, side, surrounders(t, side, target), target)


class CombinedAttack(Foe):
    """B12.10.1. Whom several Armies attack together, or nobody."""

    __slots__ = ()

    KIND = "combined"
    TAKES = ("attack <area>", "done")
    ASK = "bofa-ask-combined"

    def areas(self) -> list[int]:
        return combined_targets(self.t, self.seat)
