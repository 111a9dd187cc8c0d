"""I4. The round, top to bottom."""

from __future__ import annotations

from collections.abc import Mapping

from ravenhill.engine.decision import Arg, Message, Option, Reason, Script
from ravenhill.engine.table import over
from ravenhill.games.ironwood import automaton, ironbot, stories, woodbot
from ravenhill.games.ironwood.asking import DONE, IronQuestion, Putting, no_recruits, not_in_hand
from ravenhill.games.ironwood.book import IC, WW, Op, Step, all_steps
from ravenhill.games.ironwood.effects import operations  # noqa: F401 (fills the table by which steps are carried out)
from ravenhill.games.ironwood.effects.cards import exhaust, resolve
from ravenhill.games.ironwood.effects.running_card import RunningCard
from ravenhill.games.ironwood.effects.steps import can_do_something, idle_card, run
from ravenhill.games.ironwood.hand import (
    SIDE_NAMES,
    bot_side,
    discard_special,
    draw_specials,
    gain,
    leave_hand,
    named_cards,
    specials_in_hand,
    spend,
)
from ravenhill.games.ironwood.movement import begin_turn, end_turn
from ravenhill.games.ironwood.pieces import Lingering
from ravenhill.games.ironwood.settings import Bot
from ravenhill.games.ironwood.setup import newcomers
from ravenhill.games.ironwood.table import PASSED, IronwoodTable, Phase
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
    keep = t.book.draw_per_round
    n = yield from FirstCards(t, side, "I4.3").number()
    draw_specials(t, side, n)
    for left in range(n - keep, 0, -1):
        card = yield from Return(t, side, "I4.3", left).card()
        leave_hand(t, side, card, False)
        if t.settings.beginner_decks:
            put_back_sorted(t, side, card)
        else:
            t.deck[side].shuffle_in([card])
    if n > keep:
        t.tell("ironwood-log-returned", {"side": SIDE_NAMES[side], "n": n - keep})


class FirstCards(IronQuestion):
    """I4.3. Draw 2, or draw 4 and keep 2."""

    __slots__ = ()

    KIND = "first-cards"
    TAKES = ("draw <0-20>",)
    ASK = "ironwood-ask-first-cards"

    def offer(self) -> list[Option]:
        return [("draw", self.t.book.draw_per_round), ("draw", self.t.book.first_draw)]

    def about(self) -> Mapping[str, Arg] | None:
        return {"n": self.t.book.first_draw, "keep": self.t.book.draw_per_round}

    def weigh(self, option: Option) -> float:
        return 1.0 + int(option[1])


class Return(Putting):
    """I4.3. Which of the cards just drawn goes back: they are the only specials in hand."""

    __slots__ = ()

    KIND = "return"
    TAKES = ("return <card>",)
    ASK = "ironwood-ask-return"

    def offer(self) -> list[Option]:
        return named_cards(self.t, "return", specials_in_hand(self.t, self.seat))


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
            card = yield from Tick(t, side, [lying.card for lying in stirring]).card()
            chosen = next(lying for lying in stirring if lying.card == card)
        yield from tick_one(t, side, chosen)


def stirs(t: IronwoodTable, lying: Lingering) -> bool:
    """Whether more happens than that a marker goes: only then can the order count."""
    return lying.markers == 1 or bool(t.book.cards[lying.card].on_tick)


def has_effect(t: IronwoodTable, lying: Lingering) -> bool:
    card = t.book.cards[lying.card]
    return bool(card.on_tick) or (lying.markers == 1 and bool(card.on_exhaust))


class Tick(IronQuestion):
    """I4.5. Which lingering card comes next; `waiting`: those where the order could count."""

    __slots__ = ("waiting",)

    KIND = "tick"
    TAKES = ("tick <card>",)
    ASK = "ironwood-ask-tick"

    def __init__(self, t: IronwoodTable, side: int, waiting: list[int]) -> None:
        super().__init__(t, side, "I4.5")
        self.waiting = waiting

    def offer(self) -> list[Option]:
        return named_cards(self.t, "tick", self.waiting)


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
        yield from run(t, RunningCard(side, card, False), card.on_tick)
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
        yield from bot_turn(t)
    else:
        card = yield from Play(t, side).card()
        if card < 0:
            marked = t.settings.pass_marker == "common" and t.markers_left() > 0  # I4.24
            t.played[side].append([PASSED] if marked else [])  # I1.6: the space is taken all the same
            t.tell("ironwood-log-pass", {"side": SIDE_NAMES[side]})
            draw_specials(t, side, 1)
        else:
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


def bot_turn(t: IronwoodTable) -> Script:
    """I13.38, I14.8. The automaton's turn; the line that ends it tells what it thought and did."""
    automaton.begin_turn(t)
    if bot_side(t) == IC:
        yield from ironbot.take_turn(t)
    else:
        yield from woodbot.take_turn(t)
    thinking = t.thinking
    t.thinking = None
    if thinking is not None and not t.quiet:
        t.tell("ironwood-log-bot-turn-over", {"side": SIDE_NAMES[bot_side(t)]}, stories.bot_turn(t, thinking))


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
    return any(s.op == Op.LINGER for s in all_steps(steps))


class Play(IronQuestion):
    """I4.9, I4.13, I4.22. Any card in hand, or none: one passes and draws."""

    __slots__ = ("turn",)

    KIND = "play"
    TAKES = ("play <card>/<vision>", "pass")  # who names a vision is told why not
    ASK = "ironwood-ask-play"

    def __init__(self, t: IronwoodTable, side: int) -> None:
        super().__init__(t, side, "I4.9")
        self.turn = t.turn // 2 + 1

    def offer(self) -> list[Option]:
        t = self.t
        options: list[Option] = []
        for c in t.hands[self.seat]:
            if t.settings.empty_play or can_do_something(t, self.seat, c):
                options.append(t.book.plays[c])
        options.append(("pass",))
        return options

    def about(self) -> Mapping[str, Arg] | None:
        return {"n": self.turn, "of": self.t.book.turns}

    def because(self, verb: str, names: list[str]) -> Reason | None:
        return not_in_hand(self.t, self.seat, names[0])

    def note(self, option: Option) -> Message | None:
        return idle_card(self.t, self.seat, option)


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
        card = yield from Discard(t, side, "I4.15", len(t.hands[side]) - t.book.hand_limit).card()
        discard_special(t, side, card)


class Discard(Putting):
    """I4.15. What goes beyond the hand limit."""

    __slots__ = ()

    KIND = "discard"
    TAKES = ("discard <card>",)
    ASK = "ironwood-ask-discard"

    def offer(self) -> list[Option]:
        return named_cards(self.t, "discard", specials_in_hand(self.t, self.seat))


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
        place = yield from Buy(t, side, "I4.18").place()
        if place < 0:
            return
        spend(t, side, t.book.recruit_cost)
        (t.ww if side == WW else t.fighters)[place] += 1
        names = t.book.forest_names if side == WW else t.book.mountain_names
        t.tell("ironwood-log-recruit", {"side": SIDE_NAMES[side], "n": 1, "place": names[place]})


def _supply(t: IronwoodTable, side: int) -> int:
    return t.ww_left() if side == WW else t.fighters_left()


def recruit_places(t: IronwoodTable, side: int) -> list[int]:
    """I4.18, I4.19. Outer forests; mountains with a forge, controlled or not."""
    if side == WW:
        return t.book.outer_forests
    control = t.settings.recruit_needs_control
    return [m for m in range(len(t.fighters)) if t.has_forge(m) and (not control or t.units(m) > 0)]


class Buy(IronQuestion):
    """I4.18. Where a fighter for 2 crystals appears."""

    __slots__ = ("crystals",)

    KIND = "buy"
    TAKES = ("recruit <forest>/<mountain>", "done")
    ASK = "ironwood-ask-buy"

    def __init__(self, t: IronwoodTable, side: int, rule: str) -> None:
        super().__init__(t, side, rule)
        self.crystals = t.crystals[side]

    def offer(self) -> list[Option]:
        offers = self.t.book.forest_recruits if self.seat == WW else self.t.book.mountain_recruits
        return [*[offers[p] for p in recruit_places(self.t, self.seat)], DONE]

    def about(self) -> Mapping[str, Arg] | None:
        return {"n": self.crystals, "cost": self.t.book.recruit_cost}

    def because(self, verb: str, names: list[str]) -> Reason | None:
        return no_recruits(self.t, self.seat, names[0])

    def weigh(self, option: Option) -> float:
        """One fighter at a time: is it worth its price?"""
        return 1.0 if option == DONE else 0.9
