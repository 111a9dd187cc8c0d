"""What was played, as arrays a learner works on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ravenhill.players.learn.lockstep import Halves, Path
from ravenhill.players.learn.net import Floats, Ints


@dataclass
class Batch:
    """Choices, a row each. The options of all lie in one list, `counts` of them for each choice."""

    seen: Halves
    heads: Ints
    options: Ints
    counts: Ints
    chosen: Ints
    likely: Floats
    value: Floats
    advantage: Floats
    target: Floats  # what the value should have been

    def __len__(self) -> int:
        return len(self.heads)

    def rows(self, wanted: Ints) -> Batch:
        """Some of the choices."""
        starts = np.cumsum(self.counts) - self.counts
        counts = self.counts[wanted]
        return Batch(
            self.seen[wanted],
            self.heads[wanted],
            self.options[spans(starts[wanted], counts)],
            counts,
            self.chosen[wanted],
            self.likely[wanted],
            self.value[wanted],
            self.advantage[wanted],
            self.target[wanted],
        )


def spans(starts: Ints, counts: Ints) -> Ints:
    """The numbers from each start on, as many as its count.

    >>> spans(np.array([5, 0]), np.array([2, 3])).tolist()
    [5, 6, 0, 1, 2]
    """
    behind = np.repeat(np.cumsum(counts) - counts, counts)
    return np.repeat(starts, counts) + np.arange(int(counts.sum())) - behind


def gathered(paths: Sequence[Path], decay: float) -> Batch:
    """The paths of finished games as one batch, with advantages."""
    advantages: list[npt.NDArray[np.float64]] = []
    targets: list[npt.NDArray[np.float64]] = []
    for path in paths:
        values = np.array(path.value or [0.5] * len(path.seen))
        advantage = advantages_of(values, path.result, decay)
        advantages.append(advantage)
        targets.append(advantage + values)
    none = np.zeros(sum([len(p.seen) for p in paths]), dtype=np.float32)
    likely = np.array([x for p in paths for x in p.likely], dtype=np.float32)
    value = np.array([x for p in paths for x in p.value], dtype=np.float32)
    return Batch(
        np.stack([row for p in paths for row in p.seen]),
        np.repeat(np.array([p.head for p in paths]), [len(p.seen) for p in paths]),
        np.array([n for p in paths for each in p.options for n in each], dtype=np.int64),
        np.array([len(each) for p in paths for each in p.options], dtype=np.int64),
        np.array([n for p in paths for n in p.chosen], dtype=np.int64),
        likely if len(likely) else none,
        value if len(value) else none,
        np.concatenate(advantages).astype(np.float32),
        np.concatenate(targets).astype(np.float32),
    )


def advantages_of(values: npt.NDArray[np.float64], result: float, decay: float) -> npt.NDArray[np.float64]:
    """How much better each choice turned out than it looked (generalised advantages). Nothing counts but the result,
    and it counts the same however late it comes.

    >>> advantages_of(np.array([0.5, 0.75]), 1.0, 1.0).tolist()
    [0.5, 0.25]
    >>> advantages_of(np.array([0.5, 0.75]), 1.0, 0.0).tolist()
    [0.25, 0.25]
    """
    steps = np.append(values[1:], result) - values
    found = np.empty(len(values))
    ahead = 0.0
    for i in range(len(values) - 1, -1, -1):
        ahead = float(steps[i]) + decay * ahead
        found[i] = ahead
    return found
