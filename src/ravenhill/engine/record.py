"""Saves and records: a save goes on at once, a record is the journal as text. Later versions can look at both."""

from __future__ import annotations

import hashlib
import json
import zlib
from typing import Any, Final

from ravenhill.engine import game as shelf
from ravenhill.engine.carry import (
    FIRST,
    Reading,
    Stopped,
    carried_on,
    ids_to_keep,
    looked_at,
    said_of_cut,
    seen_since,
    tables_since,
    told_again,
)
from ravenhill.engine.decision import Bad, BadPack, BadSave, Illegal, Impossible, Message
from ravenhill.engine.pack import problems_in_stored
from ravenhill.engine.past import LARGEST, Past, lines_plain, packed, past_of, unpacked
from ravenhill.engine.plain import copied, plain
from ravenhill.engine.script import Play, from_start
from ravenhill.engine.trail import Trail
from ravenhill.engine.way import REDEAL, Entry, Ground, Mark, count_answers

MAGIC: Final = b"RAVENHILL SAVE 2\n"
EARLIER: Final = b"RAVENHILL SAVE 1\n"  # of version 0.1: neither log nor rules are told in it
RECORD: Final = 2
DIGEST: Final = 16


def save(play: Play, past: bool = True) -> bytes:
    """`past`: with the moments of the game, if it keeps them."""
    if play.still:
        raise Illegal(Message("why-still"), "")
    mark = play.settle()
    body: dict[str, Any] = {
        "setup": play.setup.plain(),
        "rules": play.game.info.rules,
        "journal": [_entry_plain(e) for e in play.journal.items()],
        "mark": play.way.mark.at,
        "table": plain(mark),
        "fed": play.table.chance.fed,
        "seen": seen_since(play),
    }
    if play._laying:
        body["laying"] = True
    if play.table.chance.waits:
        body["said"] = play.way.mark.said
    ids = ids_to_keep(play)
    if ids is not None:
        body["ids"] = ids
    if play.way.log_whole and not play.table.quiet:
        body["log"] = lines_plain(play.way.log.items())
    if past and play.way.past is not None:
        body["past"] = play.way.past.plain()
    ground = play.way.ground
    if ground is not None:
        cut = [_entry_plain(e) for e in ground.cut]
        body["ground"] = {"table": plain(ground.table), "at": ground.at, "border": ground.border, "cut": cut}
    return _sealed(body)


def _sealed(body: Any) -> bytes:
    written = zlib.compress(_json(body).encode(), 9)
    return MAGIC + hashlib.sha256(written).digest()[:DIGEST] + written


def load(data: Any) -> Play:
    """The game a save was made of, by this version or an earlier one. BadSave for anything that is not a save;
    Stopped where the rules of today can not go on with it."""
    body = _body_of(data)
    try:
        setup = shelf.Setup(**body["setup"])
        game = shelf.find(setup.game)
        rules = int(body.get("rules", FIRST))
        journal = [_entry_of(e) for e in body["journal"]]
        mark = int(body["mark"])
    except Exception as fault:  # what was written by another hand may be anything
        raise _broken(fault) from fault
    try:
        reading = Reading(game, setup, rules, body.get("ids"))
        if body.get("laying"):  # a table whose outcomes are still told one by one
            return from_start(game, setup, [reading.entry(e) for e in journal])
        play = Play(game, setup, reading.table(body["table"]))
        for e in journal[:mark]:
            play.journal.add(e)
        play.answers = count_answers(journal[:mark])
        play.way.mark = Mark(play.table.copy(), mark, 0, int(body.get("said", 0)))
        play.way.log_whole = False
        if rules == game.info.rules:
            play.way.ground = _ground_of(body, reading)
            resumed = play._from_mark(journal[mark:])
            resumed.table.chance.fed = list(body["fed"])
            _look_back(resumed, body)
        else:
            seen = tables_since(body["table"], body["seen"]) if "seen" in body else None
            resumed = carried_on(play, journal[mark:], seen, reading, bytes(data))
            _look_back(resumed, body)
            _border(resumed, journal, mark)
    except BadSave:
        raise
    except Exception as fault:  # ... and may fail anywhere in the rules
        if rules == game.info.rules:
            raise _broken(fault) from fault
        raise Stopped(Message("bad-save-stopped", {"detail": _named(fault)})) from fault
    return resumed


def _body_of(data: Any) -> Any:
    """What a save holds, if it is one and nobody altered it."""
    if not isinstance(data, bytes | bytearray) or not data.startswith((MAGIC, EARLIER)):
        raise BadSave(Message("bad-save-kind"))
    written = bytes(data[len(MAGIC) + DIGEST :])
    if hashlib.sha256(written).digest()[:DIGEST] != data[len(MAGIC) : len(MAGIC) + DIGEST]:
        raise BadSave(Message("bad-save-altered"))
    try:
        return json.loads(zlib.decompressobj().decompress(written, LARGEST))
    except Exception as fault:
        raise _broken(fault) from fault


def _ground_of(body: Any, reading: Reading) -> Ground | None:
    """Where the way back ends, of a game that has come through a change of rules before."""
    kept = body.get("ground")
    if kept is None:
        return None
    cut = [_entry_of(e) for e in kept["cut"]]
    return Ground(reading.table(kept["table"]), int(kept["at"]), int(kept["border"]), cut)


def _look_back(play: Play, body: Any) -> None:
    """The log and the moments a save brings along."""
    if "log" in body:
        play.tell_again([line for line in body["log"] if line[3] <= play.answers])
    if "past" in body:
        past = past_of(body["past"])
        play.way.past = past.back_to(min(play.answers, len(past.moments) - 1), play)


def _border(play: Play, journal: list[Entry], mark: int) -> None:
    """A game has come under new rules: what was before stays readable, and what is asked again is told."""
    if not play.way.log_whole:
        told = told_again(play.game, play.setup, journal, mark, play.way.mark.table)
        if told is None:
            told = Trail()
            told.add(Message("log-not-kept"))
        for line in told.items():
            if line.at <= play.answers:
                play.way.log.add(line)
        play.way.log_whole = True
    line = said_of_cut(play)
    if line is not None:
        play.way.log.add(line)
    if play.way.past is not None:
        play.way.past.moments = play.way.past.moments.upto(play.answers)
        play.way.past.open_chapter(play.game.info.rules, ids_to_keep(play))
        play.way.past.note(play)


def keep(play: Play) -> None:
    """Moments from the start on; of a game that came through a change of rules, from there on."""
    if play.way.past is not None or play.still:
        return
    past = Past()
    if play.way.ground is not None:
        raise Illegal(Message("why-undo-rules"), "")
    past.open_chapter(play.game.info.rules, ids_to_keep(play))
    entries = play.journal.items()
    again = from_start(play.game, play.setup, [e for e in entries if isinstance(e, str)])
    past.note(again)
    for e in entries:
        if not isinstance(e, str):
            again.follow(e)
            if e[0] != REDEAL:
                past.note(again)
    play.way.past = past
    if not play.way.log_whole:
        play.way.log = again.way.log
        play.way.log_whole = True


def converted(data: Any) -> bytes:
    """A save or record of an earlier version with its log and its moments, so that every later one can show it."""
    saved = isinstance(data, bytes | bytearray) and data.startswith((MAGIC, EARLIER))
    play = load(data) if saved else replay(data)
    if play.still:  # it carries all that already, and these rules could not add to it
        return bytes(data)
    play.keep()
    return save(play) if saved else written(play)


def written(play: Play, past: bool = True) -> bytes:
    """`past`: with what later versions need to show it; without, it can only be played again by the same rules."""
    seen: dict[str, Any] | None = None
    if past:
        looking = play if play.way.past is not None or play.way.ground is not None else play.clone()
        if play.way.ground is None:
            looking.keep()
        if looking.way.past is not None:
            seen = {**looking.way.past.plain(), "log": lines_plain(looking.lines())}
    head = {"setup": play.setup.plain(), "rules": play.game.info.rules, "result": _result_plain(play)}
    if play.way.ground is not None:
        head["border"] = play.way.ground.border
    return text_of(head, [_entry_plain(e) for e in play.journal.items()], seen)


def text_of(head: dict[str, Any], journal: list[Any], seen: dict[str, Any] | None) -> bytes:
    """A record: `head` with set-up, rules and result; `seen`: chapters, moments and log."""
    past = packed(seen) if seen is not None else None
    sealed = {"ravenhill": RECORD, **head, "digest": _digest(head["setup"], journal, past)}
    lines = ",\n".join(_json(e) for e in journal)
    tail = f',\n"past":{_json(past)}' if past is not None else ""
    return f'{{"head":{_json(sealed)},\n"journal":[\n{lines}\n]{tail}}}\n'.encode()


def replay(data: Any, to: int | None = None) -> Play:
    """A record or a save, looked back at: the game after `to` answers, or at its end.

    What the rules of today made is played again from the start, every answer checked against them. What earlier rules
    made is read from what it carries, and does not go on. A record written by hand, from a game at a real table, needs
    no digest; one that has it must fit it."""
    if isinstance(data, bytes | bytearray) and data.startswith((MAGIC, EARLIER)):
        return _replayed_save(data, to)
    try:
        body = json.loads(data)
        head = body["head"]
        if head["ravenhill"] not in (1, RECORD):
            raise ValueError("version")
        setup = shelf.Setup(**head["setup"])
        journal = [_entry_of(e) for e in body["journal"]]
        expected = head["result"]
        digest = head.get("digest")
        kept = body.get("past")
        rules = int(head.get("rules", FIRST))
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as fault:
        raise BadSave(Message("bad-record-kind", {"detail": _detail(fault)})) from fault
    if digest is not None and digest != _digest(head["setup"], body["journal"], kept):
        raise BadSave(Message("bad-save-altered"))
    if rules == _rules_of(setup) and not head.get("border"):
        play = _replayed(setup, journal, to)
        if to is None and expected != _result_plain(play):
            raise BadSave(Message("bad-record-result"))
        return play
    if kept is None:
        return _replayed_anyway(setup, journal, to, expected, rules)
    try:
        past = unpacked(kept)
        return _read(setup, journal, past_of(past), past["log"], to)
    except BadSave:
        raise
    except Exception as fault:  # what a record carries may be anything
        raise BadSave(Message("bad-record-past", {"detail": _named(fault)})) from fault


def _replayed_save(data: Any, to: int | None) -> Play:
    body = _body_of(data)
    try:
        setup = shelf.Setup(**body["setup"])
        journal = [_entry_of(e) for e in body["journal"]]
        rules = int(body.get("rules", FIRST))
    except Exception as fault:
        raise _broken(fault) from fault
    if rules == _rules_of(setup) and "ground" not in body:
        return _replayed(setup, journal, to)
    if "past" not in body:
        return _replayed_anyway(setup, journal, to, None, rules)
    try:
        return _read(setup, journal, past_of(body["past"]), body["log"], to)
    except Exception as fault:
        raise _broken(fault) from fault


def _replayed_anyway(setup: shelf.Setup, journal: list[Entry], to: int | None, expected: Any, rules: int) -> Play:
    """A game of earlier rules that carries nothing to look at: it may still be possible by the rules of today."""
    try:
        play = _replayed(setup, journal, to)
        if expected is not None and to is None and expected != _result_plain(play):
            raise BadSave(Message("bad-record-result"))
    except BadSave as fault:
        raise BadSave(Message("bad-record-older", {"rules": rules, "game": setup.game})) from fault
    return play


def _read(setup: shelf.Setup, journal: list[Entry], past: Past, log: list[Any], to: int | None) -> Play:
    last = len(past.moments) - 1
    n = last if to is None else max(0, min(to, last))
    play = looked_at(shelf.find(setup.game), setup, past, n, journal)
    play.tell_again([line for line in log if line[3] <= n])
    play.way.past = past
    return play


def _rules_of(setup: shelf.Setup) -> int:
    """The version of a game's rules today."""
    try:
        return shelf.find(setup.game).info.rules
    except Bad as fault:
        raise BadSave(Message("bad-record-setup", {"detail": _named(fault)})) from fault


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
            rules=setup.rules,
            chance=setup.chance,
        )
        if setup.pack and problems_in_stored(game, setup.pack):
            raise BadPack(problems_in_stored(game, setup.pack))
        play = from_start(game, checked, [e for e in journal if isinstance(e, str)])
    except Exception as fault:  # a set-up by another hand may fail anywhere in the laying of the table
        raise BadSave(Message("bad-record-setup", {"detail": _named(fault)})) from fault
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
            play.follow(entry)
        except (Bad, Illegal, Impossible, IndexError, ValueError, TypeError) as problem:
            raise BadSave(Message("bad-record-entry", {"number": number, "detail": str(problem)})) from problem
        if entry[0] != REDEAL:
            answers += 1
    if to is None and play.journal.items() != journal:
        raise BadSave(Message("bad-record-chance"))
    if to is not None:
        play.table.chance.fed = []
    return play


def _named(fault: Exception) -> str:
    return f"{type(fault).__name__}: {fault}"


def _broken(fault: Exception) -> BadSave:
    return BadSave(Message("bad-save-broken", {"detail": _named(fault)}))


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
    if play.still:
        raise Illegal(Message("why-still"), "")
    mark = play.settle()
    if any(e[0] == REDEAL for e in play.way.entries):  # the checkpoint is that of the table before the re-deal
        raise Illegal(Message("why-position-redealt"), "")
    position: dict[str, Any] = copied(play.game.position(mark))
    position["scenario"] = play.setup.scenario
    position["seats"] = play.setup.seats
    chosen = play.game.chosen(play.game.values(play.setup))
    if chosen:
        position["options"] = chosen
    if play.setup.pack:
        position["pack"] = copied(play.setup.pack)
    if play.way.entries:
        position["then"] = _outcomes_first(play.way.entries)
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


def _digest(setup: Any, journal: Any, past: Any) -> str:
    said = [setup, journal] if past is None else [setup, journal, past]
    return hashlib.sha256(_json(said).encode()).hexdigest()[: 2 * DIGEST]


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
