"""Every example that can be played from the rules is played to the end its text tells, by the rules of today."""

from __future__ import annotations

from typing import Any

import pytest

from ravenhill import examples, lessons, rulebook
from ravenhill.engine import game as shelf
from ravenhill.examples import Example

EXAMPLES = [one for info in shelf.games() for one in examples.examples(info.id)]
named = pytest.mark.parametrize("one", EXAMPLES, ids=lambda one: f"{one.lesson.game}-{one.number}")


def found(view: Any, path: str) -> Any:
    for part in path.split("."):
        view = view[int(part)] if isinstance(view, list) else view[part]
    return view


@named
def test_an_example_ends_as_its_text_tells(one: Example) -> None:
    before, after = one.lesson.begin().view(None), examples.played(one).view(None)
    assert one.end
    assert {path: found(after, path) for path in one.end} == one.end
    assert any(_differs(before, path, value) for path, value in one.end.items()), "something has happened"


def _differs(view: Any, path: str, value: Any) -> bool:
    try:
        return bool(found(view, path) != value)
    except (KeyError, IndexError, TypeError):
        return True


@named
def test_an_example_is_one_of_the_rulebook_and_shows_places_there_are(one: Example) -> None:
    game = one.lesson.game
    assert one.number in rulebook.examples(game)
    assert rulebook.passage(game, one.number)
    known = {str(thing) for ids in shelf.find(game).things(None).values() for thing in ids}
    assert one.light and set(one.light) <= known


def test_every_game_has_examples_to_play() -> None:
    for info in shelf.games():
        assert len(examples.examples(info.id)) >= 5, info.id


def test_a_step_for_each_answer_of_the_reader_and_a_page_before_and_after() -> None:
    one = examples.example("wotr", "N21")
    assert one is not None
    steps = one.lesson.steps
    assert [bool(step.right) for step in steps] == [False, True, True, True, True, True, False]
    assert steps[3].right[0].then[:2] == ("die:5", "die:5")
    assert lessons.shown(one.lesson, lessons.Standing(), one.lesson.begin()) == ("attack_army",)


def test_a_bad_example_is_named() -> None:
    with pytest.raises(lessons.BadLesson, match="ironwood/E0: the reader answers first"):
        examples._read("ironwood", {"number": "E0", "play": [[1, "pass"]], "end": {}})


def test_what_the_other_side_does_behind_its_end_takes_the_closing_words_from_nobody() -> None:
    one = next(one for one in EXAMPLES if (one.lesson.game, one.number) == ("ironwood", "N25"))
    play = examples.played(one)
    told = lessons.standing(one.lesson, play)
    assert told is not None and lessons.over(one.lesson, told)
    decision = play.decisions[0]
    assert decision.seat != one.lesson.seat
    play.answer(decision.seat, decision.options[-1])
    assert lessons.standing(one.lesson, play) == told
    own = next(d for d in play.decisions if d.seat == one.lesson.seat)
    play.answer(own.seat, own.options[-1])
    assert lessons.standing(one.lesson, play) is None, "a game of one's own from here"
