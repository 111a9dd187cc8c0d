"""What machine players judge by: named terms with weights, and what a search makes of them."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

import ravenhill
from ravenhill.engine.game import find
from ravenhill.games.wotr.fellowship import trace
from ravenhill.games.wotr.hunt import HuntCasualty
from ravenhill.players.blunders import counted
from ravenhill.players.greedy import heaviest
from ravenhill.players.order import Order

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


def test_a_revealed_fellowship_does_not_stop_before_moria() -> None:
    """Looked ahead by weight alone, it stopped in Hollin and gave five steps away: no move of it seemed worth while."""
    t = ravenhill.position("wotr", {"fellowship": {"region": "rivendell", "progress": 7}}).table
    for asked in trace(t, True):
        decision = asked[0]
        t.given[decision.seat] = decision.options[heaviest(decision)]
    gate = t.book.gate_distance
    assert gate[t.book.region_ids.index("rivendell")] - gate[t.fellowship.region] == 7


def test_greedy_trusts_first_sight_where_the_judge_sees_little_difference() -> None:
    """A die that is set aside weighs next to nothing: it is used, if that is not clearly worse."""
    wasted = counted(Order("wotr", seed=300), ["greedy"], 1)["all"]
    assert wasted.get("die-wasted", 0) <= 1


@pytest.mark.parametrize(
    ("damage", "said"), [(1, ("use_ring",)), (2, ("casualty", "random")), (3, ("casualty", "guide"))]
)
def test_a_companion_is_lost_where_the_damage_would_be_worse(damage: int, said: tuple[str, ...]) -> None:
    t = ravenhill.new("wotr", seed=1)
    t.table.damage = damage
    question = HuntCasualty(t.table, 0)
    assert question.options[heaviest(question)] == said
