"""A question of the toy whose options weigh what the test says."""

from __future__ import annotations

from typing import Any

from ravenhill.engine.decision import Option, Question


class Weighed(Question):
    """Asks the first seat for one of these verbs."""

    KIND = "act"

    def __init__(self, t: Any, weights: dict[str, float]) -> None:
        super().__init__(t, 0, "T1")
        self.weights = weights

    def offer(self) -> list[Option]:
        return [(verb,) for verb in self.weights]

    def weigh(self, option: Option) -> float:
        return self.weights[str(option[0])]
