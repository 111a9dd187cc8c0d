"""C4.1. The sequence of play: what comes next is read off the table, one action at a time."""

from __future__ import annotations

from ravenhill.engine.decision import Script
from ravenhill.engine.table import over
from ravenhill.games.cardgame.actions import all_passed, one_turn
from ravenhill.games.cardgame.combat import combat_step, combats
from ravenhill.games.cardgame.giving import choose_to_cycle, cycle_some
from ravenhill.games.cardgame.locations import battleground_step, path_step
from ravenhill.games.cardgame.scoring import draw_step, end_round, victory_check
from ravenhill.games.cardgame.table import (
    ACTIONS,
    BATTLEGROUND,
    COMBAT,
    DRAWING,
    LIMITS,
    PATH,
    SETUP,
    VICTORY,
    CardTable,
    carryover_limit,
    in_turn_order,
)


def step(t: CardTable) -> Script:
    """The script of the next action."""
    phase = t.phase
    if phase == SETUP:
        return set_up(t)
    if phase in (BATTLEGROUND, PATH):
        return location(t)
    if phase == ACTIONS:
        return action(t)
    if phase == LIMITS:
        return limits(t)
    if phase == COMBAT:
        return combat(t)
    return victory_and_draw(t)


def set_up(t: CardTable) -> Script:
    """C3.6. Player after player cycles cards of the first hand."""
    order = in_turn_order(t, 0)
    while t.turn < len(order):
        p = order[t.turn]
        if t.book.setup_cycle[p]:
            yield from cycle_some(t, p, t.book.setup_cycle[p], "C3.6")
            t.turn += 1
            break
        t.turn += 1
    if t.turn >= len(order):
        t.phase = BATTLEGROUND
        t.turn = 0


def location(t: CardTable) -> Script:
    """C4.2.1. First a battleground, then a path."""
    if t.phase == BATTLEGROUND:
        t.tell("cardgame-log-round", {"n": t.round})
        t.phase = PATH
        yield from battleground_step(t)
    else:
        t.phase = ACTIONS
        t.turn = t.start
        t.passed = 0
        yield from path_step(t)
    t.that = -1


def action(t: CardTable) -> Script:
    """C6.1. Turns go round until all have passed."""
    yield from one_turn(t)
    t.that = -1
    t.turn = (t.turn + 1) % len(t.book.slots)
    if all_passed(t):
        t.phase = LIMITS if _over_limit(t) >= 0 and t.settings.over_limit == "cycle" else COMBAT


def _over_limit(t: CardTable) -> int:
    for p in in_turn_order(t, t.start):
        if len(t.players[p].hand) > carryover_limit(t, p):
            return p
    return -1


def limits(t: CardTable) -> Script:
    """C6.2.3. Whoever still holds more than the limit cycles down to it."""
    p = _over_limit(t)
    if p >= 0:
        while len(t.players[p].hand) > carryover_limit(t, p):
            yield from choose_to_cycle(t, p, "C6.2.3")
    if _over_limit(t) < 0:
        t.phase = COMBAT


def combat(t: CardTable) -> Script:
    """C8.1. One combat after another."""
    if combats(t):
        yield from combat_step(t)
    if t.done or not combats(t):
        t.phase = VICTORY


def victory_and_draw(t: CardTable) -> Script:
    """C9. Victory check, draw step, and the token passes."""
    if t.phase == VICTORY:
        victory_check(t)
        if over(t):
            return
        t.phase = DRAWING
    yield from draw_step(t)
    end_round(t)
    t.phase = BATTLEGROUND
