"""I4. The round, top to bottom."""

from __future__ import annotations

from ravenhill.engine.decision import Listing, Option, Script
from ravenhill.engine.table import ask, over
from ravenhill.games.ironwood import automaton, ironbot, woodbot
from ravenhill.games.ironwood.book import IC, WW, Op, Step
from ravenhill.games.ironwood.effects import resolve, run
from ravenhill.games.ironwood.feasible import can_do_something, idle_card
from ravenhill.games.ironwood.hand import (
    SIDE_NAMES,
    bot_side,
    discard_special,
    draw_specials,
    gain,
    leave_hand,
    specials_in_hand,
    spend,
)
from ravenhill.games.ironwood.holding import exhaust
from ravenhill.games.ironwood.movement import begin_turn, end_turn
from ravenhill.games.ironwood.resolving import Resolving
from ravenhill.games.ironwood.setup import newcomers
from ravenhill.games.ironwood.table import PASSED, Bot, IronwoodTable, Lingering, Phase
from ravenhill.games.ironwood.totems import fade_totems
from ravenhill.games.ironwood.victory import check_round_cap, saying_when_out_of_reach


def step(t: IronwoodTable) -> Script:
    """The next action, found by looking at the table."""
    return next_action(t) if t.settings.bot == Bot.NONE else saying_when_out_of_reach(t, next_action(t))


def next_action(t: IronwoodTable) -> Script:
    if t.phase == Phase.PREPARATION:
        return preparation(t)
    if t.phase == Phase.ACTION:
        return take_turn(t)
    if t.phase == Phase.CLEANUP:
        return clean_up(t)
    if t.phase == Phase.RECRUITING:
        return recruiting(t)
    return newcomers(t)


def sides_in_order(t: IronwoodTable) -> tuple[int, int]:
    """I4.21. Simultaneous steps are resolved one side after the other."""
    return (WW, IC) if t.settings.first_resolved == "woodwalkers" else (IC, WW)


# --- I Preparation ---


def preparation(t: IronwoodTable) -> Script:
    """I/1 income, I/2 cards, I/3 lingering cards."""
    t.tell("ironwood-log-round", {"n": t.round})
    for side in sides_in_order(t):
        gain(t, side, t.book.income[side])  # I4.2
    automaton.check_stance(t)
    for side in sides_in_order(t):
        if side == bot_side(t):
            draw_specials(t, side, t.book.draw_per_round)  # I13.3, I14.2
            t.bot_hand.shuffle()
        elif t.round == 1:
            yield from first_cards(t, side)
        else:
            draw_specials(t, side, t.book.draw_per_round)  # I4.3
    for side in (WW, IC):
        yield from tick(t, side)
    if not over(t):
        t.phase = Phase.ACTION
        t.turn = 0
        begin_turn(t)


def first_cards(t: IronwoodTable, side: int) -> Script:
    """I4.3. In the first round: draw 2, or draw 4 and shuffle 2 of them back."""
    keep, most = t.book.draw_per_round, t.book.first_draw
    answer = yield from ask(
        t, side, "I4.3", lambda: [("draw", keep), ("draw", most)], "ironwood-ask-first-cards", {"n": most, "keep": keep}
    )
    n = int(answer[1])
    draw_specials(t, side, n)
    for left in range(n - keep, 0, -1):
        # the cards just drawn are the only specials in hand
        yield from ask(
            t,
            side,
            "I4.3",
            lambda: [("return", t.book.cards[c].ident) for c in specials_in_hand(t, side)],
            "ironwood-ask-return",
            {"n": left},
        )
        card = t.book.card_index[str(t.given[side][1])]
        leave_hand(t, side, card, False)
        if t.settings.beginner_decks:
            put_back_sorted(t, side, card)
        else:
            t.deck[side].shuffle_in([card])
    if n > keep:
        t.tell("ironwood-log-returned", {"side": SIDE_NAMES[side], "n": n - keep})


def put_back_sorted(t: IronwoodTable, side: int, card: int) -> None:
    """I15.1. A sorted deck is not shuffled: the card goes back to its place, which only its owner knows."""
    deck = t.deck[side]
    at = len(deck.top)
    while at > 0 and deck.top[at - 1] < card:
        at -= 1
    deck.top.insert(at, card)
    deck.top_seen.insert(at, 1 << side)


def tick(t: IronwoodTable, side: int) -> Script:
    """I4.5. One marker off each lingering card, in the order the owner chooses; empty ones are exhausted."""
    for lying in t.lingering[side]:
        lying.ticked = False
    while not over(t):
        waiting = [lying for lying in t.lingering[side] if not lying.ticked]
        if not waiting:
            return
        stirring = [lying for lying in waiting if stirs(t, lying)]
        chosen = next((lying for lying in waiting if lying not in stirring), waiting[0])
        if chosen in stirring and len(stirring) > 1 and any(has_effect(t, lying) for lying in stirring):
            answer = yield from ask(t, side, "I4.5", _waiting(t, stirring), "ironwood-ask-tick")
            for lying in stirring:
                if t.book.cards[lying.card].ident == answer[1]:
                    chosen = lying
        yield from tick_one(t, side, chosen)


def stirs(t: IronwoodTable, lying: Lingering) -> bool:
    """Whether more happens than that a marker goes: only then can the order count."""
    return lying.markers == 1 or bool(t.book.cards[lying.card].on_tick)


def has_effect(t: IronwoodTable, lying: Lingering) -> bool:
    card = t.book.cards[lying.card]
    return bool(card.on_tick) or (lying.markers == 1 and bool(card.on_exhaust))


def _waiting(t: IronwoodTable, waiting: list[Lingering]) -> Listing:
    return lambda: [("tick", t.book.cards[lying.card].ident) for lying in waiting]


def tick_one(t: IronwoodTable, side: int, lying: Lingering) -> Script:
    lying.ticked = True
    lying.markers -= 1
    card = t.book.cards[lying.card]
    if not t.quiet:
        t.tell("ironwood-log-unmark", {"card": card.ident, "n": lying.markers})
    last = lying.markers == 0
    if last and t.settings.exhaust_order == "exhaust_first":
        yield from exhaust(t, side, lying, True)
    if card.on_tick and not over(t):
        yield from run(t, Resolving(side, card, False), card.on_tick)
    if last and t.settings.exhaust_order == "tick_first" and not over(t):
        yield from exhaust(t, side, lying, True)


# --- II Action ---


def side_to_act(t: IronwoodTable) -> int:
    """I4.8. Woodwalkers first, then alternating."""
    return WW if t.turn % 2 == 0 else IC


def take_turn(t: IronwoodTable) -> Script:
    """I4.9-I4.13. One turn: play a card and resolve it, or pass and draw."""
    side = side_to_act(t)
    begin_turn(t)
    if side == bot_side(t):
        if side == IC:
            yield from ironbot.take_turn(t)
        else:
            yield from woodbot.take_turn(t)
    else:
        yield from ask(
            t,
            side,
            "I4.9",
            lambda: plays(t, side),
            "ironwood-ask-play",
            {"n": t.turn // 2 + 1, "of": t.book.turns},
            lambda option: idle_card(t, side, option),
        )
        answer = t.given[side]
        if answer[0] == "pass":
            marked = t.settings.pass_marker == "common" and t.markers_left() > 0  # I4.24
            t.played[side].append([PASSED] if marked else [])  # I1.6: the space is taken all the same
            t.tell("ironwood-log-pass", {"side": SIDE_NAMES[side]})
            draw_specials(t, side, 1)
        else:
            card = t.book.card_index[str(answer[1])]
            leave_hand(t, side, card)
            t.played[side].append([card])
            if not t.quiet:
                t.tell("ironwood-log-play", {"side": SIDE_NAMES[side], "card": t.book.cards[card].ident})
            yield from resolve(t, side, card)
            if t.settings.markerless_linger == "at_once":
                discard_markerless(t, side)
    if over(t):
        return
    end_turn(t)
    automaton.check_stance(t)
    t.turn += 1
    if t.turn == 2 * t.book.turns:
        t.phase = Phase.CLEANUP


def discard_markerless(t: IronwoodTable, side: int) -> None:
    """I3.8, the other reading: a lingering card without markers is exhausted at once; its space stays taken."""
    lasting = [lying.card for lying in t.lingering[side]]
    for card in t.played[side][-1][:]:
        if card not in lasting and lingers(t.book.cards[card].steps):
            t.played[side][-1].remove(card)
            t.discard[side].append(card)
            t.tell("ironwood-log-discard", {"side": SIDE_NAMES[side], "card": t.book.cards[card].ident})


def lingers(steps: list[Step]) -> bool:
    """I3.4. Whether these steps, or those inside them, put markers on their card."""
    for s in steps:
        if s.op == Op.LINGER or lingers(s.then) or lingers(s.per) or lingers(s.victory):
            return True
        if any(lingers(option) for option in s.options):
            return True
    return False


def plays(t: IronwoodTable, side: int) -> list[Option]:
    """I4.9, I4.13, I4.22. Any card in hand, or none."""
    options: list[Option] = []
    for c in t.hands[side]:
        if t.settings.empty_play or can_do_something(t, side, c):
            options.append(t.book.plays[c])
    options.append(("pass",))
    return options


# --- III End of round ---


def clean_up(t: IronwoodTable) -> Script:
    """III/1 cards and hand limit, III/2 totems fade."""
    for side in sides_in_order(t):
        cards_back(t, side)
    t.round_bonuses = []
    t.prohibitions = []
    t.map_marks = []  # I4.6
    for side in sides_in_order(t):
        yield from hand_limit(t, side)
    fade_totems(t)
    automaton.check_stance(t)
    t.phase = Phase.RECRUITING
    t.recruited = [False, False]


def cards_back(t: IronwoodTable, side: int) -> None:
    """I4.14. Base cards return to hand, lingering cards stay, other specials are discarded."""
    lasting = [lying.card for lying in t.lingering[side]]
    bases = t.set_aside[side]
    for space in t.played[side]:
        for card in space:
            if card == PASSED:
                continue  # I4.24: the marker goes back to the supply
            if t.book.cards[card].base:
                bases.append(card)
            elif card not in lasting:
                t.discard[side].append(card)
    t.played[side] = []
    t.set_aside[side] = []
    if side == bot_side(t):
        for card in bases:
            t.bot_hand.put_on_top(card)  # I13.5
    else:
        t.hands[side].extend(bases)
        t.hands[side].sort()


def hand_limit(t: IronwoodTable, side: int) -> Script:
    """I4.15, I4.23. Down to 8 action cards; visions do not count, base cards stay."""
    if side == bot_side(t):
        automaton.keep_to_limit(t)
        return
    while len(t.hands[side]) > t.book.hand_limit and specials_in_hand(t, side):
        yield from ask(
            t,
            side,
            "I4.15",
            lambda: [("discard", t.book.cards[c].ident) for c in specials_in_hand(t, side)],
            "ironwood-ask-discard",
            {"n": len(t.hands[side]) - t.book.hand_limit},
        )
        discard_special(t, side, t.book.card_index[str(t.given[side][1])])


def recruiting(t: IronwoodTable) -> Script:
    """III/3. Fighters for 2 crystals each, Woodwalkers first (I4.18)."""
    for side in automaton.recruiting_order(t):
        if side == bot_side(t):
            automaton.recruit_at_round_end(t)
        else:
            yield from buy_fighters(t, side)
    check_round_cap(t)
    if not over(t):
        t.round += 1
        t.phase = Phase.PREPARATION


def buy_fighters(t: IronwoodTable, side: int) -> Script:
    while t.crystals[side] >= t.book.recruit_cost and _supply(t, side) > 0 and recruit_places(t, side):
        answer = yield from ask(
            t,
            side,
            "I4.18",
            lambda: _purchases(t, side),
            "ironwood-ask-buy",
            {"n": t.crystals[side], "cost": t.book.recruit_cost},
        )
        if answer[0] == "done":
            return
        spend(t, side, t.book.recruit_cost)
        name = str(answer[1])
        if side == WW:
            t.ww[t.book.forest_index[name]] += 1
        else:
            t.fighters[t.book.mountain_index[name]] += 1
        t.tell("ironwood-log-recruit", {"side": SIDE_NAMES[side], "n": 1, "place": name})


def _supply(t: IronwoodTable, side: int) -> int:
    return t.ww_left() if side == WW else t.fighters_left()


def recruit_places(t: IronwoodTable, side: int) -> list[int]:
    """I4.18, I4.19. Outer forests; mountains with a forge, controlled or not."""
    if side == WW:
        return t.book.outer_forests
    control = t.settings.recruit_needs_control
    return [m for m in range(len(t.fighters)) if t.has_forge(m) and (not control or t.units(m) > 0)]


def _purchases(t: IronwoodTable, side: int) -> list[Option]:
    offers = t.book.forest_recruits if side == WW else t.book.mountain_recruits
    options: list[Option] = [offers[p] for p in recruit_places(t, side)]
    options.append(("done",))
    return options
