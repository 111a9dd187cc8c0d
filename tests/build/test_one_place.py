"""One fact, one place: what the words, the rules and the views know is known nowhere else."""

from __future__ import annotations

import ast
import importlib.util
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "ravenhill"
WEB = ROOT / "web"
GAMES = sorted(path.parent.name for path in (PACKAGE / "games").glob("*/game.py"))
CLIENT = sorted(
    path
    for folder in ("src", "build")
    for path in (WEB / folder).rglob("*")
    if path.suffix in (".ts", ".svelte", ".js", ".mjs") and path.parent.name != "shapes"
)
ASKING = re.compile(r"(?:^|[._])(?:ask|choice|pick_region)$|Choice$")  # what asks a choice of one place
PROMPT = re.compile(r"^[a-z]+-ask-[a-z0-9_-]+$")


def lines(paths: list[Path], wrong: re.Pattern[str]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{n}: {line.strip()}"
        for path in paths
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if wrong.search(line)
    ]


def test_there_is_something_to_look_at() -> None:
    """A pattern that finds nothing because the files have moved would prove nothing."""
    assert len(CLIENT) > 100 and len(GAMES) >= 4
    assert lines(CLIENT, re.compile(r"\bwords\.say\(")) != []
    assert sum(len(list(prompts(path))) for path in PACKAGE.rglob("*.py")) > 200


def test_the_browser_reads_no_key_of_the_log_and_no_prompt() -> None:
    assert lines(CLIENT, re.compile(r"""["'`](?!client-|toy-)[a-z]+-(?:log|ask)-""")) == []


def test_the_browser_casts_nothing_over_unknown() -> None:
    assert lines(CLIENT, re.compile(r"\bas (?:unknown|object|any|never) as\b")) == []


@pytest.mark.parametrize("folder", ["src/ravenhill/engine", "src/ravenhill/server", "web/src/lib", "web/src/parts"])
def test_what_knows_no_game_does_not_speak_of_one(folder: str) -> None:
    paths = [path for path in (ROOT / folder).rglob("*") if path.suffix in (".py", ".ts", ".svelte")]
    assert lines(paths, re.compile(rf"^(?!\s*>>> ).*\b(?:{'|'.join(GAMES)})\b")) == []  # examples may


def test_the_pages_do_not_speak_of_a_game() -> None:
    assert lines(sorted((WEB / "src" / "pages").glob("*.svelte")), re.compile(rf"\b(?:{'|'.join(GAMES)})\b")) == []


def prompts(path: Path) -> Iterator[tuple[ast.Constant, ast.AST]]:
    """Every prompt key in a source, with what it is part of."""
    for parent in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        for child in ast.iter_child_nodes(parent):
            if isinstance(child, ast.Constant) and isinstance(child.value, str) and PROMPT.match(child.value):
                yield child, parent


def says(key: ast.Constant, parent: ast.AST) -> bool:
    """Whether this is the question that says it: `ASK = key`, or a choice of one place that is asked with it."""
    match parent:
        case ast.Assign(targets=[ast.Name(id="ASK")]) | ast.AnnAssign(target=ast.Name(id="ASK")):
            return True
        case ast.Call(func=asked, args=args):
            return key in args and ASKING.search(ast.unparse(asked)) is not None
        case ast.IfExp(body=body, orelse=other):  # one of two ways to say it
            return key in (body, other)
    return False


@pytest.mark.parametrize(
    "wrong", ['key == "wotr-ask-move"', 'key.startswith("wotr-ask-move")', 'KEYS = ("wotr-ask-move",)']
)
def test_a_prompt_key_that_tells_questions_apart_is_found(wrong: str, tmp_path: Path) -> None:
    path = tmp_path / "wrong.py"
    path.write_text(wrong, encoding="utf-8")
    assert [says(key, parent) for key, parent in prompts(path)] == [False]


def test_a_prompt_key_stands_only_where_it_is_said() -> None:
    """Nobody tells questions apart by their words: that is what `KIND` is for."""
    found = [
        f"{path.relative_to(ROOT)}:{key.lineno}: {key.value}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for key, parent in prompts(path)
        if path.relative_to(PACKAGE).parts[0] != "games" or not says(key, parent)
    ]
    assert found == []


@pytest.fixture(scope="module")
def shapes() -> ModuleType:
    spec = importlib.util.spec_from_file_location("shapes_writer", WEB / "build" / "shapes.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look for their module there
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", GAMES)
def test_every_key_of_a_view_is_read(shapes: ModuleType, game: str) -> None:
    """By the browser, the terminal, or a test of a rule. What nobody reads is not sent."""
    client = [p for p in (WEB / "src" / "games" / game).rglob("*") if p.suffix in (".ts", ".svelte")]
    drawn = "\n".join(p.read_text(encoding="utf-8") for p in client if ".test." not in p.name)
    read = "\n".join(
        p.read_text(encoding="utf-8")
        for p in [*(PACKAGE / "games" / game).glob("terminal.py"), *(ROOT / "tests" / "rules" / game).glob("*.py")]
    )
    unread = [
        f"{shape.name}.{one.name}"
        for shape in shapes.Source(PACKAGE / "games" / game / "shapes.py").shapes.values()
        for one in shape.fields
        if not re.search(rf"""\.{one.name}\b|\["{one.name}"\]|[{{,]\s*{one.name}\s*[,:}}]|`{one.name}_\$""", drawn)
        and not re.search(rf"""["']{one.name}["']""", read)
    ]
    assert unread == []


def test_no_test_lists_the_games() -> None:
    """What is to hold for every game is asked of the shelf, so that it holds for a fifth."""

    def named(node: ast.AST) -> object:
        """What an element begins with: `"wotr"`, `("wotr", 2)`, `pytest.param("wotr", 2)`."""
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "param":
            node = ast.Tuple(node.args)
        if isinstance(node, ast.Tuple | ast.List) and node.elts:
            node = node.elts[0]
        return node.value if isinstance(node, ast.Constant) else None

    lists = [
        (path, node, {named(one) for one in node.elts})
        for path in sorted([*(ROOT / "tests").rglob("*.py"), *(ROOT / "bench").glob("*.py")])
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.List | ast.Tuple | ast.Set)
    ]
    assert any(names & set(GAMES) for _, _, names in lists)
    assert [f"{path.relative_to(ROOT)}:{node.lineno}" for path, node, names in lists if names >= set(GAMES)] == []


def test_a_name_means_one_thing() -> None:
    """In code `t` is a table as the rules have it, `play` a running game, `game` a game or its id."""
    wrong = []
    for path in sorted(PACKAGE.rglob("*.py")):
        room = path.relative_to(PACKAGE).parts
        rules = room[0] in ("engine", "games") or room[:2] in (("players", "greedy_1"), ("players", "scripted"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Name(id="t") if not rules:
                    wrong.append(f"{path.name}:{node.lineno}: t")
                case (
                    ast.arg(arg="t" | "game", annotation=ast.expr() as kind)
                    | ast.AnnAssign(target=ast.Name(id="t" | "game"), annotation=kind)
                    | ast.FunctionDef(name="game", returns=ast.expr() as kind)
                ) if re.search(r"\b(Play|Running)\b", ast.unparse(kind)):
                    wrong.append(f"{path.name}:{node.lineno}: {ast.unparse(kind)}")
    assert wrong == []
