"""What an area is worth at first sight, for machine players: to go to, to go from, to attack."""

from __future__ import annotations

from ravenhill.games.bofa.names import SHADOW
from ravenhill.games.bofa.table import BofaTable

FAR = 99


def goal_distance(t: BofaTable, area: int) -> int:
    """Steps to the nearest Settlement or Fortification the Shadow does not control."""
    book = t.book
    best = FAR
    for site in book.worth:
        if not t.control[site]:
            steps = book.distance[area * book.areas + site]
            if steps < best:
                best = steps
    return best


def nearness(t: BofaTable, area: int) -> float:
    return max(0.0, 9.0 - goal_distance(t, area))


def army_worth(t: BofaTable, area: int) -> float:
    """With whom: a large Army, near to what the Shadow wants and the Free Peoples must hold."""
    return float(min(5, t.size[area])) * (1.0 + 0.15 * nearness(t, area)) - 0.5 * t.damage[area]


def way_worth(t: BofaTable, side: int, area: int) -> float:
    """Where to: nearer to what the Shadow wants, or to what the Free Peoples must hold."""
    if side == SHADOW:
        return nearness(t, area) + (4.0 if t.book.points[area] and not t.control[area] else 0.0)
    if t.book.points[area]:
        return 4.0 + (6.0 if t.control[area] else 0.0)
    return 2.0


def target_worth(t: BofaTable, area: int) -> float:
    return 1.0 + 0.5 * t.book.points[area] + 0.4 * t.damage[area] - 0.1 * t.size[area]
