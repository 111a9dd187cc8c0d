"""`greedy-1` plays today as it played in version 0.1, and nobody meets it in the lobby."""

from __future__ import annotations

from importlib import util
from pathlib import Path
from typing import Any

import pytest

import ravenhill

_spec = util.spec_from_file_location("choices", Path(__file__).with_name("choices.py"))
assert _spec is not None and _spec.loader is not None
choices: Any = util.module_from_spec(_spec)
_spec.loader.exec_module(choices)


@pytest.mark.parametrize("game", [info.id for info in ravenhill.games()])
def test_its_choices_at_stored_positions_are_golden(game: str) -> None:
    told = choices.stored(game)
    assert len(told) >= choices.MANY
    now = [choices.chosen(game, one["position"], one["seat"]) for one in told]
    assert now == [one["choice"] for one in told], "a rule is mended? python tests/golden/choices.py --follow"
    firsts = [list(ravenhill.position(game, one["position"]).decisions[0].options[0]) for one in told]
    assert now != firsts, "it chooses"


def test_no_game_offers_it() -> None:
    assert ravenhill.player("greedy-1").name == "greedy-1"
    assert all("greedy-1" not in info.players for info in ravenhill.games())
