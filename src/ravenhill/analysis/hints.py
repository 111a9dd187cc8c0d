"""What a strong player would look at before choosing: the best ways with their chances, and what speaks for one."""

from __future__ import annotations

from math import exp
from typing import Final

from ravenhill.analysis.study import Compared, compared
from ravenhill.engine.decision import Option
from ravenhill.engine.script import Play
from ravenhill.players.search import Search
from ravenhill.players.seat import options_of

SHOWN: Final = 4  # ways that are compared
THOUGHT: Final = 200  # iterations of the search
DEALS: Final = 16  # of what is hidden, the same for every way
FALLS: Final = 0.03  # behind by so many chances to win, a way looks a third as good as the best
ALIKE: Final = 0.004  # ways that differ by less in everything are alike


class Look:
    """How good one way looks: its place in the list of options, its chance to win, and 1 for the best towards 0 for
    the worse."""

    __slots__ = ("chance", "good", "option")

    def __init__(self, option: int, chance: float, good: float) -> None:
        self.option = option
        self.chance = chance
        self.good = good


class Hint:
    """The best way, the part of the game that speaks for it (`<game>-eye-<part>`; empty: all look alike), and the
    ways that were compared, the best first."""

    __slots__ = ("best", "looks", "part")

    def __init__(self, best: Option, part: str, looks: list[Look]) -> None:
        self.best = best
        self.part = part
        self.looks = looks


def hint(play: Play, seat: int, seed: int) -> Hint:
    """Searches as the strongest player does, by what the seat may know, and compares what it favours on equal deals.

    >>> import ravenhill
    >>> t = ravenhill.new("ironwood", seed=7)
    >>> seen = hint(t, 0, seed=1)
    >>> seen.best in t.decisions[0].options, seen.looks[0].good
    (True, 1.0)
    """
    options = options_of(play, seat)
    search = Search(seed=seed, iterations=THOUGHT)
    ways = [search.choose(play.determinize(seat, seed + 1), seat)]
    ways += [way for way in search.favoured(seat) if way not in ways][: SHOWN - 1]
    found = compared(play, seat, ways, DEALS, seed)
    chances = found.means()
    top = max(chances)
    # The search looks further than the end of the action: what it chose stands first unless that is clearly worse.
    order = sorted(range(len(ways)), key=lambda i: (-chances[i] if top - chances[0] > ALIKE else i > 0, -chances[i]))
    best = order[0]
    looks = [Look(options.index(ways[i]), chances[i], exp(min(0.0, chances[i] - chances[best]) / FALLS)) for i in order]
    return Hint(ways[best], _speaks(found, best), looks)


def _speaks(found: Compared, best: int) -> str:
    """The part in which the best way is most ahead of what the others come to."""
    changes = found.changes()
    others = [change for i, change in enumerate(changes) if i != best]
    told = ""
    most = ALIKE
    for part, change in changes[best].items():
        ahead = change - sum(other.get(part, 0.0) for other in others) / max(1, len(others))
        if others and ahead > most:
            told = part
            most = ahead
    return told
