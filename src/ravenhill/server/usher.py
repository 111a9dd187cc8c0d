"""Brings all sockets of a table to one process of a machine: what happens there need not be told to the others.

Processes that share a port take connections as chance has it. Who takes one for a table that is another's hands the
connection itself over, with what was read of it; the browser notices nothing. Where that can not be done the socket
stays where it came, and Redis tells the processes of each other's answers."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
import sys
from collections.abc import Callable, Container
from pathlib import Path
from typing import Any, Final
from zlib import crc32

import uvicorn
from uvicorn.server import ServerState

DOOR: Final = ".door"  # ends the name of a socket in the file system, where a process is handed connections
HEAD_BYTES: Final = 32_768  # a longer head stays where it came
log: Final = logging.getLogger("ravenhill.server")
_TABLE: Final = re.compile(rb"/api/tables/([0-9A-Za-z]{1,32})/live(\?.*)?")


class Usher:
    """One process's: hands over what is not its own, and is handed what is."""

    def __init__(self, folder: Path, config: uvicorn.Config) -> None:
        """`folder`: where the processes of a server meet. `config`: how this one serves what comes."""
        self._folder = folder
        self._config = config
        self._state = ServerState()
        self._own: Path | None = None  # our door
        self._followers: Callable[[str], Container[str]] = lambda table: ()
        self._ways: dict[str, socket.socket] = {}  # to the doors of others
        self._door: socket.socket | None = None
        self._guests: set[socket.socket] = set()  # the others' ways to our door
        self._welcomes: set[asyncio.Task[None]] = set()

    def open(self, name: str, followers: Callable[[str], Container[str]]) -> None:
        """`name`: of this process. `followers`: the names of those that have sockets at a table."""
        if sys.platform != "linux":
            return  # elsewhere a local socket does not keep messages apart
        self._config.load()
        self._followers = followers
        opening = self._folder / f"{name}.opening"
        door = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET | socket.SOCK_NONBLOCK)
        try:
            door.bind(str(opening))
        except OSError as e:  # a path that is too long, say
            door.close()
            log.warning("sockets stay at the process that takes them: %s", e)
            return
        door.listen(100)
        self._door, self._own = door, opening.rename(opening.with_suffix(DOOR))  # there when somebody is behind it
        asyncio.get_running_loop().add_reader(door, self._let_in, door)

    def shut(self) -> None:
        """Nobody is sent here any more; who is on the way still comes in."""
        if self._own is not None:
            self._own.unlink(missing_ok=True)

    async def close(self) -> None:
        self.shut()
        if self._door is not None:
            self._let_in(self._door)
            asyncio.get_running_loop().remove_reader(self._door)
            self._door.close()
        for way in list(self._guests):
            self._receive(way)
            self._send_away(way)
        for way in self._ways.values():
            way.close()
        if self._welcomes:
            await asyncio.wait(self._welcomes)

    # --- handing over ----------------------------------------------------------------------------------------

    def hands_over(self, transport: Any, address: bytes, headers: list[tuple[bytes, bytes]]) -> bool:
        """Whether a connection is another process's now, with the question for a socket that came by it."""
        found = _TABLE.fullmatch(address)
        if found is None or self._own is None:
            return False
        head = b"\r\n".join([b"GET %s HTTP/1.1" % address, *(b"%s: %s" % pair for pair in headers), b"", b""])
        if len(head) > HEAD_BYTES:
            return False
        while (place := self._place_of(found[1].decode())) != self._own.name:
            try:
                socket.send_fds(self._way_to(place), [head], [transport.get_extra_info("socket").fileno()])
            except (BrokenPipeError, ConnectionResetError):  # it has ended, or began anew
                self._ways.pop(place).close()
            except ConnectionRefusedError:  # it ended without a word
                (self._folder / place).unlink(missing_ok=True)
            except FileNotFoundError:  # it has just shut its door
                continue
            except OSError:  # it has more to do than it can take in
                return False
            else:
                return True
        return False

    def _place_of(self, table: str) -> str:
        """Where a table is followed, here before elsewhere; where it is not yet, the door all processes name alike."""
        assert self._own is not None
        followers = self._followers(table)
        doors = [path for path in self._folder.glob(f"*{DOOR}") if path != self._own] + [self._own]
        places = [path.name for path in doors if path.stem in followers] or [path.name for path in doors]
        if self._own.stem in followers:
            return self._own.name
        return max(places, key=lambda place: crc32((table + place).encode()))

    def _way_to(self, place: str) -> socket.socket:
        if place not in self._ways:
            way = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET | socket.SOCK_NONBLOCK)
            try:
                way.connect(str(self._folder / place))
            except OSError:
                way.close()
                raise
            self._ways[place] = way
        return self._ways[place]

    # --- being handed ----------------------------------------------------------------------------------------

    def _let_in(self, door: socket.socket) -> None:
        while True:
            try:
                way, _ = door.accept()
            except BlockingIOError:
                return
            way.setblocking(False)
            self._guests.add(way)
            asyncio.get_running_loop().add_reader(way, self._receive, way)

    def _send_away(self, way: socket.socket) -> None:
        if way in self._guests:
            self._guests.discard(way)
            asyncio.get_running_loop().remove_reader(way)
            way.close()

    def _receive(self, way: socket.socket) -> None:
        while True:
            try:
                head, handed, _, _ = socket.recv_fds(way, HEAD_BYTES, 1)
            except BlockingIOError:
                return
            except OSError:
                head, handed = b"", []
            if not head:
                self._send_away(way)
                return
            for one in handed:
                welcome = asyncio.create_task(self._welcome(socket.socket(fileno=one), head))
                self._welcomes.add(welcome)
                welcome.add_done_callback(self._welcomes.discard)

    async def _welcome(self, connection: socket.socket, head: bytes) -> None:
        serving: Any = self._config.ws_protocol_class
        protocol = serving(config=self._config, server_state=self._state, app_state={})
        connection.setblocking(False)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
        except OSError:  # its browser has left
            connection.close()
        else:
            protocol.data_received(head)
