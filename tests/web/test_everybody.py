"""For everybody: a phone, the keyboard alone, screen readers, light and dark, a slow first visit."""

from __future__ import annotations

import gzip
from typing import Any

import pytest
from hands import lay, play, seated

Sit = Any


def serious(page: Any) -> list[str]:
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(page).response["violations"]
    return [f"{v['id']}: {v['nodes'][0]['html'][:160]}" for v in found if v["impact"] in ("serious", "critical")]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(sit: Sit, theme: str) -> None:
    pytest.importorskip("axe_playwright_python", reason="accessibility tests need axe-playwright-python")
    page = sit()
    page.add_init_script(f"localStorage.setItem('ravenhill.theme', '{theme}')")
    page.goto("/")
    page.get_by_role("button", name="Play now").first.wait_for()
    assert serious(page) == [], "home"
    page.goto("/new/ironwood")
    page.locator("button.go").wait_for()
    assert serious(page) == [], "new table"
    lay(page, "Anna", scenario="ironbot")
    seated(page)
    play(page, 14)
    seated(page)
    assert serious(page) == [], "table"
    page.goto(f"{page.url}/replay")
    page.locator("[data-moment]").wait_for()
    assert serious(page) == [], "replay"
    page.goto("/rules/ironwood#I9.6")
    page.locator(".target").wait_for()
    assert serious(page) == [], "rules"
    page.goto("/account")
    page.get_by_text("this browser").wait_for()
    page.get_by_role("button", name="Forget me").click()
    assert serious(page) == [], "account"


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious_around_the_tables(sit: Sit, theme: str) -> None:
    """The talk with its phrases, an ending, the workshop, a page that is not there."""
    pytest.importorskip("axe_playwright_python", reason="accessibility tests need axe-playwright-python")
    page = sit()
    page.add_init_script(f"localStorage.setItem('ravenhill.theme', '{theme}')")
    lay(page, "Anna", scenario="duel")
    seated(page)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("button", name="Draw on the map").click()
    assert serious(page) == [], "talk and pencil"
    page.get_by_role("button", name="Table").click()
    page.get_by_role("button", name="Resign …").click()
    page.get_by_role("button", name="Resign as Woodwalkers: yes, really").click()
    page.locator(".ending .scene img.dry").wait_for()
    assert serious(page) == [], "ending"
    page.goto("/workshop/ironwood")
    page.locator("main h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert serious(page) == [], "workshop"
    page.goto("/some/where/else")
    page.get_by_text("There is nothing at this address").wait_for()
    assert serious(page) == [], "nothing here"


def test_a_phone_has_everything_and_nothing_scrolls_sideways(sit: Sit) -> None:
    page = sit(360, 740, has_touch=True, is_mobile=True)

    def fits() -> bool:
        return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))

    page.goto("/")
    page.get_by_role("button", name="Play now").first.wait_for()
    assert fits()
    lay(page, "Anna", scenario="ironbot")
    seated(page)
    assert fits()
    page.locator("[data-option]").first.tap()
    card = page.locator(".hand [data-lit]").first
    card.wait_for()
    card.tap()
    held = page.get_by_role("dialog")
    assert held.locator(".effect").is_visible(), "the card is held up before it is played"
    held.locator("[data-option]").first.tap()
    page.locator("section[data-ask]").wait_for()
    page.get_by_role("tab", name="Boards").tap()
    assert page.get_by_text("Totems secured: 0 of 3").first.is_visible()
    page.get_by_role("button", name="Close", exact=True).tap()
    assert fits()
    assert play(page, 30) == "clicks"
    assert fits()


def test_the_keyboard_alone_is_enough(sit: Sit) -> None:
    page = sit()
    page.goto("/")
    link = page.get_by_role("button", name="Play now").first
    link.wait_for()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.includes('Play now')"):
            break
    page.keyboard.press("Enter")  # one stroke, and the first decision is there
    seated(page)
    for _ in range(40):
        if page.evaluate("document.activeElement.dataset.option === '[\"draw\",2]'"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(".hand [data-lit]").first.wait_for()
    page.keyboard.press("n")  # to the next lit thing
    for _ in range(10):
        if page.evaluate("document.activeElement.dataset.thing") == "WW02":
            break
        page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.get_by_text("Move a fighter (3 left)").wait_for()
    page.keyboard.press("n")
    first = page.evaluate("document.activeElement.dataset.thing")
    assert first.startswith("f")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    assert page.locator(".picked").count() == 0
    page.locator("[data-thing=f02]").focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.thing") == "f05"
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.get_by_text("Move a fighter (2 left)").wait_for()
    page.get_by_role("log").focus()
    page.keyboard.press("ArrowLeft")  # back through what the log names, from the newest
    newest = page.locator(".log .walked").get_attribute("data-names")
    pointed = page.locator(".board .pointed")
    assert pointed.get_attribute("data-thing") == newest
    page.keyboard.press("ArrowLeft")
    before = page.locator(".log .walked").get_attribute("data-names")
    assert before != newest
    assert pointed.get_attribute("data-thing") == before
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")  # there is nothing newer
    assert pointed.get_attribute("data-thing") == newest
    page.keyboard.press("Shift+Tab")
    assert page.locator(".walked, .pointed").count() == 0


def test_prompts_and_log_are_read_aloud(sit: Sit) -> None:
    page = sit()
    lay(page, "Anna", scenario="ironbot")
    seated(page)
    assert page.get_by_role("region", name="What to do now").locator("[aria-live=polite]").count() == 1
    assert page.get_by_role("log", name="Log").count() == 1
    label = page.locator("[data-thing=ferrum]").get_attribute("aria-label")
    assert label == "Ferrum, capital, 1 Ironclad fighter, the drill"


def test_first_load_is_small_and_all_from_here(sit: Sit, site: Any) -> None:
    page = sit()
    sizes: dict[str, int] = {}
    elsewhere: list[str] = []

    def arrived(answer: Any) -> None:
        if answer.url.startswith(f"blob:{site.url}/"):
            return  # a picture this page has printed itself: nothing was fetched
        if not answer.url.startswith(site.url):
            elsewhere.append(answer.url)
        elif "/api/" not in answer.url:
            body = answer.body()
            packed = len(body) if answer.url.endswith(".woff2") else len(gzip.compress(body))
            sizes[answer.url] = packed

    page.on("response", arrived)
    page.goto("/", wait_until="networkidle")
    page.get_by_role("button", name="Play now").first.wait_for()
    assert elsewhere == []
    assert sum(sizes.values()) < 300_000, sizes


def test_the_page_speaks_another_language_at_once_and_remembers_it(sit: Sit) -> None:
    page = sit()
    page.goto("/")
    page.get_by_role("button", name="Play now").first.wait_for()
    page.get_by_role("button", name="Preferences").click()
    page.get_by_label("Language").select_option("cs")
    page.get_by_role("button", name="Hrát hned").first.wait_for()
    assert page.locator("html").get_attribute("lang") == "cs"
    page.reload()
    page.get_by_role("button", name="Hrát hned").first.wait_for()
    page.get_by_role("button", name="Nastavení").click()
    page.get_by_label("Jazyk").select_option("pl")
    page.get_by_role("button", name="Graj teraz").first.wait_for()


def test_a_table_that_is_not_there_is_told_plainly(sit: Sit) -> None:
    page = sit()
    page.goto("/t/nowhere12345")
    page.get_by_text("There is no such table").wait_for()
    page.goto("/some/where/else")
    page.get_by_text("There is nothing at this address").wait_for()
