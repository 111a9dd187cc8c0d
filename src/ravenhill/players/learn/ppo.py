"""How a model learns from a batch: by imitation, or by proximal policy optimisation (Schulman et al., 2017)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn

from ravenhill.players.learn.batch import Batch
from ravenhill.players.learn.model import Model
from ravenhill.players.learn.net import Ints


@dataclass(frozen=True)
class Manner:
    """The settings of learning."""

    rate: float = 3e-4
    clip: float = 0.2  # how far one update may move a probability, as a ratio
    entropy: float = 0.01  # what being undecided is worth
    value: float = 0.5  # the weight of judging against that of choosing
    decay: float = 0.97  # lambda of the advantages
    epochs: int = 3
    rows: int = 2048  # choices in one step
    far: float = 0.03  # stops an update when the policy has moved so far (mean KL)
    norm: float = 0.5  # gradients are cut to this length


@dataclass
class Learnt:
    """What was measured while learning from a batch, each a mean."""

    policy: float = 0.0
    value: float = 0.0
    entropy: float = 0.0
    moved: float = 0.0
    clipped: float = 0.0
    steps: int = 0

    def add(self, policy: float, value: float, entropy: float, moved: float, clipped: float) -> None:
        self.steps += 1
        for name, figure in zip(
            ("policy", "value", "entropy", "moved", "clipped"), (policy, value, entropy, moved, clipped), strict=True
        ):
            before = getattr(self, name)
            setattr(self, name, before + (figure - before) / self.steps)


def improve(
    model: Model,
    optimiser: torch.optim.Optimizer,
    batch: Batch,
    parts: Ints,
    manner: Manner,
    random: np.random.Generator,
) -> Learnt:
    """Some epochs of PPO on a batch; it ends early when the policy has moved far enough."""
    found = Learnt()
    spread = float(batch.advantage.std()) + 1e-8
    batch.advantage[:] = (batch.advantage - batch.advantage.mean()) / spread
    for _ in range(manner.epochs):
        for wanted in shuffled(len(batch), manner.rows, random):
            some = batch.rows(wanted)
            likely, values = model(some, parts)
            policy, moved, clipped = clipped_loss(chosen(likely, some), some, manner.clip)
            judged = value_loss(values, some)
            undecided = entropy(likely, len(some))
            _step(model, optimiser, policy + manner.value * judged - manner.entropy * undecided, manner.norm)
            found.add(policy.item(), judged.item(), undecided.item(), moved, clipped)
        if found.moved > manner.far:
            break
    return found


def imitate(
    model: Model,
    optimiser: torch.optim.Optimizer,
    batch: Batch,
    parts: Ints,
    manner: Manner,
    random: np.random.Generator,
) -> Learnt:
    """One epoch of copying what was chosen, and of telling who will win."""
    found = Learnt()
    for wanted in shuffled(len(batch), manner.rows, random):
        some = batch.rows(wanted)
        likely, values = model(some, parts)
        taken = chosen(likely, some)
        judged = value_loss(values, some)
        _step(model, optimiser, -taken.mean() + manner.value * judged, manner.norm)
        found.add(-taken.mean().item(), judged.item(), entropy(likely, len(some)).item(), 0.0, 0.0)
    return found


def agreement(model: Model, batch: Batch, parts: Ints) -> tuple[float, float]:
    """How often the model's first choice is what was chosen, and its loss in telling who will win."""
    with torch.no_grad():
        likely, values = model(batch, parts)
        return agreeing(likely, chosen(likely, batch), batch), float(value_loss(values, batch))


def shuffled(number: int, rows: int, random: np.random.Generator) -> list[Ints]:
    """All numbers in random order, in portions."""
    order = random.permutation(number)
    return [order[i : i + rows] for i in range(0, number, rows)]


def chosen(likely: Tensor, batch: Batch) -> Tensor:
    """Of every choice what was taken: the logarithm of how likely it is."""
    starts = np.cumsum(batch.counts) - batch.counts
    return likely[torch.from_numpy(starts + batch.chosen)]


def agreeing(likely: Tensor, taken: Tensor, batch: Batch) -> float:
    """How often nothing is likelier than what was taken."""
    lists = torch.from_numpy(np.repeat(np.arange(len(batch)), batch.counts))
    highest = torch.full((len(batch),), -torch.inf).scatter_reduce(0, lists, likely.detach(), "amax")
    return float((taken.detach() >= highest).float().mean())


def clipped_loss(now: Tensor, batch: Batch, clip: float) -> tuple[Tensor, float, float]:
    """The clipped loss of the policy; how far it has moved from the one that played; what share was clipped."""
    before = torch.from_numpy(batch.likely)
    advantage = torch.from_numpy(batch.advantage)
    ratio = torch.exp(now - before)
    kept = torch.clamp(ratio, 1 - clip, 1 + clip)
    loss = -torch.minimum(ratio * advantage, kept * advantage).mean()
    with torch.no_grad():
        moved = float((ratio - 1 - (now - before)).mean())
        share = float(((ratio - 1).abs() > clip).float().mean())
    return loss, moved, share


def value_loss(values: Tensor, batch: Batch) -> Tensor:
    target = torch.from_numpy(batch.target).clamp(0, 1)
    loss: Tensor = nn.functional.binary_cross_entropy_with_logits(values, target)
    return loss


def entropy(likely: Tensor, number: int) -> Tensor:
    """How undecided the policy is, as a mean over the choices."""
    return -(torch.exp(likely) * likely).sum() / number


def _step(model: Model, optimiser: torch.optim.Optimizer, loss: Tensor, norm: float) -> None:
    optimiser.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(model.parameters(), norm)
    optimiser.step()
