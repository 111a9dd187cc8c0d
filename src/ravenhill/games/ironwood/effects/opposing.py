"""I17. The opponent's cards: looked at, drawn, burned, put under a deck."""

from __future__ import annotations

from ravenhill.engine.decision import Option, Script
from ravenhill.games.ironwood.asking import SKIP, Counting
from ravenhill.games.ironwood.book import CARD_KINDS, CardKind, Op, Step
from ravenhill.games.ironwood.effects import arguments as takes
from ravenhill.games.ironwood.effects.operation import Operation
from ravenhill.games.ironwood.effects.paying import burn
from ravenhill.games.ironwood.effects.running_card import RunningCard
from ravenhill.games.ironwood.effects.saying import phrase
from ravenhill.games.ironwood.hand import (
    SIDE_NAMES,
    bot_side,
    discard_vision,
    draw_specials,
    draw_visions,
    drawable,
    leave_hand,
    named_cards,
    random_vision_of_hand,
    specials_in_hand,
    vision_back_into_deck,
)
from ravenhill.games.ironwood.shapes import Phrase
from ravenhill.games.ironwood.table import IronwoodTable


class Look(Operation):
    """I17. A secret look at the opponent's hand: cards without visions, or visions alone."""

    __slots__ = ()

    OP = Op.LOOK
    ARGUMENTS = (takes.LOOKED_AT,)
    ASKS = False

    def say(self, s: Step) -> Phrase:
        return phrase("look-visions" if s.look_visions else "look-hand")

    def at_once(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> bool:
        side = ctx.side
        t.chance.revealed()
        if s.look_visions:
            t.seen_visions = t.visions[:]
            for v in t.visions:
                if not t.quiet:
                    t.whisper((side,), "ironwood-log-saw", {"card": t.book.vision_names[v]})
            t.tell("ironwood-log-look-visions", {})
            return True
        t.seen[1 - side] = specials_in_hand(t, 1 - side)
        for c in t.hands[1 - side]:
            if not t.quiet:
                t.whisper((side,), "ironwood-log-saw", {"card": t.book.cards[c].ident})
        t.tell("ironwood-log-look", {"side": SIDE_NAMES[side]})
        return True


class OpponentDraw(Operation):
    """I17. The opponent draws; an automaton does not."""

    __slots__ = ()

    OP = Op.OPPONENT_DRAW
    ARGUMENTS = (takes.N, takes.DECK)
    BLIND = True

    def say(self, s: Step) -> Phrase:
        return phrase("opponent-draw", {"n": s.n, "deck": CARD_KINDS[s.deck]})

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        other = 1 - ctx.side
        return other != bot_side(t) and drawable(t, other, s.deck) > 0

    def do(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> Script:
        other = 1 - ctx.side
        if other != bot_side(t):
            for _ in range(s.n):
                ctx.did = (draw_visions(t, 1) if s.deck == CardKind.VISION else draw_specials(t, other, 1)) > 0
        yield from ()


class OpponentDiscardVision(Operation):
    """I17. A vision of the Woodwalkers, taken blindly, is discarded."""

    __slots__ = ()

    OP = Op.OPPONENT_DISCARD_VISION
    ARGUMENTS = (takes.N, takes.BLINDLY)
    BLIND = True

    def say(self, s: Step) -> Phrase:
        return phrase("opponent-discard-vision", {"n": s.n})

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        return 1 - ctx.side != bot_side(t) and bool(t.visions)

    def do(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> Script:
        for _ in range(s.n):
            if self.possible(t, ctx, s, True):
                self.lose(t, random_vision_of_hand(t))
                ctx.did = True
        yield from ()

    def lose(self, t: IronwoodTable, vision: int) -> None:
        discard_vision(t, vision)
        t.tell("ironwood-log-vision-discarded", {})


class OpponentVisionToDeck(OpponentDiscardVision):
    """I17. A vision of the Woodwalkers, taken blindly, is shuffled back into its deck."""

    __slots__ = ()

    OP = Op.OPPONENT_VISION_TO_DECK

    def say(self, s: Step) -> Phrase:
        return phrase("opponent-vision-to-deck", {"n": s.n})

    def lose(self, t: IronwoodTable, vision: int) -> None:
        vision_back_into_deck(t, vision)


class OpponentBurn(Operation):
    """I17. The chooser picks a special it has seen, or chance does; the opponent burns it."""

    __slots__ = ()

    OP = Op.OPPONENT_BURN
    ARGUMENTS = (takes.N, takes.HELD_KIND, takes.CHOOSER)

    def say(self, s: Step) -> Phrase:
        return phrase("opponent-burn-random" if s.chooser_random else "opponent-burn", {"n": s.n})

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        other = 1 - ctx.side
        return other != bot_side(t) and bool(specials_in_hand(t, other))

    def do(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> Script:
        other = 1 - ctx.side
        for left in range(s.n, 0, -1):
            if not self.possible(t, ctx, s, True):
                return
            if s.chooser_random:
                card = t.chance.take(specials_in_hand(t, other), t.book.card_labels, 1 << other)
            elif not t.seen[other]:  # the look was passed over, as all know
                return
            else:
                card = yield from self.question(t, ctx.side, left).card()
            if card >= 0:
                ctx.did = True
                yield from self.lose(t, other, card)

    def question(self, t: IronwoodTable, side: int, left: int) -> PickToBurn:
        return PickToBurn(t, side, "I17", left)

    def lose(self, t: IronwoodTable, other: int, card: int) -> Script:
        yield from burn(t, other, t.book.cards[card].ident)


class OpponentBottom(OpponentBurn):
    """I17. The same, but the card goes under its deck."""

    __slots__ = ()

    OP = Op.OPPONENT_BOTTOM

    def say(self, s: Step) -> Phrase:
        return phrase("opponent-bottom-random" if s.chooser_random else "opponent-bottom", {"n": s.n})

    def question(self, t: IronwoodTable, side: int, left: int) -> PickToBurn:
        return PickToBottom(t, side, "I17", left)

    def lose(self, t: IronwoodTable, other: int, card: int) -> Script:
        leave_hand(t, other, card)
        t.deck[other].put_under(card, 3)
        t.tell("ironwood-log-opponent-bottom", {"side": SIDE_NAMES[other]})
        yield from ()


class PickToBurn(Counting):
    """I17. Which of the opponent's specials that one has seen is burned."""

    __slots__ = ()

    KIND = "opponent-burn"
    TAKES = ("pick <card>", "skip")
    ASK = "ironwood-ask-opponent-burn"

    def offer(self) -> list[Option]:
        return [*named_cards(self.t, "pick", self.t.seen[1 - self.seat]), SKIP]


class PickToBottom(PickToBurn):
    """I17. Which of them goes under its deck."""

    __slots__ = ()

    KIND = "opponent-bottom"
    ASK = "ironwood-ask-opponent-bottom"
