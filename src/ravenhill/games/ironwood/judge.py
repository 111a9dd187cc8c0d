"""How good a table looks, for machine players."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.decision import Decision, Option
from ravenhill.games.ironwood.book import IC, WW
from ravenhill.games.ironwood.hand import bot_side
from ravenhill.games.ironwood.table import IronwoodTable, Site

EMPTY: Final[int] = int(Site.EMPTY)
FOUNDATION: Final[int] = int(Site.FOUNDATION)

WON = 10000.0


def evaluate(t: IronwoodTable, seat: int) -> float:
    """The Woodwalkers' prospects minus the Ironclad's, seen from the seat."""
    if t.result is not None:
        if not t.result.winners:
            return 0.0
        return WON if seat in t.result.winners else -WON
    score = _woodwalkers(t) - _ironclad(t)
    return score if seat == WW else -score


def _cards_worth(t: IronwoodTable, side: int) -> float:
    if side == bot_side(t):
        return 0.0
    specials = len([c for c in t.hands[side] if not t.book.cards[c].base])
    return 1.1 * min(specials, 4) + 0.4 * max(0, specials - 4) + 2.0 * len(t.lingering[side])


def _woodwalkers(t: IronwoodTable) -> float:
    """Totems home, totems on the way, visions that can be followed, fighters, crystals and cards."""
    score = 30.0 * t.secured + 0.55 * t.crystals[WW] + _cards_worth(t, WW) + 1.0 * sum(t.ww)
    for f in t.book.inner_forests:
        n = t.ww[f]
        if t.totems_in(f):
            score += _totem_worth(t, f)
        if n:
            score += 0.25 * min(n, 4)
            for m in t.book.mountains_of[f]:
                if t.site[m] == FOUNDATION:
                    score += 0.3 * min(n, 5)
                if m == t.drill and t.cargo:
                    score += 0.2 * min(n, 3)
    if t.totems > 0:
        score += _vision_worth(t)
    return score


def _totem_worth(t: IronwoodTable, f: int) -> float:
    """A totem on the map: better near home, held, charged, and with few enemies around."""
    near = max(0, 4 - t.book.to_outer[f])
    held = 1.0 if t.ww[f] > 0 else 0.5
    worth = held * (t.charged[f] * (9.0 + 3.5 * near) + t.fading[f] * (5.0 + 4.0 * near))
    worth += 0.5 * min(t.ww[f], 4)
    for m in t.book.mountains_of[f]:
        worth -= 0.5 * min(t.units(m), 5)
    return worth


def _vision_worth(t: IronwoodTable) -> float:
    """Visions in hand, worth more where a warband stands ready and the mountain lies open."""
    score = 0.0
    for v in t.visions:
        m = t.book.vision_mountain[v]
        nearest = _nearest_warband(t, m)
        score += 2.0 + max(0.0, 2.0 - 0.7 * nearest)
        if t.units(m) == 0:
            score += 2.5 + (2.0 if nearest == 0 else 0.0)
    return score


def _nearest_warband(t: IronwoodTable, m: int) -> int:
    """I6.11. Trail steps from the nearest Woodwalkers to an inner forest touching the mountain."""
    nearest = 9
    for f in t.book.inner_of[m]:
        path = t.book.forest_path[f]
        for g in range(len(t.ww)):
            if path[g] < nearest and t.ww[g] > 0:
                nearest = path[g]
    return nearest


def _ironclad(t: IronwoodTable) -> float:
    """Forges, the crystals and foundations for the next ones, the drill, and mountains kept from being discovered."""
    forges = t.built_forges()
    score = 30.0 * forges + _cards_worth(t, IC)
    wanted = t.book.forges_to_win - forges
    foundations = 0
    ready = 0
    for m in t.book.outer_mountains:
        n = t.units(m)
        if t.site[m] == FOUNDATION:
            foundations += 1
            worth = 6.5 if foundations <= wanted else 2.0
            if n:
                ready += 1
                danger = 0
                for f in t.book.inner_of[m]:
                    danger = max(danger, t.ww[f])
                worth += 4.0 + 0.4 * min(n, 4) - 0.9 * max(0, danger + 1 - n)
            score += worth
        elif n and t.site[m] == EMPTY and foundations < wanted + 1:
            score += 1.6
    crystals = t.crystals[IC]
    score += 1.35 * min(crystals, 5 * wanted) + 0.2 * max(0, crystals - 5 * wanted)
    if ready:
        score += 1.7 * min(crystals, 5)
    score += 1.0 * sum(t.fighters) + 2.3 * sum(t.golems) + _drill_worth(t) + _watch_worth(t) + _gate_worth(t)
    return score


def _watch_worth(t: IronwoodTable) -> float:
    """I11.2. A mountain under control hides its totem; an open one with Woodwalkers near does not."""
    score = 0.0
    for v in range(t.book.vision_count):
        if v in t.discovered:
            continue
        m = t.book.vision_mountain[v]
        if t.units(m):
            score += 1.5
        else:
            nearest = _nearest_warband(t, m)
            score -= 1.8 if nearest == 0 else (0.8 if nearest == 1 else 0.0)
    return score


def _gate_worth(t: IronwoodTable) -> float:
    """Ferrum without a guard is plundered (WW03)."""
    guard = min(t.units(0), 4)
    if guard:
        return 0.8 + 0.3 * guard
    return -0.5 * t.crystals[IC] if _nearest_warband(t, 0) <= 1 else -0.15 * t.crystals[IC]


def _drill_worth(t: IronwoodTable) -> float:
    """Cargo, discounted by the way home and by who could plunder it; a step further down the track pays better."""
    home = 99
    for m in range(len(t.site)):
        if t.has_forge(m):
            home = min(home, t.book.mountain_path[t.drill][m])
    if home == 0:
        return 0.0
    risk = 0
    for f in t.book.inner_of[t.drill]:
        risk = max(risk, t.ww[f])
    safe = 1.0 if risk <= t.units(t.drill) else (0.75 if t.units(t.drill) else 0.55)
    return safe * (t.cargo * (1.15 - 0.12 * home) + 0.3 * t.track)


# --- first sight ---

_VERBS = {
    "discover": 9.0,
    "build": 9.0,
    "foundation": 6.0,
    "carry": 7.0,
    "attack": 3.0,
    "option": 3.0,
    "pay": 2.5,
    "recruit": 3.0,
    "replace": 3.0,
    "remove": 4.0,
    "drill": 3.0,
    "resolve": 3.0,
    "take": 5.0,
    "flip": 4.0,
    "mark": 2.0,
    "shift": 1.5,
    "pick": 3.0,
    "move": 1.6,
    "skip": 0.6,
    "done": 1.0,
    "pass": 0.2,
    "decline": 0.3,
    "stay": 0.6,
    "retreat": 2.0,
    "burn": 0.9,
}


def weigh(t: IronwoodTable, decision: Decision, option: Option) -> float:
    """A first look at an option: how the rest of an action is played on in a machine player's head."""
    verb = str(option[0])
    weight = _VERBS.get(verb, 1.0)
    seat = decision.seat
    if verb in ("move", "carry") and seat == WW:
        return weight * _step_worth(t, str(option[1]), str(option[2]), verb == "carry")
    if verb == "move":
        return weight * _march_worth(t, str(option[1]), str(option[2]))
    if verb == "attack":
        return weight * _attack_worth(t, seat, option)
    if verb == "wager":
        return _wager_worth(t, seat, str(option[1]))
    if verb == "units":
        return 1.0 + 0.1 * (int(option[1]) + int(option[2]))
    if verb == "losses":
        return 1.0 + int(option[1]) + 2.2 * int(option[2])
    if verb == "drill":
        return weight * _drill_step_worth(t, t.book.mountain_index[str(option[1])])
    if verb == "draw":
        return 1.0 + int(option[1])
    if verb == "discard" or verb == "return" or verb == "bottom":
        return 2.0
    return weight


def _step_worth(t: IronwoodTable, a: str, b: str, carrying: bool) -> float:
    here, there = t.book.forest_index[a], t.book.forest_index[b]
    outward = t.book.to_outer[here] - t.book.to_outer[there]
    if carrying:
        return 3.0 if outward > 0 else 0.3
    worth = 1.0
    if outward < 0:
        worth += 0.6
    if t.totems_in(there):
        worth += 1.5
    if t.totems_in(here) and t.ww[here] == 1:
        worth -= 0.8
    for v in t.visions:
        m = t.book.vision_mountain[v]
        if t.units(m) == 0 and there in t.book.inner_of[m] and t.ww[there] == 0:
            worth += 1.5
    for m in t.book.mountains_of[there]:
        if not t.book.outer[there] and (t.site[m] == FOUNDATION or (m == t.drill and t.cargo)):
            worth += 0.5
    return max(worth, 0.1)


def _march_worth(t: IronwoodTable, a: str, b: str) -> float:
    here, there = t.book.mountain_index[a], t.book.mountain_index[b]
    worth = 1.0
    if t.site[here] == FOUNDATION:
        worth -= 0.7
    if there in t.book.outer_mountains and t.units(there) == 0 and t.site[there] != Site.FORGE:
        worth += 1.5 + (1.0 if t.site[there] == FOUNDATION else 0.0)
    for f in t.book.inner_of[there]:
        if t.totems_in(f):
            worth += 1.0
    return max(worth, 0.1)


def _attack_worth(t: IronwoodTable, seat: int, option: Option) -> float:
    forest_at, mountain_at = (1, 2) if seat == WW else (2, 1)
    f = t.book.forest_index[str(option[forest_at])]
    m = t.book.mountain_index[str(option[mountain_at])]
    ww, ic = t.ww[f], t.units(m) + t.golems[m]
    edge = ww - ic if seat == WW else ic - ww
    worth = 1.0 + 0.35 * edge
    if t.totems_in(f):
        worth += 1.0
    if t.site[m] == FOUNDATION or (m == t.drill and t.cargo):
        worth += 0.7
    return max(worth, 0.1)


def _wager_worth(t: IronwoodTable, seat: int, name: str) -> float:
    card = t.book.cards[t.book.card_index[name]]
    worth = 1.0 + 0.5 * card.damage + 0.45 * card.defence + 0.4 * card.dominance
    return worth + (0.3 if card.base else 0.0)


def _drill_step_worth(t: IronwoodTable, m: int) -> float:
    if t.has_forge(m):
        return 0.4 + 0.35 * t.cargo
    return 1.0
