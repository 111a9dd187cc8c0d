"""Which rules, cards and examples the tests prove: marks for tests, and the count of them."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

from ravenhill import rulebook

Marked = TypeVar("Marked", bound=Callable[..., Any])
MARKS: Final = ("rule", "card", "example")


def rule(*numbers: str) -> Callable[[Marked], Marked]:
    """The test below fails if one of these rules is broken.

    >>> @rule("I4.2", "I4.3")
    ... def test_order() -> None: ...
    >>> test_order.rules
    ('I4.2', 'I4.3')
    """
    return _marking("rules", numbers)


def card(*ids: str) -> Callable[[Marked], Marked]:
    """The test below fails if one of these cards does something else than it says."""
    return _marking("cards", ids)


def example(*numbers: str) -> Callable[[Marked], Marked]:
    """The test below is this worked example of the rulebook."""
    return _marking("examples", numbers)


def _marking(kind: str, names: tuple[str, ...]) -> Callable[[Marked], Marked]:
    given: tuple[object, ...] = names  # a test may pass anything
    if not names or not all(isinstance(n, str) and n for n in given):
        raise TypeError(f"a mark names {kind} by their number or id, not {names!r}")

    def mark(test: Marked) -> Marked:
        setattr(test, kind, (*names, *getattr(test, kind, ())))
        return test

    return mark


@dataclass
class Cited:
    """What tests cite: a name, and the tests that cite it as file::test."""

    rule: dict[str, list[str]] = field(default_factory=dict)
    card: dict[str, list[str]] = field(default_factory=dict)
    example: dict[str, list[str]] = field(default_factory=dict)


def cited(tests: Path, game_id: str) -> Cited:
    """Reads the marks without running a test. Rule numbers count wherever they stand; cards and examples, whose
    names may recur in another game, only below a folder with the game's name."""
    found = Cited()
    for path in sorted(tests.rglob("test_*.py")):
        inside = path.relative_to(tests)
        own = game_id in inside.parts
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        constants = _constants(tree)
        for name, decorators in _tests(tree):
            for kind, names in _marks(decorators, constants):
                if kind == "rule" or own:
                    places: dict[str, list[str]] = getattr(found, kind)
                    for cited_name in names:
                        places.setdefault(cited_name, []).append(f"{inside}::{name}")
    return found


def _tests(tree: ast.Module) -> Iterable[tuple[str, list[ast.expr]]]:
    """Every test function with its decorators; those of a test class hold for all its tests."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            yield node.name, node.decorator_list
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef) and inner.name.startswith("test"):
                    yield f"{node.name}::{inner.name}", node.decorator_list + inner.decorator_list


def _marks(decorators: list[ast.expr], constants: dict[str, list[str]]) -> Iterable[tuple[str, list[str]]]:
    for decorator in decorators:
        if not isinstance(decorator, ast.Call):
            continue
        called = decorator.func
        kind = called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
        if kind not in MARKS:
            continue
        names: list[str] = []
        for arg in decorator.args:
            names += _strings(arg.value if isinstance(arg, ast.Starred) else arg, constants)
        yield kind, names


def _constants(tree: ast.Module) -> dict[str, list[str]]:
    """Lists of names written out at the top of a test file, so that @card(*NAMES) can be read."""
    found: dict[str, list[str]] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            target, value = node.targets[0], node.value
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            target, value = node.target, node.value
        else:
            continue
        if isinstance(target, ast.Name):
            found[target.id] = _strings(value, found)
    return found


def _strings(node: ast.expr, constants: dict[str, list[str]]) -> list[str]:
    """The strings an expression is written with; of a dictionary its keys, of a table of cases its first column."""
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) else []
    if isinstance(node, ast.Name):
        return constants.get(node.id, [])
    if isinstance(node, ast.Dict):
        return [s for key in node.keys if key is not None for s in _strings(key, constants)]
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return [s for element in node.elts for s in _strings(element, constants)]
    if isinstance(node, ast.Starred):
        return _strings(node.value, constants)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return _strings(node.left, constants) + _strings(node.right, constants)
    return []


def tests_folder(given: Path | None = None) -> Path:
    """The tests: where the caller says, else those of the working directory or of the checkout."""
    if given is not None:
        return given
    here = Path("tests")
    return here if (here / "rules").is_dir() else rulebook.CHECKOUT / "tests"


def report(game_id: str, cards: Iterable[str], tests: Path) -> dict[str, Any]:
    """What `ravenhill rules coverage --json` says of one game."""
    found = cited(tests, game_id)
    rules = list(rulebook.rules(game_id))
    prefixes = {n[0] for n in rules}
    answer: dict[str, Any] = {}
    for kind, head, all_names in (
        ("rule", "", rules),
        ("card", "cards_", list(cards)),
        ("example", "examples_", list(rulebook.examples(game_id))),
    ):
        proven: dict[str, list[str]] = getattr(found, kind)
        missing = [n for n in all_names if n not in proven]
        answer[f"{kind}s"] = len(all_names)
        answer[f"{head}covered"] = len(all_names) - len(missing)
        answer[f"{head}missing"] = missing
        known = set(all_names)
        strange = [n for n in proven if n not in known and (kind != "rule" or _ours(n, prefixes))]
        answer[f"{head}unknown"] = sorted(strange)
    answer["tests"] = {n: found.rule[n] for n in rules if n in found.rule}
    return answer


def _ours(number: str, prefixes: set[str]) -> bool:
    """Whether a cited number that is no rule was meant for this game."""
    return number[:1] in prefixes and number[1:2].isdigit()
