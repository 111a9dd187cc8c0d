"""What runs in worker processes: machine players' thoughts, replays, checks of records."""

from __future__ import annotations

import json
import os
import signal
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from multiprocessing import parent_process
from multiprocessing.connection import wait
from typing import Any, TypeVar

from pydantic_core import to_json

from ravenhill.engine import game as shelf
from ravenhill.engine import record
from ravenhill.engine.carry import Reading, by_answer
from ravenhill.engine.decision import Atom, Bad
from ravenhill.engine.frames import changed
from ravenhill.engine.guess import guessed
from ravenhill.engine.past import Past, lines_of, lines_plain
from ravenhill.engine.script import Play, from_start
from ravenhill.engine.way import REDEAL
from ravenhill.server.rows import (
    DEAL,
    RULES,
    WHOLE,
    Chapter,
    Noting,
    Row,
    answered,
    chapter_of,
    deal_row,
    goals_of,
    journal_of,
    read_pages,
    staying,
    tables,
    to_store,
    whole,
)

T = TypeVar("T")


def begin(games: Sequence[tuple[str, str]], niceness: int) -> None:
    """Sets a worker process up; it ends when its server does, however that happens."""
    import ravenhill  # noqa: F401 (puts the games on the shelf)

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to hear
    for game, module in games:
        shelf.shelve(game, module)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(niceness)


def done(work: Callable[..., T], *args: Any) -> T:
    """What a worker process is given. A StopIteration comes through no future: who waits would not hear of it."""
    try:
        return work(*args)
    except StopIteration as e:
        raise RuntimeError("work that ended with StopIteration") from e


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def handed(play: Play, seat: int, seed: int) -> bytes:
    """What a machine player at a seat is given: a table dealt from what the seat knows, nothing of the real one.

    Where no such table is found, the real action is re-dealt where it stands, without the journal and the seed: it
    shows the seat no more, though its bytes still hold the action's true beginning."""
    dealt = guessed(play, seat, seed)
    if dealt is None:
        dealt = play.determinize(seat, seed)
        dealt.forget_past()
    return record.save(dealt, past=False)


def think(table: bytes, seat: int, name: str, seed: int, ms: int = 0) -> list[Atom]:
    """The option a machine player chooses; `ms`: how long it may think, where it goes by the clock."""
    from ravenhill.players import player

    play = record.load(table)
    budget = {"ms": ms} if ms else {}
    return list(player(name, seed=seed, **budget).choose(play, seat))


def hinted(table: bytes, seat: int, seed: int) -> dict[str, Any]:
    """What a strong player would look at, as a client is told it."""
    from ravenhill.analysis.hints import hint

    seen = hint(record.load(table), seat, seed)
    looks = [{"option": one.option, "chance": round(one.chance, 3), "good": round(one.good, 3)} for one in seen.looks]
    return {"part": seen.part or None, "best": list(seen.best), "looks": looks}


def told(pages: list[bytes], first: list[bytes], look: Look, head: dict[str, Any]) -> bytes:
    """A replay, written: `first` holds the deal, and the row that began the chapter the pages begin in."""
    deal, *begun = whole(read_pages(first))
    frames = shown(deal["data"]["setup"], whole(read_pages(pages)), chapter_of(begun[-1] if begun else deal), look)
    return to_json({**head, "frames": frames})


def shown(setup: dict[str, Any], rows: list[Row], chapter: Chapter, look: Look) -> list[dict[str, Any]]:
    """Moments of a game as a seat sees or saw them, read from its rows; the first row shows the table whole."""
    laid = shelf.Setup(**setup)
    game = shelf.find(laid.game)
    reading: dict[int, Reading] = {}
    moments: list[dict[str, Any]] = []
    for row, own, seen in tables(rows, chapter):
        if row["number"] not in look.wanted:
            continue
        n = look.wanted[row["number"]]
        if id(own) not in reading:
            reading[id(own)] = Reading(game, laid, own.rules, own.ids)
        table = reading[id(own)].table(seen)
        answer = answered(row)
        named = answer is not None and (look.everything or answer[0] == look.seat)
        moments.append(
            {
                "n": n,
                "turn": row["turn"],
                "view": game.view(table, -1 if look.seat is None else look.seat),
                "seat": answer[0] if answer is not None else None,
                "option": answer[1:] if answer is not None and named else None,
                "to_move": row["frame"][0],
                "log": [{**line.plain(), "at": n} for line in lines_of(row["log"]) if line.readable_by(look.seat)]
                + [line for line in look.events if line["at"] == n],
            }
        )
    return moments


@dataclass
class Look:
    """Who looks back, at which rows (number of the row -> answers given then); `everything`: all answers are named."""

    seat: int | None
    wanted: dict[int, int]
    everything: bool
    events: list[dict[str, Any]] = field(default_factory=list)  # lines of what happened beside the game


def record_of(pages: list[bytes]) -> bytes:
    """The record of a whole game from all its rows, with what later versions need to show it."""
    rows = whole(read_pages(pages))
    deal = rows[0]
    kept = staying(rows)
    wanted = {row["number"]: n for n, row in enumerate(kept)}
    chapters: list[dict[str, Any]] = []
    moments: list[Any] = []
    log: list[Any] = []
    before = -1
    own: Chapter | None = None
    result: Any = None
    for row, chapter, seen in tables(rows, chapter_of(deal)):
        if row["number"] not in wanted:
            continue
        if chapter is not own:
            own = chapter
            chapters.append({"at": len(moments), "rules": own.rules, "ids": own.ids})
            before = -1
        change = row["frame"][1] if before == row["number"] - 1 else ["=", seen]
        moments.append([row["frame"][0], row["turn"], change])
        log += [[key, args, seats, wanted[row["number"]], *story] for key, args, seats, _, *story in row["log"]]
        before = row["number"]
        result = seen.get("result")
    ended = None if result is None else {name: result[name] for name in ("winners", "reason", "rule")}
    head = {"setup": deal["data"]["setup"], "rules": chapters[-1]["rules"], "result": ended}
    if len(chapters) > 1:
        head["border"] = 1
    return record.text_of(head, journal_of(kept), {"chapters": chapters, "moments": moments, "log": log})


def course(pages: list[bytes]) -> bytes:
    """How far each side had come when each turn ended, from all rows of a game: what everybody could see."""
    rows = whole(read_pages(pages))
    setup = shelf.Setup(**rows[0]["data"]["setup"])
    game = shelf.find(setup.game)
    ends = {row["turn"]: row["number"] for row in [rows[0], *staying(rows)] if row["turn"] is not None}
    turns = [
        {"turn": row["turn"], "goals": goals_of(game, Reading(game, setup, own.rules, own.ids).table(seen))}
        for row, own, seen in tables(rows, chapter_of(rows[0]))
        if ends.get(row["turn"]) == row["number"]
    ]
    return to_json({"turns": turns})


def check(written: bytes, most: int) -> dict[str, Any]:
    """Plays a record from outside against the rules; says what is wrong, or gives the game to keep."""
    try:
        if _answers_in(written) > most:
            return {"key": "server-record-long", "args": {"most": most}}
        return kept(record.replay(written))
    except Bad as e:
        return {"key": e.message.key, "args": dict(e.message.args)}
    except RecursionError:
        return {"key": "bad-record-kind", "args": {"detail": "depth"}}
    except Exception as e:  # a record is anybody's text: whatever it breaks, it is the record that is wrong
        return {"key": "bad-record-kind", "args": {"detail": type(e).__name__}}


def _answers_in(written: bytes) -> int:
    """How many answers a record holds, before any is played. What is no record is told of by whoever reads it."""
    try:
        journal = json.loads(written)["journal"]
        return sum(1 for entry in journal if not isinstance(entry, str))
    except (KeyError, TypeError, ValueError, RecursionError):
        return 0


def kept(play: Play) -> dict[str, Any]:
    """A game to be looked at, by the pages of its rows."""
    result = play.result
    rows = rows_of_past(play, play.way.past) if play.way.past is not None else rows_of(play)
    return {
        "pages": to_store(rows),
        "version": len(rows) - 1,
        "game": play.setup.game,
        "scenario": play.setup.scenario,
        "options": dict(play.setup.options),
        "seats": play.seats,
        "answers": play.answers,
        "turn": int(play.game.turn(play.table)),
        "result": None
        if result is None
        else {"winners": list(result.winners), "reason": result.reason, "rule": result.rule},
    }


def rows_of_past(play: Play, past: Past) -> list[Row]:
    """The rows of a game of earlier rules, from the moments its record carries."""
    journal = play.journal.items()
    begins = {int(c["at"]): c for c in past.chapters}
    rows: list[Row] = []
    seen: Any = None
    for n, ((seats, turn, change), entries) in enumerate(zip(past.moments.items(), by_answer(journal), strict=True)):
        answer = entries[0] if n else ()
        outcomes = [e for e in entries if isinstance(e, str)]
        log = lines_plain([line for line in play.lines() if line.at == n])
        row: Row = {"turn": turn, "log": log, "digest": None, "outcomes": outcomes}
        seen = changed(seen, change)
        if n in begins:
            chapter = begins[n]
            own = {"rules": chapter["rules"], "frame": [seats, change]}
            data = {"setup": play.setup.plain(), "ids": chapter["ids"], "answers": n - 1}
            kind = RULES if n else DEAL
            rows.append({**row, "number": len(rows), "kind": kind, "seat": -1, "data": data, **own})
            change = None
        if len(rows) % WHOLE == 0:
            change = ["=", seen]  # a replay begins to read there
        if n:
            own = {"rules": rows[-1]["rules"], "frame": [seats, change], "seat": answer[0], "data": list(answer[1:])}
            rows.append({**row, "number": len(rows), "kind": "answer", **own})
    return rows


def rows_of(play: Play) -> list[Row]:
    """The rows of a game that was played elsewhere. Re-deals leave none: they are no answers."""
    entries = play.journal.items()
    again = from_start(play.game, play.setup, [e for e in entries if isinstance(e, str)])
    noting = Noting()
    rows = [deal_row(again, noting)]
    for entry in entries:
        if isinstance(entry, str):
            continue
        before = len(again.journal)
        again.follow(entry)
        if entry[0] != REDEAL:
            outcomes = [e for e in again.journal.items(before) if isinstance(e, str)]
            row = {"kind": "answer", "seat": entry[0], "data": list(entry[1:]), "outcomes": outcomes}
            rows.append({"number": len(rows), **row, **noting.note(again, len(rows))})
    return rows
