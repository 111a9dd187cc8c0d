"""C6 Action step: one action or a pass."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.decision import Option, Script
from ravenhill.engine.table import ask
from ravenhill.games.cardgame.book import NO_RING, RING_TRILOGY, SELF, Ability
from ravenhill.games.cardgame.effects import usable, use_action
from ravenhill.games.cardgame.icons import place_bit
from ravenhill.games.cardgame.play import can_pay_for_last, move_to, places_for, play_card, playable
from ravenhill.games.cardgame.table import (
    HOME,
    READY,
    SPENT,
    CardTable,
    carryover_limit,
    site_of,
)
from ravenhill.games.cardgame.terms import (
    choose_to_cycle,
    cycle_from_hand,
    draw,
    eliminate_from_hand,
    eliminate_some_from_hand,
)

WINNOW: Final[Option] = ("winnow",)
RING: Final[Option] = ("ring",)
PASS: Final[Option] = ("pass",)


def one_turn(t: CardTable) -> Script:
    """C6.1.1. One action or a pass of the player whose slot it is."""
    p = t.book.slots[t.turn]
    answer = PASS
    if may_act(t, p):
        answer = yield from ask(
            t,
            t.person[p],
            "C6.1.2",
            lambda: actions(t, p),
            "cardgame-ask-action",
            {"player": t.book.player_ids[p], "round": t.round},
        )
    if answer == PASS:
        t.passed |= 1 << (t.turn if t.settings.pass_round == "slots" else p)
        t.tell("cardgame-log-passes", {"player": t.book.player_ids[p]})
    else:
        t.passed = 0
        yield from act(t, p, answer)


def all_passed(t: CardTable) -> bool:
    """C6.1.3. All players have passed one after another with no action between."""
    n = len(t.book.slots) if t.settings.pass_round == "slots" else len(t.players)
    return t.passed == (1 << n) - 1


def actions(t: CardTable, p: int) -> list[Option]:
    """C6.1.2. Everything the player may do now."""
    b = t.book
    player = t.players[p]
    found: list[Option] = []
    if can_pay_for_last(t, p):
        for card in player.hand:
            if playable(t, p, card):
                found.append(b.play_option[card])
    for card in player.reserve:
        if card not in t.fresh and places_for(t, card):
            found.append(b.move_option[card])
    for card in usable_cards(t, p):
        found.append(b.use_option[card])
    if ring_ready(t, p):
        found.append(RING)
    for card in player.hand:
        found.append(b.cycle_option[card])
    if len(player.hand) >= 2:
        found.append(WINNOW)
    if may_pass(t, p):
        found.append(PASS)
    return found


def may_act(t: CardTable, p: int) -> bool:
    """C6.1.4. Whether the player might do anything but pass, as all can see: a search counts while what it looks for
    may lie hidden, since silence would tell that it does not (C5.1)."""
    player = t.players[p]
    if player.hand or ring_ready(t, p):
        return True
    if any(card not in t.fresh and bool(places_for(t, card)) for card in player.reserve):
        return True
    in_play = t.field + t.worn + [card for other in t.players for card in other.reserve]
    return any(action_of(t, card, p, True) is not None for card in in_play)


def may_pass(t: CardTable, p: int) -> bool:
    """C6.2.1. A hand within the carryover limit, or smaller than that of every opponent."""
    n = len(t.players[p].hand)
    if n <= carryover_limit(t, p):
        return True
    sides = t.book.sides
    return all(len(t.players[q].hand) > n for q in range(len(t.players)) if sides[q] != sides[p])


def ring_ready(t: CardTable, p: int) -> bool:
    return t.players[p].ring == READY and t.book.ring_rule[p] != NO_RING


# --- texts used as an action ---


def usable_cards(t: CardTable, p: int) -> list[int]:
    """C6.8.4, C5.6. Cards in play whose action text the player may use: its own, or those a text gives it."""
    b = t.book
    found: list[int] = []
    for card in t.players[p].reserve:
        if b.actions[card] and action_of(t, card, p) is not None:
            found.append(card)
    for card in t.field:
        if b.actions[card] and action_of(t, card, p) is not None:
            found.append(card)
    for card in t.worn:
        if b.actions[card] and action_of(t, card, p) is not None:
            found.append(card)
    return found


def action_of(t: CardTable, card: int, p: int, openly: bool = False) -> Ability | None:
    """The action text of this card the player could use now, or `openly`: might, as all can see."""
    b = t.book
    for a in b.actions[card]:
        if _is_for(t, a, card, p) and place_bit(site_of(t, card)) & a.where:
            if _in_own_reserve(t, card) and usable(t, a, card, p, openly):
                return a
    return None


def _is_for(t: CardTable, a: Ability, card: int, p: int) -> bool:
    """C5.6. Whose action text it is: that of the card's owner, or of a player it names."""
    if a.actor == SELF:
        return t.book.owner[card] == p
    return t.book.faction_player[a.actor] == p


def _in_own_reserve(t: CardTable, card: int) -> bool:
    """C6.5.9. Where the option says so, an item in a team-mate's reserve does not work."""
    holder = t.wielder[card]
    if holder < 0 or t.site[holder] != HOME or t.settings.item_place == "wielder":
        return True
    return t.book.owner[holder] == t.book.owner[card]


# --- carrying out ---


def act(t: CardTable, p: int, answer: Option) -> Script:
    """C6.1.2. The chosen action."""
    verb = answer[0]
    if verb == "winnow":
        yield from winnow(t, p)
        return
    if verb == "ring":
        yield from use_ring(t, p)
        return
    card = t.book.card_index[str(answer[1])]
    if verb == "play":
        yield from play_card(t, p, card)
    elif verb == "move":
        yield from move(t, p, card)
    elif verb == "cycle":  # C6.8.1
        cycle_from_hand(t, p, card)
    else:
        ability = action_of(t, card, p)
        t.tell("cardgame-log-uses", {"player": t.book.player_ids[p], "card": t.book.card_ids[card]})
        if ability is not None:
            yield from use_action(t, ability, card, p)


def move(t: CardTable, p: int, card: int) -> Script:
    """C6.8.2. From reserve to an active location where the card could be played."""
    open_to = places_for(t, card)
    location = open_to[0]
    if len(open_to) > 1:
        answer = yield from ask(
            t,
            t.person[p],
            "C6.8.2",
            lambda: [t.book.to_location[place] for place in places_for(t, card)],
            "cardgame-ask-move-to",
            {"card": t.book.card_ids[card], "player": t.book.player_ids[p]},
        )
        location = t.book.location_index[str(answer[1])]
    yield from move_to(t, card, location)


def winnow(t: CardTable, p: int) -> Script:
    """C6.8.3. Two cards from hand are eliminated, then one is drawn."""
    t.tell("cardgame-log-winnows", {"player": t.book.player_ids[p]})
    yield from eliminate_some_from_hand(t, p, 2, "C6.8.3")
    draw(t, p, 1)


def use_ring(t: CardTable, p: int) -> Script:
    """C6.8.5, C10.2.3. Trilogy: draw 2, once per game. Duel: draw 3, eliminate 1 and cycle 1, once per round."""
    t.players[p].ring = SPENT
    t.tell("cardgame-log-ring", {"player": t.book.player_ids[p]})
    if t.book.ring_rule[p] == RING_TRILOGY:
        draw(t, p, 2)
        return
    draw(t, p, 3)
    yield from eliminate_from_hand(t, p, "C10.2.3")
    yield from choose_to_cycle(t, p, "C10.2.3")  # C7.2: with no card left in hand one is forsaken
