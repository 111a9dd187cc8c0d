"""Shapes: stored numbers become those of today, field by field. Whole games: test_moved_records.py."""

from __future__ import annotations

import importlib.util
import json
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
import toy

import ravenhill
from ravenhill.engine import game as shelf
from ravenhill.engine.chance import Deck
from ravenhill.engine.data import kept_ids, read_data
from ravenhill.engine.numbers import (
    PLAIN,
    Below,
    Beside,
    By,
    Each,
    Gone,
    Keyed,
    Mask,
    Moves,
    Number,
    Pile,
    Row,
    Shape,
    Told,
    renumbered,
)
from ravenhill.engine.plain import SHARED, fields_of, plain, restored

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "ravenhill" / "games"

THEN = {"card": ["a", "b", "c", "d"], "place": ["p", "q"]}
NOW = {"card": ["d", "new", "a", "b2"], "place": ["new", "q", "p"]}  # c is gone, b has another name
MOVES = Moves(THEN, NOW, {"b": "b2"})  # a: 0 to 2, b: 1 to 3, d: 3 to 0; p: 0 to 2, q: 1 to 1
CARD = Number("card")
C = 2  # the card that is gone


def test_whether_anything_has_moved() -> None:
    assert MOVES.some()
    assert not Moves(THEN, THEN, {}).some()
    assert Moves(THEN, {**THEN, "place": ["p", "q", "r"]}, {}).some()
    assert Moves(THEN, {**THEN, "place": ["p"]}, {}).some()
    assert not Moves({"card": THEN["card"]}, THEN, {}).some()


@pytest.mark.parametrize(
    ("shape", "value", "now"),
    [
        (PLAIN, [0, 1], [0, 1]),
        (CARD, 0, 2),
        (CARD, -1, -1),
        (Number("card", 10), 11, 13),
        (Number("card", 10), 9, 9),
        (Number("place", width=2), 1, 5),
        (Number("place", 10, less=CARD), 10, 12),
        (Number("place", 10, less=CARD), 3, 0),
        (Below("card", -10), -11, -13),
        (Below("card", -10, more=Number("place")), 0, 2),
        (Below("card", -10, more=Number("place")), -1, -1),
        (Mask("card"), 0b1010, 0b1001),
        (Each(CARD), [3, C, 0, -1], [0, 2, -1]),
        (Each(CARD, sort=True), [0, 1, C, 3], [0, 2, 3]),
        (Each(CARD), {"()": [1, 3]}, {"()": [3, 0]}),
        (Each(Each(CARD)), [[1], [], [C]], [[3], [], []]),
        (Row(CARD), [3, -1, 0], [0, -1, 2]),
        (By("place"), [7, 8], [0, 8, 7]),
        (By("place", width=2, default=-1), [1, 2, 3, 4], [-1, -1, 3, 4, 1, 2]),
        (By("place"), [1, 2, 3, 4], [0, 2, 1, 0, 4, 3]),
        (By("place", CARD, default=-1), [0, -1], [-1, -1, 2]),
        (By("place", default=[0, 0]), [[1, 0], [0, 2]], [[0, 0], [0, 2], [1, 0]]),
        (By("card"), [5, 6, 0, 8], [8, 0, 5, 6]),
        (By("card", idle=(9,)), [5, 6, 9, 8], [8, 0, 5, 6]),
        (By("card"), [], []),
        (Keyed(CARD), {"{}": [[0, 5], [C, 6], [3, 7]]}, {"{}": [[0, 7], [2, 5]]}),
        (Number("never told"), 3, 3),
    ],
)
def test_a_shape_gives_the_numbers_of_today(shape: Shape, value: Any, now: Any) -> None:
    assert shape.moved(value, MOVES) == now


@pytest.mark.parametrize(
    ("shape", "value"),
    [
        (CARD, C),
        (Number("card", 10), 12),
        (Below("card", -10), -12),
        (Mask("card"), 0b0100),
        (Row(CARD), [0, C]),
        (Each(Row(CARD)), [[C]]),
        (By("card"), [0, 0, 1, 0]),
        (By("place", CARD), [C, 0]),
        (Keyed(Number("place"), CARD), {"{}": [[0, C]]}),
    ],
)
def test_what_is_gone_is_named_where_it_can_not_be_left_out(shape: Shape, value: Any) -> None:
    with pytest.raises(Gone) as gone:
        shape.moved(value, MOVES)
    assert (gone.value.kind, gone.value.id) == ("card", "c")


def test_a_deck_loses_what_is_gone_and_who_has_seen_it() -> None:
    deck = Deck([3, C, 0])
    for card, seen in ((1, 1), (C, 2), (0, 3)):
        deck.put_on_top(card, seen)
        deck.put_under(card, seen + 4)
    now = Pile(CARD).moved(plain(deck), MOVES)
    assert (now["pool"], now["top"], now["top_seen"]) == ([0, 2], [3, 2], [1, 3])
    assert (now["under"], now["under_seen"]) == ([3, 2], [5, 7])


def test_a_field_may_have_a_say_in_the_shape_of_another() -> None:
    shapes = {
        "Ban": {"what": PLAIN, "place": Told("what", {1: Number("place")}, CARD)},
        "Piles": {"cards": Each(Each(CARD)), "seen": Beside("cards", CARD)},
    }
    bans = [{"~": "Ban", "what": what, "place": 0} for what in (0, 1)]
    assert [ban["place"] for ban in renumbered(bans, shapes, MOVES)] == [2, 2]
    assert renumbered({"~": "Ban", "what": 1, "place": 1}, shapes, MOVES)["place"] == 1
    piles = {"~": "Piles", "cards": [[C, 0], [3]], "seen": [[7, 8], [9]]}
    assert renumbered(piles, shapes, MOVES) == {"~": "Piles", "cards": [[2], [0]], "seen": [[8], [9]]}


def test_pieces_inside_pieces_are_found() -> None:
    shapes = {"In": {"card": CARD}}
    stored = {"~": "Out", "one": {"~": "In", "card": 0}, "more": [[{"~": "In", "card": 1}], None], "card": 1}
    assert renumbered(stored, shapes, MOVES) == {
        "~": "Out",
        "one": {"~": "In", "card": 2},
        "more": [[{"~": "In", "card": 3}], None],
        "card": 1,
    }


def test_a_game_goes_on_when_cards_were_added_moved_and_taken_out() -> None:
    play = toy.new(seed=4)
    for _ in toy.wander(play, seed=9, answers=12):
        pass
    table: Any = play.settle()
    then = toy.GAME.ids(table)
    dropped = then["card"][table.deck.pool[0]]
    now = {"card": ["c99", *[name for name in reversed(then["card"]) if name != dropped]]}
    read = restored(
        renumbered(plain(table), toy.GAME.shapes, Moves(then, now, {})), {c.__name__: c for c in toy.GAME.pieces}
    )

    def named(cards: list[int], ids: dict[str, list[str]]) -> list[str]:
        return [ids["card"][card] for card in cards]

    assert any(table.hands)
    for hand, hand_now in zip(table.hands, read.hands, strict=True):
        assert sorted(named(hand_now, now)) == sorted(named(hand, then))
        assert hand_now == sorted(hand_now)
    assert named(read.deck.pool, now) == named(table.deck.pool[1:], then)
    assert named(read.deck.under, now) == named(table.deck.under, then)
    assert read.deck.under_seen == table.deck.under_seen

    table.chosen[0] = then["card"].index(dropped)
    with pytest.raises(Gone):
        renumbered(plain(table), toy.GAME.shapes, Moves(then, now, {}))


def pieces_of(folder: Path) -> dict[str, dict[str, str]]:
    """The fields of the pieces a game declares, with their types, as the writer of their copies reads them."""
    spec = importlib.util.spec_from_file_location("fields", ROOT / "writers" / "fields.py")
    assert spec is not None and spec.loader is not None
    writer = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(writer)
    found: dict[str, dict[str, str]] = {}
    for path in writer.tables():
        if path.parent == folder:
            found |= writer.pieces_of(path)
    return found


def test_every_field_of_every_piece_has_a_shape() -> None:
    """A new field forces a decision: what lies in it, and would it be right after a record was moved? Not one that
    says yes or no, or holds a word."""
    for info in shelf.games():
        if not (GAMES / info.id).is_dir():  # the toy, where another test has shelved it
            continue
        game = shelf.find(info.id)
        own = [c for c in game.pieces if not c.__module__.startswith("ravenhill.engine")]
        assert set(game.shapes) == {c.__name__ for c in own}, info.id
        declared = pieces_of(GAMES / info.id)
        for cls in own:
            shared = {n for b in cls.__mro__[1:-1] for n in fields_of(b) if b.__module__.startswith("ravenhill.engine")}
            wanted = set(fields_of(cls)) - shared - set(SHARED)
            assert wanted == set(declared[cls.__name__]) - set(SHARED)
            wanted -= {name for name, kind in declared[cls.__name__].items() if kind in ("bool", "str")}
            assert set(game.shapes[cls.__name__]) == wanted, f"{info.id} {cls.__name__}"


def test_ids_are_told_once_and_by_every_scenario() -> None:
    for info in shelf.games():
        game = shelf.find(info.id)
        for scenario in info.scenarios:
            ids = game.ids(game.empty(game.setup(scenario=scenario.id)))
            assert ids
            for names in ids.values():
                assert names
                assert len(set(names)) == len(names)


@pytest.mark.parametrize("game_id", [info.id for info in ravenhill.games()])
def test_the_order_of_the_first_version_is_kept_as_data(game_id: str) -> None:
    kept = kept_ids(game_id)
    game = shelf.find(game_id)
    assert set(kept) <= set(game.ids(game.empty(game.setup())))
    folder = resources.files(f"ravenhill.games.{game_id}") / "data"
    assert kept == json.loads((folder / "kept" / "ids-1.json").read_text(encoding="utf-8"))
    assert set(read_data(game_id)) == {f.name.removesuffix(".toml") for f in folder.iterdir() if f.is_file()} - {
        "SOURCES.md"
    }
