"""The player by flow chart."""

from __future__ import annotations

from typing import Any

import pytest

import ravenhill
from ravenhill.players.match import play_out
from ravenhill.players.scripted.player import Scripted


def at(where: str, **wanted: Any) -> Any:
    return ravenhill.position("wotr", {"at": where, **wanted})


def chosen(t: Any) -> Any:
    """What it answers to the open question; the answer is given."""
    seat = t.decisions[0].seat
    option = Scripted().choose(t, seat)
    t.answer(seat, option)
    return option


def test_it_plays_a_whole_game_and_beats_chance() -> None:
    for side in (0, 1):
        t = ravenhill.new("wotr", seed=3)
        players = [ravenhill.player("random", seed=5), Scripted()]
        play_out(t, players if side else players[::-1], 5000, 1)
        assert t.result is not None
        assert t.result.winners == [side]


def test_ring_bearers_move_while_the_hunt_is_weak_and_wait_when_it_is_keen() -> None:
    dice = {"fp": {"character": 1, "event": 1}, "shadow": {"army": 3}}
    calm = at("actions", dice=dice)
    assert (chosen(calm), chosen(calm)) == (("die", "character"), ("fellowship",))
    keen = at("actions", dice=dice, hunt={"fp": 2, "shadow": 4})
    assert chosen(keen) != ("die", "character")


def test_the_shadow_brings_nations_to_war_before_it_gathers_troops() -> None:
    t = at("actions", dice={"fp": {}, "shadow": {"muster": 1, "event": 1}})
    assert chosen(t) == ("die", "muster")
    assert chosen(t)[0] == "diplomacy"


def test_without_a_chart_the_heaviest_option_is_taken() -> None:
    t = ravenhill.new("ironwood", seed=1)
    seat = t.decisions[0].seat
    decision = t.decisions[0]
    assert decision.weigh(Scripted().choose(t, seat)) == max(decision.weigh(option) for option in decision.options)
    with pytest.raises(ValueError, match="is not asked"):
        Scripted().choose(t, 1 - seat)
