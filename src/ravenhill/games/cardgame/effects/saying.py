"""Texts said by themselves: every word of the notation as a phrase of the locale, phrases within phrases."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from ravenhill.engine.decision import Arg
from ravenhill.games.cardgame.shapes import Phrase

# How a deed is put: to the player, after "may", of another player.
DO: Final = "do"
ABLE: Final = "able"
DOES: Final = "does"

DEEDS: Final = ("what", "cost", "gain", "ways")  # parts that are said one after the other

# How many of some cards, besides a number.
KIND: Final = 0  # the kind as such
ANY: Final = -1  # any number, or the same


class Said:
    """A phrase: its key, what it names, and the phrases that stand within it."""

    __slots__ = ("args", "joint", "key", "mood", "parts")

    def __init__(
        self,
        key: str,
        args: Mapping[str, Arg] | None = None,
        parts: Mapping[str, list[Said]] | None = None,
        mood: str = "",
        joint: str = "then",
    ) -> None:
        self.key = f"cardgame-say-{key}"
        self.args: dict[str, Arg] = dict(args) if args is not None else {}
        self.parts: dict[str, list[Said]] = dict(parts) if parts is not None else {}
        self.mood = mood  # of the deeds in it; empty: its own
        self.joint = joint  # between several: one `then` another, one `and` another


def any_of(ways: list[Said], joint: str = "or") -> Said:
    """One or another; of deeds `else`."""
    said = ways[0]
    for n, way in enumerate(ways[1:], 2):
        said = Said(joint if n == len(ways) else "comma", None, {"first": [said], "last": [way]})
    return said


def sentences(texts: list[Said]) -> Phrase:
    """Texts as somebody reads them, a sentence each."""
    return _joined("sentences", [{"key": "cardgame-say-sentence", "args": {"said": phrase(said)}} for said in texts])


def phrase(said: Said, mood: str = DO, late: int = 0) -> Phrase:
    """The phrase as a message, those within it as its arguments; `late`: another deed is said before it."""
    args: dict[str, str | int | list[str | int] | Phrase] = {**said.args, "as": mood, "late": late}
    before = 0 if said.mood else late
    for name, parts in said.parts.items():
        told: list[Phrase] = []
        for part in parts:
            told.append(phrase(part, said.mood or mood, before if name in DEEDS else 0))
            if name in DEEDS:
                before = 1
        for one, following in pairwise(told):
            if "again" in following["args"]:
                following["args"]["again"] = int(one["args"].get("cards") == following["args"]["cards"])
        args[name] = _joined(said.joint, told)
    return {"key": said.key, "args": args}


def _joined(how: str, phrases: list[Phrase]) -> Phrase:
    whole = phrases[0]
    for one in phrases[1:]:
        whole = {"key": f"cardgame-say-{how}", "args": {"first": whole, "last": one}}
    return whole
