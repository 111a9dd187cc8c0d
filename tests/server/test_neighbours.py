"""People who meet strangers: two rooms of talk, not hearing somebody, not sitting with them, reporting them."""

from __future__ import annotations

from typing import Any

import fakeredis
import pytest
import sqlalchemy as sa

from ravenhill.server import ledger
from ravenhill.server.bus import Redis

pytestmark = pytest.mark.anyio


async def table_of_two(server: Any) -> tuple[Any, Any, str]:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.lay(["me", "open"], public=True)
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    return anna, ben, table


def texts(talk: Any) -> list[str]:
    return [line["text"] for line in (talk["lines"] if isinstance(talk, dict) else talk)]


async def test_players_do_not_hear_who_looks_on_until_the_game_is_over(server: Any) -> None:
    anna, ben, table = await table_of_two(server)
    eve, finn = await server.guest("Eve"), await server.guest("Finn")
    where = f"/api/tables/{table}"
    played, watched = await anna.sit(table), await finn.sit(table)
    looking = await anna.sit(table, -1)  # a player who looks from the spectators' place is a player
    await eve.post(f"{where}/chat", {"text": "South has nothing in hand"})
    await anna.post(f"{where}/chat", {"text": "Your turn"})
    for line in (played, watched, looking):
        await line.until(lambda m: m["type"] == "chat" and bool(m["chat"]["lines"]))
    assert texts(watched.gallery) == ["South has nothing in hand"] and texts(watched.chat) == ["Your turn"]
    for state in (await anna.get(where), await anna.get(where, seat=-1), await ben.get(where)):
        assert texts(state["gallery"]) == [] and texts(state["chat"]) == ["Your turn"]
    assert b"nothing in hand" not in anna.heard + ben.heard
    assert texts((await finn.get(where))["gallery"]) == ["South has nothing in hand"]
    await ben.post(f"{where}/resign", {"seat": 1})
    await played.until(lambda m: m["type"] == "state" and m["state"]["over"])
    assert texts(played.gallery) == ["South has nothing in hand"]
    await eve.post(f"{where}/chat", {"text": "Well played"})
    await played.until(lambda m: m["type"] == "chat")
    assert texts(played.gallery) == ["South has nothing in hand", "Well played"]


async def test_a_closed_table_has_no_gallery(server: Any) -> None:
    anna, eve = await server.guest("Anna"), await server.guest("Eve")
    table = await anna.lay(spectators=False)
    await eve.refused(f"/api/tables/{table}/chat", {"text": "psst"}, "forbidden")


async def test_talk_comes_once_after_a_lost_connection(server: Any) -> None:
    anna, _, table = await table_of_two(server)
    eve = await server.guest("Eve")
    line = await eve.sit(table)
    for text in ("one", "two"):
        await eve.post(f"/api/tables/{table}/chat", {"text": text})
        await anna.post(f"/api/tables/{table}/chat", {"text": text})
    await line.until(lambda m: len(line.chat) == len(line.gallery) == 2)
    have = line.have
    await line.close()
    server.services.open_tables.by_id.clear()
    again = await eve.open(table)
    again.chat, again.gallery, again.log = line.chat, line.gallery, line.log
    await eve.post(f"/api/tables/{table}/chat", {"text": "three"})
    await again.hello(None, have)
    assert again.state["chat"] == {"from": 2, "lines": []} and texts(again.state["gallery"]) == ["three"]


async def test_a_muted_person_is_not_read(server: Any) -> None:
    anna, ben, table = await table_of_two(server)
    where = f"/api/tables/{table}"
    line, phone = await anna.sit(table), await ben.sit(table)
    await ben.post(f"{where}/chat", {"text": "You play like a stone"})
    await line.until(lambda m: texts(line.chat) == ["You play like a stone"])
    await anna.post(f"{where}/shun", {"line": 0})
    await line.until(lambda m: m["type"] == "chat")
    assert line.chat[0]["text"] == "" and line.chat[0]["muted"] and line.chat[0]["player"] == "Ben"
    heard = len(anna.heard)
    await ben.post(f"{where}/chat", {"text": "A second stone"})
    await anna.post(f"{where}/chat", {"text": "Hm"})
    await line.until(lambda m: texts(line.chat) == ["", "", "Hm"])
    assert texts((await anna.get(where))["chat"]) == ["", "", "Hm"]
    assert b"stone" not in anna.heard[heard:]
    await phone.until(lambda m: texts(phone.chat) == ["You play like a stone", "A second stone", "Hm"])
    told = (await anna.get("/api/me/shunned"))["people"]
    assert [(p["name"], p["block"]) for p in told] == [("Ben", False)]
    assert (await ben.get("/api/me/shunned"))["people"] == []
    assert (await ben.ask("DELETE", f"/api/me/shunned/{told[0]['id']}")).status_code == 404
    assert (await anna.ask("DELETE", f"/api/me/shunned/{told[0]['id']}")).status_code == 200
    await line.until(lambda m: texts(line.chat)[0] == "You play like a stone")


async def test_muting_reaches_another_process(start: Any) -> None:
    redis = fakeredis.FakeServer()
    one = await start(Redis("", fakeredis.FakeAsyncRedis(server=redis)))
    two = await start(Redis("", fakeredis.FakeAsyncRedis(server=redis)))
    anna, ben, table = await table_of_two(one)
    there = await two.guest()
    there.http.cookies.set("ravenhill", anna.http.cookies["ravenhill"])
    line = await there.sit(table)
    await ben.post(f"/api/tables/{table}/chat", {"text": "stone"})
    await line.until(lambda m: texts(line.chat) == ["stone"])
    await anna.post(f"/api/tables/{table}/shun", {"seat": 1})
    await line.until(lambda m: texts(line.chat) == [""])


async def test_a_blocked_person_does_not_sit_down_with_you(server: Any) -> None:
    anna, ben, table = await table_of_two(server)
    await anna.post(f"/api/tables/{table}/shun", {"seat": 1})
    free = await anna.lay(["me", "open"], public=True)
    listed = [t["id"] for t in (await ben.get("/api/tables", list="open"))["tables"]]
    assert free in listed, "muted is not blocked"
    await anna.post(f"/api/tables/{table}/shun", {"seat": 1, "block": True})
    assert [p["block"] for p in (await anna.get("/api/me/shunned"))["people"]] == [True]
    key = (await anna.get(f"/api/tables/{free}/invitations"))["invitations"][0]["key"]
    refusal = await ben.refused(f"/api/tables/{free}/join", {"seat": 1, "key": key}, "forbidden")
    assert refusal["message"]["key"] == "server-not-welcome"
    assert (await ben.get("/api/tables", list="open"))["tables"] == []
    his = await ben.lay(["me", "open"], public=True)
    assert his not in [t["id"] for t in (await anna.get("/api/tables", list="open"))["tables"]]
    cara = await server.guest("Cara")
    theirs = await cara.lay(["open", "open"], public=True)
    await anna.post(f"/api/tables/{theirs}/join", {"seat": 0})
    await ben.refused(f"/api/tables/{theirs}/join", {"seat": 1}, "forbidden")
    state = await ben.get(f"/api/tables/{table}")
    assert state["you"]["seats"] == [1] and not state["over"], "a game that runs goes on"


async def test_only_who_is_there_can_be_shunned_or_reported(server: Any) -> None:
    anna, ben, table = await table_of_two(server)
    where = f"/api/tables/{table}"
    eve = await server.guest("Eve")
    await eve.post(f"{where}/chat", {"text": "psst"})
    for verb in ("shun", "report"):
        await anna.refused(f"{where}/{verb}", {"seat": 0}, "not_now")
        await anna.refused(f"{where}/{verb}", {"seat": 9}, "missing")
        await anna.refused(f"{where}/{verb}", {"line": 0}, "missing")
        await anna.refused(f"{where}/{verb}", {"room": "gallery", "line": 0}, "missing")
        await anna.refused(f"{where}/{verb}", {}, "bad")
        await anna.refused(f"{where}/{verb}", {"seat": 1, "line": 0}, "bad")
    alone = await anna.lay(["me", {"kind": "machine", "player": "random"}])
    await anna.refused(f"/api/tables/{alone}/shun", {"seat": 1}, "not_now")
    assert (await ben.get("/api/me/shunned"))["people"] == (await anna.get("/api/me/shunned"))["people"] == []


async def test_a_report_is_kept_for_the_host(server: Any) -> None:
    anna, ben, table = await table_of_two(server)
    where = f"/api/tables/{table}"
    for who, text in ((anna, "Hello"), (ben, "Stone"), (anna, "Later")):
        await who.post(f"{where}/chat", {"text": text})
    await anna.post(f"{where}/report", {"line": 1, "words": "He calls me a stone"})
    await anna.post(f"{where}/report", {"seat": 1})
    async with server.services.store.read() as c:
        first, second = (await c.execute(sa.select(ledger.reports).order_by(ledger.reports.c.at))).mappings()
    assert (first["table_id"], first["name"], first["words"]) == (table, "Ben", "He calls me a stone")
    assert [(line["theirs"], line["text"]) for line in first["lines"]] == [(False, "Hello"), (True, "Stone")]
    assert second["about"] == first["about"] and [line["text"] for line in second["lines"]][-1] == "Later"
    assert "ravenhill_reports_total 2.0" in (await anna.ask("GET", "/metrics")).text
    assert b"He calls me" not in ben.heard


async def test_somebody_is_heard_again_from_the_talk(server: Any) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.lay(["me", "open"], public=True)
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    await ben.post(f"/api/tables/{table}/chat", {"text": "Boo"})
    for block in (False, True):
        await anna.post(f"/api/tables/{table}/shun", {"line": 0, "block": block})
        assert (await anna.get(f"/api/tables/{table}"))["chat"]["lines"][0]["muted"]
        await anna.post(f"/api/tables/{table}/hear", {"line": 0})
        assert (await anna.get(f"/api/tables/{table}"))["chat"]["lines"][0]["text"] == "Boo"
        assert (await anna.get("/api/me/shunned"))["people"] == []
