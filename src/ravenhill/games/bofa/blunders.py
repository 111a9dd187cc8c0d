"""What nobody would do who knows the game: told by the lines of an action and the table after it."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.decision import Message
from ravenhill.games.bofa.names import FP, SHADOW
from ravenhill.games.bofa.table import BofaTable

KINDS: Final = ("die-set-aside", "march-back", "garrison-stripped")


ATTACKS: Final = ("bofa-log-attack", "bofa-log-attack-together")
ACTS: Final = ("bofa-log-uses", "bofa-log-plays-by")


def blunders(t: BofaTable, lines: list[Message], before: list[Message]) -> list[str]:
    """The blunders of one action; `before`: the lines of earlier actions of its turn."""
    found: list[str] = []
    for line in lines:
        if line.key == "bofa-log-uses" and line.args["use"] == "skip":
            found.append("die-set-aside")
        elif line.key == "bofa-log-moves" and str(line.args["side"]) == "fp":
            if _stripped(t, t.book.area_of[str(line.args["from"])]):
                found.append("garrison-stripped")
    return found + ["march-back"] * _marches_back(lines, before)


def _marches_back(lines: list[Message], before: list[Message]) -> int:
    """How many marches of this action undo one of the turn, with no attack since or at their end.

    In a combat nobody marches: who moves there retreats or advances."""
    gone: list[Message] = []
    back = 0
    fighting = False
    for i, line in enumerate(before + lines):
        if line.key in ATTACKS:
            fighting = True
            gone = []
            back = 0
        elif line.key in ACTS:
            fighting = False
        elif line.key == "bofa-log-moves" and not fighting:
            if i >= len(before) and any(_undoes(line, earlier) for earlier in gone):
                back += 1
            gone.append(line)
    return back


def _undoes(line: Message, earlier: Message) -> bool:
    """B10. An Army goes back the way it came in the same turn."""
    a, b = line.args, earlier.args
    return a["side"] == b["side"] and a["from"] == b["to"] and a["to"] == b["from"]


def _stripped(t: BofaTable, area: int) -> bool:
    """A Settlement the Free Peoples hold was left empty beside an Army of the Shadow."""
    if not t.book.points[area] or t.control[area] or t.owner[area] == FP:
        return False
    return any(t.owner[near] == SHADOW for near in t.book.adjacent[area])
