"""The game of docs/new-game.md, run as it stands on the page."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ravenhill
from ravenhill import rulebook, words
from ravenhill.engine import check, data, schema
from ravenhill.engine import game as shelf
from ravenhill.engine.decision import BadPosition

PAGE = Path(__file__).parents[2] / "docs" / "new-game.md"
PACKAGE = "ravenhill.games.pebbles"
games = sys.modules["ravenhill.games"]  # the package: `ravenhill.games` is the list of what there is to play


def blocks() -> dict[str, str]:
    """The fenced blocks of the page by the name after their language."""
    found = re.findall(r"^```\w+ (\S+)\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return dict(found)


@pytest.fixture
def pebbles(tmp_path: Path) -> Iterator[dict[str, str]]:
    """The page's files in a folder that the package of games looks into."""
    page = blocks()
    folder = tmp_path / "pebbles"
    (folder / "data").mkdir(parents=True)
    (folder / "__init__.py").touch()
    for name, text in page.items():
        if name.startswith("data/") or (name.endswith(".py") and "/" not in name):
            (folder / name).write_text(text, encoding="utf-8")
        elif name.startswith("locale/"):
            (tmp_path / name).parent.mkdir(parents=True)
            (tmp_path / name).write_text(text, encoding="utf-8")
    games.__path__.append(str(tmp_path))
    importlib.invalidate_caches()
    words.also_read(tmp_path / "locale")
    exec(page["shelf"], {"shelve": shelf.shelve})
    yield page
    games.__path__.remove(str(tmp_path))
    words._locales.remove(tmp_path / "locale")
    words._texts.cache_clear()
    words._entries.cache_clear()
    shelf._shelf.pop("pebbles")
    shelf._open.pop("pebbles", None)
    data._built.clear()
    for name in [n for n in sys.modules if n.startswith(PACKAGE)]:
        del sys.modules[name]
    vars(games).pop("pebbles", None)


def test_the_page_has_every_part() -> None:
    assert list(blocks()) == [
        "docs/rules/pebbles.md",
        "data/pebbles.toml",
        "schema.py",
        "table.py",
        "numbers.py",
        "turn.py",
        "view.py",
        "game.py",
        "locale/pebbles/en.ftl",
        "shelf",
        "play",
        "test",
    ]


def test_the_pages_game_stands_before_the_judge(pebbles: dict[str, str]) -> None:
    exec(pebbles["play"], {})


def test_the_pages_test_passes_and_cites_rules_of_the_page(pebbles: dict[str, str]) -> None:
    names: dict[str, Any] = {}
    exec(pebbles["test"], names)
    test = names["test_a_swap_brings_another_pebble_and_the_heavier_wins"]
    test()
    chapters = rulebook.read(pebbles["docs/rules/pebbles.md"], "pebbles")
    numbers = [block.number for chapter in chapters for block in chapter.blocks]
    assert len(numbers) == 5 and all(numbers)
    assert set(test.rules) <= set(numbers)
    used = set(re.findall(r"P\d\.\d", pebbles["turn.py"] + pebbles["game.py"]))
    assert used <= set(numbers)


def test_the_pages_game_keeps_secrets_and_ends_both_ways(pebbles: dict[str, str]) -> None:
    t = ravenhill.new("pebbles", seed=3)
    held: Any = t.view(0)["held"]
    assert held[0] is not None and held[1] is None
    assert t.view(None)["held"] == [None, None]
    assert {str(t.determinize(0, seed).table.held[1]) for seed in range(20)} != {str(t.table.held[1])}  # type: ignore[attr-defined]
    t.answer(0, ("concede",))
    assert t.result is not None and t.result.winners == [1]
    with pytest.raises(BadPosition):
        ravenhill.position("pebbles", {"held": ["ore", "ore"]})


def test_the_pages_game_has_a_map_the_table_can_draw(pebbles: dict[str, str]) -> None:
    t = ravenhill.new("pebbles", seed=3)
    seen: Any = t.view(None)["map"]
    known = {place["id"] for place in seen["places"]}
    assert {end for way in seen["ways"] for end in way} == known
    assert words.name("pebbles", "bag") == "Bag" and known - {"bag"} == set(t.game.info.scenarios[0].names)


def test_a_position_of_the_pages_game_is_laid_again(pebbles: dict[str, str]) -> None:
    t = ravenhill.new("pebbles", seed=3)
    t.answer(0, ("swap",))
    again = ravenhill.position("pebbles", t.position())
    assert again.view(1) == t.view(1) and check.problems(again) == []


def test_the_pages_data_fit_and_a_pack_replaces_them(pebbles: dict[str, str], tmp_path: Path) -> None:
    game = shelf.find("pebbles")
    assert schema.check(game.data(), game.schema()) == []
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "pebbles.toml").write_text('[[pebble]]\nid = "chalk"\nweight = 9\n')
    position = {"held": ["chalk", "ore"], "pack": mine, "then": [[0, "keep"], [1, "keep"]]}
    t = ravenhill.position("pebbles", position)
    assert t.result is not None and t.result.winners == [0]


def test_every_text_of_the_pages_game_is_there(pebbles: dict[str, str]) -> None:
    used = set(re.findall(r'"(pebbles-[a-z-]+)"', "".join(v for k, v in pebbles.items() if k.endswith(".py"))))
    ids = set(re.findall(r'^id = "(\w+)"', pebbles["data/pebbles.toml"], re.MULTILINE))
    ends = set(re.findall(r't\.end\(.*, "(\w+)", "P', pebbles["turn.py"] + pebbles["game.py"]))
    wanted = (
        used
        | {f"pebbles-{i}" for i in ids}
        | {f"pebbles-end-{e}" for e in ends}
        | {"pebbles-do-keep", "pebbles-do-swap"}
    )
    assert wanted <= set(words.keys("en", "pebbles"))
    assert words.unreadable("en", "pebbles") == []
