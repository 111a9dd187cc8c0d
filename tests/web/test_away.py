"""A table by days: the clock is told before it runs out, the game is claimed after, and a guest finds back."""

from __future__ import annotations

import json
import re
import sqlite3
from typing import Any

from hands import lay, pick, seated
from test_people import invite

Sit = Any
DAY = 86400


def days_go_by(site: Any, page: Any, days: float) -> None:
    """The clocks of a page's table are older than they were when the server comes back."""
    table = page.url.split("/t/")[1]
    site.kill()
    with sqlite3.connect(site.environment["RAVENHILL_DB"].removeprefix("sqlite+aiosqlite:///")) as c:
        (kept,) = c.execute("SELECT time_left FROM game_table WHERE id = ?", (table,)).fetchone()
        clock = json.loads(kept)
        clock["since"] -= days * DAY
        c.execute("UPDATE game_table SET time_left = ? WHERE id = ?", (json.dumps(clock), table))
    c.close()
    site.start()


def test_time_runs_out_and_the_game_is_claimed(sit: Sit, site: Any) -> None:
    host, guest = sit(), sit()
    lay(host, "Anna", way="friend")
    host.get_by_text("By days: 7 days for every move. When time is up").wait_for()
    invite(host, guest)
    seated(host)
    clocks = guest.get_by_role("timer")
    clocks.first.filter(has_text=re.compile("7 d|6 d")).wait_for()
    clocks.last.filter(has_text="7 d").wait_for()
    assert guest.get_by_text("time is up").count() == 0

    days_go_by(site, host, 6.5)
    host.get_by_text(re.compile(r"You have 11 h 5\d min left\. When time is up, the other player may claim")).wait_for()
    days_go_by(site, host, 1)
    guest.get_by_text("Woodwalkers (Anna): time is up. You may claim the game").wait_for()
    guest.get_by_role("button", name="Table").click()
    guest.get_by_role("button", name="Claim the game …").click()
    assert guest.locator(".ending").count() == 0, "asked again first"
    guest.get_by_role("button", name="Claim the game: end it and win").click()
    guest.locator(".ending").get_by_text("You have won").wait_for()
    guest.locator(".ending").get_by_text("The time of the other side was up").wait_for()
    host.locator(".ending").get_by_text("Victory for the Ironclad").wait_for()
    host.locator(".ending").get_by_text("Your side's time was up").wait_for()
    for page in (guest, host):
        told = "Woodwalkers: time was up. The game was claimed by Ironclad."
        page.locator(".log p").filter(has_text=told).wait_for()


def test_a_guest_comes_back_from_another_device(sit: Sit) -> None:
    host, guest, elsewhere = sit(), sit(), sit()
    lay(host, "Anna", way="friend")
    invite(host, guest)
    guest.get_by_text("Your own way back, for you alone").click()
    link = guest.get_by_role("textbox", name="Link to come back by").input_value()
    guest.get_by_role("button", name="I have it").click()
    guest.get_by_role("textbox", name="Link to come back by").wait_for(state="detached")
    guest.reload()
    guest.locator(".table[data-version]").wait_for()
    assert guest.get_by_text("Your own way back, for you alone").count() == 0, "shown once"

    elsewhere.goto(link)
    elsewhere.get_by_role("heading", name="You are Bob").wait_for()
    elsewhere.get_by_role("button", name="Come back").click()
    elsewhere.wait_for_url("**/t/*")
    elsewhere.locator(".table[data-version]").wait_for()
    assert "Ironclad" in elsewhere.locator("header li:has(.me)").inner_text()


def test_a_live_table_with_a_clock_of_minutes(sit: Sit) -> None:
    host, guest = sit(), sit(width=360, height=740)
    host.goto("/new/ironwood?with=friend")
    pick(host.locator("input[name=pace][value=live]"))
    host.get_by_label("Clock").select_option(label="30 minutes each, and 10 seconds more for every choice")
    host.get_by_label("Your name").fill("Anna")
    host.locator("button.go").click()
    host.wait_for_url("**/t/*")
    invite(host, guest)
    seated(host)
    guest.get_by_role("timer").first.filter(has_text=re.compile(r"29:5\d")).wait_for()
    assert guest.get_by_text("Your own way back, for you alone").count() == 0, "tonight everybody stays"
