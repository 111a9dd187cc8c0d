"""I14. The Woodbot's priority lists: where it moves, whom it attacks, where it recruits."""

from __future__ import annotations

from typing import Final

from ravenhill.games.ironwood.book import FERRUM, IC, WW, Ban
from ravenhill.games.ironwood.bot_die import (
    FAR,
    across,
    chosen_forest,
    chosen_mountain,
    first_of,
    least,
    most,
    steps_out,
    steps_to,
    totem_forests,
)
from ravenhill.games.ironwood.hand import SIDE_NAMES
from ravenhill.games.ironwood.table import IronwoodTable, Site

RICH: Final = 5  # crystals in your hands that draw the bot to Ferrum
LOADED: Final = 2  # crystals in Cargo that draw it to the drill

# what an attack may be against (I14.15, I14.27)
DRILL: Final = 0
CAPITAL: Final = 1
FOUNDATION: Final = 2
POSSIBLE: Final = 3
NEAR_TOTEM: Final = 4
WARBAND: Final = 5
ATTACKS: Final = (
    "choice-attack-drill",
    "choice-attack-ferrum",
    "choice-attack-foundation",
    "choice-attack-possible",
    "choice-attack-totem",
    "choice-attack-warband",
)


class Goal:
    """Where a move goes: the forest, and the held totem's forest if it is a move that carries one (I14.28)."""

    __slots__ = ("forest", "totem_from")

    def __init__(self, forest: int, totem_from: int = -1) -> None:
        self.forest = forest
        self.totem_from = totem_from


# --- what stands where ---


def possible_mountains(t: IronwoodTable) -> list[int]:
    """I14.5. Mountains whose vision is still in the vision deck; which those are everybody knows."""
    deck = t.vision_deck.cards()
    return [m for m in range(len(t.fighters)) if t.book.vision_of_mountain[m] in deck]


def held_totems(t: IronwoodTable) -> list[int]:
    """Forests where a totem is with a Woodwalker warband."""
    return [f for f in totem_forests(t) if t.ww[f] > 0]


def may_leave(t: IronwoodTable, forest: int, guard: bool) -> int:
    """I14.19, I14.35, I14.30. Fighters that may still move; with `guard` the last one stays with a totem."""
    if t.settings.bot_prohibitions and t.prohibitions and t.banned(Ban.WW_MOVE_OUT, forest):
        return 0
    able = t.ww[forest] - t.moved_ww[forest]
    if guard and t.totems_in(forest) > 0:
        able = min(able, t.ww[forest] - 1)
    return max(able, 0)  # a totem may lie where nobody stands


def near(t: IronwoodTable, forest: int, guard: bool, outer_only: bool) -> int:
    """I14.19, I14.23. Woodwalker fighters in forests joined to this one that may still move."""
    total = 0
    for f in t.book.trails[forest]:
        if t.book.outer[f] or not outer_only:
            total += may_leave(t, f, guard) if t.settings.woodbot_reachable_targets else t.ww[f]
    return total


def reachable(t: IronwoodTable, forests: list[int], guard: bool) -> list[int]:
    """I14.23. Targets to which at least one fighter may still move."""
    if not t.settings.woodbot_reachable_targets:
        return forests
    return [f for f in forests if near(t, f, guard, False) > 0]


def inner_next_to(t: IronwoodTable, mountains: list[int]) -> list[int]:
    return [f for f in t.book.inner_forests if any(m in mountains for m in t.book.mountains_of[f])]


def units_touching(t: IronwoodTable, forest: int) -> int:
    """Ironclad combat units on all mountains touching a forest."""
    total = 0
    for m in t.book.mountains_of[forest]:
        total += t.units(m)
    return total


def trail_steps(t: IronwoodTable, forest: int, mountain: int) -> int:
    """I6.11. From a forest to a mountain: steps to a forest touching it."""
    if t.settings.distances == "any_way":
        return across(t, mountain)[len(t.fighters) + forest]
    steps = FAR
    for f in t.book.forests_of[mountain]:
        steps = min(steps, t.book.forest_path[forest][f])
    return steps


def _most_near(t: IronwoodTable, why: str, forests: list[int], outer_only: bool) -> int:
    """One entry of Plunder or Interfere: the forest with most fighters beside it; -1: it can not be carried out."""
    guard = t.settings.woodbot_guards_totem
    tied = reachable(t, forests, guard)
    if not tied:
        return -1
    return chosen_forest(t, why, most(tied, lambda f: near(t, f, guard, outer_only)))


# --- I14.16. Plunder ---


def plunder(t: IronwoodTable) -> Goal | None:
    """The blocks in order: the first whose condition holds and that can be carried out (I14.23)."""
    target = -1
    ferrum = t.book.inner_of[FERRUM]
    if t.crystals[IC] >= RICH:
        target = _most_near(t, "choice-plunder-ferrum", ferrum, False)
        if target < 0:
            target = _most_near(t, "choice-plunder-foundation", inner_next_to(t, _plundered_foundations(t)), False)
    if target < 0 and t.cargo >= LOADED:
        target = _most_near(t, "choice-plunder-drill", t.book.inner_of[t.drill], False)
        if target < 0:
            target = _most_near(t, "choice-plunder-ferrum", ferrum, False)
    if target < 0:
        guard = t.settings.woodbot_guards_totem
        outer = [f for f in inner_next_to(t, t.book.outer_mountains) if near(t, f, guard, True) > 0]
        target = _most_near(t, "choice-plunder-outer", outer, True)
    return _goal(t, "list-plunder", target)


def _plundered_foundations(t: IronwoodTable) -> list[int]:
    if t.settings.woodbot_plunder_foundation == "controlled":
        return t.controlled_foundations()
    return [m for m in t.book.outer_mountains if t.site[m] == Site.FOUNDATION and t.units(m) == 0]


def _goal(t: IronwoodTable, name: str, target: int) -> Goal | None:
    if target >= 0:
        return Goal(target)
    t.think("none", "ironwood-log-bot-no-move", {"what": name})
    return None


# --- I14.18. Interfere ---


def interfere(t: IronwoodTable) -> Goal | None:
    target = _most_near(t, "choice-interfere-foundation", inner_next_to(t, t.controlled_foundations()), False)
    if target < 0:
        target = _most_near(t, "choice-interfere-ferrum", t.book.inner_of[FERRUM], False)
    if target < 0 and t.cargo >= LOADED:
        target = _most_near(t, "choice-interfere-drill", t.book.inner_of[t.drill], False)
    if target < 0:
        target = _most_near(t, "choice-interfere-possible", inner_next_to(t, possible_mountains(t)), True)
    return _goal(t, "list-interfere", target)


# --- I14.17, I14.28. Secure ---


def secure(t: IronwoodTable, leave_totem: bool) -> Goal | None:
    """With a held totem towards the edge; else to a totem; else to where one may be found.

    `leave_totem`: the first three of the search icon, who leave the totem where it is (I14.29)."""
    goal = _carrying(t, leave_totem)
    if goal is not None:
        return goal
    target = -1
    totems = totem_forests(t)
    if totems:
        tied = reachable(t, totems, False)
        if tied:
            target = chosen_forest(t, "choice-secure-lone", most(tied, lambda f: near(t, f, False, False)))
        else:
            beside = [f for f in t.book.inner_forests if any(g in totems for g in t.book.trails[f])]
            tied = reachable(t, beside, False)
            if tied:
                target = chosen_forest(t, "choice-secure-beside", most(tied, lambda f: near(t, f, False, False)))
    if target < 0:
        target = _where_one_may_be(t)
    return _goal(t, "list-secure", target)


def _carrying(t: IronwoodTable, leave_totem: bool) -> Goal | None:
    """I14.28. Of several held totems a fading one first, then the one nearer to an outer forest, then the die."""
    left = held_totems(t)
    while left:
        tied = first_of(left, lambda f: t.fading[f] > 0)
        tied = least(tied, lambda f: steps_out(t, f))
        totem = tied[0] if len(tied) == 1 else chosen_forest(t, "choice-secure-totem", tied)
        target = _carry_target(t, totem, leave_totem)
        if target >= 0:
            return Goal(target, -1 if leave_totem else totem)
        left = [f for f in left if f != totem]
    return None


def _carry_target(t: IronwoodTable, totem: int, guard: bool) -> int:
    joined = reachable(t, t.book.trails[totem], guard)
    tied = [f for f in joined if t.book.outer[f]]
    if tied:
        return chosen_forest(t, "choice-secure-out", tied)
    tied = [f for f in joined if t.book.to_outer[f] == 1]
    if tied:
        return chosen_forest(t, "choice-secure-edge", least(tied, lambda f: units_touching(t, f)))
    if not joined:
        return -1
    tied = least(joined, lambda f: t.book.to_outer[f])
    return chosen_forest(t, "choice-secure-near", least(tied, lambda f: units_touching(t, f)))


def _where_one_may_be(t: IronwoodTable) -> int:
    possible = possible_mountains(t)
    tied = [f for f in inner_next_to(t, possible) if t.book.to_outer[f] == 1]
    tied = reachable(t, tied, False)
    if not tied:
        return -1
    free = [m for m in possible if t.units(m) == 0]
    tied = first_of(tied, lambda f: any(m in free for m in t.book.mountains_of[f]))
    return chosen_forest(t, "choice-secure-possible", most(tied, lambda f: near(t, f, False, False)))


# --- I14.14, I14.26. Attack ---


def of_kind(t: IronwoodTable, kind: int, possible: list[int]) -> list[int]:
    """I14.27. The mountains an entry of an attack list means."""
    everywhere = [m for m in range(len(t.fighters)) if t.units(m) > 0]
    if kind == DRILL:
        alone = t.units(t.drill) == 0
        return [t.drill] if t.cargo > 0 and (alone or t.settings.woodbot_guarded_drill) else []
    if kind == CAPITAL:
        return [FERRUM]
    if kind == FOUNDATION:
        return t.controlled_foundations()
    if kind == POSSIBLE:
        return [m for m in everywhere if m in possible]
    if kind == NEAR_TOTEM:
        return [m for m in everywhere if any(t.totems_in(f) > 0 for f in t.book.forests_of[m])]
    return everywhere


def strong_enough(t: IronwoodTable, forest: int, mountain: int) -> bool:
    """I14.14. At least as large, where golems or a forge make the Ironclad warband one larger."""
    return t.ww[forest] >= counted(t, mountain)


def counted(t: IronwoodTable, mountain: int) -> int:
    """I14.14. The Ironclad warband as the size test counts it; where nobody stands, nothing."""
    units = t.units(mountain)
    if units == 0:
        return 0
    extra = (1 if t.golems[mountain] > 0 else 0) + (1 if t.has_forge(mountain) else 0)
    return units + min(extra, t.settings.golem_and_forge)


def surplus(t: IronwoodTable, forest: int, mountain: int) -> int:
    """I14.26. Fighters more than units; in the other reading more than the size test counts."""
    return t.ww[forest] - (counted(t, mountain) if t.settings.woodbot_surplus == "strength" else t.units(mountain))


def attack_pair(t: IronwoodTable, kinds: list[int]) -> tuple[int, int]:
    """I14.26. The forest and mountain of the first kind with a legal pair, the largest surplus; (-1, -1): none."""
    possible = possible_mountains(t)
    for kind in kinds:
        named = of_kind(t, kind, possible)
        best = -FAR
        for m in named:
            best = max(best, _best_surplus(t, m))
        if best == -FAR:
            continue
        mountain = chosen_mountain(t, ATTACKS[kind], [m for m in named if _best_surplus(t, m) == best])
        forests = [f for f in _attackers(t, mountain) if surplus(t, f, mountain) == best]
        return chosen_forest(t, "choice-attacker", forests), mountain
    return -1, -1


def _attackers(t: IronwoodTable, mountain: int) -> list[int]:
    return [f for f in t.book.inner_of[mountain] if t.ww[f] > 0 and strong_enough(t, f, mountain)]


def _best_surplus(t: IronwoodTable, mountain: int) -> int:
    best = -FAR
    for f in _attackers(t, mountain):
        best = max(best, surplus(t, f, mountain))
    return best


def retreat_goal(t: IronwoodTable, mountain: int) -> int:
    """I14.13. The joined mountain with fewest Ironclad units, an unmarked one preferred."""
    possible = possible_mountains(t)
    tied = least(t.book.ridges[mountain], t.units)
    tied = first_of(tied, lambda m: m not in possible)
    return chosen_mountain(t, "choice-retreat", tied)


# --- I14.20, I14.33. Recruiting ---


def recruit(t: IronwoodTable) -> bool:
    """One fighter into the outer forest with fewest fighters among those of the first entry that has any."""
    if t.ww_left() == 0:
        return False
    outer = t.book.outer_forests
    totems = totem_forests(t)
    tied = [f for f in outer if any(g in totems for g in t.book.trails[f])]
    why = "choice-recruit-totem"
    if not tied:
        held = t.controlled_foundations()
        tied = [f for f in outer if any(m in held for m in t.book.mountains_of[f])]
        why = "choice-recruit-foundation"
    if not tied:
        tied = _next_to_possible(t)
        why = "choice-recruit-possible"
    if not tied:
        tied = least(outer, lambda f: trail_steps(t, f, t.drill))
        why = "choice-recruit-drill"
    put_fighter(t, chosen_forest(t, why, least(tied, lambda f: t.ww[f])))
    return True


def _next_to_possible(t: IronwoodTable) -> list[int]:
    """Beside a possible outer mountain: uncontrolled before controlled, then without a forge before with one."""
    possible = [m for m in possible_mountains(t) if m in t.book.outer_mountains]
    ranks = [FAR] * len(t.ww)
    for m in possible:
        rank = (2 if t.units(m) > 0 else 0) + (1 if t.has_forge(m) else 0)
        for f in t.book.forests_of[m]:
            ranks[f] = min(ranks[f], rank)
    near_one = [f for f in t.book.outer_forests if ranks[f] < FAR]
    if t.settings.woodbot_recruit_possible == "fewest_first":
        near_one = least(near_one, lambda f: t.ww[f])
    return least(near_one, lambda f: ranks[f])


def put_fighter(t: IronwoodTable, forest: int) -> None:
    t.ww[forest] += 1
    t.tell("ironwood-log-recruit", {"side": SIDE_NAMES[WW], "n": 1, "place": t.book.forest_names[forest]})


# --- I14.11. Where a discovered totem goes ---


def totem_place(t: IronwoodTable, mountain: int) -> int:
    """With the largest warband beside the mountain; without one, the inner forest closest to any warband."""
    inner = t.book.inner_of[mountain]
    tied = [f for f in inner if t.ww[f] > 0]
    if tied:
        return chosen_forest(t, "choice-totem-with", most(tied, lambda f: t.ww[f]))
    tied = least(inner, lambda f: _nearest_band(t, f))
    return chosen_forest(t, "choice-totem-near", most(tied, lambda f: _band_at(t, f, _nearest_band(t, f))))


def _nearest_band(t: IronwoodTable, forest: int) -> int:
    return steps_to(t, forest, [f for f in range(len(t.ww)) if t.ww[f] > 0])


def _band_at(t: IronwoodTable, forest: int, steps: int) -> int:
    largest = 0
    for f in range(len(t.ww)):
        if steps_to(t, forest, [f]) == steps:
            largest = max(largest, t.ww[f])
    return largest
