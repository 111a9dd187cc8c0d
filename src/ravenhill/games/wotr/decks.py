"""W8.1. The Event cards by number: four decks of as many cards, those of the Free Peoples first."""

from __future__ import annotations

from typing import Final, get_args

from ravenhill.games.wotr.shapes import Deck

CARDS: Final = 96
DECK_SIZE: Final = 24
FP_STRATEGY: Final = 1
DECK_IDS: Final[tuple[Deck, ...]] = get_args(Deck)
CARD_IDS: Final = tuple(
    f"{deck}_{number + 1:02d}" for deck in ("fp_char", "fp_strat", "sh_char", "sh_strat") for number in range(DECK_SIZE)
)
DECK_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(DECK_IDS)}
CARD_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(CARD_IDS)}


def deck_of(card: int) -> int:
    return card // DECK_SIZE


def card_side(card: int) -> int:
    return card // (2 * DECK_SIZE)


def is_character_card(card: int) -> bool:
    """Of a Character deck, not a Strategy deck."""
    return card // DECK_SIZE % 2 == 0


def side_decks(side: int) -> tuple[int, int]:
    """The Character and the Strategy deck of a side."""
    return side * 2, side * 2 + 1
