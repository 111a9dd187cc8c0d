"""The eye of `greedy-1` for War of the Ring, frozen: it follows new names and changes in no other way."""

from __future__ import annotations

from math import exp
from typing import Final

from ravenhill.engine.decision import Option, Question
from ravenhill.games.wotr.fellowship import is_shadow_hold
from ravenhill.games.wotr.hunt import rerolls
from ravenhill.games.wotr.kinds import FP_KINDS, KINDS
from ravenhill.games.wotr.nations import FP, FP_NATIONS, SH
from ravenhill.games.wotr.people import ARAGORN, CHARACTERS, GANDALF_WHITE, SARUMAN, STARTING
from ravenhill.games.wotr.places import CITY, FORTIFICATION, REGIONS, STRONGHOLD
from ravenhill.games.wotr.ranks import ELITE, rank_of
from ravenhill.games.wotr.strength import advantage
from ravenhill.games.wotr.table import AT_WAR, SIEGE, Battle, Wotr
from ravenhill.games.wotr.tiles import STANDARD_TILES

# What the Quest is worth, and what it costs: points for the Ring destroyed, Corruption a step may bring.
RING: Final = 30.0
STEP: Final = 2.4
HASTE: Final = 1.6  # what a step is worth more when the war is nearly lost
ON_THE_ROAD: Final = 0.8
IN_MORDOR: Final = 2.3
SHIELD: Final = 0.5  # Corruption that a Level of a Companion may spare the Ring-bearers

RED_TILES: Final = STANDARD_TILES + 4  # from here on the special tiles are the Shadow's

NEAR: Final = (1.0, 0.75, 0.5, 0.33, 0.2, 0.12, 0.06, 0.03, 0.0)


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
    return 2.4 * peril(level, min(4, t.hunt_dice[FP])) + 0.25 * min(level, rerolls(t))


def peril(level: int, bonus: int) -> float:
    """Corruption to be expected of a move at this Hunt Level."""
    miss = 1.0
    for _ in range(min(5, level)):
        miss *= (5.0 - bonus) / 6.0 if bonus < 5 else 0.17
    return (1.0 - miss) * 1.5


def politics(t: Wotr) -> float:
    """Nations near war, heroes and Minions in play, cards, Rings, dice."""
    score = 0.0
    for n in range(FP_NATIONS):
        score += 0.5 * t.politics[n] + (1.0 if t.politics[n] == AT_WAR else 0.0) + 0.5 * t.active[n]
    for n in range(FP_NATIONS, 8):
        score -= 0.8 * t.politics[n] + (2.0 if t.politics[n] == AT_WAR else 0.0)
    for c in (ARAGORN, GANDALF_WHITE):
        if t.where[c] >= 0:
            score += 7.0
    for c in range(SARUMAN, CHARACTERS):
        if t.where[c] >= 0:
            score -= 7.0
    for c in range(STARTING):
        if t.where[c] >= 0:
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
        if k < FP_KINDS:
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


def prizes(t: Wotr, side: int) -> list[int]:
    """Settlements worth points that this side may still take."""
    return [r for r in range(REGIONS) if t.book.vp[r] and t.control[r] == 1 - side and t.unconquered(r)]


def lure(t: Wotr, side: int, region: int, goals: list[int]) -> float:
    """How well an Army stands here: near a Settlement worth taking, nearer still if few defend it."""
    best = 0.0
    far = t.book.distance[region]
    for goal in goals:
        d = far[goal]
        if d > 7:
            continue
        box = t.book.box[goal]
        held = t.units_at(goal, 1 - side) + (t.units_at(box, 1 - side) if box >= 0 else 0)
        worth = NEAR[d] * (0.8 + 0.35 * t.book.vp[goal]) * (1.25 - 0.05 * min(8, held))
        if worth > best:
            best = worth
    return best


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


def _odds(t: Wotr, side: int, source: int, region: int) -> float:
    """A rough outlook of an attack before it is declared."""
    place = source if t.units_at(source, side) else t.book.box[source]
    ours = t.units_at(place, side)
    lead = t.leaders_at(place, side) + (1 if t.chars_at(place, side) else 0)
    target = region
    wall = 1.0
    if region == t.book.region_of[place]:
        if place < REGIONS:
            target = t.book.box[region]
            wall = 0.55
    elif t.book.settlement[region] == STRONGHOLD:
        wall = 0.8
    elif t.book.settlement[region] in (CITY, FORTIFICATION):
        wall = 0.85
    theirs = t.units_at(target, 1 - side)
    lead_theirs = t.leaders_at(target, 1 - side) + (1 if t.chars_at(target, 1 - side) else 0)
    power = (min(5, ours) + 0.6 * lead) * ours * wall
    return power / max(1.0, (min(5, theirs) + 0.6 * lead_theirs) * theirs)


# --- options at first sight ---

WEIGHTS: Final[dict[str, float]] = {
    "skip": 0.05,
    "ring": 0.1,
    "pass": 1.0,
    "hide": 14.0,
    "enter": 25.0,
    "muster": 5.0,
    "voice_recruit": 6.0,
    "voice_elites": 6.5,
    "messenger": 1.0,
    "counsel": 7.0,
    "force_off": 3.0,
    "force_off_ring": 1.0,
    "draw": 4.0,
    "play": 6.0,
    "separate": 0.6,
    "companions": 1.0,
    "minions": 2.5,
    "move_armies": 4.0,
    "move_leader": 3.5,
    "all": 10.0,
    "leave": 0.5,
    "done": 3.0,
    "advance": 8.0,
    "stay": 1.0,
    "declare": 1.0,
    "enter_mordor": 50.0,
    "guide_ability": 5.0,
    "use": 4.0,
    "reroll": 10.0,
    "casualty": 2.0,
    "use_ring": 2.5,
    "apart": 2.0,
    "mix": 1.0,
    "offer": 0.5,
    "white_rider": 5.0,
    "inflict": 1.0,
    "stop": 1.0,
    "fly": 1.5,
    "stand": 2.0,
    "field": 2.0,
    "siege": 2.0,
    "cease": 2.0,
    "continue": 2.0,
    "fly_all": 1.5,
    "recruit_nazgul": 3.0,
    "hunt_roll": 4.0,
    "eliminate": 3.0,
    "card": 4.0,
}

DIE_WEIGHT_FP: Final[dict[str, float]] = {
    "character": 6.0,
    "event": 4.0,
    "muster": 5.0,
    "army_muster": 4.5,
    "will_of_the_west": 3.0,
}
DIE_WEIGHT_SH: Final[dict[str, float]] = {
    "army": 5.5,
    "army_muster": 5.0,
    "muster": 6.0,
    "character": 4.5,
    "event": 4.0,
}


def weigh(t: Wotr, decision: Question, option: Option) -> float:
    """A positive weight for an option, from its verb and the few things it touches."""
    verb = str(option[0])
    side = t.team[decision.seat]
    if verb == "die":
        return (DIE_WEIGHT_FP if side == FP else DIE_WEIGHT_SH).get(str(option[1]), 1.0)
    if verb == "fellowship":
        if t.fellowship.mordor >= 0:
            return 12.0
        return max(0.5, 11.0 - 5.0 * peril(t.hunt_dice[SH], t.hunt_dice[FP]) - 0.4 * t.fellowship.corruption)
    if verb == "diplomacy":
        return 7.0 if side == SH else 4.5
    if verb == "hunt":
        wanted = 2 if t.fellowship.mordor < 0 else 3
        return 5.0 - abs(int(option[1]) - wanted)
    if verb in ("to", "from", "retreat"):
        return _region_weight(t, side, decision, t.book.region_index[str(option[1])])
    if verb == "stop" and decision.kind == "path" and t.fellowship.path:
        return 20.6 - t.book.gate_distance[t.fellowship.path[-1]]
    if verb == "attack":
        a = t.book.region_index[str(option[1])]
        b = t.book.region_index[str(option[2])]
        return 0.1 + min(20.0, 2.0 * _odds(t, side, a, b) * (1.0 + 0.5 * t.book.vp[b]))
    if verb in ("attack_army", "attack_leader"):
        return 4.5
    if verb in ("cease", "continue", "field", "siege", "stand") and t.battle is not None:
        return _battle_weight(t, t.battle, verb)
    if verb == "remove":
        return 5.0 if str(option[1]).endswith("regular") else 1.0
    if verb == "reduce":
        return 3.0
    if verb == "recruit":
        return 4.0 if str(option[1]).endswith("elite") else 2.0 if str(option[1]).endswith("regular") else 1.5
    if verb == "pass" and decision.kind == "declare":
        return 2.0
    if verb == "declare":
        return 6.0 if t.fellowship.progress >= t.book.gate_distance[t.fellowship.region] else 0.8
    return WEIGHTS.get(verb, 2.0)


def _region_weight(t: Wotr, side: int, decision: Question, region: int) -> float:
    """Regions: towards Mordor for the Fellowship, towards the enemy's Settlements for Armies."""
    kind = decision.kind
    if kind == "path":
        closer = 20.0 - t.book.gate_distance[region]
        hold = decision.rule == "W17.7" and is_shadow_hold(t, region)
        return max(0.2, closer - (1.6 if hold else 0.0))
    if kind in ("move_to", "march"):
        prize = 3.0 * t.book.vp[region] if t.control[region] == 1 - side else 0.0
        return 1.0 + prize + 5.0 * lure(t, side, region, prizes(t, side)) + 0.1 * t.units_at(region, side)
    if kind == "move_from":
        goals = prizes(t, side)
        here = lure(t, side, region, goals)
        best = 0.0
        for near in t.book.near[region]:
            if not t.units_at(near, 1 - side):
                best = max(best, lure(t, side, near, goals))
        return max(0.1, 1.0 + (best - here) * 4.0 * t.units_at(region, side))
    if kind in ("fly_to", "minion_to"):
        return 5.0 if region == t.fellowship.region else 1.0 + 0.2 * t.units_at(region, SH)
    if kind == "recruit_where":
        return 1.0 + 0.2 * t.units_at(region, side) + 4.0 * lure(t, side, region, prizes(t, side))
    if kind in ("companion_to", "separate_to"):
        return 1.0 + t.book.vp[region] + 0.3 * t.units_at(region, FP)
    return 1.0 + 0.1 * t.units_at(region, side) + 0.5 * t.book.vp[region]


def _battle_weight(t: Wotr, b: Battle, verb: str) -> float:
    edge = advantage(t, b) if b.units(t, FP) > 0 and b.units(t, SH) > 0 else 0.0
    if verb == "continue":
        return 2.0 + 2.0 * edge if edge > -0.9 else 0.1
    if verb == "cease":
        return 1.9
    if verb == "field":
        return 2.0 - 2.0 * edge if edge < 0.9 else 0.1
    if verb == "siege":
        return 2.1
    return max(0.1, 2.0 - 1.5 * edge)
