"""B9.4, B8.8. What every block shares that does something: whether it could now, what there is to choose, doing it."""

from __future__ import annotations

from ravenhill.engine.decision import Script
from ravenhill.games.bofa.effects.notation import Block
from ravenhill.games.bofa.names import FP
from ravenhill.games.bofa.table import BofaTable


class Run:
    """An effect at work: which character's it is (-1: nobody's), by which rule, whose side, where he has come."""

    __slots__ = ("area", "character", "rule", "side")

    def __init__(self, character: int, rule: str, side: int = FP) -> None:
        self.character = character
        self.rule = rule
        self.side = side  # only an Event card can be the Shadow's
        self.area = -1  # where the character has entered


class Operation(Block):
    """A block that is carried out."""

    __slots__ = ()

    def choices(self, t: BofaTable, run: Run) -> list[int]:
        """The areas it may be about, where that is a choice."""
        return []

    def possible(self, t: BofaTable, run: Run) -> bool:
        """Whether it would do anything now."""
        return bool(self.choices(t, run))

    def do(self, t: BofaTable, run: Run) -> Script:
        """Carries it out, as far as possible; what asks nobody is `happen`."""
        self.happen(t, run)
        yield from ()

    def happen(self, t: BofaTable, run: Run) -> None:
        raise NotImplementedError


def operation(block: Block) -> Operation:
    """A block of the book as one that can be carried out."""
    assert isinstance(block, Operation)
    return block


def any_possible(t: BofaTable, blocks: list[Block], run: Run) -> bool:
    return any(operation(block).possible(t, run) for block in blocks)


def carry_out(t: BofaTable, blocks: list[Block], run: Run) -> Script:
    """In the order written, each as far as possible."""
    for block in blocks:
        yield from operation(block).do(t, run)
