"""I17. What an operation of the effect language is: it reads itself, says itself, and is carried out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from ravenhill.engine.decision import Message, Script
from ravenhill.engine.kinds import Blocks, Check, Fault, Fields, Whole, flag, table, text
from ravenhill.engine.named import names
from ravenhill.games.ironwood.book import Op, Step
from ravenhill.games.ironwood.effects.running_card import RunningCard
from ravenhill.games.ironwood.shapes import Phrase
from ravenhill.games.ironwood.table import IronwoodTable

OP_NAMES: Final = names(Op)


class Argument:
    """Something a step may say: what it takes, and the field of the step it goes to.

    A key that ends in `?` may be left out: the field is as in any step then."""

    __slots__ = ("check", "field", "key", "name")

    def __init__(self, key: str, check: Check, field: str) -> None:
        self.key = key
        self.name = key.rstrip("?")
        self.check = check
        self.field = field

    def read(self, s: Step, value: Any) -> None:
        setattr(s, self.field, value)


EVERY_STEP: Final = (Argument("id?", text(), "ident"), Argument("mandatory?", flag(), "mandatory"))


@mypyc_attr(allow_interpreted_subclasses=True)  # so that a test can look on
class Operation:
    """One operation of the language: what a step of it says, whether it could change anything now, how it is carried
    out, and how it is told. What its owner chooses is asked by questions that stand beside it."""

    __slots__ = ()

    OP: ClassVar[int] = -1
    ARGUMENTS: ClassVar[tuple[Argument, ...]] = ()
    ASKS: ClassVar[bool] = True  # somebody may have to choose: `do`; otherwise `at_once`
    BLIND: ClassVar[bool] = False  # it concerns the opponent's cards, and nobody chooses
    SAME: ClassVar[bool] = False  # it is the same before and after the effect of a lingering card
    PLAYED: ClassVar[bool] = False  # only a card played as an action can do it (I3.4, I4.12)
    ALONE: ClassVar[bool] = False  # a drawback that holds whether or not the step before it was carried out

    # --- what stands in the data ---

    def read(self, raw: Mapping[str, Any]) -> Step:
        """A step as a card's record has it."""
        s = Step(self.OP)
        for argument in (*self.ARGUMENTS, *EVERY_STEP):
            if argument.name in raw:
                argument.read(s, raw[argument.name])
        s.after_another = not self.ALONE
        return s

    def fields(self) -> Fields:
        """What a step of it says beside its name."""
        return {argument.key: argument.check for argument in (*self.ARGUMENTS, *EVERY_STEP)}

    def faults(self, raw: dict[str, Any], path: str, whole: Whole) -> list[Fault]:
        """What is wrong with a step of a record."""
        return table({"op": text(), **self.fields()})(raw, path, whole)

    def say(self, s: Step) -> Phrase:
        """What the step does, as an order that could stand in the middle of a sentence."""
        raise NotImplementedError

    # --- at the table ---

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        """Whether it could change anything now, as the steps before it have left the table, by what its owner knows.

        Openly: judged by what everybody can see, which decides whether somebody is asked at all."""
        return True

    def worth(self, t: IronwoodTable, side: int, s: Step) -> float:
        """What it could do now, at first sight, as the first step of something to choose."""
        return 3.0

    def do(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> Script:
        """Carries it out, and notes in `ctx.did` whether anything was done."""
        raise NotImplementedError

    def at_once(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> bool:
        """Carries it out where nobody has a choice; whether anything was done."""
        raise NotImplementedError

    def secret(self, t: IronwoodTable) -> bool:
        """Whether only its owner may hear that it did nothing."""
        return False


OPERATIONS: Final[dict[int, Operation]] = {}  # by number; `operations.py` fills both
PASSIVES: Final[dict[int, Operation]] = {}  # what a lingering card does while it is in play


def steps_of(raw: list[dict[str, Any]]) -> list[Step]:
    """The steps of an effect as a card's record has them."""
    return [OPERATIONS[OP_NAMES.index(r["op"])].read(r) for r in raw]


def passives_of(raw: list[dict[str, Any]]) -> list[Step]:
    return [PASSIVES[OP_NAMES.index(r["op"])].read(r) for r in raw]


def step_faults(value: Any, path: str, whole: Whole) -> list[Fault]:
    """What is wrong with one step of an effect."""
    return _faults(OPERATIONS, value, path, whole)


def passive_faults(value: Any, path: str, whole: Whole) -> list[Fault]:
    return _faults(PASSIVES, value, path, whole)


def _faults(known: dict[int, Operation], value: Any, path: str, whole: Whole) -> list[Fault]:
    if not isinstance(value, dict) or "op" not in value:
        return [(path, Message("ironwood-pack-step"))]
    said = value["op"]
    op = OP_NAMES.index(said) if said in OP_NAMES else -1
    if op not in known:
        told = ", ".join(sorted(OP_NAMES[o] for o in known))
        return [(f"{path}.op", Message("ironwood-pack-op", {"value": str(said), "known": told}))]
    return known[op].faults(value, path, whole)


def _ways(known: dict[int, Operation]) -> dict[str, Fields]:
    return {OP_NAMES[op]: operation.fields() for op, operation in known.items()}


STEP: Final = Blocks("step", "op", lambda: _ways(OPERATIONS), step_faults)
PASSIVE: Final = Blocks("passive", "op", lambda: _ways(PASSIVES), passive_faults)
