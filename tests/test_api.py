"""The names people script against, as the contract lists them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ravenhill
from ravenhill.engine import check

pytestmark = pytest.mark.usefixtures("toy")


def test_the_names_are_there() -> None:
    for name in (
        *("games", "new", "load", "replay", "position", "player", "say", "compiled"),
        *("Illegal", "BadSave", "BadSetup", "BadPosition", "BadPack", "Message", "Decision", "Play"),
    ):
        assert hasattr(ravenhill, name)
    assert ravenhill.compiled() in (True, False)


def test_games_tells_what_there_is() -> None:
    info = next(g for g in ravenhill.games() if g.id == "toy")
    assert (info.title, info.seats, info.players) == ("Toy", (2, 3), ("random", "greedy"))
    assert [s.id for s in info.scenarios] == ["duel", "crowd"] and info.options[0].id == "hand"


def test_a_game_from_the_first_decision_to_the_last() -> None:
    t = ravenhill.new("toy", seed=7)
    while not t.over:
        d = t.decisions[0]
        assert isinstance(d.options, tuple) and isinstance(d.options[0], tuple) and d.rule
        assert ravenhill.say(d.prompt)
        t.answer(d.seat, d.options[0])
    assert t.result is not None and t.result.winners and t.result.reason == "points" and t.result.rule == "T9"


def test_the_same_seed_gives_the_same_table() -> None:
    assert check.state(ravenhill.new("toy", seed=7)) == check.state(ravenhill.new("toy", seed=7))
    assert check.state(ravenhill.new("toy", seed=7)) != check.state(ravenhill.new("toy", seed=8))


def test_a_seed_nobody_knows_is_kept_in_the_record() -> None:
    t = ravenhill.new("toy", seed=None)
    assert t.setup.seed != ravenhill.new("toy", seed=None).setup.seed
    assert check.state(ravenhill.new("toy", seed=t.setup.seed)) == check.state(t)
    assert ravenhill.replay(t.record()).setup.seed == t.setup.seed


def test_new_takes_scenario_seats_and_options() -> None:
    assert ravenhill.new("toy", scenario="crowd").seats == 3
    assert ravenhill.new("toy", seats=3).setup.scenario == "crowd"
    assert ravenhill.new("toy", options={"hand": 1}).view(0)["counts"] == [1, 1]


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ({"game_id": "chess"}, "There is no game “chess”"),
        ({"scenario": "x"}, "“x” is no way to play toy. There is: duel, crowd."),
        ({"seats": 9}, "toy is for 2 to 3 seats, not for 9."),
        ({"scenario": "duel", "seats": 3}, "The scenario duel is not for 3 seats, but for: 2."),
        ({"options": {"x": 1}}, "has no option “x”. There is: hand."),
        ({"options": {"hand": 7}}, "The option hand can not be “7”, but one of: 1, 2, 3."),
        ({"options": {"hand": True}}, "The option hand can not be “True”"),
        ({"seed": "x"}, "“x” is no seed"),
    ],
)
def test_a_setup_that_is_not_in_order_is_refused(wanted: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ravenhill.BadSetup) as refused:
        ravenhill.new(**{"game_id": "toy", **wanted})
    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    ("seat", "choice", "sentence"),
    [
        (0, ("fly",), "“fly” is not possible here. [T1]"),
        (0, 99, "There are 5 options here, numbered from 0. [T1]"),
        (0, -1, "There are 5 options here, numbered from 0. [T1]"),
        (1, ("draw",), "It is not your turn to choose. [T1]"),
        (1, 0, "It is not your turn to choose. [T1]"),
        (5, ("draw",), "There is no seat 5 at this table; its 2 seats are numbered from 0."),
    ],
)
def test_an_answer_that_is_not_in_order_changes_nothing(seat: int, choice: Any, sentence: str) -> None:
    t = ravenhill.new("toy", seed=7)
    before = check.state(t)
    with pytest.raises(ravenhill.Illegal) as refused:
        t.answer(seat, choice)
    assert str(refused.value) == sentence
    assert refused.value.reason.rule in ("T1", "")
    assert check.state(t) == before


def test_why_not_says_why_or_nothing() -> None:
    t = ravenhill.position("toy", {"hands": [[1], []]})
    assert t.why_not(0, ("draw",)) is None
    reason = t.why_not(0, ("fight",))
    assert reason is not None and reason.rule == "T3"
    assert ravenhill.say(reason) == "Somebody has no card to fight with."


def test_a_save_goes_on_where_it_stood() -> None:
    t = ravenhill.new("toy", seed=7)
    t.answer(0, ("draw",))
    assert check.state(ravenhill.load(t.save())) == check.state(t)


def test_anything_that_is_no_save_is_refused() -> None:
    data = ravenhill.new("toy", seed=7).save()
    for bad in (b"", b"hello", data[:-1], data[:10], data[:-3] + b"abc", data + b"x", "text"):
        with pytest.raises(ravenhill.BadSave) as refused:
            ravenhill.load(bad)  # type: ignore[arg-type]
        assert "save" in str(refused.value)


def test_a_record_can_be_played_again_up_to_any_choice() -> None:
    t = ravenhill.new("toy", seed=7)
    while not t.over:
        t.answer(t.decisions[0].seat, 0)
    assert check.state(ravenhill.replay(t.record())) == check.state(t)
    assert ravenhill.replay(t.record(), to=4).answers == 4


def test_a_position_is_a_mapping_or_a_file(tmp_path: Path) -> None:
    where = {"game": "toy", "seed": 5, "options": {"hand": 2}, "hands": [[3], [4]], "round": 2, "active": 1}
    t = ravenhill.position("toy", where)
    assert t.view(1)["hand"] == [4] and t.decisions[0].seat == 1 and t.setup.options == {"hand": 2}
    file = tmp_path / "here.toml"
    file.write_text('game = "toy"\nseed = 5\nhands = [[3], [4]]\nround = 2\nactive = 1\noptions = {hand = 2}\n')
    assert check.state(ravenhill.position("toy", file)) == check.state(t)
    assert check.state(ravenhill.position("toy", str(file))) == check.state(t)


def test_a_position_goes_on_with_then() -> None:
    t = ravenhill.position("toy", {"hands": [[3], [4]], "then": ["card:c1", "card:c2", [0, "draw"]]})
    assert t.view(0)["hand"] == [1, 2, 3] and t.decisions[0].seat == 1


def test_a_table_can_be_written_as_a_position_and_laid_again() -> None:
    t = ravenhill.new("toy", seed=7)
    t.answer(0, ("draw",))
    where = json.loads(json.dumps(t.position()))
    again = ravenhill.position("toy", where)
    assert again.view(0) == t.view(0) and again.decisions[0].options == t.decisions[0].options


@pytest.mark.parametrize(
    ("where", "sentence"),
    [
        ({"hands": [[1], [1]]}, "There is only one card 1."),
        ({"game": "chess"}, "This position is one of chess, not of toy."),
        ({"then": [[0, "fly"]]}, "This position's choices can not be played: [0, 'fly']: “fly” is not possible here."),
        ({"then": [7]}, "“7” can not be played after a position"),
        ({"then": ["card:none"]}, "Nothing in this game can show “card:none”."),
        ({"hands": 5}, "This position can not be laid out (TypeError"),
        ("nowhere.toml", "The position nowhere.toml can not be read: No such file or directory."),
    ],
)
def test_a_position_that_is_not_in_order_is_refused(where: Any, sentence: str) -> None:
    with pytest.raises(ravenhill.BadPosition) as refused:
        ravenhill.position("toy", where)
    assert sentence in str(refused.value)


def test_a_position_file_that_is_no_toml_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text("hands = [")
    with pytest.raises(ravenhill.BadPosition, match="can not be read"):
        ravenhill.position("toy", tmp_path / "x.toml")


def test_an_outcome_can_be_fed_and_an_impossible_one_is_refused() -> None:
    t = ravenhill.position("toy", {"hands": [[3], [4]]})
    t.feed(["card:c5", "card:c6"])
    t.answer(0, ("draw",))
    assert t.view(0)["hand"] == [3, 5, 6]
    with pytest.raises(ravenhill.Illegal, match="Nothing in this game can show “die:9”"):
        t.feed(["die:9"])
    t.feed(["card:c5"])
    before = t.view(1)
    with pytest.raises(ravenhill.Illegal, match="“card:c5” can not come up here"):
        t.answer(1, ("draw",))
    assert t.view(1) == before


def test_a_log_entry_is_said_in_words() -> None:
    t = ravenhill.position("toy", {"hands": [[3], [4]]})
    t.feed(["card:c1", "card:c6"])
    t.answer(0, ("draw",))
    assert [ravenhill.say(line, "cs") for line in t.log(0)] == ["You drew the One.", "You drew c6."]
    assert t.log(1) == [] and t.log(None) == []
