"""The orders of the Event cards: used by an action die."""

from __future__ import annotations

from ravenhill.engine.decision import Script
from ravenhill.games.bofa.attack import combined_attack, move_and_attack
from ravenhill.games.bofa.cards.register import order
from ravenhill.games.bofa.effects.mustering import heal
from ravenhill.games.bofa.movement import ANY, LEADERS, march, movable, move_armies, settle
from ravenhill.games.bofa.recruit import Gather, hurt, may_place, rally_armies, recruit, token_turned_at_once
from ravenhill.games.bofa.table import BofaTable, armies, led


@order("ev01", "ev02", "ev03")
def blow_the_horns(t: BofaTable, side: int) -> Script:
    """Rally with up to two Armies, success on 4+."""
    return rally_armies(t, side, 2, 4, "B17.9")


@order("ev04", "ev05", "ev06")
def call_to_arms(t: BofaTable, side: int) -> Script:
    """Up to two Armies with Leadership move up to two regions."""
    return move_armies(t, side, "B17.1", LEADERS, 2, 2, False)


@order("ev07", "ev08", "ev09")
def encirclement(t: BofaTable, side: int) -> Script:
    """One Army moves, then a Combined Attack."""
    yield from march(t, side, "B17.4", ANY, 1, lambda: movable(t, side, ANY, 1))
    yield from settle(t)
    yield from combined_attack(t, side, "B17.4")


@order("ev10", "ev11", "ev12", "ev13")
def gather_and_marshall(t: BofaTable, side: int) -> Script:
    """A new Recruitment token where an Army stands, turned over at once."""
    places = [a for a in armies(t, side) if may_place(t, side, a)]
    if places:
        area = yield from Gather(t, side, "B17.14", places).area()
        yield from token_turned_at_once(t, side, area, "B11.2.7")


@order("ev14", "ev15", "ev16")
def marching_companies(t: BofaTable, side: int) -> Script:
    """Up to three Armies move one region."""
    return move_armies(t, side, "B17.1", ANY, 1, 3, False)


@order("ev17", "ev18", "ev19", "ev20")
def move_to_strike(t: BofaTable, side: int) -> Script:
    """One Army with Leadership moves up to two regions and attacks."""
    return move_and_attack(t, side, "B17.2", LEADERS, 2)


@order("ev21", "ev22", "ev23")
def mustering_for_battle(t: BofaTable, side: int) -> Script:
    """In up to three regions a token is turned over."""
    return recruit(t, side, 3, "B17.14")


@order("ev24", "ev25", "ev26", "ev27")
def sudden_assault(t: BofaTable, side: int) -> Script:
    """One Army moves and attacks, with terrain superiority whatever the count."""
    return move_and_attack(t, side, "B17.3", ANY, 1, superior=True)


@order("ev28", "ev29", "ev30")
def troop_leader(t: BofaTable, side: int) -> Script:
    """Up to two damage tokens off one Army with Leadership."""
    return heal(t, side, [a for a in hurt(t, side, []) if led(t, a)], 2, "B17.8")
