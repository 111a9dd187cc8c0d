"""Which numbers of cards, areas, tokens and tiles lie where on the table.

Sides, units, characters, groups and territories have the numbers of `names`: they do not follow the data."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.numbers import PLAIN, Beside, By, Each, Number, Pile, Row, Shapes
from ravenhill.games.bofa.book import Book
from ravenhill.games.bofa.names import UNITS

CARD: Final = Number("card")
AREA: Final = Number("area")
TOKEN: Final = Number("token")
TILE: Final = Number("tile")

SHAPES: Final[Shapes] = {
    "BofaTable": {
        "turn": PLAIN,
        "phase": PLAIN,
        "active": PLAIN,
        "units": By("area", width=UNITS),
        "size": By("area"),
        "owner": By("area", default=-1),
        "damage": By("area"),
        "lead": By("area"),
        "fort": By("area"),
        "control": By("area", default=False),
        "tokens": By("area"),
        "open_pass": By("pass", default=False),
        "columns": PLAIN,
        "supply": PLAIN,
        "bag": Each(Row(TOKEN, sort=True)),
        "unused": PLAIN,
        "place": Row(AREA),
        "step_of": PLAIN,
        "generals": PLAIN,
        "rings": PLAIN,
        "wrath": PLAIN,
        "bodyguards": PLAIN,
        "worn": PLAIN,
        "troubled": PLAIN,
        "spears": PLAIN,
        "eyrie": PLAIN,
        "eagles": PLAIN,
        "bats": PLAIN,
        "marker": PLAIN,
        "pool": Each(TILE, sort=True),
        "drawn": TILE,
        "set_aside": Each(TILE),
        "spent_tiles": Each(TILE),
        "available": PLAIN,
        "dice": PLAIN,
        "die": PLAIN,
        "event_deck": Pile(CARD),
        "event_discards": Each(CARD),
        "event_seen": Beside("event_discards", CARD),
        "story_decks": Each(Pile(CARD)),
        "story_discards": Each(Each(CARD)),
        "story_seen": Beside("story_discards", CARD),
        "fate_deck": Pile(CARD),
        "fate_discards": Each(CARD),
        "hands": Each(Each(CARD, sort=True)),
        "laid": Row(CARD),
        "in_use": CARD,
        "battle": PLAIN,
    },
    "Battle": {
        "attacker": PLAIN,
        "homes": Row(AREA),
        "fought": PLAIN,
        "fighting": AREA,
        "target": AREA,
        "round": PLAIN,
        "superior": PLAIN,
        "bear": PLAIN,
        "fallen": PLAIN,
        "fronts": PLAIN,
        "past": PLAIN,
        "terrain": PLAIN,
    },
    "Round": {
        "fighting": AREA,
        "fronts": PLAIN,
    },
    "Front": {
        "army": PLAIN,
        "leaders": PLAIN,
        "first": PLAIN,
        "again": PLAIN,
        "needed": PLAIN,
        "lost": PLAIN,
        "gone": PLAIN,
        "used": Row(CARD),
        "shown": Row(CARD),
        "white": PLAIN,
        "black": PLAIN,
        "hits": PLAIN,
        "ability": PLAIN,
        "dice": PLAIN,
        "fewer": PLAIN,
        "roll_plus": PLAIN,
        "reroll_plus": PLAIN,
        "extra_leadership": PLAIN,
        "got": PLAIN,
        "got_fort": PLAIN,
    },
    "Column": {
        "side": PLAIN,
        "origin": AREA,
        "at": AREA,
        "units": PLAIN,
        "damage": PLAIN,
        "lead": PLAIN,
        "characters": PLAIN,
    },
}


def numbered(book: Book) -> dict[str, list[str]]:
    """The ids behind the numbers of every kind; a pass is told by the goblin muster it belongs to."""
    return {
        "card": book.card_id[:],
        "area": book.area_id[:],
        "pass": [book.area_id[muster] for muster in book.goblin_musters],
        "token": book.token_id[:],
        "tile": book.tile_id[:],
    }
