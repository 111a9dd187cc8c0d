"""The searching player on several cores: a process each searches for itself, and their visits are added up."""

from __future__ import annotations

import os
import weakref
from functools import cache
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final, TypeAlias

from ravenhill.engine import record
from ravenhill.engine.decision import Option
from ravenhill.engine.script import Play
from ravenhill.players.search import Search, Seen
from ravenhill.players.seat import Player, options_of

SEEDS: Final = 1 << 20  # the seeds of two processes lie so far apart
Told: TypeAlias = tuple[list[Seen], int]  # what a process saw at the root, and its iterations so far

_numbers: Final = count()


def searching(seed: int = 0, cores: int = 1, iterations: int = 400, ms: float = 0, **settings: Any) -> Player:
    """The searching player by its settings: `cores` processes (0: one for each core), each with the whole budget."""
    if cores < 0:
        raise ValueError("cores are at least 0")
    number = cores or os.cpu_count() or 1
    own = {"iterations": iterations, "ms": ms, **settings}
    alone = Search(seed=seed, **own)  # refuses what it does not take, before another process is begun
    return alone if number == 1 else Together(seed, number, own)


class Together(Player):
    """Several searches on deals of their own; what all of them together came back to most is taken."""

    def __init__(self, seed: int, cores: int, settings: dict[str, Any]) -> None:
        self.name = "search"
        self.looks = True
        self.done = 0  # iterations so far, of all processes
        self.seen: list[Seen] = []  # of the last choice, added up
        self._number = next(_numbers)
        self._chosen: Option = ()
        self._beside = [process(core) for core in range(cores)]
        for core, other in enumerate(self._beside):
            other.send(("begin", self._number, seed + core * SEEDS, settings))
        weakref.finalize(self, _forgotten, self._number, self._beside)

    def choose(self, play: Play, seat: int) -> Option:
        options = options_of(play, seat)
        if len(options) == 1:
            return options[0]
        table = record.save(play, past=False)
        for other in self._beside:
            other.send(("choose", self._number, table, seat, self._chosen))
        told: list[Told] = [other.recv() for other in self._beside]
        self.seen = added_up([seen for seen, _ in told])
        self.done = sum(done for _, done in told)
        marks = {option: visits + 0.999 * value for option, visits, value in self.seen if visits}
        self._chosen = max(options, key=lambda option: marks.get(option, -1.0))
        return self._chosen


def added_up(told: list[list[Seen]]) -> list[Seen]:
    """Visits of all, and what each option is worth by all of them."""
    visits: dict[Option, int] = {}
    totals: dict[Option, float] = {}
    for seen in told:
        for option, times, value in seen:
            visits[option] = visits.get(option, 0) + times
            totals[option] = totals.get(option, 0.0) + times * value
    return [(option, times, totals[option] / times if times else 0.0) for option, times in visits.items()]


@cache
def process(core: int) -> Connection:
    """The line to the process for that core; it serves all players here and ends when its line does."""
    context = get_context("spawn")
    line, theirs = context.Pipe()
    context.Process(target=_listen, args=(theirs,), daemon=True).start()
    theirs.close()
    return line


def _listen(line: Connection) -> None:
    import ravenhill  # noqa: F401 (puts the games on the shelf)

    searches: dict[int, Search] = {}
    while True:
        try:
            verb, number, *rest = line.recv()
        except EOFError:
            return
        if verb == "begin":
            seed, settings = rest
            searches[number] = Search(seed=seed, **settings)
        elif verb == "choose":
            table, seat, chosen = rest
            search = searches[number]
            search.took(chosen)
            search.choose(record.load(table), seat)
            line.send((search.seen(seat), search.done))
        else:
            del searches[number]


def _forgotten(number: int, beside: list[Connection]) -> None:
    for line in beside:
        if not line.closed:
            line.send(("forget", number))
