"""The READMEs in other languages are short, but say nothing that the English one does not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ravenhill
from ravenhill import words

ROOT = Path(__file__).parents[2]
LANGUAGES = {"en": "README.md", "cs": "README.cs.md", "pl": "README.pl.md"}
OTHERS = [language for language in LANGUAGES if language != "en"]


def readme(language: str) -> str:
    return (ROOT / LANGUAGES[language]).read_text(encoding="utf-8")


def block(language: str, kind: str) -> str:
    [found] = re.findall(rf"^```{kind}\n(.*?)^```$", readme(language), re.DOTALL | re.MULTILINE)
    return str(found)


def commands(language: str) -> list[str]:
    """What stands before the comments of the two commands."""
    return [line.partition("#")[0].strip() for line in block(language, "").splitlines()]


def links(language: str) -> set[str]:
    return set(re.findall(r"\]\(([^)#]+)", readme(language)))


def shell(language: str) -> set[str]:
    """Commands, options and variables in the text, without the language they name."""
    said = re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```$", "", readme(language), flags=re.DOTALL | re.MULTILINE))
    return {re.sub(r"--lang \w+", "--lang", one) for one in said}


def test_every_language_of_the_table_has_its_own() -> None:
    assert {file.stem for file in (Path(words.__file__).parent / "locale").glob("*.ftl")} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_line_leads_to_the_others(language: str) -> None:
    first = readme(language).splitlines()[0]
    assert re.findall(r"\]\(([^)]+)\)", first) == [page for other, page in LANGUAGES.items() if other != language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_linked_is_there(language: str) -> None:
    assert [link for link in sorted(links(language)) if "://" not in link and not (ROOT / link).exists()] == []


@pytest.mark.parametrize("language", OTHERS)
def test_commands_and_links_are_those_of_the_english_one(language: str) -> None:
    assert commands(language) == commands("en") == ["make play", "make test"]
    assert links(language) - links("en") <= {"README.md"}
    assert {"NOTICE", "LICENSE"} <= links(language)
    assert shell(language) <= shell("en")


@pytest.mark.parametrize("language", OTHERS)
def test_games_are_called_as_at_the_table(language: str) -> None:
    named = set(re.findall(r"^- \*\*(.+?)\*\*", readme(language), re.MULTILINE))
    assert named == {words.name(game.id, "title", language) for game in ravenhill.games()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_of_python_print_what_they_say(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    lines = block(language, "python")
    exec(lines, {})
    [said] = re.findall(r"^print\(.*\)  # (.+)$", lines, re.MULTILINE)
    assert capsys.readouterr().out.strip() == said
