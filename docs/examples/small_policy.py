"""Trains a small policy against a random player in a few minutes, with numpy alone:

    pip install 'ravenhill[rl]'
    python small_policy.py --minutes 3

The policy is a table of weights, a row for each action of the grammar: an option is liked by the product of its row
with the observation. It learns by REINFORCE: after a game, what was done in it becomes likelier if the game was won and
less likely if it was lost, compared with how games usually go."""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np

import ravenhill

TABLES = 32
RATE = 0.02
RECENT = 300  # games of which the score is told


class Policy:
    """Weights, and what was done with them in the games in progress."""

    def __init__(self, actions: int, observation: int, seed: int) -> None:
        self.weights = np.zeros((actions, observation), dtype=np.float32)
        self.random = np.random.default_rng(seed)
        self.usual = 0.0  # how games usually end

    def choose(self, seen: Any, open_: Any) -> tuple[int, Any]:
        """An action, and how likely each open one was."""
        likes = self.weights[open_] @ seen
        share = np.exp(likes - likes.max())
        share /= share.sum()
        return int(self.random.choice(len(open_), p=share)), share

    def learn(self, path: list[tuple[Any, Any, int, Any]], reward: float) -> None:
        """Makes what was done likelier, or less likely."""
        better = reward - self.usual
        self.usual += 0.01 * better
        for seen, open_, taken, share in path:
            push = -share
            push[taken] += 1.0
            self.weights[open_] += (RATE * better / max(1.0, float(seen @ seen))) * np.outer(push, seen)


def train(game: str, scenario: str | None, minutes: float, seat: int, seed: int = 1) -> list[float]:
    """The rewards of all games, in the order they ended."""
    tables = ravenhill.vector(game, TABLES, scenario=scenario)
    shape = tables.observation_space["observation"].shape
    policy = Policy(int(tables.single_action_space.n), shape[1], seed)
    paths: list[list[tuple[Any, Any, int, Any]]] = [[] for _ in range(TABLES)]
    rewards: list[float] = []
    seen, infos = tables.reset(seed=seed)
    began = told = time.monotonic()
    while time.monotonic() - began < 60 * minutes:
        actions = np.zeros(TABLES, dtype=np.int64)
        for i in range(TABLES):
            open_ = np.flatnonzero(seen["action_mask"][i])
            if infos["seat"][i] == seat:
                taken, share = policy.choose(seen["observation"][i], open_)
                paths[i].append((seen["observation"][i], open_, taken, share))
            else:
                taken = int(policy.random.integers(len(open_)))
            actions[i] = open_[taken]
        seen, _, ended, _, infos = tables.step(actions)
        for i in np.flatnonzero(ended):
            reward = float(infos["rewards"][i][seat])
            policy.learn(paths[i], reward)
            paths[i] = []
            rewards.append(reward)
        if time.monotonic() - told > 10:
            told = time.monotonic()
            print(f"{told - began:4.0f} s, {len(rewards)} games, lately {score(rewards[-RECENT:]):.0%} won", flush=True)
    return rewards


def score(rewards: list[float]) -> float:
    """The share of games that were won; a draw counts half."""
    return 0.5 + 0.5 * sum(rewards) / len(rewards) if rewards else 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="cardgame")
    parser.add_argument("--scenario", default="fellowship")
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--seat", type=int, default=0)
    given = parser.parse_args()
    rewards = train(given.game, given.scenario or None, given.minutes, given.seat)
    few = min(RECENT, max(1, len(rewards) // 3))
    print(f"first {few} games: {score(rewards[:few]):.0%} won, last {few}: {score(rewards[-few:]):.0%}")


if __name__ == "__main__":
    main()
