"""A combat is told as data by the line that ends it, as the view showed it while it was fought."""

from __future__ import annotations

from typing import Any

import pytest

import ravenhill
from ravenhill.coverage import rule
from ravenhill.engine import record

EGLADIL: dict[str, Any] = {
    "at": "combat",
    "path": "egladil",
    "cards": {"egladil": ["the_commander", "the_destroyer", "gimli", "legolas"]},
    "items": {"black_riders_mount": "the_destroyer", "bow_of_the_galadhrim": "legolas"},
}
DOL_GULDUR: dict[str, Any] = {
    "at": "combat",
    "active": ["dol_guldur"],
    "cards": {"dol_guldur": ["galadriel", "high_elves", "mordor_orcs"]},
    "tokens": {"dol_guldur": {"defence": 1}},
}


def stories(m: Any) -> list[dict[str, Any]]:
    return [line.story for line in m.play.log(None) if line.story is not None]


@rule("C8.3.1", "C8.3.2", "C8.3.3")
def test_a_path_combat_is_kept_with_its_parts(lay: Any) -> None:
    m = lay(EGLADIL)
    shown = m.play.view(None)["battle"]
    assert (shown["winner"], shown["stage"], shown["attack"], shown["rest"]) == (None, "losses", 3, 2)
    (story,) = stories(m.do("lose legolas", "agree"))
    for key in ("location", "defender", "attack", "location_defence", "sums"):
        assert story[key] == shown[key], "what was counted is told as it was shown"
    assert story["lost"] == [{"id": "legolas", "n": 2}] and story["rest"] == 0
    assert (story["winner"], story["stage"], story["chooser"]) == ("free_peoples", "settled", None)


@rule("C8.4.2", "C8.4.3", "C8.5.1")
def test_a_battleground_combat_is_kept_with_leadership_and_tokens(lay: Any) -> None:
    (story,) = stories(lay(DOL_GULDUR))
    assert story["sums"]["attack"] == [
        {"id": "galadriel", "icons": 1, "lead": 1, "army": "high_elves"},
        {"id": "high_elves", "icons": 2, "lead": 0, "army": None},
    ]
    assert story["sums"]["wall"] == {"printed": 2, "tokens": 1, "texts": []}
    assert story["lost"] == [{"id": "mordor_orcs", "n": 1}]
    assert (story["attack"], story["rest"], story["winner"]) == (4, 0, "shadow")


@rule("C8.3.2")
def test_a_text_that_strengthens_the_path_is_named(lay: Any) -> None:
    cards = {"shelobs_lair": ["frodo_baggins", "the_hunter"]}
    start = {"path": "shelobs_lair", "cards": cards, "items": {"phial_of_galadriel": "frodo_baggins"}}
    wall = {"printed": 0, "tokens": 0, "texts": [{"id": "phial_of_galadriel", "n": 2}]}
    assert lay({"at": "actions", **start}).shown_path()["sums"]["wall"] == wall
    (story,) = stories(lay({"at": "combat", **start}))
    assert story["sums"]["wall"] == wall and story["location_defence"] == 2


@rule("C8.3.8", "C10.2.4")
@pytest.mark.parametrize(
    "scenario, cards, winner", [("trilogy", ["the_witch_king"], "shadow"), ("duel_2p", ["the_commander"], "nobody")]
)
def test_who_takes_the_path_is_told(lay: Any, scenario: str, cards: list[str], winner: str) -> None:
    (story,) = stories(lay({"at": "combat", "path": "egladil", "cards": {"egladil": cards}}, scenario))
    assert story["winner"] == winner and story["rest"] == max(0, story["attack"] - 1)


def test_a_story_lies_in_saves_and_records(lay: Any) -> None:
    m = lay(DOL_GULDUR)
    told = [line.story for line in record.load(m.play.save()).lines() if line.story is not None]
    assert told == stories(m)


@rule("C8.3", "C8.4")
def test_every_combat_of_a_game_adds_up() -> None:
    t = ravenhill.new("cardgame", seed=5)
    while not t.over:
        t.answer(t.decisions[0].seat, t.answers % len(t.decisions[0].options))
    told = [line.story for line in t.log(None) if line.story is not None]
    assert len(told) > 10
    for story in told:
        sums, wall = story["sums"], story["sums"]["wall"]
        assert sum(p["icons"] + p["lead"] for p in sums["attack"]) + sums["tokens"] == story["attack"]
        by_texts = sum(text["n"] for text in wall["texts"])
        assert wall["printed"] + wall["tokens"] + by_texts == story["location_defence"] and wall["tokens"] >= 0
        cancelled = sum(lost["n"] for lost in story["lost"])
        assert story["rest"] == max(0, story["attack"] - story["location_defence"] - cancelled)
