"""W6.7 to W6.26. What a die may be used for now, and how it is carried out."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.decision import Option, Script
from ravenhill.engine.table import over
from ravenhill.games.wotr import (
    attack,
    characters,
    events,
    fellowship,
    journey,
    movement,
    multiplayer,
    playing,
    politics,
    recruit,
    voice,
)
from ravenhill.games.wotr.decks import CARD_IDS, CARD_NUMBER, DECK_IDS, DECK_NUMBER, side_decks
from ravenhill.games.wotr.dice import ARMY, CHARACTER, EVENT, MUSTER, MUSTER_ARMY, WILL
from ravenhill.games.wotr.nations import FP, ISENGARD, NATION_IDS, NATION_NUMBER, NATIONS, SAURON, SH, side_of
from ravenhill.games.wotr.people import (
    ARAGORN,
    CHARACTER_IDS,
    CHARACTER_NUMBER,
    CHARACTERS,
    GANDALF_GREY,
    GANDALF_WHITE,
    MOUTH,
    SARUMAN,
    STRIDER,
    minion_nation,
)
from ravenhill.games.wotr.ranks import regular
from ravenhill.games.wotr.table import Wotr

SKIP: Final[Option] = ("skip",)
ARMIES: Final = ("move_leader", "move_armies", "attack_leader", "attack_army")
ON_THE_WAY: Final = ("fellowship", "hide", "separate", "companions", "minions")


def open_uses(t: Wotr, seat: int, face: int) -> list[Option]:
    """Everything this die may be used for now; skipping is always there (W6.4)."""
    side = t.team[seat]
    options: list[Option] = []
    if face in (CHARACTER, WILL):
        _character_uses(t, seat, side, options)
    if face in (ARMY, MUSTER_ARMY, WILL):
        army_uses(t, seat, options)
    if face in (MUSTER, MUSTER_ARMY, WILL):
        _muster(t, seat, side, options)
    if face == MUSTER and side == SH and t.on_map(MOUTH) and not t.messenger_used and _messenger(t, seat):
        options.append(("messenger",))
    if face in (EVENT, WILL):
        for deck in side_decks(side):
            if len(t.decks[deck]):
                options.append(("draw", DECK_IDS[deck]))
    if face == WILL:
        if characters.heir_place(t) >= 0:
            options.append(("enter", CHARACTER_IDS[ARAGORN]))
        if characters.white_places(t):
            options.append(("enter", CHARACTER_IDS[GANDALF_WHITE]))
    options.extend(events.card_options(events.playable_cards(t, seat, face)))
    if side == FP:
        _any_die_fp(t, seat, face, options)
    else:
        _any_die_sh(t, seat, options)
    options.append(SKIP)
    return options


def _character_uses(t: Wotr, seat: int, side: int, options: list[Option]) -> None:
    """W6.7 to W6.14."""
    if movement.can_move(t, seat, movement.A_LEADER):
        options.append(("move_leader",))
    if attack.can_attack(t, seat, movement.A_LEADER):
        options.append(("attack_leader",))
    if side == SH:
        if characters.can_move_minions(t, seat):
            options.append(("minions",))
        return
    f = t.fellowship
    if f.hidden:
        options.append(("fellowship",))
    else:
        options.append(("hide",))
    if f.mordor < 0 and t.in_fellowship():
        options.append(("separate",))
    if characters.movable_companions(t, 0):
        options.append(("companions",))


def army_uses(t: Wotr, seat: int, options: list[Option]) -> None:
    """W6.15, W6.16."""
    if movement.can_move(t, seat, movement.NOBODY):
        options.append(("move_armies",))
    if attack.can_attack(t, seat, movement.NOBODY):
        options.append(("attack_army",))


def _muster(t: Wotr, seat: int, side: int, options: list[Option]) -> None:
    """W6.18, W6.20, W6.21, W22.5."""
    for nation in range(NATIONS):
        if diplomacy_open(t, seat, side, nation):
            options.append(("diplomacy", NATION_IDS[nation]))
    if recruit.can_muster(t, seat):
        options.append(("muster",))
    if side == SH:
        for c in range(SARUMAN, CHARACTERS):
            if t.owns(seat, minion_nation(c)) and characters.minion_places(t, c):
                options.append(("enter", CHARACTER_IDS[c]))
        if t.owns(seat, ISENGARD):
            if voice.places(t):
                options.append(("voice_recruit",))
            if voice.elites(t):
                options.append(("voice_elites",))


def diplomacy_open(t: Wotr, seat: int, side: int, nation: int) -> bool:
    """W6.18, W16.10, R8.5. A friendly Nation a step would move; Threats and Promises holds back the passive."""
    if side_of(nation) != side or not t.owns(seat, nation) or not politics.may_advance(t, nation):
        return False
    if side == FP and not t.active[nation] and t.on_table(events.THREATS_AND_PROMISES):
        return False
    return multiplayer.may_use_nation(t, seat, nation)


def _messenger(t: Wotr, seat: int) -> bool:
    """W22 table. The Mouth of Sauron: a Muster result as an Army result, once per turn."""
    if not t.owns(seat, SAURON):
        return False
    return (
        movement.can_move(t, seat, movement.NOBODY)
        or attack.can_attack(t, seat, movement.NOBODY)
        or len(events.playable_cards(t, seat, ARMY)) > 0
    )


def _any_die_fp(t: Wotr, seat: int, face: int, options: list[Option]) -> None:
    """W22.11, and cards of the Shadow the Free Peoples may force off the table."""
    f = t.fellowship
    if f.guide == STRIDER and not f.hidden and face not in (CHARACTER, WILL):
        options.append(("hide",))
    for c in characters.counsel(t):
        options.append(("counsel", CHARACTER_IDS[c]))
    if t.on_table(events.PALANTIR):
        if face == WILL:
            options.append(("force_off", CARD_IDS[events.PALANTIR]))
        if t.rings[FP] and not t.ring_used[FP]:
            options.append(("force_off_ring", CARD_IDS[events.PALANTIR]))
    if t.on_table(events.DENETHORS_FOLLY) and (face == WILL or steward_stopped(t)):
        options.append(("force_off", CARD_IDS[events.DENETHORS_FOLLY]))


def steward_stopped(t: Wotr) -> bool:
    """Denethor's Folly: Gandalf or Aragorn in Minas Tirith (Strider by an option)."""
    city = t.book.region_index["minas_tirith"]
    here = characters.companions_in(t, city)
    if GANDALF_GREY in here or GANDALF_WHITE in here or ARAGORN in here:
        return True
    return STRIDER in here and t.settings.denethor_strider


def _any_die_sh(t: Wotr, seat: int, options: list[Option]) -> None:
    """A Power too Great, The Power of Tom Bombadil: any die and two cards force them off."""
    for card in (events.POWER_TOO_GREAT, events.TOM_BOMBADIL):
        if t.on_table(card) and playing.can_pay(t, seat):
            options.append(("force_off", CARD_IDS[card]))


# --- carrying it out ---


def carry_out(t: Wotr, seat: int, face: int, answer: Option) -> Script:
    """Carries out the chosen use of a die."""
    verb = str(answer[0])
    if verb == "skip":
        t.tell("wotr-log-skip")
        if multiplayer.limited(t, seat):  # W21.20: no action, so the one before is still the last
            t.now_nations = t.last_nations
            t.now_force = t.last_force
        return
    if verb == "play":
        yield from playing.play(t, seat, CARD_NUMBER[str(answer[1])], face in (EVENT, WILL))
    elif verb == "draw":
        yield from events.draw_up_to(t, seat, DECK_NUMBER[str(answer[1])], 1)
    elif verb in ("force_off", "force_off_ring"):
        yield from playing.force_off(t, seat, CARD_NUMBER[str(answer[1])], verb == "force_off_ring")
    elif verb in ARMIES:
        yield from _lead_armies(t, seat, verb)
    elif verb in ON_THE_WAY:
        yield from _go_on(t, seat, verb)
    else:
        yield from _gather(t, seat, answer)
    events.tend(t)


def _lead_armies(t: Wotr, seat: int, verb: str) -> Script:
    """W6.7, W6.8, W6.15, W6.16."""
    if verb == "move_leader":
        yield from movement.move_armies(t, seat, 1, movement.A_LEADER, "W6.7")
    elif verb == "move_armies":
        yield from movement.move_armies(t, seat, 2, movement.NOBODY, "W6.15")
    elif verb == "attack_leader":
        yield from attack.declare(t, seat, movement.A_LEADER, "W6.8")
    else:
        yield from attack.declare(t, seat, movement.NOBODY, "W6.16")


def _go_on(t: Wotr, seat: int, verb: str) -> Script:
    """W6.9 to W6.14. The Fellowship, Companions and Minions."""
    if verb == "fellowship":
        yield from journey.move(t)
        if not over(t) and not t.on_table(events.LAST_BATTLE):
            t.hunt_dice[FP] += 1  # W6.2, R9.16: after the Hunt
            t.tell("wotr-log-hunt-die")
    elif verb == "hide":
        fellowship.hide(t)
    elif verb == "separate":
        yield from fellowship.separate(t, seat)
    elif verb == "companions":
        yield from characters.move_companions(t, seat)
    else:
        yield from characters.move_minions(t, seat, True, "W9.4")


def _gather(t: Wotr, seat: int, answer: Option) -> Script:
    """W6.18 to W6.26, W22. Nations, reinforcements, and who comes to the table."""
    verb = str(answer[0])
    if verb == "muster":
        yield from recruit.muster(t, seat)
    elif verb == "diplomacy":
        nation = NATION_NUMBER[str(answer[1])]
        politics.advance(t, nation, politics.DIPLOMACY)
        multiplayer.note_nation(t, seat, nation)
    elif verb == "enter":
        yield from _bring(t, seat, CHARACTER_NUMBER[str(answer[1])])
    elif verb == "voice_recruit":
        yield from recruit.spread(t, seat, regular(ISENGARD), voice.places(t), 1, "W22.14")
    elif verb == "voice_elites":
        recruit.promote(t, t.book.region_index["orthanc"], regular(ISENGARD), voice.elites(t))
    elif verb == "counsel":
        t.tell("wotr-log-counsel", {"character": str(answer[1])})
        politics.advance(t, characters.COUNSEL[CHARACTER_NUMBER[str(answer[1])]], politics.ABILITY)


def _bring(t: Wotr, seat: int, character: int) -> Script:
    """W6.21, W6.26."""
    if character == ARAGORN:
        characters.crown_aragorn(t)
    elif character == GANDALF_WHITE:
        yield from characters.bring_white(t, seat)
    else:
        yield from characters.bring_minion(t, seat, character)
