"""I4.10, I12, I17. Choosing between effects, and paying for them in crystals or cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ravenhill.engine.decision import Arg, Message, Option, Reason, Script
from ravenhill.engine.table import over
from ravenhill.games.ironwood import battle
from ravenhill.games.ironwood.asking import SKIP, Counting, IronQuestion, not_in_hand, reason
from ravenhill.games.ironwood.book import CARD_KINDS, FERRUM, HALF_UP, IC, WW, CardKind, Op, Step
from ravenhill.games.ironwood.effects.arguments import (
    HELD_VISIONS,
    KIND,
    LEAST,
    N_OR_HALF,
    OPTIONS,
    PAY,
    PAY_PICK,
    PER,
    PICK,
    THEN,
    THEN_ONCE,
    N,
)
from ravenhill.games.ironwood.effects.operation import Operation
from ravenhill.games.ironwood.effects.resolving import Resolving
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
from ravenhill.games.ironwood.movement import free_units, held_back, unmoved, warband_goals
from ravenhill.games.ironwood.settings import Bot
from ravenhill.games.ironwood.shapes import Phrase
from ravenhill.games.ironwood.table import IronwoodTable, Site

# --- crystals ---


class Gain(Operation):
    """I12."""

    __slots__ = ()

    OP = Op.GAIN
    ARGUMENTS = (N,)
    ASKS = False
    SAME = True

    def say(self, s: Step) -> Phrase:
        return phrase("gain", {"n": s.n})

    def possible(self, t: IronwoodTable, ctx: Resolving, s: Step, openly: bool) -> bool:
        return t.crystals_left() > 0

    def at_once(self, t: IronwoodTable, ctx: Resolving, s: Step) -> bool:
        return gain(t, ctx.side, s.n) > 0


class Steal(Operation):
    """I12."""

    __slots__ = ()

    OP = Op.STEAL
    ARGUMENTS = (N_OR_HALF,)
    ASKS = False
    SAME = True

    def say(self, s: Step) -> Phrase:
        return phrase("steal-half") if s.n == HALF_UP else phrase("steal", {"n": s.n})

    def possible(self, t: IronwoodTable, ctx: Resolving, s: Step, openly: bool) -> bool:
        return t.crystals[1 - ctx.side] > 0

    def at_once(self, t: IronwoodTable, ctx: Resolving, s: Step) -> bool:
        available = t.crystals[1 - ctx.side]
        return steal(t, ctx.side, (available + 1) // 2 if s.n == HALF_UP else s.n) > 0


# --- choosing ---


class If(Operation):
    """I17. Only with so many visions in hand."""

    __slots__ = ()

    OP = Op.IF
    ARGUMENTS = (HELD_VISIONS, THEN)

    def say(self, s: Step) -> Phrase:
        return phrase("if", {"n": s.cond_visions, "said": in_turn(s.then)})

    def possible(self, t: IronwoodTable, ctx: Resolving, s: Step, openly: bool) -> bool:
        return len(t.visions) >= s.cond_visions and any_possible(t, ctx, s.then, openly)

    def do(self, t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
        if len(t.visions) >= s.cond_visions:
            yield from run(t, ctx, s.then)


class Choose(Operation):
    """I12. Resolve n different options in any order; paying raises the number."""

    __slots__ = ()

    OP = Op.CHOOSE
    ARGUMENTS = (PICK, OPTIONS, PAY, PAY_PICK)

    def say(self, s: Step) -> Phrase:
        options = joined("or" if s.n == 1 and not s.pay else "also", [in_turn(option) for option in s.options])
        if not s.pay:
            return phrase("choose", {"n": s.n, "options": options})
        return phrase("choose-or-pay", {"n": s.n, "pay": s.pay, "more": s.pay_pick, "options": options})

    def possible(self, t: IronwoodTable, ctx: Resolving, s: Step, openly: bool) -> bool:
        return any(any_possible(t, ctx, option, openly) for option in s.options)

    def do(self, t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
        picks = s.n
        left = list(range(len(s.options)))
        may_pay = s.pay > 0 and t.crystals[ctx.side] >= s.pay
        while picks > 0 and left and not over(t):
            if not any(any_possible(t, ctx, s.options[i], True) for i in left):
                return
            answer = yield from Resolve(t, ctx, s, picks, left, may_pay)
            if answer == SKIP:
                return
            if answer[0] == "pay":
                spend(t, ctx.side, s.pay)
                picks = s.pay_pick
                may_pay = False
                continue
            may_pay = False
            number = int(answer[2]) - 1
            left.remove(number)
            picks -= 1
            ctx.rest.append([step for i in left for step in s.options[i]] if picks > 0 else [])
            yield from run(t, ctx, s.options[number])
            ctx.rest.pop()
            ctx.did = True

    def secret(self, t: IronwoodTable) -> bool:
        """Alone, whether there is anything to choose is judged by the visions in hand (`asks_to_discover`)."""
        return t.settings.bot != Bot.NONE


class Resolve(IronQuestion):
    """I12, Resolve n. Which of the card's options, or pay to have more of them; `left`: those not taken yet."""

    __slots__ = ("ctx", "left", "may_pay", "picks", "s")

    KIND = "resolve"
    TAKES = ("option <card> <0-9>", "pay <0-99>", "skip")
    ASK = "ironwood-ask-resolve"

    def __init__(self, t: IronwoodTable, ctx: Resolving, s: Step, picks: int, left: list[int], may_pay: bool) -> None:
        super().__init__(t, ctx.side, "I12")
        self.ctx = ctx
        self.s = s
        self.picks = picks
        self.left = left
        self.may_pay = may_pay

    def offer(self) -> list[Option]:
        options: list[Option] = [("option", self.ctx.card.ident, i + 1) for i in self.left]
        if self.may_pay and self.worth_paying():
            options.append(("pay", self.s.pay))
        options.append(SKIP)
        return options

    def worth_paying(self) -> bool:
        return worth_paying(self.t, self.ctx, self.s.options, self.s.pay_pick)

    def about(self) -> Mapping[str, Arg] | None:
        return {"n": self.picks, "card": self.ctx.card.ident}

    def because(self, verb: str, names: list[str]) -> Reason | None:
        if verb != "pay":
            return None
        worthless = self.s.pay > 0 and not self.worth_paying()
        return no_payment(self.t, self.seat, names[0], self.s.pay if worthless else 0)

    def note(self, option: Option) -> Message | None:
        """I17 (3). An option may be picked even if it can do nothing, but that is said beforehand."""
        if option[0] != "option" or any_possible(self.t, self.ctx, self.s.options[int(option[2]) - 1]):
            return None
        return Message("ironwood-note-idle")

    def weigh(self, option: Option) -> float:
        if option[0] != "option":
            return super().weigh(option)
        return first_step_worth(self.t, self.seat, self.s.options[int(option[2]) - 1])


def no_payment(t: IronwoodTable, side: int, named: str, price: int) -> Reason:
    """I4.10. Too few crystals, or nothing would follow from spending the price."""
    if price > 0 and named == str(price) and t.crystals[side] >= price:
        return reason("pay-for-nothing", "I4.10")
    return reason("cannot-pay", "I4.10", {"n": t.crystals[side]})


def first_step_worth(t: IronwoodTable, side: int, steps: list[Step]) -> float:
    """What an option could do now, by its first step."""
    s = steps[0]
    if s.op == Op.SPEND:
        if t.crystals[side] < s.n:
            return 0.1
        return first_step_worth(t, side, s.then) if s.then[0].op == Op.BUILD else 2.0
    if s.op == Op.BUILD:
        return 9.0 if t.controlled_foundations() else 0.1
    if s.op == Op.PLACE_FOUNDATION:
        return 6.0 if any(t.site[m] == Site.EMPTY and t.units(m) for m in t.book.outer_mountains) else 0.7
    if s.op == Op.DISCOVER:
        return 8.0 if _can_discover(t) else 0.1
    if s.op == Op.ATTACK:
        return _best_attack(t, side, s.ferrum_only)
    if s.op == Op.FLIP_TOTEM:
        return 5.0 if sum(t.fading) else 0.1
    return 3.0


def _best_attack(t: IronwoodTable, side: int, ferrum_only: bool) -> float:
    """The attack that promises most, a little below its own weight: moving is often the better choice."""
    best = 0.1
    for f in t.book.inner_forests:
        if t.ww[f] == 0:
            continue
        for m in t.book.mountains_of[f]:
            if ferrum_only:
                if m == FERRUM:
                    best = max(best, 1.5 + 0.6 * t.crystals[IC] - 0.9 * t.units(m))
            elif t.units(m):
                best = max(best, battle.battle_worth(t, side, f, m) - 3.0)
    return best


def _can_discover(t: IronwoodTable) -> bool:
    for v in t.visions:
        m = t.book.vision_mountain[v]
        if t.units(m) == 0:
            for f in t.book.inner_of[m]:
                if t.ww[f] > 0:
                    return True
    return False


# --- whether it is worth its price to have more of the options ---


def worth_paying(t: IronwoodTable, ctx: Resolving, options: list[list[Step]], picks: int) -> bool:
    """I4.10. Whether so many of these options could come to something, one after the other."""
    able = [option for option in options if any_possible(t, ctx, option)]
    if len(able) >= picks:
        return True
    opened = [option for option in options if option not in able and any(_opens(t, ctx, a, option) for a in able)]
    return bool(able) and len(able) + len(opened) >= picks


# of these none can make another possible, but that a move leads to a discovery
APART: Final = (Op.STEAL, Op.FLIP_TOTEM, Op.DISCOVER, Op.MOVE)


def _opens(t: IronwoodTable, ctx: Resolving, first: list[Step], then: list[Step]) -> bool:
    """Whether an option that is possible now could make one possible that is not."""
    return any(_opens_step(t, ctx, a, b) for a in first for b in then)


def _opens_step(t: IronwoodTable, ctx: Resolving, first: Step, then: Step) -> bool:
    if first.op == Op.MOVE and then.op == Op.ATTACK:
        return _could_come_to_attack(t, ctx, first, then)
    if first.op == Op.MOVE and then.op == Op.DISCOVER:
        return _could_come_to_discover(t)
    if first.op == Op.ATTACK and then.op == Op.MOVE:
        return _could_retreat_to_move(t, ctx, first)
    return first.op not in APART or then.op not in APART


def _could_come_to_attack(t: IronwoodTable, ctx: Resolving, move: Step, attack: Step) -> bool:
    """I7.3, I7.4, I9.18. Whether a move of one unit brings about an attack."""
    if ctx.side == WW:
        return any(
            battle.ww_may_attack(t, m, attack.ferrum_only) for f in _forests_in_reach(t) for m in t.book.mountains_of[f]
        )
    goals = [there for m in range(len(t.fighters)) for there in warband_goals(t, m, move.to_drill)]
    return any(t.ww[f] > 0 for there in goals for f in t.book.inner_of[there])


def _could_come_to_discover(t: IronwoodTable) -> bool:
    """I11.2. Whether a fighter can go beside the mountain of a vision in hand, which no Ironclad unit controls."""
    free = [t.book.vision_mountain[v] for v in t.visions if t.units(t.book.vision_mountain[v]) == 0]
    return t.totems > 0 and any(m in free for f in _forests_in_reach(t) for m in t.book.mountains_of[f])


def _forests_in_reach(t: IronwoodTable) -> list[int]:
    """Inner forests to which a fighter may still move this turn."""
    movers = [f for f in range(len(t.ww)) if unmoved(t, f) > 0 and not held_back(t, f)]
    return [g for g in t.book.inner_forests if any(g in t.book.trails[f] for f in movers)]


def _could_retreat_to_move(t: IronwoodTable, ctx: Resolving, attack: Step) -> bool:
    """I9.12, I17. Units that are held where they stand could be driven to a place that they may leave, or a lingering
    card bring new ones after the battle."""
    if any(p.op == Op.ON_EVENT for lying in t.lingering[ctx.side] for p in t.book.cards[lying.card].passive):
        return True
    if t.settings.moved_by_enemy or t.settings.attack_uses_move:
        return False
    for forest, mountain in battle.attack_pairs(t, ctx, attack):
        if ctx.side == WW:
            if unmoved(t, forest) > 0 and any(not held_back(t, f) for f in t.book.trails[forest]):
                return True
        elif free_units(t, mountain) > 0 and any(not t.mountain_locked(m) for m in t.book.ridges[mountain]):
            return True
    return False


# --- spending ---


class Spend(Operation):
    """I4.10. Spend in full, or the benefit is not gained; and nothing is spent where there would be none."""

    __slots__ = ()

    OP = Op.SPEND
    ARGUMENTS = (N, THEN)

    def say(self, s: Step) -> Phrase:
        return phrase("spend", {"n": s.n, "said": in_turn(s.then)})

    def possible(self, t: IronwoodTable, ctx: Resolving, s: Step, openly: bool) -> bool:
        return t.crystals[ctx.side] >= s.n and any_possible(t, ctx, s.then, openly)

    def do(self, t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
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


class WhetherSpend(IronQuestion):
    """I4.10. Whether the price is paid."""

    __slots__ = ("ctx", "s")

    KIND = "spend"
    TAKES = ("pay <0-99>", "skip")
    ASK = "ironwood-ask-spend"

    def __init__(self, t: IronwoodTable, ctx: Resolving, s: Step) -> None:
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
    ARGUMENTS = (N, LEAST, PER, THEN_ONCE)

    def say(self, s: Step) -> Phrase:
        return what_for(s, "crystal", phrase("spend-up-to", {"n": s.n, "least": s.minimum}))

    def possible(self, t: IronwoodTable, ctx: Resolving, s: Step, openly: bool) -> bool:
        return self.useful(t, ctx, s) >= max(s.minimum, 1)

    def useful(self, t: IronwoodTable, ctx: Resolving, s: Step) -> int:
        """I4.10. How many crystals would bring something."""
        most = min(s.n, t.crystals[ctx.side])
        if not any_possible(t, ctx, s.per) and not any_possible(t, ctx, s.then):
            return 0
        draws = len(s.per) == 1 and s.per[0].op == Op.DRAW and not s.then
        if draws and not (s.per[0].deck != CardKind.VISION and crystal_instead(t)):
            most = min(most, drawable(t, ctx.side, s.per[0].deck))
        return most

    def do(self, t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
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
    ARGUMENTS = (N, KIND, THEN)

    def say(self, s: Step) -> Phrase:
        return phrase("burn", {"n": s.n, "kind": CARD_KINDS[s.kind], "said": in_turn(s.then)})

    def possible(self, t: IronwoodTable, ctx: Resolving, s: Step, openly: bool) -> bool:
        return len(burnable(t, ctx.side, s.kind)) >= s.n

    def do(self, t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
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
    ARGUMENTS = (N, LEAST, KIND, PER, THEN_ONCE)

    def say(self, s: Step) -> Phrase:
        how = CARD_KINDS[s.kind]
        return what_for(s, "card", phrase("burn-up-to", {"n": s.n, "least": s.minimum, "kind": how}))

    def possible(self, t: IronwoodTable, ctx: Resolving, s: Step, openly: bool) -> bool:
        return len(burnable(t, ctx.side, s.kind)) >= max(s.minimum, 1)

    def do(self, t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
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
        ctx = Resolving(side, printed, False)
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
