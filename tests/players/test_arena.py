"""Figures of the arena."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ravenhill.engine.decision import BadSetup
from ravenhill.players import within
from ravenhill.players.arena import Doubt, Meeting, contest, meet, verdict, wilson
from ravenhill.players.order import Order


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (58, 100, 0.4821, 0.6720)],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    """Against the published values of the formula."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_no_games_say_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.usefixtures("toy")
def test_every_deal_is_played_from_both_sides() -> None:
    order = Order("toy", seed=9)
    assert [meet(order, "random", "random", n).side for n in range(4)] == [0, 1, 0, 1]
    assert order.lay(0).view(0) != order.lay(1).view(0)


@pytest.mark.usefixtures("toy")
def test_an_unfinished_game_is_a_draw() -> None:
    assert meet(Order("toy", limit=3), "random", "random", 0).score == 0


@pytest.mark.parametrize(
    ("game", "scenario", "seats", "teams"),
    [
        ("cardgame", "duel_3p", 3, [[0], [1, 2]]),
        ("cardgame", "trilogy", 3, [[0, 2], [1]]),
        ("cardgame", "trilogy", 4, [[0, 2], [1, 3]]),
        ("wotr", "three", 3, [[0], [1, 2]]),
        ("wotr", "four", 4, [[0, 1], [2, 3]]),
        ("ironwood", "ironbot", 1, [[0]]),
    ],
)
def test_partners_are_one_player(game: str, scenario: str, seats: int, teams: list[list[int]]) -> None:
    assert Order(game, scenario=scenario, seats=seats).teams() == teams


def test_a_team_wins_and_loses_together() -> None:
    """Partners dealt out to both players made a draw of every game."""
    order = Order("cardgame", scenario="duel_3p", seats=3)
    scores = [meet(order, "random", "random", number) for number in range(4)]
    assert [m.side for m in scores] == [0, 1, 0, 1]
    assert all(m.score != 0 for m in scores)


def scored(*scores: int) -> list[Meeting]:
    return [Meeting(n, n % 2, score, (1, 1), (0.0, 0.0)) for n, score in enumerate(scores)]


HALF_OR_MORE = Doubt(0.5, 0.6)


def test_a_sequential_test_says_nothing_of_a_few_games() -> None:
    assert verdict(scored(*[1] * 18), HALF_OR_MORE) == ""


def test_a_sequential_test_tells_better_from_not_better() -> None:
    assert verdict(scored(*[1] * 20), HALF_OR_MORE) == "better"
    assert verdict(scored(*[-1] * 20), HALF_OR_MORE) == "not better"
    assert verdict(scored(*[1, 1, -1, 1] * 100), HALF_OR_MORE) == "better"
    assert verdict(scored(*[1, -1, -1, 1, -1, 1, 1, 1, -1, -1] * 40), HALF_OR_MORE) == "not better"
    assert verdict(scored(*[1, -1, -1, 1, 1, 1] * 4), HALF_OR_MORE) == ""


@pytest.mark.usefixtures("toy")
def test_a_contest_stops_when_its_question_is_answered() -> None:
    played: list[int] = []
    found = contest(Order("toy", seed=5), "greedy", "random", 4000, 1, lambda: played.append(1), doubt=Doubt(0.5, 0.7))
    assert found["verdict"] == "better"
    assert found["games"] == len(played) < 4000
    again = contest(Order("toy", seed=5), "greedy", "random", 4000, 2, doubt=Doubt(0.5, 0.7))
    assert [again[k] for k in ("games", "a_wins", "b_wins")] == [found[k] for k in ("games", "a_wins", "b_wins")]


@pytest.mark.usefixtures("toy")
def test_a_contest_goes_on_where_it_was_cut(tmp_path: Path) -> None:
    order, file = Order("toy", seed=9), tmp_path / "games.jsonl"
    whole = contest(order, "greedy", "random", 12)
    contest(order, "greedy", "random", 5, kept=file)
    file.write_text(file.read_text() + '{"number": 5, "si')  # the machine went down here
    played: list[int] = []
    found = contest(order, "greedy", "random", 12, 1, lambda: played.append(1), kept=file)
    assert [found[k] for k in ("a_wins", "b_wins", "draws")] == [whole[k] for k in ("a_wins", "b_wins", "draws")]
    numbers = [json.loads(line)["number"] for line in file.read_text().splitlines()[1:]]
    assert numbers == list(range(12))
    with pytest.raises(BadSetup):
        contest(order, "random", "random", 12, kept=file)


@pytest.mark.usefixtures("toy")
def test_each_side_has_its_own_share() -> None:
    found = contest(Order("toy", seed=9), "greedy", "random", 10)
    assert {seat: side["games"] for seat, side in found["by_seat"].items()} == {"0": 5, "1": 5}
    assert all(side["ci95"][0] <= side["a_rate"] <= side["ci95"][1] for side in found["by_seat"].values())


def test_a_budget_goes_to_who_takes_one() -> None:
    assert within("greedy", 20) == "greedy"
    assert within("nobody", 20) == "nobody"
