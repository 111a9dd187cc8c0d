"""What a strong player would look at before choosing: how good the options look, and in what the best one differs."""

from __future__ import annotations

from math import exp
from typing import Final

from ravenhill.engine.decision import Option
from ravenhill.engine.script import Play
from ravenhill.players.greedy import WON, played_on, standing, weighed, widest
from ravenhill.players.seat import options_of

WIDTH: Final = 24  # options that are looked at
DEPTH: Final = 40  # choices of an action that are followed
DEALS: Final = 2  # of what is hidden
SMALL: Final = 0.02  # of the scale: who differs by less differs in nothing


class Hint:
    """The best looking option, the part of the game it is best in (`<game>-eye-<part>`; empty: all look alike), and for
    every option that was looked at its place in the list and how good it is: 1 the best, towards 0 the worse."""

    __slots__ = ("best", "looks", "part")

    def __init__(self, best: Option, part: str, looks: list[tuple[int, float]]) -> None:
        self.best = best
        self.part = part
        self.looks = looks


def hint(play: Play, seat: int, seed: int) -> Hint:
    """Looks at each promising option as the greedy player does, by what the seat may know.

    >>> import ravenhill
    >>> t = ravenhill.new("ironwood", seed=7)
    >>> seen = hint(t, 0, seed=1)
    >>> seen.best in t.decisions[0].options, max(good for _, good in seen.looks)
    (True, 1.0)
    """
    options = options_of(play, seat)
    tried = widest(weighed(play, seat), WIDTH)
    values: list[float] = [0.0 for _ in tried]
    parts: list[dict[str, float]] = [{} for _ in tried]
    for deal in range(DEALS):
        table = play.determinize(seat, seed + deal)
        for n in range(len(tried)):
            ahead = played_on(table, seat, options[tried[n]], DEPTH)
            if ahead is None:
                values[n] -= WON
                continue
            values[n] += standing(ahead, seat) / DEALS
            for name, amount, weight in play.game.terms(ahead.table, seat):
                part = str(name).partition(".")[0]
                parts[n][part] = parts[n].get(part, 0.0) + float(amount) * float(weight) / DEALS
    top = 0
    for n in range(len(tried)):
        if values[n] > values[top]:
            top = n
    scale = float(play.game.scale)
    looks = [(tried[n], exp(max(-50.0, (values[n] - values[top]) / scale))) for n in range(len(tried))]
    return Hint(options[tried[top]], _differs(parts, top, SMALL * scale), looks)


def _differs(parts: list[dict[str, float]], top: int, small: float) -> str:
    """The part in which the best option is most ahead of what the others come to."""
    others = [parts[n] for n in range(len(parts)) if n != top and parts[n]]
    if not others:
        return ""
    best = ""
    most = small
    for part, value in parts[top].items():
        mean = sum([other.get(part, 0.0) for other in others]) / len(others)
        if value - mean > most:
            best = part
            most = value - mean
    return best
