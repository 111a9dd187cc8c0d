"""B9.1-B9.3, B14.5, B14.6. Characters enter play and move."""

from __future__ import annotations

from collections.abc import Mapping

from ravenhill.engine.decision import Arg, Option, Reason, Script
from ravenhill.games.bofa.asking import DONE, BofaQuestion, Spot, Way, reason
from ravenhill.games.bofa.effects.operation import Run, carry_out, operation
from ravenhill.games.bofa.fate import ready
from ravenhill.games.bofa.names import AWAY, BEORN, BILBO, BOLG, CHARACTER_IDS, FP, LORD, SHADOW, THORIN, WALKERS
from ravenhill.games.bofa.table import BofaTable


def bilbo_regions(t: BofaTable) -> list[int]:
    """B14.5.1, B9.1.5. With another FP character or an FP Leadership token, not among enemies."""
    found: list[int] = []
    for a in range(t.book.regions):
        if t.owner[a] == SHADOW or t.control[a]:
            continue
        company = t.owner[a] == FP and t.lead[a] > 0
        for c in range(BOLG):
            if c != BILBO and c != LORD and t.place[c] == a:
                company = True
        if company:
            found.append(a)
    return found


def bilbo_ready(t: BofaTable) -> bool:
    return ready(t, BILBO) and len(bilbo_regions(t)) > 0


def bilbo_enters(t: BofaTable) -> Script:
    """B14.5.1. With five Ring tokens."""
    area = yield from BilboEnters(t, FP, "B14.5.1", bilbo_regions(t)).area()
    t.place[BILBO] = area
    t.rings = 5
    t.tell("bofa-log-enters", {"character": "bilbo", "area": t.book.area_id[area]})
    t.tell("bofa-log-rings", {"n": t.rings})


class BilboEnters(Spot):
    """B14.5.1. Where Bilbo enters."""

    __slots__ = ()

    KIND = "bilbo_enters"
    TAKES = ("place <area>",)
    ASK = "bofa-ask-bilbo-enters"


def thorin_ready(t: BofaTable) -> bool:
    """B9.1.3. Not while the place where he enters is the enemy's."""
    return ready(t, THORIN) and operation(t.book.entry[0]).possible(t, Run(THORIN, "B14.6.1"))


def thorin_enters(t: BofaTable) -> Script:
    """B14.6.1, B9.1.6. He comes, and what comes with him; an option leaves him alone."""
    yield from carry_out(t, t.book.entry if t.settings.thorin_unit else t.book.entry[:1], Run(THORIN, "B14.6.1"))


def can_ring(t: BofaTable) -> bool:
    """B14.5.3, B14.5.5. Bilbo is in play and has a Ring token."""
    return t.rings > 0 and (t.place[BILBO] >= 0 or t.place[BILBO] == AWAY)


def out_of_the_way(t: BofaTable) -> Script:
    """B14.5.3. For a Ring token Bilbo appears in any region, even from out of sight."""
    area = yield from BilboAppears(t, FP, "B14.5.3", list(range(t.book.regions))).area()
    t.rings -= 1
    t.place[BILBO] = area
    t.tell("bofa-log-appears", {"area": t.book.area_id[area], "left": t.rings})


class BilboAppears(Spot):
    """B14.5.3, fs13. Where Bilbo appears."""

    __slots__ = ()

    KIND = "bilbo_appears"
    TAKES = ("place <area>",)
    ASK = "bofa-ask-bilbo-appears"


def movers(t: BofaTable, side: int) -> list[int]:
    """Characters that Move Characters can move: on the map, with the normal rules."""
    if side == SHADOW:
        return [BOLG] if t.place[BOLG] >= 0 else []
    return [c for c in WALKERS if t.place[c] >= 0 and t.book.movement[c] > 0]


def reach_of(t: BofaTable, character: int) -> list[int]:
    """B9.3.1, B9.3.6. Regions within the movement value; enemies do not matter (B9.2.2)."""
    book = t.book
    start = t.place[character]
    found = [start]
    edge = [start]
    for _ in range(book.movement[character]):
        fresh: list[int] = []
        for a in edge:
            for b in book.adjacent[a]:
                if b not in found and b < book.regions:  # B9.3.4
                    found.append(b)
                    fresh.append(b)
        edge = fresh
    found.remove(start)
    found.sort()
    return found


def move_characters(t: BofaTable, side: int) -> Script:
    """B9.3. Any or all characters of a side, each once."""
    moved: list[int] = []
    while True:
        c = yield from CharacterMoves(t, side, moved).character()
        if c < 0:
            break
        moved.append(c)
        area = yield from CharacterTo(t, side, c).area()
        t.place[c] = area
        t.tell("bofa-log-character-moves", {"character": CHARACTER_IDS[c], "area": t.book.area_id[area]})


class CharacterMoves(BofaQuestion):
    """B9.3.1. Which character moves, or no more."""

    __slots__ = ("moved",)

    KIND = "character_moves"
    TAKES = ("character <character>", "done")
    ASK = "bofa-ask-character-moves"

    def __init__(self, t: BofaTable, side: int, moved: list[int]) -> None:
        super().__init__(t, side, "B9.3.1")
        self.public = True
        self.moved = moved

    def offer(self) -> list[Option]:
        movable = [c for c in movers(self.t, self.seat) if c not in self.moved]
        return [*[("character", CHARACTER_IDS[c]) for c in movable], DONE]


class CharacterTo(Way):
    """B9.3.1. Where a character goes; enemies do not matter (B9.2.2)."""

    __slots__ = ("who",)

    KIND = "character_to"
    TAKES = ("to <area>",)
    ASK = "bofa-ask-character-to"

    def __init__(self, t: BofaTable, side: int, who: int) -> None:
        super().__init__(t, side, "B9.3.1")
        self.who = who

    def areas(self) -> list[int]:
        return reach_of(self.t, self.who)

    def origin(self) -> str:
        place = self.t.place[self.who]
        return self.t.book.area_id[place] if place >= 0 else ""

    def about(self) -> Mapping[str, Arg] | None:
        return {"character": CHARACTER_IDS[self.who]}

    def no_area(self, area: int, args: dict[str, Arg]) -> Reason | None:
        return reason("too-far", "B9.3.1", args)


def beorn_entrances(t: BofaTable) -> list[int]:
    """B14.2.1. The southern map edge, where no Army unit stands; B9.1.3."""
    return [a for a in t.book.south_edge if t.owner[a] < 0 and not t.control[a]]


def beorn_ready(t: BofaTable) -> bool:
    return ready(t, BEORN) and len(beorn_entrances(t)) > 0
