"""The forms of answers: what a question takes, in one notation for check, reasons, documents and learners.

A form is a verb and its parts: `attack <region> <region>`. In angle brackets stands a kind of thing (`Game.kinds`) or
a span of numbers (`<0-7>`), else a word as it stands; a stroke parts what may stand in one place: `<forest>/<hill>`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from ravenhill.engine.decision import Atom, Option

Kinds: TypeAlias = Mapping[str, Sequence[str]]  # every kind of thing with the ids that bear it

_read: Final[dict[str, Form]] = {}


class Part:
    """What may stand in one place of an answer."""

    __slots__ = ("kinds", "spans", "words")

    def __init__(self, text: str) -> None:
        self.kinds: list[str] = []
        self.spans: list[tuple[int, int]] = []
        self.words: list[str] = []
        for one in text.split("/"):
            if not one.startswith("<"):
                self.words.append(one)
            elif one[1].isdecimal():
                low, _, high = one[1:-1].partition("-")
                self.spans.append((int(low), int(high)))
            else:
                self.kinds.append(one[1:-1])

    def takes(self, part: Atom, kinds: Kinds) -> bool:
        if isinstance(part, int):
            return any(low <= part <= high for low, high in self.spans)
        return part in self.words or any(part in kinds[kind] for kind in self.kinds)


class Form:
    """One verb with its parts."""

    __slots__ = ("parts", "verb")

    def __init__(self, text: str) -> None:
        verb, *parts = text.split(" ")
        self.verb = verb
        self.parts = [Part(part) for part in parts]

    def fits(self, option: Option, kinds: Kinds) -> bool:
        """Whether an option has this form."""
        if option[0] != self.verb or len(option) != len(self.parts) + 1:
            return False
        return all(part.takes(option[i + 1], kinds) for i, part in enumerate(self.parts))


def form(text: str) -> Form:
    """A form as it is written; read once.

    >>> form("move <place> <0-9>").fits(("move", "hill", 3), {"place": ["hill"]})
    True
    """
    known = _read.get(text)
    if known is None:
        known = _read[text] = Form(text)
    return known


def fits(takes: tuple[str, ...], option: Option, kinds: Kinds) -> bool:
    """Whether an option has one of these forms."""
    return any(form(text).fits(option, kinds) for text in takes)


def shaped(takes: tuple[str, ...], option: Option) -> bool:
    """Whether an option has the verb and the number of parts of one of these forms, whatever it names.

    >>> shaped(("move <place>", "pass"), ("move", "nowhere")), shaped(("move <place>", "pass"), ("pass", "hill"))
    (True, False)
    """
    return bool(_alike(takes, option))


def _alike(takes: tuple[str, ...], option: Option) -> list[Form]:
    return [f for f in map(form, takes) if f.verb == option[0] and len(f.parts) + 1 == len(option)]


def beside(takes: tuple[str, ...], option: Option, kinds: Kinds, strange: bool = False) -> bool:
    """Whether a part of it is a thing of a kind that none of these forms takes there: it speaks of something else.

    Strange: what is no thing of any kind counts too, where all forms take a thing."""
    alike = _alike(takes, option)
    for i in range(len(option) - 1 if alike else 0):
        part = option[i + 1]
        borne = [kind for kind, ids in kinds.items() if part in ids]
        if not borne and not strange:
            continue
        if not any(f.parts[i].takes(part, kinds) or (not borne and not f.parts[i].kinds) for f in alike):
            return True
    return False
