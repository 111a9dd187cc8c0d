"""Who chooses, between what, and the rule it comes from."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final, TypeAlias

Atom: TypeAlias = str | int
Option: TypeAlias = tuple[Atom, ...]
Listing: TypeAlias = Callable[[], list[Option]]

SPECTATORS: Final = -1  # among the seats of a message: those who only watch


class Message:
    """A key with arguments, to be said in any language; `seats` names who may read it (None: everybody)."""

    __slots__ = ("args", "at", "key", "seats")

    def __init__(self, key: str, args: dict[str, Atom] | None = None, seats: tuple[int, ...] | None = None) -> None:
        self.key = key
        self.args: dict[str, Atom] = args if args is not None else {}
        self.seats = seats
        self.at = 0  # how many answers had been given when this was said

    def readable_by(self, seat: int | None) -> bool:
        return self.seats is None or (SPECTATORS if seat is None else seat) in self.seats

    def plain(self) -> dict[str, object]:
        return {"key": self.key, "args": dict(self.args), "at": self.at}

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
Telling: TypeAlias = Callable[[], dict[str, Atom]]


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


class Decision:
    """One seat's open choice. Options are listed, and long prompts gathered, only when somebody asks."""

    __slots__ = ("_listing", "_noting", "_options", "_prompt", "only", "openly", "rule", "seat", "telling")

    def __init__(self, seat: int, prompt: Message, rule: str, listing: Listing, noting: Noting | None = None) -> None:
        self.seat = seat
        self._prompt = prompt
        self.rule = rule
        self._listing: Listing = listing
        self._noting: Noting | None = noting
        self._options: tuple[Option, ...] | None = None
        self.telling: Telling | None = None  # what else the prompt tells, from what does not change while it is open
        self.openly = False  # everybody can see what is listed: where that is one option, nobody is asked
        self.only: Option | None = None  # and it is this one, taken without asking

    @property
    def prompt(self) -> Message:
        telling = self.telling
        if telling is not None:
            self.telling = None
            self._prompt.args.update(telling())
        return self._prompt

    @property
    def options(self) -> tuple[Option, ...]:
        listed = self._options
        if listed is None:
            listed = tuple(self._listing())
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

    def note(self, option: Option) -> Message | None:
        """What who chooses should know of an option beforehand, from what that seat may know: it would do nothing."""
        noting = self._noting
        return None if noting is None else noting(option)

    def forget(self) -> None:
        """The table under this decision has changed: list the options anew when asked."""
        self._options = None

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, {self.prompt!r}, {self.rule!r}, {len(self.options)} options)"


def no_part(decision: Decision) -> Reason:
    """What was asked for has nothing to do with the open question: the reason says that question again."""
    args: dict[str, Atom] = {"ask": decision.prompt.key}
    args.update(decision.prompt.args)
    return Reason(Message("why-no-part", args), decision.rule)


Asked: TypeAlias = list[Decision]
Script: TypeAlias = Generator[Asked, None, None]
Asking: TypeAlias = Generator[Asked, None, Option]
