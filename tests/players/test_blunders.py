"""What no person would do is counted, and nothing else."""

from __future__ import annotations

from importlib import util
from pathlib import Path
from typing import Any

import pytest

import ravenhill
from ravenhill.players.blunders import counted
from ravenhill.players.order import Order

_spec = util.spec_from_file_location("blunders", Path(__file__).with_name("blunders.py"))
assert _spec is not None and _spec.loader is not None
blunders: Any = util.module_from_spec(_spec)
_spec.loader.exec_module(blunders)

STORED = blunders.stored()


@pytest.mark.parametrize("one", STORED, ids=lambda one: f"{one['game']}-{one['kind']}")
def test_a_blunder_is_counted_and_a_wiser_action_is_not(one: dict[str, Any]) -> None:
    assert one["kind"] in blunders.played(one["game"], one["position"], one["blunder"])
    assert one["kind"] not in blunders.played(one["game"], one["position"], one["wiser"])


@pytest.mark.parametrize("game", [info.id for info in ravenhill.games()])
def test_every_kind_has_a_position_and_words(game: str) -> None:
    kinds = blunders.kinds(game)
    assert {one["kind"] for one in STORED if one["game"] == game} == set(kinds)
    for kind in kinds:
        assert ravenhill.say(f"{game}-blunder-{kind}", "en", game) != f"{game}-blunder-{kind}"


def test_they_are_counted_by_seat() -> None:
    found = counted(Order("bofa", seed=3), ["random"], 2)
    assert found["games"] == 2 and found["players"] == ["random", "random"]
    assert set(found["by_seat"]) <= set(blunders.kinds("bofa")) and found["by_seat"]
    for kind, shares in found["by_seat"].items():
        assert found["all"][kind] == pytest.approx(sum(shares))


def test_greedy_does_not_march_out_and_back() -> None:
    """Where an earlier greedy spent a die on a march out and back, the one of today finds something else to do."""
    one = next(one for one in STORED if (one["game"], one["kind"]) == ("bofa", "march-back"))
    t = ravenhill.position("bofa", one["position"])
    entries = blunders.one_action(t, [ravenhill.player("greedy") for _ in range(t.seats)])
    assert "march-back" not in blunders.played("bofa", one["position"], entries)
