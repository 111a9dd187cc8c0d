"""C8. The running arithmetic of a location that is still active: what combat there would count now."""

from __future__ import annotations

from ravenhill.games.cardgame.book import FREE, SHADOW
from ravenhill.games.cardgame.combat import ground_defence
from ravenhill.games.cardgame.icons import ground_icons, path_defence, path_icons
from ravenhill.games.cardgame.support import best_support
from ravenhill.games.cardgame.table import Battle, CardTable, cards_at, is_path


class Tally:
    """Attack, defence of the location itself, and defence on the cards there."""

    __slots__ = ("attack", "cards", "location")

    def __init__(self, attack: int, location: int, cards: int) -> None:
        self.attack = attack
        self.location = location
        self.cards = cards

    def margin(self) -> int:
        """How many icons more the defence has than the attack."""
        return self.location + self.cards - self.attack


def tally(t: CardTable, location: int) -> Tally:
    if is_path(location):
        attack = sum([path_icons(t, c) for c in cards_at(t, location, SHADOW)]) + t.attack_tokens[location]
        return Tally(attack, path_defence(t), sum([path_icons(t, c) for c in cards_at(t, location, FREE)]))
    side = t.book.location_side[location]
    attackers = cards_at(t, location, 1 - side)
    defenders = cards_at(t, location, side)
    attack = t.attack_tokens[location] if attackers or t.settings.lone_tokens else 0
    return Tally(
        attack + _ground(t, location, attackers, True),
        ground_defence(t, location),
        _ground(t, location, defenders, False),
    )


def _ground(t: CardTable, location: int, cards: list[int], attacking: bool) -> int:
    """All icons of a side's cards with the best support they could have."""
    if not cards:
        return 0
    running = t.battle
    battle = Battle(location)
    t.battle = battle  # texts about support look there
    best_support(t, battle, cards, attacking)
    lead = t.book.leader_attack if attacking else t.book.leader_defence
    total = sum([ground_icons(t, c, attacking) for c in cards]) + sum([lead[c] for c in battle.leaders])
    t.battle = running
    return total
