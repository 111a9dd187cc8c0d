"""B9.4, B9.5. The abilities of the Generals, used before an action."""

from __future__ import annotations

from collections.abc import Mapping

from ravenhill.engine.decision import Arg, Option, Script
from ravenhill.games.bofa.asking import DONE, Aim, BofaQuestion, Spot
from ravenhill.games.bofa.cards.fate import hatch
from ravenhill.games.bofa.damage import suffer
from ravenhill.games.bofa.eagles import fly_out
from ravenhill.games.bofa.names import (
    ARCHERS,
    BARD,
    CHARACTER_IDS,
    DAIN,
    DICE_LIMIT,
    DWARF_VETERANS,
    DWARF_WARRIORS,
    DWARVES_AND_MEN,
    ELVES,
    EYRIE,
    FP,
    GANDALF,
    GENERALS,
    HILLS,
    LORD,
    MEN,
    MOUNTAINS,
    SHADOW,
    THRANDUIL,
    UNITS,
)
from ravenhill.games.bofa.recruit import (
    Rally,
    Token,
    may_place,
    place_token,
    rally,
    token_regions,
    tokens_at,
    turn_over,
)
from ravenhill.games.bofa.rolls import in_words
from ravenhill.games.bofa.table import BofaTable, armies, eagle_supply, holds


def usable(t: BofaTable) -> list[int]:
    """B9.4.2, B9.4.3. Active Generals whose ability can be used now; Troubled Mind forbids one (ss09)."""
    if t.general_used:
        return []
    return [g for g in GENERALS if t.generals[g] and t.troubled != g and ways(t, g)]


def ways(t: BofaTable, general: int) -> list[Option]:
    """What the General's card offers at this moment."""
    found: list[Option] = []
    if general == BARD:
        if t.unused[DWARVES_AND_MEN] and token_regions(t):
            found.append(("way", "tokens"))
    elif general == DAIN:
        if (t.unused[DWARVES_AND_MEN] and token_regions(t)) or iron_tokens(t):
            found.append(("way", "tokens"))
        if iron_armies(t):
            found.append(("way", "rally"))
    elif general == GANDALF:
        if blast_targets(t):
            found.append(("way", "blast"))
        if not t.focus:
            found.append(("way", "focus"))
    elif general == THRANDUIL:
        if archery_targets(t):
            found.append(("way", "archery"))
        if t.unused[ELVES] and token_regions(t):
            found.append(("way", "tokens"))
    else:
        if eagle_supply(t):
            found.append(("way", "eagle"))
        if t.eyrie or t.place[LORD] == EYRIE:
            found.append(("way", "fly"))
    return found


def use_general(t: BofaTable, general: int) -> Script:
    """B9.4.2. The Activation token is discarded and the ability used."""
    t.generals[general] = False
    t.general_used = True
    name = CHARACTER_IDS[general]
    t.tell("bofa-log-general", {"character": name})
    answer = yield from GeneralWay(t, general)
    way = str(answer[1])
    if general == BARD:
        yield from muster_tokens(t, DWARVES_AND_MEN, 2, "B9.4.8")
    elif general == DAIN:
        yield from (host_of_the_iron_hills(t) if way == "tokens" else dain_rallies(t))
    elif general == GANDALF:
        if way == "blast":
            yield from blast_of_magic(t)
        else:  # B9.4.6 the Focus token is placed instead
            t.focus = True
            t.tell("bofa-log-focus")
    elif general == THRANDUIL:
        yield from (archery(t, t.settings.archery_target) if way == "archery" else muster_tokens(t, ELVES, 2, "B9.4.7"))
    elif way == "eagle":
        hatch(t, 1)
    else:
        yield from fly_out(t)


class GeneralWay(BofaQuestion):
    """B9.4.2. In which way the General's ability is used."""

    __slots__ = ("general",)

    KIND = "way"
    TAKES = ("way tokens/rally/blast/focus/archery/eagle/fly",)
    ASK = "bofa-ask-way"

    def __init__(self, t: BofaTable, general: int) -> None:
        super().__init__(t, FP, "B9.4.2")
        self.public = True
        self.general = general

    def offer(self) -> list[Option]:
        return ways(self.t, self.general)

    def about(self) -> Mapping[str, Arg] | None:
        return {"character": CHARACTER_IDS[self.general]}


def muster_tokens(t: BofaTable, group: int, number: int, rule: str) -> Script:
    """Bard, Thranduil. Up to two tokens, face down, each in another controlled Settlement."""
    done: list[int] = []
    while len(done) < number and t.unused[group]:
        places = [a for a in token_regions(t) if a not in done]
        area = yield from Token(t, FP, rule, places, DONE, number - len(done)).area()
        if area < 0:
            break
        done.append(area)
        place_token(t, group, area)


def iron_tokens(t: BofaTable) -> list[int]:
    """Regions with a Dwarves and Men token and Dáin or a Dwarf unit."""
    return [
        a
        for a in range(t.book.regions)
        if tokens_at(t, DWARVES_AND_MEN, a)
        and (t.place[DAIN] == a or holds(t, a, DWARF_WARRIORS, DWARF_VETERANS + 1))
        and may_place(t, FP, a)  # B14.2.14
    ]


def host_of_the_iron_hills(t: BofaTable) -> Script:
    """Dáin. One token placed, then one turned over with Dáin or with Dwarves."""
    yield from muster_tokens(t, DWARVES_AND_MEN, 1, "B9.4.8")
    area = yield from IronToken(t, FP, "B9.4.8", iron_tokens(t), DONE).area()
    if area >= 0:
        yield from turn_over(t, FP, DWARVES_AND_MEN, area)


class IronToken(Spot):
    """B9.4.8. Which token Dáin turns over, or none."""

    __slots__ = ()

    KIND = "iron_token"
    TAKES = ("turn <area>", "done")
    ASK = "bofa-ask-iron-token"
    VERB = "turn"


def iron_armies(t: BofaTable) -> list[int]:
    """Damaged Armies with Dáin or with Dwarves."""
    return [
        a
        for a in armies(t, FP)
        if t.damage[a] and (t.place[DAIN] == a or holds(t, a, DWARF_WARRIORS, DWARF_VETERANS + 1))
    ]


def dain_rallies(t: BofaTable) -> Script:
    area = yield from Rally(t, FP, "B9.4.8", iron_armies(t), DONE, 1).area()
    if area >= 0:
        yield from rally(t, area, 5)


def blast_targets(t: BofaTable) -> list[int]:
    """B9.5. Shadow Armies in range of Gandalf."""
    here = t.place[GANDALF]
    if here < 0:
        return []
    return [a for a in t.book.in_range[here] if t.owner[a] == SHADOW]


class BlastOfMagic(Aim):
    """B9.4.6. Which Army the blast is aimed at."""

    __slots__ = ()

    KIND = "blast"
    TAKES = ("target <area>",)
    ASK = "bofa-ask-blast"


class Archery(Aim):
    """B9.4.7. Which Army is shot at."""

    __slots__ = ()

    KIND = "archery"
    TAKES = ("target <area>",)
    ASK = "bofa-ask-archery"


def blast_of_magic(t: BofaTable) -> Script:
    """B9.4.6. Three dice, five with the Focus token; each 4+ is one damage."""
    target = yield from BlastOfMagic(t, FP, "B9.4.6", blast_targets(t)).area()
    dice = t.settings.blast_dice
    if t.focus:
        dice += 2
        t.focus = False
        t.tell("bofa-log-focus-spent")
    rolled = t.chance.dice(dice)
    hits = len([face for face in rolled if face >= 4])
    t.tell("bofa-log-blast", {"area": t.book.area_id[target], "n": hits, "rolled": in_words(rolled)})
    yield from suffer(t, target, hits)


def shooters(t: BofaTable, target: int) -> list[int]:
    """B9.4.7. FP Armies with bowmen on hills or mountains in range of the target."""
    return [a for a in t.book.in_range[target] if can_shoot(t, a)]


def can_shoot(t: BofaTable, area: int) -> bool:
    ground = t.book.terrain[area]
    return t.owner[area] == FP and ground in (HILLS, MOUNTAINS) and bowmen(t, area) > 0


def bowmen(t: BofaTable, area: int) -> int:
    return t.units[area * UNITS + ARCHERS] + t.units[area * UNITS + MEN]


def archery_targets(t: BofaTable) -> list[int]:
    return [a for a in range(t.book.regions) if t.owner[a] == SHADOW and shooters(t, a)]


def archery(t: BofaTable, success: int) -> Script:
    """B9.4.7. One die per bowman, at most five; Bard's Army rolls one missed die again."""
    marks = archery_targets(t)
    if not marks:
        return
    target = yield from Archery(t, FP, "B9.4.7", marks).area()
    beside_bard = 0
    others = 0
    for a in shooters(t, target):
        if t.place[BARD] == a:
            beside_bard += bowmen(t, a)
        else:
            others += bowmen(t, a)
    beside_bard = min(DICE_LIMIT, beside_bard)
    others = min(DICE_LIMIT - beside_bard, others)
    rolled = t.chance.dice(beside_bard)
    again: list[int] = []
    if any(face < success for face in rolled):
        again.append(t.chance.die())
    rolled += t.chance.dice(others)
    hits = len([face for face in rolled + again if face >= success])
    t.tell(
        "bofa-log-archery",
        {
            "area": t.book.area_id[target],
            "n": hits,
            "dice": beside_bard + others,
            "rolled": in_words(rolled),
            "more": len(again),
            "again": in_words(again),
        },
    )
    yield from suffer(t, target, hits)
