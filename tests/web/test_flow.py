"""Fewer clicks: answers in advance, marks on the map, phrases, the keyboard, the table without a network."""

from __future__ import annotations

from typing import Any

from conftest import Sit
from hands import seated, wait_for


def two(sit: Sit, game: str = "toy", **more: Any) -> tuple[Any, Any, str]:
    """Two people at a table of two, each in a browser of their own, with the table open."""
    anna, ben = sit(), sit()
    for page, name in ((anna, "Anna"), (ben, "Ben")):
        assert page.request.post("/api/me", data={"name": name}).ok
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], **more}
    table = anna.request.post("/api/tables", data=wish).json()["id"]
    (open_seat,) = anna.request.get(f"/api/tables/{table}/invitations").json()["invitations"]
    assert ben.request.post(f"/api/tables/{table}/join", data={"seat": 1, "key": open_seat["key"]}).ok
    for page in (anna, ben):
        page.goto(f"/t/{table}")
    seated(anna)
    return anna, ben, table


def test_an_answer_is_left_in_advance_and_taken_back(sit: Sit) -> None:
    """Line 12: what is surely asked next is answered now; another click takes it back; nobody else sees it."""
    anna, ben, table = two(sit)
    ben.get_by_role("button", name="Answer in advance").click()
    ben.locator("""[data-ahead-option='["peek"]']""").click()
    ben.locator("""[data-left='["peek"]']""").click()  # taken back
    wait_for(ben, lambda: ben.locator("[data-left]").count() == 0, "nothing is left")
    ben.locator("""[data-ahead-option='["wait"]']""").click()
    ben.locator("""[data-left='["wait"]']""").wait_for()
    assert anna.locator("[data-left]").count() == 0
    anna.locator("""[data-option='["wait"]']""").click()
    anna.locator('.table[data-version="2"]').wait_for()  # Ben has answered, and Anna is asked again
    seated(anna)
    assert ben.locator("[data-left]").count() == 0


def test_without_a_network_the_table_stands_as_it_did_and_an_answer_waits(sit: Sit) -> None:
    """Line 16: the shell opens, the last state is shown, and what was answered is sent once when the table is back."""
    page = sit(service_workers="allow")
    assert page.request.post("/api/me", data={"name": "Anna"}).ok
    wish = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "machine", "player": "random"}]}
    table = page.request.post("/api/tables", data=wish).json()["id"]
    page.goto(f"/t/{table}")
    seated(page)
    page.evaluate("navigator.serviceWorker.ready")
    kept = f"""async () => !!(await caches.match('/kept/{table}/state')) && !!(await caches.match('/'))
      && performance.getEntriesByType('resource').filter((e) => /assets.*js/.test(e.name)).length > 0
      && (await Promise.all(performance.getEntriesByType('resource').filter((e) => /[/]assets[/]/.test(e.name))
        .map((e) => caches.match(e.name)))).every(Boolean)"""
    wait_for(page, lambda: page.evaluate(kept), "the shell and the table are kept")
    page.context.set_offline(True)
    page.reload()
    page.get_by_role("alert").filter(has_text="Reconnecting").or_(page.locator(".line.lost")).first.wait_for()
    page.locator("""[data-option='["wait"]']""").click()
    wait_for(page, lambda: page.evaluate(f"caches.match('/kept/{table}/answer').then(Boolean)"), "the answer waits")
    page.reload()  # even if the page is closed meanwhile
    page.locator(".line.lost").wait_for()
    page.context.set_offline(False)
    wait_for(
        page, lambda: page.request.get(f"/api/tables/{table}?seat=0").json()["answers"] >= 1, "the answer has come"
    )
    seated(page)
    assert page.request.get(f"/api/tables/{table}/log?seat=0&from=0&count=50").ok
