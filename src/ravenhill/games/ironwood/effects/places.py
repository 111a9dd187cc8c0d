"""I17. The places an effect names, as they stand now."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.named import names
from ravenhill.games.ironwood.book import FERRUM, Place, Step
from ravenhill.games.ironwood.effects.running_card import RunningCard
from ravenhill.games.ironwood.table import IronwoodTable

PLACE_NAMES: Final = names(Place)
FORESTS: Final = (
    Place.OUTER_FOREST,
    Place.DIFFERENT_OUTER_FORESTS,
    Place.ONE_CONTROLLED_INNER_FOREST,
    Place.ATTACK_FOREST,
    Place.DIFFERENT_INNER_FORESTS_ADJACENT_TO_CONTROLLED_MOUNTAIN,
    Place.INNER_FOREST,
    Place.INNER_FOREST_ADJACENT_TO_CONTROLLED_MOUNTAIN,
    Place.DEFEATED_WARBAND,
)


def forest_places(where: int) -> bool:
    return where in FORESTS


def forests_named(t: IronwoodTable, ctx: RunningCard, s: Step) -> list[int]:
    """Forests that fit the place of a step."""
    where = s.where
    if where == Place.OUTER_FOREST or where == Place.DIFFERENT_OUTER_FORESTS:
        return t.book.outer_forests
    if where == Place.ONE_CONTROLLED_INNER_FOREST:
        return [f for f in t.book.inner_forests if t.ww[f] > 0]
    if where == Place.INNER_FOREST:
        return t.book.inner_forests
    if (
        where == Place.DIFFERENT_INNER_FORESTS_ADJACENT_TO_CONTROLLED_MOUNTAIN
        or where == Place.INNER_FOREST_ADJACENT_TO_CONTROLLED_MOUNTAIN
    ):
        return [f for f in t.book.inner_forests if any(t.units(m) > 0 for m in t.book.mountains_of[f])]
    if where == Place.ATTACK_FOREST or where == Place.DEFEATED_WARBAND:
        fought = ctx.found(s.where_ref)
        return fought.there[:1] if fought is not None else []
    return []


def mountains_named(t: IronwoodTable, ctx: RunningCard, s: Step) -> list[int]:
    """Mountains that fit the place of a step."""
    where = s.where
    everywhere = range(len(t.fighters))
    if where == Place.FORGE:
        return [m for m in everywhere if t.has_forge(m)]
    if where == Place.CONTROLLED_MOUNTAIN or where == Place.ANY_IC_WARBAND:
        return [m for m in everywhere if t.units(m) > 0]
    if where == Place.CONTROLLED_OUTER_MOUNTAIN:
        return [m for m in t.book.outer_mountains if t.units(m) > 0]
    if where == Place.DRILL_MOUNTAIN:
        return [t.drill]
    if where == Place.PLACED or where == Place.MARKED:
        placed = ctx.found(s.where_ref)
        return placed.places if placed is not None else []
    if where == Place.MOUNTAIN_ADJACENT_TO:
        moved = ctx.found(s.where_ref)
        if moved is None:
            return []
        return [m for m in everywhere if any(f in moved.places for f in t.book.forests_of[m])]
    if where == Place.MOUNTAIN_ADJACENT_TO_CONTROLLED_INNER_FOREST:
        return [m for m in everywhere if any(t.ww[f] > 0 for f in t.book.inner_of[m])]
    if where == Place.MOUNTAIN_NOT_FERRUM_ADJACENT_TO_CONTROLLED_INNER_FOREST:
        return [m for m in everywhere if m != FERRUM and any(t.ww[f] > 0 for f in t.book.inner_of[m])]
    if where == Place.DEFEATED_WARBAND:
        fought = ctx.found(s.where_ref)
        return fought.there[1:2] if fought is not None else []
    return []
