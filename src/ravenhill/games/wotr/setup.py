"""W4. From an empty table to the first decision."""

from __future__ import annotations

from ravenhill.engine.chance import Deck
from ravenhill.games.wotr.decks import DECK_SIZE
from ravenhill.games.wotr.nations import FP, NO_NATION, side_of
from ravenhill.games.wotr.people import GANDALF_GREY, STARTING
from ravenhill.games.wotr.places import IN_FELLOWSHIP, REGIONS
from ravenhill.games.wotr.table import RECOVER, Wotr
from ravenhill.games.wotr.tiles import STANDARD_TILES


def lay_board(t: Wotr) -> None:
    """W15.1. Every Settlement belongs to the side of its Nation."""
    for region in range(REGIONS):
        nation = t.book.region_nation[region]
        if nation != NO_NATION and t.book.settlement[region] in (1, 2, 3):
            t.control[region] = side_of(nation)


def lay_figures(t: Wotr) -> None:
    """W4.12. The starting Armies; the rest are reinforcements."""
    t.reserve = t.book.start_reserve[:]
    for region, kind, n in t.book.start_figures:
        t.put(region, kind, n)


def lay_rest(t: Wotr) -> None:
    """W4.2 to W4.11. Fellowship, Rings, decks, Hunt Pool, Political Track."""
    f = t.fellowship
    f.region = t.book.region_index["rivendell"]
    f.guide = GANDALF_GREY
    for c in range(STARTING):
        t.where[c] = IN_FELLOWSHIP
    t.rings[FP] = 3
    t.decks = [Deck(list(range(d * DECK_SIZE, (d + 1) * DECK_SIZE))) for d in range(4)]
    t.pool = list(range(STANDARD_TILES))
    t.politics = t.book.start_politics[:]
    t.active = t.book.start_active[:]
    t.phase = RECOVER


def deal(t: Wotr) -> None:
    """W4. The whole set-up."""
    lay_board(t)
    lay_figures(t)
    lay_rest(t)
