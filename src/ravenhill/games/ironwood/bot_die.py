"""I13.8, I13.9. How an automaton compares warbands, and the magic die that parts what is still tied."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ravenhill.games.ironwood.book import FERRUM
from ravenhill.games.ironwood.table import IronwoodTable

FACES: Final[list[str]] = ["magic:lowest_even", "magic:highest_even", "magic:lowest_odd", "magic:highest_odd"]
FACE_IDS: Final[list[str]] = ["die-lowest-even", "die-highest-even", "die-lowest-odd", "die-highest-odd"]

FAR: Final = 99  # further than any way on the board
UNIT: Final = 100  # a unit outweighs any number of golems among equals


def roll_forest(t: IronwoodTable, tied: list[int]) -> int:
    """One of the tied forests; a single one needs no die."""
    return tied[0] if len(tied) == 1 else _roll(t, tied, t.book.forest_number, t.book.forest_names)


def roll_mountain(t: IronwoodTable, tied: list[int]) -> int:
    return tied[0] if len(tied) == 1 else _roll(t, tied, t.book.mountain_number, t.book.mountain_names)


def chosen_forest(t: IronwoodTable, why: str, tied: list[int]) -> int:
    """Takes one of the forests that are left, and tells by which entry of which list."""
    forest = roll_forest(t, tied)
    t.think("choice", "ironwood-log-bot-choice", {"what": why, "place": t.book.forest_names[forest]})
    return forest


def chosen_mountain(t: IronwoodTable, why: str, tied: list[int]) -> int:
    mountain = roll_mountain(t, tied)
    t.think("choice", "ironwood-log-bot-choice", {"what": why, "place": t.book.mountain_names[mountain]})
    return mountain


def _roll(t: IronwoodTable, tied: list[int], number: list[int], names: list[str]) -> int:
    """I13.9. A new roll for each tie; every use is told with what was tied, the face, and what it took."""
    for place in tied:
        t.think("tied", "ironwood-log-tied", {"place": names[place]})
    while True:
        face = t.chance.pick(FACES)
        chosen = by_face(face, tied, number)
        if chosen < 0 and t.settings.die_fallback == "reroll":
            t.think("die", "ironwood-log-die-again", {"face": FACE_IDS[face]})
            continue
        if chosen < 0:  # nobody has that parity: the same end of the other one
            chosen = by_face((face + 2) % 4, tied, number)
        t.think("die", "ironwood-log-die", {"face": FACE_IDS[face], "n": len(tied), "place": names[chosen]})
        return chosen


def by_face(face: int, tied: list[int], number: list[int]) -> int:
    """What one face of the die takes, or -1 where no tied number has its parity."""
    parity, highest = face // 2, face % 2 == 1
    chosen = -1
    for place in tied:
        if number[place] % 2 == parity and (chosen < 0 or (number[place] > number[chosen]) == highest):
            chosen = place
    return chosen


def least(places: list[int], key: Callable[[int], int]) -> list[int]:
    """The places with the smallest value, in their order."""
    if len(places) < 2:
        return places
    values = [key(p) for p in places]
    low = min(values)
    return [places[i] for i in range(len(places)) if values[i] == low]


def most(places: list[int], key: Callable[[int], int]) -> list[int]:
    """The places with the greatest value, in their order."""
    if len(places) < 2:
        return places
    values = [key(p) for p in places]
    high = max(values)
    return [places[i] for i in range(len(places)) if values[i] == high]


def first_of(places: list[int], preferred: Callable[[int], bool]) -> list[int]:
    """The preferred places if there are any, else all of them."""
    liked = [p for p in places if preferred(p)]
    return liked if liked else places


def size(t: IronwoodTable, mountain: int) -> int:
    """I13.8. Size of an Ironclad warband: units, and among equals more golems."""
    return t.units(mountain) * UNIT + t.golems[mountain]


def ww_size(t: IronwoodTable, forest: int) -> int:
    return t.ww[forest] * UNIT


def steps_to(t: IronwoodTable, forest: int, goals: list[int]) -> int:
    """I6.11. Trail steps from a forest to the nearest of some others."""
    steps = FAR
    if t.settings.distances == "any_way":
        mountains = len(t.fighters)
        from_here = across(t, mountains + forest)
        for g in goals:
            steps = min(steps, from_here[mountains + g])
        return steps
    for g in goals:
        steps = min(steps, t.book.forest_path[forest][g])
    return steps


def steps_out(t: IronwoodTable, forest: int) -> int:
    """I6.11. From a forest to the nearest outer one."""
    if t.settings.distances == "any_way":
        return steps_to(t, forest, t.book.outer_forests)
    return t.book.to_outer[forest]


def across(t: IronwoodTable, place: int) -> list[int]:
    """I6.11, the other reading: fewest steps over ridges, trails and wherever places touch; forests come after the
    mountains in this count."""
    mountains = len(t.fighters)
    steps = [FAR] * (mountains + len(t.ww))
    steps[place] = 0
    reached = [place]
    for here in reached:
        if here < mountains:
            beside = t.book.ridges[here] + [mountains + f for f in t.book.forests_of[here]]
        else:
            forest = here - mountains
            beside = t.book.mountains_of[forest] + [mountains + f for f in t.book.trails[forest]]
        for there in beside:
            if steps[there] == FAR:
                steps[there] = steps[here] + 1
                reached.append(there)
    return steps


def totem_forests(t: IronwoodTable) -> list[int]:
    return [f for f in t.book.inner_forests if t.totems_in(f) > 0]


def ferrum_guarded(t: IronwoodTable, mountain: int, guard: int) -> int:
    """Size of a warband where Ferrum is counted without the units that stay to guard it."""
    if mountain != FERRUM:
        return size(t, mountain)
    units = max(0, t.units(mountain) - guard)
    return units * UNIT + min(t.golems[mountain], units)
