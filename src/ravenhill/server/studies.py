"""What worker processes do for analyses: a game read, its choices studied a few at a time, and all of it told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pydantic_core import to_json

from ravenhill.analysis.course import choices, moments, told
from ravenhill.analysis.study import Study, replayed, study
from ravenhill.engine import record
from ravenhill.engine.decision import Bad
from ravenhill.server.thinking import kept, record_of
from ravenhill.server.turns import Asker


@dataclass
class Progress:
    """How far an analysis has come, in choices, and who wanted it."""

    by: Asker
    of: int = 0
    done: int = 0


def read(pages: list[bytes]) -> dict[str, Any]:
    """The record of a game and the numbers of its choices, or why it can not be analysed."""
    try:
        written = record_of(pages)
        return {"written": written, "choices": choices(moments(written))}
    except Bad as e:
        return {"key": e.message.key, "args": dict(e.message.args)}


def some(written: bytes, iterations: int, numbers: Sequence[int]) -> list[Study]:
    """The studies of these choices."""
    found = [study(written, iterations, n) for n in numbers]
    return [one for one in found if one is not None]


def whole(written: bytes, studies: list[Study], iterations: int) -> bytes:
    """The analysis, written."""
    return to_json(told(written, moments(written), studies, iterations))


def fork(pages: list[bytes], n: int) -> dict[str, Any]:
    """A game up to its n-th answer, as rows to go on from; or why it can not be left there."""
    try:
        written = record_of(pages)
        replayed(written)
        play = record.replay(written, n)
    except Bad as e:
        return {"key": e.message.key, "args": dict(e.message.args)}
    if play.over or play.answers < n:
        return {"key": "server-what-if-over", "args": {}}
    return {**kept(play), "to_move": [d.seat for d in play.decisions]}
