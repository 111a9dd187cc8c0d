"""Beside a real table: chance is told from outside, outcome by outcome, and waited for."""

from __future__ import annotations

import json

import pytest
import toy

import ravenhill
from ravenhill.engine import check, record
from ravenhill.engine.chance import Chance
from ravenhill.engine.decision import BadSetup, Illegal
from ravenhill.engine.script import Play

ANSWERS = 160
EVERY = 17  # outcomes: then copies, saves and corrections are tried too

WAYS = [(info.id, s.id, n) for info in ravenhill.games() for s in info.scenarios for n in s.seats]


def wandered(play: Play, seed: int, answers: int) -> Play:
    """Plays at random; what is waited for the table draws."""
    luck = Chance()
    luck.seed(seed)
    for _ in range(answers):
        if play.expects is not None:
            play.fill()
        if play.over:
            break
        d = play.decisions[luck.below(len(play.decisions))]
        play.answer(d.seat, luck.below(len(d.options)))
    return play


def lines(play: Play) -> list[object]:
    return [line.plain() for line in play.log(None)]


@pytest.mark.parametrize(("game", "scenario", "seats"), WAYS)
def test_a_game_told_outcome_by_outcome_is_the_game(game: str, scenario: str, seats: int) -> None:
    played = wandered(ravenhill.new(game, seed=5, scenario=scenario, seats=seats), 9, ANSWERS)
    journal = played.journal.items()
    told = ravenhill.new(game, seed=77, scenario=scenario, seats=seats, chance="fed")
    assert told.expects is not None  # from the first card on
    outcomes = 0
    while len(told.journal) < len(journal):
        entry = journal[len(told.journal)]
        if told.expects is None:
            told.answer(int(entry[0]), entry[1:])
            continue
        assert entry in told.expects.labels and told.decisions == ()
        for seat in (None, *range(told.seats)):
            json.dumps([told.view(seat), told.game.goals(told.table), told.game.turn(told.table)])
        outcomes += 1
        if outcomes % EVERY == 1:
            tried(told, entry)
        told.feed([entry])
    assert outcomes > 10 and told.journal.items() == journal
    assert lines(told) == lines(played)
    assert [told.view(s) for s in range(seats)] == [played.view(s) for s in range(seats)]


def tried(told: Play, entry: str) -> None:
    """What is waited for stands in copies, saves and records, and can be corrected."""
    wanted, journal, said = told.expects, told.journal.items(), lines(told)
    assert wanted is not None
    for other in (told.clone(), record.load(told.save()), ravenhill.replay(told.record())):
        assert other.expects is not None and other.expects.labels == wanted.labels
        assert other.journal.items() == journal and lines(other) == said
        other.feed([entry])
        assert entry in other.fed
        assert other.unfeed() == entry
        assert other.expects.labels == wanted.labels and other.journal.items() == journal and lines(other) == said
    assert told.journal.items() == journal


@pytest.mark.parametrize(("game", "scenario", "seats"), WAYS)
def test_who_is_asked_for_a_card_is_shown_nothing_that_is_hidden(game: str, scenario: str, seats: int) -> None:
    play = ravenhill.new(game, seed=3, scenario=scenario, seats=seats, chance="fed")
    luck = Chance()
    luck.seed(4)
    met = 0
    for _ in range(ANSWERS):
        if play.expects is not None:
            play.fill()
        if play.over:
            break
        d = play.decisions[luck.below(len(play.decisions))]
        option = d.options[luck.below(len(d.options))]
        guess = play.determinize(d.seat, 11)
        guess.table.chance.waits = True
        play.answer(d.seat, option)
        if play.expects is None or play.expects.seats != (d.seat,) or play.fed:  # what came shows other things
            continue
        met += 1
        guess.answer(d.seat, option)
        assert guess.expects is not None and guess.expects.labels == play.expects.labels
    assert met > 0 or scenario in ("ironbot", "woodbot")


def refused(play: Play, outcomes: list[str]) -> str:
    """Why outcomes are not taken; nothing has changed then."""
    before = [play.journal.items(), plain_expected(play), lines(play)]
    with pytest.raises(Illegal) as why:
        play.feed(outcomes)
    assert [play.journal.items(), plain_expected(play), lines(play)] == before
    return why.value.message.key


def plain_expected(play: Play) -> str:
    return repr(play.expects)


def fight() -> Play:
    """Two who have chosen at once, and now roll."""
    play = toy.new(position={"hands": [[5], [9]]}, chance="fed")
    play.answer(0, ("fight",))
    play.answer(1, ("commit", 9))
    play.answer(0, ("commit", 5))
    return play


def test_what_is_surplus_or_impossible_is_refused_and_drops_nothing() -> None:
    play = fight()
    assert play.expects is not None and (play.expects.kind, play.expects.rolled) == ("die", True)
    assert play.expects.seats == (0, 1) and play.expects.labels == tuple(f"die:{n}" for n in range(1, 7))
    assert refused(play, ["die:7"]) == "why-unknown-outcome"
    assert refused(play, ["card:c3"]) == "why-impossible-outcome"
    assert refused(play, ["die:3", "card:c3"]) in ("why-impossible-outcome", "why-outcome-not-now")
    assert refused(play, ["die:3"] * 9) == "why-outcome-not-now"
    play.feed(["die:3"])
    assert play.fed == ("die:3",)
    while play.expects is not None:
        play.feed(["die:3"])
    assert refused(play, ["die:3"]) == "why-outcome-not-now"


def test_nobody_answers_while_an_outcome_is_waited_for() -> None:
    play = fight()
    for seat in (0, 1):
        reason = play.why_not(seat, ("press",))
        assert reason is not None and reason.message.key == "why-awaited"
    with pytest.raises(Illegal) as why:
        play.determinize(0, 1)
    assert why.value.message.key == "why-awaited"
    play.answer(1, ("concede",))
    assert play.over and play.expects is None and check.replays(play) == []


def test_an_answer_can_be_taken_back_until_its_first_outcome_is_told() -> None:
    play = toy.new(chance="fed")
    play.fill()
    play.answer(0, ("draw",))
    first = play.expects
    assert first is not None
    play.undo(0)
    assert play.expects is None and play.answers == 0
    play.answer(0, ("draw",))
    play.feed([first.labels[0]])
    with pytest.raises(Illegal):
        play.undo(0)
    assert play.unfeed() == first.labels[0]
    play.undo(0)
    assert play.answers == 0


def test_the_last_outcome_is_corrected_until_somebody_answers() -> None:
    play = fight()
    with pytest.raises(Illegal) as why:
        play.unfeed()
    assert why.value.message.key == "why-unfeed-answered"
    before = play.journal.items()
    given = 0
    while play.expects is not None:
        play.feed(["die:2"])
        given += 1
    for _ in range(given):
        assert play.unfeed() == "die:2"
    assert play.journal.items() == before and play.expects is not None


def test_a_card_in_a_known_place_is_not_asked_for_and_goes_back_with_the_one_before() -> None:
    play = toy.new(position={"hands": [[], []]}, chance="fed")
    play.answer(0, ("peek",))
    play.feed(["card:c4"])
    play.answer(1, ("wait",))
    play.answer(0, ("draw",))  # c4 lies on top: only the second card is unknown
    assert play.fed == ("card:c4",) and play.expects is not None and "card:c4" not in play.expects.labels
    play.feed(["card:c7"])
    assert play.unfeed() == "card:c7" and play.fed == ("card:c4",)
    with pytest.raises(Illegal):
        play.unfeed()


def test_the_table_draws_what_nobody_wants_to_tell() -> None:
    play = toy.new(chance="fed")
    with pytest.raises(Illegal):
        play.fill("tile")
    one = play.fill(count=1)
    assert len(one) == 1 and play.fed == one
    rest = play.fill("card")
    assert play.expects is None and play.fed == one + rest
    with pytest.raises(Illegal):
        play.fill()


def test_a_table_that_draws_by_itself_waits_for_nothing() -> None:
    play = toy.new()
    assert play.expects is None and play.fed == ()
    with pytest.raises(Illegal) as why:
        play.unfeed()
    assert why.value.message.key == "why-unfeed-drawn"
    assert "chance" not in play.setup.plain()


def test_chance_is_drawn_or_fed() -> None:
    with pytest.raises(BadSetup):
        ravenhill.new("ironwood", chance="loaded")
    t = ravenhill.position("ironwood", {"turn": 1, "hands": {"ironclad": ["IC23"]}, "chance": "fed"})
    assert t.table.chance.waits and ravenhill.load(t.save()).table.chance.waits


def test_machines_think_on_copies_that_draw() -> None:
    play = ravenhill.new("ironwood", seed=2, chance="fed")
    play.fill()
    seat = play.decisions[0].seat
    chosen = ravenhill.player("greedy", seed=1).choose(play.determinize(seat, 1), seat)
    play.answer(seat, chosen)
    assert play.expects is not None


def test_what_is_kept_of_every_moment_follows_the_outcomes() -> None:
    play = fight()
    play.keep()
    while play.expects is not None:
        play.feed(["die:4"])
    play.unfeed()
    play.feed(["die:1"])
    past = play.way.past
    assert past is not None and len(past.moments) == play.answers + 1
    again = ravenhill.replay(play.record())
    assert again.journal.items() == play.journal.items()
