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
