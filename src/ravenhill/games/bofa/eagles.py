"""B14.1. The Lord of the Eagles and the Eagles."""

from __future__ import annotations

from collections.abc import Generator

from ravenhill.engine.decision import Asked, Option, Script
from ravenhill.engine.table import ask
from ravenhill.games.bofa.asking import choose_area, in_words, pick
from ravenhill.games.bofa.cards.fate import hatch
from ravenhill.games.bofa.damage import suffer
from ravenhill.games.bofa.names import ALOFT, EYRIE, FP, LORD, MOUNTAINS, SHADOW, TERRITORIES, TERRITORY_IDS
from ravenhill.games.bofa.table import BofaTable, in_play, lord_territory


def lord_enters(t: BofaTable) -> None:
    """B14.1.2. The Lord and one Eagle come to the Eyrie."""
    t.place[LORD] = EYRIE
    t.tell("bofa-log-enters", {"character": "lord_of_the_eagles", "area": "eyrie"})
    hatch(t, 1)


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
        options: list[Option] = [("eagle", name) for name in TERRITORY_IDS]
        answer = yield from pick(t, FP, "B14.1.4", options, "bofa-ask-eagle-flies", {"lord": 1 if lord else 0})
        territory = TERRITORY_IDS.index(str(answer[1]))
        if lord and n == 0:
            t.place[LORD] = ALOFT - territory
            lord = False
            t.tell("bofa-log-lord-flies", {"territory": TERRITORY_IDS[territory]})
        else:
            t.eyrie -= 1
            t.eagles[territory] += 1
            t.tell("bofa-log-eagle-flies", {"territory": TERRITORY_IDS[territory]})


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
    while strikers(t, targets, False):
        answer = yield from pick_eagle(t, "B14.1.5", targets, False)
        if answer[0] == "done":
            break
        territory = goes_home(t, answer)
        targets.append((yield from eagle_target(t, territory, targets)))
    for target in targets:  # all figures have moved
        yield from swoop(t, target, t.book.eagle_dice)


def pick_eagle(t: BofaTable, rule: str, targets: list[int], any_where: bool) -> Generator[Asked, None, Option]:
    answer = yield from ask(
        t, FP, rule, lambda: [*strikers(t, targets, any_where), ("done",)], "bofa-ask-eagle-returns"
    )
    return answer


def eagle_target(t: BofaTable, territory: int, spared: list[int]) -> Generator[Asked, None, int]:
    return choose_area(t, FP, "B14.1.5", "target", lambda: armies_in(t, territory, spared), "bofa-ask-eagle-target")


def heights(t: BofaTable) -> list[int]:
    """fa06. Shadow Armies in mountains regions."""
    return [a for a in range(t.book.regions) if t.owner[a] == SHADOW and t.book.terrain[a] == MOUNTAINS]


def can_strike_heights(t: BofaTable) -> bool:
    return in_play(t, LORD) and (sum(t.eagles) > 0 or lord_territory(t) >= 0) and len(heights(t)) > 0


def not_kindly(t: BofaTable) -> Script:
    """B14.1.11, fa06. All attacks on one Army in the mountains."""
    target = yield from choose_area(t, FP, "B14.1.11", "target", lambda: heights(t), "bofa-ask-eagle-target", "done")
    if target < 0:
        return
    attacks = 0
    while strikers(t, [], True):
        answer = yield from pick_eagle(t, "B14.1.11", [], True)
        if answer[0] == "done":
            break
        goes_home(t, answer)
        attacks += 1
    for _ in range(attacks):
        yield from swoop(t, target, t.book.eagle_dice + 1)


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
