"""Numbers of cards and places in what was stored, when the data have moved since.

On a table a card is a number: its place in the order of the data. A save carries the ids behind its numbers, and a game
says for every field of its pieces which numbers lie there. So a save is read rightly after records were added, moved or
taken out of the data:

    SHAPES: Shapes = {
        "Table": {"hands": Each(Each(CARD)), "units": By("place", width=2), "turn": PLAIN},
        "Battle": {"region": Number("place"), "lost": Mask("character")},
    }
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

Ids: TypeAlias = Mapping[str, list[str]]  # kind -> the ids behind its numbers, in order


class Gone(Exception):
    """Something lies on the table that the data no longer know, where it can not be left out."""

    def __init__(self, kind: str, id: str) -> None:
        super().__init__(f"{kind} {id}")
        self.kind = kind
        self.id = id


class Moves:
    """Where each number of every kind has gone."""

    def __init__(self, then: Ids, now: Ids, renamed: Mapping[str, str]) -> None:
        self.then = then
        self.now = now
        self._to: dict[str, list[int]] = {}
        for kind, ids in then.items():
            places = {id: n for n, id in enumerate(now.get(kind, []))}
            self._to[kind] = [places.get(renamed.get(id, id), -1) for id in ids]

    def some(self) -> bool:
        """Whether anything has another number than before, or there is more of it."""
        return any(to != list(range(len(self.now.get(kind, [])))) for kind, to in self._to.items())

    def to(self, kind: str, number: int) -> int:
        """The number of today; -1: gone. A kind the save does not tell had the numbers of today."""
        told = self._to.get(kind)
        return number if told is None else told[number]

    def gone(self, kind: str, number: int) -> Gone:
        return Gone(kind, self.then[kind][number])

    def size(self, kind: str) -> tuple[int, int]:
        """How many there were, and how many there are."""
        now = len(self.now[kind])
        return len(self.then[kind]) if kind in self.then else now, now


class Shape:
    """What lies in a field; here: nothing that is a number of anything, or pieces, which have shapes of their own."""

    def within(self, piece: Mapping[str, Any]) -> Shape:
        """The shape in this piece, where other fields have a say in it."""
        return self

    def moved(self, value: Any, moves: Moves) -> Any:
        """The value (plain data) with the numbers of today. Gone where it can not be said."""
        return value

    def is_gone(self, value: Any, moves: Moves) -> bool:
        """Whether the value names something that is no more, so that a list may leave it out."""
        return False


PLAIN: Final = Shape()


class Number(Shape):
    """A number of a kind: `base + number * width + rest`, the rest below the width. Less than the base is no number,
    or something of the shape `less`."""

    def __init__(self, kind: str, base: int = 0, width: int = 1, less: Shape = PLAIN) -> None:
        self._kind = kind
        self._base = base
        self._width = width
        self._less = less

    def moved(self, value: Any, moves: Moves) -> Any:
        if value < self._base:
            return self._less.moved(value, moves)
        number, rest = divmod(value - self._base, self._width)
        to = moves.to(self._kind, number)
        if to < 0:
            raise moves.gone(self._kind, number)
        return self._base + to * self._width + rest

    def is_gone(self, value: Any, moves: Moves) -> bool:
        if value < self._base:
            return self._less.is_gone(value, moves)
        return moves.to(self._kind, (value - self._base) // self._width) < 0


class Below(Shape):
    """A number of a kind counted downwards: `base - number`. More than the base is something of the shape `more`."""

    def __init__(self, kind: str, base: int, more: Shape = PLAIN) -> None:
        self._kind = kind
        self._base = base
        self._more = more

    def moved(self, value: Any, moves: Moves) -> Any:
        if value > self._base:
            return self._more.moved(value, moves)
        number = self._base - value
        to = moves.to(self._kind, number)
        if to < 0:
            raise moves.gone(self._kind, number)
        return self._base - to

    def is_gone(self, value: Any, moves: Moves) -> bool:
        if value > self._base:
            return self._more.is_gone(value, moves)
        return moves.to(self._kind, self._base - value) < 0


class Mask(Shape):
    """Bits, one for each number of a kind."""

    def __init__(self, kind: str) -> None:
        self._kind = kind

    def moved(self, value: Any, moves: Moves) -> Any:
        mask = 0
        for number in range(moves.size(self._kind)[0]):
            if value >> number & 1:
                to = moves.to(self._kind, number)
                if to < 0:
                    raise moves.gone(self._kind, number)
                mask |= 1 << to
        return mask


class Each(Shape):
    """A list or tuple of things of one shape; what is gone is left out. `sort`: the game keeps it in order."""

    def __init__(self, shape: Shape, *, sort: bool = False) -> None:
        self._shape = shape
        self._sort = sort

    def moved(self, value: Any, moves: Moves) -> Any:
        if isinstance(value, dict):
            return {"()": self.moved(value["()"], moves)}
        out = [self._shape.moved(v, moves) for v in self._kept(value, moves)]
        if self._sort:
            out.sort()
        return out

    def _kept(self, value: list[Any], moves: Moves) -> list[Any]:
        return [v for v in value if not self._shape.is_gone(v, moves)]


class Row(Each):
    """A list or tuple where nothing can be left out: every place in it has its meaning, or every thing in it."""

    def _kept(self, value: list[Any], moves: Moves) -> list[Any]:
        return value


class Beside(Shape):
    """A list that runs beside another field of the piece, a list of things of a shape: left out with them."""

    def __init__(self, field: str, shape: Shape) -> None:
        self._field = field
        self._shape = shape
        self._things: Any = []

    def within(self, piece: Mapping[str, Any]) -> Shape:
        here = Beside(self._field, self._shape)
        here._things = piece[self._field]
        return here

    def moved(self, value: Any, moves: Moves) -> Any:
        return self._left(value, self._things, moves)

    def _left(self, value: list[Any], things: list[Any], moves: Moves) -> list[Any]:
        out: list[Any] = []
        for i, thing in enumerate(things):
            if isinstance(thing, list):
                out.append(self._left(value[i], thing, moves))
            elif not self._shape.is_gone(thing, moves):
                out.append(value[i])
        return out


class Told(Shape):
    """Another field of the piece tells the shape: one for each of its values, or else the last."""

    def __init__(self, field: str, shapes: Mapping[Any, Shape], other: Shape = PLAIN) -> None:
        self._field = field
        self._shapes = shapes
        self._other = other

    def within(self, piece: Mapping[str, Any]) -> Shape:
        return self._shapes.get(piece[self._field], self._other)


class Pile(Shape):
    """A deck of cards of a kind, whose lists of who has seen a card run beside those of the cards."""

    def __init__(self, card: Shape) -> None:
        self._card = card

    def moved(self, value: Any, moves: Moves) -> Any:
        out = dict(value)
        out["pool"] = Each(self._card).moved(value["pool"], moves)
        for cards, seen in (("top", "top_seen"), ("under", "under_seen")):
            kept = [i for i, card in enumerate(value[cards]) if not self._card.is_gone(card, moves)]
            out[cards] = [self._card.moved(value[cards][i], moves) for i in kept]
            out[seen] = [value[seen][i] for i in kept]
        return out


class By(Shape):
    """A list with a row of `width` values for each number of a kind, or several such lists one after the other.

    What is new gets `default`; what is gone may only hold that, or one of `idle`."""

    def __init__(
        self, kind: str, shape: Shape = PLAIN, *, width: int = 1, default: Any = 0, idle: tuple[Any, ...] = ()
    ) -> None:
        self._kind = kind
        self._shape = shape
        self._width = width
        self._default = default
        self._idle = idle

    def moved(self, value: Any, moves: Moves) -> Any:
        before, after = moves.size(self._kind)
        length, left = before * self._width, after * self._width
        if not length or len(value) % length:  # not laid out yet
            return value
        out: list[Any] = []
        for start in range(0, len(value), length):
            block: list[Any] = [self._default] * left
            for i in range(length):
                number, rest = divmod(i, self._width)
                held = value[start + i]
                to = moves.to(self._kind, number)
                if to >= 0:
                    block[to * self._width + rest] = self._shape.moved(held, moves)
                elif held != self._default and held not in self._idle:
                    raise moves.gone(self._kind, number)
            out += block
        return out


class Keyed(Shape):
    """A dict from numbers of one shape to things of another, in the order of the numbers; what is gone is left out."""

    def __init__(self, key: Shape, value: Shape = PLAIN) -> None:
        self._key = key
        self._value = value

    def moved(self, value: Any, moves: Moves) -> Any:
        kept = [(k, v) for k, v in value["{}"] if not self._key.is_gone(k, moves)]
        return {"{}": sorted([self._key.moved(k, moves), self._value.moved(v, moves)] for k, v in kept)}


Shapes: TypeAlias = Mapping[str, Mapping[str, Shape]]  # class -> field -> what lies there; pieces inside are found


def renumbered(piece: Any, shapes: Shapes, moves: Moves) -> Any:
    """A piece, as `plain` wrote it, with the numbers of today; pieces inside it too."""
    if isinstance(piece, list):
        return [renumbered(v, shapes, moves) for v in piece]
    if not isinstance(piece, dict) or "~" not in piece:
        return piece
    fields = shapes.get(piece["~"], {})
    out: dict[str, Any] = {}
    for name, value in piece.items():
        shape = fields.get(name, PLAIN).within(piece)
        out[name] = renumbered(value, shapes, moves) if shape is PLAIN else shape.moved(value, moves)
    return out
