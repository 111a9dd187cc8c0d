"""Packs: what a person brings to play with."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from ravenhill.server import packs
from ravenhill.server.forms.library import PrintedAnswer
from ravenhill.server.forms.packs import PackAnswer, PacksAnswer, ShareForm
from ravenhill.server.forms.values import Fine
from ravenhill.server.pages import OWN_YEAR
from ravenhill.server.printing import sheet_of
from ravenhill.server.refusal import Refusal
from ravenhill.server.services import REFUSALS, Here, Maybe, Somebody, answer, spend

router = APIRouter(prefix="/api", tags=["packs"], responses=REFUSALS)
PackId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


@router.get("/packs", response_model=PacksAnswer)
async def list_packs(request: Request, services: Here, person: Maybe) -> Response:
    """One's own packs, then those that others share."""
    spend(services, "ask", request, person)
    return answer({"packs": await packs.listed(services.open_tables, person)})


@router.post(
    "/packs",
    status_code=201,
    response_model=PackAnswer,
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}},
        }
    },
)
async def keep_pack(request: Request, services: Here, person: Somebody) -> Response:
    """A pack: a zip of its TOML files, or all of it as one TOML file. The first field that does not fit is told."""
    spend(services, "pack", request, person)
    body = await request.body()
    kept = await services.open_tables.to_the_end(packs.keep(services.open_tables, person, body))
    return answer({"pack": kept}, 201)


@router.post("/packs/{pack_id}/share", response_model=Fine)
async def share_pack(request: Request, form: ShareForm, services: Here, person: Somebody, pack_id: PackId) -> Response:
    """Others may lay tables with it, or may no longer."""
    spend(services, "do", request, person)
    await services.open_tables.to_the_end(packs.share(services.open_tables, person, pack_id, form.shared))
    return answer({"ok": True})


@router.get("/packs/{pack_id}/printed/{digest}", response_model=PrintedAnswer)
async def printed(
    request: Request,
    services: Here,
    person: Maybe,
    pack_id: PackId,
    digest: Annotated[str, Path(max_length=32, pattern=r"^[a-f0-9]+$")],
) -> Response:
    """What is printed on the components with a pack of one's own, or one that is shared."""
    spend(services, "ask", request, person)
    found = await packs.whole(services.open_tables, person, pack_id)
    sheet = await asyncio.to_thread(sheet_of, found["pack"]["game"], found["records"])
    if sheet.digest != digest:
        raise Refusal("missing", "server-no-page")
    return sheet.answer(request, OWN_YEAR)


@router.delete("/packs/{pack_id}", response_model=Fine)
async def delete_pack(request: Request, services: Here, person: Somebody, pack_id: PackId) -> Response:
    """It is no more. Tables that are played with it keep what they have of it."""
    spend(services, "do", request, person)
    await services.open_tables.to_the_end(packs.delete(services.open_tables, person, pack_id))
    return answer({"ok": True})
