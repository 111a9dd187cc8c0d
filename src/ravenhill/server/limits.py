"""How often somebody may do something: a bucket of tokens that fills again."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from ravenhill.server.refusal import slow_down

REMEMBERED: Final = 50_000

# what: how many at once, and how many a second in the long run
RATES: Final[dict[str, tuple[float, float]]] = {
    "ask": (120, 20),
    "do": (60, 10),
    "why": (40, 8),
    "chat": (6, 0.5),
    "guest": (20, 0.05),
    "password": (6, 0.1),
    "table": (20, 0.1),
    "record": (6, 0.1),
    "replay": (20, 4),
    "letter": (3, 0.005),
    "socket": (40, 2),
    "message": (80, 20),
}


class Limits:
    """One process's buckets, by what is done and who does it."""

    def __init__(self, on: bool) -> None:
        self._on = on
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, what: str, who: str) -> None:
        """Takes a token, or refuses."""
        if not self._on:
            return
        most, rate = RATES[what]
        now = time.monotonic()
        left, then = self._buckets.get((what, who), (most, now))
        left = min(most, left + (now - then) * rate)
        if left < 1:
            raise slow_down((1 - left) / rate)
        self._buckets[(what, who)] = (left - 1, now)
        self._buckets.move_to_end((what, who))
        while len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
