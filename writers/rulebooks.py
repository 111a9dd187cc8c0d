"""Marks every line of a translated rulebook with the digest of the English line it says.

    python writers/rulebooks.py cs bofa             lines without a mark get theirs; tells which are stale
    python writers/rulebooks.py cs bofa --again B1.2 B1.3       these say the English of today: mark them anew
    python writers/rulebooks.py cs bofa --frame     a new translation to write into: the English lines, unmarked

A translation, docs/rules/<language>/<book>.md, has a line for every chapter, heading, rule, item, text and row of the
English book, in its order, and none that goes on in a second line. Its marks of source are the English book's."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from ravenhill import rulebook

MARK = re.compile(r"\s*\[([0-9a-f]{6})\](\s*\|)?$")
NUMBER = re.compile(r"[\s#*|-]*([A-Z]{1,2}-?\d+(?:\.\d+)*)\b")
SHORT = 3  # words: a name may be the same in two languages
RULED = re.compile(r"[|:\s-]+$")


def english(book: str) -> Iterator[tuple[str, str]]:
    """The number and the text of every line a translation has, in order."""
    game, example = book.removesuffix("-examples"), book.endswith("-examples")
    for chapter in rulebook.chapters(game):
        if chapter.example is not example:
            continue
        if chapter.title:
            yield chapter.number, chapter.title
        for block in chapter.blocks:
            if block.kind == "table":
                yield from ((row.number, rulebook.written(block, n)) for n, row in enumerate(block.rows))
            else:
                yield block.number, block.text


def frame(book: str) -> Iterator[str]:
    """The English book as a translation is written, a line for everything that is said."""
    game, example = book.removesuffix("-examples"), book.endswith("-examples")
    for chapter in rulebook.chapters(game):
        if chapter.example is not example:
            continue
        if chapter.title:
            yield from ("", f"## {chapter.number} {chapter.title}".replace("##  ", "## "))
        for block in chapter.blocks:
            if block.kind == "table":
                head = ["", f"| {' | '.join(block.head)} |", "|" + "---|" * len(block.head)]
                yield from (*head, *(f"| {' | '.join(row.cells)} |" for row in block.rows), "")
            elif block.kind == "heading":
                yield from ("", f"### {block.number} {block.text}".replace("###  ", "### "))
            elif block.kind == "text":
                yield from ("", block.text, "")
            else:
                yield f"{'  ' * block.depth}- {block.number} {block.text}".replace("-  ", "- ")


def places(lines: list[str]) -> Iterator[int]:
    """The lines of a translation that say something: not the preface, not a table's head."""
    begun = False
    for n, line in enumerate(lines):
        begun = begun or line.startswith("## ")
        head = line.startswith("|") and "".join(lines[n + 1 : n + 2]).startswith("|-")
        if begun and line.strip() and not line.startswith(("# ", "---")) and not RULED.match(line) and not head:
            yield n


def marked(line: str, digest: str) -> str:
    row = line.rstrip().endswith("|")
    bare = line.rstrip().removesuffix("|").rstrip() if row else line.rstrip()
    return f"{MARK.sub('', bare)} [{digest}]{' |' if row else ''}"


def stamp(path: Path, book: str, again: set[str]) -> list[str]:
    """Writes the marks that are missing or wanted anew; gives what is wrong."""
    lines = path.read_text(encoding="utf-8").split("\n")
    wanted, here = list(english(book)), list(places(lines))
    wrong: list[str] = []
    for (number, text), n in zip(wanted, here, strict=False):
        found = NUMBER.match(lines[n])
        if number and (found is None or found[1] != number):
            return [*wrong, f"line {n + 1}: {number} should stand here: {lines[n][:60]}"]
        hit, digest = MARK.search(lines[n]), rulebook.digest(text)
        if hit is None and text in lines[n] and text.count(" ") > SHORT:
            wrong.append(f"line {n + 1}: {number or text[:40]} is still English")
        elif hit is None or number in again:
            lines[n] = marked(lines[n], digest)
        elif hit[1] != digest:
            wrong.append(f"line {n + 1}: {number or lines[n][:40]} is stale; in English now: {text[:100]}")
    if len(wanted) != len(here):
        return [*wrong, f"{len(wanted)} lines in English, {len(here)} here"]
    path.write_text("\n".join(lines), encoding="utf-8")
    return wrong


def main() -> None:
    language, book, *rest = sys.argv[1:]
    path = rulebook.folder() / language / f"{book}.md"
    if rest[:1] == ["--frame"]:
        path.parent.mkdir(exist_ok=True)
        with path.open("x", encoding="utf-8") as file:
            file.write(f"# {book}\n\n" + "\n".join(frame(book)).strip() + "\n")
        return
    wrong = stamp(path, book, set(rest[1:]) if rest[:1] == ["--again"] else set())
    print("\n".join(wrong) or f"{path.name}: every line says the English of today")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
