"""How the tables look, measured: the map's share, whole cards, readable names, nothing over what can be chosen."""

from __future__ import annotations

from typing import Any

import pytest
from hands import play, seated
from look import ROOM, SIZES, Scene, contrast, faults, lengthen, look, measured, scenes
from positions import put
from test_cardgame import MORIA

Sit = Any

CHOSEN = (
    "wotr-turn",
    "wotr-fight",
    "bofa-fight",
    "ironwood-start",
    "ironwood-fight",
    "cardgame-crowd",
    "cardgame-fight",
)
CONTESTED = {"wotr-fight": ["osgiliath", "north_ithilien"]}
UNDER = """() => [...document.querySelectorAll('.pan .buttons button')].filter((button) => {
  if (!button.checkVisibility()) return false;  // over a low strip there are none
  const box = button.getBoundingClientRect();
  const above = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !button.contains(above) && !above.closest('.hand');  // a risen hand sinks again
}).map((button) => button.title)"""
HIDDEN = """(ids) => ids.filter((id) => {
  const box = document.querySelector(`.board .place[data-thing="${id}"]`).getBoundingClientRect();
  const above = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !above || above.closest('.hand, section.prompt, aside, .focus');
})"""
SEEN = [s for s in scenes() if s.id in CHOSEN]


def sized(page: Any, width: int, theme: str = "dark", text: int = 100) -> None:
    """The same page in another window, room or size of text: nothing is loaded again."""
    page.set_viewport_size(dict(zip(("width", "height"), SIZES[width], strict=True)))
    page.evaluate(ROOM, [theme, text])


@pytest.mark.parametrize("scene", SEEN, ids=lambda s: str(s.id))
def test_the_table_keeps_its_measures(sit: Sit, site: Any, scene: Scene) -> None:
    """From the largest window to a phone, by day and by lamplight, and with the largest text."""
    page = sit(width=2560, height=1440)
    page.add_init_script("localStorage.setItem('ravenhill.link-seen', 'on')")
    look(site, page, scene)
    for width, theme, text in (
        (2560, "dark", 100),
        (1280, "dark", 100),
        (1280, "light", 100),
        (1280, "light", 150),
        (360, "dark", 100),
        (360, "dark", 150),
    ):
        sized(page, width, theme, text)
        told = measured(page)
        pale = contrast(page) if (width, text) == (1280, 100) else []
        assert faults(scene, width, told, pale, text) == [], (width, theme, text)
        assert page.evaluate(UNDER) == [], "the buttons of the map lie free"
        assert page.evaluate(HIDDEN, CONTESTED.get(scene.id, [])) == [], "the places fought for are in sight"


def test_a_longer_language_breaks_nothing(sit: Sit, site: Any) -> None:
    scene = next(s for s in SEEN if s.id == "cardgame-crowd")
    page = sit()
    lengthen(page.context)
    page.add_init_script("localStorage.setItem('ravenhill.link-seen', 'on')")
    look(site, page, scene)
    for width in (1280, 360):
        sized(page, width)
        assert faults(scene, width, measured(page), []) == [], width


@pytest.mark.parametrize("game", ["wotr", "bofa", "ironwood"])
def test_a_legend_of_the_pieces_is_one_click_away(sit: Sit, site: Any, game: str) -> None:
    page = sit()
    put(site, page, game, {}, seats=("me", "random"))
    seated(page)
    page.get_by_role("button", name="What the pieces mean").click()
    legend = page.get_by_role("group", name="What the pieces mean")
    assert legend.locator("li").count() >= 6
    inside = "e => { const b = e.getBoundingClientRect(), p = document.querySelector('.board').getBoundingClientRect();"
    assert legend.evaluate(inside + " return b.top >= p.top && b.left >= p.left && b.right <= p.right; }")
    page.get_by_role("button", name="What the pieces mean").click()
    assert not legend.count()


def test_the_room_follows_the_device_until_somebody_says_otherwise(sit: Sit) -> None:
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    dark, light = sit(color_scheme="dark"), sit(color_scheme="light")
    for page in (dark, light):
        page.goto("/")
        page.locator("h1, h2").first.wait_for()
    lamplit, daylit = dark.evaluate(ground), light.evaluate(ground)
    assert lamplit != daylit
    dark.emulate_media(color_scheme="light")
    assert dark.evaluate(ground) == daylit, "the device's setting changes"
    light.evaluate("localStorage.setItem('ravenhill.theme', 'dark')")
    light.reload()
    light.locator("h1, h2").first.wait_for()
    assert light.evaluate(ground) == lamplit


HEARD = """
window.heard = 0;
const Own = window.AudioContext;
window.AudioContext = class extends Own {
  createGain() { window.heard += 1; return super.createGain(); }
};
"""


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_table_is_heard_and_a_phone_is_silent_until_asked(sit: Sit, site: Any, phone: bool) -> None:
    page = sit(**({"width": 360, "height": 740, "has_touch": True, "is_mobile": True} if phone else {}))
    page.add_init_script(HEARD)
    table = put(site, page, "cardgame", MORIA, seats=("me", "me"))
    seated(page)
    page.locator("section.prompt").click(position={"x": 4, "y": 4})  # a browser lets nothing sound before a touch
    play(page, 12)
    assert (page.evaluate("window.heard") > 0) == (not phone)
    if phone:
        page.evaluate("localStorage.setItem('ravenhill.sound', 'full')")
        page.goto(f"/t/{table}")
        seated(page)
        page.locator("section.prompt").click(position={"x": 4, "y": 4})
        play(page, 12)
        assert page.evaluate("window.heard") > 0


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
