"""What a seat may see of the table, as numbers: the map, where each card is or may be, the tracks, the battle."""

from __future__ import annotations

from array import array
from typing import Final

from ravenhill.engine.observe import Layout, mark_known, put
from ravenhill.games.ironwood.bluff import covered, vision_wagered
from ravenhill.games.ironwood.book import IC, WW, Ban
from ravenhill.games.ironwood.hand import bot_side
from ravenhill.games.ironwood.pieces import NOT_CHOSEN, Battle
from ravenhill.games.ironwood.settings import Bot
from ravenhill.games.ironwood.table import FOREST_MARK, PHASES, IronwoodTable, Phase, Site
from ravenhill.games.ironwood.turn import side_to_act

OF_FOREST: Final = (
    "fighters",
    "charged",
    "fading",
    "marks",
    "moved",
    "again",
    "attacked",
    "totems bound",
    "banned",
    "battle",
)
FOREST: Final = 10
OF_MOUNTAIN: Final = (
    "fighters",
    "golems",
    "foundation",
    "forge",
    "drill",
    "marks",
    "moved fighters",
    "moved golems",
    "attacked",
    "banned",
    "battle",
)
MOUNTAIN: Final = 11

# Where a card is; one that is nowhere here may be in a deck, in the other's hand, or face down in a battle. "hand": in
# one's own, or seen in the other's. "known": its place in a deck. "wager": turned up, or one's own. "round": what it
# gives works this round; the running battle is fought by it (-1).
WHERE: Final = ("hand", "discard", "played", "aside", "lingering", "ticked", "wager", "known", "round")
HAND: Final = 0
DISCARD: Final = 1
PLAYED: Final = 2
SET_ASIDE: Final = 3
LINGERING: Final = 4
TICKED: Final = 5
WAGER: Final = 6
KNOWN: Final = 7
ROUND: Final = 8

OF_VISION: Final = ("hand", "discovered", "discard", "known", "wager")  # nowhere: face down, as above
V_HAND: Final = 0
V_DISCOVERED: Final = 1
V_DISCARD: Final = 2
V_KNOWN: Final = 3
V_WAGER: Final = 4

OF_SIDE: Final = (
    "crystals",
    "hand",
    "deck",
    "discards",
    "turns",
    "recruited",
    "damage",
    "defence",
    "dominance",
    "only defending",
    "other first",
    "passes",
)
SIDE: Final = 12
TRACKS: Final = (
    "side",
    "round",
    "turn",
    "own turn",
    "secured",
    "forges",
    "forge tokens",
    "totems",
    "drill track",
    "cargo",
    "drill moves",
    "crystals left",
    "markers left",
    "woodwalkers left",
    "ironclad left",
    "golems left",
    "visions in hand",
    "visions in deck",
    "visions discarded",
)
OF_BATTLE: Final = ("attacks", "combat", "revealed", "counted", "compared", "decided", "won", "golems lost")
OF_FIGHTER: Final = (
    "open",
    "none",
    "covered",
    "units",
    "damage",
    "defence",
    "dominance",
    "strength",
    "lost",
    "other first",
)
FIGHTER: Final = 10
SOLO: Final = ("expansive", "aggressive", "defensive", "exhausted", "exalted", "spirits", "hand")


class Sight(Layout):
    """Where each block of the row begins."""

    __slots__ = (
        "battle",
        "card",
        "fighter",
        "forest",
        "marked",
        "mountain",
        "phase",
        "side",
        "solo",
        "tracks",
        "vision",
    )

    def __init__(self, t: IronwoodTable) -> None:
        super().__init__()
        b = t.book
        self.forest = self.block("forest", b.forest_names, OF_FOREST)
        self.mountain = self.block("mountain", b.mountain_names, OF_MOUNTAIN)
        self.marked = self.block("marked", b.mountain_names)
        self.card = self.block("card", WHERE, [card.ident for card in b.cards])
        self.vision = self.block("vision", OF_VISION, b.vision_names)
        self.side = self.block("side", ["own", "other"], OF_SIDE)
        self.phase = self.block("phase", PHASES)
        self.tracks = self.block("track", TRACKS)
        self.battle = self.block("battle", OF_BATTLE)
        self.fighter = self.block("battle", ["own", "other"], OF_FIGHTER)
        self.solo = self.block("solo", SOLO)


def see(t: IronwoodTable, seat: int, s: Sight, out: array[float]) -> None:
    """The seat of an automaton sees what a spectator sees."""
    eyes = -1 if seat == bot_side(t) else seat
    _map(t, s, out)
    for side in (WW, IC):
        _cards(t, side, eyes, s, out)
        _side(t, side, eyes, s.side + (0 if side == seat else SIDE), out)
    _visions(t, eyes, s, out)
    _tracks(t, seat, eyes, s, out)
    battle = t.battle
    if battle is not None:
        _battle(t, battle, seat, eyes, s, out)
    if t.settings.bot != Bot.NONE:
        _solo(t, s, out)


def _map(t: IronwoodTable, s: Sight, out: array[float]) -> None:
    _forests(t, s, out)
    _mountains(t, s, out)
    _marks(t, s, out)
    for ban in t.prohibitions:
        if ban.what == Ban.IC_AND_DRILL_MOVE_IN_OR_OUT:
            _forbid(s.mountain + 9, MOUNTAIN, len(t.fighters), ban.place, ban.this_turn, out)
        else:
            at = s.forest + (7 if ban.what == Ban.MOVE_TOTEM else 8)
            _forbid(at, FOREST, len(t.ww), ban.place, ban.this_turn, out)


def _forests(t: IronwoodTable, s: Sight, out: array[float]) -> None:
    at = s.forest
    for f in range(len(t.ww)):
        if t.ww[f]:
            put(out, at, 0.2 * t.ww[f])
            if t.moved_ww[f]:
                put(out, at + 4, 0.2 * t.moved_ww[f])
            if t.again[f]:
                put(out, at + 5, 0.2 * t.again[f])
        if t.charged[f]:
            put(out, at + 1, 0.5 * t.charged[f])
        if t.fading[f]:
            put(out, at + 2, 0.5 * t.fading[f])
        at += FOREST


def _mountains(t: IronwoodTable, s: Sight, out: array[float]) -> None:
    at = s.mountain
    for m in range(len(t.fighters)):
        if t.fighters[m]:
            put(out, at, 0.2 * t.fighters[m])
            if t.moved_fighters[m]:
                put(out, at + 6, 0.2 * t.moved_fighters[m])
        if t.golems[m]:
            put(out, at + 1, 0.5 * t.golems[m])
            if t.moved_golems[m]:
                put(out, at + 7, 0.5 * t.moved_golems[m])
        site = t.site[m]
        if site == Site.FOUNDATION:
            out[at + 2] = 1.0
        elif site == Site.FORGE:
            out[at + 3] = 1.0
        at += MOUNTAIN
    out[s.mountain + t.drill * MOUNTAIN + 4] = 1.0


def _marks(t: IronwoodTable, s: Sight, out: array[float]) -> None:
    for mark in t.map_marks:
        if mark >= FOREST_MARK:
            out[s.forest + (mark - FOREST_MARK) * FOREST + 3] += 0.5
        else:
            out[s.mountain + mark * MOUNTAIN + 5] += 0.5
    for f in t.attacked_forests:
        out[s.forest + f * FOREST + 6] = 1.0
    for m in t.attacked_mountains:
        out[s.mountain + m * MOUNTAIN + 8] = 1.0
    for m in t.marked:
        out[s.marked + m] = 1.0


def _forbid(at: int, step: int, every: int, place: int, this_turn: bool, out: array[float]) -> None:
    """I17. One place, or all; for this turn only counts half."""
    value = 0.5 if this_turn else 1.0
    for i in range(every):
        if place < 0 or place == i:
            out[at + i * step] = value


def _cards(t: IronwoodTable, side: int, eyes: int, s: Sight, out: array[float]) -> None:
    """I16.1. A hand is its owner's; what the other has seen of it he knows."""
    every = t.book.card_count
    hand = s.card + HAND * every
    if side != bot_side(t) and eyes >= 0:
        for card in t.hands[side] if side == eyes else t.seen[side]:
            out[hand + card] = 1.0
    mark_known(t.deck[side], eyes, s.card + KNOWN * every, out)
    _piles(t, side, eyes, s.card, every, out)


def _piles(t: IronwoodTable, side: int, eyes: int, first: int, every: int, out: array[float]) -> None:
    discard = t.discard[side]
    if t.settings.open_discards or eyes == side:
        for card in discard:
            out[first + DISCARD * every + card] = 1.0
    elif discard:
        out[first + DISCARD * every + discard[-1]] = 1.0
    for space, stack in enumerate(t.played[side]):
        for card in stack:
            if card >= 0:
                put(out, first + PLAYED * every + card, 0.3 * (space + 1))
    for card in t.set_aside[side]:
        out[first + SET_ASIDE * every + card] = 1.0
    for lying in t.lingering[side]:
        put(out, first + LINGERING * every + lying.card, 0.25 + 0.25 * lying.markers)
        if lying.ticked:
            out[first + TICKED * every + lying.card] = 1.0


def _visions(t: IronwoodTable, eyes: int, s: Sight, out: array[float]) -> None:
    """Hand and discards are the Woodwalkers' knowledge; against the Woodbot the discards lie open."""
    every = t.book.vision_count
    for v in t.discovered:
        out[s.vision + V_DISCOVERED * every + v] = 1.0
    if eyes >= 0:
        for v in t.visions if eyes == WW else t.seen_visions:
            out[s.vision + V_HAND * every + v] = 1.0
    if eyes == WW or t.settings.bot == Bot.WOODBOT:
        for v in t.vision_discard:
            out[s.vision + V_DISCARD * every + v] = 1.0
    mark_known(t.vision_deck, eyes, s.vision + V_KNOWN * every, out)


def _side(t: IronwoodTable, side: int, eyes: int, at: int, out: array[float]) -> None:
    hand = len(t.bot_hand) if side == bot_side(t) else len(t.hands[side]) + covered(t, side, eyes, False)
    put(out, at, 0.1 * t.crystals[side])
    put(out, at + 1, 0.12 * hand)
    put(out, at + 2, 0.04 * len(t.deck[side]))
    put(out, at + 3, 0.04 * len(t.discard[side]))
    put(out, at + 4, 0.33 * t.turns_left(side))
    put(out, at + 5, 1.0 if t.recruited[side] else 0.0)
    for bonus in t.round_bonuses:
        if bonus.side == side:
            out[at + 6] += 0.3 * bonus.damage
            out[at + 7] += 0.3 * bonus.defence
            out[at + 8] += 0.3 * bonus.dominance
            if bonus.defender_only:
                out[at + 9] = 1.0
            if bonus.opponent_first:
                out[at + 10] = 1.0
    for space, stack in enumerate(t.played[side]):
        if stack and stack[0] < 0:
            out[at + 11] += 0.2 * (space + 1)


def _tracks(t: IronwoodTable, seat: int, eyes: int, s: Sight, out: array[float]) -> None:
    out[s.phase + t.phase] = 1.0
    at = s.tracks
    out[at] = 1.0 if seat == WW else -1.0
    put(out, at + 1, 0.1 * t.round)
    put(out, at + 2, 0.15 * t.turn)
    if t.phase == Phase.ACTION:
        out[at + 3] = 1.0 if side_to_act(t) == seat else -1.0
    put(out, at + 4, 0.33 * t.secured)
    put(out, at + 5, 0.33 * t.built_forges())
    put(out, at + 6, 0.2 * t.forge_tokens)
    put(out, at + 7, 0.2 * t.totems)
    put(out, at + 8, 0.33 * t.track)
    put(out, at + 9, 0.2 * t.cargo)
    put(out, at + 10, 0.5 * t.drill_moves)
    put(out, at + 11, 0.05 * t.crystals_left())
    put(out, at + 12, 0.05 * t.markers_left())
    put(out, at + 13, 0.05 * t.ww_left())
    put(out, at + 14, 0.05 * t.fighters_left())
    put(out, at + 15, 0.33 * t.golems_left())
    put(out, at + 16, 0.2 * (len(t.visions) + covered(t, WW, eyes, True)))
    put(out, at + 17, 0.1 * len(t.vision_deck))
    put(out, at + 18, 0.1 * len(t.vision_discard))
    every = t.book.card_count
    for bonus in t.round_bonuses:
        if bonus.card >= 0:
            out[s.card + ROUND * every + bonus.card] = 1.0


def _battle(t: IronwoodTable, b: Battle, seat: int, eyes: int, s: Sight, out: array[float]) -> None:
    at = s.battle
    out[at] = 1.0 if b.attacker == seat else -1.0
    put(out, at + 1, 1.0 if b.combat else 0.0)
    put(out, at + 2, 1.0 if b.revealed else 0.0)
    put(out, at + 3, 1.0 if b.counted else 0.0)
    put(out, at + 4, 1.0 if b.compared else 0.0)
    put(out, at + 5, 1.0 if b.decided else 0.0)
    if b.winner >= 0:
        out[at + 6] = 1.0 if b.winner == seat else -1.0
    put(out, at + 7, 0.33 * b.golems_lost)
    out[s.forest + b.forest * FOREST + 9] = 1.0
    out[s.mountain + b.mountain * MOUNTAIN + 10] = 1.0
    if b.card >= 0:
        out[s.card + ROUND * t.book.card_count + b.card] = -1.0
    for side in (WW, IC):
        at = s.fighter + (0 if side == seat else FIGHTER)
        _wager(t, b, side, eyes, s, at, out)
        put(out, at + 3, 0.2 * b.units[side])
        put(out, at + 4, 0.2 * b.damage[side])
        put(out, at + 5, 0.2 * b.defence[side])
        put(out, at + 6, 0.2 * b.dominance[side])
        put(out, at + 7, 0.2 * b.strength[side])
        put(out, at + 8, 0.2 * b.lost[side])
        put(out, at + 9, 1.0 if b.opponent_first[side] else 0.0)


def _wager(t: IronwoodTable, b: Battle, side: int, eyes: int, s: Sight, at: int, out: array[float]) -> None:
    """I9.5. A card that lies face down is known to its owner alone."""
    card = b.shown[side] if b.revealed else b.wager[side]
    vision = vision_wagered(card)
    if card == NOT_CHOSEN:
        out[at] = 1.0
    elif card < 0 and vision < 0:
        out[at + 1] = 1.0
    elif not b.revealed and not b.face_up[side] and side != eyes:
        out[at + 2] = 1.0
    elif vision >= 0:
        out[s.vision + V_WAGER * t.book.vision_count + vision] = 1.0
    else:
        out[s.card + WAGER * t.book.card_count + card] = 1.0


def _solo(t: IronwoodTable, s: Sight, out: array[float]) -> None:
    if t.settings.bot == Bot.IRONBOT:
        out[s.solo + t.stance] = 1.0
    put(out, s.solo + 3, 1.0 if t.flow_exhausted else 0.0)
    put(out, s.solo + 4, 1.0 if t.exalted else 0.0)
    put(out, s.solo + 5, 0.2 * t.spirits)
    put(out, s.solo + 6, 0.1 * len(t.bot_hand))
