"""W21. Three and four players: who may use what, mixed Armies, the order of actions, swapping cards."""

from __future__ import annotations

from collections.abc import Callable

from ravenhill.games.wotr.groups import has, joined, only, several
from ravenhill.games.wotr.kinds import FP_KINDS, KINDS, NAZGUL, kinds_of
from ravenhill.games.wotr.nations import FP, SH, SIDE_IDS
from ravenhill.games.wotr.places import army_at, army_region, army_side
from ravenhill.games.wotr.ranks import ELITE, is_elite, is_leader, is_unit, nation_of, rank_of
from ravenhill.games.wotr.table import Wotr


def nations_used(n: list[int]) -> int:
    """The Nations whose figures a force holds, as a group."""
    group = 0
    for k in range(KINDS):
        if n[k] and k != NAZGUL:
            group = joined(group, nation_of(k))
    return group


def limited(t: Wotr, seat: int) -> bool:
    """W21.20. The lone Free Peoples player of the three-player game may not use a Nation twice in a row."""
    return t.seats == 3 and t.team[seat] == FP and t.settings.three_player_limit


def may_use(t: Wotr, seat: int, n: list[int], region: int) -> bool:
    """W21.20, E30, E31. A single Nation not just used, or a mixed Army that is not the one just used."""
    if t.seats != 3 or not limited(t, seat):
        return True
    group = nations_used(n)
    if several(group):
        return not has(t.last_force, region)
    return not group & t.last_nations


def may_use_nation(t: Wotr, seat: int, nation: int) -> bool:
    """W21.20, R11.4. Recruiting or advancing a Nation."""
    return not limited(t, seat) or not has(t.last_nations, nation)


def note_use(t: Wotr, seat: int, n: list[int], region: int) -> None:
    """R11.4. What this action used, for the limit on the next."""
    if t.seats == 3 and t.team[seat] == FP:
        t.now_nations |= nations_used(n)
        t.now_force = joined(t.now_force, region)


def note_nation(t: Wotr, seat: int, nation: int) -> None:
    note_nations(t, seat, only(nation))


def note_nations(t: Wotr, seat: int, nations: int) -> None:
    if t.seats == 3 and t.team[seat] == FP:
        t.now_nations |= nations


def keeps_command(t: Wotr, seat: int, place: int, n: list[int]) -> bool:
    """W21.14. The controller of a mixed Army may not split it so that he would lose the part that acts."""
    side = t.team[seat]
    if t.plays_alone(side) or not t.is_mixed(place, side):
        return True
    own = 0
    others = 0
    for k in range(KINDS):
        if n[k] and is_unit(k):
            weight = n[k] * (101 if is_elite(k) else 100)
            if t.owner_of(k) == seat:
                own += weight
            else:
                others += weight
    return own > others or (own == others and t.chief(side) == seat)


def shared(t: Wotr, region: int, side: int) -> int:
    """W21.11. Units and Leaders of a side in a region, besieged or besieging, if both team-mates have some there."""
    if t.team.count(side) != 2:
        return 0
    place = t.place_of(region, side)
    return _of_both(t, t.figs[place], side) if t.units_at(place, side) else 0


def gathered(t: Wotr) -> list[int]:
    """W21.11. The Armies, in the order they are asked about, where figures of both team-mates stand, or did."""
    alone = [t.plays_alone(FP), t.plays_alone(SH)]
    found: list[int] = []
    for army in t.book.armies:
        side = army_side(army)
        if (not alone[side] and shared(t, army_region(army), side)) or army in t.mixed or army in t.asked:
            found.append(army)
    return found


def _of_both(t: Wotr, n: list[int], side: int) -> int:
    """How many figures team-mates have together; 0 for one alone. Nazgul are either player's: they do not count."""
    seen = -1
    both = False
    total = 0
    for k in kinds_of(side):
        if k != NAZGUL and n[k]:
            total += n[k]
            owner = t.owner_of(k)
            both = both or (seen >= 0 and owner != seen)
            seen = owner
    return total if both else 0


def unite(t: Wotr, place: int, side: int) -> None:
    """W21.11. Figures of team-mates that are attacked are a mixed Army."""
    if t.plays_alone(side) or not _of_both(t, t.figs[place], side):
        return
    army = army_at(t.book.region_of[place], side)
    if army not in t.mixed:
        t.tell("wotr-log-mixed", {"side": SIDE_IDS[side], "region": t.book.region_ids[army_region(army)]})
    note_mixed(t, army)


def note_mixed(t: Wotr, army: int) -> None:
    if army not in t.mixed:
        t.mixed.append(army)
        t.mixed.sort()
    note_asked(t, army, shared(t, army_region(army), army_side(army)))


def note_asked(t: Wotr, army: int, figures: int) -> None:
    """So many figures stood there when they were asked; kept in order, so that equal tables are equal."""
    t.asked[army] = figures
    t.asked = dict(sorted(t.asked.items()))


def order(t: Wotr, side: int) -> list[int]:
    """W21.6. The players of a side in the order they act: the Leading Player last."""
    lead = t.chief(side)
    return [s for s in range(t.seats) if t.team[s] == side and s != lead] + [lead]


def part(t: Wotr, army: int) -> None:
    """W21.11. No mixed Army any more, and nothing they were asked about."""
    if army in t.mixed:
        t.mixed.remove(army)
    if army in t.asked:
        del t.asked[army]


def stay_mixed(t: Wotr, source: int, target: int, n: list[int]) -> None:
    """W21.11. What has gone from a mixed Army with figures of both players is one still, where nobody else stands."""
    side = FP if any(n[k] for k in range(FP_KINDS)) else SH
    old = army_at(t.book.region_of[source], side)
    new = army_at(t.book.region_of[target], side)
    if old == new or old not in t.mixed or not _of_both(t, n, side):
        return
    if not any(t.figs[target][k] > n[k] for k in kinds_of(side) if k != NAZGUL):
        note_mixed(t, new)
    if not shared(t, army_region(old), side):
        part(t, old)


def own_units(t: Wotr, seat: int, n: list[int]) -> int:
    """Army units of the player's own Nations in a force."""
    own = 0
    for k in range(KINDS):
        if n[k] and is_unit(k) and t.owner_of(k) == seat:
            own += n[k]
    return own


def could_command(t: Wotr, seat: int, n: list[int]) -> bool:
    """W21.14. Some part of the force could act under this player: one of his own units is in it."""
    return t.plays_alone(t.team[seat]) or own_units(t, seat, n) > 0


def is_mixed(t: Wotr, seat: int, place: int) -> bool:
    """Whether the figures at a place are a mixed Army of this player's team."""
    side = t.team[seat]
    return not t.plays_alone(side) and t.is_mixed(place, side)


def some_part(t: Wotr, seat: int, n: list[int], lawful: Callable[[list[int]], bool]) -> bool:
    """W21.14. Whether a part of a mixed Army, led by its controller, is lawful: so many own units, so many others."""
    own = [k for k in range(KINDS) if n[k] and is_unit(k) and t.owner_of(k) == seat]
    others = [k for k in range(KINDS) if n[k] and is_unit(k) and t.owner_of(k) != seat]
    own_total = sum([n[k] for k in own])
    other_total = sum([n[k] for k in others])
    for first in range(1, own_total + 1):
        for second in range(min(first, other_total) + 1):
            if lawful(_part(n, own, first, others, second)):
                return True
    return False


def _part(n: list[int], own: list[int], first: int, others: list[int], second: int) -> list[int]:
    """A force with so many own and other units, Elites before Regulars, and everybody who is no unit."""
    part = [n[k] if is_leader(k) else 0 for k in range(KINDS)]
    for kinds, wanted in ((own, first), (others, second)):
        left = wanted
        for rank in (ELITE, 0):
            for k in kinds:
                if rank_of(k) == rank:
                    taken = min(left, n[k])
                    part[k] += taken
                    left -= taken
    return part
