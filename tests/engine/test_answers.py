"""The forms of answers, and questions that answer for themselves."""

from __future__ import annotations

from typing import Any

import pytest

import ravenhill
from ravenhill.engine.answers import beside, fits
from ravenhill.engine.decision import Message
from ravenhill.engine.past import lines_of, lines_plain

KINDS = {"hill": ["down", "tor"], "lake": ["mere"], "card": ["c1"]}


@pytest.mark.parametrize(
    ("takes", "option", "fit"),
    [
        (("go <hill>",), ("go", "tor"), True),
        (("go <hill>",), ("go", "mere"), False),
        (("go <hill>/<lake>",), ("go", "mere"), True),
        (("go <hill>",), ("go", "tor", "tor"), False),
        (("go <hill>", "stay"), ("stay",), True),
        (("take <1-3>",), ("take", 3), True),
        (("take <1-3>",), ("take", 4), False),
        (("turn left/right",), ("turn", "left"), True),
        (("turn left/right",), ("turn", "back"), False),
        ((), ("go", "tor"), False),
    ],
)
def test_an_option_has_the_form_its_question_tells(takes: tuple[str, ...], option: Any, fit: bool) -> None:
    assert fits(takes, option, KINDS) is fit


def test_a_thing_of_another_kind_is_beside_the_question() -> None:
    assert beside(("go <hill>",), ("go", "c1"), KINDS)
    assert not beside(("go <hill>",), ("go", "down"), KINDS)
    assert not beside(("go <hill>", "go <card>"), ("go", "c1"), KINDS)
    assert not beside(("stay",), ("go", "c1"), KINDS)


def test_what_is_no_thing_at_all_is_beside_only_where_it_is_asked_for_so() -> None:
    assert not beside(("go <hill>",), ("go", "nowhere"), KINDS)
    assert beside(("go <hill>",), ("go", "nowhere"), KINDS, strange=True)
    assert not beside(("turn left/right",), ("turn", "back"), KINDS, strange=True)


def test_the_story_of_a_line_is_kept_with_it() -> None:
    told = Message("x", {"things": ["a", "b"]}, (1,), {"rounds": [1, 2]})
    told.at = 4
    (again,) = lines_of(lines_plain([told]))
    assert (again.key, again.args, again.seats, again.at, again.story) == (
        "x",
        {"things": ["a", "b"]},
        (1,),
        4,
        {"rounds": [1, 2]},
    )
    assert again.plain()["story"] == {"rounds": [1, 2]}


def test_final_is_what_brings_chance_about(toy: Any) -> None:
    t = ravenhill.new("toy", seed=3)
    for _ in range(40):
        d = t.decisions[0]
        before = t.save()
        for option in d.options:
            told = t.final(d.seat, option)
            ahead = t.clone()
            length = len(ahead.journal)
            ahead.answer(d.seat, option)
            assert told == (ahead.over or any(isinstance(e, str) for e in ahead.journal.items(length)))
        assert t.save() == before
        t.answer(d.seat, d.options[0])
        if t.over:
            break
    assert not t.final(0, ("nothing",))
