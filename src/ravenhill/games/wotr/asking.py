"""W6.28. What is asked, and what has only one answer and is not."""

from __future__ import annotations

from ravenhill.engine.decision import Asking, Atom, Listing
from ravenhill.engine.table import ask, ask_openly
from ravenhill.games.wotr.table import Wotr


def decide(t: Wotr, seat: int, rule: str, listing: Listing, key: str, args: dict[str, Atom] | None = None) -> Asking:
    """A choice between what everybody can see. Where a hand decides what is listed it is `ask`, which always asks."""
    if t.settings.every_question:
        return (yield from ask(t, seat, rule, listing, key, args))
    return (yield from ask_openly(t, seat, rule, listing, key, args))
