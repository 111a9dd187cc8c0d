"""The pages of docs/games tell all that a game asks, takes and rolls. See pages.py."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

import ravenhill
from ravenhill.engine.game import find

sys.path.insert(0, str(Path(__file__).parent))
import pages

GAMES = [info.id for info in ravenhill.games()]
FRESH = range(1000, 1012)  # seeds the pages were not written from


def cells(game: str, chapter: str) -> dict[str, list[str]]:
    """The rows of one table of a page, by their first cell."""
    text = (pages.PAGES / f"{game}.md").read_text(encoding="utf-8").partition(f"## {chapter}")[2].partition("\n## ")[0]
    rows = [line.strip("|").split(" | ") for line in text.splitlines() if line.startswith("| `")]
    return {row[0].strip(" `"): [cell.strip() for cell in row[1:]] for row in rows}


def forms(cell: str) -> list[list[list[str]]]:
    """Forms of answers: for each of their places what may stand there."""
    return [[place.split("/") for place in form.split(" ")] for form in re.findall("`([^`]+)`", cell)]


def told(shape: tuple[str, ...], known: list[list[list[str]]]) -> bool:
    def fits(part: str, place: list[str]) -> bool:
        return part in place or (not part.startswith("<") and "<word>" in place)

    return any(
        len(form) == len(shape) and all(fits(p, place) for p, place in zip(shape, form, strict=True)) for form in known
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_what_is_written_today(game: str) -> None:
    page = (pages.PAGES / f"{game}.md").read_text(encoding="utf-8")
    assert page == pages.page(game), f"python tests/docs/pages.py {game}"


@pytest.mark.parametrize("game", GAMES)
def test_other_games_ask_take_and_roll_nothing_else(game: str) -> None:
    questions, verbs, chance = cells(game, "Questions"), cells(game, "Verbs"), cells(game, "Chance")
    asked = {key: forms(row[-1]) for key, row in questions.items()}
    heard = pages.Heard(game)
    for t in pages.games(game, FRESH):
        heard.look(t)
        heard.listen(t)
    for key, shapes in heard.taken.items():
        rules = questions[key][0].split(", ")
        assert heard.rules[key] <= set(rules), key
        missing = [shape for shape in shapes if not told(shape, asked[key])]
        assert missing == [], f"{key}: renew the pages with more seeds"
    assert {shape[0] for shapes in heard.taken.values() for shape in shapes} <= set(verbs)
    assert {f"{kind}:…" for kind in heard.labels} <= set(chance)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_declared_is_told(game: str) -> None:
    questions, verbs = cells(game, "Questions"), cells(game, "Verbs")
    assert set(pages.declared(game, "ask")) <= set(questions)
    assert {key.split("-")[2] for key in pages.declared(game, "do")} <= set(verbs)
    for key, row in questions.items():
        for number in row[0].split(", "):
            assert re.fullmatch(r"[A-Z]\d+(\.\d+)*", number), key
    assert [key for key, row in questions.items() if not forms(row[-1])] == [], "a position for it in rare.py"


@pytest.mark.parametrize("game", GAMES)
def test_every_label_on_the_page_can_be_fed(game: str) -> None:
    tables = [ravenhill.new(game, scenario=s.id) for s in find(game).info.scenarios]
    found = pages.labels(game)
    assert set(cells(game, "Chance")) == {f"{kind}:…" for kind in found}
    for kind, names in found.items():
        assert any(f"{kind}:{names[0]}" in known for t in tables for known in t.game.labels(t.table))
