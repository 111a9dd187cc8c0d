"""Which numbers of cards, visions and places lie where on Ironwood's table."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.numbers import PLAIN, Below, By, Each, Number, Pile, Row, Shapes, Told
from ravenhill.games.ironwood.bluff import FIRST
from ravenhill.games.ironwood.book import IC, Ban, Book
from ravenhill.games.ironwood.table import FOREST_MARK

CARD: Final = Number("card")
VISION: Final = Number("vision")
MOUNTAIN: Final = Number("mountain")
FOREST: Final = Number("forest")

SHAPES: Final[Shapes] = {
    "IronwoodTable": {
        "ww": By("forest"),
        "fighters": By("mountain"),
        "golems": By("mountain"),
        "site": By("mountain"),
        "charged": By("forest"),
        "fading": By("forest"),
        "drill": MOUNTAIN,
        "track": PLAIN,
        "cargo": PLAIN,
        "map_marks": Row(Number("forest", FOREST_MARK, less=MOUNTAIN)),
        "crystals": PLAIN,
        "secured": PLAIN,
        "totems": PLAIN,
        "forge_tokens": PLAIN,
        "played": Each(Each(Row(CARD))),
        "set_aside": Each(Each(CARD)),
        "lingering": PLAIN,
        "round_bonuses": PLAIN,
        "prohibitions": PLAIN,
        "hands": Each(Each(CARD, sort=True)),
        "deck": Each(Pile(CARD)),
        "discard": Each(Each(CARD)),
        "visions": Each(VISION, sort=True),
        "vision_deck": Pile(VISION),
        "vision_discard": Each(VISION),
        "discovered": Row(VISION),
        "seen": Each(Each(CARD)),
        "seen_visions": Each(VISION, sort=True),
        "round": PLAIN,
        "phase": PLAIN,
        "turn": PLAIN,
        "recruited": PLAIN,
        "battle": PLAIN,
        "moved_ww": By("forest"),
        "again": By("forest"),
        "moved_fighters": By("mountain"),
        "moved_golems": By("mountain"),
        "drill_moves": PLAIN,
        "attacked_forests": Each(FOREST),
        "attacked_mountains": Each(MOUNTAIN),
        "bot_hand": Pile(CARD),
        "stance": PLAIN,
        "spirits": PLAIN,
        "marked": Each(MOUNTAIN, sort=True),
        "thinking": PLAIN,
    },
    "Thinking": {"cards": PLAIN, "icons": PLAIN, "steps": PLAIN},
    "Battle": {
        "attacker": PLAIN,
        "forest": FOREST,
        "mountain": MOUNTAIN,
        "wager": Row(Below("vision", FIRST, more=CARD)),
        "face_up": PLAIN,
        "damage": PLAIN,
        "defence": PLAIN,
        "dominance": PLAIN,
        "opponent_first": PLAIN,
        "strength": PLAIN,
        "lost": PLAIN,
        "winner": PLAIN,
        "card": CARD,
        "units": PLAIN,
        "shown": Row(Below("vision", FIRST, more=CARD)),
        "sources": PLAIN,
        "golems_lost": PLAIN,
        "retreat": Told("winner", {IC: FOREST}, MOUNTAIN),
    },
    "Lingering": {
        "card": CARD,
        "markers": PLAIN,
    },
    "Prohibition": {
        "what": PLAIN,
        "place": Told("what", {Ban.IC_AND_DRILL_MOVE_IN_OR_OUT: MOUNTAIN}, FOREST),
    },
    "RoundBonus": {
        "side": PLAIN,
        "card": CARD,
        "damage": PLAIN,
        "defence": PLAIN,
        "dominance": PLAIN,
    },
}


def numbered(book: Book) -> dict[str, list[str]]:
    """The ids behind the numbers of every kind."""
    return {
        "card": [card.ident for card in book.cards],
        "vision": book.vision_names[:],
        "mountain": book.mountain_names[:],
        "forest": book.forest_names[:],
    }
