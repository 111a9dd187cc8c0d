"""Every building block. A new one is a class, and a line here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from ravenhill.engine.decision import Script
from ravenhill.games.bofa.effects import fighting, lasting, mustering, orders, shooting
from ravenhill.games.bofa.effects.fates import Eagle, Fly, Step, Wrath
from ravenhill.games.bofa.effects.notation import Block, Phrase, in_turn, phrase
from ravenhill.games.bofa.effects.operation import Operation, Run, any_possible, carry_out
from ravenhill.games.bofa.names import CHARACTER_IDS, CHARACTER_NUMBER, WAITING
from ravenhill.games.bofa.table import BofaTable

Words: TypeAlias = dict[str, type[Block]]


class IfWaiting(Operation):
    """fa05. One thing while a figure waits on the Fate Track, another one afterwards."""

    __slots__ = ("otherwise", "then", "who")

    NAME = "if_waiting"

    def __init__(self) -> None:
        self.who = 0
        self.then: list[Block] = []
        self.otherwise: list[Block] = []

    def read(self, raw: Mapping[str, Any]) -> None:
        self.who = CHARACTER_NUMBER[raw["character"]]
        self.then = blocks_of(raw["then"])
        self.otherwise = blocks_of(raw["otherwise"])

    def blocks(self, t: BofaTable) -> list[Block]:
        return self.then if t.place[self.who] == WAITING else self.otherwise

    def possible(self, t: BofaTable, run: Run) -> bool:
        return any_possible(t, self.blocks(t), run)

    def do(self, t: BofaTable, run: Run) -> Script:
        return carry_out(t, self.blocks(t), run)

    def say(self) -> Phrase:
        args = {"character": CHARACTER_IDS[self.who], "then": in_turn(self.then), "otherwise": in_turn(self.otherwise)}
        return phrase("if-waiting", args)


_ORDERS: Final[list[type[Block]]] = [
    mustering.Tokens,
    mustering.Turn,
    mustering.Recruit,
    mustering.Rallies,
    mustering.Heal,
    mustering.March,
    mustering.Draw,
    mustering.Enlist,
    shooting.Blast,
    shooting.Focus,
    shooting.Archery,
    Eagle,
    Fly,
    Wrath,
]
_LASTING: Final[list[type[lasting.Lasting]]] = [
    lasting.BearDice,
    lasting.BearAim,
    lasting.Heights,
    lasting.Strength,
    lasting.Leadership,
    lasting.Strokes,
    lasting.Armour,
]
_EVENTS: Final[list[type[Block]]] = [
    mustering.Rallies,
    mustering.Heal,
    mustering.Recruit,
    mustering.March,
    mustering.Draw,
    orders.Gather,
    orders.Strike,
    orders.Surround,
]
_FIGHTS: Final[list[type[fighting.Fighting]]] = [
    fighting.Captain,
    fighting.Sixes,
    fighting.NoQuarter,
    fighting.Determined,
    fighting.Stand,
    fighting.Fog,
    fighting.Mute,
    fighting.Fury,
    fighting.Voice,
    fighting.Fewer,
]
ORDERS: Final[Words] = {block.NAME: block for block in _ORDERS}  # what a General may do
ENTERING: Final[Words] = {**ORDERS, mustering.Enter.NAME: mustering.Enter}
STEPPING: Final[Words] = {**ORDERS, Step.NAME: Step}
FATES: Final[Words] = {**STEPPING, IfWaiting.NAME: IfWaiting}
LASTING: Final[Words] = {block.NAME: block for block in _LASTING}
EVENTS: Final[Words] = {block.NAME: block for block in _EVENTS}  # what an Event card orders: of either side
FIGHTS: Final[Words] = {block.NAME: block for block in _FIGHTS}
EVERY: Final[Words] = {**ENTERING, **FATES, **LASTING, **EVENTS, **FIGHTS}


def blocks_of(raw: Sequence[Mapping[str, Any]]) -> list[Block]:
    """The blocks of an effect, as a record has them."""
    found: list[Block] = []
    for one in raw:
        block = EVERY[one["op"]]()
        block.read(one)
        found.append(block)
    return found


def lasting_of(raw: Sequence[Mapping[str, Any]]) -> list[lasting.Lasting]:
    """What a card does as long as it lies beside its character."""
    found: list[lasting.Lasting] = []
    for block in blocks_of(raw):
        assert isinstance(block, lasting.Lasting)
        found.append(block)
    return found
