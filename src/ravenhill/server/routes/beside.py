"""Helpers beside a real board: a position is laid and played on, or a part of the game is kept; nothing is stored."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from ravenhill.engine import game as shelf
from ravenhill.server import beside, packs, printing
from ravenhill.server.forms.beside import BesideForm, BesideTold, KeptForm, KeptTold
from ravenhill.server.people import Person
from ravenhill.server.refusal import Refusal
from ravenhill.server.services import REFUSALS, Here, Maybe, Services, answer, asker, spend

DEEDS: Final = 100  # so many that were told of a game cost a token more
STEPS: Final = 20  # and so many answers and outcomes after a position
router = APIRouter(prefix="/api", tags=["beside"], responses=REFUSALS)


async def _pack(services: Services, person: Person | None, form: BesideForm | KeptForm) -> dict[str, Any] | None:
    """What is played with beside the board: a pack of one's own, one that is shared, or the server's."""
    if form.game not in shelf.shelved():
        raise Refusal("missing", "server-no-game", {"game": form.game})
    return await packs.chosen(services.open_tables, person, form.game, form.pack)


async def _told(form: BesideForm | KeptForm, pack: dict[str, Any] | None, told: dict[str, Any]) -> Response:
    if "key" in told:
        raise Refusal("bad_position", str(told["key"]), told["args"])
    at = f"packs/{form.pack}" if form.pack else ""
    printed = await asyncio.to_thread(printing.addresses, form.game, pack, at)
    return answer({**told, "game": form.game, "printed": printed})


@router.post("/beside", response_model=BesideTold)
async def lay(request: Request, form: BesideForm, services: Here, person: Maybe) -> Response:
    """A position as it lies on somebody's own board, played on with what happened there; nothing is stored."""
    spend(services, "ask", request, person, 1 + len(form.then) / STEPS)
    pack = await _pack(services, person, form)
    wanted = (form.game, form.position, form.then, form.seed, pack)
    machines = services.open_tables.machines
    return await _told(form, pack, await machines.desk(asker(request, person), beside.laid, *wanted))


@router.post("/beside/kept", response_model=KeptTold)
async def keep(request: Request, form: KeptForm, services: Here, person: Maybe) -> Response:
    """What is kept of a game beside its printed board, after all that was told of it; nothing is stored."""
    spend(services, "ask", request, person, 1 + len(form.deeds) / DEEDS)
    pack = await _pack(services, person, form)
    wanted = (form.game, form.scenario, form.deeds, form.seed, pack)
    machines = services.open_tables.machines
    return await _told(form, pack, await machines.desk(asker(request, person), beside.kept, *wanted))
