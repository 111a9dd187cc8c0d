"""The way back from where a game stands: what was answered and told, and the moments it can begin again from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from ravenhill.engine.decision import Message, Option, Reason
from ravenhill.engine.table import Table
from ravenhill.engine.trail import Trail

if TYPE_CHECKING:
    from ravenhill.engine.past import Past

Entry: TypeAlias = Option | str  # an answer (seat, *option), a re-deal ("redeal", seat, seed), or a chance outcome

REDEAL: Final = "redeal"


class Mark:
    """A checkpoint that was kept: copies start from it. It is never changed, so they share it."""

    __slots__ = ("actions", "at", "said", "table")

    def __init__(self, table: Table, at: int, actions: int, said: int = 0) -> None:
        self.table = table
        self.at = at  # how much of the journal lies before it
        self.actions = actions  # how many checkpoints there had been; later ones may have passed unmarked
        self.said = said  # how many lines the log had, where lines were told


class Ground:
    """Where the way back ends: the position a game begun under earlier rules goes on from."""

    __slots__ = ("at", "border", "cut", "new", "otherwise", "still", "table")

    def __init__(self, table: Table, at: int, border: int, cut: list[Entry], still: bool = False) -> None:
        self.new = False  # laid just now: what was loaded was kept by earlier rules
        self.otherwise = False  # and the running action begins otherwise by the rules of today
        self.table = table
        self.at = at  # how much of the journal lies before it
        self.border = border  # how much of the journal is of earlier rules: nobody takes that back
        self.cut = cut  # what was answered under earlier rules and is asked again
        self.still = still  # a moment looked back at: nobody is asked anything


class Way:
    """Journal and log from the beginning, the last mark and what was entered since, and where the way back ends."""

    __slots__ = ("alone", "entries", "ground", "journal", "log", "log_whole", "mark", "passed", "past")

    def __init__(self, mark: Mark) -> None:
        self.journal = Trail()
        self.log = Trail()
        self.log_whole = True  # False: nobody has told it yet
        self.mark = mark
        self.entries: list[Entry] = []  # since the mark
        self.alone: list[Option] = []  # of each public question since the mark: its only option, or () if it was asked
        self.passed = 0  # how many of them this play has come to; a copy knows the others beforehand
        self.ground: Ground | None = None  # None: all of it was played under the rules of today
        self.past: Past | None = None  # kept only where somebody will look back

    def note(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.journal.add(entry)

    def mark_here(self, table: Table, actions: int) -> None:
        """Copies begin here from now on."""
        self.mark = Mark(table, len(self.journal), actions, len(self.log))
        self.entries = []
        self.alone = self.alone[self.passed :]
        self.passed = 0

    def again(self) -> Way:
        """The way as it was at the mark, for who plays the entries since then once more."""
        other = Way(self.mark)
        other.journal = self.journal.upto(self.mark.at)
        other.log_whole = self.log_whole
        other.ground = self.ground
        return other

    def say_again(self, other: Way) -> None:
        """Gives the other, which is as it was at the mark, the log of then."""
        other.log = self.log.upto(self.mark.said)

    def share_mark(self, other: Way) -> None:
        """The other came past a later checkpoint and marked it: both begin there now."""
        self.mark = other.mark
        self.entries = other.entries[:]
        self.alone, self.passed = other.alone[:], other.passed

    def upto(self, journal: int, log: int) -> None:
        """Drops what came after that many entries and lines."""
        self.journal, self.log = self.journal.upto(journal), self.log.upto(log)

    def forget(self) -> None:
        """Drops what came before the mark."""
        since = self.journal.items(self.mark.at)
        self.journal = Trail()
        self.log = Trail()
        self.log_whole = True
        self.mark = Mark(self.mark.table, 0, self.mark.actions)
        self.ground = None
        self.past = None
        for entry in since:
            self.journal.add(entry)

    @property
    def still(self) -> bool:
        return self.ground is not None and self.ground.still

    @property
    def border(self) -> int:
        """How much of the journal was played under earlier rules, and stays."""
        return self.ground.border if self.ground is not None else 0

    # --- what may be taken back ---

    def undo_point(self, seat: int, secret: bool, rule: str) -> int | Reason:
        """Where in the journal the choice stands that the seat may take back, or why it may not.

        Secret: the seat has answered a question that others still think about, and may change that answer."""
        entries = self.journal.items()
        while entries:
            if len(entries) <= self.border:
                return Reason(Message("why-undo-rules"), rule)
            entry = entries.pop()
            if isinstance(entry, str):
                return Reason(Message("why-undo-chance"), rule)
            if entry[0] == seat:
                return len(entries)
            if entry[0] == REDEAL:
                return Reason(Message("why-undo-chance"), rule)
            if not secret:
                return Reason(Message("why-undo-answered"), rule)
        return Reason(Message("why-undo-nothing"), rule)

    def reach(self, seat: int, at: int) -> int:
        """How many of its own choices the seat could take back from here, the one `at` this place first."""
        entries = self.journal.items()
        del entries[at]
        reach = 1
        while len(entries) > self.border:
            entry = entries.pop()
            if isinstance(entry, str) or entry[0] != seat:
                break
            reach += 1
        return reach

    def entries_upto(self, answers: int) -> list[Entry] | Reason:
        """The journal up to that many answers, or why a game can not go back there."""
        journal = self.journal.items()
        kept: list[Entry] = []
        seen = 0
        for entry in journal:
            if not isinstance(entry, str) and entry[0] != REDEAL:
                if seen == answers:
                    break
                seen += 1
            kept.append(entry)
        if len(kept) < self.border:
            return Reason(Message("why-undo-rules"), "")
        for entry in journal[len(kept) :]:
            if entry[0] == REDEAL:  # before a re-deal lies the true table
                return Reason(Message("why-undo-chance"), "")
        return kept

    def shared_answers(self, entries: list[Entry]) -> int:
        """How many answers these entries have in common with the journal, before they first differ."""
        same = 0
        for one, other in zip(self.journal.items(), entries, strict=False):
            if one != other:
                break
            same += 0 if isinstance(one, str) or one[0] == REDEAL else 1
        return same

    def lines_upto(self, answers: int) -> Trail:
        """The log as it was after that many answers."""
        log = Trail()
        for line in self.log.items():
            if line.at <= answers:
                log.add(line)
        return log


def count_answers(entries: list[Entry]) -> int:
    return len([e for e in entries if not isinstance(e, str) and e[0] != REDEAL])
