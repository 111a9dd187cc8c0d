"""What once went wrong at the table, and stays mended: bugs that somebody saw there."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hands import play, seated, settled
from look import MIDDLE, Scene, contrast, into_a_fight, look, measured, scenes
from positions import put
from test_bofa import COMBAT, DICE
from test_wotr import BATTLE, Player

Sit = Any
PHONE = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
DESK = {"width": 1280, "height": 800}
# What lies over the question, by the middle of each of its words and buttons.
OVER_PROMPT = """() => [...document.querySelectorAll('section.prompt .sentence, section.prompt button')]
  .filter((e) => e.checkVisibility()).map((e) => {
    const box = e.getBoundingClientRect();
    const above = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return above && !above.closest('section.prompt') ? above.className : null;
  }).filter(Boolean)"""

# A place that can not be chosen, and where a finger meets it.
FREE = """() => {
  for (const e of document.querySelectorAll('.board .place:not([data-lit])')) {
    const box = e.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const pan = document.querySelector('.pan').getBoundingClientRect();
    const inside = x > 60 && x < innerWidth - 60 && y > pan.top + 90 && y < pan.bottom - 90;
    if (inside && document.elementFromPoint(x, y)?.closest('[data-thing]') === e) return [e.dataset.thing, x, y];
  }
}"""


def named(scene: str) -> Scene:
    return next(s for s in scenes() if s.id == scene)


def test_a_played_combat_card_does_not_stay_over_the_question(sit: Sit, site: Any) -> None:
    page = sit(**DESK)
    put(site, page, "wotr", BATTLE, [f"die:{n}" for n in (6, 2, 1, 5, 1, 1, 1, 1, 1, 1)])
    anna = Player(page)
    anna.click("army")
    anna.choose("attack_army")
    page.locator("[data-option]:visible").first.click()
    anna.wait()
    anna.choose("all")
    for card in ("sh_strat_22", "fp_strat_02"):
        place = page.locator(f'.hand [data-thing="{card}"]')
        place.hover()
        place.click()
        anna.wait()
        page.locator(".peek").wait_for(state="detached")
        assert page.evaluate(OVER_PROMPT) == []


def test_on_a_phone_the_reason_stands_in_the_card_of_the_region(sit: Sit, site: Any) -> None:
    page = sit(**PHONE)
    put(site, page, "wotr", MIDDLE, seats=("me", "random"))
    seated(page)
    thing, x, y = page.evaluate(FREE)
    page.touchscreen.tap(x, y)
    card = page.locator(".look")
    card.wait_for()
    card.get_by_text("no part of the present choice").wait_for()
    assert page.locator(".why.panel").count() == 0, "no bubble of its own lies on the Army"
    box = card.bounding_box()
    assert not (box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]), thing


def test_the_chip_of_a_rule_can_be_read_at_the_ending(sit: Sit, site: Any) -> None:
    for theme in ("dark", "light"):
        page = sit(**DESK, color_scheme=theme)
        look(site, page, named("wotr-ending"))
        assert contrast(page) == []


@pytest.mark.parametrize("scene", ["wotr-turn", "bofa-fight", "ironwood-start", "cardgame-turn"])
def test_nothing_is_called_twice_by_its_name(sit: Sit, site: Any, scene: str) -> None:
    page = sit(**DESK)
    look(site, page, named(scene))
    said = page.locator("[aria-label]").evaluate_all("all => all.map((e) => e.getAttribute('aria-label'))")
    assert [name for name in said if re.search(r"\b([A-Z]\w+) \1\b", name)] == []
    assert not re.search(r"\b([A-Z]\w+) \1\b", page.title())


def test_the_log_shows_its_newest_line_after_battles(sit: Sit, site: Any) -> None:
    page = sit(**DESK)
    put(site, page, "ironwood", {}, seats=("me", "random"))
    seated(page)
    play(page, 70)
    settled(page)
    left = "(log) => log.scrollHeight - log.scrollTop - log.clientHeight"
    log = page.locator(".log")
    assert log.evaluate("(log) => log.scrollHeight > log.clientHeight + 200"), "there is much to read"
    assert log.evaluate(left) < 4


@pytest.mark.parametrize("scene", ["bofa-fight", "wotr-fight"])
def test_in_a_fight_on_a_phone_each_choice_stands_once(sit: Sit, site: Any, scene: str) -> None:
    page = sit(**PHONE)
    look(site, page, named(scene))
    ways = "all => all.filter((e) => e.checkVisibility() && !e.closest('[inert]')).map((e) => e.dataset.option)"
    shown = page.locator("[data-option]").evaluate_all(ways)
    assert len(shown) == len(set(shown))


def test_the_dice_of_a_fight_are_in_sight_on_a_phone(sit: Sit, site: Any) -> None:
    page = sit(**PHONE)
    put(site, page, "bofa", COMBAT, DICE, seats=("me", "random"))
    seated(page)
    thrown = page.locator(".closeup .dice")
    play(page, 12, until=lambda _: thrown.count() > 0)
    thrown.first.wait_for()
    inside = """(e) => {
      const [die, frame] = [e.getBoundingClientRect(), e.closest('.closeup').getBoundingClientRect()];
      return die.top >= frame.top && die.bottom <= Math.min(frame.bottom,
        document.querySelector('section.prompt').getBoundingClientRect().top);
    }"""
    assert thrown.first.evaluate(inside)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_wager_shows_the_fighters_of_both_sides(sit: Sit, site: Any, size: dict[str, Any]) -> None:
    page = sit(**size)
    put(site, page, "ironwood", {}, seats=("me", "random"))
    seated(page)
    into_a_fight(page)
    seated(page)
    troops = page.locator(".closeup .troop")
    assert troops.count() == 2
    assert all(re.search(r"\d+\s+fighter", said) for said in troops.all_inner_texts())
    page.locator("section.prompt").get_by_text(re.compile("Wager")).first.wait_for()


def test_what_a_muster_lights_on_the_political_track_is_in_sight(sit: Sit, site: Any) -> None:
    page = sit(**DESK)
    look(site, page, named("wotr-muster"))
    assert measured(page)["unseen"] == []
