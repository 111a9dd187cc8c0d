"""W13.3, W13.6. What a side brings to a Combat round: dice, Leadership, the number it needs to hit."""

from __future__ import annotations

from typing import Final

from ravenhill.games.wotr import armies, combat_cards
from ravenhill.games.wotr.groups import has, members, without
from ravenhill.games.wotr.kinds import NAZGUL, kinds_of, side_of_kind
from ravenhill.games.wotr.nations import FP, SH
from ravenhill.games.wotr.people import ARAGORN, GIMLI, WITCH_KING
from ravenhill.games.wotr.places import CITY, FORTIFICATION, STRONGHOLD
from ravenhill.games.wotr.ranks import is_elite, is_leader
from ravenhill.games.wotr.table import FIELD, SIEGE, Battle, Wotr

DICE: Final = 5


def captains(t: Wotr, b: Battle) -> int:
    """W22.1. Captains of the West in the battle: every Companion but the Hobbits and Gandalf the White."""
    n = 0
    for c in members(b.chars(t, FP) & ~b.muted):
        if is_captain(c):
            n += 1
    return n


def is_captain(c: int) -> bool:
    return c <= GIMLI or c == ARAGORN


def dice_of(t: Wotr, b: Battle, side: int) -> int:
    """W13.3.1, W13.3.3, W13.3.4. Dice of the Combat roll: at most five, less what cards take, at least one."""
    strength = b.units(t, side)
    if strength <= 0:
        return 0
    if side == FP:
        strength += captains(t, b)
    fewer = b.fewer[side]
    if side == SH and b.relief >= 0:
        fewer += t.units_at(b.relief, FP)
    return max(1, min(DICE, strength, b.most[side]) - fewer)


def nazgul_leadership(t: Wotr, b: Battle) -> int:
    """Leadership of Nazgul and the Witch-king in the battle, less what was forfeited; none against the White Rider."""
    if b.white_rider:
        return 0
    n = b.figures(t, SH, NAZGUL)
    if has(b.chars(t, SH), WITCH_KING):
        n += t.book.leadership[WITCH_KING]
    return max(0, n - b.lost_lead[SH])


def leadership(t: Wotr, b: Battle, side: int) -> int:
    """W13.3.2, R6.21. Leaders, Characters and Elites that lead, as far as nothing cancels or forfeits them."""
    total = 0
    for k in kinds_of(side):
        if k != NAZGUL and leads(t, b, k):
            total += b.figures(t, side, k)
    total += lead_of_characters(t, b, without(b.chars(t, side), WITCH_KING))
    if side == SH:
        return total + nazgul_leadership(t, b)
    return max(0, total - b.lost_lead[FP])


def leads(t: Wotr, b: Battle, kind: int) -> bool:
    """W13.3.2, W22.5, W22.10. Whether each figure of this kind brings one Leadership to the battle."""
    if kind == NAZGUL:
        return not b.white_rider
    return is_leader(kind) or (side_of_kind(kind) == SH and armies.elite_leads(t, kind))


def lead_of_characters(t: Wotr, b: Battle, chars: int) -> int:
    """W13.5.6, W22.10. Leadership of these Characters, as far as it is neither forfeited nor muted."""
    total = 0
    for c in members(chars & ~b.muted & ~b.spent):
        total += combat_cards.leadership_left(t, b, c)
    return total


def walls(t: Wotr, b: Battle, side: int) -> bool:
    """W13.6.1, W14.1, W14.10, R6.8. The attacker comes up against walls."""
    if side != b.attacker:
        return False
    if b.kind == SIEGE:
        return True
    if b.kind != FIELD or b.round != 1:
        return False
    settlement = t.book.settlement[b.region]
    return settlement == FORTIFICATION or (settlement == CITY and t.control[b.region] != side)


def to_hit(t: Wotr, b: Battle, side: int) -> int:
    """W13.6.1. Five or more; six for an attacker of walls."""
    return 6 if walls(t, b, side) else 5


def holds_walls(t: Wotr, b: Battle) -> bool:
    """W14.3. The defender stands in the field before a Stronghold of his own."""
    return t.book.settlement[b.region] == STRONGHOLD and t.control[b.region] != b.attacker and b.target == b.region


# --- who outlasts the other ---


def hit_points(t: Wotr, b: Battle, side: int) -> int:
    points = b.units(t, side)
    for k in kinds_of(side):
        if is_elite(k):
            points += b.figures(t, side, k)
    return points


def hits_per_round(t: Wotr, b: Battle, side: int) -> float:
    """Hits a side may expect of a round, Leader re-roll included."""
    dice = dice_of(t, b, side)
    chance = (7 - to_hit(t, b, side)) / 6.0
    again = min(float(leadership(t, b, side)), dice * (1.0 - chance))
    return dice * chance + again * chance


def advantage(t: Wotr, b: Battle) -> float:
    """From -1 to 1: who is likely to outlast the other, seen from the attacker."""
    attack = max(0.05, hits_per_round(t, b, b.attacker))
    defence = max(0.05, hits_per_round(t, b, 1 - b.attacker))
    rounds_to_win = hit_points(t, b, 1 - b.attacker) / attack
    rounds_to_lose = hit_points(t, b, b.attacker) / defence
    return (rounds_to_lose - rounds_to_win) / (rounds_to_lose + rounds_to_win)
