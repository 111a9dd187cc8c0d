"""The toy game, for tests that need a game and not a certain one; and the command line as a shell runs it."""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from ravenhill import words
from ravenhill.cli import main
from ravenhill.engine import game as shelf

HERE = Path(__file__).parent
os.environ["RAVENHILL_LANGUAGE"] = "en"  # whatever this machine speaks


@pytest.fixture
def toy() -> Iterator[Any]:
    """Puts the toy on the shelf, with its words, and hands out the game."""
    if str(HERE / "engine") not in sys.path:
        sys.path.insert(0, str(HERE / "engine"))
    words.also_read(HERE / "locale")
    shelf.shelve("toy", "toy")
    yield shelf.find("toy")
    shelf._shelf.pop("toy", None)
    shelf._open.pop("toy", None)


@dataclass
class Ran:
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., Ran]


@pytest.fixture
def run(toy: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the command line as a shell would."""
    monkeypatch.setenv("RAVENHILL_SAVES", str(tmp_path / "saves"))
    monkeypatch.setenv("COLUMNS", "200")

    def ran(*args: str, stdin: str = "") -> Ran:
        monkeypatch.setattr(sys, "argv", ["ravenhill", *args])
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        capsys.readouterr()
        code = 0
        try:
            main()
        except SystemExit as e:
            code = e.code if isinstance(e.code, int) else 1 if e.code else 0
        said = capsys.readouterr()
        return Ran(code, said.out, said.err)

    return ran
