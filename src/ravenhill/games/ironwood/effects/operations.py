"""I17. Every operation of the effect language, by its number. A new one is a class and a line here."""

from __future__ import annotations

from ravenhill.games.ironwood.book import Op
from ravenhill.games.ironwood.effects import acting, cards, paying, units
from ravenhill.games.ironwood.effects.steps import OPERATIONS

OPERATIONS[Op.MOVE] = acting.Move()
OPERATIONS[Op.MOVE_DRILL] = acting.MoveDrill()
OPERATIONS[Op.ATTACK] = acting.Attack()
OPERATIONS[Op.DISCOVER] = acting.Discover()
OPERATIONS[Op.BUILD] = acting.Build()
OPERATIONS[Op.PLACE_FOUNDATION] = acting.PlaceFoundation()
OPERATIONS[Op.FLIP_TOTEM] = acting.FlipTotem()
OPERATIONS[Op.CARGO_TO_AVAILABLE] = acting.CargoToAvailable()

OPERATIONS[Op.CHOOSE] = paying.Choose()
OPERATIONS[Op.IF] = paying.If()
OPERATIONS[Op.SPEND] = paying.Spend()
OPERATIONS[Op.SPEND_UP_TO] = paying.SpendUpTo()
OPERATIONS[Op.BURN] = paying.Burn()
OPERATIONS[Op.BURN_UP_TO] = paying.BurnUpTo()
OPERATIONS[Op.GAIN] = paying.Gain()
OPERATIONS[Op.STEAL] = paying.Steal()

OPERATIONS[Op.DRAW] = cards.Draw()
OPERATIONS[Op.PLAY] = cards.Play()
OPERATIONS[Op.LINGER] = cards.Linger()
OPERATIONS[Op.MODIFIER] = cards.Modifier()
OPERATIONS[Op.REMOVE_MARKERS] = cards.RemoveMarkers()
OPERATIONS[Op.LOOK] = cards.Look()
OPERATIONS[Op.SURVEY] = cards.Survey()
OPERATIONS[Op.BOTTOM] = cards.Bottom()
OPERATIONS[Op.OPPONENT_BURN] = cards.OpponentBurn()
OPERATIONS[Op.OPPONENT_BOTTOM] = cards.OpponentBottom()
OPERATIONS[Op.OPPONENT_DRAW] = cards.OpponentDraw()
OPERATIONS[Op.OPPONENT_DISCARD_VISION] = cards.OpponentDiscardVision()
OPERATIONS[Op.OPPONENT_VISION_TO_DECK] = cards.OpponentVisionToDeck()

OPERATIONS[Op.RECRUIT] = units.Recruit()
OPERATIONS[Op.REMOVE] = units.Remove()
OPERATIONS[Op.REPLACE] = units.Replace()
OPERATIONS[Op.SHIFT_ENEMY] = units.ShiftEnemy()
OPERATIONS[Op.MARK] = units.Mark()
OPERATIONS[Op.FORBID] = units.Forbid()
