"""A lesson at a table of one's own: chance and the other seats follow it, a wrong answer changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.anyio

IRONWOOD = {"game": "ironwood", "lesson": "first"}


def asked(line: Any) -> dict[str, Any] | None:
    found: dict[str, Any] | None = next((d for d in line.state["decisions"] if d["options"]), None)
    return found


async def come_to(line: Any, step: int | None = None) -> None:
    """Answers as the lesson shows it, up to a step or its end."""
    while True:
        lesson = line.state["lesson"]
        if not lesson["waits"]:
            acting = lesson["step"] + len(lesson["pages"]) - 1
            if lesson["show"] is None or acting == step:
                return
            question = asked(line)
            assert question is not None
            done = await line.do(type="answer", seat=0, ask=question["ask"], option=lesson["show"])
            assert done["type"] == "ok", done
            await line.at_version(done["version"])
        else:
            await line.next()


async def test_a_lesson_is_taken_left_and_come_back_to(server: Any) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = (await anna.post("/api/lessons", IRONWOOD, 201))["id"]
    line = await anna.sit(table)
    assert line.state["table"]["lesson"] == "first"
    assert [seat["machine"] for seat in line.state["seats"]] == [None, "squire"], "who plays on with a beginner"
    assert line.state["lesson"]["pages"][0]["key"] == "ironwood-lesson-first-goal"
    await come_to(line, 5)
    await line.close()

    told = {(one["game"], one["id"]): one["table"] for one in (await anna.get("/api/lessons"))["lessons"]}
    assert told["ironwood", "first"] == table
    assert (await anna.post("/api/lessons", IRONWOOD, 201))["id"] == table
    assert (await ben.post("/api/lessons", IRONWOOD, 201))["id"] != table
    await ben.get(f"/api/tables/{table}", 403)

    line = await anna.sit(table)
    assert line.state["lesson"]["step"] == 5
    question = asked(line)
    assert question is not None
    version = line.state["version"]
    wrong = await line.do(type="answer", seat=0, ask=question["ask"], option=["move", "f01", "f04"])
    assert wrong["error"]["code"] == "lesson"
    assert wrong["error"]["message"]["key"] == "ironwood-lesson-first-edge.wrong"
    other = await line.do(type="answer", seat=0, ask=question["ask"], option=["done"])
    assert other["error"]["message"]["key"] == "server-lesson-other"
    assert (await anna.get(f"/api/tables/{table}"))["version"] == version

    await come_to(line)
    lesson = line.state["lesson"]
    assert [page["acts"] for page in lesson["pages"]] == [False] and lesson["step"] == lesson["steps"] - 1
    assert any(row["key"] == "ironwood-log-secure" for row in line.log)
    question = asked(line)
    assert question is not None  # a real game goes on from here, and takes any answer
    done = await line.do(type="answer", seat=0, ask=question["ask"], option=question["options"][-1])
    assert done["type"] == "ok"
    await line.at_version(done["version"])
    assert line.state["lesson"] is None
    await line.at_version(done["version"] + 1)  # the machine answers


async def test_a_step_can_be_taken_back(server: Any) -> None:
    anna = await server.guest("Anna")
    table = (await anna.post("/api/lessons", IRONWOOD, 201))["id"]
    line = await anna.sit(table)
    await come_to(line, 6)  # where the script has moved two more fighters for her
    before = line.state["lesson"]
    done = await line.do(type="offer", seat=0, kind="takeback")
    await line.at_version(done["version"])
    assert line.state["lesson"]["step"] == 5
    await come_to(line, 6)
    assert line.state["lesson"] == before


async def test_what_is_no_lesson_is_refused(server: Any) -> None:
    anna = await server.guest("Anna")
    for wish in ({"game": "ironwood", "lesson": "none"}, {"game": "none", "lesson": "first"}):
        assert (await anna.refused("/api/lessons", wish, "missing"))["message"]["key"] == "server-no-lesson"
