"""I10. Foundations and forges."""

from __future__ import annotations

from ravenhill.engine.decision import Option, Reason, Script
from ravenhill.games.ironwood.asking import SKIP, IronQuestion, each, reason, unknown_place
from ravenhill.games.ironwood.book import IC
from ravenhill.games.ironwood.drill import unload
from ravenhill.games.ironwood.effects.running_card import RunningCard
from ravenhill.games.ironwood.settings import Bot
from ravenhill.games.ironwood.table import IronwoodTable, Site
from ravenhill.games.ironwood.victory import check_forges


def foundation_sites(t: IronwoodTable) -> list[int]:
    """I10.1, I10.6. Controlled outer mountains with nothing on them, while a token is left."""
    if t.forge_tokens == 0:
        return []
    return [m for m in t.book.outer_mountains if t.site[m] == Site.EMPTY and t.units(m) > 0]


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


def place_foundation(t: IronwoodTable, ctx: RunningCard, ident: str) -> Script:
    """I10.1. Place a foundation on an outer mountain you control."""
    done = ctx.result(ident)
    if not foundation_sites(t):
        return
    mountain = yield from PlaceFoundation(t, IC, "I10.1").place()
    if mountain < 0:
        return
    lay_foundation(t, mountain)
    ctx.did = True
    done.count = 1
    done.places.append(mountain)


def build(t: IronwoodTable, ctx: RunningCard) -> Script:
    """I10.2. Build: turn a foundation you control to its forge side."""
    if not t.controlled_foundations():
        return
    mountain = yield from Build(t, IC, "I10.2").place()
    if mountain < 0:
        return
    ctx.did = True
    raise_forge(t, mountain)


class ForgeSite(IronQuestion):
    """I10. Which controlled outer mountain."""

    __slots__ = ()

    def because(self, verb: str, names: list[str]) -> Reason | None:
        t, name = self.t, names[0]
        if name in t.book.forest_index:
            return reason("not-outer", "I6.2", {"place": name})
        if name not in t.book.mountain_index:
            return unknown_place(name)
        mountain = t.book.mountain_index[name]
        if mountain not in t.book.outer_mountains:
            return reason("not-outer", "I6.2", {"place": name})
        if t.units(mountain) == 0:
            return reason("not-controlled", self.rule, {"place": name})
        return self.unfit(mountain, name)

    def unfit(self, mountain: int, name: str) -> Reason:
        """Why not on this controlled outer mountain."""
        raise NotImplementedError


class PlaceFoundation(ForgeSite):
    """I10.1."""

    __slots__ = ()

    KIND = "foundation"
    TAKES = ("foundation <forest>/<mountain>", "skip")  # who names a forest is told why not
    ASK = "ironwood-ask-foundation"

    def offer(self) -> list[Option]:
        return [*each("foundation", self.t.book.mountain_names, foundation_sites(self.t)), SKIP]

    def unfit(self, mountain: int, name: str) -> Reason:
        if self.t.site[mountain] != Site.EMPTY:
            return reason("site-taken", self.rule, {"place": name})
        return reason("no-token", "I10.6")


class Build(ForgeSite):
    """I10.2."""

    __slots__ = ()

    KIND = "build"
    TAKES = ("build <forest>/<mountain>", "skip")  # who names a forest is told why not
    ASK = "ironwood-ask-build"

    def offer(self) -> list[Option]:
        return [*each("build", self.t.book.mountain_names, self.t.controlled_foundations()), SKIP]

    def unfit(self, mountain: int, name: str) -> Reason:
        return reason("no-foundation", self.rule, {"place": name})
