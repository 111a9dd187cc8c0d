"""A machine's table is dealt from what its seat knows: it looks the same, and the real one is not in it."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ravenhill
from ravenhill.engine import record
from ravenhill.engine.chance import ANY, Chance
from ravenhill.engine.guess import guessed
from ravenhill.engine.plain import plain

TABLES = [  # every scenario, with as many as it takes
    (info.id, {"scenario": scenario.id, "seats": scenario.seats[-1]})
    for info in ravenhill.games()
    for scenario in info.scenarios
]


@pytest.mark.parametrize(
    ("game", "how"), TABLES, ids=[f"{game}-{'-'.join(map(str, h.values()))}" for game, h in TABLES]
)
def test_a_guess_shows_the_seat_the_same_and_holds_nothing_else(game: str, how: dict[str, Any]) -> None:
    play = ravenhill.new(game, seed=5, **how)
    luck = random.Random(5)
    found = missed = 0
    while not play.over and play.answers < 250:
        decision = play.decisions[0]
        seat = decision.seat
        if len(decision.options) > 1 and luck.random() < 0.3:
            other = guessed(play, seat, play.answers)
            missed += other is None
            if other is not None:
                found += 1
                loaded = record.load(other.save())
                assert loaded.view(seat) == play.view(seat)
                assert loaded.decision_of(seat).options == decision.options
                _holds_no_secret(play, other, seat)
        play.answer(seat, luck.randrange(len(decision.options)))
    assert found > 10
    assert missed <= found // 20  # what came to light may be too unlikely to guess


def _holds_no_secret(play: Any, other: Any, seat: int) -> None:
    """Neither the seed nor the chance to come, nor what lay hidden when the action began, where anything did."""
    assert other.setup.seed == 0
    begun, truly = other.way.mark.table.chance, play.way.mark.table.chance
    assert (begun.a, begun.b) != (truly.a, truly.b)
    assert len(other.journal) <= len(other.way.entries)
    real = _lying(play.way.mark.table)
    hidden = sum(_lying(play.determinize(seat, n).table) != _lying(play.table) for n in range(8))
    if hidden == 8:  # so much is hidden that a re-deal never meets the truth
        others = [guessed(play, seat, play.answers + n) for n in range(1, 4)]
        assert any(g is not None and _lying(g.way.mark.table) != real for g in [other, *others])


def _lying(table: Any) -> Any:
    """What lies on a table, but for chance and the last answers."""
    return {name: value for name, value in plain(table).items() if name not in ("chance", "given")}


def test_an_answer_given_in_secret_is_not_handed_on() -> None:
    """Both divide damage at once: who still chooses is shown a table where the other has chosen something."""
    luck = random.Random(1)
    play = ravenhill.new("ironwood", seed=3, options={"waste_damage": True})
    told: set[tuple[Any, ...]] = set()
    for _ in range(3000):
        if len(play.decisions) == 2 and len(play.decisions[0].options) > 4:
            first, second = play.decisions
            secret = first.options[-1]
            play.answer(first.seat, secret)
            for n in range(40):
                other = guessed(play, second.seat, n)
                if other is not None:
                    told.add(other.way.entries[-1])
            break
        decision = play.decisions[0]
        play.answer(decision.seat, luck.randrange(len(decision.options)))
    assert len(told) > 1


def test_any_outcome_stands_for_whatever_comes() -> None:
    chance = Chance()
    chance.seed(1)
    chance.fed = [ANY, "die:3"]
    first = chance.die(6)
    assert chance.die(6) == 3
    assert chance.out == [f"die:{first}", "die:3"]
    chance.fed = [ANY]
    pool = [0, 1]
    assert chance.take(pool, ["a", "b"]) in (0, 1)
    assert len(pool) == 1
    assert chance.fed == []
