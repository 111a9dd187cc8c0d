"""The levels a person can choose: which machine sits down, how long it may think, and how it has fared.

What was measured stands in `levels.toml`; docs/strength.md tells how."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final


@dataclass(frozen=True)
class Level:
    """A level by its name: the player behind it with its settings; its words are `client-level-<name>`."""

    name: str
    player: str  # a game that knows this player offers the level
    settings: dict[str, Any] = field(default_factory=dict)

    @property
    def ms(self) -> int:
        """How long it may think about a choice, in milliseconds of processor; 0: as long as one look takes."""
        return int(self.settings.get("ms", 0))


# From the weakest to the strongest. The time is of a processor: whoever waits may see a little more.
LEVELS: Final = (
    Level("squire", "beginner"),
    Level("captain", "greedy"),
    Level("marshal", "search", {"ms": 200}),
    Level("steward", "search", {"ms": 2000}),
)
NEEDS: Final = {"beginner": "greedy"}  # what judges by the same eye is there where the other is


def offered(players: Sequence[str]) -> tuple[Level, ...]:
    """The levels of a game, by the machine players it knows; the strongest last.

    >>> [level.name for level in offered(("random", "greedy"))]
    ['squire', 'captain']
    """
    return tuple(level for level in LEVELS if NEEDS.get(level.player, level.player) in players)


def level(name: str) -> Level | None:
    """The level of that name, if it is one."""
    return next((known for known in LEVELS if known.name == name), None)


@dataclass(frozen=True)
class Fared:
    """How a level has fared against the one below it, and at which table; a draw is half a game."""

    won: float
    games: int
    scenario: str
    seats: int
    hurried: bool  # whether they had less time to think than the levels have


@cache
def measured(game: str) -> dict[str, Fared]:
    """What was measured in a game, by level; nothing for what nobody has measured."""
    written = Path(__file__).with_name("levels.toml").read_text(encoding="utf-8")
    found: dict[str, Any] = dict(tomllib.loads(written).get(game, {}))
    scenario, seats = str(found.pop("scenario", "")), int(found.pop("seats", 0))
    return {
        name: Fared(float(one["won"]), int(one["games"]), scenario, seats, bool(one.get("hurried", False)))
        for name, one in found.items()
    }
