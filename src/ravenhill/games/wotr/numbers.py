"""Which numbers of regions, boxes, cards and tiles lie where on the table.

Nations, kinds of figures, Characters, decks and faces of dice have the numbers of `book`: they do not follow the data.
Nor do the cards, whose order is that of their printed numbers; but a deck that grows moves those that come after it."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.numbers import PLAIN, By, Each, Keyed, Mask, Number, Pile, Row, Shapes
from ravenhill.games.wotr.book import Book
from ravenhill.games.wotr.decks import CARD_IDS
from ravenhill.games.wotr.table import NO_FIGURES

CARD: Final = Number("card")
TILE: Final = Number("tile")
REGION: Final = Number("region")
PLACE: Final = Number("place")  # a region, or the box of the besieged in it
ARMY: Final = Number("region", width=2)  # see `army_at`

SHAPES: Final[Shapes] = {
    "Wotr": {
        "figs": By("place", default=NO_FIGURES),
        "units": By("place", width=2),
        "leaders": By("place", width=2),
        "where": Row(PLACE),
        "control": By("region", default=-1),
        "captor": By("region", default=-1),
        "reserve": PLAIN,
        "lost": PLAIN,
        "politics": PLAIN,
        "active": PLAIN,
        "fellowship": PLAIN,
        "vp": PLAIN,
        "turn": PLAIN,
        "phase": PLAIN,
        "acting": PLAIN,
        "owed": PLAIN,
        "paid_face": PLAIN,
        "battle": PLAIN,
        "dice": PLAIN,
        "hunt_dice": PLAIN,
        "rings": PLAIN,
        "ring_used": PLAIN,
        "decks": Each(Pile(CARD)),
        "hands": Each(Each(CARD, sort=True)),
        "dropped": Each(Each(CARD, sort=True)),
        "played": Each(CARD),
        "laid": Row(CARD, sort=True),
        "pool": Each(TILE),
        "drawn": Each(TILE),
        "gone": Each(TILE),
        "specials": Each(TILE),
        "tile": TILE,
        "damage": PLAIN,
        "hunt_roll": PLAIN,
        "helped": Row(CARD),
        "chase": PLAIN,
        "team": PLAIN,
        "nation_seat": PLAIN,
        "leading": PLAIN,
        "beat": PLAIN,
        "ready": PLAIN,
        "lent": Keyed(CARD),
        "mixed": Each(ARMY, sort=True),
        "asked": Keyed(ARMY),
        "swap": Row(CARD),
        "last_nations": PLAIN,
        "now_nations": PLAIN,
        "last_force": Mask("region"),
        "now_force": Mask("region"),
    },
    "Fellowship": {
        "region": REGION,
        "progress": PLAIN,
        "corruption": PLAIN,
        "guide": PLAIN,
        "mordor": PLAIN,
        "path": Row(REGION),
    },
    "Battle": {
        "kind": PLAIN,
        "stage": PLAIN,
        "attacker": PLAIN,
        "seats": PLAIN,
        "region": REGION,
        "source": PLACE,
        "target": PLACE,
        "rear": PLAIN,
        "rear_chars": PLAIN,
        "round": PLAIN,
        "rounds_left": PLAIN,
        "relief": PLACE,
        "white_rider": PLAIN,
        "cards": Row(CARD),
        "add": PLAIN,
        "add_reroll": PLAIN,
        "fewer": PLAIN,
        "most": PLAIN,
        "no_reroll": PLAIN,
        "lost_lead": PLAIN,
        "spent": PLAIN,
        "muted": PLAIN,
        "cancelled": PLAIN,
        "hits": PLAIN,
        "bonus": PLAIN,
        "reroll_hits": PLAIN,
        "extra": PLAIN,
        "unlocked": PLAIN,
        "rolled": PLAIN,
        "rerolled": PLAIN,
        "shown": Row(CARD),
        "course": PLAIN,
    },
}


def numbered(book: Book) -> dict[str, list[str]]:
    """The ids behind the numbers of every kind; after the regions come the boxes of the Strongholds."""
    boxes = [f"{book.region_ids[region]}:besieged" for region in book.strongholds]
    return {
        "card": list(CARD_IDS),
        "tile": book.tile_ids[:],
        "region": book.region_ids[:],
        "place": book.region_ids + boxes,
    }
