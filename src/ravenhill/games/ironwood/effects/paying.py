"""I4.10, I12, I17. Crystals gained, and effects paid for in crystals or cards."""

from __future__ import annotations

from collections.abc import Mapping

from ravenhill.engine.decision import Arg, Message, Option, Reason, Script
from ravenhill.games.ironwood.asking import SKIP, Counting, IronQuestion, not_in_hand, reason
from ravenhill.games.ironwood.book import CARD_KINDS, HALF_UP, WW, CardKind, Op, Step
from ravenhill.games.ironwood.effects import arguments as takes
from ravenhill.games.ironwood.effects.operation import OPERATIONS, Operation
from ravenhill.games.ironwood.effects.running_card import RunningCard
from ravenhill.games.ironwood.effects.saying import in_turn, joined, phrase
from ravenhill.games.ironwood.effects.steps import any_possible, op_id, possible, run, say_idle
from ravenhill.games.ironwood.hand import (
    SIDE_NAMES,
    crystal_instead,
    discard_vision,
    drawable,
    gain,
    leave_hand,
    named_cards,
    specials_in_hand,
    spend,
    steal,
)
from ravenhill.games.ironwood.shapes import Phrase
from ravenhill.games.ironwood.table import IronwoodTable

# --- crystals ---


class Gain(Operation):
    """I12."""

    __slots__ = ()

    OP = Op.GAIN
    ARGUMENTS = (takes.N,)
    ASKS = False
    SAME = True

    def say(self, s: Step) -> Phrase:
        return phrase("gain", {"n": s.n})

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        return t.crystals_left() > 0

    def at_once(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> bool:
        return gain(t, ctx.side, s.n) > 0


class Steal(Operation):
    """I12."""

    __slots__ = ()

    OP = Op.STEAL
    ARGUMENTS = (takes.N_OR_HALF,)
    ASKS = False
    SAME = True

    def say(self, s: Step) -> Phrase:
        return phrase("steal-half") if s.n == HALF_UP else phrase("steal", {"n": s.n})

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        return t.crystals[1 - ctx.side] > 0

    def at_once(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> bool:
        available = t.crystals[1 - ctx.side]
        return steal(t, ctx.side, (available + 1) // 2 if s.n == HALF_UP else s.n) > 0


# --- spending ---


class Spend(Operation):
    """I4.10. Spend in full, or the benefit is not gained; and nothing is spent where there would be none."""

    __slots__ = ()

    OP = Op.SPEND
    ARGUMENTS = (takes.N, takes.THEN)

    def say(self, s: Step) -> Phrase:
        return phrase("spend", {"n": s.n, "said": in_turn(s.then)})

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        return t.crystals[ctx.side] >= s.n and any_possible(t, ctx, s.then, openly)

    def worth(self, t: IronwoodTable, side: int, s: Step) -> float:
        if t.crystals[side] < s.n:
            return 0.1
        first = s.then[0]
        return OPERATIONS[first.op].worth(t, side, first) if first.op == Op.BUILD else 2.0

    def do(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> Script:
        if t.crystals[ctx.side] < s.n:
            return
        if not any_possible(t, ctx, s.then, True):
            say_idle(t, ctx, s.then[0])
            return
        if not any_possible(t, ctx, s.then):
            say_idle(t, ctx, s.then[0], True)
        answer = yield from WhetherSpend(t, ctx, s)
        if answer == SKIP:
            return
        spend(t, ctx.side, s.n)
        ctx.result(s.ident).count = s.n
        yield from run(t, ctx, s.then)
        ctx.did = True


def no_payment(t: IronwoodTable, side: int, named: str, price: int) -> Reason:
    """I4.10. Too few crystals, or nothing would follow from spending the price."""
    if price > 0 and named == str(price) and t.crystals[side] >= price:
        return reason("pay-for-nothing", "I4.10")
    return reason("cannot-pay", "I4.10", {"n": t.crystals[side]})


class WhetherSpend(IronQuestion):
    """I4.10. Whether the price is paid."""

    __slots__ = ("ctx", "s")

    KIND = "spend"
    TAKES = ("pay <0-99>", "skip")
    ASK = "ironwood-ask-spend"

    def __init__(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> None:
        super().__init__(t, ctx.side, "I4.10")
        self.ctx = ctx
        self.s = s

    def offer(self) -> list[Option]:
        return [("pay", self.s.n), SKIP] if any_possible(self.t, self.ctx, self.s.then) else [SKIP]

    def about(self) -> Mapping[str, Arg] | None:
        return {"n": self.s.n, "card": self.ctx.card.ident}

    def because(self, verb: str, names: list[str]) -> Reason | None:
        return no_payment(self.t, self.seat, names[0], self.s.n)

    def note(self, option: Option) -> Message | None:
        """Of what is paid for the first part may be impossible, and only the rest follow."""
        if option[0] != "pay" or possible(self.t, self.ctx, self.s.then[0]):
            return None
        return Message("ironwood-note-without", {"op": op_id(self.s.then[0].op)})


class SpendUpTo(Operation):
    """I17. As many crystals as wanted, but none for which nothing would follow."""

    __slots__ = ()

    OP = Op.SPEND_UP_TO
    ARGUMENTS = (takes.N, takes.LEAST, takes.PER, takes.THEN_ONCE)

    def say(self, s: Step) -> Phrase:
        return what_for(s, "crystal", phrase("spend-up-to", {"n": s.n, "least": s.minimum}))

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        return self.useful(t, ctx, s) >= max(s.minimum, 1)

    def useful(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> int:
        """I4.10. How many crystals would bring something."""
        most = min(s.n, t.crystals[ctx.side])
        if not any_possible(t, ctx, s.per) and not any_possible(t, ctx, s.then):
            return 0
        draws = len(s.per) == 1 and s.per[0].op == Op.DRAW and not s.then
        if draws and not (s.per[0].deck != CardKind.VISION and crystal_instead(t)):
            most = min(most, drawable(t, ctx.side, s.per[0].deck))
        return most

    def do(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> Script:
        most = self.useful(t, ctx, s)
        if most < max(s.minimum, 1):
            return
        n = yield from HowMuch(t, ctx.side, max(s.minimum, 1), most).number()
        if n == 0:
            return
        spend(t, ctx.side, n)
        ctx.result(s.ident).count = n
        yield from run(t, ctx, in_one([*[step for _ in range(n) for step in s.per], *s.then]))
        ctx.did = True


def what_for(s: Step, coin: str, paid: Phrase) -> Phrase:
    """What is had for as much as one likes to pay: for each, and once."""
    parts = [paid]
    if s.per:
        parts.append(phrase(f"for-each-{coin}", {"said": in_turn(s.per)}))
    if s.then:
        parts.append(phrase("if-any", {"said": in_turn(s.then)}))
    return joined("aside", parts)


class HowMuch(Counting):
    """I17. How many crystals are spent."""

    __slots__ = ("least",)

    KIND = "spend-up-to"
    TAKES = ("pay <0-99>", "skip")
    ASK = "ironwood-ask-spend-up-to"

    def __init__(self, t: IronwoodTable, side: int, least: int, most: int) -> None:
        super().__init__(t, side, "I17", most)
        self.least = least

    def offer(self) -> list[Option]:
        return [*[("pay", n) for n in range(self.left, self.least - 1, -1)], SKIP]

    def because(self, verb: str, names: list[str]) -> Reason | None:
        return no_payment(self.t, self.seat, names[0], 0)


def in_one(steps: list[Step]) -> list[Step]:
    """What is gained or drawn again and again is gained or drawn in one: the log tells it once."""
    out: list[Step] = []
    for s in steps:
        last = out[-1] if out else None
        if last is not None and s.op in (Op.GAIN, Op.DRAW) and (last.op, last.deck) == (s.op, s.deck):
            both = Step(s.op)
            both.n, both.deck = last.n + s.n, s.deck
            out[-1] = both
        else:
            out.append(s)
    return out


# --- burning ---


def burnable(t: IronwoodTable, side: int, kind: int) -> list[Option]:
    """I12. Specials and visions in hand; base cards are never burned (I3.2)."""
    options: list[Option] = []
    if kind != CardKind.VISION:
        options.extend(named_cards(t, "burn", specials_in_hand(t, side)))
    if kind != CardKind.SPECIAL and side == WW:
        options.extend([("burn", t.book.vision_names[v]) for v in t.visions])
    return options


def not_burned(t: IronwoodTable, side: int, name: str) -> Reason:
    """Why a card is not burned."""
    if name in t.book.card_index and t.book.cards[t.book.card_index[name]].base:
        return reason("base-never-burned", "I3.2", {"card": name})
    return not_in_hand(t, side, name)


class BurnCard(Counting):
    """I4.10. Which card pays for the benefit; `may_stop`: or none."""

    __slots__ = ("kind_of_card", "may_stop")

    KIND = "burn"
    TAKES = ("burn <card>/<vision>", "skip")
    ASK = "ironwood-ask-burn"

    def __init__(self, t: IronwoodTable, side: int, rule: str, left: int, kind: int, may_stop: bool) -> None:
        super().__init__(t, side, rule, left)
        self.kind_of_card = kind
        self.may_stop = may_stop

    def offer(self) -> list[Option]:
        options = burnable(self.t, self.seat, self.kind_of_card)
        if self.may_stop:
            options.append(SKIP)
        return options

    def because(self, verb: str, names: list[str]) -> Reason | None:
        return not_burned(self.t, self.seat, names[0])


class BurnMore(BurnCard):
    """I17. Which card is burned, up to a number of them."""

    __slots__ = ()

    KIND = "burn-up-to"
    ASK = "ironwood-ask-burn-up-to"


class Burn(Operation):
    """I4.10. Burn in full, or the benefit is not gained."""

    __slots__ = ()

    OP = Op.BURN
    ARGUMENTS = (takes.N, takes.KIND, takes.THEN)

    def say(self, s: Step) -> Phrase:
        return phrase("burn", {"n": s.n, "kind": CARD_KINDS[s.kind], "said": in_turn(s.then)})

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        return len(burnable(t, ctx.side, s.kind)) >= s.n

    def do(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> Script:
        if len(burnable(t, ctx.side, s.kind)) < s.n:
            return
        for i in range(s.n):
            answer = yield from BurnCard(t, ctx.side, "I4.10", s.n - i, s.kind, i == 0)
            if answer == SKIP:
                return
            yield from burn(t, ctx.side, str(answer[1]))
        ctx.result(s.ident).count = s.n
        yield from run(t, ctx, s.then)
        ctx.did = True


class BurnUpTo(Operation):
    """I17. Up to n cards, but at least the minimum once one is burned."""

    __slots__ = ()

    OP = Op.BURN_UP_TO
    ARGUMENTS = (takes.N, takes.LEAST, takes.KIND, takes.PER, takes.THEN_ONCE)

    def say(self, s: Step) -> Phrase:
        how = CARD_KINDS[s.kind]
        return what_for(s, "card", phrase("burn-up-to", {"n": s.n, "least": s.minimum, "kind": how}))

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        return len(burnable(t, ctx.side, s.kind)) >= max(s.minimum, 1)

    def do(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> Script:
        done = ctx.result(s.ident)
        if len(burnable(t, ctx.side, s.kind)) < s.minimum:
            return
        for i in range(s.n):
            if not burnable(t, ctx.side, s.kind):
                break
            answer = yield from BurnMore(t, ctx.side, "I17", s.n - i, s.kind, i == 0 or i >= s.minimum)
            if answer == SKIP:
                break
            yield from burn(t, ctx.side, str(answer[1]))
            done.count += 1
        if done.count:
            yield from run(t, ctx, in_one([*[step for _ in range(done.count) for step in s.per], *s.then]))
            ctx.did = True


def burn(t: IronwoodTable, side: int, name: str) -> Script:
    """I12, I3.9. A card is burned; a Woodwalker special may have an effect then, whoever caused it."""
    if name in t.book.vision_index:
        t.tell("ironwood-log-burn-vision", {"side": SIDE_NAMES[side]})
        discard_vision(t, t.book.vision_index[name])
        return
    card = t.book.card_index[name]
    leave_hand(t, side, card)
    t.discard[side].append(card)
    t.chance.revealed()
    t.tell("ironwood-log-burn", {"side": SIDE_NAMES[side], "card": name})
    printed = t.book.cards[card]
    if printed.on_burn and (t.settings.burn_effects == "always" or t.turn % 2 == side):
        ctx = RunningCard(side, printed, False)
        if not any_possible(t, ctx, printed.on_burn, True):
            say_idle(t, ctx, printed.on_burn[0])
            return
        answer = yield from WhenBurned(t, side, name)
        if answer != SKIP:
            yield from run(t, ctx, printed.on_burn)


class WhenBurned(IronQuestion):
    """I3.9. Whether what a card does when it is burned is carried out."""

    __slots__ = ("source",)

    KIND = "when-burned"
    TAKES = ("resolve <card>", "skip")
    ASK = "ironwood-ask-when-burned"

    def __init__(self, t: IronwoodTable, side: int, source: str) -> None:
        super().__init__(t, side, "I3.9")
        self.source = source

    def offer(self) -> list[Option]:
        return [("resolve", self.source), SKIP]

    def about(self) -> Mapping[str, Arg] | None:
        return {"card": self.source}
