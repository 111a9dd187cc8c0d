"""The games as environments for learners."""

from __future__ import annotations

import importlib.util
import sys
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ravenhill
from ravenhill.envs.turns import rewards

pytest.importorskip("pettingzoo")
pytest.importorskip("gymnasium")

from pettingzoo.test import api_test, seed_test

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "small_policy.py"
WAYS = [(g.id, way.id, seats) for g in ravenhill.games() for way in g.scenarios for seats in way.seats]


@pytest.mark.parametrize(("game", "scenario", "seats"), WAYS)
def test_pettingzoo_takes_every_way_to_play(game: str, scenario: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it wonders about observations that are dictionaries
        api_test(ravenhill.env(game, scenario=scenario, seats=seats), num_cycles=60)


@pytest.mark.parametrize("game", [info.id for info in ravenhill.games()])
def test_equal_seeds_make_equal_games(game: str) -> None:
    seed_test(lambda: ravenhill.env(game), num_cycles=100)


def chosen(env: Any, seen: dict[str, Any]) -> int:
    return int(env.action_space(env.agent_selection).sample(seen["action_mask"]))


@pytest.mark.parametrize(("game", "scenario", "seats"), WAYS)
def test_the_mask_is_what_the_table_offers(game: str, scenario: str, seats: int) -> None:
    env = ravenhill.env(game, scenario=scenario, seats=seats)
    env.reset(seed=3)
    for name in env.possible_agents:
        env.action_space(name).seed(5)
    grammar = env.play.grammar()
    for _ in range(80):
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            break
        offered = {grammar.encode(option) for option in env.play.decisions[0].options}
        assert set(np.flatnonzero(seen["action_mask"]).tolist()) == offered
        assert len(offered) > 1
        for other in env.agents:
            if other != env.agent_selection:
                assert not env.observe(other)["action_mask"].any()
        env.step(chosen(env, seen))


def test_a_closed_action_changes_nothing() -> None:
    env = ravenhill.env("ironwood")
    env.reset(seed=1)
    before = env.last()[0]
    closed = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(ravenhill.Illegal):
        env.step(closed)
    after = env.last()[0]
    assert all((before[key] == after[key]).all() for key in before)


def test_rewards_come_at_the_end_and_cancel() -> None:
    env = ravenhill.env("cardgame", scenario="duel_2p")
    env.reset(seed=2)
    for name in env.possible_agents:
        env.action_space(name).seed(1)
    together = dict.fromkeys(env.possible_agents, 0.0)
    for name in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        together[name] += reward
        env.step(None if ended or cut else chosen(env, seen))
    assert env.play.over
    worth = rewards(env.play)
    assert list(together.values()) == worth
    assert sorted(worth) in ([-1.0, 1.0], [0.0, 0.0])


def test_a_limit_cuts_a_game() -> None:
    env = ravenhill.env("wotr", limit=7)
    env.reset(seed=1)
    for _ in range(7):
        assert not any(env.truncations.values())
        env.step(chosen(env, env.last()[0]))
    assert all(env.truncations.values()) and not any(env.terminations.values())


def test_the_open_question_can_be_read() -> None:
    env = ravenhill.env("ironwood", render_mode="ansi")
    env.reset(seed=7)
    first, *options = env.render().splitlines()
    assert first == f"{env.agent_selection}: {ravenhill.say(env.play.decisions[0].prompt, game='ironwood')}"
    assert options == [" ".join(map(str, option)) for option in env.play.decisions[0].options]


def drawn(mask: Any, random: np.random.Generator) -> Any:
    return np.array([random.choice(np.flatnonzero(row)) for row in mask])


@pytest.mark.parametrize("game", [info.id for info in ravenhill.games()])
def test_a_vector_shows_what_single_tables_show(game: str) -> None:
    tables = ravenhill.vector(game, 3)
    random = np.random.default_rng(1)
    seen, infos = tables.reset(seed=4)
    for _ in range(40):
        for i, play in enumerate(tables._plays):
            seat = int(infos["seat"][i])
            assert play.decisions[0].seat == seat
            assert seen["observation"][i].tolist() == list(play.observe(seat))
            assert sorted(play.grammar().numbers(play.decisions[0])) == np.flatnonzero(seen["action_mask"][i]).tolist()
        assert tables.observation_space.contains(seen)
        seen, _, _, _, infos = tables.step(drawn(seen["action_mask"], random))


def test_a_vector_begins_anew_by_itself() -> None:
    tables = ravenhill.vector("cardgame", 4, scenario="duel_2p", copy=False)
    random = np.random.default_rng(1)
    seen, infos = tables.reset(seed=4)
    ends = 0
    for _ in range(400):
        before = infos["seat"]
        seen, reward, ended, cut, infos = tables.step(drawn(seen["action_mask"], random))
        assert seen["action_mask"].any(axis=1).all() and not cut.any()
        for i in range(4):
            assert ended[i] or not infos["rewards"][i].any()
            assert reward[i] == infos["rewards"][i][before[i]]
            assert infos["rewards"][i].sum() == 0
        ends += int(ended.sum())
    assert ends > 0


def test_a_vector_is_the_same_for_the_same_seed_and_refuses_what_is_closed() -> None:
    tables, others = ravenhill.vector("ironwood", 2), ravenhill.vector("ironwood", 2)
    seen, _ = tables.reset(seed=4)
    also, _ = others.reset(seed=4)
    assert (seen["observation"] == also["observation"]).all()
    assert (tables.reset(seed=5)[0]["observation"] != also["observation"]).any()
    with pytest.raises(ValueError, match="is not open"):
        others.step(np.array([np.flatnonzero(row == 0)[0] for row in also["action_mask"]]))


@pytest.mark.parametrize("game", [info.id for info in ravenhill.games()])
def test_a_state_of_open_spiels_kind_plays_to_the_end(game: str) -> None:
    random = np.random.default_rng(1)
    told = ravenhill.spiel(game)
    state = told.new_initial_state(seed=5)
    for _ in range(30):
        seat = state.current_player()
        actions = state.legal_actions()
        assert actions == np.flatnonzero(state.legal_actions_mask(seat)).tolist()
        assert state.legal_actions(1 - seat) == []
        assert len(state.observation_tensor(seat)) == told.observation_tensor_size()
        guess = state.resample_from_infostate(seat, random.random)
        assert guess.observation_tensor(seat) == state.observation_tensor(seat)
        assert guess.legal_actions() == actions
        action = int(random.choice(actions))
        assert state.string_to_action(state.action_to_string(seat, action)) == action
        child = state.child(action)
        assert len(child.history()) == len(state.history()) + 1
        state.apply_action(action)
    while not state.is_terminal():
        state.apply_action(int(random.choice(state.legal_actions())))
    assert state.current_player() == -4 and state.legal_actions() == []
    assert sum(state.returns()) == 0 and set(state.returns()) <= {-1.0, 0.0, 1.0}


def test_the_example_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was done in a game that was won becomes likelier; and it runs as it stands."""
    spec = importlib.util.spec_from_file_location("small_policy", EXAMPLE)
    assert spec is not None and spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    policy = example.Policy(5, 3, seed=1)
    seen, open_ = np.array([1.0, 0.5, 0.0], dtype=np.float32), np.array([1, 4])
    for _ in range(20):
        taken, share = policy.choose(seen, open_)
        policy.learn([(seen, open_, taken, share)], 1.0 if taken == 1 else -1.0)
    assert policy.choose(seen, open_)[1][1] > 0.52
    monkeypatch.setattr(example, "TABLES", 2)
    assert set(example.train("cardgame", "fellowship", 0.05, 0)) <= {-1.0, 0.0, 1.0}


def test_without_its_libraries_an_environment_names_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("aec", "vector"):
        monkeypatch.delitem(sys.modules, f"ravenhill.envs.{module}", raising=False)
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    for laid in (lambda: ravenhill.env("ironwood"), lambda: ravenhill.vector("ironwood", 2)):
        with pytest.raises(ImportError, match=r"ravenhill\[rl\]"):
            laid()
