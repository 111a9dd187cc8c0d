"""How good a table looks, for machine players."""

from __future__ import annotations

from typing import Final

from ravenhill.games.bofa.movement import open_way
from ravenhill.games.bofa.names import BEORN, BILBO, BOLG, FATE, FP, LORD, SHADOW, THORIN, WAITING
from ravenhill.games.bofa.rolls import promise
from ravenhill.games.bofa.table import Battle, BofaTable, in_play, led, strength, unbroken
from ravenhill.games.bofa.victory import shadow_points
from ravenhill.games.bofa.worth import goal_distance

FP_UNIT: Final = 5.0
SHADOW_UNIT: Final = 2.2

# What the table is judged by: the part it is in, its name, its weight for the Free Peoples, the Shadow.
TERMS: Final[list[tuple[str, str, float, float]]] = [
    ("points", "points", 14.0, 14.0),
    ("points", "victory", 150.0, 150.0),
    ("fate", "fate", 9.0, 9.0),
    ("fate", "beorn-late", 3.0, 3.0),
    ("dice", "dice", 2.0, 2.0),
    ("cards", "cards", 1.0, 1.0),
    ("shadow", "shadow-units", 2.2, 2.2),
    ("shadow", "shadow-damage", 0.9, 0.9),
    ("advance", "advance", 0.32, 0.32),
    ("advance", "spearhead", 1.5, 1.5),
    ("shadow", "shadow-leaders", 0.9, 0.9),
    ("advance", "unseen", 1.5, 1.5),
    ("free", "free-units", 5.0, 5.0),
    ("free", "free-damage", 1.8, 1.8),
    ("free", "free-leaders", 0.5, 0.5),
    ("settlements", "held", 2.0, 2.0),
    ("settlements", "unbroken", 1.5, 1.5),
    ("settlements", "garrison", 0.8, 0.8),
    ("settlements", "fortifications", 3.0, 3.0),
    ("advance", "passes", 8.0, 8.0),
    ("people", "companions", 6.0, 6.0),
    ("people", "generals", 4.0, 4.0),
    ("people", "in-army", 1.0, 1.0),
    ("people", "thorin", 16.0, 16.0),
    ("people", "lord", 10.0, 10.0),
    ("people", "beorn", 14.0, 14.0),
    ("people", "wrath", 1.2, 1.2),
    ("people", "bilbo", 3.0, 3.0),
    ("people", "bilbo-ring", 1.0, 1.0),
    ("wings", "eyrie", 2.0, 2.0),
    ("wings", "eagles", 3.5, 3.5),
    ("wings", "bats", 0.4, 0.4),
    ("people", "bolg", 10.0, 10.0),
    ("people", "bodyguards", 2.0, 2.0),
    ("people", "bolg-alone", 12.0, 12.0),
    ("people", "focus", 1.5, 1.5),
    ("tokens", "free-tokens", 2.4, 2.4),
    ("tokens", "shadow-tokens", 1.3, 1.3),
    ("tokens", "spears", 0.8, 0.8),
    ("battle", "battle", 1.0, 1.0),
]
WEIGHTS: Final = [[first for _, _, first, _ in TERMS], [second for _, _, _, second in TERMS]]


def evaluate(t: BofaTable, seat: int) -> float:
    """From the seat's side; higher is better."""
    weights = WEIGHTS[seat]
    measured = measures(t)
    value = 0.0
    for i in range(len(measured)):
        value += weights[i] * measured[i]
    return value if seat == SHADOW else -value


def terms(t: BofaTable, seat: int) -> list[tuple[str, float, float]]:
    """What `evaluate` adds up: each term, how much of it the seat's side has, and its weight."""
    side = seat
    sign = 1.0 if side == SHADOW else -1.0
    measured = measures(t)
    return [(f"{TERMS[i][0]}.{TERMS[i][1]}", sign * measured[i], WEIGHTS[side][i]) for i in range(len(measured))]


def measures(t: BofaTable) -> list[float]:
    """Each term as the Shadow sees it; the Free Peoples see the opposite."""
    points = shadow_points(t)
    found = [
        float(points),
        1.0 if points >= 10 else 0.0,
        -(t.marker + fate_to_come(t)),
        -float(max(0, t.marker - 7) ** 2) if t.place[BEORN] == WAITING and points < 6 else 0.0,
        float(len(t.dice[SHADOW]) - len(t.dice[FP])),
        float(len(t.hands[SHADOW]) - len(t.hands[FP])),
    ]
    found += armies(t)
    found += people(t)
    found += tokens(t)
    b = t.battle
    found.append(battle_worth(t, b) if b is not None and b.fighting >= 0 else 0.0)
    return found


def fate_to_come(t: BofaTable) -> float:
    """What the tile of this turn will bring while it is not applied; the Shadow chooses among more of them."""
    if t.phase > FATE:
        return 0.0
    return 1.9 - 0.3 * max(0, sum([1 for g in t.generals if g]) - 1)


def armies(t: BofaTable) -> list[float]:
    """Units, their damage, how near they are to what they want, and who guards what."""
    book = t.book
    units = damage = advance = spearhead = leaders = unseen = 0.0
    fp_units = fp_damage = fp_leaders = held = whole = garrison = 0.0
    for a in range(book.areas):
        side = t.owner[a]
        if side < 0:
            continue
        size = t.size[a]
        force = float(strength(t, a))
        if side == SHADOW:
            units += force
            damage -= t.damage[a]
            near = max(0, 9 - goal_distance(t, a))
            advance += (min(5.0, force) + 0.2 * max(0.0, force - 5.0)) * near
            if size >= 3 and near >= 6 and led(t, a):
                spearhead += 1.0
            leaders += min(2, t.lead[a])
            if book.kind[a] == 1 and not open_way(t, a):
                unseen += min(5, size)
        else:
            fp_units -= force
            fp_damage += t.damage[a]
            fp_leaders -= min(2, t.lead[a])
            if book.points[a]:
                held -= 1.0
                whole -= 1.0 if unbroken(t, a) else 0.0
                garrison -= min(4, size)
    forts = 0.0
    for site in book.fortified:
        forts += t.fort[site]
    passes = 0.0
    for k in range(len(t.open_pass)):
        passes += 1.0 if t.open_pass[k] else 0.0
    shadow = [units, damage, advance, spearhead, leaders, unseen]
    free = [fp_units, fp_damage, fp_leaders, held, whole, garrison]
    works = [forts, passes]
    return shadow + free + works


def people(t: BofaTable) -> list[float]:
    """Characters in play, Eagles and Bats."""
    there = generals = with_army = 0.0
    for c in range(4):
        if t.place[c] >= 0:
            there -= 1.0
            generals -= 1.0 if t.generals[c] else 0.0
            with_army -= 1.0 if t.owner[t.place[c]] == FP else 0.0
    beorn = t.place[BEORN] >= 0
    bilbo = in_play(t, BILBO)
    bolg = t.place[BOLG]
    alone = bolg >= 0 and t.owner[bolg] == SHADOW and t.size[bolg] * 2 - t.damage[bolg] < 6
    return [
        there,
        generals,
        with_army,
        -1.0 if in_play(t, THORIN) else 0.0,
        -1.0 if in_play(t, LORD) else 0.0,
        -1.0 if beorn else 0.0,
        -float(t.wrath) if beorn else 0.0,
        -1.0 if bilbo else 0.0,
        -float(t.rings) if bilbo else 0.0,
        -float(t.eyrie),
        -float(sum(t.eagles)),
        float(sum(t.bats)),
        1.0 if bolg >= 0 else 0.0,
        float(t.bodyguards) if bolg >= 0 else 0.0,
        -1.0 if alone else 0.0,
        -1.0 if t.focus else 0.0,
    ]


def tokens(t: BofaTable) -> list[float]:
    areas = t.book.areas
    return [-float(sum(t.tokens[0 : 2 * areas])), float(sum(t.tokens[2 * areas : 3 * areas])), float(t.spears)]


def battle_worth(t: BofaTable, b: Battle) -> float:
    """What the open combat promises the Shadow."""
    chance = promise(t, b)
    home = b.fighting
    prize = 8.0 + 2.0 * t.size[b.target]
    if b.attacker == SHADOW:
        if t.book.points[b.target] and not t.control[b.target]:
            prize += 9.0 * t.book.points[b.target]
        loss = 4.0 + SHADOW_UNIT * t.size[home]
        return chance * chance * prize - (1.0 - chance) * 0.5 * loss
    if t.control[b.target]:
        prize += 9.0 * t.book.points[b.target]
    loss = 8.0 + FP_UNIT * t.size[home]
    return (1.0 - chance) * 0.6 * loss - chance * chance * prize
