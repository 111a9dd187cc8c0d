"""Hints: alone or against a machine at any choice; never where another person plays, and nothing hidden in them."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.anyio

MACHINE = {"kind": "machine", "player": "greedy"}


async def test_a_hint_against_a_machine(server: Any) -> None:
    anna = await server.guest("Anna")
    table = await anna.lay(["me", MACHINE], game="ironwood")
    line = await anna.sit(table)
    asked = next(d for d in line.state["decisions"] if d["options"])
    told = await anna.get(f"/api/tables/{table}/hint", seat=0)
    assert told["ask"] == asked["ask"] and told["best"] in asked["options"]
    assert asked["options"][told["looks"][0]["option"]] == told["best"]
    assert told["looks"][0]["good"] == 1.0 and 0 < told["looks"][0]["chance"] < 1
    assert told == await anna.get(f"/api/tables/{table}/hint", seat=0)
    await anna.get(f"/api/tables/{table}/hint", 403, seat=1)


async def test_no_hint_where_another_person_plays(server: Any) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.lay(["me", "open"], game="ironwood", public=True)
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    for who, seat in ((anna, 0), (ben, 1)):
        refused = await who.get(f"/api/tables/{table}/hint", 403, seat=seat)
        assert refused["error"]["message"]["key"] == "server-hint-people"
    await ben.post(f"/api/tables/{table}/machine", {"seat": 1, "player": "greedy"})  # who lets a machine play is there
    refused = await anna.get(f"/api/tables/{table}/hint", 403, seat=0)
    assert refused["error"]["message"]["key"] == "server-hint-people"


async def test_a_hint_for_no_choice(server: Any) -> None:
    anna = await server.guest("Anna")
    table = await anna.lay(["me", "me"], game="ironwood")
    refused = await anna.get(f"/api/tables/{table}/hint", 409, seat=1)
    assert refused["error"]["message"]["key"] == "server-hint-none"
