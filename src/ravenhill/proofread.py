"""Looks for keys that are used without a text, and texts that can not be read."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from ravenhill import words
from ravenhill.engine import game as shelf

PACKAGE: Final = Path(__file__).parent
COMMON: Final = re.compile(r"^(?:why|bad|cli|do|play|sim|bench|arena|rules|pack)-[a-z0-9]+(?:-[a-z0-9]+)*$")
KINDS: Final = "ask|log|why|end|do|bad|odds|option|scenario|seat"  # what a game's keys begin with, after its id


def missing_keys() -> list[str]:
    """Every key the package uses or declares that has no English text, with where it stands."""
    games = [info.id for info in shelf.games()]
    used: dict[str, str] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        where = path.relative_to(PACKAGE)
        owner = where.parts[1] if where.parts[0] == "games" and where.parts[1] in games else None
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for key, line in _keys_in(tree, owner, games):
            used.setdefault(key, f"{where}:{line}")
    for game_id in games:
        for key in declared(game_id):
            used.setdefault(key, "declared")
    return [f"{key} ({where})" for key, where in used.items() if not _has_text(key)]


def declared(game_id: str) -> Iterator[str]:
    """The keys a game promises by what it says of itself."""
    game = shelf.find(game_id)
    yield f"{game_id}-title"
    yield f"{game_id}-about"
    for scenario in game.info.scenarios:
        yield f"{game_id}-scenario-{scenario.id}"
        for seat in scenario.names:
            yield f"{game_id}-seat-{seat}"
    for setting in game.info.options:
        yield f"{game_id}-option-{setting.id}"
        yield f"{game_id}-option-{setting.id}.about"
    for card in game.cards():
        yield f"{game_id}-{card}"


def _keys_in(tree: ast.Module, owner: str | None, games: Iterable[str]) -> Iterator[tuple[str, int]]:
    """String constants that look like keys; and the reasons a game ends for, which become keys."""
    of_game = re.compile(rf"^(?:{'|'.join(games) or 'none'})-(?:{KINDS})-[a-z0-9_]+(?:-[a-z0-9_]+)*$")
    quoted = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in quoted:
            if COMMON.match(node.value) or of_game.match(node.value):
                yield node.value, node.lineno
        elif owner is not None and isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            reason = node.args[1] if node.func.attr == "end" and len(node.args) == 3 else None
            if isinstance(reason, ast.Constant) and isinstance(reason.value, str):
                yield f"{owner}-end-{reason.value}", node.lineno


def _has_text(key: str) -> bool:
    return words.text(key, None, words.ENGLISH, words.game_of(key)) is not None
