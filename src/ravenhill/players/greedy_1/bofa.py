"""The eye of `greedy-1` for The Battle of Five Armies, frozen: it follows new names and changes in no other way."""

from __future__ import annotations

from ravenhill.engine.decision import Option, Question
from ravenhill.games.bofa.movement import open_way
from ravenhill.games.bofa.names import (
    BEORN,
    BILBO,
    BOLG,
    FATE,
    FP,
    LORD,
    MANEUVERS,
    ORCS,
    SHADOW,
    STACK_LIMIT,
    THORIN,
    UNIT_CARD,
    UNIT_IDS,
    UNITS,
    WAITING,
)
from ravenhill.games.bofa.rolls import dice_of, rerolls, target_number
from ravenhill.games.bofa.table import Battle, BofaTable, area_of, in_play, led, strength, unbroken
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


def odds(t: BofaTable, b: Battle) -> float:
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
    return attack / (attack + defence)


def battle_worth(t: BofaTable, b: Battle) -> float:
    """What the open combat promises the Shadow."""
    chance = odds(t, b)
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


# --- first sight ---

PLAIN: dict[str, float] = {
    "done": 0.6,
    "stop": 1.0,
    "pass": 0.4,
    "all": 5.0,
    "split": 0.5,
    "march": 2.0,
    "stand": 1.5,
    "strike": 2.5,
    "advance": 4.0,
    "stay": 0.5,
    "activate": 3.0,
    "general": 4.0,
    "turn": 3.0,
    "rally": 3.0,
    "vanish": 2.0,
    "bodyguard": 2.0,
    "bats": 1.0,
    "charge": 0.5,
    "place": 2.0,
    "without": 0.1,
    "play": 2.0,
    "die": 2.0,
    "unit": 3.0,
    "token": 2.5,
    "tokens": 1.2,
    "suffer": 1.0,
    "remove": 2.0,
    "target": 2.0,
    "draw": 1.0,
    "heal": 2.0,
    "mend": 2.0,
    "again": 1.5,
    "also": 1.2,
    "eagle": 2.0,
    "lord": 1.9,
    "group": 1.0,
}
USE_WEIGHT: dict[str, float] = {
    "skip": 0.02,
    "draw": 1.5,
    "recruit": 4.0,
    "rally": 2.0,
    "strategic_move": 3.0,
    "attack": 3.5,
    "combined_attack": 3.4,
    "fast_move": 3.0,
    "led_attack": 3.2,
    "move_characters": 0.6,
    "beorn": 9.0,
    "thorin": 8.0,
    "bilbo": 4.0,
    "lord_of_the_eagles": 7.0,
    "bolg": 9.0,
    "renewed_strength": 4.0,
    "recruit_goblins": 4.5,
    "goblin_move": 3.0,
    "goblin_attack": 3.0,
    "eagles": 4.0,
    "eagles_heights": 4.1,
    "clouds_of_bats": 1.5,
    "fury": 3.0,
    "ring": 0.3,
    "spear": 0.8,
    "clear_mind": 0.5,
}


def weigh(t: BofaTable, decision: Question, option: Option) -> float:
    """How promising an option looks at first sight."""
    verb = str(option[0])
    seat = decision.seat
    kind = decision.kind
    if verb == "use":
        return USE_WEIGHT.get(str(option[1]), 1.0)
    if verb == "to" or verb == "army" or verb == "lead" or verb == "attack" or verb == "fights":
        area = t.book.area_of[str(option[1])]
        if verb == "attack":
            return 2.0 + attack_weight(t, area)
        return 0.1 + area_weight(t, seat, area, verb)
    if verb == "eliminate":
        return 2.0 / t.book.strength[UNIT_IDS.index(str(option[1]))]
    if kind == "who_goes":
        whole = t.size[t.book.area_of[str(decision.prompt.args["area"])]] <= STACK_LIMIT
        return 5.0 if whole == (verb == "all") else 0.5
    if kind == "part":
        return part_weight(t, verb, option)
    if verb == "done" and kind == "casualty":
        return 5.0
    if verb == "press" or verb == "cease" or verb == "retreat" or verb == "rout":
        b = t.battle
        if b is None:
            return 1.0
        chance = odds(t, b)
        if verb == "press":
            return 0.1 + 2.0 * chance
        if verb == "cease":
            return 0.8
        return 0.1 + (chance if verb == "retreat" else 0.7 * chance)
    if verb == "maneuver":
        return maneuver_weight(t, seat, str(option[1]))
    if verb == "reroll" or verb == "damage" or verb == "armour":
        return 1.0 + (float(option[1]) * 0.1 if isinstance(option[1], int) else 0.0)
    if verb == "bats" and kind == "bats":
        return 3.0 - abs(float(int(option[1])) - 1.0) * 0.4
    if verb == "apply":
        return 0.5 if t.book.tile_value[t.book.tile_id.index(str(option[1]))] > 2 else 2.0
    if verb == "discard" or verb == "character":
        return 1.0
    return PLAIN.get(verb, 1.0)


def part_weight(t: BofaTable, verb: str, option: Option) -> float:
    """Who leaves a large Army: five units, strong ones first, and somebody to lead them."""
    column = t.columns[-1]
    units = sum(column.units)
    if verb == "done":
        return 9.0 if units >= STACK_LIMIT else 0.5
    if verb == "unit":
        return 0.1 if units >= STACK_LIMIT else 3.0 + t.book.strength[UNIT_IDS.index(str(option[1]))]
    return 12.0 if column.lead == 0 and not column.characters else 1.0


def area_weight(t: BofaTable, seat: int, area: int, verb: str) -> float:
    """Where to, or with whom: nearer to what the Shadow wants, or to what the Free Peoples must hold."""
    book = t.book
    steps = goal_distance(t, area)
    near = max(0.0, 9.0 - steps)
    if verb == "army" or verb == "lead" or verb == "fights":
        return float(min(5, t.size[area])) * (1.0 + 0.15 * near) - 0.5 * t.damage[area]
    if seat == SHADOW:
        return near + (4.0 if book.points[area] and not t.control[area] else 0.0)
    if book.points[area]:
        return 4.0 + (6.0 if t.control[area] else 0.0)
    return 2.0


def attack_weight(t: BofaTable, area: int) -> float:
    return 1.0 + 0.5 * t.book.points[area] + 0.4 * t.damage[area] - 0.1 * t.size[area]


def maneuver_weight(t: BofaTable, seat: int, card: str) -> float:
    """A unit card by its units; Regroup when little else is left, or to get away."""
    number = t.book.card_of[card]
    b = t.battle
    if b is None:
        return 1.0
    if number in UNIT_CARD:
        unit = UNIT_CARD.index(number)
        good = 0.3 if unit == ORCS else 0.6
        return 1.2 + good * t.units[area_of(b, seat) * UNITS + unit]
    if number < MANEUVERS:
        return 1.6
    if card.startswith("mv_regroup"):
        return 0.8 + 0.4 * len(b.fronts[seat].used) + (1.0 if seat != b.attacker and odds(t, b) > 0.65 else 0.0)
    return 2.2
