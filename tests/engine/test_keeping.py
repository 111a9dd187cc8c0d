"""What is kept beside a printed board: the game's own rules count, and one deed goes back at a time."""

from __future__ import annotations

import random

import pytest

import ravenhill
from ravenhill.engine import game
from ravenhill.engine.decision import BadSetup, Illegal

KEPT = [("wotr", s) for s in ("war", "three", "four")] + [
    ("cardgame", s) for s in ("trilogy", "duel_2p", "duel_3p", "fellowship")
]


@pytest.mark.parametrize(("name", "scenario"), KEPT)
def test_whatever_is_told_the_counts_hold_and_one_step_back_is_as_before(name: str, scenario: str) -> None:
    """Deeds at random: pieces stay whole, a keeper made again from its deeds is the same, and so is one step back."""
    chance = random.Random(f"{name}/{scenario}")
    keeper = ravenhill.keeper(name, seed=5, scenario=scenario)
    for _ in range(60):
        if keeper.over:
            break
        before, told = keeper.view, len(keeper.told)
        verb = chance.choice(sorted({str(deed[0]) for deed in keeper.deeds}))
        deed = chance.choice([deed for deed in keeper.deeds if deed[0] == verb])
        keeper.tell(deed)
        assert game.find(name).problems(keeper.table) == [], keeper.told
        after = keeper.view
        keeper.take_back()
        assert keeper.view == before and len(keeper.told) == told
        keeper.tell(deed)
        assert keeper.view == after
    again = ravenhill.keeper(name, keeper.told, seed=5, scenario=scenario)
    assert again.view == keeper.view and [line.plain() for line in again.log] == [line.plain() for line in keeper.log]
    assert keeper.told and all(line.readable_by(None) for line in keeper.log)
    assert bool(keeper.deeds) != keeper.over


def test_what_can_not_have_happened_is_refused_and_nothing_changes() -> None:
    keeper = ravenhill.keeper("wotr")
    before = keeper.view
    for deed in (("step", 1), ("tile", "std_99"), ("heal", 1), ("lift", "fp_char_01"), ("dance",), ()):
        with pytest.raises(Illegal):
            keeper.tell(deed)
    assert keeper.view == before and keeper.told == []
    with pytest.raises(BadSetup):
        ravenhill.keeper("bofa")
