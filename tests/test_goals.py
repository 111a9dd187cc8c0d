"""Every game tells what wins and how far both sides are, in data, and has words for it."""

from __future__ import annotations

import pytest

import ravenhill
from ravenhill import words
from ravenhill.engine import game as shelf
from ravenhill.players import player

GAMES = [info.id for info in shelf.games()]


@pytest.mark.parametrize("game", GAMES)
def test_goals_have_words_and_both_sides_have_one(game: str) -> None:
    t = ravenhill.new(game, seed=3)
    goals = t.game.goals(t.table)
    assert {team for team, *_ in goals} == {t.game.team(t.table, seat) for seat in range(t.seats)}
    for _, name, n, of in goals:
        assert 0 <= n < of
        for language in ("en", "cs", "pl"):
            for key in (f"{game}-goal-{name}", f"{game}-goal-{name}.watch"):
                assert not words.flaws(key, game, language), key


@pytest.mark.parametrize("game", ["ironwood", "cardgame"])
def test_whoever_wins_by_a_goal_has_reached_it(game: str) -> None:
    t = ravenhill.new(game, seed=5)
    greedy = player("greedy", seed=1)
    before = t.game.goals(t.table)
    for _ in range(3000):
        if t.over:
            break
        seat = t.decisions[0].seat
        t.answer(seat, greedy.choose(t.determinize(seat, 1), seat))
    assert t.result is not None and t.result.winners
    after = t.game.goals(t.table)
    assert after != before
    if t.result.reason in ("totems", "forges", "lead"):
        won = t.game.team(t.table, t.result.winners[0])
        assert any(n >= of for team, _, n, of in after if team == won)
