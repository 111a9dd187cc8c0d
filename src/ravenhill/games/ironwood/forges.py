"""I10. Foundations and forges."""

from __future__ import annotations

from ravenhill.engine.decision import Option, Script
from ravenhill.engine.table import ask
from ravenhill.games.ironwood.book import IC
from ravenhill.games.ironwood.drill import unload
from ravenhill.games.ironwood.resolving import Resolving
from ravenhill.games.ironwood.table import Bot, IronwoodTable, Site
from ravenhill.games.ironwood.victory import check_forges


def foundation_sites(t: IronwoodTable) -> list[int]:
    """I10.1, I10.6. Controlled outer mountains with nothing on them, while a token is left."""
    if t.forge_tokens == 0:
        return []
    return [m for m in t.book.outer_mountains if t.site[m] == Site.EMPTY and t.units(m) > 0]


def controlled_foundations(t: IronwoodTable) -> list[int]:
    """I10.2. Where Build is possible."""
    return t.controlled_foundations()


def lay_foundation(t: IronwoodTable, mountain: int) -> None:
    t.site[mountain] = Site.FOUNDATION
    t.forge_tokens -= 1
    t.tell("ironwood-log-foundation", {"mountain": t.book.mountain_names[mountain]})
    if t.settings.bot == Bot.WOODBOT and t.markers_left() > 0:  # I14.7
        t.spirits += 1
        t.tell("ironwood-log-spirits", {"n": t.spirits})


def raise_forge(t: IronwoodTable, mountain: int) -> None:
    """I10.2, I8.5. The foundation becomes a forge; a drill standing there unloads at once."""
    t.site[mountain] = Site.FORGE
    t.tell("ironwood-log-forge", {"mountain": t.book.mountain_names[mountain], "n": t.built_forges()})
    if t.drill == mountain:
        unload(t)
    check_forges(t)


def place_foundation(t: IronwoodTable, ctx: Resolving, ident: str) -> Script:
    """I10.1. Place a foundation on an outer mountain you control."""
    done = ctx.result(ident)
    if not foundation_sites(t):
        return
    answer = yield from ask(
        t, IC, "I10.1", lambda: _sites(t, "foundation", foundation_sites(t)), "ironwood-ask-foundation"
    )
    if answer[0] == "skip":
        return
    mountain = t.book.mountain_index[str(answer[1])]
    lay_foundation(t, mountain)
    ctx.did = True
    done.count = 1
    done.places.append(mountain)


def build(t: IronwoodTable, ctx: Resolving) -> Script:
    """I10.2. Build: turn a foundation you control to its forge side."""
    if not controlled_foundations(t):
        return
    answer = yield from ask(t, IC, "I10.2", lambda: _sites(t, "build", controlled_foundations(t)), "ironwood-ask-build")
    if answer[0] == "skip":
        return
    ctx.did = True
    raise_forge(t, t.book.mountain_index[str(answer[1])])


def _sites(t: IronwoodTable, verb: str, mountains: list[int]) -> list[Option]:
    options: list[Option] = [(verb, t.book.mountain_names[m]) for m in mountains]
    options.append(("skip",))
    return options
