"""Helpers beside a real board: a position is laid, played on and told; nothing of it is stored."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from ravenhill.engine import game as shelf
from ravenhill.server import beside, printing
from ravenhill.server.forms import BesideForm, BesideTold
from ravenhill.server.refusal import Refusal
from ravenhill.server.services import REFUSALS, Here, Maybe, answer, asker, spend

router = APIRouter(prefix="/api", tags=["beside"], responses=REFUSALS)


@router.post("/beside", response_model=BesideTold)
async def lay(request: Request, form: BesideForm, services: Here, person: Maybe) -> Response:
    """A position as it lies on somebody's own board, played on with what happened there; nothing is stored."""
    spend(services, "ask", request, person)
    if form.game not in shelf.shelved():
        raise Refusal("missing", "server-no-game", {"game": form.game})
    machines = services.open_tables.machines
    told = await machines.desk(asker(request, person), beside.laid, form.game, form.position, form.then, form.seed)
    if "key" in told:
        raise Refusal("bad_position", str(told["key"]), told["args"])
    return answer({**told, "game": form.game, "printed": printing.addresses(form.game, None, "")})
