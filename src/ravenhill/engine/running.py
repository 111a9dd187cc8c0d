"""What runs: a table, the script of its action, and the questions it has come to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ravenhill.engine.decision import CONCEDE, Awaited, Option, Question, Script
from ravenhill.engine.table import Table
from ravenhill.engine.trail import Trail
from ravenhill.engine.way import REDEAL, Mark, Way

if TYPE_CHECKING:
    from ravenhill.engine.game import Game, Setup

SPAN: Final = 64  # entries after which a checkpoint is marked even if nobody has asked for a copy


class Running:
    """A table on which an action runs: what was found in order is entered here, and the rule goes on.

    Who may enter what, copies and the way back are the concern of `Play`."""

    __slots__ = (
        "_awaited",
        "_due",
        "_laying",
        "_open",
        "_script",
        "_waiting",
        "actions",
        "answers",
        "course",
        "game",
        "setup",
        "table",
        "way",
    )

    def __init__(self, game: Game[Any], setup: Setup, table: Table, way: Way | None = None) -> None:
        self.game: Game[Any] = game
        self.setup: Setup = setup
        self.table = table
        self.way = Way(Mark(table, 0, 0)) if way is None else way  # the first checkpoint is marked at once
        self.answers = 0
        self.actions = 0  # how many checkpoints this table has seen: it grows when an action ends
        self.course: list[tuple[int, Option]] = []  # who answered what since the running action began
        self._due = 1  # the checkpoint that is to be marked however near the last mark is
        self._awaited: Awaited | None = None  # the outcome without which the rules can not go on
        self._laying = False  # and they have not laid the table yet
        self._script: Script | None = None
        self._open: list[Question] = []
        self._waiting: list[int] = []

    @property
    def journal(self) -> Trail:
        """Every answer and every outcome of chance, from the beginning."""
        return self.way.journal

    @property
    def still(self) -> bool:
        """A moment looked back at: nobody is asked, and it does not go on."""
        return self.way.still

    def decision_of(self, seat: int) -> Question | None:
        """What the seat is asked now, or None if it is not, or has answered already."""
        if seat in self._waiting:
            for d in self._open:
                if d.seat == seat:
                    return d
        return None

    def lay(self) -> None:
        """The set-up of the rulebook, or the position."""
        try:
            self.game.set_up(self.table, self.setup)
        except Awaited as e:
            self._stop(e)
            self._laying = True

    def begin(self) -> None:
        """Plays on to the first decision of a table that was just laid."""
        self._drain()
        if not self._laying:
            self._advance()

    def set_off(self) -> None:
        """Begins the action of a table that was laid or copied, up to its first question."""
        self._script = self.game.step(self.table)
        self._advance()

    def follow(self, entry: Option) -> None:
        """Takes an answer, a concession or a re-deal that has been found in order, or was played before.

        Nothing is checked; outcomes of chance are fed beforehand."""
        self.way.note(entry)
        if entry[0] == REDEAL:
            self._redeal(int(entry[1]), int(entry[2]))
        else:
            self._accept(int(entry[0]), entry[1:])

    def _accept(self, seat: int, option: Option) -> None:
        self.answers += 1
        if option == CONCEDE:
            self.game.concede(self.table, seat)
            self._finish()
            return
        self.table.given[seat] = option
        self.course.append((seat, option))
        if len(self._waiting) > 1:
            self._waiting.remove(seat)
            return
        self._waiting = []
        self._advance()

    def _redeal(self, seat: int, seed: int) -> None:
        t = self.table
        t.chance.seed(seed * 1000003 + seat + 1)
        t.chance.waits = False  # a guess goes on by itself
        self.game.redeal(t, seat)
        answered = [d.seat for d in self._open if d.seat not in self._waiting]
        for s in range(t.seats):
            if s != seat and s not in answered:
                t.given[s] = ()  # what it answered before may have been a secret
        for d in self._open:
            d.forget()
        for d in self._open:  # an answer another seat gave in secret is unknown too: choose it anew
            if d.seat != seat and d.seat not in self._waiting:
                options = d.options
                t.given[d.seat] = options[t.chance.below(len(options))]

    def _advance(self) -> None:
        try:
            self._run()
        except Awaited as e:
            self._stop(e)

    def _run(self) -> None:
        while True:
            script = self._script
            if script is not None:
                asked = next(script, None)
                self._drain()
                if asked is not None and len(asked) == 1 and asked[0].public and self._goes_alone(asked[0]):
                    continue
                if asked is not None and self.table.result is None:
                    if not asked:  # a decision for nobody
                        continue
                    self._open = asked
                    self._waiting = [d.seat for d in asked]
                    return
            if self.table.result is not None:
                self._finish()
                return
            self._checkpoint()
            self._script = self.game.step(self.table)

    def _goes_alone(self, decision: Question) -> bool:
        """Whether there is only one option. A copy remembers what the first to come here found, and lists nothing."""
        way = self.way
        if way.passed == len(way.alone):
            options = decision.options
            way.alone.append(options[0] if len(options) == 1 else ())
        only = way.alone[way.passed]
        way.passed += 1
        if not only:
            return False
        decision.only = only
        return True

    def _drain(self) -> None:
        """Chance outcomes go to the journal, lines to the log; the table keeps neither."""
        t = self.table
        if t.chance.out:
            for label in t.chance.out:
                self.way.note(label)
            t.chance.out = []
        if t.told:
            for line in t.told:
                line.at = self.answers
                self.way.log.add(line)
            t.told = []

    def _stop(self, awaited: Awaited) -> None:
        """Chance has nothing to go on with. What lies on the table may be looked at; when the outcome comes, all since
        the mark is played again with it."""
        self._drain()
        self._awaited = awaited
        self._script = None
        self._open = []
        self._waiting = []

    def _finish(self) -> None:
        self._drain()
        self._awaited = None
        self._laying = False
        self._script = None
        self._open = []
        self._waiting = []
        self._checkpoint()

    def _checkpoint(self) -> None:
        """An action has ended. Not every checkpoint is marked: a table nobody copies need not keep its past at hand."""
        self.actions += 1
        if self.course:
            self.course = []
        chance = self.table.chance
        if self.actions != self._due and len(self.way.entries) < SPAN and not chance.waits:
            return
        fed, chance.fed = chance.fed, []  # what is still to come is not part of a moment
        self.way.mark_here(self.table.copy(), self.actions)
        chance.fed = fed
