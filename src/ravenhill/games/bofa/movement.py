"""B10. Armies move, split, merge and take control."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final

from ravenhill.engine.decision import Asked, Atom, Option, Script
from ravenhill.engine.table import ask
from ravenhill.games.bofa.asking import choose, choose_area, unit_of
from ravenhill.games.bofa.damage import casualties, fall, falling, only_unit
from ravenhill.games.bofa.names import (
    ARCHERS,
    BEORN,
    CHARACTER_IDS,
    DWARF_FURY,
    DWARF_VETERANS,
    DWARF_WARRIORS,
    FP,
    GOBLINS,
    GROUPS_OF,
    MARCHING,
    SHADOW,
    SIDE_IDS,
    SPEARMEN,
    THORIN,
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
        return any(t.book.leadership[c] > 0 or (c == THORIN and DWARF_FURY in t.laid) for c in column.characters)
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
    return t.book.points[area] > 0 and not (t.settings.older_front_gate and area == t.book.front_gate)


def held_by(t: BofaTable, side: int, area: int) -> bool:
    """B10.6.4. A site without a marker is the Free Peoples'."""
    return site(t, area) and t.control[area] == (side == SHADOW)


def enter(t: BofaTable, side: int, area: int, beorn: bool = False) -> None:
    """B10.6, B11.3.1. An Army enters or passes: control and enemy Recruitment tokens change."""
    book = t.book
    if area >= book.regions:
        return
    if not beorn or not t.settings.older_beorn_tokens:
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


def further(t: BofaTable, side: int, here: int, left: int) -> Generator[Asked, None, int]:
    """The next region of a longer move, or -1 to stop; nobody stops with Beorn (B14.2.13)."""
    stop = "" if t.place[BEORN] == here else "stop"
    return choose_area(t, side, "B10.5.3", "to", lambda: steps(t, side, here, left), "bofa-ask-further", stop)


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
        options: list[Option] = [("all",), ("split",)] if whole else [("split",)]
        answer = yield from choose(t, side, "B10.3.1", options, "bofa-ask-who-goes", {"area": t.book.area_id[area]})
        whole = answer[0] == "all"
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


def tell_part(t: BofaTable, area: int, column: Column) -> None:
    """Who goes, where an Army was split; of a whole Army everybody does."""
    if t.quiet:
        return
    counts: dict[str, Atom] = {UNIT_IDS[u]: column.units[u] for u in range(UNITS)}
    t.tell("bofa-log-part", {"area": t.book.area_id[area], **counts, "lead": column.lead, "damage": column.damage})
    for c in column.characters:
        t.tell("bofa-log-along", {"character": CHARACTER_IDS[c]})


def pick_part(t: BofaTable, side: int, area: int, column: Column, need: int, most: int) -> Script:
    """B10.3.6. Units, characters and Leadership tokens that go with the moving part."""

    def listing() -> list[Option]:
        options: list[Option] = []
        if sum(column.units) < most:
            options += [("unit", UNIT_IDS[u]) for u in range(UNITS) if t.units[area * UNITS + u]]
        if t.lead[area]:
            options.append(("token",))
        options += [("character", CHARACTER_IDS[c]) for c in characters_in(t, side, area)]
        if fit(t, column, need):
            options.append(("done",))
        return options

    while True:
        answer = yield from choose(t, side, "B10.3.6", listing(), "bofa-ask-part", {"area": t.book.area_id[area]})
        if answer[0] == "unit":
            u = unit_of(answer)
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


def divide_damage(t: BofaTable, side: int, area: int, column: Column) -> Script:
    """B10.3.5. No part has more damage tokens than units."""
    damage = t.damage[area]
    least = max(0, damage - t.size[area])
    most = min(damage, sum(column.units))
    options: list[Option] = [("damage", n) for n in range(least, most + 1)]
    answer = yield from choose(t, side, "B10.3.5", options, "bofa-ask-damage-goes", {"damage": damage})
    column.damage = int(answer[1])
    t.damage[area] -= column.damage


def walk(t: BofaTable, column: Column, to: int) -> None:
    """One region further."""
    here = column.at
    column.at = to
    t.tell("bofa-log-moves", {"side": SIDE_IDS[column.side], "from": t.book.area_id[here], "to": t.book.area_id[to]})
    enter(t, column.side, to)


def march(
    t: BofaTable,
    side: int,
    rule: str,
    need: int,
    reach: int,
    listing: Callable[[], list[int]],
    stop: str = "done",
) -> Generator[Asked, None, bool]:
    """B10.2, B10.5. One Army goes up to `reach` regions and is left there as a column; False: nobody went."""
    area = yield from choose_area(t, side, rule, "army", listing, "bofa-ask-army-moves", stop)
    if area < 0:
        return False
    yield from march_from(t, side, rule, need, reach, area)
    return True


def march_from(t: BofaTable, side: int, rule: str, need: int, reach: int, area: int) -> Script:
    """The chosen Army goes: where to, who, and on."""
    taken = [c.at for c in t.columns if c.origin == area]  # B10.3.2: two parts go to two different regions
    to = yield from choose_area(
        t,
        side,
        rule,
        "to",
        lambda: [a for a in steps(t, side, area, reach) if a not in taken],
        "bofa-ask-where-to",
        "",
        {"area": t.book.area_id[area]},
    )
    yield from set_out(t, side, area, need)
    column = t.columns[-1]
    walk(t, column, to)
    left = reach - 1
    while left > 0 and not next_to_enemy(t, side, column.at):  # B10.5.3
        if not can_step(t, side, column.at, left):
            break
        to = yield from further(t, side, column.at, left)
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
            args = {"area": t.book.area_id[area]}
            answer = yield from ask(t, side, rule, falling(t, area, 0, False), "bofa-ask-surplus", {**args})
            unit = unit_of(answer)
        fall(t, area, unit, 2 if relief else 0)
    t.strained = False
    while rule == "B10.4.2" and t.damage[area] and t.size[area] > 1:  # B10.4.2 more may go, and damage with them
        answer = yield from ask(
            t,
            side,
            rule,
            lambda: [*falling(t, area, 0, False)(), ("done",)],
            "bofa-ask-surplus-more",
            {"area": t.book.area_id[area], "n": t.damage[area]},
        )
        if answer[0] == "done":
            break
        fall(t, area, unit_of(answer), 2)
    if t.damage[area] > t.size[area]:  # B10.4.5
        yield from casualties(t, [area], False)


def open_passes(t: BofaTable) -> None:
    """B11.6.2. A pass opens for good once its goblin muster holds five units."""
    musters = t.book.goblin_musters
    for i in range(len(musters)):
        if not t.open_pass[i] and t.size[musters[i]] >= 5:
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
        if not listing() or not (yield from march(t, side, rule, need, reach, listing)):
            break
    yield from settle(t)
