"""Laying tables, sitting down, playing by plain HTTP."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.anyio


async def test_both_sides_here_begins_at_once(server: Any) -> None:
    anna = await server.guest("Anna")
    table = await anna.lay(["me", "me"])
    state = await anna.get(f"/api/tables/{table}")
    assert state["table"]["status"] == "running"
    assert state["you"] == {"seats": [0, 1], "seat": 0, "host": True}
    assert len(state["view"]["hand"]) == 3
    asked = state["decisions"][0]
    assert asked["mine"] and asked["rule"] == "T1" and ["draw"] in asked["options"]
    done = await anna.play(table, 0, ["wait"])
    assert done == {"ok": True, "version": 1}
    after = await anna.get(f"/api/tables/{table}")
    assert after["you"]["seat"] == 1 and after["version"] == 1
    first = await anna.get(f"/api/tables/{table}", seat=0)
    assert first["decisions"][0]["mine"] and first["decisions"][0]["options"] is None


async def test_a_friend_by_invitation(server: Any) -> None:
    anna, ben, eve = await server.guest("Anna"), await server.guest("Ben"), await server.guest("Eve")
    table = await anna.lay(["me", "open"])
    waiting = await anna.get(f"/api/tables/{table}")
    assert waiting["table"]["status"] == "waiting" and waiting["view"] is None and waiting["decisions"] == []
    await eve.get(f"/api/tables/{table}/invitations", 403)
    invitation = (await anna.get(f"/api/tables/{table}/invitations"))["invitations"][0]
    assert invitation["seat"] == 1 and invitation["path"] == f"/t/{table}#join=1.{invitation['key']}"
    await eve.refused(f"/api/tables/{table}/join", {"seat": 1}, "forbidden")
    await eve.refused(f"/api/tables/{table}/join", {"seat": 1, "key": invitation["key"] + "x"}, "forbidden")
    await eve.refused(f"/api/tables/{table}/join", {"seat": 0, "key": invitation["key"]}, "forbidden")
    await ben.post(f"/api/tables/{table}/join", {"seat": 1, "key": invitation["key"]})
    state = await ben.get(f"/api/tables/{table}")
    assert state["table"]["status"] == "running" and state["you"]["seat"] == 1
    assert [(s["player"], s["host"]) for s in state["seats"]] == [("Anna", True), ("Ben", False)]
    assert state["decisions"][0]["mine"] is False and state["decisions"][0]["options"] is None
    await eve.refused(f"/api/tables/{table}/join", {"seat": 1, "key": invitation["key"]}, "not_now")
    assert (await anna.get(f"/api/tables/{table}/invitations"))["invitations"] == []


async def test_a_key_of_strange_letters_is_refused_like_any_other(server: Any) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.lay(["me", "open"])
    await ben.refused(f"/api/tables/{table}/join", {"seat": 1, "key": "schlüssel"}, "forbidden")


async def test_a_renewed_invitation_voids_the_old_one(server: Any) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.lay(["me", "open"])
    old = (await anna.get(f"/api/tables/{table}/invitations"))["invitations"][0]["key"]
    new = (await anna.post(f"/api/tables/{table}/invitations", {"seat": 1}))["invitations"][0]["key"]
    assert old != new
    await ben.refused(f"/api/tables/{table}/join", {"seat": 1, "key": old}, "forbidden")
    await ben.post(f"/api/tables/{table}/join", {"seat": 1, "key": new})


async def test_open_tables_and_leaving(server: Any) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.lay(["me", "open", "open"], scenario="crowd", public=True)
    await anna.lay(["me", "open"])
    stranger = await server.guest()
    assert [t["id"] for t in (await stranger.get("/api/tables", list="open"))["tables"]] == [table]
    await ben.post(f"/api/tables/{table}/join", {"seat": 2})
    await ben.post(f"/api/tables/{table}/leave", {"seat": 2})
    assert (await anna.get(f"/api/tables/{table}"))["seats"][2]["kind"] == "open"
    assert (await ben.ask("DELETE", f"/api/tables/{table}")).status_code == 403
    assert (await anna.ask("DELETE", f"/api/tables/{table}")).status_code == 200
    await anna.get(f"/api/tables/{table}", 404)
    running = await anna.lay()
    assert (await anna.ask("DELETE", f"/api/tables/{running}")).status_code == 409
    await anna.refused(f"/api/tables/{running}/leave", {"seat": 0}, "not_now")


async def test_my_tables_say_whose_move_it_is(server: Any) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.lay(["me", "open"], public=True)
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    other = await ben.lay()
    mine = (await anna.get("/api/tables", list="mine"))["tables"]
    assert mine[0]["your_move"] and mine[0]["your_seats"] == [0]
    await anna.play(table, 0, ["wait"])
    assert not (await anna.get("/api/tables", list="mine"))["tables"][0]["your_move"]
    bens = (await ben.get("/api/tables", list="mine"))["tables"]
    assert {t["id"]: t["your_move"] for t in bens} == {table: True, other: True}
    nobody = await server.guest()
    await nobody.get("/api/tables", 401, list="mine")


async def test_answers_are_judged(server: Any) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.lay(["me", "open"], public=True)
    where = f"/api/tables/{table}/answer"
    await anna.refused(where, {"seat": 0, "ask": 0, "option": ["wait"]}, "not_now")
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    assert (await anna.refused(where, {"seat": 0, "ask": 0, "option": ["dance"]}, "illegal"))["rule"] == "T1"
    await ben.refused(where, {"seat": 0, "ask": 0, "option": ["wait"]}, "forbidden")
    await ben.refused(where, {"seat": 1, "ask": 0, "option": ["wait"]}, "stale")
    await anna.refused(where, {"seat": 0, "ask": 7, "option": ["wait"]}, "stale")
    await anna.refused(where, {"seat": 0, "ask": 0, "option": ["concede"]}, "illegal")
    await anna.refused(where, {"seat": 0, "ask": 0, "option": [True]}, "bad")
    await anna.post(where, {"seat": 0, "ask": 0, "option": ["wait"]})
    refusal = await anna.refused(where, {"seat": 0, "ask": 0, "option": ["wait"]}, "stale")
    assert refusal["message"]["key"] == "server-stale"
    assert (await ben.get(f"/api/tables/{table}"))["version"] == 1


async def test_why_not(server: Any) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.lay(["me", "open"], public=True)
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    where = f"/api/tables/{table}/why"
    assert await anna.post(where, {"seat": 0, "option": ["wait"]}) == {"open": True, "reason": None, "rule": ""}
    told = await anna.post(where, {"seat": 0, "option": ["dance"]})
    assert not told["open"] and told["rule"] == "T1" and told["reason"]["key"] == "why-not-offered"
    assert (await ben.post(where, {"seat": 1, "option": ["wait"]}))["reason"]["key"] == "why-not-your-choice"
    await ben.refused(where, {"seat": 0, "option": ["wait"]}, "forbidden")


async def test_odds(server: Any) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.lay()
    where = f"/api/tables/{table}/odds"
    assert await anna.get(where, seat=0, option='["wait"]') == {"odds": None}, "a game that tells none"
    assert (await ben.get(where, 403, seat=0, option='["wait"]'))["error"]["code"] == "forbidden"
    for given in ("wait", "[]", "[1.5]", "{}", '[["wait"]]'):
        assert (await anna.get(where, 400, seat=0, option=given))["error"]["code"] == "bad"

    table = await anna.lay(["me", "me"], game="wotr")
    where = f"/api/tables/{table}/odds"
    state = await anna.get(f"/api/tables/{table}", seat=0)
    if state["decisions"][0]["options"][0][0] == "guide":
        await anna.play(table, 0, state["decisions"][0]["options"][0])
    told = (await anna.get(where, seat=1, option='["hunt",3]'))["odds"]
    assert [g["title"]["key"] for g in told["groups"]] == ["wotr-odds-hunt-dice", "wotr-odds-first-step"]
    for group in told["groups"]:
        assert abs(sum(c["p"] for c in group["chances"]) - 1) < 1e-4
    assert await anna.get(where, seat=1, option='["hunt",9]') == {"odds": None}, "not open"
    assert await anna.get(where, seat=0, option='["hunt",3]') == {"odds": None}, "not this seat's choice"


async def test_undo_and_its_limit(server: Any) -> None:
    anna = await server.guest("Anna")
    table = await anna.lay()
    await anna.play(table, 0, ["wait"])
    state = await anna.get(f"/api/tables/{table}", seat=0)
    assert state["undo_reach"] == 1
    assert (await anna.post(f"/api/tables/{table}/undo", {"seat": 0}))["version"] == 2
    state = await anna.get(f"/api/tables/{table}", seat=0)
    assert state["answers"] == 0 and state["epoch"] == 1 and state["decisions"][0]["ask"] == 2
    await anna.play(table, 0, ["draw"])
    refusal = await anna.refused(f"/api/tables/{table}/undo", {"seat": 0}, "illegal")
    assert refusal["message"]["key"] == "why-undo-chance"


async def test_an_undo_does_not_disturb_the_others_choice(start: Any) -> None:
    server = await start(snapshot_every=1)
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.lay(["me", "open"], public=True)
    where = f"/api/tables/{table}"
    await ben.post(f"{where}/join", {"seat": 1})
    await anna.play(table, 0, ["fight"])

    async def asked(who: Any, seat: int) -> dict[str, Any]:
        state = await who.get(where, seat=seat)
        return next(d for d in state["decisions"] if d["seat"] == seat)

    before, first = await asked(ben, 1), await asked(anna, 0)
    answer = {"seat": 0, "ask": first["ask"], "option": first["options"][0]}
    for _ in range(3):
        answer["ask"] = (await asked(anna, 0))["ask"]
        await anna.post(f"{where}/answer", answer)
        await anna.post(f"{where}/undo", {"seat": 0})
        await anna.refused(f"{where}/answer", answer, "stale")
    anew = await asked(anna, 0)
    server.services.open_tables.by_id.clear()  # what is stored knows the same names
    assert await asked(anna, 0) == anew
    assert await asked(ben, 1) == before
    await ben.post(f"{where}/answer", {"seat": 1, "ask": before["ask"], "option": before["options"][0]})
    await anna.play(table, 0, first["options"][0])


async def test_resigning_ends_the_game(server: Any) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.lay(["me", "open"], public=True)
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    await anna.refused(f"/api/tables/{table}/resign", {"seat": 1}, "forbidden")
    await ben.post(f"/api/tables/{table}/resign", {"seat": 1})
    state = await anna.get(f"/api/tables/{table}")
    assert state["over"] and state["result"] == {"winners": [0], "reason": "conceded", "rule": "T8"}
    await anna.refused(f"/api/tables/{table}/answer", {"seat": 0, "ask": 1, "option": ["wait"]}, "not_now")
    await anna.refused(f"/api/tables/{table}/undo", {"seat": 0}, "not_now")


async def test_draw_and_take_back_by_agreement(server: Any) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.lay(["me", "open"], public=True)
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    where = f"/api/tables/{table}/offer"
    await anna.refused(where, {"seat": 0, "kind": "takeback"}, "illegal")
    await anna.play(table, 0, ["draw"])
    hand = (await anna.get(f"/api/tables/{table}"))["view"]["hand"]
    await anna.post(where, {"seat": 0, "kind": "takeback"})
    offer = (await ben.get(f"/api/tables/{table}"))["offer"]
    assert offer["kind"] == "takeback" and offer["seat"] == 0 and offer["waiting"] == [1]
    await ben.refused(where, {"seat": 1, "kind": "draw"}, "not_now")
    await anna.refused(where + "/reply", {"seat": 0, "number": offer["number"], "accept": True}, "not_now")
    await ben.post(where + "/reply", {"seat": 1, "number": offer["number"], "accept": True})
    state = await anna.get(f"/api/tables/{table}")
    assert state["answers"] == 0 and len(state["view"]["hand"]) < len(hand) and state["offer"] is None
    await ben.refused(where + "/reply", {"seat": 1, "number": offer["number"], "accept": True}, "stale")

    await ben.post(where, {"seat": 1, "kind": "draw"})
    number = (await anna.get(f"/api/tables/{table}"))["offer"]["number"]
    await anna.post(where + "/reply", {"seat": 0, "number": number, "accept": False})
    assert (await ben.get(f"/api/tables/{table}"))["offer"] is None
    await ben.post(where, {"seat": 1, "kind": "draw"})
    number = (await anna.get(f"/api/tables/{table}"))["offer"]["number"]
    await anna.post(where + "/reply", {"seat": 0, "number": number, "accept": True})
    state = await ben.get(f"/api/tables/{table}")
    assert state["over"] and state["result"] == {"winners": [], "reason": "agreed", "rule": ""}


async def test_an_offer_lapses_with_the_next_answer(server: Any) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.lay(["me", "open"], public=True)
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    await ben.post(f"/api/tables/{table}/offer", {"seat": 1, "kind": "draw"})
    await anna.play(table, 0, ["wait"])
    assert (await ben.get(f"/api/tables/{table}"))["offer"] is None


async def test_chat(server: Any) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.lay()
    await anna.post(f"/api/tables/{table}/chat", {"text": " Hello   there "})
    await anna.refused(f"/api/tables/{table}/chat", {"text": "x" * 501}, "bad")
    chat = (await ben.get(f"/api/tables/{table}"))["chat"]
    assert [(line["player"], line["seat"], line["text"]) for line in chat["lines"]] == [("Anna", 0, "Hello there")]
    assert (await ben.get(f"/api/tables/{table}", chat=1))["chat"] == {"from": 1, "lines": []}


async def test_spectators_only_where_they_are_welcome(server: Any) -> None:
    anna, eve = await server.guest("Anna"), await server.guest("Eve")
    table = await anna.lay()
    state = await eve.get(f"/api/tables/{table}")
    assert state["you"] == {"seats": [], "seat": None, "host": False} and state["view"]["hand"] == []
    await eve.get(f"/api/tables/{table}", 403, seat=0)
    closed = await anna.lay(spectators=False)
    for path in ("", "/log", "/replay", "/record"):
        await eve.get(f"/api/tables/{closed}{path}", 403)
    assert (await anna.get(f"/api/tables/{closed}"))["you"]["seat"] == 0


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "bad_setup"),
        ({"game": "toy", "scenario": "nowhere"}, "bad_setup"),
        ({"game": "toy", "options": {"hand": 9}}, "bad_setup"),
        ({"game": "toy", "options": {"colour": 1}}, "bad_setup"),
        ({"game": "toy", "scenario": "duel", "seats": [{"kind": "me"}] * 3}, "bad_setup"),
        ({"game": "toy", "seats": [{"kind": "machine", "player": "hal"}, {"kind": "me"}]}, "bad_setup"),
        ({"game": "toy", "seats": [{"kind": "machine", "player": "random"}] * 2}, "bad_setup"),
        ({"game": "toy", "seed": 7}, "bad"),
        ({"game": "toy", "seats": [{"kind": "king"}]}, "bad"),
        ({}, "bad"),
        ([], "bad"),
    ],
)
async def test_a_table_that_cannot_be_laid(server: Any, body: Any, code: str) -> None:
    anna = await server.guest("Anna")
    await anna.refused("/api/tables", body, code)


async def test_a_name_comes_first(server: Any) -> None:
    nobody = await server.guest()
    await nobody.refused("/api/tables", {"game": "toy"}, "nobody")


async def test_log_and_options(server: Any) -> None:
    anna = await server.guest("Anna")
    table = await anna.lay(options={"hand": 1})
    state = await anna.get(f"/api/tables/{table}", seat=0)
    assert state["table"]["options"] == {"hand": 1} and len(state["view"]["hand"]) == 1
    assert [line["key"] for line in state["log"]["lines"]] == ["toy-drew"]
    log = await anna.get(f"/api/tables/{table}/log", seat=0, from_=1)
    assert log == {"epoch": 0, "log": {"from": 1, "lines": []}}
    assert (await anna.get(f"/api/tables/{table}/log", seat=-1))["log"]["lines"] == []
