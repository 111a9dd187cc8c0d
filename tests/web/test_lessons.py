"""Lessons in the browser: every one to its end, in every language; left, and come back to; a wrong answer explained."""

from __future__ import annotations

from typing import Any

import pytest
from hands import lay, seated

from ravenhill import lessons, words
from ravenhill.engine import game as shelf

Sit = Any
LESSONS = [lesson for info in shelf.games() for lesson in lessons.lessons(info.id)]

# The page of a lesson lies on nothing it speaks of; gives what it lies on.
COVERED = """(light) => {
  const panel = document.querySelector('.lesson').getBoundingClientRect();
  return light.filter((id) => {
    const things = [...document.querySelectorAll(`.table [data-thing="${id}"]`)].map((e) => e.getBoundingClientRect());
    const seen = things.filter((b) => b.width && b.bottom > 0 && b.top < innerHeight);
    const free = seen.filter((b) => {
      const [x, y] = [(b.left + b.right) / 2, (Math.max(b.top, 0) + Math.min(b.bottom, innerHeight)) / 2];
      return x < panel.left || x > panel.right || y < panel.top || y > panel.bottom;
    });
    return seen.length && !free.length;
  });
}"""


def take(page: Any, lesson: lessons.Lesson) -> None:
    page.goto(f"/new/{lesson.game}")
    page.locator(f"[data-lesson={lesson.id}]").click()
    page.locator(".lesson").wait_for()


def go_on(page: Any) -> bool:
    """One page further, as the lesson shows it; False at its end."""
    panel = page.locator(".lesson")
    step = panel.get_attribute("data-step")
    if panel.locator("[data-done]").count():
        return False
    panel.locator("[data-next], [data-show]:not(:disabled)").first.click()
    page.wait_for_function("(step) => document.querySelector('.lesson')?.dataset.step !== step", arg=step)
    return True


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
@pytest.mark.parametrize("size", [(1280, 800)], ids=["1280"])
def test_every_lesson_is_played_to_its_end(sit: Sit, language: str, size: tuple[int, int]) -> None:
    page = sit(*size, locale=language)
    for lesson in LESSONS:
        take(page, lesson)
        for at, step in enumerate(lesson.steps):
            panel = page.locator(f".lesson[data-step='{at}']")
            panel.wait_for()
            title = words.text(lesson.step_key(at), None, language, lesson.game)
            assert title is not None and title in panel.inner_text()
            covered = page.evaluate(COVERED, [light for light in step.light if not light.startswith("@")])
            assert covered == [], f"{lesson.key}, {step.id}"
            if not go_on(page):
                assert at == len(lesson.steps) - 1
        page.locator("[data-done]").click()
        assert page.locator(".lesson").count() == 0


def test_a_lesson_is_left_and_come_back_to(sit: Sit) -> None:
    page = sit(360, 740, has_touch=True, is_mobile=True)
    lesson = next(one for one in LESSONS if one.key == "ironwood-lesson-first")
    take(page, lesson)
    acting = lesson.acting(0)
    for _ in range(acting):
        go_on(page)
    page.locator(".choices [data-option='[\"pass\"]']").click()  # which the lesson explains, and does not take
    wrong = words.text(f"{lesson.step_key(acting)}.pass", None, "en", lesson.game)
    assert wrong is not None
    page.locator(".lesson .wrong", has_text=wrong).wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for _ in range(3):
        go_on(page)
    step = page.locator(".lesson").get_attribute("data-step")
    page.locator(".lesson a", has_text="Leave").click()
    page.locator("[data-lesson=first]", has_text="go on").first.click()
    page.locator(f".lesson[data-step='{step}']").wait_for()
    page.locator(".lesson button", has_text="Back").click()  # and a step back, to the answer before
    page.locator(f".lesson[data-step='{int(step or 0) - 1}']").wait_for()


def test_a_hint_shows_what_to_look_at(sit: Sit) -> None:
    page = sit()
    lay(page, "Anna", game="ironwood", scenario="ironbot")
    seated(page)
    page.locator("[data-hint]").click()
    hint = page.locator(".hint")
    hint.locator("meter").first.wait_for()
    assert page.locator(".hint li").count() >= 2
    lit = page.locator(".hint li").first.inner_text()
    assert lit and hint.locator("p").inner_text()
    page.locator("[data-hint]").click()
    hint.wait_for(state="detached")
