"""I12, I17. Cards in hand and in play: further cards, looks, the opponent's hand, lingering cards that end."""

from __future__ import annotations

from ravenhill.engine.decision import Option, Script
from ravenhill.engine.table import ask
from ravenhill.games.ironwood import drill, effects
from ravenhill.games.ironwood.book import WW, CardKind, Op, Step
from ravenhill.games.ironwood.feasible import idle_card
from ravenhill.games.ironwood.hand import (
    SIDE_NAMES,
    bot_side,
    discard_vision,
    draw_specials,
    draw_visions,
    further_cards,
    leave_hand,
    named_cards,
    random_vision_of_hand,
    specials_in_hand,
    vision_back_into_deck,
    vision_leaves_hand,
)
from ravenhill.games.ironwood.resolving import Resolving
from ravenhill.games.ironwood.table import IronwoodTable, Lingering


def play_further(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    """I4.12, I4.20. Another card from hand on top of the first, in the same action space and turn."""
    again = ctx.results.get(s.may_move_again)
    if again is not None:
        for f in range(len(again.there)):
            t.again[f] = min(again.there[f], t.moved_ww[f])
    if not further_cards(t, ctx.side, s):
        return
    answer = yield from ask(
        t,
        ctx.side,
        "I4.12",
        lambda: _further(t, ctx.side, s),
        "ironwood-ask-further",
        None,
        lambda option: idle_card(t, ctx.side, option),
    )
    if answer[0] == "skip":
        return
    card = t.book.card_index[str(answer[1])]
    leave_hand(t, ctx.side, card)
    t.played[ctx.side][-1].append(card)
    t.tell("ironwood-log-play-further", {"side": SIDE_NAMES[ctx.side], "card": t.book.cards[card].ident})
    yield from effects.resolve(t, ctx.side, card)


def _further(t: IronwoodTable, side: int, s: Step) -> list[Option]:
    options = named_cards(t, "play", further_cards(t, side, s))
    options.append(("skip",))
    return options


def survey(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    """I17. Look at the top vision; it may go under the deck instead."""
    if len(t.vision_deck) == 0:
        return
    ctx.did = True
    drill.survey(t, ctx.side)
    if s.may_bottom:
        answer = yield from ask(t, ctx.side, "I17", lambda: [("keep",), ("bury",)], "ironwood-ask-survey")
        if answer[0] == "bury":
            t.vision_deck.put_under(_take_top(t), 1 << ctx.side)
            t.tell("ironwood-log-buried", {})


def _take_top(t: IronwoodTable) -> int:
    t.vision_deck.top_seen.pop()
    return t.vision_deck.top.pop()


def bottom(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    """I17. Put n cards of that kind from hand under the deck; of a single one there is nothing to choose."""
    side, visions = ctx.side, s.deck == CardKind.VISION
    for left in range(s.n, 0, -1):
        held = len(t.visions) if visions else len(specials_in_hand(t, side))
        if held == 0:
            return
        if held > 1:
            key = "ironwood-ask-bottom-vision" if visions else "ironwood-ask-bottom"
            yield from ask(t, side, "I17", lambda: _bottoms(t, side, visions), key, {"n": left})
            name = str(t.given[side][1])
        else:
            name = str(_bottoms(t, side, visions)[0][1])
        if visions:
            vision = t.book.vision_index[name]
            vision_leaves_hand(t, vision)
            t.vision_deck.put_under(vision, 1 << WW)
        else:
            card = t.book.card_index[name]
            leave_hand(t, side, card, False)
            t.deck[side].put_under(card, 1 << side)
        ctx.did = True
        t.tell("ironwood-log-bottom", {"side": SIDE_NAMES[side]})


def _bottoms(t: IronwoodTable, side: int, visions: bool) -> list[Option]:
    if visions:
        return [("bottom", t.book.vision_names[v]) for v in t.visions]
    return named_cards(t, "bottom", specials_in_hand(t, side))


def remove_markers(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    """I17. Take markers off the opponent's lingering cards; an emptied card goes, with or without its last effect."""
    other = 1 - ctx.side
    for left in range(s.n, 0, -1):
        if not t.lingering[other]:
            return
        answer = yield from ask(
            t,
            ctx.side,
            "I17",
            lambda: [*named_cards(t, "unmark", [lying.card for lying in t.lingering[other]]), ("done",)],
            "ironwood-ask-remove-markers",
            {"n": left},
        )
        if answer[0] == "done":
            return
        ctx.did = True
        card = t.book.card_index[str(answer[1])]
        for lying in t.lingering[other]:
            if lying.card == card:
                lying.markers -= 1
                t.tell("ironwood-log-unmark", {"card": t.book.cards[card].ident, "n": lying.markers})
                if lying.markers == 0:
                    yield from exhaust(t, other, lying, s.trigger_exhaust)
                break


def exhaust(t: IronwoodTable, side: int, lying: Lingering, trigger: bool) -> Script:
    """I3.4, I3.5. A lingering card without markers: its last effect, then the discard pile."""
    card = t.book.cards[lying.card]
    if trigger and card.on_exhaust:
        t.tell("ironwood-log-exhausted", {"card": card.ident})
        yield from effects.run(t, Resolving(side, card, False), card.on_exhaust)
    t.lingering[side].remove(lying)
    for space in t.played[side]:
        if lying.card in space:  # played this round: its action space stays taken
            space.remove(lying.card)
    t.discard[side].append(lying.card)


def touch_opponent(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    """I17. Effects on the opponent's hand and visions."""
    other = 1 - ctx.side
    if other == bot_side(t):
        return
    for left in range(s.n, 0, -1):
        if s.op == Op.OPPONENT_DRAW:
            if s.deck == CardKind.VISION:
                ctx.did = draw_visions(t, 1) > 0
            else:
                ctx.did = draw_specials(t, other, 1) > 0
        elif s.op == Op.OPPONENT_DISCARD_VISION or s.op == Op.OPPONENT_VISION_TO_DECK:
            if not t.visions:
                return
            vision = random_vision_of_hand(t)
            if s.op == Op.OPPONENT_DISCARD_VISION:
                discard_vision(t, vision)
                t.tell("ironwood-log-vision-discarded", {})
            else:
                vision_back_into_deck(t, vision)
            ctx.did = True
        else:
            yield from _take_from_hand(t, ctx, s, other, left)


def _take_from_hand(t: IronwoodTable, ctx: Resolving, s: Step, other: int, left: int) -> Script:
    """The chooser picks a special it has seen (or chance does); the opponent burns it or puts it under the deck."""
    if not specials_in_hand(t, other):
        return
    if s.chooser_random:
        card = t.chance.take(specials_in_hand(t, other), t.book.card_labels)
    elif not t.seen[other]:  # the look was passed over, as all know
        return
    else:
        yield from ask(
            t,
            ctx.side,
            "I17",
            lambda: [*named_cards(t, "pick", t.seen[other]), ("skip",)],
            "ironwood-ask-opponent-burn" if s.op == Op.OPPONENT_BURN else "ironwood-ask-opponent-bottom",
            {"n": left},
        )
        if t.given[ctx.side][0] == "skip":
            return
        card = t.book.card_index[str(t.given[ctx.side][1])]
    ctx.did = True
    if s.op == Op.OPPONENT_BURN:
        yield from effects.burn(t, other, t.book.cards[card].ident)
    else:
        leave_hand(t, other, card)
        t.deck[other].put_under(card, 3)
        t.tell("ironwood-log-opponent-bottom", {"side": SIDE_NAMES[other]})
