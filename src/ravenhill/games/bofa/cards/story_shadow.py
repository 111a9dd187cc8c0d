"""The twenty Story cards of the Shadow."""

from __future__ import annotations

from collections.abc import Generator

from ravenhill.engine.decision import Asked, Option, Script
from ravenhill.games.bofa.asking import DONE, Aim, CardChoice, Choosing, Spot
from ravenhill.games.bofa.attack import army_acts_once, army_strikes
from ravenhill.games.bofa.cards.register import story
from ravenhill.games.bofa.cards.story_fp import add_tile, lay
from ravenhill.games.bofa.damage import casualties, suffer
from ravenhill.games.bofa.fate import advance_fate
from ravenhill.games.bofa.hand import discard_down, draw_event
from ravenhill.games.bofa.movement import ANY, LEADERS, drop_tokens, march, movable, move_armies, settle
from ravenhill.games.bofa.names import (
    BOLG,
    BROKEN_LANDS,
    CHARACTER_IDS,
    FP,
    GENERALS,
    GOBLINS,
    GREAT_ORCS,
    GROUP_IDS,
    GROUPS_OF,
    HOWLING_ORCS,
    ORCS,
    RED_TILE,
    SHADOW,
    SHADOW_GROUP,
    TERRITORIES,
    TERRITORY_IDS,
    TROUBLED_MIND,
    UNITS,
    WARGS,
    WILD_SPEARS,
)
from ravenhill.games.bofa.recruit import Leader, Muster, Reinforce, arrived, enlist, may_place, tokens_at, turn_over
from ravenhill.games.bofa.rolls import in_words
from ravenhill.games.bofa.table import BofaTable, add_lead, armies, controlled, lead_supply, lose_bat, lose_unit


@story("ss01")
def howling_orcs(t: BofaTable) -> Script:
    """On the table: no abilities of Dwarves and Men against Great Orcs (combat.py)."""
    return lay(t, HOWLING_ORCS)


@story("ss02")
def great_goblin(t: BofaTable) -> Script:
    """A Great Orcs unit and a Leadership token for an Army with Goblins; it moves or attacks (B16.11)."""
    places = [a for a in armies(t, SHADOW) if t.units[a * UNITS + GOBLINS]]
    area = yield from reinforced(t, places, GREAT_ORCS, 1, 1)
    if area >= 0:
        if t.settings.great_goblin == "older":
            yield from army_strikes(t, SHADOW, "B16.11", area, ANY, 1)
        else:
            yield from army_acts_once(t, SHADOW, "B17.2", area)


def reinforced(t: BofaTable, places: list[int], unit: int, units: int, lead: int) -> Choosing:
    """Units and Leadership tokens join an Army; its area, -1: there is none."""
    if not places:
        return -1
    area = yield from Reinforce(t, SHADOW, "B17.15", places).area()
    enlist(t, SHADOW, area, unit, units)
    add_lead(t, SHADOW, area, lead)
    yield from arrived(t, SHADOW, area)
    return area


@story("ss03")
def necromancer(t: BofaTable) -> Script:
    """The red tile enters the pool (B8.11)."""
    add_tile(t, RED_TILE)
    yield from ()


def fp_tokens(t: BofaTable) -> list[Option]:
    """Face-down FP tokens on the map."""
    book = t.book
    return [
        ("remove", book.area_id[a], GROUP_IDS[g])
        for a in range(book.regions)
        for g in GROUPS_OF[FP]
        if t.tokens[g * book.areas + a]
    ]


def remove_tokens(t: BofaTable, number: int, rule: str) -> Script:
    """FP tokens of the Shadow's choice go back unseen (B11.3.1)."""
    for _ in range(number):
        tokens = fp_tokens(t)
        if not tokens:
            return
        answer = yield from RemoveToken(t, SHADOW, rule, tokens)
        drop_tokens(t, GROUP_IDS.index(str(answer[2])), t.book.area_of[str(answer[1])], 1)


class RemoveToken(CardChoice):
    """ss04, ss19. Which Recruitment token is removed."""

    __slots__ = ()

    KIND = "remove_token"
    TAKES = ("remove <area> <group>",)
    ASK = "bofa-ask-remove-token"


@story("ss04", lambda t: controlled(t) >= 2)
def great_dread(t: BofaTable) -> Script:
    """Four dice, each 4+ takes an FP Recruitment token away."""
    dice = t.chance.dice(4)
    hits = len([face for face in dice if face >= 4])
    t.tell("bofa-log-dread", {"rolled": in_words(dice), "n": hits})
    return remove_tokens(t, hits, "B17.5")


@story("ss05")
def war_band(t: BofaTable) -> Script:
    """Two Orcs and two Leadership tokens for an Army in the Broken Lands; it moves or attacks."""
    area = yield from reinforced(t, broken_armies(t), ORCS, 2, 2)
    if area >= 0:
        yield from army_acts_once(t, SHADOW, "B17.2", area)


def broken_armies(t: BofaTable) -> list[int]:
    return [a for a in armies(t, SHADOW) if t.book.territory[a] == BROKEN_LANDS]


@story("ss06")
def chieftains(t: BofaTable) -> Script:
    """A Leadership token for up to four Armies."""
    done: list[int] = []
    while len(done) < 4 and lead_supply(t, SHADOW):
        places = [a for a in armies(t, SHADOW) if a not in done]
        area = yield from Leader(t, SHADOW, "B17.16", places, DONE, 4 - len(done)).area()
        if area < 0:
            break
        done.append(area)
        add_lead(t, SHADOW, area, 1)


def spend_bat(t: BofaTable) -> Generator[Asked, None, bool]:
    """ss07, ss19. A Great Bats figure leaves play."""
    bats: list[Option] = [("bats", TERRITORY_IDS[k]) for k in range(TERRITORIES) if t.bats[k]]
    territory = yield from SpendBat(t, SHADOW, "B17.19", [*bats, DONE]).territory()
    if territory < 0:
        return False
    lose_bat(t, territory)
    return True


class SpendBat(CardChoice):
    """ss07, ss19. Which Great Bats figure leaves play, or none."""

    __slots__ = ()

    KIND = "spend_bat"
    TAKES = ("bats <territory>", "done")
    ASK = "bofa-ask-spend-bat"


@story("ss07")
def whirling_bats(t: BofaTable) -> Script:
    """Up to two Great Bats, each takes an FP Leadership token away."""
    for _ in range(2):
        places = [a for a in armies(t, FP) if t.lead[a]]
        if not places or not (yield from spend_bat(t)):
            return
        area = yield from WhirlingBats(t, SHADOW, "B17.16", places).area()
        t.lead[area] -= 1
        t.tell("bofa-log-leaders-lost", {"area": t.book.area_id[area], "n": 1})


class WhirlingBats(Aim):
    """ss07. Which Army loses a Leadership token."""

    __slots__ = ()

    KIND = "whirling"
    TAKES = ("target <area>",)
    ASK = "bofa-ask-whirling"


@story("ss08")
def wild_spears(t: BofaTable) -> Script:
    """One Orcs unit joins an Army; six more wait on this card, taken by any die."""
    yield from join_army(t)
    t.spears = min(6, t.supply[ORCS])
    t.supply[ORCS] -= t.spears
    if t.spears:
        t.tell("bofa-log-spears", {"n": t.spears})
        yield from lay(t, WILD_SPEARS)


def join_army(t: BofaTable) -> Script:
    """One unused Orcs figure joins an Army."""
    if t.supply[ORCS] and armies(t, SHADOW):
        area = yield from Reinforce(t, SHADOW, "B17.15", armies(t, SHADOW)).area()
        enlist(t, SHADOW, area, ORCS, 1)
        yield from arrived(t, SHADOW, area)


def throw_spear(t: BofaTable) -> Script:
    """ss08. A die brings one Orcs figure from the card into an Army."""
    t.spears -= 1
    t.supply[ORCS] += 1
    t.tell("bofa-log-spears", {"n": t.spears})
    yield from join_army(t)


@story("ss09")
def troubled_mind(t: BofaTable) -> Script:
    """On the table: the ability of one General can not be used."""
    t.troubled = yield from TroubledMind(
        t, SHADOW, "B17.12", [("character", CHARACTER_IDS[g]) for g in GENERALS]
    ).character()
    t.tell("bofa-log-troubled", {"character": CHARACTER_IDS[t.troubled]})
    yield from lay(t, TROUBLED_MIND)


class TroubledMind(CardChoice):
    """ss09. The ability of which General can not be used."""

    __slots__ = ()

    KIND = "trouble"
    TAKES = ("character <character>",)
    ASK = "bofa-ask-trouble"


@story("ss10")
def orc_army(t: BofaTable) -> Script:
    """Five Orcs in a muster region; then an Army in the Broken Lands moves up to two regions."""
    places = [a for a in t.book.mustering if may_place(t, SHADOW, a)]
    if places:
        area = yield from Muster(t, SHADOW, "B17.15", places).area()
        enlist(t, SHADOW, area, ORCS, 5)
    yield from broken_march(t, 2)


def broken_march(t: BofaTable, reach: int) -> Script:
    """One Army in the Broken Lands may move."""

    def listing() -> list[int]:
        return [a for a in movable(t, SHADOW, ANY, reach) if t.book.territory[a] == BROKEN_LANDS]

    yield from march(t, SHADOW, "B17.1", ANY, reach, listing)
    yield from settle(t)


@story("ss11")
def black_tide(t: BofaTable) -> Script:
    """Every Army with Leadership moves one region."""
    return move_armies(t, SHADOW, "B17.1", LEADERS, 1, 100, False)


@story("ss12")
def hurrying_multitude(t: BofaTable) -> Script:
    """Up to two Armies move up to two regions."""
    return move_armies(t, SHADOW, "B17.1", ANY, 2, 2, False)


@story("ss13")
def ill_chance(t: BofaTable) -> Script:
    """The Fate Marker goes one step to the left; an Event card."""
    advance_fate(t, -1)
    draw_event(t, SHADOW)
    return discard_down(t, SHADOW)


@story("ss14")
def returning_to_the_assault(t: BofaTable) -> Script:
    """Up to five tokens turned over in the Broken Lands; then an Army there moves."""
    for n in range(5):
        area = yield from Returning(t, SHADOW, "B17.14", None, DONE, 5 - n).area()
        if area < 0:
            break
        yield from turn_over(t, SHADOW, SHADOW_GROUP, area)
    yield from broken_march(t, 1)


class Returning(Spot):
    """ss14. Which token in the Broken Lands is turned over, or no more."""

    __slots__ = ()

    KIND = "turn"
    TAKES = ("turn <area>", "done")
    ASK = "bofa-ask-turn"
    VERB = "turn"

    def areas(self) -> list[int]:
        t = self.t
        return [
            a
            for a in range(t.book.regions)
            if t.book.territory[a] == BROKEN_LANDS and tokens_at(t, SHADOW_GROUP, a) and may_place(t, SHADOW, a)
        ]


@story("ss15")
def orcs_from_gundabad(t: BofaTable) -> Script:
    """Two Orcs for an Army; it moves or attacks."""
    area = yield from reinforced(t, armies(t, SHADOW), ORCS, 2, 0)
    if area >= 0:
        yield from army_acts_once(t, SHADOW, "B17.2", area)


@story("ss16")
def climbing_goblins(t: BofaTable) -> Script:
    """Two Goblins and a Leadership token for an Army in a goblin muster or pass; it moves or attacks."""
    places = [a for a in armies(t, SHADOW) if t.book.kind[a]]
    area = yield from reinforced(t, places, GOBLINS, 2, 1)
    if area >= 0:
        yield from army_acts_once(t, SHADOW, "B17.2", area)


@story("ss17")
def orcs_of_huge_size(t: BofaTable) -> Script:
    """One Great Orcs unit of Bolg's Army becomes a Bodyguard token."""
    area = t.place[BOLG]
    if area >= 0 and t.units[area * UNITS + GREAT_ORCS] and t.bodyguards < 3:
        lose_unit(t, area, GREAT_ORCS)
        t.bodyguards += 1
        t.tell("bofa-log-new-bodyguard", {"area": t.book.area_id[area], "n": t.bodyguards})
        yield from casualties(t, [area], False)


@story("ss18", lambda t: t.control[t.book.ruins_of_dale])
def wolf_riders(t: BofaTable) -> Script:
    """Three Wargs and a Leadership token in the Ruins of Dale or next to them."""
    dale = t.book.ruins_of_dale
    places = [a for a in [dale, *t.book.adjacent[dale]] if may_place(t, SHADOW, a)]
    if places:
        area = yield from Muster(t, SHADOW, "B17.15", places).area()
        enlist(t, SHADOW, area, WARGS, 3)
        add_lead(t, SHADOW, area, 1)
        yield from arrived(t, SHADOW, area)


@story("ss19")
def sea_of_locusts(t: BofaTable) -> Script:
    """Up to two Great Bats, each takes an FP Recruitment token away."""
    for _ in range(2):
        if not fp_tokens(t) or not (yield from spend_bat(t)):
            return
        yield from remove_tokens(t, 1, "B17.14")


@story("ss20")
def victory_vanishes(t: BofaTable) -> Script:
    """Up to three Armies without damage suffer one; an Event card."""
    chosen: list[int] = []
    while len(chosen) < 3:
        whole = [a for a in armies(t, FP) if t.damage[a] == 0 and a not in chosen]
        area = yield from VictoryVanishes(t, SHADOW, "B17.6", whole, DONE, 3 - len(chosen)).area()
        if area < 0:
            break
        chosen.append(area)
    for area in chosen:
        yield from suffer(t, area, 1)
    draw_event(t, SHADOW)
    yield from discard_down(t, SHADOW)


class VictoryVanishes(Aim):
    """ss20. Which Army loses hope, or no more."""

    __slots__ = ()

    KIND = "despair"
    TAKES = ("target <area>", "done")
    ASK = "bofa-ask-despair"
