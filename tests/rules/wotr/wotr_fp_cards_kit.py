"""One card of the Free Peoples in hand and a die to play it with, for tests."""

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
WAR = dict.fromkeys(("sauron", "isengard", "southrons", "gondor", "rohan", "elves", "dwarves", "north"), "war")


def holding(name: str, **more: Any) -> Play:
    """The Free Peoples hold one card and one Event die; Strider guides, so that no draw follows."""
    f = dict(more.pop("fellowship", {}))
    characters = more.get("characters", {})
    if characters.get("strider", "fellowship") == "fellowship":
        f.setdefault("guide", "strider")
    hands = more.pop("hands", [[name], []])
    more.setdefault("dice", {"fp": {"event": 1}, "shadow": {"army": 1}})
    play = lay(fellowship=f, hands=hands, **more)
    return do(play, ("die", "event"))


def playable(name: str, **more: Any) -> bool:
    return ("play", name) in options(holding(name, **more))


def played(name: str, *answers: Any, feed: list[str] | None = None, **more: Any) -> Play:
    play = holding(name, **more)
    if feed:
        play.feed(feed)
    do(play, ("play", name), *answers)
    return play
