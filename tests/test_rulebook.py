"""The rulebooks are written in one grammar, docs/rules/README.md, and read whole."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from ravenhill import rulebook, words
from ravenhill.engine import game as shelf
from ravenhill.rulebook import Block, Mark

BOOKS = rulebook.books()
OPTION = re.compile(r"`\w+`|“[^”]*”")


def told(game: str) -> Iterator[str]:
    """Every piece of text a player reads."""
    for chapter in rulebook.chapters(game):
        yield chapter.title
        for block in chapter.blocks:
            yield from (block.text, *block.head, *(cell for row in block.rows for cell in row.cells))


def marks(game: str) -> Iterator[Mark]:
    for chapter in rulebook.chapters(game):
        yield from chapter.marks
        for block in chapter.blocks:
            yield from (*block.marks, *(mark for row in block.rows for mark in row.marks))


def test_there_is_a_book_for_every_game() -> None:
    assert set(BOOKS) == {info.id for info in shelf.games()}


@pytest.mark.parametrize("game", BOOKS)
def test_every_mark_is_at_the_end_and_known(game: str) -> None:
    """No bracket is left in a sentence, and nothing that a mark taken out would leave behind."""
    for text in told(game):
        assert re.search(r"[][]|  |\(\s*\)| [,;:)]| \.(?!\.)|\( |\*\*\*\*|<!--", text) is None, text
        assert text == text.strip()
    found = Counter(mark.kind for mark in marks(game))
    assert set(found) <= set(rulebook.MARKS) and found["printed"] and found["decision"]
    for mark in marks(game):
        assert mark.note == mark.note.strip() and re.search(r"[][;]|  |\(\s*\)", mark.note) is None, mark
        assert mark.note or mark.kind not in ("printed", "source")


@pytest.mark.parametrize("game", BOOKS)
@pytest.mark.parametrize("kind", ["", "-examples"])
def test_no_word_is_lost(game: str, kind: str) -> None:
    """All words of a file are read, as often as they stand there; but for its preface and what is data."""
    raw = (rulebook.folder() / f"{game}{kind}.md").read_text(encoding="utf-8")
    raw = re.sub(r"<!-- data.*?<!-- /data -->", "", raw[raw.index("\n## ") :], flags=re.DOTALL)
    read: list[str] = []
    for chapter in rulebook.chapters(game):
        if chapter.example is bool(kind):
            read += [chapter.number, chapter.title, *map(written, chapter.marks)]
            for block in chapter.blocks:
                read += [block.number, block.text, *block.head, *map(written, block.marks)]
                for row in block.rows:
                    read += [*row.cells, *map(written, row.marks)]
    assert counted(" ".join(read)) == counted(raw)
    ids = [chapter.id for chapter in rulebook.chapters(game)]
    assert len(ids) == len(set(ids))


def written(mark: Mark) -> str:
    return mark.note if re.match(r"(?:p|ch)\. ", mark.note) else f"{mark.kind} {mark.note}"


def counted(text: str) -> Counter[str]:
    return Counter(re.findall(r"\w+", OPTION.sub("", text)))


@pytest.mark.parametrize("game", BOOKS)
def test_a_book_is_for_players(game: str) -> None:
    """No files, no talk of programs, no abbreviations of the sides."""
    odd = re.compile(r"\w\.(?:toml|py|md)\b|\bengines?\b|user interface|\b(?:FP|SH|WW|IC)\b|How to read this file")
    for text in told(game):
        assert odd.search(text) is None, text


def test_a_line_is_read_with_its_mark() -> None:
    line = "- W1.9 Some specials burn [p. 29; ch. VI, Borders; decision: second sentence; source: jc; derived]"
    [chapter] = rulebook.read(f"# T\nFor programs.\n\n## W1 Terms [p. 3]\n{line}", "wotr")
    assert (chapter.id, chapter.title, chapter.marks) == ("W1", "Terms", [Mark("printed", "p. 3")])
    found = [
        Mark("printed", "p. 29"),
        Mark("printed", "ch. VI, Borders"),
        Mark("decision", "second sentence"),
        Mark("source", "jc"),
        Mark("derived"),
    ]
    assert chapter.blocks == [Block("rule", "Some specials burn", "W1.9", marks=found)]


def test_a_table_goes_on_and_its_rows_have_marks() -> None:
    [chapter] = rulebook.read("## A\n| point | here |\n|---|---|\n| B1.1 die | two [decision] |\n| x \\| y | |", "bofa")
    [table] = chapter.blocks
    assert table.head == ["point", "here"]
    assert [(row.number, row.cells, row.marks) for row in table.rows] == [
        ("B1.1", ["B1.1 die", "two"], [Mark("decision")]),
        ("", ["x | y", ""], []),
    ]


def test_a_line_that_goes_on_keeps_its_mark() -> None:
    [chapter] = rulebook.read("## A\n- I1.1 One. [decision: why]\n  And two. [p. 2]\n  1. Three.", "ironwood")
    rule, item = chapter.blocks
    assert (rule.text, [mark.kind for mark in rule.marks]) == ("One. And two.", ["decision", "printed"])
    assert (item.kind, item.text, item.depth) == ("item", "1. Three.", 1)


def test_an_unknown_mark_is_refused() -> None:
    for wrong in ("[assumed]", "[src: EN]", "[decision;recalled]", "[rulebook p. 3]", "[]"):
        with pytest.raises(ValueError, match="no mark of a rulebook"):
            rulebook.read(f"## A\n- W1.1 Text. {wrong}", "wotr")


def test_what_is_data_is_left_out_and_an_option_is_called_by_its_name() -> None:
    [chapter] = rulebook.read("# T\nFor programs.\n\n## A\n<!-- data -->\nno\n<!-- /data -->\nyes `FP`", "wotr")
    assert [block.text for block in chapter.blocks] == ["yes `FP`"]
    name = words.say("cardgame-option-support", game="cardgame")
    [chapter] = rulebook.read("## A\n- x. (option `support`) [decision: `support`]", "cardgame")
    assert chapter.blocks[0].text == f"x. (option “{name}”)"
    assert chapter.blocks[0].marks == [Mark("decision", f"“{name}”")]


def test_examples_have_their_numbers() -> None:
    text = "## A\n**N01** (W4.10) start.\n**N2 Two** - x. **N3 Three** - y. [p. 3]\n- **BX-01 (E)** given"
    [chapter] = rulebook.read(text, "wotr", example=True)
    assert [(b.number, b.text) for b in chapter.blocks] == [
        ("N01", "(W4.10) start."),
        ("N2", "**Two** - x."),
        ("N3", "**Three** - y."),
        ("BX-01", "**(E)** given"),
    ]
    assert chapter.blocks[2].marks == [Mark("printed", "p. 3")]


def test_a_number_alone_names_its_book() -> None:
    letters = [(letter, game) for game in BOOKS for letter in {number[0] for number in rulebook.rules(game)}]
    assert len(letters) == len(dict(letters)), "two books share a letter"
    for letter, game in letters:
        assert rulebook.book_of(f"{letter}1.1") == rulebook.book_of(f" {letter.lower()}1. ") == game
    assert rulebook.book_of("ironwood") is rulebook.book_of("") is rulebook.book_of("Q1") is None


def test_a_passage_is_a_rule_with_what_hangs_on_it() -> None:
    assert [b.number for b in rulebook.passage("wotr", "w9.4")] == [f"W9.4.{i}" for i in range(1, 8)]
    assert [b.kind for b in rulebook.passage("ironwood", "I13.22")] == ["rule", "table"]
    [table] = rulebook.passage("bofa", "B16.6")
    assert [row.number for row in table.rows] == ["B16.6"]
    assert rulebook.rules("bofa")["B16.6"].text.startswith("Fortification; protects")
    assert rulebook.passage("ironwood", "") == rulebook.passage("ironwood", "I99") == ()
    assert rulebook.titles("wotr")["W4"] == "Setup" and rulebook.titles("bofa")["B6.1"] == "Available dice"


@pytest.mark.parametrize("game", BOOKS)
def test_every_option_names_a_rule_that_can_be_read(game: str) -> None:
    for setting in shelf.find(game).info.options:
        assert rulebook.passage(game, setting.rule), f"{setting.id}: {setting.rule}"
        assert setting.kind in ("variant", "difficulty", "ruling", "edition")
        for value in setting.values:
            if isinstance(value, str):
                keys = (f"{game}-value-{setting.id}-{value}", f"{game}-value-{value}")
                assert any(words.text(key, None, "en", game) for key in keys), keys


def test_every_mark_has_words() -> None:
    for kind in rulebook.MARKS:
        if kind != "printed":
            name, about = (words.text(f"client-mark-{kind}{part}", None, "en", "client") for part in ("", "-about"))
            assert name and about and "{" not in name + about
