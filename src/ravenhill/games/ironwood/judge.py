"""How good a table looks, for machine players."""

from __future__ import annotations

from typing import Final

from ravenhill.games.ironwood.book import FERRUM, IC, WW, Op, Step
from ravenhill.games.ironwood.hand import bot_side
from ravenhill.games.ironwood.table import IronwoodTable, Phase, Site

EMPTY: Final[int] = int(Site.EMPTY)
FOUNDATION: Final[int] = int(Site.FOUNDATION)
FORGE: Final[int] = int(Site.FORGE)

WON: Final = 10000.0
TOTEMS: Final = [0.0, 30.0, 66.0]  # by totems at home: the nearer the end, the more the next one counts
FORGES: Final = [0.0, 42.0, 88.0]  # by forges built

STAKE: Final = [1.0, 1.2, 2.6]  # the last totem on its way is the game
READY: Final = [3.0, 5.0, 30.0]  # by forges: crystals and a held foundation for the next one
CRYSTAL_WW: Final = 0.6
CRYSTAL_IC: Final = 3.2  # a fifth of a forge, less what else a forge takes
CARD: Final = 1.1
BASE: Final = 1.7  # a base card for a turn still to come
FIGHTER: Final = 1.2
GOLEM: Final = 3.0
LOST: Final = 0.45  # a totem nobody holds
VISION: Final = 14.0  # a vision whose mountain lies open beside a warband
NEAR: Final = [1.2, 0.5, 0.3, 0.2]  # by trail steps of the nearest warband
HELD: Final = [1.05, 0.55, 0.42, 0.34, 0.29]  # by Ironclad units on the mountain
SAFE: Final = [[0.3, 0.5, 0.62, 0.72], [0.55, 0.65, 0.74, 0.8], [0.85, 0.86, 0.88, 0.9]]  # Cargo: warbands near, guards
LIKELY: Final = [3.0, 1.5, 1.0]  # a hidden vision is rather of a mountain warbands are near
NTH_VISION: Final = [1.0, 0.7, 0.45, 0.3]  # one Discover a round is usual: further visions wait


# What the table is judged by: the part it is in, its name, its weight for the Woodwalkers, the Ironclad.
TERMS: Final[list[tuple[str, str, float, float]]] = [
    ("totems", "totems-home", 1.0, 1.0),
    ("crystals", "ww-crystals", 0.6, 0.6),
    ("cards", "ww-cards", 1.0, 1.0),
    ("forces", "warbands", 1.2, 1.2),
    ("totems", "totems-abroad", 34.0, 34.0),
    ("forces", "presence", 0.25, 0.25),
    ("visions", "visions", 1.0, 1.0),
    ("forges", "forges", 1.0, 1.0),
    ("cards", "ic-cards", 1.0, 1.0),
    ("forces", "fighters", 1.2, 1.2),
    ("forces", "golems", 3.0, 3.0),
    ("crystals", "ic-crystals", 3.2, 3.2),
    ("crystals", "hoard", 0.5, 0.5),
    ("forges", "sites", 1.0, 1.0),
    ("drill", "drill", 1.0, 1.0),
    ("gate", "gate", 1.0, 1.0),
]
WEIGHTS: Final = [[first for _, _, first, _ in TERMS], [second for _, _, _, second in TERMS]]


def evaluate(t: IronwoodTable, seat: int) -> float:
    """From the seat's side; higher is better."""
    result = t.result
    if result is not None:
        if not result.winners:
            return 0.0
        return WON if seat in result.winners else -WON
    weights = WEIGHTS[seat]
    measured = measures(t, seat)
    value = 0.0
    for i in range(len(measured)):
        value += weights[i] * measured[i]
    return value if seat == WW else -value


def terms(t: IronwoodTable, seat: int) -> list[tuple[str, float, float]]:
    """What `evaluate` adds up: each term, how much of it the seat's side has, and its weight."""
    side = seat
    sign = 1.0 if side == WW else -1.0
    measured = measures(t, seat)
    return [(f"{TERMS[i][0]}.{TERMS[i][1]}", sign * measured[i], WEIGHTS[side][i]) for i in range(len(measured))]


def measures(t: IronwoodTable, seat: int) -> list[float]:
    """Each term from the side of the Woodwalkers, by what the seat may know."""
    near = _nearest_warbands(t)
    return _woodwalkers(t, seat, near) + _ironclad(t, near)


def _nearest_warbands(t: IronwoodTable) -> list[int]:
    """I6.11. By mountain: trail steps from the nearest Woodwalkers to an inner forest touching it."""
    reach = [9] * len(t.ww)
    for g in range(len(t.ww)):
        if t.ww[g] > 0:
            path = t.book.forest_path[g]
            for f in t.book.inner_forests:
                if path[f] < reach[f]:
                    reach[f] = path[f]
    nearest: list[int] = []
    for touching in t.book.inner_of:
        least = 9
        for f in touching:
            if reach[f] < least:
                least = reach[f]
        nearest.append(least)
    return nearest


def _cards_worth(t: IronwoodTable, side: int) -> float:
    """Specials in hand, base cards still to be played this round, and what lingers."""
    if side == bot_side(t):
        return 0.0
    specials = 0
    bases = 0
    for c in t.hands[side]:
        if t.book.cards[c].base:
            bases += 1
        else:
            specials += 1
    worth = CARD * min(specials, 4) + 0.4 * max(0, specials - 4)
    if t.phase == Phase.ACTION:
        worth += BASE * min(bases, t.turns_left(side))
    for lying in t.lingering[side]:
        card = t.book.cards[lying.card]
        worth += 0.7 * lying.markers if card.passive else 0.0
        worth += 0.85 * lying.markers * _steps_worth(card.on_tick, side)
        worth += (0.95 - 0.1 * lying.markers) * _steps_worth(card.on_exhaust, side)
    return worth


def _steps_worth(steps: list[Step], side: int) -> float:
    worth = 0.0
    for s in steps:
        if s.op == Op.GAIN:
            worth += s.n * (CRYSTAL_IC if side == IC else CRYSTAL_WW)
        elif s.op == Op.DRAW:
            worth += s.n * CARD
        elif s.op == Op.RECRUIT:
            worth += s.n * (GOLEM if s.golem else FIGHTER)
    return worth


# --- the Woodwalkers ---


def _woodwalkers(t: IronwoodTable, seat: int, near: list[int]) -> list[float]:
    """Totems home, totems on the way, visions that can be followed, fighters, crystals and cards."""
    stake = STAKE[min(t.secured, 2)]
    abroad = presence = 0.0
    for f in t.book.inner_forests:
        n = t.ww[f]
        if t.totems_in(f):
            abroad += stake * _totem_worth(t, f)
        if n:
            presence += min(n, 4)
            for m in t.book.mountains_of[f]:
                if t.site[m] == FOUNDATION:
                    presence += min(n, 4)
    visions = 0.5 * (1.0 + stake) * _visions_worth(t, seat, near) if t.totems > 0 else 0.0
    home = TOTEMS[min(t.secured, 2)]
    return [home, float(t.crystals[WW]), _cards_worth(t, WW), float(sum(t.ww)), abroad, presence, visions]


def _totem_worth(t: IronwoodTable, f: int) -> float:
    """I11.11. The chance that a totem on the map comes home: steps to go, turns to go them in, enemies around."""
    steps = t.book.to_outer[f]
    if t.ww[f] == 0:
        nearest = 9
        for g in range(len(t.ww)):
            if t.ww[g] > 0 and t.book.forest_path[g][f] < nearest:
                nearest = t.book.forest_path[g][f]
        steps += nearest
    left = t.turns_left(WW)
    worth = t.charged[f] * _way_home(left + t.book.turns - steps) + t.fading[f] * _way_home(left - steps)
    if t.ww[f] == 0:
        return LOST * worth
    strongest = 0
    for m in t.book.mountains_of[f]:
        strongest = max(strongest, t.units(m) + t.golems[m])
    if strongest and t.turns_left(IC):
        worth *= max(0.55, min(0.95, 0.86 - 0.06 * (strongest - t.ww[f])))
    return worth


def _way_home(spare: int) -> float:
    """By the turns to spare; none too many is still possible, for fighters can hand a totem on (I11.7)."""
    if spare < 0:
        return 0.2 if spare == -1 else 0.05
    return min(0.85, 0.62 + 0.1 * spare)


def _vision_worth(t: IronwoodTable, v: int, near: list[int]) -> float:
    """A vision in hand: better with a warband close by and its mountain open."""
    m = t.book.vision_mountain[v]
    return VISION * NEAR[min(near[m], 3)] * HELD[min(t.units(m), 4)]


def _visions_worth(t: IronwoodTable, seat: int, near: list[int]) -> float:
    """The Woodwalkers know their visions; the Ironclad, but for those seen, reckon with any still hidden."""
    known = t.visions if seat == WW else t.seen_visions
    worths = [_vision_worth(t, v, near) for v in known]
    mean = _hidden_vision_worth(t, known, near, False)
    hidden = len(t.visions) - len(known)
    if hidden > 0 and not any(t.book.vision_mountain[v] in t.book.inner_mountains for v in t.discovered):
        worths.append(_hidden_vision_worth(t, known, near, True))  # I2.3: the first one is of an inner mountain
        hidden -= 1
    for _ in range(hidden):
        worths.append(mean)
    worths.sort(reverse=True)
    score = 0.4 * mean  # the next one to be drawn
    for i, worth in enumerate(worths):
        score += worth * NTH_VISION[min(i, 3)]
    return score


def _hidden_vision_worth(t: IronwoodTable, known: list[int], near: list[int], inner: bool) -> float:
    """The mean over the visions that may be it; warbands gather where they have seen something."""
    total = 0.0
    weights = 0.0
    for v in range(t.book.vision_count):
        m = t.book.vision_mountain[v]
        if v not in t.discovered and v not in known and (not inner or m in t.book.inner_mountains):
            weight = LIKELY[min(near[m], 2)]
            total += weight * _vision_worth(t, v, near)
            weights += weight
    return total / weights if weights > 0.0 else 0.0


# --- the Ironclad ---


def _ironclad(t: IronwoodTable, near: list[int]) -> list[float]:
    """Forges, the crystals and foundations for the next ones, the drill, guards."""
    forges = t.built_forges()
    wanted = t.book.forges_to_win - forges
    crystals = t.crystals[IC]
    return [
        -FORGES[min(forges, 2)],
        -_cards_worth(t, IC),
        -float(sum(t.fighters)),
        -float(sum(t.golems)),
        -float(min(crystals, 5 * wanted)),
        -float(max(0, crystals - 5 * wanted)),
        -_sites_worth(t, wanted),
        -_drill_worth(t, near),
        -_gate_worth(t, near),
    ]


def _sites_worth(t: IronwoodTable, wanted: int) -> float:
    """Foundations, first of all those under control; then mountains where one could be laid."""
    held: list[float] = []
    bare = 0
    open_sites = 0
    for m in t.book.outer_mountains:
        n = t.units(m)
        if t.site[m] == FOUNDATION:
            if n == 0:
                bare += 1
                continue
            danger = 0
            for f in t.book.inner_of[m]:
                danger = max(danger, t.ww[f])
            held.append(11.0 + 0.3 * min(n, 4) - 0.8 * min(4, max(0, danger + 1 - n)))
        elif n and t.site[m] == EMPTY:
            open_sites += 1
    held.sort(reverse=True)
    score = 0.0
    for i, worth in enumerate(held):
        score += worth if i < wanted else 2.0
    laid = len(held)
    score += 7.0 * min(bare, max(0, wanted - laid)) + 1.0 * max(0, bare - max(0, wanted - laid))
    score += 2.0 * min(open_sites, max(1, wanted - laid - bare)) if t.forge_tokens else 0.0
    if held and t.crystals[IC] >= 5:
        ready = READY[min(t.built_forges(), 2)]
        score += ready if _may_build(t) else 0.6 * ready
    return score


def _may_build(t: IronwoodTable) -> bool:
    """Whether Empowerment can still be played this round."""
    if bot_side(t) == IC:
        return True
    return t.turns_left(IC) > 0 and t.book.bases[IC][0] in t.hands[IC]


def _gate_worth(t: IronwoodTable, near: list[int]) -> float:
    """Ferrum without a guard is plundered (WW03)."""
    guard = t.units(FERRUM)
    risk = 0.5 if near[FERRUM] == 0 else (0.3 if near[FERRUM] == 1 else 0.1)
    half = CRYSTAL_IC * ((t.crystals[IC] + 1) // 2)
    return -half * risk * HELD[min(guard, 4)] + 0.3 * min(guard, 3)


def _drill_worth(t: IronwoodTable, near: list[int]) -> float:
    """Cargo, discounted by the way home and by who could plunder it; a step further down the track pays better."""
    home = 99
    for m in range(len(t.site)):
        if t.has_forge(m):
            home = min(home, t.book.mountain_path[t.drill][m])
    if home == 0:
        return 0.0
    guard = min(3, t.units(t.drill) + t.golems[t.drill])
    safe = SAFE[min(near[t.drill], 2)][guard]
    return safe * (CRYSTAL_IC * t.cargo * (1.0 - 0.08 * home) + 0.4 * t.track)
