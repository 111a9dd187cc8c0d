"""A connection that takes its time is ended, whatever it was half-way through."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import pytest

from ravenhill.server.guard import Guard
from ravenhill.server.patience import Patient

pytestmark = pytest.mark.anyio

NEVER = 3600.0  # no test comes to this


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Shortens one patience; the others never end."""

    def only(which: str, seconds: float = 0.3) -> None:
        monkeypatch.setattr(Patient, "head_seconds", seconds if which == "head" else NEVER)
        monkeypatch.setattr(Guard, "body_seconds", seconds if which == "body" else NEVER)
        monkeypatch.setattr(Patient, "read_seconds", seconds if which == "read" else NEVER)

    return only


async def send(server: Any, *parts: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", int(server.url.rpartition(":")[2]))
    for part in parts:
        writer.write(part)
    return reader, writer


async def heard(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the server hangs up."""
    told = b""
    async with asyncio.timeout(30):
        with contextlib.suppress(ConnectionError):
            while part := await reader.read(65536):
                told += part
    return told


@pytest.mark.parametrize("sent", [b"", b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Long: "])
async def test_half_a_head_is_cut_off(server: Any, hurry: Any, sent: bytes) -> None:
    hurry("head")
    reader, writer = await send(server, sent)
    assert await heard(reader) == b""
    writer.close()


async def test_a_byte_now_and_then_buys_no_time(server: Any, hurry: Any) -> None:
    hurry("head")
    reader, writer = await send(server, b"GET /api/me HTTP/1.1\r\n")
    gone = asyncio.create_task(heard(reader))
    while not gone.done():
        with contextlib.suppress(ConnectionError):
            writer.write(b"X-A: b\r\n")
            await writer.drain()
        await asyncio.sleep(0.02)
    assert await gone == b""


async def test_the_second_request_of_a_connection_too(server: Any, hurry: Any) -> None:
    hurry("head")
    reader, writer = await send(server, b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n")
    assert (await reader.readuntil(b'{"me":null}')).startswith(b"HTTP/1.1 200")
    writer.write(b"GET /api/me HT")
    assert await heard(reader) == b""


async def test_a_body_that_does_not_come_is_refused(server: Any, hurry: Any) -> None:
    hurry("body")
    head = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n"
    reader, _ = await send(server, head, b'{"name": ')
    told = await heard(reader)
    assert told.startswith(b"HTTP/1.1 408") and b"server-too-slow" in told


async def test_an_answer_nobody_reads_is_dropped(server: Any, hurry: Any) -> None:
    hurry("read")
    anna = await server.guest("Anna")
    _, writer = await send(server)
    transport: Any = writer.transport
    transport.pause_reading()
    ask = b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
    with contextlib.suppress(ConnectionError):
        async with asyncio.timeout(30):
            for _ in range(2000):
                writer.write(ask)
                await writer.drain()
                if not server._server.server_state.connections:
                    break
                await asyncio.sleep(0.005)
    await anna.http.aclose()
    async with asyncio.timeout(30):
        while server._server.server_state.connections:
            await asyncio.sleep(0.02)


async def test_a_quick_one_is_not_disturbed(server: Any, hurry: Any) -> None:
    hurry("head")
    anna = await server.guest("Anna")
    table = await anna.lay()
    line = await anna.sit(table)
    await asyncio.sleep(0.5)  # a socket that says nothing is no slow request
    assert (await line.do(type="ping"))["type"] == "pong"
    assert (await anna.get("/api/me"))["me"]["name"] == "Anna"


@pytest.mark.parametrize("asked_before", [False, True])
async def test_who_asks_while_the_server_stops_is_answered(server: Any, asked_before: bool) -> None:
    """By a connection that is open: closed at once, the request that is under way on it would be lost."""
    ask = b"GET /api/server HTTP/1.1\r\nHost: x\r\n\r\n"
    reader, writer = await send(server, *([ask] if asked_before else []))
    if asked_before:
        assert b"Ravenhill" in await reader.readuntil(b"}")
    else:
        await asyncio.sleep(0.1)  # it is accepted
    server._server.should_exit = True
    await asyncio.sleep(0.3)
    writer.write(ask)
    told = await heard(reader)
    assert told.startswith(b"HTTP/1.1 200") and b"connection: close" in told.lower()
    writer.close()
