"""How likely a side is to win a combat, for machine players: also where both sides fall in the same round."""

from __future__ import annotations

import ravenhill
from ravenhill.games.bofa.rolls import area_of, promise
from ravenhill.games.bofa.table import FP, SHADOW


def test_a_combat_in_which_both_sides_have_fallen_promises_neither() -> None:
    t = ravenhill.new("bofa", seed=1)
    player = ravenhill.player("random", seed=1)
    while t.table.battle is None:
        seat = t.decisions[0].seat
        t.answer(seat, player.choose(t, seat))
    table, battle = t.table, t.table.battle
    assert 0 < promise(table, battle) < 1
    battle.bear = -1
    for side in (FP, SHADOW):
        area = area_of(battle, side)
        table.owner[area] = side
        table.size[area] = table.damage[area] = 0
        table.fort[area] = table.book.defence[area]
    assert promise(table, battle) == 0.5
