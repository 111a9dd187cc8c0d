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


def test_a_running_game_shows_only_the_own_view(sit: Sit) -> None:
    page = sit()
    lay(page, "Anna")
    seated(page)
    play(page, 25)
    page.goto(f"{page.url}/replay#5")
    page.locator('[data-moment="5"]').wait_for()
    assert page.get_by_label("Seen by").count() == 0
    assert page.get_by_role("link", name="Download record").count() == 0
