"""`scripted`: does what a flow chart says, as people play who let a sheet of paper lead the other side."""

from __future__ import annotations

from ravenhill.engine.decision import Option
from ravenhill.engine.script import Play
from ravenhill.games.wotr.table import Wotr
from ravenhill.players.greedy import heaviest
from ravenhill.players.scripted import wotr
from ravenhill.players.seat import Player


class Scripted(Player):
    """Asks the chart of the game; where that says nothing, or there is none, the heaviest option is taken."""

    def __init__(self, seed: int = 0) -> None:
        self.name = "scripted"
        self.looks = True

    def choose(self, play: Play, seat: int) -> Option:
        decision = play.decision_of(seat)
        if decision is None:
            raise ValueError(f"seat {seat} is not asked")
        table = play.table
        said = wotr.said(table, decision) if isinstance(table, Wotr) else ()
        return said if said in decision.options else decision.options[heaviest(decision)]
