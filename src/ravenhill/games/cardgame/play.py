"""C6.3 to C6.7. Playing and moving cards: where they may go, what it costs, what happens when they come."""

from __future__ import annotations

from ravenhill.engine.decision import Asking, Option, Script
from ravenhill.games.cardgame import book as b
from ravenhill.games.cardgame import effects
from ravenhill.games.cardgame.asking import DONE, CardQuestion, Giving
from ravenhill.games.cardgame.book import ARMY, CHARACTER, EVENT, ITEM, Effect
from ravenhill.games.cardgame.icons import place_bit
from ravenhill.games.cardgame.piles import (
    choose_to_cycle,
    eliminate_hidden,
    forsake,
    look_at_top,
    next_card,
    own_deck,
    put_in_order,
    replenish,
)
from ravenhill.games.cardgame.places import TO_RESERVE, Placing, place_options, places_for, wielders_for
from ravenhill.games.cardgame.table import FIELD, HOME, CardTable, changed, in_play, site_of, unseen, without


def playable(t: CardTable, p: int, card: int) -> bool:
    """C6.3.5, C6.3.9. Whether the player may play this card at all now."""
    kind = t.book.type[card]
    if kind == ARMY:
        return True
    if kind == EVENT:
        return effects.playable_event(t, card, p)
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
    place = yield from choose_place(t, p, card, None)
    if place[0] == "on":
        t.target = t.book.card_index[str(place[1])]
    yield from pay_for_play(t, p)
    yield from put_down(t, p, card, place)
    yield from arrive(t, p, card, False)


def choose_place(t: CardTable, p: int, card: int, e: Effect | None) -> Asking:
    """C6.4, C6.5.1. Where the card goes: anywhere it may, or where the text that plays it says."""
    if t.book.type[card] == EVENT:
        return DONE
    place = yield from Where(t, p, card, e).openly()
    return place


class Where(Placing):
    """C6.4, C6.5.1. Where a card is played."""

    __slots__ = ("e",)

    KIND = "where"
    TAKES = ("to <location>/reserve", "on <card>")
    ASK = "cardgame-ask-where"

    def __init__(self, t: CardTable, p: int, card: int, e: Effect | None) -> None:
        kind = t.book.type[card]
        super().__init__(t, p, "C6.5.1" if kind == ITEM else "C6.4.2" if kind == CHARACTER else "C6.4.1", card)
        self.e = e

    def offer(self) -> list[Option]:
        return allowed_places(self.t, self.e, self.moved)


def allowed_places(t: CardTable, e: Effect | None, card: int) -> list[Option]:
    """The places open to a card, and left open by the text that plays it."""
    if e is None or e.place == b.ANY_LEGAL:
        return place_options(t, card)
    if e.place == b.RESERVE:
        return [TO_RESERVE]
    return [t.book.to_location[place] for place in places_for(t, card) if e.places[place]]


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
        yield from effects.event(t, card, p)
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
                yield from effects.resolve(t, ability, card, p)


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


# --- cards drawn aside ---


def draw_aside(t: CardTable, p: int, n: int) -> None:
    """Cards a text lets its player choose from: they are not in hand."""
    player = t.players[p]
    own_deck(player)
    drawn = 0
    for _ in range(n):
        card = next_card(t, p)
        if card < 0:
            break
        player.aside = put_in_order(player.aside, card)
        drawn += 1
        t.whisper((t.person[p],), "cardgame-log-drew", {"player": t.book.player_ids[p], "card": t.book.card_ids[card]})
    t.tell_others(t.person[p], "cardgame-log-draws-aside", {"player": t.book.player_ids[p], "n": drawn})


def draw_play_cycle(t: CardTable, e: Effect, p: int) -> Script:
    """C6.3.4. Draw some, eliminate some, play some of these at once, cycle the rest, which pays for them."""
    player = t.players[p]
    draw_aside(t, p, e.n)
    for _ in range(e.extra):
        yield from _eliminate_aside(t, p)
    chosen: list[int] = []  # all public: they lie face up
    places: list[Option] = []
    while len(chosen) < e.count and player.aside and _might_play(t, e, p):
        answer = yield from PlayAside(t, p, e)
        if answer == DONE:
            break
        card = t.book.card_index[str(answer[1])]
        player.aside = without(player.aside, card)
        t.limbo = [*t.limbo, card]
        chosen.append(card)
        place = yield from choose_place(t, p, card, e)
        places.append(place)
    rest = len(player.aside)
    player.cycled = player.cycled + player.aside
    player.aside = []
    if rest:
        t.tell("cardgame-log-cycles-rest", {"player": t.book.player_ids[p], "n": rest})
        replenish(t, p)
    for _ in range(_unpaid(t, len(chosen), rest)):
        yield from pay_for_play(t, p)
    for i in range(len(chosen)):
        yield from put_down(t, p, chosen[i], places[i])
        if t.settings.nested_plays:
            yield from arrive(t, p, chosen[i], False)


def _unpaid(t: CardTable, played: int, rest: int) -> int:
    """C6.3.1, C6.3.4. For how many of the cards played the rest does not pay: each costs one card of it."""
    if t.settings.no_rest == "free" or (rest and t.settings.rest_pays == "whole"):
        return 0
    return max(0, played - rest)


class PlayAside(CardQuestion):
    """C6.3.4. Which of the cards drawn aside is played, or no more."""

    __slots__ = ("e",)

    KIND = "play_aside"
    TAKES = ("play <card>", "done")
    ASK = "cardgame-ask-play-aside"

    def __init__(self, t: CardTable, p: int, e: Effect) -> None:
        super().__init__(t, p, "C6.3.4")
        self.e = e

    def offer(self) -> list[Option]:
        t = self.t
        might = [card for card in t.players[self.p].aside if _can_come(t, self.e, card)]
        found = [t.book.play_option[card] for card in might if playable(t, self.p, card)]
        found.append(DONE)
        return found

    def weigh(self, option: Option) -> float:
        return 4.0 if option[0] == "play" else super().weigh(option)


def _can_come(t: CardTable, e: Effect, card: int) -> bool:
    return e.match[card] and (t.book.type[card] == EVENT or bool(allowed_places(t, e, card)))


def _might_play(t: CardTable, e: Effect, p: int) -> bool:
    """C5.1. Whether any card that may be among those drawn, as all can see, could be played: then its player is asked.
    Of an event nobody else knows what it would find."""
    might = [card for card in unseen(t, p) if _can_come(t, e, card)]
    return any(t.book.type[card] == EVENT or playable(t, p, card) for card in might)


def _eliminate_aside(t: CardTable, p: int) -> Script:
    player = t.players[p]
    if player.aside:
        card = yield from EliminateAside(t, p, "C7.4").card(openly=True)
        player.aside = without(player.aside, card)
        eliminate_hidden(t, p, card, b.BY_TEXT, False)


class EliminateAside(Giving):
    """C7.4. Which of the cards drawn aside is eliminated."""

    __slots__ = ()

    KIND = "eliminate_aside"
    TAKES = ("eliminate <card>",)
    ASK = "cardgame-ask-eliminate-aside"

    def offer(self) -> list[Option]:
        return [self.t.book.eliminate_option[c] for c in self.t.players[self.p].aside]


def _cycle_aside(t: CardTable, p: int) -> Script:
    player = t.players[p]
    if player.aside:
        card = yield from CycleAside(t, p, "C7.2").card(openly=True)
        player.aside = without(player.aside, card)
        player.cycled = [*player.cycled, card]
        told = {"player": t.book.player_ids[p], "card": t.book.card_ids[card]}
        t.tell_others(t.person[p], "cardgame-log-cycles-aside", {"player": t.book.player_ids[p]})
        t.whisper((t.person[p],), "cardgame-log-cycled", told)


class CycleAside(Giving):
    """C7.2. Which of the cards drawn aside is cycled."""

    __slots__ = ()

    KIND = "cycle_aside"
    TAKES = ("cycle <card>",)
    ASK = "cardgame-ask-cycle-aside"

    def offer(self) -> list[Option]:
        return [self.t.book.cycle_option[c] for c in self.t.players[self.p].aside]


def look_at_top_cards(t: CardTable, e: Effect, p: int) -> Script:
    """Palantír of Orthanc: of the top cards some are eliminated, some cycled, the others go to hand."""
    player = t.players[p]
    draw_aside(t, p, e.n)
    for _ in range(e.extra):
        yield from _eliminate_aside(t, p)
    for _ in range(e.count):
        yield from _cycle_aside(t, p)
    for card in player.aside:
        player.hand = put_in_order(player.hand, card)
        t.whisper((t.person[p],), "cardgame-log-kept", {"player": t.book.player_ids[p], "card": t.book.card_ids[card]})
    if player.aside:
        t.tell_others(t.person[p], "cardgame-log-keeps-aside", {"player": t.book.player_ids[p], "n": len(player.aside)})
    player.aside = []
    replenish(t, p)


def can_pay_for_last(t: CardTable, p: int) -> bool:
    """C6.3.2. Where the option says so, the last card is not played for nothing."""
    if t.settings.last_card == "free":
        return True
    player = t.players[p]
    return len(player.hand) > 1 or len(player.deck) > 0 or bool(player.reserve)
