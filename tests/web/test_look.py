"""How the tables look, measured: the map's share, whole cards, readable names, nothing over what can be chosen."""

from __future__ import annotations

from typing import Any

import pytest
from look import MEASURE, SIZES, Scene, look, scenes

Sit = Any

SHARE = {"wotr": 58, "bofa": 53, "ironwood": 53, "cardgame": 53}
CHOSEN = ("wotr-turn", "bofa-fight", "ironwood-start", "cardgame-crowd")
UNDER = """() => [...document.querySelectorAll('.pan .buttons button')].filter((button) => {
  const box = button.getBoundingClientRect();
  const above = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !button.contains(above) && !above.closest('.hand');  // a risen hand sinks again
}).map((button) => button.title)"""
SEEN = [s for s in scenes() if f"{s.game}-{s.name}" in CHOSEN]


@pytest.mark.parametrize("scene", SEEN, ids=lambda s: f"{s.game}-{s.name}")
def test_the_table_keeps_its_measures(sit: Sit, site: Any, scene: Scene) -> None:
    page = sit()
    page.add_init_script("localStorage.setItem('ravenhill.link-seen', 'on')")
    told = look(site, page, scene)
    for size in (1280, 2560):
        page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))
        page.wait_for_timeout(200)
        told = measured(page) if size != 1280 else told
        assert told["share"] >= SHARE[scene.game], (size, told)
        assert told["cards"] == told["covered"] == told["unseen"] == [], (size, told)
        assert page.evaluate(UNDER) == [], "the buttons of the map lie free"


def measured(page: Any) -> Any:
    return page.evaluate(MEASURE)


def test_a_muster_die_opens_its_uses_where_it_lies_and_the_nations_are_in_sight(sit: Sit, site: Any) -> None:
    scene = next(s for s in SEEN if s.game == "wotr")
    page = sit()
    page.add_init_script("localStorage.setItem('ravenhill.link-seen', 'on')")
    look(site, page, scene)
    die = page.locator('aside [data-thing="muster"][data-lit]').first
    die.click()
    page.locator(".menu [data-option]").first.wait_for()
    assert measured(page)["unseen"] == [], "the lit Nations of the Political Track"
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keys").wait_for()
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement !== document.body"), "focus never falls to the page"
