"""C7.4, C7.7, C7.8, C7.10. Cards eliminated, or cycled instead; cards removed and taken, wherever they are."""

from __future__ import annotations

from ravenhill.engine.decision import Arg, Option, Script
from ravenhill.games.cardgame.asking import CardQuestion
from ravenhill.games.cardgame.book import Replacement
from ravenhill.games.cardgame.piles import leave_hand, look_at_top, own_deck, put_in_order, replenish
from ravenhill.games.cardgame.table import HOME, OUT, CardTable, Player, changed, items_of, without

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
