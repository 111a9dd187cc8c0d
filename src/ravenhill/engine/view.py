"""What one seat may see: dealing anew what it may not."""

from __future__ import annotations

from ravenhill.engine.chance import Chance, Deck


class Redeal:
    """Gathers the cards a seat can not see from where they lie, mixes them, and lays them back."""

    __slots__ = ("_at", "_lists")

    def __init__(self) -> None:
        self._lists: list[list[int]] = []
        self._at: list[int] = []

    def one(self, cards: list[int], at: int) -> None:
        self._lists.append(cards)
        self._at.append(at)

    def all(self, cards: list[int]) -> None:
        for i in range(len(cards)):
            self.one(cards, i)

    def deck(self, deck: Deck, seat: int) -> None:
        """Every card of the deck whose place this seat (-1: a spectator) does not know."""
        bit = 1 << seat if seat >= 0 else 0
        self.all(deck.pool)
        for i in range(len(deck.top)):
            if not deck.top_seen[i] & bit:
                self.one(deck.top, i)
        for i in range(len(deck.under)):
            if not deck.under_seen[i] & bit:
                self.one(deck.under, i)

    def deal(self, chance: Chance) -> None:
        cards = [self._lists[k][self._at[k]] for k in range(len(self._lists))]
        for i in range(len(cards) - 1, 0, -1):
            j = chance.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        for k in range(len(cards)):
            self._lists[k][self._at[k]] = cards[k]
