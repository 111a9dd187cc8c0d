"""Many tables of a game stepped in one call, by Gymnasium's conventions for vectors."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from ravenhill.engine.game import Setup
from ravenhill.engine.script import Play
from ravenhill.envs.turns import NOBODY, SEEDS, asked, laid, rewards

Seen = dict[str, npt.NDArray[Any]]


class Tables(VectorEnv[Seen, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Each table shows what the seat that is asked knows; `infos["seat"]` tells which seat that is.

    A game that has ended is followed by another within the same step. The reward of a step is that of the seat that has
    just chosen; `infos["rewards"]` has those of all seats, which are not zero only where a game ended.

    The arrays are filled anew by every step; `copy=False` hands out the same ones again and again."""

    def __init__(self, setup: Setup, number: int, limit: int | None = None, copy: bool = True) -> None:
        self._setup = setup
        self._limit = limit
        self._copy = copy
        first = laid(setup, setup.seed)
        self._game = first.game
        self._grammar = first.grammar()
        size, actions = self._game.observation(first), self._grammar.size
        self.num_envs = number
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (number, size), np.float32),
                "action_mask": spaces.Box(0, 1, (number, actions), np.int8),
            }
        )
        self.action_space = spaces.MultiDiscrete([actions] * number)
        self._seen = np.zeros((number, size), dtype=np.float32)
        self._mask = np.zeros((number, actions), dtype=np.int8)
        self._rows = [self._seen[i] for i in range(number)]
        self._seat = np.zeros(number, dtype=np.int64)
        self._open: list[list[int]] = [[] for _ in range(number)]
        self._choices = [0] * number
        self._plays: list[Play] = []
        self._random = np.random.Generator(np.random.PCG64(setup.seed))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Other deals at all tables: those of the seed where one is given."""
        if seed is not None:
            self._random = np.random.Generator(np.random.PCG64(seed))
        self._plays = [self._begun() for _ in range(self.num_envs)]
        for i in range(self.num_envs):
            self._choices[i] = 0
            self._show(i)
        return self._shown(), {"seat": self._seat.copy()}

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Seen, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Takes an option at every table. ValueError where one is not open; the tables before it have gone on then."""
        number = self.num_envs
        worth = np.zeros((number, self._plays[0].seats), dtype=np.float32)
        own = np.zeros(number, dtype=np.float32)
        ended = np.zeros(number, dtype=np.bool_)
        cut = np.zeros(number, dtype=np.bool_)
        chosen = [int(action) for action in actions]
        for i in range(number):
            play, seat = self._plays[i], int(self._seat[i])
            if chosen[i] not in self._open[i]:
                raise ValueError(f"table {i}: action {chosen[i]} is not open")
            play.answer(seat, self._open[i].index(chosen[i]))
            self._choices[i] += 1
            if asked(play) == NOBODY:
                ended[i] = True
                worth[i] = rewards(play)
                own[i] = worth[i, seat]
            elif self._limit is not None and self._choices[i] >= self._limit:
                cut[i] = True
            if ended[i] or cut[i]:
                self._plays[i] = self._begun()
                self._choices[i] = 0
            self._show(i)
        return self._shown(), own, ended, cut, {"seat": self._seat.copy(), "rewards": worth}

    def _begun(self) -> Play:
        while True:
            play = laid(self._setup, int(self._random.integers(SEEDS)))
            if asked(play) != NOBODY:
                return play

    def _show(self, i: int) -> None:
        play = self._plays[i]
        decision = play.decisions[0]
        mask = self._mask[i]
        mask[self._open[i]] = 0
        numbers = self._grammar.numbers(decision)
        mask[numbers] = 1
        self._open[i] = numbers
        self._seat[i] = decision.seat
        self._game.observe(play, decision.seat, self._rows[i])

    def _shown(self) -> Seen:
        if self._copy:
            return {"observation": self._seen.copy(), "action_mask": self._mask.copy()}
        return {"observation": self._seen, "action_mask": self._mask}

    def close_extras(self, **settings: Any) -> None:
        """Nothing is held."""
