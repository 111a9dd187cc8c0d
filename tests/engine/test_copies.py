"""Clones and re-deals: independent, faithful, of constant cost, and blind to what a seat can not know."""

from __future__ import annotations

import json
from typing import Any

import pytest
import toy

from ravenhill.engine import check
from ravenhill.engine import plain as plain_module
from ravenhill.engine.decision import Illegal
from ravenhill.engine.plain import plain
from ravenhill.engine.script import Play
from ravenhill.engine.trail import Trail
from ravenhill.engine.way import REDEAL


def test_a_clone_at_every_decision_is_the_same_and_independent() -> None:
    for seats in (2, 3):
        for play in toy.wander(toy.new(seed=5, seats=seats), seed=6):
            before = check.state(play)
            copy = play.clone()
            again = copy.clone()
            assert check.state(copy) == check.state(again) == before
            assert copy.journal.items() == play.journal.items()
            assert copy.log(0) == play.log(0)
            for _ in toy.wander(copy, seed=7, answers=4):
                pass
            assert check.state(play) == check.state(again) == before


def test_a_clone_goes_on_the_same_way() -> None:
    play = toy.new(seed=8)
    for _ in toy.wander(play, seed=9, answers=12):
        pass
    copy = play.clone().clone()
    for p in (play, copy):
        for _ in toy.wander(p, seed=10):
            pass
    assert play.over and check.state(copy) == check.state(play)
    assert copy.record() == play.record()


def test_a_clone_keeps_what_was_fed_and_its_quiet() -> None:
    play = toy.new()
    play.feed(["die:3"])
    play.table.quiet = True
    copy = play.clone()
    assert copy.table.chance.fed == ["die:3"] and copy.table.quiet
    copy.table.chance.fed.clear()
    assert play.table.chance.fed == ["die:3"]


def test_a_quiet_table_says_nothing_and_its_copies_neither() -> None:
    play = toy.new()
    said = len(play.log(0))
    play.table.quiet = True
    play.answer(0, ("draw",))
    assert len(play.log(0)) == len(play.clone().log(0)) == said


def test_making_a_copy_says_no_line_twice() -> None:
    play = toy.new()
    play.answer(0, ("draw",))  # in the middle of an action: the hand is too large
    assert play.decisions[0].prompt.key == "toy-discard"
    lines = play.log(0)
    for copy in (play.clone(), play.clone().clone(), play.determinize(0, 1)):
        assert copy.log(0) == lines
    copy = play.clone()
    copy.answer(0, 0)
    copy.answer(1, ("draw",))
    assert len(copy.log(1)) == len(play.log(1)) + 2
    assert play.log(0) == lines


# --- re-deals ---


def test_a_redeal_keeps_what_the_seat_sees_and_changes_what_it_does_not() -> None:
    play = toy.new(seed=1)
    hands: set[str] = set()
    for seed in range(20):
        dealt = play.determinize(0, seed)
        assert dealt.view(0) == play.view(0)
        assert dealt.decisions[0].options == play.decisions[0].options
        hands.add(json.dumps(dealt.table.hands[1]))  # type: ignore[attr-defined]
    assert len(hands) > 10


def test_the_same_seed_deals_the_same_and_chance_goes_another_way_than_at_the_table() -> None:
    play = toy.fighting()
    assert check.state(play.determinize(0, 4)) == check.state(play.determinize(0, 4))
    assert check.state(play.determinize(0, 4)) != check.state(play.determinize(0, 5))
    assert check.state(play.determinize(0, 4)) != check.state(play.determinize(1, 4))
    assert (play.determinize(0, 4).table.chance.a, 0) != (play.table.chance.a, 0)


def test_a_spectator_knows_no_hand() -> None:
    play = toy.new(seed=1)
    dealt = [play.determinize(None, seed).table.hands for seed in range(10)]  # type: ignore[attr-defined]
    assert len({json.dumps(h[0]) for h in dealt}) > 3
    assert len({json.dumps(h[1]) for h in dealt}) > 3


def test_a_redeal_of_a_redeal_and_its_clones() -> None:
    for play in toy.wander(toy.new(seed=11), seed=12):
        first = play.determinize(0, 1)
        second = first.clone().determinize(0, 2)
        assert second.view(0) == play.view(0)
        assert check.state(second.clone()) == check.state(second)
        redeals = [e for e in second.journal.items() if not isinstance(e, str) and e[0] == REDEAL]
        assert redeals == [(REDEAL, 0, 2)], "for the same seat the later one takes the place of the first"
        other = first.determinize(1, 3)
        redeals = [e for e in other.journal.items() if not isinstance(e, str) and e[0] == REDEAL]
        assert redeals == [(REDEAL, 0, 1), (REDEAL, 1, 3)]
        for _ in toy.wander(second, seed=3, answers=6):
            assert check.state(second.clone()) == check.state(second)


def test_nothing_fed_reaches_a_redealt_table() -> None:
    play = toy.new()
    play.feed(["die:3"])
    assert play.determinize(0, 1).table.chance.fed == []
    assert play.table.chance.fed == ["die:3"]


def test_ones_own_secret_answer_stays_and_the_others_are_chosen_anew() -> None:
    play = toy.fighting(3)
    play.answer(0, 1)
    play.answer(1, 1)
    own = play.table.given[0]
    others = set()
    for seed in range(30):
        dealt = play.determinize(0, seed)
        assert dealt.table.given[0] == own
        assert dealt.table.given[1][1] in dealt.table.hands[1]  # type: ignore[attr-defined]
        assert [d.seat for d in dealt.decisions] == [2]
        others.add(dealt.table.given[1])
        dealt.answer(2, 0)
        assert play.game.problems(dealt.table) == []
    assert len(others) > 5
    watched = {play.determinize(None, seed).table.given[0] for seed in range(30)}
    assert len(watched) > 5


def test_a_finished_game_can_be_copied_and_redealt() -> None:
    play = toy.new()
    play.answer(0, ("concede",))
    dealt = play.determinize(1, 1)
    assert dealt.over and check.state(dealt.clone()) == check.state(dealt)
    assert check.problems(play) == []


def test_a_redealt_table_tells_nobody_the_true_cards() -> None:
    play = toy.new(seed=2)
    play.answer(0, ("wait",))
    play.answer(1, ("draw",))
    assert play.log(1)
    dealt = play.determinize(0, 1)
    assert dealt.log(0) == play.log(0)
    assert [m for m in dealt.log(1) if m.key == "toy-drew"] == []
    for answers in range(play.answers):
        with pytest.raises(Illegal):
            dealt.rewind(answers)
    with pytest.raises(Illegal):
        dealt.undo(1)
    with pytest.raises(Illegal) as refused:
        dealt.position()
    assert refused.value.message.key == "why-position-redealt"


@pytest.mark.parametrize("seat", [2, -2, 99])
def test_a_seat_that_is_not_there_sees_nothing(seat: int) -> None:
    play = toy.new()
    for look in (play.view, lambda s: play.determinize(s, 1)):
        with pytest.raises(Illegal) as refused:
            look(seat)
        assert refused.value.message.key == "why-no-seat"


def test_a_view_is_ones_own_to_scribble_on() -> None:
    play = toy.new()
    before = check.state(play)
    seen: Any = play.view(0)
    seen["hand"].clear()
    seen["score"][0] = 99
    assert check.state(play) == before


# --- cost ---


def objects_copied(play: Play, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many values one clone copies."""
    count = 0
    true_copy = plain_module.copied

    def counted(value: Any) -> Any:
        nonlocal count
        count += 1
        return true_copy(value)

    with monkeypatch.context() as patched:
        patched.setattr(plain_module, "copied", counted)
        play.clone()
    return count


def test_nothing_that_is_copied_grows_with_the_length_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Endless(toy.Toy):
        def step(self, t: toy.ToyTable) -> Any:
            t.round = 0
            return super().step(t)

    game = Endless()
    play = game.start(game.setup(seed=1))
    sizes: list[int] = []
    copies: list[int] = []
    trails: list[int] = []
    for _ in toy.wander(play, seed=2, answers=1500):
        sizes.append(len(json.dumps(plain(play.table))))
        if play.answers % 100 == 0:
            copies.append(objects_copied(play, monkeypatch))
            copy = play.clone()
            trails.append(len(copy.journal._items) + len(copy.way.log._items) + len(copy.way.entries))
    assert len(play.journal) > 2000 and len(play.log(0)) > 50
    assert max(sizes[750:]) <= max(sizes[:750]) + 40
    assert max(copies[8:]) <= max(copies[:8]) + 5
    assert max(trails) < 40


def test_a_trail_shares_its_past() -> None:
    trail = Trail()
    for i in range(5):
        trail.add(i)
    early, late = trail.upto(2), trail.upto(5)
    early.add("x")
    late.add("y")
    trail.add(5)
    assert trail.items() == [0, 1, 2, 3, 4, 5] and len(trail) == 6
    assert early.items() == [0, 1, "x"] and len(early) == 3
    assert late.items() == [0, 1, 2, 3, 4, "y"] and late.items(4) == [4, "y"] and late.items(6) == []
    assert late.upto(1).items() == [0] and late.upto(0).items() == []
    assert early.upto(3).upto(3).items() == [0, 1, "x"]


def test_copies_of_copies_do_not_pile_up() -> None:
    trail = Trail()
    trail.add(0)
    for _ in range(50):
        trail = trail.upto(1)
    assert trail._before is not None and trail._before._before is None
