"""The terms the Czech and Polish texts are written from: whole, and each said once in its file."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import ravenhill
from ravenhill.engine import game as shelf

TERMS = Path(ravenhill.__file__).parent / "locale" / "terms"
FILES = sorted(path.stem for path in TERMS.glob("*.toml"))
GENDERS = {"cs": {"m", "ma", "f", "n"}, "pl": {"m", "ma", "mp", "f", "n"}}
CASES = ["gen", "dat", "acc", "loc", "ins"]
FORMS = [CASES, [*CASES, "pl", "pl_gen"]]
FIELDS = {"en", "cs", "pl", "from", "note"} | {
    f"{language}_{part}" for language in GENDERS for part in ("gender", "number", "forms")
}


def _terms(name: str) -> list[dict[str, Any]]:
    terms: list[dict[str, Any]] = tomllib.loads((TERMS / f"{name}.toml").read_text(encoding="utf-8"))["term"]
    return terms


def test_every_game_has_its_terms() -> None:
    assert set(FILES) == {"common", "tolkien", *shelf.shelved()}


@pytest.mark.parametrize("name", FILES)
def test_every_term_is_whole(name: str) -> None:
    for term in _terms(name):
        assert set(term) <= FIELDS, term
        assert all(term.get(field, "").strip() for field in ("en", "cs", "pl", "from")), term
        for language, genders in GENDERS.items():
            assert term.get(f"{language}_gender", "m") in genders, term
            assert term.get(f"{language}_number", "many") == "many", term
            forms = term.get(f"{language}_forms")
            if forms is not None:
                assert list(forms) in FORMS, term
                assert all(form.strip() == form != "" for form in forms.values()), term
                assert f"{language}_gender" in term, term


@pytest.mark.parametrize("name", FILES)
def test_no_term_stands_twice_in_a_file(name: str) -> None:
    said = [term["en"] for term in _terms(name)]
    assert sorted(set(said)) == sorted(said)
