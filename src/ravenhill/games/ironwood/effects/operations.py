"""I17. Every operation of the effect language. A new one is a class and a line here."""

from __future__ import annotations

from typing import Final

from ravenhill.games.ironwood.effects import acting, cards, choosing, opposing, paying, units
from ravenhill.games.ironwood.effects.operation import OPERATIONS, PASSIVES, Operation, passives_of, steps_of

__all__ = ["OPERATIONS", "PASSIVES", "passives_of", "steps_of"]

STEPS: Final[tuple[Operation, ...]] = (
    acting.Move(),
    acting.MoveDrill(),
    acting.Attack(),
    acting.Discover(),
    acting.Build(),
    acting.PlaceFoundation(),
    acting.FlipTotem(),
    acting.CargoToAvailable(),
    choosing.Choose(),
    choosing.If(),
    paying.Spend(),
    paying.SpendUpTo(),
    paying.Burn(),
    paying.BurnUpTo(),
    paying.Gain(),
    paying.Steal(),
    cards.Draw(),
    cards.Play(),
    cards.Linger(),
    cards.Modifier(),
    cards.RemoveMarkers(),
    opposing.Look(),
    cards.Survey(),
    cards.Bottom(),
    opposing.OpponentBurn(),
    opposing.OpponentBottom(),
    opposing.OpponentDraw(),
    opposing.OpponentDiscardVision(),
    opposing.OpponentVisionToDeck(),
    units.Recruit(),
    units.Remove(),
    units.Replace(),
    units.ShiftEnemy(),
    units.Mark(),
    units.Forbid(),
)
WHILE_IN_PLAY: Final[tuple[Operation, ...]] = (cards.Standing(), cards.OnEvent())

for step in STEPS:
    OPERATIONS[step.OP] = step
for passive in WHILE_IN_PLAY:
    PASSIVES[passive.OP] = passive
