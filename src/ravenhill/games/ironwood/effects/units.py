"""I12, I17. Units and markers that cards put on the map, take off it, or push about."""

from __future__ import annotations

from collections.abc import Mapping

from ravenhill.engine.decision import Arg, Option, Reason, Script
from ravenhill.games.ironwood.asking import DONE, SKIP, Counting, IronQuestion, Parting, each, no_recruits, place_named
from ravenhill.games.ironwood.book import ANY_NUMBER, BANS, SCOPES, WW, Ban, Op, Place, Scope, Step
from ravenhill.games.ironwood.effects import arguments as takes
from ravenhill.games.ironwood.effects.operation import Operation
from ravenhill.games.ironwood.effects.places import forest_places, forests_named, mountains_named
from ravenhill.games.ironwood.effects.running_card import RunningCard
from ravenhill.games.ironwood.effects.saying import SIDE_WORDS, phrase, place_of
from ravenhill.games.ironwood.hand import SIDE_NAMES
from ravenhill.games.ironwood.movement import clamp_moved, counted, push
from ravenhill.games.ironwood.pieces import Prohibition
from ravenhill.games.ironwood.shapes import Phrase
from ravenhill.games.ironwood.table import FOREST_MARK, IronwoodTable


class StepQuestion(Counting):
    """A place for one more unit; `used`: where this step has been at work."""

    __slots__ = ("ctx", "s", "used")

    def __init__(self, t: IronwoodTable, rule: str, left: int, ctx: RunningCard, s: Step, used: list[int]) -> None:
        super().__init__(t, ctx.side, rule, left)
        self.ctx = ctx
        self.s = s
        self.used = used


# --- recruiting ---


class Recruit(Operation):
    """I12. Recruit n, unit by unit where the place may be split; what the supply lacks is ignored (I1.6)."""

    __slots__ = ()

    OP = Op.RECRUIT
    ARGUMENTS = (takes.SIDE, takes.UNIT, takes.N, takes.WHERE)

    def say(self, s: Step) -> Phrase:
        return phrase("recruit-golems" if s.golem else "recruit", {"n": s.n, "where": place_of(s, "in")})

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        return self.supply(t, ctx, s) > 0 and bool(recruit_places(t, ctx, s, []))

    def supply(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> int:
        if ctx.side == WW:
            return t.ww_left()
        return t.golems_left() if s.golem else t.fighters_left()

    def do(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> Script:
        done = ctx.result(s.ident)
        ww = ctx.side == WW
        names = t.book.forest_names if ww else t.book.mountain_names
        for left in range(s.n, 0, -1):
            if self.supply(t, ctx, s) == 0 or not recruit_places(t, ctx, s, done.places):
                return
            if s.golem:
                place = yield from RecruitGolem(t, "I12", left, ctx, s, done.places).place()
            else:
                place = yield from RecruitFighter(t, "I12", left, ctx, s, done.places).place()
            if place < 0:
                return
            (t.ww if ww else t.golems if s.golem else t.fighters)[place] += 1
            t.tell(
                "ironwood-log-recruit-golem" if s.golem else "ironwood-log-recruit",
                {"side": SIDE_NAMES[ctx.side], "n": 1, "place": names[place]},
            )
            ctx.did = True
            done.count += 1
            done.places.append(place)


def recruit_places(t: IronwoodTable, ctx: RunningCard, s: Step, used: list[int]) -> list[int]:
    places = forests_named(t, ctx, s) if ctx.side == WW else mountains_named(t, ctx, s)
    if s.where == Place.DIFFERENT_OUTER_FORESTS:
        return [p for p in places if p not in used]
    if used and s.where not in (Place.OUTER_FOREST, Place.FORGE):
        return used[:1]
    return places


class RecruitFighter(StepQuestion):
    """I12. Where a fighter appears."""

    __slots__ = ()

    KIND = "recruit"
    TAKES = ("recruit <forest>/<mountain>", "done")
    ASK = "ironwood-ask-recruit"

    def offer(self) -> list[Option]:
        offers = self.t.book.forest_recruits if self.seat == WW else self.t.book.mountain_recruits
        return [*[offers[p] for p in recruit_places(self.t, self.ctx, self.s, self.used)], DONE]

    def because(self, verb: str, names: list[str]) -> Reason | None:
        return no_recruits(self.t, self.seat, names[0])


class RecruitGolem(RecruitFighter):
    """I12. Where a golem appears."""

    __slots__ = ()

    KIND = "recruit-golem"
    ASK = "ironwood-ask-recruit-golem"


# --- removing, replacing ---


class Remove(Operation):
    """I12. Remove units of the side the step names from the stated place."""

    __slots__ = ()

    OP = Op.REMOVE
    ARGUMENTS = (takes.SIDE, takes.UNIT, takes.N, takes.WHERE)

    def say(self, s: Step) -> Phrase:
        unit = "golem" if s.golem else SIDE_WORDS[s.side]
        return phrase("remove", {"n": s.n, "unit": unit, "where": place_of(s, "from")})

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        return bool(removal_places(t, ctx, s, []))

    def do(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> Script:
        used: list[int] = []
        names = t.book.forest_names if s.side == WW else t.book.mountain_names
        for left in range(s.n, 0, -1):
            if not removal_places(t, ctx, s, used):
                return
            place = yield from RemoveUnit(t, "I12", left, ctx, s, used).place()
            if place < 0:
                return
            (t.ww if s.side == WW else t.golems if s.golem else t.fighters)[place] -= 1
            clamp_moved(t)
            used.append(place)
            ctx.did = True
            t.tell("ironwood-log-remove", {"side": SIDE_NAMES[s.side], "place": names[place]})


def removal_places(t: IronwoodTable, ctx: RunningCard, s: Step, used: list[int]) -> list[int]:
    if s.side == WW:
        places = [f for f in forests_named(t, ctx, s) if t.ww[f] > 0]
        if s.where == Place.DIFFERENT_INNER_FORESTS_ADJACENT_TO_CONTROLLED_MOUNTAIN:
            return [f for f in places if f not in used]
    else:
        units = t.golems if s.golem else t.fighters
        places = [m for m in mountains_named(t, ctx, s) if units[m] > 0]
    return [p for p in places if p in used] if used else places


class RemoveUnit(StepQuestion):
    """I12. Where a unit is removed."""

    __slots__ = ()

    KIND = "remove"
    TAKES = ("remove <forest>/<mountain>", "done")
    ASK = "ironwood-ask-remove"

    def offer(self) -> list[Option]:
        names = self.t.book.forest_names if self.s.side == WW else self.t.book.mountain_names
        return [*each("remove", names, removal_places(self.t, self.ctx, self.s, self.used)), DONE]

    def about(self) -> Mapping[str, Arg] | None:
        return {"n": self.left, "card": self.ctx.card.ident}


class Replace(Operation):
    """I17. A fighter of yours is swapped for a golem of the supply."""

    __slots__ = ()

    OP = Op.REPLACE
    ARGUMENTS = (takes.N, takes.WHERE)

    def say(self, s: Step) -> Phrase:
        return phrase("replace", {"n": s.n, "where": place_of(s, "in")})

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        return t.golems_left() > 0 and any(t.fighters[m] > 0 for m in mountains_named(t, ctx, s))

    def do(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> Script:
        done = ctx.result(s.ident)
        for left in range(s.n, 0, -1):
            if not self.possible(t, ctx, s, False):
                return
            mountain = yield from ReplaceFighter(t, "I17", left, ctx, s, done.places).place()
            if mountain < 0:
                return
            swap_for_golem(t, mountain)
            ctx.did = True
            done.count += 1
            done.places.append(mountain)


def swap_for_golem(t: IronwoodTable, mountain: int) -> None:
    t.fighters[mountain] -= 1
    t.golems[mountain] += 1
    clamp_moved(t)
    t.tell("ironwood-log-replace", {"mountain": t.book.mountain_names[mountain]})


class ReplaceFighter(StepQuestion):
    """I17. Where a fighter becomes a golem."""

    __slots__ = ()

    KIND = "replace"
    TAKES = ("replace <mountain>", "done")
    ASK = "ironwood-ask-replace"

    def offer(self) -> list[Option]:
        t = self.t
        manned = [m for m in mountains_named(t, self.ctx, self.s) if t.fighters[m] > 0]
        return [*each("replace", t.book.mountain_names, manned), DONE]


# --- pushing the enemy about ---


class ShiftEnemy(Operation):
    """I17. You move enemy units together; it is no Move of theirs, totems and drill stay."""

    __slots__ = ()

    OP = Op.SHIFT_ENEMY
    ARGUMENTS = (takes.SIDE, takes.N_OR_ANY, takes.WHERE, takes.ADJACENT, takes.TOTEMS_STAY)

    def say(self, s: Step) -> Phrase:
        return phrase(f"shift-{SIDE_WORDS[s.side]}", {"n": s.n, "where": place_of(s, "from")})

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        return bool(shifts(t, ctx, s))

    def do(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> Script:
        if not shifts(t, ctx, s):
            return
        answer = yield from Shift(t, ctx, s)
        if answer == SKIP:
            return
        a, b = str(answer[1]), str(answer[2])
        here, there = place_named(t, a), place_named(t, b)
        fighters, golems = standing(t, s.side, here)
        if fighters + golems > 1:
            fighters, golems = yield from WhoShifts(t, ctx, s, a, b).units()
        push(t, s.side, here, there, fighters, golems)
        ctx.did = True
        told: dict[str, Arg] = {"side": SIDE_NAMES[s.side], "a": a, "b": b, "n": fighters + golems}
        t.tell_move("ironwood-log-shift", told, a, b, counted(s.side, fighters, golems))


def standing(t: IronwoodTable, side: int, place: int) -> tuple[int, int]:
    """Fighters and golems of a side on a place."""
    return (t.ww[place], 0) if side == WW else (t.fighters[place], t.golems[place])


def shifts(t: IronwoodTable, ctx: RunningCard, s: Step) -> list[Option]:
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
    return options


class Shift(IronQuestion):
    """I17. From where to where enemy units go."""

    __slots__ = ("ctx", "s")

    KIND = "shift"
    TAKES = ("shift <forest> <forest>", "shift <mountain> <mountain>", "skip")
    ASK = "ironwood-ask-shift"

    def __init__(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> None:
        super().__init__(t, ctx.side, "I17")
        self.ctx = ctx
        self.s = s

    def offer(self) -> list[Option]:
        return [*shifts(self.t, self.ctx, self.s), SKIP]

    def about(self) -> Mapping[str, Arg] | None:
        return {"card": self.ctx.card.ident}


class WhoShifts(Parting):
    """I17. Who of the enemy's goes, as many as the card allows."""

    __slots__ = ("s",)

    KIND = "who-shifts"
    ASK = "ironwood-ask-who-shifts"

    def __init__(self, t: IronwoodTable, ctx: RunningCard, s: Step, here: str, there: str) -> None:
        super().__init__(t, ctx.side, "I17", here, there)
        self.s = s

    def offer(self) -> list[Option]:
        fighters, golems = standing(self.t, self.s.side, place_named(self.t, self.here))
        most = fighters + golems if self.s.n == ANY_NUMBER else self.s.n
        return [("units", f, g) for g in range(golems, -1, -1) for f in range(fighters, -1, -1) if 0 < f + g <= most]


# --- markers, prohibitions ---


class Mark(Operation):
    """I12. Mark n places."""

    __slots__ = ()

    OP = Op.MARK
    ARGUMENTS = (takes.N, takes.WHERE)

    def say(self, s: Step) -> Phrase:
        return phrase("mark", {"n": s.n, "where": place_of(s, "in")})

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        return t.markers_left() > 0 and bool(marks(t, ctx, s, []))

    def do(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> Script:
        done = ctx.result(s.ident)
        forests = forest_places(s.where)
        names = t.book.forest_names if forests else t.book.mountain_names
        for left in range(s.n, 0, -1):
            if t.markers_left() == 0 or not marks(t, ctx, s, done.places):
                return
            place = yield from MarkPlace(t, "I12", left, ctx, s, done.places).place()
            if place < 0:
                return
            t.map_marks.append(place + FOREST_MARK if forests else place)
            t.tell("ironwood-log-mark", {"place": names[place]})
            ctx.did = True
            done.count += 1
            done.places.append(place)


def marks(t: IronwoodTable, ctx: RunningCard, s: Step, used: list[int]) -> list[int]:
    places = forests_named(t, ctx, s) if forest_places(s.where) else mountains_named(t, ctx, s)
    return [p for p in places if p not in used]


class MarkPlace(StepQuestion):
    """I12. Which place is marked."""

    __slots__ = ()

    KIND = "mark"
    TAKES = ("mark <forest>/<mountain>", "skip")
    ASK = "ironwood-ask-mark"

    def offer(self) -> list[Option]:
        names = self.t.book.forest_names if forest_places(self.s.where) else self.t.book.mountain_names
        return [*each("mark", names, marks(self.t, self.ctx, self.s, self.used)), SKIP]

    def about(self) -> Mapping[str, Arg] | None:
        return {"card": self.ctx.card.ident}


class Forbid(Operation):
    """I17. A prohibition concerns Move effects of any card, not retreat, recruiting or removal."""

    __slots__ = ()

    OP = Op.FORBID
    ARGUMENTS = (takes.FORBIDDEN, takes.WHERE_MARKED, takes.LASTING)
    ASKS = False
    ALONE = True

    def say(self, s: Step) -> Phrase:
        return phrase(f"forbid-{BANS[s.what]}", {"scope": SCOPES[s.scope]})

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        return s.what == Ban.MOVE_TOTEM or ctx.found(s.where_ref) is not None

    def at_once(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> bool:
        this_turn = s.scope == Scope.THIS_TURN
        if s.what == Ban.MOVE_TOTEM:
            t.prohibitions.append(Prohibition(s.what, -1, this_turn))
            return True
        marked = ctx.found(s.where_ref)
        if marked is None:
            return False
        for place in marked.places:
            t.prohibitions.append(Prohibition(s.what, place, this_turn))
        return True
