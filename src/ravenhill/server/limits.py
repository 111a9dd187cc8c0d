"""How often somebody may do something: a bucket of tokens that fills again."""

from __future__ import annotations

import time
from collections import OrderedDict
from ipaddress import IPv6Address, IPv6Network, ip_address
from math import ceil
from typing import Final, NamedTuple

from ravenhill.server.refusal import slow_down

LEFT: Final = "ravenhill.left"  # in the scope of a request: what its last token left
REMEMBERED: Final = 50_000
RECORD_SIZE: Final = 500_000  # so many bytes of a record make keeping it cost a token more
LENGTH: Final = 4_000  # so many rows of a game make looking at it cost a token more

# what: how many at once, and how many a second in the long run
RATES: Final[dict[str, tuple[float, float]]] = {
    "ask": (120, 20),
    "do": (60, 10),
    "why": (40, 8),
    "chat": (6, 0.5),
    "draw": (40, 4),
    "report": (5, 0.01),
    "guest": (20, 0.05),
    "account": (20, 0.05),
    "login": (60, 1),
    "wrong": (6, 0.1),  # passwords for one login, or one person's own
    "guess": (60, 0.2),  # wrong passwords for any login
    "table": (20, 0.1),
    "record": (6, 0.1),
    "pack": (10, 0.05),
    "draft": (30, 3),  # looks at one as it is written
    "replay": (20, 4),
    "letter": (3, 0.005),  # asked for by one person
    "letter network": (10, 0.005),
    "letter to": (3, 0.0003),  # one address, whoever asks
    "turn letter": (20, 0.003),  # one address
    "notice": (30, 0.02),  # one browser
    "letters": (200, 0.5),  # in all
    "token": (5, 0.01),
    "socket": (40, 2),
    "message": (80, 20),
}


def network_of(address: str) -> str:
    """Who is counted as one: an IPv4 address; of IPv6 the /64, out of which one person has any number of addresses."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    if not isinstance(ip, IPv6Address):
        return str(ip)
    return str(ip.ipv4_mapped or IPv6Network((int(ip), 64), strict=False))


class Left(NamedTuple):
    """What somebody may still do at once, of how much, and how fast it fills again."""

    what: str
    left: int
    most: int
    rate: float

    def headers(self) -> dict[str, str]:
        full = ceil((self.most - self.left) / self.rate)
        return {"ratelimit-policy": f'"{self.what}";q={self.most};w={ceil(self.most / self.rate)}'} | {
            "ratelimit": f'"{self.what}";r={self.left};t={full}'
        }


class Limits:
    """One process's buckets, by what is done and who does it."""

    def __init__(self, on: bool) -> None:
        self._on = on
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, what: str, who: str, cost: float = 1) -> Left | None:
        """Takes as many tokens as it costs, or refuses; what costs more than anybody can save up takes all of them."""
        if not self._on:
            return None
        most, rate = RATES[what]
        now = time.monotonic()
        left, then = self._buckets.get((what, who), (most, now))
        left = min(most, left + (now - then) * rate)
        cost = min(cost, most)
        if left < cost:
            raise slow_down((cost - left) / rate)
        self._buckets[(what, who)] = (left - cost, now)
        self._buckets.move_to_end((what, who))
        while len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return Left(what, int(left - cost), int(most), rate)

    def give_back(self, what: str, who: str) -> None:
        """The token is not needed after all: what is counted did not happen."""
        found = self._buckets.get((what, who))
        if found is not None:
            self._buckets[(what, who)] = (found[0] + 1, found[1])
