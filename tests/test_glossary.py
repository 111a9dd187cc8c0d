"""What the terms mean: each has a rule that is there, a sentence in every language, and forms no other term has."""

from __future__ import annotations

import re

import pytest

from ravenhill import glossary, rulebook, words
from ravenhill.engine import game as shelf

FIELDS = {"term", "rule", "first", "unseen", "own"}
LANGUAGES = words.languages()
GAMES = glossary.games()
NUMBER = re.compile(r"\b[A-Z]\d+(?:\.\d+)+\b")


def test_every_game_explains_its_terms() -> None:
    assert set(GAMES) == set(shelf.shelved())
    assert min(len(glossary.records(game)) for game in GAMES) >= 40


@pytest.mark.parametrize("game", GAMES)
def test_a_record_names_a_term_and_a_rule_and_says_a_sentence_in_every_language(game: str) -> None:
    said = [record["term"] for record in glossary.records(game)]
    assert sorted(set(said)) == sorted(said)
    for record in glossary.records(game):
        assert set(record) <= FIELDS | set(LANGUAGES) | {f"also_{language}" for language in LANGUAGES}, record
        assert record["term"] in glossary.terms(game), record["term"]
        for language in LANGUAGES:
            assert re.fullmatch(r"[^\W\d_].*[^ ][.?]", record[language]), record
            numbers = NUMBER.findall(record[language])
            assert numbers == NUMBER.findall(record["en"]), record
            assert all(rulebook.passage(game, number) for number in (record["rule"], *numbers)), record


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_word_is_one_term(game: str, language: str) -> None:
    forms: dict[str, str] = {}
    for entry in glossary.entries(game, language):
        for form in entry.forms:
            assert form == form.strip().lower() != "", entry
            assert forms.setdefault(form, entry.name) == entry.name
    assert any(entry.first for entry in glossary.entries(game, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_term_is_found_in_the_texts(game: str, language: str) -> None:
    """A term whose forms stand nowhere would never be tapped: its forms are not those of the texts."""
    blocks = [block for chapter in rulebook.chapters(game, language) for block in chapter.blocks]
    told = [b for b in blocks if not {"en", "cs", "pl"} <= set(b.head)]  # not the list of terms itself
    texts = (glossary.LOCALE / game / f"{language}.ftl").read_text(encoding="utf-8")
    book = " ".join([*(f"{b.text} {[row.cells for row in b.rows]}" for b in told), texts]).lower()
    seen = [entry for entry in glossary.entries(game, language) if entry.forms]
    lost = [e.name for e in seen if not any(re.search(rf"\b{re.escape(form)}(?!\w)", book) for form in e.forms)]
    assert not lost


def test_the_plural_is_found_in_every_case() -> None:
    forms = {entry.name: entry.forms for entry in glossary.entries("wotr", "cs")}
    assert {"pevnostem", "pevnostech", "pevnostmi"} <= set(forms["pevnost"])
    assert {"elitních jednotek", "elitním jednotkám", "elitními jednotkami"} <= set(forms["elitní jednotka"])
    forms = {entry.name: entry.forms for entry in glossary.entries("ironwood", "pl")}
    assert {"wojownikom", "wojownikach", "wojownikami"} <= set(forms["wojownik"])
