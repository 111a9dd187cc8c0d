"""What nobody would do who knows the game: told by the lines of an action and the table after it."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.decision import Message
from ravenhill.games.bofa.names import FP, SHADOW
from ravenhill.games.bofa.table import BofaTable

KINDS: Final = ("die-set-aside", "march-back", "garrison-stripped")


def blunders(t: BofaTable, lines: list[Message], before: list[Message]) -> list[str]:
    """The blunders of one action; `before`: the lines of earlier actions of its turn."""
    found: list[str] = []
    attacks = "bofa-log-attack" in [line.key for line in lines]  # a way back that ends in an attack is not for nothing
    for i, line in enumerate(lines):
        if line.key == "bofa-log-uses" and line.args["use"] == "skip":
            found.append("die-set-aside")
        elif line.key == "bofa-log-moves":
            if not attacks and any(_undoes(line, earlier) for earlier in before + lines[:i]):
                found.append("march-back")
            if str(line.args["side"]) == "fp" and _stripped(t, t.book.area_of[str(line.args["from"])]):
                found.append("garrison-stripped")
    return found


def _undoes(line: Message, earlier: Message) -> bool:
    """B10. An Army goes back the way it came in the same turn."""
    a, b = line.args, earlier.args
    if earlier.key != "bofa-log-moves" or a["side"] != b["side"]:
        return False
    return a["from"] == b["to"] and a["to"] == b["from"]


def _stripped(t: BofaTable, area: int) -> bool:
    """A Settlement the Free Peoples hold was left empty beside an Army of the Shadow."""
    if not t.book.points[area] or t.control[area] or t.owner[area] == FP:
        return False
    return any(t.owner[near] == SHADOW for near in t.book.adjacent[area])
