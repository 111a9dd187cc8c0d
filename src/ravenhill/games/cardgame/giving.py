"""C7.2, C7.5. Cards a player gives away: cycled or eliminated from hand, forsaken."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.decision import Option, Reason, Script
from ravenhill.games.cardgame.asking import NOTHING, Giving, reason
from ravenhill.games.cardgame.book import BY_TEXT, FORSAKEN_HAND, FORSAKEN_RESERVE, FORSAKEN_TOP
from ravenhill.games.cardgame.elimination import eliminate, eliminate_hidden
from ravenhill.games.cardgame.piles import cycle_from_hand, leave_hand, replenish, top_card
from ravenhill.games.cardgame.table import HOME, OUT, CardTable, in_play, site_of

TOP: Final[Option] = ("forsake", "top")


# --- from hand ---


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
