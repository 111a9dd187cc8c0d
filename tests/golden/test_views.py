"""What a game shows and tells is of the shape it declares: its client is typed by that alone."""

from __future__ import annotations

import importlib.util
import random
import sys
from functools import cache
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import ravenhill
from ravenhill.engine import game as shelf

SHAPES = {path.parent.name: path for path in sorted((Path(ravenhill.__file__).parent / "games").glob("*/shapes.py"))}
MOST = 400  # answers of one game


def as_source(path: Path) -> ModuleType:
    """The shapes as they are written: compiled they have lost their annotations."""
    spec = importlib.util.spec_from_file_location(f"{path.parent.name}_shapes", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # names in annotations are looked up there
    spec.loader.exec_module(module)
    return module


def unfit(value: Any, shape: Any, where: str) -> list[str]:
    """Where a value is not of its shape. A dict whose keys are a Literal has all of them."""
    origin, inner = get_origin(shape), get_args(shape)
    if shape is Any:
        return []
    if is_typeddict(shape):
        return _unfit_keys(value, shape, where)
    if origin in (Union, UnionType):
        return [] if any(not unfit(value, one, where) for one in inner) else [f"{where}: {value!r}"]
    if origin is Literal:
        return [] if value in inner else [f"{where}: {value!r}"]
    if origin is list or (origin is tuple and inner[-1:] == (...,)):
        if not isinstance(value, list | tuple):
            return [f"{where}: {value!r}"]
        return [bad for i, one in enumerate(value) for bad in unfit(one, inner[0], f"{where}[{i}]")]
    if origin is tuple:
        if not isinstance(value, list | tuple) or len(value) != len(inner):
            return [f"{where}: {value!r}"]
        return [bad for i, (v, s) in enumerate(zip(value, inner, strict=True)) for bad in unfit(v, s, f"{where}[{i}]")]
    if origin is dict:
        return _unfit_dict(value, inner, where)
    wanted = {float: (int, float), None: NoneType}.get(shape, shape)
    fits = isinstance(value, wanted) and not (isinstance(value, bool) and shape in (int, float))
    return [] if fits else [f"{where}: {value!r}"]


@cache
def keys_of(shape: Any) -> tuple[dict[str, Any], set[str]]:
    """The keys of a TypedDict with their shapes, and those that are always there.

    Its own lists of keys do not know NotRequired where annotations are texts."""
    hints = get_type_hints(shape, include_extras=True)
    loose = {key for key, kind in hints.items() if get_origin(kind) is NotRequired}
    plain = {key: get_args(kind)[0] if key in loose else kind for key, kind in hints.items()}
    return plain, set(shape.__required_keys__) - loose


def _unfit_keys(value: Any, shape: Any, where: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{where}: {value!r}"]
    hints, needed = keys_of(shape)
    bad = [f"{where}.{key} is missing" for key in sorted(needed - value.keys())]
    bad += [f"{where}.{key} is declared nowhere" for key in sorted(value.keys() - hints.keys())]
    return bad + [b for key in hints.keys() & value.keys() for b in unfit(value[key], hints[key], f"{where}.{key}")]


def _unfit_dict(value: Any, inner: tuple[Any, ...], where: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{where}: {value!r}"]
    every = set(get_args(inner[0])) if get_origin(inner[0]) is Literal else set()
    bad = [f"{where}.{key} is missing" for key in sorted(every - value.keys())]
    return bad + [b for k, v in value.items() for b in unfit(k, inner[0], where) + unfit(v, inner[1], f"{where}.{k}")]


@pytest.mark.parametrize("game", SHAPES)
def test_views_and_stories_are_as_declared(game: str) -> None:
    """Random games of every scenario, seen by every seat and by who only watches."""
    shapes = as_source(SHAPES[game])
    declared = [shape for shape in vars(shapes).values() if is_typeddict(shape)]
    for scenario in shelf.find(game).info.scenarios:
        for seed in range(2):
            chance = random.Random(seed)
            play = ravenhill.new(game, scenario=scenario.id, seats=max(scenario.seats), seed=seed)
            for n in range(MOST):
                if play.over:
                    break
                if n % 4 == 0:
                    for seat in (-1, *range(play.table.seats)):
                        assert not unfit(
                            play.game.view(play.table, seat), shapes.View, f"{scenario.id} {seed} {n} {seat}"
                        )
                decision = chance.choice(play.decisions)
                play.answer(decision.seat, chance.choice(decision.options))
            for line in play.lines(0):
                told = line.story
                assert told is None or any(not unfit(told, one, "") for one in declared), (line.key, told)


def test_what_the_table_draws_for_any_game_is_of_its_shape(toy: Any) -> None:
    """A game without a board of its own: its map, and fights as stories."""
    drawn = as_source(Path(ravenhill.__file__).parent / "engine" / "drawn.py")
    fights = 0
    for seed in range(10):
        chance = random.Random(seed)
        play = ravenhill.new("toy", seed=seed)
        while not play.over:
            assert not unfit(toy.view(play.table, -1)["map"], drawn.Map, "map")
            decision = chance.choice(play.decisions)
            play.answer(decision.seat, chance.choice(decision.options))
        stories = [line.story for line in play.lines(0) if line.story is not None]
        assert [bad for story in stories for bad in unfit(story, drawn.Fight, "fight")] == []
        fights += len(stories)
    assert fights > 10


@pytest.mark.parametrize(
    ("value", "shape", "why"),
    [
        ({"a": 1}, dict[Literal["a", "b"], int], ".b is missing"),
        ({"c": 1}, dict[Literal["c"], str], ".c: 1"),
        ([1, None], list[int], "[1]: None"),
        ((1, 2), tuple[int, int, int], ": (1, 2)"),
        (True, int, ": True"),
        ("x", Literal["y"], ": 'x'"),
        (1.5, int | None, ": 1.5"),
    ],
)
def test_the_judge_sees_what_does_not_fit(value: Any, shape: Any, why: str) -> None:
    assert unfit(value, shape, "") == [why]


def test_the_judge_takes_what_fits() -> None:
    assert not unfit({"a": [1, None]}, dict[str, list[int | None]], "")
    assert (
        not unfit((1, "x"), tuple[int, str], "") and not unfit([1, 2], tuple[int, ...], "") and not unfit(1, float, "")
    )
