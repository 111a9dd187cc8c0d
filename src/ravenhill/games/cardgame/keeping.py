"""Kept beside the cards on a real table: the track of the round, locations in play and won, corruption, the score."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.decision import Option
from ravenhill.engine.table import over
from ravenhill.games.cardgame.book import BATTLEGROUNDS, FREE, NO_RING, SIDE_IDS
from ravenhill.games.cardgame.combat import combats, take_ground, take_path
from ravenhill.games.cardgame.locations import (
    grounds_to_come,
    paths_of,
    paths_to_come,
    uncover_battleground,
    uncover_path,
)
from ravenhill.games.cardgame.scoring import end_round, victory_check
from ravenhill.games.cardgame.setup import lay_out
from ravenhill.games.cardgame.shapes import Winner
from ravenhill.games.cardgame.table import (
    ACTIONS,
    BATTLEGROUND,
    COMBAT,
    DRAWING,
    PATH,
    READY,
    SPENT,
    WAITING,
    WON_FREE,
    WON_SHADOW,
    CardTable,
)

CORRUPTION_TOLD: Final = 12  # tokens told at once; more are told again
NOBODY: Final[Winner] = "nobody"


def lay(t: CardTable) -> None:
    """C3.1, C3.3. All locations in their decks, Ring tokens ready; hands lie on the real table."""
    lay_out(t)
    begin_round(t)


def begin_round(t: CardTable) -> None:
    """C4.2.1."""
    t.tell("cardgame-log-round", {"n": t.round})
    t.phase = BATTLEGROUND
    _go_on(t)


def _go_on(t: CardTable) -> None:
    """C4.1. Steps in which nothing can come are over; when the last location is resolved, victory is looked at."""
    if t.phase == BATTLEGROUND and not grounds_to_come(t):
        t.phase = PATH
    if t.phase == PATH and not paths_to_come(t):
        t.phase = ACTIONS
    if t.phase == COMBAT and not combats(t):
        victory_check(t)
        if not over(t):
            t.phase = DRAWING


# --- what can have happened ---


def deeds(t: CardTable) -> list[Option]:
    names = t.book.location_ids
    found: list[Option] = []
    if t.phase == BATTLEGROUND:
        found += [("activate", names[i]) for i in grounds_to_come(t)]
    elif t.phase == PATH:
        found += [("activate", names[i]) for i in paths_to_come(t)]
    elif t.phase == ACTIONS:
        found.append(("combat",))
    elif t.phase == DRAWING:
        found.append(("round",))
    if t.phase in (ACTIONS, COMBAT):
        found += _taken(t)
    return found + _by_texts(t)


def _taken(t: CardTable) -> list[Option]:
    """C8.3.5, C8.4.6. Who can have taken an active location: a path goes to the Shadow with corruption."""
    found: list[Option] = []
    for i in combats(t):
        name = t.book.location_ids[i]
        found.append(("take", name, SIDE_IDS[FREE]))
        if i < BATTLEGROUNDS:
            found.append(("take", name, SIDE_IDS[1 - FREE]))
            continue
        found += [("take", name, SIDE_IDS[1 - FREE], n) for n in range(1, CORRUPTION_TOLD + 1)]
        if t.book.path_duel:
            found.append(("take", name, NOBODY))
    return found


def _by_texts(t: CardTable) -> list[Option]:
    """C4.3.3, C4.3.5, C4.4.2, C9.3. What texts of cards do: a further location, corruption, a Ring token used."""
    names = t.book.location_ids
    found: list[Option] = []
    if t.phase in (PATH, ACTIONS, COMBAT):
        found += [("text", names[i]) for i in range(BATTLEGROUNDS) if t.location[i] in (WAITING, WON_FREE, WON_SHADOW)]
    if t.phase in (ACTIONS, COMBAT) and t.path < 0:
        found += [("text", names[i]) for n in (t.path_number, t.path_number + 1) for i in paths_of(t, n)]
    found += [("corruption", n) for n in range(1, CORRUPTION_TOLD + 1)]
    found += [("corruption", -n) for n in range(1, min(t.corruption, CORRUPTION_TOLD) + 1)]
    for p in range(len(t.players)):
        if t.book.ring_rule[p] != NO_RING:
            found.append(("ring", t.book.player_ids[p]))
    return found


# --- what follows ---


def keep(t: CardTable, deed: Option) -> None:
    verb = deed[0]
    if verb in ("activate", "text"):
        _uncover(t, t.book.location_index[str(deed[1])], verb == "activate")
    elif verb == "take":
        _take(t, deed)
    elif verb == "combat":
        t.phase = COMBAT
    elif verb == "round":
        end_round(t)
        begin_round(t)
    elif verb == "corruption":
        n = int(deed[1])
        t.corruption += n
        t.tell("cardgame-log-corruption" if n > 0 else "cardgame-log-corruption-removed", {"n": abs(n)})
    else:
        player = t.players[t.book.player_ids.index(str(deed[1]))]
        player.ring = SPENT if player.ring == READY else READY
    _go_on(t)


def _uncover(t: CardTable, location: int, step: bool) -> None:
    """C4.2.1. A location comes into play, in the Location step or by a text; the step goes on to what is next."""
    if location < BATTLEGROUNDS:
        uncover_battleground(t, location)
        if step and not (t.book.battlegrounds_by_round and grounds_to_come(t)):
            t.phase = PATH
    else:
        uncover_path(t, location)
        if step:
            t.phase = ACTIONS


def _take(t: CardTable, deed: Option) -> None:
    location = t.book.location_index[str(deed[1])]
    if location >= BATTLEGROUNDS:
        winner: Winner = NOBODY
        for side in SIDE_IDS:
            if side == deed[2]:
                winner = side
        take_path(t, location, winner, int(deed[3]) if len(deed) > 3 else 0, None)
    else:
        take_ground(t, location, SIDE_IDS.index(deed[2]), None)
