"""What a finished game came to, and another path from any of its moments."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from ravenhill.server import analysing
from ravenhill.server.forms.analysis import AnalysisAnswer, WhatIfForm
from ravenhill.server.forms.values import Made
from ravenhill.server.routes.tables import TableId
from ravenhill.server.services import REFUSALS, Here, Maybe, Somebody, answer, asker, spend

router = APIRouter(prefix="/api", tags=["analysis"], responses=REFUSALS)


@router.get("/tables/{table_id}/analysis", response_model=AnalysisAnswer)
async def look(request: Request, services: Here, person: Maybe, table_id: TableId) -> Response:
    """The analysis of a finished game, or how far it has come."""
    spend(services, "ask", request, person)
    return answer(await analysing.look(services.open_tables, table_id, person))


@router.post("/tables/{table_id}/analysis", response_model=AnalysisAnswer)
async def analyse(request: Request, services: Here, person: Somebody, table_id: TableId) -> Response:
    """Have a finished game analysed, in the background; what there is already is told at once."""
    spend(services, "record", request, person)
    return answer(await analysing.begin(services.open_tables, table_id, person, asker(request, person)))


@router.post("/tables/{table_id}/what-if", status_code=201, response_model=Made)
async def what_if(request: Request, form: WhatIfForm, services: Here, person: Somebody, table_id: TableId) -> Response:
    """A new table that leaves the path of a finished game at one of its moments; chance is new from there on."""
    spend(services, "table", request, person)
    seats = [(seat.kind, seat.player) for seat in form.seats]
    doing = analysing.what_if(services.open_tables, table_id, person, form.n, seats, asker(request, person))
    return answer({"id": await services.open_tables.to_the_end(doing)}, 201)
