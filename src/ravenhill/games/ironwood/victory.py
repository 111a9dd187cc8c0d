"""I1. How a game of Ironwood ends."""

from __future__ import annotations

from ravenhill.engine.decision import Script
from ravenhill.engine.table import over
from ravenhill.games.ironwood.bluff import vision_wagered
from ravenhill.games.ironwood.book import IC, WW
from ravenhill.games.ironwood.settings import Bot
from ravenhill.games.ironwood.table import IronwoodTable, Site


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


def out_of_reach(t: IronwoodTable) -> bool:
    """I1.9. Alone against an automaton: whether you can no longer win, whatever comes. All it counts lies open."""
    if t.settings.bot == Bot.IRONBOT:
        return t.secured + totems_to_come(t) < t.book.totems_to_win
    if t.settings.bot == Bot.WOODBOT:
        return t.built_forges() + t.site.count(Site.FOUNDATION) + t.forge_tokens < t.book.forges_to_win
    return False


def totems_to_come(t: IronwoodTable) -> int:
    """The most totems that could still come home: those on the map, and one for each vision that is left (I11.5)."""
    on_map = sum(t.charged) + sum(t.fading)
    visions = len(t.visions) + len(t.vision_deck)
    if t.battle is not None and vision_wagered(t.battle.wager[WW]) >= 0:
        visions += 1
    return on_map + min(visions, t.totems)


def saying_when_out_of_reach(t: IronwoodTable, action: Script) -> Script:
    """I1.9. Said once, after the action by which it came to this."""
    before = out_of_reach(t)
    yield from action
    if not over(t) and not before and out_of_reach(t):
        say_out_of_reach(t)


def say_out_of_reach(t: IronwoodTable) -> None:
    if t.settings.bot == Bot.IRONBOT:
        t.tell("ironwood-log-no-totems-left", {"n": t.secured, "left": totems_to_come(t)})
    else:
        t.tell("ironwood-log-no-forges-left")


def goals(t: IronwoodTable) -> list[tuple[int, str, int, int]]:
    """I1.1. How far both sides are."""
    return [
        (WW, "totems", t.secured, t.book.totems_to_win),
        (IC, "forges", t.built_forges(), t.book.forges_to_win),
    ]
