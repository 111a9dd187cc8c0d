"""Random play with the judge at every decision; and that the judge sees what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import toy
from hypothesis import given, settings
from hypothesis import strategies as st

from ravenhill.engine import check, record
from ravenhill.engine import game as shelf
from ravenhill.engine.decision import Illegal, Message, Option, Reason, Script
from ravenhill.engine.script import Play
from ravenhill.engine.table import ask

SEEDS = st.integers(min_value=0, max_value=2**40)


@settings(max_examples=15, deadline=None, derandomize=True)
@given(seed=SEEDS, seats=st.sampled_from([2, 3]), hand=st.sampled_from([1, 2, 3]), stop=st.integers(0, 60))
def test_random_play_keeps_everything_a_table_must_keep(seed: int, seats: int, hand: int, stop: int) -> None:
    play = toy.new(seed=seed, seats=seats, options={"hand": hand})
    for _ in toy.wander(play, seed=seed + 1, answers=stop):
        pass
    for _ in toy.wander(play, seed=seed + 2, answers=4):
        assert check.problems(play, seed) == []
    assert check.replays(play) == []


DEEDS = st.lists(
    st.tuples(
        st.sampled_from(["answer", "answer", "answer", "wrong", "undo", "clone", "load", "feed", "rewind"]), SEEDS
    ),
    max_size=40,
)


@settings(max_examples=40, deadline=None, derandomize=True)
@given(seed=SEEDS, deeds=DEEDS)
def test_any_sequence_of_deeds_leaves_a_table_in_order(seed: int, deeds: list[tuple[str, int]]) -> None:
    play = toy.new(seed=seed)
    for deed, n in deeds:
        play = done(play, deed, n)
    play.table.chance.fed = []
    assert check.problems(play, seed) == []
    assert check.replays(play) == []


def done(play: Play, deed: str, n: int) -> Play:
    """One deed at the table; those that are refused must change nothing."""
    if play.over:
        play.rewind(n % (play.answers + 1))
    before = check.state(play)
    try:
        if deed == "answer" and play.decisions:
            d = play.decisions[n % len(play.decisions)]
            play.answer(d.seat, n % len(d.options))
        elif deed == "wrong":
            play.answer(n % 3, ("commit", n % 20))
        elif deed == "undo":
            play.undo(n % 2)
        elif deed == "feed":
            play.feed([f"die:{n % 7}"])
        elif deed == "rewind":
            play.rewind(play.answers - n % 3)
        elif deed == "clone":
            play = play.clone()
            assert check.state(play) == before
        elif deed == "load":
            loaded = record.load(play.save())
            assert check.state(loaded) == before
            play = loaded
    except Illegal as e:
        if e.message.key == "why-impossible-outcome":  # the outcomes fed are forgotten; everything else stands
            play.feed([])
            assert play.table.chance.fed == []
        else:
            assert check.state(play) == before
    return play


def test_a_whole_game_of_each_size_ends_in_order() -> None:
    for seats in (2, 3):
        for play in toy.wander(toy.new(seed=71, seats=seats), seed=72):
            assert check.problems(play, 73) == []
        assert play.over and check.replays(play) == []


# --- the judge ---


def judged(**verbs: Callable[..., Any]) -> list[str]:
    """What the judge says of the toy with some verbs changed."""
    game = type("Changed", (toy.Toy,), verbs)()
    shelf._open["toy"] = game
    play = game.start(game.setup(seed=3))
    found = check.problems(play)
    if play.decisions and ("fight",) in play.decisions[0].options:
        play.answer(0, ("fight",))
        found += check.problems(play)
        play.answer(1, 0)
        found += check.problems(play)
    return found


def asking(*options: tuple[str, ...]) -> Callable[..., Script]:
    def step(self: toy.Toy, t: toy.ToyTable) -> Script:
        yield from ask(t, 0, "T1", lambda: list(options), "toy-act")

    return step


def peeping_view(self: toy.Toy, t: toy.ToyTable, seat: int) -> dict[str, Any]:
    return {"hands": t.hands}


def peeping_options(self: toy.Toy, t: toy.ToyTable) -> Script:
    yield from ask(t, 0, "T1", lambda: [("take", c) for c in t.hands[1]], "toy-act")


def drawing_options(self: toy.Toy, t: toy.ToyTable) -> Script:
    yield from ask(t, 0, "T1", lambda: [("roll", t.chance.die(6))], "toy-act")


def telling_view(self: toy.Toy, t: toy.ToyTable, seat: int) -> dict[str, Any]:
    return {"given": [list(g) for g in t.given]}


class TellingReason(toy.Commit):
    def why_not(self, option: Option) -> Reason | None:
        """Which cards the others hold, for the asking; no option that is open says a word of it."""
        held = any(option[1] in hand for hand in self.t.hands)
        return Reason(Message("toy-why-held" if held else "toy-why-in-deck"), "T3")


class TellingOdds(toy.Commit):
    def odds(self, option: Option) -> dict[str, Any] | None:
        return {"mean": sum(self.t.hands[1 - self.seat])}


def asking_of(question: type[toy.Commit]) -> Any:
    def step(self: toy.Toy, t: toy.ToyTable) -> Script:
        answer = yield from question(t, 0, "T3")
        t.deck.put_under(int(answer[1]))
        t.hands[0].remove(int(answer[1]))
        if not t.hands[0]:
            t.end([0], "points", "T9")

    return step


def formless_options(self: toy.Toy, t: toy.ToyTable) -> Script:
    yield from ask(t, 0, "T1", lambda: [("fly", "north")], "toy-act", kind="act", takes=("fly <0-3>", "walk"))


def losing_redeal(self: toy.Toy, t: toy.ToyTable, seat: int) -> None:
    t.hands[1 - max(seat, 0)].pop()


def problem(self: toy.Toy, t: toy.ToyTable) -> list[str]:
    return ["a card too many"]


@pytest.mark.parametrize(
    ("verbs", "said"),
    [
        ({}, None),
        ({"problems": problem}, "invariant: a card too many"),
        ({"step": asking()}, "dead end"),
        ({"step": asking(("go",), ("go",))}, "doubled option"),
        ({"view": peeping_view}, "sees through"),
        ({"view": telling_view}, "sees through"),
        ({"step": peeping_options}, "sees through"),
        ({"step": drawing_options}, "listing the options changed the table"),
        ({"step": formless_options}, "('fly', 'north') has no form of act"),
        ({"step": asking_of(TellingReason)}, "sees through a re-deal: why not ('commit'"),
        ({"step": asking_of(TellingOdds)}, "sees through a re-deal: odds of ('commit'"),
        ({"redeal": losing_redeal}, "re-dealt for seat"),
    ],
)
def test_the_judge_sees_what_is_wrong(verbs: dict[str, Any], said: str | None) -> None:
    found = judged(**verbs)
    assert (found == []) if said is None else any(said in p for p in found)
