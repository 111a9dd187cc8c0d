"""I12, I17. Choosing between effects, and whether more of them are worth their price."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ravenhill.engine.decision import Arg, Message, Option, Reason, Script
from ravenhill.engine.table import over
from ravenhill.games.ironwood import battle
from ravenhill.games.ironwood.asking import SKIP, IronQuestion
from ravenhill.games.ironwood.book import WW, Op, Step
from ravenhill.games.ironwood.effects import arguments as takes
from ravenhill.games.ironwood.effects.operation import OPERATIONS, Operation
from ravenhill.games.ironwood.effects.paying import no_payment
from ravenhill.games.ironwood.effects.running_card import RunningCard
from ravenhill.games.ironwood.effects.saying import in_turn, joined, phrase
from ravenhill.games.ironwood.effects.steps import any_possible, run
from ravenhill.games.ironwood.hand import spend
from ravenhill.games.ironwood.movement import free_units, held_back, unmoved, warband_goals
from ravenhill.games.ironwood.settings import Bot
from ravenhill.games.ironwood.shapes import Phrase
from ravenhill.games.ironwood.table import IronwoodTable


class If(Operation):
    """I17. Only with so many visions in hand."""

    __slots__ = ()

    OP = Op.IF
    ARGUMENTS = (takes.HELD_VISIONS, takes.THEN)

    def say(self, s: Step) -> Phrase:
        return phrase("if", {"n": s.cond_visions, "said": in_turn(s.then)})

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        return len(t.visions) >= s.cond_visions and any_possible(t, ctx, s.then, openly)

    def do(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> Script:
        if len(t.visions) >= s.cond_visions:
            yield from run(t, ctx, s.then)


class Choose(Operation):
    """I12. Resolve n different options in any order; paying raises the number."""

    __slots__ = ()

    OP = Op.CHOOSE
    ARGUMENTS = (takes.PICK, takes.OPTIONS, takes.PAY, takes.PAY_PICK)

    def say(self, s: Step) -> Phrase:
        options = joined("or" if s.n == 1 and not s.pay else "also", [in_turn(option) for option in s.options])
        if not s.pay:
            return phrase("choose", {"n": s.n, "options": options})
        return phrase("choose-or-pay", {"n": s.n, "pay": s.pay, "more": s.pay_pick, "options": options})

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        return any(any_possible(t, ctx, option, openly) for option in s.options)

    def do(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> Script:
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

    def __init__(self, t: IronwoodTable, ctx: RunningCard, s: Step, picks: int, left: list[int], may_pay: bool) -> None:
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
        first = self.s.options[int(option[2]) - 1][0]
        return OPERATIONS[first.op].worth(self.t, self.seat, first)


# --- whether it is worth its price to have more of the options ---


def worth_paying(t: IronwoodTable, ctx: RunningCard, options: list[list[Step]], picks: int) -> bool:
    """I4.10. Whether so many of these options could come to something, one after the other."""
    able = [option for option in options if any_possible(t, ctx, option)]
    if len(able) >= picks:
        return True
    opened = [option for option in options if option not in able and any(_opens(t, ctx, a, option) for a in able)]
    return bool(able) and len(able) + len(opened) >= picks


# of these none can make another possible, but that a move leads to a discovery
APART: Final = (Op.STEAL, Op.FLIP_TOTEM, Op.DISCOVER, Op.MOVE)


def _opens(t: IronwoodTable, ctx: RunningCard, first: list[Step], then: list[Step]) -> bool:
    """Whether an option that is possible now could make one possible that is not."""
    return any(_opens_step(t, ctx, a, b) for a in first for b in then)


def _opens_step(t: IronwoodTable, ctx: RunningCard, first: Step, then: Step) -> bool:
    if first.op == Op.MOVE and then.op == Op.ATTACK:
        return _could_come_to_attack(t, ctx, first, then)
    if first.op == Op.MOVE and then.op == Op.DISCOVER:
        return _could_come_to_discover(t)
    if first.op == Op.ATTACK and then.op == Op.MOVE:
        return _could_retreat_to_move(t, ctx, first)
    return first.op not in APART or then.op not in APART


def _could_come_to_attack(t: IronwoodTable, ctx: RunningCard, move: Step, attack: Step) -> bool:
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


def _could_retreat_to_move(t: IronwoodTable, ctx: RunningCard, attack: Step) -> bool:
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
