"""A list that only grows, cheap to copy."""

from __future__ import annotations

from typing import Any


class Trail:
    """A list that only grows and shares its past: a copy costs nothing, however long the game."""

    __slots__ = ("_before", "_items", "_skip")

    def __init__(self, before: Trail | None = None, skip: int = 0) -> None:
        self._before = before
        self._skip = skip  # how much of `before` belongs to this trail
        self._items: list[Any] = []

    def __len__(self) -> int:
        return self._skip + len(self._items)

    def add(self, item: Any) -> None:
        self._items.append(item)

    def upto(self, n: int) -> Trail:
        """A new trail that goes on after the first n items of this one."""
        trail = self
        while n <= trail._skip and trail._before is not None:
            trail = trail._before
        return Trail(trail, n)

    def items(self, start: int = 0) -> list[Any]:
        parts: list[list[Any]] = []
        trail: Trail | None = self
        end = len(self)
        while trail is not None and end > start:
            own = trail._items[max(start - trail._skip, 0) : max(end - trail._skip, 0)]
            parts.append(own)
            end = min(end, trail._skip)
            trail = trail._before
        out: list[Any] = []
        while parts:
            out.extend(parts.pop())
        return out
