"""Names, accounts, sessions."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from ravenhill.server.forms import (
    AccountForm,
    Confirmed,
    EmailForm,
    LoginForm,
    MeAnswer,
    NameForm,
    NothingForm,
    PasswordForm,
    TokenForm,
)
from ravenhill.server.house import REFUSALS, Here, House, Maybe, Somebody, answer, set_cookie, spend
from ravenhill.server.people import COOKIE, Person, compared
from ravenhill.server.refusal import Refusal

router = APIRouter(prefix="/api", tags=["people"], responses=REFUSALS)


def _me(house: House, person: Person | None) -> Response:
    return answer({"me": None if person is None else person.plain(house.post.works)})


def _signed_in(house: House, request: Request, person: Person) -> Response:
    response = _me(house, person)
    set_cookie(response, request, house, person)
    return response


@router.get("/me", response_model=MeAnswer)
async def who_am_i(house: Here, person: Maybe) -> Response:
    """Who the cookie says you are."""
    return _me(house, person)


@router.post("/me", response_model=MeAnswer)
async def name_yourself(request: Request, form: NameForm, house: Here, person: Maybe) -> Response:
    """A new guest, or a new name for you."""
    spend(house, "guest", request, person)
    if person is None:
        person = await house.people.guest(form.name)
    else:
        person = await house.people.rename(person, form.name)
        house.hall.renamed(person)
    return _signed_in(house, request, person)


@router.post("/me/account", response_model=MeAnswer)
async def open_account(request: Request, form: AccountForm, house: Here, person: Somebody) -> Response:
    """A login and a password, to come back from another device."""
    spend(house, "password", request)
    return _signed_in(house, request, await house.people.open_account(person, form.login, form.password))


@router.post("/me/password", response_model=MeAnswer)
async def change_password(request: Request, form: PasswordForm, house: Here, person: Somebody) -> Response:
    """A new password; every other session ends."""
    spend(house, "password", request)
    changed = await house.people.new_password(person, form.old, form.new)
    await house.wire.forget(person.id)
    return _signed_in(house, request, changed)


@router.post("/me/email", response_model=MeAnswer)
async def set_email(request: Request, form: EmailForm, house: Here, person: Somebody) -> Response:
    """Where letters go when it is your turn; proved by a letter."""
    if form.email is not None and not house.post.works:
        raise Refusal("not_now", "server-no-mail")
    if form.email is not None:
        spend(house, "letter", request, person)
    changed = await house.people.set_email(person, form.email, form.notify)
    if changed.email is not None and not changed.email_confirmed:
        house.post.confirm(changed, house.people.letter_token(changed))
    return _me(house, changed)


@router.post("/email/confirm", response_model=Confirmed)
async def confirm_email(request: Request, form: TokenForm, house: Here) -> Response:
    """The token of the letter."""
    spend(house, "password", request)
    await house.people.confirm_email(form.token)
    return answer({"confirmed": True})


@router.post("/login", response_model=MeAnswer)
async def log_in(request: Request, form: LoginForm, house: Here) -> Response:
    """Come back as who you were."""
    spend(house, "password", request)
    house.limits.spend("password", "login " + compared(form.login))
    return _signed_in(house, request, await house.people.log_in(form.login, form.password))


@router.post("/logout", response_model=MeAnswer)
async def log_out(form: NothingForm, house: Here) -> Response:
    """Forget who you are on this device. A guest cannot come back."""
    response = _me(house, None)
    response.delete_cookie(COOKIE, path="/")
    return response
