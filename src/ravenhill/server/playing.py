"""What people do at a table that has begun: answer, take back, offer, talk, ask why, look back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import sqlalchemy as sa
from pydantic_core import to_json
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ravenhill.engine.decision import CONCEDE, Message, Option, Question
from ravenhill.engine.script import Play
from ravenhill.lessons import Lesson, Standing, Wrong, moved
from ravenhill.server import beside, ledger, thinking
from ravenhill.server.forms.talk import Phrase
from ravenhill.server.limits import LENGTH
from ravenhill.server.lobby import play_on, strongest
from ravenhill.server.open_table import OpenTable, Past
from ravenhill.server.open_tables import OpenTables
from ravenhill.server.opening import pages_of
from ravenhill.server.people import Person, one_line
from ravenhill.server.refusal import Refusal
from ravenhill.server.rows import DEAL, FEED, PAGE, RULES, UNFEED, WHOLE, Row, staying
from ravenhill.server.talk import Room, Said
from ravenhill.server.telling import tell_talk
from ravenhill.server.turns import Asker
from ravenhill.words import ENGLISH
from ravenhill.words import say as said_by_key

CHAT_LINES = 2000  # of one table


class _Late(Exception):
    """Another process was quicker."""


def _running(table: OpenTable) -> None:
    if table.facts.status == "waiting":
        raise Refusal("not_now", "server-not-begun")
    if table.over:
        raise Refusal("not_now", "why-over")
    if table.frozen is not None:
        raise Refusal("not_now", "server-frozen")


async def answer(
    open_tables: OpenTables, table_id: str, person: Person, seat: int, ask: int, option: Option, careful: bool = False
) -> int | None:
    """Stores a choice; a careful one that could not be taken back is not stored, and None comes back.

    Where others may be ahead of what was heard, too late is said only after a second look."""
    try:
        return await _answer(open_tables, table_id, person, seat, ask, option, careful, lately=True)
    except Refusal as e:
        if e.code != "stale" or not open_tables.bus.shared:
            raise
    return await _answer(open_tables, table_id, person, seat, ask, option, careful, lately=False)


async def _answer(
    open_tables: OpenTables,
    table_id: str,
    person: Person,
    seat: int,
    ask: int,
    option: Option,
    careful: bool,
    lately: bool,
) -> int | None:
    async with open_tables.at(table_id, lately) as table:
        table.own(person.id, seat)
        _running(table)
        decision = table.running.decision_of(seat)
        if ask != table.ask_of(seat) or decision is None:
            raise Refusal("stale", "server-stale", rule=decision.rule if decision is not None else "")
        if option == CONCEDE and option not in decision.options:
            raise Refusal("illegal", "server-resign-by-name")
        if (learning := table.learning()) is not None:
            _right(*learning, seat, option)
        elif careful and _costly(table.running, decision, option) and table.running.final(seat, option):
            return None
        return await open_tables.happen(table, "answer", seat, list(option), person.id)


def _costly(play: Play, decision: Question, option: Option) -> bool:
    """Whether it is worth asking back: there was a choice, and it spends something."""
    return len(decision.options) > 1 and str(option[0]) not in play.game.info.light


def _right(lesson: Lesson, now: Standing, seat: int, option: Option) -> None:
    """A lesson goes on only by the answers it takes; of another one it says why not, and nothing has happened."""
    then = moved(lesson, now, seat, option)
    if isinstance(then, Wrong):
        raise Refusal("lesson", then.said or "server-lesson-other")


async def resign(open_tables: OpenTables, table_id: str, person: Person, seat: int) -> int:
    async with open_tables.at(table_id) as table:
        table.own(person.id, seat)
        _running(table)
        return await open_tables.happen(table, "answer", seat, list(CONCEDE), person.id)


async def undo(open_tables: OpenTables, table_id: str, person: Person, seat: int) -> int:
    async with open_tables.at(table_id) as table:
        table.own(person.id, seat)
        _running(table)
        return await open_tables.happen(table, "undo", seat, None, person.id)


async def tell(
    open_tables: OpenTables, table_id: str, person: Person, seat: int, ask: int, data: dict[str, Any]
) -> int:
    """What was rolled or drawn at the real table; or the table draws it."""
    async with open_tables.at(table_id) as table:
        table.own(person.id, seat, playing=False)
        _running(table)
        if ask != table.ask or table.running.expects is None:
            raise Refusal("stale", "server-not-expected")
        if not beside.may_tell(table, person.id):
            raise Refusal("forbidden", "server-not-yours-to-tell")
        guessed = beside.could_know(table, person.id, data)
        try:
            return await open_tables.happen(table, FEED, seat, data, person.id)
        except Refusal as refused:
            if guessed and refused.code == "illegal" and table.others_sit(seat):
                await _tell_guess(open_tables, table, seat)
            raise


async def _tell_guess(open_tables: OpenTables, table: OpenTable, seat: int) -> None:
    """A card that could not have come tells who tried it that it lies elsewhere, in a hand perhaps: all are told that
    somebody tried, not what."""
    tables = ledger.tables
    known = table.version
    try:
        async with open_tables.store.write() as c:
            told = await open_tables.note(c, table, seat, "server-log-refused-outcome")
            same = (tables.c.id == table.id) & (tables.c.version == known)
            if told and (await c.execute(sa.update(tables).where(same).values(**told))).rowcount == 0:
                raise _Late
    except (IntegrityError, _Late):  # something happened at another process
        open_tables.soon(open_tables.look_again(table.id))
        return
    table.stale = False
    open_tables.after(table)


async def untell(open_tables: OpenTables, table_id: str, person: Person, seat: int) -> int:
    """The last outcome was told wrongly."""
    async with open_tables.at(table_id) as table:
        table.own(person.id, seat, playing=False)
        _running(table)
        return await open_tables.happen(table, UNFEED, seat, None, person.id)


async def offer(open_tables: OpenTables, table_id: str, person: Person, seat: int, kind: str) -> int:
    """A draw, or a take-back the rules do not allow by themselves; and what may be done when somebody's time is up."""
    async with open_tables.at(table_id) as table:
        table.own(person.id, seat, playing=kind in ("draw", "takeback"))
        _running(table)
        late = [s for s in table.out_of_time() if table.facts.chairs[s].person != person.id]
        if kind == "claim":
            return await _claim(open_tables, table, person, seat, late)
        if kind == "draw" and table.room and any(c.kind in ("machine", "automaton") for c in table.facts.chairs):
            raise Refusal("not_now", "server-machine-no-draw")
        if kind == "takeback" and table.last_answer_of(seat) < 0:
            raise Refusal("illegal", "why-undo-nothing")
        if kind == "machine":
            _may_play_on(table, late)
        if table.facts.offer is not None:
            raise Refusal("not_now", "server-offer-open")
        passed = late if kind in ("close", "machine") else []
        made = {"number": table.facts.people + 1, "kind": kind, "seat": seat, "agreed": [], "late": passed}
        return await _settle(open_tables, table, made, person)


async def _claim(open_tables: OpenTables, table: OpenTable, person: Person, seat: int, late: list[int]) -> int:
    """The game is won as if the late one had given up; who would lose with them may not claim."""
    if not late:
        raise Refusal("not_now", "server-time-left" if table.facts.clock is not None else "server-no-clock")
    if set(table.out_of_time()) & set(table.seats_of(person.id)):
        raise Refusal("not_now", "server-late-too")
    for other in late:
        given_up = table.running.clone()
        given_up.answer(other, CONCEDE)
        winners = [int(w) for w in given_up.result.winners] if given_up.result is not None else []
        if seat in winners:
            return await open_tables.happen(table, "claim", other, {"winners": winners, "by": seat}, person.id)
    raise Refusal("not_now", "server-late-partner")


def _may_play_on(table: OpenTable, late: list[int]) -> None:
    """Where two sit the game is claimed or closed; a machine plays on for the sake of the others."""
    if not late:
        raise Refusal("not_now", "server-time-left" if table.facts.clock is not None else "server-no-clock")
    if len(table.facts.chairs) < 3:
        raise Refusal("not_now", "server-two-seats")
    strongest(table.facts.game)


async def reply(open_tables: OpenTables, table_id: str, person: Person, seat: int, number: int, accept: bool) -> int:
    async with open_tables.at(table_id) as table:
        table.own(person.id, seat, playing=False)  # a machine never answers for its person here
        _running(table)
        made = table.facts.offer
        if made is None or made["number"] != number:
            raise Refusal("stale", "server-offer-gone")
        withdrawn = table.facts.chairs[made["seat"]].person == person.id
        if withdrawn and accept:
            raise Refusal("not_now", "server-own-offer")
        if not accept:
            await _keep_offer(open_tables, table, None, None if withdrawn else seat)
            return table.version
        return await _settle(open_tables, table, {**made, "agreed": [*made["agreed"], seat]}, person)


async def _settle(open_tables: OpenTables, table: OpenTable, made: dict[str, Any], person: Person) -> int:
    """Keeps an offer while somebody has to agree; carries it out when nobody is left."""
    kind, seat = made["kind"], made["seat"]
    if table.asked(made):
        await _keep_offer(open_tables, table, made)
        return table.version
    if kind == "machine":
        await play_on(open_tables, table, made["late"])
        return table.version
    return await open_tables.happen(table, *_row(table, kind, seat), person.id)


def _row(table: OpenTable, kind: str, seat: int) -> tuple[str, int, Any]:
    """The journal row an agreement makes."""
    return ("rewind", seat, table.last_answer_of(seat)) if kind == "takeback" else (kind, seat, None)


async def _keep_offer(
    open_tables: OpenTables, table: OpenTable, made: dict[str, Any] | None, refused_by: int | None = None
) -> None:
    """An offer stands, or does not any more; who refused it is told."""
    tables = ledger.tables
    told: dict[str, Any] = {}
    known = table.version
    try:
        async with open_tables.store.write() as c:
            before = table.facts.offer
            if refused_by is not None and before is not None:
                asked = table.seat_name(before["seat"])
                told = await open_tables.note(c, table, refused_by, f"server-log-refused-{before['kind']}", other=asked)
            same = (tables.c.id == table.id) & (tables.c.people == table.facts.people) & (tables.c.version == known)
            kept = await c.execute(sa.update(tables).where(same).values(offer=made, people=tables.c.people + 1, **told))
            if kept.rowcount == 0:
                raise _Late
    except (IntegrityError, _Late):  # something happened at another process
        open_tables.soon(open_tables.look_again(table.id))
        raise Refusal("stale", "server-stale") from None
    table.facts.offer = made
    table.facts.people += 1
    table.stale = False
    open_tables.after(table)


async def say(
    open_tables: OpenTables, table_id: str, person: Person, text: str | None, phrase: Phrase | None = None
) -> None:
    """Who plays, or laid the table, talks at it; who looks on, in the gallery."""
    async with open_tables.at(table_id) as table:
        may_look(table, person)
        own = table.seats_of(person.id)
        room: Room = "table" if own or person.id == table.facts.host else "gallery"
        if phrase is not None:
            words = said_by_key(Message(f"server-phrase-{phrase}"), ENGLISH)
        else:
            words = open_tables.people.unwanted.check(one_line(text or ""))
        if not words:
            raise Refusal("bad", "server-empty-chat")
        if len(table.gallery if room == "gallery" else table.chat) >= CHAT_LINES:
            raise Refusal("not_now", "server-chat-full")
        line = Said(person.id, person.name, room, own[0] if own else None, words, time.time(), phrase)
        number = table.talked + 1
        try:
            async with open_tables.store.write() as c:
                await c.execute(sa.insert(ledger.chat).values(table_id=table.id, number=number, **asdict(line)))
        except IntegrityError:  # somebody at another process was quicker
            open_tables.soon(open_tables.read_talk(table))
            raise Refusal("stale", "server-stale") from None
        table.hear(line)
        tell_talk(table)
        open_tables.bus.tell({"table": table.id, "chat": number})


async def why(open_tables: OpenTables, table_id: str, person: Person, seat: int, option: Option) -> dict[str, Any]:
    async with open_tables.at(table_id) as table:
        table.own(person.id, seat, playing=False)
        if table.frozen is not None and not table.over:
            return {"open": False, "reason": {"key": table.frozen.key, "args": dict(table.frozen.args)}, "rule": ""}
        reason = table.running.why_not(seat, option)
        if reason is None:
            return {"open": True, "reason": None, "rule": ""}
        said = {"key": reason.message.key, "args": dict(reason.message.args)}
        return {"open": False, "reason": said, "rule": reason.rule}


async def odds(open_tables: OpenTables, table_id: str, person: Person, seat: int, option: Option) -> dict[str, Any]:
    """The chances behind an open option; counted beside the loop, while the table is held."""
    async with open_tables.at(table_id) as table:
        table.own(person.id, seat, playing=False)
        if table.frozen is not None:
            return {"odds": None}
        return {"odds": await asyncio.to_thread(table.running.odds, seat, option)}


async def hint(open_tables: OpenTables, table_id: str, person: Person, seat: int, by: Asker) -> dict[str, Any]:
    """What a strong player would look at here; never where another person plays."""
    async with open_tables.at(table_id) as table:
        table.own(person.id, seat)
        _running(table)
        if table.others_sit(seat):
            raise Refusal("forbidden", "server-hint-people")
        decision = table.running.decision_of(seat)
        if decision is None or len(decision.options) < 2:
            raise Refusal("not_now", "server-hint-none")
        ask = table.ask_of(seat)
        known = await asyncio.to_thread(thinking.handed, table.running, seat, ask)
    return {"ask": ask, **await open_tables.machines.desk(by, thinking.hinted, known, seat, ask)}


Pay = Callable[[float], None]  # further tokens, by how long the game is


async def record(
    open_tables: OpenTables, table_id: str, person: Person | None, by: Asker, pay: Pay
) -> tuple[str, bytes]:
    """The whole journal, hidden things and all: only when nothing is left to hide."""
    async with open_tables.at(table_id) as table:
        may_look(table, person)
        if not table.over:
            raise Refusal("forbidden", "server-record-later")
        name = f"{table.facts.game}-{table.id}.json"
        pay(table.version / LENGTH)
    async with open_tables.store.read() as c:
        pages = await pages_of(c, table_id)
    return name, await open_tables.machines.desk(by, thinking.record_of, pages)


async def course(open_tables: OpenTables, table_id: str, person: Person | None, by: Asker, pay: Pay) -> bytes:
    """How a game that is over went, turn by turn. Every row is read for it."""
    async with open_tables.at(table_id) as table:
        may_look(table, person)
        if not table.over:
            raise Refusal("forbidden", "server-record-later")
        pay(table.version / LENGTH)
    async with open_tables.store.read() as c:
        pages = await pages_of(c, table_id)
    return await open_tables.machines.desk(by, thinking.course, pages)


async def replay(
    open_tables: OpenTables,
    table_id: str,
    person: Person | None,
    seat: int | None,
    first: int,
    count: int,
    by: Asker,
    pay: Pay,
) -> bytes:
    """Moments of a game, read from its rows: nothing is played again. Written at the desk, views may be large."""
    async with open_tables.at(table_id) as table:
        may_look(table, person)
        place = table.looking(person.id if person is not None else None, seat)
        over = table.over
        pay(table.version / LENGTH)
    j = ledger.journal.c
    async with open_tables.store.read() as c:
        past = table.past
        if past is None or past.version != table.version:
            past = table.past = await _past(c, table_id)
        wanted = {number: n for n, number in enumerate(past.kept[first : first + count], first)}
        head = {"answers": len(past.kept) - 1, "seat": place, "turns": past.turns}
        if not wanted:
            return to_json({**head, "frames": []})
        begun = [number for number in past.begins if number <= min(wanted)][-1]
        start = max(min(wanted) // WHOLE * WHOLE, begun)
        pages = await pages_of(c, table_id, (j.number >= start) & (j.number <= max(wanted)))
        opening = await pages_of(c, table_id, j.number.in_((0, begun)))
    last = min(wanted.values()) + len(wanted) - 1
    beside = [line.plain() for line in table.events if min(wanted.values()) <= line.at <= last]
    look = thinking.Look(place, wanted, over, beside)
    return await open_tables.machines.desk(by, thinking.told, pages, opening, look, head)


async def _past(c: AsyncConnection, table_id: str) -> Past:
    """Read in pages: between them others have their turn."""
    j = ledger.journal.c
    light = sa.select(j.number, j.kind, j.seat, j.turn, sa.case((j.kind != "answer", j.data)).label("data"))
    rows: list[Row] = []
    while len(rows) % PAGE == 0:
        after = j.number > (rows[-1]["number"] if rows else -1)
        page = await c.execute(light.where((j.table_id == table_id) & after).order_by(j.number).limit(PAGE))
        found = [dict(row) for row in page.mappings()]
        rows += found
        if not found:
            break
    if not rows or rows[0]["kind"] != DEAL:  # of version 0.1, and its rules were gone when it was to be filled in
        raise Refusal("not_now", "server-past-lost")
    kept = staying(rows)
    begins = [row["number"] for row in rows if row["kind"] in (DEAL, RULES)]
    return Past(rows[-1]["number"], [row["number"] for row in kept], _turns(kept), begins)


def _turns(kept: list[Row]) -> list[list[int]]:
    """Each turn with the number of answers at which it begins."""
    turns: list[list[int]] = []
    for n, row in enumerate(kept):
        if row["turn"] is not None and (not turns or turns[-1][0] != row["turn"]):
            turns.append([row["turn"], n])
    return turns


def may_look(table: OpenTable, person: Person | None) -> None:
    if not table.may_watch(person.id if person is not None else None):
        raise Refusal("forbidden", "server-no-spectators")
