"""W12. Army movement: who may go where, splitting, the two moves of one result, moves of several regions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ravenhill.engine.decision import Arg, Atom, Option, Reason, Script
from ravenhill.engine.table import over
from ravenhill.games.wotr import armies, capture, events, multiplayer, stories, worth
from ravenhill.games.wotr.asking import DONE, NONE, OpenQuestion, reason
from ravenhill.games.wotr.groups import has, without
from ravenhill.games.wotr.kinds import ELITES, KINDS, LEADERS, NAZGUL, leaders_stay
from ravenhill.games.wotr.nations import FP, NATIONS, NO_NATION, SAURON, SIDE_IDS
from ravenhill.games.wotr.people import ALL_COMPANIONS, SARUMAN, WITCH_KING
from ravenhill.games.wotr.places import REGIONS
from ravenhill.games.wotr.ranks import elite, is_leader, leader, nation_of, regular
from ravenhill.games.wotr.table import AT_WAR, Wotr

# Who has to go along.
NOBODY: Final = 0
A_LEADER: Final = 1  # W12.1.2: a Character result
A_NAZGUL: Final = 2
THE_WITCH_KING: Final = 3
A_COMPANION: Final = 4

ELVEN_REFUGES: Final = ("lorien", "rivendell", "grey_havens")
BOMBADILS_LAND: Final = ("old_forest", "the_shire", "buckland")


class March:
    """The moves of one action: figures that have moved do not move again (W12.3.1)."""

    __slots__ = ("forces", "places")

    def __init__(self) -> None:
        self.places: list[int] = []
        self.forces: list[armies.Force] = []

    def moved(self, place: int, force: armies.Force) -> None:
        self.places.append(place)
        self.forces.append(force)


def has_need(t: Wotr, force: armies.Force, need: int) -> bool:
    if need == NOBODY:
        return True
    if need == A_LEADER:
        return armies.has_leader(t, force, moving=True)
    if need == A_NAZGUL:
        return force.n[NAZGUL] > 0 or has(force.chars, WITCH_KING)
    if need == THE_WITCH_KING:
        return has(force.chars, WITCH_KING)
    return force.chars & ALL_COMPANIONS != 0


def mobile(t: Wotr, seat: int, place: int, march: March) -> armies.Force:
    """The figures of a seat at a place that may still move; Saruman never does (W9.4.3)."""
    force = armies.usable(t, seat, place)
    force.chars = without(force.chars, SARUMAN)
    for i in range(len(march.places)):
        if march.places[i] == place:
            gone = march.forces[i]
            force.chars &= ~gone.chars
            for k in range(KINDS):
                force.n[k] -= gone.n[k]
                if force.n[k] < 0:
                    force.n[k] = 0
    return force


def may_enter(t: Wotr, kind: int, region: int) -> bool:
    """W12.3.5, W16.12, R5.1. Figures of a Nation not At War stay out of other Nations' regions."""
    nation = t.book.region_nation[region]
    return nation == NO_NATION or nation_of(kind) == nation or kind == NAZGUL or t.at_war(nation_of(kind))


def entering(t: Wotr, force: armies.Force, region: int) -> armies.Force:
    """The part of a force that may enter a region."""
    n = force.n[:]
    nation = t.book.region_nation[region]
    if nation != NO_NATION:
        for k in range(KINDS):
            if n[k] and not may_enter(t, k, region):
                n[k] = 0
    return armies.Force(n, force.chars)


def warded(t: Wotr, region: int, side: int) -> bool:
    """A Power too Great, The Power of Tom Bombadil: regions Shadow Armies may not enter or attack."""
    if side == FP or not t.laid:
        return False
    if t.on_table(events.POWER_TOO_GREAT) and t.book.region_ids[region] in ELVEN_REFUGES:
        return True
    return t.on_table(events.TOM_BOMBADIL) and t.book.region_ids[region] in BOMBADILS_LAND


def open_to(t: Wotr, region: int, side: int) -> bool:
    """W12.3.2, W12.3.3. Whether an Army of the side may enter at all."""
    return t.is_free_for_army(region, side) and not warded(t, region, side)


def room(t: Wotr, region: int, side: int) -> int:
    """W12.3.4, R4.3. How many units may still come in."""
    if t.settings.move_above_ten:
        return armies.STACK * 4
    return armies.STACK - t.units_at(region, side)


def closed_behind(t: Wotr, place: int, side: int, units: int) -> bool:
    """W14.8. So many units leave, and the besieged come out: their besiegers can not come back."""
    return t.besieged_by(place, side) and t.units_at(place, side) == units


def shed(t: Wotr, seat: int, region: int, source: int, march: March, closed: bool) -> int:
    """R4.4. How many units could leave a region with the second move of a result; `closed`: not to the source."""
    side = t.team[seat]
    force = mobile(t, seat, region, march)
    best = 0
    for onward in t.book.near[region]:
        if not open_to(t, onward, side) or (closed and onward == source):
            continue
        some = entering(t, force, onward)
        going = some.units() if t.seats == 2 else multiplayer.own_units(t, seat, some.n)
        if not multiplayer.may_use(t, seat, some.n, region):
            continue
        if onward != source:
            going = min(going, room(t, onward, side))
        best = max(best, going)
    return best


def destinations(t: Wotr, seat: int, source: int, march: March, need: int, more: bool, least: int) -> list[int]:
    """Where at least one lawful part of the Army may go; `least`: units that must leave (R4.4)."""
    out: list[int] = []
    force = mobile(t, seat, source, march)
    units = force.units()
    bound = bound_units(t, force)
    for region in t.book.near[source]:
        if _may_go(t, seat, source, region, march, force, units, bound, need, more, least):
            out.append(region)
    return out


def bound_units(t: Wotr, force: armies.Force) -> int:
    """Figures of Nations not At War in the force: none of them, and it may enter any Nation's region."""
    n = 0
    for nation in range(NATIONS):
        if t.politics[nation] != AT_WAR:
            n += force.n[regular(nation)] + force.n[elite(nation)]
            if nation != SAURON:
                n += force.n[leader(nation)]
    return n


def _may_go(
    t: Wotr,
    seat: int,
    source: int,
    region: int,
    march: March,
    force: armies.Force,
    units: int,
    bound: int,
    need: int,
    more: bool,
    least: int,
) -> bool:
    """Whether some part of the force may enter the region."""
    side = t.team[seat]
    if units < 1 or not open_to(t, region, side):
        return False
    going = force
    count = units
    if bound and t.book.region_nation[region] != NO_NATION:
        going = entering(t, force, region)
        count = going.units()
    cap = room(t, region, side)
    if more and cap < count and t.settings.limit_after_both_moves:
        cap += shed(t, seat, region, source, march, closed_behind(t, source, side, 1))
    wanted = max(1, least)
    if cap < wanted or count < wanted or not _can(t, seat, source, going, count, need):
        return False
    if multiplayer.limited(t, seat):
        return some_rest(going, lambda f: _ok(t, seat, source, f, need, least, cap))
    return not multiplayer.is_mixed(t, seat, source) or _some_part_goes(t, seat, source, going, need, least, cap)


def some_rest(force: armies.Force, ok: Callable[[armies.Force], bool]) -> bool:
    """W21.20. Whether the force or some of it may go: its Nations together or one alone, as many as there is room."""
    for nation in range(-1, NATIONS):
        part = force.copy()
        if nation >= 0:
            part.n = [force.n[k] if nation_of(k) == nation else 0 for k in range(KINDS)]
        while part.units() > 0:
            if ok(part):
                return True
            largest = max(range(KINDS), key=lambda k: 0 if is_leader(k) else part.n[k])
            part.n[largest] -= 1
    return False


def _some_part_goes(t: Wotr, seat: int, source: int, force: armies.Force, need: int, least: int, cap: int) -> bool:
    """W21.14. Some part of a mixed Army may go under its controller."""
    chars = force.chars
    return multiplayer.some_part(
        t, seat, force.n, lambda n: _ok(t, seat, source, armies.Force(n, chars), need, least, cap)
    )


def _can(t: Wotr, seat: int, source: int, force: armies.Force, units: int, need: int) -> bool:
    """Whether some part of the force, of so many units, may leave: W12.2.2, W12.2.3, W12.2.5."""
    if units < 1 or not has_need(t, force, need):
        return False
    side = t.team[seat]
    stay = t.units_at(source, side) - units
    if stay <= 0 and units < 2 and _leaders_stay(t, source, force):
        return False
    if units < 2 and strands_leader(t, seat, source, force):
        return False
    return multiplayer.may_use(t, seat, force.n, source) and multiplayer.could_command(t, seat, force.n)


def _leaders_stay(t: Wotr, source: int, force: armies.Force) -> bool:
    """W12.2.2. Whether a Leader of the Free Peoples would be left."""
    return leaders_stay(t.figs[source], force.n)


def strands_leader(t: Wotr, seat: int, place: int, force: armies.Force) -> bool:
    """W12.2.2, W21.12. All units of a separate Army go, and a Leader of it would stay among a team-mate's units."""
    if t.seats == 2 or t.team[seat] != FP or t.team.count(FP) == 1 or multiplayer.is_mixed(t, seat, place):
        return False
    own = armies.usable(t, seat, place)
    return own.units() == force.units() and leaders_stay(own.n, force.n)


def _ok(t: Wotr, seat: int, source: int, force: armies.Force, need: int, least: int, cap: int) -> bool:
    units = force.units()
    if units < max(1, least) or units > cap or not has_need(t, force, need):
        return False
    side = t.team[seat]
    if t.units_at(source, side) == units and _leaders_stay(t, source, force):
        return False
    if strands_leader(t, seat, source, force):
        return False
    return multiplayer.may_use(t, seat, force.n, source) and multiplayer.keeps_command(t, seat, source, force.n)


def sources(t: Wotr, seat: int, march: March, need: int, more: bool) -> list[int]:
    """Regions from which an Army of this seat may move."""
    side = t.team[seat]
    return [r for r in t.regions_with(side) if _moves_from(t, seat, r, march, need, more)]


def _moves_from(t: Wotr, seat: int, source: int, march: March, need: int, more: bool) -> bool:
    """Whether the Army here may move anywhere."""
    side = t.team[seat]
    if need == NOBODY and t.seats == 2 and source not in march.places and _open_country(t, source, side):
        return True
    if need == A_LEADER and not armies.may_be_led(t, source, side):
        return False
    force = mobile(t, seat, source, march)
    units = force.units()
    if units < 1 or (need != NOBODY and not has_need(t, force, need)):
        return False
    bound = bound_units(t, force)
    for region in t.book.near[source]:
        if _may_go(t, seat, source, region, march, force, units, bound, need, more, 0):
            return True
    return False


def _open_country(t: Wotr, source: int, side: int) -> bool:
    """Whether a neighbouring region of no Nation is open and has room: then the Army here, or some of it, may go."""
    for region in t.book.near[source]:
        if t.book.region_nation[region] == NO_NATION and open_to(t, region, side) and room(t, region, side) > 0:
            return True
    return False


def can_move(t: Wotr, seat: int, need: int) -> bool:
    return some_source(t, seat, March(), need)


def some_source(t: Wotr, seat: int, march: March, need: int) -> bool:
    """Whether any Army of this seat may move."""
    side = t.team[seat]
    for region in range(REGIONS):
        if t.units_at(region, side) and _moves_from(t, seat, region, march, need, False):
            return True
    return False


def move_armies(t: Wotr, seat: int, moves: int, need: int, rule: str) -> Script:
    """W12.1. Up to so many different Armies, one region each."""
    march = March()
    must_leave = -1  # R4.4: a region the first move overfilled
    excess = 0
    for number in range(moves):
        more = number == 0 and moves == 2 and need == NOBODY  # R4.4 speaks of an Army result
        if must_leave >= 0:
            source = must_leave
            if not destinations(t, seat, source, march, need, False, excess):
                break  # what is too much is removed at the end of the action (W10.4)
        else:
            if number > 0 and not some_source(t, seat, march, need):
                return
            source = yield from MoveFrom(t, seat, rule, march, need, more, number).region()
            if source == NONE:
                return
        least = excess
        target = yield from MoveTo(t, seat, rule, source, march, need, more, least).region()
        side = t.team[seat]
        cap = room(t, target, side)
        all_cap = cap
        if more and t.settings.limit_after_both_moves:
            all_cap += shed(t, seat, target, source, march, t.besieged_by(source, side))
            cap += shed(t, seat, target, source, march, closed_behind(t, source, side, 1))
        force = entering(t, mobile(t, seat, source, march), target)
        ok = _ok_for(t, seat, source, need, least, cap, all_cap)
        parting = armies.Parting(source, ok, _can_for(t, seat, source, need, least, cap), target, cap, least)
        force = yield from armies.choose_force(t, seat, "W12.2.1", armies.MOVING, force, parting)
        step(t, seat, source, target, force)
        march.moved(target, force)
        excess = t.units_at(target, side) - armies.STACK
        must_leave = target if more and excess > 0 and not t.settings.move_above_ten else -1
        excess = max(0, excess) if must_leave >= 0 else 0
        if over(t):
            return
    capture.settle(t)


class MoveFrom(OpenQuestion):
    """W12.1. Which Army moves; `done`: so many have moved with this result."""

    __slots__ = ("done", "march", "more", "need")
    KIND = "move_from"
    TAKES = ("from <region>", "done")
    ASK = "wotr-ask-move-from"

    def __init__(self, t: Wotr, seat: int, rule: str, march: March, need: int, more: bool, done: int) -> None:
        super().__init__(t, seat, rule)
        self.march = march
        self.need = need
        self.more = more
        self.done = done

    def offer(self) -> list[Option]:
        t = self.t
        found = sources(t, self.seat, self.march, self.need, self.more)
        options: list[Option] = [("from", t.book.region_ids[r]) for r in found]
        if self.done > 0:
            options.append(DONE)
        return options

    def about(self) -> dict[str, Arg]:
        moved: list[Atom] = [self.t.book.region_ids[r] for r in self.march.places]
        return {"n": self.done + 1, "moved": moved}

    def why_not(self, option: Option) -> Reason | None:
        """W12.1. Why no Army moves from a region."""
        t = self.t
        region = self.named_region(option, "from")
        if region == NONE:
            return None
        name = str(option[1])
        place = t.place_of(region, self.side)
        if place >= REGIONS:
            return reason("besieged", "R5.3", region=name)
        force = armies.usable(t, self.seat, place)
        if not force.units():
            return reason("no-army-there", "W12.1.1", region=name)
        if self.rule == "W6.7" and not armies.has_leader(t, force, moving=True):
            return reason("no-leader-there", "W12.1.2", region=name)
        if region in self.march.places:
            return reason("has-moved", "W12.3.1", region=name)
        return why_stuck(t, self.seat, place)

    def weigh_region(self, region: int) -> float:
        t = self.t
        side = self.side
        goals = worth.prizes(t, side)
        here = worth.lure(t, region, goals)
        best = 0.0
        for near in t.book.near[region]:
            if not t.units_at(near, 1 - side):
                best = max(best, worth.lure(t, near, goals))
        return max(0.1, 1.0 + (best - here) * 4.0 * t.units_at(region, side))


def why_stuck(t: Wotr, seat: int, place: int) -> Reason:
    """W12.3. Why an Army in the field can go nowhere."""
    side = t.team[seat]
    near = t.book.near[place]
    ways = [r for r in near if open_to(t, r, side)]
    if not ways:
        barred = [r for r in near if warded(t, r, side)]
        if barred:
            return reason("warded", "W8.11", region=t.book.region_ids[barred[0]])
        return reason("no-way", "W12.3.3", region=t.book.region_ids[place])
    force = mobile(t, seat, place, March())
    ways = [r for r in ways if entering(t, force, r).units()]
    if not ways:
        return reason("bound", "W12.3.5", region=t.book.region_ids[place])
    if all(room(t, r, side) < 1 for r in ways):
        return reason("full", "W12.3.4", region=t.book.region_ids[ways[0]])
    if not multiplayer.may_use(t, seat, force.n, place):
        return armies.just_used(force)
    return reason("no-way", "W12.1.1", region=t.book.region_ids[place])


def why_no_move(t: Wotr, seat: int, need: int) -> Reason:
    """W12.1.1, W12.1.2. Why no Army moves at all."""
    side = t.team[seat]
    march = March()
    forces = [mobile(t, seat, r, march) for r in range(REGIONS) if t.units_at(r, side)]
    led = [f for f in forces if f.units()]
    if led and need == A_LEADER and not any(armies.has_leader(t, f, moving=True) for f in led):
        return reason("no-leader", "W12.1.2")
    return reason("no-army", "W12.1.1")


class Entering(OpenQuestion):
    """W12.3. Into which neighbouring region an Army goes."""

    __slots__ = ("source",)

    def __init__(self, t: Wotr, seat: int, rule: str, source: int) -> None:
        super().__init__(t, seat, rule)
        self.source = source

    def origin(self) -> str:
        return self.t.book.region_ids[self.source]

    def why_not(self, option: Option) -> Reason | None:
        t = self.t
        region = self.named_region(option)
        if region == NONE:
            return None
        name = str(option[1])
        if region not in t.book.near[self.source]:
            return reason("far", "W12.3.6", region=name)
        if warded(t, region, self.side):
            return reason("warded", "W8.11", region=name)
        if not open_to(t, region, self.side):
            return reason("enemy", "W12.3.3", region=name)
        return self.why_not_into(region)

    def why_not_into(self, region: int) -> Reason:
        """Why the Army does not go into a region that is open to Armies."""
        raise NotImplementedError

    def weigh_region(self, region: int) -> float:
        t = self.t
        side = self.side
        prize = 3.0 * t.book.vp[region] if t.control[region] == 1 - side else 0.0
        return 1.0 + prize + 5.0 * worth.lure(t, region, worth.prizes(t, side)) + 0.1 * t.units_at(region, side)


class MoveTo(Entering):
    """W12.1, W12.3. Where the Army of a region goes; `least`: so many units must go."""

    __slots__ = ("least", "march", "more", "need")
    KIND = "move_to"
    TAKES = ("to <region>",)
    ASK = "wotr-ask-move-to"

    def __init__(
        self, t: Wotr, seat: int, rule: str, source: int, march: March, need: int, more: bool, least: int
    ) -> None:
        super().__init__(t, seat, rule, source)
        self.march = march
        self.need = need
        self.more = more
        self.least = least

    def offer(self) -> list[Option]:
        t = self.t
        found = destinations(t, self.seat, self.source, self.march, self.need, self.more, self.least)
        return [t.book.to_option[r] for r in found]

    def about(self) -> dict[str, Arg]:
        return {"region": self.t.book.region_ids[self.source]}

    def why_not_into(self, region: int) -> Reason:
        t = self.t
        name = t.book.region_ids[region]
        if room(t, region, self.side) < 1:
            return reason("full", "W12.3.4", region=name)
        if bound_units(t, armies.force_at(t, self.source, self.side)) and t.book.region_nation[region] != NO_NATION:
            return reason("border", "W12.3.5", region=name)
        return reason("leader-alone", "W12.2.2")


def _ok_for(
    t: Wotr, seat: int, source: int, need: int, least: int, cap: int, all_cap: int
) -> Callable[[armies.Force], bool]:
    """`cap`: how many may go; `all_cap`: if nobody stays (R4.4)."""
    whole = t.units_at(source, t.team[seat])
    return lambda force: _ok(t, seat, source, force, need, least, all_cap if force.units() == whole else cap)


def _can_for(t: Wotr, seat: int, source: int, need: int, least: int, cap: int) -> Callable[[armies.Force], bool]:
    if multiplayer.is_mixed(t, seat, source):
        return lambda force: _some_part_goes(t, seat, source, force, need, least, cap)
    if multiplayer.limited(t, seat):
        return lambda force: some_rest(force, lambda f: _ok(t, seat, source, f, need, least, cap))
    return lambda force: force.units() >= max(1, least) and _can(t, seat, source, force, force.units(), need)


def step(t: Wotr, seat: int, source: int, target: int, force: armies.Force) -> None:
    """A chosen force enters a region: W15.2, W16.4."""
    side = t.team[seat]
    multiplayer.note_use(t, seat, force.n, target)
    armies.relocate(t, source, target, force)
    tell_move(t, side, source, target, force)
    armies.sweep_leaders(t, source)
    capture.arrive(t, target, side, force.chars)


def tell_move(t: Wotr, side: int, source: int, target: int, force: armies.Force, key: str = "wotr-log-move") -> None:
    """Says in the log how many units go from where to where, and which Leaders and Characters go along."""
    if t.quiet and t.battle is None:
        return
    names = t.book.region_ids
    told: dict[str, Atom] = {"side": SIDE_IDS[side], "from": names[t.book.region_of[source]], "to": names[target]}
    told["n"] = force.units()
    told["elites"] = sum([force.n[k] for k in ELITES])
    t.tell_end(key, told, stories.army_march(t, source, target, force))
    armies.tell_figures(t, "wotr-log-along", list(LEADERS), force, {})


# --- moves of several regions, W12.4 ---


def reach(t: Wotr, seat: int, source: int, force: armies.Force, steps: int, closed: int = -1) -> list[int]:
    """W12.4. Regions a fixed force can come to in so many steps over free regions, allowed to all who move.

    `closed`: a region it has left for good."""
    side = t.team[seat]
    return t.within(
        source,
        steps,
        lambda r: r != closed and open_to(t, r, side) and entering(t, force, r).n == force.n,
    )[1:]


def march_far(
    t: Wotr, seat: int, source: int, force: armies.Force, steps: int, ends: Callable[[int], bool], rule: str
) -> Script:
    """W12.4.2 to W12.4.4. Region by region; the figures are fixed at the start, what is passed is captured."""
    here = source
    left = steps
    while left > 0:
        target = yield from Onward(t, seat, rule, here, force, left, ends, here != source).region()
        if target == NONE:
            return
        step(t, seat, here, target, force)
        here = target
        left -= 1
        if over(t):
            return


class Onward(Entering):
    """W12.4. Where a march of several regions goes next, or that it ends; `ends`: where it may."""

    __slots__ = ("ends", "force", "left", "may_stop")
    KIND = "march"
    TAKES = ("to <region>", "stop")
    ASK = "wotr-ask-march"

    def __init__(
        self,
        t: Wotr,
        seat: int,
        rule: str,
        here: int,
        force: armies.Force,
        left: int,
        ends: Callable[[int], bool],
        may_stop: bool,
    ) -> None:
        super().__init__(t, seat, rule, here)
        self.force = force
        self.left = left
        self.ends = ends
        self.may_stop = may_stop

    def offer(self) -> list[Option]:
        t = self.t
        side = self.side
        here = self.source
        force = self.force
        ends = self.ends
        left = self.left - 1
        options: list[Option] = []
        closed = here if closed_behind(t, here, side, force.units()) else -1
        if self.may_stop and ends(here):
            options.append(("stop",))
        for region in t.book.near[here]:
            if not open_to(t, region, side) or entering(t, force, region).n != force.n:
                continue
            if ends(region) or (left and _some_end(reach(t, self.seat, region, force, left, closed), ends)):
                options.append(t.book.to_option[region])
        return options

    def about(self) -> dict[str, Arg]:
        return {"n": self.left, "region": self.t.book.region_ids[self.source], "going": armies.named(self.force)}

    def why_not_into(self, region: int) -> Reason:
        """W12.4. Only the end of a march must have room."""
        t = self.t
        name = t.book.region_ids[region]
        if entering(t, self.force, region).n != self.force.n:
            return reason("border", "W12.3.5", region=name)
        if self.left == 1 and room(t, region, self.side) < self.force.units():
            return reason("full", "W12.3.4", region=name)
        return reason("march", "W12.4.1", region=name)


def _some_end(regions: list[int], ends: Callable[[int], bool]) -> bool:
    return any(ends(r) for r in regions)
