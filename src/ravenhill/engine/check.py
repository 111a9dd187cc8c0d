"""What every table must keep: the fuzzer's judge."""

from __future__ import annotations

import json
from typing import Any

from ravenhill.engine import record
from ravenhill.engine.plain import plain
from ravenhill.engine.script import Play


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
    if json.dumps(plain(play.table)) != lies:
        found.append("listing the options changed the table")
    if not play.decisions and not play.over:
        found.append("dead end: nobody is asked and the game is not over")
    now = state(play)
    if state(play.clone()) != now:
        found.append("clone differs")
    if state(record.load(play.save())) != now:
        found.append("save and load differ")
    for seat in [None, *range(play.seats)]:
        found += _secrecy(play, seat, seed)
    if state(play) != now:
        found.append("looking changed the table")
    return found


def _secrecy(play: Play, seat: int | None, seed: int) -> list[str]:
    """A re-dealt table looks the same to its seat, can be copied and re-dealt again, and plays on."""
    found: list[str] = []
    known = seen(play, seat)
    dealt = play.determinize(seat, seed)
    if seen(dealt, seat) != known:
        found.append(f"seat {seat} sees through a re-deal")
    found += [f"re-dealt for seat {seat}: {p}" for p in play.game.problems(dealt.table)]
    again = dealt.determinize(seat, seed + 1)
    if seen(again, seat) != known:
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
    own: list[Any] = [[d.seat, d.prompt.plain(), d.rule, d.options if d.seat == seat else None] for d in play.decisions]
    return json.dumps([play.view(seat), own], sort_keys=True)


def replays(play: Play) -> list[str]:
    """Whether the journal, played from the start, gives the same table byte for byte."""
    again = record.replay(play.record())
    return [] if state(again) == state(play) else ["replay differs"]
