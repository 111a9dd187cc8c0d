"""Chances to win, from a game's own judgement: a logistic curve for each game, fitted to games machines played.

The curves and where they come from stand in `chances.toml`; `python writers/chances.py` fits them anew."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import exp
from pathlib import Path
from typing import Any

from ravenhill.engine.script import Play
from ravenhill.players.eye import settled, teams_of


@dataclass(frozen=True)
class Curve:
    """The odds of the first side: e to the power of `bias` plus `slope` for each point of its judgement."""

    bias: float
    slope: float

    def chance(self, judged: float) -> float:
        """
        >>> Curve(0.0, 0.1).chance(0.0)
        0.5
        """
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, self.bias + self.slope * judged))))


@cache
def _written() -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name("chances.toml").read_text(encoding="utf-8"))


def curve_of(game: str, scale: float) -> Curve:
    """The curve of a game; of one nobody has fitted, what its own scale says."""
    found = _written().get(game)
    return Curve(float(found["bias"]), float(found["slope"])) if found is not None else Curve(0.0, 1.0 / scale)


def chances(play: Play) -> list[float]:
    """For each side, by its number, its chance to win as the table lies; what is over is known.

    >>> import ravenhill
    >>> wood, iron = chances(ravenhill.new("ironwood", seed=7))
    >>> round(wood + iron, 9)
    1.0
    """
    teams = teams_of(play)
    if play.over:
        return settled(play, teams)
    curve = curve_of(play.setup.game, float(play.game.scale))
    seats = [teams.index(team) for team in range(max(teams) + 1)]
    first = curve.chance(float(play.game.evaluate(play.table, seats[0])))
    if len(seats) == 2:
        return [first, 1.0 - first]
    plain = Curve(0.0, curve.slope)
    shares = [plain.chance(float(play.game.evaluate(play.table, seat))) for seat in seats]
    return [share / sum(shares) for share in shares]


def fitted(judged: Sequence[float], won: Sequence[float], rounds: int = 30) -> Curve:
    """The logistic curve through judgements and what came of them, by Newton's method."""
    bias, slope = 0.0, 0.0
    spread = max(abs(j) for j in judged) or 1.0
    for _ in range(rounds):
        g0 = g1 = h00 = h01 = h11 = 0.0
        for j, w in zip(judged, won, strict=True):
            x = j / spread
            p = Curve(bias, slope).chance(x)
            g0 += w - p
            g1 += (w - p) * x
            weight = p * (1.0 - p)
            h00 += weight
            h01 += weight * x
            h11 += weight * x * x
        whole = h00 * h11 - h01 * h01
        if whole <= 1e-12:
            break
        bias += (h11 * g0 - h01 * g1) / whole
        slope += (h00 * g1 - h01 * g0) / whole
    return Curve(bias, slope / spread)
