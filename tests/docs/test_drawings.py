"""What the docs draw is what is there, and the page on many random games says what its lots say."""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import ravenhill
from ravenhill import fuzz, rulebook
from ravenhill.engine import game as shelf

sys.path.insert(0, str(Path(__file__).parents[2] / "writers"))
import drawings
import fuzz_page

ROOT = Path(__file__).parents[2]
GAMES = [info.id for info in ravenhill.games() if info.id != "toy"]


@pytest.mark.parametrize("name", ["rooms", "walk", "speed"])
def test_a_drawing_is_one_whole_block(name: str) -> None:
    drawn = drawings.DRAWINGS[name]()
    assert "\n" not in drawn and ElementTree.fromstring(drawn).attrib["aria-label"]


def test_every_room_is_drawn_above_those_it_needs() -> None:
    graph = drawings.needs()
    height = {name: number for number, row in enumerate(drawings.layers(graph)) for name in row}
    assert height.keys() == graph.keys() >= {"engine", "games", "players", "server", "cli"}
    assert height["engine"] == 0 and all(height[name] > height[other] for name in graph for other in graph[name])
    drawn = drawings.rooms()
    assert all(f">{name}</text>" in drawn for name in graph)


def test_rooms_that_need_each_other_are_told() -> None:
    with pytest.raises(drawings.Missing, match="'a', 'b'"):
        drawings.layers({"a": {"b"}, "b": {"a"}})


def test_the_walk_is_short() -> None:
    """It was some forty stations before decisions, shapes and stories had one place each."""
    assert len(drawings.STATIONS) <= 25


def test_a_station_that_has_moved_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    lost = ("engine", "src/ravenhill/engine/script.py", "no_such_thing", "is gone")
    monkeypatch.setattr(drawings, "STATIONS", (*drawings.STATIONS, lost))
    with pytest.raises(drawings.Missing, match="no_such_thing"):
        drawings.walk()


def test_speed_is_told_against_the_last_release() -> None:
    told = drawings.history()
    names = [one["name"] for one in told["measured"]]
    at = names.index(told["last_release"])
    shares = drawings.ratios(told, "decisions_per_second")
    assert set(shares) >= set(GAMES) and all(row[at] == 1 for row in shares.values())
    assert f"## {told['last_release']} - " in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_page_of_random_games_has_every_course_and_no_old_name() -> None:
    written = fuzz_page.PAGE.read_text(encoding="utf-8")
    for course in fuzz.courses(GAMES):
        assert f"| {course.game} | {course.scenario} | {course.seats} |" in written
    for game, reasons in fuzz_page.WHY.items():
        known = {
            *shelf.find(game).questions,
            *shelf.find(game).cards(),
            *rulebook.rules(game),
            *fuzz_page.endings(game),
        }
        assert [name for _, names in reasons for name in names if name not in known] == []


def test_a_page_tells_what_never_came_up(monkeypatch: pytest.MonkeyPatch) -> None:
    lot = fuzz.play_lot(fuzz.Course("cardgame", "fellowship", 2), 1, 2, 1, 100)
    found = fuzz.report(["cardgame"], [lot])
    [first, second, *_] = found["came_up"]["cardgame"]["cards"]["never"]
    monkeypatch.setattr(fuzz_page, "WHY", {"cardgame": (("it stays in its box", (first,)),)})
    written = fuzz_page.page(found, ["cardgame"], "abc")
    reason, left = (line for line in written.splitlines() if f"(`{first}`)" in line or f"(`{second}`)" in line)
    assert reason.endswith("it stays in its box") and left.endswith("not looked into.")
    assert "2 games" in written and "**Errors: none.**" in written
