"""C6.3 to C6.7. Playing and moving cards: where they may go, what it costs, what happens when they come."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.decision import Asking, Option, Script
from ravenhill.engine.table import ask
from ravenhill.games.cardgame import book as b
from ravenhill.games.cardgame import effects
from ravenhill.games.cardgame.book import ARMY, BATTLEGROUNDS, CHARACTER, EVENT, ITEM, SHADOW, Effect
from ravenhill.games.cardgame.icons import place_bit, shadow_ground_active
from ravenhill.games.cardgame.table import FIELD, HOME, CardTable, changed, in_play, site_of, unseen, without
from ravenhill.games.cardgame.terms import (
    choose_to_cycle,
    eliminate_hidden,
    forsake,
    look_at_top,
    next_card,
    own_deck,
    put_in_order,
    replenish,
)

TO_RESERVE: Final[Option] = ("to", "reserve")
DONE: Final[Option] = ("done",)


# --- where a card may go ---


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


def place_options(t: CardTable, card: int) -> list[Option]:
    """Every place the card may be played to."""
    book = t.book
    if book.type[card] == ITEM:
        return [book.to_card[holder] for holder in wielders_for(t, card)]
    found = [TO_RESERVE]
    found += [book.to_location[place] for place in places_for(t, card)]
    return found


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
    open_to = allowed_places(t, e, card)
    if len(open_to) == 1:
        return open_to[0]
    answer = yield from ask(
        t,
        t.person[p],
        "C6.5.1" if t.book.type[card] == ITEM else "C6.4.2" if t.book.type[card] == CHARACTER else "C6.4.1",
        lambda: allowed_places(t, e, card),
        "cardgame-ask-where",
        {"card": t.book.card_ids[card], "player": t.book.player_ids[p]},
    )
    return answer


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
        answer = yield from ask(
            t,
            t.person[p],
            "C6.3.4",
            lambda: _aside_options(t, e, p),
            "cardgame-ask-play-aside",
            {"player": t.book.player_ids[p]},
        )
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


def _aside_options(t: CardTable, e: Effect, p: int) -> list[Option]:
    aside = t.players[p].aside
    found = [t.book.play_option[card] for card in aside if _can_come(t, e, card) and playable(t, p, card)]
    found.append(DONE)
    return found


def _can_come(t: CardTable, e: Effect, card: int) -> bool:
    return e.match[card] and (t.book.type[card] == EVENT or bool(allowed_places(t, e, card)))


def _might_play(t: CardTable, e: Effect, p: int) -> bool:
    """C5.1. Whether any card that may be among those drawn, as all can see, could be played: then its player is asked.
    Of an event nobody else knows what it would find."""
    might = [card for card in unseen(t, p) if _can_come(t, e, card)]
    return any(t.book.type[card] == EVENT or playable(t, p, card) for card in might)


def _eliminate_aside(t: CardTable, p: int) -> Script:
    player = t.players[p]
    if not player.aside:
        return
    options = t.book.eliminate_option
    answer = options[player.aside[0]]
    if len(player.aside) > 1:
        answer = yield from ask(
            t,
            t.person[p],
            "C7.4",
            lambda: [options[c] for c in t.players[p].aside],
            "cardgame-ask-eliminate-aside",
            {"player": t.book.player_ids[p]},
        )
    card = t.book.card_index[str(answer[1])]
    player.aside = without(player.aside, card)
    eliminate_hidden(t, p, card, b.BY_TEXT, False)


def look_at_top_cards(t: CardTable, e: Effect, p: int) -> Script:
    """Palantír of Orthanc: of the top cards some are eliminated, some cycled, the others go to hand."""
    player = t.players[p]
    draw_aside(t, p, e.n)
    for _ in range(e.extra):
        yield from _eliminate_aside(t, p)
    for _ in range(e.count):
        if player.aside:
            answer = t.book.cycle_option[player.aside[0]]
            if len(player.aside) > 1:
                answer = yield from ask(
                    t,
                    t.person[p],
                    "C7.2",
                    lambda: [t.book.cycle_option[c] for c in t.players[p].aside],
                    "cardgame-ask-cycle-aside",
                    {"player": t.book.player_ids[p]},
                )
            card = t.book.card_index[str(answer[1])]
            player.aside = without(player.aside, card)
            player.cycled = [*player.cycled, card]
            t.tell_others(t.person[p], "cardgame-log-cycles-aside", {"player": t.book.player_ids[p]})
            t.whisper(
                (t.person[p],), "cardgame-log-cycled", {"player": t.book.player_ids[p], "card": t.book.card_ids[card]}
            )
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
