"""What a seat knows, in numbers: all of it, nothing else, and named."""

from __future__ import annotations

import json
import random
from array import array
from collections.abc import Iterator
from typing import Any

import pytest

import ravenhill
from ravenhill.engine.check import problems

GAMES = [info.id for info in ravenhill.games()]
WAYS = [(info.id, s.id, n) for info in ravenhill.games() for s in info.scenarios for n in s.seats]
ANSWERS = 400
REACH = 2.5  # numbers stay about -1 to 1; a rare pile goes beyond


def walk(game: str, scenario: str, seats: int, seed: int, answers: int = ANSWERS) -> Iterator[ravenhill.Play]:
    """A game with options by chance, played by weight, at every decision."""
    rng = random.Random(seed)
    known = [o for o in ravenhill.game(game).info.options if not o.scenarios or scenario in o.scenarios]
    options = {o.id: rng.choice(o.values) for o in known if rng.random() < 0.3}
    t = ravenhill.new(game, seed=seed, scenario=scenario, seats=seats, options=options)
    t.table.quiet = True
    for _ in range(answers):
        if t.over:
            return
        yield t
        d = rng.choice(t.decisions)
        t.answer(d.seat, rng.choices(d.options, [d.weigh(o) for o in d.options])[0])


@pytest.mark.parametrize(("game", "scenario", "seats"), WAYS)
def test_the_row_has_one_size_is_named_and_small(game: str, scenario: str, seats: int) -> None:
    size = 0
    for t in walk(game, scenario, seats, 5):
        size = size or t.game.observation(t)
        for seat in range(t.seats):
            row = t.observe(seat)
            assert len(row) == size
            names = t.game.observed(t)
            wide = {names[i]: value for i, value in enumerate(row) if not -REACH <= value <= REACH}
            assert wide == {}
    names = t.game.observed(t)
    assert len(names) == len(set(names)) == size


@pytest.mark.parametrize(("game", "scenario", "seats"), WAYS)
def test_a_copy_a_save_and_every_re_deal_look_the_same_to_the_seat(game: str, scenario: str, seats: int) -> None:
    rng = random.Random(1)
    for t in walk(game, scenario, seats, 6):
        if rng.random() > 0.1:
            continue
        for seat in range(t.seats):
            row = t.observe(seat)
            assert t.clone().observe(seat) == row
            for seed in range(3):
                assert _differing(t, row, t.determinize(seat, seed).observe(seat)) == []
        assert ravenhill.load(t.save()).observe(0) == t.observe(0)


def _differing(t: ravenhill.Play, one: array[float], other: array[float]) -> list[str]:
    return [name for name, a, b in zip(t.game.observed(t), one, other, strict=True) if a != b]


@pytest.mark.parametrize(("game", "scenario", "seats"), WAYS)
def test_what_changes_in_sight_changes_the_row(game: str, scenario: str, seats: int) -> None:
    """No two moments of a game that differ in the view or the question give the same row."""
    seen: dict[tuple[int, bytes], str] = {}
    for t in walk(game, scenario, seats, 7):
        for seat in range(t.seats):
            told = _told(t, seat)
            before = seen.setdefault((seat, t.observe(seat).tobytes()), told)
            assert before == told


def _told(t: ravenhill.Play, seat: int) -> str:
    d = t.decision_of(seat) or t.decisions[0]
    return json.dumps([_sorted(t.view(seat)), d.seat, d.kind, d.options if d.seat == seat else 0], sort_keys=True)


def _sorted(value: Any) -> Any:
    """Lists of words in the order of the words: how cards lie in a hand is nobody's knowledge."""
    if isinstance(value, list):
        parts = [_sorted(v) for v in value]
        return sorted(parts) if all(isinstance(v, str) for v in parts) else parts
    return {k: _sorted(v) for k, v in value.items()} if isinstance(value, dict) else value


def test_the_row_tells_the_question_and_ones_own_answers_of_the_running_action() -> None:
    t = ravenhill.new("wotr", seed=3)
    told: list[set[str]] = []
    for d, seat in _asked(t, 60):
        names = [name for name, value in zip(t.game.observed(t), t.observe(seat), strict=True) if value]
        assert f"question/{d.kind}" in names and "asked/own" in names
        other = [name for name, value in zip(t.game.observed(t), t.observe(1 - seat), strict=True) if value]
        assert "asked/next 1" in other
        own = [option for who, option in t.course if who == seat]
        verbs = [name for name in names if name.startswith("answered verb/")]
        assert verbs == ([f"answered verb/{own[-1][0]}"] if own else [])
        things = {str(part) for option in own for part in option[1:] if part in t.grammar().things}
        assert {name.partition("/")[2] for name in names if name.startswith("answered/")} == things
        told.append(things)
    assert any(told) and not all(told)  # an action ends, and its answers are forgotten


def _asked(t: ravenhill.Play, answers: int) -> Iterator[tuple[ravenhill.Question, int]]:
    rng = random.Random(8)
    for _ in range(answers):
        d = t.decisions[0]
        yield d, d.seat
        t.answer(d.seat, rng.choice(d.options))


@pytest.mark.parametrize("game", GAMES)
def test_without_a_table_the_names_are_those_of_the_first_scenario(game: str) -> None:
    names = ravenhill.game(game).observed()
    assert names == ravenhill.game(game).observed(ravenhill.new(game, seed=9))
    assert len(names) == ravenhill.game(game).observation()


def test_the_row_goes_into_any_buffer_of_floats() -> None:
    t = ravenhill.new("ironwood", seed=2)
    size = t.game.observation(t)
    row = array("f", [9.0] * size)
    t.game.observe(t, 0, row)
    assert row == t.observe(0)
    matrix = memoryview(bytearray(3 * 4 * size)).cast("f")
    t.game.observe(t, 0, matrix[size : 2 * size])
    assert matrix[size : 2 * size].tobytes() == row.tobytes()
    assert not any(matrix[:size]) and not any(matrix[2 * size :])
    for wrong in (array("d", [0.0] * size), array("f", [0.0] * (size + 1)), bytearray(4 * size)):
        with pytest.raises(ravenhill.Unnumbered, match="buffer"):
            t.game.observe(t, 0, wrong)


@pytest.mark.parametrize("game", GAMES)
def test_the_judge_compares_the_rows(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A row that told another's hand would be found."""
    t = ravenhill.new(game, seed=4)
    assert problems(t, 1) == []
    monkeypatch.setattr(type(t.game), "see", _leak)
    assert any("its numbers" in p for p in problems(t, 1))


def _leak(self: object, table: Any, seat: int, sight: object, out: array[float]) -> None:
    out[0] = table.chance.a % 1000
