"""Answers left in advance: which questions a seat is told of before they are asked."""

from __future__ import annotations

import random

import pytest

import ravenhill
from ravenhill.engine import check
from ravenhill.engine.answers import fits


@pytest.mark.parametrize("game", [info.id for info in ravenhill.games()])
def test_what_is_foreseen_is_asked(game: str) -> None:
    """In random games: what a seat is told of has the form of an answer, is often asked next, and as told."""
    told = asked = open_still = 0
    for seed in range(16):
        t = ravenhill.new(game, seed=seed)
        choose = random.Random(seed)
        before: dict[int, dict[str, list[object]]] = {}
        for _ in range(600):
            if t.over:
                break
            d = t.decisions[0]
            foreseen = before.get(d.seat, {})
            if d.kind in foreseen:
                asked += 1
                open_still += any(option in d.options for option in foreseen[d.kind])
            before = {}
            for seat in range(t.seats):
                for question in t.ahead(seat):
                    told += 1
                    assert question.seat == seat and question.kind in t.game.questions
                    assert all(fits(question.takes, option, t.game.kinds(t.table)) for option in question.options)
                    before.setdefault(seat, {}).setdefault(question.kind, []).extend(question.options)
                assert not (t.ahead(seat) and t.decision_of(seat)), "who is asked answers"
            t.answer(d.seat, choose.choice(d.options))
    assert told > 20 and asked > 5, (told, asked)
    assert open_still >= 0.5 * asked


@pytest.mark.parametrize("game", ["wotr", "cardgame"])
def test_foresight_tells_nothing_hidden(game: str) -> None:
    """A table that is dealt anew for a seat foresees the same for it (`check.problems` compares)."""
    t = ravenhill.new(game, seed=3)
    choose = random.Random(3)
    seen = 0
    for _ in range(600):
        if t.over:
            break
        if any(t.ahead(seat) for seat in range(t.seats)) and seen < 12:
            seen += 1
            assert check.problems(t) == []
        d = t.decisions[0]
        t.answer(d.seat, choose.choice(d.options))
    assert seen
