"""C5 Who sees what. Built up from nothing: what is not named here stays hidden."""

from __future__ import annotations

from ravenhill.engine.view import Redeal
from ravenhill.games.cardgame.book import BATTLEGROUNDS, EVENT, FREE, LOCATIONS, NO_RING, SHADOW, SIDE_IDS
from ravenhill.games.cardgame.forecast import forecast, outcome, sums
from ravenhill.games.cardgame.icons import ground_icons, path_icons
from ravenhill.games.cardgame.places import place_options, places_for
from ravenhill.games.cardgame.play import playable
from ravenhill.games.cardgame.scoring import final_score, points_of, score
from ravenhill.games.cardgame.shapes import Owned, Place, Player, Scored, Stack, View
from ravenhill.games.cardgame.stories import running
from ravenhill.games.cardgame.table import (
    ACTIONS,
    ASIDE,
    HOME,
    OUT,
    PHASE_IDS,
    READY,
    WAITING,
    WON_FREE,
    WON_SHADOW,
    CardTable,
    cards_at,
    carryover_limit,
    defender_of,
    is_path,
    items_of,
)


def view(t: CardTable, seat: int) -> View:
    """What a seat (-1: a spectator) may see."""
    b = t.book
    return {
        "scenario": b.scenario,
        "round": t.round,
        "phase": PHASE_IDS[t.phase],
        "slots": [b.player_ids[p] for p in b.slots],
        "start": t.start,
        "turn": t.turn if t.phase == ACTIONS else None,
        "last_path": b.last_path,
        "players": [_player(t, p, seat) for p in range(len(t.players))],
        "battlegrounds": [_location(t, ground) for ground in t.active],
        "path": _location(t, t.path) if t.path >= 0 else None,
        "path_number": t.path_number,
        "score": {"free_peoples": score(t, FREE), "shadow": score(t, SHADOW)},
        "final_score": {"free_peoples": final_score(t, FREE), "shadow": final_score(t, SHADOW)},
        "corruption": t.corruption,
        "scored": _scored(t),
        "waiting": {
            "free_peoples": _waiting(t, 0, BATTLEGROUNDS, FREE),
            "shadow": _waiting(t, 0, BATTLEGROUNDS, SHADOW),
            "paths": _waiting(t, BATTLEGROUNDS, LOCATIONS, FREE),
        },
        "playing": [_owned(t, card) for card in t.limbo],
        "events": [b.card_ids[card] for card in t.events],
        "passed": _passed(t),
        "battle": running(t, t.battle) if t.battle is not None else None,
        "reach": _reach(t, seat),
    }


def _passed(t: CardTable) -> list[str]:
    """Who has passed since the last action."""
    ids = t.book.player_ids
    if t.settings.pass_round == "slots":
        return [ids[t.book.slots[i]] for i in range(len(t.book.slots)) if t.passed >> i & 1]
    return [ids[p] for p in range(len(ids)) if t.passed >> p & 1]


def _ids(t: CardTable, cards: list[int]) -> list[str]:
    return [t.book.card_ids[card] for card in sorted(cards)]


def _owned(t: CardTable, card: int) -> Owned:
    return {"id": t.book.card_ids[card], "player": t.book.player_ids[t.book.owner[card]]}


def _stack(t: CardTable, card: int) -> Stack:
    """An army or character in play with what it wields and its icons as they count now."""
    shown: Stack = {
        "id": t.book.card_ids[card],
        "player": t.book.player_ids[t.book.owner[card]],
        "items": [_owned(t, item) for item in items_of(t, card)],
        "attack": ground_icons(t, card, True),
        "defence": ground_icons(t, card, False),
        "path": path_icons(t, card),
        "tokens": t.card_tokens[card],
    }
    if t.site[card] == HOME:
        shown["fresh"] = card in t.fresh
    return shown


def _player(t: CardTable, p: int, seat: int) -> Player:
    """C5.1, C5.3. Hand and piles are for their own person only; everybody may count them."""
    player = t.players[p]
    own = t.person[p] == seat
    cycle = player.cycled + player.cycled_seen
    eliminated = player.eliminated + player.eliminated_seen
    counted = own or t.settings.open_counts
    shown: Player = {
        "id": t.book.player_ids[p],
        "side": SIDE_IDS[t.book.sides[p]],
        "seat": t.person[p],
        "hand_count": len(player.hand),
        "deck": len(player.deck) if counted else None,
        "cycle_count": len(cycle) if counted else None,
        "eliminated_count": len(eliminated) if counted else None,
        "aside_count": len(player.aside),
        "reserve": [_stack(t, card) for card in player.reserve],
        "limit": carryover_limit(t, p),
        "ring": None if t.book.ring_rule[p] == NO_RING else player.ring == READY,
    }
    if own:
        shown["hand"] = _ids(t, player.hand)
        shown["aside"] = _ids(t, player.aside)
        shown["cycle"] = _ids(t, cycle)
        shown["eliminated"] = _ids(t, eliminated)
        deck = player.deck
        if deck.top and deck.top_seen[-1] >> seat & 1:
            shown["top"] = t.book.card_ids[deck.top[-1]]
    return shown


def _location(t: CardTable, location: int) -> Place:
    """An active location with both sides' cards and the running arithmetic."""
    now = forecast(t, location)
    return {
        "id": t.book.location_ids[location],
        "free_peoples": [_stack(t, card) for card in cards_at(t, location, FREE)],
        "shadow": [_stack(t, card) for card in cards_at(t, location, SHADOW)],
        "attack_tokens": t.attack_tokens[location],
        "defence_tokens": t.defence_tokens[location],
        "reclaimed": location in t.reclaimed,
        "sums": sums(t, location),
        "attack": now.attack,
        "location_defence": now.location,
        "cards_defence": now.cards,
        "forecast": outcome(t, location, now),
        "defender": SIDE_IDS[defender_of(t, location)],
    }


def _in_state(t: CardTable, state: int) -> list[int]:
    return [i for i in range(LOCATIONS) if t.location[i] == state]


def _scored(t: CardTable) -> Scored:
    ids = t.book.location_ids
    free, shadow = _in_state(t, WON_FREE), _in_state(t, WON_SHADOW)
    points = {ids[i]: points_of(t, i, FREE) for i in free}
    points.update({ids[i]: points_of(t, i, SHADOW) for i in shadow})
    return {
        "free_peoples": [ids[i] for i in free],
        "shadow": [ids[i] for i in shadow],
        "aside": [ids[i] for i in _in_state(t, ASIDE)],
        "points": points,
        "down": [ids[i] for i in shadow if is_path(i)],
    }


def _waiting(t: CardTable, low: int, high: int, side: int) -> list[str]:
    """Which locations are still in a deck is no secret: all of them are known, only their order is not."""
    ids = t.book.location_ids
    return [ids[i] for i in range(low, high) if t.location[i] == WAITING and t.book.location_side[i] == side]


def _reach(t: CardTable, seat: int) -> dict[str, list[str]]:
    """Where the cards of one's own hand and reserve could go now, for lighting up places."""
    reach: dict[str, list[str]] = {}
    ids = t.book.card_ids
    for p in range(len(t.players)):
        if t.person[p] != seat:
            continue
        for card in t.players[p].hand:
            if playable(t, p, card) and t.book.type[card] != EVENT:
                reach[ids[card]] = [str(option[1]) for option in place_options(t, card)]
        for card in t.players[p].reserve:
            if card not in t.fresh:
                reach[ids[card]] = [t.book.location_ids[place] for place in places_for(t, card)]
    return reach


# --- dealing anew what a seat can not know ---


def redeal(t: CardTable, seat: int) -> None:
    """C5.1, C5.3. Every player another person holds: hand, deck and the face-down parts of the piles are mixed."""
    for p in range(len(t.players)):
        if t.person[p] != seat:
            _redeal_player(t, p, seat)


def _redeal_player(t: CardTable, p: int, seat: int) -> None:
    player = t.players[p]
    player.hand = player.hand[:]  # what is mixed in place must be this table's own
    player.cycled = player.cycled[:]
    player.eliminated = player.eliminated[:]
    player.aside = player.aside[:]
    player.marked = player.marked[:]
    player.deck = player.deck.copy()
    mix = Redeal()
    for i in range(len(player.hand)):
        if player.hand[i] not in player.shown:
            mix.one(player.hand, i)
    mix.deck(player.deck, seat)
    mix.all(player.cycled)
    mix.all(player.eliminated)
    mix.all(player.aside)
    for i in range(len(player.marked)):
        card = player.marked[i]
        if card >= 0 and t.site[card] == OUT and t.wielder[card] < 0:
            mix.one(player.marked, i)
    mix.deal(t.chance)
    _no_impossible_loss(t, p)
    player.hand.sort()
    player.aside.sort()


def _no_impossible_loss(t: CardTable, p: int) -> None:
    """C5.4. A card with a text about its elimination is never lost unseen: it changes places with one in the deck."""
    player = t.players[p]
    speaks = t.book.speaks_of_elimination
    pool = player.deck.pool
    for i in range(len(player.eliminated)):
        if speaks[player.eliminated[i]]:
            for j in range(len(pool)):
                if not speaks[pool[j]]:
                    player.eliminated[i], pool[j] = pool[j], player.eliminated[i]
                    break
