"""I17. Steps of a card carried out one after the other, and what waits for them."""

from __future__ import annotations

from collections.abc import Mapping

from ravenhill.engine.decision import Arg, Message, Option, Script
from ravenhill.engine.table import over
from ravenhill.games.ironwood import automaton
from ravenhill.games.ironwood.asking import SKIP, IronQuestion
from ravenhill.games.ironwood.book import Op, Step
from ravenhill.games.ironwood.effects.operation import OP_NAMES, OPERATIONS
from ravenhill.games.ironwood.effects.running_card import RunningCard
from ravenhill.games.ironwood.hand import named_cards
from ravenhill.games.ironwood.table import IronwoodTable

# --- whether a card could do anything (I4.22) ---


def possible(t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool = False) -> bool:
    return OPERATIONS[s.op].possible(t, ctx, s, openly)


def any_possible(t: IronwoodTable, ctx: RunningCard, steps: list[Step], openly: bool = False) -> bool:
    return any(possible(t, ctx, s, openly) for s in steps)


def can_do_something(t: IronwoodTable, side: int, card: int) -> bool:
    """I4.22. Whether a card would do anything if it were played now; its drawbacks do not count."""
    ctx = RunningCard(side, t.book.cards[card], True)
    return any(not s.mandatory and possible(t, ctx, s) for s in ctx.card.steps)


def idle_card(t: IronwoodTable, side: int, option: Option) -> Message | None:
    """I4.22. What is noted of a card that may be played but would do nothing."""
    if option[0] != "play" or can_do_something(t, side, t.book.card_index[str(option[1])]):
        return None
    return Message("ironwood-note-idle")


# --- carrying out ---


def run(t: IronwoodTable, ctx: RunningCard, steps: list[Step]) -> Script:
    """Steps in order; a win is checked after every single one (I17, rule 5)."""
    ctx.rest.append(steps)
    for i, s in enumerate(steps):
        if over(t):
            return
        ctx.rest[-1] = steps[i + 1 :]
        before = ctx.did
        ctx.did = False
        if s.mandatory and s.after_another and not before:
            continue  # I17, rule 7
        operation = OPERATIONS[s.op]
        if t.settings.ask_every_effect and (operation.BLIND or not operation.ASKS) and _skippable(t, ctx, s):
            answer = yield from WhetherEffect(t, ctx, s.op)
            if answer == SKIP:
                continue
        said, asked = len(t.told), False
        if operation.ASKS:
            for questions in operation.do(t, ctx, s):
                asked = True
                yield questions
        else:
            ctx.did = operation.at_once(t, ctx, s)
        if not asked and not ctx.did and len(t.told) == said:
            say_idle(t, ctx, s)
        automaton.check_stance(t)
    ctx.rest.pop()


def _skippable(t: IronwoodTable, ctx: RunningCard, s: Step) -> bool:
    """I4.9. Every effect may be skipped; where nothing would happen there is nothing to skip."""
    return not s.mandatory and possible(t, ctx, s)


class WhetherEffect(IronQuestion):
    """I4.9. Whether an effect without a choice in it is carried out."""

    __slots__ = ("op", "source")

    KIND = "effect"
    TAKES = ("resolve", "skip")
    ASK = "ironwood-ask-effect"

    def __init__(self, t: IronwoodTable, ctx: RunningCard, op: int) -> None:
        super().__init__(t, ctx.side, "I4.9")
        self.source = ctx.card.ident
        self.op = op

    def offer(self) -> list[Option]:
        return [("resolve",), SKIP]

    def about(self) -> Mapping[str, Arg] | None:
        return {"card": self.source, "op": op_id(self.op)}


def say_idle(t: IronwoodTable, ctx: RunningCard, s: Step, secretly: bool = False) -> None:
    """A step that did nothing is passed over, but not in silence. Of visions only their owner may hear."""
    told: dict[str, Arg] = {"card": ctx.card.ident, "op": op_id(s.op)}
    if secretly or OPERATIONS[s.op].secret(t):
        t.whisper((ctx.side,), "ironwood-log-idle", told)
    else:
        t.add("ironwood-log-idle", told)


def op_id(op: int) -> str:
    """How an operation is called in words."""
    return "op-" + OP_NAMES[op]


# --- lingering cards that wait for something (I17, on_event) ---


def event(t: IronwoodTable, ctx: RunningCard, side: int, what: int) -> Script:
    """Lingering cards of a side that wait for this; with several the owner chooses the order, also between them and the
    rest of the card that has triggered them (I4.11)."""
    waiting = [lying.card for lying in t.lingering[side] if _waits(t, lying.card, what)]
    rest = ctx.side == side and ctx.action
    while waiting and not over(t):
        card = waiting[0]
        rest = rest and _rest_matters(t, ctx)
        if len(waiting) > 1 or rest:
            answer = yield from Order(t, side, waiting, ctx.card.ident if rest else "")
            if answer[0] == "rest":
                ctx.later.extend([(c, what) for c in waiting])
                return
            card = t.book.card_index[str(answer[1])]
        waiting.remove(card)
        yield from _triggered(t, side, card, what)


class Order(IronQuestion):
    """I4.11. Which of the lingering cards comes first; `rest`: or the rest of that card."""

    __slots__ = ("rest", "waiting")

    KIND = "order"
    TAKES = ("first <card>", "rest <card>")
    ASK = "ironwood-ask-order"

    def __init__(self, t: IronwoodTable, side: int, waiting: list[int], rest: str) -> None:
        super().__init__(t, side, "I4.11")
        self.waiting = waiting
        self.rest = rest

    def offer(self) -> list[Option]:
        options = named_cards(self.t, "first", self.waiting)
        if self.rest:
            options.append(("rest", self.rest))
        return options


def _rest_matters(t: IronwoodTable, ctx: RunningCard) -> bool:
    """I4.11. Whether anything is still to come of the card being played for which the order could count."""
    return any(not OPERATIONS[s.op].SAME and possible(t, ctx, s, True) for steps in ctx.rest for s in steps)


def _triggered(t: IronwoodTable, side: int, card: int, what: int) -> Script:
    for p in t.book.cards[card].passive:
        if p.op == Op.ON_EVENT and p.event == what:
            yield from run(t, RunningCard(side, t.book.cards[card], False), p.steps)


def put_off(t: IronwoodTable, ctx: RunningCard) -> Script:
    """I4.11. The card is done: now come the lingering cards its owner put off, in any order."""
    later = ctx.later
    while later and not over(t):
        chosen = later[0]
        waiting = sorted({card for card, _ in later})
        if len(waiting) > 1:
            first = yield from Order(t, ctx.side, waiting, "").card()
            chosen = next(one for one in later if one[0] == first)
        later.remove(chosen)
        yield from _triggered(t, ctx.side, chosen[0], chosen[1])


def _waits(t: IronwoodTable, card: int, what: int) -> bool:
    return any(p.op == Op.ON_EVENT and p.event == what for p in t.book.cards[card].passive)
