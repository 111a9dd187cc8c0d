"""sim, arena and bench."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ravenhill.engine import game as shelf

SIM_KEYS = [
    *("games", "finished", "unfinished", "decisions", "seconds", "decisions_per_second", "decisions_per_game"),
    *("branching", "branching_max", "turns_median", "winners", "reasons", "errors"),
]


def without_time(found: dict[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in found.items() if k not in ("seconds", "decisions_per_second")}


def test_sim_tells_what_the_contract_says(run: Any) -> None:
    found = run("sim", "toy", "--games", "8", "--seed", "1", "--players", "random,random", "--json").json
    assert list(found) == SIM_KEYS
    assert found["games"] == found["finished"] == 8
    assert found["unfinished"] == 0 and found["errors"] == []
    assert found["reasons"] == {"points": 8}
    assert sum(found["winners"].values()) >= 8 and set(found["winners"]) <= {"0", "1"}
    assert found["decisions_per_game"] == found["decisions"] / 8
    assert 1 < found["branching"] < found["branching_max"]
    assert found["turns_median"] == 8


def test_sim_gives_the_same_games_for_the_same_seed(run: Any) -> None:
    def played(seed: str) -> dict[str, Any]:
        return without_time(run("sim", "toy", "--games", "6", "--seed", seed, "--json").json)

    assert played("3") == played("3")
    assert played("3") != played("4")


def test_sim_gives_the_same_games_checked_or_not_and_with_any_number_of_workers(run: Any) -> None:
    args = ("sim", "ironwood", "--games", "4", "--seed", "3", "--limit", "60", "--json")
    alone = without_time(run(*args).json)
    assert without_time(run(*args, "--workers", "2").json) == alone
    assert without_time(run("sim", "toy", "--games", "4", "--check", "--json").json) == without_time(
        run("sim", "toy", "--games", "4", "--json").json
    )


def test_sim_stops_a_game_at_its_limit(run: Any) -> None:
    ran = run("sim", "toy", "--games", "4", "--limit", "5", "--json")
    assert ran.code == 0
    assert ran.json["unfinished"] == 4 and ran.json["finished"] == 0 and ran.json["decisions"] == 20


def test_sim_takes_scenario_seats_and_options(run: Any) -> None:
    three = run("sim", "toy", "--games", "9", "--seats", "3", "--players", "random,greedy,random", "--json").json
    assert set(three["winners"]) <= {"0", "1", "2"} and three["finished"] == 9
    few = run("sim", "toy", "--games", "4", "--scenario", "crowd", "--option", "hand=1", "--json").json
    assert few["finished"] == 4


def test_sim_reads_to_a_person_too(run: Any) -> None:
    ran = run("sim", "toy", "--games", "4", "--check")
    assert ran.code == 0
    for words in ("4 games of toy", "Won by North", "most points", "Every check held."):
        assert words in ran.out


@pytest.fixture
def broken(toy: Any) -> Iterator[type[Any]]:
    """A kind of toy that can be broken in one place; its own words are missing."""
    made: type[Any] = type("Broken", (type(toy),), {"info": toy.info})
    shelf._shelf["toy"] = made
    shelf._open.pop("toy", None)
    yield made


def problems(run: Any, code: int = 1) -> str:
    ran = run("sim", "toy", "--games", "4", "--check", "--json")
    assert ran.code == code
    return "\n".join(ran.json["errors"])


def test_check_finds_a_view_that_leaks(run: Any, broken: Any) -> None:
    assert problems(run, 0) == ""
    honest = broken.view
    broken.view = lambda self, t, seat: {**honest(self, t, seat), "all": t.hands}
    assert "sees through a re-deal" in problems(run)


def test_check_finds_a_lost_card(run: Any, broken: Any) -> None:
    broken.problems = lambda self, t: ["a card is lost"] if t.round > 3 else []
    found = problems(run)
    assert "invariant: a card is lost [" in found, "told once, with how often it was met"
    assert found.count("invariant: a card is lost [") == 1


def test_check_finds_a_word_that_is_missing(run: Any, broken: Any) -> None:
    honest = broken.concede
    broken.step = lambda self, t: nameless(t)
    assert "no text for toy-ask-nothing" in problems(run)
    assert "no text for toy-do-nothing" in problems(run)
    assert honest is broken.concede


def nameless(t: Any) -> Any:
    from ravenhill.engine.table import ask

    yield from ask(t, 0, "T1", lambda: [("nothing",), ("draw",)], "toy-ask-nothing")
    t.end([0], "points", "T9")


def test_check_finds_chance_outside_the_journal(run: Any, broken: Any) -> None:
    count = iter(range(1000))
    honest = broken.step

    def step(self: Any, t: Any) -> Any:
        t.score[0] = next(count)
        return honest(self, t)

    broken.step = step
    assert "replay differs" in problems(run)


def test_a_game_that_fails_is_told_and_the_next_one_played(run: Any, broken: Any) -> None:
    honest = broken.step

    def step(self: Any, t: Any) -> Any:
        if t.round == 2:
            raise KeyError("north")
        return honest(self, t)

    broken.step = step
    ran = run("sim", "toy", "--games", "4", "--json")
    assert ran.code == 1
    assert ran.json["unfinished"] == 4
    assert ran.json["errors"][0].startswith("seed 0, decision ")
    assert "KeyError: 'north' (test_measure.py:" in ran.json["errors"][0]


def test_arena_swaps_sides_and_gives_an_interval(run: Any) -> None:
    found = run("arena", "toy", "--a", "greedy", "--b", "random", "--games", "30", "--seed", "1", "--json").json
    assert list(found) == ["games", "a_wins", "b_wins", "draws", "a_rate", "ci95", "by_seat", "ms_per_decision"]
    assert found["a_wins"] + found["b_wins"] + found["draws"] == 30
    assert [found["by_seat"][s]["games"] for s in ("0", "1")] == [15, 15]
    assert found["ci95"][0] < found["a_rate"] < found["ci95"][1]
    assert found["a_rate"] > 0.7, "looking ahead beats guessing"
    assert found["ms_per_decision"]["a"] > found["ms_per_decision"]["b"] == 0, "who does not look takes no time"


def test_arena_gives_the_same_games_for_the_same_seed(run: Any) -> None:
    def played(a: str, seed: str) -> list[Any]:
        found = run("arena", "toy", "--a", a, "--b", "greedy", "--games", "20", "--seed", seed, "--json").json
        return [found["a_wins"], found["b_wins"], found["by_seat"]]

    assert played("greedy", "1") == played("greedy:width=24", "1"), "24 is what it tries anyway"
    assert played("greedy", "1") != played("random", "1")


def test_arena_needs_two_seats_to_play(run: Any) -> None:
    ran = run("arena", "ironwood", "--scenario", "ironbot", "--games", "2")
    assert ran.code == 1 and "only one seat is played; an arena needs two" in ran.err


def test_arena_reads_to_a_person_too(run: Any) -> None:
    ran = run("arena", "toy", "--games", "4")
    assert ran.code == 0
    assert "greedy against random, 4 games" in ran.out and "95% between" in ran.out
    assert "North" in ran.out and "South" in ran.out, "each seat has a row of its own"


def test_bench_measures_every_part(run: Any) -> None:
    found = run("bench", "toy", "--seconds", "0.05", "--json").json
    assert set(found) == {"compiled", "machine_unit", "games"}
    assert found["machine_unit"] > 0
    for key in ("decisions_per_second", "games_per_second", "clone_us", "view_us", "save_us", "load_us", "save_bytes"):
        assert found["games"]["toy"][key] > 0
    assert found["games"]["toy"]["search_iterations_per_second"] > 100
    assert "decisions a second" in run("bench", "toy", "--seconds", "0.05").out


def test_bench_compares_with_the_uncompiled_package(run: Any) -> None:
    found = run("bench", "ironwood", "--seconds", "0.02", "--pure-too", "--json").json
    assert found["pure"]["ironwood"]["decisions_per_second"] > 0
    assert found["ratio"]["ironwood"] > 0
