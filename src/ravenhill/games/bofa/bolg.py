"""B14.3, B14.4. Bolg, and the Great Bats."""

from __future__ import annotations

from ravenhill.engine.decision import Option, Script
from ravenhill.engine.table import ask
from ravenhill.games.bofa.asking import choose_area
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
            if t.control[a] if t.settings.bolg_by_chapter else t.owner[a] == SHADOW:
                return True
    return False


def bolg_regions(t: BofaTable) -> list[int]:
    return [a for a in t.book.mustering if may_place(t, SHADOW, a)]


def bolg_enters(t: BofaTable) -> Script:
    """B14.4.1, B14.4.6, B14.4.7. With a Great Orcs unit, one token turned over in each muster region, Bodyguards."""
    area = yield from choose_area(t, SHADOW, "B14.4.1", "place", lambda: bolg_regions(t), "bofa-ask-bolg-enters")
    t.place[BOLG] = area
    t.bodyguards = 3 if t.control[t.book.ruins_of_dale] else 1
    t.tell("bofa-log-enters", {"character": "bolg", "area": t.book.area_id[area]})
    t.tell("bofa-log-bodyguards", {"n": t.bodyguards})
    enlist(t, SHADOW, area, GREAT_ORCS, 1)
    yield from arrived(t, SHADOW, area)
    for a in t.book.mustering:
        if tokens_at(t, SHADOW_GROUP, a) and may_place(t, SHADOW, a):
            yield from turn_over(t, SHADOW, SHADOW_GROUP, a)


def can_renew(t: BofaTable) -> bool:
    """B14.4.2."""
    return t.place[BOLG] >= 0 and controlled(t) >= 2 and t.unused[SHADOW_GROUP] > 0


def renewed_strength(t: BofaTable) -> Script:
    """B14.4.2, B14.4.3, B14.4.6. One token in each of four different regions of the Broken Lands."""
    done: list[int] = []

    def listing() -> list[int]:
        book = t.book
        return [
            a
            for a in range(book.regions)
            if book.territory[a] == BROKEN_LANDS and t.owner[a] != FP and a not in done and may_place(t, SHADOW, a)
        ]

    while len(done) < 4 and t.unused[SHADOW_GROUP] and listing():
        area = yield from choose_area(
            t, SHADOW, "B14.4.2", "place", listing, "bofa-ask-renewed", "", {"n": 4 - len(done)}
        )
        done.append(area)
        place_token(t, SHADOW_GROUP, area)


def bat_armies(t: BofaTable, territory: int) -> list[int]:
    return [a for a in movable(t, SHADOW, ANY, 1) if t.book.territory[a] == territory]


def clouds(t: BofaTable) -> list[int]:
    """B14.3.2. Territories with Great Bats and an Army that can move."""
    return [k for k in range(TERRITORIES) if t.bats[k] and bat_armies(t, k)]


def clouds_of_bats(t: BofaTable) -> Script:
    """B14.3.2. One figure leaves a territory, one Army there moves one region."""
    options: list[Option] = [("bats", TERRITORY_IDS[k]) for k in clouds(t)]
    options.append(("done",))
    answer = yield from ask(t, SHADOW, "B14.3.2", lambda: options, "bofa-ask-clouds")
    if answer[0] == "done":
        return
    territory = TERRITORY_IDS.index(str(answer[1]))
    lose_bat(t, territory)
    yield from march(t, SHADOW, "B14.3.2", ANY, 1, lambda: bat_armies(t, territory))
    yield from settle(t)
