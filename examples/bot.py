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
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]


def choose(decision: Json, state: Json, dice: random.Random) -> list[Any]:
    """One of the options. `state["view"]` is what the seat sees, docs/games/<game>.md says how it is made."""
    return list(dice.choice(decision["options"]))


async def sit_down(http: httpx.AsyncClient, table: str, invitation: str, name: str) -> str:
    """Becomes somebody, takes the seat, and gives the token to play with."""
    (await http.post("/api/me", json={"name": name})).raise_for_status()
    seat, _, key = invitation.removeprefix("join=").partition(".")
    wanted = {"seat": int(seat or 1), **({"key": key} if key else {})}
    (await http.post(f"/api/tables/{table}/join", json=wanted)).raise_for_status()
    made = (await http.post("/api/me/token", json={})).raise_for_status()
    return str(made.json()["token"])


async def put_right(error: Json, seat: str, ws: ClientConnection) -> None:
    """Who answers too fast waits as long as the server says and looks again; another kind of refusal ends the game."""
    if error["code"] in ("slow_down", "busy"):
        await asyncio.sleep(error["message"]["args"].get("seconds", 1))
        await ws.send(json.dumps({"type": "look", "id": seat, "seat": int(seat)}))
    elif error["code"] != "stale":  # answered or taken back meanwhile: the new state is on its way
        raise SystemExit(json.dumps(error))


async def answer_all(ws: ClientConnection, dice: random.Random) -> Json:
    """Answers whatever is asked until the game is over; gives the result."""
    await ws.send(json.dumps({"type": "hello"}))
    while True:
        message = json.loads(await ws.recv())
        if message["type"] == "error":
            await put_right(message["error"], message["id"], ws)
        if message["type"] != "state":
            continue
        state = message["state"]
        if state["over"]:
            return dict(state["result"])
        for decision in state["decisions"]:
            if decision["options"]:  # others' decisions come without
                answer = {"seat": decision["seat"], "ask": decision["ask"], "option": choose(decision, state, dice)}
                await ws.send(json.dumps({"type": "answer", "id": str(decision["seat"]), **answer}))


async def play(address: str, name: str, seed: int | None = None) -> Json:
    """Plays to the end; gives the result."""
    parts = urlsplit(address)
    here, table = f"{parts.scheme}://{parts.netloc}", parts.path.removeprefix("/t/")
    async with httpx.AsyncClient(base_url=here) as http:
        shown = {"authorization": f"Bearer {await sit_down(http, table, parts.fragment, name)}"}
    socket = f"{here.replace('http', 'ws', 1)}/api/tables/{table}/live"
    while True:
        try:
            async with connect(socket, additional_headers=shown, max_size=2**22) as ws:
                return await answer_all(ws, random.Random(seed))
        except (ConnectionClosed, OSError) as e:
            if isinstance(e, ConnectionClosed) and e.rcvd and e.rcvd.code in (4001, 4003, 4004):  # not ours, or gone
                raise
        await asyncio.sleep(1)  # the server starts again: the table goes on where it was


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address")
    parser.add_argument("--name", default="Robin")
    print(asyncio.run(play(**vars(parser.parse_args()))))
