"""What is ours is told, by the same mark for each kind: before one sits down, on cards, and on places of the map."""

from __future__ import annotations

from typing import Any

import pytest
from hands import seated
from positions import put

from ravenhill.engine.data import read_data
from ravenhill.engine.provenance import Provenance
from ravenhill.words import say

Sit = Any


def told(mark: str) -> str:
    return say({"key": f"client-source-{mark}", "args": {}}, game="client")


@pytest.mark.parametrize("game", ["ironwood", "bofa", "wotr"])
def test_a_card_bears_the_mark_of_its_record(sit: Sit, site: Any, game: str) -> None:
    page = sit()
    page.set_default_timeout(20_000)
    put(site, page, game, {}, seats=("me", "random"))
    seated(page)
    table = page.url.rpartition("/")[2]
    printed = page.request.get(page.request.get(f"/api/tables/{table}").json()["printed"]["facts"]).json()["facts"]
    marked = page.locator("[data-thing]:has([data-source])")
    marked.first.wait_for()
    for face in marked.all():
        card = face.get_attribute("data-thing")
        assert face.locator("[data-source]").first.get_attribute("data-source") == printed["cards"][card]["mark"]


@pytest.mark.parametrize("game", ["ironwood", "bofa", "wotr"])
def test_a_place_of_the_map_says_where_it_was_found(sit: Sit, site: Any, game: str) -> None:
    page = sit()
    page.set_default_timeout(20_000)
    put(site, page, game, {}, seats=("me", "random"))
    seated(page)
    file = "board" if game == "ironwood" else "regions"
    marks = {
        r["id"]: Provenance(r).mark for table in ("forest", "region") for r in read_data(game)[file].get(table, [])
    }
    known = [place for place in marks if page.locator(f'.board [data-thing="{place}"]').count()][:12]
    assert known
    for place in known[:1] if game == "wotr" else known:
        spot = page.locator(f'.board [data-thing="{place}"]').first
        if game == "wotr":  # what is known of a region stands beside the map as it is pointed at
            spot.hover(force=True)
            found = page.locator(".found [data-source]")
            found.wait_for()
            assert found.get_attribute("data-source") == marks[place]
        else:
            said = spot.evaluate("e => e.getAttribute('aria-label') + (e.querySelector('title')?.textContent ?? '')")
            assert told(marks[place]) in said, place


def test_a_new_table_and_the_page_on_content_tell_how_much_is_ours(sit: Sit) -> None:
    page = sit()
    content = {told["game"]: told for told in page.request.get("/api/content").json()["games"]}
    for game, about in content.items():
        page.goto(f"/new/{game}")
        page.locator("button.go").wait_for()
        body = page.locator("body").inner_text()
        assert str(sum(about["sources"].values())) in body, "how many there are"
        if about["setup"]:
            assert page.locator(".laid [data-source]").get_attribute("data-source") == about["setup"]
    page.goto("/about")
    page.locator("[data-source]").first.wait_for()
    shown = {one.get_attribute("data-source") for one in page.locator("[data-source]").all()}
    assert {about["setup"] for about in content.values() if about["setup"]} <= shown
