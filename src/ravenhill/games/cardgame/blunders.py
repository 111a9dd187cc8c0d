"""What nobody would do who knows the game: told by the lines of an action and the table after it."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.decision import Message, Story
from ravenhill.games.cardgame.table import CardTable

KINDS: Final = ("overkill", "attack-in-vain", "forsaken-unseen")

GROUNDS: Final = ("cardgame-log-ground-free", "cardgame-log-ground-shadow")
OVER: Final = 5  # icons more than were needed


def blunders(t: CardTable, lines: list[Message], before: list[Message]) -> list[str]:
    """The blunders of one action; `before`: the lines of earlier actions of its round."""
    found: list[str] = []
    for line in lines:
        if line.key == "cardgame-log-forsakes-top":
            found.append("forsaken-unseen")
        elif line.story is not None and line.key in GROUNDS:
            found += _fought(line.story)
    return found


def _fought(fight: Story) -> list[str]:
    """C8.4. A battleground taken or held with far more than it took, or attacked without costing a card. On a Path
    every icon counts, as corruption."""
    attack = int(fight["attack"])
    wall = int(fight["location_defence"])
    cards = sum([int(part["icons"]) + int(part["lead"]) for part in fight["sums"]["defence"]])
    if 0 < attack <= wall:
        return ["attack-in-vain"]
    if attack - wall - cards > OVER or (cards > OVER and cards - max(0, attack - wall) > OVER):
        return ["overkill"]
    return []
