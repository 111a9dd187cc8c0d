"""What a region or an attack is worth at first sight, and what a step of the Fellowship may cost: for machines."""

from __future__ import annotations

from typing import Final

from ravenhill.games.wotr.places import CITY, FORTIFICATION, REGIONS, STRONGHOLD
from ravenhill.games.wotr.table import Wotr

SHIELD: Final = 0.5  # Corruption that a Level of a Companion may spare the Ring-bearers
NEAR: Final = (1.0, 0.75, 0.5, 0.33, 0.2, 0.12, 0.06, 0.03, 0.0)


def prizes(t: Wotr, side: int) -> list[tuple[int, float]]:
    """Settlements worth points that this side may still take, each with its worth: the more, the fewer defend it."""
    found: list[tuple[int, float]] = []
    for goal in range(REGIONS):
        if t.book.vp[goal] and t.control[goal] == 1 - side and t.unconquered(goal):
            box = t.book.box[goal]
            held = t.units_at(goal, 1 - side) + (t.units_at(box, 1 - side) if box >= 0 else 0)
            found.append((goal, (0.8 + 0.35 * t.book.vp[goal]) * (1.25 - 0.05 * min(8, held))))
    return found


def lure(t: Wotr, region: int, goals: list[tuple[int, float]]) -> float:
    """How well an Army stands here: near a Settlement worth taking."""
    best = 0.0
    far = t.book.distance[region]
    for goal, prize in goals:
        d = far[goal]
        if d <= 7:
            worth = NEAR[d] * prize
            if worth > best:
                best = worth
    return best


def peril(level: int, bonus: int) -> float:
    """Corruption to be expected of a move at this Hunt Level."""
    miss = 1.0
    for _ in range(min(5, level)):
        miss *= (5.0 - bonus) / 6.0 if bonus < 5 else 0.17
    return (1.0 - miss) * 1.5


def superiority(t: Wotr, side: int, source: int, region: int) -> float:
    """A rough outlook of an attack before it is declared."""
    place = source if t.units_at(source, side) else t.book.box[source]
    ours = t.units_at(place, side)
    lead = t.leaders_at(place, side) + (1 if t.chars_at(place, side) else 0)
    target = region
    wall = 1.0
    if region == t.book.region_of[place]:
        if place < REGIONS:
            target = t.book.box[region]
            wall = 0.55
    elif t.book.settlement[region] == STRONGHOLD:
        wall = 0.8
    elif t.book.settlement[region] in (CITY, FORTIFICATION):
        wall = 0.85
    theirs = t.units_at(target, 1 - side)
    lead_theirs = t.leaders_at(target, 1 - side) + (1 if t.chars_at(target, 1 - side) else 0)
    power = (min(5, ours) + 0.6 * lead) * ours * wall
    return power / max(1.0, (min(5, theirs) + 0.6 * lead_theirs) * theirs)
