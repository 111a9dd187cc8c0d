"""Who chooses, between what, and the rule it comes from."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from typing import Any, ClassVar, Final, TypeAlias

from mypy_extensions import mypyc_attr

from ravenhill.engine.plain import Piece

Atom: TypeAlias = str | int
Arg: TypeAlias = Atom | list[Atom]  # what a message names; several things are said as a list
Option: TypeAlias = tuple[Atom, ...]
Listing: TypeAlias = Callable[[], list[Option]]
Story: TypeAlias = Mapping[str, Any]

CONCEDE: Final[Option] = ("concede",)  # open to people at any time, and asked of nobody
SPECTATORS: Final = -1  # among the seats of a message: those who only watch


class Message:
    """A key with arguments, to be said in any language; `seats` names who may read it (None: everybody).

    `story` is what was told as data, a whole fight, for who draws it instead of reading it."""

    __slots__ = ("args", "at", "key", "seats", "story")

    def __init__(
        self,
        key: str,
        args: Mapping[str, Arg] | None = None,
        seats: tuple[int, ...] | None = None,
        story: Story | None = None,
    ) -> None:
        self.key = key
        self.args: Mapping[str, Arg] = args if args is not None else {}
        self.seats = seats
        self.story = story
        self.at = 0  # how many answers had been given when this was said

    def readable_by(self, seat: int | None) -> bool:
        return self.seats is None or (SPECTATORS if seat is None else seat) in self.seats

    def plain(self) -> dict[str, object]:
        told: dict[str, object] = {"key": self.key, "args": dict(self.args), "at": self.at}
        if self.story is not None:
            told["story"] = self.story
        return told

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Message)
            and self.key == other.key
            and self.args == other.args
            and self.seats == other.seats
        )

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        told = ", ".join(f"{k}={v!r}" for k, v in self.args.items())
        return f"Message({self.key!r}{', ' if told else ''}{told})"


Noting: TypeAlias = Callable[[Option], Message | None]


class Reason:
    """Why something is not possible now: a message and the number of the rule behind it."""

    __slots__ = ("message", "rule")

    def __init__(self, message: Message, rule: str) -> None:
        self.message = message
        self.rule = rule

    def __repr__(self) -> str:
        return f"Reason({self.message!r}, {self.rule!r})"


class Illegal(Exception):
    """An answer the table does not take; nothing has changed."""

    def __init__(self, message: Message, rule: str) -> None:
        super().__init__(message.key)
        self.message = message
        self.rule = rule

    @property
    def reason(self) -> Reason:
        return Reason(self.message, self.rule)

    def __str__(self) -> str:
        from ravenhill.words import say  # words know the engine, so the engine asks for them only here

        return f"{say(self.message)} [{self.rule}]" if self.rule else say(self.message)


class Bad(ValueError):
    """Something given from outside that is not in order; the message says what."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message

    def __str__(self) -> str:
        from ravenhill.words import say

        return say(self.message)


class BadSetup(Bad):
    """No such game, scenario, number of seats or option."""


class BadSave(Bad):
    """Not a save or record of ours, or one that was cut or altered."""


class BadPosition(Bad):
    """A position that breaks a rule of the components, or names something unknown."""


class BadPack(Bad):
    """A data pack that does not fit; each problem's message names file, record and field."""

    def __init__(self, problems: list[Message]) -> None:
        super().__init__(problems[0] if len(problems) == 1 else Message("bad-pack", {"count": len(problems)}))
        self.problems = problems

    def __str__(self) -> str:
        from ravenhill.words import say

        return "\n".join(say(p) for p in self.problems)


class Impossible(Exception):
    """A chance outcome was fed that can not come up here."""

    def __init__(self, label: str) -> None:
        super().__init__(label)
        self.label = label


class Awaited(Exception):
    """An outcome of chance has to be told from outside before a rule can go on."""

    def __init__(self, pool: list[str], labels: list[str], count: int, eyes: int, rolled: bool) -> None:
        super().__init__(labels[0])
        self.pool = pool  # what can come
        self.labels = labels  # and what those who may look can not tell from it
        self.count = count  # at least so many of them in a row
        self.eyes = eyes  # the mask of the seats that see it; -1: everybody
        self.rolled = rolled  # else it is drawn


class Expected:
    """What a table waits for whose chance is fed.

    >>> import ravenhill
    >>> expected = ravenhill.new("wotr", chance="fed").expects
    >>> expected.kind, expected.count, expected.seats, len(expected.labels)
    ('card', 1, (0,), 24)
    """

    __slots__ = ("count", "kind", "labels", "rolled", "seats")

    def __init__(self, kind: str, count: int, labels: tuple[str, ...], seats: tuple[int, ...], rolled: bool) -> None:
        self.kind = kind  # what stands before the colon of its labels: "die", "card", "tile" ...
        self.count = count  # at least so many in a row: dice that are thrown together
        self.labels = labels  # one of these; those the seats that see it could not tell from them stand among them
        self.seats = seats  # who gets to see it, and may be shown the labels
        self.rolled = rolled  # a die; else something drawn

    def __repr__(self) -> str:
        return f"Expected({self.kind!r}, count={self.count}, labels={self.labels}, seats={self.seats})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Answered(Piece):
    """Where answers lie: every table."""

    __slots__ = ("given",)

    def __init__(self) -> None:
        self.given: list[Option] = []  # each seat's answer to the open question


NOBODY: Final = Answered()


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """One seat's open choice, and all there is to say about it, in one place.

    A game's questions are its subclasses. Options are listed and words found only when somebody looks, so a question
    that is played again costs no more than its object. A rule asks with `answer = yield from Attack(t, seat)`. What was
    true when it was asked and may change before somebody looks is kept in it."""

    __slots__ = ("_options", "_prompt", "_table", "only", "public", "rule", "seat")

    KIND: ClassVar[str] = ""  # its name for programs, for ever: words and classes may be renamed
    TAKES: ClassVar[tuple[str, ...]] = ()  # the forms of its answers: "attack <region> <region>", "hunt <0-7>", "pass"
    ASK: ClassVar[str] = ""  # the key of its words

    def __init__(self, table: Answered, seat: int, rule: str) -> None:
        self._table = table
        self.seat = seat
        self.rule = rule
        self._options: tuple[Option, ...] | None = None
        self._prompt: Message | None = None
        self.public = False  # everybody can see what is listed: where that is one option, nobody is asked
        self.only: Option | None = None  # and it is this one, taken without asking

    # --- what a game says ---

    def offer(self) -> list[Option]:
        """Every option open to the seat now."""
        raise NotImplementedError

    def about(self) -> Mapping[str, Arg] | None:
        """What its words name."""
        return None

    def said(self) -> Message:
        """The question in words."""
        return Message(self.ASK, self.about())

    def why_not(self, option: Option) -> Reason | None:
        """Why an option is not offered, where the game can tell; from what the seat may know."""
        return None

    def weigh(self, option: Option) -> float:
        """How promising an option looks at first sight, for machine players: a positive weight."""
        return 1.0

    def has_odds(self, option: Option) -> bool:
        """Whether there are chances to tell behind an open option."""
        return False

    def odds(self, option: Option) -> dict[str, Any] | None:
        """The chances behind an open option, from what the seat may know.

        `groups` of outcomes, each with a `title`, `chances` (`label` and `p`) and a `mean` or None; `notes`. Titles,
        labels and notes are messages: `key` and `args`."""
        return None

    def note(self, option: Option) -> Message | None:
        """What who chooses should know of an option beforehand, from what that seat may know: it would do nothing."""
        return None

    def origin(self) -> str:
        """The place its options lead away from, by id, or nothing: who draws them draws arrows from there."""
        return ""

    # --- what the table asks ---

    def __iter__(self) -> Asking:
        yield [self]
        return self.answer()

    def openly(self, always: bool = False) -> Asking:
        """Asks where everybody can see the options; where there is only one, nobody is asked (unless `always`) and it
        comes back.

        Where hidden things decide what is listed, ask always: a question left out would tell that there was no
        choice."""
        self.public = not always
        yield [self]
        return self.answer()

    def answer(self) -> Option:
        """What was chosen, or the only option there was."""
        only = self.only
        return self._table.given[self.seat] if only is None else only

    def verb(self) -> Generator[Asked, None, str]:
        """Asks; the verb of the answer comes back."""
        yield [self]
        return str(self.answer()[0])

    def naming(self, numbers: dict[str, int]) -> Generator[Asked, None, int]:
        """Asks; the number of the thing the answer names comes back, -1 where it names none (`done`)."""
        yield [self]
        answer = self.answer()
        return numbers[str(answer[1])] if len(answer) > 1 else -1

    @property
    def kind(self) -> str:
        return self.KIND

    @property
    def takes(self) -> tuple[str, ...]:
        return self.TAKES

    @property
    def prompt(self) -> Message:
        said = self._prompt
        if said is None:
            said = self.said()
            self._prompt = said
        return said

    @property
    def options(self) -> tuple[Option, ...]:
        listed = self._options
        if listed is None:
            listed = tuple(self.offer())
            self._options = listed
        return listed

    def listed(self, option: Option) -> Option | None:
        """The option as it stands in the list (True and 1.0 are equal to 1), or None if it does not."""
        for own in self.options:
            if own is option:
                return own
        for own in self.options:
            if own == option:
                return own
        return None

    def forget(self) -> None:
        """The table under this question has changed: list the options anew when asked."""
        self._options = None

    def __repr__(self) -> str:
        return f"{type(self).__name__}(seat={self.seat}, {self.prompt!r}, {self.rule!r}, {len(self.options)} options)"


class Decision(Question):
    """A question for one place of the rules, given as a message and a function that lists the options."""

    __slots__ = ("_kind", "_listing", "_noting", "_takes")

    def __init__(
        self,
        seat: int,
        prompt: Message,
        rule: str,
        listing: Listing,
        noting: Noting | None = None,
        kind: str = "",
        takes: tuple[str, ...] = (),
    ) -> None:
        super().__init__(NOBODY, seat, rule)
        self._prompt = prompt
        self._listing: Listing = listing
        self._noting: Noting | None = noting
        self._kind = kind
        self._takes = takes

    def offer(self) -> list[Option]:
        return self._listing()

    def note(self, option: Option) -> Message | None:
        noting = self._noting
        return None if noting is None else noting(option)

    @property
    def kind(self) -> str:
        return self._kind

    @property
    def takes(self) -> tuple[str, ...]:
        return self._takes


def no_part(decision: Question) -> Reason:
    """What was asked for has nothing to do with the open question: the reason says that question again."""
    args: dict[str, Arg] = {"ask": decision.prompt.key}
    args.update(decision.prompt.args)
    return Reason(Message("why-no-part", args), decision.rule)


Asked: TypeAlias = list[Question]
Script: TypeAlias = Generator[Asked, None, None]
Asking: TypeAlias = Generator[Asked, None, Option]
