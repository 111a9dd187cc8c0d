"""C2.2.2, C6.3.9. What a text asks for before it works."""

from __future__ import annotations

from typing import Final

from ravenhill.games.cardgame.book import SHADOW
from ravenhill.games.cardgame.effects.notation import Arguments, Cards, Condition
from ravenhill.games.cardgame.effects.saying import Said
from ravenhill.games.cardgame.table import FIELD, WAITING, CardTable, in_play, site_of


def holds(t: CardTable, c: Condition | None, card: int, p: int) -> bool:
    """Whether the condition of a text of this card of player p holds now."""
    if c is None:
        return True
    assert isinstance(c, TableCondition)
    return c.holds(t, card, p)


def shadow_ground_active(t: CardTable) -> bool:
    return any(t.book.location_side[ground] == SHADOW for ground in t.active)


class TableCondition(Condition):
    """A condition that looks at the table."""

    __slots__ = ()

    def holds(self, t: CardTable, card: int, p: int) -> bool:
        """Whether it holds now for a text of this card of player p."""
        raise NotImplementedError

    def elsewhere(self) -> bool:
        """C8.1. Whether a combat in another place may end it."""
        return False


class At(TableCondition):
    """The card is at a location."""

    __slots__ = ("location", "name")

    NAME = "at"

    def read(self, a: Arguments) -> None:
        self.location = a.place()
        self.name = str(a.reader.locations[self.location]["id"])

    def holds(self, t: CardTable, card: int, p: int) -> bool:
        return site_of(t, card) == FIELD + self.location

    def say(self) -> Said:
        return Said("if-at", {"place": self.name})


class InDeck(At):
    """A battleground is still in its deck."""

    __slots__ = ()

    NAME = "in_deck"

    def holds(self, t: CardTable, card: int, p: int) -> bool:
        return t.location[self.location] == WAITING

    def say(self) -> Said:
        return Said("if-in-deck", {"place": self.name})


class PathNumber(TableCondition):
    """The card is on the active path, and that has this number."""

    __slots__ = ("n",)

    NAME = "path_number"

    def read(self, a: Arguments) -> None:
        self.n = a.number()

    def holds(self, t: CardTable, card: int, p: int) -> bool:
        return t.path >= 0 and site_of(t, card) == FIELD + t.path and t.book.path_number[t.path] == self.n

    def say(self) -> Said:
        return Said("if-path-number", {"n": self.n})


class OfCards(TableCondition):
    """Something about certain cards."""

    __slots__ = ("of",)

    def read(self, a: Arguments) -> None:
        self.of: Cards = a.cards()

    def say(self) -> Said:
        return Said(f"if-{self.NAME.replace('_', '-')}", None, {"cards": [self.of.say("some")]})


class OnPath(OfCards):
    """One of them is on the active path."""

    __slots__ = ()

    NAME = "on_path"

    def holds(self, t: CardTable, card: int, p: int) -> bool:
        match = self.of.match
        return any(match[other] and t.site[other] == FIELD + t.path for other in t.field)


class InPlay(OfCards):
    """One of them is anywhere in play."""

    __slots__ = ()

    NAME = "in_play"

    def holds(self, t: CardTable, card: int, p: int) -> bool:
        return any(in_play(t, other) for other in self.of.cards)

    def elsewhere(self) -> bool:
        return True


class InReserve(OfCards):
    """One of them is in the player's reserve."""

    __slots__ = ()

    NAME = "in_reserve"

    def holds(self, t: CardTable, card: int, p: int) -> bool:
        match = self.of.match
        return any(match[other] for other in t.players[p].reserve)


class Supports(OfCards):
    """C8.5. The army supports one of them in the combat being fought."""

    __slots__ = ()

    NAME = "supports"

    def holds(self, t: CardTable, card: int, p: int) -> bool:
        battle = t.battle
        if battle is None or card not in battle.armies:
            return False
        return self.of.match[battle.leaders[battle.armies.index(card)]]


class ShadowActive(TableCondition):
    """A battleground of the Shadow is active."""

    __slots__ = ()

    NAME = "active"

    def read(self, a: Arguments) -> None:
        a.word("shadow_battleground")

    def holds(self, t: CardTable, card: int, p: int) -> bool:
        return shadow_ground_active(t)

    def elsewhere(self) -> bool:
        return True

    def say(self) -> Said:
        return Said("if-active")


CONDITIONS: Final = {c.NAME: c for c in (At, InDeck, PathNumber, OnPath, InPlay, InReserve, Supports, ShadowActive)}
