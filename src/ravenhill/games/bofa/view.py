"""What each seat sees, and the same table with what it can not see dealt anew."""

from __future__ import annotations

from ravenhill.engine.view import Redeal
from ravenhill.games.bofa import shapes
from ravenhill.games.bofa.fate import ready
from ravenhill.games.bofa.fights import running
from ravenhill.games.bofa.names import (
    CHARACTER_IDS,
    EVENTS,
    FACE_IDS,
    FP,
    GROUP_IDS,
    PHASE_IDS,
    SHADOW,
    SIDE_IDS,
    TERRITORY_IDS,
    UNIT_IDS,
    UNITS,
)
from ravenhill.games.bofa.rolls import fury_of_the_dwarves
from ravenhill.games.bofa.table import (
    BofaTable,
    lead_supply,
    leadership,
    lord_territory,
    strength,
)
from ravenhill.games.bofa.victory import shadow_points


def seen_by(t: BofaTable, seat: int) -> shapes.View:
    """Everything a client needs to draw the table for this seat (-1: a spectator)."""
    names = t.book.card_id
    return {
        "turn": t.turn,
        "phase": "battle" if t.battle is not None else PHASE_IDS[t.phase],
        "active": SIDE_IDS[t.active],
        "points": shadow_points(t),
        "areas": {t.book.area_id[a]: area_seen(t, a) for a in range(t.book.areas) if worth_telling(t, a)},
        "columns": [
            {
                "side": SIDE_IDS[c.side],
                "from": t.book.area_id[c.origin],
                "at": t.book.area_id[c.at],
                "units": {UNIT_IDS[u]: c.units[u] for u in range(UNITS) if c.units[u]},
                "damage": c.damage,
                "leadership": c.lead,
                "characters": [CHARACTER_IDS[k] for k in c.characters],
            }
            for c in t.columns
        ],
        "characters": {
            CHARACTER_IDS[c]: {
                "place": place_seen(t, c),
                "step": t.step_of[c],
                "ready": ready(t, c),
                "active": t.generals[c],
                "troubled": t.troubled == c,
            }
            for c in range(len(CHARACTER_IDS))
        },
        "passes": {t.book.area_id[p]: t.open_pass[i] for i, p in enumerate(t.book.passes)},
        "fate": fate_seen(t),
        "dice": {SIDE_IDS[s]: [FACE_IDS[f] for f in t.dice[s]] for s in (FP, SHADOW)},
        "available": {SIDE_IDS[s]: t.available[s] for s in (FP, SHADOW)},
        "die": FACE_IDS[t.die] if t.die >= 0 else None,
        "eagles": {"eyrie": t.eyrie, **{TERRITORY_IDS[k]: n for k, n in enumerate(t.eagles)}},
        "bats": {TERRITORY_IDS[k]: n for k, n in enumerate(t.bats)},
        "rings": t.rings,
        "wrath": t.wrath,
        "bodyguards": t.bodyguards,
        "focus": t.focus,
        "armour": t.worn,
        "spears": t.spears,
        "leadership_supply": {SIDE_IDS[s]: lead_supply(t, s) for s in (FP, SHADOW)},
        "tokens_unused": {GROUP_IDS[g]: t.unused[g] for g in range(len(GROUP_IDS))},
        "table": [names[c] for c in t.laid],
        "in_use": names[t.in_use] if t.in_use >= 0 else None,
        "hand": [names[c] for c in t.hands[seat]] if seat >= 0 else [],
        "hands": {
            SIDE_IDS[s]: {
                "events": len([c for c in t.hands[s] if c < EVENTS]),
                "stories": len([c for c in t.hands[s] if c >= EVENTS]),
            }
            for s in (FP, SHADOW)
        },
        "decks": {
            "event": len(t.event_deck),
            "story_fp": len(t.story_decks[FP]),
            "story_shadow": len(t.story_decks[SHADOW]),
            "fate": len(t.fate_deck),
        },
        "discards": {
            "event": len(t.event_discards),
            "story_fp": len(t.story_discards[FP]),
            "story_shadow": len(t.story_discards[SHADOW]),
            "fate": [names[c] for c in t.fate_discards],
        },
        "battle": running(t, t.battle) if t.battle is not None else None,
    }


def worth_telling(t: BofaTable, area: int) -> bool:
    """Something lies there."""
    if t.owner[area] >= 0 or t.control[area] or t.fort[area]:
        return True
    return any(t.tokens[g * t.book.areas + area] for g in range(len(GROUP_IDS))) or area in t.place


def area_seen(t: BofaTable, area: int) -> shapes.Area:
    side = t.owner[area]
    return {
        "side": SIDE_IDS[side] if side >= 0 else None,
        "units": {UNIT_IDS[u]: t.units[area * UNITS + u] for u in range(UNITS) if t.units[area * UNITS + u]},
        "damage": t.damage[area],
        "tokens_lead": t.lead[area],
        "leadership": leadership(t, area) if side >= 0 else 0,
        "strength": strength(t, area) + fury_of_the_dwarves(t, area),
        "fortification": t.fort[area],
        "control": t.control[area],
        "recruitment": {
            GROUP_IDS[g]: t.tokens[g * t.book.areas + area]
            for g in range(len(GROUP_IDS))
            if t.tokens[g * t.book.areas + area]
        },
        "characters": [CHARACTER_IDS[c] for c in range(len(CHARACTER_IDS)) if t.place[c] == area],
    }


def place_seen(t: BofaTable, character: int) -> str:
    place = t.place[character]
    if place <= -10:
        return TERRITORY_IDS[lord_territory(t)]
    return t.book.place_id(place)


def fate_seen(t: BofaTable) -> shapes.Fate:
    """B8.15. Drawn tiles are open; what is left in the pool is known by counting."""
    names = t.book.tile_id
    return {
        "marker": t.marker,
        "pool": {names[i]: t.pool.count(i) for i in range(len(names)) if i in t.pool},
        "drawn": names[t.drawn] if t.drawn >= 0 else None,
        "aside": [names[i] for i in t.set_aside],
        "spent": [names[i] for i in t.spent_tiles],
    }


def redeal(t: BofaTable, seat: int) -> None:
    """The other hand, the decks, and what was discarded face down are mixed; each side's Story cards for themselves."""
    bit = 1 << seat if seat >= 0 else 0
    mix = Redeal()
    mix.deck(t.event_deck, seat)
    unseen(mix, t.event_discards, t.event_seen, bit)
    for side in (FP, SHADOW):
        if side != seat:
            hand = t.hands[side]
            for i in range(len(hand)):
                if hand[i] < EVENTS:
                    mix.one(hand, i)
    mix.deal(t.chance)
    for side in (FP, SHADOW):
        if side == seat:
            continue
        mix = Redeal()
        mix.deck(t.story_decks[side], seat)
        unseen(mix, t.story_discards[side], t.story_seen[side], bit)
        hand = t.hands[side]
        for i in range(len(hand)):
            if hand[i] >= EVENTS:
                mix.one(hand, i)
        mix.deal(t.chance)
        hand.sort()


def unseen(mix: Redeal, cards: list[int], masks: list[int], bit: int) -> None:
    for i in range(len(cards)):
        if not masks[i] & bit:
            mix.one(cards, i)
