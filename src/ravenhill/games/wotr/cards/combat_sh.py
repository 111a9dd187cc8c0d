"""Combat effects of the Shadow's cards."""

from __future__ import annotations

from ravenhill.engine.decision import Option, Script
from ravenhill.games.wotr import armies, battle, combat_cards, strength
from ravenhill.games.wotr.asking import PASS, Choosing
from ravenhill.games.wotr.cards.combat_fp import FELL, ring_bearers_there
from ravenhill.games.wotr.combat_cards import combat
from ravenhill.games.wotr.groups import has, joined
from ravenhill.games.wotr.kinds import FP_LEADERS, KIND_IDS, KIND_NUMBER, NAZGUL, SH_ELITES
from ravenhill.games.wotr.nations import FP, ISENGARD, SH, SIDE_IDS, SOUTHRONS
from ravenhill.games.wotr.people import CHARACTER_IDS, CHARACTER_NUMBER, WITCH_KING
from ravenhill.games.wotr.ranks import elite, regular
from ravenhill.games.wotr.table import SIEGE, Battle, Wotr

# --- requirements ---


def nazgul_fights(t: Wotr, b: Battle, side: int) -> bool:
    return b.figures(t, SH, NAZGUL) > 0 or has(b.chars(t, SH), WITCH_KING)


def dread_of_one(t: Wotr, b: Battle, side: int) -> bool:
    return strength.nazgul_leadership(t, b) >= 1


def dread_of_two(t: Wotr, b: Battle, side: int) -> bool:
    return strength.nazgul_leadership(t, b) >= 2


def near_moria(t: Wotr, b: Battle, side: int) -> bool:
    """In Moria or within two regions of it."""
    moria = t.book.region_index["moria"]
    if b.region == moria or b.region in t.book.near[moria]:
        return True
    return any(b.region in t.book.near[r] for r in t.book.near[moria])


def isengard_storms(t: Wotr, b: Battle, side: int) -> bool:
    return b.kind == SIEGE and b.figures(t, SH, regular(ISENGARD)) + b.figures(t, SH, elite(ISENGARD)) > 0


def elites(t: Wotr, b: Battle) -> int:
    n = 0
    for k in SH_ELITES:
        n += b.figures(t, SH, k)
    return n


def elite_fights(t: Wotr, b: Battle, side: int) -> bool:
    return elites(t, b) > 0


def mumak_fights(t: Wotr, b: Battle, side: int) -> bool:
    return b.figures(t, SH, elite(SOUTHRONS)) > 0


# --- effects ---


@combat("one_for_the_dark_lord", ring_bearers_there)
def one_for_the_dark_lord(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    b.add[side] += 1
    b.add_reroll[side] += 1
    yield from ()


@combat("cruel_as_death", dread_of_two)
def cruel_as_death(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    if strength.nazgul_leadership(t, b) >= 2:
        b.lost_lead[SH] += 2
        b.add[side] += 1
    yield from ()


@combat("they_are_terrible", dread_of_one)
def they_are_terrible(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    if strength.nazgul_leadership(t, b) >= 1:
        b.lost_lead[SH] += 1
        b.add_reroll[side] += 1
    yield from ()


@combat("dread_and_despair", dread_of_one)
def dread_and_despair(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    """X points forfeited: the Free Peoples roll X dice fewer."""
    most = strength.nazgul_leadership(t, b)
    if most < 1:
        return
    options: list[Option] = [("forfeit", n) for n in range(1, most + 1)]
    takes = ("forfeit <1-10>",)
    points = yield from combat_cards.card_choice(
        t, b, side, options, "wotr-ask-dread", "dread", takes, "W13.5.6"
    ).number()
    b.lost_lead[SH] += points
    b.fewer[FP] += points


@combat("black_breath", nazgul_fights)
def black_breath(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    """With a hit of the re-roll a Leader, or a Companion of that Level or lower, may be felled."""
    if not b.reroll_hits[SH] or not _victims(t, b):
        return
    options: list[Option] = [PASS, *_victims(t, b)]
    answer = yield from combat_cards.card_choice(t, b, side, options, "wotr-ask-fell", "fell", FELL)
    if answer[0] == "pass":
        return
    name = str(answer[1])
    if name in KIND_NUMBER:
        armies.lose(t, b.place_of(FP), KIND_NUMBER[name])
    else:
        armies.eliminate(t, CHARACTER_NUMBER[name])


def _victims(t: Wotr, b: Battle) -> list[Option]:
    options: list[Option] = []
    for k in FP_LEADERS:
        if b.figures(t, FP, k):
            options.append(("eliminate", KIND_IDS[k]))
    for c in b.companions(t):
        if t.book.level[c] <= b.reroll_hits[SH]:
            options.append(("eliminate", CHARACTER_IDS[c]))
    return options


@combat("foul_stench", dread_of_one)
def foul_stench(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    if strength.nazgul_leadership(t, b) >= strength.leadership(t, b, FP):
        b.no_reroll[FP] = 1
    yield from ()


@combat("words_of_power", nazgul_fights)
def words_of_power(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    """One Companion's Leadership and abilities do not count this round."""
    here = b.companions(t)
    if not here:
        return
    options: list[Option] = [("mute", CHARACTER_IDS[c]) for c in here]
    c = yield from combat_cards.card_choice(
        t, b, side, options, "wotr-ask-mute", "mute", ("mute <character>",)
    ).character()
    b.muted = joined(b.muted, c)


@combat("durins_bane", near_moria)
def durins_bane(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    yield from battle.extra_attack(t, b, SH, 3, 4)


@combat("devilry_of_orthanc", isengard_storms)
def devilry_of_orthanc(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    b.add[side] += 1
    yield from ()


@combat("deadly_strife")
def deadly_strife(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    for s in (FP, SH):
        b.add[s] += 2
        b.add_reroll[s] += 2
    yield from ()


def hit_points(t: Wotr, b: Battle) -> int:
    """How many hits the Shadow's units in the battle can take."""
    return b.units(t, SH) + elites(t, b)


def inflicted(t: Wotr, b: Battle, side: int, most: int) -> Choosing:
    """How many hits the Shadow takes upon itself, up to so many."""
    options: list[Option] = [("inflict", n) for n in range(min(most, hit_points(t, b)) + 1)]
    return combat_cards.card_choice(
        t, b, side, options, "wotr-ask-inflict", "inflict", ("inflict <0-4>",), "W13.5.7"
    ).number()


def tell_inflicted(t: Wotr, b: Battle, side: int, n: int) -> None:
    """Says in the log whose hits on himself come from his card."""
    told = combat_cards.naming(t, b.cards[side])
    told["side"] = SIDE_IDS[side]
    told["n"] = n
    t.tell("wotr-log-inflicted", told)


@combat("onslaught")
def onslaught(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    """Up to four hits on own units; as many dice, each 4 or more hits."""
    n = yield from inflicted(t, b, side, 4)
    if n:
        tell_inflicted(t, b, side, n)
        yield from battle.suffer(t, b, SH, n)
        yield from battle.extra_attack(t, b, SH, n, 4)


@combat("relentless_assault")
def relentless_assault(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    """Up to two hits on own units; one more on each die for each."""
    n = yield from inflicted(t, b, side, 2)
    if n:
        tell_inflicted(t, b, side, n)
        yield from battle.suffer(t, b, SH, n)
        b.add[side] += n


@combat("great_host")
def great_host(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    if b.units(t, SH) >= 2 * b.units(t, FP):
        b.extra[SH] += 1
        combat_cards.tell_change(t, b.cards[side], "wotr-log-mod-hits", SH, 1)
        yield from battle.suffer(t, b, FP, 1)


@combat("mumakil", mumak_fights)
def mumakil(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    """E14. First one more on each die; then one more hit for the side with more hits."""
    if initiative == 3:
        b.add[side] += 1
    else:
        ours = b.hits[SH] + b.bonus[SH] + b.extra[SH]
        theirs = b.hits[FP] + b.bonus[FP] + b.extra[FP]
        if ours > theirs:
            b.bonus[SH] += 1
    yield from ()


@combat("swarm_of_bats")
def swarm_of_bats(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    if b.cards[FP] >= 0:
        b.cancelled[FP] = 1
    else:
        b.add_reroll[side] += 1
    yield from ()


@combat("we_come_to_kill", elite_fights)
def we_come_to_kill(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    n = elites(t, b)
    if n:
        yield from battle.extra_attack(t, b, SH, n, 5)


@combat("desperate_battle")
def desperate_battle(t: Wotr, b: Battle, side: int, initiative: int) -> Script:
    for s in (FP, SH):
        b.add[s] += 1
        b.add_reroll[s] += 1
    yield from ()
