"""A game and its states with the methods OpenSpiel's have, for algorithms written for those; OpenSpiel is not needed.

Chance is not a player here: the table rolls and draws by itself. Who chooses at the same time is asked in turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from ravenhill.engine.game import Setup
from ravenhill.engine.script import Play
from ravenhill.envs.turns import NOBODY, SEEDS, asked, laid, rewards

TERMINAL: Final = -4  # what OpenSpiel calls the player after the end


class SpielGame:
    """What there is to know before a game begins."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        first = laid(setup, setup.seed)
        self._grammar = first.grammar()
        self._size: int = first.game.observation(first)
        self._seats = first.seats
        self._random = np.random.Generator(np.random.PCG64(setup.seed))

    def num_players(self) -> int:
        return self._seats

    def num_distinct_actions(self) -> int:
        return self._grammar.size

    def observation_tensor_shape(self) -> list[int]:
        return [self._size]

    def observation_tensor_size(self) -> int:
        return self._size

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0

    def new_initial_state(self, seed: int | None = None) -> SpielState:
        """Another deal: that of the seed, or the next of those that follow from the set-up's."""
        play = laid(self.setup, int(self._random.integers(SEEDS)) if seed is None else seed)
        return SpielState(self, play)


class SpielState:
    """A table at a choice, or at the end."""

    def __init__(self, game: SpielGame, play: Play, history: list[int] | None = None) -> None:
        self._game = game
        self.play = play
        self._grammar = play.grammar()
        self._history: list[int] = history or []
        self._seat = asked(play)

    def get_game(self) -> SpielGame:
        return self._game

    def num_players(self) -> int:
        return self.play.seats

    def current_player(self) -> int:
        return TERMINAL if self._seat == NOBODY else self._seat

    def is_terminal(self) -> bool:
        return self._seat == NOBODY

    def is_chance_node(self) -> bool:
        return False

    def is_simultaneous_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The numbers of the open options, in ascending order; none for who is not asked."""
        if self._seat == NOBODY or player not in (None, self._seat):
            return []
        return sorted(self._grammar.numbers(self.play.decisions[0]))

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        mask = [0] * self._grammar.size
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def apply_action(self, action: int) -> None:
        """Takes an option; `Illegal` says why it is not open, and then nothing has changed."""
        self.play.answer(self._seat, self._grammar.decode(action))
        self._history.append(action)
        self._seat = asked(self.play)

    def child(self, action: int) -> SpielState:
        ahead = self.clone()
        ahead.apply_action(action)
        return ahead

    def clone(self) -> SpielState:
        return SpielState(self._game, self.play.clone(), self._history[:])

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A copy in which all the player can not know is dealt anew; `sampler` gives numbers from 0 to below 1."""
        return SpielState(self._game, self.play.determinize(player, int(sampler() * SEEDS)), self._history[:])

    def history(self) -> list[int]:
        """The actions so far."""
        return self._history[:]

    def returns(self) -> list[float]:
        return rewards(self.play)

    def rewards(self) -> list[float]:
        """All there is comes at the end."""
        return rewards(self.play)

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def observation_tensor(self, player: int | None = None) -> list[float]:
        row: Any = self.play.observe(self._seen_by(player))
        return list(row)

    def observation_string(self, player: int | None = None) -> str:
        return str(self.play.view(self._seen_by(player)))

    def _seen_by(self, player: int | None) -> int:
        return max(self._seat, 0) if player is None else player

    def action_to_string(self, player: int, action: int) -> str:
        return " ".join([str(part) for part in self._grammar.decode(action)])

    def string_to_action(self, text: str) -> int:
        """The number of the open option that is written so."""
        for action in self.legal_actions():
            if self.action_to_string(self._seat, action) == text:
                return action
        raise ValueError(f"{text!r} is not open")

    def __str__(self) -> str:
        return " ".join([str(action) for action in self._history])
