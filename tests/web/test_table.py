"""Playing in a browser: whole games by clicking what is lit, two people over a link, one screen for two."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from hands import lay, makes_room, play, seated, settled, until_true, whoever_is_asked

Sit = Any


@pytest.mark.parametrize("side", [0, 1])
def test_whole_game_against_a_machine_by_clicking_lit_things_only(sit: Sit, side: int) -> None:
    page = sit()
    lay(page, "Anna", side=side, level="captain", options={"round_cap": "6"})
    seated(page)
    assert play(page, 1500, seed=side) == "over"
    ending = page.locator(".ending")
    assert re.search(r"won|Nobody", ending.inner_text())
    assert ending.get_by_role("link", name="Replay").is_visible()
    assert page.get_by_role("link", name="Download record").first.get_attribute("href", timeout=1000)


@pytest.mark.parametrize("bot", ["ironbot", "woodbot"])
def test_solo_against_both_bots_with_every_step_explained(sit: Sit, bot: str) -> None:
    page = sit()
    lay(page, "Anna", scenario=bot)
    seated(page)
    panel = page.get_by_role("region", name=re.compile("bot", re.IGNORECASE))
    assert play(page, 200, until=lambda p: panel.locator("ol li").count() >= 4) == "until"
    assert re.search("Expansive|Aggressive|Defensive|Disruptive|Exalted", panel.inner_text())
    assert re.search("Resolves|draw", panel.inner_text())


def test_two_browsers_over_an_invitation_with_reload_and_dropped_line(sit: Sit) -> None:
    host, guest = sit(), sit()
    lay(host, "Anna", way="friend")
    link = host.get_by_label(re.compile("Invitation link for Ironclad")).input_value()
    guest.goto(link)
    guest.get_by_role("heading", name="Ironwood").wait_for()
    guest.get_by_text("Anna invites you to Ironwood: you would play the Ironclad.").wait_for()
    guest.get_by_text("Tell us your name first").wait_for()
    guest.get_by_label("Your name").fill("Bob")
    assert guest.get_by_text("Tell us your name first").count() == 0
    guest.get_by_role("button", name="Sit down here").click()
    guest.wait_for_url(re.compile(r"/t/[^#]+$"))
    seated(host)
    pages = [host, guest]
    for number in range(24):
        play(whoever_is_asked(pages), 4, seed=number, stop="section.prompt:not([data-ask])")
        if number == 6:  # in the middle of a decision
            asked = whoever_is_asked(pages)
            before = asked.locator(".prompt .sentence").inner_text()
            log = asked.locator(".log p").all_inner_texts()
            asked.reload()
            seated(asked)
            assert asked.locator(".prompt .sentence").inner_text() == before
            assert asked.locator(".log p").all_inner_texts() == log
        if number == 12:  # the line breaks and comes back by itself
            for page in pages:
                page.evaluate("window.sockets.at(-1).close()")
    for page in pages:
        settled(page)
        heard = page.locator(".log p").all_inner_texts()
        assert len(heard) > 20
        page.reload()
        settled(page)
        assert page.locator(".log p").all_inner_texts() == heard, "no line lost, none doubled"
    host.get_by_role("tab", name="Chat").click()
    host.get_by_label("Write to the table").fill("Well played")
    host.get_by_role("button", name="Send").click()
    guest.get_by_role("tab", name="Chat").click()
    guest.locator(".chat .lines").get_by_text("Well played").wait_for()


def test_a_restarted_server_is_noticed_only_as_a_short_reconnect(sit: Sit, site: Any) -> None:
    page = sit()
    lay(page, "Anna", scenario="ironbot")
    seated(page)
    play(page, 12)
    seated(page)
    before = page.locator(".log p").all_inner_texts()
    site.kill()
    page.get_by_text("The connection is lost").wait_for()
    site.start()
    page.get_by_text("The connection is lost").wait_for(state="hidden")
    seated(page)
    assert page.locator(".log p").all_inner_texts() == before
    assert play(page, 6) == "clicks"


def test_hotseat_has_a_screen_between_the_players(sit: Sit) -> None:
    page = sit()
    lay(page, "Anna", way="here")
    seated(page)
    assert play(page, 60, stop=".curtain") == "stop"
    page.get_by_role("heading", name="Ironclad, it is your turn").wait_for()
    assert not page.locator(".table").is_visible(), "nothing of the other hand is in sight"
    page.get_by_role("button", name="Show the table to Ironclad").click()
    seated(page)
    hand = [e.get_attribute("data-thing") for e in page.locator(".hand [data-thing]").all()]
    assert hand and all(card is not None and card.startswith("IC") for card in hand)


def test_a_battle_stands_beside_the_map(sit: Sit) -> None:
    page = sit()
    lay(page, "Anna", level="squire")
    seated(page)
    assert play(page, 400, stop=".table:has(.board [data-lit]) .closeup [aria-label=Close]") == "stop"
    makes_room(page)


def test_undo_and_its_limits(sit: Sit) -> None:
    page = sit()
    lay(page, "Anna", scenario="ironbot")
    seated(page)
    undo = page.get_by_role("button", name="Undo")
    assert undo.is_disabled()
    page.locator("[data-option='[\"draw\",2]']").click()
    page.locator("[data-thing=WW02][data-lit]").wait_for()
    assert undo.is_disabled(), "cards were drawn"
    page.locator("[data-thing=WW02]").click()  # Swift Strike: Move 3 fighters
    page.get_by_text("Move a fighter (3 left)").wait_for()
    page.locator("[data-thing=f01][data-lit]").dispatch_event("click")
    page.locator("span.picked").wait_for()
    page.locator("[data-thing=f04][data-lit]").dispatch_event("click")
    page.get_by_text("Move a fighter (2 left)").wait_for()
    assert (
        page.locator("[data-thing=f04]").get_attribute("aria-label").startswith("Silverfern Hollow, inner forest, 1 ")
    )
    undo.click()
    page.get_by_text("Move a fighter (3 left)").wait_for()
    assert (
        page.locator("[data-thing=f04]")
        .get_attribute("aria-label")
        .startswith("Silverfern Hollow, inner forest, empty")
    )
    page.keyboard.press("u")
    page.get_by_text("Play a card (turn 1 of 3)").wait_for()
    assert undo.is_disabled()


@pytest.mark.parametrize("way", ["here", "machine"])
def test_a_take_back_asks_first_and_says_what_goes_back(sit: Sit, way: str) -> None:
    page = sit()
    lay(page, "Anna", way=way)
    seated(page)
    asked = page.locator(".prompt .sentence").inner_text()
    anyway = page.get_by_role("button", name="Take back anyway")
    assert anyway.count() == 0, "nothing was chosen yet"
    page.locator("[data-option='[\"draw\",2]']").click()
    if way == "here":  # the other seat of this screen draws, and then plays are asked for
        page.locator(".curtain .gold").click()
        seated(page)
    anyway.click()
    told = page.get_by_text(re.compile(r"^Take back .*Woodwalkers: 1"))
    told.wait_for()
    page.get_by_role("button", name="Not yet").click()
    assert told.count() == 0, "asked only"
    anyway.click()
    page.locator("[data-back]").click()
    if way == "here":  # whose choice it is again
        page.get_by_role("button", name="Show the table to Woodwalkers").click()
    page.get_by_text(asked).wait_for()
    settled(page)
    assert page.locator(".log").get_by_text("You draw").count() == 0


def test_why_not_on_what_is_not_lit(sit: Sit) -> None:
    page = sit()
    lay(page, "Anna", scenario="ironbot")
    seated(page)
    page.locator("[data-option='[\"draw\",2]']").click()
    page.locator("[data-thing=WW02][data-lit]").click()
    page.locator("[data-thing=f01][data-lit]").dispatch_event("click")
    page.locator("[data-thing=f12]").dispatch_event("click")
    why = page.locator(".why")
    why.get_by_text("No trail joins").wait_for()
    rule = why.get_by_role("button", name=re.compile("Read rule I"))
    rule.click()
    why.get_by_role("note").filter(has_text=re.compile("forest")).wait_for()
    page.keyboard.press("Escape")
    assert why.count() == 0


def test_what_happened_can_be_stepped_through(sit: Sit) -> None:
    page = sit()
    lay(page, "Anna")
    seated(page)
    title = "Step through what the other side did (key B)."
    recap = page.get_by_title(title)
    # looked for in the same breath as the click: between two looks the next click would take it away again
    offered = f"body:has(section[data-ask]):not(:has([data-confirm])) [title='{title}']"
    assert play(page, 120, stop=offered) == "stop"
    now = page.locator(".prompt .sentence").inner_text()
    recap.click()
    steps = page.get_by_role("region", name="What happened")
    assert "Step 1 of" in steps.inner_text()
    page.keyboard.press("Escape")
    assert page.locator(".prompt .sentence").inner_text() == now


def test_resign_asks_first_and_ends_the_game(sit: Sit) -> None:
    page = sit()
    lay(page, "Anna")
    seated(page)
    page.get_by_role("button", name="Table").click()
    page.get_by_role("button", name="Resign …").click()
    page.get_by_role("button", name="Resign as Woodwalkers: yes, really").click()
    ending = page.locator(".ending")
    ending.get_by_text("Victory for the Ironclad").wait_for()
    ending.locator(".scene img.dry").wait_for()  # its scene has been drawn
    assert "Forges built: 0 of 3" in ending.inner_text()
    swapped = ending.get_by_role("link", name="Again, sides swapped")
    assert swapped.get_attribute("href") == "/new/ironwood?side=1&scenario=duel"
    ending.get_by_role("button", name="Look at the table").click()
    ending.get_by_text("Victory for the Ironclad").wait_for()
    assert ending.get_by_role("link", name="Replay").is_visible() and ending.locator(".scene").count() == 0
    ending.get_by_role("button", name="How it ended").click()
    swapped.click()
    page.locator("input[name=side]").nth(1).wait_for(state="attached")
    assert page.locator("input[name=side]").nth(1).is_checked(), "the other side is chosen"


def test_a_game_without_a_board_is_played_on_the_plain_one(sit: Sit) -> None:
    page = sit()
    lay(page, "Anna", game="toy", scenario="duel")
    seated(page)
    page.locator(".plain").wait_for()
    assert page.locator(".board .place").first.get_attribute("aria-label") == "pile, 14 × card", "its map is drawn"
    assert play(page, 300, stop=".closeup [aria-label=Close]") == "stop", "and its fights"
    fight = page.get_by_role("region", name="toy-fight")
    assert fight.locator(".dice i").count() == 1 and fight.locator(".result").count() == 1
    assert play(page, 300) == "over"


def test_earlier_lines_of_a_long_log_come_on_scrolling(sit: Sit) -> None:
    page = sit()
    page.request.post("/api/me", data={"name": "Anna"})
    table = page.request.post("/api/tables", data={"game": "ironwood", "seats": [{"kind": "me"}] * 2}).json()["id"]
    choose = random.Random(4)
    told = 0
    while True:
        state = page.request.get(f"/api/tables/{table}").json()
        assert not state["over"] and len(state["log"]["lines"]) <= 200
        told = state["log"]["from"] + len(state["log"]["lines"])
        if told > 420:
            break
        own = next(d for d in state["decisions"] if d["options"])
        answer = {"seat": own["seat"], "ask": own["ask"], "option": choose.choice(own["options"])}
        assert page.request.post(f"/api/tables/{table}/answer", data=answer).ok
    page.goto(f"/t/{table}")
    settled(page)
    log, lines = page.locator(".log"), page.locator(".log p")
    until_true(page, "document.querySelectorAll('.log p').length === 200")
    newest, oldest = lines.last.inner_text(), lines.first.inner_text()
    for count in (400, told):  # one page, then the rest
        log.evaluate("(log) => { log.scrollTop = 0; }")
        until_true(page, f"document.querySelectorAll('.log p').length === {count}")
        until_true(page, "document.querySelector('.log').scrollTop > 0")  # what was read stays where it was
    assert lines.last.inner_text() == newest and lines.nth(told - 200).inner_text() == oldest
    assert page.get_by_role("button", name="Earlier lines").count() == 0
