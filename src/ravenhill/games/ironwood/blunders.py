"""What nobody would do who knows the game: told by the lines of an action and the table after it."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.decision import Message
from ravenhill.games.ironwood.table import IronwoodTable, Site

KINDS: Final = ("step-idle", "wager-light", "nobody-left", "march-back")


def blunders(t: IronwoodTable, lines: list[Message], before: list[Message]) -> list[str]:
    """The blunders of one action; `before`: the lines of earlier actions of its round."""
    found: list[str] = []
    light = False
    for i, line in enumerate(lines):
        if line.key == "ironwood-log-idle":
            found.append("step-idle")
        elif line.key == "ironwood-log-attack":
            light = _light(t, [str(line.args["a"]), str(line.args["b"])])
        elif line.key == "ironwood-log-wagered" and light:
            found.append("wager-light")
        elif line.key == "ironwood-log-nobody":
            found.append("nobody-left")
        elif line.key == "ironwood-log-move":
            if any(_undoes(line, earlier) for earlier in before + lines[:i]):
                found.append("march-back")
    return found


def _light(t: IronwoodTable, places: list[str]) -> bool:
    """I9. Nothing stands where the battle is fought: no totem, no foundation or forge, no drill."""
    for name in places:
        mountain = t.book.mountain_index.get(name, -1)
        forest = t.book.forest_index.get(name, -1)
        if mountain >= 0 and (t.site[mountain] != Site.EMPTY or t.drill == mountain):
            return False
        if forest >= 0 and t.totems_in(forest):
            return False
    return True


def _undoes(line: Message, earlier: Message) -> bool:
    """I8. A fighter goes back where one came from in the same round."""
    a, b = line.args, earlier.args
    return earlier.key == "ironwood-log-move" and a["a"] == b["b"] and a["b"] == b["a"]
