"""Combat effects of the Free Peoples' cards."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.decision import Arg, Option, Script
from ravenhill.games.wotr import armies, battle, combat_cards, strength
from ravenhill.games.wotr.asking import PASS, OpenQuestion
from ravenhill.games.wotr.combat_cards import combat
from ravenhill.games.wotr.groups import has, joined, members
from ravenhill.games.wotr.kinds import FP_ELITES, FP_LEADERS, KIND_IDS, KIND_NUMBER, NAZGUL
from ravenhill.games.wotr.nations import FP, NO_NATION, ROHAN, SH, side_of
from ravenhill.games.wotr.people import (
    ARAGORN,
    CHARACTER_IDS,
    CHARACTER_NUMBER,
    GANDALF_GREY,
    GANDALF_WHITE,
    MERIADOC,
    PEREGRIN,
    STRIDER,
)
from ravenhill.games.wotr.table import SIEGE, Battle, Wotr

# --- requirements ---


def ring_bearers_there(t: Wotr, b: Battle, side: int) -> bool:
    return t.fellowship.mordor < 0 and b.region == t.fellowship.region


def hobbit_fights(t: Wotr, b: Battle, side: int) -> bool:
    return any(c in (MERIADOC, PEREGRIN) for c in b.companions(t))


def companion_fights(t: Wotr, b: Battle, side: int) -> bool:
    return len(b.companions(t)) > 0


def gandalf_fights(t: Wotr, b: Battle, side: int) -> bool:
    return any(c in (GANDALF_GREY, GANDALF_WHITE) for c in b.companions(t))


def heir_fights(t: Wotr, b: Battle, side: int) -> bool:
    return any(c in (STRIDER, ARAGORN) for c in b.companions(t))


def leader_fights(t: Wotr, b: Battle, side: int) -> bool:
    return b.fp_leaders(t) > 0 or companion_fights(t, b, side)


def elites(t: Wotr, b: Battle) -> int:
    n = 0
    for k in FP_ELITES:
        n += b.figures(t, FP, k)
    return n


def elite_fights(t: Wotr, b: Battle, side: int) -> bool:
    return elites(t, b) > 0


def near_ents(t: Wotr, b: Battle, side: int) -> bool:
    name = t.book.region_ids[b.region]
    return name in ("fangorn", "orthanc") or t.book.region_nation[b.region] == ROHAN


def on_own_ground(t: Wotr, b: Battle, side: int) -> bool:
    nation = t.book.region_nation[b.region]
    return nation != NO_NATION and side_of(nation) == FP


def fp_defends_field(t: Wotr, b: Battle, side: int) -> bool:
    return b.attacker == SH and b.kind != SIEGE


# --- Leadership to forfeit ---


def able_to_forfeit(t: Wotr, b: Battle) -> list[int]:
    """W13.5.6, R6.19. Companions whose Leadership still counts."""
    out: list[int] = []
    for c in b.companions(t):
        if has(b.spent | b.muted, c) or (c == GANDALF_WHITE and combat_cards.rider_spent(t, b)):
            continue
        out.append(c)
    return out


def turn_misses(t: Wotr, b: Battle, n: int) -> None:
    """Missed dice of the Free Peoples' Combat roll become hits."""
    turned = min(n, b.unlocked[FP])
    b.unlocked[FP] -= turned
    b.hits[FP] += turned


# --- effects ---

FELL: Final = ("eliminate <figure>/<character>", "pass")


@combat("it_is_a_gift", ring_bearers_there)
def it_is_a_gift(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    b.add[side] += 1
    b.add_reroll[side] += 1
    yield from ()


@combat("blade_of_westernesse", hobbit_fights)
def blade_of_westernesse(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    """One hit of the re-roll may fell a Minion instead."""
    minions = members(b.chars(t, SH))
    if not b.reroll_hits[FP] or not minions:
        return
    felled = yield from combat_cards.card_choice(
        t, b, side, _fell(minions, False, True), "wotr-ask-fell", "fell", FELL
    ).character()
    if felled >= 0:
        b.hits[FP] -= 1
        b.reroll_hits[FP] -= 1
        armies.eliminate(t, felled)


def _fell(minions: list[int], nazgul: bool, may_pass: bool) -> list[Option]:
    options: list[Option] = [("eliminate", CHARACTER_IDS[c]) for c in minions]
    if nazgul:
        options.append(("eliminate", KIND_IDS[NAZGUL]))
    if may_pass:
        options.append(PASS)
    return options


@combat("mighty_attack", companion_fights)
def mighty_attack(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    """Forfeit one Companion's Leadership: one missed die hits. Nothing without a re-roll to give up (R6.22)."""
    able = able_to_forfeit(t, b)
    if b.no_reroll[FP] or not b.unlocked[FP] or not able:
        return
    options: list[Option] = [("forfeit", CHARACTER_IDS[c]) for c in able]
    takes = ("forfeit <character>",)
    c = yield from combat_cards.card_choice(
        t, b, side, options, "wotr-ask-forfeit", "forfeit", takes, "W13.5.6"
    ).character()
    b.spent = joined(b.spent, c)
    turn_misses(t, b, 1)


@combat("servant_of_the_secret_fire", gandalf_fights)
def servant_of_the_secret_fire(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    b.add[side] += 1
    yield from ()


@combat("anduril", heir_fights)
def anduril(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    """Strider's Leadership turns one miss into a hit, Aragorn's up to two."""
    for c in able_to_forfeit(t, b):
        if c in (STRIDER, ARAGORN) and b.unlocked[FP] and not b.no_reroll[FP]:
            b.spent = joined(b.spent, c)
            turn_misses(t, b, 2 if c == ARAGORN else 1)
    yield from ()


@combat("heroic_death", leader_fights)
def heroic_death(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    """One Leader or Companion may be sacrificed to cancel hits of the roll and re-roll."""
    if not b.hits[SH]:
        return
    takes = ("pass", "sacrifice <figure>/<character>")
    answer = yield from combat_cards.card_choice(
        t, b, side, _sacrifices(t, b), "wotr-ask-sacrifice", "sacrifice", takes
    )
    if answer[0] == "pass":
        return
    name = str(answer[1])
    if name in KIND_NUMBER:
        armies.lose(t, b.place_of(FP), KIND_NUMBER[name])
        b.hits[SH] -= 1
    else:
        c = CHARACTER_NUMBER[name]
        armies.eliminate(t, c)
        b.hits[SH] = max(0, b.hits[SH] - t.book.level[c])


def _sacrifices(t: Wotr, b: Battle) -> list[Option]:
    options: list[Option] = [PASS]
    for k in FP_LEADERS:
        if b.figures(t, FP, k):
            options.append(("sacrifice", KIND_IDS[k]))
    for c in b.companions(t):
        options.append(("sacrifice", CHARACTER_IDS[c]))
    return options


@combat("daring_defiance", companion_fights)
def daring_defiance(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    """R6.19, R6.23. The Shadow's card is cancelled; without one nothing is forfeited, and with nothing to forfeit
    (W13.5.6) nothing is cancelled."""
    able = able_to_forfeit(t, b)
    if b.cards[SH] >= 0 and not b.cancelled[SH] and able:
        b.cancelled[SH] = 1
        for c in able:
            b.spent = joined(b.spent, c)
    yield from ()


@combat("fateful_strike", leader_fights)
def fateful_strike(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    """A hit of the re-roll fells a Nazgul too; two may fell a Minion instead."""
    hits = b.reroll_hits[FP]
    nazgul = b.figures(t, SH, NAZGUL) > 0
    minions = members(b.chars(t, SH)) if hits >= 2 else []
    if not hits or not (nazgul or minions):
        return
    name = KIND_IDS[NAZGUL]
    if minions:
        answer = yield from combat_cards.card_choice(
            t, b, side, _fell(minions, nazgul, not nazgul), "wotr-ask-fell", "fell", FELL
        )
        if answer[0] == "pass":
            return
        name = str(answer[1])
    if name in KIND_NUMBER:
        armies.lose(t, b.place_of(SH), NAZGUL)
    else:
        armies.eliminate(t, CHARACTER_NUMBER[name])


@combat("sudden_strike", leader_fights)
def sudden_strike(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    yield from battle.extra_attack(t, b, FP, strength.leadership(t, b, FP), strength.to_hit(t, b, FP))


@combat("brave_stand", companion_fights)
def brave_stand(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    b.fewer[SH] += len(b.companions(t))
    yield from ()


@combat("ents_rage", near_ents)
def ents_rage(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    b.add[side] += 2
    yield from ()


@combat("huorn_dark", near_ents)
def huorn_dark(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    b.most[SH] = min(b.most[SH], 2)
    yield from ()


@combat("nameless_wood", near_ents)
def nameless_wood(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    if b.hits[side]:
        b.bonus[side] += 2
    yield from ()


@combat("daylight")
def daylight(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    b.most[SH] = min(b.most[SH], 3)
    yield from ()


@combat("no_quarter")
def no_quarter(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    if b.hits[side]:
        b.bonus[side] += 1
    yield from ()


@combat("advantageous_position", on_own_ground)
def advantageous_position(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    b.add[SH] -= 1
    yield from ()


@combat("scouts", fp_defends_field)
def scouts(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    """E12, R6.17. The Army retreats, or goes into its Stronghold, before any die is rolled."""
    if not battle.retreats(t, b) and not strength.holds_walls(t, b):
        return
    region = yield from Withdraw(t, b, side).region()
    if region < 0:
        yield from battle.go_inside(t, b)
    else:
        battle.retreat(t, b, region)


class Withdraw(OpenQuestion):
    """Scouts: where the Army retreats, or that it goes into its Stronghold."""

    __slots__ = ("army", "battle")
    KIND = "scouts"
    TAKES = ("retreat <region>", "siege")
    ASK = "wotr-ask-scouts"

    def __init__(self, t: Wotr, b: Battle, side: int) -> None:
        super().__init__(t, b.seats[side], "R6.17")
        self.battle = b
        self.army = side

    def offer(self) -> list[Option]:
        t = self.t
        options: list[Option] = [("retreat", t.book.region_ids[r]) for r in battle.retreats(t, self.battle)]
        if strength.holds_walls(t, self.battle):
            options.append(("siege",))
        return options

    def about(self) -> dict[str, Arg]:
        return combat_cards.working(self.t, self.battle, self.army)


@combat("shield_wall")
def shield_wall(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    if b.hits[SH] >= 2:
        b.hits[SH] -= 1
    yield from ()


@combat("confusion")
def confusion(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    """Each natural 1 of the Shadow is a hit for the Free Peoples and can not be re-rolled."""
    ones = b.rolled[SH].count(1)
    b.bonus[FP] += ones
    b.unlocked[SH] -= ones
    yield from ()


@combat("charge", elite_fights)
def charge(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    yield from battle.extra_attack(t, b, FP, elites(t, b), strength.to_hit(t, b, FP))


@combat("valour", elite_fights)
def valour(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    b.add[side] += 1
    yield from ()
