"""A PostgreSQL and a Redis of our own, on loopback, which can be stopped and started again."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


class NotHere(Exception):
    """The program is not installed, or can not be run here."""


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def _answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@dataclass
class Redis:
    """A Redis server that keeps nothing."""

    folder: Path
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None

    def __post_init__(self) -> None:
        if shutil.which("redis-server") is None:
            raise NotHere("Redis is not installed (Debian: apt-get install redis-server)")

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        place = ["--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self.folder)]
        self.process = subprocess.Popen(
            ["redis-server", *place, "--save", "", "--appendonly", "no"], stdout=subprocess.DEVNULL
        )
        for _ in range(200):
            if _answers(self.port):
                return
            time.sleep(0.05)
        raise RuntimeError("Redis did not start")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)
            self.process = None


class Postgres:
    """A PostgreSQL server with an empty database, in a folder of its own."""

    def __init__(self) -> None:
        programs = _programs()
        if programs is None:
            raise NotHere("PostgreSQL is not installed (Debian: apt-get install postgresql)")
        self._programs = programs
        owner: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            other = next((u for u in ("postgres", "nobody") if _known_user(u)), None)
            if other is None:
                raise NotHere("PostgreSQL does not run as root, and there is no other user here")
            owner = {"user": other}
        self.folder = Path(tempfile.mkdtemp(prefix="ravenhill-pg-"))
        if owner:
            shutil.chown(self.folder, owner["user"])
        self.port = free_port()
        self._data = self.folder / "data"
        self._quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": self.folder, **owner}
        self.process: subprocess.Popen[bytes] | None = None
        made = [programs / "initdb", "-D", self._data, "-U", "ravenhill", "-A", "trust", "-E", "UTF8"]
        subprocess.run(made, check=True, **self._quiet)

    @property
    def url(self) -> str:
        return f"postgresql+asyncpg://ravenhill@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        place = ["-D", self._data, "-p", str(self.port), "-h", "127.0.0.1", "-k", self.folder]
        self.process = subprocess.Popen(
            [self._programs / "postgres", *place, "-c", "max_connections=100"], **self._quiet
        )
        ready = [self._programs / "pg_isready", "-h", "127.0.0.1", "-p", str(self.port)]
        for _ in range(200):
            if subprocess.run(ready, check=False, **self._quiet).returncode == 0:
                return
            time.sleep(0.1)
        raise RuntimeError("PostgreSQL did not start")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: fast, SIGQUIT: at once, as in a crash."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(20)
            self.process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def _programs() -> Path | None:
    found = shutil.which("initdb")
    places = (
        [Path(found).resolve().parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    )
    return next((p for p in places if (p / "initdb").exists() and (p / "postgres").exists()), None)


def _known_user(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True
