"""Taking back: one's own last choice while nothing was seen; and going back by agreement."""

from __future__ import annotations

import json

import pytest
import toy

from ravenhill.engine import check, record
from ravenhill.engine.decision import Illegal
from ravenhill.engine.script import Play


def refused(play: Play, seat: int) -> str:
    before = check.state(play), play.journal.items(), [m.plain() for m in play.log(seat)]
    with pytest.raises(Illegal) as told:
        play.undo(seat)
    assert (check.state(play), play.journal.items(), [m.plain() for m in play.log(seat)]) == before
    assert play.undo_reach(seat) == 0
    return told.value.message.key


def test_a_choice_without_consequence_can_be_taken_back() -> None:
    play = toy.new()
    before, log = check.state(play), play.log(0)
    play.answer(0, ("wait",))
    assert play.undo_reach(0) == 1
    play.undo(0)
    assert check.state(play) == before and play.log(0) == log
    assert play.answers == 0
    play.answer(0, ("draw",))


def test_the_start_of_a_secret_fight_can_be_taken_back_by_who_began_it() -> None:
    play = toy.new(seed=3)
    before = check.state(play)
    play.answer(0, ("fight",))
    play.undo(0)
    assert check.state(play) == before


@pytest.mark.parametrize("what", ["draw", "peek", "look"])
def test_nothing_is_taken_back_after_a_draw_or_a_reveal(what: str) -> None:
    play = toy.new()
    play.answer(0, (what,))
    assert refused(play, 0) == "why-undo-chance"
    assert refused(play, 1) == "why-undo-chance"


def test_a_choice_after_a_draw_can_be_taken_back_but_not_the_draw() -> None:
    play = toy.new()
    play.answer(0, ("draw",))
    before = check.state(play)
    play.answer(0, 0)
    play.undo(0)
    assert check.state(play) == before
    assert refused(play, 0) == "why-undo-chance"


def test_nothing_is_taken_back_after_another_has_answered() -> None:
    play = toy.new()
    play.answer(0, ("wait",))
    play.answer(1, ("wait",))
    assert refused(play, 0) == "why-undo-answered"
    play.undo(1)
    play.undo(0)
    assert play.answers == 0


def test_nothing_is_taken_back_where_nothing_was_chosen_or_all_is_over() -> None:
    play = toy.new(position={"hands": [[1], [2]]})
    assert refused(play, 0) == "why-undo-nothing"
    play.answer(0, ("concede",))
    assert refused(play, 0) == "why-undo-over"
    assert refused(play, 1) == "why-undo-over"


def test_who_plays_the_last_answer_can_not_take_it_back() -> None:
    play = toy.new(position={"hands": [[], []], "round": 7, "active": 1})
    play.answer(1, ("wait",))
    assert play.over and refused(play, 1) == "why-undo-over"


def test_several_choices_are_taken_back_one_after_the_other() -> None:
    play = toy.new(position={"hands": [[0, 1, 2, 3], [4]]})
    play.answer(0, ("draw",))
    states = [check.state(play)]
    for _ in range(2):
        play.answer(0, 0)
        states.append(check.state(play))
    assert play.decisions[0].seat == 1, "the action is over and a checkpoint was taken"
    assert play.undo_reach(0) == 2 and play.undo_reach(1) == 0
    for expected in (states[1], states[0]):
        play.undo(0)
        assert check.state(play) == expected
    assert refused(play, 0) == "why-undo-chance"


def test_undo_reach_is_what_undo_does() -> None:
    for play in toy.wander(toy.new(seed=41, seats=3), seed=42):
        for seat in range(3):
            copy, done = play.clone(), 0
            while True:
                try:
                    copy.undo(seat)
                except Illegal:
                    break
                done += 1
            assert play.undo_reach(seat) == done


def test_a_secret_answer_is_taken_back_while_others_still_choose() -> None:
    play = toy.fighting(3)
    before = check.state(play)
    play.answer(1, 0)
    play.answer(0, 1)
    with_zero_only = toy.fighting(3)
    with_zero_only.answer(0, 1)
    play.undo(1)
    assert check.state(play) == check.state(with_zero_only)
    assert [d.seat for d in play.decisions] == [1, 2]
    assert refused(play, 2) == "why-undo-answered"
    play.undo(0)
    assert check.state(play) == before


def test_a_secret_answer_stands_once_all_are_in() -> None:
    play = toy.fighting()
    play.answer(1, 0)
    play.answer(0, 0)
    assert refused(play, 0) == "why-undo-chance"
    assert refused(play, 1) == "why-undo-chance"


def test_outcomes_fed_for_later_outlive_an_undo() -> None:
    play = toy.new()
    play.feed(["die:3"])
    play.answer(0, ("wait",))
    play.undo(0)
    assert play.table.chance.fed == ["die:3"]


def test_undo_after_a_load() -> None:
    for play in toy.wander(toy.new(seed=43), seed=44):
        for seat in range(2):
            loaded, copy = record.load(play.save()), play.clone()
            assert loaded.undo_reach(seat) == copy.undo_reach(seat)
            if copy.undo_reach(seat):
                loaded.undo(seat)
                copy.undo(seat)
                assert check.state(loaded) == check.state(copy)
                assert loaded.log(seat) == copy.log(seat)


def test_a_taken_back_choice_leaves_no_line_in_the_log() -> None:
    play = toy.new(position={"hands": [[0, 1, 2, 3], [4]]})
    play.answer(0, ("draw",))
    lines = [m.plain() for m in play.log(0)]
    play.answer(0, 0)
    play.undo(0)
    assert [m.plain() for m in play.log(0)] == lines


# --- by agreement ---


def test_any_moment_can_be_gone_back_to() -> None:
    states, logs = [], []
    for play in toy.wander(toy.new(seed=45, seats=3), seed=46):
        states.append(check.state(play))
        logs.append(json.dumps([[m.plain() for m in play.log(s)] for s in (None, 0, 1, 2)]))
    assert play.over
    for answers in range(play.answers, -1, -1):
        copy = play.clone()
        copy.rewind(answers)
        assert check.state(copy) == states[answers]
        assert json.dumps([[m.plain() for m in copy.log(s)] for s in (None, 0, 1, 2)]) == logs[answers]
        assert check.replays(copy) == []
    play.rewind(7)
    for _ in toy.wander(play, seed=47):
        pass
    assert play.over and check.replays(play) == []


@pytest.mark.parametrize("answers", [-1, 2, 99])
def test_there_is_no_going_back_to_what_never_was(answers: int) -> None:
    play = toy.new()
    play.answer(0, ("wait",))
    before = check.state(play)
    with pytest.raises(Illegal) as told:
        play.rewind(answers)
    assert told.value.message.key == "why-rewind"
    assert check.state(play) == before
