"""One event card in hand and a die to play it with, for tests."""

from __future__ import annotations

from typing import Any

from wotr_kit import do, lay, options

from ravenhill.engine.script import Play

ALL = ["gandalf_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"]
NOBODY = dict.fromkeys(ALL, "eliminated")
WAR = dict.fromkeys(("sauron", "isengard", "southrons"), "war")
EVERYBODY = {**WAR, **dict.fromkeys(("gondor", "rohan", "elves", "dwarves", "north"), "war")}
WILD = {"region": "trollshaws"}
SIEGE = {"minas_tirith": {"sauron_regular": 5, "besieged": {"gondor_regular": 5}}}


def holding(name: str, **more: Any) -> Play:
    """The card's side holds it and one Event die; Strider guides if the Free Peoples act, so that no draw follows."""
    if name.startswith("sh"):
        more.setdefault("dice", {"fp": {"muster": 1}, "shadow": {"event": 1}})
        more.setdefault("hands", [[], [name]])
        return do(lay(acting=1, **more), ("die", "event"))
    f = dict(more.pop("fellowship", {}))
    if more.get("characters", {}).get("strider", "fellowship") == "fellowship":
        f.setdefault("guide", "strider")
    more.setdefault("dice", {"fp": {"event": 1}, "shadow": {"army": 1}})
    more.setdefault("hands", [[name], []])
    return do(lay(fellowship=f, **more), ("die", "event"))


def playable(name: str, **more: Any) -> bool:
    return ("play", name) in options(holding(name, **more))


def played(name: str, *answers: Any, feed: list[str] | None = None, **more: Any) -> Play:
    play = holding(name, **more)
    if feed:
        play.feed(feed)
    return do(play, ("play", name), *answers)
