"""I7. Movement of fighters and warbands."""

from __future__ import annotations

from ravenhill.engine.decision import Arg, Option, Reason, Script
from ravenhill.engine.table import over
from ravenhill.games.ironwood.asking import DONE, Counting, Parting, reason, unknown_place
from ravenhill.games.ironwood.book import IC, WW, Ban
from ravenhill.games.ironwood.effects.running_card import Done, RunningCard
from ravenhill.games.ironwood.shapes import Pieces
from ravenhill.games.ironwood.table import IronwoodTable, Site
from ravenhill.games.ironwood.totems import carry_totem


def unmoved(t: IronwoodTable, forest: int) -> int:
    """I7.2. Fighters in a forest that may still move this turn."""
    return t.ww[forest] - t.moved_ww[forest] + t.again[forest]


def held_back(t: IronwoodTable, forest: int) -> bool:
    return bool(t.prohibitions) and t.banned(Ban.WW_MOVE_OUT, forest)


class MoveFighters(Counting):
    """I7.3, I11.6. One fighter from any forest along a trail, alone or with a totem. `able`: how many may go."""

    __slots__ = ("able",)

    KIND = "move-fighters"
    TAKES = (  # who names a mountain is told why not
        "move <forest>/<mountain> <forest>/<mountain>",
        "carry <forest>/<mountain> <forest>/<mountain> charged/fading",
        "done",
    )
    ASK = "ironwood-ask-move-fighters"

    def __init__(self, t: IronwoodTable, rule: str, left: int, able: list[int]) -> None:
        super().__init__(t, WW, rule, left)
        self.able = able

    def offer(self) -> list[Option]:
        t, able = self.t, self.able
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

    def because(self, verb: str, names: list[str]) -> Reason | None:
        t, forests = self.t, self.t.book.forest_index
        if names[0] in t.book.mountain_index or names[1] in t.book.mountain_index:
            return reason("wrong-kind", "I6.7")
        if names[0] not in forests or names[1] not in forests:
            return unknown_place(names[0] if names[0] not in forests else names[1])
        here, there = forests[names[0]], forests[names[1]]
        if t.ww[here] == 0:
            return reason("nobody-there", "I7.1", {"place": names[0]})
        if there not in t.book.trails[here]:
            return reason("no-trail", "I6.3", {"a": names[0], "b": names[1]})
        if t.banned(Ban.WW_MOVE_OUT, here):
            return reason("held-back", "I17", {"place": names[0]})
        if unmoved(t, here) <= 0:
            return reason("already-moved", "I7.2", {"place": names[0]})
        if verb == "carry" and t.banned(Ban.MOVE_TOTEM, -1):
            return reason("totem-held", "I17")
        if verb == "carry" and t.totems_in(here) == 0:
            return reason("no-totem", "I11.6", {"place": names[0]})
        return None

    def weigh(self, option: Option) -> float:
        """A step of one fighter; `done` weighs 1."""
        if option[0] == "done":
            return 1.0
        t = self.t
        here, there = _step(t, option)
        outward = t.book.to_outer[here] - t.book.to_outer[there]
        if option[0] == "carry":
            return 20.0 if outward > 0 else 2.0
        worth = 1.6
        if outward < 0:
            worth += 1.0
        if t.totems_in(there):
            worth += 2.4
        if t.totems_in(here) and t.ww[here] == 1:
            worth -= 1.3
        for v in t.visions:
            m = t.book.vision_mountain[v]
            if t.units(m) == 0 and there in t.book.inner_of[m] and t.ww[there] == 0:
                worth += 2.4
        for m in t.book.mountains_of[there]:
            if not t.book.outer[there] and (t.site[m] == Site.FOUNDATION or (m == t.drill and t.cargo)):
                worth += 0.8
        return max(worth, 0.1)


class MoveAgain(MoveFighters):
    """I7.2. A fighter that has moved goes once more."""

    __slots__ = ()

    KIND = "move-again"
    ASK = "ironwood-ask-move-again"


def _anyone(t: IronwoodTable, able: list[int]) -> bool:
    return any(able[f] > 0 and not held_back(t, f) for f in range(len(able)))


def move_fighters(t: IronwoodTable, ctx: RunningCard, n: int, ident: str) -> Script:
    """I7.3. Move n: up to n fighters, one after the other, each once per turn."""
    done = ctx.result(ident)
    done.there = [0] * len(t.ww)
    for left in range(n, 0, -1):
        able = [t.ww[f] - t.moved_ww[f] + t.again[f] for f in range(len(t.ww))]
        if over(t) or not _anyone(t, able):
            return
        answer = yield from MoveFighters(t, "I7.3", left, able)
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


def move_same_fighters(t: IronwoodTable, ctx: RunningCard, same: Done | None, ident: str) -> Script:
    """I7.2. The fighters a step has moved may move once more, all of them."""
    done = ctx.result(ident)
    done.there = [0] * len(t.ww)
    if same is None:
        return
    able = same.there[:]
    for left in range(same.count, 0, -1):
        if over(t) or not _anyone(t, able):
            return
        answer = yield from MoveAgain(t, "I7.2", left, able)
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
    if t.listened():
        a, b = t.book.forest_names[here], t.book.forest_names[there]
        t.tell_move("ironwood-log-move", {"a": a, "b": b}, a, b, {"woodwalkers": 1})


# --- Ironclad ---


def free_units(t: IronwoodTable, mountain: int) -> int:
    return t.units(mountain) - t.moved_fighters[mountain] - t.moved_golems[mountain]


def warband_goals(t: IronwoodTable, mountain: int, to_drill: bool) -> list[int]:
    """I7.4. Where a warband of this mountain may go."""
    if free_units(t, mountain) <= 0 or t.mountain_locked(mountain):
        return []
    return [m for m in t.book.ridges[mountain] if (not to_drill or m == t.drill) and not t.mountain_locked(m)]


class MoveWarband(Counting):
    """I7.4, I7.9. A warband to an adjacent mountain, from one where no other has `started`."""

    __slots__ = ("started", "to_drill")

    KIND = "move-warband"
    TAKES = ("move <forest>/<mountain> <forest>/<mountain>", "done")  # who names a forest is told why not
    ASK = "ironwood-ask-move-warband"

    def __init__(self, t: IronwoodTable, left: int, started: list[int], to_drill: bool) -> None:
        super().__init__(t, IC, "I7.4", left)
        self.started = started
        self.to_drill = to_drill

    def offer(self) -> list[Option]:
        t = self.t
        options: list[Option] = []
        for m in range(len(t.fighters)):
            if m not in self.started:
                goals = warband_goals(t, m, self.to_drill)
                if len(goals) == len(t.book.ridges[m]):
                    options.extend(t.book.warband_moves[m])
                else:
                    names = t.book.mountain_names
                    options.extend([("move", names[m], names[there]) for there in goals])
        options.append(DONE)
        return options

    def because(self, verb: str, names: list[str]) -> Reason | None:
        t, mountains = self.t, self.t.book.mountain_index
        if names[0] in t.book.forest_index or names[1] in t.book.forest_index:
            return reason("wrong-kind", "I6.7")
        if names[0] not in mountains or names[1] not in mountains:
            return unknown_place(names[0] if names[0] not in mountains else names[1])
        here, there = mountains[names[0]], mountains[names[1]]
        if t.units(here) == 0:
            return reason("nobody-there", "I7.1", {"place": names[0]})
        if there not in t.book.ridges[here]:
            return reason("no-ridge", "I6.1", {"a": names[0], "b": names[1]})
        if t.mountain_locked(here) or t.mountain_locked(there):
            return reason("held-back", "I17", {"place": names[0] if t.mountain_locked(here) else names[1]})
        if free_units(t, here) <= 0:
            return reason("already-moved", "I7.2", {"place": names[0]})
        return reason("warband-started", "I7.9", {"place": names[0]})

    def weigh(self, option: Option) -> float:
        """A march of a warband that leaves a guard behind where it can; `done` weighs 1."""
        if option[0] == "done":
            return 1.0
        t = self.t
        here, there = t.book.mountain_index[str(option[1])], t.book.mountain_index[str(option[2])]
        worth = 0.8
        if t.units(here) == 1:
            worth -= 0.5 if t.site[here] == Site.FOUNDATION else 0.3
        if t.units(there) == 0:
            worth += 0.4
            if there in t.book.outer_mountains and t.site[there] != Site.FORGE:
                worth += 1.2 + (1.0 if t.site[there] == Site.FOUNDATION else 0.0)
        for f in t.book.inner_of[there]:
            if t.totems_in(f):
                worth += 1.0
        return 1.6 * max(worth, 0.1)


class WhoMoves(Parting):
    """I7.4, I7.5. All units that may go, or a part of them: golems alone are a warband too."""

    __slots__ = ()

    KIND = "who-moves"
    ASK = "ironwood-ask-who-moves"

    def offer(self) -> list[Option]:
        t, here = self.t, self.t.book.mountain_index[self.here]
        fighters = t.fighters[here] - t.moved_fighters[here]
        golems = t.golems[here] - t.moved_golems[here]
        return [("units", f, g) for g in range(golems, -1, -1) for f in range(fighters, -1, -1) if f + g > 0]


def _can_start(t: IronwoodTable, started: list[int], to_drill: bool) -> bool:
    return any(m not in started and warband_goals(t, m, to_drill) for m in range(len(t.fighters)))


def move_warbands(t: IronwoodTable, ctx: RunningCard, n: int, ident: str, to_drill: bool) -> Script:
    """I7.4, I7.9. Move n: up to n warbands from n different mountains, all or part of each."""
    done = ctx.result(ident)
    started: list[int] = []
    for left in range(n, 0, -1):
        if not _can_start(t, started, to_drill):
            return
        answer = yield from MoveWarband(t, left, started, to_drill)
        if answer[0] == "done":
            return
        here, there = t.book.mountain_index[str(answer[1])], t.book.mountain_index[str(answer[2])]
        fighters = t.fighters[here] - t.moved_fighters[here]
        golems = t.golems[here] - t.moved_golems[here]
        if fighters + golems > 1:
            fighters, golems = yield from WhoMoves(t, IC, "I7.4", str(answer[1]), str(answer[2])).units()
        march(t, here, there, fighters, golems)
        ctx.did = True
        started.append(here)
        done.count += 1
        done.places.append(there)


def march(t: IronwoodTable, here: int, there: int, fighters: int, golems: int) -> None:
    """I7.4. Units go together to an adjacent mountain and have moved this turn; the drill stays (I5.3)."""
    t.fighters[here] -= fighters
    t.golems[here] -= golems
    t.fighters[there] += fighters
    t.golems[there] += golems
    t.moved_fighters[there] += fighters
    t.moved_golems[there] += golems
    a, b = t.book.mountain_names[here], t.book.mountain_names[there]
    told: dict[str, Arg] = {"a": a, "b": b, "fighters": fighters, "golems": golems}
    t.tell_move("ironwood-log-march", told, a, b, counted(IC, fighters, golems))


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


def counted(side: int, fighters: int, golems: int) -> Pieces:
    """So many units of a side, as the story of a move counts them."""
    if side == WW:
        return {"woodwalkers": fighters}
    pieces: Pieces = {}
    if fighters:
        pieces["ironclad"] = fighters
    if golems:
        pieces["golem"] = golems
    return pieces


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
