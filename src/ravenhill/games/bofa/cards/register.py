"""Where the functions of the cards are found: by the ids that the decorator over each names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ravenhill.engine.decision import Script
from ravenhill.games.bofa.table import BofaTable, Front

Order: TypeAlias = Callable[[BofaTable, int], Script]  # of an Event card, given by this side
Effect: TypeAlias = Callable[[Front, Front], None]  # of a Maneuver, on its own side and on the other
Story: TypeAlias = Callable[[BofaTable], Script]
Condition: TypeAlias = Callable[[BofaTable], bool]  # B7.9: what a Story card says must hold

ORDERS: Final[dict[str, Order]] = {}
COMBAT: Final[dict[str, Effect]] = {}
STORIES: Final[dict[str, Story]] = {}
CONDITIONS: Final[dict[str, Condition]] = {}


def order(*cards: str) -> Callable[[Order], Order]:
    """The upper half of these Event cards."""

    def register(own: Order) -> Order:
        ORDERS.update(dict.fromkeys(cards, own))
        return own

    return register


def combat(*cards: str) -> Callable[[Effect], Effect]:
    """The lower half of these Event cards."""

    def register(own: Effect) -> Effect:
        COMBAT.update(dict.fromkeys(cards, own))
        return own

    return register


def story(card: str, when: Condition | None = None) -> Callable[[Story], Story]:
    """A Story card; `when` is the condition printed on it."""

    def register(own: Story) -> Story:
        STORIES[card] = own
        if when is not None:
            CONDITIONS[card] = when
        return own

    return register
