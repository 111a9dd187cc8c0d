"""Names, accounts, sessions, letters."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StrictBool, StrictStr

from ravenhill.server.forms.values import Form, Given, Name, Password


class NameForm(Form):
    name: Name


class LanguageForm(Form):
    language: Annotated[StrictStr, Field(min_length=2, max_length=32)]


class TokenAnswer(Given):
    """Good until its session is ended; told only here."""

    token: str
    session: str


class AccountForm(Form):
    login: Name
    password: Password


class LoginForm(Form):
    login: Name
    password: Annotated[StrictStr, Field(min_length=1, max_length=200)]


class PasswordForm(Form):
    old: Annotated[StrictStr, Field(min_length=1, max_length=200)]
    new: Password


class EmailForm(Form):
    email: Annotated[StrictStr, Field(max_length=254)] | None
    notify: StrictBool = True
    password: Annotated[StrictStr, Field(max_length=200)] = ""


class PushForm(Form):
    """What a browser gives of a subscription to its push service."""

    endpoint: Annotated[StrictStr, Field(min_length=1, max_length=800)]
    key: Annotated[StrictStr, Field(min_length=1, max_length=100, pattern=r"^[A-Za-z0-9_=-]+$")]  # p256dh
    auth: Annotated[StrictStr, Field(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_=-]+$")]


class PushAnswer(Given):
    """The key this server signs notices with, and whether this browser is sent any."""

    key: str
    here: bool


class ForgottenForm(Form):
    who: Annotated[StrictStr, Field(min_length=1, max_length=254, pattern=r"^[^\x00]*$")]


class ResetForm(Form):
    token: Annotated[StrictStr, Field(min_length=1, max_length=1000)]
    password: Password


class PartForm(Form):
    password: Annotated[StrictStr, Field(max_length=200)] = ""


class TokenForm(Form):
    token: Annotated[StrictStr, Field(min_length=1, max_length=1000)]


class ReturnForm(Form):
    renew: StrictBool = False


class ReturnLink(Given):
    path: str


class NameAnswer(Given):
    name: str


class Me(Given):
    name: str
    account: bool
    login: str | None
    email: str | None
    email_confirmed: bool
    notify: bool
    language: str | None
    mail: bool


class MeAnswer(Given):
    me: Me | None


class Visit(Given):
    """One browser that is signed in."""

    id: str
    made: float
    used: float
    browser: Literal["bot", "firefox", "edge", "opera", "chrome", "safari", "other"]
    system: Literal["android", "ios", "windows", "macos", "linux", "other"]
    here: bool


class Visits(Given):
    sessions: list[Visit]


class Confirmed(Given):
    confirmed: bool
