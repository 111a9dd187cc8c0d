"""What a table looked like after each answer, kept as what changed: looking back needs no rules.

A *change* is JSON: None where nothing changed, else a list that begins with what is to be done:
    ["=", value]                     this instead
    ["~", {field: change}]           a piece: these fields
    ["[]", [[place, change], ...]]   a list of the same length: these places
    ["+", start, removed, values]    a list that grew or shrank in one place
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from ravenhill.engine.plain import SHARED, Piece, fields_of, plain

Change: TypeAlias = list[Any] | None

# Not part of what can be looked back at: chance to come, lines on their way to the log, what never changes.
UNSEEN: Final = ("chance", "told", "quiet", *SHARED)


def whole(table: Piece) -> Any:
    """A table as the first frame of a game holds it."""
    seen = plain(table)
    for name in UNSEEN:
        seen.pop(name, None)
    return seen


def difference(old: Any, new: Any) -> Change:
    """What makes the new value out of the old one. Both are things of a table, not plain data yet."""
    if old is new:
        return None
    if isinstance(new, Piece):
        cls = type(new)
        if type(old) is not cls:
            return ["=", plain(new)]
        fields: dict[str, Any] = {}
        for name in fields_of(cls):
            if name not in UNSEEN:
                change = difference(getattr(old, name), getattr(new, name))
                if change is not None:
                    fields[name] = change
        return ["~", fields] if fields else None
    if isinstance(new, list) and isinstance(old, list):
        return _in_list(old, new)
    if old == new and old.__class__ is new.__class__:
        return None
    return ["=", plain(new)]


def _in_list(old: list[Any], new: list[Any]) -> Change:
    if old == new:
        return None
    if len(old) == len(new):
        places: list[Any] = []
        for i in range(len(new)):
            change = difference(old[i], new[i])
            if change is not None:
                places.append([i, change])
        if not places:  # pieces that are not the same things, but alike
            return None
        return ["[]", places] if 3 * len(places) <= len(new) + 6 else ["=", plain(new)]
    short = min(len(old), len(new))
    start = 0
    while start < short and _alike(old[start], new[start]):
        start += 1
    end = 0
    while end < short - start and _alike(old[-1 - end], new[-1 - end]):
        end += 1
    return ["+", start, len(old) - start - end, plain(new[start : len(new) - end])]


def _alike(old: Any, new: Any) -> bool:
    return difference(old, new) is None


def changed(value: Any, change: Change) -> Any:
    """The plain value after a change. The old one is left as it was; what did not change is shared."""
    if change is None:
        return value
    kind = change[0]
    if kind == "=":
        return change[1]
    if kind == "~":
        piece = dict(value)
        for name, inner in change[1].items():
            piece[name] = changed(piece.get(name), inner)
        return piece
    if kind == "[]":
        places = list(value)
        for i, inner in change[1]:
            places[i] = changed(places[i], inner)
        return places
    if kind == "+":
        start, removed, values = change[1], change[2], change[3]
        return [*value[:start], *values, *value[start + removed :]]
    raise ValueError(f"change {kind!r}")


class Eye:
    """Looks at a table again and again, and tells what has changed since it last looked."""

    __slots__ = ("_last",)

    def __init__(self, seen: Piece | None = None) -> None:
        self._last: Any = seen.copy() if seen is not None else None

    def copy(self) -> Eye:
        """Another eye that has seen the same; what it saw is never changed."""
        other = Eye()
        other._last = self._last
        return other

    def look(self, table: Piece) -> Change:
        last = self._last
        self._last = table.copy()
        return ["=", whole(table)] if last is None else difference(last, table)
