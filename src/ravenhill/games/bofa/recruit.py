"""B11. Recruitment tokens, direct recruiting, Leadership tokens, Rally."""

from __future__ import annotations

from ravenhill.engine.decision import Arg, Option, Reason, Script
from ravenhill.games.bofa.asking import DONE, NONE, BofaQuestion, Choosing, OwnArmy, Spot, no_unit, reason
from ravenhill.games.bofa.damage import casualties
from ravenhill.games.bofa.movement import open_passes, surplus
from ravenhill.games.bofa.names import BEORN, FIRST_UNIT, FP, GROUP_IDS, GROUPS_OF, LAST_UNIT, SHADOW, UNIT_IDS
from ravenhill.games.bofa.rolls import in_words
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
        answer = yield from Recruit(t, side, rule, done, number - len(done))
        if answer == DONE:
            break
        area = t.book.area_of[str(answer[1])]
        done.append(area)
        yield from turn_over(t, side, GROUP_IDS.index(str(answer[2])), area)


class Recruit(Spot):
    """B6.4.4. Which token is turned over, or no more; never two in one region."""

    __slots__ = ("done",)

    KIND = "recruit"
    TAKES = ("turn <area> <group>", "done")
    ASK = "bofa-ask-recruit"

    def __init__(self, t: BofaTable, side: int, rule: str, done: list[int], left: int) -> None:
        super().__init__(t, side, rule, None, DONE, left)
        self.done = done

    def offer(self) -> list[Option]:
        options = turnable(self.t, self.seat, self.done)
        options.append(DONE)
        return options


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
            other = yield from Instead(t, side, others).unit()
            if other >= 0:
                enlist(t, side, area, other, 1)
    yield from arrived(t, side, area)


class Instead(BofaQuestion):
    """B11.2.2. Which unit is placed instead of one there is no figure of, or none."""

    __slots__ = ("others",)

    KIND = "instead"
    TAKES = ("unit <unit>", "done")
    ASK = "bofa-ask-instead"

    def __init__(self, t: BofaTable, side: int, others: list[int]) -> None:
        super().__init__(t, side, "B11.2.2")
        self.others = others

    def offer(self) -> list[Option]:
        return [*[("unit", UNIT_IDS[u]) for u in self.others], DONE]

    def because(self, verb: str, name: str) -> Reason | None:
        return no_unit(name)


def arrived(t: BofaTable, side: int, area: int) -> Script:
    """B11.4.2, B11.6.2. Units were placed: a pass may open, surplus units go."""
    open_passes(t)
    if t.owner[area] == side and t.size[area] > limit(t, side, area):
        yield from surplus(t, area, "B11.4.2", t.settings.surplus_units != "older")


def enlist(t: BofaTable, side: int, area: int, unit: int, number: int) -> None:
    """B11.4.1. Direct recruiting, as far as there are figures. The caller looks after the limit (`arrived`)."""
    placed = 0
    for _ in range(number):
        if add_unit(t, area, unit):
            placed += 1
    if placed:
        t.tell("bofa-log-enlists", {"n": placed, "unit": UNIT_IDS[unit], "area": t.book.area_id[area]})


class Muster(Spot):
    """B11.4.1. Where new units are placed."""

    __slots__ = ()

    KIND = "muster"
    TAKES = ("place <area>",)
    ASK = "bofa-ask-muster"


class Reinforce(OwnArmy):
    """B11.4.1. Which Army is joined by new units or Leadership tokens."""

    __slots__ = ()

    KIND = "reinforce"
    TAKES = ("army <area>",)
    ASK = "bofa-ask-reinforce"


class Gather(Spot):
    """Which Army finds a new token, turned over at once."""

    __slots__ = ()

    KIND = "gather"
    TAKES = ("place <area>",)
    ASK = "bofa-ask-gather"


class Leader(OwnArmy):
    """B9.6.4. Which Army gets the next Leadership token; each another one."""

    __slots__ = ()

    KIND = "leader"
    TAKES = ("lead <area>", "done")
    ASK = "bofa-ask-leader"
    VERB = "lead"

    def no_army(self, area: int, args: dict[str, Arg]) -> Reason | None:
        return reason("led-already", "B9.6.4", args)


def choose_group(t: BofaTable, rule: str) -> Choosing:
    """B11.2.7. A Free Peoples token without a named group: the player says from which it is drawn. NONE: none left."""
    if not sum([t.unused[g] for g in GROUPS_OF[FP]]):
        return NONE
    group = yield from Group(t, rule).group()
    return group


class Group(BofaQuestion):
    """B11.2.7. From which group a token is drawn."""

    __slots__ = ()

    KIND = "group"
    TAKES = ("group <group>",)
    ASK = "bofa-ask-group"

    def __init__(self, t: BofaTable, rule: str) -> None:
        super().__init__(t, FP, rule)
        self.public = True

    def offer(self) -> list[Option]:
        return [("group", GROUP_IDS[g]) for g in GROUPS_OF[FP] if self.t.unused[g]]


class Token(Spot):
    """B11.1.3. Where a Recruitment token is placed, or no more."""

    __slots__ = ()

    KIND = "token"
    TAKES = ("place <area>", "done")
    ASK = "bofa-ask-token"


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
        area = yield from Rally(t, side, rule, hurt(t, side, done), DONE, number - len(done)).area()
        if area < 0:
            break
        done.append(area)
        yield from rally(t, area, success)


class Rally(OwnArmy):
    """B11.5.1. Which Army rallies, or no more."""

    __slots__ = ()

    KIND = "rally"
    TAKES = ("rally <area>", "done")
    ASK = "bofa-ask-rally"
    VERB = "rally"

    def no_army(self, area: int, args: dict[str, Arg]) -> Reason | None:
        return reason("no-damage", "B11.5.1", args)


def hurt(t: BofaTable, side: int, not_in: list[int]) -> list[int]:
    return [a for a in armies(t, side) if t.damage[a] and a not in not_in]


def rally(t: BofaTable, area: int, success: int) -> Script:
    """B11.5. One die per unit, misses re-rolled up to Leadership; then casualties if wanted."""
    dice = t.size[area]
    rolled = t.chance.dice(dice)
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
