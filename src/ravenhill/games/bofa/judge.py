"""How good a table looks, for machine players."""

from __future__ import annotations

from ravenhill.games.bofa.movement import open_way
from ravenhill.games.bofa.names import BEORN, BILBO, BOLG, FATE, FP, LORD, SHADOW, THORIN, WAITING
from ravenhill.games.bofa.rolls import promise
from ravenhill.games.bofa.table import Battle, BofaTable, in_play, led, strength, unbroken
from ravenhill.games.bofa.victory import shadow_points
from ravenhill.games.bofa.worth import goal_distance

POINT = 14.0  # what a victory point is worth
FP_UNIT = 5.0
SHADOW_UNIT = 2.2


def evaluate(t: BofaTable, seat: int) -> float:
    """The table as the Shadow sees it; the Free Peoples see the opposite."""
    points = shadow_points(t)
    value = POINT * points
    if points >= 10:
        value += 150.0
    value -= 9.0 * (t.marker + fate_to_come(t))
    if t.place[BEORN] == WAITING and points < 6:
        value -= 3.0 * max(0, t.marker - 7) ** 2
    value += 2.0 * (len(t.dice[SHADOW]) - len(t.dice[FP]))
    value += 1.0 * (len(t.hands[SHADOW]) - len(t.hands[FP]))
    value += armies_worth(t) + people_worth(t) + tokens_worth(t)
    b = t.battle
    if b is not None and b.fighting >= 0:
        value += battle_worth(t, b)
    return value if seat == SHADOW else -value


def fate_to_come(t: BofaTable) -> float:
    """What the tile of this turn will bring while it is not applied; the Shadow chooses among more of them."""
    if t.phase > FATE:
        return 0.0
    return 1.9 - 0.3 * max(0, sum([1 for g in t.generals if g]) - 1)


def armies_worth(t: BofaTable) -> float:
    """Units, their damage, how near they are to what they want, and who guards what."""
    book = t.book
    value = 0.0
    for a in range(book.areas):
        side = t.owner[a]
        if side < 0:
            continue
        size = t.size[a]
        if side == SHADOW:
            force = float(strength(t, a))
            value += SHADOW_UNIT * force - 0.9 * t.damage[a]
            mobile = min(5.0, force) + 0.2 * max(0.0, force - 5.0)
            near = max(0, 9 - goal_distance(t, a))
            value += 0.32 * mobile * near
            if size >= 3 and near >= 6 and led(t, a):
                value += 1.5
            value += 0.9 * min(2, t.lead[a])
            if book.kind[a] == 1 and not open_way(t, a):
                value += 1.5 * min(5, size)
        else:
            force = float(strength(t, a))
            value -= FP_UNIT * force - 1.8 * t.damage[a]
            value -= 0.5 * min(2, t.lead[a])
            if book.points[a]:
                value -= 2.0 + (1.5 if unbroken(t, a) else 0.0) + 0.8 * min(4, size)
    for site in book.fortified:
        value += 3.0 * t.fort[site]
    for k in range(len(t.open_pass)):
        if t.open_pass[k]:
            value += 8.0
    return value


def people_worth(t: BofaTable) -> float:
    """Characters in play, Eagles and Bats."""
    value = 0.0
    for c in range(4):
        if t.place[c] >= 0:
            value -= 6.0
            if t.generals[c]:
                value -= 4.0
            if t.owner[t.place[c]] == FP:
                value -= 1.0
    if in_play(t, THORIN):
        value -= 16.0
    if in_play(t, LORD):
        value -= 10.0
    if t.place[BEORN] >= 0:
        value -= 14.0 + 1.2 * t.wrath
    if in_play(t, BILBO):
        value -= 3.0 + t.rings
    value -= 2.0 * t.eyrie + 3.5 * sum(t.eagles)
    value += 0.4 * sum(t.bats)
    if t.place[BOLG] >= 0:
        value += 10.0 + 2.0 * t.bodyguards
        home = t.place[BOLG]
        if t.owner[home] == SHADOW and t.size[home] * 2 - t.damage[home] < 6:
            value -= 12.0
    if t.focus:
        value -= 1.5
    return value


def tokens_worth(t: BofaTable) -> float:
    areas = t.book.areas
    fp = sum(t.tokens[0 : 2 * areas])
    shadow = sum(t.tokens[2 * areas : 3 * areas])
    return 1.3 * shadow - 2.4 * fp + 0.8 * t.spears


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
