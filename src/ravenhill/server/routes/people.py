"""Names, accounts, sessions."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.background import BackgroundTask
from starlette.responses import Response

from ravenhill.server import neighbours, parting
from ravenhill.server.forms.people import (
    AccountForm,
    Confirmed,
    EmailForm,
    ForgottenForm,
    LanguageForm,
    LoginForm,
    MeAnswer,
    NameAnswer,
    NameForm,
    PartForm,
    PasswordForm,
    PushAnswer,
    PushForm,
    ResetForm,
    ReturnForm,
    ReturnLink,
    TokenAnswer,
    TokenForm,
    Visits,
)
from ravenhill.server.forms.talk import ShunnedAnswer
from ravenhill.server.forms.values import Fine, NothingForm
from ravenhill.server.people import Person, clean_address, compared, welcome
from ravenhill.server.push import Browser
from ravenhill.server.refusal import Refusal
from ravenhill.server.services import (
    REFUSALS,
    Here,
    Maybe,
    Services,
    Somebody,
    agent,
    answer,
    asked_language,
    network,
    set_cookie,
    spend,
    trying,
)
from ravenhill.server.sessions import BOT, COOKIE

router = APIRouter(prefix="/api", tags=["people"], responses=REFUSALS)

Which = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


def _me(services: Services, person: Person | None) -> Response:
    return answer({"me": None if person is None else person.plain(services.post.works)})


def _signed_in(services: Services, request: Request, person: Person) -> Response:
    response = _me(services, person)
    set_cookie(response, request, services, person)
    return response


def _signed_out(services: Services) -> Response:
    response = _me(services, None)
    response.delete_cookie(COOKIE, path="/")
    return response


@router.get("/me", response_model=MeAnswer)
async def who_am_i(services: Here, person: Maybe) -> Response:
    """Who the cookie says you are."""
    return _me(services, person)


@router.post("/me", response_model=MeAnswer)
async def name_yourself(request: Request, form: NameForm, services: Here, person: Maybe) -> Response:
    """A new guest, or a new name for you."""
    spend(services, "guest", request, person)
    if person is None:
        guest = await services.people.guest(form.name, asked_language(request))
        return _signed_in(services, request, await services.people.begin(guest, agent(request)))
    changed = await services.people.rename(welcome(person), form.name)
    services.open_tables.renamed(changed)
    return _me(services, changed)


@router.post("/me/language", response_model=MeAnswer)
async def set_language(request: Request, form: LanguageForm, services: Here, person: Somebody) -> Response:
    """The language your letters come in, and pages at a device that was not told another."""
    spend(services, "do", request, person)
    return _me(services, await services.people.speak(person, form.language))


@router.post("/me/token", response_model=TokenAnswer, status_code=201)
async def make_token(request: Request, form: NothingForm, services: Here, person: Somebody) -> Response:
    """A token for a program that plays as you: `Authorization: Bearer ...`. It is one of your sessions, and ends so."""
    spend(services, "token", request, person)
    begun = await services.people.begin(person, BOT)
    return answer({"token": services.people.sessions.cookie(person.id, begun.visit), "session": begun.visit}, 201)


@router.post("/me/account", response_model=MeAnswer)
async def open_account(request: Request, form: AccountForm, services: Here, person: Somebody) -> Response:
    """A login and a password, to come back from another device. The guest's own session ends, a new one begins."""
    spend(services, "account", request)
    visits = await _visits(services, person)
    return await _anew(
        services, request, await services.people.open_account(person, form.login, form.password), person, visits
    )


@router.post("/me/password", response_model=MeAnswer)
async def change_password(request: Request, form: PasswordForm, services: Here, person: Somebody) -> Response:
    """A new password; every other session ends."""
    if person.password is None:
        raise Refusal("not_now", "server-no-account")
    await _prove(services, person, form.old)
    visits = await _visits(services, person)
    return await _anew(services, request, await services.people.new_password(person, form.new), person, visits)


async def _prove(services: Services, person: Person, password: str) -> None:
    async with trying(services, ("wrong", person.id)):
        await services.people.prove(person, password)


async def _visits(services: Services, person: Person) -> list[str]:
    """Where somebody is signed in besides here."""
    return [visit["id"] for visit in await services.people.visits(person) if not visit["here"]]


async def _anew(
    services: Services,
    request: Request,
    person: Person,
    before: Person | None = None,
    elsewhere: list[str] | None = None,
) -> Response:
    """All sessions have ended; here a new one begins. `before`: who this browser was, and stays.

    Its other windows come again when the answer is on its way: then they bring the new cookie."""
    begun = await services.people.begin(person, agent(request))
    services.wire.forget(person.id, elsewhere)
    response = _signed_in(services, request, begun)
    if before is not None:
        response.background = BackgroundTask(services.wire.forget, person.id, None, 1012)
    return response


@router.post("/me/email", response_model=MeAnswer)
async def set_email(request: Request, form: EmailForm, services: Here, person: Somebody) -> Response:
    """Where letters go when it is your turn; proved by a letter. Another address needs your password."""
    if form.email is None:
        return _me(services, await services.people.set_email(person, None, form.notify))
    if not services.post.works:
        raise Refusal("not_now", "server-no-mail")
    if person.password is None:
        raise Refusal("not_now", "server-letters-for-accounts")
    email = clean_address(form.email)
    proved = person.email_confirmed and email == person.email
    if email != person.email:
        await _prove(services, person, form.password)
    if not proved:
        spend(services, "letter", request, person)
        services.post.allow(email, network(request))
    changed = await services.people.set_email(person, email, form.notify)
    if not proved:
        services.post.confirm(changed, services.people.letter_token(changed))
    return _me(services, changed)


@router.post("/email/confirm", response_model=Confirmed)
async def confirm_email(request: Request, form: TokenForm, services: Here) -> Response:
    """The token of the letter."""
    spend(services, "login", request)
    await services.people.confirm_email(form.token)
    return answer({"confirmed": True})


@router.post("/login", response_model=MeAnswer)
async def log_in(request: Request, form: LoginForm, services: Here, before: Maybe) -> Response:
    """Come back as who you were: a new session begins."""
    spend(services, "login", request)
    here = network(request)
    # Wrong passwords count against who sends them, never against whose they are: the owner always gets in elsewhere.
    async with trying(services, ("guess", here), ("wrong", f"{here} {compared(form.login)}")):
        person = await services.people.log_in(form.login, form.password)
    return await _come(services, request, person, before)


async def _come(services: Services, request: Request, person: Person, before: Person | None) -> Response:
    """Somebody is back: whoever this browser was before is signed out."""
    begun = await services.people.begin(person, agent(request), before)
    if before is not None:
        services.wire.forget(before.id, [before.visit], 1012)
    return _signed_in(services, request, begun)


@router.post("/me/return", response_model=ReturnLink)
async def link_to_return(request: Request, form: ReturnForm, services: Here, person: Somebody) -> Response:
    """A guest's secret link to come back by from another device; renewed, the old ones are void."""
    spend(services, "do", request, person)
    return answer({"path": await services.returning.link(person, form.renew)})


@router.post("/return/name", response_model=NameAnswer)
async def who_comes_back(request: Request, form: TokenForm, services: Here) -> Response:
    """Whom a link to come back by belongs to; nothing changes."""
    spend(services, "login", request)
    return answer({"name": (await services.returning.person(form.token)).name})


@router.post("/return", response_model=MeAnswer)
async def come_back(request: Request, form: TokenForm, services: Here, before: Maybe) -> Response:
    """The token of the link: a new session begins."""
    spend(services, "login", request)
    return await _come(services, request, await services.returning.person(form.token), before)


@router.post("/logout", response_model=MeAnswer)
async def log_out(form: NothingForm, services: Here, person: Maybe) -> Response:
    """The session of this browser ends. A guest comes back by their link only."""
    if person is not None:
        await services.people.end_visit(person, person.visit)
        services.wire.forget(person.id, [person.visit])
    return _signed_out(services)


@router.post("/password/forgotten", response_model=Fine)
async def forgot_password(request: Request, form: ForgottenForm, services: Here) -> Response:
    """A letter with a link, to the confirmed address of this login or address; the answer is the same without one."""
    if not services.post.works:
        raise Refusal("not_now", "server-no-mail")
    found = await services.people.reachable(form.who)
    services.post.reset(found, services.people.reset_token, network(request))
    return answer({"ok": True})


@router.post("/password/reset", response_model=MeAnswer)
async def reset_password(request: Request, form: ResetForm, services: Here) -> Response:
    """A new password by the token of the letter; every session ends, and one begins here."""
    spend(services, "login", request)
    return await _anew(services, request, await services.people.reset_password(form.token, form.password))


@router.get("/me/sessions", response_model=Visits)
async def see_sessions(request: Request, services: Here, person: Somebody) -> Response:
    """Where you are signed in."""
    spend(services, "ask", request, person)
    return answer({"sessions": await services.people.visits(person)})


@router.delete("/me/sessions/{session_id}", response_model=Fine)
async def end_session(request: Request, services: Here, person: Somebody, session_id: Which) -> Response:
    """Sign out elsewhere."""
    spend(services, "do", request, person)
    if not await services.people.end_visit(person, session_id):
        raise Refusal("missing", "server-no-session")
    services.wire.forget(person.id, [session_id])
    return answer({"ok": True})


@router.delete("/me/sessions", response_model=MeAnswer)
async def end_other_sessions(request: Request, services: Here, person: Somebody) -> Response:
    """Sign out everywhere but here."""
    spend(services, "do", request, person)
    ended = await services.people.end_other_visits(person)
    services.wire.forget(person.id, ended)
    return _signed_in(services, request, person)


@router.post("/me/delete", response_model=MeAnswer)
async def delete_me(form: PartForm, services: Here, person: Somebody) -> Response:
    """You are forgotten: games stay without your name, running ones are given up. An account needs its password."""
    await _prove(services, person, form.password)
    await services.open_tables.to_the_end(parting.part(services.open_tables, services.wire, person))
    return _signed_out(services)


@router.get("/me/push", response_model=PushAnswer)
async def see_push(request: Request, services: Here, person: Somebody) -> Response:
    """Whether this browser is told when it is your turn and you are not at the table."""
    spend(services, "ask", request, person)
    return answer({"key": services.push.key, "here": await services.push.kept(person)})


@router.post("/me/push", response_model=Fine)
async def keep_push(request: Request, form: PushForm, services: Here, person: Somebody) -> Response:
    """This browser is to be told by the push service it has named, until its session ends."""
    spend(services, "account", request, person)
    await services.push.keep(person, Browser(form.endpoint, form.key, form.auth))
    return answer({"ok": True})


@router.delete("/me/push", response_model=Fine)
async def drop_push(request: Request, services: Here, person: Somebody) -> Response:
    """This browser is told no more."""
    spend(services, "do", request, person)
    await services.push.drop(person)
    return answer({"ok": True})


@router.get("/me/shunned", response_model=ShunnedAnswer)
async def see_shunned(request: Request, services: Here, person: Somebody) -> Response:
    """Whom you do not hear."""
    spend(services, "ask", request, person)
    return answer({"people": await neighbours.shunned(services.open_tables, person)})


@router.delete("/me/shunned/{shun_id}", response_model=Fine)
async def make_up(request: Request, services: Here, person: Somebody, shun_id: Which) -> Response:
    """Hear somebody again."""
    spend(services, "do", request, person)
    await neighbours.make_up(services.open_tables, person, shun_id)
    await services.wire.hush(person.id)
    return answer({"ok": True})
