"""Positions from outside: whatever stands in a key of any game, it is refused in words, or play goes on from it."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest

import ravenhill
from ravenhill.engine import check

GAMES = [info.id for info in ravenhill.games()]
# Of the wrong kind, by what stands there; in some places two kinds are right.
WRONG: dict[type, list[Any]] = {
    dict: [None, "x", ["x"], True, 3.5],
    list: [None, 7, "x", {"x": 1}, True],
    bool: [None, 7, "x", [], {}],
    int: [None, "x", [], {}, 3.5],
    str: [None, 7, [], {}, True],
}
# Of the right kind: unknown, out of range, too many.
STRANGE: dict[type, list[Any]] = {int: [-1, -7, 99, 10**9], str: ["x", "", "x:y", "boromir", "WW01"], bool: []}
BOTH = {  # a number or a table; a list or a table; a name or a number
    "ironwood": ("forests", "mountains", "decks", "vision_deck", "bot.hand", "played"),
    "wotr": ("ring_used", "owed", "politics"),
    "bofa": ("discards", "battle.from"),
    "cardgame": ("players.*.top",),
}


def moments(game: str) -> Iterator[dict[str, Any]]:
    """Positions of games played at random, in every scenario, and those with a key not met before."""
    info = next(i for i in ravenhill.games() if i.id == game)
    known: set[str] = set()
    for scenario in info.scenarios:
        t = ravenhill.new(game, seed=3, scenario=scenario.id, seats=scenario.seats[-1])
        rng = random.Random(3)
        for answers in range(300):
            if t.over:
                break
            position = t.position() if answers % 3 == 0 else {}
            position.pop("then", None)
            if position and (answers in (0, 60, 150, 290) or not known.issuperset(position)):
                known.update(position)
                yield position
            d = t.decisions[0]
            t.answer(d.seat, rng.choice(d.options))


def places(node: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every value in a position and the way to it; of a list the first thing, of a long table the first two."""
    if path:
        yield path, node
    if isinstance(node, dict):
        for key in list(node) if len(path) < 1 else list(node)[: 99 if len(node) < 12 else 2]:
            yield from places(node[key], (*path, key))
    elif isinstance(node, list) and node:
        yield from places(node[0], (*path, 0))


def changed(position: dict[str, Any], path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    out = copy.deepcopy(position)
    node: Any = out
    for step in path[:-1]:
        node = node[step]
    node[path[-1]] = value
    return out


def refused(game: str, position: dict[str, Any]) -> str:
    """What is said against it; nothing: it is taken, holds together, and goes on."""
    try:
        t = ravenhill.position(game, position)
    except (ravenhill.BadPosition, ravenhill.BadSetup, ravenhill.BadPack) as e:
        said = str(e)
        assert said and said != e.message.key and "Error" not in said, said
        return said
    assert check.problems(t) == [], position
    rng = random.Random(1)
    for _ in range(12):
        if t.over:
            break
        d = t.decisions[0]
        t.answer(d.seat, rng.choice(d.options))
    return ""


@pytest.mark.parametrize("game", GAMES)
def test_whatever_stands_in_a_position_is_refused_in_words_or_played(game: str) -> None:
    seen: set[Any] = set()
    for position in moments(game):
        for path, value in places(position):
            way = ".".join(str(step) for step in path)
            for kind, tries in (("wrong", WRONG[type(value)]), ("strange", STRANGE.get(type(value), []))):
                for given in tries:
                    shape = (path[0], len(path), path[-1] if len(path) < 3 else path[1:], kind, repr(given))
                    if repr(shape) in seen:
                        continue
                    seen.add(repr(shape))
                    said = refused(game, changed(position, path, given))
                    if kind == "wrong":
                        assert said or way.startswith(BOTH.get(game, ())) or "*" in way, (way, given)
    assert len(seen) > 300


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("options", ["x"], "options: a table of names and values is needed"),
        ("options", {"x": 1}, "has no option “x”"),
        ("options", 7, "options: a table"),
        ("pack", 7, "A pack is a folder or a table of records, not 7."),
        ("pack", {"x": {}}, "x"),
        ("pack", "nowhere", "nowhere"),
        ("seats", "two", "seats: a whole number is needed, not 'two'."),
        ("seats", True, "seats: a whole number"),
        ("seats", 99, "99"),
        ("seed", "x", "seed: a whole number"),
        ("scenario", 3, "scenario: a name is needed, not 3."),
        ("scenario", "x", "“x”"),
        ("game", "chess", "This position is one of chess"),
        ("then", "x", "“x” can not be played"),
        ("weather", "rain", "weather"),
    ],
)
def test_keys_every_game_has(game: str, key: str, value: Any, words: str) -> None:
    assert words in refused(game, {key: value})


@pytest.mark.parametrize("game", [info.id for info in ravenhill.games()])
def test_a_key_is_a_name(game: str) -> None:
    with pytest.raises(ravenhill.BadPosition, match="position: a name for a key is needed, not 1"):
        ravenhill.position(game, {1: 2})  # type: ignore[dict-item]


def test_a_position_is_a_table_or_the_name_of_a_file() -> None:
    for given in (7, None, ["x"]):
        with pytest.raises(ravenhill.BadPosition, match="a table of names and values is needed"):
            ravenhill.position("wotr", given)  # type: ignore[arg-type]
    with pytest.raises(ravenhill.BadSetup, match="Options are a table"):
        ravenhill.new("wotr", options=["x"])  # type: ignore[arg-type]
    with pytest.raises(ravenhill.BadPack, match="A pack is a folder"):
        ravenhill.new("wotr", pack=7)  # type: ignore[arg-type]
