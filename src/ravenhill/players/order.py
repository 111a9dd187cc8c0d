"""What games to play between which players: told once, and handed to every process that plays them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final, TypeVar

from ravenhill.engine import game as shelf
from ravenhill.engine.decision import BadSetup, Message
from ravenhill.engine.script import Play
from ravenhill.players.seat import Player

T = TypeVar("T")

MANY: Final = 64  # fewer games than this are not worth starting processes for


class Order:
    """A game as it is to be laid, again and again with other seeds."""

    def __init__(
        self,
        game: str,
        *,
        seed: int = 0,
        scenario: str | None = None,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        pack: dict[str, Any] | None = None,
        limit: int = 100000,
    ) -> None:
        self.game = game
        self.seed = seed
        self.scenario = scenario
        self.seats = seats
        self.options = options
        self.pack = pack
        self.limit = limit  # decisions after which a game counts as unfinished

    def plain(self) -> dict[str, Any]:
        """What tells this order from another, as JSON has it."""
        return {key: value for key, value in vars(self).items() if value is not None}

    def lay(self, number: int, quiet: bool = True) -> Play:
        """The table of the game of that number."""
        game = shelf.find(self.game)
        setup = game.setup(
            seed=self.seed + number,
            scenario=self.scenario,
            seats=self.seats,
            options=self.options,
            pack=self.pack,
        )
        play = game.start(setup)
        play.table.quiet = quiet
        return play

    def people(self) -> list[int]:
        """The seats somebody must choose for."""
        return people_of(self.lay(0))

    def teams(self) -> list[list[int]]:
        """These seats, those together that win together; sides in the order of their first seat."""
        return teams_of(self.lay(0))

    def own_seed(self, number: int, seat: int) -> int:
        """A seed for the player on a seat in the game of that number."""
        return (self.seed + number) * 64 + seat


def people_of(play: Play) -> list[int]:
    """The seats of a table that the rules do not play themselves."""
    automata = play.game.scenario(play.setup.scenario).automata
    return [s for s in range(play.seats) if s not in automata]


def teams_of(play: Play) -> list[list[int]]:
    """The seats of a table that the rules do not play themselves, those together that win together."""
    sides: dict[int, list[int]] = {}
    for seat in people_of(play):
        sides.setdefault(play.game.team(play.table, seat), []).append(seat)
    return list(sides.values())


def shared_out(names: Sequence[str], teams: list[list[int]], seats: int) -> list[str]:
    """The name of the player on each seat (empty: none needed), from one for all, one for each side, one for each of
    the seats people take, or one for every seat.

    >>> shared_out(["a", "b"], [[0], [1, 2]], 3)
    ['a', 'b', 'b']
    """
    people = sorted([seat for team in teams for seat in team])
    if len(names) == 1:
        return [names[0] if s in people else "" for s in range(seats)]
    if len(names) == len(teams):
        of_side = {seat: name for name, team in zip(names, teams, strict=True) for seat in team}
        return [of_side.get(s, "") for s in range(seats)]
    if len(names) == len(people):
        named = dict(zip(people, names, strict=True))
        return [named.get(s, "") for s in range(seats)]
    if len(names) == seats:
        return [names[s] if s in people else "" for s in range(seats)]
    raise BadSetup(Message("bad-player-count", {"given": len(names), "seats": len(people)}))


def seat_all(names: list[str], order: Order, number: int) -> list[Player | None]:
    """Fresh players for the game of that number."""
    from ravenhill.players import spelled

    return [spelled(name, order.own_seed(number, s)) if name else None for s, name in enumerate(names)]


def each(work: Callable[[int], T], numbers: Sequence[int], workers: int, ray: str | None = None) -> Iterator[T]:
    """The results in order, from this process, from several (0 workers: as many as pay), or from a Ray cluster."""
    if ray is not None:
        from ravenhill.players.cluster import each_on

        yield from each_on(ray, work, numbers)
        return
    if workers == 0:
        workers = (os.cpu_count() or 1) if len(numbers) >= MANY else 1
    if workers <= 1 or len(numbers) <= 1:
        for number in numbers:
            yield work(number)
        return
    pool = ProcessPoolExecutor(workers)
    try:
        yield from pool.map(work, numbers, chunksize=max(1, min(16, len(numbers) // (workers * 4))))
    finally:
        pool.shutdown(cancel_futures=True)  # who has heard enough does not wait for the rest
