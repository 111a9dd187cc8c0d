"""C7. Cards between deck, hand, play and piles: draw, cycle, recycle, eliminate, forsake, remove, take."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.chance import Deck
from ravenhill.engine.decision import Arg, Option, Reason, Script
from ravenhill.games.cardgame.asking import NOTHING, CardQuestion, Giving, reason
from ravenhill.games.cardgame.book import (
    BY_TEXT,
    FORSAKEN_HAND,
    FORSAKEN_RESERVE,
    FORSAKEN_TOP,
    Replacement,
)
from ravenhill.games.cardgame.table import HOME, OUT, CardTable, Player, changed, in_play, items_of, site_of, without

TOP: Final[Option] = ("forsake", "top")


# --- drawing ---


def can_draw(t: CardTable, p: int) -> bool:
    player = t.players[p]
    return len(player.deck) > 0 or len(player.cycled) + len(player.cycled_seen) > 0


def recycle(t: CardTable, p: int) -> None:
    """C7.3. The cycle pile is shuffled into what is left of the draw deck."""
    player = t.players[p]
    own_deck(player).shuffle_in(player.cycled + player.cycled_seen)
    player.cycled = []
    player.cycled_seen = []
    t.tell("cardgame-log-recycle", {"player": t.book.player_ids[p]})
    look_at_top(t, p)


def replenish(t: CardTable, p: int) -> None:
    """C7.3. As soon as the draw deck is empty the cycle pile becomes a new one."""
    player = t.players[p]
    if len(player.deck) == 0 and (player.cycled or player.cycled_seen):
        recycle(t, p)


def look_at_top(t: CardTable, p: int) -> None:
    """Mirror of Galadriel: its owner always knows the top card of the draw deck."""
    mirror = t.book.peeks
    if mirror >= 0 and t.wielder[mirror] >= 0 and t.book.owner[mirror] == p:
        deck = t.players[p].deck
        if len(deck) and not (deck.top and deck.top_seen[-1] >> t.person[p] & 1):
            own_deck(t.players[p]).peek(t.chance, t.book.card_labels, 1 << t.person[p])


def own_deck(player: Player) -> Deck:
    """The draw deck to be changed: copies of the table share decks until then."""
    player.deck = player.deck.copy()
    return player.deck


def top_card(t: CardTable, p: int) -> int:
    """Takes the top card off the draw deck; -1: there is none."""
    own_deck(t.players[p])
    return next_card(t, p)


def next_card(t: CardTable, p: int) -> int:
    """The same for a deck that has been made the table's own: one card of several."""
    replenish(t, p)
    card = t.players[p].deck.draw(t.chance, t.book.card_labels)
    replenish(t, p)
    look_at_top(t, p)
    return card


def draw(t: CardTable, p: int, n: int) -> int:
    """C7.1. Cards from the draw deck into hand; tells how many there were."""
    drawn = 0
    player = t.players[p]
    own_deck(player)
    while drawn < n:
        card = next_card(t, p)
        if card < 0:  # C7.8
            break
        player.hand = put_in_order(player.hand, card)
        drawn += 1
        if not t.quiet:
            t.whisper(
                (t.person[p],), "cardgame-log-drew", {"player": t.book.player_ids[p], "card": t.book.card_ids[card]}
            )
    if drawn and not t.quiet:
        t.tell_others(t.person[p], "cardgame-log-draws", {"player": t.book.player_ids[p], "n": drawn})
    return drawn


def put_in_order(cards: list[int], card: int) -> list[int]:
    """Hands are kept in the order of the cards, so that they do not tell when a card came."""
    i = len(cards)
    while i > 0 and cards[i - 1] > card:
        i -= 1
    return [*cards[:i], card, *cards[i:]]


# --- leaving the hand ---


def leave_hand(t: CardTable, p: int, card: int) -> None:
    """A card goes from hand face down: nobody knows any more which of the shown ones are left."""
    player = t.players[p]
    player.hand = without(player.hand, card)
    if player.shown:
        player.shown = []


def cycle_from_hand(t: CardTable, p: int, card: int) -> None:
    """C7.2."""
    leave_hand(t, p, card)
    player = t.players[p]
    player.cycled = [*player.cycled, card]
    if not t.quiet:
        t.tell_others(t.person[p], "cardgame-log-cycles-hand", {"player": t.book.player_ids[p]})
        t.whisper(
            (t.person[p],), "cardgame-log-cycled", {"player": t.book.player_ids[p], "card": t.book.card_ids[card]}
        )
    replenish(t, p)


def cycle_some(t: CardTable, p: int, n: int, rule: str) -> Script:
    """C7.2. So many cards from hand; a hand that is cycled whole is not asked about."""
    whole = all_go(t, p, n)
    for _ in range(n):
        if whole:
            cycle_from_hand(t, p, t.players[p].hand[0])
        else:
            yield from choose_to_cycle(t, p, rule)


def all_go(t: CardTable, p: int, n: int) -> bool:
    """Whether so many cards are the whole hand, in any order: with no draw deck the first one would become it."""
    player = t.players[p]
    return len(player.hand) == n and len(player.deck) > 0


def choose_to_cycle(t: CardTable, p: int, rule: str) -> Script:
    """C7.2. One card from hand is cycled; with an empty hand a card is forsaken instead."""
    hand = t.players[p].hand
    if not hand:
        yield from forsake(t, p, "C7.2", "cause-empty-hand")
        return
    if len(hand) == 1:
        cycle_from_hand(t, p, hand[0])
        return
    card = yield from Cycle(t, p, rule).card()
    cycle_from_hand(t, p, card)


class Cycle(Giving):
    """C7.2. Which card of the hand is cycled."""

    __slots__ = ()

    KIND = "cycle"
    TAKES = ("cycle <card>",)
    ASK = "cardgame-ask-cycle"

    def offer(self) -> list[Option]:
        options = self.t.book.cycle_option
        return [options[card] for card in self.t.players[self.p].hand]


def eliminate_from_hand(t: CardTable, p: int, rule: str) -> Script:
    """C6.8.3. One card of the hand, chosen by its player, is eliminated (not forsaken)."""
    if t.players[p].hand:
        card = yield from EliminateFromHand(t, p, rule).card(openly=True)
        eliminate_hidden(t, p, card, BY_TEXT, True)


class EliminateFromHand(Giving):
    """C6.8.3. Which card of the hand is eliminated."""

    __slots__ = ()

    KIND = "eliminate_hand"
    TAKES = ("eliminate <card>",)
    ASK = "cardgame-ask-eliminate-hand"

    def offer(self) -> list[Option]:
        options = self.t.book.eliminate_option
        return [options[card] for card in self.t.players[self.p].hand]


def eliminate_some_from_hand(t: CardTable, p: int, n: int, rule: str) -> Script:
    """C6.8.3. So many cards of the hand; a whole hand is not asked about."""
    whole = all_go(t, p, n)
    for _ in range(n):
        if whole:
            eliminate_hidden(t, p, t.players[p].hand[0], BY_TEXT, True)
        else:
            yield from eliminate_from_hand(t, p, rule)


# --- eliminating ---


def eliminate_hidden(t: CardTable, p: int, card: int, cause: int, from_hand: bool) -> None:
    """C7.4. A card from hand or deck; it is shown only if it has a text about this (C5.4)."""
    player = t.players[p]
    if from_hand:
        leave_hand(t, p, card)
    name = t.book.player_ids[p]
    if replacements(t, card, cause):
        player.cycled_seen = [*player.cycled_seen, card]
        t.chance.revealed()
        t.tell("cardgame-log-cycled-instead", {"player": name, "card": t.book.card_ids[card]})
        replenish(t, p)
    elif t.book.speaks_of_elimination[card]:
        player.eliminated_seen = [*player.eliminated_seen, card]
        t.chance.revealed()
        t.tell("cardgame-log-eliminated", {"player": name, "card": t.book.card_ids[card]})
    else:
        player.eliminated = [*player.eliminated, card]
        if not t.quiet:
            t.tell_others(t.person[p], "cardgame-log-eliminates-hidden", {"player": name})
            t.whisper(
                (t.person[p],),
                "cardgame-log-eliminated-own",
                {"player": t.book.player_ids[p], "card": t.book.card_ids[card]},
            )


def replacements(t: CardTable, card: int, cause: int) -> list[Replacement]:
    """C7.10. The texts that would cycle this card instead."""
    found = [r for r in t.book.replaces_self[card] if cause in r.causes]
    if t.site[card] != OUT:
        for item in t.worn:
            if t.wielder[item] == card:
                found += [r for r in t.book.item_replaces[item] if cause in r.causes]
    return found


def eliminate(t: CardTable, card: int, cause: int) -> Script:
    """C7.4. A card in play, with its items (C6.5.4); texts that replace the elimination work at once (C7.10)."""
    ways = replacements(t, card, cause)
    if not ways:
        leave_play(t, card, False, False)
        return
    keeps = ways[0].keeps_items
    if any(way.keeps_items != keeps for way in ways) and items_of(t, card):
        keeps = True
        if t.settings.replacement == "controller":
            answer = yield from KeepItems(t, card)
            keeps = answer[0] == "keep_items"
    t.tell("cardgame-log-replaced", {"card": t.book.card_ids[card]})
    leave_play(t, card, True, keeps)


class KeepItems(CardQuestion):
    """C7.10. Of two texts that cycle a card instead: the one that keeps its items, or the other."""

    __slots__ = ("name",)

    KIND = "replacement"
    TAKES = ("keep_items <card>", "lose_items <card>")
    ASK = "cardgame-ask-replacement"

    def __init__(self, t: CardTable, card: int) -> None:
        super().__init__(t, t.book.owner[card], "C7.10")
        self.name = t.book.card_ids[card]

    def offer(self) -> list[Option]:
        return [("keep_items", self.name), ("lose_items", self.name)]

    def about(self) -> dict[str, Arg]:
        return {"card": self.name}


def leave_play(t: CardTable, card: int, cycled: bool, items_cycled: bool) -> None:
    """C6.5.4. A card leaves play for its owner's pile, and so do its items, each to its own owner's (C6.5.6)."""
    if t.wielder[card] >= 0:
        t.worn = without(t.worn, card)
        t.wielder = changed(t.wielder, card, -1)
    else:
        for item in items_of(t, card):
            leave_play(t, item, items_cycled, False)
        if t.site[card] == HOME:
            holder = t.players[t.book.owner[card]]
            holder.reserve = without(holder.reserve, card)
            if card in t.fresh:
                t.fresh = without(t.fresh, card)
        else:
            t.field = without(t.field, card)
        t.site = changed(t.site, card, OUT)
        if t.card_tokens[card]:
            t.card_tokens = changed(t.card_tokens, card, 0)
    owner = t.book.owner[card]
    player = t.players[owner]
    if cycled:
        player.cycled_seen = [*player.cycled_seen, card]
        t.tell("cardgame-log-cycled-open", {"player": t.book.player_ids[owner], "card": t.book.card_ids[card]})
        replenish(t, owner)
    else:
        player.eliminated_seen = [*player.eliminated_seen, card]
        t.tell("cardgame-log-eliminated", {"player": t.book.player_ids[owner], "card": t.book.card_ids[card]})


# --- forsaking ---


def forsakable(t: CardTable, p: int) -> bool:
    """C7.5. Whether there is anything to forsake."""
    player = t.players[p]
    return bool(player.hand) or len(player.deck) > 0 or bool(_in_reserve(t, p))


def _in_reserve(t: CardTable, p: int) -> list[int]:
    """C7.5, C6.5.7. Cards in reserve, and the items on them whoever owns these; not the wielder of an item that is
    being played this very moment."""
    cards = [card for card in t.players[p].reserve if card != t.target]
    for item in t.worn:
        holder = t.wielder[item]
        if t.site[holder] == HOME and t.book.owner[holder] == p:
            cards.append(item)
    return cards


class Forsake(Giving):
    """C7.5. From hand, from reserve, or the top of the draw deck."""

    __slots__ = ()

    KIND = "forsake"
    TAKES = ("forsake <card>/top", "none")
    ASK = "cardgame-ask-forsake"

    def offer(self) -> list[Option]:
        options = self.t.book.forsake_option
        player = self.t.players[self.p]
        found = [options[card] for card in player.hand]
        found += [options[card] for card in _in_reserve(self.t, self.p) if card not in player.marked]
        if len(player.deck) > player.marked.count(-1):
            found.append(TOP)
        return found if found else [NOTHING]

    def because(self, verb: str, name: str) -> Reason | None:
        t = self.t
        card = t.book.card_index.get(name, -1)
        if verb != "forsake":
            return None
        if name == "top":
            return reason("cardgame-why-deck-empty", "C7.9")
        if card >= 0 and t.wielder[card] >= 0 and t.site[t.wielder[card]] == HOME:
            return reason("cardgame-why-item-other", "C6.5.7", name)
        if card >= 0 and site_of(t, card) not in (OUT, HOME):
            return reason("cardgame-why-forsake-field", "C7.5", name)
        return reason("cardgame-why-forsake", "C7.5", name)


def forsake(t: CardTable, p: int, rule: str, cause: str) -> Script:
    """C7.5. One card: from hand, from reserve, or the top of the draw deck, unseen until chosen. The log names the
    cause: a card with such a text, or the rule."""
    if not forsakable(t, p):  # C7.4: no penalty
        return
    answer = yield from Forsake(t, p, rule).openly()
    if answer == TOP:
        yield from forsake_card(t, p, -1, cause)
    elif answer[0] == "forsake":
        yield from forsake_card(t, p, t.book.card_index[str(answer[1])], cause)


def _tell_forsaken(t: CardTable, p: int, place: str, card: int, cause: str) -> None:
    """What all may know of it: a card from hand or deck is told by what becomes of it."""
    if not t.quiet:
        told: dict[str, str | int] = {"player": t.book.player_ids[p], "cause": cause}
        if card >= 0:
            told["card"] = t.book.card_ids[card]
        t.tell(f"cardgame-log-forsakes-{place}", told)


def forsake_card(t: CardTable, p: int, card: int, cause: str) -> Script:
    """-1: the top card of the draw deck."""
    player = t.players[p]
    if card < 0:
        _tell_forsaken(t, p, "top", -1, cause)
        top = top_card(t, p)
        if top >= 0:
            eliminate_hidden(t, p, top, FORSAKEN_TOP, False)
            replenish(t, p)
    elif card in player.hand:
        _tell_forsaken(t, p, "hand", -1, cause)
        eliminate_hidden(t, p, card, FORSAKEN_HAND, True)
    else:
        _tell_forsaken(t, p, "reserve", card, cause)
        yield from eliminate(t, card, FORSAKEN_RESERVE)


def forsake_many(t: CardTable, p: int, n: int, rule: str, cause: str) -> Script:
    """C7.9. Several cards: chosen and eliminated one after another, or all chosen first where the option says so."""
    if t.settings.forsake_order == "one_by_one" or n == 1:
        for _ in range(n):
            yield from forsake(t, p, rule, cause)
        return
    player = t.players[p]
    for _ in range(n):
        answer = yield from Forsake(t, p, rule).openly()
        if answer == NOTHING:
            break
        chosen = -1 if answer == TOP else t.book.card_index[str(answer[1])]
        if chosen in player.hand:
            leave_hand(t, p, chosen)
        player.marked = [*player.marked, chosen]
    while player.marked:
        card = player.marked[0]
        player.marked = player.marked[1:]
        if card >= 0 and not in_play(t, card):
            _tell_forsaken(t, p, "hand", -1, cause)
            eliminate_hidden(t, p, card, FORSAKEN_HAND, False)
        else:
            yield from forsake_card(t, p, card, cause)


# --- searching ---


def remove(t: CardTable, card: int) -> None:
    """C7.6. Eliminated wherever it is; the draw deck is shuffled if it was there."""
    owner = t.book.owner[card]
    if owner < 0:
        return
    player = t.players[owner]
    if t.site[card] != OUT:
        leave_play(t, card, False, False)  # C6.4.4: with its items
        return
    if not _taken_from(player, card):
        return
    player.eliminated_seen = [*player.eliminated_seen, card]
    t.chance.revealed()
    t.tell("cardgame-log-removed", {"player": t.book.player_ids[owner], "card": t.book.card_ids[card]})
    replenish(t, owner)
    look_at_top(t, owner)


def _taken_from(player: Player, card: int) -> bool:
    """Takes a card out of hand, cycle pile or draw deck; False: it is in none of them."""
    if card in player.hand:
        player.hand = without(player.hand, card)
        if card in player.shown:
            player.shown = without(player.shown, card)
    elif card in player.cycled:
        player.cycled = without(player.cycled, card)
    elif card in player.cycled_seen:
        player.cycled_seen = without(player.cycled_seen, card)
    elif card in player.aside:
        player.aside = without(player.aside, card)
    elif card in player.deck.pool or card in player.deck.top or card in player.deck.under:
        deck = own_deck(player)
        deck.remove(card)
        deck.shuffle()
    else:
        return False
    return True


def take(t: CardTable, p: int, card: int) -> None:
    """C7.7. A searched card goes into hand and is shown to all; the draw deck is shuffled."""
    player = t.players[p]
    _taken_from(player, card)
    player.hand = put_in_order(player.hand, card)
    player.shown = [*player.shown, card]
    t.chance.revealed()
    t.tell("cardgame-log-takes", {"player": t.book.player_ids[p], "card": t.book.card_ids[card]})
    replenish(t, p)
    look_at_top(t, p)
