"""`serve` says plainly what is missing, before anything starts."""

from __future__ import annotations

import os
import re
import shlex
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from ravenhill.engine.decision import BadSetup
from ravenhill.server.command import serve
from ravenhill.server.databases import BadDatabase
from ravenhill.server.metrics import FOLDER
from ravenhill.server.settings import Settings

sys.path.insert(0, str(Path(__file__).parent))
from started import started

ROOT = Path(__file__).parents[2]


def test_several_processes_need_a_shared_database(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="PostgreSQL"):
        serve(workers=2, db=f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}", settings=Settings())


def test_a_database_that_does_not_open(tmp_path: Path) -> None:
    pytest.importorskip("asyncpg", reason="pip install ravenhill[postgres]")
    with pytest.raises(BadDatabase, match="does not open") as refusal:
        serve(db="postgresql+asyncpg://anna:geheim@127.0.0.1:1/nothing", settings=Settings())
    assert "geheim" not in str(refusal.value)
    (tmp_path / "x.sqlite3").write_bytes(b"this is not a database at all, it is a letter to my aunt" * 20)
    with pytest.raises(BadDatabase, match="does not open"):
        serve(db=f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}", settings=Settings())


def test_a_port_where_another_server_runs(tmp_path: Path) -> None:
    """Before the database is opened: somebody who starts a second server has done nothing."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        with pytest.raises(BadSetup, match=r"port [0-9]+: Address already in use\. Another server may run there"):
            serve(port=other.getsockname()[1], db=f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}", settings=Settings())
    assert not list(tmp_path.iterdir())


def test_a_redis_that_does_not_answer(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="Redis does not answer"):
        serve(db=f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}", redis="redis://127.0.0.1:1", settings=Settings())


@pytest.mark.anyio
async def test_the_server_of_make_dev_serves(tmp_path: Path) -> None:
    """One that nobody has prepared a meeting place for."""
    [line] = re.findall(r"\$\(BIN\)/uvicorn (.*) --port 8000 &", (ROOT / "Makefile").read_text("utf-8"))
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    env = {name: value for name, value in os.environ.items() if name != FOLDER}
    env["RAVENHILL_DB"] = f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}"
    command = [sys.executable, "-m", "uvicorn", *shlex.split(line), "--port", str(port)]
    server = subprocess.Popen(command, cwd=ROOT, env=env, start_new_session=True)
    try:
        await started(server, port)
    finally:
        server.terminate()
        server.wait(60)
