"""What every table must keep: the fuzzer's judge."""

from __future__ import annotations

import json
from typing import Any, Final

from ravenhill.engine import record
from ravenhill.engine.answers import fits
from ravenhill.engine.decision import Option, Question
from ravenhill.engine.plain import plain
from ravenhill.engine.script import Play
from ravenhill.engine.wishes import Wishes

ASKED: Final = 60  # so many wishes of every seat that is asked something are compared with those on a re-dealt table
IDLE: Final = 6  # and of every seat that is not
SEEN: Final = "its view and options"
READ: Final = 40  # and what was said in so many answers
WEIGHED: Final = 3  # and the odds of so many of its options
FINAL: Final = 1  # and whether it could be taken back, of so many


def state(play: Play) -> str:
    """Everything that makes a moment of a game, as text: two plays with the same state go on the same way."""
    open_now = [[d.seat, d.prompt.plain(), d.rule, d.options] for d in play.decisions]
    return json.dumps([plain(play.table), open_now, play.answers], sort_keys=True)


def problems(play: Play, seed: int = 0) -> list[str]:
    """What is wrong with a table at a decision: invariants, dead ends, secrecy, copies, saves."""
    lies = json.dumps(plain(play.table))
    found = [f"invariant: {p}" for p in play.game.problems(play.table)]
    for d in play.decisions:
        if not d.options:
            found.append(f"dead end: {d.prompt.key} has no option")
        if len(set(d.options)) != len(d.options):
            found.append(f"doubled option in {d.prompt.key}")
        if d.takes:
            kinds = play.game.kinds(play.table)
            found += [f"{o} has no form of {d.kind or d.prompt.key}" for o in d.options if not fits(d.takes, o, kinds)]
    if json.dumps(plain(play.table)) != lies:
        found.append("listing the options changed the table")
    if not play.decisions and not play.over:
        found.append("dead end: nobody is asked and the game is not over")
    now = state(play)
    if state(play.clone()) != now:
        found.append("clone differs")
    if state(record.load(play.save())) != now:
        found.append("save and load differ")
    wishes = Wishes(play, seed)
    for seat in [None, *range(play.seats)]:
        found += _secrecy(play, seat, seed, wishes)
    if state(play) != now:
        found.append("looking changed the table")
    return found


def _secrecy(play: Play, seat: int | None, seed: int, wishes: Wishes) -> list[str]:
    """A re-dealt table looks the same to its seat, can be copied and re-dealt again, and plays on."""
    found: list[str] = []
    wished: list[Option] = []
    weighed: list[Option] = []
    decision = play.decision_of(seat) if seat is not None else None
    if decision is not None and decision.options:
        wished = wishes.some(decision, ASKED)
        weighed = wishes.among(decision.options, WEIGHED)
    elif seat is not None:
        wished = wishes.some(None, IDLE)
    known = told(play, seat, wished, weighed)
    dealt = play.determinize(seat, seed)
    other = told(dealt, seat, wished, weighed)
    found += [f"seat {seat} sees through a re-deal: {what}" for what in known if known[what] != other[what]][:1]
    found += [f"re-dealt for seat {seat}: {p}" for p in play.game.problems(dealt.table)]
    again = dealt.determinize(seat, seed + 1)
    if seen(again, seat) != known[SEEN]:
        found.append(f"seat {seat} sees through a second re-deal")
    if state(dealt.clone()) != state(dealt):
        found.append(f"clone of a re-deal for seat {seat} differs")
    for _ in range(3):
        if not again.decisions:
            break
        d = again.decisions[0]
        if not d.options:
            found.append(f"after a re-deal for seat {seat}: dead end, {d.prompt.key} has no option")
            break
        again.answer(d.seat, again.table.chance.below(len(d.options)))
        found += [f"after a re-deal for seat {seat}: {p}" for p in play.game.problems(again.table)]
    return found


def seen(play: Play, seat: int | None) -> str:
    """All a seat gets to know: its view, and its own options where it is asked."""
    own: list[Any] = [
        [d.seat, d.prompt.plain(), d.rule, _offered(d) if d.seat == seat else None] for d in play.decisions
    ]
    return json.dumps([play.view(seat), own], sort_keys=True)


def _offered(d: Question) -> list[Any]:
    """The options with what is noted of them."""
    notes = [(option, d.note(option)) for option in d.options]
    return [[option, note.plain() if note is not None else None] for option, note in notes]


def told(play: Play, seat: int | None, wished: list[Option], weighed: list[Option]) -> dict[str, object]:
    """All a seat can get out of a table: what it sees and reads, and the answers to all it may ask, by their names."""
    out: dict[str, object] = {SEEN: seen(play, seat), "its log": play.log(seat, play.answers - READ)}
    out["how far both sides are"] = [play.game.turn(play.table), play.game.goals(play.table)]
    if seat is not None:
        out["where its questions come from"] = [d.origin() for d in play.decisions if d.seat == seat]
        out["its numbers"] = play.observe(seat)
        out["what it can answer ahead"] = [[d.kind, d.prompt.plain(), d.options] for d in play.ahead(seat)]
        for option in weighed:
            out[f"odds of {option}"] = play.odds(seat, option)
        for option in weighed[:FINAL]:
            out[f"whether {option} is final"] = play.final(seat, option)
        for option in wished:
            out[f"why not {option}"] = repr(play.why_not(seat, option))
    return out


def replays(play: Play) -> list[str]:
    """Whether the journal, played from the start, gives the same table byte for byte."""
    again = record.replay(record.written(play, past=False))
    return [] if state(again) == state(play) else ["replay differs"]
