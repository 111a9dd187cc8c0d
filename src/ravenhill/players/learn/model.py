"""The net as torch trains it. `Net` is the same in numpy; a test holds them against each other."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from ravenhill.players.learn.batch import Batch
from ravenhill.players.learn.net import About, Floats, Ints, Net

SMALL = 0.05  # a number of the observation that hardly ever changes is not blown up beyond one over this


class Model(nn.Module):
    """One shared layer, a head for each seat, a vector for each part of an option."""

    def __init__(self, about: About, vocabulary: int, wide: int = 192, long: int = 64) -> None:
        super().__init__()
        heads = len(about.heads)
        self.about = about
        self.first = nn.Linear(about.observation, wide)
        self.second = nn.Parameter(torch.empty(heads, wide, wide))
        self.second_bias = nn.Parameter(torch.zeros(heads, wide))
        self.state = nn.Parameter(torch.empty(heads, wide, long))
        self.state_bias = nn.Parameter(torch.zeros(heads, long))
        self.value = nn.Parameter(torch.zeros(heads, wide))
        self.value_bias = nn.Parameter(torch.zeros(heads))
        self.parts = nn.Parameter(torch.empty(vocabulary, long))
        self.register_buffer("middle", torch.zeros(about.observation))
        self.register_buffer("spread", torch.ones(about.observation))
        nn.init.kaiming_uniform_(self.first.weight, nonlinearity="relu")
        nn.init.normal_(self.second, std=(2 / wide) ** 0.5)
        nn.init.normal_(self.state, std=(1 / wide) ** 0.5)
        nn.init.normal_(self.parts, std=0.1 / long**0.5)

    def measure(self, seen: Floats) -> None:
        """Learns from examples what numbers an observation usually has, so that all weigh the same at first."""
        self.middle.copy_(torch.from_numpy(seen.mean(axis=0)))
        self.spread.copy_(torch.from_numpy(np.maximum(seen.std(axis=0), SMALL)))

    def forward(self, batch: Batch, parts: Ints) -> tuple[Tensor, Tensor]:
        """For every option of the batch the logarithm of how likely it is; for every choice the logit of winning."""
        seen = torch.from_numpy(batch.seen).float()
        shared = torch.relu(self.first((seen - self.middle) / self.spread))
        states = torch.zeros(len(batch), self.parts.shape[1])
        values = torch.zeros(len(batch))
        for head in np.unique(batch.heads).tolist():
            rows = torch.from_numpy(np.flatnonzero(batch.heads == head))
            own = torch.relu(shared[rows] @ self.second[head] + self.second_bias[head])
            states = states.index_copy(0, rows, own @ self.state[head] + self.state_bias[head])
            values = values.index_copy(0, rows, own @ self.value[head] + self.value_bias[head])
        return self._likely(states, batch, parts), values

    def _likely(self, states: Tensor, batch: Batch, parts: Ints) -> Tensor:
        numbers, places = np.unique(batch.options, return_inverse=True)
        padded = torch.cat([self.parts, torch.zeros(1, self.parts.shape[1])])
        vectors = padded[torch.from_numpy(parts[numbers])].sum(dim=1)
        lists = torch.from_numpy(np.repeat(np.arange(len(batch)), batch.counts))
        likes = (states[lists] * vectors[torch.from_numpy(places)]).sum(dim=1)
        return log_shares(likes, lists, len(batch))

    def net(self) -> Net:
        """The same net for numpy, the measuring of observations folded into its first layer."""
        weight = (self.first.weight / self.spread).T
        arrays = {
            "first": weight,
            "first_bias": self.first.bias - self.middle @ weight,
            "second": self.second,
            "second_bias": self.second_bias,
            "state": self.state,
            "state_bias": self.state_bias,
            "value": self.value,
            "value_bias": self.value_bias,
            "parts": self.parts,
        }
        plain: dict[str, Any] = {name: np.array(a.detach().numpy(), dtype=np.float32) for name, a in arrays.items()}
        return Net(self.about, plain)


def log_shares(likes: Tensor, lists: Tensor, number: int) -> Tensor:
    """Likes as logarithms of probabilities; `lists` tells to which of so many lists each belongs."""
    highest = torch.full((number,), -torch.inf).scatter_reduce(0, lists, likes.detach(), "amax")
    raised = torch.exp(likes - highest[lists])
    sums = torch.zeros(number).index_add(0, lists, raised)
    return likes - highest[lists] - torch.log(sums)[lists]
