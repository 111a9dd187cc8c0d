"""What holds at every decision of any game: invariants, secrecy, copies, saves, replay, undo."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from ironwood_table import IC, WW, table

import ravenhill
from ravenhill import Illegal, Play, words
from ravenhill.coverage import rule
from ravenhill.engine import check, record

SCENARIOS = ("duel", "ironbot", "woodbot")
SLOW = settings(max_examples=6, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])


def walk(play: Play, seed: int, most: int) -> Iterator[int]:
    """Plays random answers; stops before each, with the number of answers given."""
    chance = play.table.chance.copy()
    chance.seed(seed)
    for n in range(most):
        if play.over:
            return
        yield n
        open_now = play.decisions
        d = open_now[chance.below(len(open_now))]
        play.answer(d.seat, chance.below(len(d.options)))


@rule("I1.6", "I16.1")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", [1, 2])
def test_all_is_well_at_every_decision(scenario: str, seed: int) -> None:
    play = ravenhill.new("ironwood", seed=seed, scenario=scenario)
    for n in walk(play, seed, 70):
        assert check.problems(play, n) == []
    assert check.replays(play) == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_undo_at_every_decision(scenario: str) -> None:
    """A choice taken back leaves the table as it was; one that showed something can not be taken back."""
    play = ravenhill.new("ironwood", seed=5, scenario=scenario)
    taken_back = refused = 0
    for n in walk(play, 17, 110):
        before = check.state(play)
        tried = play.clone()
        d = tried.decisions[0]
        entries = len(tried.journal)
        tried.answer(d.seat, n % len(d.options))
        shown = [e for e in tried.journal.items()[entries:] if isinstance(e, str)]
        if tried.over or shown:
            with pytest.raises(Illegal):
                tried.undo(d.seat)
            refused += 1
        else:
            tried.undo(d.seat)
            assert check.state(tried) == before
            taken_back += 1
    assert taken_back > 15 and refused > 5


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_games_end_and_every_card_is_somewhere(scenario: str) -> None:
    for seed in range(3):
        play = ravenhill.new("ironwood", seed=seed, scenario=scenario)
        for _ in walk(play, seed, 6000):
            if play.answers % 10 == 0:
                assert play.game.problems(play.table) == []
        assert play.over and play.result is not None
        assert play.result.reason in ("forges", "totems") and play.game.problems(play.table) == []
        t = table(play)
        winner = play.result.winners[0]
        assert t.secured == 3 if winner == WW else t.built_forges() == 3
        again = record.replay(play.record())
        assert check.state(again) == check.state(play)


@SLOW
@given(seed=st.integers(0, 10**6), steps=st.integers(0, 120), scenario=st.sampled_from(SCENARIOS))
def test_any_moment_can_be_saved_copied_and_dealt_anew(seed: int, steps: int, scenario: str) -> None:
    play = ravenhill.new("ironwood", seed=seed, scenario=scenario)
    for _ in walk(play, seed, steps):
        pass
    assert check.problems(play, seed) == []
    loaded = ravenhill.load(play.save())
    assert check.state(loaded) == check.state(play)
    follow(play, loaded)


def follow(play: Play, other: Play) -> None:
    """Both go on in the same way."""
    for _ in range(15):
        if play.over:
            break
        d = play.decisions[-1]
        play.answer(d.seat, len(d.options) - 1)
        other.answer(d.seat, len(d.options) - 1)
    assert check.state(play) == check.state(other)


@SLOW
@given(seed=st.integers(0, 10**6), steps=st.integers(0, 150))
def test_every_line_prompt_and_option_has_words(seed: int, steps: int) -> None:
    play = ravenhill.new("ironwood", seed=seed, scenario=SCENARIOS[seed % 3])
    for _ in walk(play, seed, steps):
        for d in play.decisions:
            assert words.flaws(d.prompt, "ironwood") == []
            for option in d.options:
                assert words.option_flaws("ironwood", option) == []
    for seat in (None, WW, IC):
        for line in play.log(seat):
            assert words.flaws(line, "ironwood") == []


@SLOW
@given(seed=st.integers(0, 10**6))
def test_the_view_can_be_told_in_full_by_json(seed: int) -> None:
    import json

    play = ravenhill.new("ironwood", seed=seed, scenario=SCENARIOS[seed % 3])
    for _ in walk(play, seed, seed % 60):
        pass
    for seat in (None, WW, IC):
        seen: Any = play.view(seat)
        assert json.loads(json.dumps(seen)) == seen


@pytest.mark.parametrize("bad", [b"", b"RAVENHILL SAVE 1\n", b"no save at all"])
def test_what_is_no_save_is_refused(bad: bytes) -> None:
    with pytest.raises(ravenhill.BadSave):
        ravenhill.load(bad)


def test_an_altered_save_is_refused() -> None:
    play = ravenhill.new("ironwood", seed=1)
    data = play.save()
    for broken in (data[:-5], data[:60] + b"x" + data[61:]):
        with pytest.raises(ravenhill.BadSave):
            ravenhill.load(broken)


def test_a_save_in_the_middle_of_a_game_is_small() -> None:
    play = ravenhill.new("ironwood", seed=3)
    for _ in walk(play, 3, 300):
        pass
    assert len(play.save()) < 20_000
