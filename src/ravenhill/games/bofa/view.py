"""What each seat sees, and the same table with what it can not see dealt anew."""

from __future__ import annotations

from typing import Literal

from ravenhill.engine.view import Redeal
from ravenhill.games.bofa import shapes
from ravenhill.games.bofa.effects.shooting import Archery, Blast, can_shoot
from ravenhill.games.bofa.fate import marked_after, ready
from ravenhill.games.bofa.names import (
    ACTIVATION,
    ARMOUR,
    BEORN,
    BILBO,
    BOLG,
    CHARACTER_IDS,
    EVENTS,
    FACE_IDS,
    FP,
    GANDALF,
    GENERALS,
    GROUP_IDS,
    GROUPS_OF,
    LAST_STEP,
    OPENS_PASS,
    PHASE_IDS,
    SHADOW,
    SIDE_IDS,
    TERRITORY_IDS,
    UNIT_IDS,
    UNITS,
    WAITING,
    WILD_SPEARS,
)
from ravenhill.games.bofa.rolls import thorins_strength
from ravenhill.games.bofa.stories import running
from ravenhill.games.bofa.table import BofaTable, lead_supply, leadership, lord_territory, strength
from ravenhill.games.bofa.victory import ENOUGH, shadow_points


def seen_by(t: BofaTable, seat: int) -> shapes.View:
    """Everything a client needs to draw the table for this seat (-1: a spectator)."""
    names = t.book.card_id
    return {
        "turn": t.turn,
        "phase": "battle" if t.battle is not None else PHASE_IDS[t.phase],
        "active": None if t.phase == ACTIVATION and t.battle is None else SIDE_IDS[t.active],
        "points": shadow_points(t),
        "goal": ENOUGH,
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
        "characters": {CHARACTER_IDS[c]: person_seen(t, c) for c in range(len(CHARACTER_IDS))},
        "passes": {
            t.book.area_id[p]: {"open": t.open_pass[i], "opens_at": OPENS_PASS} for i, p in enumerate(t.book.passes)
        },
        "ranges": ranges(t),
        "fate": fate_seen(t),
        "dice": {SIDE_IDS[s]: [FACE_IDS[f] for f in t.dice[s]] for s in (FP, SHADOW)},
        "blank": {SIDE_IDS[s]: dice_blank(t, s) for s in (FP, SHADOW)},
        "die": FACE_IDS[t.die] if t.die >= 0 else None,
        "eagles": {"eyrie": t.eyrie, **{TERRITORY_IDS[k]: n for k, n in enumerate(t.eagles)}},
        "bats": {TERRITORY_IDS[k]: n for k, n in enumerate(t.bats)},
        "leadership_supply": {SIDE_IDS[s]: lead_supply(t, s) for s in (FP, SHADOW)},
        "tokens_unused": {SIDE_IDS[s]: {GROUP_IDS[g]: t.unused[g] for g in GROUPS_OF[s]} for s in (FP, SHADOW)},
        "table": [{"card": names[c], "left": left_on(t, c)} for c in t.laid],
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
        "strength": strength(t, area) + thorins_strength(t, area),
        "fortification": t.fort[area],
        "control": t.control[area],
        "recruitment": {
            GROUP_IDS[g]: t.tokens[g * t.book.areas + area]
            for g in range(len(GROUP_IDS))
            if t.tokens[g * t.book.areas + area]
        },
        "characters": [CHARACTER_IDS[c] for c in range(len(CHARACTER_IDS)) if t.place[c] == area],
    }


def person_seen(t: BofaTable, character: int) -> shapes.Person:
    return {
        "side": SIDE_IDS[SHADOW if character == BOLG else FP],
        "place": place_seen(t, character),
        "step": t.step_of[character],
        "ready": ready(t, character),
        "active": t.generals[character],
        "troubled": t.troubled == character,
        "tokens": tokens_of(t, character),
    }


def tokens_of(t: BofaTable, character: int) -> shapes.Held | None:
    """Bilbo's Rings, Beorn's Wrath, Bolg's Bodyguards, Gandalf's Focus."""
    here = t.place[character] != WAITING
    if character == BILBO and here:
        return {"kind": "rings", "n": t.rings}
    if character == BEORN and t.wrath:
        return {"kind": "wrath", "n": t.wrath}
    if character == BOLG and here:
        return {"kind": "bodyguards", "n": t.bodyguards}
    return {"kind": "focus", "n": 1} if character == GANDALF and t.focus else None


def left_on(t: BofaTable, card: int) -> int:
    """fa09, ss08. Damage on the armour, Wild Spears to be thrown."""
    return t.worn if t.book.lasting[ARMOUR][card] else t.spears if card == WILD_SPEARS else 0


def dice_blank(t: BofaTable, side: int) -> int:
    in_hand = 1 if t.die >= 0 and t.active == side else 0
    return max(0, t.available[side] - len(t.dice[side]) - in_hand)


def ranges(t: BofaTable) -> list[shapes.Range]:
    """B9.4.6, B9.4.7. What a General who can blast and the bowmen on high ground reach."""
    found = [range_of(t, "blast", g, t.place[g]) for g in able(t, Blast.NAME) if t.place[g] >= 0]
    for g in able(t, Archery.NAME)[:1]:
        found += [range_of(t, "archery", g, a) for a in range(t.book.regions) if can_shoot(t, a)]
    return found


def able(t: BofaTable, name: str) -> list[int]:
    """The Generals whose abilities hold such a block."""
    return [g for g in GENERALS if any(name == block.NAME for way in t.book.ways[g] for block in way)]


def range_of(t: BofaTable, kind: Literal["blast", "archery"], general: int, area: int) -> shapes.Range:
    names, reached = t.book.area_id, t.book.in_range[area]
    return {
        "kind": kind,
        "general": CHARACTER_IDS[general],
        "area": names[area],
        "over": [names[a] for a in reached],
        "at": [names[a] for a in reached if t.owner[a] == SHADOW],
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
        "last": LAST_STEP,
        "next": next_to_come(t),
        "pool": {names[i]: t.pool.count(i) for i in range(len(names)) if i in t.pool},
        "drawn": names[t.drawn] if t.drawn >= 0 else None,
        "to": marked_after(t, t.book.tile_value[t.drawn]) if t.drawn >= 0 else None,
        "aside": [names[i] for i in t.set_aside],
        "spent": [names[i] for i in t.spent_tiles],
    }


def next_to_come(t: BofaTable) -> shapes.Newcomer | None:
    """Who waits nearest before the marker."""
    found = -1
    for c in range(len(CHARACTER_IDS)):
        if t.place[c] == WAITING and t.step_of[c] > t.marker and (found < 0 or t.step_of[c] < t.step_of[found]):
            found = c
    return {"character": CHARACTER_IDS[found], "step": t.step_of[found]} if found >= 0 else None


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
