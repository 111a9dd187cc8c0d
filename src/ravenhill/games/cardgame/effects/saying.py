"""Texts said by themselves: every word of the notation as a phrase of the locale, phrases within phrases."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ravenhill.engine.decision import Arg, Message

BETWEEN = "; "  # instructions of one text


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


def spoken(said: Said, say: Callable[[Message], str]) -> str:
    """The phrase in the words of whoever says messages."""
    args = dict(said.args)
    for name, parts in said.parts.items():
        args[name] = BETWEEN.join([spoken(part, say) for part in parts])
    return say(Message(said.key, args))


def sentence(said: Said, say: Callable[[Message], str]) -> str:
    """The phrase as a sentence of its own."""
    words = spoken(said, say)
    return f"{words[:1].upper()}{words[1:]}."
