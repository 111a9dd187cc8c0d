"""A rulebook as a page shows it: every chapter, with its headings, rules, lists and tables, and its worked examples."""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass, field
from functools import cache
from typing import Any, Final

from ravenhill import rulebook, words

_CHAPTER: Final = re.compile(r"^##\s+(?:([A-Z]?\d+)\.?\s+)?(.*)$")
_HEADING: Final = re.compile(r"^###+\s+(?:([A-Z]\d+(?:\.\d+)*)\s+)?(.*)$")
_ITEM: Final = re.compile(r"^(\s*)(?:-\s+|(?=\d+\.\s))(.*)$")
_NUMBER: Final = re.compile(r"^([A-Z]\d+(?:\.\d+)+)\b\s*(.*)$")
# "**E1 Canopy Shelter** ...", "**BX-01 (E)** ...", "X1 (C3.6) ..."
_EXAMPLE: Final = re.compile(r"^(\*\*)?([A-Z]{1,2}-?\d+)\b\s*(.*)$")
_CELLS: Final = re.compile(r"(?<!\\)\|")

# where a rule was found: "[src: EN]", "`[ruling]`", "[last sentence assumed]", "[ev04-ev06]"
_MARK: Final = re.compile(
    r"\s*`?\[[^\]]*\b(?:src|recalled|derived|decision|assumed|inferred|original|ruling|interpretation|reading|"
    r"card text|rulebook|helper|board|edition|engine|sources|Armies and|(?:ev|fs|ss|fa)\d\d|mv_\w+)\b[^\]]*\]`?"
)
# its page or chapter: "(p. 29)", "(ch. VI, Borders)"
_PAGES: Final = re.compile(r"\s*\((?:English edition )?(?:p|pp|ch)\. [^()]*\)")
# its chapter in Ironwood, at the end of the rule: "... discarded. (Lingering)"
_PLACE: Final = re.compile(r"(?<=[.:;)\]])\s*\((?![IVX]?\d+\.)[^()]*\)$")
_NAMED: Final = re.compile(r"\s*\(`\w+`\)")  # its name in the card files: "(`on_burn`)"
_DATA: Final = re.compile(r"<!-- data\b.*?<!-- /data -->\n?", re.DOTALL)
_CODE: Final = re.compile(r"(`[^`]+`)")
_GAP: Final = re.compile(r" +([.,;:)])")  # what a mark leaves behind
_SHORT: Final = {
    "ironwood": {"WW": "Woodwalkers", "IC": "Ironclad"},
    "wotr": {"FP": "Free Peoples", "SH": "Shadow"},
    "bofa": {"FP": "Free Peoples"},
    "cardgame": {"FP": "Free Peoples"},
}


@dataclass
class Block:
    """A heading, a numbered rule, an item of a list, a paragraph, or a table."""

    kind: str
    text: str = ""
    number: str = ""
    depth: int = 0  # how far a rule or an item is set in
    head: list[str] = field(default_factory=list)
    rows: list[dict[str, Any]] = field(default_factory=list)  # each with its own number, where it has one


@dataclass
class Chapter:
    id: str  # its number, or its title where it has none: what a link names
    number: str
    title: str
    blocks: list[Block] = field(default_factory=list)
    example: bool = False


@cache
def chapters(game: str) -> tuple[Chapter, ...]:
    """Every chapter of a game's rules, then those of its examples."""
    folder = rulebook.folder()
    found = _read(shown((folder / f"{game}.md").read_text(encoding="utf-8"), game), False)
    letter = next((b.number[0] for c in found for b in c.blocks if b.number), "")
    for chapter in found:
        if chapter.number.isdigit():  # "## 4. Set-up" holds the rules W4.1, W4.2 ...
            chapter.number = chapter.id = letter + chapter.number
    examples = folder / f"{game}-examples.md"
    if examples.is_file():
        found += _read(shown(examples.read_text(encoding="utf-8"), game), True)
    return tuple(found)


def shown(text: str, game: str) -> str:
    """A rules file as a player reads it.

    Left out are the preface, what stands between `<!-- data -->` and `<!-- /data -->`, and where each rule was found;
    the game's abbreviations are spelt out and its options called by their names."""
    text = _DATA.sub("", text[max(text.find("\n## "), 0) :])
    return "\n".join(_line(line, game) for line in text.splitlines())


def _line(line: str, game: str) -> str:
    line = _MARK.sub("", line)
    if game == "ironwood":
        line = _PLACE.sub("", line)
    line = _NAMED.sub("", _PAGES.sub("", line))
    for short, name in _SHORT.get(game, {}).items():
        line = line.replace(f"{name} ({short})", name)
    pieces = _CODE.split(line)  # every other piece is a word in backticks
    for i, piece in enumerate(pieces):
        if i % 2:
            pieces[i] = _option(piece, game)
        else:
            for short, name in _SHORT.get(game, {}).items():
                piece = re.sub(rf"\b{short}\b", name, piece)
            pieces[i] = piece
    return _GAP.sub(r"\1", "".join(pieces)).rstrip()


def _option(word: str, game: str) -> str:
    """An option of the game by its name; any other word in backticks stays."""
    name = words.text(f"{game}-option-{word[1:-1]}", None, words.ENGLISH, game)
    return word if name is None else f"“{name}”"


@cache
def passage(game: str, number: str) -> tuple[Block, ...]:
    """A chapter, or a rule with everything that hangs on it: the rules below it, its list, its table."""
    for chapter in chapters(game):
        if chapter.number == number:
            return tuple(chapter.blocks)
        found: list[Block] = []
        for block in chapter.blocks:
            below = block.number == number or block.number.startswith(number + ".")
            if below or (found and not block.number and block.kind != "heading"):
                found.append(block)
            elif found:
                break
            elif row := next((r for r in block.rows if r["number"] == number), None):
                return (Block("table", head=block.head, rows=[row]),)
        if found:
            return tuple(found)
    return ()


def plain(chapter: Chapter) -> dict[str, Any]:
    return asdict(chapter)


def _read(text: str, example: bool) -> list[Chapter]:
    chapter = Chapter("examples" if example else "reading", "", "", example=example)
    found = [chapter]
    last: Block | None = None  # what a line without a sign of its own goes on with
    for line in text.splitlines():
        stripped = line.strip()
        if hit := _CHAPTER.match(line):
            number = hit[1] or ""
            name = re.sub(r"[^a-z0-9]+", "-", hit[2].lower()).strip("-")
            chapter = Chapter(number or (f"examples-{name}" if example else name), number, hit[2], example=example)
            found.append(chapter)
            last = None
        elif hit := _HEADING.match(line):
            chapter.blocks.append(Block("heading", hit[2], hit[1] or ""))
            last = None
        elif stripped.startswith("|"):
            _row(chapter, stripped, last is not None and last.kind == "table")
            last = chapter.blocks[-1]
        elif not stripped or line.startswith(("# ", "---")):
            last = None
        elif hit := _ITEM.match(line):
            last = _item(hit[2], len(hit[1]) // 2, example)
            chapter.blocks.append(last)
        elif last is not None and last.kind != "table" and not (example and _EXAMPLE.match(stripped)):
            last.text += " " + stripped
        else:
            last = _item(stripped, 0, example) if example else Block("text", stripped)
            last.kind = "text" if not last.number else last.kind
            chapter.blocks.append(last)
    return [c for c in found if c.blocks]


def _item(text: str, depth: int, example: bool) -> Block:
    if hit := (_EXAMPLE.match(text) if example else None):
        return Block("rule", (hit[1] or "") + hit[3], hit[2], depth)
    if hit := _NUMBER.match(text):
        return Block("rule", hit[2], hit[1], depth)
    return Block("item", text, "", depth)


def _row(chapter: Chapter, line: str, goes_on: bool) -> None:
    cells = [cell.strip().replace("\\|", "|") for cell in _CELLS.split(line.strip("|"))]
    if not goes_on:
        chapter.blocks.append(Block("table", head=cells))
    elif not all(set(cell) <= set("-: ") for cell in cells):
        hit = _NUMBER.match(cells[0])
        chapter.blocks[-1].rows.append({"number": hit[1] if hit else "", "cells": cells})
