"""The socket of one open table: hello, what is new, and everything a person can do."""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import suppress
from typing import Annotated, Any, Final

from pydantic import Field, TypeAdapter, ValidationError
from pydantic_core import to_json
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ravenhill.server import ahead, chalk, lobby, playing
from ravenhill.server.facts import Answer
from ravenhill.server.forms.socket import (
    AheadSaid,
    AnswerSaid,
    ChatSaid,
    DrawSaid,
    FeedSaid,
    HelloSaid,
    LookSaid,
    MachineSaid,
    OfferSaid,
    PingSaid,
    ReplySaid,
    ResignSaid,
    Said,
    UndoSaid,
    UnfeedSaid,
    WhySaid,
)
from ravenhill.server.guard import same_origin
from ravenhill.server.limits import LENGTH, Limits, network_of
from ravenhill.server.open_table import OpenTable
from ravenhill.server.open_tables import OpenTables
from ravenhill.server.people import Person
from ravenhill.server.refusal import Refusal
from ravenhill.server.sessions import presented
from ravenhill.server.talk import NOBODY
from ravenhill.server.telling import tell_state, tell_talk

log: Final = logging.getLogger("ravenhill.server")

QUEUE: Final = 200  # messages a slow socket may have waiting; it comes back and is told what it missed
HELLO_SECONDS: Final = 20.0


_reader: Final[TypeAdapter[Said]] = TypeAdapter(Annotated[Said, Field(discriminator="type")])


class Closed(Exception):
    """The socket is to be closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Socket:
    """One connection: a reader, and a queue of what is to be sent."""

    def __init__(self, ws: WebSocket, person: Person | None, address: str) -> None:
        self.ws = ws
        self.who = person
        self.person: str | None = person.id if person is not None else None
        self.unheard = person.unheard if person is not None else NOBODY
        self.address = address
        self.seat: int | None = None
        self.lines = 0
        self.chat = 0
        self.gallery = 0
        self.code = 1000
        self._out: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)

    def send(self, message: dict[str, Any]) -> None:
        self.send_written(to_json(message))

    def send_written(self, message: bytes) -> None:
        try:
            self._out.put_nowait(message)
        except asyncio.QueueFull:
            self.close(4008)

    def close(self, code: int) -> None:
        """What waits is dropped: whoever comes back is told it then."""
        self.code = code
        while not self._out.empty():
            self._out.get_nowait()
        self._out.put_nowait(None)

    async def sending(self) -> None:
        """Sends until there is no more, then closes."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):  # nobody is there any more
            while True:
                data = await self._out.get()
                if data is None:
                    break
                await self.ws.send_text(data.decode())
            if self.ws.client_state is WebSocketState.CONNECTED:
                await self.ws.close(self.code)


class Wire:
    """All sockets of one process."""

    def __init__(self, open_tables: OpenTables, limits: Limits) -> None:
        self._open_tables = open_tables
        self._limits = limits
        self._sockets: set[Socket] = set()
        open_tables.forgets = self.drop
        open_tables.unheard = self.read_unheard

    async def stop(self) -> None:
        """Tells every client to come again in a moment."""
        for socket in list(self._sockets):
            socket.close(1012)
        for _ in range(50):
            if not self._sockets:
                break
            await asyncio.sleep(0.02)

    def forget(self, person: str, visits: list[str] | None = None, code: int = 4001) -> None:
        """Closes the sockets of a person whose sessions have ended, all or these, here and at the other processes.

        With code 1012 they come again at once: their browser has, or is about to have, another cookie."""
        self.drop(person, visits, code)
        self._open_tables.bus.tell({"forget": person, "visits": visits, "code": code})

    def drop(self, person: str, visits: list[str] | None = None, code: int = 4001) -> None:
        self._open_tables.people.forget(person)
        for socket in list(self._sockets):
            if socket.who is not None and socket.person == person and (visits is None or socket.who.visit in visits):
                socket.close(code)

    async def hush(self, person: str) -> None:
        """Somebody wants to hear others, or not any more: their sockets are told all talk again."""
        await self.read_unheard(person)
        self._open_tables.bus.tell({"unheard": person})

    async def read_unheard(self, person: str) -> None:
        self._open_tables.people.forget(person)
        mine = [socket for socket in self._sockets if socket.person == person]
        unheard = await self._open_tables.people.unheard_by(person) if mine else NOBODY
        for socket in mine:
            socket.unheard = unheard
            socket.chat = socket.gallery = 0
        for table in list(self._open_tables.by_id.values()):
            if here := table.watchers.intersection(mine):
                tell_talk(table)
                for watcher in here:
                    chalk.tell_all(table, watcher)

    async def serve(self, ws: WebSocket, table_id: str) -> None:
        """One socket from beginning to end."""
        settings = self._open_tables.settings
        address = network_of(ws.client.host) if ws.client is not None else ""
        if not same_origin(ws.headers, settings.allowed_origins):
            await ws.close(4003)
            return
        await ws.accept()
        try:
            person = await self._open_tables.people.by_cookie(
                presented(ws.headers, ws.cookies), ws.headers.get("user-agent", "")
            )
            socket = Socket(ws, person, address)
            self._admit(socket)
        except Refusal:  # the database is away: come again
            await ws.close(4008)
            return
        except Closed as e:
            await ws.close(e.code)
            return
        self._sockets.add(socket)
        self._open_tables.metrics.socket_came()
        sender = asyncio.create_task(socket.sending())
        reader = asyncio.create_task(self._reading(socket, table_id))
        try:
            await asyncio.wait({sender, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await self._end(socket, table_id, reader, sender)

    def _admit(self, socket: Socket) -> None:
        settings = self._open_tables.settings
        who = socket.person or socket.address
        mine = sum(1 for s in self._sockets if (s.person or s.address) == who)
        if len(self._sockets) >= settings.sockets or mine >= settings.sockets_per_person or self._open_tables.stopping:
            raise Closed(4008)
        try:
            self._limits.spend("socket", who)
        except Refusal:
            raise Closed(4008) from None

    async def _end(self, socket: Socket, table_id: str, reader: asyncio.Task[None], sender: asyncio.Task[None]) -> None:
        reader.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await reader
        if not sender.done() and not sender.cancelled():
            if socket.code == 1000:
                sender.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await asyncio.wait_for(sender, 2)
        self._sockets.discard(socket)
        self._open_tables.metrics.socket_left()
        self._open_tables.following.leave(table_id, socket)

    async def _reading(self, socket: Socket, table_id: str) -> None:
        try:
            await self._hello(socket, table_id)
            while True:
                await self._one(socket, table_id, await socket.ws.receive_text())
        except Closed as e:
            socket.close(e.code)
        except (WebSocketDisconnect, KeyError, RuntimeError):  # KeyError: a binary frame
            socket.close(1000)
        except Exception:
            log.exception("a socket broke")
            socket.close(1011)

    async def _hello(self, socket: Socket, table_id: str) -> None:
        try:
            text = await asyncio.wait_for(socket.ws.receive_text(), HELLO_SECONDS)
        except TimeoutError:
            raise Closed(4009) from None
        said = self._read(socket, text)
        if not isinstance(said, HelloSaid):
            raise Closed(4009)
        try:
            async with self._open_tables.at(table_id) as table:
                self._pay(socket, table)
                socket.seat = table.looking(socket.person, said.seat)
                if said.have.epoch == table.epoch:
                    socket.lines = said.have.log
                socket.chat, socket.gallery = said.have.chat, said.have.gallery
                self._open_tables.following.sit(table, socket)
        except Refusal as e:
            socket.send({"type": "error", "id": said.id or None, "error": e.plain()})
            await asyncio.sleep(0)
            raise Closed({"missing": 4004, "forbidden": 4003 if socket.person else 4001}.get(e.code, 4008)) from None

    def _pay(self, socket: Socket, table: OpenTable) -> None:
        """The state of a long game costs more."""
        self._limits.spend("message", socket.person or socket.address, table.version / LENGTH)

    def _read(self, socket: Socket, text: str) -> Said:
        if len(text) > self._open_tables.settings.message_bytes:
            raise Closed(4009)
        try:
            self._limits.spend("message", socket.person or socket.address)
        except Refusal:
            raise Closed(4008) from None
        try:
            return _reader.validate_python(json.loads(text))
        except (ValidationError, ValueError, RecursionError) as e:
            field = ".".join(str(p) for p in e.errors()[0]["loc"])[:80] if isinstance(e, ValidationError) else ""
            raise Refusal("bad", "server-bad-message", {"field": field}) from None

    async def _one(self, socket: Socket, table_id: str, text: str) -> None:
        said: Said | None = None
        try:
            said = self._read(socket, text)
            told = await self._do(socket, table_id, said)
            socket.send({**told, "id": said.id})
        except Refusal as e:
            self._open_tables.metrics.refused(e.code)
            socket.send({"type": "error", "id": said.id if said is not None else _id_in(text), "error": e.plain()})

    async def _do(self, socket: Socket, table_id: str, said: Said) -> dict[str, Any]:
        open_tables = self._open_tables
        if isinstance(said, PingSaid):
            return {"type": "pong"}
        if isinstance(said, LookSaid):
            async with open_tables.at(table_id) as table:
                self._pay(socket, table)
                socket.seat = table.looking(socket.person, said.seat)
                socket.lines = 0
                tell_state(table, socket)
                chalk.tell_all(table, socket)
            return {"type": "ok", "version": table.version}
        if isinstance(said, HelloSaid):
            raise Refusal("bad", "server-bad-message", {"field": "type"})
        if socket.who is None:
            raise Refusal("nobody", "server-nobody")
        me = await open_tables.people.still(socket.who)
        if isinstance(said, WhySaid):
            self._limits.spend("why", me.id)
            return {"type": "why", **await playing.why(open_tables, table_id, me, said.seat, tuple(said.option))}
        if isinstance(said, DrawSaid):
            self._limits.spend("draw", me.id)
            await chalk.draw(open_tables, table_id, me, said.seat, said.marks)
            return {"type": "ok", "version": 0}
        self._limits.spend("chat" if isinstance(said, ChatSaid) else "do", me.id)
        if isinstance(said, ChatSaid):
            await open_tables.to_the_end(playing.say(open_tables, table_id, me, said.text, said.phrase))
        elif isinstance(said, MachineSaid):
            await open_tables.to_the_end(lobby.machine(open_tables, table_id, me, said.seat, said.player))
        else:
            return await self._play(table_id, said, me)
        return {"type": "ok", "version": open_tables.by_id[table_id].version if table_id in open_tables.by_id else 0}

    async def _play(
        self,
        table_id: str,
        said: AnswerSaid | AheadSaid | FeedSaid | UnfeedSaid | UndoSaid | ResignSaid | OfferSaid | ReplySaid,
        me: Person,
    ) -> dict[str, Any]:
        open_tables = self._open_tables
        if isinstance(said, AnswerSaid):
            choosing = playing.answer(open_tables, table_id, me, said.seat, said.ask, tuple(said.option), said.careful)
            stored = await open_tables.to_the_end(choosing)
            return {"type": "final"} if stored is None else {"type": "ok", "version": stored}
        if isinstance(said, AheadSaid):
            wanted = [Answer(one.kind, tuple(one.option)) for one in said.left]
            doing = ahead.leave(open_tables, table_id, me, said.seat, wanted)
        elif isinstance(said, UndoSaid):
            doing = playing.undo(open_tables, table_id, me, said.seat)
        elif isinstance(said, FeedSaid):
            doing = playing.tell(open_tables, table_id, me, said.seat, said.ask, said.told())
        elif isinstance(said, UnfeedSaid):
            doing = playing.untell(open_tables, table_id, me, said.seat)
        elif isinstance(said, ResignSaid):
            doing = playing.resign(open_tables, table_id, me, said.seat)
        elif isinstance(said, OfferSaid):
            doing = playing.offer(open_tables, table_id, me, said.seat, said.kind)
        else:
            doing = playing.reply(open_tables, table_id, me, said.seat, said.number, said.accept)
        return {"type": "ok", "version": await open_tables.to_the_end(doing)}


def _id_in(text: str) -> str | None:
    """The id of a message that could not be read otherwise."""
    try:
        given = json.loads(text).get("id")
        return given if isinstance(given, str) and len(given.encode()) <= 40 else None
    except (ValueError, AttributeError, RecursionError):  # ValueError: half letters in it, too
        return None
