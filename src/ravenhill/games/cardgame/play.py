"""C6.3 to C6.7. Playing and moving cards: where they may go, what it costs, what happens when they come."""

from __future__ import annotations

from ravenhill.engine.decision import Asking, Option, Script
from ravenhill.games.cardgame.asking import DONE
from ravenhill.games.cardgame.book import ARMY, CHARACTER, EVENT, ITEM
from ravenhill.games.cardgame.effects.texts import event, playable_event, resolve
from ravenhill.games.cardgame.giving import choose_to_cycle, forsake
from ravenhill.games.cardgame.icons import place_bit
from ravenhill.games.cardgame.piles import look_at_top, put_in_order
from ravenhill.games.cardgame.places import TO_RESERVE, Destination, Placing, wielders_for
from ravenhill.games.cardgame.table import FIELD, HOME, CardTable, changed, in_play, site_of, without


def playable(t: CardTable, p: int, card: int) -> bool:
    """C6.3.5, C6.3.9. Whether the player may play this card at all now."""
    kind = t.book.type[card]
    if kind == ARMY:
        return True
    if kind == EVENT:
        return playable_event(t, card, p)
    if card in t.played:
        return False
    return kind == CHARACTER or bool(wielders_for(t, card))


# --- playing ---


def play_card(t: CardTable, p: int, card: int) -> Script:
    """C6.3.10. Card and place are chosen, the cost is paid, the card is put there, its texts are resolved."""
    player = t.players[p]
    player.hand = without(player.hand, card)
    if card in player.shown:
        player.shown = without(player.shown, card)
    t.limbo = [*t.limbo, card]
    place = yield from choose_place(t, p, card, Destination())
    if place[0] == "on":
        t.target = t.book.card_index[str(place[1])]
    yield from pay_for_play(t, p)
    yield from put_down(t, p, card, place)
    yield from arrive(t, p, card, False)


def choose_place(t: CardTable, p: int, card: int, to: Destination) -> Asking:
    """C6.4, C6.5.1. Where the card goes: anywhere it may, or where the text that plays it says."""
    if t.book.type[card] == EVENT:
        return DONE
    place = yield from Where(t, p, card, to).openly()
    return place


class Where(Placing):
    """C6.4, C6.5.1. Where a card is played."""

    __slots__ = ("to",)

    KIND = "where"
    TAKES = ("to <location>/reserve", "on <card>")
    ASK = "cardgame-ask-where"

    def __init__(self, t: CardTable, p: int, card: int, to: Destination) -> None:
        kind = t.book.type[card]
        super().__init__(t, p, "C6.5.1" if kind == ITEM else "C6.4.2" if kind == CHARACTER else "C6.4.1", card)
        self.to = to

    def offer(self) -> list[Option]:
        return self.to.options(self.t, self.moved)


def pay_for_play(t: CardTable, p: int) -> Script:
    """C6.3.1, C6.3.2. Another card is cycled from hand, or a card forsaken if it was the last."""
    if t.players[p].hand:
        yield from choose_to_cycle(t, p, "C6.3.1")
    else:
        yield from forsake(t, p, "C6.3.2", "cause-last-card")


def put_down(t: CardTable, p: int, card: int, place: Option) -> Script:
    """C6.3.10. The card is put in its place; an event's text is resolved and it is eliminated (C6.6.1)."""
    book = t.book
    name = book.card_ids[card]
    kind = book.type[card]
    t.target = -1
    if kind == EVENT:
        t.tell("cardgame-log-event", {"player": book.player_ids[p], "card": name})
        yield from event(t, card, p)
        t.limbo = without(t.limbo, card)
        t.players[p].eliminated_seen = [*t.players[p].eliminated_seen, card]
        return
    t.limbo = without(t.limbo, card)
    if kind != ARMY:
        t.played = [*t.played, card]
    if kind == ITEM:
        holder = book.card_index[str(place[1])]
        t.wielder = changed(t.wielder, card, holder)
        t.worn = [*t.worn, card]
        if t.settings.item_stops and t.site[holder] == HOME and holder not in t.fresh:  # C6.5.8
            t.fresh = [*t.fresh, holder]
        look_at_top(t, p)
    elif place == TO_RESERVE:
        t.site = changed(t.site, card, HOME)
        t.players[p].reserve = put_in_order(t.players[p].reserve, card)
        t.fresh = [*t.fresh, card]
    else:
        t.site = changed(t.site, card, FIELD + book.location_index[str(place[1])])
        t.field = [*t.field, card]
    key = "cardgame-log-plays-item" if kind == ITEM else "cardgame-log-plays"
    t.tell(key, {"player": book.player_ids[p], "card": name, "place": str(place[1])})


def arrive(t: CardTable, p: int, card: int, moved: bool) -> Script:
    """C6.3.8, C6.8.2. Texts for when the card is played or, those that say so, moved."""
    for ability in t.book.arrivals[card]:
        if ability.moved or not moved:
            if in_play(t, card) and place_bit(site_of(t, card)) & ability.where:
                yield from resolve(t, ability, card, p)


def move_to(t: CardTable, card: int, location: int) -> Script:
    """C6.8.2. From reserve to an active location, with all it wields."""
    owner = t.book.owner[card]
    t.players[owner].reserve = without(t.players[owner].reserve, card)
    if card in t.fresh:
        t.fresh = without(t.fresh, card)
    t.site = changed(t.site, card, FIELD + location)
    t.field = [*t.field, card]
    t.tell(
        "cardgame-log-moves",
        {"player": t.book.player_ids[owner], "card": t.book.card_ids[card], "place": t.book.location_ids[location]},
    )
    yield from arrive(t, owner, card, True)


def can_pay_for_last(t: CardTable, p: int) -> bool:
    """C6.3.2. Where the option says so, the last card is not played for nothing."""
    if t.settings.last_card == "free":
        return True
    player = t.players[p]
    return len(player.hand) > 1 or len(player.deck) > 0 or bool(player.reserve)
