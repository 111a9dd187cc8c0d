"""B12. One combat, round after round."""

from __future__ import annotations

from ravenhill.engine.decision import Option, Script
from ravenhill.engine.table import ask
from ravenhill.games.bofa.asking import agrees, choose, choose_area, in_words
from ravenhill.games.bofa.damage import (
    casualties,
    eliminate,
    escape_from_sight,
    put_damage,
    stand_guard,
    suffer,
    take_off_table,
    tell_broken,
    thin_out,
    wear_armour,
    wound_beorn,
)
from ravenhill.games.bofa.hand import discard_down, draw_event
from ravenhill.games.bofa.maneuver import area_of, bats_near, maneuver
from ravenhill.games.bofa.names import (
    ARCHERS,
    BEORN,
    CHARACTER_IDS,
    DICE_LIMIT,
    DWARF_FURY,
    DWARF_VETERANS,
    DWARF_WARRIORS,
    FP,
    GIANT_SIZE,
    GOBLINS,
    GREAT_ORCS,
    HOWLING_ORCS,
    MEN,
    ORCS,
    ROARING_VOICE,
    SHADOW,
    SHINING_ARMOUR,
    SIDE_IDS,
    SPEARMEN,
    THORIN,
    UNIT_CARD,
    UNITS,
    WARGS,
)
from ravenhill.games.bofa.retreat import advance, leave_field
from ravenhill.games.bofa.table import (
    Battle,
    BofaTable,
    Front,
    add_lead,
    characters_in,
    leadership,
    lose_bat,
    strength,
    unbroken,
)


def open_battle(t: BofaTable, b: Battle) -> Script:
    """B12.2. Which Army fights first, and terrain superiority."""
    b.opened = True
    if b.fighting < 0:
        yield from choose_fighter(t, b)
    if b.bear >= 0:
        return  # B14.2.8
    superior = b.superior if b.superior >= 0 else terrain_superiority(t, b)
    if superior >= 0:
        t.tell("bofa-log-terrain", {"side": SIDE_IDS[superior]})
        draw_event(t, superior)
        yield from discard_down(t, superior)


def terrain_superiority(t: BofaTable, b: Battle) -> int:
    """B12.2.1, B12.2.2. The side with more units on favourable ground, -1: nobody."""
    book = t.book
    terrain = book.terrain[b.target]
    counted = [0, 0]
    for side in (FP, SHADOW):
        area = area_of(b, side)
        for u in range(UNITS):
            n = t.units[area * UNITS + u]
            if n and (book.favourable[u][terrain] or (u == GREAT_ORCS and side == b.attacker)):
                counted[side] += n
    if counted[FP] == counted[SHADOW]:
        return -1
    return FP if counted[FP] > counted[SHADOW] else SHADOW


def choose_fighter(t: BofaTable, b: Battle) -> Script:
    """B12.10.2, B12.10.4. The attacker chooses who fights; a change gives back his used cards."""
    area = yield from choose_area(
        t, b.attacker, "B12.10.2", "fights", lambda: survivors(t, b), "bofa-ask-fighter", "", {"round": b.round + 1}
    )
    if area != b.fighting:
        b.fronts[b.attacker].used = []
    b.fighting = area


def survivors(t: BofaTable, b: Battle) -> list[int]:
    """Attacking Armies that still stand."""
    if b.bear == b.attacker:
        return b.homes if t.place[BEORN] == b.homes[0] else []
    return [a for a in b.homes if t.owner[a] == b.attacker]


def battle_round(t: BofaTable, b: Battle) -> Script:
    """B12.3-B12.8. One round, five steps."""
    if b.round > 0 and len(b.homes) > 1:
        if len(survivors(t, b)) > 1:
            yield from choose_fighter(t, b)
        elif survivors(t, b)[0] != b.fighting:
            b.fighting = survivors(t, b)[0]
            b.fronts[b.attacker].used = []
    b.round += 1
    b.fallen = []
    b.fought[b.homes.index(b.fighting)] += 1
    for front in b.fronts:
        front.clear()
    tell_round(t, b)
    yield from maneuver(t, b)  # step 1
    yield from before_roll(t, b)
    if not fallen(t, b):
        combat_roll(t, b)  # step 2
        yield from leader_reroll(t, b)  # step 3
        yield from apply_damage(t, b)  # step 4
    yield from end_of_round(t, b)  # step 5


def tell_round(t: BofaTable, b: Battle) -> None:
    """In a Combined Attack with the Army that fights (B12.10.2)."""
    names = t.book.area_id
    if len(b.homes) > 1:
        t.tell("bofa-log-round-by", {"round": b.round, "area": names[b.target], "from": names[b.fighting]})
    else:
        t.tell("bofa-log-round", {"round": b.round, "area": names[b.target]})


def standing(t: BofaTable, b: Battle, side: int) -> bool:
    if side == b.bear:
        return t.place[BEORN] == area_of(b, side)
    return t.owner[area_of(b, side)] == side


def fallen(t: BofaTable, b: Battle) -> bool:
    """Notes whose fighting Army is gone."""
    b.fallen = [s for s in (FP, SHADOW) if not standing(t, b, s)]
    return len(b.fallen) > 0


# --- step 2 and 3: the rolls ---


def before_roll(t: BofaTable, b: Battle) -> Script:
    """B12.11. No Quarter: own damage first, with its casualties; then +1 on both rolls. The defender's card first."""
    for side in (1 - b.attacker, b.attacker):
        front = b.fronts[side]
        if front.no_quarter and standing(t, b, side):
            yield from suffer(t, area_of(b, side), 1, own=True)
            front.roll_plus += 1
            front.reroll_plus += 1


def dice_of(t: BofaTable, b: Battle, side: int) -> int:
    """B12.4.1. Strength, at most five; cards change one or the other."""
    front = b.fronts[side]
    area = area_of(b, side)
    if side == b.bear:  # B14.2.8
        dice = t.book.bear_dice + (1 if GIANT_SIZE in t.laid else 0)
    else:
        dice = 2 * t.size[area] if front.stand else strength(t, area)
        dice += fury_of_the_dwarves(t, area)
    dice = min(DICE_LIMIT, dice)
    return max(1, dice - front.fewer) if front.fewer else dice


def fury_of_the_dwarves(t: BofaTable, area: int) -> int:
    """fa07. Strength +2 for the Army of Thorin."""
    return 2 if t.place[THORIN] == area and t.owner[area] == FP and DWARF_FURY in t.laid else 0


def target_number(t: BofaTable, b: Battle, side: int) -> int:
    """B12.4.3-B12.4.7, B12.4.10. Five; six for an attacker across a ford, up a slope, or at a Fortification."""
    number = 5
    if side == b.bear:
        number = t.book.bear_target - (1 if ROARING_VOICE in t.laid else 0)
    if b.fronts[side].six:
        return 6
    if side == b.attacker:
        if unbroken(t, b.target):
            return 6
        border = t.book.slope_or_ford[b.fighting * t.book.areas + b.target]
        if b.fought[b.homes.index(b.fighting)] == 1 and (border == 2 or border == 3):
            return 6
    return number


def hits(face: int, target: int, plus: int) -> bool:
    """B12.4.8. A natural 1 misses, a natural 6 hits: the same as a target number within 2 to 6 (B16.5)."""
    return face == 6 or (face > 1 and face + plus >= target)


def combat_roll(t: BofaTable, b: Battle) -> None:
    """B12.4. Both roll; black dice for the units of the card played (B12.4.2)."""
    for side in (b.attacker, 1 - b.attacker):
        front = b.fronts[side]
        dice = dice_of(t, b, side)
        black = 0
        if front.ability >= 0:
            black = min(dice, t.units[area_of(b, side) * UNITS + front.ability])
        front.dice = dice
        front.black = [t.chance.die() for _ in range(black)]
        front.white = [t.chance.die() for _ in range(dice - black)]
        target = target_number(t, b, side)
        good_black = [f for f in front.black if hits(f, target, front.roll_plus)]
        good_white = [f for f in front.white if hits(f, target, front.roll_plus)]
        front.hits = len(good_black) + len(good_white)
        front.hit_black = len(good_black) > 0
        t.tell(
            "bofa-log-roll",
            {
                "side": SIDE_IDS[side],
                "target": target,
                "white": " ".join([str(f) for f in front.white]) or "-",
                "black": " ".join([str(f) for f in front.black]) or "-",
                "hits": front.hits,
            },
        )


def rerolls(t: BofaTable, b: Battle, side: int) -> int:
    """B12.5.1. How many misses may be rolled again: Leadership; Beorn every one (B14.2.8)."""
    front = b.fronts[side]
    if side == b.bear:
        return 100
    if front.mute:
        return 0
    own = 5 if b.charge and side == b.attacker else leadership(t, area_of(b, side))
    return own + front.extra_leadership


def leader_reroll(t: BofaTable, b: Battle) -> Script:
    """B12.5. Missed dice are rolled once more; the owner says how many black ones if he can not have all."""
    for side in (b.attacker, 1 - b.attacker):
        front = b.fronts[side]
        target = target_number(t, b, side)
        lost_black = len([f for f in front.black if not hits(f, target, front.roll_plus)])
        lost_white = len([f for f in front.white if not hits(f, target, front.roll_plus)])
        again = min(rerolls(t, b, side), lost_black + lost_white)
        if again == 0:
            continue
        least = max(0, again - lost_white)
        most = min(again, lost_black)
        options: list[Option] = [("reroll", n) for n in range(most, least - 1, -1)]
        answer = yield from choose(t, side, "B12.5.1", options, "bofa-ask-reroll", {"n": again})
        black = int(answer[1])
        rolled: list[int] = []
        won_black = roll_again(t, front, front.black, target, black, rolled)
        front.hits += won_black + roll_again(t, front, front.white, target, again - black, rolled)
        if won_black:
            front.hit_black = True
        if not t.quiet:
            t.tell(
                "bofa-log-reroll",
                {
                    "side": SIDE_IDS[side],
                    "n": again,
                    "hits": front.hits,
                    "black": in_words(rolled[:black]),
                    "white": in_words(rolled[black:]),
                },
            )


def roll_again(t: BofaTable, front: Front, dice: list[int], target: int, number: int, rolled: list[int]) -> int:
    """Rolls so many of the missed dice again, in place; the new hits. What came up is added to `rolled`."""
    won = 0
    for i in range(len(dice)):
        if number == 0:
            break
        if not hits(dice[i], target, front.roll_plus):
            dice[i] = t.chance.die()
            rolled.append(dice[i])
            number -= 1
            if hits(dice[i], target, front.reroll_plus):
                won += 1
    return won


# --- step 4: damage ---


def inflict(t: BofaTable, b: Battle, victim: int, number: int) -> None:
    """B12.6.1, B12.7. Damage of this round, on the Fortification while it holds, then on the Army."""
    direct = victim == b.attacker  # only a defender is behind a Fortification
    got, fort = put_damage(t, area_of(b, victim), number, direct)
    b.fronts[victim].got += got
    b.fronts[victim].got_fort += fort


def able(t: BofaTable, b: Battle, side: int, unit: int) -> bool:
    """B12.4.2. The ability of the unit card: a black die hit; Howling Orcs silences Dwarves and Men (ss01)."""
    front = b.fronts[side]
    if front.ability != unit or not front.hit_black:
        return False
    if side == FP and unit <= MEN and HOWLING_ORCS in t.laid:
        return t.units[area_of(b, SHADOW) * UNITS + GREAT_ORCS] == 0
    return True


def apply_damage(t: BofaTable, b: Battle) -> Script:
    """B12.6.8. The five parts of the damage step."""
    t.strained = True
    first, second = b.attacker, 1 - b.attacker
    inflict(t, b, second, b.fronts[first].hits)  # (1)
    inflict(t, b, first, b.fronts[second].hits)
    for side in (first, second):  # (2)
        yield from add_damage(t, b, side)
    for side in (first, second):
        yield from vampire_like(t, b, side)
    for side in (second, first):  # (3)
        yield from captain(t, b, side)
    for side in (first, second):
        yield from wall_of_spears(t, b, side)
    if b.bear != FP:
        yield from wear_armour(t, FP, area_of(b, FP), b.fronts[FP].got)
    for side in (first, second):  # (4)
        if side != b.bear:
            front = b.fronts[side]
            yield from stand_guard(t, side, area_of(b, side), front.got, front.got_fort)
            tell_broken(t, area_of(b, side), front.got_fort)
            yield from escape_from_sight(t, side, area_of(b, side))
    areas = [area_of(b, side) for side in (first, second) if side != b.bear]  # (5)
    yield from casualties(t, areas, True, able(t, b, FP, DWARF_WARRIORS))
    if b.bear >= 0:
        wound_beorn(t)


def add_damage(t: BofaTable, b: Battle, side: int) -> Script:
    """Old Hatred, Hail of Darts, Fell Race."""
    foe = 1 - side
    area = area_of(b, foe)
    if able(t, b, side, DWARF_VETERANS):
        tell_ability(t, b, side)
        inflict(t, b, foe, 1)
        if t.lead[area]:
            t.lead[area] -= 1
            t.tell("bofa-log-leaders-lost", {"area": t.book.area_id[area], "n": 1})
    elif able(t, b, side, MEN) or able(t, b, side, ARCHERS):
        tell_ability(t, b, side)
        inflict(t, b, foe, 1)
    elif able(t, b, side, GREAT_ORCS):
        tell_ability(t, b, side)
        yield from fell_race(t, b, foe, area)


def tell_ability(t: BofaTable, b: Battle, side: int) -> None:
    """The ability of the unit card works."""
    if not t.quiet:
        card = t.book.card_id[UNIT_CARD[b.fronts[side].ability]]
        t.tell("bofa-log-ability", {"side": SIDE_IDS[side], "card": card})


def fell_race(t: BofaTable, b: Battle, victim: int, area: int) -> Script:
    """B12.3.9. Two damage, or the owner gives up all Leadership tokens or one character."""
    options: list[Option] = [("suffer",)]
    if b.bear != victim:
        if t.lead[area]:
            options.append(("tokens",))
        options += [("character", CHARACTER_IDS[c]) for c in characters_in(t, victim, area)]
    answer = yield from choose(t, victim, "B12.3.9", options, "bofa-ask-fell-race")
    if answer[0] == "suffer":
        if len(options) > 1:  # else there was nothing to choose, and the damage tells itself
            t.tell("bofa-log-fell-race", {"side": SIDE_IDS[victim]})
        inflict(t, b, victim, 2)
    elif answer[0] == "tokens":
        t.tell("bofa-log-leaders-lost", {"area": t.book.area_id[area], "n": t.lead[area]})
        t.lead[area] = 0
    else:
        eliminate(t, CHARACTER_IDS.index(str(answer[1])))


def vampire_like(t: BofaTable, b: Battle, side: int) -> Script:
    """B14.3.3, B14.3.6. One figure removed for one more damage, if damage was inflicted."""
    foe = b.fronts[1 - side]
    if not b.fronts[side].vampire or foe.got + foe.got_fort == 0 or not bats_near(t, b):
        return
    if (yield from agrees(t, side, "B14.3.3", "bats", "bofa-ask-vampire")):
        t.tell("bofa-log-ability", {"side": SIDE_IDS[side], "card": "mv_great_bats"})
        lose_bat(t, t.book.territory[b.target])
        inflict(t, b, 1 - side, 1)


def captain(t: BofaTable, b: Battle, side: int) -> Script:
    """ev01, ev07, ev17. A character or a Leadership token for up to two damage tokens of the Army."""
    area = area_of(b, side)
    if not b.fronts[side].captain or t.damage[area] == 0:
        return
    options: list[Option] = [("token",)] if t.lead[area] else []
    options += [("character", CHARACTER_IDS[c]) for c in characters_in(t, side, area)]
    if not options:
        return
    options.append(("done",))
    answer = yield from ask(t, side, "B12.6.8", lambda: options, "bofa-ask-captain")
    if answer[0] == "done":
        return
    if answer[0] == "token":
        t.lead[area] -= 1
        t.tell("bofa-log-leaders-lost", {"area": t.book.area_id[area], "n": 1})
    else:
        eliminate(t, CHARACTER_IDS.index(str(answer[1])))
    healed = min(2, t.damage[area])
    t.damage[area] -= healed
    t.tell("bofa-log-captain", {"area": t.book.area_id[area], "n": healed})


def wall_of_spears(t: BofaTable, b: Battle, side: int) -> Script:
    """mv_elven_spearmen, B12.7.4. One damage of this round is cancelled, on the Army or its Fortification."""
    front = b.fronts[side]
    if not able(t, b, side, SPEARMEN):
        return
    area = area_of(b, side)
    options: list[Option] = []
    if front.got and t.damage[area]:
        options.append(("cancel", "army"))
    if front.got_fort:
        options.append(("cancel", "fortification"))
    if not options:
        return
    answer = yield from choose(t, side, "B12.7.4", options, "bofa-ask-cancel")
    tell_ability(t, b, side)
    if answer[1] == "army":
        front.got -= 1
        t.damage[area] -= 1
    else:
        front.got_fort -= 1
        t.fort[area] -= 1
    fort = 1 if answer[1] == "fortification" else 0
    t.tell("bofa-log-cancelled", {"area": t.book.area_id[area], "fort": fort})


# --- step 5: the end of the round ---


def end_of_round(t: BofaTable, b: Battle) -> Script:
    """B12.8.1, B12.8.12. What comes at the end, then who stays."""
    for side in (b.attacker, 1 - b.attacker):
        yield from closing_ability(t, b, side)
    if SHINING_ARMOUR in t.laid and t.worn > 5:
        t.worn = 0
        take_off_table(t, SHINING_ARMOUR)
    if not fallen(t, b) and (b.fronts[FP].fog or b.fronts[SHADOW].fog):
        t.tell("bofa-log-fog")
        t.battle = None
        return
    if 1 - b.attacker in b.fallen:
        yield from end_battle(t, b, len(survivors(t, b)) > 0)
        return
    if not survivors(t, b):
        yield from end_battle(t, b, False)
        return
    answer = yield from ask(
        t, b.attacker, "B12.8.1", lambda: [("press",), ("cease",)], "bofa-ask-press", {"round": b.round}
    )
    if answer[0] == "cease":
        t.tell("bofa-log-ceases", {"side": SIDE_IDS[b.attacker], "area": t.book.area_id[b.target]})
        yield from end_battle(t, b, False)
        return
    left = yield from leave_field(t, b)
    if left:
        yield from end_battle(t, b, True)


def end_battle(t: BofaTable, b: Battle, won: bool) -> Script:
    """B12.9. The winner may advance; then the combat is over."""
    if won:
        yield from advance(t, b, survivors(t, b))
    t.battle = None


def closing_ability(t: BofaTable, b: Battle, side: int) -> Script:
    """B12.8.12. Wild Rage, Goblin Charge, Rearguard Attack."""
    if not standing(t, b, side):
        return
    area = area_of(b, side)
    foe = area_of(b, 1 - side)
    if able(t, b, side, ORCS):
        tell_ability(t, b, side)
        add_lead(t, side, area, 1)
    elif able(t, b, side, WARGS):
        if standing(t, b, 1 - side) and b.bear != 1 - side:  # B14.2.11
            tell_ability(t, b, side)
            yield from thin_out(t, foe, "B12.8.12", "bofa-ask-rearguard")
    elif able(t, b, side, GOBLINS) and standing(t, b, 1 - side):
        yield from goblin_charge(t, b, side, area, foe)


def goblin_charge(t: BofaTable, b: Battle, side: int, area: int, foe: int) -> Script:
    """mv_goblins. One damage to each side, dealt together."""
    if not (yield from agrees(t, side, "B12.8.12", "charge", "bofa-ask-goblin-charge")):
        return
    t.strained = True
    tell_ability(t, b, side)
    put_damage(t, area, 1, True)
    got, fort = put_damage(t, foe, 1, 1 - side == b.attacker)
    yield from stand_guard(t, side, area, 1, 0, own=True)
    if b.bear == 1 - side:
        yield from casualties(t, [area], not t.settings.older_damage)
        wound_beorn(t)
        return
    yield from wear_armour(t, 1 - side, foe, got)
    yield from stand_guard(t, 1 - side, foe, got, fort)
    tell_broken(t, foe, fort)
    yield from escape_from_sight(t, 1 - side, foe)
    yield from casualties(t, [area, foe], not t.settings.older_damage)


def fight_on(t: BofaTable) -> Script:
    """The next piece of the combat on the table."""
    b = t.battle
    assert b is not None
    if not b.opened:
        yield from open_battle(t, b)
    else:
        yield from battle_round(t, b)
