"""The form of a position: what each of its keys holds. A game declares it, and it is checked before the game reads on.

FORM = Keys({"turn": NUMBER, "hands": Each(Each(WORD)), "dice": Named(Named(NUMBER)), "clear": FLAG})
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ravenhill.engine.decision import BadPosition, Message

LONG: Final = 60  # what was given is told back up to so many letters


class Form:
    """What a value has to be. `flaw` tells what is wrong with one, naming the field; None: it has this form."""

    def flaw(self, value: Any, field: str) -> BadPosition | None:
        raise NotImplementedError


class Plain(Form):
    """A name, a whole number, or true and false."""

    def __init__(self, wanted: str) -> None:
        self.wanted = wanted

    def flaw(self, value: Any, field: str) -> BadPosition | None:
        if self.wanted == "word":
            fits = isinstance(value, str)
        elif self.wanted == "flag":
            fits = isinstance(value, bool)
        else:
            fits = isinstance(value, int) and not isinstance(value, bool)
        return None if fits else unfit(field, self.wanted, value)


WORD: Final = Plain("word")
NUMBER: Final = Plain("number")
FLAG: Final = Plain("flag")


class Each(Form):
    """A list of things of one form; `size`: of so many."""

    def __init__(self, one: Form, size: int = -1) -> None:
        self.one = one
        self.size = size

    def flaw(self, value: Any, field: str) -> BadPosition | None:
        if not isinstance(value, (list, tuple)):
            return unfit(field, "list", value)
        if self.size >= 0 and len(value) != self.size:
            return BadPosition(Message("bad-position-size", {"field": field, "size": self.size, "n": len(value)}))
        for n, own in enumerate(value):
            found = self.one.flaw(own, f"{field}[{n}]")
            if found is not None:
                return found
        return None


class Named(Form):
    """A table of things of one form, by any names: the game knows which there are."""

    def __init__(self, one: Form) -> None:
        self.one = one

    def flaw(self, value: Any, field: str) -> BadPosition | None:
        if not isinstance(value, Mapping):
            return unfit(field, "table", value)
        for name, own in value.items():
            if not isinstance(name, str):
                return unfit(field, "names", name)
            found = self.one.flaw(own, f"{field}.{name}")
            if found is not None:
                return found
        return None


class Keys(Form):
    """A table with these keys. `rest`: a form for all others, else there are none. `need`: those it can not lack."""

    def __init__(self, known: Mapping[str, Form], rest: Form | None = None, need: tuple[str, ...] = ()) -> None:
        self.known = known
        self.rest = rest
        self.need = need

    def flaw(self, value: Any, field: str) -> BadPosition | None:
        if not isinstance(value, Mapping):
            return unfit(field, "table", value)
        for name in self.need:
            if name not in value:
                return BadPosition(Message("bad-position-missing", {"field": field, "name": name}))
        for key, own in value.items():
            if not isinstance(key, str):
                return unfit(field or "position", "names", key)
            form = self.known.get(key, self.rest)
            if form is None:
                known = ", ".join(self.known)
                told: dict[str, str | int] = {"field": field, "name": key[:LONG], "known": known}
                return BadPosition(Message("bad-position-no-key", told))
            found = form.flaw(own, f"{field}.{key}" if field else key)
            if found is not None:
                return found
        return None


class Either(Form):
    """One of several forms."""

    def __init__(self, forms: tuple[Form, ...]) -> None:
        self.forms = forms

    def flaw(self, value: Any, field: str) -> BadPosition | None:
        worst: BadPosition | None = None
        for form in self.forms:
            found = form.flaw(value, field)
            if found is None:
                return None
            if worst is None or found.message.args["field"] != field:  # what fits but for a part of it tells more
                worst = found
        return worst


class Anything(Form):
    """Looked at by the game itself."""

    def flaw(self, value: Any, field: str) -> BadPosition | None:
        return None


ANYTHING: Final = Anything()


def check(form: Form, position: Mapping[str, Any]) -> None:
    """Raises what is wrong with the form of a position."""
    flaw = form.flaw(position, "")
    if flaw is not None:
        raise flaw


def unfit(field: str, wanted: str, value: object) -> BadPosition:
    told = repr(value) if isinstance(value, str) else str(value)
    if len(told) > LONG:
        told = told[:LONG] + "…"
    return BadPosition(Message("bad-position-form", {"field": field, "wanted": wanted, "value": told}))
