"""B14.1. The Lord of the Eagles and the Eagles."""

from __future__ import annotations

from collections.abc import Mapping

from ravenhill.engine.decision import Arg, Option, Script
from ravenhill.games.bofa.asking import DONE, Aim, BofaQuestion
from ravenhill.games.bofa.damage import suffer
from ravenhill.games.bofa.names import (
    ALOFT,
    EAGLE_HEIGHTS,
    EYRIE,
    FP,
    LORD,
    MOUNTAINS,
    SHADOW,
    TERRITORIES,
    TERRITORY_IDS,
)
from ravenhill.games.bofa.rolls import in_words
from ravenhill.games.bofa.table import BofaTable, eagle_supply, in_play, lasting, lord_territory


def lord_enters(t: BofaTable) -> None:
    """B14.1.2. The Lord and one Eagle come to the Eyrie."""
    t.place[LORD] = EYRIE
    t.tell("bofa-log-enters", {"character": "lord_of_the_eagles", "area": "eyrie"})
    hatch(t, 1)


def hatch(t: BofaTable, number: int) -> None:
    """B14.1.3. Eagles enter the Eyrie, as far as there are figures."""
    placed = min(number, eagle_supply(t))
    t.eyrie += placed
    if placed:
        t.tell("bofa-log-hatch", {"n": placed})


def armies_in(t: BofaTable, territory: int, spared: list[int]) -> list[int]:
    """Shadow Armies in a territory; musters and passes are in none (B11.6.10)."""
    book = t.book
    return [
        a for a in range(book.regions) if t.owner[a] == SHADOW and book.territory[a] == territory and a not in spared
    ]


def fly_out(t: BofaTable) -> Script:
    """B14.1.4. All Eagles, the Lord included, go from the Eyrie to the map; only the territory matters."""
    lord = t.place[LORD] == EYRIE
    for n in range(t.eyrie + (1 if lord else 0)):
        territory = yield from EagleFlies(t, lord).territory()
        if lord and n == 0:
            t.place[LORD] = ALOFT - territory
            lord = False
            t.tell("bofa-log-lord-flies", {"territory": TERRITORY_IDS[territory]})
        else:
            t.eyrie -= 1
            t.eagles[territory] += 1
            t.tell("bofa-log-eagle-flies", {"territory": TERRITORY_IDS[territory]})


class EagleFlies(BofaQuestion):
    """B14.1.4. To which territory an Eagle flies, the Lord first."""

    __slots__ = ("lord",)

    KIND = "eagle_flies"
    TAKES = ("eagle <territory>",)
    ASK = "bofa-ask-eagle-flies"

    def __init__(self, t: BofaTable, lord: bool) -> None:
        super().__init__(t, FP, "B14.1.4")
        self.lord = lord

    def offer(self) -> list[Option]:
        return [("eagle", name) for name in TERRITORY_IDS]

    def about(self) -> Mapping[str, Arg] | None:
        return {"lord": 1 if self.lord else 0}


def can_strike(t: BofaTable) -> bool:
    """B14.1.3, B14.1.5."""
    if not in_play(t, LORD):
        return False
    lord = lord_territory(t)
    return any((t.eagles[k] or lord == k) and armies_in(t, k, []) for k in range(TERRITORIES))


def strikers(t: BofaTable, targets: list[int], any_where: bool) -> list[Option]:
    """Eagles on the map that still find an Army nobody has been sent against."""
    found: list[Option] = []
    lord = lord_territory(t)
    for k in range(TERRITORIES):
        if any_where or armies_in(t, k, targets):
            if t.eagles[k]:
                found.append(("eagle", TERRITORY_IDS[k]))
            if lord == k:
                found.append(("lord", TERRITORY_IDS[k]))
    return found


def goes_home(t: BofaTable, answer: Option) -> int:
    """One figure moves to the Eyrie; its territory."""
    territory = TERRITORY_IDS.index(str(answer[1]))
    if answer[0] == "lord":
        t.place[LORD] = EYRIE
        t.tell("bofa-log-lord-home", {"territory": TERRITORY_IDS[territory]})
    else:
        t.eagles[territory] -= 1
        t.eyrie += 1
        t.tell("bofa-log-eagle-home", {"territory": TERRITORY_IDS[territory]})
    return territory


def strong_and_noble(t: BofaTable) -> Script:
    """B14.1.5. Eagles return to the Eyrie, each attacks another Army of the territory it leaves."""
    targets: list[int] = []
    while True:
        answer = yield from EagleReturns(t, "B14.1.5", targets, False)
        if answer == DONE:
            break
        prey = armies_in(t, goes_home(t, answer), targets)
        targets.append((yield from EagleTarget(t, FP, "B14.1.5", prey).area()))
    for target in targets:  # all figures have moved
        yield from swoop(t, target, t.book.eagle_dice)


class EagleReturns(BofaQuestion):
    """B14.1.5, B14.1.11. Which Eagle attacks and goes home, or no more."""

    __slots__ = ("any_where", "targets")

    KIND = "eagle_returns"
    TAKES = ("eagle <territory>", "lord <territory>", "done")
    ASK = "bofa-ask-eagle-returns"

    def __init__(self, t: BofaTable, rule: str, targets: list[int], any_where: bool) -> None:
        super().__init__(t, FP, rule)
        self.public = True
        self.targets = targets
        self.any_where = any_where

    def offer(self) -> list[Option]:
        return [*strikers(self.t, self.targets, self.any_where), DONE]


class EagleTarget(Aim):
    """B14.1.5, B14.1.11. Which Army is attacked, or none."""

    __slots__ = ()

    KIND = "eagle_target"
    TAKES = ("target <area>", "done")
    ASK = "bofa-ask-eagle-target"


def heights(t: BofaTable) -> list[int]:
    """fa06. Shadow Armies in mountains regions."""
    return [a for a in range(t.book.regions) if t.owner[a] == SHADOW and t.book.terrain[a] == MOUNTAINS]


def can_strike_heights(t: BofaTable) -> bool:
    return in_play(t, LORD) and (sum(t.eagles) > 0 or lord_territory(t) >= 0) and len(heights(t)) > 0


def not_kindly(t: BofaTable) -> Script:
    """B14.1.11, fa06. All attacks on one Army in the mountains."""
    target = yield from EagleTarget(t, FP, "B14.1.11", heights(t), DONE).area()
    if target < 0:
        return
    attacks = 0
    while True:
        answer = yield from EagleReturns(t, "B14.1.11", [], True)
        if answer == DONE:
            break
        goes_home(t, answer)
        attacks += 1
    for _ in range(attacks):
        yield from swoop(t, target, t.book.eagle_dice + lasting(t, EAGLE_HEIGHTS))


def swoop(t: BofaTable, target: int, dice: int) -> Script:
    """B14.1.6, B14.1.9. 4+ hits, each miss is rolled once more; nothing changes the roll."""
    if t.owner[target] != SHADOW:
        return
    hits = 0
    rolled: list[int] = []
    again: list[int] = []
    for _ in range(dice):
        rolled.append(t.chance.die())
        if rolled[-1] < t.book.eagle_target:
            again.append(t.chance.die())
            if again[-1] < t.book.eagle_target:
                continue
        hits += 1
    t.tell(
        "bofa-log-eagles",
        {
            "area": t.book.area_id[target],
            "n": hits,
            "rolled": in_words(rolled),
            "more": len(again),
            "again": in_words(again),
        },
    )
    yield from suffer(t, target, hits)
