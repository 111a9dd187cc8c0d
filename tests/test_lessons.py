"""Every lesson can be played to its end by the rules of today, whatever of its free choices is taken."""

from __future__ import annotations

import pytest

from ravenhill import lessons, words
from ravenhill.engine import game as shelf
from ravenhill.engine.decision import Option
from ravenhill.engine.script import Play
from ravenhill.lessons import Lesson, Reply, Standing, Wrong

LESSONS = [lesson for info in shelf.games() for lesson in lessons.lessons(info.id)]
MOST = 400  # ways through one lesson: more can not be meant
named = pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: f"{one.game}-{one.id}")


def go(lesson: Lesson, now: Standing, play: Play, seat: int, option: Option) -> Standing:
    then = lessons.moved(lesson, now, seat, option)
    assert not isinstance(then, Wrong)
    lessons.enter(lesson, now, play, seat, option)
    return then


class Walk:
    """All ways through a lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.met: set[tuple[int, Reply]] = set()  # answers of steps that were open on some way
        self.ends: list[Play] = []

    def every_way(self) -> None:
        waiting = [(Standing(), self.lesson.begin())]
        while waiting:
            now, play = waiting.pop()
            assert len(self.ends) + len(waiting) < MOST
            while now.due is not None:
                seat, option = now.due
                decision = play.decision_of(seat)
                assert decision is not None, f"before step {now.step}: nobody asks seat {seat}, scripted {option}"
                assert option in decision.options, f"before step {now.step}: {option} not of {decision.options}"
                now = go(self.lesson, now, play, seat, option)
            at = self.lesson.acting(now.step)
            if at == len(self.lesson.steps):
                self.ends.append(play)
                continue
            for option in self.open(play, at):
                ahead = play.clone()
                waiting.append((go(self.lesson, now, ahead, self.lesson.seat, option), ahead))

    def open(self, play: Play, at: int) -> list[Option]:
        step = self.lesson.steps[at]
        decision = play.decision_of(self.lesson.seat)
        assert decision is not None, f"{step.id}: the learner is not asked"
        for reply in (*step.right, *step.wrong):
            if any(reply.fits(option) for option in decision.options):
                self.met.add((at, reply))
        right = [o for o in decision.options if any(reply.fits(o) for reply in step.right)]
        assert right, f"{step.id}: no right answer is open: {decision.options}"
        shown = lessons.shown(self.lesson, Standing(at), play)
        assert shown in right
        return right


@named
def test_a_lesson_is_played_to_its_end(lesson: Lesson) -> None:
    walk = Walk(lesson)
    walk.every_way()
    assert walk.ends
    assert all(not play.over for play in walk.ends), "it goes on as a real game"
    for at, step in enumerate(lesson.steps):
        for reply in (*step.right, *step.wrong):
            assert (at, reply) in walk.met, f"{step.id}: {reply.option} is never open"


@named
def test_a_lesson_is_one(lesson: Lesson) -> None:
    """Twelve to twenty steps, more of them done than read, a free choice, and a wrong answer explained."""
    assert 12 <= len(lesson.steps) <= 20
    acting = [step for step in lesson.steps if step.right]
    assert 2 * len(acting) >= len(lesson.steps)
    assert any(len(step.right) > 1 or lessons.ANY in step.right[0].option for step in acting)
    assert sum(len(step.wrong) for step in acting) >= 4


@named
@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_a_lesson_speaks_three_languages(lesson: Lesson, language: str) -> None:
    for key in lessons.texts(lesson):
        assert not words.flaws(key, lesson.game, language), key


@named
def test_things_that_are_lit_exist(lesson: Lesson) -> None:
    parts = {"@prompt", "@hand", "@side", "@log", "@board"}
    game = shelf.find(lesson.game)
    known = {str(one) for ids in game.kinds(lesson.begin().table).values() for one in ids}
    known |= {str(one) for ids in game.things(None).values() for one in ids}
    for step in lesson.steps:
        for light in step.light:
            assert light in parts or light in known, f"{step.id}: {light}"


def test_every_game_has_its_lessons() -> None:
    for info in shelf.games():
        first, *more = lessons.lessons(info.id)
        assert first.id == "first" and more, info.id


def test_chance_is_the_same_whenever_a_lesson_is_taken() -> None:
    journals = []
    for _ in range(2):
        lesson = LESSONS[0]
        play, now = lesson.begin(), Standing()
        while not lessons.over(lesson, now):
            seat, option = now.due or (lesson.seat, lessons.shown(lesson, now, play))
            assert option is not None
            now = go(lesson, now, play, seat, option)
        journals.append(play.journal.items())
        assert lessons.standing(lesson, play) == now
    assert journals[0] == journals[1]


def test_a_lesson_that_went_its_own_way_is_a_game() -> None:
    lesson = LESSONS[0]
    play = lesson.begin()
    other = next(
        o for o in play.decisions[0].options if not any(r.fits(o) for r in lesson.steps[lesson.acting(0)].right)
    )
    play.answer(lesson.seat, other)
    assert lessons.standing(lesson, play) is None


def test_what_nobody_knows_is_refused() -> None:
    with pytest.raises(lessons.BadLesson, match="nobody knows 'setp'"):
        lessons.read_lesson("ironwood", "broken", {"setp": [], "step": []})
    with pytest.raises(lessons.BadLesson, match="two steps"):
        lessons.read_lesson("ironwood", "broken", {"step": [{"id": "a"}, {"id": "a"}]})
