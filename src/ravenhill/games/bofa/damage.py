"""B12.6, B12.7. Damage, what stands against it, casualties; in combat and outside."""

from __future__ import annotations

from collections.abc import Mapping

from ravenhill.engine.decision import Arg, Option, Question, Reason, Script
from ravenhill.engine.table import ask_all
from ravenhill.games.bofa.asking import DONE, Agreeing, Falling, HowMany, reason
from ravenhill.games.bofa.names import (
    ARMOUR,
    AWAY,
    BEORN,
    BILBO,
    BOLG,
    CHARACTER_IDS,
    DWARF_WARRIORS,
    FATE_CARDS,
    FP,
    GONE,
    GREAT_ORCS,
    HOWLING_ORCS,
    SHADOW,
    SHADOW_STORY,
    SIDE_IDS,
    THORIN,
    UNIT_IDS,
    UNITS,
)
from ravenhill.games.bofa.table import BofaTable, area_of, characters_in, lose_unit, unbroken
from ravenhill.games.bofa.victory import bolg_falls


def take_off_table(t: BofaTable, card: int) -> None:
    """A card on the table goes to its pile, seen by all."""
    if card not in t.laid:
        return
    t.laid.remove(card)
    if card >= FATE_CARDS:
        t.fate_discards.append(card)
    else:
        side = FP if card < SHADOW_STORY else SHADOW
        t.story_discards[side].append(card)
        t.story_seen[side].append(3)
    t.tell("bofa-log-leaves-table", {"card": t.book.card_id[card]})


def eliminate(t: BofaTable, character: int) -> None:
    """B12.6.5, B9.1.7. A character is gone for good, with what belongs to him."""
    b = t.battle
    if b is not None:
        b.fronts[SHADOW if character == BOLG else FP].gone.append(character)
    t.place[character] = GONE
    t.generals[character] = False
    t.tell("bofa-log-eliminated", {"character": CHARACTER_IDS[character]})
    if character == BOLG:
        bolg_falls(t)
    elif character == THORIN:
        t.worn = 0
    elif character == BEORN:
        t.wrath = 0
    for card, owner in enumerate(t.book.beside):  # B8.10: what is his goes with him
        if owner == character:
            take_off_table(t, card)


def fall(t: BofaTable, area: int, unit: int, relief: int = 2) -> None:
    """B12.6.3. One unit is eliminated and up to two damage tokens go with it."""
    side = t.owner[area]
    b = t.battle
    if b is not None and area_of(b, side) == area:
        b.fronts[side].lost.append(unit)
    t.damage[area] = max(0, t.damage[area] - relief)
    lose_unit(t, area, unit)
    t.tell("bofa-log-casualty", {"unit": UNIT_IDS[unit], "area": t.book.area_id[area]})
    if unit == GREAT_ORCS:
        take_off_table(t, HOWLING_ORCS)
    if t.size[area] == 0:  # B12.6.5 the Army is destroyed
        t.tell("bofa-log-destroyed", {"area": t.book.area_id[area]})
        for c in characters_in(t, side, area):
            eliminate(t, c)


class HitArmy(Falling):
    """A hit Army is rid of damage."""

    __slots__ = ()

    def about(self) -> Mapping[str, Arg]:
        return {**super().about(), "damage": self.t.damage[self.here], "units": self.t.size[self.here]}


class Casualty(HitArmy):
    """B12.6.3. Which unit of a hit Army is eliminated to be rid of damage, or no more."""

    __slots__ = ()

    KIND = "casualty"
    TAKES = ("eliminate <unit>", "done")
    ASK = "bofa-ask-casualty"

    def offer(self) -> list[Option]:
        return [*super().offer(), DONE]

    def weigh(self, option: Option) -> float:
        return 5.0 if option == DONE else super().weigh(option)


class ForcedCasualty(HitArmy):
    """B12.6.4. Which unit of an Army with more damage tokens than units is eliminated."""

    __slots__ = ()

    KIND = "forced_casualty"
    TAKES = ("eliminate <unit>",)
    ASK = "bofa-ask-forced-casualty"

    def no_end(self) -> Reason | None:
        return reason("forced", self.rule)


class ThinningOut(Falling):
    """Which unit is eliminated while more than one damage token is left."""

    __slots__ = ()

    TAKES = ("eliminate <unit>",)

    def about(self) -> Mapping[str, Arg]:
        return {**super().about(), "damage": self.t.damage[self.here]}

    def no_end(self) -> Reason | None:
        return reason("until-one", self.rule)


class RoutCasualty(ThinningOut):
    """B12.8.6. Which unit of a routed Army is eliminated."""

    __slots__ = ()

    KIND = "rout_casualty"
    ASK = "bofa-ask-rout-casualty"


class RearguardCasualty(ThinningOut):
    """B12.8.12, mv_wargs. Which unit falls to a Rearguard Attack."""

    __slots__ = ()

    KIND = "rearguard"
    ASK = "bofa-ask-rearguard"


def only_unit(t: BofaTable, area: int) -> int:
    """The unit type of an Army of one type, else -1."""
    found = -1
    for u in range(UNITS):
        if t.units[area * UNITS + u]:
            if found >= 0:
                return -1
            found = u
    return found


def bound_to_fall(t: BofaTable, area: int, redoubtable: bool) -> int:
    """The next unit of an Army to fall where its owner has no choice: all of one type, or none can live; else -1."""
    found = only_unit(t, area)
    if found >= 0:
        return found
    relief = 2 * t.size[area] + (1 if redoubtable and t.units[area * UNITS + DWARF_WARRIORS] else 0)
    if t.damage[area] < relief:
        return -1
    return next(u for u in range(UNITS) if t.units[area * UNITS + u])


def casualties(t: BofaTable, areas: list[int], wanted: bool, redoubtable: bool = False) -> Script:
    """B12.6.3, B12.6.4. Owners of hit Armies take casualties, each for himself, forced ones and wanted ones."""
    t.strained = True
    settled = [False] * len(areas)
    while True:
        decisions: list[Question] = []
        asked: list[int] = []
        for i in range(len(areas)):
            a = areas[i]
            side = t.owner[a]
            if settled[i] or side < 0 or t.damage[a] == 0:
                continue
            forced = t.damage[a] > t.size[a]
            if not forced and not wanted:
                continue
            kind = bound_to_fall(t, a, redoubtable)
            if forced and kind >= 0:  # nothing to choose
                redoubtable = strike(t, a, kind, redoubtable)
                asked.append(-1)
                continue
            decisions.append(ForcedCasualty(t, "B12.6.4", a) if forced else Casualty(t, "B12.6.3", a))
            asked.append(i)
        if not asked:
            break
        if not decisions:
            continue
        yield from ask_all(decisions)
        for i in asked:
            if i < 0:
                continue
            answer = t.given[t.owner[areas[i]]]
            if answer[0] == "done":
                settled[i] = True
            else:
                redoubtable = strike(t, areas[i], UNIT_IDS.index(str(answer[1])), redoubtable)
    t.strained = False


def strike(t: BofaTable, area: int, unit: int, redoubtable: bool) -> bool:
    """One casualty; Redoubtable takes three tokens for one Dwarf Warriors unit, once. Whether it is still open."""
    if redoubtable and unit == DWARF_WARRIORS and t.damage[area] > 2:
        t.tell("bofa-log-ability", {"side": SIDE_IDS[FP], "card": "mv_dwarf_warriors"})
        fall(t, area, unit, 3)
        return False
    fall(t, area, unit)
    return redoubtable


def thin_out(t: BofaTable, area: int, rout: bool) -> Script:
    """B12.8.6, mv_wargs. Casualties until at most one damage token is left."""
    t.strained = True
    side = t.owner[area]
    while t.owner[area] == side and t.damage[area] > 1:
        unit = only_unit(t, area)
        if unit < 0:
            asked = RoutCasualty(t, "B12.8.6", area) if rout else RearguardCasualty(t, "B12.8.12", area)
            unit = yield from asked.unit()
        fall(t, area, unit)
    t.strained = False


def put_damage(t: BofaTable, area: int, number: int, direct: bool = False) -> tuple[int, int]:
    """B12.6.1, B12.7.1, B12.7.2. Tokens on the unbroken Fortification first, then on the Army; how many on each."""
    fort = 0
    if number == 0:
        return 0, 0
    if not direct and unbroken(t, area):
        fort = min(number, t.book.defence[area] - t.fort[area])
        t.fort[area] += fort
    if t.place[BEORN] == area and t.owner[area] < 0:
        if fort:
            t.tell("bofa-log-damage", {"area": t.book.area_id[area], "n": fort, "fort": fort})
        lose_wrath(t, number - fort)
    else:
        t.damage[area] += number - fort
        t.tell("bofa-log-damage", {"area": t.book.area_id[area], "n": number, "fort": fort})
    return number - fort, fort


def lose_wrath(t: BofaTable, number: int) -> None:
    """B14.2.3, B14.2.9. Beorn gives up Wrath tokens, as far as he has them."""
    lost = min(number, t.wrath)
    t.wrath -= lost
    if lost:
        t.tell("bofa-log-wrath-lost", {"n": lost, "left": t.wrath})


def tell_broken(t: BofaTable, area: int, fort: int) -> None:
    """B12.7.2. Told when nothing can take the damage back any more; `fort`: what was put on it this time."""
    if fort and not unbroken(t, area):
        t.tell("bofa-log-broken", {"area": t.book.area_id[area]})


def suffer(t: BofaTable, area: int, number: int, own: bool = False, direct: bool = False) -> Script:
    """B12.6.6. A damage effect outside the damage step of a combat."""
    side = t.owner[area]
    if side < 0 or number <= 0:
        return
    t.strained = True
    got, fort = put_damage(
        t, area, number, own or direct or (t.settings.fortification == "combat_only" and t.battle is None)
    )
    yield from wear_armour(t, side, area, got)
    yield from stand_guard(t, side, area, got, fort, own)
    tell_broken(t, area, fort)
    yield from escape_from_sight(t, side, area)
    yield from casualties(t, [area], t.settings.damage_outside_combat != "older")


def armour_card(t: BofaTable) -> int:
    """fa09. The card on the table that takes damage; -1: none."""
    worn = t.book.lasting[ARMOUR]
    for card in t.laid:
        if worn[card]:
            return card
    return -1


def wear_armour(t: BofaTable, side: int, area: int, got: int) -> Script:
    """fa09. Any number of the damage tokens just dealt to the Army of Thorin may lie on the card instead."""
    if side != FP or got == 0 or t.place[THORIN] != area or armour_card(t) < 0:
        return
    most = min(got, t.damage[area])
    if most == 0:
        return
    worn = yield from ShiningArmour(t, side, "B12.6.8", 0, most).number()
    t.damage[area] -= worn
    t.worn += worn
    if worn:
        t.tell("bofa-log-armour", {"n": worn, "worn": t.worn})


class ShiningArmour(HowMany):
    """fa09. How many damage tokens lie on the card instead."""

    __slots__ = ()

    KIND = "armour"
    TAKES = ("armour <0-99>",)
    ASK = "bofa-ask-armour"
    VERB = "armour"

    def about(self) -> Mapping[str, Arg] | None:
        return {"worn": self.t.worn}


def stand_guard(t: BofaTable, side: int, area: int, got: int, fort: int, own: bool = False) -> Script:
    """B14.4.4. A Bodyguard token prevents all damage to the Army of Bolg from one round or one other attack."""
    if side != SHADOW or t.place[BOLG] != area or got + fort == 0:
        return
    if own and t.settings.bodyguards != "older":
        return
    b = t.battle
    front = b.fronts[SHADOW] if b is not None and area_of(b, SHADOW) == area else None
    if front is None or not front.guarded:  # else the token of this round stands against this damage too (B16.9)
        if t.bodyguards == 0 or not (yield from Bodyguard(t, side, "B14.4.4", got + fort).agreed()):
            return
        t.bodyguards -= 1
        if front is not None:
            front.guarded = True
    t.damage[area] = max(0, t.damage[area] - got)
    t.fort[area] -= fort
    t.tell("bofa-log-guarded", {"area": t.book.area_id[area], "n": got + fort, "left": t.bodyguards})


class Sparing(Agreeing):
    """Whether something is spent against damage."""

    __slots__ = ("damage",)

    def __init__(self, t: BofaTable, side: int, rule: str, damage: int) -> None:
        super().__init__(t, side, rule)
        self.damage = damage

    def about(self) -> Mapping[str, Arg] | None:
        return {"n": self.damage}


class Bodyguard(Sparing):
    """B14.4.4. Whether a Bodyguard token prevents the damage."""

    __slots__ = ()

    KIND = "bodyguard"
    TAKES = ("bodyguard", "done")
    ASK = "bofa-ask-bodyguard"
    VERB = "bodyguard"


class EscapeFromSight(Sparing):
    """B14.5.2. Whether Bilbo vanishes, and damage with him."""

    __slots__ = ()

    KIND = "vanish"
    TAKES = ("vanish", "done")
    ASK = "bofa-ask-vanish"
    VERB = "vanish"


def escape_from_sight(t: BofaTable, side: int, area: int) -> Script:
    """B14.5.2, B14.5.6. Bilbo vanishes and takes up to two damage tokens off his Army, before casualties."""
    if side != FP or t.place[BILBO] != area or t.rings == 0 or t.damage[area] == 0:
        return
    if (yield from EscapeFromSight(t, side, "B14.5.2", t.damage[area]).agreed()):
        t.rings -= 1
        t.place[BILBO] = AWAY
        healed = min(2, t.damage[area])
        t.damage[area] -= healed
        t.tell("bofa-log-vanishes", {"area": t.book.area_id[area], "n": healed, "left": t.rings})


def wound_beorn(t: BofaTable) -> None:
    """B14.2.9. Without Wrath he is removed from the game."""
    if t.place[BEORN] >= 0 and t.wrath == 0:
        eliminate(t, BEORN)
