"""Writes every kind of question of a game and every form of its answers: python writers/forms.py [--check] [GAME ...]

A question declares them in its class (`KIND`, `TAKES`); one of few words gets them where it is asked, through a class
or function that takes a `key`, a `kind` and `takes`. Both are gathered here into `games/<id>/forms.py`, because what
stands in a function's body can not be listed while a game runs; `Grammar` makes numbers of it. `--check` (a test runs
it) fails where that file is stale."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "ravenhill" / "games"
HEAD = '''"""Every kind of question and every form of an answer. Written by writers/forms.py from what the rules ask."""

from __future__ import annotations

from typing import Final

'''

Door: TypeAlias = dict[str, list[str]]  # callables that ask: the names of their arguments in order


class Unknown(Exception):
    """A question whose kind or forms are not written out where it is asked."""


def found(game: Path) -> tuple[list[str], list[str]]:
    """The kinds of questions and the forms of answers of a game, sorted."""
    trees = {p: ast.parse(p.read_text(encoding="utf-8")) for p in sorted(game.rglob("*.py")) if p.name != "forms.py"}
    doors: Door = {}
    shared: dict[str, ast.expr] = {}
    for tree in trees.values():
        doors.update(_doors(tree))
        shared.update(_constants(tree))
    kinds: set[str] = set()
    forms: set[str] = set()
    for path, tree in trees.items():
        constants = {**shared, **dict(_constants(tree))}
        for name, value in [*_declared(tree), *_given(tree, doors)]:
            for text in _written(value, constants, path):
                (kinds if name == "kind" else forms).add(text)
    return sorted(kinds), sorted(forms)


def _doors(tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    """Functions and classes that make a question of a `key` and a `kind`."""
    for node in tree.body:
        inits = [node] if isinstance(node, ast.FunctionDef) else []
        if isinstance(node, ast.ClassDef):
            inits = [f for f in node.body if isinstance(f, ast.FunctionDef) and f.name == "__init__"]
        for init in inits:
            names = [a.arg for a in init.args.args if a.arg != "self"]
            words = [a.arg for a in init.args.args if a.annotation is not None and ast.unparse(a.annotation) == "str"]
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and "kind" in words and "key" in words:
                yield node.name, names


def _declared(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """What classes declare, and what a rule calls `takes` before it asks."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            if node.targets[0].id in ("KIND", "TAKES", "takes"):
                yield node.targets[0].id.lower(), node.value


def _given(tree: ast.Module, doors: Door) -> Iterator[tuple[str, ast.expr]]:
    """What is handed to the doors; a name that is handed on was declared before."""
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call):
            continue
        called = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if called not in doors:
            continue
        given = dict(zip(doors[called], call.args, strict=False))
        given.update({word.arg: word.value for word in call.keywords if word.arg})
        for name in ("kind", "takes"):
            value = given.get(name)
            if value is not None and not (isinstance(value, ast.Name) and value.id == name):
                yield name, value


def _constants(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """What the names of a module stand for."""
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            yield node.target.id, node.value


def _written(value: ast.expr, constants: dict[str, ast.expr], path: Path) -> list[str]:
    """The words an expression can be."""
    if isinstance(value, ast.Name) and value.id in constants:
        return _written(constants[value.id], constants, path)
    if isinstance(value, ast.IfExp):
        return _written(value.body, constants, path) + _written(value.orelse, constants, path)
    try:
        read = ast.literal_eval(value)
    except ValueError:
        raise Unknown(f"{path.name}:{value.lineno}: {ast.unparse(value)}") from None
    return [read] if isinstance(read, str) else list(read)


def page(game: Path) -> str:
    """The file of a game, as the formatter would have it."""
    kinds, forms = found(game)
    return HEAD + _listed("KINDS", kinds) + "\n" + _listed("FORMS", forms)


def _listed(name: str, texts: list[str]) -> str:
    return f"{name}: Final[tuple[str, ...]] = (\n" + "".join(f'    "{text}",\n' for text in texts) + ")\n"


def games() -> list[Path]:
    return sorted(path.parent for path in GAMES.glob("*/game.py"))


def main(args: list[str]) -> None:
    wanted = [a for a in args if a != "--check"]
    for game in games():
        if wanted and game.name not in wanted:
            continue
        path, now = game / "forms.py", page(game)
        if path.is_file() and path.read_text(encoding="utf-8") == now:
            continue
        if "--check" in args:
            sys.exit(f"{path} is stale: python writers/forms.py {game.name}")
        path.write_text(now, encoding="utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main(sys.argv[1:])
