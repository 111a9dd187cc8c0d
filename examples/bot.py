"""A bot that sits down at a table and answers whatever it is asked, at random.

    pip install httpx websockets
    python examples/bot.py https://ravenhill.example/t/k3Jd92LqXw#join=1.KEY --name Robin

The address is the invitation a friend sends, or the one of a public table. Put something better into `choose`."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect

Json = dict[str, Any]


def choose(decision: Json, state: Json, dice: random.Random) -> list[Any]:
    """One of the options. `state["view"]` is what the seat sees, docs/games/<game>.md says how it is made."""
    option: list[Any] = dice.choice(decision["options"])
    return option


async def sit_down(http: httpx.AsyncClient, table: str, invitation: str, name: str) -> str:
    """Becomes somebody, takes the seat, and gives the token to play with."""
    (await http.post("/api/me", json={"name": name})).raise_for_status()
    seat, _, key = invitation.removeprefix("join=").partition(".")
    wanted = {"seat": int(seat or 1), **({"key": key} if key else {})}
    (await http.post(f"/api/tables/{table}/join", json=wanted)).raise_for_status()
    made = (await http.post("/api/me/token", json={})).raise_for_status()
    return str(made.json()["token"])


async def play(address: str, name: str, seed: int | None = None) -> Json:
    """Plays to the end; gives the result."""
    parts = urlsplit(address)
    here, table = f"{parts.scheme}://{parts.netloc}", parts.path.removeprefix("/t/")
    async with httpx.AsyncClient(base_url=here) as http:
        token = await sit_down(http, table, parts.fragment, name)
    dice = random.Random(seed)
    socket = f"{here.replace('http', 'ws', 1)}/api/tables/{table}/live"
    async with connect(socket, additional_headers={"authorization": f"Bearer {token}"}, max_size=2**22) as ws:
        await ws.send(json.dumps({"type": "hello"}))
        async for told in ws:
            message = json.loads(told)
            if message["type"] != "state":
                continue
            state = message["state"]
            if state["over"]:
                return dict(state["result"])
            for decision in state["decisions"]:
                if decision["options"]:  # others' decisions come without
                    asked = {"seat": decision["seat"], "ask": decision["ask"]}
                    option = choose(decision, state, dice)
                    await ws.send(json.dumps({"type": "answer", "id": "a", **asked, "option": option}))
    raise SystemExit("the server has closed the table")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address")
    parser.add_argument("--name", default="Robin")
    given = parser.parse_args()
    print(asyncio.run(play(given.address, given.name)))
