"""Looking back: timeline, steps, turns, a link to a moment, a record out and in again."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hands import lay, play, seated, until_true

Sit = Any


def test_replay_of_a_finished_game(sit: Sit, tmp_path: Path) -> None:
    page = sit()
    lay(page, "Anna", level="squire", options={"round_cap": "6"})
    seated(page)
    play(page, 60)
    page.get_by_role("button", name="Table").click()
    page.get_by_role("button", name="Resign …").click()
    page.get_by_role("button", name=re.compile("yes, really")).click()
    page.locator(".ending").get_by_role("link", name="Replay").click()
    moment = page.locator("[data-moment]")
    moment.wait_for()
    assert moment.get_attribute("data-moment") == "0"
    last = int(page.get_by_role("slider").get_attribute("max"))
    assert last > 20
    for key, wanted in (
        ("ArrowRight", "1"),
        ("ArrowRight", "2"),
        ("ArrowLeft", "1"),
        ("End", str(last)),
        ("Home", "0"),
    ):
        page.locator("body").press(key)
        page.locator(f'[data-moment="{wanted}"]').wait_for()
    page.locator(".bar select").select_option("2")
    until_true(page, "document.querySelector('[data-moment]')?.dataset.moment > 5")
    second = moment.get_attribute("data-moment")
    assert page.get_by_text("Round 2", exact=True).first.is_visible()

    # a link to a moment, opened by somebody else
    other = sit()
    other.goto(page.url)
    other.locator(f'[data-moment="{second}"]').wait_for()

    # the record, out and in again
    with page.expect_download() as download:
        page.get_by_role("link", name="Download record").click()
    record = tmp_path / "record.json"
    download.value.save_as(record)
    other.goto("/")
    other.locator("input[type=file]").set_input_files(record)
    other.wait_for_url("**/replay*")
    other.locator("[data-moment]").wait_for()
    assert other.get_by_role("slider").get_attribute("max") == str(last)


def test_a_game_and_its_record_are_told_in_another_language_at_once(sit: Sit) -> None:
    page = sit()
    prompt, log = page.locator("section.prompt"), page.locator(".log").first

    def speak(shown: str, language: str) -> None:
        page.locator(f"button[title={shown}]").first.click()
        page.locator(".panel.box select").first.select_option(language)
        page.locator(f"html[lang={language}]").wait_for(state="attached")
        page.keyboard.press("Escape")

    lay(page, "Anna", level="squire")
    seated(page)
    log.get_by_text("Round 1", exact=True).wait_for()
    assert "First round: draw 2 cards" in prompt.inner_text()
    speak("Preferences", "cs")
    log.get_by_text("1. kolo", exact=True).wait_for()  # what was said before, too
    assert "První kolo: doberte si 2 karty" in prompt.inner_text()
    assert page.get_by_text("Round 1", exact=True).count() == 0
    assert page.get_by_role("button", name="Dobrat 2 karty").count() == 1
    page.goto(page.url.split("#")[0] + "/replay")
    page.get_by_text("1. kolo", exact=True).first.wait_for()
    speak("Nastavení", "pl")
    page.get_by_text("1. runda", exact=True).first.wait_for()
    assert page.get_by_text("1. kolo", exact=True).count() == 0


def test_a_running_game_shows_only_the_own_view(sit: Sit) -> None:
    page = sit()
    lay(page, "Anna")
    seated(page)
    play(page, 25)
    page.goto(f"{page.url}/replay#5")
    page.locator('[data-moment="5"]').wait_for()
    assert page.get_by_label("Seen by").count() == 0
    assert page.get_by_role("link", name="Download record").count() == 0
