"""I12. Units and markers that cards put on the map, take off it, or push about."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.decision import Option, Script
from ravenhill.engine.table import ask
from ravenhill.games.ironwood.book import ANY_NUMBER, IC, WW, Place, Step
from ravenhill.games.ironwood.hand import SIDE_NAMES
from ravenhill.games.ironwood.movement import clamp_moved, push
from ravenhill.games.ironwood.places import forest_places, forests_named, mountains_named
from ravenhill.games.ironwood.resolving import Resolving
from ravenhill.games.ironwood.table import IronwoodTable

FOREST_MARK: Final = 100  # forests among the markers on the map


def recruit(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    """I12. Recruit n, unit by unit where the place may be split; what the supply lacks is ignored (I1.6)."""
    done = ctx.result(s.ident)
    ww = ctx.side == WW
    used: list[int] = []
    for left in range(s.n, 0, -1):
        supply = t.ww_left() if ww else (t.golems_left() if s.golem else t.fighters_left())
        if supply == 0 or not recruit_places(t, ctx, s, used):
            return
        answer = yield from ask(
            t,
            ctx.side,
            "I12",
            lambda: _recruits(t, ctx, s, used),
            "ironwood-ask-recruit-golem" if s.golem else "ironwood-ask-recruit",
            {"n": left},
        )
        if answer[0] == "done":
            return
        name = str(answer[1])
        place = t.book.forest_index[name] if ww else t.book.mountain_index[name]
        (t.ww if ww else t.golems if s.golem else t.fighters)[place] += 1
        t.tell(
            "ironwood-log-recruit-golem" if s.golem else "ironwood-log-recruit",
            {"side": SIDE_NAMES[ctx.side], "n": 1, "place": name},
        )
        used.append(place)
        ctx.did = True
        done.count += 1
        done.places.append(place)


def recruit_places(t: IronwoodTable, ctx: Resolving, s: Step, used: list[int]) -> list[int]:
    places = forests_named(t, ctx, s) if ctx.side == WW else mountains_named(t, ctx, s)
    if s.where == Place.DIFFERENT_OUTER_FORESTS:
        return [p for p in places if p not in used]
    if used and s.where not in (Place.OUTER_FOREST, Place.FORGE):
        return used[:1]
    return places


def _recruits(t: IronwoodTable, ctx: Resolving, s: Step, used: list[int]) -> list[Option]:
    offers = t.book.forest_recruits if ctx.side == WW else t.book.mountain_recruits
    options: list[Option] = [offers[p] for p in recruit_places(t, ctx, s, used)]
    options.append(("done",))
    return options


def remove(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    """I12. Remove units of the side the step names from the stated place."""
    used: list[int] = []
    for left in range(s.n, 0, -1):
        if not removal_places(t, ctx, s, used):
            return
        answer = yield from ask(
            t,
            ctx.side,
            "I12",
            lambda: _removals(t, ctx, s, used),
            "ironwood-ask-remove",
            {"n": left, "card": ctx.card.ident},
        )
        if answer[0] == "done":
            return
        name = str(answer[1])
        if s.side == WW:
            place = t.book.forest_index[name]
            t.ww[place] -= 1
        else:
            place = t.book.mountain_index[name]
            (t.golems if s.golem else t.fighters)[place] -= 1
        clamp_moved(t)
        used.append(place)
        ctx.did = True
        t.tell("ironwood-log-remove", {"side": SIDE_NAMES[s.side], "place": name})


def removal_places(t: IronwoodTable, ctx: Resolving, s: Step, used: list[int]) -> list[int]:
    if s.side == WW:
        places = [f for f in forests_named(t, ctx, s) if t.ww[f] > 0]
        if s.where == Place.DIFFERENT_INNER_FORESTS_ADJACENT_TO_CONTROLLED_MOUNTAIN:
            return [f for f in places if f not in used]
    else:
        units = t.golems if s.golem else t.fighters
        places = [m for m in mountains_named(t, ctx, s) if units[m] > 0]
    return [p for p in places if p in used] if used else places


def _removals(t: IronwoodTable, ctx: Resolving, s: Step, used: list[int]) -> list[Option]:
    names = t.book.forest_names if s.side == WW else t.book.mountain_names
    options: list[Option] = [("remove", names[p]) for p in removal_places(t, ctx, s, used)]
    options.append(("done",))
    return options


def replace(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    """I17. A fighter of yours is swapped for a golem of the supply."""
    done = ctx.result(s.ident)
    for left in range(s.n, 0, -1):
        if t.golems_left() == 0 or not any(t.fighters[m] for m in mountains_named(t, ctx, s)):
            return
        answer = yield from ask(t, IC, "I17", lambda: _replacements(t, ctx, s), "ironwood-ask-replace", {"n": left})
        if answer[0] == "done":
            return
        m = t.book.mountain_index[str(answer[1])]
        swap_for_golem(t, m)
        ctx.did = True
        done.count += 1
        done.places.append(m)


def swap_for_golem(t: IronwoodTable, mountain: int) -> None:
    t.fighters[mountain] -= 1
    t.golems[mountain] += 1
    clamp_moved(t)
    t.tell("ironwood-log-replace", {"mountain": t.book.mountain_names[mountain]})


def _replacements(t: IronwoodTable, ctx: Resolving, s: Step) -> list[Option]:
    options: list[Option] = [
        ("replace", t.book.mountain_names[m]) for m in mountains_named(t, ctx, s) if t.fighters[m] > 0
    ]
    options.append(("done",))
    return options


def shift_enemy(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    """I17. You move enemy units together; it is no Move of theirs, totems and drill stay."""
    if len(shifts(t, ctx, s)) == 1:
        return
    answer = yield from ask(
        t, ctx.side, "I17", lambda: shifts(t, ctx, s), "ironwood-ask-shift", {"card": ctx.card.ident}
    )
    if answer[0] == "skip":
        return
    a, b = str(answer[1]), str(answer[2])
    if s.side == WW:
        here, there = t.book.forest_index[a], t.book.forest_index[b]
        fighters, golems = t.ww[here], 0
    else:
        here, there = t.book.mountain_index[a], t.book.mountain_index[b]
        fighters, golems = t.fighters[here], t.golems[here]
    if fighters + golems > 1:
        answer = yield from ask(
            t, ctx.side, "I17", lambda: _shares(t, s, here), "ironwood-ask-who-shifts", {"a": a, "b": b}
        )
        fighters, golems = int(answer[1]), int(answer[2])
    push(t, s.side, here, there, fighters, golems)
    ctx.did = True
    t.tell("ironwood-log-shift", {"side": SIDE_NAMES[s.side], "a": a, "b": b, "n": fighters + golems})


def shifts(t: IronwoodTable, ctx: Resolving, s: Step) -> list[Option]:
    options: list[Option] = []
    if s.side == WW:
        names = t.book.forest_names
        for f in forests_named(t, ctx, s):
            if t.ww[f] > 0:
                options.extend([("shift", names[f], names[g]) for g in t.book.trails[f] if not t.book.outer[g]])
    else:
        names = t.book.mountain_names
        for m in mountains_named(t, ctx, s):
            if t.units(m) > 0:
                options.extend([("shift", names[m], names[d]) for d in t.book.ridges[m]])
    options.append(("skip",))
    return options


def _shares(t: IronwoodTable, s: Step, here: int) -> list[Option]:
    fighters = t.ww[here] if s.side == WW else t.fighters[here]
    golems = 0 if s.side == WW else t.golems[here]
    options: list[Option] = []
    for g in range(golems, -1, -1):
        for f in range(fighters, -1, -1):
            if 0 < f + g <= s.n or (f + g > 0 and s.n == ANY_NUMBER):
                options.append(("units", f, g))
    return options


# --- markers, prohibitions ---


def mark(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    """I12. Mark n places."""
    done = ctx.result(s.ident)
    forests = forest_places(s.where)
    names = t.book.forest_names if forests else t.book.mountain_names
    for _ in range(s.n):
        if t.markers_left() == 0 or len(marks(t, ctx, s, names, done.places)) == 1:
            return
        answer = yield from ask(
            t,
            ctx.side,
            "I12",
            lambda: marks(t, ctx, s, names, done.places),
            "ironwood-ask-mark",
            {"card": ctx.card.ident},
        )
        if answer[0] == "skip":
            return
        name = str(answer[1])
        place = t.book.forest_index[name] if forests else t.book.mountain_index[name]
        t.map_marks.append(place + FOREST_MARK if forests else place)
        t.tell("ironwood-log-mark", {"place": name})
        ctx.did = True
        done.count += 1
        done.places.append(place)


def marks(t: IronwoodTable, ctx: Resolving, s: Step, names: list[str], used: list[int]) -> list[Option]:
    places = forests_named(t, ctx, s) if forest_places(s.where) else mountains_named(t, ctx, s)
    options: list[Option] = [("mark", names[p]) for p in places if p not in used]
    options.append(("skip",))
    return options
