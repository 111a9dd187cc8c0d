"""The same job has the same name in every game, and what knows no game names none."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = sorted(p.parent for p in (ROOT / "src" / "ravenhill" / "games").glob("*/game.py"))
HOUSE = "ravenhill.games"
ROOMS = {
    "asking": "what its questions share",
    "book": "what never changes while a game runs",
    "check": "what every table must keep",
    "data": "the book read from the data",
    "forms": "every question and form of an answer, written",
    "game": "what the engine asks",
    "judge": "how good a table looks",
    "numbers": "which numbers of records lie where",
    "observe": "what each seat sees, in numbers",
    "options": "what a table may decide another way",
    "position": "positions laid and written",
    "printed": "what is printed on the components",
    "schema": "what the data files hold",
    "settings": "the options as the rules read them",
    "setup": "how the table is laid",
    "shapes": "what views and stories hold",
    "stories": "what is fought, kept as data",
    "table": "what lies there",
    "turn": "the sequence of play",
    "view": "what each seat sees",
}
GONE = ("positions", "invariants", "soundness", "why", "unreal", "utils", "helpers", "misc", "common")


@pytest.mark.parametrize("game", GAMES, ids=lambda p: p.name)
def test_a_game_has_every_room_by_its_name(game: Path) -> None:
    rooms = {p.stem for p in game.glob("*.py")}
    assert set(ROOMS) <= rooms
    assert not rooms & set(GONE)


def test_the_docs_tell_what_is_not_compiled() -> None:
    pure = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["ravenhill"]["pure"]
    told = (
        (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").split("## What is compiled")[1].split("## ")[0]
    )
    names = [name.removesuffix("*.py").split("ravenhill/")[1] for name in pure]
    assert [name for name in names if f"{name.rstrip('/').split('/')[-1]}" not in told] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda p: p.name)
def test_a_game_imports_no_other_game(game: Path) -> None:
    for path in game.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("ravenhill.games."):
                assert node.module.split(".")[2] == game.name, path


def _imported(game: Path, path: Path) -> set[Path]:
    """The modules of this game that a module imports, wherever in it."""
    found: set[Path] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and f"{node.module}.".startswith(f"{HOUSE}.{game.name}."):
            room = game.joinpath(*node.module.split(".")[3:])
            for file in (*(room / f"{name.name}.py" for name in node.names), room.with_suffix(".py")):
                if file.is_file():
                    found.add(file)
            if (room / "__init__.py").is_file() and any(not (room / f"{n.name}.py").is_file() for n in node.names):
                found.add(room / "__init__.py")
    return found


def _circle(ways: dict[Path, set[Path]]) -> list[str]:
    """Modules that import each other in a circle, by name: the first that is found, or none."""
    done: set[Path] = set()

    def walk(here: Path, way: list[Path]) -> list[str]:
        if here in way:
            return [path.stem for path in [*way[way.index(here) :], here]]
        if here not in done:
            done.add(here)
            for there in sorted(ways[here]):
                if circle := walk(there, [*way, here]):
                    return circle
        return []

    for path in sorted(ways):
        if circle := walk(path, []):
            return circle
    return []


@pytest.mark.parametrize("game", GAMES, ids=lambda p: p.name)
def test_no_modules_of_a_game_import_each_other_in_a_circle(game: Path) -> None:
    ways = {path: _imported(game, path) for path in game.rglob("*.py")}
    assert sum(map(len, ways.values())) > len(ways), "imports are found"
    assert _circle(ways) == []


def test_a_circle_is_found() -> None:
    a, b, c = Path("a.py"), Path("b.py"), Path("c.py")
    assert _circle({a: {b}, b: {c}, c: {b}}) == ["b", "c", "b"]
    assert _circle({a: {b, c}, b: {c}, c: set()}) == []


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


def test_the_docs_tell_every_room_and_every_file_of_the_engine() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").split("\n## The walk")[0]
    rooms, files = page.split("\nIn the engine:\n")
    package = ROOT / "src" / "ravenhill"
    sources = [p for p in package.iterdir() if p.name != "webclient"]  # which is built of web/
    here = [p for p in sources if not p.name.startswith("_") and (p.suffix == ".py" or p.is_dir())]
    assert len(here) > 20
    assert [p.name for p in here if f"`{p.name}{'/' * p.is_dir()}" not in rooms] == []
    assert [p.name for p in (package / "engine").glob("[a-z]*.py") if f"`{p.name}`" not in files] == []
