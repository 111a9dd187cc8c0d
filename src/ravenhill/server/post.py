"""Letters: that it is your turn, and those that prove who you are. No word in them is anybody's but ours.

Browsers that want to be told of a turn are told at the same moment (push.py)."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
import time
from collections.abc import Callable
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import make_msgid, parseaddr
from typing import Any, Final
from urllib.parse import unquote, urlsplit

import sqlalchemy as sa

from ravenhill.engine.decision import Message
from ravenhill.server import ledger
from ravenhill.server.limits import Limits
from ravenhill.server.loops import Errands, Loop
from ravenhill.server.open_tables import OpenTables
from ravenhill.server.people import Person
from ravenhill.server.push import Push
from ravenhill.server.refusal import Refusal
from ravenhill.server.settings import CLOCKS_APART, Settings
from ravenhill.words import ENGLISH, say

log: Final = logging.getLogger("ravenhill.server")
LOOK_SECONDS: Final = 10.0
NOTICES: Final = {"server-letter-turn": "server-push-turn", "server-letter-time": "server-push-time"}
# a process that has the table open knows who is there, and looks before others
OTHERS_FIRST: Final = 3 * LOOK_SECONDS + CLOCKS_APART


class Post:
    """Sends letters through the owner's SMTP server, or not at all; looks whom to tell of a turn."""

    def __init__(
        self, settings: Settings, open_tables: OpenTables, push: Push, clock: Callable[[], float] = time.time
    ) -> None:
        self._settings = settings
        self._open_tables = open_tables
        self._push = push
        self.clock = clock
        self._limits = Limits(True)  # a letter is somebody else's post: these hold where others are switched off
        self._loop = Loop("letters", self.look, open_tables.metrics, LOOK_SECONDS)
        self._letters = Errands("letters under way", open_tables.metrics)

    @property
    def works(self) -> bool:
        return bool(self._settings.smtp and self._settings.mail_from)

    @property
    def under_way(self) -> int:
        """How many letters are being handed over just now."""
        return len(self._letters)

    def start(self) -> None:
        self._loop.start()

    async def stop(self) -> None:
        await self._loop.stop()
        await self._letters.end(5)

    def allow(self, to: str, network: str) -> None:
        """Refuses a letter somebody asks for, if its address, their network or all of us had too many."""
        self._limits.spend("letter network", network)
        self._limits.spend("letter to", to.lower())
        self._limits.spend("letters", "")

    def confirm(self, person: Person, token: str) -> None:
        """Asks whether the address is theirs. It was allowed before."""
        if self.works and person.email:
            self._send(person.email, person.language, "server-letter-confirm", self._link(f"/confirm#{token}"))

    def reset(self, person: Person | None, token: Callable[[Person], str], network: str) -> None:
        """Lets somebody in who forgot their password. Whether there is anybody to let in, nobody is told."""
        self._limits.spend("letter network", network)
        if not self.works or person is None or person.email is None:
            return
        try:
            self._limits.spend("letter to", person.email.lower())
            self._limits.spend("letters", "")
        except Refusal:
            log.warning("letters: one to reset a password was not sent, there were too many")
            return
        self._send(person.email, person.language, "server-letter-reset", self._link(f"/reset#{token(person)}"))

    def _turn(self, to: str, language: str | None, key: str, table: str, game: str) -> None:
        """That it is somebody's turn, or that little time is left for it."""
        try:
            self._limits.spend("turn letter", to.lower())
            self._limits.spend("letters", "")
        except Refusal:
            log.warning("letters: one about a turn was not sent, there were too many")
            return
        title = say(Message(f"{game}-title"), language or ENGLISH, game)
        self._send(to, language, key, self._link(f"/t/{table}"), title, self._link("/account"))

    def _link(self, path: str) -> str:
        return self._settings.public_url.rstrip("/") + path

    def _send(self, to: str, language: str | None, key: str, link: str, game: str = "", stop: str = "") -> None:
        """In English to those who have named no language. `stop`: where letters of this kind are switched off."""
        spoken = language or ENGLISH
        letter = EmailMessage()
        letter["From"] = self._settings.mail_from
        letter["To"] = Address(addr_spec=to)
        letter["Date"] = datetime.fromtimestamp(self.clock(), UTC)
        letter["Message-ID"] = make_msgid(domain=parseaddr(self._settings.mail_from)[1].rpartition("@")[2] or None)
        letter["Auto-Submitted"] = "auto-generated"
        letter["Subject"] = say(Message(f"{key}.subject", {"game": game}), spoken)
        if stop:
            letter["List-Unsubscribe"] = f"<{stop}>"
        letter.set_content(say(Message(key, {"link": link, "game": game, "stop": stop}), spoken) + "\n")
        letter["Content-Language"] = spoken
        self._letters.send(self._deliver(letter))

    async def _deliver(self, letter: EmailMessage) -> None:
        try:
            await asyncio.to_thread(_hand_over, self._settings.smtp, letter)
        except (OSError, smtplib.SMTPException) as e:
            log.error("a letter could not be sent: %s", type(e).__name__)

    async def look(self) -> None:
        """Writes to everybody who is not at the table: once when their turn has come, once when little time is left."""
        tables = ledger.tables.c
        late = self.clock() - self._settings.mail_delay
        await self._write_to("server-letter-turn", tables.mail_due, tables.moved, late, {"mail_due": False})
        soon = tables.warn_at.is_not(None)
        await self._write_to("server-letter-time", soon, tables.warn_at, self.clock(), {"warn_at": None})

    async def _write_to(
        self, key: str, due: sa.ColumnElement[bool], when: sa.Column[float], now: float, done: dict[str, Any]
    ) -> None:
        """One letter to those who are to move where something is due since before `now`, and a notice to their
        browsers; `done` says it is written."""
        tables, s, p = ledger.tables, ledger.seats, ledger.persons
        store = self._open_tables.store
        which = sa.select(tables.c.id, tables.c.game, tables.c.to_move, tables.c.version, when)
        async with store.read() as c:
            waiting = list(
                await c.execute(
                    which.where(due & (tables.c.status == "running") & ~tables.c.frozen & (when < now)).limit(200)
                )
            )
        for table_id, game, moving, version, since in waiting:
            if self._open_tables.bus.shared and table_id not in self._open_tables.by_id and since > now - OTHERS_FIRST:
                continue
            same = (tables.c.id == table_id) & due & (tables.c.version == version)
            async with store.write() as c:
                mine = await c.execute(sa.update(tables).where(same).values(**done))
                if mine.rowcount == 0:  # another process writes it, or the game went on
                    continue
                wants = p.c.notify & p.c.email_confirmed & p.c.email.is_not(None) & p.c.password.is_not(None)
                holders = await c.execute(
                    sa.select(p.c.id, p.c.email, p.c.language, wants.label("wants"))
                    .join(s, s.c.person == p.c.id)
                    .where(
                        (s.c.table_id == table_id) & s.c.place.in_(moving) & s.c.machine.is_(None) & (p.c.name != "")
                    )
                    .distinct()
                )
                people = list(holders)
            table = self._open_tables.by_id.get(table_id)
            here = table.here() if table is not None else set()
            away = [person for person in people if person.id not in here]
            for person in away:
                if person.wants and self.works:
                    self._turn(person.email, person.language, key, table_id, game)
            self._push.tell([(person.id, person.language) for person in away], NOTICES[key], table_id, game)


def _hand_over(url: str, letter: EmailMessage) -> None:
    parts = urlsplit(url)
    host = parts.hostname or "localhost"
    secure = ssl.create_default_context()
    server: smtplib.SMTP
    if parts.scheme == "smtps":
        server = smtplib.SMTP_SSL(host, parts.port or 465, timeout=20, context=secure)
    else:
        server = smtplib.SMTP(host, parts.port or 587, timeout=20)
    with server:
        if parts.scheme == "smtp" and server.has_extn("starttls"):
            server.starttls(context=secure)
        if parts.username:
            if parts.scheme == "smtp" and not isinstance(server.sock, ssl.SSLSocket):
                raise smtplib.SMTPException("a password is sent over an encrypted connection only")
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(letter)
