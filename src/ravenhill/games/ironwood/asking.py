"""What the questions of this game share: what an answer names, why one is refused, its weight at first sight."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Final, TypeAlias

from ravenhill.engine.answers import form, shaped
from ravenhill.engine.decision import Arg, Asked, Message, Option, Question, Reason, no_part
from ravenhill.games.ironwood.book import FERRUM, WW
from ravenhill.games.ironwood.table import IronwoodTable

Choosing: TypeAlias = Generator[Asked, None, int]

SKIP: Final[Option] = ("skip",)
DONE: Final[Option] = ("done",)
NONE: Final = -1  # nothing was chosen

# what an option weighs by its verb alone; one that is not here weighs 1
WEIGHTS: Final = {
    "discover": 9.0,
    "build": 9.0,
    "foundation": 6.0,
    "pay": 2.5,
    "recruit": 3.0,
    "replace": 3.0,
    "remove": 4.0,
    "resolve": 3.0,
    "take": 5.0,
    "flip": 4.0,
    "mark": 2.0,
    "shift": 1.5,
    "pick": 3.0,
    "skip": 0.6,
    "pass": 0.2,
    "decline": 0.3,
    "stay": 0.6,
    "burn": 0.9,
    "discard": 2.0,
    "return": 2.0,
    "bottom": 2.0,
}


class IronQuestion(Question):
    """A question to one side."""

    __slots__ = ("t",)

    def __init__(self, t: IronwoodTable, side: int, rule: str) -> None:
        super().__init__(t, side, rule)
        self.t = t

    def card(self) -> Choosing:
        """Asks; the action card the answer names comes back, or NONE."""
        return self.naming(self.t.book.card_index)

    def place(self) -> Choosing:
        """Asks; the forest or mountain the answer names comes back, or NONE."""
        yield [self]
        answer = self.t.given[self.seat]
        return place_named(self.t, str(answer[1])) if len(answer) > 1 else NONE

    def number(self) -> Choosing:
        """Asks; the number the answer names comes back, or 0."""
        yield [self]
        answer = self.t.given[self.seat]
        return int(answer[1]) if len(answer) > 1 else 0

    def why_not(self, option: Option) -> Reason | None:
        if not any(form(text).verb == option[0] for text in self.TAKES):
            return no_part(self)
        if len(option) == 1 or not shaped(self.TAKES, option):
            return None
        return self.because(str(option[0]), [str(part) for part in option[1:]])

    def because(self, verb: str, names: list[str]) -> Reason | None:
        """Why not, for one of its verbs and what it names; None: for no better reason than that it is not offered."""
        return None

    def weigh(self, option: Option) -> float:
        return WEIGHTS.get(str(option[0]), 1.0)


class Counting(IronQuestion):
    """A question that is asked again and again: its words tell how many are left."""

    __slots__ = ("left",)

    def __init__(self, t: IronwoodTable, side: int, rule: str, left: int) -> None:
        super().__init__(t, side, rule)
        self.left = left

    def about(self) -> Mapping[str, Arg] | None:
        return {"n": self.left}


class Putting(Counting):
    """A card of the hand is put away."""

    __slots__ = ()

    def because(self, verb: str, names: list[str]) -> Reason | None:
        """I3.2."""
        t = self.t
        if names[0] not in t.book.card_index:
            return None
        card = t.book.card_index[names[0]]
        if t.book.cards[card].base:
            return reason("base-stays", "I3.2", {"card": names[0]})
        return None if card in t.hands[self.seat] else reason("not-in-hand", "I4.9", {"card": names[0]})


class Parting(IronQuestion):
    """Who of a warband goes from here to there."""

    __slots__ = ("here", "there")

    TAKES = ("units <0-99> <0-99>",)

    def __init__(self, t: IronwoodTable, side: int, rule: str, here: str, there: str) -> None:
        super().__init__(t, side, rule)
        self.here = here
        self.there = there

    def about(self) -> Mapping[str, Arg] | None:
        return {"a": self.here, "b": self.there}

    def units(self) -> Generator[Asked, None, tuple[int, int]]:
        """Asks; fighters and golems come back."""
        yield [self]
        answer = self.t.given[self.seat]
        return int(answer[1]), int(answer[2])

    def weigh(self, option: Option) -> float:
        """All but one, who keeps the mountain."""
        fighters, golems = int(option[1]), int(option[2])
        mountain = self.t.book.mountain_index.get(self.here, FERRUM)
        if mountain != FERRUM and self.t.units(mountain) == fighters + golems:
            return 1.0
        return 1.1 + 0.1 * (fighters + golems)


def place_named(t: IronwoodTable, name: str) -> int:
    """The number of a forest or of a mountain."""
    forest = t.book.forest_index.get(name, NONE)
    return forest if forest >= 0 else t.book.mountain_index[name]


def each(verb: str, names: list[str], places: list[int]) -> list[Option]:
    """The same verb with each of these places."""
    return [(verb, names[p]) for p in places]


def reason(key: str, rule: str, args: Mapping[str, Arg] | None = None) -> Reason:
    return Reason(Message("ironwood-why-" + key, args), rule)


def unknown_place(name: str) -> Reason:
    return reason("unknown-place", "I6", {"name": name})


def not_in_hand(t: IronwoodTable, side: int, name: str) -> Reason:
    """Why a card is not played, wagered or burned."""
    if name in t.book.vision_index:
        return reason("vision-not-played", "I9.20")
    if name not in t.book.card_index:
        return reason("unknown-card", "I3.1", {"name": name})
    if t.book.card_index[name] not in t.hands[side]:
        return reason("not-in-hand", "I4.9", {"card": name})
    return reason("card-not-now", "I4.12", {"card": name})


def no_recruits(t: IronwoodTable, side: int, name: str) -> Reason | None:
    """I4.18. Why nobody is recruited there."""
    index = t.book.forest_index if side == WW else t.book.mountain_index
    if name not in index:
        return reason("wrong-kind", "I6.7")
    if side == WW:
        return None if t.book.outer[index[name]] else reason("not-outer-forest", "I4.18", {"place": name})
    return None if t.has_forge(index[name]) else reason("no-forge", "I4.18", {"place": name})
