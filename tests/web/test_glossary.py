"""Terms in prompts, on cards held up and in the rules: tapped or chosen by keyboard they say what they mean, and choose
nothing."""

from __future__ import annotations

from typing import Any

from hands import seated
from positions import put

FIGHT: dict[str, Any] = {
    "at": "battle",
    "active": "shadow",
    "die": "army",
    "battle": {"attacker": "shadow", "from": "upper_vale", "to": "camp", "opened": True},
    "regions": {
        "camp": {"units": {"dwarf_warriors": 2, "dwarf_veterans": 1}, "damage": 1},
        "upper_vale": {"units": {"orcs": 2, "wargs": 2}},
    },
}


def test_a_term_is_explained_where_it_is_tapped_and_nothing_is_chosen(sit: Any, site: Any) -> None:
    page = sit(360, 740, has_touch=True, is_mobile=True)
    meaning = page.locator(".meaning")
    put(site, page, "bofa", {})
    seated(page)
    asked = page.locator("section.prompt").get_attribute("data-ask")
    page.locator(".prompt [data-term=General]").tap()
    assert "Thranduil" in meaning.inner_text()
    page.locator(".prompt").tap(position={"x": 4, "y": 4})
    meaning.wait_for(state="detached")
    assert page.locator("section.prompt").get_attribute("data-ask") == asked

    put(site, page, "bofa", FIGHT, name="Bela")
    seated(page)
    asked = page.locator("section.prompt").get_attribute("data-ask")
    assert page.locator(".hand [data-term]").count() == 0, "a card that can be chosen is one thing"
    page.locator(".hand [data-thing=mv_wargs]").tap()
    page.locator(".held [data-term=Army]").tap()
    assert meaning.get_by_role("link").last.get_attribute("href") == "/rules/bofa#B10.1.1"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator("section.prompt").get_attribute("data-ask") == asked


def test_a_term_of_the_rules_is_explained_by_keyboard_and_leads_to_its_rule(sit: Any) -> None:
    page = sit(locale="pl")
    page.goto("/rules/ironwood#I9.6")
    word = page.locator("#I9\\.6 [data-term=golem]")
    word.focus()
    page.keyboard.press("Enter")
    meaning = page.locator(".meaning")
    assert "dopiero od 2 obrażeń" in meaning.inner_text()
    page.keyboard.press("Escape")
    meaning.wait_for(state="detached")
    assert word.evaluate("e => e === document.activeElement"), "the focus goes back to the word"
    assert page.locator("#I9\\.6 [data-term=obrażenia]").count() == 1, "once in a text"
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.locator("#I5\\.2.target").wait_for()


def test_a_worked_example_is_drawn_in_the_rules_and_played_to_its_end(sit: Any) -> None:
    page = sit(locale="cs")
    page.goto("/rules/ironwood#E18")
    example = page.locator("[data-example=E18]")
    example.locator("[data-thing=plumbarum]").first.wait_for(state="attached")
    page.locator("[data-example=N25] [data-play]").click()
    lesson = page.locator(".lesson")
    lesson.get_by_text("N25").first.wait_for()
    lesson.locator("[data-next]").click()
    for step in (1, 2, 3):
        page.locator(f'.lesson[data-step="{step}"] [data-show]').click()
    page.locator('.lesson[data-step="4"] [data-done]').wait_for()
