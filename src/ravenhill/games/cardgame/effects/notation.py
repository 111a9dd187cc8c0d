"""The notation of texts: from strings to objects. It knows no card, no place and no rule; its words are classes.

statement = ["may "] name "(" argument {"," argument} ")"      an argument may be key=value or a nested call
line      = statement | statement " -> " statement             the left one is paid to get the right one
choose(A or B)                                                 one of the two
filter    = name {"&" name} {"|" ...}                          a card id, type, type:faction, faction:x, keyword:x
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from ravenhill.engine.decision import Arg
from ravenhill.games.cardgame.effects.saying import Said, any_of

# Players a text speaks of; 0 and above: the player whose deck contains that faction (C2.2.5)
SELF: Final = -1
IT: Final = -2
EACH_FREE: Final = -3
EACH_SHADOW: Final = -4
WHO: Final = {"self": SELF, "it": IT, "each_fp": EACH_FREE, "each_shadow": EACH_SHADOW}

PAYING: Final = "->"


class Unreadable(ValueError):
    """A text that is not in the notation."""


def split(text: str, mark: str) -> list[str]:
    """Cuts at a mark that stands outside all brackets."""
    parts: list[str] = []
    depth = start = 0
    for i, c in enumerate(text):
        depth += {"(": 1, ")": -1}.get(c, 0)
        if depth == 0 and i >= start and text.startswith(mark, i):
            parts.append(text[start:i])
            start = i + len(mark)
    if depth:
        raise Unreadable(text)
    return [*parts, text[start:]]


def call(text: str) -> tuple[str, list[str], dict[str, str]]:
    """Name, arguments and named arguments of `name(a,b,k=v)`."""
    name, bracket, rest = text.partition("(")
    if not bracket or not rest.endswith(")"):
        raise Unreadable(text)
    plain: list[str] = []
    named: dict[str, str] = {}
    for argument in split(rest[:-1], ","):
        head, equals, value = argument.partition("=")
        if equals and head.isidentifier():
            named[head] = value
        else:
            plain.append(argument)
    return name, plain, named


class Word:
    """A word of the notation: reads its arguments, and says itself."""

    __slots__ = ()

    NAME: ClassVar[str] = ""  # what is written
    JOINT: ClassVar[str] = "and"  # between it and others like it: one `and` another, or one `then` another

    def read(self, a: Arguments) -> None:
        """Takes its arguments; what it leaves is refused."""

    def say(self) -> Said:
        raise NotImplementedError


class Instruction(Word):
    """Something a text does, now or as long as its card lies there. What it does is known in its own room."""

    __slots__ = ("may",)

    def __init__(self) -> None:
        self.may = False  # its player decides


class Condition(Word):
    """Something that must hold for a text to work."""

    __slots__ = ()


class Cards:
    """Which cards a text speaks of."""

    __slots__ = ("_kinds", "cards", "match")

    def __init__(self, match: list[bool], kinds: list[tuple[str, dict[str, Arg]]]) -> None:
        self.match = match
        self.cards = [i for i in range(len(match)) if match[i]]  # the same as a list
        self._kinds = kinds

    def say(self, case: str = "acc", n: int = 1) -> Said:
        """So many of them, in the form the sentence needs: `some`, `every` or `each` of them, `nom`, `acc`."""
        return any_of([Said(key, {**args, "case": case, "n": n}) for key, args in self._kinds])


class Grounds:
    """Which battlegrounds a text speaks of: all, one, or those that show a faction (C2.1.5)."""

    __slots__ = ("places", "wanted")

    def __init__(self, wanted: str, places: list[bool]) -> None:
        self.wanted = wanted  # empty: any; a faction, or one of them
        self.places = places

    def say(self) -> Said:
        if not self.wanted:
            return Said("ground-any")
        one = self.places.count(True) == 1
        return Said("ground" if one else "ground-of", {"of": self.wanted})


class Reader:
    """Reads texts against the cards and locations there are."""

    def __init__(
        self,
        records: list[Mapping[str, Any]],
        locations: list[Mapping[str, Any]],
        ids: Mapping[str, tuple[str, ...]],
        instructions: Mapping[str, type[Instruction]],
        conditions: Mapping[str, type[Condition]],
        strict: bool = False,
    ) -> None:
        self.records = records  # one for every card, copies included
        self.locations = locations
        self.place_of = {str(r["id"]): i for i, r in enumerate(locations)}
        self.known = {str(r["id"]) for r in records}
        self.types = ids["type"]
        self.factions = ids["faction"]
        self.keywords = ids["keyword"]
        self.instructions = instructions
        self.conditions = conditions
        self.strict = strict  # arguments nobody asks for are refused; a stored pack may have some of old

    def line(self, text: str, this: str = "") -> Instruction:
        """One string of an `effect` or `cost` list of the card `this`."""
        ways = split(text, " -> ")
        if len(ways) == 2:
            return self._made(text, PAYING, Arguments(self, text, this, ways, {}))
        may = text.startswith("may ")
        name, plain, named = call(text.removeprefix("may "))
        instruction = self._made(text, name, Arguments(self, text, this, plain, named))
        instruction.may = may
        return instruction

    def _made(self, text: str, name: str, a: Arguments) -> Instruction:
        made = self.instructions.get(name)
        if made is None:
            raise Unreadable(text)
        instruction = made()
        instruction.read(a)
        a.finish()
        return instruction

    def condition(self, text: str, this: str = "") -> Condition:
        name, plain, named = call(text)
        made = self.conditions.get(name)
        if made is None:
            raise Unreadable(text)
        condition = made()
        a = Arguments(self, text, this, plain, named)
        condition.read(a)
        a.finish()
        return condition

    def who(self, text: str) -> int:
        if text in WHO:
            return WHO[text]
        name, plain, _ = call(text)
        if name != "player" or len(plain) != 1 or plain[0] not in self.factions:
            raise Unreadable(text)
        return self.factions.index(plain[0])

    def cards(self, wanted: str, this: str = "") -> Cards:
        ways = [way.split("&") for way in wanted.split("|")]
        matching = [[self._match(part, this) for part in way] for way in ways]
        n = len(self.records)
        match = [any(all(part[i] for part in way) for way in matching) for i in range(n)]
        return Cards(match, [self._kind(way) for way in ways])

    def _kind(self, way: list[str]) -> tuple[str, dict[str, Arg]]:
        """A kind of cards in words: `character&keyword:nazgul`, `army:rohan`, `faction:rohan`, `army`, a card."""
        kind = ""
        mark = ""
        keyword = False
        for part in way:
            head, _, tail = part.partition(":")
            if head in self.types:
                kind = head
            if tail:
                mark = tail
                keyword = head == "keyword"
        if not mark and not kind:
            return ("this", {}) if way[0] == "this" else ("card", {"card": way[0]})
        if not mark:
            return "type", {"type": kind}
        return "type-keyword" if keyword else "type-of", {"type": kind or "card", "of": mark}

    def _match(self, name: str, this: str) -> list[bool]:
        kind, _, mark = name.partition(":")
        if name == "this":
            name = this
        if name in self.types:
            return [r["type"] == name for r in self.records]
        if kind in self.types and mark in self.factions:
            return [r["type"] == kind and r["faction"] == mark for r in self.records]
        if kind == "faction" and mark in self.factions:
            return [r["faction"] == mark for r in self.records]
        if kind == "keyword" and mark in self.keywords:
            return [mark in r.get("keywords", []) for r in self.records]
        if name in self.known:
            return [r["id"] == name for r in self.records]
        raise Unreadable(name)

    def grounds(self, wanted: str) -> Grounds:
        """C2.1.5. Of the locations only battlegrounds have sides that attack and defend."""
        faction = wanted.removeprefix("battleground:")
        if wanted in ("any", "any_battleground"):
            return Grounds("", ["attackers" in r for r in self.locations])
        if faction in self.factions:
            sides = [[*r.get("attackers", []), *r.get("defenders", [])] for r in self.locations]
            return Grounds(faction, [faction in shown for shown in sides])
        chosen = [r["id"] == wanted and "attackers" in r for r in self.locations]
        if not any(chosen):
            raise Unreadable(wanted)
        return Grounds(wanted, chosen)


class Arguments:
    """The arguments of one call, taken one by one."""

    def __init__(self, reader: Reader, text: str, this: str, plain: list[str], named: dict[str, str]) -> None:
        self.reader = reader
        self.text = text
        self.this = this  # the card whose text it is
        self.left = plain
        self.named = named

    def more(self) -> bool:
        return bool(self.left)

    def written(self) -> str:
        """The next argument as it is written."""
        if not self.left:
            raise Unreadable(self.text)
        first = self.left[0]
        self.left = self.left[1:]
        return first

    def word(self, *known: str) -> str:
        """The next argument, one of these."""
        written = self.written()
        if written not in known:
            raise Unreadable(self.text)
        return written

    def number(self) -> int:
        return self.as_number(self.written())

    def signed(self) -> int:
        """The next argument, a number that may be below nothing."""
        written = self.written()
        return -self.as_number(written[1:]) if written.startswith("-") else self.as_number(written)

    def who(self) -> int:
        return self.reader.who(self.written())

    def cards(self) -> Cards:
        return self.reader.cards(self.written(), self.this)

    def grounds(self) -> Grounds:
        return self.reader.grounds(self.written())

    def place(self) -> int:
        """The next argument, a location."""
        place = self.reader.place_of.get(self.written())
        if place is None:
            raise Unreadable(self.text)
        return place

    def line(self) -> Instruction:
        return self.reader.line(self.written(), self.this)

    def ways(self, mark: str) -> list[Instruction]:
        """All that is left, cut at a mark: instructions to choose from."""
        ways = split(",".join(self.left), mark)
        self.left = []
        return [self.reader.line(way, self.this) for way in ways]

    # --- named ones ---

    def has(self, name: str) -> bool:
        return name in self.named

    def named_text(self, name: str) -> str:
        if name not in self.named:
            raise Unreadable(self.text)
        return self.named.pop(name)

    def named_word(self, name: str, *known: str) -> None:
        if self.named_text(name) not in known:
            raise Unreadable(self.text)

    def named_number(self, name: str) -> int:
        return self.as_number(self.named_text(name))

    def named_cards(self, name: str) -> Cards:
        return self.reader.cards(self.named_text(name), self.this)

    def named_condition(self, name: str) -> Condition:
        return self.reader.condition(self.named_text(name), self.this)

    def finish(self) -> None:
        """Nothing may be left over."""
        if self.reader.strict and (self.left or self.named):
            raise Unreadable(self.text)

    def as_number(self, written: str) -> int:
        digits = written.removeprefix("+")
        if not digits.isdecimal():
            raise Unreadable(self.text)
        return int(digits)
