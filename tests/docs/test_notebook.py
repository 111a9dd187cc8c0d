"""The notebook of the docs: executed, without an error, and its cells run on the rules of today."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "writers"))
import docs_site

NOTEBOOK: dict[str, Any] = json.loads((Path(__file__).parents[2] / "docs/notebook.ipynb").read_text("utf-8"))
CODE = [cell for cell in NOTEBOOK["cells"] if cell["cell_type"] == "code"]


def test_every_cell_was_run_in_its_order_and_none_failed() -> None:
    assert [cell["execution_count"] for cell in CODE] == list(range(1, len(CODE) + 1))
    told = [output for cell in CODE for output in cell["outputs"]]
    assert not [output for output in told if output["output_type"] == "error"]
    assert len([output for output in told if "image/png" in output.get("data", {})]) == 4


def test_its_cells_run_with_few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    matplotlib = pytest.importorskip("matplotlib", reason="pip install ravenhill[train]")
    matplotlib.use("Agg")
    assert "".join(CODE[0]["source"]).count("GAMES = 100") == 1
    seen: dict[str, Any] = {}
    for cell in CODE:
        exec("".join(cell["source"]).replace("GAMES = 100", "GAMES = 2"), seen)
    for true, tried in zip(seen["exact"], seen["simulated"], strict=True):
        assert abs(sum(true.values()) - 1) < 1e-4 and set(tried) <= set(true)


def test_the_page_shows_words_code_and_pictures() -> None:
    page = docs_site.unrolled(NOTEBOOK)
    assert page.startswith("# Four games in numbers") and page.count("data:image/png") == 4
    assert page.count("```python") == len(CODE)
