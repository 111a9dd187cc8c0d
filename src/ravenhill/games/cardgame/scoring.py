"""C9 Scoring, victory, draw step."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.decision import Script
from ravenhill.engine.table import over
from ravenhill.games.cardgame.book import BATTLEGROUNDS, FREE, LOCATIONS, NO_RING, RING_DUEL, SHADOW
from ravenhill.games.cardgame.giving import choose_to_cycle
from ravenhill.games.cardgame.piles import draw
from ravenhill.games.cardgame.table import READY, SPENT, WON_FREE, WON_SHADOW, CardTable, in_turn_order

LEAD: Final = 10


def score(t: CardTable, side: int) -> int:
    """C9.1. Battlegrounds in the team's scoring area; paths for the Free Peoples, corruption for the Shadow."""
    total = t.corruption if side == SHADOW else 0
    won = WON_FREE if side == FREE else WON_SHADOW
    for i in range(LOCATIONS):
        if t.location[i] == won:
            total += points_of(t, i, side)
    return total


def points_of(t: CardTable, location: int, side: int) -> int:
    """C9.1. What a location counts in a side's scoring area: a path nothing for the Shadow."""
    return 0 if side == SHADOW and location >= BATTLEGROUNDS else t.book.location_vp[location]


def final_score(t: CardTable, side: int) -> int:
    """C9.3. With 1 point for every unused Ring token of the Trilogy."""
    total = score(t, side)
    for p in range(len(t.players)):
        if t.book.sides[p] == side and t.players[p].ring == READY:
            total += t.settings.duel_ring_vp if t.book.ring_rule[p] == RING_DUEL else t.book.ring_vp[p]
    return total


def seats_of(t: CardTable, side: int) -> list[int]:
    """The persons of a team, who win or lose together (C5.10)."""
    seats: list[int] = []
    for p in range(len(t.players)):
        if t.book.sides[p] == side and t.person[p] not in seats:
            seats.append(t.person[p])
    seats.sort()
    return seats


def victory_check(t: CardTable) -> None:
    """C9.4, C9.5. A lead of ten at any check; after the last path the higher score, a tie for the Shadow."""
    free = score(t, FREE)
    shadow = score(t, SHADOW)
    t.tell("cardgame-log-score", {"free": free, "shadow": shadow})
    if abs(free - shadow) >= LEAD:
        finish(t, FREE if free > shadow else SHADOW, "lead", "C9.4")
        return
    if t.path_number >= t.book.last_path:
        free = final_score(t, FREE)
        shadow = final_score(t, SHADOW)
        if _rings_count(t):
            t.tell("cardgame-log-final-score", {"free": free, "shadow": shadow})
        if free == shadow:
            finish(t, SHADOW, "tie", "C9.5")
        else:
            finish(t, FREE if free > shadow else SHADOW, "score", "C9.5")


def finish(t: CardTable, side: int, reason: str, rule: str) -> None:
    """C5.10. A team has won; the last line of the log says which and how."""
    if not over(t):
        key = "cardgame-log-won-free" if side == FREE else "cardgame-log-won-shadow"
        t.tell(key, {"reason": f"end-{reason}"})
    t.end(seats_of(t, side), reason, rule)


def _rings_count(t: CardTable) -> bool:
    """C9.3. Whether an unused Ring token is worth anything in this scenario."""
    for p in range(len(t.players)):
        rule = t.book.ring_rule[p]
        if rule != NO_RING and (t.settings.duel_ring_vp if rule == RING_DUEL else t.book.ring_vp[p]) > 0:
            return True
    return False


def draw_step(t: CardTable) -> Script:
    """C9.6, C9.8. Each player in turn order draws, with the extra draws of its reserve."""
    b = t.book
    order = in_turn_order(t, t.start)
    after_all = t.settings.draw_finish == "after_all"
    for p in order:
        reserve = t.players[p].reserve
        draw(t, p, b.draw_step[p] + sum([b.extra_draw[c] for c in reserve]))
        if not after_all:
            yield from _cycle_after_draw(t, p)
    if after_all:
        for p in order:
            yield from _cycle_after_draw(t, p)


def _cycle_after_draw(t: CardTable, p: int) -> Script:
    """Galadriel: draw, then cycle."""
    for _ in range(sum([t.book.extra_cycle[c] for c in t.players[p].reserve])):
        yield from choose_to_cycle(t, p, "C9.8")


def end_round(t: CardTable) -> None:
    """C9.7, C9.8. The starting player token passes; what held for the round ends."""
    t.start = (t.start + 1) % len(t.book.slots)
    t.round += 1
    t.fresh = []
    t.played = []
    t.used = []
    t.events = []
    t.passed = 0
    for p in range(len(t.players)):
        if t.book.ring_rule[p] == RING_DUEL and t.players[p].ring == SPENT:  # C10.2.3
            t.players[p].ring = READY


def goals(t: CardTable) -> list[tuple[int, str, int, int]]:
    """C9.4. How far each team leads."""
    ahead = score(t, FREE) - score(t, SHADOW)
    return [(FREE, "lead", max(0, ahead), LEAD), (SHADOW, "lead", max(0, -ahead), LEAD)]
