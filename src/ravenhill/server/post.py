"""Letters: that it is your turn, and the one that proves an address is yours."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
import time
from collections.abc import Callable
from email.message import EmailMessage
from typing import Final
from urllib.parse import unquote, urlsplit

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from ravenhill.engine.decision import Message
from ravenhill.server import ledger
from ravenhill.server.hall import Hall
from ravenhill.server.people import Person
from ravenhill.server.settings import Settings
from ravenhill.words import say

log: Final = logging.getLogger("ravenhill.server")
LOOK_SECONDS: Final = 10.0
OTHERS_FIRST: Final = 3 * LOOK_SECONDS  # a process that has the table open knows who is there, and looks before others


class Post:
    """Sends through the owner's SMTP server, or not at all."""

    def __init__(self, settings: Settings, hall: Hall, clock: Callable[[], float] = time.time) -> None:
        self._settings = settings
        self._hall = hall
        self.clock = clock
        self._task: asyncio.Task[None] | None = None
        self._letters: set[asyncio.Task[None]] = set()

    @property
    def works(self) -> bool:
        return bool(self._settings.smtp and self._settings.mail_from)

    @property
    def under_way(self) -> int:
        """How many letters are being handed over just now."""
        return len(self._letters)

    def start(self) -> None:
        if self.works:
            self._task = asyncio.create_task(self._look_forever())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
        if self._letters:
            await asyncio.wait(self._letters, timeout=5)

    def confirm(self, person: Person, token: str) -> None:
        """Asks whether the address is theirs."""
        if self.works and person.email:
            link = f"{self._settings.public_url.rstrip('/')}/confirm#{token}"
            self._send(person.email, "server-letter-confirm", person.name, link)

    def _send(self, to: str, key: str, name: str, link: str, game: str = "") -> None:
        letter = EmailMessage()
        letter["From"] = self._settings.mail_from
        letter["To"] = to
        letter["Subject"] = say(Message(f"{key}.subject", {"game": game}))
        letter.set_content(say(Message(key, {"name": name, "link": link, "game": game})) + "\n")
        task = asyncio.create_task(self._deliver(letter))
        self._letters.add(task)
        task.add_done_callback(self._letters.discard)

    async def _deliver(self, letter: EmailMessage) -> None:
        try:
            await asyncio.to_thread(_hand_over, self._settings.smtp, letter)
        except (OSError, smtplib.SMTPException) as e:
            log.error("a letter could not be sent: %s", type(e).__name__)

    async def _look_forever(self) -> None:
        while True:
            try:
                await self.look()
            except (SQLAlchemyError, OSError) as e:
                log.error("letters: %s", type(e).__name__)
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Writes to everybody whose turn has come a while ago and who is not at the table; once a turn."""
        t, s, p = ledger.tables, ledger.seats, ledger.persons
        late = self.clock() - self._settings.mail_delay
        due = t.c.mail_due & (t.c.status == "running") & (t.c.moved < late)
        store = self._hall.store
        which = sa.select(t.c.id, t.c.game, t.c.to_move, t.c.version, t.c.moved)
        async with store.read() as c:
            waiting = list(await c.execute(which.where(due).limit(200)))
        for table_id, game, moving, version, moved in waiting:
            if self._hall.bus.shared and table_id not in self._hall.lives and moved > late - OTHERS_FIRST:
                continue
            same = (t.c.id == table_id) & t.c.mail_due & (t.c.version == version)
            async with store.write() as c:
                mine = await c.execute(sa.update(t).where(same).values(mail_due=False))
                if mine.rowcount == 0:  # another process writes it, or the game went on
                    continue
                wanted = p.c.notify & p.c.email_confirmed & p.c.email.is_not(None)
                holders = await c.execute(
                    sa.select(p.c.id, p.c.name, p.c.email)
                    .join(s, s.c.person == p.c.id)
                    .where((s.c.table_id == table_id) & s.c.place.in_(moving) & s.c.machine.is_(None) & wanted)
                    .distinct()
                )
                people = list(holders)
            live = self._hall.lives.get(table_id)
            here = live.here() if live is not None else set()
            link = f"{self._settings.public_url.rstrip('/')}/t/{table_id}"
            for person_id, name, email in people:
                if person_id not in here:
                    self._send(email, "server-letter-turn", name, link, say(Message(f"{game}-title"), game=game))


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
