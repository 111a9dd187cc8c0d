"""I3, I4, I12, I17. Cards in hand and in play: drawn, played further, left lying, put away."""

from __future__ import annotations

from ravenhill.engine.decision import Message, Option, Reason, Script
from ravenhill.engine.table import over
from ravenhill.games.ironwood import drill
from ravenhill.games.ironwood.asking import DONE, SKIP, Counting, IronQuestion, Putting, not_in_hand
from ravenhill.games.ironwood.book import CARD_KINDS, WW, CardKind, Event, Op, Scope, Step
from ravenhill.games.ironwood.effects import arguments as takes
from ravenhill.games.ironwood.effects.operation import Operation
from ravenhill.games.ironwood.effects.running_card import RunningCard
from ravenhill.games.ironwood.effects.saying import bonuses, in_turn, joined, phrase
from ravenhill.games.ironwood.effects.steps import idle_card, put_off, run
from ravenhill.games.ironwood.hand import (
    SIDE_NAMES,
    crystal_instead,
    draw_specials,
    draw_visions,
    drawable,
    further_cards,
    leave_hand,
    named_cards,
    specials_in_hand,
    vision_leaves_hand,
)
from ravenhill.games.ironwood.pieces import Lingering, RoundBonus
from ravenhill.games.ironwood.shapes import Phrase
from ravenhill.games.ironwood.table import IronwoodTable

# --- a card played as an action ---


def resolve(t: IronwoodTable, side: int, card: int) -> Script:
    """I4.9. A card played as an action: its effects in printed order, then the further card it allows (I4.12)."""
    ctx = RunningCard(side, t.book.cards[card], True)
    yield from run(t, ctx, ctx.card.steps)
    yield from put_off(t, ctx)
    further = ctx.further
    if further is not None and not over(t):
        yield from play_further(t, ctx, further)


class Play(Operation):
    """I4.12. First this card is finished, then the other is played."""

    __slots__ = ()

    OP = Op.PLAY
    ARGUMENTS = (takes.PLAYED_KIND, takes.EXCLUDE, takes.MAY_MOVE_AGAIN)
    SAME = True
    PLAYED = True

    def say(self, s: Step) -> Phrase:
        played = phrase("play", {"kind": CARD_KINDS[s.kind]})
        if s.exclude:
            played = phrase("other-than", {"kind": CARD_KINDS[s.kind], "cards": [*s.exclude]})
        return joined("aside", [played, phrase("may-move-again")]) if s.may_move_again else played

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        return bool(further_cards(t, ctx.side, s))

    def do(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> Script:
        ctx.further = s
        ctx.did = bool(further_cards(t, ctx.side, s))
        yield from ()


def play_further(t: IronwoodTable, ctx: RunningCard, s: Step) -> Script:
    """I4.12, I4.20. Another card from hand on top of the first, in the same action space and turn."""
    again = ctx.results.get(s.may_move_again)
    if again is not None:
        for f in range(len(again.there)):
            t.again[f] = min(again.there[f], t.moved_ww[f])
    if not further_cards(t, ctx.side, s):
        return
    card = yield from Further(t, ctx.side, s).card()
    if card < 0:
        return
    leave_hand(t, ctx.side, card)
    t.played[ctx.side][-1].append(card)
    t.tell("ironwood-log-play-further", {"side": SIDE_NAMES[ctx.side], "card": t.book.cards[card].ident})
    yield from resolve(t, ctx.side, card)


class Further(IronQuestion):
    """I4.12. Which card is played on top, or none."""

    __slots__ = ("s",)

    KIND = "further"
    TAKES = ("play <card>/<vision>", "skip")  # who names a vision is told why not
    ASK = "ironwood-ask-further"

    def __init__(self, t: IronwoodTable, side: int, s: Step) -> None:
        super().__init__(t, side, "I4.12")
        self.s = s

    def offer(self) -> list[Option]:
        return [*named_cards(self.t, "play", further_cards(self.t, self.seat, self.s)), SKIP]

    def because(self, verb: str, names: list[str]) -> Reason | None:
        return not_in_hand(self.t, self.seat, names[0])

    def note(self, option: Option) -> Message | None:
        return idle_card(self.t, self.seat, option)


# --- cards that stay in play ---


class Linger(Operation):
    """I3.4. The stated number of markers, as far as the supply goes; without any the card does not linger (I3.8)."""

    __slots__ = ()

    OP = Op.LINGER
    ARGUMENTS = (takes.MARKERS,)
    ASKS = False
    SAME = True
    PLAYED = True

    def say(self, s: Step) -> Phrase:
        return phrase("linger", {"n": s.n})

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        return t.markers_left() > 0

    def at_once(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> bool:
        markers = min(s.n, t.markers_left())
        if markers > 0:
            t.lingering[ctx.side].append(Lingering(t.book.card_index[ctx.card.ident], markers))
            t.tell("ironwood-log-linger", {"card": ctx.card.ident, "n": markers})
        return markers > 0


class Modifier(Operation):
    """I9.10. This round."""

    __slots__ = ()

    OP = Op.MODIFIER
    ARGUMENTS = (takes.THIS_ROUND, takes.ROLE, *takes.BONUSES)
    ASKS = False
    SAME = True

    def say(self, s: Step) -> Phrase:
        return phrase("this-round-defending" if s.defender_only else "this-round", {"said": bonuses(s)})

    def at_once(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> bool:
        bonus = RoundBonus()
        bonus.side, bonus.card = ctx.side, t.book.card_index[ctx.card.ident]
        bonus.damage, bonus.defence, bonus.dominance = s.damage, s.defence, s.dominance
        bonus.defender_only, bonus.opponent_first = s.defender_only, s.opponent_first
        t.round_bonuses.append(bonus)
        t.tell("ironwood-log-this-round", {"side": SIDE_NAMES[ctx.side], "card": ctx.card.ident})
        return True


class Standing(Operation):
    """I9.10. What a lingering card changes while it is in play."""

    __slots__ = ()

    OP = Op.MODIFIER
    ARGUMENTS = (takes.STANDING, takes.ROLE, *takes.BONUSES, takes.EXTRA_FIGHTERS, takes.EXTRA_WARBANDS)

    def say(self, s: Step) -> Phrase:
        if s.scope == Scope.WHILE_IN_PLAY:
            return phrase("while-in-play", {"said": bonuses(s)})
        return phrase("each-combat-defending" if s.defender_only else "each-combat", {"said": bonuses(s)})


class OnEvent(Operation):
    """I17. What a lingering card does when something happens."""

    __slots__ = ()

    OP = Op.ON_EVENT
    ARGUMENTS = (takes.EVENT, takes.STEPS)

    def say(self, s: Step) -> Phrase:
        when = "after-drill-move" if s.event == Event.DRILL_MOVED else "after-losses"
        return phrase(when, {"said": in_turn(s.steps)})


class RemoveMarkers(Operation):
    """I17. Take markers off the opponent's lingering cards; an emptied card goes, with or without its last effect."""

    __slots__ = ()

    OP = Op.REMOVE_MARKERS
    ARGUMENTS = (takes.N, takes.OWNER, takes.TRIGGER_EXHAUST)

    def say(self, s: Step) -> Phrase:
        taken = phrase("remove-markers", {"n": s.n})
        return taken if s.trigger_exhaust else joined("aside", [taken, phrase("no-last-effect")])

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        return bool(t.lingering[1 - ctx.side])

    def do(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> Script:
        other = 1 - ctx.side
        for left in range(s.n, 0, -1):
            if not t.lingering[other]:
                return
            card = yield from Unmark(t, ctx.side, "I17", left).card()
            if card < 0:
                return
            ctx.did = True
            lying = next(one for one in t.lingering[other] if one.card == card)
            lying.markers -= 1
            t.tell("ironwood-log-unmark", {"card": t.book.cards[card].ident, "n": lying.markers})
            if lying.markers == 0:
                yield from exhaust(t, other, lying, s.trigger_exhaust)


class Unmark(Counting):
    """I17. Which of the opponent's lingering cards loses a marker."""

    __slots__ = ()

    KIND = "remove-markers"
    TAKES = ("unmark <card>", "done")
    ASK = "ironwood-ask-remove-markers"

    def offer(self) -> list[Option]:
        lying = [one.card for one in self.t.lingering[1 - self.seat]]
        return [*named_cards(self.t, "unmark", lying), DONE]


def exhaust(t: IronwoodTable, side: int, lying: Lingering, trigger: bool) -> Script:
    """I3.4, I3.5. A lingering card without markers: its last effect, then the discard pile."""
    card = t.book.cards[lying.card]
    if trigger and card.on_exhaust:
        t.tell("ironwood-log-exhausted", {"card": card.ident})
        yield from run(t, RunningCard(side, card, False), card.on_exhaust)
    t.lingering[side].remove(lying)
    for space in t.played[side]:
        if lying.card in space:  # played this round: its action space stays taken
            space.remove(lying.card)
    t.discard[side].append(lying.card)


# --- one's own deck and hand ---


class Draw(Operation):
    """I12."""

    __slots__ = ()

    OP = Op.DRAW
    ARGUMENTS = (takes.N, takes.DECK)
    ASKS = False

    def say(self, s: Step) -> Phrase:
        return phrase("draw", {"n": s.n, "deck": CARD_KINDS[s.deck]})

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        return drawable(t, ctx.side, s.deck) > 0 or (s.deck != CardKind.VISION and crystal_instead(t))

    def at_once(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> bool:
        return (draw_visions(t, s.n) if s.deck == CardKind.VISION else draw_specials(t, ctx.side, s.n)) > 0


class Survey(Operation):
    """I17. Look at the top vision; it may go under the deck instead."""

    __slots__ = ()

    OP = Op.SURVEY
    ARGUMENTS = (takes.MAY_BOTTOM,)

    def say(self, s: Step) -> Phrase:
        return phrase("survey-or-bury" if s.may_bottom else "survey")

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        return len(t.vision_deck) > 0

    def do(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> Script:
        if len(t.vision_deck) == 0:
            return
        ctx.did = True
        drill.survey(t, ctx.side)
        if s.may_bottom:
            answer = yield from Bury(t, ctx.side, "I17")
            if answer[0] == "bury":
                t.vision_deck.top_seen.pop()
                t.vision_deck.put_under(t.vision_deck.top.pop(), 1 << ctx.side)
                t.tell("ironwood-log-buried", {})


class Bury(IronQuestion):
    """I17. Whether the vision that was looked at goes under the deck."""

    __slots__ = ()

    KIND = "survey"
    TAKES = ("keep", "bury")
    ASK = "ironwood-ask-survey"

    def offer(self) -> list[Option]:
        return [("keep",), ("bury",)]


class Bottom(Operation):
    """I17. Put n cards of that kind from hand under the deck; of a single one there is nothing to choose."""

    __slots__ = ()

    OP = Op.BOTTOM
    ARGUMENTS = (takes.N, takes.DECK)

    def say(self, s: Step) -> Phrase:
        return phrase("bottom", {"n": s.n, "deck": CARD_KINDS[s.deck]})

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        return bool(t.visions if s.deck == CardKind.VISION else specials_in_hand(t, ctx.side))

    def do(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> Script:
        for left in range(s.n, 0, -1):
            if not self.possible(t, ctx, s, False):
                return
            if s.deck == CardKind.VISION:
                yield from self.vision(t, ctx.side, left)
            else:
                yield from self.special(t, ctx.side, left)
            ctx.did = True
            t.tell("ironwood-log-bottom", {"side": SIDE_NAMES[ctx.side]})

    def vision(self, t: IronwoodTable, side: int, left: int) -> Script:
        asked = BottomVision(t, side, "I17", left)
        answer = (yield from asked) if len(t.visions) > 1 else asked.options[0]
        vision = t.book.vision_index[str(answer[1])]
        vision_leaves_hand(t, vision)
        t.vision_deck.put_under(vision, 1 << WW)

    def special(self, t: IronwoodTable, side: int, left: int) -> Script:
        asked = BottomSpecial(t, side, "I17", left)
        answer = (yield from asked) if len(specials_in_hand(t, side)) > 1 else asked.options[0]
        card = t.book.card_index[str(answer[1])]
        leave_hand(t, side, card, False)
        t.deck[side].put_under(card, 1 << side)


class BottomSpecial(Putting):
    """I17. Which special goes under the deck."""

    __slots__ = ()

    KIND = "bottom"
    TAKES = ("bottom <card>",)
    ASK = "ironwood-ask-bottom"

    def offer(self) -> list[Option]:
        return named_cards(self.t, "bottom", specials_in_hand(self.t, self.seat))


class BottomVision(Putting):
    """I17. Which vision goes under its deck."""

    __slots__ = ()

    KIND = "bottom-vision"
    TAKES = ("bottom <vision>",)
    ASK = "ironwood-ask-bottom-vision"

    def offer(self) -> list[Option]:
        return [("bottom", self.t.book.vision_names[v]) for v in self.t.visions]
