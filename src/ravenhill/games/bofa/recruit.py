"""B11. Recruitment tokens, direct recruiting, Rally."""

from __future__ import annotations

from collections.abc import Generator

from ravenhill.engine.decision import Asked, Option, Script
from ravenhill.engine.table import ask
from ravenhill.games.bofa.asking import choose_area, in_words, pick, unit_of
from ravenhill.games.bofa.damage import casualties
from ravenhill.games.bofa.movement import open_passes, surplus
from ravenhill.games.bofa.names import (
    BEORN,
    FIRST_UNIT,
    FP,
    GROUP_IDS,
    GROUPS_OF,
    LAST_UNIT,
    SHADOW,
    UNIT_IDS,
)
from ravenhill.games.bofa.table import BofaTable, add_unit, armies, leadership, limit, take_from


def token_regions(t: BofaTable) -> list[int]:
    """B11.1.3. Settlements the Free Peoples control: the six with the icon, no Shadow Army, no marker."""
    return [a for a in t.book.settlements if t.owner[a] != SHADOW and not t.control[a]]


def place_token(t: BofaTable, group: int, area: int) -> bool:
    """B11.1.2, B11.1.4. One token of the group, face down, if there is one left."""
    if t.unused[group] == 0:
        return False
    t.unused[group] -= 1
    t.tokens[group * t.book.areas + area] += 1
    t.tell("bofa-log-token", {"group": GROUP_IDS[group], "area": t.book.area_id[area]})
    return True


def tokens_at(t: BofaTable, group: int, area: int) -> int:
    return t.tokens[group * t.book.areas + area]


def turnable(t: BofaTable, side: int, not_in: list[int]) -> list[Option]:
    """B11.2.1. Regions with a token that may be turned over, by group."""
    found: list[Option] = []
    book = t.book
    for g in GROUPS_OF[side]:
        for a in range(book.regions):
            if t.tokens[g * book.areas + a] and a not in not_in and may_place(t, side, a):
                found.append(("turn", book.area_id[a], GROUP_IDS[g]))
    return found


def may_place(t: BofaTable, side: int, area: int) -> bool:
    """Units never come where the enemy stands; B14.2.14: nor to Beorn."""
    return t.owner[area] != 1 - side and t.place[BEORN] != area


def recruit(t: BofaTable, side: int, number: int, rule: str) -> Script:
    """B6.4.4. In up to `number` different regions one token is turned over."""
    done: list[int] = []
    for _ in range(number):
        if not turnable(t, side, done):
            break
        answer = yield from ask(
            t, side, rule, lambda: [*turnable(t, side, done), ("done",)], "bofa-ask-recruit", {"n": number - len(done)}
        )
        if answer[0] == "done":
            break
        area = t.book.area_of[str(answer[1])]
        done.append(area)
        yield from turn_over(t, side, GROUP_IDS.index(str(answer[2])), area)


def turn_over(t: BofaTable, side: int, group: int, area: int) -> Script:
    """B11.2. The token shows its face, its units are placed, it leaves the game."""
    book = t.book
    t.tokens[group * book.areas + area] -= 1
    face = take_from(t, t.bag[group], book.token_labels)
    t.tell("bofa-log-turned", {"token": book.token_id[face], "area": book.area_id[area]})
    unit = book.token_unit[face]
    for _ in range(book.token_number[face]):
        if add_unit(t, area, unit):
            continue
        others = [u for u in range(FIRST_UNIT[side], LAST_UNIT[side]) if book.unit_group[u] == group and t.supply[u]]
        if others:  # B11.2.2, B11.2.4
            options: list[Option] = [("unit", UNIT_IDS[u]) for u in others]
            answer = yield from pick(t, side, "B11.2.2", [*options, ("done",)], "bofa-ask-instead")
            if answer[0] == "unit":
                enlist(t, side, area, unit_of(answer), 1)
    yield from arrived(t, side, area)


def arrived(t: BofaTable, side: int, area: int) -> Script:
    """B11.4.2, B11.6.2. Units were placed: a pass may open, surplus units go."""
    open_passes(t)
    if t.owner[area] == side and t.size[area] > limit(t, side, area):
        yield from surplus(t, area, "B11.4.2", not t.settings.older_surplus)


def enlist(t: BofaTable, side: int, area: int, unit: int, number: int) -> None:
    """B11.4.1. Direct recruiting, as far as there are figures. The caller looks after the limit (`arrived`)."""
    placed = 0
    for _ in range(number):
        if add_unit(t, area, unit):
            placed += 1
    if placed:
        t.tell("bofa-log-enlists", {"n": placed, "unit": UNIT_IDS[unit], "area": t.book.area_id[area]})


def choose_group(t: BofaTable, rule: str) -> Generator[Asked, None, int]:
    """B11.2.7. A Free Peoples token without a named group: the player says from which it is drawn. -1: none left."""
    left = [g for g in GROUPS_OF[FP] if t.unused[g]]
    if not left:
        return -1
    if len(left) == 1:
        return left[0]
    answer = yield from ask(t, FP, rule, lambda: [("group", GROUP_IDS[g]) for g in left], "bofa-ask-group")
    return GROUP_IDS.index(str(answer[1]))


def token_turned_at_once(t: BofaTable, side: int, area: int, rule: str) -> Script:
    """A new token in an area, turned over at once (ev10-ev13, fs09, fs17)."""
    if side == FP:
        group = yield from choose_group(t, rule)
    else:
        group = GROUPS_OF[SHADOW][0] if t.unused[GROUPS_OF[SHADOW][0]] else -1
    if group >= 0 and place_token(t, group, area):
        yield from turn_over(t, side, group, area)


def rally_armies(t: BofaTable, side: int, number: int, success: int, rule: str) -> Script:
    """B11.5.1. Rally up to `number` different Armies."""
    done: list[int] = []
    for _ in range(number):
        if not hurt(t, side, done):
            break
        area = yield from choose_area(
            t, side, rule, "rally", lambda: hurt(t, side, done), "bofa-ask-rally", "done", {"n": number - len(done)}
        )
        if area < 0:
            break
        done.append(area)
        yield from rally(t, area, success)


def hurt(t: BofaTable, side: int, not_in: list[int]) -> list[int]:
    return [a for a in armies(t, side) if t.damage[a] and a not in not_in]


def rally(t: BofaTable, area: int, success: int) -> Script:
    """B11.5. One die per unit, misses re-rolled up to Leadership; then casualties if wanted."""
    dice = t.size[area]
    rolled = [t.chance.die() for _ in range(dice)]
    healed = len([face for face in rolled if face >= success])
    again: list[int] = []
    for _ in range(min(dice - healed, leadership(t, area))):  # B11.5.2
        if healed < t.damage[area]:
            again.append(t.chance.die())
            if again[-1] >= success:
                healed += 1
    healed = min(healed, t.damage[area])
    t.damage[area] -= healed
    t.tell(
        "bofa-log-rallies",
        {
            "area": t.book.area_id[area],
            "n": healed,
            "rolled": in_words(rolled),
            "more": len(again),
            "again": in_words(again),
        },
    )
    yield from casualties(t, [area], True)  # B11.5.4
