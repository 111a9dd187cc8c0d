"""The workshop: what a game's records hold, drafts of packs looked at, kept, sent as files, and tried."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request
from pydantic_core import to_json
from starlette.responses import Response

from ravenhill import packs as written
from ravenhill import workshop
from ravenhill.engine import game as shelf
from ravenhill.server import drafts, lobby, packs
from ravenhill.server.forms.packs import ChangeForm, KeepForm, PackAnswer, PackWhole
from ravenhill.server.forms.values import Fine, Made
from ravenhill.server.forms.workshop import DraftAnswer, DraftForm, DraftKept, LookAnswer, WorkshopAnswer
from ravenhill.server.pages import Page, page_of
from ravenhill.server.printing import addresses
from ravenhill.server.refusal import Refusal
from ravenhill.server.routes.packs import PackId
from ravenhill.server.services import REFUSALS, Here, Maybe, Somebody, answer, asker, spend

router = APIRouter(prefix="/api", tags=["workshop"], responses=REFUSALS)
GameId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Wanted = Annotated[str, Query(max_length=32, pattern=r"^[A-Za-z0-9_-]*$")]
KINDS = {"toml": "application/toml", "zip": "application/zip"}


def _game(name: str) -> str:
    if name not in shelf.shelved() or not shelf.find(name).schema():
        raise Refusal("missing", "server-no-game", {"game": name})
    return name


@cache
def _bench(game: str) -> Page:
    told = {**workshop.bench(game), "printed": addresses(game, None)}
    return page_of(to_json(told), "application/json")


@router.get("/workshop/{game}", response_model=WorkshopAnswer)
async def bench(request: Request, services: Here, game: GameId) -> Response:
    """Every record of a game with where it comes from, and what each field takes, for whoever makes a form of it."""
    spend(services, "ask", request)
    return _bench(_game(game)).answer(request)


@router.post("/workshop/{game}/look", response_model=LookAnswer)
async def look(request: Request, form: DraftForm, services: Here, person: Maybe, game: GameId) -> Response:
    """What is wrong with a draft, or what it prints and says."""
    spend(services, "draft", request, person)
    machines = services.open_tables.machines
    wanted = (_game(game), form.records, form.ident)
    return answer(await machines.desk(asker(request, person), workshop.looked_at, *wanted))


@router.post("/workshop/{game}/try", status_code=201, response_model=Made)
async def try_out(request: Request, form: DraftForm, services: Here, person: Somebody, game: GameId) -> Response:
    """A table of one's own with the draft, in a position in which what bears this id can be played at once."""
    spend(services, "table", request, person)
    tables = services.open_tables
    await packs.check(_game(game), form.records)
    found = await tables.machines.desk(asker(request, person), workshop.trial, game, form.records, form.ident)
    if found is None:
        raise Refusal("not_now", "server-no-trial", {"games": workshop.GAMES})
    laying = lobby.try_out(tables, person, game, form.records, found)
    return answer({"id": await tables.to_the_end(laying)}, 201)


@router.get("/workshop/{game}/draft", response_model=DraftAnswer)
async def read_draft(request: Request, services: Here, person: Maybe, game: GameId, pack: Wanted = "") -> Response:
    """What you were writing last for a pack of yours, or for one that is none yet; nothing where there is none."""
    spend(services, "ask", request, person)
    found = None if person is None else await drafts.read(services.open_tables, person, _game(game), pack)
    return answer({"draft": found})


@router.put("/workshop/{game}/draft", response_model=Fine)
async def keep_draft(request: Request, form: DraftKept, services: Here, person: Somebody, game: GameId) -> Response:
    """A draft as it stands, in order or not: only you can read it."""
    spend(services, "draft", request, person)
    tables = services.open_tables
    await tables.to_the_end(drafts.keep(tables, person, _game(game), form.model_dump()))
    return answer({"ok": True})


@router.delete("/workshop/{game}/draft", response_model=Fine)
async def drop_draft(request: Request, services: Here, person: Somebody, game: GameId, pack: Wanted = "") -> Response:
    """The draft is not wanted any more, or has been kept as a pack."""
    spend(services, "do", request, person)
    await services.open_tables.to_the_end(drafts.drop(services.open_tables, person, _game(game), pack))
    return answer({"ok": True})


@router.post("/workshop/{game}/packs", status_code=201, response_model=PackAnswer)
async def keep(request: Request, form: KeepForm, services: Here, person: Somebody, game: GameId) -> Response:
    """A draft, kept as a new pack of the person."""
    spend(services, "pack", request, person)
    tables = services.open_tables
    kept = await tables.to_the_end(packs.keep_draft(tables, person, _game(game), form.records))
    return answer({"pack": kept}, 201)


@router.get("/packs/{pack_id}", response_model=PackWhole)
async def read(request: Request, services: Here, person: Maybe, pack_id: PackId) -> Response:
    """A pack with all its records: one's own, or one that somebody shares."""
    spend(services, "ask", request, person)
    return answer(await packs.whole(services.open_tables, person, pack_id))


@router.put("/packs/{pack_id}", response_model=PackAnswer)
async def change(request: Request, form: ChangeForm, services: Here, person: Somebody, pack_id: PackId) -> Response:
    """Another content for a pack of one's own, if it is still as it was when it was opened (`digest`)."""
    spend(services, "pack", request, person)
    tables = services.open_tables
    changed = packs.change(tables, person, pack_id, form.records, form.digest)
    return answer({"pack": await tables.to_the_end(changed)})


@router.get("/packs/{pack_id}/file", response_class=Response)
async def file(
    request: Request,
    services: Here,
    person: Maybe,
    pack_id: PackId,
    kind: Annotated[Literal["toml", "zip"], Query(alias="as")] = "toml",
) -> Response:
    """A pack as a file: one of TOML, or a zip of all its files."""
    spend(services, "ask", request, person)
    records = (await packs.whole(services.open_tables, person, pack_id))["records"]
    body = written.as_zip(records) if kind == "zip" else written.as_toml(records).encode()
    headers = {"content-disposition": f'attachment; filename="{written.file_name(records)}.{kind}"'}
    return Response(body, headers=headers, media_type=KINDS[kind])
