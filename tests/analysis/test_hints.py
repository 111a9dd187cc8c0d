"""What hints say: words for every part, and the same for all tables a seat can not tell apart."""

from __future__ import annotations

import pytest

import ravenhill
from ravenhill import words
from ravenhill.analysis.hints import hint
from ravenhill.engine import game as shelf

GAMES = [info.id for info in shelf.games()]


@pytest.mark.parametrize("game", GAMES)
def test_every_part_a_hint_names_has_words(game: str) -> None:
    t = ravenhill.new(game, seed=3)
    named = {name.partition(".")[0] for name, _, _ in t.game.terms(t.table, 0)}
    assert named
    for part in named:
        for language in ("en", "cs", "pl"):
            assert not words.flaws(f"{game}-eye-{part}", game, language), part


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_an_open_option_and_says_what_it_is_best_in(game: str) -> None:
    t = ravenhill.new(game, seed=3)
    parts = set()
    for n in range(25):
        seat = t.decisions[0].seat
        seen = hint(t, seat, seed=n)
        assert seen.best in t.decisions[0].options
        assert all(0.0 <= look.good <= 1.0 and 0.0 <= look.chance <= 1.0 for look in seen.looks)
        assert t.decisions[0].options[seen.looks[0].option] == seen.best and seen.looks[0].good == 1.0
        parts.add(seen.part)
        t.answer(seat, seen.best)
    assert len(parts - {""}) > 1


def test_a_hint_knows_only_what_the_seat_may_know() -> None:
    t = ravenhill.new("ironwood", seed=3)
    for _ in range(6):
        seat = t.decisions[0].seat
        t.answer(seat, hint(t, seat, seed=1).best)
    seat = t.decisions[0].seat
    seen = hint(t, seat, seed=5)
    other = hint(t.determinize(seat, 99), seat, seed=5)
    assert (seen.best, seen.part) == (other.best, other.part)
