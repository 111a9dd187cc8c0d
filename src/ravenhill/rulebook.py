"""The numbered rules and worked examples of docs/rules, which the package carries with it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from ravenhill.engine.decision import BadSetup, Message

PACKAGE: Final = Path(__file__).parent
CHECKOUT: Final = PACKAGE.parents[1]

# "- I4.2 ...", "  - W5.2.1 ..." and, in tables, "| B16.3 ... |": a letter, a chapter and a place in it
_RULE: Final = re.compile(r"^\s*(?:- |\| )([A-Z]\d+(?:\.\d+)+)\b\s*(.*)$")
_HEADING: Final = re.compile(r"^#+\s+(?:([A-Z]\d+(?:\.\d+)*)\s+)?(.*)$")
# "**E1 Canopy Shelter**", "- **BX-01 (E)** ...", "- X1 (C3.6) ..."
_EXAMPLE: Final = re.compile(r"(?:\*\*|^- )([A-Z]{1,2}-?\d+)\b")


def folder() -> Path:
    """Where the rules lie: in the package, or in the checkout it runs from."""
    carried = PACKAGE / "rules"
    return carried if carried.is_dir() else CHECKOUT / "docs" / "rules"


def books() -> tuple[str, ...]:
    """The games whose rules are written down."""
    return tuple(sorted(p.stem for p in folder().glob("*.md") if not p.stem.endswith("-examples")))


@cache
def rules(game_id: str) -> dict[str, str]:
    """Every numbered rule of a game with its text, in the order of the book."""
    found: dict[str, str] = {}
    number = ""
    for line in _lines(game_id, ""):
        hit = _RULE.match(line)
        if hit:
            number = hit[1]
            found[number] = hit[2].strip().strip("|").strip().replace(" | ", "; ")
        elif not line.strip() or line.startswith(("#", "|", "---")):
            number = ""
        elif number:
            found[number] += "\n" + line.strip()
    return found


@cache
def chapters(game_id: str) -> dict[str, str]:
    """The numbered headings: I4, B6.1 and the like, with their titles."""
    hits = (_HEADING.match(line) for line in _lines(game_id, ""))
    return {hit[1]: hit[2] for hit in hits if hit and hit[1]}


@cache
def examples(game_id: str) -> tuple[str, ...]:
    """The numbers of a game's worked examples."""
    found: dict[str, None] = {}
    for line in _lines(game_id, "-examples"):
        found.update(dict.fromkeys(_EXAMPLE.findall(line)))
    return tuple(found)


def passage(game_id: str, number: str) -> dict[str, str]:
    """The rule of that number with those below it, or a whole chapter; empty if there is none."""
    wanted = number.strip().rstrip(".")
    wanted = wanted[:1].upper() + wanted[1:]
    return {n: text for n, text in rules(game_id).items() if n == wanted or n.startswith(wanted + ".")}


def _lines(game_id: str, kind: str) -> list[str]:
    path = folder() / f"{game_id}{kind}.md"
    if not game_id.replace("_", "").isalnum() or not path.is_file():
        if kind:
            return []
        raise BadSetup(Message("bad-rules", {"game": game_id, "known": ", ".join(books())}))
    return path.read_text(encoding="utf-8").splitlines()
