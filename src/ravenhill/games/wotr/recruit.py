"""W11. Recruiting: by a Muster result and by cards."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from ravenhill.engine.decision import Arg, Asked, Option, Reason, Script
from ravenhill.games.wotr import armies, multiplayer, worth
from ravenhill.games.wotr.asking import DONE, NONE, CardChoice, OpenQuestion, reason
from ravenhill.games.wotr.kinds import FP_KINDS, KIND_IDS, KIND_NUMBER, KINDS, NAZGUL, side_of_kind
from ravenhill.games.wotr.nations import FP, NATION_IDS, SAURON, SH, side_of
from ravenhill.games.wotr.places import REGIONS, STRONGHOLD
from ravenhill.games.wotr.ranks import LEADER, elite, is_elite, is_leader, leader, nation_of, rank_of, regular
from ravenhill.games.wotr.table import Wotr

RECRUIT: Final[list[Option]] = [("recruit", name) for name in KIND_IDS]


def can_recruit_at(t: Wotr, kind: int, region: int) -> bool:
    """W11.2, W11.3. A free Settlement of the figure's own Nation, not besieged, held by its side."""
    nation = nation_of(kind)
    side = side_of(nation)
    if t.control[region] != side or t.units_at(region, 1 - side) or t.is_besieged(region):
        return False
    if kind == NAZGUL:
        return t.book.settlement[region] == STRONGHOLD
    if is_leader(kind):
        return t.units_at(region, FP) > 0 or t.settings.lone_leader_recruit
    return t.settings.recruit_above_ten or t.units_at(region, side) < 10


def muster_places(t: Wotr, kind: int, taken: int) -> list[int]:
    """Settlements where a figure of this kind may be recruited, other than the one already used (W11.3.1)."""
    return [r for r in t.book.settlements[nation_of(kind)] if r != taken and can_recruit_at(t, kind, r)]


def muster_kinds(t: Wotr, seat: int, first: int, taken: int, quick: bool = False) -> list[int]:
    """W11.1. Kinds that may be recruited now; `first` is the kind already recruited with this result, or -1.

    `quick`: one of them is enough."""
    out: list[int] = []
    fp = t.team[seat] == FP
    for k in range(0 if fp else FP_KINDS, FP_KINDS if fp else KINDS):
        nation = nation_of(k)
        if not t.reserve[k] or not t.at_war(nation) or not t.owns(seat, nation):
            continue
        if first >= 0 and is_elite(k):
            continue
        if multiplayer.may_use_nation(t, seat, nation) and muster_place(t, k, taken):
            out.append(k)
            if quick:
                break
    return out


def muster_place(t: Wotr, kind: int, taken: int) -> bool:
    """Whether there is any such Settlement."""
    return any(r != taken and can_recruit_at(t, kind, r) for r in t.book.settlements[nation_of(kind)])


def can_muster(t: Wotr, seat: int) -> bool:
    return len(muster_kinds(t, seat, -1, -1, True)) > 0


def muster(t: Wotr, seat: int) -> Script:
    """W6.20, W11.1. One Elite, or two figures in two different Settlements."""
    first = -1
    taken = -1
    for number in range(2):
        if number == 1 and not muster_kinds(t, seat, first, taken, True):
            return
        kind = yield from Recruit(t, seat, first, taken).figure()
        if kind == NONE:
            return
        region = yield from RecruitWhere(t, seat, kind, taken).region()
        enlist(t, kind, region)
        if is_elite(kind):
            return
        first = kind
        taken = region


class Recruit(OpenQuestion):
    """W11.1. Which kind of figure a Muster result recruits; `first`: the kind it has recruited already, or -1."""

    __slots__ = ("first", "taken")
    KIND = "recruit"
    TAKES = ("recruit <figure>", "done")
    ASK = "wotr-ask-recruit"

    def __init__(self, t: Wotr, seat: int, first: int, taken: int) -> None:
        super().__init__(t, seat, "W11.1")
        self.first = first
        self.taken = taken

    def offer(self) -> list[Option]:
        options: list[Option] = [RECRUIT[k] for k in muster_kinds(self.t, self.seat, self.first, self.taken)]
        if self.first >= 0 and self.t.settings.recruit_fewer:
            options.append(DONE)
        return options

    def why_not(self, option: Option) -> Reason | None:
        t = self.t
        if option == DONE and not t.settings.recruit_fewer:
            return reason("recruit-both", "W11.3.7")
        if option[0] != "recruit" or len(option) != 2 or option[1] not in KIND_NUMBER:
            return None
        kind = KIND_NUMBER[str(option[1])]
        nation = NATION_IDS[nation_of(kind)]
        if not t.owns(self.seat, nation_of(kind)):
            return reason("not-yours", "W21.8" if t.seats > 2 else "W11.2", nation=nation)
        if not t.at_war(nation_of(kind)):
            return reason("recruit-peace", "W11.1", nation=nation)
        if not t.reserve[kind]:
            return reason("none-left", "W11.3.5", kind=KIND_IDS[kind])
        if not multiplayer.may_use_nation(t, self.seat, nation_of(kind)):
            return reason("just-used", "W21.20")
        if kind in muster_kinds(t, self.seat, -1, -1):
            return reason("recruit-second", "W11.1" if is_elite(kind) else "W11.3.1")
        if is_leader(kind) and kind != NAZGUL:
            return reason("recruit-leader", "R3.12", nation=nation)
        return reason("recruit-nowhere", "W11.2", nation=nation)


class RecruitWhere(OpenQuestion):
    """W11.2. In which Settlement; not in the one that was used already."""

    __slots__ = ("figure_kind", "taken")
    KIND = "recruit_where"
    TAKES = ("to <region>",)
    ASK = "wotr-ask-recruit-where"

    def __init__(self, t: Wotr, seat: int, kind: int, taken: int) -> None:
        super().__init__(t, seat, "W11.2")
        self.figure_kind = kind
        self.taken = taken

    def offer(self) -> list[Option]:
        return [self.t.book.to_option[r] for r in muster_places(self.t, self.figure_kind, self.taken)]

    def about(self) -> dict[str, Arg]:
        return {"kind": KIND_IDS[self.figure_kind]}

    def why_not(self, option: Option) -> Reason | None:
        region = self.named_region(option)
        if region == NONE:
            return None
        if region == self.taken:
            return reason("recruit-second", "W11.3.1")
        return reason("settlement", "W11.3", region=str(option[1]))

    def weigh_region(self, region: int) -> float:
        t = self.t
        side = self.side
        return 1.0 + 0.2 * t.units_at(region, side) + 4.0 * worth.lure(t, region, worth.prizes(t, side))


def enlist(t: Wotr, kind: int, place: int) -> None:
    """A figure comes from the reinforcements."""
    t.reserve[kind] -= 1
    t.put(place, kind, 1)
    if side_of_kind(kind) == FP:
        multiplayer.note_nation(t, t.owner_of(kind), nation_of(kind))  # R11.4
    t.tell("wotr-log-recruit", {"kind": KIND_IDS[kind], "region": t.name_at(place)})


def promote(t: Wotr, place: int, kind: int, n: int = 1) -> None:
    """W22.14. Regulars of this kind go back to the reinforcements, Elites of their Nation take their place."""
    better = elite(nation_of(kind))
    t.put(place, kind, -n)
    t.put(place, better, n)
    t.reserve[kind] += n
    t.reserve[better] -= n
    t.tell("wotr-log-raised", {"kind": KIND_IDS[kind], "n": n, "region": t.name_at(place)})


# --- by cards, W11.4 ---


def card_place(t: Wotr, kind: int, region: int) -> int:
    """W11.4, R4.2, R7.8. Where a card may put a figure in a region: the region, the besieged box, or -1."""
    if not t.reserve[kind]:
        return -1
    side = side_of_kind(kind)
    place = t.place_of(region, side)
    rank = rank_of(kind)
    if place != region:
        if rank != LEADER and t.units_at(place, side) >= armies.STACK_BESIEGED and t.settings.siege_recruit == "fit":
            return -1
        return place
    if not t.is_free(region, side):
        return -1
    if rank == LEADER and kind != NAZGUL and not t.units_at(region, FP) and not t.settings.lone_leader_recruit:
        return -1
    if rank != LEADER and not t.settings.recruit_above_ten and t.units_at(region, side) >= 10:
        return -1
    return place


def card_recruits(t: Wotr, kind: int, region: int, n: int = 1) -> int:
    """R2.1, recruit_cards_full. As many as can be placed; the number placed."""
    placed = 0
    while placed < n:
        place = card_place(t, kind, region)
        if place < 0:
            break
        enlist(t, kind, place)
        placed += 1
    return placed


def card_room(t: Wotr, kind: int, region: int, n: int) -> int:
    """How many of up to `n` units a card could put in a region, were there figures enough."""
    place = card_place(t, kind, region)
    if place < 0:
        return 0
    held = t.units_at(place, FP if kind < FP_KINDS else SH)
    if place != region:
        return min(n, armies.STACK_BESIEGED - held) if t.settings.siege_recruit == "fit" else n
    return n if t.settings.recruit_above_ten else min(n, armies.STACK - held)


def spread(t: Wotr, seat: int, kind: int, regions: list[int], each: int, rule: str = "W8.9") -> Script:
    """R2.10. So many units in every one of these regions; if they run short the player chooses where they go."""
    if t.reserve[kind] >= sum([card_room(t, kind, r, each) for r in regions]):
        for r in regions:
            card_recruits(t, kind, r, each)
    else:
        yield from one_by_one(t, seat, kind, regions, each, len(regions), regions, rule)


def one_by_one(
    t: Wotr, seat: int, kind: int, regions: list[int], each: int, most: int, until: list[int], rule: str = "W8.9"
) -> Generator[Asked, None, list[int]]:
    """R2.10. Scarce units, each where the player likes, in at most `most` of the regions, until those of `until` are
    full or no figure is left; how many came to each region."""
    got = [0] * len(regions)
    while True:
        used = len([n for n in got if n])
        open_regions = [
            regions[i]
            for i in range(len(regions))
            if got[i] < each and (got[i] or used < most) and card_place(t, kind, regions[i]) >= 0
        ]
        if not any(r in until for r in open_regions):
            return got
        at = yield from CardChoice(
            t,
            seat,
            rule,
            [t.book.to_option[r] for r in open_regions],
            "wotr-ask-recruit-short",
            "recruit_short",
            ("to <region>",),
            {"kind": KIND_IDS[kind], "n": t.reserve[kind]},
        ).region()
        card_recruits(t, kind, at)
        got[regions.index(at)] += 1


def card_units(t: Wotr, seat: int, nation: int, region: int, n: int = 1) -> Script:
    """Units of a Nation, each Regular or Elite as the player likes."""
    for _ in range(n):
        choices = [k for k in (regular(nation), elite(nation)) if card_place(t, k, region) >= 0]
        if not choices:
            return
        kind = yield from CardChoice(
            t,
            seat,
            "W11.4",
            [RECRUIT[k] for k in choices],
            "wotr-ask-recruit-unit",
            "recruit_unit",
            ("recruit <figure>",),
            {"region": t.book.region_ids[region]},
        ).figure()
        card_recruits(t, kind, region)


def unit_and_leader(t: Wotr, seat: int, nation: int, region: int) -> Script:
    """One unit, Regular or Elite, and one Leader in the same region (E03: as far as possible)."""
    yield from card_units(t, seat, nation, region)
    card_recruits(t, leader(nation), region)


def regions_of(t: Wotr, nation: int) -> list[int]:
    return [r for r in range(REGIONS) if t.book.region_nation[r] == nation]


def is_region_of(t: Wotr, region: int, nation: int) -> bool:
    return region >= 0 and t.book.region_nation[region] == nation


def sauron_strongholds(t: Wotr) -> list[int]:
    return [r for r in t.book.strongholds if t.book.region_nation[r] == SAURON]
