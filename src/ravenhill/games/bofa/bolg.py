"""B14.3, B14.4. Bolg, and the Great Bats."""

from __future__ import annotations

from ravenhill.engine.decision import Option, Script
from ravenhill.games.bofa.asking import DONE, BofaQuestion, Spot
from ravenhill.games.bofa.movement import ANY, march, movable, settle
from ravenhill.games.bofa.names import (
    BOLG,
    BROKEN_LANDS,
    FP,
    GREAT_ORCS,
    SHADOW,
    SHADOW_GROUP,
    TERRITORIES,
    TERRITORY_IDS,
    VALLEY,
    WAITING,
)
from ravenhill.games.bofa.recruit import arrived, enlist, may_place, place_token, tokens_at, turn_over
from ravenhill.games.bofa.table import BofaTable, controlled, lose_bat


def bolg_ready(t: BofaTable) -> bool:
    """B14.4.1, B9.1.4. While a Shadow Army is in the Valley (by another reading, B16.12: while a site there is his)."""
    if t.place[BOLG] != WAITING or not bolg_regions(t):
        return False
    book = t.book
    for a in range(book.regions):
        if book.territory[a] == VALLEY:
            if t.control[a] if t.settings.bolg_ready == "chapter" else t.owner[a] == SHADOW:
                return True
    return False


def bolg_regions(t: BofaTable) -> list[int]:
    return [a for a in t.book.mustering if may_place(t, SHADOW, a)]


def bolg_enters(t: BofaTable) -> Script:
    """B14.4.1, B14.4.6, B14.4.7. With a Great Orcs unit, one token turned over in each muster region, Bodyguards."""
    area = yield from BolgEnters(t, SHADOW, "B14.4.1", bolg_regions(t)).area()
    t.place[BOLG] = area
    t.bodyguards = 3 if t.control[t.book.ruins_of_dale] else 1
    t.tell("bofa-log-enters", {"character": "bolg", "area": t.book.area_id[area]})
    t.tell("bofa-log-bodyguards", {"n": t.bodyguards})
    enlist(t, SHADOW, area, GREAT_ORCS, 1)
    yield from arrived(t, SHADOW, area)
    for a in t.book.mustering:
        if tokens_at(t, SHADOW_GROUP, a) and may_place(t, SHADOW, a):
            yield from turn_over(t, SHADOW, SHADOW_GROUP, a)


class BolgEnters(Spot):
    """B14.4.1. Where Bolg enters."""

    __slots__ = ()

    KIND = "bolg_enters"
    TAKES = ("place <area>",)
    ASK = "bofa-ask-bolg-enters"


def can_renew(t: BofaTable) -> bool:
    """B14.4.2."""
    return t.place[BOLG] >= 0 and controlled(t) >= 2 and t.unused[SHADOW_GROUP] > 0


def renewed_strength(t: BofaTable) -> Script:
    """B14.4.2, B14.4.3, B14.4.6. One token in each of four different regions of the Broken Lands."""
    done: list[int] = []
    while len(done) < 4 and t.unused[SHADOW_GROUP]:
        places = [a for a in renewed_regions(t) if a not in done]
        if not places:
            break
        area = yield from RenewedStrength(t, SHADOW, "B14.4.2", places, (), 4 - len(done)).area()
        done.append(area)
        place_token(t, SHADOW_GROUP, area)


def renewed_regions(t: BofaTable) -> list[int]:
    """B14.4.3. Regions of the Broken Lands without an enemy."""
    book = t.book
    return [
        a
        for a in range(book.regions)
        if book.territory[a] == BROKEN_LANDS and t.owner[a] != FP and may_place(t, SHADOW, a)
    ]


class RenewedStrength(Spot):
    """B14.4.2. Where a token is placed."""

    __slots__ = ()

    KIND = "renewed"
    TAKES = ("place <area>",)
    ASK = "bofa-ask-renewed"


def bat_armies(t: BofaTable, territory: int) -> list[int]:
    return [a for a in movable(t, SHADOW, ANY, 1) if t.book.territory[a] == territory]


def clouds(t: BofaTable) -> list[int]:
    """B14.3.2. Territories with Great Bats and an Army that can move."""
    return [k for k in range(TERRITORIES) if t.bats[k] and bat_armies(t, k)]


def clouds_of_bats(t: BofaTable) -> Script:
    """B14.3.2. One figure leaves a territory, one Army there moves one region."""
    territory = yield from CloudsOfBats(t).territory()
    if territory < 0:
        return
    lose_bat(t, territory)
    yield from march(t, SHADOW, "B14.3.2", ANY, 1, lambda: bat_armies(t, territory))
    yield from settle(t)


class CloudsOfBats(BofaQuestion):
    """B14.3.2. Which figure leaves, or none."""

    __slots__ = ()

    KIND = "clouds"
    TAKES = ("bats <territory>", "done")
    ASK = "bofa-ask-clouds"

    def __init__(self, t: BofaTable) -> None:
        super().__init__(t, SHADOW, "B14.3.2")

    def offer(self) -> list[Option]:
        return [*[("bats", TERRITORY_IDS[k]) for k in clouds(self.t)], DONE]
