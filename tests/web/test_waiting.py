"""Before the game, and while somebody is waited for: which link is whose, who sits with whom, what may be claimed."""

from __future__ import annotations

import re
from typing import Any

from hands import lay, pick, play, seated
from test_away import days_go_by
from test_people import invite

Sit = Any


def test_one_gold_link_and_the_own_way_back_apart(sit: Sit) -> None:
    host = sit()
    lay(host, "Anna", way="friend")
    host.get_by_label(re.compile("Invitation link for Ironclad")).wait_for()
    gold = host.locator(".room .gold")
    assert gold.count() == 1 and gold.inner_text() == "Copy link"
    own = host.get_by_role("textbox", name="Link to come back by")
    assert not own.is_visible(), "folded away"
    host.get_by_text("Your own way back, for you alone").click()
    host.get_by_text("Never send it: whoever has it is you.").wait_for()
    before = own.input_value()
    host.get_by_role("button", name="New link").click()
    host.get_by_text("Every link you have kept before is void then").wait_for()
    assert own.input_value() == before, "asked first"
    host.get_by_role("button", name="Void the old links").click()
    host.get_by_text("Here is a new link.").wait_for()
    assert own.input_value() != before


def test_a_live_table_asks_to_stay_and_offers_short_clocks(sit: Sit) -> None:
    host = sit()
    host.goto("/new/ironwood?with=friend")
    host.locator("button.go").wait_for()
    host.get_by_role("link", name="How to play").wait_for()  # when the game's own words are there
    days = host.get_by_label("Clock").locator("option").all_inner_texts()
    assert [d.split()[0] for d in days] == ["one", "3", "7", "14", "no"]
    pick(host.locator("input[name=pace][value=live]"))
    texts = host.get_by_label("Clock").locator("option").all_inner_texts()
    assert texts[0].startswith("5 minutes each, and 3 seconds") and len(texts) == 7
    assert host.get_by_label("Clock").input_value() == "3", "half an hour each"
    host.get_by_label("Your name").fill("Anna")
    host.locator("button.go").click()
    host.get_by_text("Send the link to your friend, and stay here.").wait_for()


def four(sit: Sit, width: int = 1280, height: int = 800) -> list[Any]:
    """Four people at the War of the Ring, two on each side."""
    pages = [sit(width=width, height=height) for _ in range(4)]
    host = pages[0]
    lay(host, "Anna", scenario="four", way="friend", game="wotr")
    host.get_by_text("Send each friend the link of their seat.").wait_for()
    host.get_by_text("with Rohan").or_(host.get_by_text("with the Rohan")).first.wait_for()
    links = host.get_by_label(re.compile("Invitation link"))
    links.nth(2).wait_for()
    given = [links.nth(n).input_value() for n in range(3)]
    for page, name, link in zip(pages[1:], ("Ben", "Cleo", "Dan"), given, strict=True):
        page.goto(link)
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit down here").click()
        page.wait_for_url(re.compile(r"/t/[^#]+$"))
    return pages


def test_a_partner_is_not_offered_the_claim(sit: Sit, site: Any) -> None:
    pages = four(sit)
    table = pages[0].url.split("/t/")[1]
    state = alone_to_move(pages, table)
    (late,) = (seat["index"] for seat in state["seats"] if seat["to_move"])
    team = state["seats"][late]["team"]
    days_go_by(site, pages[0], 8)
    for seat, page in enumerate(pages):
        page.get_by_text("time is up").first.wait_for()
        page.get_by_role("button", name="Table", exact=True).click()
        page.get_by_role("button", name="Propose to close the table").wait_for()
        if seat == late:
            assert page.get_by_role("button", name="Let a machine play on for me").count() == 0
            continue
        assert (page.get_by_role("button", name="Claim the game").count() == 0) is (
            state["seats"][seat]["team"] == team
        )
        assert (page.get_by_text("you would lose with them").count() > 0) is (state["seats"][seat]["team"] == team)


def alone_to_move(pages: list[Any], table: str) -> Any:
    """Goes on until one seat alone is asked."""
    while True:
        states = [page.request.get(f"/api/tables/{table}").json() for page in pages]
        if sum(seat["to_move"] for seat in states[0]["seats"]) == 1:
            return states[0]
        page, asked = next((p, d) for p, s in zip(pages, states, strict=True) for d in s["decisions"] if d["options"])
        given = {"seat": asked["seat"], "ask": asked["ask"], "option": asked["options"][-1]}
        assert page.request.post(f"/api/tables/{table}/answer", data=given).ok


def test_who_is_waited_for_and_since_when(sit: Sit, site: Any) -> None:
    host, guest = sit(), sit(width=360, height=740)
    lay(host, "Anna", way="friend")
    invite(host, guest)
    seated(host)
    guest.get_by_text("Waiting for Woodwalkers (Anna).").wait_for()
    seats = guest.locator("header li")
    assert "Anna" in seats.first.inner_text() and "you" in seats.last.inner_text()
    seats.first.locator(".clock.runs").filter(has_text=re.compile("7 d|6 d")).wait_for()
    guest.get_by_role("button", name="Table").wait_for()
    host.close()
    seats.first.get_by_text("away").wait_for()
    assert guest.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_tables_that_go_on_stand_above_the_games(sit: Sit) -> None:
    host, guest = sit(), sit()
    lay(host, "Anna", way="friend")
    invite(host, guest)
    seated(host)
    host.goto("/")
    row = host.get_by_role("region", name="Your turn").get_by_role("link")
    row.wait_for()
    assert re.search(r"\S · (7 d 0 h|6 d 23 h) left", row.inner_text())
    assert host.get_by_text("The games you play will stand here").count() == 0
    play(guest, 0)
    guest.goto("/")
    mine = guest.get_by_role("region", name="My tables")
    mine.get_by_role("link").wait_for()
    assert mine.bounding_box()["y"] < guest.locator(".games").bounding_box()["y"]


def test_a_question_names_its_seat_once(sit: Sit) -> None:
    page = sit()
    lay(page, "Anna", scenario="trilogy", way="here", game="cardgame")
    asked: list[str] = []

    def look(page: Any) -> bool:
        asked.extend(page.locator(".prompt .sentence").all_inner_texts())
        return bool(asked) and "cycle" in asked[-1]

    assert play(page, 60, until=look) == "until"
    assert not re.match(r"(.+?):\s+\1", asked[-1]), asked[-1]


def test_who_invites_a_friend_gets_a_table_for_two(sit: Sit) -> None:
    host = sit()
    host.goto("/new/cardgame?with=friend")
    host.locator("button.go").wait_for()
    assert host.locator("input[name=people]:checked").get_attribute("value") == "2"
    host.goto("/new/cardgame?with=machine")
    host.locator("input[name=people]").first.wait_for()
    assert host.locator("input[name=people]:checked").get_attribute("value") == "4"
