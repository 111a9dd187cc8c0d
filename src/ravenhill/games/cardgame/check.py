"""What must hold at every moment: no card lost or doubled, everything where it can be."""

from __future__ import annotations

from ravenhill.games.cardgame.book import BATTLEGROUNDS, CHARACTER, ITEM, LOCATIONS
from ravenhill.games.cardgame.table import ACTIVE, FIELD, HOME, OUT, UNUSED, CardTable


def problems(t: CardTable) -> list[str]:
    return _cards(t) + _places(t) + _items(t) + _locations(t)


def _cards(t: CardTable) -> list[str]:
    """Every card of the scenario lies in exactly one place, and with its owner."""
    found: list[str] = []
    b = t.book
    seen = [0] * b.cards
    for p in range(len(t.players)):
        player = t.players[p]
        marked = [c for c in player.marked if c >= 0 and t.site[c] == OUT and t.wielder[c] < 0]
        piles = player.hand + player.deck.cards() + player.cycled + player.cycled_seen + player.eliminated
        for card in piles + player.eliminated_seen + player.reserve + player.aside + marked:
            seen[card] += 1
            if b.owner[card] != p:
                found.append(f"{b.card_ids[card]} lies with {b.player_ids[p]}")
        if any(card not in player.hand for card in player.shown):
            found.append(f"{b.player_ids[p]}: a shown card is not in hand")
        if player.hand != sorted(player.hand):
            found.append(f"{b.player_ids[p]}: hand out of order")
    for card in t.field + t.worn + t.limbo:
        seen[card] += 1
    for card in range(b.cards):
        if seen[card] != (1 if b.owner[card] >= 0 else 0):
            found.append(f"{b.card_ids[card]} lies in {seen[card]} places")
    return found


def _places(t: CardTable) -> list[str]:
    """Armies and characters are where the table says, and only on active locations."""
    found: list[str] = []
    b = t.book
    for card in range(b.cards):
        site = t.site[card]
        owner = b.owner[card]
        if (site >= FIELD) != (card in t.field):
            found.append(f"{b.card_ids[card]}: field and site differ")
        if (site == HOME) != (owner >= 0 and card in t.players[owner].reserve):
            found.append(f"{b.card_ids[card]}: reserve and site differ")
        if site >= FIELD:
            location = site - FIELD
            if t.location[location] != ACTIVE:
                found.append(f"{b.card_ids[card]} is on a location that is not active")
            if location >= BATTLEGROUNDS and b.type[card] != CHARACTER:
                found.append(f"{b.card_ids[card]} is on a path")
    return found


def _items(t: CardTable) -> list[str]:
    """Every item in play is on a character in play that may wield it."""
    found: list[str] = []
    b = t.book
    for card in range(b.cards):
        holder = t.wielder[card]
        if (holder >= 0) != (card in t.worn):
            found.append(f"{b.card_ids[card]}: wielder and items in play differ")
        if holder >= 0 and (b.type[card] != ITEM or not b.wielders[card][holder] or t.site[holder] == OUT):
            found.append(f"{b.card_ids[card]} is on {b.card_ids[holder]}")
    return found


def _locations(t: CardTable) -> list[str]:
    found: list[str] = []
    b = t.book
    for i in range(LOCATIONS):
        state = t.location[i]
        active = i in t.active or i == t.path
        if (state == ACTIVE) != active:
            found.append(f"{b.location_ids[i]}: active and not active")
        if (state == UNUSED) == b.used_locations[i]:
            found.append(f"{b.location_ids[i]} does not belong to the scenario")
        if t.attack_tokens[i] < 0 or t.defence_tokens[i] < 0:
            found.append(f"{b.location_ids[i]}: tokens below none")
    if t.corruption < 0:
        found.append("corruption below none")
    if t.round > 9:
        found.append("more than nine rounds")
    return found
