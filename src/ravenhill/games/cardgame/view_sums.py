"""C8. Where the icons on an active location come from: card by card, with the support that counts there now."""

from __future__ import annotations

from typing import Any

from ravenhill.games.cardgame.book import FREE
from ravenhill.games.cardgame.icons import ground_icons, path_icons
from ravenhill.games.cardgame.support import best_support
from ravenhill.games.cardgame.table import Battle, CardTable, cards_at, is_path


def sums(t: CardTable, location: int) -> dict[str, Any]:
    """The cards of both sides with the icons each brings to a combat here."""
    side = FREE if is_path(location) else t.book.location_side[location]
    attackers = cards_at(t, location, 1 - side)
    defenders = cards_at(t, location, side)
    if is_path(location):
        return {
            "attack": [_part(t, card, path_icons(t, card), 0, None) for card in attackers],
            "defence": [_part(t, card, path_icons(t, card), 0, None) for card in defenders],
        }
    running = t.battle
    if running is None or running.location != location:
        battle = Battle(location)
        t.battle = battle  # texts about support look there
        best_support(t, battle, attackers, True)
        best_support(t, battle, defenders, False)
    found = {
        "attack": [_ground_part(t, card, True) for card in attackers],
        "defence": [_ground_part(t, card, False) for card in defenders],
    }
    t.battle = running
    return found


def _ground_part(t: CardTable, card: int, attacking: bool) -> dict[str, Any]:
    """Icons of an army or character with its items, and its leadership where an army supports it (C8.5)."""
    icons = ground_icons(t, card, attacking)
    battle = t.battle
    if battle is None or card not in battle.leaders:
        return _part(t, card, icons, 0, None)
    lead = t.book.leader_attack if attacking else t.book.leader_defence
    army = battle.armies[battle.leaders.index(card)]
    return _part(t, card, icons, lead[card], t.book.card_ids[army])


def _part(t: CardTable, card: int, icons: int, lead: int, army: str | None) -> dict[str, Any]:
    return {"id": t.book.card_ids[card], "icons": icons, "lead": lead, "army": army}
