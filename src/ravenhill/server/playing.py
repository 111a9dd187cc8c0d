"""What people do at a table that has begun: answer, take back, offer, talk, ask why, look back."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ravenhill.engine.decision import Option
from ravenhill.engine.script import CONCEDE
from ravenhill.server import ledger, thinking
from ravenhill.server.hall import Hall, places
from ravenhill.server.live import Live
from ravenhill.server.lobby import new_id
from ravenhill.server.people import Person, one_line
from ravenhill.server.refusal import Refusal

CHAT_LINES = 2000  # of one table


def _running(live: Live) -> None:
    if live.facts.status == "waiting":
        raise Refusal("not_now", "server-not-begun")
    if live.over:
        raise Refusal("not_now", "why-over")


async def answer(hall: Hall, table_id: str, person: Person, seat: int, ask: int, option: Option) -> int:
    async with hall.at(table_id) as live:
        live.own(person.id, seat)
        _running(live)
        decision = live.game.decision_of(seat)
        if ask != live.ask or decision is None:
            raise Refusal("stale", "server-stale", rule=decision.rule if decision is not None else "")
        if option == CONCEDE and option not in decision.options:
            raise Refusal("illegal", "server-resign-by-name")
        return await hall.happen(live, "answer", seat, list(option), person.id)


async def resign(hall: Hall, table_id: str, person: Person, seat: int) -> int:
    async with hall.at(table_id) as live:
        live.own(person.id, seat)
        _running(live)
        return await hall.happen(live, "answer", seat, list(CONCEDE), person.id)


async def undo(hall: Hall, table_id: str, person: Person, seat: int) -> int:
    async with hall.at(table_id) as live:
        live.own(person.id, seat)
        _running(live)
        return await hall.happen(live, "undo", seat, None, person.id)


async def offer(hall: Hall, table_id: str, person: Person, seat: int, kind: str) -> int:
    """A draw, or a take-back the rules do not allow by themselves."""
    async with hall.at(table_id) as live:
        live.own(person.id, seat)
        _running(live)
        if kind == "draw" and any(c.kind in ("machine", "automaton") for c in live.facts.chairs):
            raise Refusal("not_now", "server-machine-no-draw")
        if kind == "takeback" and live.last_answer_of(seat) < 0:
            raise Refusal("illegal", "why-undo-nothing")
        if live.facts.offer is not None:
            raise Refusal("not_now", "server-offer-open")
        made = {"number": live.facts.people + 1, "kind": kind, "seat": seat, "agreed": []}
        return await _settle(hall, live, made, person)


async def reply(hall: Hall, table_id: str, person: Person, seat: int, number: int, accept: bool) -> int:
    async with hall.at(table_id) as live:
        live.own(person.id, seat)
        _running(live)
        made = live.facts.offer
        if made is None or made["number"] != number:
            raise Refusal("stale", "server-offer-gone")
        withdrawn = live.facts.chairs[made["seat"]].person == person.id
        if withdrawn and accept:
            raise Refusal("not_now", "server-own-offer")
        if not accept:
            await _keep_offer(hall, live, None)
            return live.version
        return await _settle(hall, live, {**made, "agreed": [*made["agreed"], seat]}, person)


async def _settle(hall: Hall, live: Live, made: dict[str, Any], person: Person) -> int:
    """Keeps an offer while somebody has to agree; carries it out when nobody is left."""
    if live.asked(made):
        await _keep_offer(hall, live, made)
        return live.version
    if made["kind"] == "draw":
        return await hall.happen(live, "draw", made["seat"], None, person.id)
    return await hall.happen(live, "rewind", made["seat"], live.last_answer_of(made["seat"]), person.id)


async def _keep_offer(hall: Hall, live: Live, made: dict[str, Any] | None) -> None:
    t = ledger.tables
    async with hall.store.write() as c:
        await c.execute(sa.update(t).where(t.c.id == live.id).values(offer=made, people=t.c.people + 1))
    live.facts.offer = made
    live.facts.people += 1
    hall.after(live)


async def say(hall: Hall, table_id: str, person: Person, text: str) -> None:
    async with hall.at(table_id) as live:
        own = live.seats_of(person.id)
        if not own and person.id != live.facts.host:
            raise Refusal("forbidden", "server-not-your-seat")
        words = one_line(text)
        if not words:
            raise Refusal("bad", "server-empty-chat")
        if len(live.chat) >= CHAT_LINES:
            raise Refusal("not_now", "server-chat-full")
        line = {"player": person.name, "seat": own[0] if own else None, "text": words, "at": time.time()}
        try:
            async with hall.store.write() as c:
                await c.execute(sa.insert(ledger.chat).values(table_id=live.id, number=len(live.chat) + 1, **line))
        except IntegrityError:  # somebody at another process was quicker
            hall.soon(hall.read_chat(live))
            raise Refusal("stale", "server-stale") from None
        live.chat.append(line)
        live.tell_chat()
        await hall.bus.tell({"table": live.id, "chat": len(live.chat)})


async def why(hall: Hall, table_id: str, person: Person, seat: int, option: Option) -> dict[str, Any]:
    async with hall.at(table_id) as live:
        live.own(person.id, seat, playing=False)
        reason = live.game.why_not(seat, option)
        if reason is None:
            return {"open": True, "reason": None, "rule": ""}
        said = {"key": reason.message.key, "args": dict(reason.message.args)}
        return {"open": False, "reason": said, "rule": reason.rule}


async def odds(hall: Hall, table_id: str, person: Person, seat: int, option: Option) -> dict[str, Any]:
    """The chances behind an open option; counted beside the loop, while the table is held."""
    async with hall.at(table_id) as live:
        live.own(person.id, seat, playing=False)
        return {"odds": await asyncio.to_thread(live.game.odds, seat, option)}


async def record(hall: Hall, table_id: str, person: Person | None) -> tuple[str, bytes]:
    """The whole journal, hidden things and all: only when nothing is left to hide."""
    async with hall.at(table_id) as live:
        _may_look(live, person)
        if not live.over:
            raise Refusal("forbidden", "server-record-later")
        return f"{live.facts.game}-{live.id}.json", live.game.record()


async def replay(
    hall: Hall, table_id: str, person: Person | None, seat: int | None, first: int, count: int
) -> dict[str, Any]:
    async with hall.at(table_id) as live:
        _may_look(live, person)
        place = live.looking(person.id if person is not None else None, seat)
        written = live.game.record()
        over = live.over
    return await hall.machines.desk(thinking.frames, written, place, first, count, over)


def _may_look(live: Live, person: Person | None) -> None:
    if not live.may_watch(person.id if person is not None else None):
        raise Refusal("forbidden", "server-no-spectators")


async def keep_record(hall: Hall, person: Person, written: bytes) -> str:
    """A record from outside, played through and kept as a finished table."""
    found = await hall.machines.desk(thinking.check, written)
    if "saved" not in found:
        raise Refusal("bad_record", str(found["key"]), found["args"])
    names, _ = places(found["game"], found["scenario"])
    now = time.time()
    table_id = new_id()
    result = found["result"] or {"winners": [], "reason": "unfinished", "rule": ""}
    table = {
        "id": table_id,
        "game": found["game"],
        "scenario": found["scenario"],
        "options": found["options"],
        "kind": "record",
        "status": "over",
        "public": False,
        "spectators": True,
        "host": person.id,
        "created": now,
        "moved": now,
        "version": found["answers"],
        "people": 0,
        "turn": found["turn"],
        "to_move": [],
        "machine_due": False,
        "mail_due": False,
        "result": result,
        "offer": None,
    }
    seats = [
        {"table_id": table_id, "place": p, "person": None, "machine": None, "nonce": ""} for p in range(len(names))
    ]
    kept = {"table_id": table_id, "version": found["answers"], "ask": 0, "epoch": 0, "saved": found["saved"]}
    async with hall.store.write() as c:
        await c.execute(sa.insert(ledger.tables).values(**table))
        await c.execute(sa.insert(ledger.seats), seats)
        await c.execute(sa.insert(ledger.snapshots).values(**kept))
    return table_id
