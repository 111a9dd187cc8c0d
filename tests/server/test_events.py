"""What happens at a table beside its game is a line of the log for everybody: at once, later, and in the replay."""

from __future__ import annotations

from typing import Any

import fakeredis
import pytest
from tables import DAY, THREE_DAYS, Hands, accept, offer, three, two

from ravenhill.server.bus import Redis
from ravenhill.server.facts import teams

pytestmark = pytest.mark.anyio


async def beside(who: Any, table: str) -> list[tuple[str, dict[str, Any]]]:
    lines = await who.whole_log(table)
    return [(line["key"], line["args"]) for line in lines if line.get("beside")]


async def reply(who: Any, table: str, seat: int, accept: bool) -> None:
    number = (await who.get(f"/api/tables/{table}"))["offer"]["number"]
    await who.post(f"/api/tables/{table}/offer/reply", {"seat": seat, "number": number, "accept": accept})


async def test_a_claim_says_who_and_whose_time_was_up(slow: Any, wall: Hands) -> None:
    anna, ben, table = await two(slow, clock=THREE_DAYS)
    wall.now += 4 * DAY
    await offer(ben, table, 1, "claim")
    told = [("server-log-claim", {"player": "south", "other": "north"})]
    for who in (anna, ben, await slow.guest()):
        assert await beside(who, table) == told
    replayed = await anna.get(f"/api/tables/{table}/replay", count=50)
    assert [line["key"] for frame in replayed["frames"] for line in frame["log"]][-1] == "server-log-claim"
    assert (await anna.get(f"/api/tables/{table}"))["result"]["winners"] == [1]


@pytest.mark.parametrize(("kind", "end"), [("draw", "agreed"), ("close", "closed")])
async def test_an_agreed_end_is_told(server: Any, kind: str, end: str) -> None:
    anna, ben, table = await two(server)
    await offer(anna, table, 0, kind)
    assert await beside(ben, table) == []
    await accept(ben, table, 1)
    assert await beside(ben, table) == [(f"server-log-{kind}", {"player": "north"})]
    assert (await ben.get(f"/api/tables/{table}"))["result"]["reason"] == end


async def test_a_refusal_is_told_and_a_withdrawal_is_not(server: Any) -> None:
    anna, ben, table = await two(server)
    await anna.play(table, 0, ["wait"])
    ask = (await ben.get(f"/api/tables/{table}"))["decisions"][0]["ask"]
    line = await anna.sit(table)
    await offer(anna, table, 0, "takeback")
    await reply(ben, table, 1, accept=False)
    await line.until(lambda m: m["type"] == "state" and m["state"]["offer"] is None and m["state"]["version"] == 2)
    assert line.log[-1]["key"] == "server-log-refused-takeback"
    assert line.log[-1]["args"] == {"player": "south", "other": "north"}
    state = await ben.get(f"/api/tables/{table}")
    assert state["decisions"][0]["ask"] == ask, "the open question stays the same"
    await offer(anna, table, 0, "takeback")
    await reply(anna, table, 0, accept=False)
    assert len(await beside(anna, table)) == 1
    await ben.play(table, 1, ["wait"])


async def test_a_take_back_and_an_undo_that_takes_anothers_turn_are_told(server: Any) -> None:
    anna, ben, table = await two(server)
    await anna.play(table, 0, ["wait"])
    await anna.post(f"/api/tables/{table}/undo", {"seat": 0})
    assert await beside(ben, table) == [("server-log-undo", {"player": "north"})]
    await anna.play(table, 0, ["draw"])
    await offer(anna, table, 0, "takeback")
    await accept(ben, table, 1)
    keys = ["server-log-undo", "server-log-rewind"]
    assert [key for key, _ in await beside(ben, table)] == keys
    await anna.play(table, 0, ["draw"])
    lines = await anna.whole_log(table)
    assert lines[-1]["key"] == "toy-drew", "what comes now comes after it"
    assert [key for key, _ in await beside(anna, table)] == keys


async def test_a_machine_sits_down_and_gets_up(slow: Any, wall: Hands) -> None:
    anna, ben, table = await two(slow, clock=THREE_DAYS)
    await ben.post(f"/api/tables/{table}/machine", {"seat": 1, "player": "random"})
    await ben.post(f"/api/tables/{table}/machine", {"seat": 1, "player": None})
    assert [key for key, _ in await beside(anna, table)] == ["server-log-machine", "server-log-back"]
    wall.now += 4 * DAY
    problem = await anna.refused(f"/api/tables/{table}/machine", {"seat": 0, "player": "random"}, "not_now")
    assert problem["message"]["key"] == "server-late-no-machine", "nobody slips away from a claim"
    await offer(ben, table, 1, "claim")


async def test_the_others_put_a_machine_in(slow: Any, wall: Hands) -> None:
    anna, ben, eve, table = await three(slow, clock=THREE_DAYS)
    wall.now += 4 * DAY
    await offer(ben, table, 1, "machine")
    await accept(eve, table, 2)
    assert ("server-log-machine-late", {"player": "a"}) in await beside(anna, table)


async def test_no_undo_while_a_machine_plays_the_seat(server: Any) -> None:
    anna, _, table = await two(server)
    await anna.play(table, 0, ["wait"])
    assert (await anna.get(f"/api/tables/{table}"))["undo_reach"] == 1
    await anna.post(f"/api/tables/{table}/machine", {"seat": 0, "player": "random"})
    assert (await anna.get(f"/api/tables/{table}"))["undo_reach"] == 0


async def test_they_stay_when_the_server_starts_anew(start: Any) -> None:
    server = await start(snapshot_every=2)
    anna, ben, table = await two(server)
    await anna.play(table, 0, ["wait"])
    await offer(anna, table, 0, "takeback")
    await reply(ben, table, 1, accept=False)
    await ben.play(table, 1, ["wait"])
    await offer(anna, table, 0, "takeback")
    await accept(ben, table, 1)
    await anna.play(table, 0, ["draw"])
    before = await anna.whole_log(table)
    assert [line["key"] for line in before if line["key"].startswith("server-")] == [
        "server-log-refused-takeback",
        "server-log-rewind",
    ]
    server.services.open_tables.by_id.clear()
    assert await anna.whole_log(table) == before


async def test_another_process_tells_them_too(start: Any) -> None:
    shared = fakeredis.FakeServer()
    one = await start(bus=Redis("", fakeredis.FakeAsyncRedis(server=shared)))
    other = await start(bus=Redis("", fakeredis.FakeAsyncRedis(server=shared)), db=one.settings.db)
    anna, ben, table = await two(one)
    there = await other.guest()
    there.http.cookies = ben.http.cookies
    line = await there.sit(table, 1)
    await anna.play(table, 0, ["wait"])
    await anna.post(f"/api/tables/{table}/undo", {"seat": 0})
    await line.at_version(2)
    assert line.log[-1]["key"] == "server-log-undo"
    await offer(anna, table, 0, "draw")
    await reply(there, table, 1, accept=False)
    await anna.play(table, 0, ["wait"])
    assert [key for key, _ in await beside(anna, table)] == ["server-log-undo", "server-log-refused-draw"]


def test_partners_are_known_before_the_game_begins() -> None:
    assert teams("ironwood", "duel", 2) == (0, 1)
    sides = teams("wotr", "four", 4)
    assert len(set(sides)) == 2 and sides.count(sides[0]) == 2


async def test_an_undo_shows_an_open_socket_the_whole_log_anew(server: Any) -> None:
    """A line that stays moves up when those before it are taken back."""
    anna, ben, table = await two(server)
    line = await ben.sit(table, 1)
    await anna.play(table, 0, ["wait"])
    await offer(ben, table, 1, "draw")
    await reply(anna, table, 0, accept=False)
    await anna.post(f"/api/tables/{table}/undo", {"seat": 0})
    await line.at_version(3)
    assert line.log == await ben.whole_log(table)
    assert [said["key"] for said in line.log][-2:] == ["server-log-refused-draw", "server-log-undo"]
