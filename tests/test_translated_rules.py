"""The numbered rules in other languages: every line of a translated book says the English line of today."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ravenhill import rulebook, words
from ravenhill.rulebook import Block, Chapter, Mark

sys.path.insert(0, str(Path(__file__).parents[1] / "writers"))
import rulebooks

TRANSLATED = sorted(
    (path.parent.name, path.stem) for path in rulebook.folder().glob("*/*.md") if path.parent.name in words.languages()
)


@pytest.mark.parametrize(("language", "book"), TRANSLATED)
def test_no_line_is_stale_or_missing(language: str, book: str, tmp_path: Path) -> None:
    written = (rulebook.folder() / language / f"{book}.md").read_text(encoding="utf-8")
    copy = tmp_path / "book.md"
    copy.write_text(written, encoding="utf-8")
    assert rulebooks.stamp(copy, book, set()) == []
    assert copy.read_text(encoding="utf-8") == written, "a line without a mark: python writers/rulebooks.py"


@pytest.mark.parametrize(("language", "book"), TRANSLATED)
def test_what_is_read_is_translated(language: str, book: str) -> None:
    game, example = book.removesuffix("-examples"), book.endswith("-examples")
    english, other = (
        [c for c in rulebook.chapters(game, spoken) if c.example is example] for spoken in ("en", language)
    )
    assert english != other, "the shape of the book differs, so it is read in English"
    assert [c.id for c in english] == [c.id for c in other], "links name chapters by their English ids"


def book(title: str, text: str, cell: str, marks: bool) -> list[Chapter]:
    said = [rulebook.digest(t) for t in ("Dice", "Roll one die.", "die | roll | 6 | hits")]
    by = [[Mark(rulebook.TRANSLATED, d)] if marks else [Mark("decision", "both")] for d in said]
    table = Block("table", head=["die", "roll"], rows=[rulebook.Row("", ["6", cell], by[2])])
    return [Chapter("T1", "T1", title, False, by[0], [Block("rule", text, "T1.1", marks=by[1]), table])]


def test_a_translation_has_its_own_texts_and_the_english_marks() -> None:
    [found] = rulebook.translated(book("Dice", "Roll one die.", "hits", False), book("Kostky", "Hoď.", "trefa", True))
    assert (found.title, found.blocks[0].text, found.blocks[1].rows[0].cells) == ("Kostky", "Hoď.", ["6", "trefa"])
    assert found.blocks[0].marks == [Mark("decision")], "notes are English and stay there"


def test_a_mended_rule_is_read_in_english_until_it_is_translated_again() -> None:
    mended = book("Dice", "Roll two dice.", "hits", False)
    [found] = rulebook.translated(mended, book("Kostky", "Hoď.", "trefa", True))
    assert (found.title, found.blocks[0].text) == ("Kostky", "Roll two dice.")
    [found] = rulebook.translated(book("Dice", "Roll one die.", "misses", False), book("Kostky", "Hoď.", "trefa", True))
    assert found.blocks[1].rows[0].cells == ["6", "misses"]


def test_a_book_of_another_shape_is_read_in_english() -> None:
    english = book("Dice", "Roll one die.", "hits", False)
    other = book("Kostky", "Hoď.", "trefa", True)
    other[0].blocks[0].number = "T1.2"
    assert rulebook.translated(english, other) == english


def test_lines_are_marked_once_and_stale_ones_told(tmp_path: Path) -> None:
    game = rulebook.books()[0]
    path = tmp_path / "book.md"
    frame = "# x\n\n" + "\n".join(rulebooks.frame(game)).strip() + "\n"
    path.write_text(frame, encoding="utf-8")
    told = rulebooks.stamp(path, game, set())
    assert told and all("still English" in line for line in told)
    path.write_text(frame.replace("e", "ě").replace("a", "á"), encoding="utf-8")
    assert rulebooks.stamp(path, game, set()) == []
    once = path.read_text(encoding="utf-8")
    assert rulebooks.stamp(path, game, set()) == [] and path.read_text(encoding="utf-8") == once
    number = next(iter(rulebook.rules(game)))
    first = rulebook.digest(rulebook.rules(game)[number].text)
    path.write_text(once.replace(f"[{first}]", "[000000]"), encoding="utf-8")
    told = rulebooks.stamp(path, game, set())
    assert len(told) == 1 and number in told[0] and "stale" in told[0]
    assert rulebooks.stamp(path, game, {number}) == [] and path.read_text(encoding="utf-8") == once
