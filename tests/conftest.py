"""The toy game, for tests that need a game on the shelf and not a certain one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ravenhill import words
from ravenhill.engine import game as shelf

HERE = Path(__file__).parent


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
