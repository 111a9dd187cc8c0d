"""Analyses of finished games, and other paths from their moments."""

from __future__ import annotations

from typing import Any

import pytest

from ravenhill.server import analysing
from ravenhill.server.studies import Progress
from ravenhill.server.turns import Asker

pytestmark = pytest.mark.anyio

CAPTAIN = {"kind": "machine", "player": "captain"}


async def finished(anna: Any) -> tuple[str, int]:
    """A table whose game was played a little and given up."""
    table = str(await anna.lay(["me", "me"]))
    for _ in range(6):
        state = await anna.get(f"/api/tables/{table}")
        asked = state["decisions"][0]
        seat = asked["seat"]
        own = (await anna.get(f"/api/tables/{table}?seat={seat}"))["decisions"]
        await anna.play(table, seat, next(d for d in own if d["seat"] == seat)["options"][-1])
    await anna.post(f"/api/tables/{table}/resign", {"seat": 0})
    return table, (await anna.get(f"/api/tables/{table}"))["answers"]


async def test_a_game_is_analysed_in_the_background_and_kept(server: Any) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    running = await anna.lay(["me", "me"])
    await anna.refused(f"/api/tables/{running}/analysis", {}, "forbidden")
    table, answers = await finished(anna)
    assert (await ben.get(f"/api/tables/{table}/analysis"))["status"] == "none"
    told = await anna.post(f"/api/tables/{table}/analysis", {})
    for _ in range(2000):
        if told["status"] == "done":
            break
        assert told["status"] == "running" and told["done"] <= told["of"] and told["analysis"] is None
        told = await ben.get(f"/api/tables/{table}/analysis")
    assert told["status"] == "done" and told["analysis"]["answers"] == answers
    assert told["analysis"]["winners"] == [1] and len(told["analysis"]["curve"]) == answers + 1
    assert await anna.post(f"/api/tables/{table}/analysis", {}) == told, "it is not worked out twice"


async def test_nobody_has_all_analyses_for_themselves(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """One person has some at a time, one network some more; who comes from elsewhere finds room."""
    anna = await server.guest("Anna")
    table, _ = await finished(anna)
    running = server.services.open_tables.analyses
    anybody = next(iter(server.services.people._seen))
    for elsewhere in range(analysing.EACH):
        running[f"anna {elsewhere}"] = Progress(Asker("elsewhere", anybody))
    await anna.refused(f"/api/tables/{table}/analysis", {}, "slow_down")
    running.clear()
    for other in range(analysing.NETWORK):
        running[f"other {other}"] = Progress(Asker("127.0.0.1", f"other {other}"))
    await anna.refused(f"/api/tables/{table}/analysis", {}, "slow_down")
    running.popitem()
    for other in range(analysing.RUNNING - len(running) - 1):
        running[f"elsewhere {other}"] = Progress(Asker("elsewhere", f"other {other}"))
    monkeypatch.setattr(analysing, "_work", _nothing)
    assert (await anna.post(f"/api/tables/{table}/analysis", {}))["status"] == "running"
    assert len(running) == analysing.RUNNING
    another, _ = await finished(anna)
    await anna.refused(f"/api/tables/{another}/analysis", {}, "busy")


async def _nothing(*_: Any) -> None:
    return


async def test_the_path_of_a_finished_game_can_be_left(server: Any) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    running = await anna.lay(["me", "me"])
    await anna.refused(f"/api/tables/{running}/what-if", {"n": 0, "seats": []}, "forbidden")
    table, answers = await finished(anna)
    path = f"/api/tables/{table}/what-if"
    await ben.refused(path, {"n": answers, "seats": []}, "not_now")
    await ben.refused(path, {"n": 2, "seats": [CAPTAIN, CAPTAIN]}, "bad_setup")
    await ben.refused(path, {"n": 2, "seats": [{"kind": "open"}]}, "bad_setup")
    both = (await ben.post(path, {"n": 3, "seats": []}, 201))["id"]
    state = await ben.get(f"/api/tables/{both}")
    assert state["table"]["origin"] == {"table": table, "n": 3} and state["answers"] == 3
    assert state["you"]["seats"] == [0, 1] and state["table"]["status"] == "running"
    seat = state["decisions"][0]["seat"]
    replayed = await anna.get(f"/api/tables/{table}/replay?seat={seat}&from=3&count=1")
    assert (await ben.get(f"/api/tables/{both}?seat={seat}"))["view"] == replayed["frames"][0]["view"]
    own = (await ben.get(f"/api/tables/{both}?seat={seat}"))["decisions"]
    await ben.play(both, seat, next(d for d in own if d["seat"] == seat)["options"][0])
    assert (await ben.get(f"/api/tables/{both}"))["answers"] == 4
    assert (await anna.get(f"/api/tables/{table}"))["answers"] == answers, "the game that was played is as it was"


async def test_a_machine_goes_on_from_there(server: Any) -> None:
    anna = await server.guest("Anna")
    table, _ = await finished(anna)
    first = (await anna.get(f"/api/tables/{table}/replay?from=1&count=1"))["frames"][0]["to_move"][0]
    seats = [CAPTAIN if place == first else {"kind": "me"} for place in range(2)]
    new = (await anna.post(f"/api/tables/{table}/what-if", {"n": 1, "seats": seats}, 201))["id"]
    line = await anna.sit(new)
    await line.until(lambda m: line.state["answers"] > 1)
