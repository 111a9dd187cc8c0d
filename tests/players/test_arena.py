"""Figures of the arena."""

from __future__ import annotations

import pytest

from ravenhill.players.arena import meet, wilson
from ravenhill.players.order import Order


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (58, 100, 0.4821, 0.6720)],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    """Against the published values of the formula."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_no_games_say_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.usefixtures("toy")
def test_every_deal_is_played_from_both_sides() -> None:
    order = Order("toy", seed=9)
    assert [meet(order, "random", "random", n).side for n in range(4)] == [0, 1, 0, 1]
    assert order.lay(0).view(0) != order.lay(1).view(0)


@pytest.mark.usefixtures("toy")
def test_an_unfinished_game_is_a_draw() -> None:
    assert meet(Order("toy", limit=3), "random", "random", 0).score == 0


@pytest.mark.parametrize(
    ("game", "scenario", "seats", "teams"),
    [
        ("cardgame", "duel_3p", 3, [[0], [1, 2]]),
        ("cardgame", "trilogy", 3, [[0, 2], [1]]),
        ("cardgame", "trilogy", 4, [[0, 2], [1, 3]]),
        ("wotr", "three", 3, [[0], [1, 2]]),
        ("wotr", "four", 4, [[0, 1], [2, 3]]),
        ("ironwood", "ironbot", 1, [[0]]),
    ],
)
def test_partners_are_one_player(game: str, scenario: str, seats: int, teams: list[list[int]]) -> None:
    assert Order(game, scenario=scenario, seats=seats).teams() == teams


def test_a_team_wins_and_loses_together() -> None:
    """Partners dealt out to both players made a draw of every game."""
    order = Order("cardgame", scenario="duel_3p", seats=3)
    scores = [meet(order, "random", "random", number) for number in range(4)]
    assert [m.side for m in scores] == [0, 1, 0, 1]
    assert all(m.score != 0 for m in scores)
