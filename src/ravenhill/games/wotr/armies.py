"""W10, W13.8. Armies: their figures, whose they are, choosing part of them, casualties, limits."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import ClassVar, Final

from ravenhill.engine.decision import Arg, Asked, Atom, Option, Reason, Script
from ravenhill.games.wotr import multiplayer
from ravenhill.games.wotr.asking import DONE, OpenQuestion, WotrQuestion, reason
from ravenhill.games.wotr.groups import has, joined, members, several, without
from ravenhill.games.wotr.kinds import (
    ELITES,
    FP_KINDS,
    FP_LEADERS,
    KIND_IDS,
    KIND_NUMBER,
    KINDS,
    NAZGUL,
    any_leader,
    kinds_of,
    leaders_stay,
    side_of_kind,
    units_among,
)
from ravenhill.games.wotr.nations import ALL_NATIONS, FP, ISENGARD, NATIONS, SH, SIDE_IDS, SOUTHRONS
from ravenhill.games.wotr.people import CHARACTER_IDS, CHARACTER_NUMBER, CHARACTERS, SARUMAN, minion_nation
from ravenhill.games.wotr.places import OUT, PLACES, REGIONS, army_region, army_side
from ravenhill.games.wotr.ranks import LEADER, REGULAR, is_elite, is_leader, is_unit, nation_of, rank_of, regular
from ravenhill.games.wotr.table import NO_FIGURES, Wotr

STACK: Final = 10
STACK_BESIEGED: Final = 5

ALL: Final[Option] = ("all",)
LEAVE: Final[list[Option]] = [("leave", name) for name in KIND_IDS]
LEAVE_CHAR: Final[list[Option]] = [("leave", name) for name in CHARACTER_IDS]
REMOVE: Final[list[Option]] = [("remove", name) for name in KIND_IDS]
REDUCE: Final[list[Option]] = [("reduce", name) for name in KIND_IDS]


class Force:
    """Some figures of one side: a count for each kind, and Characters as a group."""

    __slots__ = ("chars", "n")

    def __init__(self, n: list[int], chars: int) -> None:
        self.n = n
        self.chars = chars

    def units(self) -> int:
        return units_among(self.n)

    def copy(self) -> Force:
        return Force(self.n[:], self.chars)


def force_at(t: Wotr, place: int, side: int) -> Force:
    """Everything a side has at a place."""
    n = t.figs[place][:]
    if t.units_at(place, 1 - side) or t.leaders_at(place, 1 - side):
        if side == FP:
            n[FP_KINDS:] = NO_FIGURES[FP_KINDS:]
        else:
            n[:FP_KINDS] = NO_FIGURES[:FP_KINDS]
    return Force(n, t.chars_at(place, side))


# --- three and four players: whose Army it is ---


def commander(t: Wotr, place: int, side: int, rear: list[int] = NO_FIGURES) -> int:
    """W21.13. Who controls an Army: the player with more units, then more Elites, then the Leading Player.

    `rear`: figures that do not belong to it."""
    if t.plays_alone(side):
        return t.chief(side)
    best = t.chief(side)
    most = -1
    row = t.figs[place]
    for seat in range(t.seats):
        if t.team[seat] != side:
            continue
        units = 0
        elites = 0
        for k in kinds_of(side):
            if t.owner_of(k) == seat and is_unit(k):
                units += row[k] - rear[k]
                if is_elite(k):
                    elites += row[k] - rear[k]
        score = units * 100 + elites * 2 + (1 if seat == t.chief(side) else 0)
        if score > most:
            most = score
            best = seat
    return best


def commanded(t: Wotr, seat: int, place: int) -> int:
    """W21.8, W21.11 to W21.15. The Nations whose figures a seat may use at a place, as a group."""
    side = t.team[seat]
    if t.plays_alone(side):
        return ALL_NATIONS
    group = 0
    for nation in range(NATIONS):
        if t.nation_seat[nation] == seat:
            group = joined(group, nation)
    if t.is_mixed(place, side):
        return ALL_NATIONS if commander(t, place, side) == seat else group
    return group


def usable(t: Wotr, seat: int, place: int) -> Force:
    """The figures a seat may use at a place: with two players everything of its side."""
    side = t.team[seat]
    force = force_at(t, place, side)
    if t.seats == 2:
        return force
    group = commanded(t, seat, place)
    if group != ALL_NATIONS:
        for k in kinds_of(side):
            if not has(group, nation_of(k)) and k != NAZGUL:  # W21.22: either Shadow player uses Nazgul
                force.n[k] = 0
        if side == SH:
            for c in range(SARUMAN, CHARACTERS):
                if not has(group, minion_nation(c)):
                    force.chars = without(force.chars, c)
    return force


def elite_leads(t: Wotr, kind: int) -> bool:
    """W22.5, W21.18. While Saruman is in play Elites of Isengard (with team-mates also Southrons) are Leaders too."""
    if not is_elite(kind) or not t.on_map(SARUMAN):
        return False
    nation = nation_of(kind)
    return nation == ISENGARD or (nation == SOUTHRONS and t.seats > 2)


def has_leader(t: Wotr, force: Force, moving: bool) -> bool:
    """W12.1.2, W13.1.1. A Leader or Character in the force; one of Level 0 can not be moved (R3.7)."""
    chars = force.chars
    if moving:
        chars = without(chars, SARUMAN)
    if chars:
        return True
    n = force.n
    if any_leader(n):
        return True
    return t.on_map(SARUMAN) and any(n[k] and elite_leads(t, k) for k in ELITES)


def may_be_led(t: Wotr, place: int, side: int) -> bool:
    """Whether a Leader or Character could be in a force from here, without looking at each figure."""
    return t.leaders_at(place, side) > 0 or (side == SH and t.on_map(SARUMAN)) or t.chars_at(place, side) != 0


# --- choosing part of an Army ---


class Parting:
    """Who may part from an Army, and from where. `ok`: may go so; `can`: may still become so."""

    __slots__ = ("can", "least", "most", "ok", "place", "target")

    def __init__(
        self,
        place: int,
        ok: Callable[[Force], bool],
        can: Callable[[Force], bool],
        target: int = -1,
        most: int = -1,
        least: int = 0,
    ) -> None:
        self.place = place
        self.ok = ok
        self.can = can
        self.target = target  # the region they go to, or -1 if that is chosen later
        self.most = most  # so many units have room there; -1: any number
        self.least = least  # so many units must go


class WhoGoes(OpenQuestion):
    """W12.2. Who leaves a region: all of them, or figure by figure who is left behind."""

    __slots__ = ("force", "parting", "untouched")
    KIND = "move_who"
    TAKES = ("all", "done", "leave <figure>/<character>")
    ASK = "wotr-ask-move-who"
    NOT_EMPTY: ClassVar[str] = "W12.2.5"
    LED: ClassVar[str] = "W12.2.3"

    def __init__(self, t: Wotr, seat: int, rule: str, parting: Parting, force: Force, untouched: bool) -> None:
        super().__init__(t, seat, rule)
        self.parting = parting
        self.force = force
        self.untouched = untouched  # nobody has been left behind yet

    def offer(self) -> list[Option]:
        force = self.force
        can = self.parting.can
        options: list[Option] = []
        n = force.n
        if self.parting.ok(force):
            options.append(ALL if self.untouched else DONE)
        for k in range(KINDS):
            if n[k]:
                n[k] -= 1
                if can(force):
                    options.append(LEAVE[k])
                n[k] += 1
        if force.chars:
            for c in range(CHARACTERS):
                if has(force.chars, c):
                    force.chars = without(force.chars, c)
                    if can(force):
                        options.append(LEAVE_CHAR[c])
                    force.chars = joined(force.chars, c)
        return options

    def origin(self) -> str:
        return self.t.book.region_ids[self.t.book.region_of[self.parting.place]]

    def about(self) -> dict[str, Arg]:
        names = self.t.book.region_ids
        told: dict[str, Arg] = {"region": self.origin(), "going": named(self.force)}
        if self.parting.target >= 0:
            told["to"] = names[self.parting.target]
        return told

    def why_not(self, option: Option) -> Reason | None:
        """W12.2, W13.2. Why these figures may not go so, or why one of them may not be left behind."""
        force = self.force.copy()
        leaves = option[0] == "leave" and len(option) == 2
        if leaves:
            if not take_away(force, str(option[1])):
                return reason("not-there", "W12.2.1", thing=str(option[1]))
        elif option[0] not in ("all", "done") or self.options[0][0] in ("all", "done"):
            return None  # it may go so: only the word is another
        units = force.units()
        names = self.t.book.region_ids
        where = self.parting
        if units < 1:
            return reason("last-unit", self.NOT_EMPTY)
        if 0 <= where.most < units and not leaves:
            return reason("limit", "W12.3.4", n=where.most, region=names[where.target])
        if units < where.least:
            return reason("must-go", "R4.4", n=where.least, region=names[where.place])
        return self._split(force, leaves and units > 1)

    def _split(self, force: Force, may_shrink: bool) -> Reason:
        """Why the Army may not be split so; `may_shrink`: a unit could still be left with those who stay."""
        t = self.t
        side = self.side
        place = t.place_of(t.book.region_of[self.parting.place], side)
        if t.units_at(place, side) == force.units() and not may_shrink:
            left = self.why_not_left(force_at(t, place, side), force)
            if left is not None:
                return left
        if not multiplayer.keeps_command(t, self.seat, place, force.n):
            return reason("command", "W21.14")
        if not multiplayer.may_use(t, self.seat, force.n, t.book.region_of[place]):
            return reason("just-used", "W21.20")
        return reason("needs-leader", self.LED)

    def why_not_left(self, whole: Force, force: Force) -> Reason | None:
        """All units go: why those who stay may not."""
        if leaders_stay(whole.n, force.n):
            return reason("leader-alone", "W12.2.2")
        return None


class WhoAdvances(WhoGoes):
    """R6.12. Who advances into the region that is won."""

    __slots__ = ()
    KIND = "advance_who"
    ASK = "wotr-ask-advance-who"

    def about(self) -> dict[str, Arg]:
        told = super().about()
        told["from"] = told["region"]
        told["region"] = told["to"]
        return told


class WhoAttacks(WhoAdvances):
    """W13.2. Who attacks, and who stays as rearguard."""

    __slots__ = ()
    KIND = "attackers"
    ASK = "wotr-ask-attackers"
    NOT_EMPTY = "W13.2.1"
    LED = "W13.2.3"

    def why_not_left(self, whole: Force, force: Force) -> Reason | None:
        if whole.n != force.n or whole.chars != force.chars:
            return reason("rearguard", "W13.2.1")
        return None


MOVING: Final = 0
ADVANCING: Final = 1
ATTACKING: Final = 2


def who_goes(t: Wotr, seat: int, rule: str, purpose: int, parting: Parting, force: Force, untouched: bool) -> WhoGoes:
    if purpose == ATTACKING:
        return WhoAttacks(t, seat, rule, parting, force, untouched)
    if purpose == ADVANCING:
        return WhoAdvances(t, seat, rule, parting, force, untouched)
    return WhoGoes(t, seat, rule, parting, force, untouched)


def choose_force(
    t: Wotr, seat: int, rule: str, purpose: int, force: Force, parting: Parting, freely: bool = True
) -> Generator[Asked, None, Force]:
    """Who goes: all of them, or figure by figure who is left behind. Not `freely`: nobody stays who could go."""
    if force.units() == 1 and _alone(force) and parting.ok(force):
        return force
    untouched = True
    while freely or not parting.ok(force):
        answer = yield from who_goes(t, seat, rule, purpose, parting, force, untouched)
        if answer[0] != "leave":
            return force
        untouched = False
        force = force.copy()
        take_away(force, str(answer[1]))
    return force


def take_away(force: Force, name: str) -> bool:
    """Takes one figure out of the force; False where it is not in it."""
    kind = KIND_NUMBER.get(name, -1)
    if kind >= 0:
        force.n[kind] -= 1
        return force.n[kind] >= 0
    c = CHARACTER_NUMBER.get(name, -1)
    found = c >= 0 and has(force.chars, c)
    if found:
        force.chars = without(force.chars, c)
    return found


def named(force: Force) -> list[Atom]:
    """The figures of a force, one by one, as prompts tell them."""
    names: list[Atom] = []
    for k in range(KINDS):
        for _ in range(force.n[k]):
            names.append(KIND_IDS[k])
    if force.chars:
        for c in members(force.chars):
            names.append(CHARACTER_IDS[c])
    return names


def just_used(force: Force) -> Reason:
    """W21.20. The same Nation, or the same mixed Army."""
    nations = multiplayer.nations_used(force.n)
    return reason("just-used-army" if several(nations) else "just-used", "W21.20")


def _alone(force: Force) -> bool:
    """A single unit with nobody beside it: nothing to choose."""
    return not force.chars and not any_leader(force.n)


def tell_figures(t: Wotr, key: str, kinds: list[int], force: Force, about: dict[str, Atom]) -> None:
    """Says in the log, one line for each, how many figures of these kinds and which Characters a force holds."""
    if t.quiet:
        return
    who: list[tuple[str, int]] = [(KIND_IDS[k], force.n[k]) for k in kinds if force.n[k]]
    if force.chars:
        for c in members(force.chars):
            who.append((CHARACTER_IDS[c], 1))
    for name, n in who:
        told: dict[str, Atom] = {"who": name, "n": n}
        told.update(about)
        t.tell(key, told)


def relocate(t: Wotr, source: int, target: int, force: Force) -> None:
    """Figures go from one place to another; a mixed Army stays one (W21.11)."""
    t.shift(source, target, force.n)
    if t.seats > 2:
        multiplayer.stay_mixed(t, source, target, force.n)
    if force.chars:
        for c in members(force.chars):
            t.where[c] = target


# --- losses ---


def lose(t: Wotr, place: int, kind: int, n: int = 1) -> None:
    """W11.5, W13.8.6. Casualties, told in the log."""
    if n > 0:
        _fall(t, place, kind, n)
        region = t.name_at(place)
        t.tell("wotr-log-loss", {"kind": KIND_IDS[kind], "n": n, "region": region})
        t.fought(("loss", KIND_IDS[kind], n))


def _fall(t: Wotr, place: int, kind: int, n: int) -> None:
    """Out of the game for the Free Peoples, back to reinforcements for the Shadow."""
    t.put(place, kind, -n)
    if side_of_kind(kind) == FP:
        t.lost[kind] += n
    else:
        t.reserve[kind] += n


def withdraw(t: Wotr, place: int, kind: int, n: int = 1) -> None:
    """W10.4, W14.5, R4.6. Removed by a limit: back to reinforcements on both sides."""
    t.put(place, kind, -n)
    t.reserve[kind] += n
    region = t.name_at(place)
    t.tell("wotr-log-withdrawn", {"kind": KIND_IDS[kind], "n": n, "region": region})


def eliminate(t: Wotr, c: int) -> None:
    """W9.10. A Character is out for good."""
    t.where[c] = OUT
    t.tell("wotr-log-eliminated", {"character": CHARACTER_IDS[c]})
    t.fought(("loss", CHARACTER_IDS[c], 1))


def regular_for(t: Wotr, kind: int) -> bool:
    """W13.8.4. Whether a Regular is there to take the place of this Elite."""
    lesser = regular(nation_of(kind))
    if side_of_kind(kind) == FP:
        return t.lost[lesser] + t.reserve[lesser] > 0
    return t.reserve[lesser] > 0


def reduce(t: Wotr, place: int, kind: int) -> None:
    """W13.8.2, W13.8.5, R6.10. An Elite is replaced by a Regular of its Nation."""
    lesser = regular(nation_of(kind))
    _fall(t, place, kind, 1)
    fallen = side_of_kind(kind) == FP and t.lost[lesser] > 0
    if fallen and (t.settings.replacement == "casualties" or not t.reserve[lesser]):
        t.lost[lesser] -= 1
    else:
        t.reserve[lesser] -= 1
    t.put(place, lesser, 1)
    t.fought(("reduced", KIND_IDS[kind], 1))
    t.tell("wotr-log-reduced", {"kind": KIND_IDS[kind], "region": t.name_at(place)})


def take_hits(t: Wotr, seat: int, place: int, side: int, hits: int, rear: list[int]) -> Script:
    """W13.8.2 to W13.8.4, W13.8.8. The owner takes his losses hit by hit; those beyond his units are lost."""
    if hits <= 0:
        return
    t.tell("wotr-log-hits", {"side": SIDE_IDS[side], "n": hits, "region": t.name_at(place)})
    row = t.figs[place]
    most = 0
    for k in kinds_of(side):
        if is_unit(k):
            most += (row[k] - rear[k]) * (2 if is_elite(k) else 1)
    if hits >= most:
        for k in kinds_of(side):
            n = row[k] - rear[k]
            if is_unit(k):
                lose(t, place, k, n)
        return
    left = hits
    while left > 0 and t.fighting(place, side, rear) > 0:
        answer = yield from Casualty(t, seat, place, side, left, rear)
        kind = KIND_NUMBER[str(answer[1])]
        if answer[0] == "reduce":
            reduce(t, place, kind)
            left -= 1
        else:
            left -= 2 if is_elite(kind) and regular_for(t, kind) else 1
            lose(t, place, kind)


class Casualty(WotrQuestion):
    """W13.8. Which unit takes the next hit."""

    __slots__ = ("army", "left", "place", "rear")
    KIND = "casualty"
    TAKES = ("remove <figure>", "reduce <figure>")
    ASK = "wotr-ask-casualty"

    def __init__(self, t: Wotr, seat: int, place: int, side: int, left: int, rear: list[int]) -> None:
        super().__init__(t, seat, "W13.8")
        self.public = True
        self.place = place
        self.army = side
        self.left = left
        self.rear = rear

    def offer(self) -> list[Option]:
        t = self.t
        options: list[Option] = []
        row = t.figs[self.place]
        for k in kinds_of(self.army):
            rank = rank_of(k)
            if rank == LEADER or row[k] <= self.rear[k]:
                continue
            if rank == REGULAR or not regular_for(t, k):
                options.append(REMOVE[k])
            else:
                options.append(REDUCE[k])
                if self.left >= 2:
                    options.append(REMOVE[k])
        return options

    def about(self) -> dict[str, Arg]:
        return {"n": self.left, "region": self.t.name_at(self.place)}


def sweep_leaders(t: Wotr, place: int) -> None:
    """W9.1, W8.13, R3.13. Leaders of the Free Peoples without a unit beside them are removed."""
    if t.leaders_at(place, FP) and not t.units_at(place, FP):
        for k in FP_LEADERS:
            n = t.figs[place][k]
            if n and t.settings.leaders_alone == "lost":
                lose(t, place, k, n)
            elif n:
                withdraw(t, place, k, n)


def sweep_all_leaders(t: Wotr) -> None:
    for place in range(PLACES):
        if t.leaders_at(place, FP):
            sweep_leaders(t, place)


def destroy(t: Wotr, place: int, side: int, rear: list[int], rear_chars: int) -> None:
    """W13.8.7. All units of an Army in battle have fallen: its Leaders and Characters fall with them."""
    row = t.figs[place]
    for k in kinds_of(side):
        if is_leader(k):
            lose(t, place, k, row[k] - rear[k])
    for c in members(t.chars_at(place, side) & ~rear_chars):
        eliminate(t, c)


# --- limits ---


def keep_stack(t: Wotr, seat: int, place: int, side: int, limit: int, rule: str) -> Script:
    """W10.4, W14.5. The owner removes units of his choice down to the limit."""
    while t.units_at(place, side) > limit:
        kind = yield from Stack(t, seat, rule, place, side, t.units_at(place, side) - limit).figure()
        withdraw(t, place, kind)


class Stack(WotrQuestion):
    """W10.4, W14.5. Which unit of too many is removed."""

    __slots__ = ("army", "n", "place")
    KIND = "stack"
    TAKES = ("remove <figure>",)
    ASK = "wotr-ask-stack"

    def __init__(self, t: Wotr, seat: int, rule: str, place: int, side: int, n: int) -> None:
        super().__init__(t, seat, rule)
        self.public = True
        self.place = place
        self.army = side
        self.n = n

    def offer(self) -> list[Option]:
        row = self.t.figs[self.place]
        return [REMOVE[k] for k in kinds_of(self.army) if is_unit(k) and row[k]]

    def about(self) -> dict[str, Arg]:
        return {"n": self.n, "region": self.t.name_at(self.place)}


class OwnStack(Stack):
    """W21.12. Which of his own units a team-mate removes."""

    __slots__ = ()

    def offer(self) -> list[Option]:
        return own_stack(self.t, self.place, self.army, self.seat)


def keep_shared_stack(t: Wotr, place: int, side: int, limit: int) -> Script:
    """W21.12. Separate Armies of team-mates: each removes a unit of his own in turn, the non-leading player first."""
    lead = t.chief(side)
    seats = [s for s in range(t.seats) if t.team[s] == side and s != lead] + [lead]
    turn = 0
    while t.units_at(place, side) > limit:
        seat = seats[turn % 2]
        turn += 1
        if own_stack(t, place, side, seat):
            kind = yield from OwnStack(t, seat, "W21.12", place, side, 1).figure()
            withdraw(t, place, kind)


def own_stack(t: Wotr, place: int, side: int, seat: int) -> list[Option]:
    row = t.figs[place]
    return [REMOVE[k] for k in kinds_of(side) if is_unit(k) and row[k] and t.owner_of(k) == seat]


def keep_limits(t: Wotr) -> Script:
    """W10.3, W10.4. At the end of an action no region holds more than ten units of a side, no box more than five."""
    for place, side in crowded(t):
        limit = limit_at(place)
        if not t.plays_alone(side) and not t.is_mixed(place, side):
            yield from keep_shared_stack(t, place, side, limit)
        else:
            yield from keep_stack(t, commander(t, place, side), place, side, limit, "W10.4")


def limit_at(place: int) -> int:
    """W10.3, W14.5. How many units of a side may stay in a region, or besieged in a box."""
    return STACK if place < REGIONS else STACK_BESIEGED


def crowded(t: Wotr) -> list[tuple[int, int]]:
    """The places, and the side there, with more units than may stay: regions, then boxes, by name."""
    found: list[tuple[int, int]] = []
    for at, n in enumerate(t.units):
        if n > STACK_BESIEGED and n > limit_at(army_region(at)):  # the lower limit first: this is asked often
            found.append((army_region(at), army_side(at)))
    if len(found) > 1:
        found.sort(key=lambda at: (at[0] >= REGIONS, t.name_at(at[0]), at[1]))
    return found
