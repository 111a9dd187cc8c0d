"""B10. Armies move, split, merge and take control."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from typing import Final

from ravenhill.engine.decision import Arg, Asked, Option, Reason, Script
from ravenhill.games.bofa import shapes
from ravenhill.games.bofa.asking import DONE, STOP, BofaQuestion, Falling, HowMany, OwnArmy, Way, no_unit, reason
from ravenhill.games.bofa.damage import casualties, fall, only_unit
from ravenhill.games.bofa.names import (
    ARCHERS,
    BEORN,
    CHARACTER_IDS,
    DWARF_VETERANS,
    DWARF_WARRIORS,
    FP,
    GOBLINS,
    GROUPS_OF,
    MARCHING,
    OPENS_PASS,
    SHADOW,
    SIDE_IDS,
    SPEARMEN,
    STACK_LIMIT,
    UNIT_IDS,
    UNITS,
)
from ravenhill.games.bofa.table import (
    BofaTable,
    Column,
    armies,
    characters_in,
    forsake,
    holds,
    leads,
    led,
    limit,
    next_to_enemy,
)
from ravenhill.games.bofa.victory import gate_falls

# what the moving part of an Army must contain (B10.3.3, B10.3.4)
ANY: Final = 0
LEADERS: Final = 1
GOBLIN: Final = 2
DWARVES: Final = 3
ELVES: Final = 4


def meets(t: BofaTable, area: int, need: int) -> bool:
    """Whether the whole Army there has what a move or an attack needs."""
    if need == LEADERS:
        return led(t, area)
    if need == GOBLIN:
        return t.units[area * UNITS + GOBLINS] > 0
    if need == DWARVES:
        return holds(t, area, DWARF_WARRIORS, DWARF_VETERANS + 1)
    if need == ELVES:
        return holds(t, area, ARCHERS, SPEARMEN + 1)
    return True


def fit(t: BofaTable, column: Column, need: int) -> bool:
    """Whether the part of an Army that is to move contains what it must."""
    units = column.units
    if sum(units) == 0:
        return False
    if need == LEADERS:
        if column.lead > 0:
            return True
        return any(leads(t, c) for c in column.characters)
    if need == GOBLIN:
        return units[GOBLINS] > 0
    if need == DWARVES:
        return units[DWARF_WARRIORS] + units[DWARF_VETERANS] > 0
    if need == ELVES:
        return units[ARCHERS] + units[SPEARMEN] > 0
    return True


def open_way(t: BofaTable, area: int) -> bool:
    """B11.6.1. From a goblin muster there is a way only when its pass is open."""
    musters = t.book.goblin_musters
    for i in range(len(musters)):
        if musters[i] == area:
            return t.open_pass[i]
    return True


def steps(t: BofaTable, side: int, area: int, reach: int) -> list[int]:
    """B10.2.1. Where an Army may step next, with `reach` regions still to go."""
    book = t.book
    if book.kind[area] == 1 and not open_way(t, area):
        return []
    return [a for a in book.adjacent[area] if passable(t, side, a, reach)]


def can_step(t: BofaTable, side: int, area: int, reach: int) -> bool:
    """Whether there is any such region."""
    book = t.book
    if book.kind[area] == 1 and not open_way(t, area):
        return False
    return any(passable(t, side, a, reach) for a in book.adjacent[area])


def passable(t: BofaTable, side: int, area: int, reach: int) -> bool:
    """Whether an Army may step there; B14.2.7 Beorn closes his region to the Shadow, B14.2.13 FP may but pass him."""
    if t.owner[area] == 1 - side:
        return False
    if t.place[BEORN] != area:
        return True
    return side == FP and reach >= 2 and not next_to_enemy(t, side, area) and onward(t, side, area)


def onward(t: BofaTable, side: int, area: int) -> bool:
    return any(t.owner[a] != 1 - side and t.place[BEORN] != a for a in t.book.adjacent[area])


def movable(t: BofaTable, side: int, need: int, reach: int) -> list[int]:
    """Armies that can be moved so."""
    return [a for a in armies(t, side) if meets(t, a, need) and can_step(t, side, a, reach)]


def can_move(t: BofaTable, side: int, need: int, reach: int) -> bool:
    """Whether there is any such Army."""
    return any(owner == side and meets(t, a, need) and can_step(t, side, a, reach) for a, owner in enumerate(t.owner))


def site(t: BofaTable, area: int) -> bool:
    """B3.8.1. A Settlement or Fortification, for control."""
    return t.book.points[area] > 0 and not (area == t.book.front_gate and t.settings.front_gate == "older")


def held_by(t: BofaTable, side: int, area: int) -> bool:
    """B10.6.4. A site without a marker is the Free Peoples'."""
    return site(t, area) and t.control[area] == (side == SHADOW)


def enter(t: BofaTable, side: int, area: int, beorn: bool = False) -> None:
    """B10.6, B11.3.1. An Army enters or passes: control and enemy Recruitment tokens change."""
    book = t.book
    if area >= book.regions:
        return
    if not beorn or t.settings.beorn_tokens != "older":
        for g in GROUPS_OF[1 - side]:
            n = t.tokens[g * book.areas + area]
            if n:
                drop_tokens(t, g, area, n)
    if book.points[area] > 0:
        if side == SHADOW and not t.control[area]:
            t.control[area] = True
            t.tell("bofa-log-control", {"area": book.area_id[area]})
            gate_falls(t)
        elif side == FP and t.control[area]:
            t.control[area] = False
            t.tell("bofa-log-freed", {"area": book.area_id[area]})


def drop_tokens(t: BofaTable, group: int, area: int, number: int) -> None:
    """B11.3.1. Face-down tokens go back unseen among the unused ones."""
    t.tokens[group * t.book.areas + area] -= number
    t.unused[group] += number
    t.tell("bofa-log-tokens-lost", {"n": number, "area": t.book.area_id[area]})


class ArmyQuestion(OwnArmy):
    """Which Army moves or attacks, of those that have what is needed."""

    __slots__ = ("need",)

    def __init__(self, t: BofaTable, side: int, rule: str, need: int, end: Option = DONE) -> None:
        super().__init__(t, side, rule, None, end)
        self.need = need

    def no_army(self, area: int, args: dict[str, Arg]) -> Reason | None:
        if self.need == LEADERS and not led(self.t, area):
            return reason("no-leadership", "B10.3.3", args)
        if self.need == GOBLIN and not meets(self.t, area, GOBLIN):
            return reason("no-goblins", "B10.3.4", args)
        return super().no_army(area, args)


class ArmyMoves(ArmyQuestion):
    """B10.2. Which Army moves, or none."""

    __slots__ = ("listing",)

    KIND = "army_moves"
    TAKES = ("army <area>", "done")
    ASK = "bofa-ask-army-moves"

    def __init__(self, t: BofaTable, side: int, rule: str, need: int, listing: Callable[[], list[int]]) -> None:
        super().__init__(t, side, rule, need)
        self.listing = listing

    def areas(self) -> list[int]:
        return self.listing()


class WhereTo(Way):
    """B10.2.1. Where the Army goes; two parts of one go to two different regions (B10.3.2)."""

    __slots__ = ("here", "reach")

    KIND = "where_to"
    TAKES = ("to <area>",)
    ASK = "bofa-ask-where-to"

    def __init__(self, t: BofaTable, side: int, rule: str, here: int, reach: int) -> None:
        super().__init__(t, side, rule)
        self.here = here
        self.reach = reach

    def areas(self) -> list[int]:
        taken = [c.at for c in self.t.columns if c.origin == self.here]
        return [a for a in steps(self.t, self.seat, self.here, self.reach) if a not in taken]

    def origin(self) -> str:
        return self.t.book.area_id[self.here]

    def about(self) -> Mapping[str, Arg] | None:
        return {"area": self.t.book.area_id[self.here]}


class Further(Way):
    """B10.5.3. The next region of a longer move, or no further; nobody stops with Beorn (B14.2.13)."""

    __slots__ = ("here", "reach")

    KIND = "further"
    TAKES = ("to <area>", "stop")
    ASK = "bofa-ask-further"

    def __init__(self, t: BofaTable, side: int, here: int, reach: int) -> None:
        super().__init__(t, side, "B10.5.3", None, () if t.place[BEORN] == here else STOP)
        self.here = here
        self.reach = reach

    def areas(self) -> list[int]:
        return steps(self.t, self.seat, self.here, self.reach)

    def origin(self) -> str:
        return self.t.book.area_id[self.here]

    def no_end(self) -> Reason | None:
        return reason("beorn-here", "B14.2.13")

    def weigh(self, option: Option) -> float:
        if option[0] == "to" and self.t.book.area_of[str(option[1])] == self.t.columns[-1].origin:
            return 0.02  # out and back is a die for nothing
        return super().weigh(option)


def everyone(t: BofaTable, side: int, area: int) -> Column:
    """The whole Army as a column."""
    column = Column()
    column.side = side
    column.origin = area
    column.at = area
    column.damage = t.damage[area]
    column.lead = t.lead[area]
    column.characters = characters_in(t, side, area)
    for u in range(UNITS):
        column.units[u] = t.units[area * UNITS + u]
        t.units[area * UNITS + u] = 0
    for c in column.characters:
        t.place[c] = MARCHING
    t.size[area] = 0
    forsake(t, area)
    return column


def set_out(t: BofaTable, side: int, area: int, need: int, most: int = 1000) -> Script:
    """B10.3. Who goes: the whole Army, or a part of it with its share of damage. The column lies last on the table."""
    whole = t.size[area] <= most
    if not whole or t.size[area] > 1 or t.lead[area] or characters_in(t, side, area):
        whole = (yield from WhoGoes(t, side, area, whole).verb()) == "all"
    if whole:
        t.columns.append(everyone(t, side, area))
        return
    column = Column()
    column.side = side
    column.origin = area
    column.at = area
    t.columns.append(column)
    t.strained = True
    yield from pick_part(t, side, area, column, need, most)
    yield from divide_damage(t, side, area, column)
    tell_part(t, area, column)
    if t.size[area] == 0:
        if t.lead[area]:
            t.tell("bofa-log-leaders-lost", {"area": t.book.area_id[area], "n": t.lead[area]})
        forsake(t, area)  # B9.6.2, B10.3.6
    t.strained = False


class WhoGoes(BofaQuestion):
    """B10.3.1. Whether the whole Army goes, or a part of it."""

    __slots__ = ("here", "whole")

    KIND = "who_goes"
    TAKES = ("all", "split")
    ASK = "bofa-ask-who-goes"

    def __init__(self, t: BofaTable, side: int, here: int, whole: bool) -> None:
        super().__init__(t, side, "B10.3.1")
        self.public = True
        self.here = here
        self.whole = whole  # all of it may go

    def offer(self) -> list[Option]:
        return [("all",), ("split",)] if self.whole else [("split",)]

    def about(self) -> Mapping[str, Arg] | None:
        return {"area": self.t.book.area_id[self.here]}

    def weigh(self, option: Option) -> float:
        fits = self.t.size[self.here] <= STACK_LIMIT
        return 5.0 if fits == (option[0] == "all") else 0.5


def tell_part(t: BofaTable, area: int, column: Column) -> None:
    """Who goes, where an Army was split; of a whole Army everybody does."""
    if t.quiet:
        return
    counts: dict[str, Arg] = {UNIT_IDS[u]: column.units[u] for u in range(UNITS)}
    t.tell("bofa-log-part", {"area": t.book.area_id[area], **counts, "lead": column.lead, "damage": column.damage})
    for c in column.characters:
        t.tell("bofa-log-along", {"character": CHARACTER_IDS[c]})


class Part(BofaQuestion):
    """B10.3.6. Who else goes with the moving part."""

    __slots__ = ("column", "here", "most", "need")

    KIND = "part"
    TAKES = ("unit <unit>", "token", "character <character>", "done")
    ASK = "bofa-ask-part"

    def __init__(self, t: BofaTable, side: int, here: int, column: Column, need: int, most: int) -> None:
        super().__init__(t, side, "B10.3.6")
        self.public = True
        self.here = here
        self.column = column
        self.need = need
        self.most = most

    def offer(self) -> list[Option]:
        t, here = self.t, self.here
        options: list[Option] = []
        if sum(self.column.units) < self.most:
            options += [("unit", UNIT_IDS[u]) for u in range(UNITS) if t.units[here * UNITS + u]]
        if t.lead[here]:
            options.append(("token",))
        options += [("character", CHARACTER_IDS[c]) for c in characters_in(t, self.seat, here)]
        if fit(t, self.column, self.need):
            options.append(DONE)
        return options

    def about(self) -> Mapping[str, Arg] | None:
        return {"area": self.t.book.area_id[self.here]}

    def no_end(self) -> Reason | None:
        return reason("part", self.rule)

    def because(self, verb: str, name: str) -> Reason | None:
        return no_unit(name) if verb == "unit" else None

    def weigh(self, option: Option) -> float:
        """Who leaves a large Army: five units, strong ones first, and somebody to lead them."""
        units = sum(self.column.units)
        if option == DONE:
            return 9.0 if units >= STACK_LIMIT else 0.5
        if option[0] == "unit":
            return 0.1 if units >= STACK_LIMIT else 3.0 + self.t.book.strength[UNIT_IDS.index(str(option[1]))]
        return 12.0 if self.column.lead == 0 and not self.column.characters else 1.0


def pick_part(t: BofaTable, side: int, area: int, column: Column, need: int, most: int) -> Script:
    """B10.3.6. Units, characters and Leadership tokens that go with the moving part."""
    while True:
        answer = yield from Part(t, side, area, column, need, most)
        if answer[0] == "unit":
            u = UNIT_IDS.index(str(answer[1]))
            t.units[area * UNITS + u] -= 1
            t.size[area] -= 1
            column.units[u] += 1
        elif answer[0] == "token":
            t.lead[area] -= 1
            column.lead += 1
        elif answer[0] == "character":
            c = CHARACTER_IDS.index(str(answer[1]))
            t.place[c] = MARCHING
            column.characters.append(c)
        else:
            return


class DamageGoes(HowMany):
    """B10.3.5. How many damage tokens go along."""

    __slots__ = ("damage",)

    KIND = "damage_goes"
    TAKES = ("damage <0-99>",)
    ASK = "bofa-ask-damage-goes"

    def __init__(self, t: BofaTable, side: int, least: int, most: int, damage: int) -> None:
        super().__init__(t, side, "B10.3.5", least, most)
        self.damage = damage

    def offer(self) -> list[Option]:
        return [("damage", n) for n in range(self.least, self.most + 1)]

    def about(self) -> Mapping[str, Arg] | None:
        return {"damage": self.damage}


def divide_damage(t: BofaTable, side: int, area: int, column: Column) -> Script:
    """B10.3.5. No part has more damage tokens than units."""
    damage = t.damage[area]
    least = max(0, damage - t.size[area])
    most = min(damage, sum(column.units))
    column.damage = yield from DamageGoes(t, side, least, most, damage).number()
    t.damage[area] -= column.damage


def walk(t: BofaTable, column: Column, to: int) -> None:
    """One region further."""
    side: shapes.Side = SIDE_IDS[column.side]
    here, there = t.book.area_id[column.at], t.book.area_id[to]
    column.at = to
    if not t.quiet:
        story: shapes.March = {"what": "march", "side": side, "from": here, "to": there}
        t.tell("bofa-log-moves", {"side": side, "from": here, "to": there}, story)
    enter(t, column.side, to)


def march(
    t: BofaTable,
    side: int,
    rule: str,
    need: int,
    reach: int,
    listing: Callable[[], list[int]],
) -> Generator[Asked, None, bool]:
    """B10.2, B10.5. One Army goes up to `reach` regions and is left there as a column; False: nobody went."""
    area = yield from ArmyMoves(t, side, rule, need, listing).area()
    if area < 0:
        return False
    yield from march_from(t, side, rule, need, reach, area)
    return True


def march_from(t: BofaTable, side: int, rule: str, need: int, reach: int, area: int) -> Script:
    """The chosen Army goes: where to, who, and on."""
    to = yield from WhereTo(t, side, rule, area, reach).area()
    yield from set_out(t, side, area, need)
    column = t.columns[-1]
    walk(t, column, to)
    left = reach - 1
    while left > 0 and not next_to_enemy(t, side, column.at):  # B10.5.3
        if not can_step(t, side, column.at, left):
            break
        to = yield from Further(t, side, column.at, left).area()
        if to < 0:
            break
        walk(t, column, to)
        left -= 1


def settle(t: BofaTable) -> Script:
    """B10.4. All columns have arrived: Armies merge, and none stays above its limit."""
    columns = t.columns
    t.columns = []
    areas: list[int] = []
    for column in columns:
        a = column.at
        for u in range(UNITS):
            t.units[a * UNITS + u] += column.units[u]
            t.size[a] += column.units[u]
        t.owner[a] = column.side
        t.damage[a] += column.damage
        t.lead[a] += column.lead
        for c in column.characters:
            t.place[c] = a
        if a not in areas:
            areas.append(a)
    open_passes(t)
    for a in areas:
        if t.size[a] > limit(t, t.owner[a], a):
            yield from surplus(t, a, "B10.4.2", True)


def surplus(t: BofaTable, area: int, rule: str, relief: bool) -> Script:
    """B10.4.2, B11.4.2. Units above the limit go, owner's choice, each with up to two damage tokens."""
    side = t.owner[area]
    t.strained = True
    while t.size[area] > limit(t, side, area):
        unit = only_unit(t, area)
        if unit < 0:
            unit = yield from Surplus(t, rule, area).unit()
        fall(t, area, unit, 2 if relief else 0)
    t.strained = False
    while rule == "B10.4.2" and t.damage[area] and t.size[area] > 1:  # B10.4.2 more may go, and damage with them
        unit = yield from SurplusMore(t, rule, area).unit()
        if unit < 0:
            break
        fall(t, area, unit, 2)
    if t.damage[area] > t.size[area]:  # B10.4.5
        yield from casualties(t, [area], False)


class Surplus(Falling):
    """B10.4.2, B11.4.2. Which unit above the limit goes."""

    __slots__ = ()

    KIND = "surplus"
    TAKES = ("eliminate <unit>",)
    ASK = "bofa-ask-surplus"

    def no_end(self) -> Reason | None:
        return reason("forced", self.rule)


class SurplusMore(Falling):
    """B10.4.2. Which unit more goes, and damage with it, or no more."""

    __slots__ = ()

    KIND = "surplus_more"
    TAKES = ("eliminate <unit>", "done")
    ASK = "bofa-ask-surplus-more"

    def offer(self) -> list[Option]:
        return [*super().offer(), DONE]

    def about(self) -> Mapping[str, Arg]:
        return {**super().about(), "n": self.t.damage[self.here]}


def open_passes(t: BofaTable) -> None:
    """B11.6.2. A pass opens for good once its goblin muster holds five units."""
    musters = t.book.goblin_musters
    for i in range(len(musters)):
        if not t.open_pass[i] and t.size[musters[i]] >= OPENS_PASS:
            t.open_pass[i] = True
            t.tell("bofa-log-pass-opens", {"area": t.book.area_id[t.book.passes[i]]})


def move_armies(t: BofaTable, side: int, rule: str, need: int, reach: int, number: int, parts: bool) -> Script:
    """B6.4.1, B10.4.4. Up to `number` different Armies move; `parts`: two parts of one Army count as two (B10.3.2)."""

    def listing() -> list[int]:
        found: list[int] = []
        for a in armies(t, side):
            if not meets(t, a, need):
                continue
            taken = [c.at for c in t.columns if c.origin == a]
            if taken and not parts:
                continue
            if any(s not in taken for s in steps(t, side, a, reach)):
                found.append(a)
        return found

    for _ in range(number):
        if not (yield from march(t, side, rule, need, reach, listing)):
            break
    yield from settle(t)
