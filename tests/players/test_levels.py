"""The levels a person can choose, and the beginner among them."""

from __future__ import annotations

from typing import Any

import pytest

import ravenhill
from ravenhill.engine.decision import Option
from ravenhill.players import spelled
from ravenhill.players.beginner import Beginner, handled, named
from ravenhill.players.greedy import outlook
from ravenhill.players.levels import LEVELS, level, measured, offered
from ravenhill.players.match import play_out
from ravenhill.words import say


def test_every_game_offers_all_levels_and_they_have_names() -> None:
    for info in ravenhill.games():
        if info.id == "toy":
            continue
        assert [found.name for found in offered(info.players)] == ["squire", "captain", "marshal", "steward"]
        assert set(measured(info.id)) <= {"captain", "marshal", "steward"}, "against the level before it"
        for fared in measured(info.id).values():
            assert 0 <= fared.won <= fared.games > 0
            assert fared.seats in next(way.seats for way in info.scenarios if way.id == fared.scenario)
    for language in ("en", "cs", "pl"):
        for found in LEVELS:
            key = f"client-level-{found.name}"
            assert say(key, language, "client") != key


def test_a_level_is_a_player_with_its_settings() -> None:
    assert ravenhill.player("captain").name == "greedy"
    assert spelled("steward:ms=5").name == "search"
    steward = level("steward")
    assert steward is not None and steward.ms == 2000 and level("random") is None


def test_the_beginner_plays_the_same_game_for_the_same_seed() -> None:
    def journal(seed: int) -> list[Any]:
        t = ravenhill.new("ironwood", seed=1, options={"round_cap": 6})
        play_out(t, [Beginner(seed), Beginner(seed + 1)], 60, 1)
        return t.journal.items()

    assert journal(3) == journal(3)
    assert journal(3) != journal(5)


def test_the_beginner_thinks_of_what_it_has_just_handled() -> None:
    t = ravenhill.new("ironwood", seed=1)
    d = t.decisions[0]
    option = next(o for o in d.options if named(o)) if any(named(o) for o in d.options) else d.options[0]
    t.answer(d.seat, option)
    assert handled(t, d.seat) == named(option) and handled(t, 1 - d.seat) == []
    near: list[Option] = [("march", "hill"), ("march", "mill"), ("wait",)]
    blind = Beginner(seed=2, overlooks=0.99)
    assert blind._seen(tuple(near), [0.1, 0.1, 1.0], ["mill"]) == [1, 2], "what escapes it is what lies elsewhere"
    assert blind._seen(tuple(near), [1.0, 0.1, 0.1], []) == [0, 2], "what suggests itself is always thought of"


def test_the_beginner_errs_by_little_more_often_than_by_much() -> None:
    """Of three tables it takes the best mostly, the next now and then, a bad one seldom; a win always."""
    player = Beginner(seed=1)
    taken = [player._taken([10.0, 9.0, 2.0]) for _ in range(300)]
    assert taken.count(0) > taken.count(1) > taken.count(2)
    assert {player._taken([0.0, 2e9, 1.0]) for _ in range(20)} == {1}
    assert 1 not in {player._taken([0.0, -2e9, 1.0]) for _ in range(50)}


def test_the_beginner_refuses_settings_that_mean_nothing() -> None:
    with pytest.raises(ravenhill.BadSetup, match="overlooks=1"):
        ravenhill.player("beginner", overlooks=1)


def test_looking_ahead_leaves_the_table_alone() -> None:
    t = ravenhill.new("ironwood", seed=4)
    d = t.decisions[0]
    before = t.save()
    assert isinstance(outlook(t, d.seat, d.options[0], 5), float)
    assert t.save() == before
