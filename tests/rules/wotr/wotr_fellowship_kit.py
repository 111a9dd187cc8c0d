"""The Fellowship about to move, or in its phase, for tests."""

from __future__ import annotations

from typing import Any

from wotr_kit import do, lay

from ravenhill.engine.script import Play

ALL = ["gandalf_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"]


def only(*inside: str) -> dict[str, str]:
    """Everybody else has left the game."""
    return {c: "eliminated" for c in ALL if c not in inside}


def march(fellowship: dict[str, Any] | None = None, hunt: dict[str, Any] | None = None, **more: Any) -> Play:
    """The Fellowship is about to move with a Character die."""
    more.setdefault("dice", {"fp": {"character": 2}, "shadow": {"army": 1}})
    more.setdefault("empty_board", True)
    play = lay(fellowship=fellowship or {}, hunt=hunt or {}, **more)
    return do(play, ("die", "character"))


def phase(**more: Any) -> Play:
    return lay(at="fellowship", dice={"fp": {}, "shadow": {}}, ready=[4, 7], **more)
