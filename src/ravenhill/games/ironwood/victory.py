"""I1. How a game of Ironwood ends."""

from __future__ import annotations

from ravenhill.games.ironwood.book import IC, WW
from ravenhill.games.ironwood.table import IronwoodTable


def check_forges(t: IronwoodTable) -> None:
    """I1.1, I10.5. The third forge built on an outer mountain wins at once; Ferrum's does not count."""
    if t.built_forges() >= t.book.forges_to_win:
        t.end([IC], "forges", "I10.5")


def check_totems(t: IronwoodTable) -> None:
    """I1.1, I11.8. The third secured totem wins at once."""
    if t.secured >= t.book.totems_to_win:
        t.end([WW], "totems", "I11.8")


def concede(t: IronwoodTable, seat: int) -> None:
    """I1.2. Either player may concede at any time."""
    t.end([1 - seat], "conceded", "I1.2")


def check_round_cap(t: IronwoodTable) -> None:
    """I1.8. A table may agree on a last round; then nobody wins."""
    if t.settings.round_cap and t.round >= t.settings.round_cap:
        t.end([], "round-cap", "I1.8")
