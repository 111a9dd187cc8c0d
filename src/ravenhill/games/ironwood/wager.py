"""I9.5, I9.20. The cards wagered in a combat."""

from __future__ import annotations

from typing import Any

from ravenhill.engine.decision import Option, Reason, Script
from ravenhill.games.ironwood import automaton, bluff, odds
from ravenhill.games.ironwood.asking import IronQuestion, not_in_hand
from ravenhill.games.ironwood.book import IC, WW, Card, Op
from ravenhill.games.ironwood.hand import SIDE_NAMES, bot_side
from ravenhill.games.ironwood.pieces import NO_CARD, Battle
from ravenhill.games.ironwood.table import IronwoodTable


def forces_first(t: IronwoodTable, b: Battle, side: int) -> bool:
    """Whether this side makes the other wager first and face up."""
    if b.opponent_first[side]:
        return True
    for bonus in t.round_bonuses:
        if bonus.side == side and bonus.opponent_first:
            return True
    for lying in t.lingering[side]:
        for p in t.book.cards[lying.card].passive:
            if p.op == Op.MODIFIER and p.opponent_first:
                return True
    return False


def wager(t: IronwoodTable, b: Battle) -> Script:
    """I9.5. The attacker wagers or declines, then the defender; against an automaton you first (I13.12, I14.13)."""
    bot = bot_side(t)
    if bot >= 0:
        yield from choose_wager(t, b, 1 - bot)
        b.wager[bot] = automaton.top_card(t, bot)
        return
    order = [b.attacker, 1 - b.attacker]
    first_up = [forces_first(t, b, 1 - side) for side in (WW, IC)]  # this side must go first, face up
    if first_up[WW] != first_up[IC]:  # I17 (8): both cancel out
        first = WW if first_up[WW] else IC
        order = [first, 1 - first]
        b.face_up[first] = True
    for side in order:
        yield from choose_wager(t, b, side)
        if b.face_up[side]:
            t.chance.revealed()
            turned_up(t, side, b.wager[side])
            t.tell("ironwood-log-wager-open", {"side": SIDE_NAMES[side], "card": card_name(t, b.wager[side])})


def choose_wager(t: IronwoodTable, b: Battle, side: int) -> Script:
    if not t.hands[side] and not bluff.bluffs(t, side):
        b.wager[side] = NO_CARD
        t.tell("ironwood-log-declined", {"side": SIDE_NAMES[side]})
        return
    answer = yield from Wager(t, side, "I9.5")
    if answer[0] == "decline":
        b.wager[side] = NO_CARD
        t.tell("ironwood-log-declined", {"side": SIDE_NAMES[side]})
        return
    if answer[0] == "bluff":
        b.wager[side] = bluff.wager_vision(t, str(answer[1]))
    else:
        card = t.book.card_index[str(answer[1])]
        t.hands[side].remove(card)  # what the opponent saw of this hand stays as it is until the cards are turned up
        b.wager[side] = card
    if t.listened():
        t.tell("ironwood-log-wagered", {"side": SIDE_NAMES[side]})


def turned_up(t: IronwoodTable, side: int, card: int) -> None:
    bluff.vision_shown(t, card)
    if card in t.seen[side]:
        t.seen[side].remove(card)


class Wager(IronQuestion):
    """I9.5, I9.20. Any base or special card still in hand, or none."""

    __slots__ = ()

    KIND = "wager"
    TAKES = ("wager <card>/<vision>", "bluff <vision>", "decline")  # who names a vision is told why not
    ASK = "ironwood-ask-wager"

    def offer(self) -> list[Option]:
        options: list[Option] = [self.t.book.wagers[c] for c in self.t.hands[self.seat]]
        options.extend(bluff.bluffs(self.t, self.seat))
        options.append(("decline",))
        return options

    def because(self, verb: str, names: list[str]) -> Reason | None:
        return not_in_hand(self.t, self.seat, names[0]) if verb == "wager" else None

    def weigh(self, option: Option) -> float:
        b = self.t.battle
        if option[0] != "wager" or b is None:
            return super().weigh(option)
        return wager_worth(self.t, b, self.seat, self.t.book.cards[self.t.book.card_index[str(option[1])]])

    def has_odds(self, option: Option) -> bool:
        return option[0] != "bluff" and not self.t.settings.wager_visions

    def odds(self, option: Option) -> dict[str, Any] | None:
        b = self.t.battle
        if b is None or not self.has_odds(option):
            return None
        card = self.t.book.card_index[str(option[1])] if len(option) > 1 else NO_CARD
        return odds.of_wager(self.t, b, self.seat, card)


def wager_worth(t: IronwoodTable, b: Battle, side: int, card: Card) -> float:
    """What the card does in this battle against a middling card of the enemy's."""
    ww, ic = t.ww[b.forest], t.units(b.mountain)
    own, enemy = (ww, ic) if side == WW else (ic, ww)
    push = t.golems[b.mountain] + (1 if t.has_forge(b.mountain) else 0)
    dealt = max(0, card.damage + b.damage[side] + (push if side == IC else 0) - 1)
    taken = max(0, 1 + b.damage[1 - side] + (push if side == WW else 0) - card.defence - b.defence[side])
    own_left, enemy_left = max(0, own - taken), max(0, enemy - dealt)
    edge = own_left + card.dominance + b.dominance[side] - enemy_left - 1.5
    worth = 3.0 + 0.8 * (min(dealt, enemy) - min(taken, own))
    if own_left and (enemy_left == 0 or edge >= 0.0):
        worth += 1.5 + 0.1 * min(edge, 3.0)
    if card.base:
        worth += 0.2 if t.turns_left(side) < 2 else -0.2
    return max(worth, 0.4)


def card_name(t: IronwoodTable, card: int) -> str:
    vision = bluff.vision_wagered(card)
    if vision >= 0:
        return t.book.vision_names[vision]
    return t.book.cards[card].ident if card >= 0 else "none"
