"""Saves and records: a save goes on at once, a record is the journal as text."""

from __future__ import annotations

import hashlib
import json
import zlib
from typing import Any, Final

from ravenhill.engine import game as shelf
from ravenhill.engine.decision import Bad, BadPack, BadSave, Illegal, Impossible, Message
from ravenhill.engine.pack import problems_in
from ravenhill.engine.plain import SHARED, copied, plain, restored
from ravenhill.engine.script import REDEAL, Entry, Play, count_answers, from_start

MAGIC: Final = b"RAVENHILL SAVE 1\n"
RECORD: Final = 1
DIGEST: Final = 16
LARGEST: Final = 64_000_000  # no save of ours unpacks to more: what does is no save


def save(play: Play) -> bytes:
    mark = play.settle()
    body = {
        "setup": play.setup.plain(),
        "journal": [_entry_plain(e) for e in play.journal.items()],
        "mark": play._mark_at,
        "table": plain(mark),
        "fed": play.table.chance.fed,
    }
    packed = zlib.compress(_json(body).encode(), 9)
    return MAGIC + hashlib.sha256(packed).digest()[:DIGEST] + packed


def load(data: Any) -> Play:
    """The game a save was made of. BadSave for anything that is not a save."""
    if not isinstance(data, bytes | bytearray) or not data.startswith(MAGIC):
        raise BadSave(Message("bad-save-kind"))
    packed = bytes(data[len(MAGIC) + DIGEST :])
    if hashlib.sha256(packed).digest()[:DIGEST] != data[len(MAGIC) : len(MAGIC) + DIGEST]:
        raise BadSave(Message("bad-save-altered"))
    try:
        unpacking = zlib.decompressobj()
        body = json.loads(unpacking.decompress(packed, LARGEST))
        setup = shelf.Setup(**body["setup"])
        game = shelf.find(setup.game)
        classes = {c.__name__: c for c in game.pieces}
        table = restored(body["table"], classes)
        bare = game.empty(setup)
        for name in [n for n in SHARED if hasattr(bare, n)]:
            setattr(table, name, getattr(bare, name))
        journal = [_entry_of(e) for e in body["journal"]]
        play = Play(game, setup, table)
        mark = int(body["mark"])
        for e in journal[:mark]:
            play.journal.add(e)
        play.answers = count_answers(journal[:mark])
        play._mark = table.copy()
        play._mark_at = mark
        play._log_whole = False
        resumed = play._from_mark(journal[mark:])
        resumed.table.chance.fed = list(body["fed"])
    except Exception as fault:  # what was written by another hand may fail anywhere in the rules
        raise BadSave(Message("bad-save-broken", {"detail": f"{type(fault).__name__}: {fault}"})) from fault
    return resumed


def written(play: Play) -> bytes:
    journal = [_entry_plain(e) for e in play.journal.items()]
    setup = play.setup.plain()
    head = {
        "ravenhill": RECORD,
        "setup": setup,
        "result": _result_plain(play),
        "digest": _digest(setup, journal),
    }
    lines = ",\n".join(_json(e) for e in journal)
    return f'{{"head":{_json(head)},\n"journal":[\n{lines}\n]}}\n'.encode()


def replay(data: Any, to: int | None = None) -> Play:
    """Plays a record or a save again from the start, every answer checked against the rules.

    A record written by hand, from a game at a real table, needs no digest; one that has it must fit it."""
    if isinstance(data, bytes | bytearray) and data.startswith(MAGIC):
        loaded = load(data)
        return _replayed(loaded.setup, loaded.journal.items(), to)
    try:
        body = json.loads(data)
        head = body["head"]
        if head["ravenhill"] != RECORD:
            raise ValueError("version")
        setup = shelf.Setup(**head["setup"])
        journal = [_entry_of(e) for e in body["journal"]]
        expected = head["result"]
        digest = head.get("digest")
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as fault:
        raise BadSave(Message("bad-record-kind", {"detail": _detail(fault)})) from fault
    if digest is not None and digest != _digest(head["setup"], body["journal"]):
        raise BadSave(Message("bad-save-altered"))
    play = _replayed(setup, journal, to)
    if to is None and expected != _result_plain(play):
        raise BadSave(Message("bad-record-result"))
    return play


def _replayed(setup: shelf.Setup, journal: list[Entry], to: int | None) -> Play:
    try:
        game = shelf.find(setup.game)
        checked = game.setup(
            seed=setup.seed,
            scenario=setup.scenario,
            seats=setup.seats,
            options=setup.options,
            pack=setup.pack,
            position=setup.position,
        )
        if setup.pack and problems_in(game, setup.pack):
            raise BadPack(problems_in(game, setup.pack))
        play = from_start(game, checked, [e for e in journal if isinstance(e, str)])
    except Exception as fault:  # a set-up by another hand may fail anywhere in the laying of the table
        raise BadSave(Message("bad-record-setup", {"detail": f"{type(fault).__name__}: {fault}"})) from fault
    answers = 0
    for number, entry in enumerate(journal):
        if isinstance(entry, str):
            continue
        if to is not None and answers >= to:
            break
        try:
            if entry[0] != REDEAL:
                reason = play.why_not(int(entry[0]), entry[1:])
                if reason is not None:
                    raise Illegal(reason.message, reason.rule)
            play._enter(entry)
        except (Bad, Illegal, Impossible, IndexError, ValueError, TypeError) as problem:
            raise BadSave(Message("bad-record-entry", {"number": number, "detail": str(problem)})) from problem
        if entry[0] != REDEAL:
            answers += 1
    if to is None and play.journal.items() != journal:
        raise BadSave(Message("bad-record-chance"))
    if to is not None:
        play.table.chance.fed = []
    return play


def _detail(fault: Exception) -> str:
    """What is wrong with a record, in a word of the message where there is one."""
    if isinstance(fault, RecursionError):
        return "depth"
    if isinstance(fault, UnicodeDecodeError | json.JSONDecodeError):
        return "text"
    return str(fault.args[0]) if isinstance(fault, KeyError | ValueError) and fault.args else type(fault).__name__


def position_of(play: Play) -> dict[str, Any]:
    """The last checkpoint as a position, with what was answered since under `then`."""
    if play.over:
        raise Illegal(Message("why-position-over"), "")
    mark = play.settle()
    if any(e[0] == REDEAL for e in play._entries):  # the checkpoint is that of the table before the re-deal
        raise Illegal(Message("why-position-redealt"), "")
    position: dict[str, Any] = copied(play.game.position(mark))
    position["scenario"] = play.setup.scenario
    position["seats"] = play.setup.seats
    if play.setup.options:
        position["options"] = dict(play.setup.options)
    if play.setup.pack:
        position["pack"] = copied(play.setup.pack)
    if play._entries:
        position["then"] = _outcomes_first(play._entries)
    return position


def _outcomes_first(entries: list[Entry]) -> list[Any]:
    """Outcomes before the answer that brings them about: fed first, then called for."""
    outcomes: list[Any] = [e for e in entries if isinstance(e, str) and e != "revealed"]
    answers: list[Any] = [list(e) for e in entries if not isinstance(e, str)]
    return outcomes + answers


def _entry_plain(e: Entry) -> Any:
    return e if isinstance(e, str) else list(e)


def _entry_of(data: Any) -> Entry:
    if isinstance(data, str):
        return data
    if isinstance(data, list) and len(data) > 1 and all(a.__class__ in (str, int) for a in data):
        return tuple(data)
    raise ValueError(f"entry {data!r}")


def _result_plain(play: Play) -> dict[str, Any] | None:
    result = play.result
    if result is None:
        return None
    return {"winners": list(result.winners), "reason": result.reason, "rule": result.rule}


def _digest(setup: Any, journal: Any) -> str:
    return hashlib.sha256(_json([setup, journal]).encode()).hexdigest()[: 2 * DIGEST]


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
