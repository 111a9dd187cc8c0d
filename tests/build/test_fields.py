"""Slots, copies and settings are what follows from fields and options (writers/fields.py)."""

from __future__ import annotations

import ast
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from ravenhill.engine.game import find, games

WRITER = Path(__file__).parents[2] / "writers" / "fields.py"


@pytest.fixture(scope="module")
def fields() -> ModuleType:
    spec = importlib.util.spec_from_file_location("fields", WRITER)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_no_block_is_stale(fields: ModuleType) -> None:
    for path, wanted in fields.written().items():
        assert wanted == path.read_text(encoding="utf-8"), f"{path}: python writers/fields.py"


POND = """
class Frog(Piece):
    def __init__(self, bare: bool = False) -> None:
        if bare:
            return
        self.wet = True
        self.leaps: list[int] = []
        self.kept: Kept[list[int]] = []
        self.nest: list[list[Egg]] = []
        self.mate: Frog | None = None
        self.seen: dict[int, int] = {}
        self.name: tuple[str, int] = ("", 0)


class Egg(Piece):
    def __init__(self, size: int = 1) -> None:
        self.size = size
"""


def test_a_block_copies_every_field_as_its_type_demands(fields: ModuleType) -> None:
    written = fields.blocks(POND)
    assert '__slots__ = ("kept", "leaps", "mate", "name", "nest", "seen", "wet")' in written
    for line in (
        "other = Frog(bare=True)",
        "other.leaps = self.leaps[:]",
        "other.kept = self.kept",
        "other.nest = [[each.copy() for each in held] for held in self.nest]",
        "other.mate = None if self.mate is None else self.mate.copy()",
        "other.seen = self.seen.copy()",
        "other.name = self.name",
        "other = Egg()",
    ):
        assert f"        {line}\n" in written
    assert fields.blocks(written) == written
    ast.parse(written)


def test_what_can_not_be_copied_is_refused(fields: ModuleType) -> None:
    with pytest.raises(fields.Unknown, match=r"how is self\.odd: set"):
        fields.blocks(POND.replace("self.wet = True", "self.odd: set[int] = set()"))


WEATHER = """
OPTIONS = (
    Setting("mist", False, (False, True), "P1"),
    Setting("depth", 3, (2, 3), "P2", kind="variant"),
    Setting("reeds", "tall", ("tall", "cut"), "P3"),
)
"""


def test_an_option_is_an_attribute_of_the_type_of_its_default(fields: ModuleType) -> None:
    written = fields.settings("class Settings:\n    lake: int = 0\n", WEATHER)
    lines = [line.strip() for line in written.splitlines()]
    assert lines[1] == "lake: int = 0"
    assert lines[4:7] == ["mist: bool = False", "depth: int = 3", 'reeds: str = "tall"']
    assert fields.settings(written, WEATHER) == written
    with pytest.raises(fields.Unknown, match="written out"):
        fields.settings(written, WEATHER.replace('"mist", False', '"mist", DRY'))


@pytest.mark.parametrize("game", [info.id for info in games()])
def test_every_option_reaches_the_table(game: str) -> None:
    found = find(game)
    for option in found.info.options:
        for value in option.values:
            setup = found.setup(scenario=(option.scenarios or (None,))[0], options={option.id: value})
            assert getattr(found.empty(setup).settings, option.id) == value
