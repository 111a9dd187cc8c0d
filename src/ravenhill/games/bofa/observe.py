"""What a seat may see of the table, as numbers: the map and its Armies, cards by where they may be, dice, combat."""

from __future__ import annotations

from array import array
from typing import Final

from ravenhill.engine.observe import Layout, mark_known, put
from ravenhill.games.bofa.names import (
    CHARACTER_IDS,
    CHARACTERS,
    EVENTS,
    FACE_IDS,
    FP,
    GROUP_IDS,
    GROUPS,
    PHASE_IDS,
    SHADOW,
    TERRITORIES,
    TERRITORY_IDS,
    UNIT_IDS,
    UNITS,
)
from ravenhill.games.bofa.table import Battle, BofaTable, Front, lead_supply, lord_territory
from ravenhill.games.bofa.victory import shadow_points

# An area: whose Army (-1: the other's), its units, tokens, characters, and its part in what goes on
ARMY: Final = 0
DAMAGE: Final = 1
LEAD: Final = 2
FORT: Final = 3
CONTROL: Final = 4
TARGET: Final = 5
HOME: Final = 6  # an attacking Army stands there; 1: the one that fights
COLUMN: Final = 7  # an Army on the march is here; -1: it comes from here
OF_AREA: Final = ("army", "damage", "leadership", "fortification", "control", "target", "attacks", "march")
TOKENS: Final = 8
FIRST_UNITS: Final = TOKENS + GROUPS
FIRST_CHARACTERS: Final = FIRST_UNITS + UNITS
AREA: Final = FIRST_CHARACTERS + CHARACTERS

# Where a card is; one that is nowhere here may be in a deck, in the other's hand, or face down on a pile. "known": its
# place in a deck. "combat": shown this round; -1: used.
WHERE: Final = ("hand", "discarded", "laid", "in use", "known", "combat")
HAND: Final = 0
DISCARDED: Final = 1
LAID: Final = 2
IN_USE: Final = 3
KNOWN: Final = 4
COMBAT: Final = 5

OF_CHARACTER: Final = ("waiting", "gone", "away", "eyrie", "marching", "step", "general", "troubled")
ELSEWHERE: Final = 5  # places outside the map
STEP: Final = 5
GENERAL: Final = 6
TROUBLED: Final = 7
CHARACTER: Final = 8

OF_SIDE: Final = ("dice", "events", "stories", "story deck", "story discards", "leadership left")
SIDE: Final = 6
TRACKS: Final = (
    "side",
    "turn",
    "active",
    "points",
    "marker",
    "rings",
    "wrath",
    "bodyguards",
    "focus",
    "armour",
    "spears",
    "eyrie",
    "first pass",
    "second pass",
    "event deck",
    "event discards",
    "fate deck",
)
OF_COLUMN: Final = ("damage", "leadership")
OF_BATTLE: Final = ("attacks", "round", "opened", "superior", "charge", "bear", "terrain")
OF_FRONT: Final = (
    "dice",
    "hits",
    "black hit",
    "needed",
    "awake",
    "regrouped",
    "stands",
    "fewer",
    "plus",
    "plus again",
    "six",
    "leadership",
    "mute",
    "no quarter",
    "captain",
    "fog",
    "vampire",
    "redoubtable",
    "guarded",
    "got",
    "got on walls",
    "fallen",
    "lost",
    "gone",
    "again",
)
FRONT: Final = 25
PIPS: Final = ("1", "2", "3", "4", "5", "6")


class Sight(Layout):
    """Where each block of the row begins."""

    __slots__ = (
        "ability",
        "area",
        "battle",
        "card",
        "character",
        "column",
        "die",
        "faces",
        "front",
        "lord",
        "phase",
        "pips",
        "side",
        "territory",
        "tile",
        "tracks",
        "unused",
    )

    def __init__(self, t: BofaTable) -> None:
        super().__init__()
        b = t.book
        tokens = [f"tokens {name}" for name in GROUP_IDS]
        self.area = self.block("area", b.area_id, [*OF_AREA, *tokens, *UNIT_IDS, *CHARACTER_IDS])
        self.card = self.block("card", WHERE, b.card_id)
        self.character = self.block("character", CHARACTER_IDS, OF_CHARACTER)
        self.lord = self.block("lord", TERRITORY_IDS)
        self.territory = self.block("territory", ["eagles", "bats"], TERRITORY_IDS)
        self.tile = self.block("tile", ["pool", "drawn", "aside", "spent"], b.tile_id)
        self.unused = self.block("tokens left", GROUP_IDS)
        self.side = self.block("side", ["own", "other"], OF_SIDE)
        self.faces = self.block("dice", ["own", "other"], FACE_IDS)
        self.die = self.block("die", FACE_IDS)
        self.phase = self.block("phase", PHASE_IDS)
        self.tracks = self.block("track", TRACKS)
        self.column = self.block("march", ["own", "other"], [*OF_COLUMN, *UNIT_IDS, *CHARACTER_IDS])
        self.battle = self.block("battle", OF_BATTLE)
        self.front = self.block("battle", ["own", "other"], OF_FRONT)
        self.ability = self.block("battle", ["own", "other"], [f"ability {name}" for name in UNIT_IDS])
        self.pips = self.block("battle dice", ["own", "other"], ["white", "black"], PIPS)


def see(t: BofaTable, seat: int, s: Sight, out: array[float]) -> None:
    _areas(t, seat, s, out)
    _characters(t, s, out)
    _cards(t, seat, s, out)
    _tiles(t, s, out)
    for side in (FP, SHADOW):
        _side(t, side, 0 if side == seat else 1, s, out)
    _tracks(t, seat, s, out)
    _columns(t, seat, s, out)
    battle = t.battle
    if battle is not None:
        _battle(t, battle, seat, s, out)


def _areas(t: BofaTable, seat: int, s: Sight, out: array[float]) -> None:
    areas = t.book.areas
    for a in range(areas):
        at = s.area + a * AREA
        owner = t.owner[a]
        if owner >= 0:
            out[at + ARMY] = 1.0 if owner == seat else -1.0
            first = a * UNITS
            for u in range(UNITS):
                n = t.units[first + u]
                if n:
                    put(out, at + FIRST_UNITS + u, 0.2 * n)
            if t.damage[a]:
                put(out, at + DAMAGE, 0.2 * t.damage[a])
            if t.lead[a]:
                put(out, at + LEAD, 0.3 * t.lead[a])
        if t.fort[a]:
            put(out, at + FORT, 0.2 * t.fort[a])
        if t.control[a]:
            out[at + CONTROL] = 1.0
    for i, n in enumerate(t.tokens):
        if n:
            put(out, s.area + (i % areas) * AREA + TOKENS + i // areas, 0.3 * n)


def _characters(t: BofaTable, s: Sight, out: array[float]) -> None:
    for c in range(CHARACTERS):
        place = t.place[c]
        at = s.character + c * CHARACTER
        if place >= 0:
            out[s.area + place * AREA + FIRST_CHARACTERS + c] = 1.0
        elif -place <= ELSEWHERE:
            out[at - place - 1] = 1.0
        else:
            out[s.lord + lord_territory(t)] = 1.0
        if t.step_of[c] >= 0:
            put(out, at + STEP, 0.1 * (t.step_of[c] - t.marker))
        if t.generals[c]:
            out[at + GENERAL] = 1.0
    if t.troubled >= 0:
        out[s.character + t.troubled * CHARACTER + TROUBLED] = 1.0


def _cards(t: BofaTable, seat: int, s: Sight, out: array[float]) -> None:
    every = len(t.book.card_id)
    known = s.card + KNOWN * every
    discarded = s.card + DISCARDED * every
    for card in t.hands[seat]:
        out[s.card + HAND * every + card] = 1.0
    for card in t.fate_discards:
        out[discarded + card] = 1.0
    for card in t.story_discards[seat]:  # what one has put down oneself one knows
        out[discarded + card] = 1.0
    _pile(t.event_discards, t.event_seen, 1 << seat, discarded, out)
    _pile(t.story_discards[1 - seat], t.story_seen[1 - seat], 1 << seat, discarded, out)
    for deck in (t.event_deck, t.fate_deck, t.story_decks[FP], t.story_decks[SHADOW]):
        if deck.top or deck.under:
            mark_known(deck, seat, known, out)
    for card in t.laid:
        out[s.card + LAID * every + card] = 1.0
    if t.in_use >= 0:
        out[s.card + IN_USE * every + t.in_use] = 1.0


def _pile(cards: list[int], masks: list[int], bit: int, discarded: int, out: array[float]) -> None:
    """Of a face-down pile, the cards this seat has seen go there."""
    for i in range(len(cards)):
        if masks[i] & bit:
            out[discarded + cards[i]] = 1.0


def _tiles(t: BofaTable, s: Sight, out: array[float]) -> None:
    """B8.15. Drawn tiles are open; what is left in the pool is known by counting."""
    every = len(t.book.tile_id)
    for tile in t.pool:
        out[s.tile + tile] += 0.2
    if t.drawn >= 0:
        out[s.tile + every + t.drawn] = 1.0
    for tile in t.set_aside:
        out[s.tile + 2 * every + tile] += 0.2
    for tile in t.spent_tiles:
        out[s.tile + 3 * every + tile] += 0.2
    for g in range(GROUPS):
        put(out, s.unused + g, 0.1 * t.unused[g])


def _side(t: BofaTable, side: int, place: int, s: Sight, out: array[float]) -> None:
    at = s.side + place * SIDE
    events = 0
    for card in t.hands[side]:
        if card < EVENTS:
            events += 1
    put(out, at, 0.1 * t.available[side])
    put(out, at + 1, 0.2 * events)
    put(out, at + 2, 0.2 * (len(t.hands[side]) - events))
    put(out, at + 3, 0.05 * len(t.story_decks[side]))
    put(out, at + 4, 0.05 * len(t.story_discards[side]))
    put(out, at + 5, 0.1 * lead_supply(t, side))
    faces = s.faces + place * len(FACE_IDS)
    for face in t.dice[side]:
        out[faces + face] += 0.3


def _tracks(t: BofaTable, seat: int, s: Sight, out: array[float]) -> None:
    out[s.phase + t.phase] = 1.0
    if t.die >= 0:
        out[s.die + t.die] = 1.0
    for k in range(TERRITORIES):
        if t.eagles[k]:
            put(out, s.territory + k, 0.3 * t.eagles[k])
        if t.bats[k]:
            put(out, s.territory + TERRITORIES + k, 0.3 * t.bats[k])
    at = s.tracks
    out[at] = 1.0 if seat == FP else -1.0
    put(out, at + 1, 0.1 * t.turn)
    out[at + 2] = 1.0 if t.active == seat else -1.0
    put(out, at + 3, 0.1 * shadow_points(t))
    put(out, at + 4, 0.1 * t.marker)
    put(out, at + 5, 0.3 * t.rings)
    put(out, at + 6, 0.3 * t.wrath)
    put(out, at + 7, 0.3 * t.bodyguards)
    put(out, at + 8, 1.0 if t.focus else 0.0)
    put(out, at + 9, 0.2 * t.worn)
    put(out, at + 10, 0.2 * t.spears)
    put(out, at + 11, 0.2 * t.eyrie)
    put(out, at + 12, 1.0 if t.open_pass[0] else 0.0)
    put(out, at + 13, 1.0 if t.open_pass[1] else 0.0)
    put(out, at + 14, 0.03 * len(t.event_deck))
    put(out, at + 15, 0.03 * len(t.event_discards))
    put(out, at + 16, 0.1 * len(t.fate_deck))


def _columns(t: BofaTable, seat: int, s: Sight, out: array[float]) -> None:
    """B10.4.4. Armies on the march; those of a side together."""
    for column in t.columns:
        at = s.column + (0 if column.side == seat else len(OF_COLUMN) + UNITS + CHARACTERS)
        out[s.area + column.origin * AREA + COLUMN] = -1.0
        out[s.area + column.at * AREA + COLUMN] = 1.0
        out[at] += 0.2 * column.damage
        out[at + 1] += 0.3 * column.lead
        for u in range(UNITS):
            if column.units[u]:
                out[at + 2 + u] += 0.2 * column.units[u]
        for c in column.characters:
            out[at + 2 + UNITS + c] = 1.0


def _battle(t: BofaTable, b: Battle, seat: int, s: Sight, out: array[float]) -> None:
    at = s.battle
    out[at] = 1.0 if b.attacker == seat else -1.0
    put(out, at + 1, 0.2 * b.round)
    put(out, at + 2, 1.0 if b.opened else 0.0)
    put(out, at + 3, _whose(b.superior, seat))
    put(out, at + 4, 1.0 if b.charge else 0.0)
    put(out, at + 5, _whose(b.bear, seat))
    put(out, at + 6, _whose(b.terrain, seat))
    out[s.area + b.target * AREA + TARGET] = 1.0
    for home in b.homes:
        out[s.area + home * AREA + HOME] = 0.5
    if b.fighting >= 0:
        out[s.area + b.fighting * AREA + HOME] = 1.0
    combat = s.card + COMBAT * len(t.book.card_id)
    for side in (FP, SHADOW):
        front = b.fronts[side]
        for card in front.used:
            out[combat + card] = -1.0
        for card in front.shown:
            out[combat + card] = 1.0
        _front(front, side in b.fallen, 0 if side == seat else 1, s, out)


def _whose(side: int, seat: int) -> float:
    return 0.0 if side < 0 else 1.0 if side == seat else -1.0


def _front(front: Front, fallen: bool, place: int, s: Sight, out: array[float]) -> None:
    at = s.front + place * FRONT
    put(out, at, 0.2 * front.dice)
    put(out, at + 1, 0.2 * front.hits)
    put(out, at + 2, 1.0 if front.hit_black else 0.0)
    put(out, at + 3, 0.15 * front.needed)
    put(out, at + 4, 1.0 if front.awake else 0.0)
    put(out, at + 5, 1.0 if front.regrouped else 0.0)
    put(out, at + 6, 1.0 if front.stand else 0.0)
    put(out, at + 7, 0.3 * front.fewer)
    put(out, at + 8, 0.5 * front.roll_plus)
    put(out, at + 9, 0.5 * front.reroll_plus)
    put(out, at + 10, 1.0 if front.six else 0.0)
    put(out, at + 11, 0.3 * front.extra_leadership)
    put(out, at + 12, 1.0 if front.mute else 0.0)
    put(out, at + 13, 1.0 if front.no_quarter else 0.0)
    put(out, at + 14, 1.0 if front.captain else 0.0)
    put(out, at + 15, 1.0 if front.fog else 0.0)
    put(out, at + 16, 1.0 if front.vampire else 0.0)
    put(out, at + 17, 1.0 if front.redoubtable else 0.0)
    put(out, at + 18, 1.0 if front.guarded else 0.0)
    put(out, at + 19, 0.2 * front.got)
    put(out, at + 20, 0.2 * front.got_fort)
    put(out, at + 21, 1.0 if fallen else 0.0)
    put(out, at + 22, 0.2 * len(front.lost))
    put(out, at + 23, 0.5 * len(front.gone))
    put(out, at + 24, 0.2 * len(front.again))
    if front.ability >= 0:
        out[s.ability + place * UNITS + front.ability] = 1.0
    pips = s.pips + place * 12
    for face in front.white:
        out[pips + face - 1] += 0.2
    for face in front.black:
        out[pips + 6 + face - 1] += 0.2
