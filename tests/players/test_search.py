"""The searching player."""

from __future__ import annotations

from typing import Any

import pytest
from weighed import Weighed

import ravenhill
from ravenhill.engine import check
from ravenhill.engine.decision import Option, Question
from ravenhill.engine.table import ask, ask_all
from ravenhill.players import spelled
from ravenhill.players.eye import Eye, Judgement
from ravenhill.players.match import play_out
from ravenhill.players.search import Search

pytestmark = pytest.mark.usefixtures("toy")


def options(t: Any, seat: int, *verbs: str) -> Any:
    return ask(t, seat, "T1", lambda: [(verb,) for verb in verbs], "toy-act", kind="act")


def test_it_plays_the_same_game_for_the_same_seed_and_iterations() -> None:
    def journal(seed: int) -> list[Any]:
        t = ravenhill.new("toy", seed=1)
        play_out(t, [Search(seed=seed, iterations=20), ravenhill.player("random", seed=4)], 1000, 1)
        return t.journal.items()

    assert journal(1) == journal(1)
    assert journal(1) != journal(2)


def test_it_takes_a_win_and_shuns_a_loss(toy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def step(self: Any, t: Any) -> Any:
        what = yield from options(t, 0, "lose", "wait", "win", "draw")
        if what[0] != "wait":
            t.end({"lose": [1], "win": [0], "draw": []}[str(what[0])], "points", "T9")

    monkeypatch.setattr(type(toy), "step", step)
    t = ravenhill.new("toy", seed=1)
    assert Search(iterations=60).choose(t, 0) == ("win",)


def gift_or_guard(self: Any, t: Any) -> Any:
    """North may take a point and leave South the game, or guard against it."""
    if t.active == 0:
        what = yield from options(t, 0, "take", "guard")
        t.score[0] += 1 if what == ("take",) else 0
        t.round = 1 if what == ("take",) else 0
    else:
        verbs = ("idle", "win") if t.round else ("idle", "rest")
        what = yield from options(t, 1, *verbs)
        t.end([1] if what == ("win",) else [], "points", "T9")
    t.active = 1 - t.active


def test_it_reckons_with_the_answer_of_the_other_side(toy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(toy), "step", gift_or_guard)
    t = ravenhill.new("toy", seed=1)
    assert ravenhill.player("greedy").choose(t, 0) == ("take",), "one action ahead the point is all there is"
    assert Search(iterations=100).choose(t, 0) == ("guard",)
    assert Search(iterations=100, reach=1).choose(t, 0) == ("take",), "its tree ends with its own action"


def test_an_action_is_judged_at_its_end(toy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The point comes with the last of three choices."""

    def step(self: Any, t: Any) -> Any:
        way = yield from options(t, 0, "here", "there")
        for _ in range(2):
            yield from options(t, 0, "go", "go on")
        t.score[0] += 1 if way == ("there",) else 0

    monkeypatch.setattr(type(toy), "step", step)
    t = ravenhill.new("toy", seed=1)
    assert Search(iterations=16, reach=1).choose(t, 0) == ("there",)


def test_an_option_is_worth_what_it_would_do_next(toy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten steps with three wrong turns each: most of what is tried on the way is worse than staying."""

    def step(self: Any, t: Any) -> Any:
        if (yield from options(t, 0, "stay", "go")) == ("go",):
            for _ in range(10):
                if (yield from options(t, 0, "right", "left", "back", "rest")) != ("right",):
                    t.score[1] += 1
                    return
            t.score[0] += 1

    monkeypatch.setattr(type(toy), "step", step)
    t = ravenhill.new("toy", seed=1)
    player = Search(iterations=100, reach=1)
    assert player.choose(t, 0) == ("go",)
    root = player._root.nodes[0]
    assert root.values[root.index["go",]] > root.values[root.index["stay",]]


def test_where_chance_leads_on_every_way_counts(toy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A dare goes wrong one time in six, and only then is more to be chosen: that is not all it is worth."""

    def step(self: Any, t: Any) -> Any:
        if (yield from options(t, 0, "wait", "dare")) == ("wait",):
            return
        if t.chance.die(6) > 1:
            t.score[0] += 1
        else:
            yield from options(t, 0, "this", "that")
            t.score[1] += 1

    monkeypatch.setattr(type(toy), "step", step)
    t = ravenhill.new("toy", seed=1)
    player = Search(iterations=200, reach=1)
    assert player.choose(t, 0) == ("dare",)
    root = player._root.nodes[0]
    assert root.following[root.index["dare",]], "it went on now and then"


def test_it_leans_to_what_is_usual_as_far_as_the_game_trusts_it(toy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def step(self: Any, t: Any) -> Any:
        yield [Weighed(t, {"odd": 0.5, "usual": 5.0})]
        t.score[0] += 2 if t.given[0] == ("odd",) else 1

    monkeypatch.setattr(type(toy), "step", step)
    t = ravenhill.new("toy", seed=1)
    assert Search(iterations=80, reach=1).choose(t, 0) == ("odd",), "it looks a little better"
    monkeypatch.setattr(type(toy), "trust", 2.0)
    assert Search(iterations=80, reach=1).choose(t, 0) == ("usual",)


def test_what_is_rarely_done_has_its_day(toy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """One unlucky try is not all it gets."""

    def step(self: Any, t: Any) -> Any:
        yield [Weighed(t, {"use": 10.0, "rare": 0.001})]
        t.score[0] += 1 if t.given[0] == ("use",) else 0

    monkeypatch.setattr(type(toy), "step", step)
    player = Search(iterations=60, reach=1)
    assert player.choose(ravenhill.new("toy", seed=1), 0) == ("use",)
    assert player._root.nodes[0].visits[1] > 3


def pennies(self: Any, t: Any) -> Any:
    """Both choose at once: North wins if they match. Whoever saw the other's choice would always win."""
    yield from ask_all([Penny(t, seat, "T1") for seat in range(2)])
    t.end([0] if t.given[0] == t.given[1] else [1], "points", "T9")


class Penny(Question):
    KIND = "penny"

    def offer(self) -> list[Option]:
        return [("head",), ("tail",)]


def test_what_another_chose_in_secret_is_not_seen(toy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(toy), "step", pennies)
    chosen = []
    for secret in ("head", "tail"):
        t = ravenhill.new("toy", seed=1)
        t.answer(0, (secret,))
        chosen.append([Search(seed=seed, iterations=40).choose(t.determinize(1, seed), 1) for seed in range(8)])
    assert chosen[0] == chosen[1]


def test_those_who_choose_at_once_choose_apart(toy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """With statistics of their own neither finds a choice that is better than the other."""
    monkeypatch.setattr(type(toy), "step", pennies)
    player = Search(seed=1, iterations=400)
    player.choose(ravenhill.new("toy", seed=1), 0)
    for node in player._root.nodes:
        assert min(node.visits) > 100, (node.seat, node.visits)
    assert {node.seat for node in player._root.nodes} == {0, 1}


def test_the_tree_is_kept_for_the_next_choice_of_the_seat(toy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def step(self: Any, t: Any) -> Any:
        yield from options(t, 0, "a", "b")
        yield from options(t, 0, "c", "d")
        yield from options(t, 1, "e", "f")
        yield from options(t, 0, "g", "h")

    monkeypatch.setattr(type(toy), "step", step)
    t = ravenhill.new("toy", seed=1)
    player = Search(iterations=40)

    def begun() -> int:
        return sum(sum(node.visits) for node in player._kept(t.determinize(0, 5), 0).nodes)

    assert begun() == 0
    t.answer(0, player.choose(t.determinize(0, 1), 0))
    assert begun() > 10
    t.answer(0, player.choose(t.determinize(0, 2), 0))
    t.answer(1, 0)
    assert begun() == 0, "another has chosen since, perhaps in secret"


def test_it_stops_when_the_first_can_not_be_caught(toy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def step(self: Any, t: Any) -> Any:
        what = yield from options(t, 0, "win", "lose")
        t.end([0] if what == ("win",) else [1], "points", "T9")

    monkeypatch.setattr(type(toy), "step", step)
    player = Search(iterations=1000)
    assert player.choose(ravenhill.new("toy", seed=1), 0) == ("win",)
    assert 400 < player.done < 900


def test_its_budget_may_be_time() -> None:
    player = Search(ms=3)
    assert player.choose(ravenhill.new("toy", seed=1), 0) in ravenhill.new("toy", seed=1).decisions[0].options
    assert player.done >= 8


def test_few_options_are_widened_to_more(toy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def step(self: Any, t: Any) -> Any:
        what = yield from options(t, 0, *"abcdefghi")
        t.score[0] += 1 if what == ("i",) else 0

    monkeypatch.setattr(type(toy), "step", step)
    t = ravenhill.new("toy", seed=1)
    narrow, wide = Search(iterations=9, widen=0.1), Search(iterations=200, widen=1.0)
    narrow.choose(t, 0)
    assert sum(1 for n in narrow._root.nodes[0].visits if n) == 2
    assert wide.choose(t, 0) == ("i",)


class Fond(Eye):
    """Likes one option, and tables that come after it."""

    def __init__(self, verb: str) -> None:
        self.verb = verb

    def priors(self, t: Any, decision: Question) -> list[float]:
        return [1.0 / len(decision.options)] * len(decision.options)

    def value(self, t: Any) -> list[float]:
        own = 0.9 if (0, self.verb) in t.journal.items() else 0.1
        return [own, 1.0 - own]


@pytest.mark.parametrize("verb", ["draw", "peek", "wait"])
def test_another_eye_may_take_the_place_of_the_games_own(verb: str) -> None:
    t = ravenhill.new("toy", seed=1)
    assert Search(iterations=60, eye=Fond(verb)).choose(t, 0) == (verb,)


def test_the_games_own_eye_gives_chances() -> None:
    t = ravenhill.new("toy", scenario="crowd", seed=1)
    eye = Judgement()
    eye.begin(t, 0)
    assert sum(eye.priors(t, t.decisions[0])) == pytest.approx(1.0)
    assert eye.value(t) == [0.5, 0.5, 0.5], "three sides, each judged for itself"


@pytest.mark.parametrize("setting", ["iterations=0", "ms=-1", "boldness=-1", "reach=-2"])
def test_settings_it_does_not_take(setting: str) -> None:
    with pytest.raises(ravenhill.BadSetup):
        spelled(f"search:{setting}")


@pytest.mark.parametrize("info", ravenhill.games(), ids=lambda info: info.id)
def test_it_plays_every_game_with_any_number_of_seats(info: ravenhill.GameInfo) -> None:
    seats, scenario = max((seats, scenario.id) for scenario in info.scenarios for seats in scenario.seats)
    t = ravenhill.new(info.id, scenario=scenario, seats=seats, seed=1)
    players: list[Any] = [Search(seed=seat, iterations=4) for seat in range(t.seats)]
    tally = play_out(t, players, 30, 1)
    assert tally.decisions == 30 or t.over


@pytest.mark.parametrize("game", ["toy", *(info.id for info in ravenhill.games())])
def test_a_redeal_takes_the_place_of_the_one_before(game: str) -> None:
    t = ravenhill.new(game, seed=2)
    player = ravenhill.player("random", seed=3)
    for _ in range(40):
        seat = t.decisions[0].seat
        t.answer(seat, player.choose(t, seat))
        if t.over:
            break
        once = t.determinize(seat, 8)
        twice = t.determinize(seat, 7).determinize(seat, 8)
        assert check.state(twice) == check.state(once)
        assert twice.journal.items() == once.journal.items()
        assert check.state(twice.clone()) == check.state(once)
