"""A running game and all that can be done with it: answer, copy, re-deal, take back, look, keep."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from ravenhill.engine.decision import CONCEDE, Atom, Expected, Illegal, Impossible, Message, Option, Question, Reason
from ravenhill.engine.plain import copied
from ravenhill.engine.refusing import illegal, may_concede, misshaped, refusal
from ravenhill.engine.running import Running
from ravenhill.engine.table import Result, Table
from ravenhill.engine.way import REDEAL, Entry, Ground, Mark, Way, count_answers

if TYPE_CHECKING:
    from ravenhill.engine.game import Game, Setup
    from ravenhill.engine.grammar import Grammar
    from ravenhill.engine.observe import Eyes

FED: Final = "fed"  # `Setup.chance`: outcomes come from outside, and are waited for


class Play(Running):
    """A running game: the table, the script of the current action, and the way back to any earlier moment."""

    __slots__ = ("_sight",)

    def __init__(self, game: Game[Any], setup: Setup, table: Table, way: Way | None = None) -> None:
        super().__init__(game, setup, table, way)
        self._sight: Eyes | None = None  # how it is looked at in numbers, once somebody has

    # --- what stands open ------------------------------------------------------------------------------------

    @property
    def decisions(self) -> tuple[Question, ...]:
        """The open decisions: usually one; several where players choose at the same time.

        >>> import ravenhill
        >>> t = ravenhill.new("ironwood", seed=7)
        >>> t.decisions[0].seat, t.decisions[0].options
        (0, (('draw', 2), ('draw', 4)))
        """
        if len(self._open) == 1 and self._waiting:
            return (self._open[0],)
        return tuple([d for d in self._open if d.seat in self._waiting])

    @property
    def over(self) -> bool:
        """Whether the game has ended; nobody is asked then."""
        return self.table.result is not None

    @property
    def result(self) -> Result | None:
        """Who won, a word for how, and the rule; None while the game goes on.

        >>> import ravenhill
        >>> t = ravenhill.new("ironwood", seed=7)
        >>> t.answer(1, ("concede",))
        >>> t.over, t.result.winners, t.result.rule
        (True, [0], 'I1.2')
        """
        return self.table.result

    @property
    def seats(self) -> int:
        """How many seats there are, those of automata too."""
        return self.table.seats

    @property
    def cut(self) -> tuple[Entry, ...]:
        """What was answered under earlier rules, is not possible any more, and is asked again."""
        return tuple(self.way.ground.cut) if self.way.ground is not None else ()

    @property
    def newly_carried(self) -> bool:
        """It was kept by earlier rules and has just come under those of today."""
        return self.way.ground is not None and self.way.ground.new

    @property
    def otherwise(self) -> bool:
        """The running action begins otherwise by the rules of today than it did when the game was kept."""
        return self.way.ground is not None and self.way.ground.otherwise

    def ahead(self, seat: int) -> list[Question]:
        """What the seat is likely to be asked next, while others choose: an answer can be left in advance.

        Each stands as it would now; whether what was left is still open is seen when it is asked."""
        if self.over or self.still or self.decision_of(seat) is not None:
            return []
        found: list[Question] = self.game.ahead(self.table, seat)
        return [question for question in found if question.seat == seat and question.options]

    def grammar(self) -> Grammar:
        """The fixed numbers of all options of this game with its data."""
        made: Grammar = self.game.grammar(self)
        return made

    def eyes(self) -> Eyes:
        """How tables like this one are looked at in numbers."""
        eyes = self._sight
        if eyes is None:
            eyes = self.game.eyes(self)
            self._sight = eyes
        return eyes

    def observe(self, seat: int) -> array[float]:
        """What the seat knows as a row of numbers; `game.observed(t)` names them.

        >>> import ravenhill
        >>> t = ravenhill.new("ironwood", seed=7)
        >>> len(t.observe(0)) == t.game.observation(t)
        True
        """
        eyes = self.eyes()
        row = eyes.row()
        eyes.look(self, seat, row)
        return row

    # --- answering -------------------------------------------------------------------------------------------

    def answer(self, seat: int, choice: Option | Sequence[Atom] | int) -> None:
        """Takes the option, or its place in the list. Illegal says why not, and then nothing has changed.

        >>> import ravenhill
        >>> t = ravenhill.new("ironwood", seed=7)
        >>> t.answer(0, ("draw", 2))
        >>> t.answer(1, 0)
        >>> t.answer(0, ("draw", 2))
        Traceback (most recent call last):
        ravenhill.engine.decision.Illegal: ... [I4.9]
        """
        given: Any = choice  # from outside anything may come
        decision = self.decision_of(seat)
        if isinstance(given, (bool, str)) or not isinstance(given, (int, tuple, list)):
            raise illegal(misshaped(self, seat))
        if isinstance(choice, int):
            if decision is None or not 0 <= choice < len(decision.options):
                raise illegal(refusal(self, seat, ()))
            option = decision.options[choice]
        else:
            option = tuple(choice)
            listed = decision.listed(option) if decision is not None else None
            if listed is not None:
                option = listed
            elif option != CONCEDE or not may_concede(self, seat):
                raise illegal(refusal(self, seat, option))
        self._take(seat, option)
        if self.way.past is not None:
            self.way.past.note(self)

    def why_not(self, seat: int, option: Option | Sequence[Atom] | int) -> Reason | None:
        """Why this option, or the one at this place in the list, is not open to the seat now, or None if it is.

        >>> import ravenhill
        >>> t = ravenhill.new("ironwood", seed=7)
        >>> t.why_not(0, ("draw", 2)) is None, t.why_not(1, ("draw", 2)).rule
        (True, 'I4.3')
        """
        given: Any = option  # from outside anything may come
        decision = self.decision_of(seat)
        if isinstance(given, (bool, str)) or not isinstance(given, (int, tuple, list)):
            return misshaped(self, seat)
        if isinstance(given, int):
            listed = decision is not None and 0 <= given < len(decision.options)
            return None if listed else refusal(self, seat, ())
        wanted = tuple(given)
        if wanted == CONCEDE and may_concede(self, seat):
            return None
        if decision is not None and wanted in decision.options:
            return None
        return refusal(self, seat, wanted)

    def odds(self, seat: int, option: Option | Sequence[Atom]) -> dict[str, Any] | None:
        """The chances behind an option that is open to the seat; None: there are none, or the game tells none."""
        decision = self.decision_of(seat)
        wanted = tuple(option)
        if decision is None or wanted not in decision.options:
            return None
        return decision.odds(wanted)

    def final(self, seat: int, option: Option | Sequence[Atom]) -> bool:
        """Whether an open option can not be taken back once it is chosen: something would be rolled, drawn or shown.

        Tried on a table dealt anew for the seat, so the answer tells nothing that is hidden."""
        decision = self.decision_of(seat)
        wanted = tuple(option)
        if decision is None or wanted not in decision.options:
            return False
        ahead = self.determinize(seat, 1)
        ahead.table.quiet = True
        before = len(ahead.journal)
        asked = ahead.decision_of(seat)
        if asked is None or wanted not in asked.options:
            return True
        ahead.answer(seat, wanted)
        return ahead.over or any(isinstance(e, str) for e in ahead.journal.items(before))

    def _take(self, seat: int, option: Option) -> None:
        """Enters an answer. If a fed outcome is impossible or a rule fails on the way, nothing has happened."""
        way = self.way
        mark, entries, alone = way.mark, way.entries, way.alone
        count, passed, journal, log = len(entries), way.passed, len(way.journal), len(way.log)
        answers, actions = self.answers, self.actions
        fed = self.table.chance.fed
        if fed:
            fed = fed[:]
        try:
            way.note((seat,) + option)  # noqa: RUF005 (compiled, a starred tuple goes through a list)
            self._accept(seat, option)
        except BaseException as e:
            way.mark, way.entries, way.alone = mark, entries[:count], alone[:passed]
            way.upto(journal, log)
            self.answers, self.actions = answers, actions
            self._become(self.clone())
            if isinstance(e, Impossible):
                self.table.chance.fed = []
                raise Illegal(Message("why-impossible-outcome", {"outcome": e.label}), "") from None
            self.table.chance.fed = fed
            raise

    def settle(self) -> Table:
        """The table as it was when the running action began; what was entered since is in `way.entries`."""
        if self.way.mark.actions != self.actions:
            self.clone()
        return self.way.mark.table

    def forget_past(self) -> None:
        """Drops what came before the running action: journal, log, set-up. Play goes on all the same."""
        self.settle()
        self.way.forget()
        self.setup = replace(self.setup, seed=0, position=None)

    # --- copies ----------------------------------------------------------------------------------------------

    def clone(self) -> Play:
        """An independent copy, at any decision: the table of the last mark and the few answers since.

        >>> import ravenhill
        >>> t = ravenhill.new("ironwood", seed=7)
        >>> other = t.clone()
        >>> other.answer(0, ("draw", 2))
        >>> t.answers, other.answers
        (0, 1)
        """
        way = self.way
        other = self._from_mark(way.entries, way.alone)
        if other.way.mark is not way.mark and not self._laying:
            way.share_mark(other.way)
        self._due = self.actions + 1  # who was copied once will be copied again
        other.table.chance.fed = self.table.chance.fed[:]
        other.way.journal = way.journal.upto(len(way.journal))
        other.way.log = way.log.upto(len(way.log))
        if way.past is not None:
            other.way.past = way.past.branch()
        return other

    def _from_mark(self, entries: list[Entry], alone: list[Option] | None = None, aloud: bool = False) -> Play:
        """The game at the last mark with these entries played after it; `alone`: what public questions they came to;
        `aloud`: it tells their lines anew, which otherwise are in the log already."""
        mark = self.way.mark
        if self._laying:  # nothing was marked yet
            return self._as_loud(from_start(self.game, self.setup, entries))
        other = Play(self.game, self.setup, mark.table.copy(), self.way.again())
        other.actions = mark.actions
        other._sight = self._sight
        other._due = self.actions if self.actions > mark.actions else 0
        other.answers = self.answers - count_answers(self.way.entries)
        if alone:
            other.way.alone = alone[:]
        other.table.chance.fed = [e for e in entries if isinstance(e, str)]
        if aloud:
            self.way.say_again(other.way)
        other.table.quiet = self.table.quiet or not aloud or not self.way.log_whole
        if other.table.result is None and not self.still:
            other.set_off()
        for e in entries:
            if not isinstance(e, str):
                other.follow(e)
        other.table.quiet = self.table.quiet
        if other.way.mark is not mark:
            other.way.mark.table.quiet = self.table.quiet
        return other

    def _as_loud(self, other: Play) -> Play:
        """Another play, which was just begun, as quiet as this one."""
        other.table.quiet = self.table.quiet
        return other

    def determinize(self, seat: int | None, seed: int) -> Play:
        """A copy in which everything the seat cannot know is dealt anew.

        >>> import ravenhill
        >>> t = ravenhill.new("ironwood", seed=7)
        >>> t.determinize(0, seed=1).view(0) == t.view(0)
        True
        """
        eyes = self._eyes(seat)
        if self._awaited is not None:
            raise Illegal(Message("why-awaited"), "")
        other = self._undealt(eyes) or self.clone()
        other.way.past = None
        other.table.chance.fed = []  # what was fed belongs to the real table
        other.follow((REDEAL, eyes, seed))
        return other

    def _undealt(self, seat: int) -> Play | None:
        """A copy of a table just re-dealt for this seat as it was before: another re-deal takes that one's place."""
        way = self.way
        if not way.entries:
            return None
        last = way.entries[-1]
        if isinstance(last, str) or last[0] != REDEAL or last[1] != seat or way.mark.actions != self.actions:
            return None
        other = self._from_mark(way.entries[:-1], way.alone)
        other.way.journal = way.journal.upto(len(way.journal) - 1)
        other.way.log = way.log.upto(len(way.log))
        return other

    def ask_again(self, seat: int) -> None:
        """What others than the seat have answered in secret to the open question is asked once more: for who thinks for
        them on a re-dealt table. Copies of this table do not know of it."""
        if len(self._open) > 1 and self._waiting:
            self._waiting = [d.seat for d in self._open if d.seat != seat or seat in self._waiting]

    def _become(self, other: Play) -> None:
        """Takes over the state of another play, which is not used any more."""
        self.table = other.table
        self.way = other.way
        self.answers = other.answers
        self.actions = other.actions
        self.course = other.course
        self._due = other._due
        self._awaited = other._awaited
        self._laying = other._laying
        self._script = other._script
        self._open = other._open
        self._waiting = other._waiting

    # --- taking back -----------------------------------------------------------------------------------------

    def undo(self, seat: int) -> None:
        """Back to that seat's last choice, if nothing was rolled, drawn or revealed since; else Illegal.

        >>> import ravenhill
        >>> dice = {"fp": {"character": 1, "muster": 1}, "shadow": {"army": 1}}
        >>> t = ravenhill.position("wotr", {"at": "actions", "dice": dice})
        >>> t.answer(0, ("die", "character"))
        >>> t.undo(0)
        >>> t.answers
        0
        """
        at = self._undo_point(seat)
        if isinstance(at, Reason):
            raise illegal(at)
        entries = self.journal.items()
        del entries[at]
        fed = self.table.chance.fed
        self._rewind(entries)
        self.table.chance.fed = fed

    def undo_reach(self, seat: int) -> int:
        """How many of its own choices the seat could take back now, one after the other."""
        at = self._undo_point(seat)
        return 0 if isinstance(at, Reason) else self.way.reach(seat, at)

    def _undo_point(self, seat: int) -> int | Reason:
        """Where in the journal the choice stands that the seat may take back, or why it may not."""
        if self.table.result is not None:
            return Reason(Message("why-undo-over"), self.table.result.rule)
        if not 0 <= seat < self.table.seats:
            return refusal(self, seat, ())
        secret = seat not in self._waiting and any(d.seat == seat for d in self._open)
        return self.way.undo_point(seat, secret, self._open[0].rule if self._open else "")

    def rewind(self, answers: int) -> None:
        """Back to the moment after that many answers: for replay, and for a take-back all agreed to."""
        if not 0 <= answers <= self.answers:
            raise Illegal(Message("why-rewind", {"count": self.answers}), "")
        entries = self.way.entries_upto(answers)
        if isinstance(entries, Reason):
            raise illegal(entries)
        self._rewind(entries)

    def _rewind(self, entries: list[Entry]) -> None:
        """The same game with only these entries."""
        way = self.way
        other = self._gone_back(entries)
        if way.past is not None:
            other.way.past = way.past.back_to(way.shared_answers(entries), other)
        self._become(other)

    def _gone_back(self, entries: list[Entry], aloud: bool = False) -> Play:
        """Played anew with these entries: from the last mark if it reaches, else from as far back as it goes. `aloud`:
        what comes after the last answer is told anew."""
        way = self.way
        if len(entries) >= way.mark.at and way.mark.table.result is None:
            other = self._from_mark(entries[way.mark.at :], None, aloud)
            if not aloud:
                other.way.log = way.lines_upto(other.answers)
        elif way.ground is None:
            other = self._as_loud(from_start(self.game, self.setup, entries))
        else:
            other = self._from_ground(way.ground, entries)
        return other

    def _from_ground(self, ground: Ground, entries: list[Entry]) -> Play:
        """Played anew from the position the rules of today began with; the log of what came before stays."""
        base = Play(self.game, self.setup, ground.table)
        for e in entries[: ground.at]:
            base.journal.add(e)
        base.answers = count_answers(entries[: ground.at])
        base.way.ground = ground
        base.way.mark = Mark(ground.table, ground.at, 0)
        other = base._from_mark(entries[ground.at :])
        other.table.quiet = self.table.quiet
        other.way.log = self.way.lines_upto(other.answers)
        return other

    # --- looking ---------------------------------------------------------------------------------------------

    def _eyes(self, seat: int | None) -> int:
        """The seat that looks; -1: a spectator."""
        if seat is None or seat == -1:
            return -1
        if not 0 <= seat < self.table.seats:
            raise Illegal(Message("why-no-seat", {"seat": str(seat), "seats": self.table.seats}), "")
        return seat

    def view(self, seat: int | None) -> dict[str, object]:
        """What this seat may see, JSON-able; None: a spectator.

        >>> import ravenhill
        >>> t = ravenhill.new("ironwood", seed=7)
        >>> t.view(0)["hand"], "hand" in t.view(None)
        (['WW01', 'WW02', 'WW03'], False)
        """
        seen: dict[str, object] = copied(self.game.view(self.table, self._eyes(seat)))
        return seen

    def log(self, seat: int | None, since: int | None = None) -> list[Message]:
        """The lines this seat may read; `since`: only those that came after that many answers had been given.

        So `n = t.answers`, and later `t.log(seat, since=n)`, tells what is new and nothing twice. Lines of the set-up
        came before any answer: they are in the whole log only.

        On a re-dealt table nobody reads what the seat it was dealt for could not: it would tell the true cards.

        >>> import ravenhill
        >>> t = ravenhill.new("ironwood", seed=7)
        >>> [ravenhill.say(line) for line in t.log(None)]
        ['Round 1', 'Woodwalkers gain a crystal.', 'Ironclad gain 2 crystals.']
        """
        if not self.way.log_whole:  # a loaded game: play it again from its beginning, once
            self.way.log = from_start(self.game, self.setup, self.journal.items()).way.log
            self.way.log_whole = True
        own = self._eyes(seat)
        eyes: list[int | None] = [None if own < 0 else own]
        for e in self.journal.items():
            if not isinstance(e, str) and e[0] == REDEAL:
                eyes.append(int(e[1]))
        first = -1 if since is None else since
        return [line for line in self.way.log.items() if line.at > first and all(line.readable_by(s) for s in eyes)]

    def tell_again(self, lines: list[Any]) -> None:
        """Lines that were kept: key, arguments, who may read them, after how many answers."""
        from ravenhill.engine.past import lines_of

        for line in lines_of(lines):
            self.way.log.add(line)
        self.way.log_whole = True

    def lines(self, start: int = 0) -> list[Message]:
        """Every line after the first `start`, whoever may read it: for who tells each seat its own as they come."""
        if not self.way.log_whole:
            self.log(None)
        return self.way.log.items(start)

    @property
    def said(self) -> int:
        """How many lines the log has, whoever may read them."""
        if not self.way.log_whole:
            self.log(None)
        return len(self.way.log)

    # --- chance that is fed ----------------------------------------------------------------------------------

    @property
    def expects(self) -> Expected | None:
        """What has to be rolled or drawn before the game goes on; None: nothing, or the table draws by itself.

        >>> import ravenhill
        >>> t = ravenhill.new("ironwood", seed=7, chance="fed")
        >>> t.expects.kind, t.expects.seats, t.expects.labels[:2], t.decisions
        ('card', (0,), ('card:V_AURIA', 'card:V_LITHIMAR'), ())
        """
        from ravenhill.engine.outcomes import expected

        return expected(self)

    @property
    def fed(self) -> tuple[str, ...]:
        """What has come since the last answer, on a table whose chance is fed: `unfeed` takes the last one back."""
        from ravenhill.engine.outcomes import since_the_answer

        return since_the_answer(self)

    def feed(self, outcomes: Sequence[str]) -> None:
        """The next chance outcomes, in order. One that no die or deck of this game can show is refused at once.

        >>> import ravenhill
        >>> t = ravenhill.new("ironwood", seed=7)
        >>> t.feed(["card:WW30", "card:WW12"])
        >>> t.answer(0, ("draw", 2))
        >>> t.view(0)["hand"][3:]
        ['WW12', 'WW30']

        Where chance is fed, only what is expected is taken: of several all or none.

        >>> t = ravenhill.new("ironwood", seed=7, chance="fed")
        >>> t.feed(["card:V_AURIA", "card:V_AURIA"])
        Traceback (most recent call last):
        ravenhill.engine.decision.Illegal: ...
        >>> t.feed(["card:V_AURIA"])
        >>> t.decisions[0].options
        (('draw', 2), ('draw', 4))
        """
        from ravenhill.engine.outcomes import feed

        feed(self, outcomes)

    def fill(self, kind: str = "", count: int = 0) -> tuple[str, ...]:
        """Lets the table itself draw what it waits for, up to the next decision; tells what came. `kind`: as long as
        this kind is expected; `count`: at most so many.

        >>> import ravenhill
        >>> t = ravenhill.new("ironwood", seed=7, chance="fed")
        >>> t.fill()
        ('card:V_PALLADIMOR',)
        >>> t.expects is None, t.fed
        (True, ('card:V_PALLADIMOR',))
        """
        from ravenhill.engine.outcomes import fill

        return fill(self, kind, count)

    def unfeed(self) -> str:
        """Takes the last outcome back, to be told anew, and gives it. Illegal if somebody has answered since.

        >>> import ravenhill
        >>> t = ravenhill.new("ironwood", seed=7, chance="fed")
        >>> t.feed(["card:V_LITHIMAR"])
        >>> t.unfeed(), t.decisions, t.expects.count
        ('card:V_LITHIMAR', (), 1)
        """
        from ravenhill.engine.outcomes import unfeed

        return unfeed(self)

    # --- keeping ---------------------------------------------------------------------------------------------

    def keep(self) -> None:
        """From now on every moment is kept, and so are those before: whoever looks back needs no rules then."""
        from ravenhill.engine import record

        record.keep(self)

    def save(self) -> bytes:
        """The whole game: where it stands, to go on at once, and its journal and log, to look back.

        >>> import ravenhill
        >>> t = ravenhill.new("ironwood", seed=7)
        >>> ravenhill.load(t.save()).decisions[0].options == t.decisions[0].options
        True
        """
        from ravenhill.engine import record

        return record.save(self)

    def record(self) -> bytes:
        """The game as readable text: set-up, answers, chance outcomes, and what later versions need to show it."""
        from ravenhill.engine import record

        return record.written(self)

    def position(self) -> dict[str, Any]:
        """What differs from the start, as a position `ravenhill.position` reads.

        >>> import ravenhill
        >>> t = ravenhill.new("ironwood", seed=7)
        >>> ravenhill.position("ironwood", t.position()).view(0) == t.view(0)
        True
        """
        from ravenhill.engine import record

        return record.position_of(self)


def laid(game: Game[Any], setup: Setup, outcomes: Sequence[str] = ()) -> Play:
    """A table as it is set up, nothing played yet; `outcomes` are fed to chance before anything is drawn."""
    table = game.empty(setup)
    table.chance.seed(setup.seed)
    table.chance.fed = list(outcomes)
    table.chance.waits = setup.chance == FED
    play = Play(game, setup, table)
    play.lay()
    return play


def from_start(game: Game[Any], setup: Setup, entries: Sequence[Entry]) -> Play:
    """Lays the table anew and plays the entries, chance outcomes fed as they were recorded."""
    play = laid(game, setup, [e for e in entries if isinstance(e, str)])
    play.begin()
    for e in entries:
        if not isinstance(e, str):
            play.follow(e)
    return play
