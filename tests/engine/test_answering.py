"""Asking and answering: what is taken, what is refused, and that a refusal changes nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest
import toy

from ravenhill.engine import check
from ravenhill.engine.decision import Arg, Decision, Illegal, Message, Option, Question, Script
from ravenhill.engine.plain import plain
from ravenhill.engine.script import Play
from ravenhill.engine.table import ask, ask_all


def everything(play: Play) -> str:
    """All that makes a game: table, decisions, journal, log, checkpoint."""
    log = [(m.key, m.args, m.seats, m.at) for m in play.way.log.items()]
    mark = plain(play.settle())  # first: it may move the mark
    past = [play.journal.items(), log, mark, play.way.entries, play.way.mark.at, play._waiting, play.actions]
    return check.state(play) + json.dumps(past)


def test_an_option_is_taken_as_tuple_list_or_index() -> None:
    plays = [toy.new(seed=1) for _ in range(3)]
    plays[0].answer(0, ("wait",))
    plays[1].answer(0, ["wait"])
    plays[2].answer(0, plays[2].decisions[0].options.index(("wait",)))
    assert len({check.state(p) for p in plays}) == 1
    assert [p.journal.items() for p in plays] == [[*toy.new(seed=1).journal.items(), (0, "wait")]] * 3


def test_a_decision_says_who_what_and_by_which_rule() -> None:
    d = toy.new().decisions[0]
    assert (d.seat, d.prompt.key, d.rule) == (0, "toy-act", "T1")
    assert d.options == (("draw",), ("peek",), ("look",), ("wait",), ("fight",))
    assert "5 options" in repr(d)


@pytest.mark.parametrize(
    ("seat", "choice", "key", "rule"),
    [
        (0, ("fly",), "why-not-offered", "T1"),
        (0, (), "why-no-such-number", "T1"),
        (0, 5, "why-no-such-number", "T1"),
        (0, -1, "why-no-such-number", "T1"),
        (0, "wait", "why-form", "T1"),
        (0, [["wait"]], "why-not-offered", "T1"),
        (1, ("wait",), "why-not-your-choice", "T1"),
        (1, 0, "why-not-your-choice", "T1"),
        (2, ("wait",), "why-no-seat", ""),
        (-1, ("concede",), "why-no-seat", ""),
        (7, ("concede",), "why-no-seat", ""),
    ],
)
def test_a_refused_answer_changes_nothing(seat: int, choice: Option | int, key: str, rule: str) -> None:
    play = toy.new(seed=2)
    before = everything(play)
    with pytest.raises(Illegal) as refused:
        play.answer(seat, choice)
    assert (refused.value.message.key, refused.value.rule, refused.value.reason.rule) == (key, rule, rule)
    assert everything(play) == before
    play.answer(0, ("wait",))


def test_why_not_is_none_for_what_is_open_and_the_games_own_reason_for_what_is_not() -> None:
    play = toy.new(options={"hand": 1})
    assert play.why_not(0, ("fight",)) is None
    assert play.why_not(1, ("concede",)) is None
    play = toy.new(position={"hands": [[], []]})
    reason = play.why_not(0, ("fight",))
    assert reason is not None
    assert (reason.message.key, reason.rule) == ("toy-why-no-cards", "T3")
    assert "toy-why-no-cards" in repr(reason)


def test_a_thing_of_a_kind_the_question_does_not_take_is_no_part_of_it() -> None:
    play = toy.new(position={"hands": [[0, 1, 2, 3], [4]]})
    play.feed(["card:c10", "card:c11"])
    play.answer(0, ("draw",))
    decision = play.decisions[0]
    reason = play.why_not(0, ("discard", "north"))
    assert reason is not None
    assert (reason.message.key, reason.rule) == ("why-no-part", decision.rule)
    assert reason.message.args == {"ask": decision.prompt.key, **decision.prompt.args}
    for other in (
        ("discard", 9),
        ("discard", "c9"),
        ("fly", "north"),
    ):  # the kind it takes, an unknown one, no such verb
        reason = play.why_not(0, other)
        assert reason is not None and reason.message.key == "why-not-offered"


def test_the_journal_keeps_the_option_as_it_was_listed() -> None:
    play = toy.new(position={"hands": [[0, 1, 2, 3], [4]]})
    play.feed(["card:c10", "card:c11"])
    play.answer(0, ("draw",))
    play.answer(0, ("discard", True))
    assert play.journal.items()[-1] == (0, "discard", 1)
    assert type(play.journal.items()[-1][2]) is int


def test_nothing_can_be_answered_after_the_end() -> None:
    play = toy.new()
    play.answer(1, ("concede",))
    assert play.over and play.decisions == ()
    assert play.result is not None
    assert (play.result.winners, play.result.reason, play.result.rule) == ([0], "conceded", "T8")
    before = everything(play)
    for choice in (("wait",), ("concede",), 0):
        with pytest.raises(Illegal) as refused:
            play.answer(0, choice)
        assert (refused.value.message.key, refused.value.rule) == ("why-over", "T8")
    assert everything(play) == before


def test_a_seat_concedes_also_when_it_is_not_asked_or_has_answered_in_secret() -> None:
    play = toy.fighting()
    play.answer(0, 0)
    play.answer(0, ("concede",))
    assert play.result is not None and play.result.winners == [1]
    assert check.problems(play) == [] and check.replays(play) == []


# --- several seats at once ---


def test_all_are_asked_at_once_and_answers_stay_secret_until_all_are_in() -> None:
    play = toy.fighting(3)
    assert [d.seat for d in play.decisions] == [0, 1, 2]
    views = [play.view(s) for s in (None, 0, 1, 2)]
    logs = [play.log(s) for s in (None, 0, 1, 2)]
    play.answer(1, 0)
    assert [d.seat for d in play.decisions] == [0, 2]
    play.answer(2, 1)
    assert [play.view(s) for s in (None, 0, 1, 2)] == views
    assert [play.log(s) for s in (None, 0, 1, 2)] == logs
    with pytest.raises(Illegal) as refused:
        play.answer(1, 1)
    assert refused.value.message.key == "why-answered"
    play.answer(0, 0)
    assert all(d.prompt.key != "toy-commit" for d in play.decisions)


def test_the_order_of_simultaneous_answers_does_not_matter() -> None:
    ends = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        play = toy.fighting(3)
        for seat in order:
            play.answer(seat, 0)
        ends.append(json.dumps(plain(play.table)))
    assert len(set(ends)) == 1


def test_what_another_answered_in_secret_does_not_change_ones_own_options() -> None:
    plays = [toy.fighting() for _ in range(2)]
    for i, play in enumerate(plays):
        play.answer(0, i)
    assert plays[0].decisions[0].options == plays[1].decisions[0].options


# --- scripts that end, ask nobody or fail ---


class Odd(toy.Toy):
    """The toy with one script of our own."""

    def __init__(self, script: object) -> None:
        self.script = script

    def step(self, t: toy.ToyTable) -> Script:
        return self.script(t)  # type: ignore[operator, no-any-return]


def odd(script: object) -> Play:
    game = Odd(script)
    return game.start(game.setup(seed=1))


def test_a_decision_for_nobody_is_passed_over() -> None:
    def script(t: toy.ToyTable) -> Script:
        yield from ask_all([])
        yield from ask(t, 0, "T1", lambda: [("go",)], "toy-act")

    assert [d.seat for d in odd(script).decisions] == [0]


def test_the_game_is_over_when_the_end_is_told_though_the_script_asks_on() -> None:
    def script(t: toy.ToyTable) -> Script:
        yield from ask(t, 0, "T1", lambda: [("go",)], "toy-act")
        t.end([0], "points", "T9")
        t.end([1], "later", "T9")
        yield from ask(t, 0, "T1", lambda: [("go",)], "toy-act")

    play = odd(script)
    play.answer(0, 0)
    assert play.over and play.decisions == ()
    assert play.result is not None and play.result.winners == [0]


def test_actions_without_a_question_are_played_through() -> None:
    def script(t: toy.ToyTable) -> Script:
        t.round += 1
        if t.round % 3 == 0:
            yield from ask(t, 0, "T1", lambda: [("go",)], "toy-act")

    play = odd(script)
    assert play.table.round == 3  # type: ignore[attr-defined]
    play.answer(0, 0)
    assert play.table.round == 6  # type: ignore[attr-defined]
    assert check.state(play.clone()) == check.state(play)


def test_a_rule_that_fails_leaves_the_table_as_it_was() -> None:
    def script(t: toy.ToyTable) -> Script:
        what = yield from ask(t, 0, "T1", lambda: [("go",), ("fail",)], "toy-act")
        t.score[0] += 1
        t.tell("toy-scored")
        t.chance.die(6)
        if what[0] == "fail":
            t.hands[0].clear()
            raise ZeroDivisionError
        yield from ask(t, 0, "T1", lambda: [("on",), ("fail",)], "toy-act")
        if t.given[0] == ("fail",):
            raise ZeroDivisionError

    play = odd(script)
    play.answer(0, ("go",))
    play.answer(0, ("on",))
    for first in (("go",), None):
        if first:
            play.answer(0, first)
        play.feed(["die:6"])
        before, fed = everything(play), play.table.chance.fed[:]
        for _ in range(2):
            with pytest.raises(ZeroDivisionError):
                play.answer(0, ("fail",))
            assert everything(play) == before and play.table.chance.fed == fed
        if first:
            play.answer(0, ("on",))
        play.table.chance.fed = []
    play.answer(0, ("go",))


def test_a_rule_that_fails_after_a_checkpoint_leaves_the_table_as_it_was() -> None:
    def script(t: toy.ToyTable) -> Script:
        if t.round == 1:
            t.score[1] = 99
            raise ZeroDivisionError
        yield from ask(t, 0, "T1", lambda: [("go",), ("stay",)], "toy-act")
        t.round += t.given[0] == ("go",)
        t.tell("toy-went")

    play = odd(script)
    play.answer(0, ("stay",))
    before = everything(play)
    with pytest.raises(ZeroDivisionError):
        play.answer(0, ("go",))
    assert everything(play) == before
    play.answer(0, ("stay",))


def test_options_are_listed_only_when_somebody_asks() -> None:
    listed: list[int] = []

    def listing() -> list[Option]:
        listed.append(1)
        return [("go",)]

    d = Decision(0, Message("toy-act"), "T1", listing)
    assert listed == []
    assert d.options == d.options == (("go",),)
    assert len(listed) == 1
    d.forget()
    assert d.options and len(listed) == 2


def test_a_copy_and_a_load_list_no_options() -> None:
    def script(t: toy.ToyTable) -> Script:
        def listing() -> list[Option]:
            if t.quiet:
                raise AssertionError("listed while a copy was made")
            return [("go",)]

        for _ in range(3):
            yield from ask(t, 0, "T1", listing, "toy-act")

    play = odd(script)
    play.answer(0, 0)
    play.answer(0, 0)
    play.clone()


# --- outcomes fed from outside ---


def test_fed_outcomes_come_up_in_order() -> None:
    play = toy.new()
    hand = set(play.view(0)["hand"])  # type: ignore[call-overload]
    wanted = play.table.deck.pool[:2]  # type: ignore[attr-defined]
    play.feed([f"card:c{c}" for c in wanted])
    play.answer(0, ("draw",))
    while len(play.table.hands[0]) > 4:  # type: ignore[attr-defined]
        play.answer(0, ("discard", min(hand)))
    assert set(wanted) <= set(play.table.hands[0])  # type: ignore[attr-defined]
    assert play.journal.items()[-3:-1] == [f"card:c{c}" for c in wanted]


def test_an_outcome_nothing_can_show_is_refused_at_once_and_nothing_is_fed() -> None:
    play = toy.new()
    before = everything(play)
    with pytest.raises(Illegal) as refused:
        play.feed(["die:3", "die:7"])
    assert refused.value.message.key == "why-unknown-outcome"
    assert everything(play) == before


def test_an_outcome_that_can_not_come_up_now_is_refused_and_the_table_unchanged() -> None:
    play = toy.new()
    before = everything(play)
    held = play.view(0)["hand"][0]  # type: ignore[index]
    for outcomes in ([f"card:c{held}"], ["die:3"]):
        play.feed(outcomes)
        with pytest.raises(Illegal) as refused:
            play.answer(0, ("draw",))
        assert refused.value.message.key == "why-impossible-outcome"
        assert refused.value.message.args == {"outcome": outcomes[0]}
        assert everything(play) == before, "the table is unchanged, and the impossible outcomes are forgotten"
    play.answer(0, ("draw",))


def test_the_second_of_two_outcomes_is_impossible_and_the_first_did_not_happen() -> None:
    play = toy.new()
    before = everything(play)
    pool = play.table.deck.pool  # type: ignore[attr-defined]
    play.feed([f"card:c{pool[0]}", f"card:c{pool[0]}"])
    with pytest.raises(Illegal):
        play.answer(0, ("draw",))
    assert everything(play) == before


def test_outcomes_left_over_wait_for_the_next_draw() -> None:
    play = toy.new()
    card = play.table.deck.pool[5]  # type: ignore[attr-defined]
    play.feed([f"card:c{card}"])
    play.answer(0, ("wait",))
    assert play.table.chance.fed == [f"card:c{card}"]
    play.answer(1, ("peek",))
    assert play.table.chance.fed == []
    assert play.view(1)["top"] == card


def test_a_known_card_on_top_is_fed_like_any_other() -> None:
    play = toy.new()
    play.answer(0, ("peek",))
    top = play.view(0)["top"]
    other = next(c for c in play.table.deck.pool if c != top)  # type: ignore[attr-defined]
    play.feed([f"card:c{other}"])
    with pytest.raises(Illegal):
        play.answer(1, ("draw",))
    play.feed([f"card:c{top}"])
    play.answer(1, ("draw",))
    assert top in play.table.hands[1]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "choice", [object(), "wait", b"wait", {"wait"}, {"wait": 1}, 1.0, None, True, ("wait", "x" * 5000)]
)
def test_an_answer_of_any_other_kind_is_refused_in_words(choice: Any) -> None:
    play = toy.new(seed=1)
    before = everything(play)
    with pytest.raises(Illegal) as refused:
        play.answer(0, choice)
    assert len(str(refused.value)) < 200 and "???" not in str(refused.value)
    assert everything(play) == before


@pytest.mark.parametrize("seat", [2, 7, -2])
def test_a_seat_that_is_none_is_refused_in_words(seat: int) -> None:
    play = toy.new(seed=1)
    for tried in (lambda: play.answer(seat, ("wait",)), lambda: play.view(seat), lambda: play.log(seat)):
        with pytest.raises(Illegal):
            tried()


@pytest.mark.parametrize("label", [3, None, "", "die:99"])
def test_an_outcome_that_is_none_is_refused_in_words(label: Any) -> None:
    play = toy.new(seed=1)
    with pytest.raises(Illegal):
        play.feed([label])
    assert play.table.chance.fed == []


class Open(toy.Toy):
    """Three open questions in a row, with as many options as the seats have points; a die and a choice follow."""

    def __init__(self) -> None:
        super().__init__()
        self.listed = 0
        self.told = 0

    def step(self, t: toy.ToyTable) -> Script:
        for n in range(3):
            answer = yield from Points(self, t, n).openly()
            t.score[1] = 10 * t.score[1] + int(answer[1])
        t.score[0] = t.chance.die(3) - 1
        yield from ask(t, t.score[0] % 2, "T4", lambda: [("press",), ("rest",)], "toy-press")


class Points(Question):
    """One of them; it counts how often somebody looks."""

    ASK = "toy-ask"

    def __init__(self, game: Open, t: toy.ToyTable, n: int) -> None:
        super().__init__(t, n % 2, "T1")
        self.game = game
        self.score = t.score[0]
        self.n = n

    def about(self) -> dict[str, Arg]:
        self.game.told += 1
        return {"n": self.n, "more": "much"}

    def offer(self) -> list[Option]:
        self.game.listed += 1
        return [("take", i) for i in range(1 + (self.score + self.n) % 3)]


def test_what_everybody_can_see_is_not_asked_where_there_is_one_option() -> None:
    game = Open()
    play = game.start(game.setup(seed=1))
    [first] = play.decisions  # the question before it had one option
    assert (first.seat, first.rule, first.options) == (1, "T1", (("take", 0), ("take", 1)))
    play.answer(1, ("take", 1))
    [second] = play.decisions
    assert (second.seat, len(second.options)) == (0, 3)
    play.answer(0, ("take", 2))
    assert play.table.score[1] == 12 and play.decisions[0].rule == "T4"
    assert [e for e in play.journal.items() if not isinstance(e, str)] == [(1, "take", 1), (0, "take", 2)]


def test_a_copy_lists_no_options_to_know_what_was_asked() -> None:
    game = Open()
    play = game.start(game.setup(seed=1))
    for _ in toy.wander(play, seed=2, answers=200):
        before = game.listed
        copies = [play.clone(), play.clone().clone(), play.determinize(0, 1)]
        assert game.listed == before
        for copy in copies:
            assert copy.table.score == play.table.score
            assert [(d.seat, d.rule, d.options) for d in copy.decisions] == [
                (d.seat, d.rule, d.options) for d in play.decisions
            ]
        branch = copies[0]
        branch.answer(branch.decisions[0].seat, 0)  # a copy goes its own way, and the table it came from does not
        assert branch.clone().table.score == branch.table.score


def test_an_open_question_is_asked_again_after_undo_and_failure() -> None:
    game = Open()
    play = game.start(game.setup(seed=1))
    play.clone()
    play.answer(1, ("take", 1))
    play.undo(1)
    assert play.decisions[0].seat == 1 and play.table.score[1] == 0
    play.answer(1, ("take", 0))
    play.feed(["die:6"])  # this die has three sides
    with pytest.raises(Illegal):
        play.answer(0, ("take", 1))
    assert (play.decisions[0].seat, len(play.decisions[0].options)) == (0, 3)
    play.answer(0, ("take", 1))
    assert play.table.score[1] == 1 and play.clone().table.score == play.table.score


def test_what_a_prompt_tells_beside_is_gathered_once_and_for_who_reads_it() -> None:
    game = Open()
    play = game.start(game.setup(seed=1))
    play.answer(1, ("take", 1))
    copy = play.clone()
    assert game.told == 0
    for _ in range(2):
        assert play.decisions[0].prompt == Message("toy-ask", {"n": 2, "more": "much"})
    assert game.told == 1
    assert copy.decisions[0].prompt == play.decisions[0].prompt


def test_an_open_question_can_be_asked_always() -> None:
    class Always(toy.Toy):
        def step(self, t: toy.ToyTable) -> Script:
            yield from Decision(0, Message("toy-ask"), "T1", lambda: [("wait",)]).openly(always=True)

    game = Always()
    assert game.start(game.setup(seed=1)).decisions[0].options == (("wait",),)
