"""Games outlive their rules: what an earlier version stored is read as a table of today, and played on.

The stored position is what a game goes on from; the journal is for looking back. A mended rule touches what is still to
be played: of the running action at most what the rules of today refuse is asked again."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from ravenhill.engine.data import kept_ids
from ravenhill.engine.decision import Atom, BadSave, Impossible, Message
from ravenhill.engine.frames import Eye, changed, whole
from ravenhill.engine.game import Game, Setup, Step
from ravenhill.engine.numbers import Ids, Moves, renumbered
from ravenhill.engine.past import Past
from ravenhill.engine.plain import SHARED, restored
from ravenhill.engine.script import Play, from_start
from ravenhill.engine.table import Table
from ravenhill.engine.trail import Trail
from ravenhill.engine.way import REDEAL, Entry, Ground, Mark, count_answers

FIRST: Final = 1  # the rules of version 0.1, which did not say so


class Stopped(BadSave):
    """A game that the rules of today can not go on with. It is kept as it is, and can be looked at."""


class Reading:
    """Reads the tables of one game that were stored under some version of its rules."""

    def __init__(self, game: Game[Any], setup: Setup, rules: int, ids: Ids | None) -> None:
        if rules > game.info.rules:
            told: dict[str, Atom] = {"game": game.info.id, "rules": rules, "known": game.info.rules}
            raise BadSave(Message("bad-save-newer", told))
        self._game = game
        self._classes = {c.__name__: c for c in game.pieces}
        self._bare = game.empty(setup)
        self._steps: list[Step] = [step for step in game.steps if step.rules > rules]
        self._ids: dict[str, str] = {}
        for step in self._steps:
            self._ids.update(step.ids)
        now = game.ids(self._bare)
        then = ids if ids is not None else _first_ids(game, setup, now)
        self._moves = Moves(then, now, self._ids)

    def table(self, data: Any) -> Table:
        """A table as `plain` wrote it then, as a table of today."""
        for step in self._steps:
            data = _renamed(data, step)
            if step.change is not None:
                step.change(data)
        if self._moves.some():
            data = renumbered(data, self._game.shapes, self._moves)
        table: Table = restored(data, self._classes, self._bare)
        for name in [n for n in SHARED if hasattr(self._bare, n)]:
            setattr(table, name, getattr(self._bare, name))
        return table

    def entry(self, entry: Entry) -> Entry:
        """An answer or outcome with the ids of today."""
        if not self._ids:
            return entry
        if isinstance(entry, str):
            kind, colon, name = entry.partition(":")
            return kind + colon + self._ids.get(name, name)
        return tuple([self._ids.get(a, a) if isinstance(a, str) else a for a in entry])


def ids_to_keep(play: Play) -> dict[str, list[str]] | None:
    """The ids behind the numbers of a table; None where they are those of version 0.1, which are kept as data."""
    ids: dict[str, list[str]] = play.game.ids(play.table)
    return ids if ids != kept_ids(play.game.info.id) else None


def _first_ids(game: Game[Any], setup: Setup, now: Ids) -> Ids:
    """The ids behind the numbers of version 0.1: their order is kept as data, what a pack added came after."""
    kept = kept_ids(game.info.id)
    if not setup.pack:
        return kept
    from dataclasses import replace

    own = game.ids(game.empty(replace(setup, pack=None)))
    return {kind: [*ids, *(i for i in now.get(kind, []) if i not in own.get(kind, []))] for kind, ids in kept.items()}


def _renamed(data: Any, step: Step) -> Any:
    """Fields by the names of today, in a piece and all it holds."""
    if isinstance(data, list):
        return [_renamed(v, step) for v in data]
    if not isinstance(data, dict):
        return data
    cls = data.get("~", "")
    return {step.fields.get(f"{cls}.{name}", name): _renamed(value, step) for name, value in data.items()}


def carried_on(play: Play, since: list[Entry], seen: list[Any] | None, reading: Reading, luck: bytes) -> Play:
    """The game from its stored position, with as much of the running action as goes by the rules of today as it went.

    `play` stands at the mark; `seen` are the tables as they were after each answer since, plain. An answer that is
    refused now, or leaves another table, is cut with all after it, and kept. Chance is fresh: dice that somebody has
    seen must not come again."""
    play.way.mark.table.chance.seed(int.from_bytes(hashlib.sha256(luck).digest()[:8], "big"))
    turns = by_answer([reading.entry(e) for e in since])
    try:
        resumed = play._from_mark([e for e in turns[0] if isinstance(e, str)])
    except Impossible:  # before anybody chose, chance is asked for something else now
        resumed = play._from_mark([])
        turns = [turns[0]]
    resumed.table.chance.fed = []
    otherwise = not _as_seen(resumed, seen, 0, reading)
    if otherwise:
        turns = turns[:1]  # it begins otherwise: whoever chose would choose anew
    for n, turn in enumerate(turns[1:], 1):
        before = resumed.journal.items(play.way.mark.at)
        if not _follows(resumed, turn):
            break
        if not _as_seen(resumed, seen, n, reading):
            resumed = play._from_mark(before)
            break
    resumed.table.chance.fed = []
    kept = count_answers(resumed.journal.items(play.way.mark.at))
    cut = [e for turn in by_answer(since)[kept + 1 :] for e in turn]
    if not resumed.over and not all(d.options for d in resumed.decisions):
        raise Stopped(Message("bad-save-stopped", {"detail": resumed.decisions[0].prompt.key}))
    resumed.way.ground = Ground(play.way.mark.table, play.way.mark.at, len(resumed.journal), cut)
    resumed.way.ground.new = True
    resumed.way.ground.otherwise = otherwise
    return resumed


def _follows(resumed: Play, turn: list[Entry]) -> bool:
    """Whether the rules of today take an answer, with the outcomes it had. If not, nothing has changed."""
    answer = _as_answer(turn[0])
    resumed.table.chance.fed = [e for e in turn[1:] if isinstance(e, str)]
    resumed.table.quiet = True  # what was said of it stands in the log
    try:
        if answer[0] == REDEAL:
            resumed.follow(answer)
        else:
            resumed.answer(int(answer[0]), answer[1:])
    except Exception:  # refused, or a rule that was not made for what lies there
        return False
    finally:
        resumed.table.chance.fed = []
        resumed.table.quiet = False
    return True


def _as_seen(resumed: Play, seen: list[Any] | None, n: int, reading: Reading) -> bool:
    """Whether the table is the one that was seen after the n-th answer of the running action, where that was kept."""
    return seen is None or n >= len(seen) or whole(reading.table(seen[n])) == whole(resumed.table)


def seen_since(play: Play) -> list[Any]:
    """How the table looked at each decision of the running action, as changes from one to the next."""
    mark = play.settle()
    eye = Eye(mark)
    again = play._from_mark([e for e in by_answer(play.way.entries)[0] if isinstance(e, str)])
    looks = [eye.look(again.table)]
    for turn in by_answer(play.way.entries)[1:]:
        again.table.chance.fed = [e for e in turn[1:] if isinstance(e, str)]
        again.follow(_as_answer(turn[0]))
        looks.append(eye.look(again.table))
    return looks


def tables_since(mark: Any, looks: list[Any]) -> list[Any]:
    """The tables behind `seen_since`, as plain data."""
    out: list[Any] = []
    for look in looks:
        mark = changed(mark, look)
        out.append(mark)
    return out


def _as_answer(entry: Entry) -> tuple[Atom, ...]:
    assert not isinstance(entry, str)
    return entry


def by_answer(entries: list[Entry]) -> list[list[Entry]]:
    """Each answer with the outcomes it brought; first of all what chance brought before any."""
    turns: list[list[Entry]] = [[]]
    for entry in entries:
        if not isinstance(entry, str):
            turns.append([])
        turns[-1].append(entry)
    return turns


def said_of_cut(play: Play) -> Message | None:
    """The line that tells of answers that are asked again, or of an action that begins otherwise now."""
    answers = count_answers(list(play.cut))
    if play.over or not play.decisions or play.way.ground is None or not (answers or play.way.ground.otherwise):
        return None
    line = Message("log-rules-mended", {"count": answers, "rule": play.decisions[0].rule})
    line.at = play.answers
    return line


def told_again(game: Game[Any], setup: Setup, journal: list[Entry], mark: int, stored: Table) -> Trail | None:
    """The log of a game whose save has none, from its journal; None where today's rules come to another table."""
    try:
        again = from_start(game, setup, journal)
        there = from_start(game, setup, journal[:mark]) if mark < len(journal) else again
        same = whole(there.settle()) == whole(stored)
    except Exception:  # rules that were not made for it may fail anywhere
        return None
    return again.way.log if same else None


def looked_at(game: Game[Any], setup: Setup, past: Past, n: int, journal: list[Entry]) -> Play:
    """The moment after n answers, read from what was kept; it does not go on."""
    begun = [c for c in past.chapters if int(c["at"]) <= n][-1]
    seen: Any = None
    for m in past.moments.items(int(begun["at"]))[: n + 1 - int(begun["at"])]:
        seen = changed(seen, m[2])
    table = Reading(game, setup, int(begun["rules"]), begun["ids"]).table(seen)
    return still(game, setup, table, _first_answers(journal, n), n)


def still(game: Game[Any], setup: Setup, table: Table, journal: list[Entry], answers: int) -> Play:
    """A table to be looked at, which does not go on."""
    play = Play(game, setup, table)
    for entry in journal:
        play.journal.add(entry)
    play.answers = answers
    play.way.ground = Ground(table, len(journal), len(journal), [], still=True)
    play.way.mark = Mark(table, len(journal), 0)
    return play


def _first_answers(journal: list[Entry], n: int) -> list[Entry]:
    seen = 0
    for at, entry in enumerate(journal):
        if not isinstance(entry, str) and entry[0] != REDEAL:
            if seen == n:
                return journal[:at]
            seen += 1
    return journal
