"""Who you are and whom you meet: sessions, leaving, a new password; muting, blocking and reporting in the talk."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

from hands import lay, play, seated, until_true, wait_for

Sit = Any
PASSWORD = "correct horse"


def account(page: Any, name: str, login: str) -> None:
    page.goto("/")
    page.request.post("/api/me", data={"name": name})
    page.goto("/account")
    made = page.locator("form", has=page.get_by_role("heading", name="Make an account"))
    made.get_by_label("Account name").fill(login)
    made.get_by_label("Password").fill(PASSWORD)
    made.get_by_role("button", name="Make an account").click()
    page.get_by_role("heading", name="Change password").wait_for()
    page.get_by_text(f"Your account name: {login}").wait_for()


def sign_in(page: Any, login: str) -> None:
    page.goto("/account")
    form = page.locator("form", has=page.get_by_role("heading", name="Sign in"))
    form.get_by_label("Account name").fill(login)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Sign in").click()
    page.get_by_role("heading", name="Sit down.").wait_for()
    page.goto("/account")
    page.get_by_role("heading", name="Where you are signed in").wait_for()


def test_another_browser_is_signed_out(sit: Sit) -> None:
    desk, phone = sit(), sit()
    account(desk, "Anna", "anna-desk")
    sign_in(phone, "anna-desk")
    desk.reload()
    listed = desk.locator("section", has=desk.get_by_role("heading", name="Where you are signed in")).get_by_role(
        "listitem"
    )
    desk.get_by_role("button", name="Sign out everywhere else").wait_for()
    assert listed.count() == 2 and listed.filter(has_text="this browser").count() == 1
    desk.get_by_role("button", name=re.compile("^Sign out .+ on .+")).click()
    desk.get_by_text("Signed out there.").wait_for()
    desk.get_by_role("button", name="Sign out everywhere else").wait_for(state="detached")
    phone.reload()
    phone.get_by_role("heading", name="Sign in").wait_for()


def test_an_account_is_deleted_with_its_password_only(sit: Sit) -> None:
    page = sit()
    account(page, "Berta", "berta-leaves")
    page.get_by_role("button", name="Delete my account").click()
    page.get_by_text("Running games are given up").wait_for()
    leaving = page.locator("form", has=page.get_by_role("heading", name="Delete my account"))
    leaving.get_by_label("Password").fill("something else")
    page.get_by_role("button", name="Yes, forget me").click()
    page.get_by_text("This is not your password.").wait_for()
    leaving.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Yes, forget me").click()
    page.get_by_text("You are forgotten.").wait_for()
    page.get_by_role("heading", name="Sign in").wait_for()


def test_a_link_that_is_too_old_says_so(sit: Sit) -> None:
    page = sit()
    page.goto("/reset#nothing")
    page.get_by_label("New password").fill(PASSWORD)
    page.get_by_role("button", name="Save").click()
    page.get_by_text("This link is too old, or was used already.").wait_for()


def test_talk_at_the_table_and_in_the_gallery(sit: Sit) -> None:
    host, guest, onlooker = sit(), sit(), sit()
    lay(host, "Anna", way="friend")
    guest.goto(host.get_by_label(re.compile("Invitation link for Ironclad")).input_value())
    guest.get_by_label("Your name").fill("Bob")
    guest.get_by_role("button", name="Sit down here").click()
    guest.wait_for_url(re.compile(r"/t/[^#]+$"))
    seated(host)
    onlooker.goto("/")
    onlooker.request.post("/api/me", data={"name": "Olga"})
    onlooker.goto(host.url)
    for page in (host, guest, onlooker):
        page.get_by_role("tab", name="Chat").click()

    def say(page: Any, text: str, label: str = "Write to the table") -> None:
        page.get_by_label(label).fill(text)
        page.get_by_role("button", name="Send").click()
        page.locator(".chat p").filter(has_text=text).wait_for()

    onlooker.get_by_text("Players read this when the game is over.").wait_for()
    say(onlooker, "Anna has the better hand", "Write to those who look on")
    say(guest, "You play like a stone")
    host.locator(".chat p").filter(has_text="You play like a stone").wait_for()
    assert host.locator(".chat p").filter(has_text="better hand").count() == 0
    onlooker.locator(".chat p").filter(has_text="stone").wait_for()
    assert onlooker.locator(".chat p").filter(has_text="better hand").count() == 1

    host.get_by_role("button", name="About Bob").click()
    host.get_by_role("button", name="Report to the host").click()
    host.get_by_label("What is wrong?").fill("He is rude")
    host.get_by_role("button", name="Report", exact=True).click()
    host.get_by_text("Reported, with what was said before.").wait_for()
    host.get_by_role("button", name="About Bob").click()
    host.get_by_text("They do not notice, and you can still play together.").wait_for()
    host.get_by_role("button", name="Do not hear Bob").click()
    host.locator(".chat p").filter(has_text="stone").wait_for(state="detached")
    host.locator(".chat p").filter(has_text=re.compile("Bob.* not heard$")).wait_for()
    say(guest, "And like a log")
    host.locator(".chat p").filter(has_text="2 lines not heard").wait_for()
    say(host, "Hm")

    host.get_by_role("button", name="About Bob").click()
    host.get_by_role("button", name="Hear Bob again").click()
    host.locator(".chat p").filter(has_text="stone").wait_for()
    assert re.search(r"\d:\d\d", host.locator(".chat p").first.inner_text()), "a line has its time"
    host.get_by_role("button", name="About Bob").first.click()
    host.get_by_role("button", name="Block Bob").click()
    host.locator(".chat p").filter(has_text="2 lines not heard").wait_for()
    host.goto("/account")
    host.get_by_role("button", name="Hear Bob again").click()
    host.get_by_role("heading", name="Whom you do not hear").wait_for(state="detached")


def test_a_new_password_leaves_the_table_open_and_the_browser_signed_in(sit: Sit) -> None:
    page = sit()
    account(page, "Dora", "dora-stays")
    table = page.context.new_page()
    lay(table, "Dora")
    seated(table)
    old = PASSWORD
    for n in range(5):
        form = page.locator("form", has=page.get_by_role("heading", name="Change password"))
        form.get_by_label("Password", exact=True).fill(old)
        old = f"{PASSWORD} {n}"
        form.get_by_label("New password").fill(old)
        with page.expect_request("**/api/me/password"):
            form.get_by_role("button", name="Save").click()
        page.goto("/about")  # without waiting for the answer
        wait_for(page, partial(signed_in, page, old), "the new password holds")
        page.goto("/account")
        page.get_by_role("heading", name="Change password").wait_for()
    until_true(table, "document.querySelector('.table[data-version]') !== null")
    table.wait_for_timeout(1500)
    seated(table)
    assert table.locator(".trouble").count() == 0
    play(table, 1)


def signed_in(page: Any, password: str) -> bool:
    """Whether the account has this password by now; asked from a browser of nobody's."""
    other = page.context.browser.new_context(base_url=page.url.split("/about")[0])
    try:
        return bool(other.request.post("/api/login", data={"login": "dora-stays", "password": password}).ok)
    finally:
        other.close()


def test_a_session_ended_elsewhere_says_so_at_the_table(sit: Sit) -> None:
    desk, phone = sit(), sit()
    account(desk, "Emil", "emil-twice")
    sign_in(phone, "emil-twice")
    lay(desk, "Emil")
    seated(desk)
    phone.goto(desk.url)
    seated(phone)
    desk.goto("/account")
    desk.get_by_role("button", name="Sign out everywhere else").click()
    phone.get_by_text("You were signed out here.").wait_for()
    phone.locator(".trouble").get_by_role("link", name="Sign in").click()
    form = phone.locator("form", has=phone.get_by_role("heading", name="Sign in"))
    form.get_by_label("Account name").fill("emil-twice")
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Sign in").click()
    phone.wait_for_url("**/t/*")
    seated(phone)


def test_an_account_for_somebody_without_a_name(sit: Sit) -> None:
    page = sit()
    page.goto("/")
    page.get_by_role("link", name="Sign in or join").click()
    made = page.locator("form", has=page.get_by_role("heading", name="Make an account"))
    made.get_by_label("Account name").fill("frieda")
    made.get_by_label("Password (at least 8 characters)").fill(PASSWORD)
    signing = page.locator("form", has=page.get_by_role("heading", name="Sign in"))
    assert signing.get_by_label("Account name").input_value() == "", "each form has its own fields"
    signing.get_by_text("ask whoever runs it for a new one").wait_for()
    made.get_by_role("button", name="Make an account").click()
    page.get_by_text("Your account name: frieda").wait_for()


def test_unread_lines_are_those_of_others_and_remembered(sit: Sit) -> None:
    host, guest = sit(), sit()
    lay(host, "Anna", way="friend")
    guest.goto(host.get_by_label(re.compile("Invitation link for Ironclad")).input_value())
    guest.get_by_label("Your name").fill("Bob")
    guest.get_by_role("button", name="Sit down here").click()
    seated(host)
    table = host.url.split("/t/")[1]
    for page, text in ((host, "Mine"), (guest, "Yours"), (guest, "And this")):
        page.request.post(f"/api/tables/{table}/chat", data={"text": text})
    badge = host.locator(".badge")
    badge.get_by_text("2", exact=True).wait_for()
    host.reload()
    badge.get_by_text("2", exact=True).wait_for()
    host.get_by_role("tab", name="Chat").click()
    host.locator(".chat p").filter(has_text="And this").wait_for()
    host.reload()
    seated(host)
    assert badge.count() == 0, "they were read"
