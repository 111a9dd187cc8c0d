"""docs/rulings.md names every doubtful rule that a table can decide, as the game itself has it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ravenhill
from ravenhill import rulebook

PAGE = Path(__file__).parents[2] / "docs" / "rulings.md"


def section(title: str) -> str:
    return PAGE.read_text().split(f"\n## {title}\n")[1].split("\n## ")[0]


def shown(value: object) -> str:
    return f"`{str(value).lower() if isinstance(value, bool) else value}`"


@pytest.mark.parametrize("game", [info.id for info in ravenhill.games()])
def test_every_option_of_a_reading_stands_there(game: str) -> None:
    [info] = [info for info in ravenhill.games() if info.id == game]
    rows = [[cell.strip() for cell in row.strip("| ").split(" | ")] for row in section(info.title).splitlines()]
    cells = {row[3]: row for row in rows if len(row) == 6}
    for option in info.options:
        if option.kind in ("ruling", "edition"):
            values = f"`{option.id}`: " + ", ".join(shown(value) for value in option.values)
            assert values in cells, f"{option.id} is not told, or has other values there"
            assert cells[values][4] == shown(option.default)
    named = {name for cell in cells for name in re.findall(r"^`(\w+)`:", cell)}
    assert named <= {option.id for option in info.options}, "an option that is gone"


@pytest.mark.parametrize("game", [info.id for info in ravenhill.games()])
def test_its_rules_exist(game: str) -> None:
    [info] = [info for info in ravenhill.games() if info.id == game]
    known = {*rulebook.rules(game), *rulebook.titles(game)}
    firsts = [row.strip("| ").split(" | ")[0] for row in section(info.title).splitlines() if row.startswith("| ")]
    cited = {number for cell in firsts for number in re.findall(r"\b[A-Z]\d+(?:\.\d+)*\b", cell)}
    assert cited and cited <= known, sorted(cited - known)
