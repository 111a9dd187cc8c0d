"""The rulebooks of docs/rules, which the package carries with it: one reader for command line, web and coverage.

docs/rules/README.md says how a book is written."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Final

from ravenhill import words
from ravenhill.engine.decision import BadSetup, Message
from ravenhill.words import ENGLISH

PACKAGE: Final = Path(__file__).parent
CHECKOUT: Final = PACKAGE.parents[1]
TRANSLATED: Final = "translated"  # the mark of a translated line: the digest of the English one
MARKS: Final = ("printed", "derived", "decision", "source", "recalled", "inferred", "original")

_DATA: Final = re.compile(r"<!-- data\b.*?<!-- /data -->\n?", re.DOTALL)
_CHAPTER: Final = re.compile(r"##\s+(?:([A-Z]\d+)\s+)?(.*)$")
_HEADING: Final = re.compile(r"###+\s+(?:([A-Z]\d+(?:\.\d+)*)\s+)?(.*)$")
_ITEM: Final = re.compile(r"(\s*)(?:-\s+|(?=\d+\.\s))(.*)$")
_RULE: Final = re.compile(r"([A-Z]\d+(?:\.\d+)+)\b\s*(.*)$")
_EXAMPLE: Final = re.compile(r"(\*\*)?([A-Z]{1,2}-?\d+)\b\s*(.*)$")  # "**E1 Canopy Shelter** ...", "X1 (C3.6) ..."
_FURTHER: Final = re.compile(r"(?<=\S) (?=\*\*[A-Z]{1,2}-?\d+\b)")  # a second example on one line
_CELLS: Final = re.compile(r"(?<!\\)\|")
_MARK: Final = re.compile(r"\s*\[([^][]*)\]$")
_PLACE: Final = re.compile(r"(?:p|ch)\. ")
_OPTION: Final = re.compile(r"`(\w+)`")
_DIGEST: Final = re.compile(r"[0-9a-f]{6}$")
_PAGE: Final = re.compile(r"p\. [\d, -]+$")


@dataclass(frozen=True)
class Mark:
    """Where a rule was found: a word of MARKS, and what is to be said about it."""

    kind: str
    note: str = ""


@dataclass
class Row:
    """A row of a table, with its own number where it is a rule."""

    number: str
    cells: list[str]
    marks: list[Mark]


@dataclass
class Block:
    """A heading, a numbered rule, an item of a list, a paragraph, or a table."""

    kind: str
    text: str = ""
    number: str = ""
    depth: int = 0  # how far a rule or an item is set in
    marks: list[Mark] = field(default_factory=list)
    head: list[str] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)


@dataclass
class Chapter:
    """Its id is its number, or its title where it has none: what a link names."""

    id: str
    number: str
    title: str
    example: bool
    marks: list[Mark] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)


def folder() -> Path:
    """Where the rules lie: in the package, or in the checkout it runs from."""
    carried = PACKAGE / "rules"
    return carried if carried.is_dir() else CHECKOUT / "docs" / "rules"


def books() -> tuple[str, ...]:
    """The games whose rules are written down."""
    named = (p.stem for p in folder().glob("*.md"))
    return tuple(sorted(name for name in named if name != "README" and not name.endswith("-examples")))


@cache
def chapters(game_id: str, language: str = ENGLISH) -> tuple[Chapter, ...]:
    """Every chapter of a game's rules, then those of its examples.

    A book or a line that is not translated, or was mended in English since, is read in English."""
    if game_id not in books():
        raise BadSetup(Message("bad-rules", {"game": game_id, "known": ", ".join(books())}))
    found: list[Chapter] = []
    for name, example in ((game_id, False), (f"{game_id}-examples", True)):
        english = _file(name, ENGLISH, game_id, example)
        if language == ENGLISH:
            found += english
        else:
            found += translated(english, _file(name, language, game_id, example))
    return tuple(found)


def _file(name: str, language: str, game_id: str, example: bool) -> list[Chapter]:
    path = folder() / f"{name}.md" if language == ENGLISH else folder() / language / f"{name}.md"
    return read(path.read_text(encoding="utf-8"), game_id, example, language) if path.is_file() else []


def translated(english: list[Chapter], other: list[Chapter]) -> list[Chapter]:
    """A book in another language: its texts where they fit the English ones of today, marks from the English book."""
    if [_shape(c) for c in english] != [_shape(c) for c in other]:
        return english
    return [_chapter_in(*pair) for pair in zip(english, other, strict=True)]


def _shape(chapter: Chapter) -> tuple[object, ...]:
    rows = [[(row.number, len(row.cells)) for row in b.rows] for b in chapter.blocks]
    return chapter.number, [(b.kind, b.number, b.depth, len(b.head)) for b in chapter.blocks], rows


def _chapter_in(english: Chapter, other: Chapter) -> Chapter:
    blocks = [_block_in(*pair) for pair in zip(english.blocks, other.blocks, strict=True)]
    title = other.title if fits(english.title, other.marks) else english.title
    return replace(english, title=title, marks=_placed(english.marks), blocks=blocks)


def _block_in(english: Block, other: Block) -> Block:
    if english.kind != "table":
        text = other.text if fits(english.text, other.marks) else english.text
        return replace(english, text=text, marks=_placed(english.marks))
    rows = [
        replace(row, cells=to.cells if fits(written(english, n), to.marks) else row.cells, marks=_placed(row.marks))
        for n, (row, to) in enumerate(zip(english.rows, other.rows, strict=True))
    ]
    return replace(english, head=other.head, rows=rows)


def fits(english: str, marks: list[Mark]) -> bool:
    """Whether a line was translated from the English one of today."""
    return not english or any(mark.kind == TRANSLATED and mark.note == digest(english) for mark in marks)


def digest(text: str) -> str:
    """Of an English line, without its mark of source."""
    return hashlib.sha256(text.encode()).hexdigest()[:6]


def written(table: Block, row: int) -> str:
    """A row of a table as one text; the first one with the table's head."""
    return " | ".join([*(table.head if row == 0 else []), *table.rows[row].cells])


def _placed(marks: list[Mark]) -> list[Mark]:
    """Marks as another language shows them: notes are English, pages are pages."""
    return [mark if _PAGE.match(mark.note) else replace(mark, note="") for mark in marks]


@cache
def rules(game_id: str) -> dict[str, Block]:
    """Every numbered rule of a game in the order of the book, those in tables too."""
    found: dict[str, Block] = {}
    for block in _blocks(game_id, example=False):
        if block.kind == "rule":
            found[block.number] = block
        for row in block.rows:
            if row.number:
                text = "; ".join(row.cells).removeprefix(row.number).lstrip()
                found[row.number] = Block("rule", text, row.number, marks=row.marks)
    return found


@cache
def titles(game_id: str, language: str = ENGLISH) -> dict[str, str]:
    """The numbered chapters and headings: I4, B6.1 and the like, with their titles."""
    found: dict[str, str] = {}
    for chapter in chapters(game_id, language):
        parts = [(chapter.number, chapter.title)]
        parts += [(block.number, block.text) for block in chapter.blocks if block.kind == "heading"]
        found.update({number: title for number, title in parts if number})
    return found


@cache
def examples(game_id: str) -> tuple[str, ...]:
    """The numbers of a game's worked examples."""
    return tuple(block.number for block in _blocks(game_id, example=True) if block.kind == "rule")


@cache
def passage(game_id: str, number: str, language: str = ENGLISH) -> tuple[Block, ...]:
    """A chapter, or a rule with everything that hangs on it: the rules below it, its list, its table."""
    number = tidied(number)
    for chapter in chapters(game_id, language):
        if number and chapter.number == number:
            return tuple(chapter.blocks)
        if number and (found := _hanging_on(number, chapter)):
            return found
    return ()


def book_of(number: str) -> str | None:
    """The game whose rules begin with that letter; no two books share one."""
    letter = tidied(number)[:1]
    if not re.match(r"[A-Z]\d", tidied(number)):
        return None
    return next((game_id for game_id in books() if any(n[0] == letter for n in rules(game_id))), None)


def tidied(number: str) -> str:
    """A number as the books write it, however a person did."""
    bare = number.strip().rstrip(".")
    return bare[:1].upper() + bare[1:]


def read(text: str, game_id: str, example: bool = False, language: str = ENGLISH) -> list[Chapter]:
    """The chapters of a file. Left out are its preface and what stands between `<!-- data -->` and `<!-- /data -->`."""
    reading = _Reading(game_id, example, language)
    for line in _DATA.sub("", text[max(text.find("\n## "), 0) :]).splitlines():
        reading.take(line)
    return [chapter for chapter in reading.found if chapter.blocks]


def _blocks(game_id: str, example: bool) -> Iterator[Block]:
    return (block for chapter in chapters(game_id) if chapter.example is example for block in chapter.blocks)


def _hanging_on(number: str, chapter: Chapter) -> tuple[Block, ...]:
    found: list[Block] = []
    for block in chapter.blocks:
        below = block.number == number or block.number.startswith(number + ".")
        if below or (found and not block.number and block.kind != "heading"):
            found.append(block)
        elif found:
            break
        elif rows := [row for row in block.rows if row.number == number]:
            return (Block("table", head=block.head, rows=rows),)
    return tuple(found)


class _Reading:
    """A file as far as it was read."""

    def __init__(self, game_id: str, example: bool, language: str) -> None:
        self.game_id = game_id
        self.language = language
        self.example = example
        self.found = [Chapter("examples" if example else "reading", "", "", example)]
        self.last: Block | None = None  # what a line without a sign of its own goes on with

    def take(self, line: str) -> None:
        stripped = line.strip()
        if not stripped or line.startswith(("# ", "---")):
            self.last = None
        elif stripped.startswith("|"):
            self._row(stripped)
        elif hit := _CHAPTER.match(line):
            self._chapter(hit)
        elif hit := _HEADING.match(line):
            self._add("heading", hit[2], hit[1] or "")
            self.last = None
        elif hit := _ITEM.match(line):
            self._numbered("item", hit[2], len(hit[1]) // 2)
        elif self._goes_on(stripped):
            text, marks = self._marked(stripped)
            assert self.last is not None
            self.last.text += " " + text
            self.last.marks += marks
        else:
            for part in _FURTHER.split(stripped) if self.example else [stripped]:
                self._numbered("text", part)

    def _goes_on(self, line: str) -> bool:
        if self.last is None or self.last.kind == "table":
            return False
        return not (self.example and _EXAMPLE.match(line))

    def _chapter(self, hit: re.Match[str]) -> None:
        title, marks = self._marked(hit[2])
        number = hit[1] or ""
        name = re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")
        named = number or (f"examples-{name}" if self.example else name)
        self.found.append(Chapter(named, number, title, self.example, marks))
        self.last = None

    def _numbered(self, kind: str, text: str, depth: int = 0) -> None:
        if self.example and (hit := _EXAMPLE.match(text)):
            title = ((hit[1] or "") + hit[3]).removeprefix("****").lstrip()  # an example without a title: "**N01** ..."
            self._add("rule", title, hit[2], depth)
        elif not self.example and kind == "item" and (hit := _RULE.match(text)):
            self._add("rule", hit[2], hit[1], depth)
        else:
            self._add(kind, text, "", depth)

    def _add(self, kind: str, text: str, number: str = "", depth: int = 0) -> None:
        text, marks = self._marked(text)
        self.last = Block(kind, text, number, depth, marks)
        self.found[-1].blocks.append(self.last)

    def _row(self, line: str) -> None:
        *cells, end = [cell.strip().replace("\\|", "|") for cell in _CELLS.split(line.strip("|"))]
        end, marks = self._marked(end)
        cells = [*map(self._named, cells), end]
        if self.last is None or self.last.kind != "table":
            self.last = Block("table", head=cells)
            self.found[-1].blocks.append(self.last)
        elif not all(set(cell) <= set("-: ") for cell in cells):
            hit = _RULE.match(cells[0])
            self.last.rows.append(Row(hit[1] if hit else "", cells, marks))

    def _marked(self, text: str) -> tuple[str, list[Mark]]:
        """A line as a player reads it, its options called by their names; and the mark at its end."""
        hit = _MARK.search(text)
        marks = [_mark(part, text, self.language) for part in hit[1].split("; ")] if hit else []
        if hit:
            text = text[: hit.start()]
        return self._named(text), [Mark(mark.kind, self._named(mark.note)) for mark in marks]

    def _named(self, text: str) -> str:
        return _OPTION.sub(self._option, text)

    def _option(self, hit: re.Match[str]) -> str:
        """An option of the game by its name; any other word in backticks stays."""
        name = words.text(f"{self.game_id}-option-{hit[1]}", None, self.language, self.game_id)
        return hit[0] if name is None else f"“{name}”"


def _mark(part: str, line: str, language: str) -> Mark:
    if language != ENGLISH and _DIGEST.match(part):
        return Mark(TRANSLATED, part)
    if _PLACE.match(part):
        return Mark("printed", part)
    kind, _, note = part.partition(": ")
    if kind not in MARKS:
        raise ValueError(f"no mark of a rulebook: {part!r} in {line!r}")
    return Mark(kind, note)
