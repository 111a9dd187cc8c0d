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
    panel.get_by_text("a card").wait_for()
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

    for _ in range(30):  # of the same deck, but none that lies in it: one that is refused does not stop the next
        came = page.locator("[data-expects] [data-outcome]")
        label = came.first.get_attribute("data-outcome") if came.count() else ""
        if label.startswith("card:IC"):
            break
        play(page, 1)
    assert {one.get_attribute("data-outcome")[:7] for one in came.all()} == {"card:IC"}, "nothing of the other deck"
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


def told(page: Any, deeds: int) -> None:
    page.locator(f'[data-kept="{deeds}"]').wait_for()


def test_war_of_the_ring_is_kept_beside_its_board_on_a_phone(sit: Sit) -> None:
    page = sit(360, 740)
    page.goto("/new/wotr")
    page.locator("[data-beside]").click()
    told(page, 0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator("[data-tile=std_01]").click()
    told(page, 1)
    page.locator("[data-seek]").fill("minas tirith")
    page.locator("[data-capture=minas_tirith]").click()
    told(page, 2)
    assert page.locator("[data-points=shadow]").inner_text() == "2"
    assert page.locator("[data-nation=gondor]").get_attribute("data-steps") == "1", "its Nation moves by itself"
    page.locator("[data-card]").fill("elven cloaks")
    page.locator("[data-play=fp_char_01]").click()
    told(page, 3)
    page.locator("[data-more]").click()
    told(page, 4)
    page.reload()
    told(page, 4)  # it is kept
    assert page.locator("[data-corruption]").inner_text() == "1"
    page.locator("[data-undo]").click()
    told(page, 3)
    assert page.locator("[data-corruption]").inner_text() == "0"
    page.locator("[data-redo]").click()
    told(page, 4)
    page.locator("[data-turn]").click()
    told(page, 5)
    page.locator("[data-mordor]").click()
    told(page, 6)
    page.locator("[data-tile=sp_fp_char_01]").wait_for()  # the special tile is in the pool now
    page.locator("[data-anew]").click()
    page.locator("[data-sure]").click()
    told(page, 0)


def test_a_round_of_the_card_game_is_kept_beside_its_cards(sit: Sit) -> None:
    page = sit(360, 740, locale="cs-CZ")
    page.goto("/beside/cardgame")
    told(page, 0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator("[data-activate]").first.click()
    told(page, 1)
    page.locator("[data-activate]").first.click()
    told(page, 2)
    page.locator("[data-combat]").click()
    told(page, 3)
    ground, path = (page.locator("[data-location]").nth(n).get_attribute("data-location") for n in (0, 1))
    page.locator(f'[data-take="{ground}/free_peoples"]').click()
    told(page, 4)
    page.locator(f'[data-take="{path}/shadow"]').select_option("3")
    told(page, 5)
    assert page.locator("[data-score=shadow]").inner_text() == "3"
    assert int(page.locator("[data-score=free_peoples]").inner_text()) > 0
    page.locator("button[data-round]").click()
    told(page, 6)
    page.reload()
    told(page, 6)
    page.locator("[data-phase=battleground]").wait_for()
