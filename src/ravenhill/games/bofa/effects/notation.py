"""The notation of effects: a block is a table `{ op = "tokens", group = "elves", n = 2 }`, an effect a list of them.

It knows no rule: what a block does is known in the other rooms, which blocks there are in `vocabulary.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeAlias

from mypy_extensions import mypyc_attr

from ravenhill.engine.kinds import Fields

Phrase: TypeAlias = dict[str, Any]  # a message whose arguments may be phrases themselves


@mypyc_attr(allow_interpreted_subclasses=True)
class Block:
    """One building block: what a record says of it, and how it is told."""

    __slots__ = ()

    NAME: ClassVar[str] = ""  # what is written as `op`
    FIELDS: ClassVar[Fields] = {}  # what else it takes

    def read(self, raw: Mapping[str, Any]) -> None:
        """Takes what the record says."""

    def say(self) -> Phrase:
        """What it does, as an order that could stand in the middle of a sentence."""
        raise NotImplementedError


def phrase(key: str, args: Mapping[str, Any] | None = None) -> Phrase:
    return {"key": f"bofa-say-{key}", "args": dict(args) if args is not None else {}}


def joined(how: str, phrases: list[Phrase]) -> Phrase:
    """Several phrases as one: `then`, `or`, `and`, `sentences`."""
    whole = phrases[0]
    for one in phrases[1:]:
        whole = phrase(how, {"first": whole, "last": one})
    return whole


def in_turn(blocks: list[Block]) -> Phrase:
    """Blocks one after the other, within a sentence."""
    return joined("then", [block.say() for block in blocks]) if blocks else phrase("nothing")


def sentence(said: Phrase) -> Phrase:
    return phrase("sentence", {"said": said})
