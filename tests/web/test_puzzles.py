"""A puzzle is answered wrongly, then one rightly."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ravenhill
from ravenhill import puzzles

Sit = Any


def test_a_puzzle_is_solved(sit: Sit) -> None:
    page = sit()
    page.goto("/new/ironwood")
    page.get_by_role("link", name="Puzzles").click()
    first, second = puzzles.puzzles("ironwood")[:2]
    page.locator('[data-puzzle="1"]').wait_for()

    def way(option: tuple[Any, ...]) -> Any:
        return page.locator(f"[data-way='{json.dumps(option, separators=(',', ':'))}']")

    assert page.locator("[data-way]").count() == 4
    way(first.ways[-1].option).click()
    page.locator('.verdict[data-right="false"]').wait_for()
    assert "Better is" in page.locator(".verdict").inner_text()
    assert all("%" in said for said in page.locator("[data-way]").all_inner_texts()), "each way says its chance"
    page.locator("[data-next]").click()
    page.locator('[data-puzzle="2"]').wait_for()
    way(second.best).click()
    page.locator('.verdict[data-right="true"]').wait_for()
    assert page.locator("[data-number].solved").evaluate_all("all => all.map((e) => e.dataset.number)") == ["2"]
    page.reload()
    page.locator('[data-number="2"].solved').wait_for()
    for locale in ("cs", "pl"):
        other = sit(width=360, height=740, locale=locale)
        other.goto(page.url)
        other.locator('[data-puzzle="2"]').wait_for()
        said = other.locator("main").inner_text()
        assert "client-" not in said and "ironwood-" not in said, "every key has its words"


@pytest.mark.parametrize("game", [info.id for info in ravenhill.games() if info.id != "toy"])
def test_a_puzzle_of_every_game_is_solved_on_a_desk_and_on_a_phone(sit: Sit, game: str) -> None:
    for width, height, number in ((1280, 800, 3), (360, 740, 4)):
        page = sit(width=width, height=height)
        page.goto(f"/puzzles/{game}#{number}")
        best = json.dumps(puzzles.puzzles(game)[number - 1].best, separators=(",", ":"))
        page.locator(f'[data-puzzle="{number}"]').wait_for()
        assert page.locator("[data-way]").count() == 4
        page.locator(f"[data-way='{best}']").click()
        page.locator('.verdict[data-right="true"]').wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= width
