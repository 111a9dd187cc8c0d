"""B13. Who has won, and when it is looked at."""

from __future__ import annotations

from ravenhill.games.bofa.names import FP, LAST_STEP, SHADOW
from ravenhill.games.bofa.table import BofaTable

ENOUGH = 10


def shadow_points(t: BofaTable) -> int:
    """B13.1. Four for a controlled Fortification, two for another Settlement."""
    points = 0
    for a in t.book.worth:
        if t.control[a]:
            points += t.book.points[a]
    return points


def gate_falls(t: BofaTable) -> None:
    """B13.3, B13.5. At once with ten points and the Front Gate."""
    if t.control[t.book.front_gate] and shadow_points(t) >= ENOUGH:
        t.end([SHADOW], "gate", "B13.3")


def night_falls(t: BofaTable) -> None:
    """B13.3. In the End phase ten points are enough."""
    if shadow_points(t) >= ENOUGH:
        t.end([SHADOW], "points", "B13.3")


def fate_fulfilled(t: BofaTable) -> None:
    """B13.2c, B8.6."""
    if t.marker >= LAST_STEP:
        t.end([FP], "fate", "B8.6")


def bolg_falls(t: BofaTable) -> None:
    """B13.2a."""
    t.end([FP], "bolg", "B13.2")


def beorn_comes(t: BofaTable) -> None:
    """B13.2b. He decides the battle while the Shadow has fewer than six points."""
    if shadow_points(t) < 6:
        t.end([FP], "beorn", "B13.2")
