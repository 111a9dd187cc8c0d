"""Positions: a table described by what differs from all cards in their decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ravenhill.engine.decision import Atom, BadPosition, Message
from ravenhill.engine.form import ANYTHING, FLAG, NUMBER, WORD, Each, Either, Keys, Named, check
from ravenhill.games.cardgame.book import ARMY, BATTLEGROUNDS, CHARACTER, ITEM, LOCATIONS, NO_RING, SHADOW
from ravenhill.games.cardgame.effects.cards import Remove
from ravenhill.games.cardgame.piles import look_at_top, replenish
from ravenhill.games.cardgame.setup import lay_out
from ravenhill.games.cardgame.table import (
    ACTIVE,
    FIELD,
    HOME,
    OUT,
    PHASE_IDS,
    READY,
    SPENT,
    STATE_IDS,
    UNUSED,
    WAITING,
    CardTable,
    changed,
)

COMMON = ("game", "scenario", "seats", "options", "then", "seed", "pack")
KEYS = (
    "at",
    "round",
    "start",
    "turn",
    "passed",
    "players",
    "cards",
    "items",
    "tokens",
    "card_tokens",
    "locations",
    "active",
    "path",
    "path_number",
    "reclaimed",
    "fresh",
    "played",
    "used",
    "events",
    "corruption",
)
CARDS: Final = Each(WORD)
KNOWN_CARDS: Final = Each(Either((WORD, Each(Either((WORD, NUMBER))))))
HELD: Final = Keys(
    {
        "hand": CARDS,
        "shown": CARDS,
        "top": KNOWN_CARDS,
        "cycle": CARDS,
        "cycle_open": CARDS,
        "eliminated": CARDS,
        "eliminated_open": CARDS,
        "reserve": CARDS,
        "ring": FLAG,
    },
    rest=ANYTHING,
)
FORM: Final = Keys(
    {
        "at": WORD,
        "round": NUMBER,
        "start": NUMBER,
        "turn": NUMBER,
        "passed": Each(NUMBER),
        "players": Named(HELD),
        "cards": Named(CARDS),
        "items": Named(WORD),
        "tokens": Named(Keys({"attack": NUMBER, "defence": NUMBER})),
        "card_tokens": Named(NUMBER),
        "locations": Named(WORD),
        "active": Each(WORD),
        "path": WORD,
        "path_number": NUMBER,
        "reclaimed": Each(WORD),
        "fresh": CARDS,
        "played": CARDS,
        "used": CARDS,
        "events": CARDS,
        "corruption": NUMBER,
    },
    rest=ANYTHING,
)
PLAYER_KEYS = (
    "hand",
    "shown",
    "top",
    "cycle",
    "cycle_open",
    "eliminated",
    "eliminated_open",
    "reserve",
    "ring",
)


def _bad(message: str, **args: Atom) -> BadPosition:
    return BadPosition(Message(message, dict(args)))


# --- reading ---


class _Layer:
    """Takes cards out of the decks one by one, so that none can be laid twice."""

    def __init__(self, t: CardTable) -> None:
        self.t = t

    def card(self, name: object) -> int:
        card = self.t.book.card_index.get(str(name), -1)
        if card < 0:
            raise _bad("cardgame-bad-card", card=str(name))
        return card

    def location(self, name: object) -> int:
        location = self.t.book.location_index.get(str(name), -1)
        if location < 0:
            raise _bad("cardgame-bad-location", location=str(name))
        if self.t.location[location] == UNUSED:
            raise _bad("cardgame-bad-location-scenario", location=str(name))
        return location

    def take(self, name: object, player: int = -1) -> int:
        """The card, out of its owner's deck."""
        card = self.card(name)
        owner = self.t.book.owner[card]
        if owner < 0:
            raise _bad("cardgame-bad-card-scenario", card=str(name))
        if player >= 0 and owner != player:
            raise _bad("cardgame-bad-card-owner", card=str(name), player=self.t.book.player_ids[player])
        pool = self.t.players[owner].deck.pool
        if card not in pool:
            raise _bad("cardgame-bad-card-twice", card=str(name))
        pool.remove(card)
        return card


def place(t: CardTable, position: Mapping[str, Any]) -> None:
    """Lays a position on an empty table."""
    lay_out(t)
    for key in position:
        if key not in KEYS and key not in COMMON:
            raise _bad("cardgame-bad-key", key=str(key), known=", ".join(KEYS))
    check(FORM, position)
    layer = _Layer(t)
    _place_players(t, layer, position.get("players", {}))
    _place_locations(t, layer, position)
    _place_cards(t, layer, position)
    _place_round(t, layer, position)
    for p in range(len(t.players)):
        replenish(t, p)
        look_at_top(t, p)


def _number(value: Any, key: str, low: int, high: int) -> int:
    if value.__class__ is not int or not low <= value <= high:
        raise _bad("cardgame-bad-number", key=key, value=str(value), low=low, high=high)
    return int(value)


def _place_players(t: CardTable, layer: _Layer, players: Mapping[str, Any]) -> None:
    for name, held in players.items():
        if name not in t.book.player_ids:
            raise _bad("cardgame-bad-player", player=str(name), known=", ".join(t.book.player_ids))
        p = t.book.player_ids.index(name)
        player = t.players[p]
        for key in held:
            if key not in PLAYER_KEYS:
                raise _bad("cardgame-bad-key", key=f"{name}.{key}", known=", ".join(PLAYER_KEYS))
        player.hand = sorted(layer.take(c, p) for c in held.get("hand", ()))
        player.shown = [layer.card(c) for c in held.get("shown", ())]
        if any(c not in player.hand for c in player.shown):
            raise _bad("cardgame-bad-shown", player=name)
        player.cycled = [layer.take(c, p) for c in held.get("cycle", ())]
        player.cycled_seen = [layer.take(c, p) for c in held.get("cycle_open", ())]
        player.eliminated = [layer.take(c, p) for c in held.get("eliminated", ())]
        player.eliminated_seen = [layer.take(c, p) for c in held.get("eliminated_open", ())]
        player.reserve = sorted(layer.take(c, p) for c in held.get("reserve", ()))
        for card in player.reserve:
            if t.book.type[card] not in (ARMY, CHARACTER):
                raise _bad("cardgame-bad-reserve", card=t.book.card_ids[card])
            t.site = changed(t.site, card, HOME)
        for entry in held.get("top", ()):  # the last one is drawn first
            known = entry if isinstance(entry, list) else [entry]
            seen = sum(1 << _number(s, "top", 0, t.seats - 1) for s in known[1:])
            player.deck.put_on_top(layer.take(known[0], p), seen)
        if "ring" in held:
            if t.book.ring_rule[p] == NO_RING:
                raise _bad("cardgame-bad-ring", player=name)
            player.ring = READY if held["ring"] else SPENT


def _place_locations(t: CardTable, layer: _Layer, position: Mapping[str, Any]) -> None:
    for name, state in position.get("locations", {}).items():
        location = layer.location(name)
        if state not in STATE_IDS or state in ("active", "unused"):
            raise _bad("cardgame-bad-state", location=str(name), state=str(state))
        t.location = changed(t.location, location, STATE_IDS.index(state))
    for name in position.get("active", ()):
        ground = layer.location(name)
        if ground >= BATTLEGROUNDS or t.location[ground] != WAITING:
            raise _bad("cardgame-bad-active", location=str(name))
        t.location = changed(t.location, ground, ACTIVE)
        t.active = [*t.active, ground]
    if position.get("path"):
        path = layer.location(position["path"])
        if path < BATTLEGROUNDS or t.location[path] != WAITING:
            raise _bad("cardgame-bad-active", location=str(position["path"]))
        t.location = changed(t.location, path, ACTIVE)
        t.path = path
        t.path_number = t.book.path_number[path]
    if "path_number" in position:
        t.path_number = _number(position["path_number"], "path_number", 0, t.book.last_path)
    t.reclaimed = [layer.location(name) for name in position.get("reclaimed", ())]
    for ground in t.reclaimed:
        if ground not in t.active:
            raise _bad("cardgame-bad-reclaimed", location=t.book.location_ids[ground])
    for name, tokens in position.get("tokens", {}).items():
        location = layer.location(name)
        if t.location[location] != ACTIVE and t.settings.tokens_after == "removed":  # C8.2
            raise _bad("cardgame-bad-token-place", location=str(name))
        t.attack_tokens = changed(t.attack_tokens, location, _number(tokens.get("attack", 0), "tokens", 0, 99))
        t.defence_tokens = changed(t.defence_tokens, location, _number(tokens.get("defence", 0), "tokens", 0, 99))


def _place_cards(t: CardTable, layer: _Layer, position: Mapping[str, Any]) -> None:
    for name, cards in position.get("cards", {}).items():
        location = layer.location(name)
        if t.location[location] != ACTIVE:
            raise _bad("cardgame-bad-not-active", location=str(name))
        for entry in cards:
            card = layer.take(entry)
            if not _can_be_on(t, card, location):
                raise _bad("cardgame-bad-there", card=str(entry), location=str(name))
            t.site = changed(t.site, card, FIELD + location)
            t.field = [*t.field, card]
    for name, wielder in position.get("items", {}).items():
        item = layer.take(name)
        holder = layer.card(wielder)
        if t.book.type[item] != ITEM or not t.book.wielders[item][holder] or t.site[holder] == OUT:
            raise _bad("cardgame-bad-wielder", card=str(name), wielder=str(wielder))
        t.wielder = changed(t.wielder, item, holder)
        t.worn = [*t.worn, item]
    _check_pairs(t)
    for name, n in position.get("card_tokens", {}).items():
        if t.site[layer.card(name)] == OUT:
            raise _bad("cardgame-bad-token-card", card=str(name))
        t.card_tokens = changed(t.card_tokens, layer.card(name), _number(n, "card_tokens", 0, 99))


def _can_be_on(t: CardTable, card: int, location: int) -> bool:
    """C2.1.4, C6.4.1, C6.4.2. Whether any rule or text could ever bring the card there."""
    b = t.book
    if location >= BATTLEGROUNDS:
        return b.type[card] == CHARACTER and b.paths[card][b.path_number[location]]
    if b.type[card] not in (ARMY, CHARACTER):
        return False
    if b.forbid_shadow_ground[card] and b.location_side[location] == SHADOW:
        return False
    if b.shows[location][b.faction[card]]:
        return True
    rights = b.rights + [right for given in b.round_rights for right in given]
    return any(right.places and right.match[card] and right.places[location] for right in rights)


def _check_pairs(t: CardTable) -> None:
    """C6.4.4. A card whose coming removes another is never in play together with it."""
    ids = t.book.card_ids
    for card in range(t.book.cards):
        if t.site[card] == OUT:
            continue
        removed = [e for a in t.book.arrivals[card] for e in a.effects if isinstance(e, Remove)]
        for other in range(t.book.cards):
            if t.site[other] != OUT and other != card and any(e.of.match[other] for e in removed):
                raise _bad("cardgame-bad-pair", card=ids[card], other=ids[other])


def _place_round(t: CardTable, layer: _Layer, position: Mapping[str, Any]) -> None:
    slots = len(t.book.slots)
    at = position.get("at", "actions")
    if at not in PHASE_IDS:
        raise _bad("cardgame-bad-at", at=str(at), known=", ".join(PHASE_IDS))
    t.phase = PHASE_IDS.index(at)
    t.round = _number(position.get("round", 1), "round", 1, 9)
    t.start = _number(position.get("start", 0), "start", 0, slots - 1)
    t.turn = _number(position.get("turn", t.start if at == "actions" else 0), "turn", 0, slots - 1)
    for name in position.get("passed", ()):
        t.passed |= 1 << _number(name, "passed", 0, slots - 1)
    t.fresh = [layer.card(name) for name in position.get("fresh", ())]
    if any(t.site[card] != HOME for card in t.fresh):
        raise _bad("cardgame-bad-fresh")
    t.played = [layer.card(name) for name in position.get("played", ())]
    for card in t.played:
        if t.book.type[card] not in (CHARACTER, ITEM):  # C6.3.5
            raise _bad("cardgame-bad-played", card=t.book.card_ids[card])
    t.used = [layer.card(name) for name in position.get("used", ())]
    t.events = [layer.card(name) for name in position.get("events", ())]
    for card in t.events:
        if not t.book.round_rights[card]:
            raise _bad("cardgame-bad-event", card=t.book.card_ids[card])
    t.corruption = _number(position.get("corruption", 0), "corruption", 0, 99)


# --- writing ---


def position(t: CardTable) -> dict[str, Any]:
    """The table at a checkpoint."""
    b = t.book
    card = b.card_ids
    place_of = b.location_ids
    return {
        "at": PHASE_IDS[t.phase],
        "round": t.round,
        "start": t.start,
        "turn": t.turn % len(b.slots),
        "passed": [i for i in range(4) if t.passed >> i & 1],
        "players": {b.player_ids[p]: _player(t, p) for p in range(len(t.players))},
        "cards": _on_locations(t),
        "items": {card[item]: card[t.wielder[item]] for item in t.worn},
        "tokens": {
            place_of[i]: {"attack": t.attack_tokens[i], "defence": t.defence_tokens[i]}
            for i in range(LOCATIONS)
            if t.attack_tokens[i] or t.defence_tokens[i]
        },
        "card_tokens": {card[c]: t.card_tokens[c] for c in range(b.cards) if t.card_tokens[c]},
        "locations": {
            place_of[i]: STATE_IDS[t.location[i]]
            for i in range(LOCATIONS)
            if t.location[i] not in (WAITING, ACTIVE, UNUSED)
        },
        "active": [place_of[i] for i in t.active],
        "path": place_of[t.path] if t.path >= 0 else "",
        "path_number": t.path_number,
        "reclaimed": [place_of[i] for i in t.reclaimed],
        "fresh": [card[c] for c in t.fresh],
        "played": [card[c] for c in t.played],
        "used": [card[c] for c in t.used],
        "events": [card[c] for c in t.events],
        "corruption": t.corruption,
    }


def _player(t: CardTable, p: int) -> dict[str, Any]:
    player = t.players[p]
    card = t.book.card_ids
    held: dict[str, Any] = {
        "hand": [card[c] for c in player.hand],
        "shown": [card[c] for c in player.shown],
        "top": [
            [card[c], *[s for s in range(t.seats) if seen >> s & 1]]
            for c, seen in zip(player.deck.top, player.deck.top_seen, strict=True)
        ],
        "cycle": [card[c] for c in player.cycled],
        "cycle_open": [card[c] for c in player.cycled_seen],
        "eliminated": [card[c] for c in player.eliminated],
        "eliminated_open": [card[c] for c in player.eliminated_seen],
        "reserve": [card[c] for c in player.reserve],
    }
    if t.book.ring_rule[p] != NO_RING:
        held["ring"] = player.ring == READY
    return held


def _on_locations(t: CardTable) -> dict[str, list[str]]:
    """Cards by location, in the order they came."""
    found: dict[str, list[str]] = {}
    for card in t.field:
        found.setdefault(t.book.location_ids[t.site[card] - FIELD], []).append(t.book.card_ids[card])
    return found
