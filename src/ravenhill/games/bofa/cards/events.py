"""The orders of the Event cards: used by an action die."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ravenhill.engine.decision import Script
from ravenhill.games.bofa.attack import combined_attack, move_and_attack
from ravenhill.games.bofa.effects.mustering import heal
from ravenhill.games.bofa.movement import ANY, LEADERS, march, movable, move_armies, settle
from ravenhill.games.bofa.recruit import Gather, hurt, may_place, rally_armies, recruit, token_turned_at_once
from ravenhill.games.bofa.table import BofaTable, armies, led


def blow_the_horns(t: BofaTable, side: int) -> Script:
    """ev01-ev03. Rally with up to two Armies, success on 4+."""
    return rally_armies(t, side, 2, 4, "B17.9")


def call_to_arms(t: BofaTable, side: int) -> Script:
    """ev04-ev06. Up to two Armies with Leadership move up to two regions."""
    return move_armies(t, side, "B17.1", LEADERS, 2, 2, False)


def encirclement(t: BofaTable, side: int) -> Script:
    """ev07-ev09. One Army moves, then a Combined Attack."""
    yield from march(t, side, "B17.4", ANY, 1, lambda: movable(t, side, ANY, 1))
    yield from settle(t)
    yield from combined_attack(t, side, "B17.4")


def gather_and_marshall(t: BofaTable, side: int) -> Script:
    """ev10-ev13. A new Recruitment token where an Army stands, turned over at once."""
    places = [a for a in armies(t, side) if may_place(t, side, a)]
    if places:
        area = yield from Gather(t, side, "B17.14", places).area()
        yield from token_turned_at_once(t, side, area, "B11.2.7")


def marching_companies(t: BofaTable, side: int) -> Script:
    """ev14-ev16. Up to three Armies move one region."""
    return move_armies(t, side, "B17.1", ANY, 1, 3, False)


def move_to_strike(t: BofaTable, side: int) -> Script:
    """ev17-ev20. One Army with Leadership moves up to two regions and attacks."""
    return move_and_attack(t, side, "B17.2", LEADERS, 2)


def mustering_for_battle(t: BofaTable, side: int) -> Script:
    """ev21-ev23. In up to three regions a token is turned over."""
    return recruit(t, side, 3, "B17.14")


def sudden_assault(t: BofaTable, side: int) -> Script:
    """ev24-ev27. One Army moves and attacks, with terrain superiority whatever the count."""
    return move_and_attack(t, side, "B17.3", ANY, 1, superior=True)


def troop_leader(t: BofaTable, side: int) -> Script:
    """ev28-ev30. Up to two damage tokens off one Army with Leadership."""
    return heal(t, side, [a for a in hurt(t, side, []) if led(t, a)], 2, "B17.8")


ORDERS: Final[dict[str, Callable[[BofaTable, int], Script]]] = {
    "ev01": blow_the_horns,
    "ev02": blow_the_horns,
    "ev03": blow_the_horns,
    "ev04": call_to_arms,
    "ev05": call_to_arms,
    "ev06": call_to_arms,
    "ev07": encirclement,
    "ev08": encirclement,
    "ev09": encirclement,
    "ev10": gather_and_marshall,
    "ev11": gather_and_marshall,
    "ev12": gather_and_marshall,
    "ev13": gather_and_marshall,
    "ev14": marching_companies,
    "ev15": marching_companies,
    "ev16": marching_companies,
    "ev17": move_to_strike,
    "ev18": move_to_strike,
    "ev19": move_to_strike,
    "ev20": move_to_strike,
    "ev21": mustering_for_battle,
    "ev22": mustering_for_battle,
    "ev23": mustering_for_battle,
    "ev24": sudden_assault,
    "ev25": sudden_assault,
    "ev26": sudden_assault,
    "ev27": sudden_assault,
    "ev28": troop_leader,
    "ev29": troop_leader,
    "ev30": troop_leader,
}
