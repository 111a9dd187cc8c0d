"""A game as a PettingZoo environment: its seats are the agents, asked one at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from ravenhill.engine.game import Setup
from ravenhill.engine.script import Play
from ravenhill.envs.turns import NOBODY, SEEDS, asked, laid, rewards
from ravenhill.players.order import people_of
from ravenhill.words import say


class TableEnv(AECEnv):
    """Observations are rows of numbers (`Game.observe`), actions numbers of the grammar, with an `action_mask` of those
    that are open. A reward of 1, -1 or 0 comes at the end and only then."""

    def __init__(self, setup: Setup, limit: int | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {"name": f"ravenhill_{setup.game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self._setup = setup
        self._limit = limit  # choices after which a game is cut
        self.play: Play = laid(setup, setup.seed)
        self._grammar = self.play.grammar()
        names = self.play.game.scenario(setup.scenario).names
        self._seat_of: dict[str, int] = {names[seat]: seat for seat in people_of(self.play)}
        self._name_of = {seat: name for name, seat in self._seat_of.items()}
        self.possible_agents = list(self._seat_of)
        self.agents: list[str] = []
        self._size: int = self.play.game.observation(self.play)
        self.observation_spaces = {
            name: spaces.Dict(
                {
                    "observation": spaces.Box(-np.inf, np.inf, (self._size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (self._grammar.size,), np.int8),
                }
            )
            for name in self.possible_agents
        }
        self.action_spaces = {name: spaces.Discrete(self._grammar.size) for name in self.possible_agents}
        self._random, _ = seeding.np_random(setup.seed)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Another deal: that of the seed where one is given, else the next of those that follow from the last."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.play = laid(self._setup, int(self._random.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._choices = 0
        self._pass_on()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and what it may choose; the mask of one who is not asked is empty."""
        seen = np.zeros(self._size, dtype=np.float32)
        mask = np.zeros(self._grammar.size, dtype=np.int8)
        self.play.game.observe(self.play, self._seat_of[agent], seen)
        if agent == self.agent_selection and not self.play.over:
            self._grammar.mask(self.play, self._seat_of[agent], mask)
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Takes the option of this number; `Illegal` says why it is not open, and then nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked: an action is a number")
        self.play.answer(self._seat_of[agent], self._grammar.decode(int(action)))
        self._choices += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._pass_on()
        self._accumulate_rewards()

    def _pass_on(self) -> None:
        """To who is asked next, or to the end."""
        seat = asked(self.play)
        if seat != NOBODY:
            self.agent_selection = self._name_of[seat]
            if self._limit is not None and self._choices >= self._limit:
                self.truncations = dict.fromkeys(self.agents, True)
            return
        worth = rewards(self.play)
        for name in self.agents:
            self.rewards[name] = worth[self._seat_of[name]]
            self.terminations[name] = True
        if not self._choices:  # nobody had a choice at all
            self.agent_selection = self.agents[0]

    def render(self) -> str:
        """The open question in words, with its options."""
        if self.play.over:
            return self._ending()
        decision = self.play.decisions[0]
        said = say(decision.prompt, game=self._setup.game)
        return "\n".join([f"{self.agent_selection}: {said}", *[" ".join(map(str, o)) for o in decision.options]])

    def _ending(self) -> str:
        result = self.play.result
        if result is None:
            return ""
        names = self.play.game.scenario(self._setup.scenario).names
        return f"{result.reason}: {', '.join(names[seat] for seat in result.winners)}"

    def close(self) -> None:
        """Nothing is held."""
