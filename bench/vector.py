"""How many steps a second a vector of tables makes, with observations and masks: python bench/vector.py [GAME ...]"""

from __future__ import annotations

import sys
import time

import numpy as np

import ravenhill

TABLES = 64
SECONDS = 4.0


def pace(game: str) -> float:
    """Steps of single tables a second of processor, random options; what choosing them takes is left out."""
    tables = ravenhill.vector(game, TABLES, copy=False)
    random = np.random.default_rng(1)
    seen, _ = tables.reset(seed=1)
    steps, spent = 0, 0.0
    while spent < SECONDS:
        actions = np.array([random.choice(np.flatnonzero(row)) for row in seen["action_mask"]])
        began = time.process_time()
        seen, *_ = tables.step(actions)
        spent += time.process_time() - began
        steps += TABLES
    return steps / spent


if __name__ == "__main__":
    for name in sys.argv[1:] or [info.id for info in ravenhill.games()]:
        print(f"{name}: {pace(name):,.0f} steps a second")
