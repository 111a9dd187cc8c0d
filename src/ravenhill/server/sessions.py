"""Where somebody is signed in: one session for each browser, in a signed cookie, until it is ended."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa
from itsdangerous import BadSignature, SignatureExpired, URLSafeTimedSerializer
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ravenhill.server.ledger import persons, sessions
from ravenhill.server.ledger import secrets as stamps
from ravenhill.server.store import Store

COOKIE: Final = "ravenhill"
COOKIE_SECONDS: Final = 400 * 86400  # the longest browsers keep one
OLD: Final = "old-"  # begins the name of a session of version 0.1
SIGNED_AHEAD: Final = 60.0  # by another machine, whose clock is ahead
ROUGHLY: Final = 3600.0  # how exactly it is known when a session was last used
PEOPLE: Final = "people"  # the stamp that is another when anybody has changed
MOST: Final = 30  # of one person; the one unused for longest ends

# What browsers call themselves, the first that fits: each names those it wants to be taken for too.
BOT: Final = "ravenhill-bot"  # in the place of a browser: a program that plays as its person
BROWSERS: Final = (
    (BOT, "bot"),
    ("Firefox", "firefox"),
    ("Edg", "edge"),
    ("OPR", "opera"),
    ("Chrom", "chrome"),
    ("Safari", "safari"),
)
SYSTEMS: Final = (
    ("Android", "android"),
    ("iPhone", "ios"),
    ("iPad", "ios"),
    ("Windows", "windows"),
    ("Mac OS", "macos"),
    ("Linux", "linux"),
)


def presented(headers: Mapping[str, str], cookies: Mapping[str, str]) -> str | None:
    """What somebody shows: a program its token, which says the same as a browser's cookie."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else cookies.get(COOKIE)


@dataclass(frozen=True)
class Ticket:
    """What a cookie says, if its signature holds."""

    person: str
    session: str
    generation: int | None  # a cookie of version 0.1 names no session, only how often its person's were ended

    @classmethod
    def of(cls, person: str, session: str, generation: int) -> Ticket:
        """The ticket somebody came by."""
        return cls(person, session, generation if session.startswith(OLD) else None)

    def holds(self, generation: int, known: Session | None) -> bool:
        """Whether its session goes on; the generation is the person's present one."""
        if known is None:  # one of version 0.1 is not known of until it is used
            return self.generation == generation
        return not known.ended and self.generation in (None, generation)


@dataclass(frozen=True)
class Session:
    """One browser that is, or was, signed in."""

    id: str
    made: float
    used: float
    browser: str
    system: str
    ended: bool

    def plain(self, here: str) -> dict[str, Any]:
        told = {name: getattr(self, name) for name in ("id", "made", "used", "browser", "system")}
        return {**told, "here": self.id == here}


class Sessions:
    """The sessions of all people."""

    def __init__(self, store: Store, secret: str) -> None:
        self._store = store
        self._signer = URLSafeTimedSerializer(secret, salt="ravenhill session")

    async def stamp(self, c: AsyncConnection) -> None:
        """Somebody, or where they are signed in, is no more as processes may remember: said in the same transaction."""
        row = {"name": PEOPLE, "value": secrets.token_hex(8)}
        await c.execute(self._store.upsert(stamps, row, ["name"]))

    async def stamped(self) -> str | None:
        """The present stamp."""
        async with self._store.read() as c:
            found: str | None = await c.scalar(_STAMP)
        return found

    def cookie(self, person: str, session: str) -> str:
        return self._signer.dumps([person, session])

    def read(self, cookie: str | None) -> Ticket | None:
        if not cookie or len(cookie) > 400:
            return None
        try:
            person, session = signed(self._signer, cookie, COOKIE_SECONDS)
        except (BadSignature, ValueError, TypeError):
            return None
        if isinstance(session, int):
            return Ticket(str(person), OLD + hashlib.sha256(cookie.encode()).hexdigest()[:24], session)
        return Ticket(str(person), str(session), None)

    async def begin(self, person: str, agent: str) -> str:
        """A new session. Gives its id."""
        session = secrets.token_urlsafe(12)
        async with self._store.write() as c:
            await c.execute(sa.insert(sessions).values(**_row(person, session, agent)))
            s = sessions.c
            kept = sa.select(s.id).where((s.person == person) & ~s.ended).order_by(s.used.desc(), s.id).limit(MOST)
            beyond = (s.person == person) & s.id.not_in(list((await c.execute(kept)).scalars()))
            ended = await c.execute(sa.update(sessions).where(beyond & ~s.ended).values(ended=True))
            if ended.rowcount:
                await self.stamp(c)
        return session

    async def of(self, c: AsyncConnection, person: str) -> dict[str, Session]:
        """All that are known of, the last used first."""
        s = sessions.c
        which = sa.select(s.id, s.made, s.used, s.browser, s.system, s.ended).where(s.person == person)
        return {row.id: Session(*row) for row in await c.execute(which.order_by(s.used.desc(), s.id))}

    async def used(self, person: str, session: str, known: Session | None, agent: str) -> bool:
        """Notes now and then that a session is in use; whether it did. One of version 0.1 is entered at first sight."""
        now = time.time()
        if known is not None and now - known.used < ROUGHLY:
            return False
        with suppress(SQLAlchemyError, OSError):  # nobody is turned away because this could not be noted
            async with self._store.write() as c:
                if known is None:
                    await c.execute(self._store.upsert(sessions, _row(person, session, agent), ["id"]))
                else:
                    await c.execute(sa.update(sessions).where(sessions.c.id == session).values(used=now))
                await c.execute(sa.update(persons).where(persons.c.id == person).values(seen=now))
        return True

    async def end(self, person: str, session: str) -> bool:
        """Ends one. False: there is no such session."""
        which = (sessions.c.person == person) & (sessions.c.id == session) & ~sessions.c.ended
        async with self._store.write() as c:
            done = await c.execute(sa.update(sessions).where(which).values(ended=True, used=time.time()))
            await self.stamp(c)
        return bool(done.rowcount)

    async def end_others(self, person: str, but: str) -> list[str]:
        """Ends all but one, and every cookie of version 0.1. Gives the ids of those that were known of."""
        which = (sessions.c.person == person) & (sessions.c.id != but) & ~sessions.c.ended
        async with self._store.write() as c:
            found = list((await c.execute(sa.select(sessions.c.id).where(which))).scalars())
            await c.execute(sa.update(sessions).where(which).values(ended=True, used=time.time()))
            raised = {"session": persons.c.session + 1}
            await c.execute(sa.update(persons).where(persons.c.id == person).values(raised))
            await self.stamp(c)
        return found


_STAMP: Final = sa.select(stamps.c.value).where(stamps.c.name == PEOPLE)


def signed(serializer: URLSafeTimedSerializer, token: str, seconds: float) -> Any:
    """What was signed, if it is not older than that; nor from the future, but for clocks that differ a little."""
    value, at = serializer.loads(token, return_timestamp=True)
    if not -SIGNED_AHEAD <= time.time() - at.timestamp() <= seconds:
        raise SignatureExpired("too old, or not yet")
    return value


def _row(person: str, session: str, agent: str) -> dict[str, Any]:
    """Of what a browser says of itself only two plain words are kept."""
    now = time.time()
    return {
        "id": session,
        "person": person,
        "made": now,
        "used": now,
        "browser": next((name for sign, name in BROWSERS if sign in agent), "other"),
        "system": next((name for sign, name in SYSTEMS if sign in agent), "other"),
    }
