"""W17. The Fellowship: its Guide, separation of Companions, the path it is found to have taken, hiding."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from ravenhill.engine.decision import Arg, Asked, Message, Option, Reason, Script
from ravenhill.games.wotr import characters, events
from ravenhill.games.wotr.asking import NONE, OpenQuestion, WotrQuestion, reason
from ravenhill.games.wotr.nations import FP, NO_NATION, SH, side_of
from ravenhill.games.wotr.people import CHARACTER_IDS, CHARACTER_NUMBER, GOLLUM, MERIADOC, PEREGRIN
from ravenhill.games.wotr.places import CITY, IN_FELLOWSHIP, OUT, STRONGHOLD
from ravenhill.games.wotr.table import Wotr

STOP: Final[Option] = ("stop",)

# --- the Guide ---


def guides(t: Wotr) -> list[int]:
    """W17.3.1. Companions of the highest Level in the Fellowship; the present Guide first."""
    inside = t.in_fellowship()
    if not inside:
        return [GOLLUM]
    best = max([t.book.level[c] for c in inside])
    out = [c for c in inside if t.book.level[c] == best]
    if t.fellowship.guide in out:
        out.remove(t.fellowship.guide)
        out.insert(0, t.fellowship.guide)
    return out


def choose_guide(t: Wotr, rule: str = "W17.4") -> Script:
    """W17.4, W17.4.1. The Guide may be changed among the highest Level; with nobody left Gollum guides."""
    new = yield from Guide(t, t.chief(FP), rule).character()
    if new != t.fellowship.guide:
        t.fellowship.guide = new
        if new == GOLLUM:
            t.where[GOLLUM] = IN_FELLOWSHIP
        t.tell("wotr-log-guide", {"character": CHARACTER_IDS[new]})


class Guide(WotrQuestion):
    """W17.4. Who guides the Fellowship."""

    __slots__ = ()
    KIND = "guide"
    TAKES = ("guide <character>",)
    ASK = "wotr-ask-guide"

    def __init__(self, t: Wotr, seat: int, rule: str) -> None:
        super().__init__(t, seat, rule)
        self.public = True

    def offer(self) -> list[Option]:
        return [("guide", CHARACTER_IDS[c]) for c in guides(self.t)]

    def why_not(self, option: Option) -> Reason | None:
        return reason("guide", "W17.3.1") if option[-1] in CHARACTER_NUMBER else None


# --- leaving the Fellowship ---


def leave(t: Wotr, seat: int, group: list[int], extra: int, level: int, into_siege: bool, still: bool) -> Script:
    """W17.10.2 to W17.10.7, W19.4.1. Companions come out; `level` < 0: their own. On the Mordor Track they are lost."""
    f = t.fellowship
    for c in group:
        t.tell("wotr-log-separate", {"character": CHARACTER_IDS[c]})
    if f.mordor >= 0:
        for c in group:
            t.where[c] = OUT
            t.tell("wotr-log-eliminated", {"character": CHARACTER_IDS[c]})
    else:
        target = f.region
        if not still and not t.besieged_by(f.region, SH):
            steps = f.progress + extra + (characters.group_level(t, group) if level < 0 else level)
            reach = characters.companion_reach(t, f.region, steps, into_siege)
            target = yield from SeparateTo(t, seat, reach, group[0], len(group) == 1).goal()
        characters.walk(t, group, target)
    events.tend(t)
    yield from choose_guide(t)


class SeparateTo(characters.Goal):
    """W17.10.2. Where those go who leave the Fellowship."""

    __slots__ = ("alone", "first")
    KIND = "separate_to"
    ASK = "wotr-ask-separate-to"

    def __init__(self, t: Wotr, seat: int, regions: list[int], first: int, alone: bool) -> None:
        super().__init__(t, seat, "W17.10.2", regions)
        self.first = first
        self.alone = alone

    def narrowed(self, regions: list[int]) -> characters.Goal:
        return SeparateTo(self.t, self.seat, regions, self.first, self.alone)

    def said(self) -> Message:
        return Message("wotr-ask-separate-one-to" if self.alone else self.ASK, self.about())

    def about(self) -> dict[str, Arg]:
        return {"character": CHARACTER_IDS[self.first], **super().about()}

    def why_not_there(self, region: int) -> Reason:
        return characters.out_of_reach(self.t, region, "W17.10.2")

    def weigh_region(self, region: int) -> float:
        return characters.companions_worth(self.t, region)


def separate(t: Wotr, seat: int, extra: int = 0, level: int = -1, into_siege: bool = False) -> Script:
    """W6.12, W17.10. One Companion or one group leaves the Fellowship."""
    c = yield from Separate(t, seat, "W17.10.1").character()
    group = yield from characters.gather(t, seat, "W17.10.1", [c], t.in_fellowship())
    yield from leave(t, seat, group, extra, level, into_siege, False)  # W21.9: whoever separates them


class Separate(OpenQuestion):
    """W17.10.1. Who leaves the Fellowship."""

    __slots__ = ()
    KIND = "separate"
    TAKES = ("companion <character>",)
    ASK = "wotr-ask-separate"

    def offer(self) -> list[Option]:
        return [("companion", CHARACTER_IDS[c]) for c in self.t.in_fellowship()]


def fall(t: Wotr, c: int) -> Script:
    """W18.5.2, W22.9. A Companion in the Fellowship is eliminated; a Hobbit outside Mordor is taken alive."""
    if c in (MERIADOC, PEREGRIN) and t.fellowship.mordor < 0:
        t.hunted(("fallen", CHARACTER_IDS[c]))
        t.tell("wotr-log-taken-alive", {"character": CHARACTER_IDS[c]})
        yield from leave(t, t.chief(FP), [c], 0, -1, False, False)
    else:
        t.where[c] = OUT
        t.hunted(("fallen", CHARACTER_IDS[c]))
        t.tell("wotr-log-eliminated", {"character": CHARACTER_IDS[c]})
        events.tend(t)
        yield from choose_guide(t)


# --- where it is ---


def is_haven(t: Wotr, region: int) -> bool:
    """A City or Stronghold of a Free Peoples Nation that the Shadow does not control."""
    nation = t.book.region_nation[region]
    if nation == NO_NATION or side_of(nation) == SH or t.book.settlement[region] not in (CITY, STRONGHOLD):
        return False
    return t.control[region] == FP


def _may_end(t: Wotr, here: int, steps: int, revealed: bool, been: list[int]) -> bool:
    """Whether a path that has come here can still end lawfully (W17.7.1)."""
    if not revealed or not is_haven(t, here):
        return True
    if steps <= 0:
        return False
    for region in t.book.near[here]:
        if (t.settings.retrace_path or region not in been) and _may_end(t, region, steps - 1, True, [*been, region]):
            return True
    return False


class Path(OpenQuestion):
    """W17.6.2, W17.7.1. Where the Fellowship went next on its way, or that it went no further."""

    __slots__ = ("left", "path", "revealed")
    KIND = "path"
    TAKES = ("to <region>", "stop")
    ASK = "wotr-ask-path"

    def __init__(self, t: Wotr, seat: int, path: list[int], left: int, revealed: bool) -> None:
        super().__init__(t, seat, "W17.7" if revealed else "W17.6")
        self.path = path
        self.left = left
        self.revealed = revealed

    def offer(self) -> list[Option]:
        t = self.t
        path = self.path
        here = path[-1]
        options: list[Option] = []
        if not self.revealed or not is_haven(t, here):
            options.append(STOP)
        if self.left > 0:
            for region in t.book.near[here]:
                if not t.settings.retrace_path and region in path:
                    continue
                if _may_end(t, region, self.left - 1, self.revealed, [*path, region]):
                    options.append(t.book.to_option[region])
        if not options:
            options.append(STOP)  # R9.4
        return options

    def about(self) -> dict[str, Arg]:
        return {"n": self.left}

    def origin(self) -> str:
        return self.t.book.region_ids[self.path[-1]]

    def why_not(self, option: Option) -> Reason | None:
        t = self.t
        if option[0] == "stop":
            return reason("haven", "W17.7.1", region=t.book.region_ids[self.path[-1]])
        region = self.named_region(option)
        if region == NONE:
            return None
        name = str(option[1])
        if not t.settings.retrace_path and region in self.path:
            return reason("retrace", "R9.2", region=name)
        haven = is_haven(t, region)
        return reason("haven" if haven else "path", "W17.7.1" if haven else "W17.6.2", region=name)

    def weigh(self, option: Option) -> float:
        if option == STOP:
            return max(0.1, 20.6 - self.t.book.gate_distance[self.path[-1]])
        return super().weigh(option)

    def weigh_region(self, region: int) -> float:
        """How near the gate the Progress that is left can bring the Fellowship by this region."""
        far = self.t.book.gate_distance[region]
        hold = self.revealed and is_shadow_hold(self.t, region)
        return max(0.2, 20.0 - max(0, far - self.left + 1) - 0.01 * far - (0.6 if hold else 0.0))


def is_shadow_hold(t: Wotr, region: int) -> bool:
    """W17.7.4, R9.3. A Stronghold that was the Shadow's from the start and still is."""
    if t.book.settlement[region] != STRONGHOLD:
        return False
    return side_of(t.book.region_nation[region]) == SH and t.control[region] == SH


def trace(t: Wotr, revealed: bool) -> Generator[Asked, None, list[int]]:
    """W17.6.2, W17.6.5, W17.7.1, W17.7.5. The figure moves up to its Progress; the path is named region by region."""
    f = t.fellowship
    path = [f.region]
    f.path = path  # seen by all while it is being named
    left = f.progress
    while left > 0:
        region = yield from Path(t, t.chief(FP), path, left, revealed).region()
        if region == NONE:
            break
        path.append(region)
        left -= 1
        t.tell("wotr-log-path", {"region": t.book.region_ids[region]})
    f.region = path[-1]
    f.progress = 0
    return path


def hide(t: Wotr) -> None:
    """W6.11, W17.8. A Revealed Fellowship is Hidden again; it does not move."""
    t.fellowship.hidden = True
    t.fellowship.tried = True
    t.tell("wotr-log-hide")
