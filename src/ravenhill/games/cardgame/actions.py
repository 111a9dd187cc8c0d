"""C6 Action step: one action or a pass."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.decision import Arg, Message, Option, Question, Reason, Script
from ravenhill.games.cardgame.asking import Giving, no_card, reason
from ravenhill.games.cardgame.book import EVENT, ITEM, NO_RING, RING_TRILOGY, Ability
from ravenhill.games.cardgame.effects.conditions import holds
from ravenhill.games.cardgame.effects.notation import SELF
from ravenhill.games.cardgame.effects.operation import Run, operation
from ravenhill.games.cardgame.effects.texts import payable, usable, use_action
from ravenhill.games.cardgame.giving import choose_to_cycle, eliminate_from_hand, eliminate_some_from_hand
from ravenhill.games.cardgame.icons import place_bit
from ravenhill.games.cardgame.piles import cycle_from_hand, draw
from ravenhill.games.cardgame.places import MoveTo, places_for, why_not_there, wielders_for
from ravenhill.games.cardgame.play import can_pay_for_last, move_to, play_card, playable
from ravenhill.games.cardgame.table import ACTIONS, HOME, OUT, READY, SPENT, CardTable, carryover_limit, site_of

WINNOW: Final[Option] = ("winnow",)
RING: Final[Option] = ("ring",)
PASS: Final[Option] = ("pass",)


def one_turn(t: CardTable) -> Script:
    """C6.1.1. One action or a pass of the player whose slot it is."""
    p = t.book.slots[t.turn]
    answer = PASS
    if may_act(t, p):
        answer = yield from Action(t, p, "C6.1.2")
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


def ahead(t: CardTable, seat: int) -> list[Question]:
    """C6.1.1. While others act: the next turn of this person's players."""
    if t.phase != ACTIONS:
        return []
    slots = t.book.slots
    for n in range(1, len(slots) + 1):
        p = slots[(t.turn + n) % len(slots)]
        if t.person[p] == seat:
            return [Action(t, p, "C6.1.2")] if may_act(t, p) else []
    return []


class Action(Giving):
    """C6.1.2. Everything the player may do now."""

    __slots__ = ()

    KIND = "action"
    TAKES = ("play <card>", "move <card>", "use <card>", "ring", "cycle <card>", "winnow", "pass")
    ASK = "cardgame-ask-action"

    def offer(self) -> list[Option]:
        t, p = self.t, self.p
        book = t.book
        player = t.players[p]
        found: list[Option] = []
        if can_pay_for_last(t, p):
            for card in player.hand:
                if playable(t, p, card):
                    found.append(book.play_option[card])
        for card in player.reserve:
            if card not in t.fresh and places_for(t, card):
                found.append(book.move_option[card])
        for card in usable_cards(t, p):
            found.append(book.use_option[card])
        if ring_ready(t, p):
            found.append(RING)
        for card in player.hand:
            found.append(book.cycle_option[card])
        if len(player.hand) >= 2:
            found.append(WINNOW)
        if may_pass(t, p):
            found.append(PASS)
        return found

    def about(self) -> dict[str, Arg]:
        return {"player": self.t.book.player_ids[self.p], "round": self.t.round}

    def because(self, verb: str, name: str) -> Reason | None:
        if not name:
            return self._without_a_card(verb)
        t, p = self.t, self.p
        card = t.book.card_index.get(name, -1)
        if card < 0:
            return no_card(name)
        if t.book.owner[card] != p and verb != "use":
            return reason("cardgame-why-not-yours", "C5.6", name)
        if verb == "cycle":
            return reason("cardgame-why-not-in-hand", "C6.8.1", name)
        if verb == "play":
            return why_not_played(t, p, card, name)
        return why_not_moved(t, p, card, name) if verb == "move" else why_not_used(t, p, card, name)

    def _without_a_card(self, verb: str) -> Reason | None:
        t, p = self.t, self.p
        if verb == "pass":
            args: dict[str, Arg] = {"n": len(t.players[p].hand), "limit": carryover_limit(t, p)}
            return Reason(Message("cardgame-why-pass", args), "C6.2.1")
        if verb == "winnow":
            return reason("cardgame-why-winnow", "C6.8.3")
        if t.book.ring_rule[p] == NO_RING:
            return reason("cardgame-why-no-ring", "C10.4.2")
        return reason("cardgame-why-ring-spent", "C6.8.5") if t.players[p].ring != READY else None

    def weigh(self, option: Option) -> float:
        verb = option[0]
        if verb == "cycle":
            return super().weigh(option)
        return 1.0 if verb == "pass" else 1.5 if verb == "ring" else 0.2 if verb == "winnow" else 4.0


def why_not_played(t: CardTable, p: int, card: int, name: str) -> Reason | None:
    if card not in t.players[p].hand:
        return reason("cardgame-why-not-in-hand", "C6.3.1", name)
    if card in t.played:
        return reason("cardgame-why-played", "C6.3.5", name)
    if t.book.type[card] == ITEM and not wielders_for(t, card):
        return reason("cardgame-why-no-wielder", "C6.5.1", name)
    if not can_pay_for_last(t, p):
        return reason("cardgame-why-last-card", "C6.3.2", name)
    if t.book.type[card] == EVENT:
        if holds(t, t.book.event_condition[card], card, p):
            return operation(t.book.event_text[card][0]).why_idle(t, name, "C6.3.9")
        return reason("cardgame-why-event", "C6.3.9", name)
    return None


def why_not_moved(t: CardTable, p: int, card: int, name: str) -> Reason | None:
    if card not in t.players[p].reserve:
        return reason("cardgame-why-not-in-reserve", "C6.8.2", name)
    if card in t.fresh:
        return reason("cardgame-why-fresh", "C6.7.1", name)
    if t.path >= 0 and t.book.forbid_path[card] and t.book.paths[card][t.book.path_number[t.path]]:
        return why_not_there(t, card, t.book.location_ids[t.path])
    return reason("cardgame-why-nowhere", "C6.8.2", name)


def why_not_used(t: CardTable, p: int, card: int, name: str) -> Reason | None:
    abilities = t.book.actions[card]
    if not abilities:
        return reason("cardgame-why-no-action", "C6.8.4", name)
    if site_of(t, card) == OUT:
        return reason("cardgame-why-not-in-play", "C6.8.4", name)
    a = abilities[0]
    if not _is_for(t, a, card, p):
        return reason("cardgame-why-not-yours", "C5.6", name)
    if not place_bit(site_of(t, card)) & a.where:
        return reason("cardgame-why-wrong-place", "C6.8.6", name)
    if a.once and card in t.used:
        return reason("cardgame-why-once", "C6.8.6", name)
    if not holds(t, a.condition, card, p):
        return reason("cardgame-why-condition", "C6.8.4", name)
    if not payable(t, a, Run(p, card)):
        return reason("cardgame-why-unpaid", "C6.3.7", name)
    return operation(a.effects[0]).why_idle(t, name, "C6.3.7")


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
    actions = t.book.actions
    found: list[int] = []
    for card in t.players[p].reserve:
        if actions[card] and action_of(t, card, p) is not None:
            found.append(card)
    for card in t.field:
        if actions[card] and action_of(t, card, p) is not None:
            found.append(card)
    for card in t.worn:
        if actions[card] and action_of(t, card, p) is not None:
            found.append(card)
    return found


def action_of(t: CardTable, card: int, p: int, openly: bool = False) -> Ability | None:
    """The action text of this card the player could use now, or `openly`: might, as all can see."""
    for a in t.book.actions[card]:
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
    location = yield from MoveTo(t, p, card).place(openly=True)
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
