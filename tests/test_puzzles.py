"""The puzzles that come with the games: they lie by the rules, and their best way is the best."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

import ravenhill
from ravenhill import puzzles
from ravenhill.analysis.study import Compared, Way
from ravenhill.cli import app
from ravenhill.engine.decision import Message
from ravenhill.players.order import Order
from ravenhill.words import flaws, languages, say

GAMES = [info.id for info in ravenhill.games() if info.id != "toy"]


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_stands_by_the_rules(game: str) -> None:
    for n, puzzle in enumerate(puzzles.puzzles(game), 1):
        assert puzzles.stands(puzzle), n
        assert len(puzzle.ways) == 4 and len({way.option for way in puzzle.ways}) == 4
        assert puzzle.ways[0].chance - max(way.chance for way in puzzle.ways[1:]) >= puzzles.CLEAR - 1e-3
        for language in languages():
            assert not flaws(f"{game}-eye-{puzzle.part}", game, language)


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_its_puzzles_and_whatever_they_turn_on_is_a_goal_of_one_sentence(game: str) -> None:
    assert len(puzzles.puzzles(game)) == puzzles.NUMBER
    t = ravenhill.new(game, seed=1)
    names = t.game.scenario(t.setup.scenario).names
    for part in {term.partition(".")[0] for term, _, _ in t.game.terms(t.table, 0)}:
        for language in languages():
            for who in names:
                goal = say(Message(f"{game}-puzzle-{part}", {"who": who}), language, game)
                assert goal.endswith(".") and goal.count(".") == 1 and "{" not in goal and "-puzzle-" not in goal


@pytest.mark.parametrize("game", GAMES)
def test_the_best_way_is_still_the_best(game: str) -> None:
    """A change of a judge, or of how ways are compared, can make an answer wrong: then
    `ravenhill puzzles make GAME --keep` finds others in its place."""
    assert [n for n, puzzle in enumerate(puzzles.puzzles(game), 1) if not puzzles.holds(puzzle)] == []


def test_an_answer_that_is_not_clearly_better_makes_no_puzzle() -> None:
    sums = Compared([("a",), ("b",)], 1.0)
    sums.found = [[0.6, 0.6, 0.6], [0.59, 0.59, 0.59]]
    assert not puzzles.clear(sums)
    sums.found = [[0.6, 0.6, 0.6], [0.5, 0.5, 0.5]]
    assert puzzles.clear(sums)


def test_puzzles_are_written_as_they_are_read() -> None:
    known = list(puzzles.puzzles("ironwood"))
    again = [puzzles._read("ironwood", one) for one in json.loads(puzzles.written(known))]
    assert again == known


def test_puzzles_come_in_the_order_of_the_games_and_no_more_than_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    known = list(puzzles.puzzles("ironwood"))
    played: list[int] = []

    def of_game(order: Order, number: int) -> list[puzzles.Puzzle]:
        played.append(number)
        return known[2 * number : 2 * number + 2]

    monkeypatch.setattr(puzzles, "of_game", of_game)
    assert puzzles.make("ironwood", 3, games=10) == known[:3] and played == [0, 1]


def test_what_no_longer_stands_gives_its_place_to_another(monkeypatch: pytest.MonkeyPatch) -> None:
    known = list(puzzles.puzzles("ironwood"))
    monkeypatch.setattr(puzzles, "of_game", lambda order, number: known[10 + number : 11 + number])
    standing = [known[0], None, known[1], None]
    assert puzzles.make("ironwood", 4, games=10, standing=standing) == [known[0], known[10], known[1], known[11]]
    assert puzzles.make("ironwood", 5, games=10, standing=standing)[4] == known[12], "and what is missing comes after"
    assert puzzles.make("ironwood", 4, games=0, standing=standing) == known[:2], "nothing is made up"
    thrice = [known[0], known[0], known[0]]
    assert puzzles.make("ironwood", 3, games=10, standing=thrice) == [known[0], known[0], known[10]]
    played: list[int] = []
    monkeypatch.setattr(puzzles, "of_game", lambda order, number: played.append(number) or [])
    assert puzzles.make("ironwood", 2, standing=known[:3]) == known[:2] and not played, "there are enough"


def test_a_puzzle_is_told_again_as_it_would_be_found_today() -> None:
    puzzle = puzzles.puzzles("ironwood")[0]
    again = puzzles.renewed(puzzle)
    assert again is not None
    assert puzzles.written([again]) == puzzles.written([puzzle]), "its figures and its goal are of today"
    worse = [puzzle.ways[1], puzzle.ways[0], *puzzle.ways[2:]]
    wrong = puzzles.Puzzle(puzzle.game, puzzle.position, puzzle.seat, tuple(worse), puzzle.part)
    assert puzzles.renewed(wrong) is None, "its answer is not the best one"
    nowhere = puzzles.Puzzle(puzzle.game, puzzle.position, 1 - puzzle.seat, puzzle.ways, puzzle.part)
    assert puzzles.renewed(nowhere) is None


def test_no_option_solves_many_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = puzzles.puzzles("ironwood")[:2]
    monkeypatch.setattr(puzzles, "of_game", lambda order, number: [one, other][number % 2 :][:1])
    assert puzzles.make("ironwood", 25, games=10) == [one, other, one, other]


def test_what_is_only_lost_more_slowly_is_no_goal() -> None:
    def way(**parts: float) -> Way:
        return Way(("a",), 0.5, 0.01, tuple(parts.items()))

    assert puzzles._part(way(totems=-0.04, cards=0.01), way(totems=-0.4)) == "cards"
    assert puzzles._part(way(totems=-0.04), way(totems=-0.4)) == ""


@pytest.mark.parametrize("game", GAMES)
def test_the_solutions_of_a_game_differ_and_reach_their_goal(game: str) -> None:
    known = puzzles.puzzles(game)
    best = [puzzle.best for puzzle in known]
    assert max(best.count(option) for option in best) <= puzzles.OFTEN
    assert all(dict(puzzle.ways[0].parts)[puzzle.part] > 0 for puzzle in known)


def test_a_puzzle_that_does_not_stand_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    good = puzzles.puzzles("ironwood")[0]
    other = puzzles.Puzzle(good.game, good.position, 1 - good.seat, good.ways, good.part)
    monkeypatch.setattr(puzzles, "puzzles", lambda game: (good, other))
    done = CliRunner().invoke(app, ["puzzles", "check", "ironwood", "--json"])
    assert done.exit_code == 1 and json.loads(done.stdout)["wrong"] == {"ironwood": [2]}
