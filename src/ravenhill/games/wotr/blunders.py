"""What nobody would do who knows the game: told by the lines of an action and the table after it."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.decision import Message
from ravenhill.games.wotr.table import Wotr

KINDS: Final = ("die-wasted", "ring-wasted", "march-back", "garrison-stripped")


def blunders(t: Wotr, lines: list[Message], before: list[Message]) -> list[str]:
    """The blunders of one action; `before`: the lines of earlier actions of its turn."""
    keys = [line.key for line in lines]
    found: list[str] = []
    if "wotr-log-skip" in keys:
        found.append("die-wasted")
        if "wotr-log-ring" in keys:
            found.append("ring-wasted")
    for i, line in enumerate(lines):
        if line.key != "wotr-log-move":
            continue
        if any(_undoes(line, earlier) for earlier in before + lines[:i]):
            found.append("march-back")
        if _stripped(t, str(line.args["side"]) == "fp", str(line.args["from"])):
            found.append("garrison-stripped")
    return found


def _undoes(line: Message, earlier: Message) -> bool:
    """W15. As many units go back the way they came in the same turn."""
    a, b = line.args, earlier.args
    if earlier.key != "wotr-log-move" or a["side"] != b["side"]:
        return False
    return a["from"] == b["to"] and a["to"] == b["from"] and a["n"] == b["n"]


def _stripped(t: Wotr, free: bool, name: str) -> bool:
    """A Settlement worth points was left empty beside an enemy Army."""
    side = 0 if free else 1
    region = t.book.region_ids.index(name)
    box = t.book.box[region]
    if not t.book.vp[region] or t.control[region] != side or t.units_at(region, side):
        return False
    if box >= 0 and t.units_at(box, side):
        return False
    return any(t.units_at(near, 1 - side) for near in t.book.near[region])
