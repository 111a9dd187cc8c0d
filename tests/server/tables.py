"""People at tables whose clock is moved by hand, and what they offer each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

DAY = 86400.0
THREE_DAYS = {"kind": "days", "days": 3}
TEN_MINUTES = {"kind": "minutes", "minutes": 10, "increment": 5}


@dataclass
class Hands:
    """A clock on the wall that is moved by hand."""

    now: float = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


async def two(server: Any, **wish: Any) -> tuple[Any, Any, str]:
    """Anna and Ben at a table; Anna is to move."""
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.lay(["me", "open"], public=True, **wish)
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    return anna, ben, table


async def three(server: Any, **wish: Any) -> tuple[Any, Any, Any, str]:
    anna, ben, eve = await server.guest("Anna"), await server.guest("Ben"), await server.guest("Eve")
    table = await anna.lay(["me", "open", "open"], scenario="crowd", public=True, **wish)
    for seat, who in ((1, ben), (2, eve)):
        await who.post(f"/api/tables/{table}/join", {"seat": seat})
    return anna, ben, eve, table


async def offer(who: Any, table: str, seat: int, kind: str) -> Any:
    return await who.post(f"/api/tables/{table}/offer", {"seat": seat, "kind": kind})


async def refused(who: Any, table: str, seat: int, kind: str) -> str:
    problem = await who.refused(f"/api/tables/{table}/offer", {"seat": seat, "kind": kind}, "not_now")
    return str(problem["message"]["key"])


async def accept(who: Any, table: str, seat: int) -> None:
    number = (await who.get(f"/api/tables/{table}"))["offer"]["number"]
    await who.post(f"/api/tables/{table}/offer/reply", {"seat": seat, "number": number, "accept": True})


async def left(who: Any, table: str) -> Any:
    return (await who.get(f"/api/tables/{table}"))["clock"]["left"]
