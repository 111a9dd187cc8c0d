"""I13. The Ironbot's priority lists: which place it takes, and between equals the magic die."""

from __future__ import annotations

from typing import Final

from ravenhill.games.ironwood.book import FERRUM, IC
from ravenhill.games.ironwood.bot_die import (
    FAR,
    UNIT,
    across,
    chosen_forest,
    chosen_mountain,
    ferrum_guarded,
    first_of,
    least,
    most,
    size,
    steps_out,
    steps_to,
    totem_forests,
)
from ravenhill.games.ironwood.hand import SIDE_NAMES
from ravenhill.games.ironwood.movement import free_units, march
from ravenhill.games.ironwood.table import IronwoodTable, Site, Stance

GUARD: Final = 3  # units that stay on Ferrum
BUILD_COST: Final = 5


# --- what stands where ---


def stance_now(t: IronwoodTable) -> int:
    """I13.10. The first that holds."""
    for f in t.book.inner_forests:
        if t.ww[f] > 0 and t.totems_in(f) > 0:
            return Stance.AGGRESSIVE
    if t.crystals[IC] >= BUILD_COST and t.controlled_foundations():
        return Stance.DEFENSIVE
    return Stance.EXPANSIVE


def last_turn(t: IronwoodTable) -> bool:
    """Whether this is the bot's last turn of the round."""
    return t.turn + 2 >= 2 * t.book.turns


def shut(t: IronwoodTable, mountain: int) -> bool:
    """I13.36. A card of yours forbids moving in or out here."""
    return t.settings.bot_prohibitions and t.mountain_locked(mountain)


def touching_forests(t: IronwoodTable, mountain: int) -> list[int]:
    """I13.30, I13.31. Every touching forest counts, outer ones too."""
    return t.book.forests_of[mountain] if t.settings.ironbot_outer_forests else t.book.inner_of[mountain]


def ww_touching(t: IronwoodTable, mountain: int) -> int:
    """Woodwalker fighters in all forests touching a mountain."""
    total = 0
    for f in touching_forests(t, mountain):
        total += t.ww[f]
    return total


def largest_ww(t: IronwoodTable, mountain: int) -> int:
    """The largest Woodwalker warband touching a mountain (0: none)."""
    largest = 0
    for f in touching_forests(t, mountain):
        largest = max(largest, t.ww[f])
    return largest


def near_bands(t: IronwoodTable, forest: int) -> list[int]:
    """Mountains with an Ironclad warband touching a forest."""
    return [m for m in t.book.mountains_of[forest] if t.units(m) > 0]


def largest_near(t: IronwoodTable, forest: int) -> int:
    """Size of the largest Ironclad warband touching a forest (0: none)."""
    largest = 0
    for m in t.book.mountains_of[forest]:
        largest = max(largest, size(t, m))
    return largest


def units_near(t: IronwoodTable, forest: int) -> int:
    largest = 0
    for m in t.book.mountains_of[forest]:
        largest = max(largest, t.units(m))
    return largest


def ridge_steps(t: IronwoodTable, mountain: int, forest: int) -> int:
    """I6.11. From an Ironclad warband to a forest: steps to a mountain touching it."""
    if t.settings.distances == "any_way":
        return across(t, mountain)[len(t.fighters) + forest]
    steps = FAR
    for m in t.book.mountains_of[forest]:
        steps = min(steps, t.book.mountain_path[mountain][m])
    return steps


# --- I13.13, I13.26. Focus ---


def warbands(t: IronwoodTable) -> list[int]:
    """Woodwalker warbands the bot may look at: inner forests only."""
    return [f for f in t.book.inner_forests if t.ww[f] > 0]


def attackable(t: IronwoodTable) -> list[int]:
    return [f for f in warbands(t) if near_bands(t, f)]


def holds_totem(t: IronwoodTable, forest: int) -> bool:
    """I13.13 (a). A fading totem no longer counts in the last turn of the round."""
    if t.ww[forest] == 0:
        return False
    if t.settings.ironbot_last_turn_focus == "unfading_only":
        return t.charged[forest] > 0 and not last_turn(t)
    return t.charged[forest] > 0 or (t.fading[forest] > 0 and not last_turn(t))


def totems_that_count(t: IronwoodTable) -> list[int]:
    """I13.26 (1). A held totem that (a) leaves out is treated as not on the map."""
    if t.settings.ironbot_last_turn_focus == "next_totem":
        return totem_forests(t)
    return [f for f in totem_forests(t) if t.ww[f] == 0 or holds_totem(t, f)]


def focus(t: IronwoodTable, forests: list[int]) -> int:
    """I13.13. The Woodwalker warband the bot turns to, out of these; -1: there is none."""
    if not forests:
        return -1
    held = [f for f in forests if holds_totem(t, f)]
    if held:
        tied = held if last_turn(t) else first_of(held, lambda f: t.fading[f] > 0)
        tied = least(tied, lambda f: steps_out(t, f))
        if t.settings.ironbot_focus_ties == "difference":
            tied = most(tied, lambda f: units_near(t, f) - t.ww[f])
        return chosen_forest(t, "choice-focus-totem", tied)
    totems = totems_that_count(t)
    if totems:
        tied = least(forests, lambda f: steps_to(t, f, totems))
        tied = most(tied, lambda f: t.ww[f])
        why = "choice-focus-near"
    else:
        tied = least(forests, lambda f: t.ww[f])
        why = "choice-focus-smallest"
    tied = most(tied, lambda f: units_near(t, f) - t.ww[f])
    return chosen_forest(t, why, tied)


def attacker(t: IronwoodTable, forest: int) -> int:
    """I13.14, I13.28. The largest Ironclad warband touching the focus."""
    return chosen_mountain(t, "choice-attacker", most(near_bands(t, forest), lambda m: size(t, m)))


# --- moving: who can be spared ---


def spare(t: IronwoodTable, mountain: int, keep: int) -> int:
    """Units of a warband that may leave: unmoved ones, with `keep` staying behind, three on Ferrum."""
    if shut(t, mountain):
        return 0
    staying = GUARD if mountain == FERRUM else keep
    return max(0, min(free_units(t, mountain), t.units(mountain) - staying))


def send(t: IronwoodTable, here: int, there: int, n: int) -> None:
    """Golems first."""
    golems = min(t.golems[here] - t.moved_golems[here], n)
    march(t, here, there, n - golems, golems)


def sources(t: IronwoodTable, target: int, keep: int) -> list[int]:
    """Mountains next to a target with somebody to spare."""
    if shut(t, target):
        return []
    return [m for m in t.book.ridges[target] if spare(t, m, keep) > 0]


def largest_source(t: IronwoodTable, why: str, places: list[int]) -> int:
    """The largest warband, Ferrum counted without its guard."""
    return chosen_mountain(t, why, most(places, lambda m: ferrum_guarded(t, m, GUARD)))


# --- I13.15, I13.29. Chase ---


def chase(t: IronwoodTable) -> bool:
    """Towards the focus, until the target has more units than it. Whether anybody moved."""
    forest = focus(t, warbands(t))
    if forest < 0:
        return _nobody(t, "list-chase")
    if units_near(t, forest) > t.ww[forest]:  # I13.8: units are a plain count, golems do not break the tie here
        t.think("none", "ironwood-log-bot-enough", {"place": t.book.forest_names[forest]})
        return False
    targets = [m for m in t.book.mountains_of[forest] if sources(t, m, 0)]
    if not targets:
        return _nobody(t, "list-chase")
    if t.settings.ironbot_chase_targets == "largest":
        targets = t.book.mountains_of[forest]
    tied = most(targets, lambda m: potential(t, m))
    tied = first_of(tied, lambda m: m not in t.marked)
    target = chosen_mountain(t, "choice-chase-target", tied)
    if not sources(t, target, 0):
        return _nobody(t, "list-chase")
    source = chosen_mountain(t, "choice-chase-source", most(sources(t, target, 0), lambda m: movable_size(t, m)))
    send(t, source, target, min(spare(t, source, 0), t.ww[forest] + 1 - t.units(target)))
    return True


def movable_size(t: IronwoodTable, mountain: int) -> int:
    """Size of what a warband could send in a chase."""
    units = spare(t, mountain, 0)
    return units * UNIT + min(t.golems[mountain] - t.moved_golems[mountain], units)


def potential(t: IronwoodTable, target: int) -> int:
    """I13.29. The warband one move could form here."""
    best = 0
    for m in sources(t, target, 0):
        best = max(best, movable_size(t, m))
    return size(t, target) + best


def _nobody(t: IronwoodTable, name: str) -> bool:
    t.think("none", "ironwood-log-bot-no-move", {"what": name})
    return False


# --- I13.16, I13.30. Protect ---


def protect(t: IronwoodTable) -> bool:
    """The first target; whether another is tried where nobody can come to it is a matter of reading (I13.30)."""
    open_targets = [m for m in range(len(t.fighters)) if not shut(t, m)]
    target = protect_target(t, open_targets)
    while target >= 0:
        places = [m for m in sources(t, target, 1) if t.site[m] != Site.FOUNDATION]
        if places:
            source = largest_source(t, "choice-protect-source", places)
            send(t, source, target, spare(t, source, 1))
            return True
        if not t.settings.ironbot_protect_next:
            break
        open_targets.remove(target)
        target = protect_target(t, open_targets)
    return _nobody(t, "list-protect")


def protect_target(t: IronwoodTable, mountains: list[int]) -> int:
    if t.units(FERRUM) < GUARD and FERRUM in mountains:
        return chosen_mountain(t, "choice-protect-ferrum", [FERRUM])
    threatened = [m for m in mountains if largest_ww(t, m) > t.units(m)]
    tied = [m for m in threatened if t.site[m] == Site.FOUNDATION]
    if tied:
        tied = first_of(tied, lambda m: m not in t.marked)
        return chosen_mountain(t, "choice-protect-foundation", least(tied, lambda m: size(t, m)))
    tied = [m for m in threatened if m in t.book.inner_mountains and m not in t.marked]
    return chosen_mountain(t, "choice-protect-inner", tied) if tied else -1


# --- I13.17, I13.18, I13.31. Expand ---


def expand(t: IronwoodTable) -> bool:
    target = expand_target(t)
    if target < 0:
        return _nobody(t, "list-expand")
    source = largest_source(t, "choice-expand-source", sources(t, target, 1))
    send(t, source, target, spare(t, source, 1))
    return True


def expand_target(t: IronwoodTable) -> int:
    """The first target somebody can move to."""
    free = [m for m in range(len(t.fighters)) if t.units(m) == 0 and sources(t, m, 1)]
    sites = [m for m in free if m in t.book.outer_mountains and t.site[m] != Site.FORGE]
    tied = [m for m in sites if m not in t.marked]
    if tied:
        if t.settings.expand_order == "foundation_first":
            tied = first_of(tied, lambda m: t.site[m] == Site.FOUNDATION)
        tied = least(tied, lambda m: ww_touching(t, m))
        tied = first_of(tied, lambda m: t.site[m] == Site.FOUNDATION)
        return chosen_mountain(t, "choice-expand-site", tied)
    tied = [m for m in sites if t.site[m] == Site.FOUNDATION]
    if tied:
        return chosen_mountain(t, "choice-expand-foundation", least(tied, lambda m: ww_touching(t, m)))
    tied = [m for m in free if m in t.book.inner_mountains and m not in t.marked]
    return chosen_mountain(t, "choice-expand-inner", most(tied, lambda m: largest_ww(t, m))) if tied else -1


# --- I13.19, I13.32. The drill ---


def drill_goal(t: IronwoodTable) -> int:
    """Where the drill goes; -1: it stays."""
    if t.drill_moves > 0 and not t.settings.ironbot_drill_twice:
        return -1
    goals = [m for m in t.book.ridges[t.drill] if not shut(t, m) and not shut(t, t.drill)]
    if t.cargo >= 3:
        here = forge_steps(t, t.drill)
        tied = [m for m in goals if forge_steps(t, m) < here]
        if not tied:
            return -1
        tied = most(tied, lambda m: size(t, m))
        return chosen_mountain(t, "choice-drill-home", least(tied, lambda m: largest_ww(t, m)))
    if not goals:
        return -1
    bare = [m for m in goals if not t.has_forge(m)]
    tied = bare if bare else goals
    lonely = all(t.units(m) == 0 for m in tied)
    if lonely and t.settings.ironbot_drill_alone == "neighbours_first":
        tied = most(tied, lambda m: largest_neighbour(t, m))
    tied = most(tied, lambda m: size(t, m))
    tied = least(tied, lambda m: largest_ww(t, m))
    if lonely:
        tied = most(tied, lambda m: largest_neighbour(t, m))
    return chosen_mountain(t, "choice-drill-out" if bare else "choice-drill-unload", tied)


def forge_steps(t: IronwoodTable, mountain: int) -> int:
    steps = FAR
    for m in range(len(t.fighters)):
        if t.has_forge(m):
            steps = min(steps, t.book.mountain_path[mountain][m])
    return steps


def largest_neighbour(t: IronwoodTable, mountain: int) -> int:
    """Size of the largest Ironclad warband on a mountain joined to this one."""
    largest = 0
    for m in t.book.ridges[mountain]:
        largest = max(largest, size(t, m))
    return largest


def escort(t: IronwoodTable) -> bool:
    """I13.23. Up to two units of the largest warband beside the drill join it."""
    keep = 1 if t.settings.ironbot_escort == "guarded" else 0
    places = sources(t, t.drill, keep)
    if not places:
        return _nobody(t, "list-escort")
    source = largest_source(t, "choice-escort-source", places)
    send(t, source, t.drill, min(2, spare(t, source, keep)))
    return True


# --- recruiting, building, golems, retreat ---


def recruit(t: IronwoodTable) -> bool:
    """I13.20, I13.35. One fighter: Ferrum while it has under three, else the forge with the smallest warband."""
    if t.fighters_left() == 0:
        return False
    if t.fighters[FERRUM] < GUARD:
        place = chosen_mountain(t, "choice-recruit-ferrum", [FERRUM])
    else:
        forges = [m for m in range(len(t.fighters)) if t.has_forge(m)]
        place = chosen_mountain(t, "choice-recruit-forge", least(forges, lambda m: size(t, m)))
    put_fighter(t, place)
    return True


def put_fighter(t: IronwoodTable, mountain: int) -> None:
    t.fighters[mountain] += 1
    t.tell("ironwood-log-recruit", {"side": SIDE_NAMES[IC], "n": 1, "place": t.book.mountain_names[mountain]})


def build_site(t: IronwoodTable) -> int:
    """I13.11. The controlled foundation with the smallest Ironclad warband."""
    return chosen_mountain(t, "choice-build", least(t.controlled_foundations(), lambda m: size(t, m)))


def golem_place(t: IronwoodTable) -> int:
    """I13.22, I13.33. Closest to a totem, then the largest warband with a fighter in it."""
    any_warband = t.settings.ironbot_golem_warband == "any_warband"
    tied = [m for m in range(len(t.fighters)) if t.fighters[m] > 0 or (any_warband and t.golems[m] > 0)]
    if t.golems_left() == 0 or not tied:
        return -1
    totems = totem_forests(t)
    if totems:
        tied = least(tied, lambda m: min([ridge_steps(t, m, f) for f in totems]))
    place = chosen_mountain(t, "choice-golem", most(tied, lambda m: size(t, m)))
    return place if t.fighters[place] > 0 else -1


def victim(t: IronwoodTable) -> int:
    """I13.22. The Woodwalker warband with the totem, else closest to it; -1: no totem, or nobody."""
    totems = totem_forests(t)
    tied = [f for f in range(len(t.ww)) if t.ww[f] > 0]
    if not totems or not tied:
        return -1
    return chosen_forest(t, "choice-victim", least(tied, lambda f: steps_to(t, f, totems)))


def retreat_goal(t: IronwoodTable, forest: int, mountain: int) -> int:
    """I13.12. Away from the mountain, never to or towards a totem, to the smallest warband; -1: nowhere."""
    away = [f for f in t.book.trails[forest] if mountain not in t.book.mountains_of[f]]
    totems = [f for f in totem_forests(t) if f != forest]
    tied = [f for f in away if all(steps_to(t, f, [g]) >= steps_to(t, forest, [g]) for g in totems)]
    if not tied and t.settings.ironbot_retreat == "anywhere":
        tied = away if away else t.book.trails[forest]
    if not tied:
        t.think("none", "ironwood-log-bot-no-retreat", {})
        return -1
    return chosen_forest(t, "choice-retreat", least(tied, lambda f: t.ww[f]))
