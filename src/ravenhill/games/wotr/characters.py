"""W9, W22. Characters on the map: Companions walk, Nazgul fly, heroes and Minions enter play."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from ravenhill.engine.decision import Asked, Atom, Listing, Option, Script
from ravenhill.engine.table import ask
from ravenhill.games.wotr.armies import CHAR_NUMBER
from ravenhill.games.wotr.asking import decide
from ravenhill.games.wotr.book import (
    ARAGORN,
    AREA_IDS,
    BOROMIR,
    CHARACTER_IDS,
    COMPANIONS,
    DWARVES,
    ELVES,
    FP,
    FP_NATIONS,
    GANDALF_GREY,
    GANDALF_WHITE,
    GIMLI,
    GONDOR,
    ISENGARD,
    LEGOLAS,
    MERIADOC,
    MOUTH,
    NAZGUL,
    PEREGRIN,
    PLACES,
    REGIONS,
    SARUMAN,
    SAURON,
    SH,
    STRIDER,
    STRONGHOLD,
    WITCH_KING,
)
from ravenhill.games.wotr.events import tend
from ravenhill.games.wotr.politics import CARD, activate, companion_there
from ravenhill.games.wotr.recruit import sauron_strongholds
from ravenhill.games.wotr.table import (
    ASIDE,
    IN_FELLOWSHIP,
    REPLACED,
    Wotr,
    at_war,
    besieged_by,
    count,
    place_of,
    put,
    unconquered,
    within,
)

AREA: Final[list[Option]] = [("area", name) for name in AREA_IDS]
MANY_REGIONS: Final = 40  # above this a destination is chosen in two steps: the part of the map, then the region


def choose_region(
    t: Wotr, seat: int, rule: str, key: str, regions: list[int], start: int = -1, character: int = -1
) -> Generator[Asked, None, int]:
    """One of many regions; where they are very many, first the part of the map. The prompt names start or Character."""
    about: dict[str, Atom] = {}
    if start >= 0:
        about["region"] = t.book.region_ids[start]
    if character >= 0:
        about["character"] = CHARACTER_IDS[character]
    shown = regions
    if len(regions) > MANY_REGIONS:
        answer = yield from decide(t, seat, rule, _areas(t, regions), key, about.copy(), lambda: _in_areas(t, regions))
        area = AREA_IDS.index(str(answer[1]))
        shown = [r for r in regions if t.book.area[r] == area]
    answer = yield from decide(t, seat, rule, _to(t, shown), key, about)
    return t.book.region_index[str(answer[1])]


def _in_areas(t: Wotr, regions: list[int]) -> dict[str, Atom]:
    """For the prompt: which of these regions each part of the map holds, so that who wants one knows its part."""
    told: dict[str, Atom] = {}
    for area, name in enumerate(AREA_IDS):
        own = sorted([t.book.region_ids[r] for r in regions if t.book.area[r] == area])
        if own:
            told[name] = " ".join(own)
    return told


def _areas(t: Wotr, regions: list[int]) -> Listing:
    def listing() -> list[Option]:
        held = 0
        for r in regions:
            held |= 1 << t.book.area[r]
        return [AREA[a] for a in range(len(AREA)) if held >> a & 1]

    return listing


def _to(t: Wotr, regions: list[int]) -> Listing:
    return lambda: [t.book.to_option[r] for r in regions]


# --- Companions, W9.3 ---


def group_level(t: Wotr, group: list[int]) -> int:
    """W9.3.2, R3.11. The highest Level; Shadowfax carries Gandalf the White alone or with one Hobbit."""
    if group == [GANDALF_WHITE] or (
        len(group) == 2 and GANDALF_WHITE in group and (MERIADOC in group or PEREGRIN in group)
    ):
        return 4
    return max([t.book.level[c] for c in group])


def companion_reach(t: Wotr, start: int, steps: int, into_siege: bool = False) -> list[int]:
    """W9.3.3 to W9.3.5. Regions a Companion can walk to, the start included."""
    return within(
        t,
        start,
        steps,
        lambda r: into_siege or not besieged_by(t, r, SH),
        lambda r: r != start and stops_companion(t, r),
    )


def stops_companion(t: Wotr, region: int) -> bool:
    """W9.3.3. A SH-controlled Stronghold; a besieged friendly one too, where a card lets him in at all."""
    return (t.book.settlement[region] == STRONGHOLD and t.control[region] == SH) or besieged_by(t, region, SH)


def movable_companions(t: Wotr, moved: int) -> list[int]:
    """W9.3.4, W9.3.6. Companions on the map, not besieged, that have not moved yet."""
    return [c for c in range(COMPANIONS) if 0 <= t.where[c] < REGIONS and not moved >> c & 1 and can_leave(t, c)]


def can_leave(t: Wotr, c: int) -> bool:
    """Whether some neighbouring region is open to a Companion."""
    return any(not besieged_by(t, r, SH) for r in t.book.near[t.where[c]])


def move_companions(t: Wotr, seat: int, rule: str = "W9.3", optional: bool = False) -> Script:
    """W6.13, W9.3. Companions on the map move, alone or in groups, each once."""
    moved = 0
    while movable_companions(t, moved):
        answer = yield from decide(t, seat, rule, _movers(t, moved, optional or moved != 0), "wotr-ask-companion")
        if answer[0] == "done":
            return
        c = CHAR_NUMBER[str(answer[1])]
        group = yield from gather(t, seat, rule, [c], [o for o in movable_companions(t, moved) if same_place(t, o, c)])
        start = t.where[c]
        reach = companion_reach(t, start, group_level(t, group))
        target = yield from choose_region(t, seat, rule, "wotr-ask-companion-to", reach[1:], start)
        for member in group:
            moved |= 1 << member
        walk(t, group, target)


def same_place(t: Wotr, a: int, b: int) -> bool:
    return t.where[a] == t.where[b]


def _movers(t: Wotr, moved: int, may_end: bool) -> Listing:
    def listing() -> list[Option]:
        options: list[Option] = [("companion", CHARACTER_IDS[c]) for c in movable_companions(t, moved)]
        if may_end:
            options.append(("done",))
        return options

    return listing


def gather(t: Wotr, seat: int, rule: str, group: list[int], others: list[int]) -> Generator[Asked, None, list[int]]:
    """W9.3.2. Who goes along, one by one."""
    while True:
        left = [c for c in others if c not in group]
        if not left:
            return group
        going = " ".join([CHARACTER_IDS[c] for c in group])
        answer = yield from ask(t, seat, rule, _along(left), "wotr-ask-along", {"going": going})
        if answer[0] == "done":
            return group
        group.append(CHAR_NUMBER[str(answer[1])])


def _along(left: list[int]) -> Listing:
    def listing() -> list[Option]:
        options: list[Option] = [("done",)]
        for c in left:
            options.append(("with", CHARACTER_IDS[c]))
        return options

    return listing


def walk(t: Wotr, group: list[int], region: int) -> None:
    """A group of Companions ends its move in a region: W16.7."""
    place = place_of(t, region, FP)
    for c in group:
        t.where[c] = place
        t.tell("wotr-log-companion", {"character": CHARACTER_IDS[c], "region": t.book.region_ids[region]})
    for c in group:
        companion_there(t, c)
    tend(t)


# --- Nazgul and Minions, W9.4 ---


def flight_open(t: Wotr, region: int) -> bool:
    """W9.4.1, W9.4.6. Not into a FP-controlled Stronghold, unless a Shadow Army besieges it."""
    if t.book.settlement[region] != STRONGHOLD or t.control[region] != FP:
        return True
    return besieged_by(t, region, SH)


def nazgul_place(t: Wotr, region: int) -> int:
    """R3.2, R3.3. Where a Nazgul stands on arrival: with the besieged, if its own side is besieged there."""
    return place_of(t, region, SH) if t.settings.nazgul_joins_besieged else region


def mouth_reach(t: Wotr) -> list[int]:
    """W9.4.4, W9.4.5. Up to three regions on foot."""
    start = t.where[MOUTH]
    if not 0 <= start < REGIONS:
        return []
    return within(t, start, t.book.level[MOUTH], lambda r: flight_open(t, r) and not besieged_by(t, r, FP))[1:]


def mouth_walks(t: Wotr) -> bool:
    """Whether there is any region the Mouth of Sauron could walk to."""
    start = t.where[MOUTH]
    if not 0 <= start < REGIONS or not t.book.level[MOUTH]:
        return False
    return any(flight_open(t, r) and not besieged_by(t, r, FP) for r in t.book.near[start])


def fliers(t: Wotr, arrived: list[int]) -> list[int]:
    """Places with a Nazgul that has not flown in this action."""
    out: list[int] = []
    for at, n in enumerate(t.leaders):
        if n and at % 2 == SH and count(t, at // 2, NAZGUL) > arrived[at // 2]:
            out.append(at // 2)
    return out


def can_move_minions(t: Wotr, seat: int) -> bool:
    if t.reserve[NAZGUL] < t.book.totals[NAZGUL] or (t.where[WITCH_KING] >= 0 and may_lead_minion(t, seat, WITCH_KING)):
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
        options = _minion_options(t, seat, arrived, moved, mouth, any_moved)
        if not options or (any_moved and len(options) == 1):
            return
        key = "wotr-ask-minion" if mouth else "wotr-ask-nazgul"
        answer = yield from ask(t, seat, rule, _minions(options), key)
        if answer[0] == "done":
            return
        any_moved = True
        if answer[0] == "fly":
            source = t.book.region_index[str(answer[1])]
            place = source if count(t, source, NAZGUL) > arrived[source] else t.book.box[source]
            open_regions = [r for r in range(REGIONS) if r != source and flight_open(t, r)]
            target = yield from choose_region(t, seat, rule, "wotr-ask-fly-to", open_regions, source)
            there = nazgul_place(t, target)
            put(t, place, NAZGUL, -1)
            put(t, there, NAZGUL, 1)
            arrived[there] += 1
            t.tell("wotr-log-fly", {"from": t.book.region_ids[source], "to": t.book.region_ids[target]})
        else:
            c = CHAR_NUMBER[str(answer[1])]
            moved |= 1 << c
            if c == WITCH_KING:
                here = t.book.region_of[t.where[c]]
                regions = [r for r in range(REGIONS) if r != here and flight_open(t, r)]
            else:
                regions = mouth_reach(t)
            target = yield from choose_region(t, seat, rule, "wotr-ask-minion-to", regions, character=c)
            t.where[c] = nazgul_place(t, target)
            t.tell("wotr-log-minion", {"character": CHARACTER_IDS[c], "region": t.book.region_ids[target]})


def _minions(options: list[Option]) -> Listing:
    return lambda: options


def _minion_options(t: Wotr, seat: int, arrived: list[int], moved: int, mouth: bool, any_moved: bool) -> list[Option]:
    options: list[Option] = []
    if any_moved:
        options.append(("done",))
    seen = -1
    for place in fliers(t, arrived):
        region = t.book.region_of[place]
        option: Option = ("fly", t.book.region_ids[region])
        if region != seen and option not in options:
            options.append(option)
        seen = region
    if t.where[WITCH_KING] >= 0 and not moved >> WITCH_KING & 1 and may_lead_minion(t, seat, WITCH_KING):
        options.append(("minion", CHARACTER_IDS[WITCH_KING]))
    if mouth and not moved >> MOUTH & 1 and may_lead_minion(t, seat, MOUTH) and mouth_walks(t):
        options.append(("minion", CHARACTER_IDS[MOUTH]))
    return options


# --- entering play, W22 ---


def heir_place(t: Wotr) -> int:
    """W22.2. Where Strider may become Aragorn, or -1."""
    place = t.where[STRIDER]
    if place < 0 or t.where[ARAGORN] != ASIDE:
        return -1
    region = t.book.region_of[place]
    if t.book.region_ids[region] in ("minas_tirith", "dol_amroth", "pelargir") and unconquered(t, region):
        return place
    return -1


def white_places(t: Wotr) -> list[int]:
    """W22.3. Where Gandalf the White may enter play."""
    if t.where[GANDALF_WHITE] != ASIDE or not t.minion_seen or t.where[GANDALF_GREY] == IN_FELLOWSHIP:
        return []
    if t.where[GANDALF_GREY] >= 0:
        return [t.book.region_of[t.where[GANDALF_GREY]]]
    out = [t.book.region_index["fangorn"]]
    for r in t.book.strongholds:
        if t.book.region_nation[r] == ELVES and unconquered(t, r):
            out.append(r)
    return out


def crown_aragorn(t: Wotr) -> None:
    """W22.2, W22.15. Strider is replaced where he stands; Aragorn enters play."""
    place = t.where[STRIDER]
    t.where[STRIDER] = REPLACED
    t.where[ARAGORN] = place
    t.tell(
        "wotr-log-enters", {"character": CHARACTER_IDS[ARAGORN], "region": t.book.region_ids[t.book.region_of[place]]}
    )
    t.tell("wotr-log-replaced", {"character": CHARACTER_IDS[ARAGORN], "other": CHARACTER_IDS[STRIDER]})
    companion_there(t, ARAGORN)


def bring_white(t: Wotr, seat: int) -> Script:
    """W22.3, W22.15. Gandalf the White replaces the Grey, or appears in Fangorn or an Elven Stronghold."""
    grey = t.where[GANDALF_GREY] >= 0
    if grey:
        place = t.where[GANDALF_GREY]
        t.where[GANDALF_GREY] = REPLACED
    else:
        places = white_places(t)
        answer = yield from decide(t, seat, "W22.3", _to(t, places), "wotr-ask-white")
        place = place_of(t, t.book.region_index[str(answer[1])], FP)
    t.where[GANDALF_WHITE] = place
    region = t.book.region_ids[t.book.region_of[place]]
    t.tell("wotr-log-enters", {"character": CHARACTER_IDS[GANDALF_WHITE], "region": region})
    if grey:
        t.tell("wotr-log-replaced", {"character": CHARACTER_IDS[GANDALF_WHITE], "other": CHARACTER_IDS[GANDALF_GREY]})
    companion_there(t, GANDALF_WHITE)


def minion_places(t: Wotr, c: int) -> list[int]:
    """W22.4 to W22.6, W22.16. Regions where a Minion may enter play now."""
    if t.where[c] != ASIDE:
        return []
    if c == SARUMAN:
        orthanc = t.book.region_index["orthanc"]
        return [orthanc] if at_war(t, ISENGARD) and unconquered(t, orthanc) else []
    if c == WITCH_KING:
        if not at_war(t, SAURON) or not any(at_war(t, n) for n in range(FP_NATIONS)):
            return []
        out: list[int] = []
        for place in range(PLACES):
            if t.figs[place][SAURON * 3] + t.figs[place][SAURON * 3 + 1] > 0:
                out.append(t.book.region_of[place])
        return sorted(set(out))
    if t.fellowship.mordor < 0 and not all(at_war(t, n) for n in range(FP_NATIONS)):
        return []
    return [r for r in sauron_strongholds(t) if unconquered(t, r)]


def bring_minion(t: Wotr, seat: int, c: int) -> Script:
    """W6.21, W9.6. A Minion enters play."""
    places = minion_places(t, c)
    region = places[0]
    if len(places) > 1:
        answer = yield from ask(
            t, seat, "W9.6", _to(t, places), "wotr-ask-minion-where", {"character": CHARACTER_IDS[c]}
        )
        region = t.book.region_index[str(answer[1])]
    t.where[c] = place_of(t, region, SH)
    t.minion_seen = True
    t.tell("wotr-log-enters", {"character": CHARACTER_IDS[c], "region": t.book.region_ids[region]})
    if c == WITCH_KING:
        for nation in range(FP_NATIONS):
            activate(t, nation, CARD)


# --- abilities with any Action die, W22.11 ---


def counsel(t: Wotr) -> list[int]:
    """Boromir, Legolas, Gimli: who could advance his Nation now."""
    out: list[int] = []
    for c, nation in ((BOROMIR, GONDOR), (LEGOLAS, ELVES), (GIMLI, DWARVES)):
        place = t.where[c]
        if place < 0 or at_war(t, nation) or (t.politics[nation] == 3 and not t.active[nation]):
            continue
        region = t.book.region_of[place]
        if t.book.region_nation[region] != nation or not unconquered(t, region):
            continue
        kind = t.book.settlement[region]
        if c == GIMLI:
            fits = t.book.region_ids[region] == "erebor"
        elif c == LEGOLAS:
            fits = kind == STRONGHOLD
        else:
            fits = kind in (2, 3)
        if fits:
            out.append(c)
    return out


def companions_in(t: Wotr, region: int) -> list[int]:
    """Companions on the map in a region, besieged or not."""
    return [c for c in range(COMPANIONS) if t.where[c] >= 0 and t.book.region_of[t.where[c]] == region]


def nazgul_in(t: Wotr, place: int, witch_king: bool = True) -> int:
    """Nazgul at a place; the Witch-king counts as one (W9.4.2)."""
    n = count(t, place, NAZGUL)
    return n + 1 if witch_king and t.where[WITCH_KING] == place else n


def nazgul_in_region(t: Wotr, region: int) -> int:
    n = nazgul_in(t, region)
    box = t.book.box[region]
    return n + nazgul_in(t, box) if box >= 0 else n
