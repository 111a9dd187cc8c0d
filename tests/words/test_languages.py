"""Every language says all that English says, of the same things."""

from __future__ import annotations

from pathlib import Path

import pytest

from ravenhill import words
from ravenhill.proofread import translation_flaws

PACKAGE = Path(words.__file__).parent
LOCALES = [PACKAGE / "locale", PACKAGE / "server" / "locale"]
FILES = sorted(p.relative_to(folder) for folder in LOCALES for p in folder.rglob("*.ftl") if p.stem != words.ENGLISH)


@pytest.mark.parametrize("file", FILES, ids=str)
def test_a_language_says_what_english_says(file: Path) -> None:
    for folder in LOCALES:
        words.also_read(folder)
    owner = None if file.parent == Path() else file.parent.name
    assert translation_flaws(file.stem, owner) == []


def test_czech_and_polish_are_offered_by_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "_locales", LOCALES)
    assert words.languages.__wrapped__() == ("en", "cs", "pl")  # as read now, whatever tests before this one read


@pytest.fixture
def pond(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "pond"
    folder.mkdir()
    monkeypatch.setattr(words, "_locales", [tmp_path])
    words.forget()
    (folder / "en.ftl").write_text(
        "pond-frog = Frog\n    .the = the frog\n"
        "pond-log-jump = { $who-The } jumps { $n ->\n    [one] once\n   *[other] { $n } times\n } to { $place }.\n"
        "pond-about = Frogs and a pond.\n"
    )
    return folder


@pytest.mark.parametrize(
    ("czech", "flaws"),
    [
        (
            "pond-frog = Žába\n    .gen = žáby\n    .gender = f\n"
            "pond-log-jump = { $who-The } skáče { $n ->\n    [one] jednou\n    [few] { $n }krát\n"
            "   *[other] { $n }krát\n } do { $place-gen }.\npond-about = Žáby a rybník.\n",
            [],
        ),
        (
            "pond-frog = Žába\npond-log-jump = { $who-The } skáče { $n ->\n    [one] jednou\n"
            "   *[other] { $n }krát\n } na { $leaf }.\npond-fish = Ryba\n",
            [
                "pond-about: missing",
                "pond-log-jump: leaf is not among what it is given",
                "pond-log-jump: place is left out",
                "pond-log-jump: a number without few",
                "pond-fish: no such English text",
            ],
        ),
        (
            "pond-frog = Žába\npond-log-jump = { $who } { $n } { $place }\npond-about = Frogs and a pond.\n?!\n",
            ["not readable: ?!", "pond-about: is English still"],
        ),
    ],
)
def test_flaws_of_a_translation_are_told(
    pond: Path, czech: str, flaws: list[str], request: pytest.FixtureRequest
) -> None:
    (pond / "cs.ftl").write_text(czech)
    request.addfinalizer(words.forget)
    assert translation_flaws("cs", "pond") == flaws
