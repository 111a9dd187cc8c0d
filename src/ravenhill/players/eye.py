"""With what eye a searching player looks: how promising each option is, and who is likely to win."""

from __future__ import annotations

from math import exp

from mypy_extensions import mypyc_attr

from ravenhill.engine.decision import Question
from ravenhill.engine.script import Play


@mypyc_attr(allow_interpreted_subclasses=True)
class Eye:
    """Judges tables for a search. Whatever judges, a game's own eye or a net, is one of these."""

    trust = 0.0  # what chance of winning an option e times as likely is worth beyond what comes of it

    def begin(self, play: Play, seat: int) -> None:
        """A search for this seat begins: all it will be shown are re-deals of this table and what follows from them."""

    def priors(self, play: Play, decision: Question) -> list[float]:
        """For each option of an open decision how likely it is the one to take; together 1."""
        raise NotImplementedError

    def value(self, play: Play) -> list[float]:
        """For each team, by its number, its chance to win, from 0 to 1. The game is not over yet."""
        raise NotImplementedError


class Judgement(Eye):
    """The game's own eye, which `greedy` has too: `weigh` for options, `evaluate` for tables."""

    def __init__(self) -> None:
        self._scale = 1.0
        self._seats: list[int] = []  # by team: the seat its table is judged for

    def begin(self, play: Play, seat: int) -> None:
        self._scale = float(play.game.scale)
        self.trust = float(play.game.trust) / (4.0 * self._scale)  # where both are as likely to win
        teams = teams_of(play)
        self._seats = [seat if teams[seat] == team else teams.index(team) for team in range(max(teams) + 1)]

    def priors(self, play: Play, decision: Question) -> list[float]:
        weights = [decision.weigh(option) for option in decision.options]
        whole = 0.0
        for weight in weights:
            whole += weight
        return [weight / whole for weight in weights] if whole > 0.0 else [1.0 / len(weights)] * len(weights)

    def value(self, play: Play) -> list[float]:
        seats = self._seats
        if len(seats) == 2:
            first = self._chance(play, seats[0])
            return [first, 1.0 - first]
        return [self._chance(play, seat) for seat in seats]

    def _chance(self, play: Play, seat: int) -> float:
        judged = float(play.game.evaluate(play.table, seat)) / self._scale
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, judged))))


def teams_of(play: Play) -> list[int]:
    """The number of each seat's team."""
    return [play.game.team(play.table, seat) for seat in range(play.seats)]


def settled(play: Play, teams: list[int]) -> list[float]:
    """Each team's share of a game that is over."""
    result = play.result
    shares = [0.0] * (max(teams) + 1)
    if result is None or not result.winners:
        return [0.5] * len(shares)
    won = {teams[seat]: 1.0 for seat in result.winners}
    for team in won:
        shares[team] = 1.0 / len(won)
    return shares
