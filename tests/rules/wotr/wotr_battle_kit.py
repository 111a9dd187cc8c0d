"""Battles for tests: an attack declared on an empty board."""

from __future__ import annotations

from typing import Any

from wotr_kit import (
    do,
    lay,
    rolls,
    table,
)

from ravenhill.engine.script import Play
from ravenhill.games.wotr.table import Battle

WAR = dict.fromkeys(("sauron", "isengard", "southrons", "gondor", "rohan", "elves", "dwarves", "north"), "war")
PASS = ("pass",)


def attack(
    regions: dict[str, Any],
    source: str,
    target: str,
    side: str = "shadow",
    face: str = "army",
    fed: tuple[int, ...] = (),
    **more: Any,
) -> Play:
    """An empty board but for these regions; one side declares an attack and stands before its rearguard."""
    other = "fp" if side == "shadow" else "shadow"
    more.setdefault("politics", WAR)
    if side == "fp" and face == "army":
        face = "army_muster"
    play = lay(
        empty_board=True,
        regions=regions,
        dice={side: {face: 1}, other: {"event": 1}},
        acting=1 if side == "shadow" else 0,
        **more,
    )
    do(play, ("die", face), "attack_leader" if face == "character" else "attack_army")
    rolls(play, *fed)
    return do(play, ("attack", source, target))


def the_battle(play: Play) -> Battle:
    b = table(play).battle
    assert b is not None
    return b
