"""C2.2.2, C6.5.3, C8. How many icons a card has where it lies."""

from __future__ import annotations

from ravenhill.games.cardgame import book as b
from ravenhill.games.cardgame.book import BATTLEGROUNDS, Bonus
from ravenhill.games.cardgame.effects.conditions import holds
from ravenhill.games.cardgame.table import FIELD, HOME, OUT, CardTable, site_of


def place_bit(site: int) -> int:
    """Reserve, path or battleground, as texts name them."""
    if site == HOME:
        return b.TO_RESERVE
    if site == OUT:
        return 0
    return b.TO_PATH if site - FIELD >= BATTLEGROUNDS else b.TO_BATTLEGROUND


def _bonus(t: CardTable, bonus: Bonus, card: int) -> int:
    """The icons a bonus gives this card now."""
    source = bonus.source
    if not holds(t, bonus.condition, source, t.book.owner[source]):
        return 0
    if not bonus.per:
        return bonus.n
    here = t.site[card]
    matching = 0
    for other in t.field:
        if t.site[other] == here and bonus.of[other]:
            matching += 1
    return bonus.n * (matching // bonus.per)


def bonuses(t: CardTable, card: int, kind: int) -> int:
    """C2.2.2. Icons of a kind beyond the printed ones."""
    found = 0
    for bonus in t.book.bonus_of_self[card]:
        if bonus.kind == kind:
            found += _bonus(t, bonus, card)
    for bonus in t.book.bonus_to_others:
        if bonus.kind == kind and bonus.match[card] and place_bit(site_of(t, bonus.source)) & bonus.where:
            found += _bonus(t, bonus, card)
    return found


def ground_icons(t: CardTable, card: int, attacking: bool) -> int:
    """C6.5.3. Plain battleground icons of an army or character with its items; leadership comes on top."""
    book = t.book
    kind = b.BG_ATTACK if attacking else b.BG_DEFENCE
    printed = book.attack if attacking else book.defence
    found = printed[card] + bonuses(t, card, kind)
    for item in t.worn:
        if t.wielder[item] == card:
            found += printed[item] + bonuses(t, item, kind)
    return found


def path_icons(t: CardTable, card: int) -> int:
    """C8.3.1. Path icons of a character with its items and the tokens on it (C8.2)."""
    found = t.book.path_icons[card] + bonuses(t, card, b.PATH_ICON) + t.card_tokens[card]
    for item in t.worn:
        if t.wielder[item] == card:
            found += t.book.path_icons[item] + bonuses(t, item, b.PATH_ICON)
    return found


def path_defence(t: CardTable) -> int:
    """C8.3.2. Defence of the active path itself: printed, tokens, and texts that change the location."""
    found = t.book.location_defence[t.path] + t.defence_tokens[t.path]
    for bonus in t.book.bonus_for_path:
        found += _for_path(t, bonus)
    return found


def _for_path(t: CardTable, bonus: Bonus) -> int:
    return _bonus(t, bonus, bonus.source) if site_of(t, bonus.source) == FIELD + t.path else 0


def path_texts(t: CardTable) -> list[tuple[int, int]]:
    """The cards whose texts strengthen the active path, each with its icons."""
    found = [(bonus.source, _for_path(t, bonus)) for bonus in t.book.bonus_for_path]
    return [(card, n) for card, n in found if n]


def ground_defence(t: CardTable, ground: int) -> int:
    """C8.4.3. Printed icons, unless it was reactivated out of the attackers' area, and tokens."""
    if ground not in t.reclaimed:
        return t.book.location_defence[ground] + t.defence_tokens[ground]
    return t.defence_tokens[ground] if t.settings.reclaimed_tokens else 0


def can_support(t: CardTable, army: int, character: int) -> bool:
    """C8.5.1. An army of the character's faction, or one a text allows."""
    book = t.book
    if book.faction[army] == book.faction[character]:
        return True
    for right in book.rights:
        if right.armies and right.match[character] and right.armies[army]:
            if not right.reserve or t.site[right.source] == HOME:
                return True
    for event in t.events:
        for right in book.round_rights[event]:
            if right.armies and right.match[character] and right.armies[army]:
                return True
    return False
