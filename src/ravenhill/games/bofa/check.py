"""Invariants every table keeps: figures, tokens and cards conserved, limits not passed."""

from __future__ import annotations

from ravenhill.games.bofa.names import (
    BEORN,
    CARDS,
    EVENTS,
    FATE_CARDS,
    FP,
    GROUPS,
    LAST_STEP,
    MANEUVERS,
    ORCS,
    SHADOW,
    UNIT_IDS,
    UNITS,
)
from ravenhill.games.bofa.table import BofaTable, bat_supply, eagle_supply, lead_supply, limit, side_of


def problems(t: BofaTable) -> list[str]:
    """Everything that is wrong with the table."""
    return figures(t) + armies_sound(t) + tokens_sound(t) + cards_sound(t)


def figures(t: BofaTable) -> list[str]:
    """B1.2, B1.7."""
    found: list[str] = []
    for u in range(UNITS):
        out = sum([t.units[a * UNITS + u] for a in range(t.book.areas)]) + sum([c.units[u] for c in t.columns])
        if u == ORCS:
            out += t.spears
        if out + t.supply[u] != t.book.figures[u] or t.supply[u] < 0:
            found.append(f"{UNIT_IDS[u]}: {out} out and {t.supply[u]} unused of {t.book.figures[u]}")
    return found


def armies_sound(t: BofaTable) -> list[str]:
    """B10.1.2, B12.6.4, B9.6.2."""
    found: list[str] = []
    for a in range(t.book.areas):
        name = t.book.area_id[a]
        counted = [0, 0]
        for u in range(UNITS):
            if t.units[a * UNITS + u] < 0:
                found.append(f"fewer than no {UNIT_IDS[u]} in {name}")
            counted[side_of(u)] += t.units[a * UNITS + u]
        if counted[FP] and counted[SHADOW]:
            found.append(f"both sides in {name}")
        if t.size[a] != counted[FP] + counted[SHADOW]:
            found.append(f"size of {name}")
        if t.damage[a] < 0 or t.lead[a] < 0 or t.fort[a] < 0 or t.fort[a] > t.book.defence[a]:
            found.append(f"tokens in {name} out of bounds")
        if not t.strained:
            found += _army_flaws(t, a, FP if counted[FP] else SHADOW if counted[SHADOW] else -1)
    return found


def _army_flaws(t: BofaTable, a: int, side: int) -> list[str]:
    """What is wrong with the one Army in an area, or with there being none (-1)."""
    name = t.book.area_id[a]
    found: list[str] = []
    if t.owner[a] != side:
        found.append(f"owner of {name}")
    if side < 0 and (t.damage[a] or t.lead[a]):
        found.append(f"tokens without an Army in {name}")
    if side >= 0 and t.size[a] > limit(t, side, a):
        found.append(f"{t.size[a]} units in {name}")
    if t.damage[a] > t.size[a]:
        found.append(f"more damage than units in {name}")
    if side >= 0 and t.place[BEORN] == a:
        found.append(f"Beorn among units in {name}")
    return found


def tokens_sound(t: BofaTable) -> list[str]:
    """B1.6, B1.9."""
    found: list[str] = []
    areas = t.book.areas
    for g in range(GROUPS):
        on_map = sum(t.tokens[g * areas : (g + 1) * areas])
        if on_map + t.unused[g] != len(t.bag[g]) or t.unused[g] < 0:
            found.append(f"tokens of group {g}: {on_map} and {t.unused[g]} of {len(t.bag[g])}")
    for side in (FP, SHADOW):
        if lead_supply(t, side) < 0:
            found.append(f"too many Leadership tokens of side {side}")
    if eagle_supply(t) < 0 or bat_supply(t) < 0 or t.eyrie < 0 or min(t.eagles) < 0 or min(t.bats) < 0:
        found.append("Eagles or Great Bats out of bounds")
    if not 0 <= t.marker <= LAST_STEP:
        found.append("Fate Marker off the track")
    if not 0 <= t.wrath <= t.book.wrath_most or not 0 <= t.rings <= 5 or not 0 <= t.bodyguards <= 3:
        found.append("Wrath, Ring or Bodyguard tokens out of bounds")
    if len([g for g in t.generals if g]) > 3:
        found.append("more than three Activation tokens")
    return found


def cards_sound(t: BofaTable) -> list[str]:
    """B1.3. Every card is in one place."""
    cards = t.event_deck.cards() + t.event_discards + t.fate_deck.cards() + t.fate_discards + t.laid
    for side in (FP, SHADOW):
        cards = cards + t.story_decks[side].cards() + t.story_discards[side] + t.hands[side]
    if t.in_use >= 0:
        cards = [*cards, t.in_use]
    found: list[str] = []
    if sorted(cards) != list(range(MANEUVERS)):
        found.append("cards lost or doubled")
    if any(FATE_CARDS <= c < CARDS for hand in t.hands for c in hand):
        found.append("a Fate card in hand")
    if len(t.event_discards) != len(t.event_seen) or any(c >= EVENTS for c in t.event_discards):
        found.append("Event discards")
    return found
