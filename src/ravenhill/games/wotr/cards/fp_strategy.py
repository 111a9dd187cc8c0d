"""The Free Peoples' Strategy cards."""

from __future__ import annotations

from collections.abc import Callable

from ravenhill.engine.decision import Option, Reason, Script
from ravenhill.games.wotr import armies, attack, capture, characters, events, movement, multiplayer, politics, recruit
from ravenhill.games.wotr.asking import reason
from ravenhill.games.wotr.cards.blocks import (
    blow,
    choice,
    has_army,
    lawful_part,
    may_part,
    pick_region,
    region,
    roll,
    split,
)
from ravenhill.games.wotr.decks import FP_STRATEGY
from ravenhill.games.wotr.events import event
from ravenhill.games.wotr.nations import (
    DWARVES,
    ELVES,
    FP,
    FP_NATIONS,
    GONDOR,
    NATION_IDS,
    NATIONS,
    NO_NATION,
    NORTH,
    ROHAN,
    SH,
    side_of,
)
from ravenhill.games.wotr.people import ARAGORN
from ravenhill.games.wotr.places import REGIONS
from ravenhill.games.wotr.ranks import elite, kind_of, regular
from ravenhill.games.wotr.table import Wotr

# --- on the table ---


def king_marches(t: Wotr) -> bool:
    """An Army with Aragorn stands outside the Free Peoples' Nations."""
    place = t.where[ARAGORN]
    if place < 0 or not t.units_at(place, FP):
        return False
    nation = t.book.region_nation[t.book.region_of[place]]
    return nation == NO_NATION or side_of(nation) == SH


def unseen(t: Wotr) -> bool:
    """The card is gone as soon as the Fellowship is Revealed, or the King at home."""
    return t.fellowship.hidden and king_marches(t)


@event("fp_strat_01", when=lambda t, seat: king_marches(t), keep=unseen)
def the_last_battle(t: Wotr, seat: int) -> Script:
    """Dice that move the Fellowship stay out of the Hunt Box: see uses.carry_out."""
    yield from ()


@event("fp_strat_02", nations=(ELVES,))
def a_power_too_great(t: Wotr, seat: int) -> Script:
    """Bars three Elven Strongholds: see movement.warded."""
    politics.advance(t, ELVES, politics.CARD)
    yield from ()


@event("fp_strat_03", nations=(NORTH,))
def the_power_of_tom_bombadil(t: Wotr, seat: int) -> Script:
    """Bars the Old Forest, the Shire and Buckland: see movement.warded."""
    politics.advance(t, NORTH, politics.CARD)
    yield from ()


# --- Companions rouse a Nation ---


def rouse(t: Wotr, seat: int, nation: int, places: list[int]) -> Script:
    """Companions may move; one in a place the Shadow does not hold sends the Nation to war."""
    yield from characters.move_companions(t, seat, "W9.3.8", optional=True)
    if any(characters.companions_in(t, r) and t.control[r] == FP for r in places):
        politics.to_war(t, nation)


@event("fp_strat_04")
def book_of_mazarbul(t: Wotr, seat: int) -> Script:
    yield from rouse(t, seat, DWARVES, [region(t, "erebor"), region(t, "ered_luin")])


@event("fp_strat_07")
def fear_fire_foes(t: Wotr, seat: int) -> Script:
    yield from rouse(t, seat, NORTH, [region(t, "the_shire"), region(t, "bree")])


# --- strokes ---


def quarrelling(t: Wotr) -> list[int]:
    """Shadow Armies of at least two Nations."""
    out: list[int] = []
    for p in t.places_with(SH):
        nations = [n for n in range(FP_NATIONS, NATIONS) if t.units_of(n, p)]
        if len(nations) > 1:
            out.append(p)
    return out


def no_quarrel(t: Wotr, seat: int) -> Reason:
    return reason("idle-quarrel", "R2.1")


@event("fp_strat_05", some=lambda t, seat: len(quarrelling(t)) > 0, without=no_quarrel)
def the_spirit_of_mordor(t: Wotr, seat: int) -> Script:
    places = quarrelling(t)
    at = yield from pick_region(t, seat, [t.book.region_of[p] for p in places], "wotr-ask-spirit", "spirit")
    place = next(p for p in places if t.book.region_of[p] == at)
    yield from blow(t, place, SH, roll(t, 5, 5))


def ambushes(t: Wotr) -> list[int]:
    names = ("osgiliath", "north_ithilien", "south_ithilien")
    return [region(t, n) for n in names if t.units_at(region(t, n), SH)]


def rangers_ready(t: Wotr, seat: int) -> bool:
    """One part is enough; the men in Osgiliath are Gondor's (R11.4)."""
    if has_army(t, region(t, "osgiliath"), FP):
        return multiplayer.may_use_nation(t, seat, GONDOR)
    return len(ambushes(t)) > 0


def no_rangers(t: Wotr, seat: int) -> Reason:
    if has_army(t, region(t, "osgiliath"), FP) and not multiplayer.may_use_nation(t, seat, GONDOR):
        return reason("just-used", "W21.20")
    return reason("idle-rangers", "R2.1")


@event("fp_strat_06", some=rangers_ready, without=no_rangers)
def faramirs_rangers(t: Wotr, seat: int) -> Script:
    """A blow in Ithilien, and Gondor's men in Osgiliath: each part for itself."""
    targets = ambushes(t)
    if targets:
        at = yield from pick_region(t, seat, targets, "wotr-ask-rangers", "rangers")
        yield from blow(t, at, SH, roll(t, 3, 5))
    osgiliath = region(t, "osgiliath")
    if has_army(t, osgiliath, FP):
        yield from recruit.unit_and_leader(t, seat, GONDOR, osgiliath)


# --- politics ---


def persuadable(t: Wotr, seat: int) -> list[int]:
    """W21.8, R11.4. The player's own Nations that may be used now and could be moved."""
    return [
        n
        for n in range(FP_NATIONS)
        if (politics.may_advance(t, n) or not t.active[n])
        and t.owns(seat, n)
        and multiplayer.may_use_nation(t, seat, n)
    ]


def no_nation(t: Wotr, seat: int) -> Reason:
    rested = [n for n in range(FP_NATIONS) if not t.at_war(n) and t.owns(seat, n)]
    return reason("just-used", "W21.20") if rested else reason("idle-nations", "R8.3")


@event("fp_strat_08", some=lambda t, seat: len(persuadable(t, seat)) > 0, without=no_nation)
def wisdom_of_elrond(t: Wotr, seat: int) -> Script:
    options: list[Option] = [("nation", NATION_IDS[n]) for n in persuadable(t, seat)]
    nation = yield from choice(t, seat, options, "wotr-ask-elrond", "elrond", ("nation <nation>",)).nation()
    multiplayer.note_nation(t, seat, nation)
    politics.activate(t, nation, politics.CARD)
    politics.advance(t, nation, politics.CARD)


@event("fp_strat_09", when=lambda t, seat: t.active[GONDOR] != 0, nations=(ROHAN,))
def the_red_arrow(t: Wotr, seat: int) -> Script:
    politics.advance(t, ROHAN, politics.CARD)
    yield from recruit.unit_and_leader(t, seat, ROHAN, region(t, "edoras"))


# --- marches ---


def reliefs(t: Wotr, seat: int) -> list[Option]:
    """Attacks of a Free Peoples Army on besiegers beside it."""
    options: list[Option] = []
    for p in range(REGIONS):
        if attack.may_attack_from(t, seat, p, movement.NOBODY):
            for r in t.book.near[p]:
                if t.besieged_by(r, SH) and t.units_at(r, SH):
                    options.append(("attack", t.book.region_ids[p], t.book.region_ids[r]))
    return options


def no_relief(t: Wotr, seat: int) -> Reason:
    """No Army beside besiegers, or none that may attack."""
    places = [
        p
        for p in range(REGIONS)
        if t.units_at(p, FP) and any(t.besieged_by(r, SH) and t.units_at(r, SH) for r in t.book.near[p])
    ]
    return attack.why_force_attacks_not(t, seat, places, movement.NOBODY) if places else reason("idle-relief", "R2.1")


class Relief(attack.Attack):
    """Help Unlooked For: which besiegers are attacked, and by whom."""

    __slots__ = ()

    def offer(self) -> list[Option]:
        return reliefs(self.t, self.seat)


@event("fp_strat_10", some=lambda t, seat: len(reliefs(t, seat)) > 0, without=no_relief)
def help_unlooked_for(t: Wotr, seat: int) -> Script:
    """An attack on besiegers, who roll a die fewer for each unit of the garrison."""
    relief = Relief(t, seat, "W8.9", movement.NOBODY)
    relief.public = True
    yield from relief.carried_out(t.settings.card_attack_rearguard)
    b = t.battle
    if b is not None:
        b.relief = t.book.box[b.region]
        t.tell("wotr-log-relief", {"n": t.units_at(b.relief, FP), "region": t.book.region_ids[b.region]})


def woses_targets(t: Wotr) -> list[int]:
    """Minas Tirith, or if it is lost or besieged a region beside it."""
    city = region(t, "minas_tirith")
    if t.control[city] == FP and not t.is_besieged(city):
        return [city] if movement.open_to(t, city, FP) and movement.room(t, city, FP) > 0 else []
    return [r for r in t.book.near[city] if movement.open_to(t, r, FP) and movement.room(t, r, FP) > 0]


def woses_sources(t: Wotr, seat: int) -> list[int]:
    """Places in Rohan from which somebody may go to one of the targets."""
    targets = woses_targets(t)
    out: list[int] = []
    for r in recruit.regions_of(t, ROHAN):
        for p in (r, t.book.box[r]):
            if p >= 0 and t.units_at(p, FP) and r not in targets:
                if any(_may_send(t, p, seat, target) for target in targets):
                    out.append(p)
    return out


def _may_send(t: Wotr, place: int, seat: int, target: int) -> bool:
    force = movement.entering(t, armies.usable(t, seat, place), target)
    cap = movement.room(t, target, FP)
    return may_part(t, seat, place, force, movement.NOBODY, lambda f: f.units() <= cap)


def no_woses(t: Wotr, seat: int) -> Reason:
    """Nobody in Rohan, no room, or nobody who may go there."""
    if not any(has_army(t, r, FP) for r in recruit.regions_of(t, ROHAN)):
        return reason("idle-woses", "R2.1")
    city = region(t, "minas_tirith")
    targets = woses_targets(t)
    if targets:
        forces = [armies.usable(t, seat, t.place_of(r, FP)) for r in recruit.regions_of(t, ROHAN)]
        if not any(movement.entering(t, force, r).units() for force in forces for r in targets):
            return reason("border", "W12.3.5", region=t.book.region_ids[targets[0]])
        if multiplayer.limited(t, seat):
            return reason("just-used", "W21.20")
        return reason("command", "W21.14") if t.seats > 2 else reason("leader-alone", "W12.2.2")
    if t.control[city] == FP and not t.is_besieged(city):
        return reason("full", "W12.3.4", region="minas_tirith")
    return reason("idle-woses-way", "W12.3.2")


@event(
    "fp_strat_11",
    when=lambda t, seat: t.at_war(ROHAN),
    some=lambda t, seat: len(woses_sources(t, seat)) > 0,
    without=no_woses,
)
def paths_of_the_woses(t: Wotr, seat: int) -> Script:
    """An Army of Rohan's land comes straight to Minas Tirith, even out of a siege."""
    sources = woses_sources(t, seat)
    at = yield from pick_region(t, seat, [t.book.region_of[p] for p in sources], "wotr-ask-woses-from", "woses_from")
    place = next(p for p in sources if t.book.region_of[p] == at)
    targets = [r for r in woses_targets(t) if _may_send(t, place, seat, r)]
    target = yield from pick_region(t, seat, targets, "wotr-ask-woses-to", "woses_to")
    force = movement.entering(t, armies.usable(t, seat, place), target)
    force = yield from split(t, seat, place, target, force, movement.NOBODY, movement.room(t, target, FP))
    multiplayer.note_use(t, seat, force.n, target)
    armies.relocate(t, place, target, force)
    movement.tell_move(t, FP, place, target, force)
    capture.arrive(t, target, FP, force.chars)
    capture.settle(t)


def riders(t: Wotr, seat: int) -> list[int]:
    """Armies with a Companion of which some part can go somewhere."""
    rooms = [movement.room(t, r, FP) for r in range(REGIONS)]
    march = movement.March()
    return [
        p
        for p in range(REGIONS)
        if t.units_at(p, FP)
        and t.chars_at(p, FP)
        and may_part(t, seat, p, movement.mobile(t, seat, p, march), movement.A_COMPANION, _rides(t, seat, p, rooms))
    ]


def _rides(t: Wotr, seat: int, place: int, rooms: list[int]) -> Callable[[armies.Force], bool]:
    """W12.4.4. Whether a force could end within two regions; only the last must have room for it."""
    return lambda f: any(rooms[r] >= f.units() for r in movement.reach(t, seat, place, f, 2))


def companies(t: Wotr) -> list[int]:
    """Places with an Army of the Free Peoples that has a Companion."""
    return [p for p in t.places_with(FP) if t.chars_at(p, FP)]


def no_riders(t: Wotr, seat: int) -> Reason:
    """The Armies with a Companion are besieged or can go nowhere."""
    places = companies(t)
    field = [p for p in places if p < REGIONS]
    if not field:
        return reason("besieged", "R5.3", region=t.name_at(places[0]))
    return movement.why_stuck(t, seat, field[0])


@event(
    "fp_strat_12",
    when=lambda t, seat: len(companies(t)) > 0,
    some=lambda t, seat: len(riders(t, seat)) > 0,
    without=no_riders,
)
def through_a_day_and_a_night(t: Wotr, seat: int) -> Script:
    """An Army with a Companion moves up to two regions, also there and back; who rides is fixed at the start."""
    place = yield from pick_region(t, seat, riders(t, seat), "wotr-ask-riders", "riders")
    rooms = [movement.room(t, r, FP) for r in range(REGIONS)]
    rides = _rides(t, seat, place, rooms)
    parting = armies.Parting(
        place,
        lambda f: lawful_part(t, seat, place, f, movement.A_COMPANION) and rides(f),
        lambda f: may_part(t, seat, place, f, movement.A_COMPANION, rides),
    )
    force = yield from armies.choose_force(
        t, seat, "W12.4.2", armies.MOVING, movement.mobile(t, seat, place, movement.March()), parting
    )
    size = force.units()
    yield from movement.march_far(t, seat, place, force, 2, lambda r: r == place or rooms[r] >= size, "W12.4")


# --- recruiting ---


def coast(t: Wotr) -> list[int]:
    """Coastal regions with a Free Peoples Army that an Elven unit could join."""
    return [
        r
        for r in t.book.coastal
        if has_army(t, r, FP)
        and (recruit.card_place(t, regular(ELVES), r) >= 0 or recruit.card_place(t, elite(ELVES), r) >= 0)
    ]


@event("fp_strat_13", when=lambda t, seat: t.at_war(ELVES), nations=(ELVES,))
def cirdans_ships(t: Wotr, seat: int) -> Script:
    places = coast(t)
    if places:
        at = yield from pick_region(t, seat, places, "wotr-ask-cirdan", "cirdan")
        yield from recruit.card_units(t, seat, ELVES, at, 2)


@event("fp_strat_14", nations=(GONDOR,))
def guards_of_the_citadel(t: Wotr, seat: int) -> Script:
    yield from recruit.unit_and_leader(t, seat, GONDOR, region(t, "minas_tirith"))


@event("fp_strat_15", nations=(ELVES,))
def celeborns_galadhrim(t: Wotr, seat: int) -> Script:
    yield from recruit.card_units(t, seat, ELVES, region(t, "lorien"))
    yield from events.draw_up_to(t, seat, FP_STRATEGY, 1)


def riders_places(t: Wotr) -> list[int]:
    """Edoras, or a Rohan region with a Companion."""
    edoras = region(t, "edoras")
    return [edoras] + [r for r in recruit.regions_of(t, ROHAN) if r != edoras and characters.companions_in(t, r)]


@event("fp_strat_16", nations=(ROHAN,))
def riders_of_theoden(t: Wotr, seat: int) -> Script:
    open_places = [r for r in riders_places(t) if can_place_some(t, ROHAN, r)]
    if open_places:
        at = yield from pick_region(t, seat, open_places, "wotr-ask-theoden", "theoden")
        yield from recruit.unit_and_leader(t, seat, ROHAN, at)


def can_place_some(t: Wotr, nation: int, at: int) -> bool:
    """Whether a card could put any figure of the Nation there."""
    return any(recruit.card_place(t, kind_of(nation, rank), at) >= 0 for rank in range(3))


@event("fp_strat_17", nations=(NORTH,))
def grimbeorn(t: Wotr, seat: int) -> Script:
    yield from recruit.unit_and_leader(t, seat, NORTH, region(t, "carrock"))


@event("fp_strat_18", nations=(GONDOR,))
def imrahil(t: Wotr, seat: int) -> Script:
    yield from recruit.unit_and_leader(t, seat, GONDOR, region(t, "dol_amroth"))


@event("fp_strat_19", nations=(NORTH,))
def king_brands_men(t: Wotr, seat: int) -> Script:
    recruit.card_recruits(t, regular(NORTH), region(t, "dale"), 2)
    yield from events.draw_up_to(t, seat, FP_STRATEGY, 1)


@event("fp_strat_20", nations=(NORTH, DWARVES))
def swords_in_eriador(t: Wotr, seat: int) -> Script:
    yield from recruit.card_units(t, seat, NORTH, region(t, "the_shire"))
    yield from recruit.card_units(t, seat, DWARVES, region(t, "ered_luin"))
    yield from events.draw_up_to(t, seat, FP_STRATEGY, 1)


@event("fp_strat_21", nations=(ELVES,))
def kindred_of_glorfindel(t: Wotr, seat: int) -> Script:
    yield from recruit.card_units(t, seat, ELVES, region(t, "rivendell"))
    yield from events.draw_up_to(t, seat, FP_STRATEGY, 1)


@event("fp_strat_22", nations=(DWARVES,))
def dain_ironfoots_guard(t: Wotr, seat: int) -> Script:
    yield from recruit.unit_and_leader(t, seat, DWARVES, region(t, "erebor"))


@event("fp_strat_23", nations=(ROHAN,))
def eomer(t: Wotr, seat: int) -> Script:
    """A free Rohan Settlement: a besieged garrison may not use this card."""
    places = [r for r in t.book.settlements[ROHAN] if t.is_free(r, FP) and can_place_some(t, ROHAN, r)]
    if places:
        at = yield from pick_region(t, seat, places, "wotr-ask-eomer", "eomer")
        yield from recruit.unit_and_leader(t, seat, ROHAN, at)


@event("fp_strat_24", nations=(ELVES,))
def thranduils_archers(t: Wotr, seat: int) -> Script:
    yield from recruit.card_units(t, seat, ELVES, region(t, "woodland_realm"))
    yield from events.draw_up_to(t, seat, FP_STRATEGY, 1)
