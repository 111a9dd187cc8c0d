"""The pages of docs/games tell all that a game asks, takes and rolls. See pages.py."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

import ravenhill
from ravenhill.engine.answers import fits
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


def forms(cell: str) -> list[str]:
    return re.findall("`([^`]+)`", cell)


@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_what_is_written_today(game: str) -> None:
    page = (pages.PAGES / f"{game}.md").read_text(encoding="utf-8")
    assert page == pages.page(game), f"python tests/docs/pages.py {game}"


@pytest.mark.parametrize("game", GAMES)
def test_other_games_ask_take_and_roll_nothing_else(game: str) -> None:
    questions, verbs, chance = cells(game, "Questions"), cells(game, "Verbs"), cells(game, "Chance")
    heard = pages.Heard(game)
    for t in pages.games(game, FRESH):
        heard.look(t)
        heard.listen(t)
        for d in t.decisions:
            kinds = t.game.kinds(t.table)
            assert [o for o in d.options if not fits(d.takes, o, kinds)] == []
    for kind, taken in heard.takes.items():
        said, rules, _, answers = questions[kind]
        assert heard.words[kind] <= set(forms(said)), kind
        assert heard.rules[kind] <= set(rules.split(", ")), f"{kind}: renew the pages with more seeds"
        assert taken <= set(forms(answers)), kind
    assert {form.partition(" ")[0] for taken in heard.takes.values() for form in taken} <= set(verbs)
    assert {f"{kind}:…" for kind in heard.labels} <= set(chance)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_declared_is_told(game: str) -> None:
    """Every question has its words, and all words of questions and verbs are those of some question."""
    questions, verbs = cells(game, "Questions"), cells(game, "Verbs")
    said = {key for row in questions.values() for key in forms(row[0])}
    assert set(pages.declared(game, "ask")) == said, "a position for it in rare.py"
    assert set(questions) == set(find(game).questions)
    assert {form for row in verbs.values() for form in forms(row[-1])} == set(find(game).forms)
    assert {key.split("-")[2] for key in pages.declared(game, "do")} <= set(verbs) | {"concede"}
    for kind, row in questions.items():
        assert kind and forms(row[-1]), kind
        for number in row[1].split(", "):
            assert re.fullmatch(r"[A-Z]\d+(\.\d+)*", number), kind


@pytest.mark.parametrize("game", GAMES)
def test_every_label_on_the_page_can_be_fed(game: str) -> None:
    tables = [ravenhill.new(game, scenario=s.id) for s in find(game).info.scenarios]
    found = pages.labels(game)
    assert set(cells(game, "Chance")) == {f"{kind}:…" for kind in found}
    for kind, names in found.items():
        assert any(f"{kind}:{names[0]}" in known for t in tables for known in t.game.labels(t.table))
