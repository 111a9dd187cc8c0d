"""Puts the toy game where the tests and the shelf find it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from ravenhill.engine import game as shelf


@pytest.fixture(autouse=True)
def toy_on_the_shelf() -> Iterator[None]:
    shelf.shelve("toy", "toy")
    yield
    shelf._shelf.pop("toy", None)
    shelf._open.pop("toy", None)
