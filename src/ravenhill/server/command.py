"""`ravenhill serve`: the web table, with nothing else to install or start."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import shutil
import signal
import socket
import sys
import tempfile
import webbrowser
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Any, Final

import uvicorn
from fastapi import FastAPI
from redis.asyncio import Redis
from redis.exceptions import RedisError
from uvicorn.supervisors.multiprocess import Multiprocess

from ravenhill.engine.decision import BadSetup, Message
from ravenhill.server import checking, databases
from ravenhill.server.app import create
from ravenhill.server.metrics import FOLDER
from ravenhill.server.open_tables import house_packs
from ravenhill.server.patience import IDLE_SECONDS
from ravenhill.server.settings import Settings, from_environment, to_environment
from ravenhill.server.unwanted import Unwanted
from ravenhill.server.usher import DOOR, Usher
from ravenhill.words import default_language, say

COLLECTED_AFTER: Final = 20_000  # new objects that refer to others: an answer makes some hundreds, few of them in rings
READY_SECONDS: Final = 60  # at SIGHUP an old worker stays until its successor is ready
log: Final = logging.getLogger("ravenhill.server")
OTHER_FILES: Final = 300  # besides sockets: the database, Redis, thinking processes, requests


class _Server(uvicorn.Server):
    """Says where it is, and opens a browser if asked."""

    def __init__(self, config: uvicorn.Config, address: str, browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._browser = browser

    async def startup(self, sockets: list[Any] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _welcome(self._address, self._browser)


class _Workers(Multiprocess):
    """Several processes. The log tells when one is replaced, and why."""

    def __init__(self, config: uvicorn.Config, sockets: list[Any], address: str, browser: bool) -> None:
        super().__init__(config, sockets)
        self._address = address
        self._browser = browser
        self._welcomed = False

    def _pids(self) -> str:
        return ", ".join(str(process.pid) for process in self.processes)

    def restart_all(self) -> None:
        log.info("reload: the worker processes %s are replaced", self._pids())
        before = self._pids()
        super().restart_all()
        whole = not set(before.split(", ")) & set(self._pids().split(", "))
        log.log(
            logging.INFO if whole else logging.ERROR,
            "reload: %s; %s serve now",
            "done" if whole else "broken off, a new process did not become ready",
            self._pids(),
        )

    def keep_subprocess_alive(self) -> None:
        before = list(self.processes)
        super().keep_subprocess_alive()
        for old, new in zip(before, self.processes, strict=True):
            if old is not new:
                log.warning("worker process %s died (%s) and is replaced by %s", old.pid, old.exitcode, new.pid)
        if not self._welcomed and not self.should_exit.is_set() and all(p.is_ready() for p in self.processes):
            self._welcomed = True
            _welcome(self._address, self._browser)


def _welcome(address: str, browser: bool) -> None:
    print(f"Ravenhill is at {address}  (Ctrl-C stops it)", flush=True)
    if browser:
        webbrowser.open(address)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | None = None,
    redis: str | None = None,
    workers: int = 1,
    open_browser: bool = False,
    access_log: bool = False,
    settings: Settings | None = None,
    packs: Sequence[Path] = (),
) -> None:
    """Runs the server until it is stopped. What is not given comes from RAVENHILL_* or its default."""
    chosen = settings if settings is not None else from_environment()
    if db is not None:
        chosen = replace(chosen, db=db)
    if redis is not None:
        chosen = replace(chosen, redis=redis)
    if packs:
        chosen = replace(chosen, packs=",".join(str(folder) for folder in packs))
    house_packs(chosen.packs)  # what is wrong with one is said before anything is opened
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"
    check_free(host, port)
    if access_log:
        chosen = replace(chosen, access_log=True)
    chosen.check()
    for message in checking.unknown(os.environ, chosen.plain()):
        print(say(message, default_language()), file=sys.stderr, flush=True)
    if not chosen.public_url:
        chosen = replace(chosen, public_url=address)
    if workers > 1 and (not chosen.redis or chosen.database.startswith("sqlite")):
        raise SystemExit("Several worker processes need PostgreSQL (--db) and Redis (--redis) to share the tables.")
    set_logging(chosen.access_log)
    chosen = _with_open_files(chosen)
    asyncio.run(_try_out(chosen))
    options: dict[str, Any] = {"host": host, "port": port, **listening(chosen)}
    if workers > 1:
        os.environ.update(to_environment(chosen))
        with _common_folder():
            config = uvicorn.Config("ravenhill.server.command:worker", factory=True, workers=workers, **options)
            _Workers(config, [config.bind_socket()], address, open_browser).run()
        return
    with suppress(KeyboardInterrupt):  # Ctrl-C has stopped it in good order
        _Server(uvicorn.Config(_ready(chosen), **options), address, open_browser).run()


def check_free(host: str, port: int) -> None:
    """Refuses, before anything is opened, an address where nobody can listen: mostly another server does already."""
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as tried:
            if os.name == "posix":  # as the server will: a port that was left a moment ago can be taken
                tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            tried.bind(place)
    except OSError as e:
        told = {"host": host, "port": str(port), "detail": e.strerror or str(e)}
        raise BadSetup(Message("bad-address", told)) from e


def listening(settings: Settings) -> dict[str, Any]:
    """How the web server below listens, wherever it does."""
    return {
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "forwarded_allow_ips": settings.proxies,
        "http": "ravenhill.server.patience:Patient",
        "timeout_keep_alive": IDLE_SECONDS,
        "ws_max_size": settings.message_bytes,
        "ws_per_message_deflate": False,  # a quarter of a megabyte for every socket, and time
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 30.0,
        "timeout_graceful_shutdown": int(settings.drain_seconds),
        "timeout_worker_healthcheck": READY_SECONDS,
    }


def _with_open_files(settings: Settings) -> Settings:
    """Every socket is an open file: asks for as many as are needed, or takes fewer sockets and says so."""
    if sys.platform == "win32":  # where there is no such limit to ask for
        return settings
    import resource

    needed = settings.sockets + OTHER_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    if soft == resource.RLIM_INFINITY or soft >= needed:
        return settings
    room = max(1, soft - OTHER_FILES) if soft > 2 * OTHER_FILES else max(1, soft // 2)
    print(
        f"Only {soft} files may be open at once here, so a process takes {room} sockets, not {settings.sockets}. "
        f"For more, raise the limit (ulimit -n {needed}; systemd: LimitNOFILE={needed}).",
        file=sys.stderr,
        flush=True,
    )
    return replace(settings, sockets=room)


@contextmanager
def _common_folder() -> Iterator[None]:
    """Where the workers meet: their figures are added up there, and they hand each other sockets.

    What an earlier server left there is swept out."""
    named = os.environ.get(FOLDER)
    folder = Path(named) if named else Path(tempfile.mkdtemp(prefix="ravenhill-workers-"))
    folder.mkdir(parents=True, exist_ok=True)
    for left in (*folder.glob("*.db"), *folder.glob(f"*{DOOR}")):
        left.unlink(missing_ok=True)
    os.environ[FOLDER] = str(folder)  # read by the workers before they begin to count
    try:
        yield
    finally:
        if not named:
            shutil.rmtree(folder, ignore_errors=True)
            del os.environ[FOLDER]


async def _try_out(settings: Settings) -> None:
    """Says plainly what is missing, before anything starts."""
    try:
        Unwanted(settings.words)
    except (OSError, ValueError) as e:
        raise SystemExit(f"The list of words can not be read: {e}") from None
    store = databases.store_of(settings)
    try:
        with databases.told(settings):
            await store.open()
    finally:
        await store.close()
    if settings.redis:
        try:
            client = Redis.from_url(settings.redis)
            await client.ping()
            await client.aclose()
        except (RedisError, OSError, ValueError) as e:
            raise SystemExit(f"Redis does not answer: {str(e).splitlines()[0]}") from None


def worker() -> FastAPI:
    """For the worker processes of a server, or one that another program starts: everything is in the environment."""
    settings = from_environment()
    set_logging(settings.access_log)
    app = _ready(settings)
    if (meeting := os.environ.get(FOLDER)) is None:  # it is alone, as in `make dev`: nobody takes another's sockets
        return app
    usher = Usher(Path(meeting), uvicorn.Config(app, **listening(settings)))
    app.state.usher = usher
    stop = signal.getsignal(signal.SIGTERM)  # the web server's; it takes a moment, in which nobody is to be sent here

    def shut_and_stop(number: int, frame: FrameType | None) -> None:
        usher.shut()
        if callable(stop):
            stop(number, frame)

    signal.signal(signal.SIGTERM, shut_and_stop)
    return app


def _ready(settings: Settings) -> FastAPI:
    """What stays for as long as the process lives is not looked through again and again for what could be freed."""
    app = create(settings)
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECTED_AFTER, 20, 20)
    return app


def set_logging(access_log: bool) -> None:
    """What the server says to standard error; one line of JSON for each request to standard output, if wanted."""
    logging.basicConfig(
        stream=sys.stderr, level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s %(message)s"
    )
    logging.getLogger("ravenhill").setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    access = logging.getLogger("ravenhill.access")
    access.propagate = False
    if access_log and not access.handlers:
        handler = logging.StreamHandler(sys.stdout)
        handler.setFormatter(logging.Formatter("%(message)s"))
        access.addHandler(handler)
    access.setLevel(logging.INFO if access_log else logging.WARNING)
