"""W9, W22. Characters on the map: Companions walk, Nazgul fly, heroes and Minions enter play."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from ravenhill.engine.decision import Arg, Asked, Atom, Option, Reason, Script
from ravenhill.games.wotr import events, politics, recruit, stories
from ravenhill.games.wotr.asking import DONE, NONE, Choosing, OpenQuestion, WotrQuestion, reason
from ravenhill.games.wotr.groups import has, joined, members, only
from ravenhill.games.wotr.kinds import KIND_IDS, NAZGUL
from ravenhill.games.wotr.nations import DWARVES, ELVES, FP, FP_NATIONS, GONDOR, ISENGARD, SAURON, SH
from ravenhill.games.wotr.people import (
    ARAGORN,
    BOROMIR,
    CHARACTER_IDS,
    CHARACTER_NUMBER,
    COMPANIONS,
    GANDALF_GREY,
    GANDALF_WHITE,
    GIMLI,
    LEGOLAS,
    MERIADOC,
    MOUTH,
    PEREGRIN,
    SARUMAN,
    STRIDER,
    WITCH_KING,
)
from ravenhill.games.wotr.places import AREA_IDS, AREA_NUMBER, ASIDE, CITY, PLACES, REGIONS, REPLACED, STRONGHOLD
from ravenhill.games.wotr.table import Wotr

AREA: Final[list[Option]] = [("area", name) for name in AREA_IDS]
MANY_REGIONS: Final = 40  # above this a destination is chosen in two steps: the part of the map, then the region


class Goal(OpenQuestion):
    """Which region a figure goes to; where they are very many, first its part of the map."""

    __slots__ = ("by_area", "regions")
    TAKES = ("area <area>", "to <region>")

    def __init__(self, t: Wotr, seat: int, rule: str, regions: list[int]) -> None:
        super().__init__(t, seat, rule)
        self.regions = regions
        self.by_area = len(regions) > MANY_REGIONS

    def narrowed(self, regions: list[int]) -> Goal:
        """The same question about fewer regions."""
        raise NotImplementedError

    def goal(self) -> Choosing:
        """Asks; the region comes back."""
        chosen: Goal = self
        if self.by_area:
            yield [self]
            area = AREA_NUMBER[str(self.answer()[1])]
            chosen = self.narrowed([r for r in self.regions if self.t.book.area[r] == area])
            chosen.by_area = False
        yield [chosen]
        return self.t.book.region_index[str(chosen.answer()[1])]

    def offer(self) -> list[Option]:
        book = self.t.book
        if not self.by_area:
            return [book.to_option[r] for r in self.regions]
        held = 0
        for r in self.regions:
            held = joined(held, book.area[r])
        return [AREA[a] for a in members(held)]

    def about(self) -> dict[str, Arg]:
        """Of each part of the map which of the regions it holds, so that who wants one knows its part."""
        told: dict[str, Arg] = {}
        if self.by_area:
            for area, name in enumerate(AREA_IDS):
                own: list[Atom] = [self.t.book.region_ids[r] for r in self.regions if self.t.book.area[r] == area]
                if own:
                    told[name] = sorted(own, key=str)
        return told

    def why_not(self, option: Option) -> Reason | None:
        if option[0] == "area":
            wrong = self.by_area and len(option) == 2
            return reason("area-none", self.rule, area=str(option[1])) if wrong else None
        region = self.named_region(option)
        if region == NONE:
            return None
        area = AREA_IDS[self.t.book.area[region]]
        if self.by_area and ("area", area) in self.options:
            return reason("area-first", self.rule, area=area, region=str(option[1]))
        return self.why_not_there(region)

    def why_not_there(self, region: int) -> Reason:
        """Why the region is no goal."""
        raise NotImplementedError


# --- Companions, W9.3 ---


class CompanionTo(Goal):
    """W9.3.1. Where Companions go who stand in a region."""

    __slots__ = ("start",)
    KIND = "companion_to"
    ASK = "wotr-ask-companion-to"

    def __init__(self, t: Wotr, seat: int, rule: str, regions: list[int], start: int) -> None:
        super().__init__(t, seat, rule, regions)
        self.start = start

    def narrowed(self, regions: list[int]) -> Goal:
        return CompanionTo(self.t, self.seat, self.rule, regions, self.start)

    def origin(self) -> str:
        return self.t.book.region_ids[self.start]

    def about(self) -> dict[str, Arg]:
        return {"region": self.t.book.region_ids[self.start], **super().about()}

    def why_not_there(self, region: int) -> Reason:
        return out_of_reach(self.t, region, "W9.3.1")

    def weigh_region(self, region: int) -> float:
        return companions_worth(self.t, region)


def out_of_reach(t: Wotr, region: int, rule: str) -> Reason:
    """Why no Companion can come to a region."""
    name = t.book.region_ids[region]
    if t.besieged_by(region, SH):
        return reason("siege-closed", "W9.3.4", region=name)
    return reason("reach", rule, region=name)


def companions_worth(t: Wotr, region: int) -> float:
    """How well Companions stand here, at first sight."""
    return 1.0 + t.book.vp[region] + 0.3 * t.units_at(region, FP)


def group_level(t: Wotr, group: list[int]) -> int:
    """W9.3.2, R3.11. The highest Level; Shadowfax carries Gandalf the White alone or with one Hobbit."""
    if group == [GANDALF_WHITE] or (
        len(group) == 2 and GANDALF_WHITE in group and (MERIADOC in group or PEREGRIN in group)
    ):
        return 4
    return max([t.book.level[c] for c in group])


def companion_reach(t: Wotr, start: int, steps: int, into_siege: bool = False) -> list[int]:
    """W9.3.3 to W9.3.5. Regions a Companion can walk to, the start included."""
    return t.within(
        start, steps, lambda r: into_siege or not t.besieged_by(r, SH), lambda r: r != start and stops_companion(t, r)
    )


def stops_companion(t: Wotr, region: int) -> bool:
    """W9.3.3. A SH-controlled Stronghold; a besieged friendly one too, where a card lets him in at all."""
    return (t.book.settlement[region] == STRONGHOLD and t.control[region] == SH) or t.besieged_by(region, SH)


def movable_companions(t: Wotr, moved: int) -> list[int]:
    """W9.3.4, W9.3.6. Companions on the map, not besieged, that have not moved yet."""
    return [c for c in range(COMPANIONS) if 0 <= t.where[c] < REGIONS and not has(moved, c) and can_leave(t, c)]


def can_leave(t: Wotr, c: int) -> bool:
    """Whether some neighbouring region is open to a Companion."""
    return any(not t.besieged_by(r, SH) for r in t.book.near[t.where[c]])


def move_companions(t: Wotr, seat: int, rule: str = "W9.3", optional: bool = False) -> Script:
    """W6.13, W9.3. Companions on the map move, alone or in groups, each once."""
    moved = 0
    while movable_companions(t, moved):
        c = yield from Companion(t, seat, rule, moved, optional or moved != 0).character()
        if c == NONE:
            return
        group = yield from gather(t, seat, rule, [c], [o for o in movable_companions(t, moved) if same_place(t, o, c)])
        start = t.where[c]
        reach = companion_reach(t, start, group_level(t, group))
        target = yield from CompanionTo(t, seat, rule, reach[1:], start).goal()
        for member in group:
            moved = joined(moved, member)
        walk(t, group, target)


def same_place(t: Wotr, a: int, b: int) -> bool:
    return t.where[a] == t.where[b]


class Companion(OpenQuestion):
    """W9.3. Which Companion on the map moves next; `moved`: those who have, as a group."""

    __slots__ = ("may_end", "moved")
    KIND = "companion"
    TAKES = ("companion <character>", "done")
    ASK = "wotr-ask-companion"

    def __init__(self, t: Wotr, seat: int, rule: str, moved: int, may_end: bool) -> None:
        super().__init__(t, seat, rule)
        self.moved = moved
        self.may_end = may_end

    def offer(self) -> list[Option]:
        options: list[Option] = [("companion", CHARACTER_IDS[c]) for c in movable_companions(self.t, self.moved)]
        if self.may_end:
            options.append(DONE)
        return options

    def why_not(self, option: Option) -> Reason | None:
        return why_stays(self.t, self.seat, option)


def why_stays(t: Wotr, seat: int, option: Option) -> Reason | None:
    """W9.3.4, W9.4.4, W21.22. Why this Companion or Minion does not move."""
    name = str(option[-1])
    if name not in CHARACTER_NUMBER:
        return None
    c = CHARACTER_NUMBER[name]
    if not t.on_map(c):
        return reason("not-on-map", "W9.3", character=name)
    if c >= COMPANIONS and not may_lead_minion(t, seat, c):
        return reason("other-minion", "W21.22", character=name)
    if t.where[c] >= REGIONS:
        rule = "W9.3.4" if c < COMPANIONS else "W9.4.4"
        return reason("shut-in", rule, character=name, region=t.name_at(t.where[c]))
    return None


def gather(t: Wotr, seat: int, rule: str, group: list[int], others: list[int]) -> Generator[Asked, None, list[int]]:
    """W9.3.2. Who goes along, one by one."""
    while True:
        left = [c for c in others if c not in group]
        if not left:
            return group
        c = yield from Along(t, seat, rule, group[:], left).character()
        if c == NONE:
            return group
        group.append(c)


class Along(WotrQuestion):
    """W9.3.2. Who goes along with the group so far."""

    __slots__ = ("group", "left")
    KIND = "along"
    TAKES = ("done", "with <character>")
    ASK = "wotr-ask-along"

    def __init__(self, t: Wotr, seat: int, rule: str, group: list[int], left: list[int]) -> None:
        super().__init__(t, seat, rule)
        self.group = group
        self.left = left

    def offer(self) -> list[Option]:
        options: list[Option] = [DONE]
        for c in self.left:
            options.append(("with", CHARACTER_IDS[c]))
        return options

    def about(self) -> dict[str, Arg]:
        going: list[Atom] = [CHARACTER_IDS[c] for c in self.group]
        return {"going": going}


def walk(t: Wotr, group: list[int], region: int) -> None:
    """A group of Companions ends its move in a region: W16.7."""
    place = t.place_of(region, FP)
    for c in group:
        here = t.where[c] if t.on_map(c) else t.fellowship.region
        t.where[c] = place
        story = stories.march(t, here, region, {}, only(c))
        t.tell("wotr-log-companion", {"character": CHARACTER_IDS[c], "region": t.book.region_ids[region]}, story)
    for c in group:
        politics.companion_there(t, c)
    events.tend(t)


# --- Nazgul and Minions, W9.4 ---


def flight_open(t: Wotr, region: int) -> bool:
    """W9.4.1, W9.4.6. Not into a FP-controlled Stronghold, unless a Shadow Army besieges it."""
    if t.book.settlement[region] != STRONGHOLD or t.control[region] != FP:
        return True
    return t.besieged_by(region, SH)


def nazgul_place(t: Wotr, region: int) -> int:
    """R3.2, R3.3. Where a Nazgul stands on arrival: with the besieged, if its own side is besieged there."""
    return t.place_of(region, SH) if t.settings.nazgul_joins_besieged else region


def mouth_reach(t: Wotr) -> list[int]:
    """W9.4.4, W9.4.5. Up to three regions on foot."""
    start = t.where[MOUTH]
    if not 0 <= start < REGIONS:
        return []
    return t.within(start, t.book.level[MOUTH], lambda r: flight_open(t, r) and not t.besieged_by(r, FP))[1:]


def mouth_walks(t: Wotr) -> bool:
    """Whether there is any region the Mouth of Sauron could walk to."""
    start = t.where[MOUTH]
    if not 0 <= start < REGIONS or not t.book.level[MOUTH]:
        return False
    return any(flight_open(t, r) and not t.besieged_by(r, FP) for r in t.book.near[start])


def fliers(t: Wotr, arrived: list[int]) -> list[int]:
    """Places with a Nazgul that has not flown in this action."""
    return [place for place in range(PLACES) if t.leaders_at(place, SH) > arrived[place]]


def can_move_minions(t: Wotr, seat: int) -> bool:
    if t.reserve[NAZGUL] < t.book.totals[NAZGUL] or (t.on_map(WITCH_KING) and may_lead_minion(t, seat, WITCH_KING)):
        return True
    return may_lead_minion(t, seat, MOUTH) and mouth_walks(t)


def may_lead_minion(t: Wotr, seat: int, c: int) -> bool:
    """W21.22. The Witch-king and the Mouth move for the Witch-king player only."""
    return t.nation_seat[SAURON] == seat or c == SARUMAN


def move_minions(t: Wotr, seat: int, mouth: bool, rule: str, optional: bool = False) -> Script:
    """W6.14, W9.4. Nazgul fly, each once and each where it likes; with a Character result the Mouth walks too."""
    arrived = [0] * PLACES
    moved = 0
    any_moved = optional
    while True:
        question = Nazgul(t, seat, rule, arrived, moved, any_moved)
        if mouth:
            question = Minion(t, seat, rule, arrived, moved, any_moved)
        if question.nobody():
            return
        answer = yield from question
        if answer[0] == "done":
            return
        any_moved = True
        if answer[0] == "fly":
            source = t.book.region_index[str(answer[1])]
            place = source if t.count(source, NAZGUL) > arrived[source] else t.book.box[source]
            target = yield from FlyTo(t, seat, rule, flights(t, source), source).goal()
            there = nazgul_place(t, target)
            t.put(place, NAZGUL, -1)
            t.put(there, NAZGUL, 1)
            arrived[there] += 1
            story = stories.march(t, source, target, {KIND_IDS[NAZGUL]: 1})
            t.tell("wotr-log-fly", {"from": t.book.region_ids[source], "to": t.book.region_ids[target]}, story)
        else:
            c = CHARACTER_NUMBER[str(answer[1])]
            moved = joined(moved, c)
            regions = flights(t, t.book.region_of[t.where[c]]) if c == WITCH_KING else mouth_reach(t)
            target = yield from MinionTo(t, seat, rule, regions, c).goal()
            story = stories.march(t, t.where[c], target, {}, only(c))
            t.where[c] = nazgul_place(t, target)
            t.tell("wotr-log-minion", {"character": CHARACTER_IDS[c], "region": t.book.region_ids[target]}, story)


def flights(t: Wotr, start: int) -> list[int]:
    """W9.4.1. Every other region a Nazgul may fly to."""
    return [r for r in range(REGIONS) if r != start and flight_open(t, r)]


class Nazgul(WotrQuestion):
    """W9.4.1. Which Nazgul flies next; `arrived` and `moved`: those who have moved."""

    __slots__ = ("arrived", "may_end", "moved")
    KIND = "nazgul"
    TAKES = ("fly <region>", "minion <character>", "done")
    ASK = "wotr-ask-nazgul"

    def __init__(self, t: Wotr, seat: int, rule: str, arrived: list[int], moved: int, may_end: bool) -> None:
        super().__init__(t, seat, rule)
        self.arrived = arrived
        self.moved = moved
        self.may_end = may_end

    def nobody(self) -> bool:
        """Whether there is nobody left to move."""
        return len(self.options) <= (1 if self.may_end else 0)

    def walks(self) -> bool:
        """Whether the Mouth of Sauron may move too."""
        return False

    def offer(self) -> list[Option]:
        t = self.t
        options: list[Option] = []
        if self.may_end:
            options.append(DONE)
        seen = -1
        for place in fliers(t, self.arrived):
            region = t.book.region_of[place]
            option: Option = ("fly", t.book.region_ids[region])
            if region != seen and option not in options:
                options.append(option)
            seen = region
        if t.on_map(WITCH_KING) and not has(self.moved, WITCH_KING) and may_lead_minion(t, self.seat, WITCH_KING):
            options.append(("minion", CHARACTER_IDS[WITCH_KING]))
        if self.walks():
            options.append(("minion", CHARACTER_IDS[MOUTH]))
        return options

    def why_not(self, option: Option) -> Reason | None:
        return why_stays(self.t, self.seat, option)


class Minion(Nazgul):
    """W9.4. Which Nazgul or Minion moves next."""

    __slots__ = ()
    KIND = "minion"
    ASK = "wotr-ask-minion"

    def walks(self) -> bool:
        return not has(self.moved, MOUTH) and may_lead_minion(self.t, self.seat, MOUTH) and mouth_walks(self.t)


class FlyTo(Goal):
    """W9.4.1. Where the Nazgul of a region flies."""

    __slots__ = ("start",)
    KIND = "fly_to"
    ASK = "wotr-ask-fly-to"

    def __init__(self, t: Wotr, seat: int, rule: str, regions: list[int], start: int) -> None:
        super().__init__(t, seat, rule, regions)
        self.start = start

    def narrowed(self, regions: list[int]) -> Goal:
        return FlyTo(self.t, self.seat, self.rule, regions, self.start)

    def origin(self) -> str:
        return self.t.book.region_ids[self.start]

    def about(self) -> dict[str, Arg]:
        return {"region": self.t.book.region_ids[self.start], **super().about()}

    def why_not_there(self, region: int) -> Reason:
        return no_flight(self.t, self.rule, region, self.start)

    def weigh_region(self, region: int) -> float:
        return minions_worth(self.t, region)


class MinionTo(Goal):
    """W9.4. Where the Witch-king flies, or the Mouth of Sauron walks."""

    __slots__ = ("who",)
    KIND = "minion_to"
    ASK = "wotr-ask-minion-to"

    def __init__(self, t: Wotr, seat: int, rule: str, regions: list[int], c: int) -> None:
        super().__init__(t, seat, rule, regions)
        self.who = c

    def narrowed(self, regions: list[int]) -> Goal:
        return MinionTo(self.t, self.seat, self.rule, regions, self.who)

    def about(self) -> dict[str, Arg]:
        return {"character": CHARACTER_IDS[self.who], **super().about()}

    def why_not_there(self, region: int) -> Reason:
        t = self.t
        name = t.book.region_ids[region]
        if self.who == WITCH_KING:
            return no_flight(t, self.rule, region, t.region_of_char(WITCH_KING))
        if not flight_open(t, region):
            return reason("flight", "W9.4.5")
        if t.besieged_by(region, FP):
            return reason("siege-closed", "W9.4.4", region=name)
        return reason("reach", "W9.4.4", region=name)

    def weigh_region(self, region: int) -> float:
        return minions_worth(self.t, region)


def no_flight(t: Wotr, rule: str, region: int, start: int) -> Reason:
    """W9.4.1. Why a Nazgul can not fly to a region."""
    name = t.book.region_ids[region]
    if not flight_open(t, region):
        return reason("flight", "W9.4.1")
    if region == start:
        return reason("flies-there", "W9.4.1", region=name)
    return reason("other-area", rule, area=AREA_IDS[t.book.area[region]], region=name)


def minions_worth(t: Wotr, region: int) -> float:
    """How well a Nazgul or Minion stands here, at first sight."""
    return 5.0 if region == t.fellowship.region else 1.0 + 0.2 * t.units_at(region, SH)


# --- entering play, W22 ---

ENTRY: Final = {ARAGORN: "W22.2", GANDALF_WHITE: "W22.3", WITCH_KING: "W22.4", SARUMAN: "W22.5", MOUTH: "W22.6"}


def heir_place(t: Wotr) -> int:
    """W22.2. Where Strider may become Aragorn, or -1."""
    place = t.where[STRIDER]
    if place < 0 or t.where[ARAGORN] != ASIDE:
        return -1
    region = t.book.region_of[place]
    if t.book.region_ids[region] in ("minas_tirith", "dol_amroth", "pelargir") and t.unconquered(region):
        return place
    return -1


def white_places(t: Wotr) -> list[int]:
    """W22.3. Where Gandalf the White may enter play."""
    if t.where[GANDALF_WHITE] != ASIDE or not t.minion_seen or GANDALF_GREY in t.in_fellowship():
        return []
    if t.on_map(GANDALF_GREY):
        return [t.book.region_of[t.where[GANDALF_GREY]]]
    out = [t.book.region_index["fangorn"]]
    for r in t.book.strongholds:
        if t.book.region_nation[r] == ELVES and t.unconquered(r):
            out.append(r)
    return out


def crown_aragorn(t: Wotr) -> None:
    """W22.2, W22.15. Strider is replaced where he stands; Aragorn enters play."""
    place = t.where[STRIDER]
    t.where[STRIDER] = REPLACED
    t.where[ARAGORN] = place
    t.tell("wotr-log-enters", {"character": CHARACTER_IDS[ARAGORN], "region": t.name_at(place)})
    t.tell("wotr-log-replaced", {"character": CHARACTER_IDS[ARAGORN], "other": CHARACTER_IDS[STRIDER]})
    politics.companion_there(t, ARAGORN)


def bring_white(t: Wotr, seat: int) -> Script:
    """W22.3, W22.15. Gandalf the White replaces the Grey, or appears in Fangorn or an Elven Stronghold."""
    grey = t.on_map(GANDALF_GREY)
    if grey:
        place = t.where[GANDALF_GREY]
        t.where[GANDALF_GREY] = REPLACED
    else:
        region = yield from White(t, seat, "W22.3").region()
        place = t.place_of(region, FP)
    t.where[GANDALF_WHITE] = place
    there = t.name_at(place)
    t.tell("wotr-log-enters", {"character": CHARACTER_IDS[GANDALF_WHITE], "region": there})
    if grey:
        t.tell("wotr-log-replaced", {"character": CHARACTER_IDS[GANDALF_WHITE], "other": CHARACTER_IDS[GANDALF_GREY]})
    politics.companion_there(t, GANDALF_WHITE)


class White(OpenQuestion):
    """W22.3. Where Gandalf the White enters play."""

    __slots__ = ()
    KIND = "white"
    TAKES = ("to <region>",)
    ASK = "wotr-ask-white"

    def offer(self) -> list[Option]:
        return [self.t.book.to_option[r] for r in white_places(self.t)]


def minion_places(t: Wotr, c: int) -> list[int]:
    """W22.4 to W22.6, W22.16. Regions where a Minion may enter play now."""
    if t.where[c] != ASIDE:
        return []
    if c == SARUMAN:
        orthanc = t.book.region_index["orthanc"]
        return [orthanc] if t.at_war(ISENGARD) and t.unconquered(orthanc) else []
    if c == WITCH_KING:
        if not t.at_war(SAURON) or not any(t.at_war(n) for n in range(FP_NATIONS)):
            return []
        return sorted({t.book.region_of[place] for place in t.places_with(SH) if t.units_of(SAURON, place)})
    if t.fellowship.mordor < 0 and not all(t.at_war(n) for n in range(FP_NATIONS)):
        return []
    return [r for r in recruit.sauron_strongholds(t) if t.unconquered(r)]


def bring_minion(t: Wotr, seat: int, c: int) -> Script:
    """W6.21, W9.6. A Minion enters play."""
    region = yield from MinionWhere(t, seat, c).region()
    t.where[c] = t.place_of(region, SH)
    t.minion_seen = True
    t.tell("wotr-log-enters", {"character": CHARACTER_IDS[c], "region": t.book.region_ids[region]})
    if c == WITCH_KING:
        for nation in range(FP_NATIONS):
            politics.activate(t, nation, politics.CARD)


class MinionWhere(WotrQuestion):
    """W9.6. Where a Minion enters play."""

    __slots__ = ("who",)
    KIND = "minion_where"
    TAKES = ("to <region>",)
    ASK = "wotr-ask-minion-where"

    def __init__(self, t: Wotr, seat: int, c: int) -> None:
        super().__init__(t, seat, "W9.6")
        self.public = True
        self.who = c

    def offer(self) -> list[Option]:
        return [self.t.book.to_option[r] for r in minion_places(self.t, self.who)]

    def about(self) -> dict[str, Arg]:
        return {"character": CHARACTER_IDS[self.who]}


# --- abilities with any Action die, W22.11 ---


COUNSEL: Final = {BOROMIR: GONDOR, LEGOLAS: ELVES, GIMLI: DWARVES}


def counsel(t: Wotr) -> list[int]:
    """Boromir, Legolas, Gimli: who could advance his Nation now."""
    out: list[int] = []
    for c, nation in COUNSEL.items():
        place = t.where[c]
        if place < 0 or t.at_war(nation) or (t.politics[nation] == 3 and not t.active[nation]):
            continue
        region = t.book.region_of[place]
        if t.book.region_nation[region] != nation or not t.unconquered(region):
            continue
        kind = t.book.settlement[region]
        if c == GIMLI:
            fits = t.book.region_ids[region] == "erebor"
        elif c == LEGOLAS:
            fits = kind == STRONGHOLD
        else:
            fits = kind in (CITY, STRONGHOLD)
        if fits:
            out.append(c)
    return out


def companions_in(t: Wotr, region: int) -> list[int]:
    """Companions on the map in a region, besieged or not."""
    return [c for c in range(COMPANIONS) if t.on_map(c) and t.book.region_of[t.where[c]] == region]


def nazgul_in(t: Wotr, place: int, witch_king: bool = True) -> int:
    """Nazgul at a place; the Witch-king counts as one (W9.4.2)."""
    n = t.count(place, NAZGUL)
    return n + 1 if witch_king and t.where[WITCH_KING] == place else n


def nazgul_in_region(t: Wotr, region: int) -> int:
    n = nazgul_in(t, region)
    box = t.book.box[region]
    return n + nazgul_in(t, box) if box >= 0 else n
