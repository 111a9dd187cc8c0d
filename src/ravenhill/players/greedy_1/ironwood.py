"""The eye of `greedy-1` for Ironwood, frozen: it follows new names and changes in no other way."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.decision import Option, Question
from ravenhill.games.ironwood.book import FERRUM, IC, WW, Card, Op, Step
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
TOTEM: Final = 34.0  # a totem that is sure to come home
LOST: Final = 0.45  # a totem nobody holds
VISION: Final = 14.0  # a vision whose mountain lies open beside a warband
NEAR: Final = [1.2, 0.5, 0.3, 0.2]  # by trail steps of the nearest warband
HELD: Final = [1.05, 0.55, 0.42, 0.34, 0.29]  # by Ironclad units on the mountain
SAFE: Final = [[0.3, 0.5, 0.62, 0.72], [0.55, 0.65, 0.74, 0.8], [0.85, 0.86, 0.88, 0.9]]  # Cargo: warbands near, guards
LIKELY: Final = [3.0, 1.5, 1.0]  # a hidden vision is rather of a mountain warbands are near
NTH_VISION: Final = [1.0, 0.7, 0.45, 0.3]  # one Discover a round is usual: further visions wait


def evaluate(t: IronwoodTable, seat: int) -> float:
    """The Woodwalkers' prospects minus the Ironclad's, seen from the seat."""
    result = t.result
    if result is not None:
        if not result.winners:
            return 0.0
        return WON if seat in result.winners else -WON
    near = _nearest_warbands(t)
    score = _woodwalkers(t, seat, near) - _ironclad(t, near)
    return score if seat == WW else -score


def _turns_left(t: IronwoodTable, side: int) -> int:
    """I4.8. Turns the side still has this round; before the first turn of a round all of them."""
    if t.phase == Phase.PREPARATION or t.phase == Phase.RECRUITING:
        return t.book.turns
    gone = t.turn
    return t.book.turns - (gone + 1) // 2 if side == WW else t.book.turns - gone // 2


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
        worth += BASE * min(bases, _turns_left(t, side))
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


def _woodwalkers(t: IronwoodTable, seat: int, near: list[int]) -> float:
    """Totems home, totems on the way, visions that can be followed, fighters, crystals and cards."""
    score = TOTEMS[min(t.secured, 2)] + CRYSTAL_WW * t.crystals[WW] + _cards_worth(t, WW) + FIGHTER * sum(t.ww)
    for f in t.book.inner_forests:
        n = t.ww[f]
        if t.totems_in(f):
            score += STAKE[min(t.secured, 2)] * _totem_worth(t, f)
        if n:
            score += 0.25 * min(n, 4)
            for m in t.book.mountains_of[f]:
                if t.site[m] == FOUNDATION:
                    score += 0.25 * min(n, 4)
    if t.totems > 0:
        score += 0.5 * (1.0 + STAKE[min(t.secured, 2)]) * _visions_worth(t, seat, near)
    return score


def _totem_worth(t: IronwoodTable, f: int) -> float:
    """I11.11. The chance that a totem on the map comes home: steps to go, turns to go them in, enemies around."""
    steps = t.book.to_outer[f]
    if t.ww[f] == 0:
        nearest = 9
        for g in range(len(t.ww)):
            if t.ww[g] > 0 and t.book.forest_path[g][f] < nearest:
                nearest = t.book.forest_path[g][f]
        steps += nearest
    left = _turns_left(t, WW)
    worth = t.charged[f] * _way_home(left + t.book.turns - steps) + t.fading[f] * _way_home(left - steps)
    if t.ww[f] == 0:
        return LOST * TOTEM * worth
    strongest = 0
    for m in t.book.mountains_of[f]:
        strongest = max(strongest, t.units(m) + t.golems[m])
    if strongest and _turns_left(t, IC):
        worth *= max(0.55, min(0.95, 0.86 - 0.06 * (strongest - t.ww[f])))
    return TOTEM * worth


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


def _ironclad(t: IronwoodTable, near: list[int]) -> float:
    """Forges, the crystals and foundations for the next ones, the drill, guards."""
    forges = t.built_forges()
    wanted = t.book.forges_to_win - forges
    crystals = t.crystals[IC]
    score = FORGES[min(forges, 2)] + _cards_worth(t, IC) + FIGHTER * sum(t.fighters) + GOLEM * sum(t.golems)
    score += CRYSTAL_IC * min(crystals, 5 * wanted) + 0.5 * max(0, crystals - 5 * wanted)
    score += _sites_worth(t, wanted) + _drill_worth(t, near) + _gate_worth(t, near)
    return score


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
    return _turns_left(t, IC) > 0 and t.book.bases[IC][0] in t.hands[IC]


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


# --- first sight ---

_VERBS: Final = {
    "discover": 9.0,
    "build": 9.0,
    "foundation": 6.0,
    "carry": 7.0,
    "pay": 2.5,
    "recruit": 3.0,
    "replace": 3.0,
    "remove": 4.0,
    "resolve": 3.0,
    "take": 5.0,
    "flip": 4.0,
    "mark": 2.0,
    "shift": 1.5,
    "pick": 3.0,
    "skip": 0.6,
    "done": 1.0,
    "pass": 0.2,
    "decline": 0.3,
    "stay": 0.6,
    "burn": 0.9,
}


def weigh(t: IronwoodTable, decision: Question, option: Option) -> float:
    """A first look at an option: how the rest of an action is played on in a machine player's head."""
    verb = str(option[0])
    seat = decision.seat
    if verb == "move" or verb == "carry":
        if seat == WW:
            return _step_worth(t, str(option[1]), str(option[2]), verb == "carry")
        return 1.6 * _march_worth(t, t.book.mountain_index[str(option[1])], t.book.mountain_index[str(option[2])])
    if verb == "option":
        return _choice_worth(t, seat, t.book.cards[t.book.card_index[str(option[1])]], int(option[2]) - 1)
    if verb == "attack":
        f, m = (option[1], option[2]) if seat == WW else (option[2], option[1])
        return _battle_worth(t, seat, t.book.forest_index[str(f)], t.book.mountain_index[str(m)])
    if verb == "wager":
        return _wager_worth(t, seat, t.book.cards[t.book.card_index[str(option[1])]])
    if verb == "units":
        return _parting_worth(t, decision, int(option[1]), int(option[2]))
    if verb == "losses":
        return 1.0 + int(option[1]) + 2.2 * int(option[2])
    if verb == "drill":
        return 3.0 * _drill_step_worth(t, t.book.mountain_index[str(option[1])])
    if verb == "draw":
        return 1.0 + int(option[1])
    if verb == "retreat":
        return _retreat_worth(t, seat, str(option[1]))
    if verb == "discard" or verb == "return" or verb == "bottom":
        return 2.0
    if verb == "recruit" and t.phase == Phase.RECRUITING:
        return 0.9  # one fighter at a time: is it worth its price?
    return _VERBS.get(verb, 1.0)


def _choice_worth(t: IronwoodTable, seat: int, card: Card, number: int) -> float:
    for s in card.steps:
        if s.op == Op.CHOOSE and number < len(s.options):
            return _first_step_worth(t, seat, s.options[number])
    return 3.0


def _first_step_worth(t: IronwoodTable, seat: int, steps: list[Step]) -> float:
    """I12, Resolve n. What an option could do now, by its first step."""
    s = steps[0]
    if s.op == Op.SPEND:
        if t.crystals[seat] < s.n:
            return 0.1
        return _first_step_worth(t, seat, s.then) if s.then[0].op == Op.BUILD else 2.0
    if s.op == Op.BUILD:
        return 9.0 if t.controlled_foundations() else 0.1
    if s.op == Op.PLACE_FOUNDATION:
        for m in t.book.outer_mountains:
            if t.site[m] == EMPTY and t.units(m):
                return 6.0
        return 0.7
    if s.op == Op.DISCOVER:
        return 8.0 if _can_discover(t) else 0.1
    if s.op == Op.ATTACK:
        return _best_attack(t, seat, s.ferrum_only)
    if s.op == Op.FLIP_TOTEM:
        return 5.0 if sum(t.fading) else 0.1
    return 3.0


def _best_attack(t: IronwoodTable, seat: int, ferrum_only: bool) -> float:
    """The attack that promises most, a little below its own weight: moving is often the better choice."""
    best = 0.1
    for f in t.book.inner_forests:
        if t.ww[f] == 0:
            continue
        for m in t.book.mountains_of[f]:
            if ferrum_only:
                if m == FERRUM:
                    best = max(best, 1.5 + 0.6 * t.crystals[IC] - 0.9 * t.units(m))
            elif t.units(m):
                best = max(best, _battle_worth(t, seat, f, m) - 3.0)
    return best


def _can_discover(t: IronwoodTable) -> bool:
    for v in t.visions:
        m = t.book.vision_mountain[v]
        if t.units(m) == 0:
            for f in t.book.inner_of[m]:
                if t.ww[f] > 0:
                    return True
    return False


def _step_worth(t: IronwoodTable, a: str, b: str, carrying: bool) -> float:
    """A step of one fighter; `done` weighs 1."""
    here, there = t.book.forest_index[a], t.book.forest_index[b]
    outward = t.book.to_outer[here] - t.book.to_outer[there]
    if carrying:
        return 20.0 if outward > 0 else 2.0
    worth = 1.6
    if outward < 0:
        worth += 1.0
    if t.totems_in(there):
        worth += 2.4
    if t.totems_in(here) and t.ww[here] == 1:
        worth -= 1.3
    for v in t.visions:
        m = t.book.vision_mountain[v]
        if t.units(m) == 0 and there in t.book.inner_of[m] and t.ww[there] == 0:
            worth += 2.4
    for m in t.book.mountains_of[there]:
        if not t.book.outer[there] and (t.site[m] == FOUNDATION or (m == t.drill and t.cargo)):
            worth += 0.8
    return max(worth, 0.1)


def _march_worth(t: IronwoodTable, here: int, there: int) -> float:
    """A march of a warband that leaves a guard behind where it can."""
    worth = 0.8
    if t.units(here) == 1:
        worth -= 0.5 if t.site[here] == FOUNDATION else 0.3
    if t.units(there) == 0:
        worth += 0.4
        if there in t.book.outer_mountains and t.site[there] != FORGE:
            worth += 1.2 + (1.0 if t.site[there] == FOUNDATION else 0.0)
    for f in t.book.inner_of[there]:
        if t.totems_in(f):
            worth += 1.0
    return max(worth, 0.1)


def _parting_worth(t: IronwoodTable, decision: Question, fighters: int, golems: int) -> float:
    """Who goes: all but one, who keeps the mountain."""
    name = decision.prompt.args.get("a")
    if isinstance(name, str) and name in t.book.mountain_index:
        here = t.book.mountain_index[name]
        if here != FERRUM and t.units(here) == fighters + golems:
            return 1.0
    return 1.1 + 0.1 * (fighters + golems)


def _battle_worth(t: IronwoodTable, seat: int, f: int, m: int) -> float:
    """How a battle between a forest and a mountain promises to go for its attacker, and what it would bring."""
    ww, ic = t.ww[f], t.units(m) + t.golems[m] + (1 if t.has_forge(m) and t.units(m) else 0)
    edge = ww - ic if seat == WW else ic - ww
    worth = 1.0 + 0.35 * max(-3, min(3, edge))
    if t.totems_in(f):
        worth += 1.0
    if t.site[m] == FOUNDATION or (m == t.drill and t.cargo):
        worth += 0.7
    if seat == WW:
        for v in t.visions:
            if t.book.vision_mountain[v] == m:
                worth += 0.7
    return 3.0 * max(worth, 0.1)


def _wager_worth(t: IronwoodTable, seat: int, card: Card) -> float:
    """What the card does in this battle against a middling card of the enemy's."""
    b = t.battle
    if b is None:
        return 1.0
    ww, ic = t.ww[b.forest], t.units(b.mountain)
    own, enemy = (ww, ic) if seat == WW else (ic, ww)
    push = t.golems[b.mountain] + (1 if t.has_forge(b.mountain) else 0)
    dealt = max(0, card.damage + b.damage[seat] + (push if seat == IC else 0) - 1)
    taken = max(0, 1 + b.damage[1 - seat] + (push if seat == WW else 0) - card.defence - b.defence[seat])
    own_left, enemy_left = max(0, own - taken), max(0, enemy - dealt)
    edge = own_left + card.dominance + b.dominance[seat] - enemy_left - 1.5
    worth = 3.0 + 0.8 * (min(dealt, enemy) - min(taken, own))
    if own_left and (enemy_left == 0 or edge >= 0.0):
        worth += 1.5 + 0.1 * min(edge, 3.0)
    if card.base:
        worth += 0.2 if _turns_left(t, seat) < 2 else -0.2
    return max(worth, 0.4)


def _retreat_worth(t: IronwoodTable, seat: int, name: str) -> float:
    """Where the beaten go: fighters away from totems and from home, Ironclad away from where they are needed."""
    if seat == IC:
        f = t.book.forest_index[name]
        return 2.0 + (0.0 if t.book.outer[f] else 0.5) - 0.2 * t.book.to_outer[f]
    m = t.book.mountain_index[name]
    return 2.0 + 0.3 * min(t.units(m), 3)


def _drill_step_worth(t: IronwoodTable, m: int) -> float:
    if t.has_forge(m):
        return 0.5 + 0.5 * t.cargo
    risk = 0
    for f in t.book.inner_of[m]:
        risk = max(risk, t.ww[f])
    return 1.0 + 0.2 * min(t.units(m), 2) - 0.15 * min(risk, 3)
