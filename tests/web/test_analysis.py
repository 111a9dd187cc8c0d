"""A level is chosen, a game analysed, and a turning point followed into what might have been."""

from __future__ import annotations

import re
from typing import Any

from hands import lay, pick, play, seated

import ravenhill
from ravenhill.engine import record
from ravenhill.players.match import play_out

Sit = Any


def finished(page: Any) -> str:
    """A game two machines played, kept as a record; its table."""
    t = ravenhill.new("ironwood", seed=3, options={"round_cap": 6})
    play_out(t, [ravenhill.player("captain", seed=0), ravenhill.player("squire", seed=1)], 100000, 1)
    kept = page.request.post("/api/records", data=record.written(t), headers={"Content-Type": "application/json"})
    return str(kept.json()["id"])


def test_a_level_is_chosen_and_sits_down(sit: Sit) -> None:
    page = sit()
    page.goto("/new/ironwood")
    page.locator("input[name=level]").first.wait_for(state="attached")
    values = page.locator("input[name=level]").evaluate_all("all => all.map((one) => one.value)")
    assert values == ["squire", "captain", "marshal", "steward"]
    assert page.locator("input[name=level][value=captain]").is_checked()
    captain = page.locator("label:has(input[value=captain]) [data-fared]")
    assert captain.inner_text() == "Won 184 of 200 games against the level before it."
    pick(page.locator("input[name=scenario][value=ironbot]"))
    page.locator("input[name=scenario][value=ironbot]:checked").wait_for(state="attached")
    assert page.locator("[data-fared]").count() == 0, "measured in the duel, and told of nothing else"
    lay(page, "Anna", level="marshal", options={"round_cap": "6"})
    seated(page)
    told = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert [seat["machine"] for seat in told["seats"]] == [None, "marshal"]
    assert page.get_by_text("Marshal").first.is_visible()


def test_a_level_that_thinks_long_says_so_and_how_long(sit: Sit) -> None:
    page = sit()
    lay(page, "Anna", level="steward")
    assert play(page, 60, stop="[data-thinking]") == "stop"
    told = page.evaluate("document.querySelector('[data-thinking]')?.textContent ?? ''")
    assert re.fullmatch(r"\d+ s, (at most about 2 s|the server has much to do)|", told), told


def test_a_game_is_analysed_and_its_path_left(sit: Sit) -> None:
    page = sit()
    lay(page, "Anna", level="squire")
    table = finished(page)
    page.goto(f"/t/{table}/replay")
    page.get_by_role("link", name="Analysis").click()
    page.locator("[data-analyse]").click()
    page.locator("[data-status=running] progress").wait_for()
    page.locator("[data-status=done] .point").first.wait_for(timeout=600_000)  # interpreted, some 100 searches
    points = page.locator(".point")
    assert 0 < points.count() <= 5
    error = page.locator("[data-point=choice]").first
    error.click()
    assert page.locator(".way").count() == 2 and page.locator(".way.good").get_by_text("Better was").is_visible()
    costs = [box.inner_text() for box in page.locator(".way h3 b").all()]
    assert all(cost.endswith("%") for cost in costs) and costs[0] != costs[1]
    assert page.locator(".way li b").count() > 0, "the reasons are told in figures"
    n = page.url.rsplit("#", 1)[1]
    page.locator(f"[data-moment='{n}'] [data-thing]").first.wait_for(state="attached")
    assert page.locator("[data-moment] [data-lit]").count() > 0, "the board of that moment, with what is spoken of lit"
    assert page.locator(".two h2 small").inner_text(), "what was asked"
    luck = page.locator("[data-point=luck]")
    if luck.count():
        luck.first.click()
        page.locator(".luck li").first.wait_for()
        error.click()

    # below, every choice with what the strongest player would have done
    page.locator(".steps summary").click()
    told = page.request.get(f"/api/tables/{table}/analysis").json()["analysis"]
    points = {p["n"] for p in told["points"] if p["kind"] == "choice"}
    other = next((choice["n"] for choice in told["choices"] if choice["n"] not in points), None)
    assert page.locator("[data-step]").count() == len(told["choices"]), "first those that cost something"
    if other is not None:
        page.locator(f"[data-step='{other}']").click()
        assert page.locator(".way").count() == 2 and page.url.endswith(f"#{other}")
        assert page.locator(".steps li.on").count() == 1 and page.locator(".point.on").count() == 0
    page.locator(".steps input").uncheck()
    assert page.locator("[data-step]").count() == told["studied"]
    assert page.get_by_text("as the strongest player would have done").count() > told["studied"] / 4
    error.click()
    assert page.locator(".point.on").count() == 1

    # the link leads others to the same turning point, in any language
    for locale in ("cs", "pl"):
        other = sit(width=360, height=740, locale=locale)
        other.goto(page.url)
        other.locator(".point.on").wait_for()
        assert other.locator(".point.on em").inner_text()[:1] in "+−"
        assert (
            "client-" not in other.locator("main").inner_text()
            and "ironwood-" not in other.locator("main").inner_text()
        )
        assert other.evaluate("document.documentElement.scrollWidth") <= 360

    n = page.url.rsplit("#", 1)[1]
    page.locator("[data-what-if]").click()
    page.locator("[data-both]").click()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    origin = page.locator("[data-origin]")
    origin.wait_for()
    assert origin.get_attribute("href") == f"/t/{table}/replay#{n}"
    new = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert new["answers"] == int(n) and new["you"]["seats"] == [0, 1] and new["table"]["status"] == "running"
