"""I7. Movement of fighters and warbands."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.decision import Listing, Option, Script
from ravenhill.engine.table import ask, over
from ravenhill.games.ironwood.book import IC, WW, Ban
from ravenhill.games.ironwood.resolving import Done, Resolving
from ravenhill.games.ironwood.table import IronwoodTable
from ravenhill.games.ironwood.totems import carry_totem

DONE: Final[Option] = ("done",)


def unmoved(t: IronwoodTable, forest: int) -> int:
    """I7.2. Fighters in a forest that may still move this turn."""
    return t.ww[forest] - t.moved_ww[forest] + t.again[forest]


def held_back(t: IronwoodTable, forest: int) -> bool:
    return bool(t.prohibitions) and t.banned(Ban.WW_MOVE_OUT, forest)


def fighter_moves(t: IronwoodTable, able: list[int]) -> list[Option]:
    """I7.3, I11.6. One fighter from any forest along a trail, alone or with a totem. `able`: how many may go."""
    options: list[Option] = []
    names = t.book.forest_names
    totems_free = not t.prohibitions or not t.banned(Ban.MOVE_TOTEM, -1)
    for f in range(len(able)):
        if able[f] > 0 and not held_back(t, f):
            if totems_free and t.charged[f] + t.fading[f] > 0:
                for g in t.book.trails[f]:
                    options.append(("move", names[f], names[g]))
                    if t.charged[f]:
                        options.append(("carry", names[f], names[g], "charged"))
                    if t.fading[f]:
                        options.append(("carry", names[f], names[g], "fading"))
            else:
                options.extend(t.book.fighter_moves[f])
    options.append(DONE)
    return options


def _moving(t: IronwoodTable, able: list[int]) -> Listing:
    return lambda: fighter_moves(t, able)


def _anyone(t: IronwoodTable, able: list[int]) -> bool:
    return any(able[f] > 0 and not held_back(t, f) for f in range(len(able)))


def move_fighters(t: IronwoodTable, ctx: Resolving, n: int, ident: str) -> Script:
    """I7.3. Move n: up to n fighters, one after the other, each once per turn."""
    done = ctx.result(ident)
    done.there = [0] * len(t.ww)
    for left in range(n, 0, -1):
        able = [t.ww[f] - t.moved_ww[f] + t.again[f] for f in range(len(t.ww))]
        if over(t) or not _anyone(t, able):
            return
        answer = yield from ask(t, WW, "I7.3", _moving(t, able), "ironwood-ask-move-fighters", {"n": left})
        if answer[0] == "done":
            return
        ctx.did = True
        here, there = _step(t, answer)
        if t.ww[here] == t.moved_ww[here]:  # everybody here has moved: one that may go again goes
            t.again[here] -= 1
            t.moved_ww[here] -= 1
        _walk(t, here, there, answer)
        done.count += 1
        done.places.append(there)
        done.there[there] += 1


def move_same_fighters(t: IronwoodTable, ctx: Resolving, same: Done | None, ident: str) -> Script:
    """I7.2. The fighters a step has moved may move once more, all of them."""
    done = ctx.result(ident)
    done.there = [0] * len(t.ww)
    if same is None:
        return
    able = same.there[:]
    for left in range(same.count, 0, -1):
        if over(t) or not _anyone(t, able):
            return
        answer = yield from ask(t, WW, "I7.2", lambda: fighter_moves(t, able), "ironwood-ask-move-again", {"n": left})
        if answer[0] == "done":
            return
        ctx.did = True
        here, there = _step(t, answer)
        able[here] -= 1
        t.moved_ww[here] -= 1
        _walk(t, here, there, answer)
        done.count += 1
        done.places.append(there)
        done.there[there] += 1


def _step(t: IronwoodTable, answer: Option) -> tuple[int, int]:
    return t.book.forest_index[str(answer[1])], t.book.forest_index[str(answer[2])]


def _walk(t: IronwoodTable, here: int, there: int, answer: Option) -> None:
    walk(t, here, there)
    if answer[0] == "carry":
        carry_totem(t, here, there, answer[3] == "fading")


def walk(t: IronwoodTable, here: int, there: int) -> None:
    """I7.1. One fighter goes along a trail and has moved this turn."""
    t.ww[here] -= 1
    t.ww[there] += 1
    t.moved_ww[there] += 1
    if not t.quiet:
        t.tell("ironwood-log-move", {"a": t.book.forest_names[here], "b": t.book.forest_names[there]})


# --- Ironclad ---


def free_units(t: IronwoodTable, mountain: int) -> int:
    return t.units(mountain) - t.moved_fighters[mountain] - t.moved_golems[mountain]


def warband_goals(t: IronwoodTable, mountain: int, to_drill: bool) -> list[int]:
    """I7.4. Where a warband of this mountain may go."""
    if free_units(t, mountain) <= 0 or t.mountain_locked(mountain):
        return []
    return [m for m in t.book.ridges[mountain] if (not to_drill or m == t.drill) and not t.mountain_locked(m)]


def _warband_moves(t: IronwoodTable, started: list[int], to_drill: bool) -> list[Option]:
    options: list[Option] = []
    for m in range(len(t.fighters)):
        if m not in started:
            goals = warband_goals(t, m, to_drill)
            if len(goals) == len(t.book.ridges[m]):
                options.extend(t.book.warband_moves[m])
            else:
                names = t.book.mountain_names
                options.extend([("move", names[m], names[there]) for there in goals])
    options.append(DONE)
    return options


def _can_start(t: IronwoodTable, started: list[int], to_drill: bool) -> bool:
    return any(m not in started and warband_goals(t, m, to_drill) for m in range(len(t.fighters)))


def move_warbands(t: IronwoodTable, ctx: Resolving, n: int, ident: str, to_drill: bool) -> Script:
    """I7.4, I7.9. Move n: up to n warbands from n different mountains, all or part of each."""
    done = ctx.result(ident)
    started: list[int] = []
    for left in range(n, 0, -1):
        if not _can_start(t, started, to_drill):
            return
        answer = yield from ask(
            t, IC, "I7.4", lambda: _warband_moves(t, started, to_drill), "ironwood-ask-move-warband", {"n": left}
        )
        if answer[0] == "done":
            return
        here, there = t.book.mountain_index[str(answer[1])], t.book.mountain_index[str(answer[2])]
        fighters = t.fighters[here] - t.moved_fighters[here]
        golems = t.golems[here] - t.moved_golems[here]
        if fighters + golems > 1:
            answer = yield from ask(t, IC, "I7.4", _parting(t, here), "ironwood-ask-who-moves", _names(t, here, there))
            fighters, golems = int(answer[1]), int(answer[2])
        march(t, here, there, fighters, golems)
        ctx.did = True
        started.append(here)
        done.count += 1
        done.places.append(there)


def _names(t: IronwoodTable, here: int, there: int) -> dict[str, str | int]:
    return {"a": t.book.mountain_names[here], "b": t.book.mountain_names[there]}


def _parting(t: IronwoodTable, here: int) -> Listing:
    return lambda: parts(t, here)


def parts(t: IronwoodTable, here: int) -> list[Option]:
    """All units that may go, first; then every part of them (I7.5: golems alone are a warband too)."""
    fighters = t.fighters[here] - t.moved_fighters[here]
    golems = t.golems[here] - t.moved_golems[here]
    options: list[Option] = []
    for g in range(golems, -1, -1):
        for f in range(fighters, -1, -1):
            if f + g > 0:
                options.append(("units", f, g))
    return options


def march(t: IronwoodTable, here: int, there: int, fighters: int, golems: int) -> None:
    """I7.4. Units go together to an adjacent mountain and have moved this turn; the drill stays (I5.3)."""
    t.fighters[here] -= fighters
    t.golems[here] -= golems
    t.fighters[there] += fighters
    t.golems[there] += golems
    t.moved_fighters[there] += fighters
    t.moved_golems[there] += golems
    t.tell(
        "ironwood-log-march",
        {
            "a": t.book.mountain_names[here],
            "b": t.book.mountain_names[there],
            "fighters": fighters,
            "golems": golems,
        },
    )


def clamp_moved(t: IronwoodTable) -> None:
    """Units that left the map take their moves with them."""
    for f in range(len(t.ww)):
        if t.moved_ww[f] > t.ww[f]:
            t.moved_ww[f] = t.ww[f]
        if t.again[f] > t.moved_ww[f]:
            t.again[f] = t.moved_ww[f]
    for m in range(len(t.fighters)):
        if t.moved_fighters[m] > t.fighters[m]:
            t.moved_fighters[m] = t.fighters[m]
        if t.moved_golems[m] > t.golems[m]:
            t.moved_golems[m] = t.golems[m]


def begin_turn(t: IronwoodTable) -> None:
    """I7.2. Every unit may move again."""
    t.moved_ww = [0] * len(t.ww)
    t.again = [0] * len(t.ww)
    t.moved_fighters = [0] * len(t.fighters)
    t.moved_golems = [0] * len(t.golems)
    t.drill_moves = 0
    t.attacked_forests = []
    t.attacked_mountains = []


def end_turn(t: IronwoodTable) -> None:
    t.prohibitions = [p for p in t.prohibitions if not p.this_turn]


def push(t: IronwoodTable, side: int, here: int, there: int, fighters: int, golems: int) -> None:
    """I9.12, I17. A retreat or an enemy's shift: no move of theirs (I7.10)."""
    counts = t.settings.moved_by_enemy
    if side == WW:
        moved = min(t.moved_ww[here], fighters)
        again = min(t.again[here], moved)
        t.ww[here] -= fighters
        t.ww[there] += fighters
        t.moved_ww[here] -= moved
        t.again[here] -= again
        t.moved_ww[there] += fighters if counts else moved
        t.again[there] += 0 if counts else again
    else:
        moved_f = min(t.moved_fighters[here], fighters)
        moved_g = min(t.moved_golems[here], golems)
        t.fighters[here] -= fighters
        t.golems[here] -= golems
        t.fighters[there] += fighters
        t.golems[there] += golems
        t.moved_fighters[here] -= moved_f
        t.moved_golems[here] -= moved_g
        t.moved_fighters[there] += fighters if counts else moved_f
        t.moved_golems[there] += golems if counts else moved_g
