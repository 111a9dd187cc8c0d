"""Tables that begin in the middle of a game: a position and the outcomes to come, stored as the server stores them."""

from __future__ import annotations

import json
import secrets
import sqlite3
import time
from collections.abc import Sequence
from typing import Any

from ravenhill.engine import game as shelf
from ravenhill.server.rows import Noting, deal_row

PLAIN = ("number", "kind", "seat", "rules", "turn", "digest")  # columns of the journal that are no JSON


def insert(db: sqlite3.Connection, into: str, row: dict[str, Any]) -> None:
    db.execute(f"insert into {into} ({', '.join(row)}) values ({', '.join(f':{name}' for name in row)})", row)


def put(
    site: Any,
    page: Any,
    game: str,
    position: dict[str, Any],
    outcomes: Sequence[str] = (),
    seats: Sequence[str] = ("me", "me"),
    name: str = "Anna",
    options: dict[str, Any] | None = None,
    seed: int = 1,
) -> str:
    """Lays the position for the person of this page and opens it; a seat is "me" or the name of a machine."""
    found = shelf.find(game)
    if options is None and game == "wotr":
        options = {"every_question": True}  # these tests click through every step of an action
    scenario = position.get("scenario")
    laid = position if set(position) - {"scenario"} else {}
    setup = found.setup(scenario=scenario, seed=seed, seats=len(seats), options=options or {}, position=laid)
    play = found.start(setup)
    play.feed(list(outcomes))
    known = f"{name} {secrets.token_hex(3)}"
    assert page.request.post("/api/me", data={"name": known}).ok
    table = secrets.token_hex(6)
    now = time.time()
    with sqlite3.connect(site.environment["RAVENHILL_DB"].partition(":///")[2], timeout=20) as db:
        (person,) = db.execute("select id from person where name = ?", (known,)).fetchone()
        row = {
            "id": table,
            "game": game,
            "scenario": play.setup.scenario,
            "options": json.dumps(dict(play.setup.options)),
            "kind": "game",
            "status": "running",
            "public": 0,
            "spectators": 1,
            "host": person,
            "created": now,
            "moved": now,
            "version": 0,
            "people": 0,
            "turn": int(found.turn(play.table)),
            "to_move": json.dumps([d.seat for d in play.decisions]),
            "machine_due": 0,
            "mail_due": 0,
        }
        insert(db, "game_table", row)
        for place, who in enumerate(seats):
            sits = (table, place, person if who == "me" else None, None if who == "me" else who, "")
            db.execute("insert into seat (table_id, place, person, machine, nonce) values (?, ?, ?, ?, ?)", sits)
        deal = {name: value if name in PLAIN else json.dumps(value) for name, value in deal_row(play, Noting()).items()}
        insert(db, "journal", {"table_id": table, "at": now, **deal})
        db.execute(
            "insert into snapshot (table_id, version, ask, epoch, saved) values (?, 0, 0, 0, ?)", (table, play.save())
        )
    db.close()
    page.goto(f"/t/{table}")
    return table
