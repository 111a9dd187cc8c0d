"""Lessons: which there are, and one as it stands."""

from __future__ import annotations

from ravenhill.server.forms.values import Form, Given, Id, Option


class LessonForm(Form):
    game: Id
    lesson: Id


class Lesson(Given):
    """A lesson there is; `table`: where this person has begun it."""

    game: str
    id: str
    key: str
    steps: int
    table: str | None


class LessonsAnswer(Given):
    lessons: list[Lesson]


class LessonPage(Given):
    """One page of a lesson: the key of its words, and what it speaks of."""

    key: str
    light: list[str]  # ids of things, or parts of the table: @prompt, @hand, @side, @log, @board
    acts: bool  # it wants an answer


class LessonNow(Given):
    """A lesson as it stands: the pages up to the one that wants an answer."""

    key: str
    example: str | None  # the number of the worked example it is; its words are the rulebook's
    step: int  # the number of the first of these pages
    steps: int
    pages: list[LessonPage]
    said: str | None  # the key of what is said of the last answer
    show: Option | None  # a right answer, for who does not find it
    waits: bool  # others answer now, by script
