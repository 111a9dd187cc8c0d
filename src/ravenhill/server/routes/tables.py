"""Everything that can be done at a table, by plain HTTP; and the door of its socket."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request, WebSocket
from pydantic import TypeAdapter, ValidationError
from starlette.responses import Response

from ravenhill import lessons
from ravenhill.engine import game as shelf
from ravenhill.server import ahead, bringing, lobby, neighbours, packs, playing
from ravenhill.server.facts import Answer
from ravenhill.server.forms.advice import HintAnswer, OddsAnswer, Why, WhyForm
from ravenhill.server.forms.ahead import AheadForm
from ravenhill.server.forms.beside import FeedForm
from ravenhill.server.forms.lessons import LessonForm, LessonsAnswer
from ravenhill.server.forms.library import PrintedAnswer
from ravenhill.server.forms.replay import Course, Replay
from ravenhill.server.forms.state import LogAnswer, State
from ravenhill.server.forms.tables import (
    AnswerForm,
    Invitations,
    JoinForm,
    MachineForm,
    OfferForm,
    PlaceForm,
    ReplyForm,
    Rows,
    TableForm,
)
from ravenhill.server.forms.talk import ChatForm, ReportForm, ShunForm, WhomForm
from ravenhill.server.forms.values import Done, Final, Fine, Made, Option
from ravenhill.server.limits import LENGTH, RECORD_SIZE
from ravenhill.server.pages import OWN_YEAR
from ravenhill.server.printing import sheet_of
from ravenhill.server.refusal import Refusal
from ravenhill.server.services import REFUSALS, Here, Maybe, Services, Somebody, answer, asker, spend
from ravenhill.server.talk import NOBODY
from ravenhill.server.telling import LINES, page_of, state_of

router = APIRouter(prefix="/api", tags=["tables"], responses=REFUSALS)

TableId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Wanted = Annotated[int | None, Query(ge=-1, le=15)]
Count = Annotated[int, Query(ge=0, le=2**31 - 1)]
_option: TypeAdapter[list[str | int]] = TypeAdapter(Option)


def _fine() -> Response:
    return answer({"ok": True})


def _done(version: int) -> Response:
    return answer({"ok": True, "version": version})


@router.post("/tables", status_code=201, response_model=Made)
async def lay_table(request: Request, form: TableForm, services: Here, person: Somebody) -> Response:
    """A new table; it begins as soon as every seat is filled."""
    spend(services, "table", request, person)
    seats = [(seat.kind, seat.player) for seat in form.seats]
    clock = form.clock.model_dump() if form.clock is not None else None
    wanted = (form.game, form.scenario, form.options, seats, form.public, form.spectators, form.pace, clock)
    pack = await packs.chosen(services.open_tables, person, form.game, form.pack)
    laying = lobby.lay(services.open_tables, person, *wanted, pack=pack, chance=form.chance)
    return answer({"id": await services.open_tables.to_the_end(laying)}, 201)


@router.get("/lessons", response_model=LessonsAnswer)
async def list_lessons(request: Request, services: Here, person: Maybe) -> Response:
    """The lessons of all games, and where this person has begun one."""
    spend(services, "ask", request, person)
    begun = {} if person is None else await lobby.lessons_begun(services.open_tables, person)
    told = [
        {
            "game": one.game,
            "id": one.id,
            "key": one.key,
            "steps": len(one.steps),
            "table": begun.get((one.game, one.id)),
        }
        for info in shelf.games()
        for one in lessons.lessons(info.id)
    ]
    return answer({"lessons": told})


@router.post("/lessons", status_code=201, response_model=Made)
async def take_lesson(request: Request, form: LessonForm, services: Here, person: Somebody) -> Response:
    """A lesson at a table of one's own: a new one, or where it was left."""
    spend(services, "table", request, person)
    doing = lobby.learn(services.open_tables, person, form.game, form.lesson)
    return answer({"id": await services.open_tables.to_the_end(doing)}, 201)


@router.get("/tables", response_model=Rows)
async def list_tables(
    request: Request,
    services: Here,
    person: Maybe,
    which: Annotated[Literal["mine", "open"], Query(alias="list")] = "open",
    before: Annotated[float | None, Query(ge=0, le=1e12, allow_inf_nan=False)] = None,
) -> Response:
    """My tables, or those with a free seat for anybody."""
    spend(services, "ask", request, person)
    if which == "open":
        return answer({"tables": await lobby.waiting_tables(services.open_tables, person)})
    if person is None:
        raise Refusal("nobody", "server-nobody")
    return answer({"tables": await lobby.my_tables(services.open_tables, person, before)})


@router.get("/tables/{table_id}", response_model=State)
async def look(
    request: Request,
    services: Here,
    person: Maybe,
    table_id: TableId,
    seat: Wanted = None,
    log: Count = 0,
    chat: Count = 0,
    gallery: Count = 0,
) -> Response:
    """What one seat may know, complete."""
    spend(services, "ask", request, person)
    me = person.id if person is not None else None
    unheard = person.unheard if person is not None else NOBODY
    async with services.open_tables.at(table_id) as table:
        spend(services, "ask", request, person, table.version / LENGTH)
        return answer(state_of(table, me, table.looking(me, seat), log, chat, gallery, unheard))


@router.get("/tables/{table_id}/printed/{digest}", response_model=PrintedAnswer)
async def printed(
    request: Request,
    services: Here,
    person: Maybe,
    table_id: TableId,
    digest: Annotated[str, Path(max_length=32, pattern=r"^[a-f0-9]+$")],
) -> Response:
    """What is printed on the components of a table that is played with a pack (`printed.facts` of its state)."""
    spend(services, "ask", request, person)
    async with services.open_tables.at(table_id) as table:
        table.looking(person.id if person is not None else None, None)
        game, pack = table.facts.game, table.pack
    sheet = await asyncio.to_thread(sheet_of, game, pack)
    if sheet.digest != digest:
        raise Refusal("missing", "server-no-page")
    return sheet.answer(request, OWN_YEAR)


@router.delete("/tables/{table_id}", response_model=Fine)
async def cancel_table(request: Request, services: Here, person: Somebody, table_id: TableId) -> Response:
    """The host takes a waiting table away."""
    spend(services, "do", request, person)
    await services.open_tables.to_the_end(lobby.cancel(services.open_tables, table_id, person))
    return _fine()


@router.post("/tables/{table_id}/join", response_model=Fine)
async def join(request: Request, form: JoinForm, services: Here, person: Somebody, table_id: TableId) -> Response:
    """Sit down, with the key of the invitation where the table is not public."""
    spend(services, "do", request, person)
    await services.open_tables.to_the_end(lobby.join(services.open_tables, table_id, person, form.seat, form.key))
    return _fine()


@router.post("/tables/{table_id}/leave", response_model=Fine)
async def leave(request: Request, form: PlaceForm, services: Here, person: Somebody, table_id: TableId) -> Response:
    """Get up again, before the game begins."""
    spend(services, "do", request, person)
    await services.open_tables.to_the_end(lobby.leave(services.open_tables, table_id, person, form.seat))
    return _fine()


@router.get("/tables/{table_id}/invitations", response_model=Invitations)
async def see_invitations(request: Request, services: Here, person: Somebody, table_id: TableId) -> Response:
    """The secret links of the open seats, for the host."""
    spend(services, "ask", request, person)
    return answer({"invitations": await lobby.invitations(services.open_tables, table_id, person)})


@router.post("/tables/{table_id}/invitations", response_model=Invitations)
async def renew_invitation(
    request: Request, form: PlaceForm, services: Here, person: Somebody, table_id: TableId
) -> Response:
    """A new link for a seat; the old one is void."""
    spend(services, "do", request, person)
    return answer(
        {
            "invitations": await services.open_tables.to_the_end(
                lobby.invitations(services.open_tables, table_id, person, form.seat)
            )
        }
    )


@router.post("/tables/{table_id}/machine", response_model=Fine)
async def machine(request: Request, form: MachineForm, services: Here, person: Somebody, table_id: TableId) -> Response:
    """A machine plays for you, or you take your seat back."""
    spend(services, "do", request, person)
    await services.open_tables.to_the_end(lobby.machine(services.open_tables, table_id, person, form.seat, form.player))
    return _fine()


@router.post("/tables/{table_id}/answer", response_model=Done | Final)
async def give_answer(
    request: Request, form: AnswerForm, services: Here, person: Somebody, table_id: TableId
) -> Response:
    """Choose. Acknowledged only when stored; a careful choice that could not be taken back is not."""
    spend(services, "do", request, person)
    doing = playing.answer(
        services.open_tables, table_id, person, form.seat, form.ask, tuple(form.option), form.careful
    )
    stored = await services.open_tables.to_the_end(doing)
    return answer({"final": True}) if stored is None else _done(stored)


@router.post("/tables/{table_id}/feed", response_model=Done)
async def feed(request: Request, form: FeedForm, services: Here, person: Somebody, table_id: TableId) -> Response:
    """What was rolled or drawn at the real table, beside which this one stands."""
    spend(services, "do", request, person)
    doing = playing.tell(services.open_tables, table_id, person, form.seat, form.ask, form.told())
    return _done(await services.open_tables.to_the_end(doing))


@router.post("/tables/{table_id}/unfeed", response_model=Done)
async def unfeed(request: Request, form: PlaceForm, services: Here, person: Somebody, table_id: TableId) -> Response:
    """The last outcome was told wrongly: it is expected again."""
    spend(services, "do", request, person)
    doing = playing.untell(services.open_tables, table_id, person, form.seat)
    return _done(await services.open_tables.to_the_end(doing))


@router.post("/tables/{table_id}/ahead", response_model=Done)
async def leave_ahead(
    request: Request, form: AheadForm, services: Here, person: Somebody, table_id: TableId
) -> Response:
    """Leave answers in advance, instead of those left before; only you are told (`ahead` of the state)."""
    spend(services, "do", request, person)
    wanted = [Answer(one.kind, tuple(one.option)) for one in form.left]
    doing = ahead.leave(services.open_tables, table_id, person, form.seat, wanted)
    return _done(await services.open_tables.to_the_end(doing))


@router.post("/tables/{table_id}/undo", response_model=Done)
async def undo(request: Request, form: PlaceForm, services: Here, person: Somebody, table_id: TableId) -> Response:
    """Back to your last choice, if nothing was rolled, drawn or shown since."""
    spend(services, "do", request, person)
    return _done(await services.open_tables.to_the_end(playing.undo(services.open_tables, table_id, person, form.seat)))


@router.post("/tables/{table_id}/resign", response_model=Done)
async def resign(request: Request, form: PlaceForm, services: Here, person: Somebody, table_id: TableId) -> Response:
    """Give up."""
    spend(services, "do", request, person)
    return _done(
        await services.open_tables.to_the_end(playing.resign(services.open_tables, table_id, person, form.seat))
    )


@router.post("/tables/{table_id}/offer", response_model=Done)
async def make_offer(
    request: Request, form: OfferForm, services: Here, person: Somebody, table_id: TableId
) -> Response:
    """Offer a draw, a take-back, or to close the table; when somebody's time is up: claim it, or a machine plays on."""
    spend(services, "do", request, person)
    return _done(
        await services.open_tables.to_the_end(
            playing.offer(services.open_tables, table_id, person, form.seat, form.kind)
        )
    )


@router.post("/tables/{table_id}/offer/reply", response_model=Done)
async def reply(request: Request, form: ReplyForm, services: Here, person: Somebody, table_id: TableId) -> Response:
    """Agree to an offer, or decline it (your own: withdraw it)."""
    spend(services, "do", request, person)
    doing = playing.reply(services.open_tables, table_id, person, form.seat, form.number, form.accept)
    return _done(await services.open_tables.to_the_end(doing))


@router.post("/tables/{table_id}/chat", response_model=Fine)
async def say(request: Request, form: ChatForm, services: Here, person: Somebody, table_id: TableId) -> Response:
    """Talk: at the table, or in the gallery if you look on."""
    spend(services, "chat", request, person)
    await services.open_tables.to_the_end(playing.say(services.open_tables, table_id, person, form.text, form.phrase))
    return _fine()


@router.post("/tables/{table_id}/shun", response_model=Fine)
async def shun(request: Request, form: ShunForm, services: Here, person: Somebody, table_id: TableId) -> Response:
    """Do not hear somebody any more; block them, and they can not sit down at your tables either."""
    spend(services, "do", request, person)
    doing = neighbours.shun(services.open_tables, table_id, person, form.seat, form.room, form.line or 0, form.block)
    await services.open_tables.to_the_end(doing)
    await services.wire.hush(person.id)
    return _fine()


@router.post("/tables/{table_id}/hear", response_model=Fine)
async def hear(request: Request, form: WhomForm, services: Here, person: Somebody, table_id: TableId) -> Response:
    """Hear somebody again, and sit with them."""
    spend(services, "do", request, person)
    doing = neighbours.hear(services.open_tables, table_id, person, form.seat, form.room, form.line or 0)
    await services.open_tables.to_the_end(doing)
    await services.wire.hush(person.id)
    return _fine()


@router.post("/tables/{table_id}/report", response_model=Fine)
async def report(request: Request, form: ReportForm, services: Here, person: Somebody, table_id: TableId) -> Response:
    """Tell the owner of the server about somebody; the talk up to that line goes with it."""
    spend(services, "report", request, person)
    doing = neighbours.report(services.open_tables, table_id, person, form.seat, form.room, form.line or 0, form.words)
    await services.open_tables.to_the_end(doing)
    return _fine()


@router.post("/tables/{table_id}/why", response_model=Why)
async def why(request: Request, form: WhyForm, services: Here, person: Somebody, table_id: TableId) -> Response:
    """Why an option is not open to your seat now."""
    spend(services, "why", request, person)
    return answer(await playing.why(services.open_tables, table_id, person, form.seat, tuple(form.option)))


@router.get("/tables/{table_id}/odds", response_model=OddsAnswer)
async def odds(
    request: Request,
    services: Here,
    person: Somebody,
    table_id: TableId,
    seat: Annotated[int, Query(ge=0, le=15)],
    option: Annotated[str, Query(max_length=2000)],
) -> Response:
    """The chances behind an option that is open to your seat, where the game tells them."""
    spend(services, "why", request, person)
    try:
        wanted = _option.validate_json(option)
    except ValidationError:
        raise Refusal("bad", "server-bad-message", {"field": "option"}) from None
    return answer(await playing.odds(services.open_tables, table_id, person, seat, tuple(wanted)))


@router.get("/tables/{table_id}/hint", response_model=HintAnswer)
async def hint(
    request: Request,
    services: Here,
    person: Somebody,
    table_id: TableId,
    seat: Annotated[int, Query(ge=0, le=15)],
) -> Response:
    """What a strong player would look at before your open choice, alone or against machines only."""
    spend(services, "replay", request, person)
    return answer(await playing.hint(services.open_tables, table_id, person, seat, asker(request, person)))


@router.get("/tables/{table_id}/log", response_model=LogAnswer)
async def read_log(
    request: Request,
    services: Here,
    person: Maybe,
    table_id: TableId,
    seat: Wanted = None,
    first: Annotated[int, Query(alias="from", ge=0, le=2**31 - 1)] = 0,
    count: Annotated[int, Query(ge=0, le=LINES)] = LINES,
) -> Response:
    """The lines a seat may read, so many at a time."""
    spend(services, "ask", request, person)
    me = person.id if person is not None else None
    async with services.open_tables.at(table_id) as table:
        spend(services, "ask", request, person, table.version / LENGTH)
        return answer({"epoch": table.epoch, "log": page_of(table, table.looking(me, seat), first, count)})


@router.get(
    "/tables/{table_id}/record",
    response_class=Response,
    responses={200: {"content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def record(request: Request, services: Here, person: Maybe, table_id: TableId) -> Response:
    """The whole game as a record, once it is over."""
    spend(services, "replay", request, person)
    pay = partial(spend, services, "replay", request, person)
    name, written = await playing.record(services.open_tables, table_id, person, asker(request, person), pay)
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(written, media_type="application/json", headers=headers)


@router.get("/tables/{table_id}/course", response_model=Course)
async def course(request: Request, services: Here, person: Maybe, table_id: TableId) -> Response:
    """How far each side had come when each turn ended, once the game is over."""
    spend(services, "replay", request, person)
    pay = partial(spend, services, "replay", request, person)
    written = await playing.course(services.open_tables, table_id, person, asker(request, person), pay)
    return Response(written, media_type="application/json")


@router.get("/tables/{table_id}/replay", response_model=Replay)
async def replay(
    request: Request,
    services: Here,
    person: Maybe,
    table_id: TableId,
    seat: Wanted = None,
    first: Annotated[int, Query(alias="from", ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=0, le=50)] = 20,
) -> Response:
    """Moments of the game, as your seat saw them; any seat when the game is over."""
    spend(services, "replay", request, person)
    pay = partial(spend, services, "replay", request, person)
    by = asker(request, person)
    written = await playing.replay(services.open_tables, table_id, person, seat, first, count, by, pay)
    return Response(written, media_type="application/json")


@router.post(
    "/records",
    status_code=201,
    response_model=Made,
    openapi_extra={"requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def keep_record(request: Request, services: Here, person: Somebody) -> Response:
    """A record from elsewhere, checked against the rules and kept for replay."""
    spend(services, "record", request, person)
    written = await request.body()
    spend(services, "record", request, person, len(written) / RECORD_SIZE)
    return answer({"id": await bringing.bring(services.open_tables, person, written, asker(request, person))}, 201)


@router.websocket("/tables/{table_id}/live")
async def table_socket(ws: WebSocket, table_id: str) -> None:
    services: Services | None = getattr(ws.app.state, "services", None)
    if services is None or not table_id.isascii() or not table_id.isalnum() or len(table_id) > 32:
        await ws.close(4004)
        return
    await services.wire.serve(ws, table_id)
