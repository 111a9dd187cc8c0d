"""The socket: hello, what is new, resume without a missed or doubled line, races, manners."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any, get_args

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ravenhill.server.app import create
from ravenhill.server.forms.socket import Said, Spoken
from ravenhill.server.settings import Settings

pytestmark = pytest.mark.anyio


async def pair(server: Any, **more: Any) -> tuple[Any, Any, str]:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.lay(["me", "open"], public=True, **more)
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    return anna, ben, table


async def test_an_answer_is_told_to_everybody(server: Any) -> None:
    anna, ben, table = await pair(server)
    one, two, eve = await anna.sit(table), await ben.sit(table), await (await server.guest()).sit(table)
    await one.until(lambda m: m["type"] == "seats" and m["watchers"] == 1)
    done = await one.do(type="answer", seat=0, ask=0, option=["draw"])
    assert done["type"] == "ok" and done["version"] == 1 and one.state["version"] == 1
    assert [line["key"] for line in one.log][-1] == "toy-drew" and len(one.log) == 5
    assert (await two.at_version(1))["decisions"][0]["seat"] == 0
    assert len(two.log) == 3 and (await eve.at_version(1))["view"]["counts"] == [5, 3]
    assert eve.log == []


async def test_a_careful_answer_is_given_only_if_it_can_be_taken_back(server: Any) -> None:
    """A card would be drawn: nothing is done, nobody is told anything; said again without care it is."""
    anna, ben, table = await pair(server)
    one, two = await anna.sit(table), await ben.sit(table)
    before = await anna.get(f"/api/tables/{table}")
    told = await one.do(type="answer", seat=0, ask=0, option=["draw"], careful=True)
    assert told == {"type": "final", "id": told["id"]}
    answering = {"seat": 0, "ask": 0, "option": ["draw"]}
    assert await anna.post(f"/api/tables/{table}/answer", {**answering, "careful": True}) == {"final": True}
    assert await anna.get(f"/api/tables/{table}") == before and one.state["version"] == 0
    assert (await one.do(type="answer", **answering, careful=False))["version"] == 1
    assert (await two.at_version(1))["answers"] == 1


async def test_a_careful_answer_that_can_be_taken_back_is_given(server: Any) -> None:
    anna, _, table = await pair(server)
    line = await anna.sit(table)
    done = await line.do(type="answer", seat=0, ask=0, option=["wait"], careful=True)
    assert done["type"] == "ok" and done["version"] == 1
    asked = {"seat": 0, "ask": 0, "option": ["wait"], "careful": True}
    await anna.refused(f"/api/tables/{table}/answer", asked, "stale")


async def test_care_does_not_spare_a_refusal(server: Any) -> None:
    anna, _, table = await pair(server)
    asked = {"seat": 0, "ask": 0, "option": ["discard", 1], "careful": True}
    await anna.refused(f"/api/tables/{table}/answer", asked, "illegal")
    line = await anna.sit(table)
    told = await line.do(type="answer", **{**asked, "careful": "yes"})
    assert told["error"]["code"] == "bad" and told["error"]["message"]["args"]["field"] == "answer.careful"


async def test_an_older_client_says_more_in_its_hello(server: Any) -> None:
    anna, _, table = await pair(server)
    line = await anna.open(table)
    told = await line.hello(0, {"version": 7, "epoch": 0, "log": 0, "chat": 0, "gallery": 0})
    assert told["type"] == "state"


async def test_presence(server: Any) -> None:
    anna, ben, table = await pair(server)
    one = await anna.sit(table)
    assert [s["connected"] for s in one.state["seats"]] == [True, False]
    two = await ben.sit(table)
    await one.until(lambda m: m["type"] == "seats" and m["seats"][1]["connected"])
    await two.close()
    await one.until(lambda m: m["type"] == "seats" and not m["seats"][1]["connected"])


async def test_resume_brings_exactly_the_missing_lines(server: Any) -> None:
    """A socket that drops at random moments ends with the same log as one that never did."""
    anna, ben, table = await pair(server)
    steady, drops = await anna.sit(table), await ben.sit(table)
    chance = random.Random(5)
    log: list[Any] = []
    for step in range(60):
        seat, who, line = next(
            (d["seat"], w, ln)
            for d in steady.state["decisions"]
            for w, ln, s in ((anna, steady, 0), (ben, drops, 1))
            if d["seat"] == s
        )
        state = await who.get(f"/api/tables/{table}", seat=seat)
        asked = next(d for d in state["decisions"] if d["seat"] == seat)
        option = chance.choice(asked["options"])
        done = await who.post(f"/api/tables/{table}/answer", {"seat": seat, "ask": asked["ask"], "option": option})
        if state["undo_reach"] and chance.random() < 0.3:
            await who.ask("POST", f"/api/tables/{table}/undo", {"seat": seat})
        version = (await anna.get(f"/api/tables/{table}"))["version"]
        assert version >= done["version"]
        await steady.at_version(version)
        if chance.random() < 0.4:
            have, log = drops.have, drops.log
            await drops.close()
            drops = await ben.open(table)
            drops.log = log
            drops.chat = []
            await drops.hello(1, have)
        await drops.at_version(version)
        if steady.state["over"]:
            break
        del step, line
    assert drops.log == (await ben.get(f"/api/tables/{table}/log", seat=1))["log"]["lines"]
    assert steady.log == (await anna.get(f"/api/tables/{table}/log", seat=0))["log"]["lines"]
    assert len(drops.log) > 3


async def test_take_back_cuts_the_log_of_an_open_socket(server: Any) -> None:
    anna = await server.guest("Anna")
    table = await anna.lay()
    line = await anna.sit(table, 0)
    await line.do(type="answer", seat=0, ask=0, option=["draw"])
    assert len(line.log) == 5
    await line.do(type="offer", seat=0, kind="takeback")
    assert len(line.log) == 3 and line.state["epoch"] == 1 and line.state["answers"] == 0


async def test_look_from_the_other_seat(server: Any) -> None:
    anna = await server.guest("Anna")
    table = await anna.lay()
    line = await anna.sit(table)
    mine = line.state["view"]["hand"]
    await line.do(type="look", seat=1)
    assert line.state["you"]["seat"] == 1 and line.state["view"]["hand"] != mine
    ben = await server.guest("Ben")
    other = await ben.sit(table)
    refusal = await other.do(type="look", seat=1)
    assert refusal["type"] == "error" and refusal["error"]["code"] == "forbidden"


async def test_two_answers_racing_for_one_decision(server: Any) -> None:
    anna = await server.guest("Anna")
    for _ in range(10):
        table = await anna.lay()
        tabs = [await anna.sit(table, 0) for _ in range(4)]
        told = await asyncio.gather(*(t.do(type="answer", seat=0, ask=0, option=["wait"]) for t in tabs))
        assert sorted(m["type"] for m in told) == ["error", "error", "error", "ok"]
        assert {m["error"]["code"] for m in told if m["type"] == "error"} == {"stale"}
        state = await anna.get(f"/api/tables/{table}", seat=0)
        assert state["answers"] == 1
        for tab in tabs:
            await tab.close()


async def test_both_at_once_answers_do_not_disturb_each_other(server: Any) -> None:
    anna, ben, table = await pair(server)
    one, two = await anna.sit(table), await ben.sit(table)
    await one.do(type="answer", seat=0, ask=0, option=["fight"])
    await two.at_version(1)
    ask = one.state["decisions"][0]["ask"]
    assert [d["seat"] for d in one.state["decisions"]] == [0, 1]
    first, second = one.state["decisions"][0]["options"][0], two.state["decisions"][1]["options"][0]
    told = await asyncio.gather(
        one.do(type="answer", seat=0, ask=ask, option=first), two.do(type="answer", seat=1, ask=ask, option=second)
    )
    assert [m["type"] for m in told] == ["ok", "ok"]
    assert (await one.at_version(3))["answers"] == 3


async def test_everything_else_over_the_socket(server: Any) -> None:
    anna, ben, table = await pair(server)
    one, two = await anna.sit(table), await ben.sit(table)
    assert (await one.do(type="ping"))["type"] == "pong"
    why = await one.do(type="why", seat=0, option=["dance"])
    assert why["type"] == "why" and why["rule"] == "T1"
    assert (await one.do(type="chat", text="Hello"))["type"] == "ok"
    await two.until(lambda m: m["type"] == "chat")
    assert two.chat[0]["text"] == "Hello"
    await one.do(type="answer", seat=0, ask=0, option=["wait"])
    await one.do(type="undo", seat=0)
    await two.at_version(2)
    assert (await one.do(type="offer", seat=0, kind="draw"))["type"] == "ok"
    offer = (await two.until(lambda m: m["type"] == "state" and m["state"]["offer"]))["state"]["offer"]
    await two.do(type="reply", seat=1, number=offer["number"], accept=False)
    assert two.state["offer"] is None
    await two.do(type="resign", seat=1)
    assert (await one.at_version(4))["over"]  # the refusal has a line of its own


UNKNOWN_FIELD = json.dumps({"type": "answer", "id": "7", "seat": 0, "ask": 0, "option": ["wait"], "more": 1})


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "[]",
        "{}",
        '{"type": "fly"}',
        '{"type": "ping", "id": 7}',
        "[" * 10000,
        '{"type":"hello"}',
        UNKNOWN_FIELD,
        r'{"type": "ping", "id": "\ud800"}',
        r'{"id": "\ud800"}',
    ],
)
async def test_what_cannot_be_read_is_refused_and_the_socket_stays(server: Any, text: str) -> None:
    anna = await server.guest("Anna")
    line = await anna.sit(await anna.lay())
    await line.ws.send(text)
    refusal = await line.until(lambda m: m["type"] == "error")
    assert refusal["error"]["code"] == "bad" and "Traceback" not in json.dumps(refusal)
    assert (await line.do(type="ping"))["type"] == "pong"


async def closed_with(line: Any) -> int:
    with pytest.raises(ConnectionClosed) as closing:
        await line.until(lambda m: False)
    assert closing.value.rcvd is not None
    return int(closing.value.rcvd.code)


async def test_closing_codes(server: Any) -> None:
    anna, eve = await server.guest("Anna"), await server.guest()
    table = await anna.lay(spectators=False)
    line = await eve.open(table)
    assert (await line.hello())["error"]["code"] == "forbidden"
    assert await closed_with(line) == 4001
    line = await anna.open("nowhere")
    assert (await line.hello())["error"]["code"] == "missing"
    assert await closed_with(line) == 4004
    line = await anna.open(table)
    await line.send({"type": "ping"})
    assert await closed_with(line) == 4009
    line = await anna.sit(table)
    await line.ws.send(json.dumps({"type": "chat", "text": "x" * 20000}))
    assert await closed_with(line) == 1009
    line = await anna.sit(table)
    await line.ws.send(b"\x00\x01")
    assert await closed_with(line) == 1000


async def test_another_site_is_turned_away(server: Any) -> None:
    anna = await server.guest("Anna")
    table = await anna.lay()
    for origin in (
        "https://evil.example",
        "null",
        "http://[",
        server.url.replace("127.0.0.1", "127.0.0.1.evil.example"),
    ):
        with pytest.raises(InvalidStatus) as turned_away:
            await anna.open(table, origin)
        assert turned_away.value.response.status_code == 403
    line = await anna.open(table, server.url)
    assert (await line.hello())["type"] == "state"


async def test_sockets_are_counted(start: Any) -> None:
    server = await start(sockets_per_person=2)
    anna = await server.guest("Anna")
    table = await anna.lay()
    await anna.sit(table)
    second = await anna.sit(table)
    assert await closed_with(await anna.open(table)) == 4008
    await second.close()
    await asyncio.sleep(0.1)
    await anna.sit(table)


async def test_a_stopping_server_says_so(server: Any) -> None:
    anna = await server.guest("Anna")
    line = await anna.sit(await anna.lay())
    server._server.should_exit = True
    assert await closed_with(line) == 1012


def test_the_socket_takes_what_http_takes() -> None:
    """Whatever can be done both ways is said in one form, and there is nothing the socket alone can do to a game."""
    document = create(Settings(db="sqlite+aiosqlite://")).openapi()
    for message in get_args(Said):
        (kind,) = get_args(message.model_fields["type"].annotation)
        (form,) = [base.__name__ for base in message.__bases__ if base is not Spoken] or [None]
        if form is None:
            assert kind in ("hello", "look", "ping")
            continue
        if kind == "draw":  # marks on the map, which no game knows of
            continue
        path = "/api/tables/{table_id}/" + {"reply": "offer/reply"}.get(kind, kind)
        body = document["paths"][path]["post"]["requestBody"]["content"]["application/json"]["schema"]
        assert body["$ref"].rpartition("/")[2] == form


async def test_nobody_is_asked_back_about_what_costs_nothing(server: Any) -> None:
    """Drawing can not be taken back, but it spends nothing; a card that is played does."""
    anna = await server.guest("Anna")
    table = await anna.lay(["me", "me"], game="ironwood")
    line = await anna.sit(table)
    assert (await line.do(type="answer", seat=0, ask=0, option=["draw", 2], careful=True))["type"] == "ok"
