"""What each person may be told of an open table, and telling it to their sockets."""

from __future__ import annotations

from typing import Any, Final

from pydantic_core import to_json

from ravenhill import examples, lessons
from ravenhill.engine.decision import Message, Question
from ravenhill.server import beside
from ravenhill.server.facts import teams, thinking_time
from ravenhill.server.open_table import SPECTATOR, OpenTable, Watcher
from ravenhill.server.rows import goals_of
from ravenhill.server.talk import NOBODY, after

LINES: Final = 200  # of the log, told at once: more than any turn has; older ones are asked for
FEW: Final = 200  # answers: when no more are left, everybody is told


def told(line: Message) -> dict[str, object]:
    """A line as a client gets it. What happened at the table beside the game is said in the server's own words."""
    return {**line.plain(), "beside": True} if line.key.startswith("server-") else line.plain()


def notes_of(d: Question) -> dict[str, Any]:
    """What is noted of the options, by their place in the list."""
    notes = {str(i): d.note(option) for i, option in enumerate(d.options)}
    return {i: {"key": note.key, "args": dict(note.args)} for i, note in notes.items() if note is not None}


def state_of(
    table: OpenTable,
    person: str | None,
    seat: int | None,
    lines: int = 0,
    chat: int = 0,
    gallery: int = 0,
    unheard: frozenset[str] = NOBODY,
    known: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """Everything this seat may know; of log and talk what comes after the lines it has."""
    own = table.seats_of(person)
    playing = table.play is not None and not table.over and seat in own
    return {
        **(known_to_all(table) if known is None else known),
        "you": {"seats": own, "seat": seat, "host": person is not None and person == table.facts.host},
        "view": seen_from(table, seat),
        "decisions": asked_of(table, person, seat),
        "expects": beside.expected(table, person),
        "log": lines_after(table, seat, lines),
        "undo_reach": undo_reach(table, seat) if playing and seat is not None else 0,
        "takeback": table.takeback(own) if playing else None,
        "lesson": lesson_now(table) if playing else None,
        "ahead": ahead_now(table, seat) if playing and seat is not None and table.learning() is None else None,
        "chat": after(table.chat, chat, unheard),
        "gallery": after(table.overheard(person), gallery, unheard),
    }


def known_to_all(table: OpenTable) -> dict[str, Any]:
    """What everybody at the table may know alike."""
    pack, printed = table.about_pack()
    return {
        "table": table.facts.plain(),
        "pack": pack,
        "printed": printed,
        "version": table.version,
        "answers": 0 if table.play is None else table.play.answers,
        "answers_left": table.room if table.room <= FEW and not table.over else None,
        "epoch": table.epoch,
        "turn": table.turn(),
        "seats": seats_now(table),
        "over": table.over,
        "result": table.facts.result,
        "goals": goals_now(table),
        "offer": offer_now(table),
        "watchers": table.onlookers(),
        "clock": time_left(table),
        "frozen": None if table.frozen is None else {"key": table.frozen.key, "args": dict(table.frozen.args)},
    }


def seen_from(table: OpenTable, seat: int | None) -> dict[str, Any] | None:
    """What a seat may see, taken straight from the game: it is written out at once and never changed."""
    if table.play is None:
        return None
    seen: dict[str, Any] = table.play.game.view(table.play.table, SPECTATOR if seat is None else seat)
    return seen


def asked_of(table: OpenTable, person: str | None, seat: int | None) -> list[dict[str, Any]]:
    if table.play is None or table.over or table.frozen is not None:
        return []
    own = table.seats_of(person)
    due = table.scripted()
    played = None if due is None else due[0]
    told: list[dict[str, Any]] = []
    for d in table.play.decisions:
        mine = d.seat in own and table.facts.chairs[d.seat].machine is None and d.seat != played
        shown = d.options if mine and d.seat == seat else None
        options = None if shown is None else [list(o) for o in shown]
        prompt = {"key": d.prompt.key, "args": dict(d.prompt.args)}
        asked = {"seat": d.seat, "ask": table.ask_of(d.seat), "mine": mine, "prompt": prompt, "rule": d.rule}
        odds = [] if shown is None else [i for i, option in enumerate(shown) if d.has_odds(option)]
        notes = {} if shown is None else notes_of(d)
        origin = "" if shown is None else d.origin()
        told.append({**asked, "kind": d.kind, "origin": origin, "options": options, "odds": odds, "notes": notes})
    return told


def undo_reach(table: OpenTable, seat: int) -> int:
    return 0 if table.facts.chairs[seat].machine is not None else table.running.undo_reach(seat)


def seats_now(table: OpenTable) -> list[dict[str, Any]]:
    here = table.here()
    moving = table.to_move()
    sides = teams(table.facts.game, table.facts.scenario, len(table.facts.chairs))
    return [
        {
            "index": c.place,
            "name": c.name,
            "team": sides[c.place],
            "player": c.player,
            "kind": c.kind,
            "machine": c.machine,
            "connected": c.kind in ("machine", "automaton") or c.person in here,
            "to_move": c.place in moving,
            "thinks": thinking_time(c.machine) if c.place in moving else None,
            "host": c.person is not None and c.person == table.facts.host,
        }
        for c in table.facts.chairs
    ]


def goals_now(table: OpenTable) -> list[dict[str, Any]]:
    """What wins and how far both sides are; nothing at a table that can only be looked at."""
    if table.play is None or table.play.still:
        return []
    return goals_of(table.play.game, table.play.table)


def time_left(table: OpenTable) -> dict[str, Any] | None:
    """What every seat has left at this moment, and whose clock runs on from it."""
    clock = table.facts.clock
    if clock is None or table.play is None:
        return None
    now = table.now()
    left = clock.left_at(now, table.ticking())
    return {"now": now, "left": left, "running": table.ticking(), "little": clock.little}


def offer_now(table: OpenTable) -> dict[str, Any] | None:
    offer = table.facts.offer
    if offer is None:
        return None
    told = {name: offer[name] for name in ("number", "kind", "seat")}
    return {**told, "waiting": table.asked(offer), "late": offer.get("late", [])}


def lesson_now(table: OpenTable) -> dict[str, Any] | None:
    """What the lesson says now: the pages up to the one that wants an answer, and what it shows who asks."""
    lesson = table.lesson
    now = lessons.standing(lesson, table.running) if lesson is not None and table.play is not None else None
    if lesson is None or now is None:
        return None
    upto = min(lesson.acting(now.step) + 1, len(lesson.steps))
    pages = [
        {"key": lesson.step_key(at), "light": list(lesson.steps[at].light), "acts": bool(lesson.steps[at].right)}
        for at in range(now.step, upto)
    ]
    show = lessons.shown(lesson, now, table.running)
    return {
        "key": lesson.key,
        "example": examples.number_of(lesson.id),
        "step": now.step,
        "steps": len(lesson.steps),
        "pages": pages,
        "said": now.said or None,
        "show": None if show is None else list(show),
        "waits": bool(now.script),
    }


def ahead_now(table: OpenTable, seat: int) -> dict[str, Any]:
    """What the owner of answers left in advance is told: what can be left now, what is, and what was dropped."""
    left = table.facts.chairs[seat].left
    offered = [
        {
            "kind": question.kind,
            "prompt": {"key": question.prompt.key, "args": dict(question.prompt.args)},
            "options": [list(option) for option in question.options],
        }
        for question in table.running.ahead(seat)
    ]
    mine = left.by == table.facts.chairs[seat].person
    return {
        "offered": offered,
        "left": [one.plain() for one in left.answers] if mine else [],
        "dropped": [one.plain() for one in left.dropped] if mine else [],
    }


def lines_after(table: OpenTable, seat: int | None, have: int) -> dict[str, Any]:
    """The lines of the log a seat may read, after those it has; of many the last ones."""
    readable = table.readable(seat)
    first = max(min(have, len(readable)), len(readable) - LINES)
    return {"from": first, "lines": [told(line) for line in readable[first:]]}


def page_of(table: OpenTable, seat: int | None, first: int, count: int) -> dict[str, Any]:
    """Lines of the log a seat may read, from the one of that number on."""
    readable = table.readable(seat)
    first = min(first, len(readable))
    return {"from": first, "lines": [told(line) for line in readable[first : first + count]]}


def tell_state(table: OpenTable, only: Watcher | None = None) -> None:
    """Sends every socket what is new for it; those who may know the same are sent the same."""
    hearers = [only] if only is not None else list(table.watchers)
    if not hearers:
        return
    written: dict[Any, tuple[bytes, int]] = {}
    known = known_to_all(table)
    for w in hearers:
        heard = (w.lines, w.chat, w.gallery, w.unheard)
        alike = (w.seat, *heard, tuple(table.seats_of(w.person)), w.person == table.facts.host)
        if alike not in written:
            state = state_of(table, w.person, w.seat, *heard, known)
            lines = state["log"]["from"] + len(state["log"]["lines"])
            written[alike] = to_json({"type": "state", "state": state}), lines
        message, w.lines = written[alike]
        w.chat, w.gallery = len(table.chat), len(table.overheard(w.person))
        w.send_written(message)


def tell_owner(table: OpenTable, seat: int) -> None:
    """Sends what is new to the sockets that look from this seat, and to no other."""
    for w in list(table.watchers):
        if w.seat == seat and w.person == table.facts.chairs[seat].person:
            tell_state(table, w)


def tell_seats(table: OpenTable) -> None:
    seats = seats_now(table)
    for w in table.watchers:
        w.send({"type": "seats", "seats": seats, "watchers": table.onlookers()})


def tell_talk(table: OpenTable) -> None:
    """Sends every socket what was said since."""
    for w in table.watchers:
        overheard = table.overheard(w.person)
        if w.chat < len(table.chat) or w.gallery < len(overheard):
            chat, gallery = after(table.chat, w.chat, w.unheard), after(overheard, w.gallery, w.unheard)
            w.send({"type": "chat", "chat": chat, "gallery": gallery})
            w.chat, w.gallery = len(table.chat), len(overheard)


def parted(table: OpenTable, person: str) -> None:
    """Somebody has left for good: their name goes from here too."""
    for chair in table.facts.chairs:
        if chair.person == person:
            chair.player = None
    for line in (*table.chat, *table.gallery):
        if line.person == person:
            line.player = ""
    for w in table.watchers:
        w.chat = w.gallery = 0
    tell_seats(table)
    tell_talk(table)
