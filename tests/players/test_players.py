"""The machine players."""

from __future__ import annotations

from typing import Any

import pytest
from weighed import Weighed

import ravenhill
from ravenhill import players
from ravenhill.engine import check
from ravenhill.engine.decision import Message
from ravenhill.engine.table import ask
from ravenhill.players import Player, names, register, spelled
from ravenhill.players.greedy import heaviest, standing, widest
from ravenhill.players.match import play_out
from ravenhill.players.order import Order, people_of, shared_out

pytestmark = pytest.mark.usefixtures("toy")


def test_players_are_found_by_name() -> None:
    assert {"random", "greedy"} <= set(names())
    assert ravenhill.player("random").name == "random"
    assert spelled("greedy:samples=2:width=3").name == "greedy"
    with pytest.raises(ravenhill.BadSetup, match="no machine player “deep”"):
        ravenhill.player("deep")
    with pytest.raises(ravenhill.BadSetup, match="does not take “samples=0”"):
        ravenhill.player("greedy", samples=0)


def test_random_plays_the_same_game_for_the_same_seed() -> None:
    def journal(seed: int) -> list[Any]:
        t = ravenhill.new("toy", seed=1)
        play_out(t, [ravenhill.player("random", seed=seed), ravenhill.player("random", seed=seed + 1)], 1000, 1)
        return t.journal.items()

    assert journal(3) == journal(3)
    assert journal(3) != journal(5)


def test_random_takes_every_option_sooner_or_later() -> None:
    t = ravenhill.new("toy", seed=1)
    player = ravenhill.player("random", seed=1)
    assert {player.choose(t, 0) for _ in range(100)} == set(t.decisions[0].options)


def test_greedy_plays_the_same_game_for_the_same_seed() -> None:
    def journal() -> list[Any]:
        t = ravenhill.new("toy", seed=1)
        play_out(t, [ravenhill.player("greedy", samples=2), ravenhill.player("random", seed=4)], 1000, 1)
        return t.journal.items()

    assert journal() == journal()


def test_choosing_leaves_the_table_as_it_was() -> None:
    t = ravenhill.new("toy", seed=1)
    before = check.state(t)
    for name in names():
        assert ravenhill.player(name).choose(t, 0) in t.decisions[0].options
    assert check.state(t) == before


def test_greedy_takes_what_scores() -> None:
    """North holds the strongest card and South the weakest: a fight wins a point whatever the die says."""
    t = ravenhill.position("toy", {"hands": [[19], [0]]})
    assert ravenhill.player("greedy").choose(t, 0) == ("fight",)
    t = ravenhill.position("toy", {"hands": [[0], [19]]})
    t.answer(0, ("wait",))
    assert ravenhill.player("greedy").choose(t, 1) == ("fight",)


def test_greedy_takes_a_win_and_shuns_a_loss(toy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    weights = {"lose": 1.0, "wait": 1.0, "win": 1.0, "draw": 1.0}

    def step(self: Any, t: Any) -> Any:
        what = yield from Weighed(t, weights)
        if what[0] != "wait":
            t.end({"lose": [1], "win": [0], "draw": []}[str(what[0])], "points", "T9")

    monkeypatch.setattr(type(toy), "step", step)
    t = ravenhill.new("toy", seed=1)
    assert ravenhill.player("greedy").choose(t, 0) == ("win",)
    weights["lose"] = weights["draw"] = 9.0
    assert ravenhill.player("greedy", width=2).choose(t, 0) == ("draw",), "only the weightiest are tried"


def test_greedy_follows_an_action_to_its_end(toy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three choices to a point: seen when the action is followed, by weight, and not beyond the depth."""

    def step(self: Any, t: Any) -> Any:
        way = yield from ask(t, 0, "T1", lambda: [("here",), ("there",)], "toy-act")
        for _ in range(3):
            next_way = yield from Weighed(t, {"rest": 1.0, "go": 2.0})
            if next_way == ("rest",):
                return
        t.score[0] += 1 if way == ("there",) else 0

    monkeypatch.setattr(type(toy), "step", step)
    t = ravenhill.new("toy", seed=1)
    assert ravenhill.player("greedy").choose(t, 0) == ("there",)
    assert ravenhill.player("greedy", depth=2).choose(t, 0) == ("here",), "equals: the first one"


def test_a_single_option_needs_no_thought(toy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def step(self: Any, t: Any) -> Any:
        yield from ask(t, 0, "T1", lambda: [("wait",)], "toy-act")
        t.end([0], "points", "T9")

    monkeypatch.setattr(type(toy), "step", step)
    t = ravenhill.new("toy", seed=1)
    assert ravenhill.player("greedy").choose(t, 0) == ("wait",)
    tally = play_out(t, [None, None], 10, 1)
    assert t.over and tally.decisions == 1 and tally.asked == [0, 0]


class Spy(Player):
    """Remembers what it was shown."""

    def __init__(self, seed: int = 0) -> None:
        self.name = "spy"
        self.looks = True
        self.shown: list[Any] = []

    def choose(self, play: Any, seat: int) -> Any:
        self.shown.append((play.view(0), play.view(1)))
        return play.decision_of(seat).options[0]


def test_a_player_is_shown_a_redealt_table_only() -> None:
    spy = Spy()
    t = ravenhill.position("toy", {"hands": [[1, 2, 3], [4, 5, 6]]})
    play_out(t, [spy, spy], 1, 1)
    assert spy.shown[0][0]["hand"] == [1, 2, 3], "the seat's own hand is the real one"
    hands = []
    for seed in range(20):
        spy = Spy()
        play_out(ravenhill.position("toy", {"hands": [[1, 2, 3], [4, 5, 6]]}), [spy, spy], 1, seed)
        hands.append(tuple(spy.shown[0][1]["hand"]))
    assert len(set(hands)) > 10, "the other hand is dealt anew each time"


def test_a_player_of_ones_own_can_be_registered() -> None:
    register("spy", Spy)
    try:
        assert ravenhill.player("spy").name == "spy"
    finally:
        del players._makers["spy"]


def test_names_are_shared_out_over_the_seats() -> None:
    assert shared_out(["a"], [[0], [1]], 2) == ["a", "a"]
    assert shared_out(["a", "b"], [[0], [1]], 2) == ["a", "b"]
    assert shared_out(["a"], [[1]], 2) == ["", "a"], "the rules play the other seat"
    assert shared_out(["a", "b"], [[1]], 2) == ["", "b"]
    assert shared_out(["a", "b"], [[0, 2], [1, 3]], 4) == ["a", "b", "a", "b"], "one for each side"
    assert shared_out(["a", "b", "c", "d"], [[0, 1], [2, 3]], 4) == ["a", "b", "c", "d"]
    with pytest.raises(ravenhill.BadSetup, match="3 players were named for 2 seats"):
        shared_out(["a", "b", "c"], [[0], [1]], 2)
    assert people_of(Order("toy").lay(0)) == [0, 1]


def test_the_parts_of_greedy() -> None:
    assert widest([1.0, 3.0, 2.0, 3.0], 3) == [1, 3, 2]
    t = ravenhill.new("toy", seed=1)
    assert heaviest(t.decisions[0]) == 0
    assert standing(t, 0) == 0.0
    t.answer(0, ("concede",))
    assert standing(t, 1) > 1e6 > 0 > standing(t, 0)
    assert ravenhill.say(Message("toy-end-conceded")) == "the others gave up"
