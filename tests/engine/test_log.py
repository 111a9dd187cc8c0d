"""The log: data, not sentences; every line read only by those who may."""

from __future__ import annotations

from typing import Any

import toy

from ravenhill.engine import check, record
from ravenhill.engine.decision import Message
from ravenhill.engine.script import Play
from ravenhill.engine.table import Table


def lines(play: Play, seat: int | None, since: int | None = None) -> list[object]:
    return [(m.key, tuple(m.args.items()), m.at) for m in play.log(seat, since)]


def test_a_whisper_is_read_by_its_seat_only() -> None:
    play = toy.new(seed=1)
    for seat in (0, 1):
        hand: Any = play.view(seat)["hand"]
        assert {m.args["card"] for m in play.log(seat)} == {f"c{card}" for card in hand}
    assert play.log(None) == []


def test_a_public_line_is_read_by_all() -> None:
    line = Message("toy-scored", {"n": 2})
    assert all(line.readable_by(s) for s in (None, 0, 1, 7))
    secret = Message("toy-drew", {}, (1, 2))
    assert [secret.readable_by(s) for s in (None, 0, 1, 2)] == [False, False, True, True]


def test_what_others_are_told_is_not_said_to_who_knows_more() -> None:
    table = Table(3)
    table.tell_others(1, "toy-scored", {"n": 2})
    [line] = table.told
    assert [line.readable_by(s) for s in (None, 0, 1, 2)] == [True, True, False, True]
    table.quiet = True
    table.tell_others(1, "toy-scored")
    assert table.told == [line]


def test_lines_are_numbered_by_answers_and_read_from_any_of_them() -> None:
    play = toy.new(seed=1)
    play.answer(0, ("wait",))
    play.answer(1, ("peek",))
    play.answer(0, ("draw",))
    assert [m.at for m in play.log(0)] == [0, 0, 0, 3, 3]
    assert [m.at for m in play.log(0, since=2)] == [3, 3]
    assert [m.at for m in play.log(0, since=0)] == [3, 3], "lines of the set-up came before any answer"
    assert play.log(0, since=3) == []


def test_since_tells_what_is_new_and_nothing_twice() -> None:
    for seat in (None, 0, 1):
        play = toy.new(seed=5)
        read = play.log(seat)
        seen = play.answers
        for now in toy.wander(play, seed=6, answers=40):
            read += now.log(seat, since=seen)
            seen = now.answers
        assert read == play.log(seat)
        assert seat is None or len(read) > 3


def test_the_log_of_a_loaded_game_is_whole_and_goes_on() -> None:
    for play in toy.wander(toy.new(seed=61, seats=3), seed=62):
        loaded = record.load(play.save())
        for seat in (None, 0, 1, 2):
            assert lines(loaded, seat) == lines(play, seat)
    play = toy.new(seed=61)
    play.answer(0, ("draw",))
    loaded = record.load(play.save())
    for p in (play, loaded):
        p.answer(0, 0)
        p.answer(1, ("draw",))
    assert lines(loaded, 1) == lines(play, 1) and lines(loaded, 0, 1) == lines(play, 0, 1)
    copy = record.load(play.save()).clone()
    copy.answer(1, 0)
    assert lines(copy, 1)[: len(lines(play, 1))] == lines(play, 1)


def test_reading_the_log_does_not_change_the_table() -> None:
    play = toy.new(seed=61)
    play.answer(0, ("draw",))
    loaded = record.load(play.save())
    before = check.state(loaded)
    loaded.log(0)
    assert check.state(loaded) == before == check.state(play)


def test_the_log_is_no_part_of_the_table_or_the_save() -> None:
    play = toy.new(seed=61)
    play.answer(0, ("draw",))
    assert play.table.told == []
    assert b"toy-drew" not in play.record()


def test_messages_are_compared_by_what_they_say() -> None:
    assert Message("a", {"n": 1}) == Message("a", {"n": 1})
    assert len({Message("a", {"n": 1}), Message("a", {"n": 1})}) == 1
    assert Message("a", {"n": 1}) != Message("a", {"n": 2})
    assert Message("a") != Message("a", None, (0,))
    assert Message("a") != "a"
    assert Message("a", {"n": 1}).plain() == {"key": "a", "args": {"n": 1}, "at": 0}
    assert repr(Message("a", {"n": 1})) == "Message('a', n=1)"
