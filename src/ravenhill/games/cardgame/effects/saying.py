"""Texts said by themselves: every word of the notation as a phrase of the locale, phrases within phrases."""

from __future__ import annotations

from collections.abc import Mapping

from ravenhill.engine.decision import Arg
from ravenhill.games.cardgame.shapes import Phrase


class Said:
    """A phrase: its key, what it names, and the phrases that stand within it."""

    __slots__ = ("args", "key", "parts")

    def __init__(
        self, key: str, args: Mapping[str, Arg] | None = None, parts: Mapping[str, list[Said]] | None = None
    ) -> None:
        self.key = f"cardgame-say-{key}"
        self.args: dict[str, Arg] = dict(args) if args is not None else {}
        self.parts: dict[str, list[Said]] = dict(parts) if parts is not None else {}


def any_of(ways: list[Said]) -> Said:
    """One or another."""
    said = ways[0]
    for way in ways[1:]:
        said = Said("or", None, {"first": [said], "last": [way]})
    return said


def sentences(texts: list[Said]) -> Phrase:
    """Texts as somebody reads them, a sentence each."""
    return _joined("sentences", [{"key": "cardgame-say-sentence", "args": {"said": phrase(said)}} for said in texts])


def phrase(said: Said) -> Phrase:
    """The phrase as a message, those within it as its arguments; of several one after the other."""
    args: dict[str, str | int | list[str | int] | Phrase] = dict(said.args)
    for name, parts in said.parts.items():
        args[name] = _joined("also", [phrase(part) for part in parts])
    return {"key": said.key, "args": args}


def _joined(how: str, phrases: list[Phrase]) -> Phrase:
    whole = phrases[0]
    for one in phrases[1:]:
        whole = {"key": f"cardgame-say-{how}", "args": {"first": whole, "last": one}}
    return whole
