"""Where the functions of the cards are found: by the ids that the decorator over each names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ravenhill.engine.decision import Script
from ravenhill.games.bofa.table import BofaTable

Story: TypeAlias = Callable[[BofaTable], Script]
Condition: TypeAlias = Callable[[BofaTable], bool]  # B7.9: what a Story card says must hold

STORIES: Final[dict[str, Story]] = {}
CONDITIONS: Final[dict[str, Condition]] = {}


def story(card: str, when: Condition | None = None) -> Callable[[Story], Story]:
    """A Story card; `when` is the condition printed on it."""

    def register(own: Story) -> Story:
        STORIES[card] = own
        if when is not None:
            CONDITIONS[card] = when
        return own

    return register
