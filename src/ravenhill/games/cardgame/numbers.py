"""Which numbers of cards and locations lie where on the table. Copies of a card have ids of their own.

Players, slots and factions have the numbers of their scenario and of `book`: what lies on a table names none of them
but by place."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.numbers import PLAIN, By, Each, Number, Pile, Row, Shapes
from ravenhill.games.cardgame.book import Book
from ravenhill.games.cardgame.table import FIELD, OUT, UNUSED, WAITING

CARD: Final = Number("card")
LOCATION: Final = Number("location")

SHAPES: Final[Shapes] = {
    "CardTable": {
        "person": PLAIN,
        "players": PLAIN,
        "phase": PLAIN,
        "round": PLAIN,
        "start": PLAIN,
        "turn": PLAIN,
        "passed": PLAIN,
        "site": By("card", Number("location", FIELD), default=OUT),
        "wielder": By("card", CARD, default=-1),
        "field": Row(CARD),
        "worn": Row(CARD),
        "card_tokens": By("card"),
        "limbo": Row(CARD),
        "target": CARD,
        "played": Each(CARD),
        "fresh": Each(CARD),
        "used": Each(CARD),
        "events": Each(CARD),
        "location": By("location", default=WAITING, idle=(UNUSED,)),
        "active": Row(LOCATION),
        "path": LOCATION,
        "path_number": PLAIN,
        "attack_tokens": By("location"),
        "defence_tokens": By("location"),
        "reclaimed": Each(LOCATION),
        "pending": Row(LOCATION),
        "depth": PLAIN,
        "that": LOCATION,
        "corruption": PLAIN,
        "battle": PLAIN,
    },
    "Player": {
        "hand": Each(CARD, sort=True),
        "shown": Each(CARD),
        "deck": Pile(CARD),
        "cycled": Each(CARD),
        "cycled_seen": Each(CARD),
        "eliminated": Each(CARD),
        "eliminated_seen": Each(CARD),
        "reserve": Row(CARD, sort=True),
        "aside": Each(CARD, sort=True),
        "marked": Each(CARD),
        "ring": PLAIN,
    },
    "Battle": {
        "location": LOCATION,
        "attackers": Row(CARD),
        "attacks": PLAIN,
        "cards": Row(CARD),
        "icons": PLAIN,
        "attack": PLAIN,
        "location_defence": PLAIN,
        "left": PLAIN,
        "lost": Row(CARD),
        "armies": Row(CARD),
        "leaders": Row(CARD),
        "asked": Row(CARD),
        "texts": Row(CARD),
        "text_icons": PLAIN,
        "stage": PLAIN,
        "chooser": PLAIN,
        "partner": PLAIN,
    },
}


def numbered(book: Book) -> dict[str, list[str]]:
    """The ids behind the numbers of every kind."""
    return {"card": book.card_ids[:], "location": book.location_ids[:]}
