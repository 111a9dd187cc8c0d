"""The Shadow's Strategy cards."""

from __future__ import annotations

from collections.abc import Callable

from ravenhill.engine.decision import Option, Reason, Script
from ravenhill.games.wotr import armies, attack, capture, characters, movement, multiplayer, recruit, stories
from ravenhill.games.wotr.asking import DONE, reason
from ravenhill.games.wotr.cards.blocks import blow, choice, may_part, pick_region, region, roll, split
from ravenhill.games.wotr.cards.sh_character import can_storm, no_storm, storm
from ravenhill.games.wotr.dice import FACE_IDS, WILL
from ravenhill.games.wotr.events import event
from ravenhill.games.wotr.groups import only
from ravenhill.games.wotr.kinds import FP_KINDS, FP_LEADERS, KIND_IDS, KIND_NUMBER, KINDS, NAZGUL
from ravenhill.games.wotr.nations import ELVES, FP, ISENGARD, NATION_IDS, NO_NATION, SAURON, SH, SOUTHRONS, side_of
from ravenhill.games.wotr.people import ARAGORN, CHARACTER_IDS, COMPANIONS, SARUMAN, WITCH_KING
from ravenhill.games.wotr.places import PLACES, REGIONS
from ravenhill.games.wotr.ranks import ELITE, REGULAR, elite, is_unit, kind_of, nation_of, regular
from ravenhill.games.wotr.table import AT_WAR, Wotr


def everybody_at_war(t: Wotr, seat: int) -> bool:
    return all(t.at_war(n) for n in (ISENGARD, SAURON, SOUTHRONS))


def saruman_in_play(t: Wotr, seat: int) -> bool:
    return t.on_map(SARUMAN)


# --- strokes ---


def elven_strongholds(t: Wotr) -> list[int]:
    return [r for r in t.book.strongholds if t.book.region_nation[r] == ELVES]


@event("sh_strat_01", when=lambda t, seat: any(t.control[r] == SH for r in elven_strongholds(t)))
def return_to_valinor(t: Wotr, seat: int) -> Script:
    """In each Elven Stronghold not besieged a die for each Elven unit: a 6 is a hit."""
    for r in elven_strongholds(t):
        elves = t.units_of(ELVES, r)
        if elves and not t.is_besieged(r):
            yield from blow(t, r, FP, roll(t, min(5, elves), 6))


def uruk_sieges(t: Wotr) -> list[int]:
    """Strongholds besieged by an Army with an Isengard unit."""
    return [r for r in t.book.strongholds if t.units_of(ISENGARD, r) and t.besieged_by(r, SH)]


def uruk_storms(t: Wotr, seat: int) -> list[int]:
    """Those of them this player may storm."""
    return [r for r in uruk_sieges(t) if can_storm(t, seat, r)]


@event(
    "sh_strat_02",
    when=lambda t, seat: saruman_in_play(t, seat) and len(uruk_sieges(t)) > 0,
    some=lambda t, seat: len(uruk_storms(t, seat)) > 0,
    without=lambda t, seat: no_storm(t, seat, uruk_sieges(t)),
)
def the_fighting_uruk_hai(t: Wotr, seat: int) -> Script:
    at = yield from pick_region(t, seat, uruk_storms(t, seat), "wotr-ask-uruk-hai", "uruk_hai")
    yield from storm(t, seat, at)


def white_city_besieged(t: Wotr) -> bool:
    return t.besieged_by(region(t, "minas_tirith"), SH)


@event("sh_strat_03", when=lambda t, seat: white_city_besieged(t), keep=white_city_besieged)
def denethors_folly(t: Wotr, seat: int) -> Script:
    """A Leader in Minas Tirith falls; the ban on Combat cards is in combat_cards.may_play_combat."""
    box = t.book.box[region(t, "minas_tirith")]
    options: list[Option] = [("eliminate", KIND_IDS[k]) for k in FP_LEADERS if t.count(box, k)]
    if options:
        kind = yield from choice(t, seat, options, "wotr-ask-folly", "folly", ("eliminate <figure>",)).figure()
        armies.lose(t, box, kind)


@event("sh_strat_04", when=everybody_at_war)
def the_day_without_dawn(t: Wotr, seat: int) -> Script:
    if t.dice[FP][WILL]:
        t.tell("wotr-log-no-dawn", {"n": t.dice[FP][WILL], "face": FACE_IDS[WILL]})
    t.dice[FP][WILL] = 0
    yield from ()


@event("sh_strat_05")
def threats_and_promises(t: Wotr, seat: int) -> Script:
    """Used in uses.diplomacy_open and politics.advance."""
    yield from ()


def troubled(t: Wotr) -> list[int]:
    """Free Peoples Nations not At War with the Ring-bearers or a Companion in their land."""
    found: list[int] = []
    places = [t.region_of_char(c) for c in range(COMPANIONS)]
    if t.fellowship.mordor < 0:
        places.append(t.fellowship.region)
    for r in places:
        nation = t.book.region_nation[r] if r >= 0 else NO_NATION
        if nation != NO_NATION and side_of(nation) == FP and not t.at_war(nation) and nation not in found:
            found.append(nation)
    return sorted(found)


@event("sh_strat_06", when=lambda t, seat: len(troubled(t)) > 0)
def stormcrow(t: Wotr, seat: int) -> Script:
    """A Nation steps back, and loses a figure of the Free Peoples' choice."""
    options: list[Option] = [("nation", NATION_IDS[n]) for n in troubled(t)]
    takes = ("nation <nation>",)
    nation = yield from choice(t, seat, options, "wotr-ask-stormcrow-nation", "stormcrow_nation", takes).nation()
    if t.politics[nation] > 1:
        t.politics[nation] -= 1
        t.tell("wotr-log-back", {"nation": NATION_IDS[nation], "left": AT_WAR - t.politics[nation]})
    figures = _figures_of(t, nation)
    if figures:
        takes = ("remove <figure> <region>",)
        answer = yield from choice(t, t.nation_seat[nation], figures, "wotr-ask-stormcrow", "stormcrow", takes)
        kind = KIND_NUMBER[str(answer[1])]
        at = region(t, str(answer[2]))
        armies.lose(t, at if t.count(at, kind) else t.book.box[at], kind)
        capture.after_change(t)


def _figures_of(t: Wotr, nation: int) -> list[Option]:
    options: list[Option] = []
    for place in range(PLACES):
        for rank in range(3):
            if t.count(place, kind_of(nation, rank)):
                options.append(("remove", KIND_IDS[kind_of(nation, rank)], t.name_at(place)))
    return options


# --- marches ---


def gathering(t: Wotr, seat: int, source: int, force: armies.Force, steps: int, held: list[int]) -> list[int]:
    """Regions with another Shadow Army, not besieged, that the force can reach and fit in."""
    size = force.units()
    return [r for r in movement.reach(t, seat, source, force, steps) if _joins(held, source, size, r)]


def _joins(held: list[int], source: int, size: int, r: int) -> bool:
    return r != source and held[r] > 0 and held[r] + size <= armies.STACK


def _held(t: Wotr) -> list[int]:
    return [t.units_at(r, SH) for r in range(REGIONS)]


def _some_can_gather(t: Wotr, seat: int, source: int, force: armies.Force, steps: int, held: list[int]) -> bool:
    """Whether a single unit of the force could reach another Army."""
    for k in range(FP_KINDS, KINDS):
        if force.n[k] and is_unit(k) and t.owns(seat, nation_of(k)):  # W21.14: he leads what goes
            one = armies.Force([0] * KINDS, 0)
            one.n[k] = 1
            if gathering(t, seat, source, one, steps, held):
                return True
    return False


def gather_sources(t: Wotr, seat: int, steps: int, march: movement.March) -> list[int]:
    held = _held(t)
    out: list[int] = []
    for r in range(REGIONS):
        if held[r]:
            force = movement.mobile(t, seat, r, march)
            if force.units() and _some_can_gather(t, seat, r, force, steps, held):
                out.append(r)
    return out


def can_gather(t: Wotr, seat: int, steps: int) -> bool:
    held = _held(t)
    march = movement.March()
    return any(
        held[r] and _some_can_gather(t, seat, r, movement.mobile(t, seat, r, march), steps, held)
        for r in range(REGIONS)
    )


def gather_army(t: Wotr, seat: int, steps: int, march: movement.March) -> Script:
    """One Army, or part of it, marches to another."""
    source = yield from pick_region(
        t, seat, gather_sources(t, seat, steps, march), "wotr-ask-gather", "gather", "W12.4"
    )
    held = _held(t)
    parting = armies.Parting(source, _gathers(t, seat, source, steps, held), _may_gather(t, seat, source, steps, held))
    force = yield from armies.choose_force(
        t, seat, "W12.4.2", armies.MOVING, movement.mobile(t, seat, source, march), parting
    )
    size = force.units()
    yield from movement.march_far(t, seat, source, force, steps, lambda r: _joins(held, source, size, r), "W12.4")
    for r in range(REGIONS):
        if t.units_at(r, SH) != held[r] and r != source:
            march.moved(r, force)


def _gathers(t: Wotr, seat: int, source: int, steps: int, held: list[int]) -> Callable[[armies.Force], bool]:
    return lambda f: (
        f.units() > 0
        and multiplayer.keeps_command(t, seat, source, f.n)
        and len(gathering(t, seat, source, f, steps, held)) > 0
    )


def _may_gather(t: Wotr, seat: int, source: int, steps: int, held: list[int]) -> Callable[[armies.Force], bool]:
    return lambda f: f.units() > 0 and _some_can_gather(t, seat, source, f, steps, held)


def no_gathering(t: Wotr, seat: int) -> Reason:
    return reason("idle-gather", "W12.4.1")


@event("sh_strat_07", some=lambda t, seat: can_gather(t, seat, 3), without=no_gathering)
def shadows_gather(t: Wotr, seat: int) -> Script:
    yield from gather_army(t, seat, 3, movement.March())


@event("sh_strat_08", some=lambda t, seat: can_gather(t, seat, 2), without=no_gathering)
def the_shadow_lengthens(t: Wotr, seat: int) -> Script:
    march = movement.March()
    yield from gather_army(t, seat, 2, march)
    if gather_sources(t, seat, 2, march):
        yield from gather_army(t, seat, 2, march)


@event("sh_strat_09", when=everybody_at_war)
def the_shadow_is_moving(t: Wotr, seat: int) -> Script:
    if movement.can_move(t, seat, movement.NOBODY):
        yield from movement.move_armies(t, seat, 4, movement.NOBODY, "W12.4")


def corsair_targets(t: Wotr, seat: int) -> list[int]:
    """Coasts of Gondor the fleet could land on or attack."""
    umbar = region(t, "umbar")
    force = movement.mobile(t, seat, umbar, movement.March())
    fighters = attack.may_attack_from(t, seat, umbar, movement.NOBODY)
    out: list[int] = []
    for name in ("anfalas", "dol_amroth", "lamedon", "pelargir"):
        r = region(t, name)
        if t.units_at(r, FP):
            if fighters:
                out.append(r)
        elif movement.open_to(t, r, SH) and _may_sail(
            t, seat, umbar, movement.entering(t, force, r), movement.room(t, r, SH)
        ):
            out.append(r)
    return out


def _may_sail(t: Wotr, seat: int, umbar: int, force: armies.Force, cap: int) -> bool:
    return may_part(t, seat, umbar, force, movement.NOBODY, lambda f: f.units() <= cap)


def no_corsairs(t: Wotr, seat: int) -> Reason:
    if not t.units_at(region(t, "umbar"), SH):
        return reason("no-army-there", "R2.1", region="umbar")
    return reason("idle-corsairs", "W12.3.2")


@event(
    "sh_strat_10",
    when=lambda t, seat: t.at_war(SOUTHRONS),
    some=lambda t, seat: len(corsair_targets(t, seat)) > 0,
    without=no_corsairs,
)
def corsairs_of_umbar(t: Wotr, seat: int) -> Script:
    """From Umbar straight to a coast of Gondor; a defender in the field is attacked to the end."""
    umbar = region(t, "umbar")
    target = yield from pick_region(t, seat, corsair_targets(t, seat), "wotr-ask-corsairs", "corsairs")
    if t.units_at(target, FP):
        yield from attack.open_battle(
            t, seat, umbar, target, movement.NOBODY, True
        )  # the card's own words: all of them, or some
        if t.battle is not None:
            t.battle.must_go_on = True
        return
    force = movement.entering(t, movement.mobile(t, seat, umbar, movement.March()), target)
    force = yield from split(t, seat, umbar, target, force, movement.NOBODY, movement.room(t, target, SH))
    armies.relocate(t, umbar, target, force)
    movement.tell_move(t, SH, umbar, target, force)
    capture.arrive(t, target, SH, force.chars)
    if t.besieged_by(target, SH) and t.settings.corsairs_at_siege == "battle":
        if attack.may_attack_from(t, seat, target, movement.NOBODY):
            yield from attack.open_battle(t, seat, target, target, movement.NOBODY, t.settings.card_attack_rearguard)


DUNLANDS = ("north_dunland", "south_dunland")


def dunlending_places(t: Wotr) -> list[int]:
    """Free regions beside the two Dunlands."""
    near: list[int] = []
    for name in DUNLANDS:
        for r in t.book.near[region(t, name)]:
            if r not in near and t.is_free(r, SH) and not t.besieged_by(r, FP):
                near.append(r)
    return sorted(near)


@event("sh_strat_11", when=lambda t, seat: t.at_war(ISENGARD))
def rage_of_the_dunlendings(t: Wotr, seat: int) -> Script:
    """Two Regulars rise beside Dunland, and up to four units join them from there."""
    places = dunlending_places(t)
    if not places:
        return
    target = yield from pick_region(t, seat, places, "wotr-ask-dunlendings-where", "dunlendings_where")
    recruit.card_recruits(t, regular(ISENGARD), target, 2)
    for _ in range(4):
        options = _dunlending_options(t, target)
        if len(options) == 1:
            return
        takes = ("done", "bring <figure> <region>")
        answer = yield from choice(t, seat, options, "wotr-ask-dunlendings", "dunlendings", takes)
        if answer[0] == "done":
            return
        source = region(t, str(answer[2]))
        kind = KIND_NUMBER[str(answer[1])]
        one = armies.Force([1 if k == kind else 0 for k in range(KINDS)], 0)
        armies.relocate(t, source, target, one)
        movement.tell_move(t, SH, source, target, one)
        capture.arrive(t, target, SH)


def _dunlending_options(t: Wotr, target: int) -> list[Option]:
    options: list[Option] = [DONE]
    if movement.room(t, target, SH) < 1 or not movement.open_to(t, target, SH):
        return options
    for name in DUNLANDS:
        r = region(t, name)
        for rank in (REGULAR, ELITE):
            if r != target and t.count(r, kind_of(ISENGARD, rank)):
                options.append(("bring", KIND_IDS[kind_of(ISENGARD, rank)], name))
    return options


@event("sh_strat_12", when=lambda t, seat: t.on_map(WITCH_KING))
def return_of_the_witch_king(t: Wotr, seat: int) -> Script:
    angmar = region(t, "angmar")
    here = t.region_of_char(WITCH_KING)
    if here != angmar:
        story = stories.march(t, here, angmar, {}, only(WITCH_KING))
        t.tell("wotr-log-minion", {"character": CHARACTER_IDS[WITCH_KING], "region": "angmar"}, story)
    t.where[WITCH_KING] = characters.nazgul_place(t, angmar)
    recruit.card_recruits(t, regular(SAURON), angmar, 2)
    recruit.card_recruits(t, elite(SAURON), angmar)
    yield from ()


# --- recruiting ---


def join_army(t: Wotr, seat: int, nation: int) -> Script:
    """One unit joins any Shadow Army, besieging or besieged."""
    places = [r for r in range(REGIONS) if t.units_in(r, SH) and _unit_fits(t, nation, r)]
    if places:
        at = yield from pick_region(t, seat, places, "wotr-ask-join", "join")
        yield from recruit.card_units(t, seat, nation, at)


def _unit_fits(t: Wotr, nation: int, r: int) -> bool:
    return recruit.card_place(t, regular(nation), r) >= 0 or recruit.card_place(t, elite(nation), r) >= 0


@event("sh_strat_13", when=lambda t, seat: t.at_war(ISENGARD))
def half_orcs_and_goblin_men(t: Wotr, seat: int) -> Script:
    yield from join_army(t, seat, ISENGARD)


@event("sh_strat_14", when=lambda t, seat: t.at_war(SAURON))
def olog_hai(t: Wotr, seat: int) -> Script:
    yield from join_army(t, seat, SAURON)


@event("sh_strat_15", when=lambda t, seat: t.at_war(SAURON))
def hill_trolls(t: Wotr, seat: int) -> Script:
    """Two Sauron Regulars become Elites, as many as possible."""
    for _ in range(2):
        places = [p for p in t.places_with(SH) if t.count(p, regular(SAURON))]
        if not places or not t.reserve[elite(SAURON)]:
            return
        regions = [t.book.region_of[p] for p in places]
        at = yield from pick_region(t, seat, regions, "wotr-ask-hill-trolls", "hill_trolls")
        recruit.promote(t, places[regions.index(at)], regular(SAURON))


@event("sh_strat_16", when=saruman_in_play)
def a_new_power_is_rising(t: Wotr, seat: int) -> Script:
    """R2.10. A Regular too few for all three places goes where the player likes."""
    kind = regular(ISENGARD)
    orthanc = region(t, "orthanc")
    dunlands = [region(t, name) for name in DUNLANDS]
    places = [*dunlands, orthanc]
    there = 0
    if t.reserve[kind] < sum([recruit.card_room(t, kind, r, 2) for r in places]):
        got = yield from recruit.one_by_one(t, seat, kind, places, 2, 3, dunlands)
        there = got[2]
    else:
        yield from recruit.spread(t, seat, kind, dunlands, 2)
    yield from recruit.card_units(t, seat, ISENGARD, orthanc, 2 - there)


def three_places(t: Wotr, seat: int, kind: int, places: list[int]) -> Script:
    """Two Regulars in each of three different places; if they run short, as the player likes (R2.10)."""
    rooms = sorted([recruit.card_room(t, kind, r, 2) for r in places], reverse=True)
    if t.reserve[kind] < sum(rooms[:3]):
        yield from recruit.one_by_one(t, seat, kind, places, 2, 3, places)
        return
    left = [r for r in places if recruit.card_place(t, kind, r) >= 0]
    for number in range(3):
        if len(left) <= 3 - number:  # all that are left
            yield from recruit.spread(t, seat, kind, left, 2)
            return
        at = yield from pick_region(t, seat, left, "wotr-ask-two-regulars", "two_regulars", figure=kind)
        recruit.card_recruits(t, kind, at, 2)
        left = [r for r in left if r != at]


@event("sh_strat_17")
def many_kings(t: Wotr, seat: int) -> Script:
    yield from three_places(t, seat, regular(SOUTHRONS), t.book.settlements[SOUTHRONS])


@event("sh_strat_18", when=lambda t, seat: t.on_map(ARAGORN))
def the_king_is_revealed(t: Wotr, seat: int) -> Script:
    morgul = region(t, "minas_morgul")
    recruit.card_recruits(t, regular(SAURON), morgul, 5)
    recruit.card_recruits(t, NAZGUL, morgul)
    yield from ()


@event("sh_strat_19")
def shadows_on_the_misty_mountains(t: Wotr, seat: int) -> Script:
    places = [
        r
        for r in (region(t, "mount_gram"), region(t, "moria"))
        if _unit_fits(t, SAURON, r) or recruit.card_place(t, NAZGUL, r) >= 0
    ]
    if places:
        at = yield from pick_region(t, seat, places, "wotr-ask-misty-mountains", "misty_mountains")
        yield from recruit.card_units(t, seat, SAURON, at, 2)
        recruit.card_recruits(t, NAZGUL, at)


@event("sh_strat_20")
def orcs_multiplying_again(t: Wotr, seat: int) -> Script:
    places = [region(t, name) for name in ("dol_guldur", "mount_gundabad")]
    yield from recruit.spread(t, seat, regular(SAURON), places, 3)


@event("sh_strat_21", when=lambda t, seat: t.at_war(SOUTHRONS))
def horde_from_the_east(t: Wotr, seat: int) -> Script:
    kind = regular(SOUTHRONS)
    places = [r for r in t.book.eastern if recruit.card_place(t, kind, r) >= 0]
    if places:
        at = yield from pick_region(t, seat, places, "wotr-ask-horde", "horde")
        recruit.card_recruits(t, kind, at, 5)


@event("sh_strat_22")
def monsters_roused(t: Wotr, seat: int) -> Script:
    places = [region(t, name) for name in ("angmar", "ettenmoors", "weather_hills")]
    yield from recruit.spread(t, seat, regular(SAURON), places, 1)
    recruit.card_recruits(t, elite(SAURON), region(t, "trollshaws"))


@event("sh_strat_23", when=everybody_at_war)
def musterings_of_long_planned_war(t: Wotr, seat: int) -> Script:
    recruit.card_recruits(t, regular(SOUTHRONS), region(t, "gorgoroth"), 5)
    recruit.card_recruits(t, regular(SAURON), region(t, "nurn"), 5)
    yield from ()


@event("sh_strat_24", when=lambda t, seat: t.at_war(SAURON))
def pits_of_mordor(t: Wotr, seat: int) -> Script:
    yield from three_places(t, seat, regular(SAURON), recruit.sauron_strongholds(t))
