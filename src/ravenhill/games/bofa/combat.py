"""B12. One combat, round after round."""

from __future__ import annotations

from collections.abc import Mapping

from ravenhill.engine.decision import Arg, Option, Script
from ravenhill.games.bofa.asking import DONE, Agreeing, BofaQuestion, HowMany, OwnArmy
from ravenhill.games.bofa.damage import (
    armour_card,
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
from ravenhill.games.bofa.maneuver import bats_near, maneuver
from ravenhill.games.bofa.names import (
    ARCHERS,
    ARMOUR,
    CHARACTER_IDS,
    DWARF_VETERANS,
    DWARF_WARRIORS,
    FP,
    GOBLINS,
    GREAT_ORCS,
    MEN,
    ORCS,
    SHADOW,
    SIDE_IDS,
    SPEARMEN,
    UNIT_CARD,
    UNITS,
    WARGS,
)
from ravenhill.games.bofa.retreat import advance, leave_field
from ravenhill.games.bofa.rolls import (
    able,
    army_at,
    dice_of,
    favoured,
    hindered,
    hits,
    in_words,
    promise,
    rerolls,
    target_number,
)
from ravenhill.games.bofa.shapes import Result
from ravenhill.games.bofa.stories import WON, story
from ravenhill.games.bofa.table import (
    Battle,
    BofaTable,
    Front,
    Round,
    add_lead,
    area_of,
    characters_in,
    lose_bat,
    standing,
    survivors,
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
        b.terrain = superior
        t.tell("bofa-log-terrain", {"side": SIDE_IDS[superior]})
        draw_event(t, superior)
        yield from discard_down(t, superior)


def terrain_superiority(t: BofaTable, b: Battle) -> int:
    """B12.2.1, B12.2.2. The side with more units on favourable ground, -1: nobody."""
    counted = [favoured(t, b, side, army_at(t, area_of(b, side))) for side in (FP, SHADOW)]
    if counted[FP] == counted[SHADOW]:
        return -1
    return FP if counted[FP] > counted[SHADOW] else SHADOW


def choose_fighter(t: BofaTable, b: Battle) -> Script:
    """B12.10.2, B12.10.4. The attacker chooses who fights; a change gives back his used cards."""
    area = yield from Fighter(t, b).area()
    if area != b.fighting:
        b.fronts[b.attacker].used = []
    b.fighting = area


class Fighter(OwnArmy):
    """B12.10.2. Which of the attacking Armies fights in the next round."""

    __slots__ = ("b",)

    KIND = "fighter"
    TAKES = ("fights <area>",)
    ASK = "bofa-ask-fighter"
    VERB = "fights"

    def __init__(self, t: BofaTable, b: Battle) -> None:
        super().__init__(t, b.attacker, "B12.10.2")
        self.b = b

    def areas(self) -> list[int]:
        return survivors(self.t, self.b)

    def about(self) -> Mapping[str, Arg] | None:
        return {"round": self.b.round + 1}


def battle_round(t: BofaTable, b: Battle) -> Script:
    """B12.3-B12.8. One round, five steps."""
    before = b.fighting
    if b.round > 0 and len(b.homes) > 1:
        if len(survivors(t, b)) > 1:
            yield from choose_fighter(t, b)
        elif survivors(t, b)[0] != b.fighting:
            b.fighting = survivors(t, b)[0]
            b.fronts[b.attacker].used = []
    if b.round > 0:
        b.past = [*b.past, Round(before, b.fronts)]
        b.fronts = [front.after() for front in b.fronts]
    b.round += 1
    b.fallen = []
    b.fought[b.homes.index(b.fighting)] += 1
    for side in (FP, SHADOW):
        area = area_of(b, side)
        b.fronts[side].army = army_at(t, area)
        b.fronts[side].leaders = characters_in(t, side, area)
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


def combat_roll(t: BofaTable, b: Battle) -> None:
    """B12.4. Both roll; black dice for the units of the card played (B12.4.2)."""
    for side in (b.attacker, 1 - b.attacker):
        front = b.fronts[side]
        dice = dice_of(t, b, side)
        black = 0
        if front.ability >= 0:
            black = min(dice, t.units[area_of(b, side) * UNITS + front.ability])
        front.dice = dice
        front.black = t.chance.dice(black)
        front.white = t.chance.dice(dice - black)
        target = target_number(t, b, side)
        front.first = front.black + front.white
        front.needed = target
        front.hindrance = hindered(t, b, side)
        good_black = [f for f in front.black if hits(f, target, front.roll_plus)]
        good_white = [f for f in front.white if hits(f, target, front.roll_plus)]
        front.hits = len(good_black) + len(good_white)
        front.hit_black = len(good_black) > 0
        t.tell(
            "bofa-log-roll",
            {
                "side": SIDE_IDS[side],
                "target": target,
                "white": in_words(front.white),
                "black": in_words(front.black),
                "hits": front.hits,
            },
        )


def leader_reroll(t: BofaTable, b: Battle) -> Script:
    """B12.5. Missed dice are rolled once more; the owner says how many black ones if he can not have all."""
    for side in (b.attacker, 1 - b.attacker):
        front = b.fronts[side]
        lost_black = len([f for f in front.black if not hits(f, front.needed, front.roll_plus)])
        lost_white = len([f for f in front.white if not hits(f, front.needed, front.roll_plus)])
        again = min(rerolls(t, b, side), lost_black + lost_white)
        if again == 0:
            continue
        least = max(0, again - lost_white)
        most = min(again, lost_black)
        black = yield from LeaderReroll(t, side, least, most, again).number()
        rolled: list[int] = []
        won_black = roll_again(t, front, front.black, 0, black, rolled)
        front.hits += won_black + roll_again(t, front, front.white, len(front.black), again - black, rolled)
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


class LeaderReroll(HowMany):
    """B12.5.1. How many black dice are among those rolled again."""

    __slots__ = ("again",)

    KIND = "reroll"
    TAKES = ("reroll <0-5>",)
    ASK = "bofa-ask-reroll"
    VERB = "reroll"

    def __init__(self, t: BofaTable, side: int, least: int, most: int, again: int) -> None:
        super().__init__(t, side, "B12.5.1", least, most)
        self.again = again

    def about(self) -> Mapping[str, Arg] | None:
        return {"n": self.again}


def roll_again(t: BofaTable, front: Front, dice: list[int], at: int, number: int, rolled: list[int]) -> int:
    """Rolls so many of the missed dice again, in place; the new hits. What came up is added to `rolled`; `at`: where
    these dice begin among all of this side."""
    won = 0
    for i in range(len(dice)):
        if number == 0:
            break
        if not hits(dice[i], front.needed, front.roll_plus):
            dice[i] = t.chance.die()
            rolled.append(dice[i])
            front.again.append(at + i)
            number -= 1
            if hits(dice[i], front.needed, front.reroll_plus):
                won += 1
    return won


# --- step 4: damage ---


def inflict(t: BofaTable, b: Battle, victim: int, number: int) -> None:
    """B12.6.1, B12.7. Damage of this round, on the Fortification while it holds, then on the Army."""
    direct = victim == b.attacker  # only a defender is behind a Fortification
    got, fort = put_damage(t, area_of(b, victim), number, direct)
    b.fronts[victim].got += got
    b.fronts[victim].got_fort += fort


def apply_damage(t: BofaTable, b: Battle) -> Script:
    """B12.6.8. The five parts of the damage step."""
    t.strained = True
    first, second = b.attacker, 1 - b.attacker
    for side in (first, second):
        b.fronts[side].awake = able(t, b, side, b.fronts[side].ability)
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
    asked = FellRace(t, b, victim, "B12.3.9", area)
    answer = yield from asked
    if answer[0] == "suffer":
        if asked.only is None:  # else there was nothing to choose, and the damage tells itself
            t.tell("bofa-log-fell-race", {"side": SIDE_IDS[victim]})
        inflict(t, b, victim, 2)
    elif answer[0] == "tokens":
        t.tell("bofa-log-leaders-lost", {"area": t.book.area_id[area], "n": t.lead[area]})
        t.lead[area] = 0
    else:
        eliminate(t, CHARACTER_IDS.index(str(answer[1])))


class GivingUp(BofaQuestion):
    """What an Army gives up."""

    __slots__ = ("b", "here")

    def __init__(self, t: BofaTable, b: Battle, side: int, rule: str, here: int) -> None:
        super().__init__(t, side, rule)
        self.public = True
        self.b = b
        self.here = here

    def leaders(self, token: str) -> list[Option]:
        """The Leadership tokens with it, and its characters."""
        options: list[Option] = [(token,)] if self.t.lead[self.here] else []
        options += [("character", CHARACTER_IDS[c]) for c in characters_in(self.t, self.seat, self.here)]
        return options


class FellRace(GivingUp):
    """B12.3.9. Whether the Army suffers the damage, or gives up all Leadership tokens or one character."""

    __slots__ = ()

    KIND = "fell_race"
    TAKES = ("suffer", "tokens", "character <character>")
    ASK = "bofa-ask-fell-race"

    def offer(self) -> list[Option]:
        return [("suffer",), *(self.leaders("tokens") if self.b.bear != self.seat else [])]


class CaptainOfWar(GivingUp):
    """ev01, ev07, ev17. Which leader is given up to take off two damage tokens, or none."""

    __slots__ = ()

    KIND = "captain"
    TAKES = ("token", "character <character>", "done")
    ASK = "bofa-ask-captain"

    def offer(self) -> list[Option]:
        return [*self.leaders("token"), DONE]


class VampireLike(Agreeing):
    """B14.3.3. Whether a Great Bats figure is removed for one more damage."""

    __slots__ = ()

    KIND = "vampire"
    TAKES = ("bats", "done")
    ASK = "bofa-ask-vampire"
    VERB = "bats"


def vampire_like(t: BofaTable, b: Battle, side: int) -> Script:
    """B14.3.3, B14.3.6. One figure removed for one more damage, if damage was inflicted."""
    foe = b.fronts[1 - side]
    if not b.fronts[side].vampire or foe.got + foe.got_fort == 0 or not bats_near(t, b):
        return
    if (yield from VampireLike(t, side, "B14.3.3").agreed()):
        t.tell("bofa-log-ability", {"side": SIDE_IDS[side], "card": "mv_great_bats"})
        lose_bat(t, t.book.territory[b.target])
        inflict(t, b, 1 - side, 1)


def captain(t: BofaTable, b: Battle, side: int) -> Script:
    """ev01, ev07, ev17. A character or a Leadership token for up to two damage tokens of the Army."""
    area = area_of(b, side)
    if not b.fronts[side].captain or t.damage[area] == 0:
        return
    answer = yield from CaptainOfWar(t, b, side, "B12.6.8", area)
    if answer == DONE:
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
    if not (front.got and t.damage[area]) and not front.got_fort:
        return
    answer = yield from WallOfSpears(t, front, side, area)
    tell_ability(t, b, side)
    if answer[1] == "army":
        front.got -= 1
        t.damage[area] -= 1
    else:
        front.got_fort -= 1
        t.fort[area] -= 1
    fort = 1 if answer[1] == "fortification" else 0
    t.tell("bofa-log-cancelled", {"area": t.book.area_id[area], "fort": fort})


class WallOfSpears(BofaQuestion):
    """B12.7.4. Which damage is cancelled."""

    __slots__ = ("front", "here")

    KIND = "cancel"
    TAKES = ("cancel army/fortification",)
    ASK = "bofa-ask-cancel"

    def __init__(self, t: BofaTable, front: Front, side: int, here: int) -> None:
        super().__init__(t, side, "B12.7.4")
        self.public = True
        self.front = front
        self.here = here

    def offer(self) -> list[Option]:
        options: list[Option] = []
        if self.front.got and self.t.damage[self.here]:
            options.append(("cancel", "army"))
        if self.front.got_fort:
            options.append(("cancel", "fortification"))
        return options


# --- step 5: the end of the round ---


def end_of_round(t: BofaTable, b: Battle) -> Script:
    """B12.8.1, B12.8.12. What comes at the end, then who stays."""
    for side in (b.attacker, 1 - b.attacker):
        yield from closing_ability(t, b, side)
    armour = armour_card(t)
    if armour >= 0 and t.worn > t.book.lasting[ARMOUR][armour]:
        t.worn = 0
        take_off_table(t, armour)
    if not fallen(t, b) and (b.fronts[FP].fog or b.fronts[SHADOW].fog):
        t.tell("bofa-log-fog")
        yield from end_battle(t, b, "fog")
        return
    if 1 - b.attacker in b.fallen:
        yield from end_battle(t, b, "destroyed" if survivors(t, b) else "both")
        return
    if not survivors(t, b):
        yield from end_battle(t, b, "repelled")
        return
    if (yield from Press(t, b).verb()) == "cease":
        t.tell("bofa-log-ceases", {"side": SIDE_IDS[b.attacker], "area": t.book.area_id[b.target]})
        yield from end_battle(t, b, "ceased")
        return
    how = yield from leave_field(t, b)
    if how != "holds":
        yield from end_battle(t, b, how)


class Press(BofaQuestion):
    """B12.8.1. Whether the attacker goes on with the attack."""

    __slots__ = ("b",)

    KIND = "press"
    TAKES = ("press", "cease")
    ASK = "bofa-ask-press"

    def __init__(self, t: BofaTable, b: Battle) -> None:
        super().__init__(t, b.attacker, "B12.8.1")
        self.b = b

    def offer(self) -> list[Option]:
        return [("press",), ("cease",)]

    def about(self) -> Mapping[str, Arg] | None:
        return {"round": self.b.round}

    def weigh(self, option: Option) -> float:
        return 0.8 if option[0] == "cease" else 0.1 + 2.0 * promise(self.t, self.b)


def end_battle(t: BofaTable, b: Battle, result: Result) -> Script:
    """B12.9. How it went is told; the winner may advance; then the combat is over."""
    b.result = result
    t.tell("bofa-log-combat-over", {"area": t.book.area_id[b.target], "result": result}, story(t, b))
    if result in WON:
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
            yield from thin_out(t, foe, False)
    elif able(t, b, side, GOBLINS) and standing(t, b, 1 - side):
        yield from goblin_charge(t, b, side, area, foe)


class GoblinCharge(Agreeing):
    """mv_goblins. Whether each side suffers one damage."""

    __slots__ = ()

    KIND = "goblin_charge"
    TAKES = ("charge", "done")
    ASK = "bofa-ask-goblin-charge"
    VERB = "charge"


def goblin_charge(t: BofaTable, b: Battle, side: int, area: int, foe: int) -> Script:
    """mv_goblins. One damage to each side, dealt together."""
    if not (yield from GoblinCharge(t, side, "B12.8.12").agreed()):
        return
    t.strained = True
    tell_ability(t, b, side)
    put_damage(t, area, 1, True)
    got, fort = put_damage(t, foe, 1, 1 - side == b.attacker)
    yield from stand_guard(t, side, area, 1, 0, own=True)
    if b.bear == 1 - side:
        yield from casualties(t, [area], t.settings.damage_outside_combat != "older")
        wound_beorn(t)
        return
    yield from wear_armour(t, 1 - side, foe, got)
    yield from stand_guard(t, 1 - side, foe, got, fort)
    tell_broken(t, foe, fort)
    yield from escape_from_sight(t, 1 - side, foe)
    yield from casualties(t, [area, foe], t.settings.damage_outside_combat != "older")


def fight_on(t: BofaTable) -> Script:
    """The next piece of the combat on the table."""
    b = t.battle
    assert b is not None
    if not b.opened:
        yield from open_battle(t, b)
    else:
        yield from battle_round(t, b)
