"""I9.5, the other reading: a vision may be wagered too; it counts for nothing and returns to hand."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.decision import Option
from ravenhill.games.ironwood.book import WW
from ravenhill.games.ironwood.pieces import NO_CARD, Battle
from ravenhill.games.ironwood.table import IronwoodTable

FIRST: Final = -10  # a wagered vision v is FIRST - v: below 0, so that it counts like no card


def vision_wagered(wager: int) -> int:
    """The vision behind a wager, or -1."""
    return FIRST - wager if wager <= FIRST else -1


def bluffs(t: IronwoodTable, side: int) -> list[Option]:
    if side != WW or not t.settings.wager_visions:
        return []
    return [("bluff", t.book.vision_names[v]) for v in t.visions]


def wager_vision(t: IronwoodTable, name: str) -> int:
    """The vision leaves the hand face down; what the Ironclad saw of the hand stays as it is until it is shown."""
    vision = t.book.vision_index[name]
    t.visions.remove(vision)
    return FIRST - vision


def vision_shown(t: IronwoodTable, wager: int) -> None:
    """Turned up it is known to the Ironclad, also when it is back in hand."""
    vision = vision_wagered(wager)
    if vision >= 0 and vision not in t.seen_visions:
        t.seen_visions.append(vision)
        t.seen_visions.sort()


def take_back(t: IronwoodTable, b: Battle) -> None:
    vision = vision_wagered(b.wager[WW])
    if vision >= 0:
        t.visions.append(vision)
        t.visions.sort()
        b.wager[WW] = NO_CARD


def face_down(b: Battle | None, side: int) -> bool:
    """Whether this side's wager lies there unseen."""
    if b is None or b.revealed or b.face_up[side]:
        return False
    return b.wager[side] >= 0 or vision_wagered(b.wager[side]) >= 0


def covered(t: IronwoodTable, side: int, seat: int, vision: bool) -> int:
    """I9.5. Where visions may be wagered, numbers of cards must not tell what lies face down: it still counts."""
    b = t.battle
    if not t.settings.wager_visions or side != WW or seat == WW or b is None or not face_down(b, WW):
        return 0
    return 1 if (vision_wagered(b.wager[WW]) >= 0) == vision else 0
