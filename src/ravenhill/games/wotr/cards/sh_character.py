"""The Shadow's Character cards."""

from __future__ import annotations

from collections.abc import Generator

from ravenhill.engine.decision import Asked, Option, Reason, Script
from ravenhill.games.wotr import (
    attack,
    characters,
    events,
    fellowship,
    hunt,
    journey,
    movement,
    recruit,
    stories,
    victory,
)
from ravenhill.games.wotr.asking import DONE, NONE, PASS, CardChoice, reason
from ravenhill.games.wotr.cards.blocks import blow, choice, near_or_same, pick_region, roll
from ravenhill.games.wotr.decks import CARD_IDS, DECK_SIZE, card_side, is_character_card
from ravenhill.games.wotr.dice import EYE, FACE_IDS
from ravenhill.games.wotr.events import event
from ravenhill.games.wotr.kinds import NAZGUL
from ravenhill.games.wotr.nations import FP, NO_NATION, ROHAN, SH, side_of
from ravenhill.games.wotr.people import CHARACTER_IDS, GOLLUM, SARUMAN, WITCH_KING
from ravenhill.games.wotr.places import REGIONS
from ravenhill.games.wotr.table import Wotr
from ravenhill.games.wotr.tiles import TILE_DIE

# --- special Hunt tiles ---


@event("sh_char_01")
def shelobs_lair(t: Wotr, seat: int) -> Script:
    journey.special_tile(t, t.book.special_tile[2 * DECK_SIZE])
    yield from ()


@event("sh_char_02")
def the_ring_is_mine(t: Wotr, seat: int) -> Script:
    journey.special_tile(t, t.book.special_tile[2 * DECK_SIZE + 1])
    yield from ()


@event("sh_char_03")
def on_on_they_went(t: Wotr, seat: int) -> Script:
    journey.special_tile(t, t.book.special_tile[2 * DECK_SIZE + 2])
    yield from ()


@event("sh_char_04")
def give_it_to_uss(t: Wotr, seat: int) -> Script:
    journey.special_tile(t, t.book.special_tile[2 * DECK_SIZE + 3])
    yield from ()


# --- hunters in the wild ---


def in_the_wild(t: Wotr, seat: int) -> bool:
    """The Ring-bearers are not in a region with a Settlement of a Free Peoples Nation, whoever holds it."""
    if t.fellowship.mordor >= 0:
        return True
    nation = t.book.region_nation[t.fellowship.region]
    settled = t.book.settlement[t.fellowship.region] in (1, 2, 3)
    return not settled or nation == NO_NATION or side_of(nation) == SH


@event("sh_char_05", when=in_the_wild)
def orc_patrol(t: Wotr, seat: int) -> Script:
    yield from hunt.hunting(t, hunt.tile(t, hunt.CARD, 0, hunt.CARD_DRAW))


@event("sh_char_06", when=in_the_wild)
def isildurs_bane(t: Wotr, seat: int) -> Script:
    yield from hunt.hunting(t, hunt.tile(t, hunt.CARD, 0, hunt.CARD_DRAW | hunt.UNLESSENED))


@event("sh_char_07", when=in_the_wild)
def foul_thing_from_the_deep(t: Wotr, seat: int) -> Script:
    yield from hunt.hunting(t, hunt.tile(t, hunt.CARD, 0, hunt.CARD_DRAW | hunt.RANDOM_VICTIM))


@event("sh_char_08", when=in_the_wild)
def candles_of_corpses(t: Wotr, seat: int) -> Script:
    victory.corrupt(t, roll(t, 3, 6 if t.fellowship.guide == GOLLUM else 4))
    yield from ()


# --- while the Fellowship is on its way ---


def on_the_way(t: Wotr, seat: int) -> bool:
    """R10.3. On the Mordor Track only by the option that keeps Progress."""
    return t.fellowship.progress >= 1


def in_some_region(t: Wotr, seat: int) -> bool:
    """R10.9. The Ring-bearers figure stands on the map."""
    return t.fellowship.mordor < 0


def wraiths_there(t: Wotr) -> bool:
    return t.fellowship.mordor < 0 and characters.nazgul_in_region(t, t.fellowship.region) > 0


@event("sh_char_09", when=on_the_way)
def nazgul_search(t: Wotr, seat: int) -> Script:
    yield from characters.move_minions(t, seat, False, "W9.4.1", optional=True)
    if wraiths_there(t) and t.fellowship.hidden:
        yield from hunt.hunting(t, hunt.reveal(t))


def no_figure(t: Wotr, seat: int) -> Reason:
    return reason("idle-mordor", "R10.9")


@event("sh_char_10", when=on_the_way, some=in_some_region, without=no_figure)
def cruel_weather(t: Wotr, seat: int) -> Script:
    f = t.fellowship
    here = f.region
    f.region = yield from pick_region(t, seat, t.book.near[here], "wotr-ask-cruel-weather", "cruel_weather")
    story = stories.march(t, here, f.region, {}, fellowship=True)
    t.tell("wotr-log-driven-to", {"region": t.book.region_ids[f.region]}, story)


@event("sh_char_11", when=on_the_way)
def the_nazgul_strike(t: Wotr, seat: int) -> Script:
    """After the flight: a Character card leaves the Free Peoples' table, or a Hunt roll."""
    yield from characters.move_minions(t, seat, False, "W9.4.1", optional=True)
    if not wraiths_there(t):
        return
    options: list[Option] = [("pass",), ("hunt_roll",)]
    for card in t.laid:
        if card_side(card) == FP and is_character_card(card):
            options.append(("discard", CARD_IDS[card]))
    takes = ("pass", "hunt_roll", "discard <card>")
    answer = yield from choice(t, seat, options, "wotr-ask-strike", "strike", takes)
    if answer[0] == "hunt_roll":
        yield from hunt.hunt(t)
    elif answer[0] == "discard":
        events.lift(t, t.book.card_index[str(answer[1])])


# --- while it is revealed ---


def is_revealed(t: Wotr, seat: int) -> bool:
    return not t.fellowship.hidden


@event("sh_char_12", when=is_revealed)
def morgul_wound(t: Wotr, seat: int) -> Script:
    victory.corrupt(t, 2 if t.fellowship.corruption <= 3 else 1)
    yield from ()


@event("sh_char_13", when=is_revealed)
def lure_of_the_ring(t: Wotr, seat: int) -> Script:
    """A random Companion: his Level in Corruption, or his life."""
    if not t.in_fellowship():
        victory.corrupt(t, 1)
        return
    victim = hunt.random_companion(t)
    options: list[Option] = [("use_ring",), ("eliminate", CHARACTER_IDS[victim])]
    takes = ("use_ring", "eliminate <character>")
    if (yield from choice(t, t.chief(FP), options, "wotr-ask-lure", "lure", takes).verb()) == "use_ring":
        victory.corrupt(t, t.book.level[victim])
    else:
        yield from fellowship.fall(t, victim)


@event("sh_char_14", when=is_revealed)
def breaking_of_the_fellowship(t: Wotr, seat: int) -> Script:
    """As many Companions as the tile shows leave, and stay where the Ring-bearers are."""
    gollum = t.fellowship.guide == GOLLUM
    if gollum and t.settings.breaking_with_gollum == "corruption":
        victory.corrupt(t, 1)
        return
    yield from hunt.hunting(t, breaking(t, gollum))


def breaking(t: Wotr, gollum: bool) -> Script:
    """The tile of the Breaking of the Fellowship, and who leaves for it."""
    if not (yield from hunt.draw_tile(t, hunt.CARD)):
        return
    if not hunt.is_void(t, hunt.CARD_DRAW):
        n = t.book.tile_value[t.tile]
        if n == TILE_DIE:
            n = hunt.tile_die(t)
        hunt.put_aside(t)
        if gollum:
            victory.corrupt(t, 1)
        elif n > 0:
            group = yield from leavers(t, n)
            yield from fellowship.leave(t, t.chief(FP), group, 0, -1, False, True)
    else:
        hunt.tell_void(t)
        hunt.put_aside(t)


def leavers(t: Wotr, n: int) -> Generator[Asked, None, list[int]]:
    """The Free Peoples choose who must go."""
    inside = t.in_fellowship()
    if len(inside) <= n:
        return inside
    group: list[int] = []
    while len(group) < n:
        left = [c for c in inside if c not in group]
        c = yield from CardChoice(
            t,
            t.chief(FP),
            "W8.9",
            [("companion", CHARACTER_IDS[c]) for c in left],
            "wotr-ask-leaver",
            "leaver",
            ("companion <character>",),
            {"n": n - len(group)},
        ).character()
        group.append(c)
    return group


# --- on the table ---


@event("sh_char_15")
def worn_with_sorrow_and_toil(t: Wotr, seat: int) -> Script:
    """Used in hunt.casualty."""
    yield from ()


@event("sh_char_16")
def flocks_of_crebain(t: Wotr, seat: int) -> Script:
    """Used in hunt.hunt."""
    yield from ()


@event("sh_char_17")
def balrog_of_moria(t: Wotr, seat: int) -> Script:
    """Used in hunt.balrog and as a Combat card from the table."""
    yield from ()


def saruman_in_play(t: Wotr) -> bool:
    return t.on_map(SARUMAN)


@event("sh_char_21", when=lambda t, seat: saruman_in_play(t), keep=saruman_in_play)
def palantir_of_orthanc(t: Wotr, seat: int) -> Script:
    """Used in playing.play."""
    yield from ()


def wormtongue_speaks(t: Wotr) -> bool:
    return saruman_in_play(t) and not t.active[ROHAN]


@event("sh_char_22", when=lambda t, seat: saruman_in_play(t), keep=wormtongue_speaks)
def wormtongue(t: Wotr, seat: int) -> Script:
    """Used in politics.activate."""
    yield from ()


# --- the Eye and the Nazgul ---


@event("sh_char_18")
def the_lidless_eye(t: Wotr, seat: int) -> Script:
    """Up to three unused dice become Eyes."""
    for _ in range(3):
        faces = [f for f in range(EYE) if t.dice[SH][f]]
        if not faces:
            return
        options: list[Option] = [("change", FACE_IDS[f]) for f in faces]
        options.append(DONE)
        face = yield from choice(t, seat, options, "wotr-ask-lidless", "lidless", ("change <face>", "done")).face()
        if face == NONE:
            return
        t.dice[SH][face] -= 1
        t.hunt_dice[SH] += 1
        t.tell("wotr-log-turned", {"from": FACE_IDS[face], "to": FACE_IDS[EYE]})


def spell_pairs(t: Wotr) -> list[Option]:
    """Shadow Armies with Nazgul and Free Peoples Armies in the same or an adjacent region."""
    options: list[Option] = []
    for p in t.places_with(SH):
        if characters.nazgul_in(t, p):
            for q in t.places_with(FP):
                if near_or_same(t, p, q):
                    a = t.name_at(p)
                    options.append(("spell", a, t.name_at(q)))
    return options


@event("sh_char_19", when=lambda t, seat: len(spell_pairs(t)) > 0)
def dreadful_spells(t: Wotr, seat: int) -> Script:
    """A die for each Nazgul of the Army, at most five; not an attack."""
    takes = ("spell <region> <region>",)
    answer = yield from choice(t, seat, spell_pairs(t), "wotr-ask-spell", "spell", takes)
    source = attack.army_place(t, t.book.region_index[str(answer[1])], SH)
    target = attack.army_place(t, t.book.region_index[str(answer[2])], FP)
    yield from blow(t, target, FP, roll(t, min(5, characters.nazgul_in(t, source)), 5))


def storm(t: Wotr, seat: int, region: int) -> Script:
    """Grond, The Fighting Uruk-hai: a siege battle of three rounds; at first no FP card without a Companion."""
    yield from attack.open_battle(t, seat, region, region, movement.NOBODY, t.settings.card_attack_rearguard)
    b = t.battle
    if b is not None:
        b.rounds_left = 3
        b.fp_card_needs_companion = True


def can_storm(t: Wotr, seat: int, region: int) -> bool:
    """A siege this player keeps up with units At War."""
    return (
        t.besieged_by(region, SH)
        and attack.attackers(t, seat, region).units() > 0
        and region in attack.attack_sources(t, seat, movement.NOBODY)
    )


def black_captain_besieges(t: Wotr, seat: int) -> bool:
    """A Shadow Army with the Witch-king besieges a Stronghold."""
    place = t.where[WITCH_KING]
    return 0 <= place < REGIONS and t.units_at(place, SH) > 0 and t.besieged_by(place, SH)


def black_captain_storms(t: Wotr, seat: int) -> bool:
    """This player may begin a siege battle there."""
    return can_storm(t, seat, t.where[WITCH_KING])


def no_storm(t: Wotr, seat: int, sieges: list[int]) -> Reason:
    """Siege battles a card would begin: barred by a card of the Free Peoples, or nobody may attack."""
    free = [r for r in sieges if not movement.warded(t, r, SH)]
    if not free:
        return reason("warded", "W8.11", region=t.book.region_ids[sieges[0]])
    return attack.why_force_attacks_not(t, seat, free, movement.NOBODY)


def no_grond(t: Wotr, seat: int) -> Reason:
    return no_storm(t, seat, [t.where[WITCH_KING]])


@event("sh_char_20", when=black_captain_besieges, some=black_captain_storms, without=no_grond)
def grond(t: Wotr, seat: int) -> Script:
    yield from storm(t, seat, t.where[WITCH_KING])


def wraith_attacks(t: Wotr, seat: int) -> list[Option]:
    """Attacks of Armies that contain a Nazgul."""
    out: list[Option] = []
    for option in attack.attack_options(t, seat, movement.NOBODY):
        place = attack.army_place(t, t.book.region_index[str(option[1])], SH)
        if characters.nazgul_in(t, place):
            out.append(option)
    return out


class WraithAttack(attack.Attack):
    """The Ringwraiths are Abroad: which Army with a Nazgul attacks, and where."""

    __slots__ = ()

    def offer(self) -> list[Option]:
        return wraith_attacks(self.t, self.seat)


def move_or_attack(t: Wotr, seat: int, moves: int, need: int, assault: attack.Attack) -> Script:
    """Armies with whom the card names move, or one attacks."""
    options: list[Option] = [PASS]
    if movement.can_move(t, seat, need):
        options.append(("move_armies",))
    if assault.offer():
        options.append(("attack_army",))
    takes = ("pass", "move_armies", "attack_army")
    verb = yield from choice(t, seat, options, "wotr-ask-abroad", "abroad", takes).verb()
    if verb == "move_armies":
        yield from movement.move_armies(t, seat, moves, need, "W12.4")
    elif verb == "attack_army":
        assault.public = True
        yield from assault.carried_out(t.settings.card_attack_rearguard)


@event("sh_char_23")
def ringwraiths_are_abroad(t: Wotr, seat: int) -> Script:
    """Nazgul fly; then Armies with a Nazgul move, or one attacks."""
    yield from characters.move_minions(t, seat, False, "W9.4.1", optional=True)
    yield from move_or_attack(t, seat, 2, movement.A_NAZGUL, WraithAttack(t, seat, "W8.9", movement.NOBODY))


@event("sh_char_24", when=lambda t, seat: t.on_map(WITCH_KING))
def black_captain_commands(t: Wotr, seat: int) -> Script:
    """Two Nazgul come to the Witch-king, or all fly; then his Army moves or attacks."""
    options: list[Option] = [PASS, ("fly_all",)]
    here = t.region_of_char(WITCH_KING)
    if recruit.card_place(t, NAZGUL, here) >= 0:
        options.append(("recruit_nazgul",))
    takes = ("pass", "fly_all", "recruit_nazgul")
    verb = yield from choice(t, seat, options, "wotr-ask-captain", "captain", takes).verb()
    if verb == "recruit_nazgul":
        recruit.card_recruits(t, NAZGUL, here, 2)
    elif verb == "fly_all":
        yield from characters.move_minions(t, seat, False, "W9.4.1", optional=True)
    yield from move_or_attack(
        t, seat, 1, movement.THE_WITCH_KING, attack.Attack(t, seat, "W8.9", movement.THE_WITCH_KING)
    )
