"""How good a table looks for a seat: for machine players."""

from __future__ import annotations

from math import exp
from typing import Final

from ravenhill.games.wotr import hunt
from ravenhill.games.wotr.kinds import KINDS, side_of_kind
from ravenhill.games.wotr.nations import FP, FP_NATIONS, NATIONS, SH
from ravenhill.games.wotr.people import ARAGORN, CHARACTERS, GANDALF_WHITE, SARUMAN, STARTING
from ravenhill.games.wotr.places import REGIONS
from ravenhill.games.wotr.ranks import ELITE, REGULAR, rank_of
from ravenhill.games.wotr.strength import advantage
from ravenhill.games.wotr.table import AT_WAR, SIEGE, Battle, Wotr
from ravenhill.games.wotr.tiles import STANDARD_TILES
from ravenhill.games.wotr.worth import SHIELD, lure, peril, prizes

ON_THE_ROAD: Final = 0.8  # Corruption a step on the road may bring, and one in Mordor
IN_MORDOR: Final = 2.3

RED_TILES: Final = STANDARD_TILES + 4  # from here on the special tiles are the Shadow's

# What the table is judged by: the part it is in, its name, its weight for the Free Peoples, the Shadow.
TERMS: Final[list[tuple[str, str, float, float]]] = [
    ("quest", "ring", 30.0, 30.0),
    ("quest", "road", 3.6, 3.6),
    ("quest", "haste", 1.6, 1.6),
    ("quest", "hidden", 2.2, 2.2),
    ("quest", "steady", 4.0, 4.0),
    ("quest", "mordor", 10.0, 10.0),
    ("quest", "beyond", 0.4, 0.4),
    ("hunt", "hunted", 1.0, 1.0),
    ("hunt", "dared", 0.25, 0.0),
    ("nations", "nations", 0.5, 0.5),
    ("nations", "at-war", 1.0, 1.0),
    ("nations", "active", 0.5, 0.5),
    ("nations", "shadow-nations", 0.8, 0.8),
    ("nations", "shadow-at-war", 2.0, 2.0),
    ("people", "heroes", 7.0, 7.0),
    ("people", "minions", 7.0, 7.0),
    ("people", "abroad", 0.3, 0.3),
    ("people", "captains", 0.8, 0.8),
    ("cards", "cards", 0.55, 0.55),
    ("rings", "rings", 1.2, 1.2),
    ("dice", "dice", 0.45, 0.45),
    ("cards", "laid", 1.6, 1.6),
    ("armies", "free-regulars", 0.55, 0.55),
    ("armies", "free-elites", 0.95, 0.95),
    ("armies", "free-leaders", 0.5, 0.5),
    ("armies", "reserves", 0.15, 0.15),
    ("armies", "shadow-regulars", 0.3, 0.3),
    ("armies", "shadow-elites", 0.55, 0.55),
    ("armies", "nazgul", 0.4, 0.4),
    ("points", "free-points", 6.5, 6.5),
    ("points", "shadow-points", 3.2, 3.2),
    ("points", "shadow-victory", 60.0, 60.0),
    ("points", "shadow-close", 3.0, 3.0),
    ("points", "free-victory", 40.0, 40.0),
    ("advance", "shadow-advance", 0.5, 0.5),
    ("advance", "free-advance", 0.28, 0.28),
    ("settlements", "exposed", 1.0, 1.0),
    ("settlements", "shadow-exposed", 0.5, 0.5),
    ("sieges", "sieges", 1.0, 1.0),
    ("battle", "battle", 1.0, 1.0),
]
WEIGHTS: Final = [[first for _, _, first, _ in TERMS], [second for _, _, _, second in TERMS]]


def evaluate(t: Wotr, seat: int) -> float:
    """From the side of the seat's team; higher is better."""
    weights = WEIGHTS[t.team[seat]]
    measured = measures(t)
    value = 0.0
    for i in range(len(measured)):
        value += weights[i] * measured[i]
    return value if t.team[seat] == FP else -value


def terms(t: Wotr, seat: int) -> list[tuple[str, float, float]]:
    """What `evaluate` adds up: each term, how much of it the seat's side has, and its weight."""
    side = t.team[seat]
    sign = 1.0 if side == FP else -1.0
    measured = measures(t)
    return [(f"{TERMS[i][0]}.{TERMS[i][1]}", sign * measured[i], WEIGHTS[side][i]) for i in range(len(measured))]


def measures(t: Wotr) -> list[float]:
    """Each term from the side of the Free Peoples: their chances less the Shadow's."""
    found = quest(t)
    found += politics(t)
    found += strength(t)
    found += war(t)
    b = t.battle
    found.append(battle_outlook(t, b) if b is not None else 0.0)
    return found


def quest(t: Wotr) -> list[float]:
    """How the Ring-bearers fare: their chance to come to the fire before the Ring has them, and how far they are."""
    f = t.fellowship
    cover = 0
    for n in t.in_fellowship():
        cover += t.book.level[n]
    gate = t.book.gate_distance[f.region]
    left = 0 if f.mordor >= 0 else max(0, gate - f.progress)
    steps = 5 - f.mordor if f.mordor >= 0 else 5
    margin = 12.0 - f.corruption + SHIELD * cover - ON_THE_ROAD * left - IN_MORDOR * steps
    for n in t.specials + t.pool:
        if n >= STANDARD_TILES:
            margin += 0.7 if n < RED_TILES else -0.7
    hope = chance(margin)
    haste = urgency(t)
    inside = f.mordor >= 0
    return [
        hope,
        -float(left + steps),
        -haste * (left + steps),
        1.0 if f.hidden else 0.0,
        1.0 if inside and f.tried else 0.0,
        haste + hope - 1.0 if inside else 0.0,  # no haste while the war can still be won
        0.0 if inside or left > 0 else -float(f.progress - gate),  # steps beyond the gate are of no use
        -hunted(t),
        -dared(t),
    ]


def chance(margin: float) -> float:
    """From 0 to 1: how likely the Ring-bearers bear what lies ahead."""
    return 1.0 / (1.0 + exp(-margin / 3.0))


def urgency(t: Wotr) -> float:
    """From 0 to 1: how little time the war leaves the Ring-bearers."""
    return min(1.0, 0.12 * t.vp[SH] + 0.03 * t.turn)


def dared(t: Wotr) -> float:
    """What the moves of this turn risked, whatever came of them: so that no lucky look at the dice tempts too far."""
    if t.fellowship.mordor >= 0:
        return 0.0
    risk = 0.0
    for number in range(t.hunt_dice[FP]):
        risk += peril(t.hunt_dice[SH], min(4, number))
    return risk


def hunted(t: Wotr) -> float:
    """What the dice in the Hunt Box threaten: the next moves, and in Mordor every Eye."""
    f = t.fellowship
    level = t.hunt_dice[SH]
    if f.mordor >= 0:
        return 1.4 * level
    return 2.4 * peril(level, min(4, t.hunt_dice[FP])) + 0.25 * min(level, hunt.rerolls(t))


def politics(t: Wotr) -> list[float]:
    """Nations near war, heroes and Minions in play, cards, Rings, dice."""
    steps = at_war = active = shadow_steps = shadow_at_war = 0
    for n in range(FP_NATIONS):
        steps += t.politics[n]
        at_war += 1 if t.politics[n] == AT_WAR else 0
        active += t.active[n]
    for n in range(FP_NATIONS, NATIONS):
        shadow_steps += t.politics[n]
        shadow_at_war += 1 if t.politics[n] == AT_WAR else 0
    heroes = minions = abroad = captains = 0
    for c in (ARAGORN, GANDALF_WHITE):
        heroes += 1 if t.on_map(c) else 0
    for c in range(SARUMAN, CHARACTERS):
        minions += 1 if t.on_map(c) else 0
    for c in range(STARTING):
        if t.on_map(c):
            abroad += 1
            captains += 1 if t.units_at(t.where[c], FP) else 0
    cards = 0
    for s in range(t.seats):
        cards += len(t.hands[s]) if t.team[s] == FP else -len(t.hands[s])
    laid = 0
    for card in t.laid:
        laid += 1 if card < 48 else -1
    nations = [float(steps), float(at_war), float(active), -float(shadow_steps), -float(shadow_at_war)]
    people = [float(heroes), -float(minions), float(abroad), float(captains)]
    means = [float(cards), float(t.rings[FP] - t.rings[SH]), float(sum(t.dice[FP]) - sum(t.dice[SH])), float(laid)]
    return nations + people + means


def strength(t: Wotr) -> list[float]:
    """Figures on the board."""
    found = [0.0] * 7
    for k in range(KINDS):
        n = t.book.totals[k] - t.reserve[k] - t.lost[k]
        rank = 0 if rank_of(k) == REGULAR else 1 if rank_of(k) == ELITE else 2
        if side_of_kind(k) == FP:
            found[rank] += n
            found[3] += t.reserve[k]
        else:
            found[4 + rank] -= n
    return found


def war(t: Wotr) -> list[float]:
    """Settlements taken, besieged and threatened."""
    sieges = 0.0
    for region in t.book.strongholds:
        box = t.book.box[region]
        inside = t.units_at(box, FP) + t.units_at(box, SH)
        if inside:
            holder = FP if t.units_at(box, FP) else SH
            lead = t.units_at(region, 1 - holder) - 1.3 * inside
            worth = 1.2 + 0.12 * lead
            sieges += -worth if holder == FP else worth
    points = t.vp[SH]
    return [
        float(t.vp[FP]),
        -float(points),
        -1.0 if points >= 10 else 0.0,
        -float(points - 6) if 7 <= points < 10 else 0.0,
        1.0 if t.vp[FP] >= 4 else 0.0,
        -approach(t, SH),
        approach(t, FP),
        exposed(t, SH),
        -exposed(t, FP),
        sieges,
    ]


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
            total += lure(t, r, goals) * n * (0.6 + 0.07 * min(10, n))
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
