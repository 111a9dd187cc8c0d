"""Who sits at a seat: the machine players, by name."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import partial
from typing import Any

from ravenhill.engine.decision import BadSetup, Message
from ravenhill.players.beginner import Beginner
from ravenhill.players.greedy import Greedy
from ravenhill.players.greedy_1.player import Greedy1
from ravenhill.players.learn.player import Learned
from ravenhill.players.levels import LEVELS
from ravenhill.players.random import Random
from ravenhill.players.scripted.player import Scripted
from ravenhill.players.search import Search
from ravenhill.players.seat import Player
from ravenhill.players.together import searching

__all__ = ["Player", "names", "player", "register", "spelled", "within"]

_makers: dict[str, Callable[..., Player]] = {}


def register(name: str, maker: Callable[..., Player]) -> None:
    """Makes a player known by a name; the maker's keywords are its settings, `seed` among them."""
    _makers[name] = maker


def names() -> tuple[str, ...]:
    return tuple(_makers)


def player(name: str, **settings: Any) -> Player:
    """A machine player: `.choose(table_seen_by_seat, seat)` gives an option.

    >>> player("greedy", samples=2).name
    'greedy'
    """
    if name not in _makers:
        raise BadSetup(Message("bad-player", {"player": str(name), "known": ", ".join(_makers)}))
    try:
        return _makers[name](**settings)
    except (TypeError, ValueError) as e:
        raise BadSetup(_refusal(name, settings, str(e))) from e


def _refusal(name: str, settings: dict[str, Any], detail: str) -> Message:
    """Why a player does not take these settings: one it does not know, one that is no number, or its own reason."""
    known = _settings(name)
    for key, value in settings.items():
        if key not in known:
            listed = [k for k, default in known.items() if isinstance(default, int | float | str) and k != "seed"]
            told: dict[str, str | int] = {
                "player": name,
                "setting": key,
                "known": ", ".join(listed),
                "count": len(listed),
            }
            return Message("bad-player-no-setting", told)
        if isinstance(value, str) and isinstance(known[key], int | float):
            return Message("bad-setting-number", {"name": f"{name}:{key}", "value": value})
    given = ", ".join(f"{k}={v}" for k, v in settings.items() if k != "seed")
    return Message("bad-player-setting", {"player": name, "setting": given, "detail": detail})


def _settings(name: str) -> dict[str, Any]:
    """What a player can be told, and what it takes otherwise; the searching one hands on to each of its processes what
    it does not know itself."""
    maker = _makers[name]
    takes = dict(inspect.signature(maker).parameters)
    if getattr(maker, "func", maker) is searching:
        takes |= inspect.signature(Search).parameters
    return {each.name: each.default for each in takes.values() if each.kind is not each.VAR_KEYWORD}


def spelled(text: str, seed: int = 0) -> Player:
    """A player as the command line names it: `greedy`, or with settings `greedy:samples=2:width=12`."""
    name, *parts = text.strip().split(":")
    settings: dict[str, Any] = {"seed": seed}
    for part in parts:
        key, equals, value = part.partition("=")
        if not equals or not key.isidentifier():
            raise BadSetup(Message("bad-player-setting", {"player": name, "setting": part, "detail": "NAME=VALUE"}))
        settings[key] = _value(value)
    return player(name, **settings)


def within(text: str, cpu_ms: int) -> str:
    """A player as the command line names it, with so many milliseconds of processor a choice where it takes a budget
    and none is given.

    >>> within("greedy", 20)
    'greedy'
    """
    name, *parts = text.strip().split(":")
    given = {part.partition("=")[0] for part in parts}
    takes = name in _makers and "ms" in inspect.signature(_makers[name]).parameters
    return f"{text}:ms={cpu_ms}" if takes and not given & {"ms", "iterations"} else text


def _value(text: str) -> int | float | str:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


register("random", Random)
register("beginner", Beginner)
register("greedy", Greedy)
register("learned", Learned)
register("search", searching)
register("scripted", Scripted)  # by a flow chart, in War of the Ring; elsewhere by weight alone
register("greedy-1", Greedy1)  # for comparisons: no game offers it
for _level in LEVELS:
    register(_level.name, partial(_makers[_level.player], **_level.settings))
