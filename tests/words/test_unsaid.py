"""No text stands there that nobody says: the sources name its key, or a part of it that they put together.

The client's own texts are held to it in web/src/lib/words.test.ts."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from ravenhill import lessons, words
from ravenhill.engine import game as shelf

PACKAGE = Path(words.__file__).parent
WEB = Path(__file__).parents[2] / "web"
QUOTED = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`$\n]*)`|\b([\w-]+)\s*(?:=|\??:)")
BEGUN = re.compile(r"`([a-z][\w-]*-)\$\{")  # a text of the browser that ends with a value
# What the sources put before the end of a key: a text of such a kind is said if they name its end.
KINDS = (
    "bad|blunder|combat|do|end|eye|goal|how|icon|op|option|order|outcome|phase|place|puzzle|say|scenario|seat|table"
    "|ui-keyword|ui|value|why"
)
RETIRED = {  # lines that no rule writes any more; old games show them
    "bofa-log-bodyguard",
    "bofa-log-mends",
    "bofa-log-plays",
    "bofa-log-vanish",
    "cardgame-log-proposes",
    "ironwood-log-bot-strong",
}


@cache
def _sources() -> tuple[frozenset[str], tuple[str, ...]]:
    """Every word the sources and the data name, and the beginnings of those they put together."""
    named: set[str] = set()
    begun: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                named.update([node.value, *node.value.split()])
                begun.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                begun.add(str(node.values[0].value))
            elif isinstance(node, (ast.ClassDef, ast.FunctionDef)):
                named.add(node.name)
    for path in [p for kind in ("ts", "svelte") for p in (WEB / "src").rglob(f"*.{kind}")]:
        written = path.read_text(encoding="utf-8")
        named.update(word for found in QUOTED.findall(written) for part in found if part for word in part.split())
        begun.update(BEGUN.findall(written))
    for path in PACKAGE.glob("games/**/*.toml"):
        written = path.read_text(encoding="utf-8")
        named.update(part for found in QUOTED.findall(written) for part in found)
        named.update(of.replace(":", "-") for of in re.findall(r"[a-z_]+:[a-z_]+", written))  # keyword:steed
        named.add(path.stem)
    return frozenset(named), tuple(b for b in begun if len(b) > 2 and b.endswith("-"))


def _known(game: str) -> set[str]:
    """What a game has names for."""
    found = shelf.find(game)
    ids = {str(one) for ids in found.kinds(found.empty(found.setup())).values() for one in ids}
    ids |= {str(one) for ids in found.things(None).values() for one in ids}
    ids |= {f"{option.id}-{value}" for option in found.info.options for value in option.values}
    return ids | {lesson_key for one in lessons.lessons(game) for lesson_key in lessons.texts(one)}


def _said(key: str, owner: str, known: set[str]) -> bool:
    named, begun = _sources()
    end = key.removeprefix(f"{owner}-")
    last = re.sub(rf"^(?:{KINDS})-", "", end)
    if any(one in named or one in known or one.replace("-", "_") in named for one in (key, end, last)):
        return True
    plain = {f"{owner}-", *(f"{owner}-{kind}-" for kind in KINDS.split("|"))}
    return any(one.startswith(b) for one in (key, end, last) for b in begun if b not in plain)


@pytest.mark.parametrize("game", sorted(i.id for i in shelf.games() if i.id != "toy"))
def test_no_text_of_a_game_is_one_that_nobody_says(game: str) -> None:
    known = _known(game)
    verbs = {form.split()[0] for form in shelf.find(game).forms}
    exact = re.compile(rf"{game}-do-(?:{'|'.join(sorted(verbs, key=len, reverse=True))})-.+")  # one option's own words
    used = _mentioned(game)
    keys = dict.fromkeys(key.partition(".")[0] for key in words.keys(words.ENGLISH, game))
    unsaid = [key for key in keys if not (key in used or exact.fullmatch(key) or _said(key, game, known))]
    assert set(unsaid) == {key for key in RETIRED if key.startswith(f"{game}-")}


def _mentioned(game: str) -> set[str]:
    """The keys that other texts name."""
    files = (PACKAGE / "locale" / game).glob("*.ftl")
    return {key for file in files for key in re.findall(r"\{ ([a-z][\w-]*)(?:\.\w+)? \}", file.read_text("utf-8"))}
