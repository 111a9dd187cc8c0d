"""What every machine player is."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ravenhill.engine.decision import Option
from ravenhill.engine.script import Play


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Chooses for a seat. It is handed a table on which all the seat can not know was dealt anew: it can not cheat."""

    name = "player"
    looks = True  # whether it looks at the table at all; one that does not needs no re-dealt table

    def choose(self, play: Play, seat: int) -> Option:
        """One of the options of the seat's open decision."""
        raise NotImplementedError


def options_of(play: Play, seat: int) -> tuple[Option, ...]:
    """The options the seat is asked to choose from."""
    decision = play.decision_of(seat)
    if decision is None:
        raise ValueError(f"seat {seat} is not asked")
    return decision.options
