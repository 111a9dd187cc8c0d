"""Room on the screen: what can be chosen is in sight, and the table stays where it is."""

from __future__ import annotations

from typing import Any

import pytest
from hands import play, seated
from positions import put
from test_bofa import COMBAT

import ravenhill

Sit = Any
GAMES = [info.id for info in ravenhill.games()]
PHONE = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("game", GAMES)
def test_the_page_itself_never_scrolls(sit: Sit, site: Any, game: str) -> None:
    page = sit()
    put(site, page, game, {})
    seated(page)
    for width, height in ((1280, 800), (1024, 640), (360, 740), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        tall, wide = page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
        assert (tall <= height, wide <= width) == (True, True), (width, height, tall, wide)


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, PHONE], ids=["desk", "phone"])
def test_the_board_does_not_jump_with_the_questions(sit: Sit, site: Any, size: dict[str, Any]) -> None:
    page = sit(**size)
    put(site, page, "wotr", {}, seats=("me", "random"))
    seated(page)
    boards: set[str] = set()

    def measured(page: Any) -> bool:
        boards.add(str(page.locator(".board").first.bounding_box()))
        return False

    play(page, 30, until=measured)
    assert len(boards) == 1, "the ribbon grows over its edge"


IN_SIGHT = """() => {
  const pan = document.querySelector('.pan').getBoundingClientRect();
  const out = [...document.querySelectorAll('.pan .place[data-lit]')].filter((e) => {
    const box = e.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return x < pan.left || x > pan.right || y < pan.top || y > pan.bottom;
  }).map((e) => e.dataset.thing);
  const told = [...document.querySelectorAll('.pan .edge b')].reduce((n, e) => n + Number(e.textContent), 0);
  return { out: out.length, told, lit: document.querySelectorAll('.pan .place[data-lit]').length };
}"""
FILLED = """() => {
  const [map, pan] = ['.ground', '.pan'].map((s) => document.querySelector(s).getBoundingClientRect());
  const over = [...document.querySelectorAll('.focus > *, section.prompt')].map((e) => e.getBoundingClientRect().top);
  return map.top <= pan.top + 1 && map.bottom >= Math.min(pan.bottom, ...over) - 1;
}"""


@pytest.mark.parametrize("game", ["ironwood", "bofa"])
def test_on_a_phone_lit_places_are_in_sight_or_an_arrow_leads_there(sit: Sit, site: Any, game: str) -> None:
    page = sit(**PHONE)
    put(site, page, game, {}, seats=("me", "random"))
    seated(page)
    seen = [0]

    def looked(page: Any) -> bool:
        found = page.evaluate(IN_SIGHT)
        seen[0] += found["lit"] - found["out"]
        assert found["told"] >= found["out"] - 1, "a place at the very edge needs no arrow"
        assert page.evaluate(FILLED), "no bare wood above or below the map"
        return False

    play(page, 40, until=looked)
    assert seen[0] > 10


def test_a_phone_says_which_seat_is_mine(sit: Sit, site: Any) -> None:
    page = sit(**PHONE)
    put(site, page, "ironwood", {}, seats=("random", "me"))
    page.locator("header li").first.wait_for()
    mine = page.locator("header li .me:visible")
    assert mine.all_inner_texts() == ["you"]
    assert "Ironclad" in page.locator("header li:has(.me)").inner_text()


MANY = {"hands": {"woodwalkers": [f"WW{n:02}" for n in range(4, 13)]}}  # and the three that are always there


@pytest.mark.parametrize(("size", "least"), [({"width": 1024, "height": 800}, 85), (PHONE, 75)], ids=["desk", "phone"])
def test_a_big_hand_scrolls_and_shows_enough_of_every_card(
    sit: Sit, site: Any, size: dict[str, Any], least: int
) -> None:
    page = sit(**size)
    put(site, page, "ironwood", MANY, seats=("me", "random"))
    seated(page)
    cards = page.locator(".hand .slot")
    cards.nth(11).wait_for()
    narrowest = "all => Math.min(...all.map((e) => e.offsetWidth))"
    if "is_mobile" not in size:  # a card is chosen: all have risen, and of each there is at least a spine
        page.locator(".hand.risen").wait_for()
        assert cards.evaluate_all(narrowest) >= 40
        page.get_by_role("button", name="Lower the hand").click()
        page.locator(".hand.risen").wait_for(state="detached")
    assert cards.evaluate_all(narrowest) >= least
    last = cards.last
    bottom = page.locator(".hand .row").evaluate("e => innerHeight - e.getBoundingClientRect().top")
    assert bottom > 60, "the hand itself is in sight"
    out = "e => e.getBoundingClientRect().right > e.closest('.hand').getBoundingClientRect().right + 2"
    assert last.evaluate(out), "more than fit"
    for _ in range(8):
        if not last.evaluate(out):
            break
        if "is_mobile" in size:  # a finger swipes
            last.evaluate("e => e.closest('.hand').scrollBy(200, 0)")
        else:
            page.get_by_role("button", name="More cards to the right").click()
        page.wait_for_timeout(50)
    assert not last.evaluate(out)
    if "is_mobile" not in size:
        page.get_by_role("button", name="More cards to the left").wait_for()  # while the row still glides
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# As if twice as many things added to each value.
LONGER = """() => document.querySelectorAll('.closeup dd').forEach(
  (e) => e.prepend(...[...e.children].map((c) => c.cloneNode(true))),
)"""
TOO_WIDE = "[...document.querySelectorAll('.closeup .column')].filter((e) => e.scrollWidth > e.clientWidth).length"


def test_on_a_small_phone_both_sides_of_a_battle_are_whole(sit: Sit, site: Any) -> None:
    page = sit(width=360, height=740)
    table = put(site, page, "ironwood", {}, seats=("me", "random"))
    seated(page)
    ended = page.get_by_role("log", name="Log", include_hidden=True).get_by_text("The battle between")
    play(page, 80, until=lambda _: ended.count() > 0)
    page.goto(f"/t/{table}/replay")
    page.locator("[data-moment]").wait_for()
    sums = 0
    for moment in range(1, int(page.get_by_role("slider").get_attribute("max")) + 1):
        page.locator("body").press("ArrowRight")
        page.locator(f'[data-moment="{moment}"]').wait_for()
        sums += page.locator(".closeup dd").count()
        page.evaluate(LONGER)
        assert page.evaluate(TOO_WIDE) == 0, "nothing lies under the other side"
    assert sums > 0


def test_a_low_board_scrolls_all_of_a_battle(sit: Sit, site: Any) -> None:
    page = sit(width=360, height=600)
    put(site, page, "bofa", COMBAT, seats=("me", "random"))
    seated(page)
    last = page.locator(".closeup .leaving")  # a fight stays open on a phone while cards of the hand are chosen
    last.wait_for()
    high = "e => [e.scrollHeight, e.clientHeight]"
    whole, seen = page.locator(".closeup .columns").evaluate(high)
    assert whole == seen, "the line below does not take its room"
    whole, seen = page.locator(".closeup .inside").evaluate(high)
    assert whole > seen, "more than fits"
    whole, seen = page.locator(".closeup").evaluate(high)
    assert whole == seen, "what does not fit scrolls"
    last.scroll_into_view_if_needed()
    assert last.evaluate(
        "e => e.getBoundingClientRect().bottom <= e.closest('.closeup').getBoundingClientRect().bottom + 1"
    )


def test_a_screen_that_grows_shows_the_log_again(sit: Sit, site: Any) -> None:
    page = sit(width=360, height=740)
    put(site, page, "ironwood", {}, seats=("me", "random"))
    seated(page)
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("button", name="Close", exact=True).click()
    assert page.locator("aside.sheet").count() == 0
    page.set_viewport_size({"width": 1280, "height": 800})
    page.get_by_role("tab", name="Log", selected=True).wait_for()
    assert page.get_by_role("log", name="Log").is_visible()
