"""Who is who: guests with a name, accounts with a password, sessions in signed cookies."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
import unicodedata
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, Signer, URLSafeTimedSerializer
from sqlalchemy.exc import IntegrityError

from ravenhill.server.ledger import NAME, persons
from ravenhill.server.refusal import Refusal
from ravenhill.server.store import Store

COOKIE: Final = "ravenhill"
COOKIE_SECONDS: Final = 400 * 86400  # the longest browsers keep one
CONFIRM_SECONDS: Final = 3 * 86400
REMEMBERED: Final = 20_000
REMEMBERED_SECONDS: Final = 10.0
_EMAIL: Final = re.compile(r"[^@\s<>\"',;:\\()\[\]]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


@dataclass(frozen=True)
class Person:
    """Somebody, as the database knows them."""

    id: str
    name: str
    session: int
    login: str | None
    password: str | None
    email: str | None
    email_confirmed: bool
    notify: bool

    def plain(self, mail: bool) -> dict[str, Any]:
        return {
            "name": self.name,
            "account": self.password is not None,
            "login": self.login,
            "email": self.email,
            "email_confirmed": self.email_confirmed,
            "notify": self.notify,
            "mail": mail,
        }


class People:
    """The register of people."""

    def __init__(self, store: Store, secret: str) -> None:
        self._store = store
        self._sessions = URLSafeTimedSerializer(secret, salt="ravenhill session")
        self._letters = URLSafeTimedSerializer(secret, salt="ravenhill letter")
        self._invitations = Signer(secret, salt="ravenhill invitation")
        self._seen: dict[str, tuple[float, Person]] = {}
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(2)  # a password check takes memory and time on purpose
        self._nobody = self._hasher.hash(secrets.token_hex(8))  # unknown logins take as long as known ones

    # --- sessions --------------------------------------------------------------------------------------------

    def cookie(self, person: Person) -> str:
        return self._sessions.dumps([person.id, person.session])

    async def by_cookie(self, value: str | None) -> Person | None:
        if not value or len(value) > 400:
            return None
        try:
            person_id, session = self._sessions.loads(value, max_age=COOKIE_SECONDS)
        except (BadSignature, ValueError, TypeError):
            return None
        person = await self._remembered(str(person_id))
        return person if person is not None and person.session == session else None

    async def _remembered(self, person_id: str) -> Person | None:
        """Somebody who was here a moment ago is not looked up again."""
        known = self._seen.get(person_id)
        if known is not None and time.monotonic() - known[0] < REMEMBERED_SECONDS:
            return known[1]
        person = await self._find(persons.c.id == person_id)
        if person is not None:
            self._seen[person_id] = (time.monotonic(), person)
            if len(self._seen) > REMEMBERED:
                self._seen.pop(next(iter(self._seen)))
        return person

    def forget(self, person_id: str) -> None:
        """What is remembered of somebody may be old: look them up again."""
        self._seen.pop(person_id, None)

    def invitation(self, table: str, place: int, nonce: str) -> str:
        """The secret part of an invitation link: made anew from the seat's nonce, never stored."""
        return self._invitations.get_signature(f"{table}:{place}:{nonce}").decode()

    # --- guests and accounts ---------------------------------------------------------------------------------

    async def guest(self, name: str) -> Person:
        person_id = secrets.token_urlsafe(12)
        row = {"id": person_id, "name": clean_name(name), "created": time.time(), "session": 0}
        async with self._store.write() as c:
            await c.execute(sa.insert(persons).values(**row, email_confirmed=False, notify=False))
        return await self._known(person_id)

    async def rename(self, person: Person, name: str) -> Person:
        return await self._change(person, name=clean_name(name))

    async def open_account(self, person: Person, login: str, password: str) -> Person:
        if person.password is not None:
            raise Refusal("not_now", "server-account-already")
        login = clean_name(login)
        hashed = await self._hash(password)
        try:
            return await self._change(person, login=login, login_key=compared(login), password=hashed)
        except IntegrityError:
            raise Refusal("not_now", "server-login-taken", {"login": login}) from None

    async def log_in(self, login: str, password: str) -> Person:
        person = await self._find(persons.c.login_key == compared(login))
        known = person.password if person is not None and person.password is not None else self._nobody
        if not await self._fits(known, password) or person is None or person.password is None:
            raise Refusal("forbidden", "server-login-wrong")
        if self._hasher.check_needs_rehash(known):
            await self._change(person, password=await self._hash(password))
        return person

    async def new_password(self, person: Person, old: str, new: str) -> Person:
        if person.password is None:
            raise Refusal("not_now", "server-no-account")
        if not await self._fits(person.password, old):
            raise Refusal("forbidden", "server-login-wrong")
        return await self._change(person, password=await self._hash(new), session=person.session + 1)

    # --- e-mail ----------------------------------------------------------------------------------------------

    async def set_email(self, person: Person, email: str | None, notify: bool) -> Person:
        if email is not None and (len(email) > 254 or not _EMAIL.fullmatch(email)):
            raise Refusal("bad", "server-bad-email")
        confirmed = person.email_confirmed and email == person.email
        return await self._change(person, email=email, notify=notify, email_confirmed=confirmed)

    def letter_token(self, person: Person) -> str:
        return self._letters.dumps([person.id, person.email])

    async def confirm_email(self, token: str) -> None:
        try:
            person_id, email = self._letters.loads(token, max_age=CONFIRM_SECONDS)
        except (BadSignature, ValueError, TypeError):
            raise Refusal("forbidden", "server-letter-old") from None
        same = (persons.c.id == person_id) & (persons.c.email == email)
        async with self._store.write() as c:
            done = await c.execute(sa.update(persons).where(same).values(email_confirmed=True))
        if done.rowcount == 0:
            raise Refusal("forbidden", "server-letter-old")
        self.forget(person_id)

    # --- inside ----------------------------------------------------------------------------------------------

    async def _find(self, which: sa.ColumnElement[bool]) -> Person | None:
        p = persons.c
        columns = (p.id, p.name, p.session, p.login, p.password, p.email, p.email_confirmed, p.notify)
        async with self._store.read() as c:
            row = (await c.execute(sa.select(*columns).where(which))).first()
        return None if row is None else Person(*row)

    async def _known(self, person_id: str) -> Person:
        person = await self._find(persons.c.id == person_id)
        if person is None:
            raise Refusal("nobody", "server-nobody")
        return person

    async def _change(self, person: Person, **values: Any) -> Person:
        async with self._store.write() as c:
            await c.execute(sa.update(persons).where(persons.c.id == person.id).values(**values))
        self.forget(person.id)
        return await self._known(person.id)

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _fits(self, hashed: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, hashed, password)
            except (VerificationError, InvalidHashError):
                return False


def clean_name(name: str) -> str:
    """A name as it is shown: one line, no control or direction marks, no doubled spaces."""
    cleaned = one_line(name)
    if not cleaned or len(cleaned) > NAME:
        raise Refusal("bad", "server-bad-name", {"longest": NAME})
    return cleaned


def one_line(text: str) -> str:
    """What somebody wrote, without marks that are not seen but change how the rest looks."""
    kept = "".join(" " if ch.isspace() else ch for ch in unicodedata.normalize("NFC", text) if _visible(ch))
    return " ".join(kept.split())


def compared(login: str) -> str:
    """Two logins that look alike are the same."""
    return unicodedata.normalize("NFKC", login).casefold()[: NAME * 2]


def _visible(ch: str) -> bool:
    return ch.isspace() or unicodedata.category(ch) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
