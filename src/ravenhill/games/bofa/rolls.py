"""B12.4, B12.5. How many dice a side of a combat rolls, what they need, and what that promises."""

from __future__ import annotations

from typing import Final

from ravenhill.games.bofa.names import (
    BEAR_AIM,
    BEAR_DICE,
    DICE_LIMIT,
    FP,
    GREAT_ORCS,
    HOWLING_ORCS,
    MEN,
    SHADOW,
    THORIN,
    THORIN_STRENGTH,
    UNITS,
)
from ravenhill.games.bofa.table import Battle, BofaTable, area_of, lasting, leadership, strength, unbroken

# what an attacker has to cross (Book.slope_or_ford)
FORD: Final = 2
SLOPE: Final = 3


def in_words(dice: list[int]) -> str:
    """Faces as the log tells them."""
    return " ".join([str(face) for face in dice]) or "–"


def favoured(t: BofaTable, b: Battle, side: int, army: list[int]) -> int:
    """B12.2.1, B12.2.2. How many units of a side stand on favourable ground; Great Orcs like any they attack."""
    terrain = t.book.terrain[b.target]
    count = 0
    for u, n in enumerate(army):
        if n and (t.book.favourable[u][terrain] or (u == GREAT_ORCS and side == b.attacker)):
            count += n
    return count


def army_at(t: BofaTable, area: int) -> list[int]:
    """The units there, by kind."""
    return t.units[area * UNITS : area * UNITS + UNITS]


def dice_of(t: BofaTable, b: Battle, side: int) -> int:
    """B12.4.1. Strength, at most five; cards change one or the other."""
    front = b.fronts[side]
    area = area_of(b, side)
    if side == b.bear:  # B14.2.8
        dice = t.book.bear_dice + lasting(t, BEAR_DICE)
    else:
        dice = 2 * t.size[area] if front.stand else strength(t, area)
        dice += thorins_strength(t, area)
    dice = min(DICE_LIMIT, dice)
    return max(1, dice - front.fewer) if front.fewer else dice


def thorins_strength(t: BofaTable, area: int) -> int:
    """fa07. What a card adds to the Army of Thorin."""
    return lasting(t, THORIN_STRENGTH) if t.place[THORIN] == area and t.owner[area] == FP else 0


def target_number(t: BofaTable, b: Battle, side: int) -> int:
    """B12.4.3-B12.4.7, B12.4.10. Five; six for an attacker across a ford, up a slope, or at a Fortification."""
    if b.fronts[side].six or hindered(t, b, side):
        return 6
    return t.book.bear_target - lasting(t, BEAR_AIM) if side == b.bear else 5


def hindered(t: BofaTable, b: Battle, side: int) -> str:
    """What makes it six for an attacker: the Fortification, or in his first round what he crosses; "": nothing."""
    if side != b.attacker:
        return ""
    if unbroken(t, b.target):
        return "fortification"
    border = t.book.slope_or_ford[b.fighting * t.book.areas + b.target]
    if b.fought[b.homes.index(b.fighting)] != 1:
        return ""
    return "slope" if border == SLOPE else "ford" if border == FORD else ""


def hits(face: int, target: int, plus: int) -> bool:
    """B12.4.8. A natural 1 misses, a natural 6 hits: the same as a target number within 2 to 6 (B16.5)."""
    return face == 6 or (face > 1 and face + plus >= target)


def able(t: BofaTable, b: Battle, side: int, unit: int) -> bool:
    """B12.4.2. The ability of the unit card: a black die hit; Howling Orcs silences Dwarves and Men (ss01)."""
    front = b.fronts[side]
    if front.ability != unit or not front.hit_black:
        return False
    if side == FP and unit <= MEN and HOWLING_ORCS in t.laid:
        return t.units[area_of(b, SHADOW) * UNITS + GREAT_ORCS] == 0
    return True


def rerolls(t: BofaTable, b: Battle, side: int) -> int:
    """B12.5.1. How many misses may be rolled again: Leadership; Beorn every one (B14.2.8)."""
    front = b.fronts[side]
    if side == b.bear:
        return 100
    if front.mute:
        return 0
    own = 5 if b.charge and side == b.attacker else leadership(t, area_of(b, side))
    return own + front.extra_leadership


def promise(t: BofaTable, b: Battle) -> float:
    """How likely the attacker is to win, from 0 to 1: blows needed against blows to come."""
    blows: list[float] = [0.0, 0.0]
    health: list[float] = [0.0, 0.0]
    for side in (FP, SHADOW):
        area = area_of(b, side)
        if side == b.bear:
            health[side] = 1.0 + t.wrath
        elif t.owner[area] == side:
            health[side] = 2.0 * t.size[area] - t.damage[area]
        else:
            return 1.0 if side != b.attacker else 0.0
        if side != b.attacker and unbroken(t, area):
            health[side] += t.book.defence[area] - t.fort[area]
        dice = dice_of(t, b, side)
        chance = (7 - target_number(t, b, side)) / 6.0 if b.round else 1.0 / 3.0
        again = min(dice, rerolls(t, b, side))
        blows[side] = 0.3 + chance * (dice + 0.6 * again)
    attack = blows[b.attacker] * health[b.attacker]
    defence = blows[1 - b.attacker] * health[1 - b.attacker]
    return attack / (attack + defence) if attack + defence > 0 else 0.5  # both may fall in the same round
