"""How the tables look, measured: the map's share, whole cards, readable names, nothing over what can be chosen."""

from __future__ import annotations

from typing import Any

import pytest
from hands import seated
from look import SIZES, Scene, faults, lengthen, look, measured, scenes

Sit = Any

CHOSEN = ("wotr-turn", "bofa-fight", "ironwood-start", "cardgame-crowd")
UNDER = """() => [...document.querySelectorAll('.pan .buttons button')].filter((button) => {
  const box = button.getBoundingClientRect();
  const above = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !button.contains(above) && !above.closest('.hand');  // a risen hand sinks again
}).map((button) => button.title)"""
SEEN = [s for s in scenes() if s.id in CHOSEN]


@pytest.mark.parametrize("scene", SEEN, ids=lambda s: str(s.id))
def test_the_table_keeps_its_measures(sit: Sit, site: Any, scene: Scene) -> None:
    """On a large window and on a phone: the same page, resized."""
    page = sit()
    page.add_init_script("localStorage.setItem('ravenhill.link-seen', 'on')")
    look(site, page, scene)
    for size in (1280, 2560, 360):
        page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))
        page.reload()
        seated(page)
        assert faults(scene, size, measured(page), []) == [], size
        assert page.evaluate(UNDER) == [], "the buttons of the map lie free"


def test_a_longer_language_breaks_nothing(sit: Sit, site: Any) -> None:
    scene = next(s for s in SEEN if s.game == "cardgame")
    page = sit()
    lengthen(page.context)
    page.add_init_script("localStorage.setItem('ravenhill.link-seen', 'on')")
    look(site, page, scene)
    for size in (1280, 360):
        page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))
        assert faults(scene, size, measured(page), []) == [], size


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
