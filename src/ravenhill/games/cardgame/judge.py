"""How the table looks to a machine player: points won, points in sight, cards to win more with."""

from __future__ import annotations

from typing import Final

from ravenhill.games.cardgame.book import FREE, RING_DUEL, SHADOW
from ravenhill.games.cardgame.forecast import forecast
from ravenhill.games.cardgame.scoring import final_score, score
from ravenhill.games.cardgame.table import ACTIONS, BATTLEGROUND, PATH, READY, CardTable, carryover_limit

WON: Final = 1000.0


# What the table is judged by: the part it is in, its name, its weight for the Free Peoples, the Shadow.
TERMS: Final[list[tuple[str, str, float, float]]] = [
    ("score", "points", 1.0, 1.0),
    ("cards", "hand", 0.3, 0.3),
    ("cards", "surplus", 0.22, 0.22),
    ("cards", "deck", 0.08, 0.08),
    ("reserve", "reserve", 0.35, 0.35),
    ("reserve", "reserve-icons", 0.06, 0.06),
    ("reserve", "reserve-draws", 0.3, 0.3),
    ("reserve", "worn", 0.15, 0.15),
    ("ring", "ring", 0.4, 0.4),
    ("grounds", "grounds", 1.0, 1.0),
    ("grounds", "losses", 0.02, 0.02),
    ("path", "path", 1.0, 1.0),
    ("path", "corruption", 0.9, 0.9),
    ("path", "guard", 0.15, 0.15),
]
WEIGHTS: Final = [[first for _, _, first, _ in TERMS], [second for _, _, _, second in TERMS]]


def evaluate(t: CardTable, seat: int) -> float:
    """From the side of the seat's team; higher is better."""
    result = t.result
    if result is not None:
        return WON if seat in result.winners else -WON
    side = side_of(t, seat)
    weights = WEIGHTS[side]
    measured = measures(t)
    value = 0.0
    for i in range(len(measured)):
        value += weights[i] * measured[i]
    return value if side == FREE else -value


def terms(t: CardTable, seat: int) -> list[tuple[str, float, float]]:
    """What `evaluate` adds up: each term, how much of it the seat's side has, and its weight."""
    side = side_of(t, seat)
    sign = 1.0 if side == FREE else -1.0
    measured = measures(t)
    return [(f"{TERMS[i][0]}.{TERMS[i][1]}", sign * measured[i], WEIGHTS[side][i]) for i in range(len(measured))]


def measures(t: CardTable) -> list[float]:
    """Each term from the side of the Free Peoples: theirs less the Shadow's."""
    found = [0.0] * len(TERMS)
    last = t.path_number >= t.book.last_path
    found[0] = float((final_score(t, FREE) - final_score(t, SHADOW)) if last else (score(t, FREE) - score(t, SHADOW)))
    share = 0.25 if last else 1.0
    for p in range(len(t.players)):
        _cards(t, p, share if t.book.sides[p] == FREE else -share, found)
    _in_sight(t, found)
    return found


def side_of(t: CardTable, seat: int) -> int:
    for p in range(len(t.players)):
        if t.person[p] == seat:
            return t.book.sides[p]
    return FREE


def _cards(t: CardTable, p: int, share: float, found: list[float]) -> None:
    """What a player's cards are worth: those out of the game are lost, those in hand above the limit are wasted."""
    b = t.book
    player = t.players[p]
    kept = min(len(player.hand), carryover_limit(t, p))
    found[1] += share * kept
    found[2] += share * (len(player.hand) - kept) * (1.0 if t.phase in (BATTLEGROUND, PATH, ACTIONS) else 0.55)
    rest = len(player.deck) + len(player.cycled) + len(player.cycled_seen)
    found[3] += share * min(rest, (b.last_path - t.path_number) * (b.draw_step[p] + 1))  # more than that is never drawn
    for card in player.reserve:
        found[4] += share
        found[5] += share * (b.attack[card] + b.defence[card] + b.path_icons[card])
        found[6] += share * b.extra_draw[card]
    for item in t.worn:
        if b.owner[item] == p:
            found[7] += share
    if player.ring == READY and b.ring_rule[p] != RING_DUEL:  # in a Duel it is ready again every round
        found[8] += share


def _in_sight(t: CardTable, found: list[float]) -> None:
    """What the active locations promise."""
    for ground in t.active:
        now = forecast(t, ground)
        keep = _chance(now.margin())
        free = keep if t.book.location_side[ground] == FREE else 1.0 - keep
        found[9] += float(t.book.location_vp[ground]) * (2.0 * free - 1.0)
        found[10] -= float(max(0, min(now.attack - now.location, now.cards)))  # cards lost in the fighting
    if t.path >= 0:
        now = forecast(t, t.path)
        margin = now.margin() - (1 if t.book.path_duel else 0)
        found[11] += float(t.book.location_vp[t.path]) * _chance(margin)
        if now.margin() < 0:
            found[12] += float(now.margin())
        else:
            found[13] += float(min(now.margin(), 3))


def _chance(margin: int) -> float:
    """How sure the defenders may be with so many icons to spare."""
    if margin >= 0:
        return min(0.95, 0.62 + 0.11 * margin)
    return max(0.05, 0.42 + 0.11 * margin)
