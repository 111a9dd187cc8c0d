"""A server whose rules have been mended in one way, as the next version's might be: python mended.py WAY PORT

Everything is patched where it is imported: worker processes import this file too. Pure Python only."""

from __future__ import annotations

import functools
import os
import sys
from collections.abc import Callable, Generator
from typing import Any

os.environ["RAVENHILL_PURE"] = "1"

import ravenhill
from ravenhill.engine import game as shelf
from ravenhill.engine import table as engine_table
from ravenhill.engine.decision import Question

WAY = os.environ.get("MENDED_WAY", "")
PARTS: dict[str, dict[str, list[str]]] = {  # way -> module -> what is mended there
    "amount": {
        "ironwood.hand": ["gain"],
        "bofa.names": ["HAND_LIMIT"],
        "cardgame.table": ["carryover_limit"],
        "wotr.events": ["hand_limit"],
    },
    "more": {
        "ironwood.hand": ["draw_specials"],
        "bofa.hand": ["draw_event"],
        "cardgame.piles": ["draw"],
        "wotr.events": ["draw"],
    },
}


def everywhere(name: str, old: Any, new: Any) -> None:
    """Puts the new thing wherever the old one was imported."""
    for module_name, module in list(sys.modules.items()):
        if module_name.startswith("ravenhill.") and vars(module).get(name) is old:
            setattr(module, name, new)


def more(old: Any) -> Any:
    """Numbers are higher by one; what is done is done twice, or once more."""
    if isinstance(old, int):
        return old + 1

    @functools.wraps(old)
    def mended(*args: Any) -> Any:
        if old.__name__ in ("gain", "draw_specials") or (old.__name__ == "draw" and "cardgame" in old.__module__):
            return old(*args[:-1], args[-1] + 1)
        done = old(*args)
        if old.__name__ in ("carryover_limit", "hand_limit"):
            return done + 1
        old(*args)
        return done

    return mended


def asked_less(old: Callable[..., Any]) -> Callable[..., Any]:
    """Who has two choices at the most is not asked, and takes the first."""

    def asking(self: Any) -> Generator[Any, None, Any]:
        if len(self.options) <= 2:
            self._table.given[self.seat] = self.options[0]
            return self.options[0]
        return (yield from old(self))

    return asking


def with_a_field(cls: Any) -> Any:
    """The same table with one more field."""

    def begin(self: Any, seats: int = 0) -> None:
        cls.__init__(self, seats)
        self.omens = 3

    def copy(self: Any) -> Any:
        other = cls.copy(self)
        other.omens = self.omens
        return other

    members = {"__slots__": ("omens",), "__init__": begin, "copy": copy, "__module__": cls.__module__}
    return type(cls.__name__, (cls,), members)


def mend(way: str) -> None:
    for info in ravenhill.games():
        game = shelf.find(info.id)
        object.__setattr__(info, "rules", info.rules + 1)
        if way == "field":
            [old] = [p for p in game.pieces if issubclass(p, engine_table.Table)]
            wider = with_a_field(old)
            everywhere(old.__name__, old, wider)
            type(game).pieces = tuple(wider if p is old else p for p in game.pieces)
        for module, names in PARTS.get(way, {}).items():
            if module.startswith(info.id):
                found = sys.modules[f"ravenhill.games.{module}"]
                for name in names:
                    everywhere(name, getattr(found, name), more(getattr(found, name)))
    if way == "less":
        setattr(Question, "__iter__", asked_less(Question.__iter__))  # noqa: B010


mend(WAY)

if __name__ == "__main__":
    from ravenhill.server.command import serve

    serve(port=int(sys.argv[1]), workers=1)
