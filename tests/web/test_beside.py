"""Beside a real table: dice and cards are tapped as they come, corrected, or left to the table."""

from __future__ import annotations

from typing import Any

from hands import pick, play, settled, wait_for

Sit = Any


def state(page: Any) -> Any:
    table = page.url.split("/t/")[1]
    return page.request.get(f"/api/tables/{table}").json()


def test_a_full_round_with_real_dice_and_cards(sit: Sit) -> None:
    page = sit(360, 740)
    page.goto("/new/ironwood")
    page.locator("button.go").wait_for()
    pick(page.locator("input[name=scenario][value=ironbot]"))
    pick(page.locator("[data-real]"))
    page.get_by_label("Your name").fill("Anna")
    page.locator("button.go").click()

    panel = page.locator("[data-expects]")
    panel.wait_for()  # the very first card
    assert "a card" in panel.inner_text()
    first = panel.locator("[data-outcome]").first
    label = first.get_attribute("data-outcome")
    first.click()
    wait_for(page, lambda: state(page)["version"] == 1, "the first card is stored")
    assert label.partition(":")[2] in str(state(page)["view"])

    settled(page)
    page.locator("[data-correct]").click()
    wait_for(page, lambda: state(page)["expects"]["labels"], "it is asked for again")
    settled(page)
    other = page.locator("[data-outcome]").nth(1)
    wanted = other.get_attribute("data-outcome").partition(":")[2]
    other.click()
    wait_for(page, lambda: wanted in str(state(page)["view"]), "the right one came")

    other_eyes = sit()
    other_eyes.goto(page.url)
    other_eyes.locator("[data-real]").wait_for()

    play(page, 400, until=lambda _: state(page)["turn"] > 1)
    told = state(page)
    assert told["turn"] > 1, "a whole round"
    page.reload()
    settled(page)
    assert state(page)["version"] == told["version"], "nothing is lost"
