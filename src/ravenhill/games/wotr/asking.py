"""W6.28. What is asked, and what has only one answer and is not."""

from __future__ import annotations

from ravenhill.engine.decision import Asking, Atom, Listing, Telling
from ravenhill.engine.table import ask_openly
from ravenhill.games.wotr.table import Wotr


def decide(
    t: Wotr,
    seat: int,
    rule: str,
    listing: Listing,
    key: str,
    args: dict[str, Atom] | None = None,
    telling: Telling | None = None,
    holding: bool = False,
) -> Asking:
    """A choice between what everybody can see. Where a hand decides what is listed it is `ask`, which always asks.

    `holding`: the seat has a hand, and that decides too; whether it is empty everybody can see."""
    return ask_openly(t, seat, rule, listing, key, args, telling, holding or t.settings.every_question)
