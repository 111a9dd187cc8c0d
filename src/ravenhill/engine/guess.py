"""A table for somebody who may know no more than one seat does: the real one is nowhere inside it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ravenhill.engine.chance import ANY, REVEALED
from ravenhill.engine.check import seen
from ravenhill.engine.decision import Impossible
from ravenhill.engine.script import Play
from ravenhill.engine.table import Table
from ravenhill.engine.way import REDEAL, Entry, Mark, count_answers

DEALS: Final = 200  # nearly always the first fits; where something came to light since, a few more
CHANGES: Final = 60  # so many entries of a long action are tried another way


def guessed(play: Play, seat: int, seed: int) -> Play | None:
    """The running action begun on a table dealt anew for the seat and led to what the seat sees now.

    A re-deal (`determinize`) keeps the true beginning of the action inside; this does not. What others drew or chose
    on the way is another draw or choice wherever the seat can not tell the difference. None: what came to light since
    the action began is too unlikely to be met by guessing."""
    play.settle()
    known = _without_secrets(play, seat)
    now = seen(play, seat)
    for n in range(DEALS):
        mark = _dealt(play, seat, seed * DEALS + n)
        other = _led(play, seat, mark, known, set())
        if other is not None and seen(other, seat) == now:
            return _disguised(play, other, seat, now)
    return None


def _disguised(play: Play, found: Play, seat: int, now: str) -> Play:
    """The same to the seat, with other outcomes and answers where it was not told them."""
    tried = 0
    at = len(found.way.entries) - 1
    while at >= 0 and tried < CHANGES:
        entry = found.way.entries[at] if at < len(found.way.entries) else REVEALED
        if _may_differ(entry, seat):
            tried += 1
            mark = found.way.mark.table.copy()
            mark.chance.seed(mark.chance.below(1 << 30) + tried)
            other = _led(play, seat, mark, found.way.entries, {at})
            if other is not None and seen(other, seat) == now:
                found = other
        at -= 1
    return found


def _may_differ(entry: Entry, seat: int) -> bool:
    """Dice lie open, and the seat's own answers are its own."""
    if isinstance(entry, str):
        return entry != REVEALED and not entry.startswith("die:")
    return entry[0] not in (seat, REDEAL)


def _without_secrets(play: Play, seat: int) -> list[Entry]:
    """The entries since the action began, but for answers others gave to a question that is still open."""
    entries = play.way.entries[:]
    for d in play._open:
        if d.seat != seat and d.seat not in play._waiting:
            given = [i for i, e in enumerate(entries) if not isinstance(e, str) and e[0] == d.seat]
            del entries[given[-1]]
    return entries


def _dealt(play: Play, seat: int, seed: int) -> Table:
    """A guess at the table the action began on."""
    mark: Table = play.way.mark.table.copy()
    mark.chance.seed(seed)
    mark.chance.waits = False
    play.game.redeal(mark, seat)
    for s in range(mark.seats):
        if s != seat:
            mark.given[s] = ()  # what it answered before may have been a secret
    return mark


def _led(play: Play, seat: int, mark: Table, entries: list[Entry], loose: set[int]) -> Play | None:
    """The entries played on a guess, those at the `loose` places by chance; so are those that can not be played."""
    while True:
        other = Play(play.game, replace(play.setup, seed=0, position=None), mark.copy())
        other.actions = play.way.mark.actions
        other.way.mark = Mark(mark, 0, other.actions)
        other.answers = play.answers - count_answers(play.way.entries)
        stuck = _follow(other, entries, loose)
        if stuck < 0:
            _answer_secrets(play, other, seat)
            return None if other.table.chance.fed else other
        if stuck in loose or not _may_differ(entries[stuck], seat):
            return None
        loose = loose | {stuck}


def _follow(other: Play, entries: list[Entry], loose: set[int]) -> int:
    """Plays the entries; the place of the one that can not be played here, or -1."""
    drawn = [i for i, e in enumerate(entries) if isinstance(e, str)]
    chance = other.table.chance
    for i in drawn:
        chance.fed.append(ANY if i in loose else str(entries[i]))
    try:
        if other.table.result is None:
            other.set_off()
        for i, entry in enumerate(entries):
            if isinstance(entry, str):
                continue
            decision = other.decision_of(int(entry[0]))
            if decision is None:
                return i
            if i in loose:
                entry = (entry[0], *decision.options[chance.below(len(decision.options))])
            elif entry[1:] not in decision.options:
                return i
            other.follow(entry)
    except Impossible:
        return drawn[len(drawn) - len(chance.fed)]
    return -1


def _answer_secrets(play: Play, other: Play, seat: int) -> None:
    """Who has answered in secret at the real table has answered something here too."""
    for d in play._open:
        own = other.decision_of(d.seat)
        if d.seat != seat and d.seat not in play._waiting and own is not None:
            other.answer(d.seat, other.table.chance.below(len(own.options)))
