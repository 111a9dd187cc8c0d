"""B13. Who has won, and when it is looked at."""

from __future__ import annotations

from ravenhill.engine.table import over
from ravenhill.games.bofa.names import FP, LAST_STEP, SHADOW, SIDE_IDS
from ravenhill.games.bofa.table import BofaTable

ENOUGH = 10


def shadow_points(t: BofaTable) -> int:
    """B13.1. Four for a controlled Fortification, two for another Settlement."""
    points = 0
    for a in t.book.worth:
        if t.control[a]:
            points += t.book.points[a]
    return points


def finish(t: BofaTable, side: int, reason: str, rule: str) -> None:
    """The game is over; the last line of the log says who has won and how."""
    if not over(t):
        key = "bofa-log-conceded" if reason == "conceded" else "bofa-log-won"
        t.tell(key, {"side": SIDE_IDS[side], "reason": f"end-{reason}"})
    t.end([side], reason, rule)


def gate_falls(t: BofaTable) -> None:
    """B13.3, B13.5. At once with ten points and the Front Gate."""
    if t.control[t.book.front_gate] and shadow_points(t) >= ENOUGH:
        finish(t, SHADOW, "gate", "B13.3")


def night_falls(t: BofaTable) -> None:
    """B13.3. In the End phase ten points are enough."""
    if shadow_points(t) >= ENOUGH:
        finish(t, SHADOW, "points", "B13.3")


def fate_fulfilled(t: BofaTable) -> None:
    """B13.2c, B8.6."""
    if t.marker >= LAST_STEP:
        finish(t, FP, "fate", "B8.6")


def bolg_falls(t: BofaTable) -> None:
    """B13.2a."""
    finish(t, FP, "bolg", "B13.2")


def beorn_comes(t: BofaTable) -> None:
    """B13.2b. He decides the battle while the Shadow has fewer than six points."""
    if shadow_points(t) < 6:
        finish(t, FP, "beorn", "B13.2")


def goals(t: BofaTable) -> list[tuple[int, str, int, int]]:
    """B13.2, B13.3. How far both sides are."""
    return [(FP, "fate", t.marker, LAST_STEP), (SHADOW, "points", shadow_points(t), ENOUGH)]
