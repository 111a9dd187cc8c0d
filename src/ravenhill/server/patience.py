"""How long a connection may take: to ask, to send what it announced, to read the answer."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from ravenhill.server.usher import Usher

HEAD_SECONDS: Final = 15.0  # from the first byte, or the connection, to the end of the headers
BODY_SECONDS: Final = 30.0  # from the headers to the last byte of the body
READ_SECONDS: Final = 60.0  # an answer that nobody takes up
IDLE_SECONDS: Final = 15  # between two requests of one connection
LAST_SECONDS: Final = 1.0  # a server that stops answers what comes meanwhile by connections that are open


class Patient(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """The web server's own protocol, with an end to its patience: half a request holds a connection only so long.

    The body has its limit in the guard, where it is read and can be answered."""

    head_seconds: float = HEAD_SECONDS
    read_seconds: float = READ_SECONDS
    last_seconds: float = LAST_SECONDS

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._asking: asyncio.TimerHandle | None = None
        self._reading: asyncio.TimerHandle | None = None
        self._stops = False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._expect_headers()

    @property
    def _answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._answering:
            self._have_headers()
            if self._stops:
                self.cycle.keep_alive = False  # and the answer says so
        elif self._asking is None and self.transport.get_protocol() is self:  # a socket is no longer ours
            self._expect_headers()

    def handle_websocket_upgrade(self, *args: Any) -> None:
        self._have_headers()
        usher: Usher | None = self.app_state.get("usher")
        address = args[0].target if args else self.url  # h11 hands it on, httptools has kept it
        if usher is not None and usher.hands_over(self.transport, address, self.scope["headers"]):
            self.transport.abort()  # ours is one of two hands on it
        else:
            super().handle_websocket_upgrade(*args)

    def shutdown(self) -> None:
        """The server stops. Who asks at this very moment is answered, and told to come by another connection: closed
        at once, their request would be lost on the way."""
        self._stops = True
        if self._answering:
            self.cycle.keep_alive = False  # and the answer says so
        else:
            self.loop.call_later(self.last_seconds, self._hang_up)

    def _hang_up(self) -> None:
        if not self._answering and not self.transport.is_closing() and self.transport.get_protocol() is self:
            super().shutdown()

    def _expect_headers(self) -> None:
        """One timer for the whole head: a byte now and then does not buy more time."""
        self._asking = self.loop.call_later(self.head_seconds, self.transport.abort)

    def _have_headers(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            self._asking = None

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._reading is None:
            self._reading = self.loop.call_later(self.read_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._have_headers()
        super().connection_lost(exc)
        self.resume_writing()
