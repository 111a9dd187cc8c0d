"""Marks drawn on the map go to the team and to nobody else; a quick phrase is read by each in their own language."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa

from ravenhill.server import ledger

pytestmark = pytest.mark.anyio
MARKS = [["rohan"], ["rohan", "osgiliath"]]


async def four(server: Any) -> tuple[list[Any], str]:
    """Four people at a War of the Ring: the first two and the last two... as the game pairs them."""
    people = [await server.guest(name) for name in ("Anna", "Ben", "Eve", "Fay")]
    table = await people[0].lay(["me", "open", "open", "open"], game="wotr", scenario="four", public=True)
    for seat, who in enumerate(people[1:], 1):
        await who.post(f"/api/tables/{table}/join", {"seat": seat})
    return people, table


async def mates(people: list[Any], table: str) -> tuple[int, list[int]]:
    """Anna's partner, and the two others."""
    teams = [seat["team"] for seat in (await people[0].get(f"/api/tables/{table}"))["seats"]]
    partner = next(seat for seat in range(1, 4) if teams[seat] == teams[0])
    return partner, [seat for seat in range(1, 4) if seat != partner]


def drawn(line: Any) -> list[Any]:
    """What of drawing a socket was told: looked for in every byte it was sent."""
    return [part for part in bytes(line.heard).split(b"\n") if b'"type":"drawn"' in part]


async def test_marks_go_to_the_team_alone(server: Any) -> None:
    people, table = await four(server)
    partner, foes = await mates(people, table)
    lines = [await who.sit(table) for who in people]
    onlooker = await (await server.guest("Guy")).sit(table)
    assert (await lines[0].do(type="draw", seat=0, marks=MARKS))["type"] == "ok"
    told = await lines[partner].until(lambda m: m["type"] == "drawn")
    assert told == {"type": "drawn", "seat": 0, "marks": MARKS}
    for line in (*(lines[seat] for seat in foes), onlooker):
        assert (await line.do(type="ping"))["type"] == "pong"  # whatever was sent before has come
        assert not drawn(line), "the other side, and who looks on, is told nothing"
    assert (await lines[0].do(type="draw", seat=0, marks=[["far-away"]]))["type"] == "ok"
    state = await people[partner].get(f"/api/tables/{table}")
    async with server.services.store.read() as c:
        stored = [list(await c.execute(sa.select(kept))) for kept in (ledger.tables, ledger.journal, ledger.chat)]
    assert "far-away" not in str(stored) and "far-away" not in str(state) and state["version"] == 0


async def test_who_comes_later_sees_them_and_a_new_drawing_takes_their_place(server: Any) -> None:
    people, table = await four(server)
    partner, _ = await mates(people, table)
    anna = await people[0].sit(table)
    await anna.do(type="draw", seat=0, marks=MARKS)
    ben = await people[partner].sit(table)
    assert (await ben.until(lambda m: m["type"] == "drawn"))["marks"] == MARKS
    await anna.do(type="draw", seat=0, marks=[])
    assert (await ben.until(lambda m: m["type"] == "drawn"))["marks"] == []


async def test_of_one_who_is_not_heard_nothing_is_seen(server: Any) -> None:
    people, table = await four(server)
    partner, _ = await mates(people, table)
    anna, ben = await people[0].sit(table), await people[partner].sit(table)
    await anna.do(type="draw", seat=0, marks=MARKS)
    assert (await ben.until(lambda m: m["type"] == "drawn"))["marks"] == MARKS
    await people[partner].post(f"/api/tables/{table}/shun", {"seat": 0, "block": False})
    assert (await ben.until(lambda m: m["type"] == "drawn"))["marks"] == []
    await anna.do(type="draw", seat=0, marks=[["moria"]])
    assert (await ben.until(lambda m: m["type"] == "drawn"))["marks"] == []
    await people[partner].post(f"/api/tables/{table}/hear", {"seat": 0})
    assert (await ben.until(lambda m: m["type"] == "drawn"))["marks"] == [["moria"]]


@pytest.mark.parametrize(
    "marks", [[["a"]] * 25, [[]], [["a", "b", "c"]], [["not a place"]], [["x" * 41]], [[7]], "rohan"]
)
async def test_what_is_drawn_has_bounds(server: Any, marks: Any) -> None:
    people, table = await four(server)
    line = await people[0].sit(table)
    assert (await line.do(type="draw", seat=0, marks=marks))["error"]["code"] == "bad"


async def test_nobody_draws_for_another_seat(server: Any) -> None:
    people, table = await four(server)
    line = await people[0].sit(table)
    assert (await line.do(type="draw", seat=1, marks=MARKS))["error"]["code"] == "forbidden"
    onlooker = await (await server.guest("Guy")).sit(table)
    assert (await onlooker.do(type="draw", seat=0, marks=MARKS))["error"]["code"] == "forbidden"


async def test_a_phrase_is_talk_by_its_key(server: Any) -> None:
    """As any line it is muted with its speaker; programs that know no keys read English."""
    people, table = await four(server)
    anna, eve = await people[0].sit(table), await people[2].sit(table)
    assert (await anna.do(type="chat", phrase="well-played"))["type"] == "ok"
    (line,) = (await eve.until(lambda m: m["type"] == "chat"))["chat"]["lines"]
    assert (line["phrase"], line["text"], line["seat"]) == ("well-played", "Well played!", 0)
    await people[2].post(f"/api/tables/{table}/shun", {"seat": 0, "block": False})
    told = (await people[2].get(f"/api/tables/{table}"))["chat"]["lines"][0]
    assert told["muted"] and told["phrase"] is None and told["text"] == ""
    for wrong in ({}, {"text": "Hello", "phrase": "hello"}, {"phrase": "anything else"}):
        assert (await anna.do(type="chat", **wrong))["error"]["code"] == "bad"


async def test_phrases_come_back_from_the_store(start: Any) -> None:
    first = await start()
    anna = await first.guest("Anna")
    table = await anna.lay(["me", "me"])
    await anna.post(f"/api/tables/{table}/chat", {"phrase": "luck"})
    second = await start()  # another process at the same database
    anna.goes_to(second)
    assert (await anna.get(f"/api/tables/{table}"))["chat"]["lines"][0]["phrase"] == "luck"
