"""Whose turn it is where only one can be served: networks in turn, of each network its people in turn."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from ravenhill.server.refusal import Refusal, slow_down

EACH: Final = 4  # wishes of one person that may wait
NETWORK: Final = 12  # of one network: people are made freely, addresses are not
ALL: Final = 40


@dataclass(frozen=True)
class Asker:
    """Who asks: a person, or where nobody has a name yet the network itself."""

    network: str
    person: str


@dataclass(eq=False)
class _Waiting:
    by: Asker
    called: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Turns:
    """A desk with one clerk. Whoever was served longest ago comes next, so who asks for much waits for who does not."""

    def __init__(self) -> None:
        self._busy = False
        self._waiting: list[_Waiting] = []
        self._served: dict[str, int] = {}  # networks and people: the number of their last turn
        self._turn = 0

    @asynccontextmanager
    async def turn(self, by: Asker) -> AsyncIterator[None]:
        """Waits for a turn and holds it; refused where too much is waiting already."""
        if self._busy:
            await self._wait(by)
        self._busy = True
        self._turn += 1
        self._served[by.network] = self._served[by.person] = self._turn
        try:
            yield
        finally:
            self._call_next()

    async def _wait(self, by: Asker) -> None:
        if len(self._waiting) >= ALL:
            raise Refusal("busy", "server-busy")
        people = Counter(w.by.person for w in self._waiting)
        networks = Counter(w.by.network for w in self._waiting)
        if people[by.person] >= EACH or networks[by.network] >= NETWORK:
            raise slow_down(1)
        own = _Waiting(by)
        self._waiting.append(own)
        try:
            await own.called
        except asyncio.CancelledError:  # nobody waits for it any more
            if own in self._waiting:
                self._waiting.remove(own)
            else:
                self._call_next()
            raise

    def _call_next(self) -> None:
        if not self._waiting:
            self._busy = False
            self._served.clear()
            return
        chosen = min(self._waiting, key=self._longest_ago)  # of one person's wishes the first
        self._waiting.remove(chosen)
        chosen.called.set_result(None)

    def _longest_ago(self, waiting: _Waiting) -> tuple[int, int]:
        return self._served.get(waiting.by.network, 0), self._served.get(waiting.by.person, 0)
