"""Looks for keys that are used without a text, texts that can not be read, and flaws of translations."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from fluent.syntax import ast as fluent
from fluent.syntax import serializer

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
    for verb in dict.fromkeys(form.partition(" ")[0] for form in game.forms):
        yield f"do-{verb}" if _has_text(f"do-{verb}") else f"{game_id}-do-{verb}"


def _keys_in(tree: ast.Module, owner: str | None, games: Iterable[str]) -> Iterator[tuple[str, int]]:
    """String constants that look like keys; and the reasons why not, or why a game ends, which become keys."""
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
        elif owner is not None and isinstance(node, ast.Call) and ast.unparse(node.func) == "reason" and node.args:
            why = node.args[0]
            if isinstance(why, ast.Constant) and isinstance(why.value, str) and not why.value.startswith(f"{owner}-"):
                yield f"{owner}-why-{why.value}", node.lineno


def _has_text(key: str) -> bool:
    return words.text(key, None, words.ENGLISH, words.game_of(key)) is not None


# --- other languages, beside the English texts ---

FORMS: Final = (*words.CASES, "number", "gender", "id", "The", "count")  # what a text may use of an argument
GRAMMAR: Final = frozenset({"the", "number", "gender", *words.CASES})  # attributes that are a language's own
PLACES: Final = frozenset({"case", "late"})  # where in a sentence a text stands: English may do without, others not
PLURALS: Final = {"cs": ("one", "few", "other"), "pl": ("one", "few", "many")}


def translation_flaws(language: str, owner: str | None) -> list[str]:
    """What is wrong with one file of another language, beside the English one: texts that are missing or of no use,
    that leave out or invent what they name, that lack a plural, or that are English still."""
    english, own = _patterns(words.ENGLISH, owner), _patterns(language, owner)
    found = [f"not readable: {line}" for line in words.unreadable(language, owner)]
    found += [f"{key}: missing" for key in english if key not in own and not _is_grammar(key)]
    for key, pattern in own.items():
        if key not in english:
            found += [] if _is_grammar(key) else [f"{key}: no such English text"]
            continue
        found += [f"{key}: {flaw}" for flaw in _compared(english[key], pattern, language)]
    return found


def _is_grammar(key: str) -> bool:
    return key.partition(".")[2] in GRAMMAR


def _patterns(language: str, owner: str | None) -> dict[str, fluent.Pattern]:
    """Every text of a file, attributes as `key.attribute`."""
    found: dict[str, fluent.Pattern] = {}
    for entry in words._entries(language, owner):
        if isinstance(entry, fluent.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            found.update({f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes})
    return found


def _compared(english: fluent.Pattern, own: fluent.Pattern, language: str) -> list[str]:
    named = {_base(v) for v in _variables(english)} | PLACES
    shown = {_base(v) for v in _shown(english)}
    used = _variables(own)
    found = [f"{v} is not among what it is given" for v in sorted(used) if _base(v) not in named]
    found += [f"{v} is left out" for v in sorted(shown - {_base(v) for v in used})]
    for select in _selects(own):
        keys = [v.key.name for v in select.variants if isinstance(v.key, fluent.Identifier)]
        if "one" in keys and "many" not in keys and "few" not in keys and _counts(select):
            found.append("a number without few")
        elif "few" in keys:
            found += [f"a number without {p}" for p in PLURALS.get(language, ()) if p not in keys]
    plain = serializer.FluentSerializer().serialize_entry(_as_message(own))
    if plain == serializer.FluentSerializer().serialize_entry(_as_message(english)) and len(_letters(plain)) > 2:
        found.append("is English still")
    return found


def _as_message(pattern: fluent.Pattern) -> fluent.Message:
    return fluent.Message(fluent.Identifier("x"), pattern)


def _letters(text: str) -> list[str]:
    """The words of a text that are no placeables."""
    return re.findall(r"[^\W\d_]{2,}", re.sub(r"\{[^}]*\}|^x = ", " ", text))


def _base(variable: str) -> str:
    """The argument behind a form of it: place-gen is place."""
    head, _, form = variable.rpartition("-")
    return head if head and form in FORMS else variable


def _counts(select: fluent.SelectExpression) -> bool:
    """Whether it chooses by a number, not by the form of a name."""
    chosen = select.selector
    return not (isinstance(chosen, fluent.VariableReference) and chosen.id.name != _base(chosen.id.name))


def _nodes(node: Any) -> Iterator[Any]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, fluent.BaseNode):
                yield from _nodes(child)


def _variables(pattern: fluent.Pattern) -> set[str]:
    return {n.id.name for n in _nodes(pattern) if isinstance(n, fluent.VariableReference)}


def _shown(pattern: fluent.Pattern) -> set[str]:
    """What a text really says, not only chooses by."""
    placed = [n.expression for n in _nodes(pattern) if isinstance(n, fluent.Placeable)]
    return {e.id.name for e in placed if isinstance(e, fluent.VariableReference)}


def _selects(pattern: fluent.Pattern) -> list[fluent.SelectExpression]:
    return [n for n in _nodes(pattern) if isinstance(n, fluent.SelectExpression)]
