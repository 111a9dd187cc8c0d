"""C2.1.4, C6.4, C6.5.1. Where a card may go, and why not there."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.decision import Arg, Message, Option, Reason
from ravenhill.games.cardgame.asking import CardQuestion, no_place, reason
from ravenhill.games.cardgame.book import ARMY, BATTLEGROUNDS, CHARACTER, ITEM, SHADOW
from ravenhill.games.cardgame.effects.conditions import shadow_ground_active
from ravenhill.games.cardgame.forecast import forecast
from ravenhill.games.cardgame.table import ACTIVE, HOME, CardTable

TO_RESERVE: Final[Option] = ("to", "reserve")


def may_go(t: CardTable, card: int, location: int) -> bool:
    """C6.4.1, C6.4.2, C2.1.4. Whether an army or character may be played or moved to this active location."""
    book = t.book
    if location >= BATTLEGROUNDS:
        if book.type[card] != CHARACTER or not book.paths[card][book.path_number[location]]:
            return False
        return not (book.forbid_path[card] and shadow_ground_active(t))
    if book.forbid_shadow_ground[card] and book.location_side[location] == SHADOW:
        return False
    return book.shows[location][book.faction[card]] or _permitted(t, card, location)


def _permitted(t: CardTable, card: int, location: int) -> bool:
    """C2.1.4, C2.1.8. A text that lets the card go where its faction is not shown."""
    book = t.book
    if t.settings.permitted_ground == "own" and book.location_side[location] != book.side[card]:
        return False
    for right in book.rights:
        if right.places and right.match[card] and right.places[location]:
            if not right.reserve or t.site[right.source] == HOME:
                return True
    for event in t.events:
        for right in book.round_rights[event]:
            if right.places and right.match[card] and right.places[location]:
                if book.type[card] == ARMY or book.type[card] == CHARACTER:
                    return True
    return False


def why_not_there(t: CardTable, card: int, name: str) -> Reason | None:
    """The rule against a card's going to the reserve or to this location."""
    book = t.book
    if name == "reserve":
        return reason("cardgame-why-item-reserve", "C6.7.3", book.card_ids[card]) if book.type[card] == ITEM else None
    location = book.location_index.get(name, -1)
    if location < 0:
        return no_place(name)
    args: dict[str, Arg] = {"card": book.card_ids[card], "location": name}
    if t.location[location] != ACTIVE:
        return Reason(Message("cardgame-why-not-active", args), "C2.1.7")
    if location >= BATTLEGROUNDS:
        return _why_not_on_path(t, card, location, args)
    if book.forbid_shadow_ground[card] and book.location_side[location] == SHADOW:
        return Reason(Message("cardgame-why-shadow-ground", args), "C2.1.4")
    return Reason(Message("cardgame-why-faction", args), "C2.1.4")


def _why_not_on_path(t: CardTable, card: int, path: int, args: dict[str, Arg]) -> Reason | None:
    book = t.book
    if book.type[card] == ARMY:
        return Reason(Message("cardgame-why-army-path", args), "C6.4.1")
    if book.type[card] == CHARACTER and not book.paths[card][book.path_number[path]]:
        return Reason(Message("cardgame-why-path-number", args), "C6.4.2")
    if book.forbid_path[card] and shadow_ground_active(t):
        return Reason(Message("cardgame-why-shadow-active", args), "C6.4.2")
    return None


def places_for(t: CardTable, card: int) -> list[int]:
    """The active locations an army or character may go to."""
    found = [ground for ground in t.active if may_go(t, card, ground)]
    if t.path >= 0 and may_go(t, card, t.path):
        found.append(t.path)
    return found


def wielders_for(t: CardTable, item: int) -> list[int]:
    """C6.5.1, C6.5.6. Characters in play the item may be played on, whoever of the team owns them."""
    return [card for card in t.book.wielder_cards[item] if t.site[card] and not _two_weapons(t, item, card)]


def _two_weapons(t: CardTable, item: int, character: int) -> bool:
    """Bow of the Galadhrim: its wielder has no other weapon."""
    book = t.book
    if not book.weapon[item]:
        return False
    for other in t.worn:
        if t.wielder[other] == character and book.weapon[other]:
            if book.one_weapon[other] or book.one_weapon[item]:
                return True
    return False


def place_options(t: CardTable, card: int) -> list[Option]:
    """Every place the card may be played to."""
    book = t.book
    if book.type[card] == ITEM:
        return [book.to_card[holder] for holder in wielders_for(t, card)]
    found = [TO_RESERVE]
    found += [book.to_location[place] for place in places_for(t, card)]
    return found


class Destination:
    """Where a text lets a card be played: anywhere it may go, or only there."""

    __slots__ = ("places", "reserve")

    def __init__(self) -> None:
        self.reserve = False  # only into reserve
        self.places: list[bool] = []  # only to these locations; empty: to all

    def options(self, t: CardTable, card: int) -> list[Option]:
        if self.reserve:
            return [TO_RESERVE]
        if not self.places:
            return place_options(t, card)
        return [t.book.to_location[place] for place in places_for(t, card) if self.places[place]]


class Placing(CardQuestion):
    """Where a card goes; it is kept here, since a moved one is in reserve no more when somebody looks."""

    __slots__ = ("moved",)

    def __init__(self, t: CardTable, p: int, rule: str, card: int) -> None:
        super().__init__(t, p, rule)
        self.moved = card

    def about(self) -> dict[str, Arg]:
        return {"player": self.t.book.player_ids[self.p], "card": self.t.book.card_ids[self.moved]}

    def because(self, verb: str, name: str) -> Reason | None:
        if verb == "to":
            return why_not_there(self.t, self.moved, name)
        if verb == "on" and self.t.book.type[self.moved] == ITEM:
            return reason("cardgame-why-wielder", "C6.5.1", name)
        return None

    def weigh(self, option: Option) -> float:
        return doubt(self.t, str(option[1])) if option[0] == "to" else super().weigh(option)


def doubt(t: CardTable, name: str) -> float:
    """Where points are in doubt a card weighs more."""
    location = t.book.location_index.get(name, -1)
    if location < 0:
        return 1.5
    margin = forecast(t, location).margin()
    return 3.0 + 0.5 * float(t.book.location_vp[location]) - 0.3 * float(min(abs(margin), 5))


class MoveTo(Placing):
    """C6.8.2. Where a card moves to out of reserve."""

    __slots__ = ()

    KIND = "move_to"
    TAKES = ("to <location>",)
    ASK = "cardgame-ask-move-to"

    def __init__(self, t: CardTable, p: int, card: int) -> None:
        super().__init__(t, p, "C6.8.2", card)

    def offer(self) -> list[Option]:
        return [self.t.book.to_location[place] for place in places_for(self.t, self.moved)]
