"""Pieces of state as plain data: copied fast, written and read exactly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

T = TypeVar("T")
Kept: TypeAlias = Annotated[T, "never changed in place, only replaced: copies share it"]

SHARED: Final = ("book", "settings")  # never changed while a game runs: copies point to the same one

_fields: dict[type, tuple[str, ...]] = {}


def fields_of(cls: type) -> tuple[str, ...]:
    """The names of a piece's attributes, in an order that is the same pure and compiled."""
    known = _fields.get(cls)
    if known is None:
        names: set[str] = set(getattr(cls, "__mypyc_attrs__", ()))
        for base in cls.__mro__[:-1]:
            if "__slots__" not in vars(base) and "__mypyc_attrs__" not in vars(base):
                raise TypeError(f"{base.__name__} needs __slots__: what lies on a table is named")
            names.update(getattr(base, "__slots__", ()))
        known = tuple(sorted(n for n in names if not n.startswith("__")))
        _fields[cls] = known
    return known


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    """Anything that lies on a table: ints, strings, lists, tuples and other pieces, in named slots.

    Its __init__ takes no argument that has no default: a copy is made empty first, and filled."""

    __slots__ = ()

    def copy(self) -> Any:
        cls = type(self)
        other = cls.__new__(cls)
        for name in fields_of(cls):
            value = getattr(self, name)
            setattr(other, name, value if name in SHARED else copied(value))
        return other


def copied(value: Any) -> Any:
    """A copy that shares nothing that can change.

    Tuples hold only what does not change, and so does a list that begins with a number or a text."""
    if isinstance(value, list):
        if value and (isinstance(value[0], int) or isinstance(value[0], str)):  # noqa: SIM101 (compiled: two type checks)
            return value[:]
        return [copied(v) for v in value]
    if isinstance(value, Piece):
        return value.copy()
    if isinstance(value, dict):
        return {k: copied(v) for k, v in value.items()}
    return value


def plain(value: Any) -> Any:
    """The value as JSON-able data, keeping the difference between lists and tuples."""
    if value is None or isinstance(value, (bool, str, float)):
        return value
    if isinstance(value, int):
        return int(value)  # an enum's member is written as its number
    if isinstance(value, list):
        return [plain(v) for v in value]
    if isinstance(value, tuple):
        return {"()": [plain(v) for v in value]}
    if isinstance(value, dict):
        return {"{}": [[plain(k), plain(v)] for k, v in value.items()]}
    if isinstance(value, Piece):
        cls = type(value)
        held = {n: plain(getattr(value, n)) for n in fields_of(cls) if n not in SHARED}
        return {"~": cls.__name__, **held}
    raise TypeError(f"{type(value).__name__} is not plain data")


def restored(data: Any, classes: Mapping[str, type], bare: Any = None) -> Any:
    """What `plain` wrote, in this version or an earlier one: a field it does not name is as on the `bare` table or in a
    new piece, one that nobody knows any more is dropped. The caller puts the shared things (book, settings) back."""
    if isinstance(data, list):
        return [restored(v, classes) for v in data]
    if isinstance(data, dict):
        if "()" in data:
            return tuple(restored(v, classes) for v in data["()"])
        if "{}" in data:
            return {restored(k, classes): restored(v, classes) for k, v in data["{}"]}
        cls: Any = classes[data["~"]]
        piece = cls.__new__(cls)
        for name in fields_of(cls):
            if name in SHARED:
                continue
            if name in data:
                setattr(piece, name, restored(data[name], classes))
            else:
                bare = bare if bare is not None else cls()
                setattr(piece, name, copied(getattr(bare, name)))
        return piece
    return data
