"""What every game's table has. A game adds its own pieces."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence

from mypy_extensions import mypyc_attr

from ravenhill.engine.chance import Chance
from ravenhill.engine.decision import (
    SPECTATORS,
    Answered,
    Arg,
    Asked,
    Asking,
    Decision,
    Listing,
    Message,
    Noting,
    Question,
    Story,
)
from ravenhill.engine.plain import Piece


class Result(Piece):
    """How a game ended: who won, a word for how, and the rule that says so."""

    __slots__ = ("reason", "rule", "winners")

    def __init__(self, winners: list[int] | None = None, reason: str = "", rule: str = "") -> None:
        self.winners: list[int] = winners if winners is not None else []
        self.reason = reason
        self.rule = rule

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, reason={self.reason!r}, rule={self.rule!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Answered):
    """Everything that lies on the table, hidden or open. Locals of rules hold only what every player can see."""

    __slots__ = ("chance", "quiet", "result", "seats", "told")

    def __init__(self, seats: int = 0) -> None:
        self.seats = seats
        self.chance = Chance()
        self.given = [() for _ in range(seats)]
        self.result: Result | None = None
        self.told: list[Message] = []  # lines said since the log last looked; the log lives beside the table
        self.quiet = False  # machine play: nobody reads the log, and hot paths need not gather its lines

    def copy_base(self, other: Table) -> None:
        """Fills in a copy what every table has, for games that write out their own `copy`."""
        result = self.result
        other.seats = self.seats
        other.chance = self.chance.copy()
        other.given = self.given[:]
        other.result = result.copy() if result is not None else None
        other.told = self.told[:]
        other.quiet = self.quiet

    def tell(self, key: str, args: Mapping[str, Arg] | None = None, story: Story | None = None) -> None:
        """A line of the log that everybody may read; `story`: what it tells, as data."""
        if not self.quiet:
            self.told.append(Message(key, args, None, story))

    def whisper(self, seats: tuple[int, ...], key: str, args: Mapping[str, Arg] | None = None) -> None:
        """A line of the log for these seats only."""
        if not self.quiet:
            self.told.append(Message(key, args, seats))

    def tell_others(self, seat: int, key: str, args: Mapping[str, Arg] | None = None) -> None:
        """A line of the log for everybody but this seat, to whom more was whispered."""
        if not self.quiet:
            self.told.append(Message(key, args, tuple([s for s in range(SPECTATORS, self.seats) if s != seat])))

    def end(self, winners: list[int], reason: str, rule: str) -> None:
        """The first ending stands."""
        if self.result is None:
            self.result = Result(winners, reason, rule)


def over(t: Table) -> bool:
    """The game has ended. Asked as a function: of an attribute, compiled code takes an earlier answer for today's."""
    return t.result is not None


def ask(
    t: Table,
    seat: int,
    rule: str,
    listing: Listing,
    key: str,
    args: Mapping[str, Arg] | None = None,
    noting: Noting | None = None,
    kind: str = "",
    takes: tuple[str, ...] = (),
) -> Asking:
    """One seat chooses, in one place of the rules; the answer comes back. What is asked in several places, or has
    reasons and weights of its own, is a `Question`. `noting`: what it should know of an option (`Question.note`)."""
    yield [Decision(seat, Message(key, args), rule, listing, noting, kind, takes)]
    return t.given[seat]


def ask_all(questions: Sequence[Question]) -> Generator[Asked, None, None]:
    """Several seats choose at once; nobody sees an answer before all are in. Answers are in `t.given`."""
    yield list(questions)
