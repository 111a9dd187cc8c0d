"""What machine players judge by: named terms with weights, and what a search makes of them."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

import ravenhill
from ravenhill.engine.game import find

STORED = Path(__file__).parents[1] / "golden" / "greedy_1"
GAMES = [info.id for info in ravenhill.games()]


def stored(game: str) -> list[Any]:
    told = json.loads(gzip.decompress((STORED / f"{game}.json.gz").read_bytes()))
    return [ravenhill.position(game, one["position"]) for one in told[::4]]


@pytest.mark.parametrize("game", GAMES)
def test_the_judge_adds_up_its_terms(game: str) -> None:
    judge = find(game)
    for t in stored(game):
        for seat in range(t.seats):
            terms = judge.terms(t.table, seat)
            assert judge.evaluate(t.table, seat) == pytest.approx(sum(amount * weight for _, amount, weight in terms))
            assert len({name for name, _, _ in terms}) == len(terms)


@pytest.mark.parametrize("game", GAMES)
def test_the_judge_sees_no_more_than_the_seat(game: str) -> None:
    """A term that differed between two deals of what the seat can not see would give it away."""
    judge = find(game)
    for t in stored(game):
        for seat in range(t.seats):
            first, second = (judge.terms(t.determinize(seat, seed).table, seat) for seed in (1, 2))
            assert first == second, game
