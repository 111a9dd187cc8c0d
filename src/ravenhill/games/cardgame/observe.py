"""What a seat may see of the table, as numbers: where each card is or may be, the locations, the counts."""

from __future__ import annotations

from array import array
from typing import Final

from ravenhill.engine.observe import Layout, put
from ravenhill.games.cardgame.book import FREE, LOCATIONS
from ravenhill.games.cardgame.forecast import forecast
from ravenhill.games.cardgame.judge import side_of
from ravenhill.games.cardgame.scoring import score
from ravenhill.games.cardgame.table import (
    ACTIONS,
    ACTIVE,
    ASIDE,
    FIELD,
    HOME,
    OUT,
    PHASE_IDS,
    READY,
    STAGE_IDS,
    WON_FREE,
    WON_SHADOW,
    CardTable,
    carryover_limit,
    site_of,
)

# Where a card is. "hidden": in a draw deck, or nobody but its owner knows. "now": it is being played, lies on top of
# one's deck for one to see (0.5), works until the end of the round (-0.5), or is marked to be forsaken (-1).
WHERE: Final = ("hand", "chosen from", "hidden", "cycled", "eliminated", "reserve", "path", "ground 1", "ground 2")
FURTHER: Final = ("ground 3", "now", "fights", "bears", "used")
HAND: Final = 0
ASIDE_HERE: Final = 1
HIDDEN: Final = 2
CYCLED: Final = 3
ELIMINATED: Final = 4
RESERVE: Final = 5
PATH: Final = 6
NOW: Final = 10
FIGHTS: Final = 11
BEARS: Final = 12
USED: Final = 13

GROUNDS: Final = 3  # active battlegrounds that are told apart
SLOTS: Final = ("path", "ground 1", "ground 2", "ground 3")
ARITHMETIC: Final = ("defends", "attack", "walls", "cards", "margin", "points", "attack tokens", "defence tokens")
SLOT: Final = 8
OF_PLAYER: Final = (
    "own",
    "own side",
    "hand",
    "deck",
    "cycled",
    "eliminated",
    "drawn aside",
    "limit",
    "ring",
    "starts",
    "turn",
    "passed",
)
PLAYER: Final = 12


class Sight(Layout):
    """Where each block of the row begins."""

    __slots__ = ("battle", "card", "location", "phase", "player", "reclaimed", "slot", "stage", "tracks")

    def __init__(self, t: CardTable) -> None:
        super().__init__()
        b = t.book
        self.card = self.block("card", [*WHERE, *FURTHER], b.card_ids)
        self.location = self.block("location", ["active", "own", "other", "aside"], b.location_ids)
        self.reclaimed = self.block("location", ["reclaimed"], SLOTS)
        self.slot = self.block("combat", SLOTS, ARITHMETIC)
        self.player = self.block("player", [str(i + 1) for i in range(len(b.player_ids))], OF_PLAYER)
        self.phase = self.block("phase", PHASE_IDS)
        self.tracks = self.block("track", ["round", "path", "corruption", "score own", "score other", "texts", "side"])
        self.battle = self.block("battle", ["attack", "walls", "left", "uncancelled", "chooser", "partner"])
        self.stage = self.block("battle stage", STAGE_IDS)


def see(t: CardTable, seat: int, s: Sight, out: array[float]) -> None:
    side = side_of(t, seat)
    _cards(t, seat, s, out)
    _in_play(t, s, out)
    _locations(t, side, s, out)
    _players(t, seat, side, s, out)
    out[s.phase + t.phase] = 1.0
    at = s.tracks
    put(out, at, 0.1 * t.round)
    put(out, at + 1, 0.1 * t.path_number)
    put(out, at + 2, 0.1 * t.corruption)
    put(out, at + 3, 0.05 * score(t, side))
    put(out, at + 4, 0.05 * score(t, 1 - side))
    put(out, at + 5, 0.3 * t.depth)
    out[at + 6] = 1.0 if side == FREE else -1.0
    _battle(t, seat, side, s, out)


def _mark(s: Sight, where: int, cards: list[int], every: int, value: float, out: array[float]) -> None:
    first = s.card + where * every
    for card in cards:
        out[first + card] = value


def _cards(t: CardTable, seat: int, s: Sight, out: array[float]) -> None:
    """C5.1, C5.3. One's own hand and piles, of others only what all have seen; the rest of a deck may be anywhere."""
    every = len(t.book.card_ids)
    for p in range(len(t.players)):
        player = t.players[p]
        _mark(s, CYCLED, player.cycled_seen, every, 1.0, out)
        _mark(s, ELIMINATED, player.eliminated_seen, every, 1.0, out)
        if t.person[p] != seat:
            _mark(s, HAND, player.shown, every, 1.0, out)
            hidden = s.card + HIDDEN * every
            for card in t.book.deck_of[p]:
                if t.site[card] == OUT and t.wielder[card] < 0:
                    out[hidden + card] = 1.0
            _mark(s, HIDDEN, player.cycled_seen, every, 0.0, out)
            _mark(s, HIDDEN, player.eliminated_seen, every, 0.0, out)
            _mark(s, HIDDEN, player.shown, every, 0.0, out)
            continue
        _mark(s, HAND, player.hand, every, 1.0, out)
        _mark(s, ASIDE_HERE, player.aside, every, 1.0, out)
        _mark(s, CYCLED, player.cycled, every, 1.0, out)
        _mark(s, ELIMINATED, player.eliminated, every, 1.0, out)
        deck = player.deck
        _mark(s, HIDDEN, deck.top, every, 1.0, out)
        _mark(s, HIDDEN, deck.pool, every, 1.0, out)
        _mark(s, HIDDEN, deck.under, every, 1.0, out)
        if deck.top and deck.top_seen[-1] >> seat & 1:
            out[s.card + NOW * every + deck.top[-1]] = 0.5
        for card in player.marked:
            if card >= 0:
                out[s.card + NOW * every + card] = -1.0
    _mark(s, HIDDEN, t.limbo, every, 0.0, out)
    _mark(s, NOW, t.limbo, every, 1.0, out)
    _mark(s, NOW, t.events, every, -0.5, out)
    _mark(s, USED, t.used, every, 1.0, out)


def _in_play(t: CardTable, s: Sight, out: array[float]) -> None:
    """Cards in play where they are; what came this round counts half. An item is where its wielder is."""
    every = len(t.book.card_ids)
    for p in range(len(t.players)):
        for card in t.players[p].reserve:
            _stands(t, card, t.site[card], every, s, out)
    for card in t.field:
        _stands(t, card, t.site[card], every, s, out)
    bears = s.card + BEARS * every
    for item in t.worn:
        _stands(t, item, site_of(t, item), every, s, out)
        out[bears + t.wielder[item]] += 0.3
    for card in t.field:
        if t.card_tokens[card]:
            out[bears + card] -= 0.3 * t.card_tokens[card]


def _stands(t: CardTable, card: int, site: int, every: int, s: Sight, out: array[float]) -> None:
    value = 0.5 if card in t.fresh else 1.0
    if site == HOME:
        out[s.card + RESERVE * every + card] = value
    elif site >= FIELD:
        slot = _slot(t, site - FIELD)
        if slot >= 0:
            out[s.card + (PATH + slot) * every + card] = value


def _slot(t: CardTable, location: int) -> int:
    """0: the path; then the active battlegrounds in their order, the last ones together. -1: not active."""
    if location == t.path:
        return 0
    for i in range(len(t.active)):
        if t.active[i] == location:
            return 1 + min(i, GROUNDS - 1)
    return -1


def _locations(t: CardTable, side: int, s: Sight, out: array[float]) -> None:
    own, other = (WON_FREE, WON_SHADOW) if side == FREE else (WON_SHADOW, WON_FREE)
    for location in range(LOCATIONS):
        state = t.location[location]
        if state == ACTIVE:
            out[s.location + location] = 1.0
            _combat(t, location, side, s, out)
        elif state == own:
            out[s.location + LOCATIONS + location] = 1.0
        elif state == other:
            out[s.location + 2 * LOCATIONS + location] = 1.0
        elif state == ASIDE:
            out[s.location + 3 * LOCATIONS + location] = 1.0


def _combat(t: CardTable, location: int, side: int, s: Sight, out: array[float]) -> None:
    """The running arithmetic of an active location."""
    slot = _slot(t, location)
    if slot < 0:
        return
    now = forecast(t, location)
    at = s.slot + slot * SLOT
    defends = (FREE if slot == 0 else t.book.location_side[location]) == side
    out[at] = 1.0 if defends else -1.0
    put(out, at + 1, 0.1 * now.attack)
    put(out, at + 2, 0.1 * now.location)
    put(out, at + 3, 0.1 * now.cards)
    put(out, at + 4, 0.1 * (now.margin() if defends else -now.margin()))
    put(out, at + 5, 0.2 * t.book.location_vp[location])
    put(out, at + 6, 0.3 * t.attack_tokens[location])
    put(out, at + 7, 0.3 * t.defence_tokens[location])
    if location in t.reclaimed:
        out[s.reclaimed + slot] = 1.0


def _players(t: CardTable, seat: int, side: int, s: Sight, out: array[float]) -> None:
    """Own ones first, then partners, then the others, each in the order of the book."""
    place = 0
    for own in (2, 1, 0):
        for p in range(len(t.players)):
            mine = t.person[p] == seat
            if (2 if mine else 1 if t.book.sides[p] == side else 0) == own:
                _player(t, p, mine, own > 0, s.player + place * PLAYER, out)
                place += 1


def _player(t: CardTable, p: int, mine: bool, friend: bool, at: int, out: array[float]) -> None:
    player = t.players[p]
    put(out, at, 1.0 if mine else 0.0)
    put(out, at + 1, 1.0 if friend else 0.0)
    put(out, at + 2, 0.1 * len(player.hand))
    if mine or t.settings.open_counts:
        put(out, at + 3, 0.04 * len(player.deck))
        put(out, at + 4, 0.04 * (len(player.cycled) + len(player.cycled_seen)))
        put(out, at + 5, 0.04 * (len(player.eliminated) + len(player.eliminated_seen)))
    put(out, at + 6, 0.2 * len(player.aside))
    put(out, at + 7, 0.1 * carryover_limit(t, p))
    put(out, at + 8, 1.0 if player.ring == READY else 0.0)
    slots = t.book.slots
    put(out, at + 9, 1.0 if slots[t.start] == p else 0.0)
    put(out, at + 10, 1.0 if t.phase == ACTIONS and slots[t.turn % len(slots)] == p else 0.0)
    if t.settings.pass_round == "slots":
        passed = False
        for i in range(len(slots)):
            if slots[i] == p and t.passed >> i & 1:
                passed = True
        put(out, at + 11, 1.0 if passed else 0.0)
    else:
        put(out, at + 11, 1.0 if t.passed >> p & 1 else 0.0)


def _battle(t: CardTable, seat: int, side: int, s: Sight, out: array[float]) -> None:
    """The combat that is being resolved; cards chosen to be lost, and armies that support, count against."""
    battle = t.battle
    if battle is None:
        return
    at = s.battle
    put(out, at, 0.1 * battle.attack)
    put(out, at + 1, 0.1 * battle.location_defence)
    put(out, at + 2, 0.1 * battle.left)
    put(out, at + 3, 0.1 * battle.uncancelled())
    if battle.chooser >= 0:
        out[at + 4] = 1.0 if t.person[battle.chooser] == seat else -1.0
    if battle.partner >= 0:
        out[at + 5] = 1.0 if t.person[battle.partner] == seat else -1.0
    out[s.stage + battle.stage] = 1.0
    fights = s.card + FIGHTS * len(t.book.card_ids)
    for card in battle.attackers:
        out[fights + card] = 1.0
    for card in battle.cards:
        out[fights + card] = 1.0
    for card in battle.armies:
        out[fights + card] = 0.5
    for card in battle.lost:
        out[fights + card] = -1.0
