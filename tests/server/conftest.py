"""A real server on a real port, and guests who talk to it as browsers do. Every byte they hear is kept."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import os
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated, Any

import httpx
import pytest
import uvicorn
from pydantic import Field, TypeAdapter
from websockets.asyncio.client import ClientConnection, connect

from ravenhill.server.app import create
from ravenhill.server.command import listening
from ravenhill.server.forms.socket import Told
from ravenhill.server.services import Services
from ravenhill.server.settings import Settings
from ravenhill.server.usher import Usher

sys.path.append(str(Path(__file__).parents[2] / "bench"))
sys.path.append(str(Path(__file__).parent))  # for `tables`

import services  # they lie beside the measurements, which need them too
from tables import Hands

TOLD: TypeAdapter[Told] = TypeAdapter(Annotated[Told, Field(discriminator="type")])
Start = Callable[..., Awaitable["Running"]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@dataclass
class Line:
    """One socket: sends, waits for what it wants, and keeps state and log as a client would."""

    ws: ClientConnection
    heard: bytearray
    state: dict[str, Any] = field(default_factory=dict)
    log: list[dict[str, Any]] = field(default_factory=list)
    chat: list[dict[str, Any]] = field(default_factory=list)
    gallery: list[dict[str, Any]] = field(default_factory=list)
    others: list[dict[str, Any]] = field(default_factory=list)
    number: int = 0

    @property
    def have(self) -> dict[str, int]:
        talk = {"chat": len(self.chat), "gallery": len(self.gallery)}
        return {"epoch": self.state.get("epoch", 0), "log": len(self.log), **talk}

    async def next(self, seconds: float = 60.0) -> dict[str, Any]:
        data = await asyncio.wait_for(self.ws.recv(), seconds)
        assert isinstance(data, str)
        self.heard += data.encode() + b"\n"
        message: dict[str, Any] = json.loads(data)
        as_formed = TOLD.validate_python(message).model_dump(mode="json", by_alias=True, exclude_unset=True)
        assert message == as_formed, "a key that no form tells of"
        if message["type"] == "state":
            self.state = message["state"]
            self._add(self.log, self.state["log"])
            self._add(self.chat, self.state["chat"])
            self._add(self.gallery, self.state["gallery"])
        elif message["type"] == "chat":
            self._add(self.chat, message["chat"])
            self._add(self.gallery, message["gallery"])
        return message

    @staticmethod
    def _add(have: list[dict[str, Any]], new: dict[str, Any]) -> None:
        assert new["from"] <= len(have), "a line was missed"
        have[new["from"] :] = new["lines"]

    async def until(self, wanted: Callable[[dict[str, Any]], bool], seconds: float = 60.0) -> dict[str, Any]:
        async with asyncio.timeout(seconds):
            while True:
                message = await self.next(seconds)
                if wanted(message):
                    return message
                self.others.append(message)

    async def hello(self, seat: int | None = None, have: dict[str, int] | None = None) -> dict[str, Any]:
        await self.send({"type": "hello", "seat": seat, "have": have or {}})
        message = await self.until(lambda m: m["type"] in ("state", "error"))
        return message

    async def send(self, message: dict[str, Any]) -> None:
        await self.ws.send(json.dumps(message))

    async def do(self, **message: Any) -> dict[str, Any]:
        """Sends a request and waits for its answer; states that come before are taken in."""
        self.number += 1
        name = f"r{self.number}"
        await self.send({**message, "id": name})
        return await self.until(lambda m: m.get("id") == name)

    async def at_version(self, version: int) -> dict[str, Any]:
        while self.state.get("version", -1) < version:
            await self.next()
        return self.state

    async def close(self) -> None:
        await self.ws.close()


@dataclass
class Guest:
    """Somebody with a browser of their own."""

    url: str
    http: httpx.AsyncClient
    heard: bytearray = field(default_factory=bytearray)
    lines: list[Line] = field(default_factory=list)

    async def ask(self, method: str, path: str, body: Any = None, **params: Any) -> httpx.Response:
        given = {name.rstrip("_"): value for name, value in params.items() if value is not None}
        response = await self.http.request(method, path, json=body, params=given or None)
        self.heard += repr(response.headers.multi_items()).encode() + response.content + b"\n"
        return response

    async def get(self, path: str, status: int = 200, **params: Any) -> Any:
        response = await self.ask("GET", path, **params)
        assert response.status_code == status, response.text
        return response.json()

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        response = await self.ask("POST", path, {} if body is None else body)
        assert response.status_code == status, response.text
        return response.json()

    async def refused(self, path: str, body: Any, code: str) -> dict[str, Any]:
        response = await self.ask("POST", path, body)
        problem: dict[str, Any] = response.json()["error"]
        assert problem["code"] == code, response.text
        return problem

    async def lay(self, seats: list[Any] | None = None, game: str = "toy", **more: Any) -> str:
        wanted = [s if isinstance(s, dict) else {"kind": s} for s in seats or ["me", "me"]]
        made = await self.post("/api/tables", {"game": game, "seats": wanted, **more}, 201)
        return str(made["id"])

    async def open(self, table: str, origin: str | None = None) -> Line:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        ws = await connect(
            f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live",
            additional_headers={"Cookie": cookie} if cookie else {},
            origin=origin,  # type: ignore[arg-type]
            max_size=2**22,
        )
        line = Line(ws, self.heard)
        self.lines.append(line)
        return line

    async def sit(self, table: str, seat: int | None = None) -> Line:
        line = await self.open(table)
        message = await line.hello(seat)
        assert message["type"] == "state", message
        return line

    def goes_to(self, server: Running) -> None:
        """From now on it speaks with another server of the same tables."""
        self.url = server.url
        self.http.base_url = server.url

    async def leave(self) -> None:
        for line in self.lines:
            await line.close()
        await self.http.aclose()

    async def whole_log(self, table: str) -> list[Any]:
        """Every line this person may read, page by page."""
        lines: list[Any] = []
        while more := (await self.get(f"/api/tables/{table}/log", from_=len(lines)))["log"]["lines"]:
            lines += more
        return lines

    async def play(self, table: str, seat: int, option: list[Any], status: int = 200) -> Any:
        """Answers the seat's open decision by HTTP."""
        state = await self.get(f"/api/tables/{table}", seat=seat)
        asked = next(d for d in state["decisions"] if d["seat"] == seat)
        body = {"seat": seat, "ask": asked["ask"], "option": option}
        return await self.post(f"/api/tables/{table}/answer", body, status)


def _guest(url: str) -> Guest:
    return Guest(url, httpx.AsyncClient(base_url=url, timeout=30))


@pytest.fixture
def visit() -> Callable[[str], Guest]:
    """Comes to a server that was started by other means; leaves by itself."""
    return _guest


@dataclass
class Running:
    """A server that runs, and the guests who came to it."""

    url: str
    services: Services
    settings: Settings
    _server: uvicorn.Server
    _task: asyncio.Task[None]
    guests: list[Guest] = field(default_factory=list)

    async def guest(self, name: str | None = None) -> Guest:
        guest = _guest(self.url)
        self.guests.append(guest)
        if name is not None:
            await guest.post("/api/me", {"name": name})
        return guest

    async def stop(self) -> None:
        for guest in self.guests:
            await guest.leave()
        self._server.should_exit = True
        await self._task


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(
        db=f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}",
        games="toy=toy",
        limits=False,
        thinkers=1,
        drain_seconds=2,
    )


@pytest.fixture
async def start(toy: Any, settings: Settings, anyio_backend: str) -> AsyncIterator[Start]:
    """Starts servers; keywords change settings. All are stopped at the end."""
    started: list[Running] = []

    async def begin(
        bus: Any = None, clock: Callable[[], float] = time.time, doors: Path | None = None, **changes: Any
    ) -> Running:
        chosen = replace(settings, **changes)
        app = create(chosen, bus, clock)
        if doors is not None:
            app.state.usher = Usher(doors, uvicorn.Config(app, **listening(chosen)))
        server = uvicorn.Server(uvicorn.Config(app, port=0, **listening(chosen)))
        task = asyncio.create_task(server.serve())
        while not server.started:
            assert not task.done(), "the server did not start"
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        running = Running(f"http://127.0.0.1:{port}", app.state.services, chosen, server, task)
        started.append(running)
        return running

    yield begin
    for running in started:
        await running.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server of our own where the programs are installed, or the one RAVENHILL_TEST_POSTGRES names."""
    named = os.environ.get("RAVENHILL_TEST_POSTGRES")
    if named:
        yield named
        return
    if importlib.util.find_spec("asyncpg") is None:
        pytest.skip("asyncpg is not installed: pip install ravenhill[postgres]")
    try:
        database = services.Postgres()
    except services.NotHere as e:
        pytest.skip(f"{e} (or set RAVENHILL_TEST_POSTGRES to the URL of an empty database)")
    try:
        database.start()
        yield database.url
    finally:
        database.remove()


@pytest.fixture
def real_redis(tmp_path: Path) -> Iterator[services.Redis]:
    """A Redis server where the program is installed; the tests that need one say so elsewhere."""
    try:
        server = services.Redis(tmp_path)
    except services.NotHere as e:
        pytest.skip(str(e))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def free_port() -> int:
    """A port nobody listens at."""
    return services.free_port()


@pytest.fixture
def wall() -> Hands:
    """The clock on the wall, which stands still until the test moves its hands."""
    return Hands()


@pytest.fixture
async def slow(start: Start, wall: Hands) -> Running:
    """A server whose time is that of the wall."""
    return await start(clock=wall)


@pytest.fixture
async def server(start: Start) -> Running:
    return await start()
