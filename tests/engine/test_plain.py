"""Pieces as plain data: copied, written and read exactly."""

from __future__ import annotations

import json
from enum import IntEnum
from typing import Any

import pytest

from ravenhill.engine.chance import Chance, Deck
from ravenhill.engine.plain import Piece, copied, fields_of, plain, restored
from ravenhill.engine.table import Result, Table


class Colour(IntEnum):
    RED = 3


class Inner(Piece):
    __slots__ = ("name", "shared_with")

    def __init__(self) -> None:
        self.name = ""
        self.shared_with: list[int] = []


class Outer(Piece):
    __slots__ = ("a", "b", "book", "by_name", "by_place", "inners", "none", "pair", "settings", "yes")

    def __init__(self) -> None:
        self.a = 1
        self.b = [[1, 2], [], [3]]
        self.book = object()
        self.settings = object()
        self.by_name: dict[str, Any] = {}
        self.by_place: dict[tuple[int, int], list[int]] = {}
        self.inners: list[Inner | None] = []
        self.none = None
        self.pair: tuple[Any, ...] = ()
        self.yes = True


class Late(Outer):
    __slots__ = ("late",)

    def __init__(self) -> None:
        super().__init__()
        self.late = Inner()


def filled() -> Late:
    piece = Late()
    inner = Inner()
    inner.name = 'ž ≠ " \n ()'
    inner.shared_with = [1, 2, 3]
    piece.inners = [None, inner, Inner()]
    piece.by_name = {"()": [1], "~": "x", "{}": {"y": (1, ("z",))}, "deep": inner}
    piece.by_place = {(1, 2): [3], (0, -1): []}
    piece.pair = ("attack", 3, (True, None), ())
    piece.a = Colour.RED
    return piece


CLASSES = {c.__name__: c for c in (Late, Outer, Inner, Table, Chance, Deck, Result)}


def test_what_is_written_is_read_back_exactly() -> None:
    piece = filled()
    written = json.dumps(plain(piece))
    back = restored(json.loads(written), CLASSES)
    assert json.dumps(plain(back)) == written
    assert type(back) is Late and type(back.inners[1]) is Inner
    assert back.pair == ("attack", 3, (True, None), ()) and back.yes is True and back.none is None
    assert back.by_place == {(1, 2): [3], (0, -1): []}
    assert list(back.by_name) == ["()", "~", "{}", "deep"] and back.by_name["{}"] == {"y": (1, ("z",))}
    assert back.a == 3 and type(back.a) is int
    assert not hasattr(back, "book"), "shared things are put back by the caller"


def test_a_copy_shares_nothing_but_book_and_settings() -> None:
    piece = filled()
    copy = piece.copy()
    before = json.dumps(plain(piece))
    assert json.dumps(plain(copy)) == before and type(copy) is Late
    assert copy.book is piece.book and copy.settings is piece.settings
    copy.b[0].append(9)
    copy.inners[2] = copy.inners[1]
    copy.inners.append(None)
    copy.by_name["deep"].shared_with.append(4)
    copy.by_name["()"].append(2)
    copy.by_place[1, 2].append(5)
    copy.late.name = "other"
    assert json.dumps(plain(piece)) == before


def test_lists_of_numbers_texts_and_nothing_are_copied() -> None:
    for value in ([1, 2], ["a"], [], [None, [1]], [(1,), (2,)], [True, False], [[[1]]]):
        copy = copied(value)
        assert copy == value and copy is not value


def test_a_table_is_written_whole() -> None:
    t = Table(2)
    t.given[1] = ("play", 3)
    t.end([1], "points", "T9")
    t.chance.seed(4)
    back = restored(json.loads(json.dumps(plain(t))), CLASSES)
    assert json.dumps(plain(back)) == json.dumps(plain(t))
    assert back.given == [(), ("play", 3)] and back.result.winners == [1] and back.chance.a == t.chance.a


def test_fields_come_in_one_order_and_with_those_of_the_parent() -> None:
    assert fields_of(Late) == tuple(sorted([*Outer.__slots__, "late"]))


def test_what_is_not_plain_data_is_refused() -> None:
    for value in ({1, 2}, b"x", object()):
        with pytest.raises(TypeError):
            plain(value)


def test_a_piece_without_slots_is_refused_before_it_loses_anything() -> None:
    class Careless(Inner):
        def __init__(self) -> None:
            super().__init__()
            self.more = 1

    with pytest.raises(TypeError, match="Careless needs __slots__"):
        Careless().copy()


def test_an_unknown_class_is_not_made() -> None:
    with pytest.raises(KeyError):
        restored({"~": "Path"}, CLASSES)
