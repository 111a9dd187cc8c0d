"""C3 Setup: decks, hands, Ring tokens; who sits where."""

from __future__ import annotations

from ravenhill.games.cardgame.book import LOCATIONS, NO_RING
from ravenhill.games.cardgame.piles import draw
from ravenhill.games.cardgame.table import OUT, READY, SETUP, UNUSED, WAITING, CardTable, Player, in_turn_order


def seat_players(t: CardTable) -> None:
    """C10.1.2, C5.5. With fewer persons than players one person holds both players of a team: first the Shadow."""
    b = t.book
    n = len(b.player_ids)
    t.person = list(range(n))
    if t.seats < n:
        t.person[3] = 1
    if t.seats < n - 1:
        t.person[2] = 0


def lay_out(t: CardTable) -> None:
    """C3.1, C3.3. Every card in its owner's draw deck, every location in its deck, Ring tokens ready."""
    b = t.book
    seat_players(t)
    t.site = [OUT] * b.cards
    t.wielder = [-1] * b.cards
    t.card_tokens = [0] * b.cards
    t.location = [WAITING if b.used_locations[i] else UNUSED for i in range(LOCATIONS)]
    t.players = []
    for p in range(len(b.player_ids)):
        player = Player()
        player.deck.pool = b.deck_of[p][:]
        player.ring = READY if b.ring_rule[p] != NO_RING else 0
        t.players.append(player)


def deal(t: CardTable) -> None:
    """C3.6. The first hands; some of them are cycled as the first step of play."""
    t.phase = SETUP
    for p in in_turn_order(t, 0):
        draw(t, p, t.book.setup_draw[p])
