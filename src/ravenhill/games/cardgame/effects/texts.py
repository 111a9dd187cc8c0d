"""C2.2.8, C6.3.6. Whole texts: of cards, events and locations."""

from __future__ import annotations

from ravenhill.engine.decision import Option, Script
from ravenhill.games.cardgame.asking import SKIP
from ravenhill.games.cardgame.book import EVENT, Ability
from ravenhill.games.cardgame.effects.conditions import holds
from ravenhill.games.cardgame.effects.notation import Instruction
from ravenhill.games.cardgame.effects.operation import Run, TextQuestion, any_possible, operation
from ravenhill.games.cardgame.table import CardTable


def resolve(t: CardTable, a: Ability, card: int, p: int) -> Script:
    """A text that works now: if it is optional its player decides, then it is paid and carried out."""
    run = Run(p, card)
    if not holds(t, a.condition, card, p):
        return
    if a.cost:
        if not payable(t, a, run) or not any_possible(t, a.effects, run, True):
            return
        if a.optional:
            answer = yield from UseText(t, run, a)
            if answer == SKIP:
                return
    yield from carry_out_all(t, a.cost, a.effects, run, a.optional and not a.cost)


class UseText(TextQuestion):
    """C6.3.7. Whether an optional text with a cost is used."""

    __slots__ = ("a",)

    KIND = "use"
    TAKES = ("use <card>", "skip")
    ASK = "cardgame-ask-use"

    def __init__(self, t: CardTable, run: Run, a: Ability) -> None:
        super().__init__(t, run.p, "C6.3.7", run)
        self.a = a

    def offer(self) -> list[Option]:
        works = any_possible(self.t, self.a.effects, self.run)
        return [self.t.book.use_option[self.run.card], SKIP] if works else [SKIP]

    def weigh(self, option: Option) -> float:
        return 4.0 if option[0] == "use" else super().weigh(option)


def use_action(t: CardTable, a: Ability, card: int, p: int) -> Script:
    """C6.8.4. The action text of a card in play."""
    if a.once:
        t.used = [*t.used, card]
    yield from carry_out_all(t, a.cost, a.effects, Run(p, card), False)


def usable(t: CardTable, a: Ability, card: int, p: int, openly: bool = False) -> bool:
    """C6.8.4, C6.8.6, C6.3.7. Whether the player could use this action text now, the card being in its place."""
    if a.once and card in t.used:
        return False
    if not holds(t, a.condition, card, p):
        return False
    run = Run(p, card)
    if a.cost:
        if operation(a.cost[0]).pays_with_card():
            run.paid = card
        if not payable(t, a, run):
            return False
    return any_possible(t, a.effects, run, openly)


def payable(t: CardTable, a: Ability, run: Run) -> bool:
    """All costs can be paid in full."""
    return all(operation(cost).payable(t, run) for cost in a.cost)


def event(t: CardTable, card: int, p: int) -> Script:
    """C6.6.1, C6.3.9. The text of an event, if its condition holds after the cost as it did before; who played it
    eliminates it afterwards."""
    if not holds(t, t.book.event_condition[card], card, p):
        t.tell("cardgame-log-no-effect", {"card": t.book.card_ids[card]})
        return
    yield from carry_out_all(t, [], t.book.event_text[card], Run(p, card), False)


def playable_event(t: CardTable, card: int, p: int) -> bool:
    """C6.3.9. An event whose condition is not met can not be played."""
    if t.book.type[card] != EVENT or not holds(t, t.book.event_condition[card], card, p):
        return False
    return t.settings.idle_events or any_possible(t, t.book.event_text[card], Run(p, card))


def carry_out_all(t: CardTable, cost: list[Instruction], effects: list[Instruction], run: Run, may: bool) -> Script:
    """C6.3.6. Costs first, then the instructions in the order written, as far as possible."""
    t.depth += 1
    for paid in cost:
        yield from operation(paid).carry_out(t, run, False)
    for effect in effects:
        e = operation(effect)
        if e.replaces_path() and not e.possible(t, run):  # C4.4.7: the rest speaks of the new path
            break
        yield from e.carry_out(t, run, may)
        if e.replaces_path() and not t.settings.rest_after_combat:  # C4.4.8
            break
    t.depth -= 1
    if t.depth == 0 and t.pending:
        yield from pending_texts(t, run.p)


# --- texts of locations ---


def location_text(t: CardTable, location: int, p: int) -> Script:
    """C4.2.3. The activation text, at once or, where the option says so, after the text that brought it."""
    if t.depth > 0 and t.settings.nested_texts == "after":
        t.pending = [*t.pending, location]
        return
    yield from _activated(t, location, p)


def _activated(t: CardTable, location: int, p: int) -> Script:
    """C4.2.3. An activation text names its player; the one who activates chooses only where no player is named."""
    for effect in t.book.location_texts[location]:
        yield from operation(effect).carry_out(t, Run(p, -1, location), False)


def pending_texts(t: CardTable, p: int) -> Script:
    """C4.2.3. Texts put off until the text that brought them is done."""
    while t.pending:
        location = t.pending[0]
        t.pending = t.pending[1:]
        yield from _activated(t, location, p)
