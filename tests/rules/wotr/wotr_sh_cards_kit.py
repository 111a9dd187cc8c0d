"""One card of the Shadow in hand and a die to play it with, for tests."""

from __future__ import annotations

from typing import Any

from wotr_kit import (
    do,
    lay,
    options,
)

from ravenhill.engine.script import Play

ALL = ["gandalf_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"]
NOBODY = dict.fromkeys(ALL, "eliminated")
WAR = dict.fromkeys(("sauron", "isengard", "southrons"), "war")
EVERYBODY = {**WAR, **dict.fromkeys(("gondor", "rohan", "elves", "dwarves", "north"), "war")}
WILD = {"region": "trollshaws"}
SIEGE = {"minas_tirith": {"sauron_regular": 5, "besieged": {"gondor_regular": 5}}}


def holding(name: str, **more: Any) -> Play:
    more.setdefault("dice", {"fp": {"muster": 1}, "shadow": {"event": 1}})
    hands = more.pop("hands", [[], [name]])
    play = lay(hands=hands, acting=1, **more)
    return do(play, ("die", "event"))


def playable(name: str, **more: Any) -> bool:
    return ("play", name) in options(holding(name, **more))


def played(name: str, *answers: Any, feed: list[str] | None = None, **more: Any) -> Play:
    play = holding(name, **more)
    if feed:
        play.feed(feed)
    return do(play, ("play", name), *answers)
