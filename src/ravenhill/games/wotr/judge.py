"""How good a table looks for a seat: for machine players."""

from __future__ import annotations

from math import exp
from typing import Final

from ravenhill.games.wotr import hunt
from ravenhill.games.wotr.kinds import KINDS, side_of_kind
from ravenhill.games.wotr.nations import FP, FP_NATIONS, NATIONS, SH
from ravenhill.games.wotr.people import ARAGORN, CHARACTERS, GANDALF_WHITE, SARUMAN, STARTING
from ravenhill.games.wotr.places import REGIONS
from ravenhill.games.wotr.ranks import ELITE, rank_of
from ravenhill.games.wotr.strength import advantage
from ravenhill.games.wotr.table import AT_WAR, SIEGE, Battle, Wotr
from ravenhill.games.wotr.tiles import STANDARD_TILES
from ravenhill.games.wotr.worth import lure, peril, prizes

# What the Quest is worth, and what it costs: points for the Ring destroyed, Corruption a step may bring.
RING: Final = 30.0
STEP: Final = 2.4
HASTE: Final = 1.6  # what a step is worth more when the war is nearly lost
ON_THE_ROAD: Final = 0.8
IN_MORDOR: Final = 2.3
SHIELD: Final = 0.5  # Corruption that a Level of a Companion may spare the Ring-bearers

RED_TILES: Final = STANDARD_TILES + 4  # from here on the special tiles are the Shadow's


def evaluate(t: Wotr, seat: int) -> float:
    """The Free Peoples' chances less the Shadow's, seen from the seat's side."""
    score = quest(t) + politics(t) + war(t) + strength(t)
    if t.team[seat] == FP:
        score -= dared(t)
    b = t.battle
    if b is not None:
        score += battle_outlook(t, b)
    return score if t.team[seat] == FP else -score


def quest(t: Wotr) -> float:
    """How the Ring-bearers fare: their chance to come to the fire before the Ring has them, and how far they are."""
    f = t.fellowship
    cover = 0
    for n in t.in_fellowship():
        cover += t.book.level[n]
    if f.mordor >= 0:
        left = 0
        steps = 5 - f.mordor
    else:
        left = max(0, t.book.gate_distance[f.region] - f.progress)
        steps = 5
    margin = 12.0 - f.corruption + SHIELD * cover - ON_THE_ROAD * left - IN_MORDOR * steps
    for n in t.specials + t.pool:
        if n >= STANDARD_TILES:
            margin += 0.7 if n < RED_TILES else -0.7
    score = RING * chance(margin) - (STEP + HASTE * urgency(t)) * (left + steps)
    score += 2.2 if f.hidden else 0.0
    if f.mordor >= 0:
        score += 4.0 if f.tried else 0.0
        score += 10.0 * (urgency(t) + chance(margin) - 1.0)  # no haste while the war can still be won
    elif left == 0 and f.progress > t.book.gate_distance[f.region]:
        score -= 0.4 * (f.progress - t.book.gate_distance[f.region])  # steps beyond the gate are of no use
    return score - hunted(t)


def chance(margin: float) -> float:
    """From 0 to 1: how likely the Ring-bearers bear what lies ahead."""
    return 1.0 / (1.0 + exp(-margin / 3.0))


def urgency(t: Wotr) -> float:
    """From 0 to 1: how little time the war leaves the Ring-bearers."""
    return min(1.0, 0.12 * t.vp[SH] + 0.02 * max(0, t.turn - 24))


def dared(t: Wotr) -> float:
    """What the moves of this turn risked, whatever came of them: so that no lucky look at the dice tempts too far."""
    if t.fellowship.mordor >= 0:
        return 0.0
    risk = 0.0
    for number in range(t.hunt_dice[FP]):
        risk += peril(t.hunt_dice[SH], min(4, number))
    return 0.25 * risk


def hunted(t: Wotr) -> float:
    """What the dice in the Hunt Box threaten: the next moves, and in Mordor every Eye."""
    f = t.fellowship
    level = t.hunt_dice[SH]
    if f.mordor >= 0:
        return 1.4 * level
    return 2.4 * peril(level, min(4, t.hunt_dice[FP])) + 0.25 * min(level, hunt.rerolls(t))


def politics(t: Wotr) -> float:
    """Nations near war, heroes and Minions in play, cards, Rings, dice."""
    score = 0.0
    for n in range(FP_NATIONS):
        score += 0.5 * t.politics[n] + (1.0 if t.politics[n] == AT_WAR else 0.0) + 0.5 * t.active[n]
    for n in range(FP_NATIONS, NATIONS):
        score -= 0.8 * t.politics[n] + (2.0 if t.politics[n] == AT_WAR else 0.0)
    for c in (ARAGORN, GANDALF_WHITE):
        if t.on_map(c):
            score += 7.0
    for c in range(SARUMAN, CHARACTERS):
        if t.on_map(c):
            score -= 7.0
    for c in range(STARTING):
        if t.on_map(c):
            score += 0.3 + (0.8 if t.units_at(t.where[c], FP) else 0.0)
    for s in range(t.seats):
        held = 0.55 * len(t.hands[s])
        score += held if t.team[s] == FP else -held
    score += 1.2 * (t.rings[FP] - t.rings[SH])
    score += 0.45 * sum(t.dice[FP]) - 0.45 * sum(t.dice[SH])
    for card in t.laid:
        score += 1.6 if card < 48 else -1.6
    return score


def strength(t: Wotr) -> float:
    """Figures on the board."""
    score = 0.0
    for k in range(KINDS):
        n = t.book.totals[k] - t.reserve[k] - t.lost[k]
        rank = rank_of(k)
        if side_of_kind(k) == FP:
            score += n * (0.55 if rank == 0 else 0.95 if rank == ELITE else 0.5)
            score += t.reserve[k] * 0.15
        else:
            score -= n * (0.3 if rank == 0 else 0.55 if rank == ELITE else 0.4)
    return score


def war(t: Wotr) -> float:
    """Settlements taken, besieged and threatened."""
    score = 6.5 * t.vp[FP] - 3.2 * t.vp[SH]
    if t.vp[SH] >= 10:
        score -= 60.0
    elif t.vp[SH] >= 7:
        score -= 3.0 * (t.vp[SH] - 6)
    if t.vp[FP] >= 4:
        score += 40.0
    score -= approach(t, SH) * 0.5
    score += approach(t, FP) * 0.28
    score += exposed(t, SH) - 0.5 * exposed(t, FP)
    for region in t.book.strongholds:
        box = t.book.box[region]
        inside = t.units_at(box, FP) + t.units_at(box, SH)
        if inside:
            holder = FP if t.units_at(box, FP) else SH
            lead = t.units_at(region, 1 - holder) - 1.3 * inside
            worth = 1.2 + 0.12 * lead
            score += -worth if holder == FP else worth
    return score


def exposed(t: Wotr, side: int) -> float:
    """Points of this side's Settlements that enemy Armies near them could take from those who hold them."""
    total = 0.0
    for r in range(REGIONS):
        if not t.book.vp[r] or t.control[r] != side:
            continue
        threat = 0.0
        for near in t.book.near[r]:
            threat = max(threat, float(t.units_at(near, 1 - side)))
            for far in t.book.near[near]:
                threat = max(threat, 0.6 * t.units_at(far, 1 - side))
        box = t.book.box[r]
        held = t.units_at(r, side) + (t.units_at(box, side) if box >= 0 else 0)
        if threat > 0.0:
            short = (threat - 1.2 * held) / 3.0
            total += 0.3 * t.book.vp[r] * min(1.0, max(0.0, short)) + (0.6 * t.book.vp[r] if held == 0 else 0.0)
    return total


def approach(t: Wotr, side: int) -> float:
    """Units of a side weighed by how well they stand, large Armies more."""
    goals = prizes(t, side)
    total = 0.0
    for r in range(REGIONS):
        n = t.units_at(r, side)
        if n:
            total += lure(t, side, r, goals) * n * (0.6 + 0.07 * min(10, n))
            if t.leaders_at(r, side) or t.chars_at(r, side):
                total += 0.4
    return total


# --- battle ---


def battle_outlook(t: Wotr, b: Battle) -> float:
    """What the battle on the table is worth to the Free Peoples."""
    if b.units(t, FP) <= 0 or b.units(t, SH) <= 0:
        return 0.0
    edge = advantage(t, b)
    prize = 1.0 + 1.2 * t.book.vp[b.region] + 0.25 * b.units(t, 1 - b.attacker)
    if b.kind == SIEGE:
        edge -= 0.05
    value = prize * edge + 0.3
    return value if b.attacker == FP else -value
