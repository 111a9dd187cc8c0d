"""W21. Three and four players: who may use what, mixed Armies, the order of actions, swapping cards."""

from __future__ import annotations

from collections.abc import Callable

from ravenhill.games.wotr.book import ELITE, FP, FP_KINDS, KINDS, LEADER, NAZGUL, SH
from ravenhill.games.wotr.table import SIDE_IDS, Wotr, chief, kinds_of, place_of


def nations_used(n: list[int]) -> int:
    """The Nations whose figures a force holds, as a mask."""
    mask = 0
    for k in range(KINDS):
        if n[k] and k != NAZGUL:
            mask |= 1 << (k // 3)
    return mask


def limited(t: Wotr, seat: int) -> bool:
    """W21.20. The lone Free Peoples player of the three-player game may not use a Nation twice in a row."""
    return t.seats == 3 and t.team[seat] == FP and t.settings.three_player_limit


def may_use(t: Wotr, seat: int, n: list[int], region: int) -> bool:
    """W21.20, E30, E31. A single Nation not just used, or a mixed Army that is not the one just used."""
    if t.seats != 3 or not limited(t, seat):
        return True
    mask = nations_used(n)
    if mask & (mask - 1):
        return not t.last_force >> region & 1
    return not mask & t.last_nations


def may_use_nation(t: Wotr, seat: int, nation: int) -> bool:
    """W21.20, R11.4. Recruiting or advancing a Nation."""
    return not limited(t, seat) or not t.last_nations >> nation & 1


def note_use(t: Wotr, seat: int, n: list[int], region: int) -> None:
    """R11.4. What this action used, for the limit on the next."""
    if t.seats == 3 and t.team[seat] == FP:
        t.now_nations |= nations_used(n)
        t.now_force |= 1 << region


def note_nation(t: Wotr, seat: int, nation: int) -> None:
    note_nations(t, seat, 1 << nation)


def note_nations(t: Wotr, seat: int, nations: int) -> None:
    if t.seats == 3 and t.team[seat] == FP:
        t.now_nations |= nations


def keeps_command(t: Wotr, seat: int, place: int, n: list[int]) -> bool:
    """W21.14. The controller of a mixed Army may not split it so that he would lose the part that acts."""
    side = t.team[seat]
    if t.seats == 2 or t.team.count(side) == 1 or t.book.region_of[place] * 2 + side not in t.mixed:
        return True
    own = 0
    others = 0
    for k in range(KINDS):
        if n[k] and k % 3 != LEADER:
            weight = n[k] * (101 if k % 3 == ELITE else 100)
            if t.nation_seat[k // 3] == seat:
                own += weight
            else:
                others += weight
    return own > others or (own == others and chief(t, side) == seat)


def shared(t: Wotr, region: int, side: int) -> int:
    """W21.11. Units and Leaders of a side in a region, besieged or besieging, if both team-mates have some there."""
    if t.team.count(side) != 2:
        return 0
    place = place_of(t, region, side)
    return _of_both(t, t.figs[place], side) if t.units[place * 2 + side] else 0


def _of_both(t: Wotr, n: list[int], side: int) -> int:
    """How many figures team-mates have together; 0 for one alone. Nazgul are either player's: they do not count."""
    seen = -1
    both = False
    total = 0
    for k in kinds_of(side):
        if k != NAZGUL and n[k]:
            total += n[k]
            owner = t.nation_seat[k // 3]
            both = both or (seen >= 0 and owner != seen)
            seen = owner
    return total if both else 0


def unite(t: Wotr, place: int, side: int) -> None:
    """W21.11. Figures of team-mates that are attacked are a mixed Army."""
    if t.seats == 2 or t.team.count(side) == 1 or not _of_both(t, t.figs[place], side):
        return
    army = t.book.region_of[place] * 2 + side
    if army not in t.mixed:
        t.tell("wotr-log-mixed", {"side": SIDE_IDS[side], "region": t.book.region_ids[army // 2]})
    note_mixed(t, army)


def note_mixed(t: Wotr, army: int) -> None:
    if army not in t.mixed:
        t.mixed.append(army)
        t.mixed.sort()
    note_asked(t, army, shared(t, army // 2, army % 2))


def note_asked(t: Wotr, army: int, figures: int) -> None:
    """So many figures stood there when they were asked; kept in order, so that equal tables are equal."""
    t.asked[army] = figures
    t.asked = dict(sorted(t.asked.items()))


def order(t: Wotr, side: int) -> list[int]:
    """W21.6. The players of a side in the order they act: the Leading Player last."""
    lead = chief(t, side)
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
    old = t.book.region_of[source] * 2 + side
    new = t.book.region_of[target] * 2 + side
    if old == new or old not in t.mixed or not _of_both(t, n, side):
        return
    if not any(t.figs[target][k] > n[k] for k in kinds_of(side) if k != NAZGUL):
        note_mixed(t, new)
    if not shared(t, old // 2, side):
        part(t, old)


def own_units(t: Wotr, seat: int, n: list[int]) -> int:
    """Army units of the player's own Nations in a force."""
    own = 0
    for k in range(KINDS):
        if n[k] and k % 3 != LEADER and t.nation_seat[k // 3] == seat:
            own += n[k]
    return own


def could_command(t: Wotr, seat: int, n: list[int]) -> bool:
    """W21.14. Some part of the force could act under this player: one of his own units is in it."""
    return t.seats == 2 or t.team.count(t.team[seat]) == 1 or own_units(t, seat, n) > 0


def is_mixed(t: Wotr, seat: int, place: int) -> bool:
    """Whether the figures at a place are a mixed Army of this player's team."""
    side = t.team[seat]
    return t.seats > 2 and t.team.count(side) == 2 and t.book.region_of[place] * 2 + side in t.mixed


def some_part(t: Wotr, seat: int, n: list[int], lawful: Callable[[list[int]], bool]) -> bool:
    """W21.14. Whether a part of a mixed Army, led by its controller, is lawful: so many own units, so many others."""
    own = [k for k in range(KINDS) if n[k] and k % 3 != LEADER and t.nation_seat[k // 3] == seat]
    others = [k for k in range(KINDS) if n[k] and k % 3 != LEADER and t.nation_seat[k // 3] != seat]
    own_total = sum([n[k] for k in own])
    other_total = sum([n[k] for k in others])
    for first in range(1, own_total + 1):
        for second in range(min(first, other_total) + 1):
            if lawful(_part(n, own, first, others, second)):
                return True
    return False


def _part(n: list[int], own: list[int], first: int, others: list[int], second: int) -> list[int]:
    """A force with so many own and other units, Elites before Regulars, and everybody who is no unit."""
    part = [n[k] if k % 3 == LEADER else 0 for k in range(KINDS)]
    for kinds, wanted in ((own, first), (others, second)):
        left = wanted
        for rank in (ELITE, 0):
            for k in kinds:
                if k % 3 == rank:
                    taken = min(left, n[k])
                    part[k] += taken
                    left -= taken
    return part


def owns(t: Wotr, seat: int, nation: int) -> bool:
    """W21.8. The Nation is this player's."""
    return t.nation_seat[nation] == seat
