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


def test_a_woodbots_turn_beside_a_printed_board(sit: Sit) -> None:
    page = sit()
    page.goto("/new/ironwood")
    page.locator("[data-beside]").click()
    page.locator("[data-run]").wait_for()
    assert "differs from the printed one" in page.locator(".warning").inner_text()

    page.locator('.board [data-thing="f12"]').first.dispatch_event("click")
    page.locator('[data-place="f12"]').wait_for()
    fighters = page.locator('[data-place="f12"] [data-field=fighters]')
    fighters.fill("20")
    fighters.blur()
    page.locator("[role=alert], .notice").first.wait_for()  # there are not so many
    page.locator("[data-run]:not(:disabled)").wait_for()
    fighters.fill("3")
    fighters.blur()
    told = "localStorage.getItem('ravenhill-beside-ironwood') ?? ''"
    wait_for(page, lambda: '"f12":{"fighters":3' in page.evaluate(told), "the board is set and kept")

    page.locator("[data-run]:not(:disabled)").click()
    done = page.locator("[data-done]")
    page.locator("[data-expects], [data-done]").first.wait_for()
    while not done.count():
        before = page.locator(".helper[data-told]").get_attribute("data-told")
        card = page.locator('[data-expects] [data-outcome="card:WW07"]')
        option = page.locator("[data-asked] [data-option]:not(:disabled)")
        click = card if card.count() else option if option.count() else page.locator("[data-expects] [data-outcome]")
        click.first.dispatch_event("click")
        page.locator(f'.helper[data-told]:not([data-told="{before}"])').wait_for()
    done.wait_for()
    steps = page.locator(".helper ol li")
    assert steps.count() > 3, "every step with its reason"
    page.get_by_role("button", name="Back to setting the board").click()
    page.locator("[data-run]:not(:disabled)").wait_for()
    kept = page.evaluate(told)
    assert '"played":{"woodwalkers":[["WW07"]]' in kept.replace(" ", ""), "what it played stays for its next turn"
