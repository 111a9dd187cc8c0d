"""I17. Every operation of the effect language. A new one is a class and a line here."""

from __future__ import annotations

from ravenhill.games.ironwood.effects import acting, cards, choosing, opposing, paying, units
from ravenhill.games.ironwood.effects.operation import (
    OPERATIONS,
    PASSIVES,
    passive_faults,
    passives_of,
    step_faults,
    steps_of,
)

__all__ = ["OPERATIONS", "PASSIVES", "passive_faults", "passives_of", "step_faults", "steps_of"]

for operation in (
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
):
    OPERATIONS[operation.OP] = operation

for standing in (cards.Standing(), cards.OnEvent()):
    PASSIVES[standing.OP] = standing
