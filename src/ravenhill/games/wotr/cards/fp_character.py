"""The Free Peoples' Character cards."""

from __future__ import annotations

from typing import Any

from ravenhill.engine.decision import Option, Reason, Script
from ravenhill.games.wotr import (
    actions,
    armies,
    battle,
    capture,
    characters,
    events,
    fellowship,
    hunt,
    journey,
    multiplayer,
    odds,
    playing,
    politics,
    recruit,
    stories,
    victory,
)
from ravenhill.games.wotr.asking import PASS, WotrQuestion, reason
from ravenhill.games.wotr.cards.blocks import choice, doom, near_or_same, pick_region, region, roll
from ravenhill.games.wotr.decks import CARD_IDS, FP_STRATEGY, is_character_card
from ravenhill.games.wotr.dice import CHARACTER, FACE_IDS, WILL
from ravenhill.games.wotr.events import event
from ravenhill.games.wotr.kinds import FP_KINDS, FP_REGULARS, KIND_IDS, KINDS, NAZGUL
from ravenhill.games.wotr.nations import DWARVES, ELVES, FP, GONDOR, NORTH, ROHAN, SH
from ravenhill.games.wotr.people import (
    ARAGORN,
    BOROMIR,
    COMPANIONS,
    GANDALF_GREY,
    GANDALF_WHITE,
    GIMLI,
    GOLLUM,
    LEGOLAS,
    SARUMAN,
    STRIDER,
)
from ravenhill.games.wotr.places import IN_FELLOWSHIP
from ravenhill.games.wotr.ranks import elite, nation_of, regular
from ravenhill.games.wotr.table import NO_FIGURES, Wotr
from ravenhill.games.wotr.tiles import TILE_EYE

# --- special Hunt tiles ---


@event("fp_char_01")
def elven_cloaks(t: Wotr, seat: int) -> Script:
    journey.special_tile(t, t.book.special_tile[0])
    yield from ()


@event("fp_char_02")
def elven_rope(t: Wotr, seat: int) -> Script:
    journey.special_tile(t, t.book.special_tile[1])
    yield from ()


@event("fp_char_03")
def phial_of_galadriel(t: Wotr, seat: int) -> Script:
    journey.special_tile(t, t.book.special_tile[2])
    yield from ()


@event("fp_char_04")
def smeagol_helps(t: Wotr, seat: int) -> Script:
    journey.special_tile(t, t.book.special_tile[3])
    yield from ()


# --- on the table ---


@event("fp_char_05")
def mithril_coat(t: Wotr, seat: int) -> Script:
    """Used in hunt.draw_tile."""
    yield from ()


def archers_travel(t: Wotr) -> bool:
    return t.where[GIMLI] == IN_FELLOWSHIP or t.where[LEGOLAS] == IN_FELLOWSHIP


@event("fp_char_06", when=lambda t, seat: archers_travel(t), keep=archers_travel)
def axe_and_bow(t: Wotr, seat: int) -> Script:
    """Used in hunt.lessen_by_card."""
    yield from ()


def boromir_travels(t: Wotr) -> bool:
    return t.where[BOROMIR] == IN_FELLOWSHIP


@event("fp_char_07", when=lambda t, seat: boromir_travels(t), keep=boromir_travels)
def horn_of_gondor(t: Wotr, seat: int) -> Script:
    """Used in hunt.lessen_by_card."""
    yield from ()


def gandalf_travels(t: Wotr) -> bool:
    return t.where[GANDALF_GREY] == IN_FELLOWSHIP


@event("fp_char_08", when=lambda t, seat: gandalf_travels(t), keep=gandalf_travels)
def wizards_staff(t: Wotr, seat: int) -> Script:
    """Used in hunt.draw_tile."""
    yield from ()


# --- the Fellowship ---


@event("fp_char_09")
def athelas(t: Wotr, seat: int) -> Script:
    victory.heal(t, roll(t, 3, 3 if t.fellowship.guide == STRIDER else 5))
    yield from ()


@event("fp_char_10")
def there_is_another_way(t: Wotr, seat: int) -> Script:
    victory.heal(t, 1)
    if t.fellowship.guide != GOLLUM:
        return
    verb = yield from AnotherWay(t, seat, "W8.9").verb()
    if verb == "hide":
        fellowship.hide(t)
    elif verb == "fellowship":
        yield from journey.move(t)


class AnotherWay(WotrQuestion):
    """There is Another Way: whether the Fellowship hides, or moves."""

    __slots__ = ()
    KIND = "another_way"
    TAKES = ("fellowship", "hide", "pass")
    ASK = "wotr-ask-another-way"

    def offer(self) -> list[Option]:
        return [("fellowship",) if self.t.fellowship.hidden else ("hide",), PASS]

    def weigh(self, option: Option) -> float:
        return actions.weight_of_step(self.t) if option[0] == "fellowship" else super().weigh(option)

    def has_odds(self, option: Option) -> bool:
        return option[0] == "fellowship"

    def odds(self, option: Option) -> dict[str, Any] | None:
        return odds.of_move(self.t) if option[0] == "fellowship" else None


def somebody_travels(t: Wotr, seat: int) -> bool:
    return len(t.in_fellowship()) > 0


@event("fp_char_11", when=somebody_travels)
def i_will_go_alone(t: Wotr, seat: int) -> Script:
    yield from fellowship.separate(t, seat, extra=1)
    victory.heal(t, 1)


@event("fp_char_12")
def bilbos_song(t: Wotr, seat: int) -> Script:
    victory.heal(t, 2 if t.fellowship.guide == GOLLUM else 1)
    yield from ()


@event("fp_char_13")
def mirror_of_galadriel(t: Wotr, seat: int) -> Script:
    if t.dice[FP][CHARACTER]:
        t.dice[FP][CHARACTER] -= 1
        t.dice[FP][WILL] += 1
        t.tell("wotr-log-turned", {"from": FACE_IDS[CHARACTER], "to": FACE_IDS[WILL]})
    lorien = region(t, "lorien")
    if t.fellowship.mordor < 0 and t.fellowship.region == lorien and t.unconquered(lorien):
        victory.heal(t, 1)
    yield from ()


def heir(t: Wotr) -> int:
    """Strider or Aragorn, whichever is on the map; -1: neither."""
    if t.on_map(STRIDER):
        return STRIDER
    return ARAGORN if t.on_map(ARAGORN) else -1


def heir_with_army(t: Wotr) -> bool:
    c = heir(t)
    return c >= 0 and t.units_at(t.where[c], FP) > 0


def heir_in_the_south(t: Wotr, seat: int) -> bool:
    if not heir_with_army(t):
        return False
    here = t.region_of_char(heir(t))
    return recruit.is_region_of(t, here, GONDOR) or recruit.is_region_of(t, here, ROHAN)


@event("fp_char_14", when=heir_in_the_south)
def challenge_of_the_king(t: Wotr, seat: int) -> Script:
    """Three tiles: Eyes leave the game, unless all three are Eyes, which cost the challenger his life."""
    tiles = [hunt.take_tile(t) for _ in range(3)]
    eyes = [n for n in tiles if t.book.tile_value[n] == TILE_EYE]
    for n in tiles:
        t.tell("wotr-log-tile", {"tile": t.book.tile_ids[n]})
    if len(eyes) == 3:
        for n in tiles:
            hunt.return_tile(t, n)
        armies.eliminate(t, heir(t))
        capture.after_change(t)
    else:
        for n in tiles:
            if n in eyes:
                t.gone.append(n)
                t.tell("wotr-log-tile-gone", {"tile": t.book.tile_ids[n]})
            else:
                hunt.return_tile(t, n)
    yield from ()


# --- Companions sent far ---


def somebody_can_go(t: Wotr, seat: int) -> bool:
    return len(t.in_fellowship()) > 0 or len(characters.movable_companions(t, 0)) > 0


def send(t: Wotr, seat: int, extra: int, level: int) -> Script:
    """One Companion or group, from the Fellowship or on the map; the way may end inside a besieged Stronghold."""
    options: list[Option] = []
    if t.in_fellowship():
        options.append(("separate",))
    if characters.movable_companions(t, 0):
        options.append(("companions",))
    if not options:
        return
    verb = yield from choice(t, seat, options, "wotr-ask-send", "send", ("separate", "companions")).verb()
    if verb == "separate":
        yield from fellowship.separate(t, seat, extra=extra, level=level, into_siege=True)
        return
    c = yield from characters.Companion(t, seat, "W9.3.8", 0, False).character()
    along = [o for o in characters.movable_companions(t, 0) if characters.same_place(t, o, c)]
    group = yield from characters.gather(t, seat, "W9.3.8", [c], along)
    steps = (characters.group_level(t, group) if level < 0 else level) + extra
    reach = characters.companion_reach(t, t.where[c], steps, True)
    target = yield from characters.CompanionTo(t, seat, "W9.3.8", reach[1:], t.book.region_of[t.where[c]]).goal()
    characters.walk(t, group, target)


def no_companion(t: Wotr, seat: int) -> Reason:
    return reason("idle-companions", "R2.1")


@event("fp_char_15", some=somebody_can_go, without=no_companion)
def gwaihir(t: Wotr, seat: int) -> Script:
    yield from send(t, seat, 0, 4)


@event("fp_char_16", some=somebody_can_go, without=no_companion)
def we_prove_the_swifter(t: Wotr, seat: int) -> Script:
    yield from send(t, seat, 2, -1)


def dwarf_or_elf_home(t: Wotr) -> bool:
    """Gimli or Legolas in Dale, Erebor or the Woodland Realm, not held by the Shadow."""
    for c in (GIMLI, LEGOLAS):
        here = t.region_of_char(c)
        if here >= 0 and t.book.region_ids[here] in ("dale", "erebor", "woodland_realm") and t.control[here] == FP:
            return True
    return False


def nobody_home(t: Wotr, seat: int) -> Reason:
    return reason("idle-home", "R2.1")


@event("fp_char_17", some=lambda t, seat: len(t.in_fellowship()) > 0 or dwarf_or_elf_home(t), without=nobody_home)
def there_and_back_again(t: Wotr, seat: int) -> Script:
    if t.in_fellowship():
        yield from fellowship.separate(t, seat, extra=1)
    if dwarf_or_elf_home(t):
        politics.activate(t, DWARVES, politics.CARD)
        politics.activate(t, NORTH, politics.CARD)
        for nation in (DWARVES, ELVES, NORTH):
            politics.advance(t, nation, politics.CARD)


# --- strokes against the Shadow ---


def eagle_targets(t: Wotr) -> list[int]:
    """Shadow Armies with Nazgul beside a Free Peoples Army with a Companion."""
    flocks = [p for p in t.places_with(FP) if t.chars_at(p, FP)]
    return [p for p in t.places_with(SH) if t.count(p, NAZGUL) and any(near_or_same(t, p, flock) for flock in flocks)]


@event("fp_char_18", when=lambda t, seat: len(eagle_targets(t)) > 0)
def eagles_are_coming(t: Wotr, seat: int) -> Script:
    """Nazgul of one Army fall to 5 or more; the others are driven to one Sauron Stronghold."""
    targets = eagle_targets(t)
    at = yield from pick_region(t, seat, [t.book.region_of[p] for p in targets], "wotr-ask-eagles", "eagles")
    place = next(p for p in targets if t.book.region_of[p] == at)
    fallen = roll(t, min(5, t.count(place, NAZGUL)), 5)
    armies.lose(t, place, NAZGUL, fallen)
    left = t.count(place, NAZGUL)
    holds = [r for r in recruit.sauron_strongholds(t) if t.unconquered(r)]
    if left and holds:
        chooser = t.chief(SH) if t.settings.eagles_chooser == "shadow" else seat
        target = yield from pick_region(t, chooser, holds, "wotr-ask-eagles-to", "eagles_to")
        t.put(place, NAZGUL, -left)
        t.put(t.place_of(target, SH), NAZGUL, left)
        if target != at:
            names = t.book.region_ids
            story = stories.march(t, at, target, {KIND_IDS[NAZGUL]: left})
            t.tell("wotr-log-driven", {"n": left, "from": names[at], "to": names[target]}, story)


def ents_ready(t: Wotr, seat: int) -> bool:
    return t.on_map(GANDALF_WHITE) and len(characters.companions_in(t, region(t, "fangorn"))) > 0


def ents_awake(t: Wotr, seat: int) -> Script:
    """Three dice against Orthanc; a lone Saruman falls; Gandalf may follow with another Character card."""
    orthanc = region(t, "orthanc")
    place = t.place_of(orthanc, SH)
    if t.units_at(place, SH):
        politics.attacked(t, place, SH)
        hits = roll(t, 3, 4)
        yield from armies.take_hits(t, armies.commander(t, place, SH), place, SH, hits, NO_FIGURES)
        if not t.units_at(place, SH):
            doom(t, place, SH)
        capture.after_change(t)
    elif t.region_of_char(SARUMAN) == orthanc:
        armies.eliminate(t, SARUMAN)
        capture.after_change(t)
    white = t.region_of_char(GANDALF_WHITE)
    if white != region(t, "fangorn") and not recruit.is_region_of(t, white, ROHAN):
        return
    if events.shows_no_character(t, seat):
        return  # else he is asked whatever he holds: not to be asked would tell
    card = yield from EntsFollow(t, seat, "W8.9").card()
    if card >= 0:
        yield from playing.play(t, seat, card, False)


class EntsFollow(WotrQuestion):
    """The Ents: whether Gandalf the White follows with another Character card."""

    __slots__ = ()
    KIND = "ents"
    TAKES = ("pass", "play <card>")
    ASK = "wotr-ask-ents"

    def offer(self) -> list[Option]:
        t = self.t
        options: list[Option] = [PASS]
        held = t.hands[self.seat]
        options.extend(
            events.card_options([c for c in held if is_character_card(c) and events.playable(t, self.seat, c)])
        )
        return options


@event("fp_char_19", when=ents_ready)
def treebeard(t: Wotr, seat: int) -> Script:
    yield from ents_awake(t, seat)


@event("fp_char_20", when=ents_ready)
def huorns(t: Wotr, seat: int) -> Script:
    yield from ents_awake(t, seat)


@event("fp_char_21", when=ents_ready)
def entmoot(t: Wotr, seat: int) -> Script:
    yield from ents_awake(t, seat)


def heir_in_rohan(t: Wotr, seat: int) -> bool:
    c = heir(t)
    return c >= 0 and recruit.is_region_of(t, t.region_of_char(c), ROHAN)


@event("fp_char_22", when=heir_in_rohan)
def dead_men_of_dunharrow(t: Wotr, seat: int) -> Script:
    """The heir rides to the south; a Shadow Army there is struck and driven off; Gondor rises behind him."""
    c = heir(t)
    along = [o for o in range(COMPANIONS) if o != c and characters.same_place(t, o, c)]
    group = yield from characters.gather(t, seat, "W8.9", [c], along)
    south = [region(t, n) for n in ("erech", "lamedon", "pelargir")]
    target = yield from pick_region(t, seat, south, "wotr-ask-dead-men-to", "dead_men_to")
    characters.walk(t, group, target)
    if t.units_at(target, SH):
        politics.attacked(t, target, SH)
        hits = t.chance.die(6)
        t.tell("wotr-log-dead-men", {"card": CARD_IDS[events.DEAD_MEN], "n": hits, "region": t.book.region_ids[target]})
        yield from armies.take_hits(t, armies.commander(t, target, SH), target, SH, hits, NO_FIGURES)
        yield from drive_off(t, target)
        capture.after_change(t)
    most = min(3, t.reserve[regular(GONDOR)]) if multiplayer.may_use_nation(t, seat, GONDOR) else 0
    options: list[Option] = [("recruits", n) for n in range(most + 1)]
    n = yield from choice(t, seat, options, "wotr-ask-dead-men", "dead_men", ("recruits <0-3>",)).number()
    for _ in range(n):
        recruit.enlist(t, regular(GONDOR), target)
    if n and t.control[target] == SH:
        capture.capture(t, target, FP)


def drive_off(t: Wotr, at: int) -> Script:
    """The struck Army retreats where its owner likes, or is destroyed."""
    if t.units_at(at, SH):
        ways = [r for r in t.book.near[at] if t.is_free(r, SH)]
        if ways:
            target = yield from pick_region(t, armies.commander(t, at, SH), ways, "wotr-ask-driven-to", "driven_to")
            battle.move_defeated(t, at, target, SH)
            return
        for k in range(FP_KINDS, KINDS):
            if t.count(at, k):
                armies.lose(t, at, k, t.count(at, k))
    doom(t, at, SH)


# --- Gondor and the Rangers ---


@event("fp_char_23", when=lambda t, seat: recruit.is_region_of(t, t.region_of_char(BOROMIR), GONDOR), nations=(GONDOR,))
def house_of_the_stewards(t: Wotr, seat: int) -> Script:
    yield from recruit.card_units(t, seat, GONDOR, t.region_of_char(BOROMIR))
    yield from events.draw_up_to(t, seat, FP_STRATEGY, 2)


@event("fp_char_24", when=lambda t, seat: heir_with_army(t))
def the_grey_company(t: Wotr, seat: int) -> Script:
    """A Regular beside the heir leaves the game, an Elite of its Nation comes in its place."""
    place = t.where[heir(t)]
    kinds = [
        k
        for k in FP_REGULARS
        if t.count(place, k)
        and t.reserve[elite(nation_of(k))]
        and t.owns(seat, nation_of(k))
        and multiplayer.may_use_nation(t, seat, nation_of(k))
    ]
    if kinds:
        options: list[Option] = [("replace", KIND_IDS[k]) for k in kinds]
        takes = ("replace <figure>",)
        kind = yield from choice(t, seat, options, "wotr-ask-grey-company", "grey_company", takes).figure()
        armies.lose(t, place, kind)
        recruit.enlist(t, elite(nation_of(kind)), place)
    yield from events.draw_up_to(t, seat, FP_STRATEGY, 2)
