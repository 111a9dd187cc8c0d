"""Numbers for answers: every option a game could ever offer has one, fixed by its forms and the ids of its data.

Of each form the grammar makes a block of numbers: a place of the form is a list of what may stand there, and the number
of an option is the block's first plus its places read as digits. `parts` tells the same in a small vocabulary, so that
a learner can weigh an option as a sum: its verb, and for each place the thing that stands there, once as at that place
in any verb and once as in this verb alone."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from ravenhill.engine.answers import Form, Kinds
from ravenhill.engine.decision import Atom, Bad, Message, Option, Question

Most: TypeAlias = Mapping[str, Sequence[int]]  # by verb: the highest number in each place, whatever its form says
Pairs: TypeAlias = Mapping[str, Sequence[tuple[str, str]]]  # by verb: the only pairs of things that it can name

DIGITS: Final = 16  # letters of the digest


class Unnumbered(Bad):
    """An option that no form of the game takes, or a number that stands for none."""


class Block:
    """The numbers of one verb with so many places."""

    __slots__ = ("digits", "first", "pairs", "places", "rank", "size", "verb")

    def __init__(self, verb: str, places: list[list[Atom]], pairs: Sequence[tuple[str, str]] | None) -> None:
        self.verb = verb
        self.places = places
        self.digits: list[dict[Atom, int]] = [{atom: i for i, atom in enumerate(place)} for place in places]
        self.first = 0
        self.size = 1
        for place in places:
            self.size *= len(place)
        self.pairs: list[int] = []  # the only ones of its numbers that are used; empty: all
        self.rank: dict[int, int] = {}
        if pairs is not None and len(places) == 2:
            ahead, behind = self.digits
            self.pairs = sorted({ahead[a] * len(behind) + behind[b] for a, b in pairs if a in ahead and b in behind})
            self.rank = {code: i for i, code in enumerate(self.pairs)}
            self.size = len(self.pairs)

    def number(self, option: Option) -> int:
        """The number of an option of this verb and length, or -1."""
        code = 0
        for i in range(len(self.places)):
            digits = self.digits[i]
            digit = digits.get(option[i + 1], -1)
            if digit < 0:
                return -1
            code = code * len(digits) + digit
        if self.pairs:
            code = self.rank.get(code, -1)
            if code < 0:
                return -1
        return self.first + code

    def digits_of(self, number: int) -> list[int]:
        code = number - self.first
        if self.pairs:
            code = self.pairs[code]
        found: list[int] = []
        for i in range(len(self.places) - 1, -1, -1):
            found.append(code % len(self.places[i]))
            code //= len(self.places[i])
        found.reverse()
        return found


class Grammar:
    """Fixed numbers for the options of a game with its data; see the module."""

    __slots__ = (
        "_blocks",
        "_by_verb",
        "_clear",
        "_known",
        "_own",
        "_shared",
        "_verbs",
        "digest",
        "names",
        "size",
        "things",
        "verbs",
        "vocabulary",
        "width",
    )

    def __init__(self, game: str, forms: Sequence[str], kinds: Kinds, most: Most, pairs: Pairs) -> None:
        self._blocks = _blocks(forms, kinds, most, pairs)
        self._by_verb: dict[tuple[str, int], list[Block]] = {}
        self.size = 0
        self.width = 1  # the most numbers that `parts` tells of one option
        written: list[object] = []
        for block in self._blocks:
            block.first = self.size
            self.size += block.size
            self.width = max(self.width, 1 + 2 * len(block.places))
            self._by_verb.setdefault((block.verb, len(block.places)), []).append(block)
            written.append([block.verb, block.places, block.pairs])
        hashed = hashlib.sha256(json.dumps(written).encode()).hexdigest()
        self.digest = f"{game}-{hashed[:DIGITS]}"  # another one when any number means something else
        self.names: list[str] = []  # what each number of the vocabulary stands for
        self._shared: list[list[list[int]]] = []  # by block, place, digit
        self._own: list[list[list[int]]] = []  # the same
        self._verbs: list[int] = []  # by block
        self._name_parts()
        self.vocabulary = len(self.names)
        self.things: dict[str, int] = {}  # every id that an answer can name, numbered
        for ids in kinds.values():
            for name in ids:
                self.things.setdefault(name, len(self.things))
        self.verbs: list[str] = list(dict.fromkeys([block.verb for block in self._blocks]))
        self._known: dict[Option, int] = {}  # those met so far: a game comes back to some thousand of them
        self._clear = bytes(self.size)

    def _name_parts(self) -> None:
        known: dict[str, int] = {}
        for block in self._blocks:
            self._verbs.append(_numbered(known, " ".join([block.verb, *["_" for _ in block.places]])))
        for block in self._blocks:
            named = [[f"{i + 1}: {atom}" for atom in place] for i, place in enumerate(block.places)]
            self._shared.append([[_numbered(known, name) for name in place] for place in named])
        for block in self._blocks:
            owned = [[f"{block.verb} {i + 1}: {atom}" for atom in place] for i, place in enumerate(block.places)]
            self._own.append([[_numbered(known, name) for name in place] for place in owned])
        self.names = list(known)

    def encode(self, option: Sequence[Atom]) -> int:
        """The number of an option; `Unnumbered` if no form of the game takes it.

        >>> import ravenhill
        >>> grammar = ravenhill.game("ironwood").grammar()
        >>> grammar.decode(grammar.encode(("draw", 2)))
        ('draw', 2)
        """
        wanted = tuple(option)
        known = self._known.get(wanted, -1)
        if known >= 0:
            return known
        for block in self._by_verb.get((str(wanted[0]) if wanted else "", len(wanted) - 1), []):
            number = block.number(wanted)
            if number >= 0:
                self._known[wanted] = number
                return number
        raise Unnumbered(Message("bad-option-unnumbered", {"option": " ".join([str(atom) for atom in wanted])}))

    def decode(self, number: int) -> Option:
        """The option that has this number."""
        block = self._blocks[self._block_of(number)]
        parts: list[Atom] = [block.verb]
        for i, digit in enumerate(block.digits_of(number)):
            parts.append(block.places[i][digit])
        return tuple(parts)

    def numbers(self, of: Question | Sequence[Option]) -> list[int]:
        """The numbers of a question's options, or of these, in their order."""
        options: Sequence[Option] = of.options if isinstance(of, Question) else of
        return [self.encode(option) for option in options]

    def mask(self, play: Any, seat: int, out: Any) -> None:
        """1 for every option open to the seat, 0 for the rest, in a writable buffer of `size` bytes or bools."""
        question: Question | None = play.decision_of(seat)
        if isinstance(out, bytearray):
            if len(out) != self.size:
                raise Unnumbered(Message("bad-buffer", {"wanted": self.size, "given": len(out)}))
            out[:] = self._clear
            if question is not None:
                for option in question.options:
                    out[self.encode(option)] = 1
            return
        view: Any = memoryview(out).cast("B")
        if len(view) != self.size:
            raise Unnumbered(Message("bad-buffer", {"wanted": self.size, "given": len(view)}))
        view[:] = self._clear
        if question is not None:
            for option in question.options:
                view[self.encode(option)] = 1

    def parts(self, number: int) -> tuple[int, ...]:
        """The option in the vocabulary (`names`): its verb, then for each place the thing there as in any verb, and as
        in this one."""
        at = self._block_of(number)
        found = [self._verbs[at]]
        for i, digit in enumerate(self._blocks[at].digits_of(number)):
            found.append(self._shared[at][i][digit])
            found.append(self._own[at][i][digit])
        return tuple(found)

    def _block_of(self, number: int) -> int:
        if not 0 <= number < self.size:
            raise Unnumbered(Message("bad-number", {"number": number, "size": self.size}))
        low, high = 0, len(self._blocks)
        while high - low > 1:
            middle = (low + high) // 2
            if self._blocks[middle].first <= number:
                low = middle
            else:
                high = middle
        return low


def _numbered(known: dict[str, int], name: str) -> int:
    return known.setdefault(name, len(known))


def _blocks(forms: Sequence[str], kinds: Kinds, most: Most, pairs: Pairs) -> list[Block]:
    """A block for each verb and length. Forms of one verb and length that could take the same option are one."""
    found: list[Block] = []
    ready: dict[tuple[str, int], list[list[list[Atom]]]] = {}
    for text in sorted(forms):
        form = Form(text)
        places = _places(form, kinds, most.get(form.verb, ()))
        known = ready.setdefault((form.verb, len(places)), [])
        i = 0
        while i < len(known):
            if _touch(known[i], places):
                places = [_joined(ours, theirs) for ours, theirs in zip(known[i], places, strict=True)]
                del known[i]
                i = 0
            else:
                i += 1
        known.append(places)
    for (verb, _), each in sorted(ready.items()):
        for one in each:
            block = Block(verb, one, pairs.get(verb))
            if block.size:
                found.append(block)
    return found


def _places(form: Form, kinds: Kinds, most: Sequence[int]) -> list[list[Atom]]:
    """What may stand in each place of a form, in the order of the form and the data."""
    places: list[list[Atom]] = []
    for i, part in enumerate(form.parts):
        place: list[Atom] = list(part.words)
        for kind in part.kinds:
            place += kinds[kind]
        for low, high in part.spans:
            place += range(low, min(high, most[i]) + 1 if i < len(most) else high + 1)
        places.append(list(dict.fromkeys(place)))
    return places


def _touch(ours: list[list[Atom]], theirs: list[list[Atom]]) -> bool:
    """Whether an option could have both forms."""
    return all(not set(mine).isdisjoint(other) for mine, other in zip(ours, theirs, strict=True))


def _joined(ours: list[Atom], theirs: list[Atom]) -> list[Atom]:
    return list(dict.fromkeys([*ours, *theirs]))
