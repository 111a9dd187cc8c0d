"""The beginner: knows the rules and what is worth having, and errs as people do who have just learned a game."""

from __future__ import annotations

from math import exp
from typing import Final

from ravenhill.engine.chance import Chance
from ravenhill.engine.decision import Option
from ravenhill.engine.script import Play
from ravenhill.players.greedy import WON, outlook, weighed, widest
from ravenhill.players.seat import Player, options_of

FINE: Final = 1 << 20  # steps of a draw
RECENT: Final = 3  # own answers whose things still lie before its eyes
FEW: Final = 10  # options it compares at all
DEPTH: Final = 40  # choices of an action it follows when it looks ahead


class Beginner(Player):
    """Sees what lies before it: what it has just handled, and of other things only some. Now and then it judges by how
    the table looks right after its choice, and it is content with what looks nearly as good as the best."""

    def __init__(self, seed: int = 0, overlooks: float = 0.35, foresight: float = 0.8, haste: float = 0.25) -> None:
        if not 0 <= overlooks < 1 or not 0 <= foresight <= 1 or haste <= 0:
            raise ValueError("overlooks and foresight are shares, haste is more than 0")
        self.name = "beginner"
        self.looks = True
        self._overlooks = overlooks  # of the things it has not just handled, how many escape it
        self._foresight = foresight  # how often it looks to the end of an action
        self._haste = haste  # how readily it takes what is not the best, in distances of the best from the usual
        self._chance = Chance()
        self._chance.seed(seed)

    def choose(self, play: Play, seat: int) -> Option:
        options = options_of(play, seat)
        if len(options) == 1:
            return options[0]
        weights = weighed(play, seat)
        seen = self._seen(options, weights, handled(play, seat))
        tried = [seen[i] for i in widest([weights[i] for i in seen], FEW)]
        depth = DEPTH if self._draw() < self._foresight else 0
        values = [outlook(play, seat, options[i], depth) for i in tried]
        return options[tried[self._taken(values)]]

    def _seen(self, options: tuple[Option, ...], weights: list[float], near: list[str]) -> list[int]:
        """The places of the options it thinks of. A thing that escapes it escapes it with all that could be done there;
        what suggests itself most, and what names nothing, is always thought of."""
        escaped: dict[str, bool] = {}
        seen: list[int] = []
        first = widest(weights, 1)[0]
        for i in range(len(options)):
            things = named(options[i])
            overlooked = False
            for thing in things:
                if thing not in escaped:
                    escaped[thing] = thing not in near and self._draw() < self._overlooks
                overlooked = overlooked or escaped[thing]
            if i == first or not overlooked:
                seen.append(i)
        return seen

    def _taken(self, values: list[float]) -> int:
        """The place of the value it settles on: the nearer to the best, the more likely. A win it sees it takes, and it
        does not walk into a defeat it sees."""
        best = max(values)
        if best > WON / 2:
            return values.index(best)
        usual = [value for value in values if value > -WON / 2]
        if len(usual) < 2:
            return values.index(best)
        warmth = self._haste * (best - sum(usual) / len(usual))
        if warmth <= 0.0:
            return values.index(best)
        shares = [exp((value - best) / warmth) if value > -WON / 2 else 0.0 for value in values]
        left = self._draw() * sum(shares)
        for i in range(len(shares)):
            left -= shares[i]
            if left < 0.0:
                return i
        return values.index(best)

    def _draw(self) -> float:
        return self._chance.below(FINE) / FINE


def named(option: Option) -> list[str]:
    """The things an option names, after its verb."""
    return [atom for atom in option[1:] if isinstance(atom, str)]


def handled(play: Play, seat: int) -> list[str]:
    """The things the seat named in its own last answers."""
    things: list[str] = []
    answers = 0
    entries = play.journal.items(max(0, len(play.journal) - 60))
    for i in range(len(entries) - 1, -1, -1):
        entry = entries[i]
        if isinstance(entry, str) or entry[0] != seat:
            continue
        things += [atom for atom in entry[2:] if isinstance(atom, str)]
        answers += 1
        if answers == RECENT:
            break
    return things
