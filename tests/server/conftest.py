"""A real server on a real port, and guests who talk to it as browsers do. Every byte they hear is kept."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from ravenhill.server.app import create
from ravenhill.server.house import House
from ravenhill.server.settings import Settings

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
    others: list[dict[str, Any]] = field(default_factory=list)
    number: int = 0

    @property
    def have(self) -> dict[str, int]:
        version, epoch = self.state.get("version", 0), self.state.get("epoch", 0)
        return {"version": version, "epoch": epoch, "log": len(self.log), "chat": len(self.chat)}

    async def next(self, seconds: float = 60.0) -> dict[str, Any]:
        data = await asyncio.wait_for(self.ws.recv(), seconds)
        assert isinstance(data, str)
        self.heard += data.encode() + b"\n"
        message: dict[str, Any] = json.loads(data)
        if message["type"] == "state":
            self.state = message["state"]
            self._add(self.log, self.state["log"])
            self._add(self.chat, self.state["chat"])
        elif message["type"] == "chat":
            self._add(self.chat, message["chat"])
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

    async def leave(self) -> None:
        for line in self.lines:
            await line.close()
        await self.http.aclose()

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
    house: House
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

    async def begin(bus: Any = None, **changes: Any) -> Running:
        chosen = replace(settings, **changes)
        app = create(chosen, bus)
        config = uvicorn.Config(
            app,
            port=0,
            log_config=None,
            access_log=False,
            ws_max_size=chosen.message_bytes,
            timeout_graceful_shutdown=2,
        )
        server = uvicorn.Server(config)
        task = asyncio.create_task(server.serve())
        while not server.started:
            assert not task.done(), "the server did not start"
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        running = Running(f"http://127.0.0.1:{port}", app.state.house, chosen, server, task)
        started.append(running)
        return running

    yield begin
    for running in started:
        await running.stop()


def _postgres_programs() -> Path | None:
    found = shutil.which("initdb")
    places = (
        [Path(found).resolve().parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    )
    return next((p for p in places if (p / "initdb").exists() and (p / "postgres").exists()), None)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL server of our own where the programs are installed, or the one RAVENHILL_TEST_POSTGRES names."""
    named = os.environ.get("RAVENHILL_TEST_POSTGRES")
    if named:
        yield named
        return
    programs = _postgres_programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed (or set RAVENHILL_TEST_POSTGRES to the URL of an empty database)")
    if importlib.util.find_spec("asyncpg") is None:
        pytest.skip("asyncpg is not installed: pip install ravenhill[postgres]")
    owner: dict[str, Any] = {}
    folder = Path(tempfile.mkdtemp(prefix="ravenhill-pg-"))
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        other = next((u for u in ("postgres", "nobody") if _known_user(u)), None)
        if other is None:
            pytest.skip("PostgreSQL does not run as root, and there is no other user here")
        shutil.chown(folder, other)
        owner = {"user": other}
    data = folder / "data"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder, **owner}
    subprocess.run(
        [programs / "initdb", "-D", data, "-U", "ravenhill", "-A", "trust", "-E", "UTF8"], check=True, **quiet
    )
    server = subprocess.Popen(
        [
            programs / "postgres",
            "-D",
            data,
            "-p",
            str(port),
            "-h",
            "127.0.0.1",
            "-k",
            folder,
            "-c",
            "max_connections=100",
        ],
        **quiet,
    )
    try:
        for _ in range(200):
            ready = subprocess.run([programs / "pg_isready", "-h", "127.0.0.1", "-p", str(port)], check=False, **quiet)
            if ready.returncode == 0:
                break
            time.sleep(0.1)
        else:
            raise RuntimeError("PostgreSQL did not start")
        yield f"postgresql+asyncpg://ravenhill@127.0.0.1:{port}/postgres"
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(20)
        shutil.rmtree(folder, ignore_errors=True)


@dataclass
class RealRedis:
    """A Redis server of our own, which can be stopped and started again."""

    port: int
    folder: Path
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        place = ["--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self.folder)]
        self.process = subprocess.Popen(
            ["redis-server", *place, "--save", "", "--appendonly", "no"], stdout=subprocess.DEVNULL
        )
        for _ in range(200):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        raise RuntimeError("Redis did not start")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)
            self.process = None


@pytest.fixture
def real_redis(tmp_path: Path) -> Iterator[RealRedis]:
    """A Redis server where the program is installed; the tests that need one say so elsewhere."""
    if shutil.which("redis-server") is None:
        pytest.skip("Redis is not installed (Debian: apt-get install redis-server)")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    server = RealRedis(port, tmp_path)
    server.start()
    yield server
    server.stop()


def _known_user(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


@pytest.fixture
async def server(start: Start) -> Running:
    return await start()
