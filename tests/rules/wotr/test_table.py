"""The table as a whole: positions, views, re-deals, reasons, words, random play."""

from __future__ import annotations

import json
import random

import pytest
from wotr_kit import do, lay, new, options, table

from ravenhill import words
from ravenhill.engine import check, record
from ravenhill.engine import game as shelf
from ravenhill.engine.decision import Illegal, Option
from ravenhill.engine.plain import plain
from ravenhill.engine.schema import check as pack_check
from ravenhill.engine.script import Play
from ravenhill.games.wotr.combat_cards import COMBAT
from ravenhill.games.wotr.decks import CARDS
from ravenhill.games.wotr.events import EVENTS
from ravenhill.games.wotr.options import OPTIONS
from ravenhill.games.wotr.table import Wotr


def played(seed: int, answers: int, seats: int = 2) -> Play:
    rng = random.Random(seed)
    play = new(seed, seats)
    for _ in range(answers):
        if play.over:
            break
        d = play.decisions[0]
        play.answer(d.seat, rng.randrange(len(d.options)))
    return play


def test_every_card_and_effect_has_its_function() -> None:
    book = table(new()).book
    assert [n for n in range(CARDS) if EVENTS[n] is None] == []
    assert sorted(COMBAT) == sorted(book.combat_ids)


def test_the_data_fits_its_schema() -> None:
    game = shelf.find("wotr")
    assert pack_check(game.data(), game.schema()) == [] and game.data_problems(game.data()) == []


def test_every_option_has_words() -> None:
    for s in OPTIONS:
        assert words.text(f"wotr-option-{s.id}", None, "en", "wotr")
        assert words.text(f"wotr-option-{s.id}.about", None, "en", "wotr")


@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (2, 3), (3, 4)])
def test_random_play_keeps_every_promise(seed: int, seats: int) -> None:
    rng = random.Random(seed)
    play = new(seed, seats)
    for number in range(500):
        if play.over:
            break
        d = play.decisions[0]
        if number % 50 == 0:
            assert check.problems(play, number) == []
        play.answer(d.seat, rng.randrange(len(d.options)))
        assert play.game.problems(play.table) == []
    assert check.replays(play) == []
    assert len(play.save()) < 60_000


@pytest.mark.parametrize(("seed", "seats"), [(5, 2), (6, 3), (7, 4)])
def test_positions_round_trip(seed: int, seats: int) -> None:
    rng = random.Random(seed)
    play = new(seed, seats)
    game = play.game
    for number in range(400):
        if play.over:
            break
        if number % 20 == 0:
            mark = play.settle()
            position = json.loads(json.dumps(game.position(mark)))
            again = game.lay(game.setup(seed=1, seats=seats, position=position))
            assert _state(again) == _state(mark), number
        d = play.decisions[0]
        play.answer(d.seat, rng.randrange(len(d.options)))


def _state(t: Wotr) -> dict[str, object]:
    held = plain(t)
    for name in ("chance", "given", "told", "quiet", "decks", "result"):
        held.pop(name)
    held["pool"] = sorted(held["pool"])
    return dict(held)


def test_copies_hold_every_slot() -> None:
    t = played(9, 120).table
    assert plain(t.copy()) == plain(t)


def test_words_for_all_that_is_said() -> None:
    found: list[str] = []
    for seed, seats in ((1, 2), (2, 4)):
        rng = random.Random(seed)
        play = new(seed, seats)
        for _ in range(400):
            if play.over:
                break
            d = play.decisions[0]
            found += words.flaws(d.prompt)
            for option in d.options:
                found += words.option_flaws("wotr", option)
            play.answer(d.seat, rng.randrange(len(d.options)))
        for line in play.log(0):
            found += words.flaws(line)
    assert sorted(set(found)) == []


def test_saves_and_records() -> None:
    play = played(11, 150)
    assert check.state(record.load(play.save())) == check.state(play)
    assert check.state(record.replay(play.record())) == check.state(play)


REASONS: list[tuple[dict[str, object], list[Option], Option, str, str]] = [
    ({"dice": {"fp": {"character": 1}, "shadow": {"army": 1}}}, [], ("pass",), "wotr-why-pass", "W6.3"),
    ({"dice": {"fp": {"character": 1}, "shadow": {}}}, [], ("die", "event"), "wotr-why-no-die", "W6.1"),
    ({"ring_used": [1, 0], "rings": {"fp": 2}}, [], ("ring",), "wotr-why-ring-used", "W7.3"),
    ({}, [("ring",), ("change", "character")], ("into", "will_of_the_west"), "wotr-why-ring-will", "W7.4"),
    ({"fellowship": {"hidden": False}}, [("die", "character")], ("fellowship",), "wotr-why-revealed", "W17.5.1"),
    ({}, [("die", "character")], ("muster",), "wotr-why-face", "W6.1"),
    ({"hands": [["fp_strat_09"], []]}, [("die", "character")], ("play", "fp_strat_09"), "wotr-why-symbol", "W8.7"),
    ({}, [("die", "character")], ("play", "fp_strat_09"), "wotr-why-not-in-hand", "W8.7"),
    (
        {"hands": [["fp_strat_09"], []], "dice": {"fp": {"muster": 1}, "shadow": {}}},
        [("die", "muster")],
        ("play", "fp_strat_09"),
        "wotr-why-requirement",
        "W8.8",
    ),
    (
        {"dice": {"fp": {"muster": 1}, "shadow": {}}, "politics": {"rohan": {"box": 3}}},
        [("die", "muster")],
        ("diplomacy", "rohan"),
        "wotr-why-passive",
        "W16.2",
    ),
    (
        {"dice": {"fp": {"army_muster": 1}, "shadow": {}}},
        [("die", "army_muster"), ("move_armies",), ("from", "edoras")],
        ("to", "bree"),
        "wotr-why-far",
        "W12.3.6",
    ),
]


@pytest.mark.parametrize(("position", "answers", "option", "key", "rule"), REASONS)
def test_reasons(position: dict[str, object], answers: list[Option], option: Option, key: str, rule: str) -> None:
    play = lay(position)
    do(play, *answers)
    seat = play.decisions[0].seat
    reason = play.why_not(seat, option)
    assert reason is not None and (reason.message.key, reason.rule) == (key, rule)
    assert words.flaws(reason) == []
    with pytest.raises(Illegal):
        play.answer(seat, option)


def test_a_face_down_combat_card_stays_lawful_in_a_redeal() -> None:
    play = lay(
        empty_board=True,
        regions={"osgiliath": {"sauron_regular": 3}, "lossarnach": {"gondor_regular": 3}},
        politics={"sauron": "war", "gondor": "war"},
        hands=[["fp_strat_01"], ["sh_strat_22", "sh_char_17"]],
        dice={"fp": {"event": 1}, "shadow": {"army": 1}},
        acting=1,
    )
    do(play, ("die", "army"), "attack_army", ("attack", "osgiliath", "lossarnach"), "all", ("card", "sh_strat_22"))
    assert options(play)
    for seed in range(12):
        other = play.determinize(0, seed)
        b = table(other).battle
        assert b is not None and b.cards[1] // 24 == 3
        do(other, "pass")


def test_evaluation_looks_both_ways() -> None:
    play = new(seed=3)
    game = play.game
    assert game.evaluate(play.table, 0) == -game.evaluate(play.table, 1)
    worse = lay(fellowship={"corruption": 8})
    better = lay(fellowship={"corruption": 0})
    assert game.evaluate(better.table, 0) > game.evaluate(worse.table, 0)
    d = better.decisions[0]
    assert all(d.weigh(o) > 0 for o in d.options)
