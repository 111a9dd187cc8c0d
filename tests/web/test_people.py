"""People at a table: told when it is their turn, replaced by a machine and back again, looked at by others."""

from __future__ import annotations

import re
from typing import Any

from hands import lay, play, seated, settled, until_true

Sit = Any

# a browser that allows notifications and keeps them, and a page that can be looked away from
NOTICES = """
window.told = [];
window.Notification = class {
  static permission = 'granted';
  static requestPermission = () => Promise.resolve('granted');
  constructor(title, more) { window.told.push([title, more.body]); }
};
Object.defineProperty(document, 'hidden', { get: () => window.away === true });
"""


def invite(host: Any, guest: Any, seat: str = "Ironclad") -> None:
    """The second browser comes by the link of the first."""
    guest.goto(host.get_by_label(re.compile(f"Invitation link for {seat}")).input_value())
    guest.get_by_label("Your name").fill("Bob")
    guest.get_by_role("button", name="Sit down here").click()
    guest.wait_for_url(re.compile(r"/t/[^#]+$"))


def test_a_notification_while_the_page_is_open_but_not_looked_at(sit: Sit) -> None:
    page = sit()
    page.add_init_script(NOTICES)
    lay(page, "Anna")
    seated(page)
    page.get_by_role("button", name="Preferences").click()
    page.get_by_label("Tell me when it is my turn").check()
    page.keyboard.press("Escape")
    play(page, 4)
    seated(page)
    assert page.evaluate("window.told") == [], "nobody is told what they see"
    page.evaluate("window.away = true")
    assert play(page, 60, until=lambda p: p.evaluate("window.told.length > 0")) == "until"
    title, body = page.evaluate("window.told[0]")
    assert title == "Your turn" and len(body) > 5


def test_without_the_wish_nobody_is_told(sit: Sit) -> None:
    page = sit()
    page.add_init_script(NOTICES)
    lay(page, "Anna")
    seated(page)
    page.evaluate("window.away = true")
    play(page, 12)
    seated(page)
    assert page.evaluate("window.told") == []


def test_a_machine_plays_on_for_somebody_who_takes_the_seat_back(sit: Sit) -> None:
    page = sit()
    lay(page, "Anna", level="squire")
    seated(page)
    page.get_by_role("button", name="Table").click()
    page.get_by_role("button", name="Let a machine play on for me").click()
    page.get_by_text("a machine for you").wait_for()
    page.get_by_text("A machine plays the Woodwalkers for you.").wait_for()
    until_true(page, "Number(document.querySelector('.table').dataset.version) > 4")
    assert page.locator("section[data-ask]").count() == 0
    assert page.get_by_role("button", name="Undo").is_disabled()
    page.locator(".machine").get_by_role("button", name="Take my seat back").click()
    seated(page)
    assert play(page, 3) == "clicks"


def test_onlookers_see_what_everybody_sees(sit: Sit) -> None:
    host, guest, onlooker = sit(), sit(), sit()
    lay(host, "Anna", way="friend")
    invite(host, guest)
    seated(host)
    onlooker.goto(host.url)
    onlooker.locator(".table[data-version]").wait_for()
    host.get_by_text("one watches").wait_for()
    assert onlooker.get_by_text("one watches").count() == 0, "it is themselves"
    onlooker.get_by_text("You are looking on.").wait_for()
    assert onlooker.get_by_role("button", name="Undo").count() == 0
    onlooker.get_by_role("tab", name="Chat").click()
    onlooker.get_by_label("Your name").fill("Olga")
    onlooker.get_by_role("button", name="Give my name").click()
    onlooker.get_by_label("Write to those who look on").wait_for()
    onlooker.get_by_role("tab", name="Log").click()
    onlooker.get_by_role("button", name="Table").click()
    onlooker.get_by_role("button", name="Copy a link for watching").wait_for()
    onlooker.keyboard.press("Escape")
    play(host, 4, stop="section.prompt:not([data-ask])")
    settled(onlooker)
    assert onlooker.locator("section[data-ask]").count() == 0
    assert onlooker.locator(".hand [data-thing]").count() == 0, "a hand is nobody else's to see"
    assert onlooker.get_by_label("Write to the table").count() == 0
    drew = re.compile(r"^You drew")
    assert host.locator(".log p").filter(has_text=drew).count() > 0
    assert onlooker.locator(".log p").filter(has_text=drew).count() == 0


def test_a_draw_is_offered_refused_and_agreed(sit: Sit) -> None:
    host, guest = sit(), sit()
    lay(host, "Anna", way="friend")
    invite(host, guest)
    seated(host)
    for agreed in (False, True):
        host.get_by_role("button", name="Table").click()
        host.get_by_role("button", name="Offer a draw").click()
        guest.get_by_text("A draw is offered by Woodwalkers (Anna)").wait_for()
        guest.get_by_role("button", name="Accept" if agreed else "Refuse").click()
        guest.get_by_text("A draw is offered by Woodwalkers (Anna)").wait_for(state="hidden")
        if not agreed:
            host.locator(".notice").filter(has_text="Refused by Ironclad: the draw").wait_for()
    for page in (host, guest):
        page.locator(".ending").get_by_text("Nobody has won").wait_for()


def test_a_take_back_is_asked_for_and_granted(sit: Sit) -> None:
    host, guest = sit(), sit()
    lay(host, "Anna", way="friend")
    invite(host, guest)
    seated(host)
    asked = host.locator(".prompt .sentence").inner_text()
    host.locator("[data-option='[\"draw\",2]']").click()
    seated(guest)
    settled(host)
    host.get_by_role("button", name="Table").click()
    host.get_by_role("button", name="Ask for a take-back").click()
    host.get_by_text("Take back one choice (Woodwalkers: 1)?").wait_for()
    host.get_by_role("button", name="Ask Bob").click()
    host.get_by_text("You have asked to take back your last choice. Waiting for Ironclad (Bob).").wait_for()
    host.get_by_role("button", name="Table").click()
    assert host.get_by_role("button", name="Ask for a take-back").count() == 0, "one is asked for already"
    host.keyboard.press("Escape")
    guest.get_by_role("button", name="Refuse").click()
    host.locator(".notice").filter(has_text="Refused by Ironclad: the take-back asked for by Woodwalkers.").wait_for()
    ask_back(host)
    host.get_by_role("button", name="Withdraw").click()
    guest.get_by_role("button", name="Accept").wait_for(state="detached")
    ask_back(host)
    guest.get_by_role("button", name="Accept").click()
    host.get_by_text(asked).wait_for()
    seated(host)
    for page in (host, guest):
        page.locator(".log p").filter(has_text="Taken back, as agreed: the last choice of Woodwalkers").wait_for()


def test_an_undo_tells_whose_turn_it_takes(sit: Sit) -> None:
    page, guest = sit(), sit()
    page.goto("/")
    page.request.post("/api/me", data={"name": "Olga"})
    laid = page.request.post(
        "/api/tables", data={"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    ).json()["id"]
    guest.goto("/")
    guest.request.post("/api/me", data={"name": "Bob"})
    guest.request.post(f"/api/tables/{laid}/join", data={"seat": 1})
    guest.goto(f"/t/{laid}")
    page.request.post(f"/api/tables/{laid}/answer", data={"seat": 0, "ask": 0, "option": ["wait"]})
    seated(guest)
    page.request.post(f"/api/tables/{laid}/undo", data={"seat": 0})
    guest.locator(".notice").filter(has_text="Taken back by").wait_for()
    guest.locator(".log p").filter(has_text="Taken back by").wait_for()


def ask_back(page: Any) -> None:
    page.get_by_role("button", name="Table").click()
    page.get_by_role("button", name="Ask for a take-back").click()
    page.get_by_role("button", name="Ask Bob").click()


def mine_to_move(page: Any) -> bool:
    """Whether the server waits for this person at the table shown."""
    table = page.url.split("/t/")[1].split("/")[0].split("#")[0]
    return any(d["mine"] for d in page.request.get(f"/api/tables/{table}").json()["decisions"])


def test_a_table_of_many_days_waits_on_the_home_page(sit: Sit) -> None:
    host, guest = sit(), sit()
    lay(host, "Anna", way="friend")
    invite(host, guest)
    seated(host)
    for seed in range(1, 41):  # a click is not yet an answer: the server says whom it waits for
        if not mine_to_move(host):
            break
        play(host, 4, seed=seed, until=lambda page: not mine_to_move(page))
    assert not mine_to_move(host)
    for page, mine in ((host, False), (guest, True)):
        page.goto("/")
        yours = page.get_by_role("region", name="Your turn")
        page.get_by_role("link", name=re.compile("Ironwood.*(Your turn|Their turn)")).first.wait_for()
        assert (yours.count() > 0) is mine
