"""Who is who: guests with a name, accounts with a password, and what a letter proves."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
import unicodedata
from dataclasses import dataclass, replace
from typing import Any, Final

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from email_validator import EmailNotValidError, validate_email
from itsdangerous import BadSignature, Signer, URLSafeTimedSerializer
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ravenhill.server.ledger import (
    NAME,
    chat,
    drafts,
    packs,
    persons,
    push,
    reports,
    seats,
    sessions,
    shuns,
    tables,
)
from ravenhill.server.refusal import Refusal
from ravenhill.server.sessions import Session, Sessions, Ticket, signed
from ravenhill.server.store import Store
from ravenhill.server.unwanted import Unwanted
from ravenhill.words import languages

CONFIRM_SECONDS: Final = 3 * 86400
NEW_PASSWORD_BYTES: Final = 12
RESET_SECONDS: Final = 3600
REMEMBERED: Final = 20_000
LOOK_SECONDS: Final = 5.0  # so long somebody may be remembered as they were, when another process changed them

# what is left of somebody who was deleted
_NOBODY: Final[dict[str, Any]] = {
    **dict.fromkeys(("login", "login_key", "password", "email", "language")),
    "name": "",
    "email_confirmed": False,
    "notify": False,
    "session": persons.c.session + 1,
    "return_number": persons.c.return_number + 1,
    "seen": 0.0,
}


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
    banned: bool
    language: str | None
    visit: str = ""  # the session they are here by
    unheard: frozenset[str] = frozenset()  # whose talk they do not want to read

    def plain(self, mail: bool) -> dict[str, Any]:
        return {
            "name": self.name,
            "account": self.password is not None,
            "login": self.login,
            "email": self.email,
            "email_confirmed": self.email_confirmed,
            "notify": self.notify,
            "language": self.language,
            "mail": mail,
        }


# the columns of a Person, in order; who has left is not found
_PERSON: Final = sa.select(
    *(persons.c[name] for name in Person.__dataclass_fields__ if name in persons.c),
).where(persons.c.name != "")
_BY_ID: Final = _PERSON.where(persons.c.id == sa.bindparam("who"))
_UNHEARD: Final = sa.select(shuns.c.other).where(shuns.c.person == sa.bindparam("who"))


async def _unheard(c: AsyncConnection, person_id: str) -> frozenset[str]:
    return frozenset((await c.execute(_UNHEARD, {"who": person_id})).scalars())


@dataclass(frozen=True)
class Known:
    """Somebody as they were looked up; good until anybody has changed."""

    person: Person
    sessions: dict[str, Session]


class People:
    """The register of people."""

    def __init__(self, store: Store, secret: str, unwanted: Unwanted | None = None) -> None:
        self._store = store
        self.sessions = Sessions(store, secret)
        self.unwanted = unwanted if unwanted is not None else Unwanted()
        self._letters = URLSafeTimedSerializer(secret, salt="ravenhill letter")
        self._resets = URLSafeTimedSerializer(secret, salt="ravenhill reset")
        self._invitations = Signer(secret, salt="ravenhill invitation")
        self._seen: dict[str, Known] = {}
        self._stamp: str | None = None  # of the register, when it was last looked at
        self._looked = -LOOK_SECONDS
        self._changes = 0
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(2)  # a password check takes memory and time on purpose
        self._nobody = self._hasher.hash(secrets.token_hex(8))  # unknown logins take as long as known ones

    # --- sessions --------------------------------------------------------------------------------------------

    async def by_cookie(self, value: str | None, agent: str = "") -> Person | None:
        ticket = self.sessions.read(value)
        known = await self._remembered(ticket.person) if ticket is not None else None
        if ticket is not None and known is not None and ticket.session not in known.sessions:
            known = await self._look_up(ticket.person)  # signed in at another process, a moment ago
        if ticket is None or known is None:
            return None
        session = known.sessions.get(ticket.session)
        if not ticket.holds(known.person.session, session):
            return None
        if await self.sessions.used(ticket.person, ticket.session, session, agent):
            self.forget(ticket.person)
        return replace(known.person, visit=ticket.session)

    async def _remembered(self, person_id: str) -> Known | None:
        """Somebody who was here is not looked up again, unless anybody has changed since."""
        if time.monotonic() - self._looked >= LOOK_SECONDS:
            self._looked = time.monotonic()
            stamp = await self.sessions.stamped()
            if stamp != self._stamp:
                self._stamp = stamp
                self._seen.clear()
                self._changes += 1
        return self._seen.get(person_id) or await self._look_up(person_id)

    async def _look_up(self, person_id: str) -> Known | None:
        changes = self._changes
        async with self._store.read() as c:
            row = (await c.execute(_BY_ID, {"who": person_id})).first()
            if row is None:
                return None
            visits = await self.sessions.of(c, person_id)
            unheard = await _unheard(c, person_id)
        known = Known(replace(Person(*row), unheard=unheard), visits)
        if changes == self._changes:  # else it may have been read just before somebody changed
            self._seen[person_id] = known
            if len(self._seen) > REMEMBERED:
                self._seen.pop(next(iter(self._seen)))
        return known

    async def begin(self, person: Person, agent: str, before: Person | None = None) -> Person:
        """Signs somebody in: a new session, and the one this browser had before ends."""
        welcome(person)
        if before is not None and before.visit:
            await self.end_visit(before, before.visit)
        visit = await self.sessions.begin(person.id, agent)
        self.forget(person.id)
        return replace(person, visit=visit)

    async def end_visit(self, person: Person, visit: str) -> bool:
        ended = await self.sessions.end(person.id, visit)
        self.forget(person.id)
        return ended

    async def end_other_visits(self, person: Person) -> list[str]:
        """All but the present one. Gives their ids."""
        ended = await self.sessions.end_others(person.id, person.visit)
        self.forget(person.id)
        return ended

    async def visits(self, person: Person) -> list[dict[str, Any]]:
        async with self._store.read() as c:
            found = await self.sessions.of(c, person.id)
        return [session.plain(person.visit) for session in found.values() if not session.ended]

    async def unheard_by(self, person_id: str) -> frozenset[str]:
        """Whose talk somebody does not want to read."""
        async with self._store.read() as c:
            return await _unheard(c, person_id)

    async def still(self, person: Person) -> Person:
        """Somebody who came a while ago, as they are known now: a session may have ended meanwhile."""
        known = await self._remembered(person.id)
        ticket = Ticket.of(person.id, person.visit, person.session)
        if known is None or not ticket.holds(known.person.session, known.sessions.get(person.visit)):
            raise Refusal("nobody", "server-nobody")
        return replace(welcome(known.person), visit=person.visit)

    def forget(self, person_id: str) -> None:
        """What is remembered of somebody may be old: look them up again."""
        self._changes += 1
        self._seen.pop(person_id, None)

    def invitation(self, table: str, place: int, nonce: str) -> str:
        """The secret part of an invitation link: made anew from the seat's nonce, never stored."""
        return self._invitations.get_signature(f"{table}:{place}:{nonce}").decode()

    # --- guests and accounts ---------------------------------------------------------------------------------

    async def guest(self, name: str, language: str | None = None) -> Person:
        person_id = secrets.token_urlsafe(12)
        now = time.time()
        row = {"id": person_id, "name": self._name(name), "created": now, "seen": now, "session": 0}
        async with self._store.write() as c:
            await c.execute(sa.insert(persons).values(**row, language=language, email_confirmed=False, notify=False))
        return await self.known(person_id)

    async def rename(self, person: Person, name: str) -> Person:
        return await self._change(person, name=self._name(name))

    async def speak(self, person: Person, language: str) -> Person:
        """The language letters come in, and pages at a device that was not told another."""
        if language not in languages():
            raise Refusal("missing", "server-no-language", {"language": language})
        return await self._change(person, language=language)

    async def open_account(self, person: Person, login: str, password: str) -> Person:
        """The guest becomes an account; the cookies the guest had do not open it."""
        if person.password is not None:
            raise Refusal("not_now", "server-account-already")
        login = self._name(login)
        hashed = await self._hash(password)
        try:
            return await self._start_over(person, login=login, login_key=compared(login), password=hashed)
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

    async def prove(self, person: Person, password: str) -> None:
        """What only the owner of an account may do needs its password; a guest has none."""
        if person.password is not None and not await self._fits(person.password, password):
            raise Refusal("forbidden", "server-password-wrong")

    async def new_password(self, person: Person, new: str) -> Person:
        """Ends every session there is."""
        if person.password is None:
            raise Refusal("not_now", "server-no-account")
        return await self._start_over(person, password=await self._hash(new))

    async def delete(self, person_id: str) -> None:
        """Somebody goes: everything that tells who they were is forgotten, sessions end. What was played stays.

        Tables of theirs that still waited are given up, and their seats at others' are free again."""
        waiting = sa.select(tables.c.id).where(tables.c.status == "waiting")
        sits = sa.select(seats.c.table_id).where(seats.c.person == person_id)
        async with self._store.write() as c:
            await c.execute(sa.update(persons).where(persons.c.id == person_id).values(**_NOBODY))
            await c.execute(sa.delete(push).where(push.c.person == person_id))
            await c.execute(sa.delete(sessions).where(sessions.c.person == person_id))
            await c.execute(sa.delete(packs).where(packs.c.person == person_id))
            await c.execute(sa.delete(drafts).where(drafts.c.person == person_id))
            await c.execute(sa.delete(shuns).where((shuns.c.person == person_id) | (shuns.c.other == person_id)))
            await c.execute(sa.update(chat).where(chat.c.person == person_id).values(player=""))
            await c.execute(sa.update(reports).where(reports.c.about == person_id).values(name=""))
            await c.execute(sa.delete(tables).where((tables.c.status == "waiting") & (tables.c.host == person_id)))
            free = tables.c.id.in_(sits) & (tables.c.status == "waiting")
            await c.execute(sa.update(tables).where(free).values(people=tables.c.people + 1))
            left = (seats.c.person == person_id) & seats.c.table_id.in_(waiting)
            await c.execute(sa.update(seats).where(left).values(person=None, nonce=secrets.token_hex(8)))
            await self.sessions.stamp(c)
        self.forget(person_id)

    # --- what the owner of the server does -------------------------------------------------------------------

    async def named(self, who: str) -> Person:
        """Somebody by login; a guest, who has none, by id."""
        person = await self._find(persons.c.login_key == compared(who)) or await self._find(persons.c.id == who)
        if person is None:
            raise Refusal("missing", "bad-person", {"who": who})
        return person

    async def give_password(self, person: Person) -> str:
        """A new password, told only here; every session ends."""
        if person.password is None:
            raise Refusal("not_now", "bad-person-guest", {"who": person.name})
        new = secrets.token_urlsafe(NEW_PASSWORD_BYTES)
        await self._start_over(person, password=await self._hash(new))
        return new

    async def ban(self, person: Person, banned: bool) -> Person:
        """Whoever is banned is signed out everywhere, and may look on as anybody may, but not sign in."""
        return await (self._start_over if banned else self._change)(person, banned=banned)

    # --- e-mail ----------------------------------------------------------------------------------------------

    async def set_email(self, person: Person, email: str | None, notify: bool) -> Person:
        """`email`: as clean_address gives it."""
        if email is not None and person.password is None:
            raise Refusal("not_now", "server-letters-for-accounts")
        confirmed = person.email_confirmed and email == person.email
        return await self._change(person, email=email, notify=notify, email_confirmed=confirmed)

    def letter_token(self, person: Person) -> str:
        return self._letters.dumps([person.id, person.email])

    async def confirm_email(self, token: str) -> None:
        try:
            person_id, email = signed(self._letters, token, CONFIRM_SECONDS)
        except (BadSignature, ValueError, TypeError):
            raise Refusal("forbidden", "server-letter-old") from None
        same = (persons.c.id == person_id) & (persons.c.email == email) & persons.c.password.is_not(None)
        async with self._store.write() as c:
            done = await c.execute(sa.update(persons).where(same).values(email_confirmed=True))
            await self.sessions.stamp(c)
        if done.rowcount == 0:
            raise Refusal("forbidden", "server-letter-old")
        self.forget(person_id)

    async def reachable(self, who: str) -> Person | None:
        """The account of this login, or the one last used of those with this address; if a letter would reach it."""
        p = persons.c
        reached = p.email_confirmed & p.email.is_not(None) & p.password.is_not(None)
        found = await self._find(reached & (p.login_key == compared(who)))
        return found or await self._find(reached & (sa.func.lower(p.email) == who.strip().lower()))

    def reset_token(self, person: Person) -> str:
        return self._resets.dumps([person.id, _mark(person)])

    async def reset_password(self, token: str, new: str) -> Person:
        """Good for once: the token fits the password it replaces, and no other."""
        try:
            person_id, mark = signed(self._resets, token, RESET_SECONDS)
        except (BadSignature, ValueError, TypeError):
            raise Refusal("forbidden", "server-reset-old") from None
        person = await self._find(persons.c.id == person_id)
        if person is None or person.password is None or not secrets.compare_digest(_mark(person), str(mark)):
            raise Refusal("forbidden", "server-reset-old")
        return await self._start_over(person, password=await self._hash(new))

    # --- inside ----------------------------------------------------------------------------------------------

    def _name(self, name: str) -> str:
        return self.unwanted.check(clean_name(name))

    async def _find(self, which: sa.ColumnElement[bool]) -> Person | None:
        """The last seen of those that fit, if any; who has left is not found."""
        async with self._store.read() as c:
            row = (await c.execute(_PERSON.where(which).order_by(persons.c.seen.desc()).limit(1))).first()
        return None if row is None else Person(*row)

    async def known(self, person_id: str) -> Person:
        person = await self._find(persons.c.id == person_id)
        if person is None:
            raise Refusal("nobody", "server-nobody")
        return person

    async def _change(self, person: Person, **values: Any) -> Person:
        async with self._store.write() as c:
            await c.execute(sa.update(persons).where(persons.c.id == person.id).values(**values))
            await self.sessions.stamp(c)
        self.forget(person.id)
        return await self.known(person.id)

    async def _start_over(self, person: Person, **values: Any) -> Person:
        """Changes somebody and ends all their sessions, at once; refused if they were changed so meanwhile."""
        same = (persons.c.id == person.id) & (persons.c.session == person.session)
        async with self._store.write() as c:
            done = await c.execute(sa.update(persons).where(same).values(**values, session=person.session + 1))
            if done.rowcount == 0:
                raise Refusal("stale", "server-changed-meanwhile")
            await c.execute(sa.delete(sessions).where(sessions.c.person == person.id))
            await self.sessions.stamp(c)
        self.forget(person.id)
        return await self.known(person.id)

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _fits(self, hashed: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, hashed, password)
            except (VerificationError, InvalidHashError):
                return False


def welcome(person: Person) -> Person:
    """Somebody who may do something here; a refusal for those who are banned."""
    if person.banned:
        raise Refusal("forbidden", "server-banned")
    return person


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


def clean_address(email: str) -> str:
    """An e-mail address a letter can be sent to, as it is written in a letter's head and nothing else.

    What looks like an encoded word would be decoded there, and become another address."""
    try:
        found = validate_email(email, check_deliverability=False, allow_smtputf8=False, strict=True)
    except EmailNotValidError:
        raise Refusal("bad", "server-bad-email") from None
    if found.ascii_email is None or "=?" in found.ascii_email:
        raise Refusal("bad", "server-bad-email")
    return found.ascii_email


def _mark(person: Person) -> str:
    """What a password is recognised by without telling it."""
    return hashlib.sha256(f"{person.session}:{person.password}".encode()).hexdigest()[:24]


def compared(login: str) -> str:
    """Two logins that look alike are the same."""
    return unicodedata.normalize("NFKC", login).casefold()[: NAME * 2]


def _visible(ch: str) -> bool:
    return ch.isspace() or unicodedata.category(ch) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
