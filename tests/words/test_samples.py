"""The speech layer passes the samples that the browser's passes too (web/src/lib/samples.test.ts)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ravenhill import words

HERE = Path(__file__).parent
TABLE: dict[str, Any] = json.loads((HERE / "samples.json").read_text(encoding="utf-8"))


@pytest.fixture(autouse=True)
def harbour(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Only the texts of the samples."""
    monkeypatch.setattr(words, "_locales", [HERE / "locale"])
    words.forget()
    yield
    monkeypatch.undo()
    words.forget()


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
@pytest.mark.parametrize("sample", TABLE["samples"], ids=lambda s: f"{s['key']}-{list(s['args'].values())}")
def test_a_sample_is_said_as_the_table_has_it(sample: dict[str, Any], language: str) -> None:
    said = words.say({"key": sample["key"], "args": sample["args"]}, language, TABLE["game"])
    assert said == sample[language]


def test_a_name_without_english_article_does_not_borrow_one() -> None:
    said = words.say({"key": "harbour-log-sails", "args": {"who": "crew", "place": "island"}}, "cs")
    assert "the" not in said.split()
