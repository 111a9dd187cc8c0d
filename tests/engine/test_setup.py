"""Laying a table: games, scenarios, seats, options, positions."""

from __future__ import annotations

import json
from typing import Any

import pytest
import toy

from ravenhill.engine import check, record
from ravenhill.engine import game as shelf
from ravenhill.engine.decision import BadPosition, BadSetup
from ravenhill.engine.game import Game, Setup


def test_the_shelf_opens_a_game_when_somebody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "_shelf", {"toy": shelf._shelf["toy"]})
    assert shelf.find("toy") is toy.GAME
    assert [info.id for info in shelf.games()] == ["toy"]
    assert json.loads(json.dumps(toy.GAME.info.plain()))["scenarios"][1]["names"] == ["a", "b", "c"]


def test_what_is_not_said_is_filled_in() -> None:
    assert toy.GAME.setup() == Setup("toy", "duel", 2, 0, {"hand": 3})
    assert toy.GAME.setup(seats=3).scenario == "crowd"
    assert toy.GAME.setup(scenario="crowd").seats == 3


@pytest.mark.parametrize(
    ("wanted", "key"),
    [
        ({"scenario": "chess"}, "bad-scenario"),
        ({"scenario": "duel", "seats": 3}, "bad-seats"),
        ({"seats": 9}, "bad-seat-count"),
        ({"seats": 0}, "bad-seat-count"),
        ({"seed": "x"}, "bad-seed"),
        ({"seed": 1.5}, "bad-seed"),
        ({"seed": True}, "bad-seed"),
        ({"options": {"speed": 1}}, "bad-option"),
        ({"options": {"hand": 4}}, "bad-option-value"),
        ({"options": {"hand": "3"}}, "bad-option-value"),
        ({"options": {"hand": True}}, "bad-option-value"),
        ({"options": {"hand": None}}, "bad-option-value"),
    ],
)
def test_what_a_game_does_not_have_is_refused(wanted: dict[str, Any], key: str) -> None:
    with pytest.raises(BadSetup) as refused:
        toy.GAME.setup(**wanted)
    assert refused.value.message.key == key


def test_an_unknown_game_is_refused_and_the_known_ones_named() -> None:
    with pytest.raises(BadSetup) as refused:
        shelf.find("chess")
    assert refused.value.message.key == "bad-game" and "toy" in str(refused.value.message.args["known"])


def test_every_option_is_kept_and_those_that_differ_are_told() -> None:
    assert toy.GAME.setup().options == toy.GAME.setup(options={"hand": 3}).options == {"hand": 3}
    setup = toy.GAME.setup(options={"hand": 1})
    assert setup.options == {"hand": 1} and toy.GAME.values(setup) == {"hand": 1}
    assert toy.GAME.chosen(setup.options) == {"hand": 1} and toy.GAME.chosen({"hand": 3}) == {}
    assert toy.GAME.values(toy.GAME.setup()) == {"hand": 3}
    assert toy.GAME.start(setup).view(0)["counts"] == [1, 1]


def test_an_option_of_another_scenario_is_refused() -> None:
    class Choosy(toy.Toy):
        info = shelf.GameInfo(
            "toy",
            "Toy",
            toy.Toy.info.scenarios,
            (2, 3),
            (
                shelf.Setting("hand", 3, (1, 2, 3), "T0"),
                shelf.Setting("crowded", False, (False, True), "T0", ("crowd",)),
            ),
        )

    with pytest.raises(BadSetup):
        Choosy().setup(scenario="duel", options={"crowded": True})
    assert Choosy().setup(scenario="crowd", options={"crowded": True}).options == {"hand": 3, "crowded": True}


def test_the_same_seed_lays_the_same_table() -> None:
    assert check.state(toy.new(seed=5)) == check.state(toy.new(seed=5)) != check.state(toy.new(seed=6))


def test_a_bare_game_promises_every_verb() -> None:
    game: Game[Any] = Game()
    verbs = {name for name in dir(Game) if not name.startswith("_")}
    assert {"deal", "step", "view", "redeal", "problems", "data_problems"} <= verbs
    assert game.schema() == {} and game.data() == {} and game.data_problems({}) == []


# --- positions ---


def test_a_position_names_where_play_begins() -> None:
    play = toy.new(position={"hands": [[1, 2], [3]], "round": 4, "active": 1, "score": [2, 5]})
    assert play.decisions[0].seat == 1
    assert play.view(1)["hand"] == [3] and play.view(None)["score"] == [2, 5]
    assert check.problems(play) == []


def test_a_position_that_breaks_the_components_is_refused() -> None:
    with pytest.raises(BadPosition) as refused:
        toy.new(position={"hands": [[1], [1]]})
    assert refused.value.message.key == "toy-bad-card"


def test_a_position_of_every_decision_is_laid_again() -> None:
    for play in toy.wander(toy.new(seed=51, options={"hand": 2}), seed=52):
        if play.over:
            break
        written = json.loads(json.dumps(play.position()))
        assert written.pop("scenario") == "duel" and written.pop("seats") == 2
        assert written.pop("options") == {"hand": 2}
        again = toy.new(position=written, options={"hand": 2})
        assert [(d.seat, d.rule, d.options) for d in again.decisions] == [
            (d.seat, d.rule, d.options) for d in play.decisions
        ]
        for seat in (0, 1):
            seen, as_before = again.view(seat), play.view(seat)
            assert seen.pop("top") in (None, as_before.pop("top"))  # the toy writes down no order of its deck
            assert seen == as_before
        assert check.state(record.load(again.save())) == check.state(again)
        assert check.replays(again) == []


def test_then_plays_outcomes_and_answers_after_a_position() -> None:
    play = toy.new(
        position={
            "hands": [[5], [9]],
            "then": [[0, "fight"], [1, "commit", 9], "die:6", [0, "commit", 5], "die:2", [0, "press"]],
        }
    )
    assert play.view(None)["score"] == [2, 0] and play.decisions[0].seat == 1
    assert play.answers == 4 and check.replays(play) == [] and check.problems(play) == []
    play.rewind(1)
    assert [d.seat for d in play.decisions] == [0, 1]


def test_outcomes_alone_wait_for_what_comes() -> None:
    play = toy.new(position={"hands": [[5], [9]], "then": ["card:c7"]})
    assert play.table.chance.fed == ["card:c7"] and play.answers == 0
    play.answer(0, ("peek",))
    assert play.view(0)["top"] == 7


def test_then_may_end_the_game_but_nothing_comes_after() -> None:
    then: list[Any] = [[0, "concede"]]
    assert toy.new(position={"then": then}).over
    with pytest.raises(BadPosition):
        toy.new(position={"then": [*then, [1, "wait"]]})


@pytest.mark.parametrize(
    ("then", "key"),
    [
        ([[0, "fly"]], "bad-position-answer"),
        ([[1, "wait"]], "bad-position-answer"),
        ([[9, "wait"]], "bad-position-answer"),
        (["die:9"], "bad-position-answer"),
        (["die:3", [0, "draw"]], "bad-position-answer"),
        ([5], "bad-position-then"),
        ([[]], "bad-position-then"),
        ([[0]], "bad-position-then"),
        ([["north", "wait"]], "bad-position-then"),
        ([[True, "wait"]], "bad-position-then"),
        ({"0": "wait"}, "bad-position-then"),
        ("die:3", "bad-position-then"),
    ],
)
def test_a_then_that_can_not_be_played_is_refused(then: Any, key: str) -> None:
    with pytest.raises(BadPosition) as refused:
        toy.new(position={"hands": [[1], [2]], "then": then})
    assert refused.value.message.key == key


def test_an_outcome_of_then_that_the_first_action_can_not_have_is_refused() -> None:
    class Rolling(toy.Toy):
        def step(self, t: toy.ToyTable) -> Any:
            t.chance.die(6)
            return super().step(t)

    game = Rolling()
    assert game.start(game.setup(position={"then": ["die:3"]})).journal.items() == ["die:3"]
    with pytest.raises(BadPosition):
        game.start(game.setup(position={"then": ["card:c3"]}))


def test_the_callers_position_and_ours_are_two_things() -> None:
    given: dict[str, Any] = {"hands": [[1], [2]], "score": [0, 0]}
    play = toy.new(position=given)
    given["hands"][0].append(7)
    assert check.replays(play) == []
    written = play.position()
    written["hands"][0].append(8)
    assert play.position()["hands"] == [[1], [2]]
    assert check.problems(play) == []
