"""C7.1 to C7.3. Decks and piles: drawing, recycling, cards that leave the hand."""

from __future__ import annotations

from ravenhill.engine.chance import Deck
from ravenhill.games.cardgame.table import CardTable, Player, without

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
    card = t.players[p].deck.draw(t.chance, t.book.card_labels, 1 << t.person[p])
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
