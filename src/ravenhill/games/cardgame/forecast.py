"""C8. The running arithmetic of a location that is still active: what combat there would count now."""

from __future__ import annotations

from ravenhill.games.cardgame import shapes
from ravenhill.games.cardgame.book import FREE, SHADOW
from ravenhill.games.cardgame.icons import ground_defence, ground_icons, path_defence, path_icons, path_texts
from ravenhill.games.cardgame.leadership import best_support
from ravenhill.games.cardgame.table import Battle, CardTable, cards_at, is_path


class Forecast:
    """Attack, defence of the location itself, and defence on the cards there."""

    __slots__ = ("attack", "cards", "location")

    def __init__(self, attack: int, location: int, cards: int) -> None:
        self.attack = attack
        self.location = location
        self.cards = cards

    def margin(self) -> int:
        """How many icons more the defence has than the attack."""
        return self.location + self.cards - self.attack


def forecast(t: CardTable, location: int) -> Forecast:
    if is_path(location):
        attack = sum([path_icons(t, c) for c in cards_at(t, location, SHADOW)]) + t.attack_tokens[location]
        return Forecast(attack, path_defence(t), sum([path_icons(t, c) for c in cards_at(t, location, FREE)]))
    side = t.book.location_side[location]
    attackers = cards_at(t, location, 1 - side)
    defenders = cards_at(t, location, side)
    return Forecast(
        tokens_that_count(t, location, attackers) + _ground(t, location, attackers, True),
        ground_defence(t, location),
        _ground(t, location, defenders, False),
    )


def tokens_that_count(t: CardTable, location: int, attackers: list[int]) -> int:
    """C8.4.2. Attack tokens on a battleground, where the option says so only beside attackers."""
    return t.attack_tokens[location] if attackers or t.settings.lone_tokens else 0


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


# --- for who looks ---


def outcome(t: CardTable, location: int, now: Forecast) -> shapes.Forecast:
    """How a combat here would end if it came now, and how many icons that concerns."""
    over = now.attack - now.location
    if over > now.cards:
        return {"how": "falls", "n": over - now.cards}
    if is_path(location) and t.book.path_duel and now.margin() <= 0:  # C10.2.4
        return {"how": "nobody", "n": 0}
    if over > 0:
        return {"how": "losses", "n": over}
    return {"how": "holds" if now.attack else "quiet", "n": 0}


def sums(t: CardTable, location: int) -> shapes.Sums:
    """The cards of both sides with the icons each brings to a combat here, and the support that counts now."""
    side = FREE if is_path(location) else t.book.location_side[location]
    attackers = cards_at(t, location, 1 - side)
    defenders = cards_at(t, location, side)
    if is_path(location):
        return {
            "attack": [part(t, card, path_icons(t, card), 0, -1) for card in attackers],
            "tokens": t.attack_tokens[location],
            "wall": wall(t, location, path_defence(t), path_texts(t)),
            "defence": [part(t, card, path_icons(t, card), 0, -1) for card in defenders],
        }
    running = t.battle
    if running is None or running.location != location:
        battle = Battle(location)
        t.battle = battle  # texts about support look there
        best_support(t, battle, attackers, True)
        best_support(t, battle, defenders, False)
    found: shapes.Sums = {
        "attack": [_ground_part(t, card, True) for card in attackers],
        "tokens": tokens_that_count(t, location, attackers),
        "wall": wall(t, location, ground_defence(t, location), []),
        "defence": [_ground_part(t, card, False) for card in defenders],
    }
    t.battle = running
    return found


def wall(t: CardTable, location: int, total: int, texts: list[tuple[int, int]]) -> shapes.Wall:
    """C8.3.2, C8.4.3. What is printed on the location unless it was reclaimed, texts, and the rest are tokens."""
    printed = 0 if location in t.reclaimed else t.book.location_defence[location]
    by_text = sum([n for _, n in texts])
    return {
        "printed": printed,
        "tokens": total - printed - by_text,
        "texts": [{"id": t.book.card_ids[card], "n": n} for card, n in texts],
    }


def _ground_part(t: CardTable, card: int, attacking: bool) -> shapes.Part:
    """Icons of an army or character with its items, and its leadership where an army supports it (C8.5)."""
    icons = ground_icons(t, card, attacking)
    battle = t.battle
    if battle is None or card not in battle.leaders:
        return part(t, card, icons, 0, -1)
    lead = t.book.leader_attack if attacking else t.book.leader_defence
    return part(t, card, icons, lead[card], battle.armies[battle.leaders.index(card)])


def part(t: CardTable, card: int, icons: int, lead: int, army: int) -> shapes.Part:
    ids = t.book.card_ids
    return {"id": ids[card], "icons": icons, "lead": lead, "army": ids[army] if army >= 0 else None}
