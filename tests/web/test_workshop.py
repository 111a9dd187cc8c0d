"""An owner's bench: a printed card entered from nothing and played, a field that does not fit named where it stands."""

from __future__ import annotations

from typing import Any

from hands import seated, wait_for

Sit = Any


def bench(page: Any, record: str) -> None:
    page.goto(f"/workshop/ironwood#{record}")
    page.locator(f'[data-record="{record}"][aria-current=true]').wait_for()


def looked_at(page: Any) -> None:
    """Waits until the server has seen what was typed last."""
    page.locator(".workshop[data-looking=false]").wait_for()


def test_a_whole_card_is_entered_from_nothing_and_played(sit: Sit) -> None:
    page = sit()
    bench(page, "cards_ww.card.WW06")
    page.get_by_role("button", name="From nothing").click()
    page.locator("[data-text=name]").fill("Sap of the Oaks")
    page.get_by_label("faction", exact=True).select_option("woodwalkers")
    page.get_by_label("type", exact=True).select_option("special")
    for field, value in (("damage", "3"), ("defence", "2"), ("dominance", "1")):
        page.get_by_label(field, exact=True).fill(value)
    page.locator("[data-field=solo_icons] select").select_option("crystals")
    page.get_by_label("Next block: what it does, in order").select_option("gain")
    page.locator("[data-block=gain]").get_by_label("how many", exact=True).fill("4")
    said = page.locator("[data-said]")
    said.get_by_text("Gain 4 crystals.").wait_for()
    page.locator(".face", has_text="Sap of the Oaks").wait_for()
    looked_at(page)

    page.reload()  # nothing is lost
    said.get_by_text("Gain 4 crystals.").wait_for()
    page.locator("body").press("Control+z")  # steps are of the window that made them: there is none to undo
    assert page.locator("[data-text=name]").input_value() == "Sap of the Oaks"
    page.locator("[data-save]").click()
    page.wait_for_url("**?pack=*")
    (kept,) = page.request.get("/api/packs").json()["packs"]
    assert kept["changes"] == {"card": ["WW06"]} and not kept["shared"]

    page.get_by_role("button", name="Try it").click()
    page.wait_for_url("**/t/*")
    seated(page)
    table = page.url.rpartition("/")[2]

    def crystals() -> int:
        told: int = page.request.get(f"/api/tables/{table}").json()["view"]["sides"]["woodwalkers"]["crystals"]
        return told

    before = crystals()

    def played() -> bool:
        for what in ("[data-confirm]", ".held [data-option]", ".menu [data-option]", '[data-lit][data-thing="WW06"]'):
            found = page.locator(what)
            if found.count():
                found.first.dispatch_event("click")
                break
        return crystals() == before + 4

    wait_for(page, played, "the card is played, and brings four crystals")


def test_a_field_that_does_not_fit_is_named_where_it_stands(sit: Sit) -> None:
    page = sit()
    bench(page, "cards_ww.card.WW06")
    damage = page.get_by_label("damage", exact=True)
    damage.fill("much")
    wrong = page.locator("[data-path=damage] [role=alert]")
    wrong.wait_for()
    assert wrong.inner_text().startswith("cards_ww.toml: record WW06: field damage: a whole number is needed")
    page.locator("[data-save]").click()
    page.locator(".notice", has_text="field damage").wait_for()
    assert page.request.get("/api/packs").json()["packs"] == [], "nothing is kept"
    damage.fill("3")
    wrong.wait_for(state="detached")
    page.locator("[data-text=name]").fill("<b>Sap</b>")
    page.locator("[role=alert]", has_text="plain text only").wait_for()
    page.get_by_role("button", name="Undo").click()
    looked_at(page)
    page.get_by_text("All of it can be played.").wait_for()

    page.get_by_role("button", name="Ways of the map").click()
    for place in ("auria", "gallimor"):
        page.locator(f"[data-end={place}]").dispatch_event("click")
    page.locator('[data-way="auria gallimor"][data-how=joined]').wait_for()
    page.get_by_role("button", name="Undo").click()
    page.locator('[data-way="auria gallimor"]').wait_for(state="detached")
    for place in ("auria", "ferrum"):
        page.locator(f"[data-end={place}]").press("Enter")
    page.locator('[data-way="auria ferrum"][data-how=parted]').wait_for()
    page.locator("[data-save]").click()
    page.wait_for_url("**?pack=*")
    (kept,) = page.request.get("/api/packs").json()["packs"]
    assert kept["changes"] == {"card": ["WW06"], "mountain": ["auria", "ferrum"]}, "both ends say it"


def test_a_broken_draft_is_gone_on_with_in_another_browser(sit: Sit) -> None:
    page = sit()
    page.request.post("/api/me", data={"name": "Anna"})
    bench(page, "cards_ww.card.WW06")
    page.get_by_role("button", name="From nothing").click()
    page.locator("[data-text=name]").fill("Half a card")
    page.get_by_label("damage", exact=True).fill("much")
    page.locator(".workshop[data-noting=false]").wait_for()
    wait_for(
        page,
        lambda: "much" in page.request.get("/api/workshop/ironwood/draft").text(),
        "it is kept as it stands",
    )
    other = sit()
    other.context.add_cookies(page.context.cookies())
    bench(other, "cards_ww.card.WW06")
    other.locator(".checks .bad").first.wait_for()
    assert other.locator("[data-text=name]").input_value() == "Half a card"
