"""Answers left in advance: tried when they are asked for, taken back as easily, and nobody else's business."""

from __future__ import annotations

import time
from typing import Any

import pytest
from tables import two


@pytest.fixture
async def duel(start: Any) -> tuple[Any, Any, str, Any]:
    """Anna at the north, Ben at the south, and somebody who looks on; Anna is to act."""
    server = await start(ahead_pause=0.0)
    anna, ben, eye = await server.guest("Anna"), await server.guest("Ben"), await server.guest("Eve")
    table = await anna.lay(["me", "open"], options={"hand": 1})
    (key,) = (await anna.get(f"/api/tables/{table}/invitations"))["invitations"]
    await ben.post(f"/api/tables/{table}/join", {"seat": 1, "key": key["key"]})
    return anna, ben, table, eye


def wish(kind: str, *option: Any) -> dict[str, Any]:
    return {"kind": kind, "option": list(option)}


async def test_an_answer_left_in_advance_is_given(duel: Any) -> None:
    anna, ben, table, _ = duel
    line = await ben.sit(table, 1)
    assert [one["kind"] for one in line.state["ahead"]["offered"]] == ["commit", "act"]
    told = await line.do(type="ahead", seat=1, left=[wish("act", "wait"), wish("act", "draw")])
    assert told["type"] == "ok"
    assert line.state["ahead"]["left"] == [wish("act", "wait"), wish("act", "draw")]
    await anna.play(table, 0, ["wait"])
    state = await line.at_version(2)
    assert state["decisions"][0]["seat"] == 0  # Ben has answered, and Anna is asked again
    assert state["ahead"]["left"] == [wish("act", "draw")]  # the next one waits for its turn


async def test_it_is_taken_back_as_easily(duel: Any) -> None:
    anna, ben, table, _ = duel
    line = await ben.sit(table, 1)
    await line.do(type="ahead", seat=1, left=[wish("act", "peek")])
    await line.do(type="ahead", seat=1, left=[])
    await anna.play(table, 0, ["wait"])
    await line.at_version(1)
    assert (await line.do(type="ping"))["type"] == "pong"
    assert line.state["version"] == 1 and line.state["decisions"][0]["mine"]


async def test_what_is_not_open_any_more_is_dropped_and_told(duel: Any) -> None:
    """With one card each: Ben wants to fight, but Anna fights first, and no card is left."""
    anna, ben, table, _ = duel
    line = await ben.sit(table, 1)
    card = line.state["ahead"]["offered"][0]["options"][0]
    await line.do(type="ahead", seat=1, left=[wish("act", "fight"), wish("commit", *card)])
    await anna.play(table, 0, ["fight"])
    mine = await anna.get(f"/api/tables/{table}", seat=0)
    await anna.play(table, 0, mine["decisions"][0]["options"][0])
    state = await line.at_version(3)  # Ben's card was committed in advance
    if not state["decisions"][0]["mine"]:
        await anna.play(table, 0, ["rest"])
    told = await line.until(lambda m: m["type"] == "state" and bool(m["state"]["ahead"]["dropped"]))
    assert told["state"]["ahead"]["dropped"] == [wish("act", "fight")] and told["state"]["ahead"]["left"] == []
    assert told["state"]["decisions"][0]["mine"]  # Ben is asked himself


async def test_nobody_else_learns_of_it(duel: Any) -> None:
    """Neither from a message nor from a state: what others are told is the same as if nothing were left."""
    anna, ben, table, eye = duel
    others = [await anna.sit(table, 0), await eye.sit(table)]
    before = [dict(line.state) for line in others]
    line = await ben.sit(table, 1)
    for other in others:
        await other.do(type="ping")
        other.others.clear()  # that Ben came is no secret
    await line.do(type="ahead", seat=1, left=[wish("act", "wait")])
    for guest, other, was in zip((anna, eye), others, before, strict=True):
        assert (await other.do(type="ping"))["type"] == "pong"
        assert other.others == []  # no message came in between
        now = await guest.get(f"/api/tables/{table}", seat=0 if guest is anna else None)
        same = {name for name in was if name not in ("log", "chat", "gallery", "seats", "watchers")}
        assert {name: now[name] for name in same} == {name: was[name] for name in same}
        assert was["ahead"] is None or was["ahead"]["left"] == []
    assert b"wait" not in bytes(eye.heard)
    problem = await anna.refused(f"/api/tables/{table}/ahead", {"seat": 1, "left": []}, "forbidden")
    assert problem["message"]["key"] == "server-not-your-seat"


async def test_what_can_not_come_is_refused_and_changes_nothing(duel: Any) -> None:
    _, ben, table, _ = duel
    await ben.post(f"/api/tables/{table}/ahead", {"seat": 1, "left": [wish("act", "wait")]})
    await ben.refused(f"/api/tables/{table}/ahead", {"seat": 1, "left": [wish("act", "fly")]}, "illegal")
    await ben.refused(f"/api/tables/{table}/ahead", {"seat": 1, "left": [wish("act", "wait")] * 13}, "bad")
    state = await ben.get(f"/api/tables/{table}", seat=1)
    assert state["ahead"]["left"] == [wish("act", "wait")]


async def test_what_was_due_when_the_server_died_is_given(start: Any) -> None:
    """Anna has answered, Ben's answer was about to be given: whoever starts next gives it, though nobody looks on."""
    first = await start(ahead_pause=1000.0)
    anna, ben, table = await two(first)
    await ben.post(f"/api/tables/{table}/ahead", {"seat": 1, "left": [wish("act", "wait")]})
    await anna.play(table, 0, ["wait"])
    again = await start(ahead_pause=0.0, clock=lambda: time.time() + 60)
    anna.goes_to(again)
    state = await (await anna.sit(table)).at_version(2)
    assert state["decisions"][0]["seat"] == 0


async def test_it_outlives_the_server(start: Any, duel: Any) -> None:
    anna, ben, table, _ = duel
    await ben.post(f"/api/tables/{table}/ahead", {"seat": 1, "left": [wish("act", "peek")]})
    again = await start(ahead_pause=0.0)
    for guest in (anna, ben):
        guest.goes_to(again)
    assert (await ben.get(f"/api/tables/{table}", seat=1))["ahead"]["left"] == [wish("act", "peek")]
