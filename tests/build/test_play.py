"""`make play`: at the table before the rules are compiled, and at the same table after."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("fastapi")

ROOT = Path(__file__).parents[2]
WAITS = """
import pathlib, sys, time
while not pathlib.Path(sys.argv[1]).exists():
    time.sleep(0.05)
sys.exit(int(sys.argv[2]))
"""
PLAYS = """
import sys
sys.path.insert(0, {root!r})
import play
from pathlib import Path
play.hatch_build.to_compile = lambda root: True
play.hatch_build.client = lambda root: None
play.LOG = Path({log!r})
play.ROOT = Path({root!r})
play.signal.signal(play.signal.SIGTERM, play.told_to_end)
sys.exit(play.play([sys.executable, "-c", {waits!r}, {flag!r}, {code!r}], ["--port", {port!r}]))
"""


class Playing:
    """A running `play.py` whose compiler is ready when the test says so."""

    def __init__(self, folder: Path, code: int) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.flag = folder / "compiled"
        words = {
            "root": str(ROOT),
            "log": str(ROOT / "build" / "play-test.log"),
            "flag": str(self.flag),
            "waits": WAITS,
        }
        (ROOT / "build").mkdir(exist_ok=True)
        environment = {
            **os.environ,
            "RAVENHILL_DB": f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}",
            "BROWSER": "true",  # a program that opens nothing
        }
        script = PLAYS.format(**words, code=str(code), port=str(self.port))
        self.process = subprocess.Popen(
            [sys.executable, "-c", script], env=environment, stdout=subprocess.PIPE, text=True, bufsize=1
        )

    def until(self, words: str) -> None:
        """Reads what is told until these words come."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if words in line:
                return
        raise AssertionError(f"never told: {words}")

    def healthy(self) -> bool:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=30) as answer:
            return bool(answer.status == 200)


@pytest.fixture
def playing(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Playing]:
    one = Playing(tmp_path, request.param)
    yield one
    one.process.send_signal(signal.SIGTERM)
    one.process.wait(60)


@pytest.mark.parametrize("playing", [0], indirect=True)
def test_the_table_is_open_while_its_rules_are_compiled_and_after(playing: Playing) -> None:
    playing.until("Ravenhill is at")
    assert playing.healthy() and not playing.flag.exists()
    playing.flag.touch()
    playing.until("The rules are compiled")
    playing.until("Ravenhill is at")
    assert playing.healthy()


@pytest.mark.parametrize("playing", [1], indirect=True)
def test_a_compiler_that_fails_leaves_the_table_open(playing: Playing) -> None:
    playing.until("Ravenhill is at")
    playing.flag.touch()
    playing.until("were not compiled")
    assert playing.healthy()


@pytest.mark.parametrize("playing", [0], indirect=True)
def test_who_ends_it_ends_the_server_and_the_compiler(playing: Playing) -> None:
    playing.until("Ravenhill is at")
    playing.process.send_signal(signal.SIGTERM)
    playing.process.wait(60)
    with pytest.raises(OSError):
        playing.healthy()
