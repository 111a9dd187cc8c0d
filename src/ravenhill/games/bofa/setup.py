"""B2. From an empty table to the first turn."""

from __future__ import annotations

from ravenhill.engine.chance import Deck
from ravenhill.games.bofa.names import EVENTS, FATE_CARDS, FP_STORY, GROUPS, MANEUVERS, RECOVERY, SHADOW_STORY, UNITS
from ravenhill.games.bofa.table import BofaTable, add_unit


def lay_out(t: BofaTable) -> None:
    """B2.1-B2.14. The starting position."""
    lay_components(t)
    lay_map(t)


def lay_components(t: BofaTable) -> None:
    """Everything that does not stand on the map."""
    book = t.book
    t.spread()
    t.turn = 1
    t.phase = RECOVERY
    t.place = book.start_place[:]
    t.step_of = book.start_step[:]  # B2.10
    t.pool = []
    for tile in range(len(book.tile_id) - 2):  # B2.11: the two special tiles stay aside
        t.pool.extend([tile] * book.tile_copies[tile])
    # B2.9: a pool nobody has looked at is shuffled
    t.event_deck = Deck(list(range(EVENTS)))
    t.story_decks = [Deck(list(range(FP_STORY, SHADOW_STORY))), Deck(list(range(SHADOW_STORY, FATE_CARDS)))]
    t.fate_deck = Deck(list(range(FATE_CARDS, MANEUVERS)))


def lay_map(t: BofaTable) -> None:
    """B2.4-B2.8. Units and face-down tokens; both passes closed."""
    book = t.book
    for area in range(book.areas):
        for unit in range(UNITS):
            for _ in range(book.start_units[area * UNITS + unit]):
                add_unit(t, area, unit)
    t.tokens = book.start_tokens[:]
    for group in range(GROUPS):
        t.unused[group] -= sum(t.tokens[group * book.areas : (group + 1) * book.areas])
