"""C6.3.6, C6.3.7. Instructions made of others: one of several, for each player, one as the price of another."""

from __future__ import annotations

from ravenhill.engine.decision import Option, Reason, Script
from ravenhill.games.cardgame.asking import NOTHING
from ravenhill.games.cardgame.effects.notation import PAYING, SELF, Arguments, Instruction
from ravenhill.games.cardgame.effects.operation import (
    Choosing,
    Operation,
    PlayersOperation,
    Run,
    TextQuestion,
    any_possible,
    done_by,
    operation,
    players_of,
    weight_of_thing,
    why_not_thing,
)
from ravenhill.games.cardgame.effects.saying import Said, any_of
from ravenhill.games.cardgame.table import CardTable


class Choose(Operation):
    """One of several instructions: all their things are offered together."""

    __slots__ = ("ways",)

    NAME = "choose"

    def read(self, a: Arguments) -> None:
        self.ways: list[Instruction] = a.ways(" or ")

    def possible(self, t: CardTable, run: Run, openly: bool = False) -> bool:
        return any_possible(t, self.ways, run, openly)

    def choices(self, t: CardTable, run: Run) -> list[Option]:
        return [o for way in self.ways for o in operation(way).choices(t, run)]

    def do(self, t: CardTable, run: Run) -> Script:
        open_to = self.choices(t, run)
        if not open_to:
            return
        answer = open_to[0]
        if len(open_to) > 1:
            answer = yield from ChooseOne(t, run, self)
        for way in self.ways:
            e = operation(way)
            if isinstance(e, Choosing) and answer in e.choices(t, run):
                yield from e.apply(t, run.p, run, answer)
                return

    def deed(self) -> Said:
        return Said("choose", None, {"ways": [any_of([way.say() for way in self.ways], "else")]})


class ChooseOne(TextQuestion):
    """C6.3.6. One of the things that a text offers for a choice."""

    __slots__ = ("e",)

    KIND = "choose"
    TAKES = ("take <card>", "eliminate <card>", "to <location>", "on <card>", "none")
    ASK = "cardgame-ask-choose"

    def __init__(self, t: CardTable, run: Run, e: Choose) -> None:
        super().__init__(t, run.p, "C6.3.6", run)
        self.e = e

    def offer(self) -> list[Option]:
        found = self.e.choices(self.t, self.run)
        return found if found else [NOTHING]

    def because(self, verb: str, name: str) -> Reason | None:
        return why_not_thing(self.t, verb, name, self.rule)

    def weigh(self, option: Option) -> float:
        return weight_of_thing(self.t, option, super().weigh(option))


class ForEach(PlayersOperation):
    """C5.9. Each player in turn carries out all of it."""

    __slots__ = ("parts",)

    NAME = "for_each"

    def read(self, a: Arguments) -> None:
        super().read(a)
        self.parts: list[Instruction] = []
        while a.more():
            self.parts.append(a.line())

    def possible(self, t: CardTable, run: Run, openly: bool = False) -> bool:
        return any_possible(t, self.parts, run, openly)

    def do(self, t: CardTable, run: Run) -> Script:
        for q in players_of(t, self.who, run):
            run.it = q
            for part in self.parts:
                yield from operation(part).carry_out(t, run, False)

    def deed(self) -> Said:
        return Said("all", None, {"what": [part.say() for part in self.parts]})


class Pay(Operation):
    """C6.3.7. A player may do one thing to get another."""

    __slots__ = ("cost", "gain")

    NAME = PAYING

    def read(self, a: Arguments) -> None:
        self.may = True
        self.cost: Operation = operation(a.line())
        self.gain: Operation = operation(a.line())

    def possible(self, t: CardTable, run: Run, openly: bool = False) -> bool:
        return self.cost.possible(t, run, openly) and self.gain.possible(t, run, openly)

    def decider(self, t: CardTable, run: Run) -> int:
        return players_of(t, _who(self.cost), run)[0]

    def do(self, t: CardTable, run: Run) -> Script:
        yield from self.cost.carry_out(t, run, False)
        yield from self.gain.carry_out(t, run, False)

    def deed(self) -> Said:
        gain = self.gain.deed() if _who(self.gain) in (SELF, _who(self.cost)) else self.gain.say()
        return Said("pay", None, {"cost": [self.cost.deed()], "gain": [gain]})

    def say(self) -> Said:
        return done_by(_who(self.cost), self.may_be(self.deed()))


def _who(e: Operation) -> int:
    return e.who if isinstance(e, PlayersOperation) else SELF
