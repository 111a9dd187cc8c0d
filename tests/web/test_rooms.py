"""The rooms around the table: options of a new one, the rulebook, the board under the fingers, very large screens."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hands import lay, pick, play, seated, until_true, wait_for

import ravenhill

Sit = Any


def test_options_stand_in_groups_and_come_to_the_table(sit: Sit) -> None:
    page = sit()
    page.goto("/new/ironwood")
    page.locator("button.go").wait_for()
    pick(page.locator("input[name=scenario][value=ironbot]"))
    hard = page.get_by_role("group", name="Difficulty")
    assert hard.get_by_label("Red icons").is_visible() and hard.get_by_label("Extra fighters").is_visible()
    assert page.get_by_role("group", name="Variants").get_by_label("Sorted decks").is_visible()
    assert "(2 levels)" in hard.inner_text() and hard.get_by_role("link", name="Read rule I13.24").count() > 1
    hard.get_by_label("Red icons").check()
    hard.get_by_label("Extra fighters").select_option("3")

    folded = page.locator("details", has=page.get_by_role("searchbox", include_hidden=True))
    assert not folded.get_by_label("Faded totems").is_visible()
    folded.locator("summary").click()
    folded.get_by_role("searchbox").fill("totem returns")
    assert folded.get_by_text("Nothing found").is_visible()
    folded.get_by_role("searchbox").fill("I4.17")
    assert folded.locator(".option").count() == 1
    folded.get_by_label("Faded totems").select_option("removed")
    folded.get_by_role("searchbox").fill("")
    folded.get_by_label("Wasting damage").check()
    assert "2 changed" in folded.locator("summary").inner_text()
    folded.get_by_role("button", name="Back to: no").click()
    assert not folded.get_by_label("Wasting damage").is_checked()
    assert "one changed" in folded.locator("summary").inner_text()

    page.get_by_label("Your name").fill("Anna")
    page.locator("button.go").click()
    seated(page)
    table = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["table"]
    assert table["options"] == {"red": True, "fighters": 3, "faded_totem": "removed"}


def test_everything_goes_back_to_the_default(sit: Sit) -> None:
    page = sit()
    page.goto("/new/bofa")
    page.locator("button.go").wait_for()
    folded = page.locator("details", has=page.get_by_role("searchbox", include_hidden=True))
    folded.locator("summary").click()
    folded.get_by_role("button", name="All as in the older edition").click()
    assert folded.get_by_label("Extra Shadow die").input_value() == "older"
    assert "8 changed" in folded.locator("summary").inner_text()
    folded.get_by_role("button", name="Back to the default").click()
    assert folded.get_by_label("Extra Shadow die").input_value() == "revised"
    assert folded.locator(".badge").count() == 0


def ids_of(page: Any) -> set[str]:
    return set(page.evaluate("[...document.querySelectorAll('article [id]')].map((e) => e.id)"))


@pytest.mark.parametrize("game", [info.id for info in ravenhill.games()])
def test_the_rulebook_shows_every_chapter(sit: Sit, game: str) -> None:
    page = sit()
    page.goto(f"/rules/{game}")
    page.get_by_role("article").wait_for()
    book = page.request.get(f"/api/rules/{game}").json()
    shown = page.evaluate("[...document.querySelectorAll('article h2')].map((e) => e.id)")
    assert shown == ["how", *(c["id"] for c in book["chapters"])]
    how = page.locator("article section").first
    assert [h.inner_text() for h in how.locator("h3").all()] == [
        "Your goal",
        "What happens in a turn",
        "Words you will meet",
    ]
    assert how.locator(".item").count() > 8 and "{" not in how.inner_text() and "**" not in how.inner_text()
    refs = how.locator("a.ref").all()
    assert refs and {r.get_attribute("href").removeprefix("#") for r in refs} <= ids_of(page)
    numbers = [b["number"] for c in book["chapters"] for b in c["blocks"] if b["number"]]
    rows = [r["number"] for c in book["chapters"] for b in c["blocks"] for r in b["rows"] if r["number"]]
    assert set(numbers + rows) <= ids_of(page), "every number can be linked to"
    tables = sum(b["kind"] == "table" for c in book["chapters"] for b in c["blocks"])
    assert page.locator("article table").count() == tables > 0


def test_a_rule_says_where_it_comes_from(sit: Sit) -> None:
    """The place quietly; what is ours as a mark that says its sentence when it is tapped, and takes it back."""
    page = sit()
    page.goto("/rules/bofa#B9.4.8")
    rule = page.locator("#B9\\.4\\.8")
    rule.get_by_role("button", name="our own").wait_for()
    ruling = rule.get_by_role("button", name="our ruling")
    assert rule.get_by_role("note").count() == 0
    ruling.click()
    assert rule.get_by_role("note").inner_text() == (
        "Our ruling where the rulebook is silent, or says two things. Here: last sentence."
    )
    ruling.click()
    assert rule.get_by_role("note").count() == 0
    assert page.locator("#B9\\.4\\.4 .marks").inner_text().split() == ["ch.", "VIII", "our", "ruling"]
    row = page.locator("#B16\\.12")
    assert row.get_by_role("button", name="our ruling").count() == 1, "a row of a table has its mark too"


def test_a_rule_is_found_linked_and_opened_beside_the_prompt(sit: Sit) -> None:
    page = sit()
    page.goto("/rules/ironwood#I12")
    keywords = page.get_by_role("region", name="Table: keyword, meaning")
    keywords.get_by_role("rowheader", name="Steal n").wait_for()
    page.get_by_role("searchbox").fill("magic die")
    until_true(page, "document.querySelectorAll('article .one').length < 30")
    assert page.locator("article mark").first.inner_text().lower() == "magic die"
    assert re.search(r"\d+ passages", page.get_by_role("navigation", name="Chapters").inner_text())
    page.locator("article").get_by_role("link", name="I13.9", exact=True).first.click()
    page.locator("#I13\\.9.target").wait_for()
    assert page.url.endswith("#I13.9")

    lay(page, "Anna", scenario="ironbot")
    seated(page)
    rule = page.get_by_role("region", name="What to do now").get_by_role("button", name=re.compile("Read rule"))
    rule.click()
    page.get_by_role("note").get_by_text("In the first round each player may instead draw 4").wait_for()


def test_the_board_is_moved_and_enlarged_by_wheel_buttons_and_fingers(sit: Sit) -> None:
    page = sit(900, 800, has_touch=True)
    lay(page, "Anna", scenario="ironbot")
    seated(page)
    sheet = page.locator(".pan .layer > svg > g")
    page.locator(".pan").wait_for()
    box = page.locator(".pan").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def zoomed() -> float:
        return float(re.search(r"scale\(([\d.]+)", sheet.get_attribute("transform"))[1])

    first = zoomed()
    page.get_by_role("button", name="Closer").click()
    nearer = zoomed()
    assert nearer > first * 1.2
    # two fingers that part
    line = page.context.new_cdp_session(page)
    for step in range(5):
        apart = 30 + 25 * step
        fingers = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        line.send("Input.dispatchTouchEvent", {"type": "touchMove" if step else "touchStart", "touchPoints": fingers})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    wait_for(page, lambda: zoomed() > nearer * 1.5, "two fingers that part make it larger")
    nearest = zoomed()
    page.mouse.move(x, y)
    page.mouse.wheel(0, 200)
    wait_for(page, lambda: zoomed() < nearest, "the wheel makes it smaller")
    page.get_by_role("button", name="Whole board").click()
    wait_for(page, lambda: zoomed() < nearer, "the whole board again")


def test_a_very_large_screen_is_filled(sit: Sit) -> None:
    page = sit(3840, 2160)
    lay(page, "Anna", scenario="ironbot")
    seated(page)
    play(page, 6)
    assert page.evaluate(
        "document.documentElement.scrollWidth <= innerWidth && document.body.scrollHeight <= innerHeight"
    )
    board = page.locator(".pan").bounding_box()
    assert board["height"] > 1400 and board["width"] > 2500
    assert page.evaluate("parseFloat(getComputedStyle(document.querySelector('.prompt .sentence')).fontSize)") > 26


def test_the_only_choice_is_taken_by_itself_for_who_likes_it_so(sit: Sit) -> None:
    page = sit()
    lay(page, "Anna", game="wotr", scenario="war", level="squire", options={"every_question": "true"})
    table = page.url.rpartition("/")[2]

    def only_one(p: Any) -> bool:
        if not p.locator("section[data-ask]").count() or p.locator("[data-confirm]").count():
            return False
        asked = p.request.get(f"/api/tables/{table}").json()["decisions"]
        return any(d["options"] is not None and len(d["options"]) == 1 for d in asked)

    assert play(page, 400, until=only_one) == "until"
    ask = page.locator("section[data-ask]").get_attribute("data-ask")
    page.get_by_role("button", name="Preferences").click()
    page.get_by_label("Take the only choice by itself").check()
    until_true(page, f"(document.querySelector('section[data-ask]')?.dataset.ask ?? '{ask}') !== '{ask}'")
