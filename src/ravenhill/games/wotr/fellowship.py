"""W17. The Fellowship: its Guide, separation of Companions, the path it is found to have taken, hiding."""

from __future__ import annotations

from collections.abc import Generator

from ravenhill.engine.decision import Asked, Listing, Option, Script
from ravenhill.engine.table import ask
from ravenhill.games.wotr.armies import CHAR_NUMBER
from ravenhill.games.wotr.asking import decide
from ravenhill.games.wotr.book import (
    CHARACTER_IDS,
    CITY,
    FP,
    FP_NATIONS,
    GOLLUM,
    MERIADOC,
    NO_NATION,
    PEREGRIN,
    SH,
    STRONGHOLD,
)
from ravenhill.games.wotr.characters import choose_region, companion_reach, gather, group_level, walk
from ravenhill.games.wotr.events import tend
from ravenhill.games.wotr.table import IN_FELLOWSHIP, OUT, Wotr, besieged_by, chief, in_fellowship

# --- the Guide ---


def guides(t: Wotr) -> list[int]:
    """W17.3.1. Companions of the highest Level in the Fellowship; the present Guide first."""
    inside = in_fellowship(t)
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
    candidates = guides(t)
    new = candidates[0]
    if len(candidates) > 1:
        answer = yield from ask(t, chief(t, FP), rule, _guides(t), "wotr-ask-guide")
        new = CHAR_NUMBER[str(answer[1])]
    if new != t.fellowship.guide:
        t.fellowship.guide = new
        if new == GOLLUM:
            t.where[GOLLUM] = IN_FELLOWSHIP
        t.tell("wotr-log-guide", {"character": CHARACTER_IDS[new]})


def _guides(t: Wotr) -> Listing:
    return lambda: [("guide", CHARACTER_IDS[c]) for c in guides(t)]


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
        if not still and not besieged_by(t, f.region, SH):
            steps = f.progress + extra + (group_level(t, group) if level < 0 else level)
            reach = companion_reach(t, f.region, steps, into_siege)
            key = "wotr-ask-separate-to" if len(group) > 1 else "wotr-ask-separate-one-to"
            target = yield from choose_region(t, seat, "W17.10.2", key, reach, character=group[0])
        walk(t, group, target)
    tend(t)
    yield from choose_guide(t)


def separate(t: Wotr, seat: int, extra: int = 0, level: int = -1, into_siege: bool = False) -> Script:
    """W6.12, W17.10. One Companion or one group leaves the Fellowship."""
    answer = yield from decide(t, seat, "W17.10.1", _inside(t), "wotr-ask-separate")
    c = CHAR_NUMBER[str(answer[1])]
    group = yield from gather(t, seat, "W17.10.1", [c], in_fellowship(t))
    yield from leave(t, seat, group, extra, level, into_siege, False)  # W21.9: whoever separates them


def _inside(t: Wotr) -> Listing:
    return lambda: [("companion", CHARACTER_IDS[c]) for c in in_fellowship(t)]


def fall(t: Wotr, c: int) -> Script:
    """W18.5.2, W22.9. A Companion in the Fellowship is eliminated; a Hobbit outside Mordor is taken alive."""
    if c in (MERIADOC, PEREGRIN) and t.fellowship.mordor < 0:
        t.tell("wotr-log-taken-alive", {"character": CHARACTER_IDS[c]})
        yield from leave(t, chief(t, FP), [c], 0, -1, False, False)
    else:
        t.where[c] = OUT
        t.tell("wotr-log-eliminated", {"character": CHARACTER_IDS[c]})
        tend(t)
        yield from choose_guide(t)


# --- where it is ---


def is_haven(t: Wotr, region: int) -> bool:
    """A City or Stronghold of a Free Peoples Nation that the Shadow does not control."""
    nation = t.book.region_nation[region]
    if nation == NO_NATION or nation >= FP_NATIONS or t.book.settlement[region] not in (CITY, STRONGHOLD):
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


def path_options(t: Wotr, path: list[int], left: int, revealed: bool) -> list[Option]:
    here = path[-1]
    options: list[Option] = []
    if not revealed or not is_haven(t, here):
        options.append(("stop",))
    if left > 0:
        for region in t.book.near[here]:
            if not t.settings.retrace_path and region in path:
                continue
            if _may_end(t, region, left - 1, revealed, [*path, region]):
                options.append(t.book.to_option[region])
    if not options:
        options.append(("stop",))  # R9.4
    return options


def trace(t: Wotr, revealed: bool) -> Generator[Asked, None, list[int]]:
    """W17.6.2, W17.6.5, W17.7.1, W17.7.5. The figure moves up to its Progress; the path is named region by region."""
    f = t.fellowship
    path = [f.region]
    f.path = path  # seen by all while it is being named
    left = f.progress
    rule = "W17.7" if revealed else "W17.6"
    while left > 0:
        answer = yield from decide(t, chief(t, FP), rule, _path(t, path, left, revealed), "wotr-ask-path", {"n": left})
        if answer[0] == "stop":
            break
        path.append(t.book.region_index[str(answer[1])])
        left -= 1
        t.tell("wotr-log-path", {"region": str(answer[1])})
    f.region = path[-1]
    f.progress = 0
    return path


def _path(t: Wotr, path: list[int], left: int, revealed: bool) -> Listing:
    return lambda: path_options(t, path, left, revealed)


def hide(t: Wotr) -> None:
    """W6.11, W17.8. A Revealed Fellowship is Hidden again; it does not move."""
    t.fellowship.hidden = True
    t.fellowship.tried = True
    t.tell("wotr-log-hide")
