"""W20. Victory: corruption, the Ring destroyed, the two military conditions; W21.21 the single winner."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.table import over
from ravenhill.games.wotr.nations import FP, NO_NATION, SH, SIDE_IDS, side_of
from ravenhill.games.wotr.places import REGIONS
from ravenhill.games.wotr.table import CORRUPTION_LIMIT, CRACK_OF_DOOM, Wotr

SHADOW_POINTS: Final = 10
FREE_POINTS: Final = 4


def side_wins(t: Wotr, side: int, reason: str, rule: str) -> None:
    """The side wins; with team-mates the one with the better account is the winner (W21.21)."""
    seats = [s for s in range(t.seats) if t.team[s] == side]
    if len(seats) == 2 and t.settings.individual_winner:
        first, second = account(t, seats[0]), account(t, seats[1])
        if first != second:
            seats = [seats[0] if first > second else seats[1]]
    t.tell("wotr-log-victory", {"side": SIDE_IDS[side], "reason": reason})
    if t.team.count(side) > len(seats):
        t.tell("wotr-log-winner", {"seat": t.seat_id(seats[0]), "n": account(t, seats[0])})
    elif len(seats) == 2 and t.settings.individual_winner:
        t.tell("wotr-log-winners")
    t.end(seats, reason, rule)


def account(t: Wotr, seat: int) -> int:
    """W21.21, R11.5, N49. Points a player captured less those his Nations lost; of the Free Peoples only losses."""
    side = t.team[seat]
    score = 0
    for region in range(REGIONS):
        nation = t.book.region_nation[region]
        if nation == NO_NATION or not t.book.vp[region]:
            continue
        if side == SH and t.captor[region] == seat:
            score += t.book.vp[region]
        if t.nation_seat[nation] == seat and t.control[region] != side_of(nation):
            score -= t.book.vp[region]
    return score


def corrupt(t: Wotr, n: int) -> None:
    """W19.1, W19.2, W20.1, R10.10. Corruption rises; at twelve the Shadow wins at once."""
    if n <= 0 or over(t):
        return
    f = t.fellowship
    added = min(n, CORRUPTION_LIMIT - f.corruption)
    f.corruption += added
    t.hunted(("corruption", added))
    t.tell("wotr-log-corruption", {"n": added, "total": f.corruption})
    if f.corruption >= CORRUPTION_LIMIT:
        side_wins(t, SH, "corruption", "W20.1")


def heal(t: Wotr, n: int) -> None:
    """W17.9, W18.2.4. Corruption falls, not below 0."""
    f = t.fellowship
    healed = min(n, f.corruption)
    if healed > 0:
        f.corruption -= healed
        t.hunted(("healed", healed))
        t.tell("wotr-log-heal", {"n": healed, "total": f.corruption})


def check_doom(t: Wotr) -> None:
    """W20.2, W19.4.7. On the Crack of Doom with less than twelve Corruption the Free Peoples win."""
    if not over(t) and t.fellowship.mordor >= CRACK_OF_DOOM:
        side_wins(t, FP, "ring", "W20.2")


def check_points(t: Wotr) -> None:
    """W20.3, W20.4, R10.12. The military conditions, the Shadow's first."""
    if t.vp[SH] >= SHADOW_POINTS:
        side_wins(t, SH, "military", "W20.4")
    elif t.vp[FP] >= FREE_POINTS:
        side_wins(t, FP, "military", "W20.4")


def goals(t: Wotr) -> list[tuple[int, str, int, int]]:
    """W20.1-W20.4. How far both sides are, by the Ring and by arms."""
    return [
        (FP, "quest", max(0, t.fellowship.mordor), CRACK_OF_DOOM),
        (FP, "points-fp", t.vp[FP], FREE_POINTS),
        (SH, "corruption", t.fellowship.corruption, CORRUPTION_LIMIT),
        (SH, "points-shadow", t.vp[SH], SHADOW_POINTS),
    ]
