"""The same job has the same name in every game, and what knows no game names none."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = sorted(p.parent for p in (ROOT / "src" / "ravenhill" / "games").glob("*/game.py"))
ROOMS = {
    "asking": "what its questions share",
    "book": "what never changes while a game runs",
    "check": "what every table must keep",
    "data": "the book read from the data",
    "game": "what the engine asks",
    "judge": "how good a table looks",
    "numbers": "which numbers of records lie where",
    "position": "positions laid and written",
    "schema": "what the data files hold",
    "setup": "how the table is laid",
    "shapes": "what views and stories hold",
    "table": "what lies there",
    "turn": "the sequence of play",
    "view": "what each seat sees",
}
GONE = ("positions", "invariants", "soundness", "why", "utils", "helpers", "misc", "common")


@pytest.mark.parametrize("game", GAMES, ids=lambda p: p.name)
def test_a_game_has_every_room_by_its_name(game: Path) -> None:
    rooms = {p.stem for p in game.glob("*.py")}
    assert set(ROOMS) <= rooms
    assert not rooms & set(GONE)


@pytest.mark.parametrize("game", GAMES, ids=lambda p: p.name)
def test_a_game_imports_no_other_game(game: Path) -> None:
    for path in game.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("ravenhill.games."):
                assert node.module.split(".")[2] == game.name, path


NO_CYCLES = ("cardgame",)  # the others are still to be straightened


def imports_within(game: Path) -> dict[str, set[str]]:
    """Which module of a game imports which other of it, also late or for types alone."""
    root = f"ravenhill.games.{game.name}"
    modules = {
        ".".join([root, *path.relative_to(game).with_suffix("").parts]).removesuffix(".__init__"): path
        for path in game.rglob("*.py")
    }
    found: dict[str, set[str]] = {}
    for name, path in modules.items():
        found[name] = set()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(root):
                within = [f"{node.module}.{alias.name}" for alias in node.names]
                found[name] |= {module for module in within if module in modules} or {node.module}
    return found


def circles(imports: dict[str, set[str]]) -> list[str]:
    """The modules that, by way of others, import themselves."""
    reach = {name: set(to) for name, to in imports.items()}
    for middle in imports:
        for name in imports:
            if middle in reach[name]:
                reach[name] |= reach.get(middle, set())
    return sorted(name for name in imports if name in reach[name])


@pytest.mark.parametrize("game", [g for g in GAMES if g.name in NO_CYCLES], ids=lambda p: p.name)
def test_no_module_of_a_game_imports_itself_by_way_of_others(game: Path) -> None:
    assert circles(imports_within(game)) == []


def test_circles_are_found() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}, "e": set()}) == ["a", "b", "c"]


@pytest.mark.parametrize(
    "folder", ["src/ravenhill/engine", "src/ravenhill/server", "web/src/lib", "web/src/parts", "web/src/pages"]
)
def test_what_knows_no_game_names_none(folder: str) -> None:
    quoted = re.compile(rf"""["'`]({"|".join(game.name for game in GAMES)})["'`-]""")
    named = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in (ROOT / folder).rglob("*")
        if path.suffix in (".py", ".ts", ".svelte") and ".test." not in path.name
        for line in path.read_text(encoding="utf-8").splitlines()
        if quoted.search(line) and ">>>" not in line
    ]
    assert named == []
