"""What may come of an attack or a step of the Fellowship: exact chances, from what lies open on the table."""

from __future__ import annotations

from math import comb
from typing import Any

from ravenhill.engine.decision import Atom
from ravenhill.games.wotr import armies, events, hunt, strength
from ravenhill.games.wotr.dice import EYE, is_hit, is_success
from ravenhill.games.wotr.kinds import kinds_of
from ravenhill.games.wotr.nations import FP, SH
from ravenhill.games.wotr.people import GOLLUM
from ravenhill.games.wotr.ranks import is_elite, is_unit, nation_of, regular
from ravenhill.games.wotr.table import CORRUPTION_LIMIT, SIEGE, Battle, Wotr
from ravenhill.games.wotr.tiles import STANDARD_TILES, TILE_DIE, TILE_EYE

# --- how chances are told ---


def told(key: str, n: int = -1) -> dict[str, Any]:
    args: dict[str, Atom] = {} if n < 0 else {"n": n}
    return {"key": key, "args": args}


def group(title: dict[str, Any], chances: list[tuple[dict[str, Any], float]], mean: float | None) -> dict[str, Any]:
    """One question and its answers; outcomes that can not come up are left out."""
    listed = [{"label": label, "p": round(p, 6)} for label, p in chances if p > 1e-9]
    return {"title": title, "chances": listed, "mean": None if mean is None else round(mean, 4)}


def counted(title: dict[str, Any], label: str, chances: list[float]) -> dict[str, Any]:
    """A number of something: the chance of each, and the average."""
    mean = sum([n * chances[n] for n in range(len(chances))])
    return group(title, [(told(label, n), chances[n]) for n in range(len(chances))], mean)


# --- dice ---


def binomial(n: int, p: float) -> list[float]:
    return [comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1)]


def with_rerolls(dice: int, again: int, first: float, second: float) -> list[float]:
    """Successes of a roll in which up to `again` of the dice that failed are rolled once more."""
    out = [0.0] * (dice + 1)
    rolled = binomial(dice, first)
    for k in range(dice + 1):
        more = binomial(min(again, dice - k), second)
        for m in range(len(more)):
            out[k + m] += rolled[k] * more[m]
    return out


def hit_chance(need: int) -> float:
    return len([d for d in range(1, 7) if is_hit(d, 0, need)]) / 6


def success_chance(bonus: int) -> float:
    return len([d for d in range(1, 7) if is_success(d, bonus)]) / 6


# --- battles, W13 and W14 ---


class Host:
    """One side of a battle as the dice see it: how hits wear it down, and what it rolls then."""

    __slots__ = ("captains", "elites", "fewer", "lead", "leading", "units")

    def __init__(self, units: int, elites: int, lead: int, leading: int, captains: int, fewer: int) -> None:
        self.units = units
        self.elites = elites  # of them those a Regular can replace: they take two hits
        self.lead = lead  # Leadership that stays as long as the Army does
        self.leading = leading  # Elites that lead and are reduced last
        self.captains = captains
        self.fewer = fewer  # dice taken away

    def hit_points(self) -> int:
        return self.units + self.elites

    def after(self, hits: int) -> Host:
        """Elites are reduced before a unit is lost: so the Army keeps its dice longest."""
        reduced = min(hits, self.elites)
        return self._with(max(0, self.units - (hits - reduced)), self.elites - reduced)

    def storming(self, hits: int) -> Host:
        """A besieger spares his Elites, who buy him further rounds: Regulars fall first."""
        units, elites = self.units, self.elites
        for _ in range(hits):
            if units > elites or elites == 0:
                units -= 1
            else:
                elites -= 1
        return self._with(max(0, units), elites)

    def _with(self, units: int, elites: int) -> Host:
        return Host(units, elites, self.lead, min(self.leading, elites), self.captains, self.fewer)

    def hits(self, need: int) -> list[float]:
        """W13.6, W13.7. The chance of each number of hits in a round."""
        if self.units <= 0:
            return [1.0]
        dice = max(1, min(strength.DICE, self.units + self.captains) - self.fewer)
        p = hit_chance(need)
        return with_rerolls(dice, self.lead + self.leading, p, p)


def next_round(b: Battle) -> Battle:
    other: Battle = b.copy()
    other.new_round()
    return other


def host(t: Wotr, b: Battle, side: int, spent: int = -1) -> Host:
    """What a side has in a battle; `spent`: an Elite that is reduced first."""
    elites = 0
    leading = 0
    for k in kinds_of(side):
        if not is_elite(k):
            continue
        n = b.figures(t, side, k)
        lesser = regular(nation_of(k))
        spare = t.reserve[lesser] + (t.lost[lesser] if side == FP else 0)
        if k == spent and spare > 0:
            n -= 1
            spare -= 1
        elites += min(n, spare)
        if side == SH and armies.elite_leads(t, k):
            leading += min(n, spare)
    lead = strength.leadership(t, b, side)
    if spent >= 0 and side == SH and armies.elite_leads(t, spent):
        lead -= 1
    fewer = t.units_at(b.relief, FP) if side == SH and b.relief >= 0 else 0
    return Host(
        b.units(t, side),
        elites,
        lead - leading,
        leading,
        strength.captains(t, b) if side == FP else 0,
        fewer,
    )


def of_battle(t: Wotr, b: Battle, spent: int = -1) -> dict[str, Any]:
    """The next round hit by hit, and how it ends: a field battle fought out, a siege pressed with every Elite."""
    ours = host(t, b, b.attacker, spent)
    theirs = host(t, b, 1 - b.attacker)
    need = strength.to_hit(t, b, b.attacker)
    groups = [
        counted(told("wotr-odds-attacker"), "wotr-odds-hits", ours.hits(need)),
        counted(told("wotr-odds-defender"), "wotr-odds-hits", theirs.hits(5)),
    ]
    notes = [told("wotr-odds-no-cards")]
    if b.kind == SIEGE:
        once, pressed, lost = storm(ours, theirs, need)
        groups.append(group(told("wotr-odds-this-round"), _fall(once), None))
        if ours.elites:
            groups.append(group(told("wotr-odds-pressed", ours.elites), _fall(pressed), None))
        if lost > 1e-9:
            notes.append(told("wotr-odds-attacker-may-fall"))
    else:
        won, fallen, both = fought_out(ours, theirs, need)
        ends = [
            (told("wotr-odds-won"), won),
            (told("wotr-odds-fallen"), fallen),
            (told("wotr-odds-both"), both),
        ]
        groups.append(group(told("wotr-odds-to-the-end"), ends, None))
        if strength.holds_walls(t, b):
            notes.append(told("wotr-odds-may-go-inside"))
    if b.round <= 1 and any(b.rear[k] for k in kinds_of(b.attacker) if is_unit(k)):
        notes.append(told("wotr-odds-some-stay"))
    return {"groups": groups, "notes": notes}


def _fall(p: float) -> list[tuple[dict[str, Any], float]]:
    return [(told("wotr-odds-taken"), p), (told("wotr-odds-holds"), 1 - p)]


def fought_out(ours: Host, theirs: Host, first_need: int) -> tuple[float, float, float]:
    """A battle until an Army is gone: the attacker wins, the defender wins, both fall. Walls count in one round."""
    most_a = ours.hit_points()
    most_b = theirs.hit_points()
    scored = [ours.after(i).hits(5) for i in range(most_a)]
    suffered = [theirs.after(j).hits(5) for j in range(most_b)]
    won = [[0.0] * (most_b + 1) for _ in range(most_a + 1)]
    fallen = [[0.0] * (most_b + 1) for _ in range(most_a + 1)]
    for i in range(most_a, -1, -1):
        for j in range(most_b, -1, -1):
            if i == most_a or j == most_b:
                won[i][j] = 1.0 if i < most_a else 0.0
                fallen[i][j] = 1.0 if j < most_b else 0.0
                continue
            won[i][j], fallen[i][j] = _from_here(scored[i], suffered[j], won, fallen, i, j)
    if first_need == 5:
        return won[0][0], fallen[0][0], max(0.0, 1 - won[0][0] - fallen[0][0])
    a = 0.0
    d = 0.0
    first = ours.hits(first_need)
    for x in range(len(first)):
        for y in range(len(suffered[0])):
            p = first[x] * suffered[0][y]
            a += p * won[min(y, most_a)][min(x, most_b)]
            d += p * fallen[min(y, most_a)][min(x, most_b)]
    return a, d, max(0.0, 1 - a - d)


def _from_here(
    scored: list[float], suffered: list[float], won: list[list[float]], fallen: list[list[float]], i: int, j: int
) -> tuple[float, float]:
    """One round from a state, rounds without any hit left out: they only come again."""
    last_i = len(won) - 1
    last_j = len(won[0]) - 1
    a = 0.0
    d = 0.0
    for x in range(len(scored)):
        for y in range(len(suffered)):
            if x or y:
                p = scored[x] * suffered[y]
                a += p * won[min(i + y, last_i)][min(j + x, last_j)]
                d += p * fallen[min(i + y, last_i)][min(j + x, last_j)]
    change = 1 - scored[0] * suffered[0]
    return a / change, d / change


def storm(ours: Host, theirs: Host, need: int) -> tuple[float, float, float]:
    """W14.10, W14.11. The Stronghold falls in one round; falls if every Elite buys another; the besiegers are lost."""
    most = theirs.hit_points()
    states: dict[tuple[int, int, int], float] = {(ours.units, ours.elites, 0): 1.0}
    suffering = [theirs.after(wounds).hits(5) for wounds in range(most)]
    once = -1.0
    taken = 0.0
    lost = 0.0
    while states:
        following: dict[tuple[int, int, int], float] = {}
        for (units, elites, wounds), p in states.items():
            us = Host(units, elites, ours.lead, min(ours.leading, elites), ours.captains, ours.fewer)
            scored = us.hits(need)
            suffered = suffering[wounds]
            for y in range(len(suffered)):
                left = us.storming(y)
                for x in range(len(scored)):
                    q = p * scored[x] * suffered[y]
                    if left.units <= 0:
                        lost += q  # the besiegers are gone: nobody is there to take it
                    elif wounds + x >= most:
                        taken += q
                    elif left.elites > 0:
                        key = (left.units, left.elites - 1, wounds + x)
                        following[key] = following.get(key, 0.0) + q
        if once < 0:
            once = taken
        states = following
    return once, taken, lost


# --- the Hunt, W18 and W19 ---


def hunt_pool(t: Wotr) -> list[int]:
    """W18.1.2. The tiles one of which would be drawn now: what was not drawn yet is known to all."""
    return t.pool if t.pool else [n for n in t.drawn if n < STANDARD_TILES]


def hunt_bonus(t: Wotr) -> int:
    return t.hunt_dice[FP] + (1 if t.on_table(events.CREBAIN) else 0)


def reveals(t: Wotr, tile: int) -> bool:
    """W18.2.3, R9.15. Gollum guides past the Reveal of numbered standard tiles."""
    if not t.book.tile_reveal[tile]:
        return False
    numbered = tile < STANDARD_TILES and t.book.tile_value[tile] != TILE_EYE
    return not (numbered and t.fellowship.guide == GOLLUM)


def damages(t: Wotr, tile: int, eye: int) -> list[tuple[int, float]]:
    """Hunt damage of a tile before anything lowers it; less than nothing heals."""
    value = t.book.tile_value[tile]
    if value == TILE_EYE:
        return [(eye, 1.0)]
    if value == TILE_DIE:
        return [(n, 1 / 6) for n in range(1, 7)]
    return [(value, 1.0)]


def of_step(t: Wotr) -> dict[str, Any]:
    """W18.3. A step outside Mordor: the Hunt roll with every re-roll used, the tile, what it does."""
    level = min(strength.DICE, t.hunt_dice[SH])
    p = success_chance(hunt_bonus(t))
    successes = with_rerolls(level, hunt.rerolls(t), p, p)
    tiles = hunt_pool(t)
    damage: dict[int, float] = {0: successes[0]}
    seen = 0.0
    for k in range(1, level + 1):
        for tile in tiles:
            share = successes[k] / len(tiles)
            if reveals(t, tile):
                seen += share
            for n, q in damages(t, tile, k):
                damage[n] = damage.get(n, 0.0) + share * q
    notes = [told("wotr-odds-before-help")] if level else []
    if level and hunt.rerolls(t):
        notes.append(told("wotr-odds-every-reroll"))
    if level and t.on_table(events.CREBAIN):
        notes.append(told("wotr-odds-crebain"))
    groups = [counted(told("wotr-odds-successes"), "wotr-odds-success", successes)]
    return {"groups": groups + _ordeal(t, damage, seen), "notes": notes}


def of_move(t: Wotr) -> dict[str, Any]:
    """W6.10. What a move of the Fellowship may bring."""
    return of_climb(t) if t.fellowship.mordor >= 0 else of_step(t)


def of_climb(t: Wotr) -> dict[str, Any]:
    """W19.4. A step on the Mordor Track: one tile, an Eye for every die in the Hunt Box."""
    tiles = hunt_pool(t)
    damage: dict[int, float] = {}
    seen = 0.0
    stopped = 0.0
    for tile in tiles:
        share = 1 / len(tiles)
        if reveals(t, tile):
            seen += share
        if t.book.tile_stop[tile]:
            stopped += share
        for n, q in damages(t, tile, t.hunt_dice[SH] + t.hunt_dice[FP]):
            damage[n] = damage.get(n, 0.0) + share * q
    step = group(
        told("wotr-odds-forward"), [(told("wotr-odds-climbs"), 1 - stopped), (told("wotr-odds-stopped"), stopped)], None
    )
    return {"groups": [step, *_ordeal(t, damage, seen)], "notes": [told("wotr-odds-before-help")]}


def _ordeal(t: Wotr, damage: dict[int, float], seen: float) -> list[dict[str, Any]]:
    """Hunt damage, the chance to be revealed, and the chance that the Ring takes its bearers."""
    chances = [
        (told("wotr-odds-damage", n) if n >= 0 else told("wotr-odds-heals", -n), damage[n]) for n in sorted(damage)
    ]
    mean = sum([n * p for n, p in damage.items()])
    doomed = sum([p for n, p in damage.items() if n > 0 and t.fellowship.corruption + n >= CORRUPTION_LIMIT])
    found = [(told("wotr-odds-revealed"), seen), (told("wotr-odds-hidden"), 1 - seen)]
    groups = [group(told("wotr-odds-hunt-damage"), chances, mean), group(told("wotr-odds-after"), found, None)]
    if doomed > 1e-9:
        groups.append(group(told("wotr-odds-ring"), [(told("wotr-odds-corrupted"), doomed)], None))
    return groups


def of_allocation(t: Wotr, n: int) -> dict[str, Any]:
    """W5.3, W5.4. How likely the Fellowship's first step is found with so many dice; Eyes still to be rolled count."""
    faces = t.book.dice_faces[SH]
    eyes = binomial(max(0, t.ready[SH] - n), faces.count(EYE) / len(faces))
    p = success_chance(hunt_bonus(t))
    again = hunt.rerolls(t)
    levels = [0.0] * (strength.DICE + 1)
    missed = 0.0
    for k in range(len(eyes)):
        level = min(strength.DICE, t.hunt_dice[SH] + n + k)
        levels[level] += eyes[k]
        missed += eyes[k] * with_rerolls(level, again, p, p)[0]
    found = [(told("wotr-odds-found"), 1 - missed), (told("wotr-odds-missed"), missed)]
    groups = [counted(told("wotr-odds-hunt-dice"), "wotr-odds-dice", levels)]
    groups.append(group(told("wotr-odds-first-step"), found, None))
    return {"groups": groups, "notes": []}
