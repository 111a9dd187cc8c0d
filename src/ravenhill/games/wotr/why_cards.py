"""Why a card can not be played: whose it is, its symbol, its requirement, or that it has nobody to work on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ravenhill.engine.decision import Reason
from ravenhill.games.wotr.armies import usable
from ravenhill.games.wotr.book import FP, FP_NATIONS, GONDOR, REGIONS, ROHAN, SH, WITCH_KING
from ravenhill.games.wotr.cards.common import has_army, region
from ravenhill.games.wotr.cards.fp_strategy import companies, woses_targets
from ravenhill.games.wotr.cards.sh_strategy import uruk_sieges
from ravenhill.games.wotr.combat_cards import effect_of
from ravenhill.games.wotr.events import BALROG, CARD_NUMBER, EVENTS, matches, may_play, rests
from ravenhill.games.wotr.movement import NOBODY, entering, warded
from ravenhill.games.wotr.multiplayer import limited, may_use_nation, owns
from ravenhill.games.wotr.recruit import regions_of
from ravenhill.games.wotr.table import Wotr, at_war, besieged_by, is_besieged, on_table, place_of
from ravenhill.games.wotr.why_armies import no, why_force_attacks_not, why_stuck

Cause: TypeAlias = Callable[[Wotr, int], Reason]  # table, seat that would play


def why_event(t: Wotr, seat: int, face: int, name: str) -> Reason | None:
    """W8.7, W8.8, R2.1. Why a card can not be played as an Event with this result."""
    card = CARD_NUMBER.get(name, -1)
    if card not in t.hands[seat]:
        return no("not-in-hand", "W8.7")
    if not matches(t, card, face):
        return no("symbol", "W8.7", card=name)
    if not may_play(t, seat, card):
        return no("other-player", "W21.17", card=name)
    if rests(t, seat, card):
        return no("just-used", "W21.20")
    known = EVENTS[card]
    if known is None:
        return None
    if not known.when(t, seat):
        return no("requirement", "W8.8", card=name, needs=f"{name}.needs")
    if not known.some(t, seat):
        return CAUSES[name](t, seat)
    return None


def why_combat(t: Wotr, seat: int, name: str) -> Reason:
    """W13.5.1, W13.5.2. Why a card can not be played as a Combat card."""
    card = CARD_NUMBER[name]
    if card not in t.hands[seat] and not (card == BALROG and t.team[seat] == SH and on_table(t, BALROG)):
        return no("not-in-hand", "W13.5.1")
    effect = effect_of(t, card)
    return no("combat-need", "W13.5.2", card=name, effect=effect, needs=f"{effect}.needs")


# --- nobody to work on, R2.1 ---


def no_companion(t: Wotr, seat: int) -> Reason:
    return no("idle-companions", "R2.1")


def nobody_home(t: Wotr, seat: int) -> Reason:
    return no("idle-home", "R2.1")


def no_quarrel(t: Wotr, seat: int) -> Reason:
    return no("idle-quarrel", "R2.1")


def no_rangers(t: Wotr, seat: int) -> Reason:
    if has_army(t, region(t, "osgiliath"), FP) and not may_use_nation(t, seat, GONDOR):
        return no("just-used", "W21.20")
    return no("idle-rangers", "R2.1")


def no_nation(t: Wotr, seat: int) -> Reason:
    rested = [n for n in range(FP_NATIONS) if not at_war(t, n) and owns(t, seat, n)]
    return no("just-used", "W21.20") if rested else no("idle-nations", "R8.3")


def no_relief(t: Wotr, seat: int) -> Reason:
    """Help Unlooked For: no Army beside besiegers, or none that may attack."""
    places = [
        p
        for p in range(REGIONS)
        if t.units[p * 2] and any(besieged_by(t, r, SH) and t.units[r * 2 + SH] for r in t.book.near[p])
    ]
    return why_force_attacks_not(t, seat, places, NOBODY) if places else no("idle-relief", "R2.1")


def no_woses(t: Wotr, seat: int) -> Reason:
    """Paths of the Woses: nobody in Rohan, no room, or nobody who may go there."""
    if not any(has_army(t, r, FP) for r in regions_of(t, ROHAN)):
        return no("idle-woses", "R2.1")
    city = region(t, "minas_tirith")
    targets = woses_targets(t)
    if targets:
        forces = [usable(t, seat, place_of(t, r, FP)) for r in regions_of(t, ROHAN)]
        if not any(entering(t, force, r).units() for force in forces for r in targets):
            return no("border", "W12.3.5", region=t.book.region_ids[targets[0]])
        if limited(t, seat):
            return no("just-used", "W21.20")
        return no("command", "W21.14") if t.seats > 2 else no("leader-alone", "W12.2.2")
    if t.control[city] == FP and not is_besieged(t, city):
        return no("full", "W12.3.4", region="minas_tirith")
    return no("idle-woses-way", "W12.3.2")


def no_riders(t: Wotr, seat: int) -> Reason:
    """Through a Day and a Night: the Armies with a Companion are besieged or can go nowhere."""
    places = companies(t)
    field = [p for p in places if p < REGIONS]
    if not field:
        return no("besieged", "R5.3", region=t.book.region_ids[t.book.region_of[places[0]]])
    return why_stuck(t, seat, field[0])


def no_figure(t: Wotr, seat: int) -> Reason:
    return no("idle-mordor", "R10.9")


def no_storm(t: Wotr, seat: int, sieges: list[int]) -> Reason:
    """Siege battles a card would begin: barred by a card of the Free Peoples, or nobody may attack."""
    free = [r for r in sieges if not warded(t, r, SH)]
    if not free:
        return no("warded", "W8.11", region=t.book.region_ids[sieges[0]])
    return why_force_attacks_not(t, seat, free, NOBODY)


def no_grond(t: Wotr, seat: int) -> Reason:
    return no_storm(t, seat, [t.where[WITCH_KING]])


def no_uruks(t: Wotr, seat: int) -> Reason:
    return no_storm(t, seat, uruk_sieges(t))


def no_gathering(t: Wotr, seat: int) -> Reason:
    return no("idle-gather", "W12.4.1")


def no_corsairs(t: Wotr, seat: int) -> Reason:
    umbar = region(t, "umbar")
    if not t.units[umbar * 2 + SH]:
        return no("no-army-there", "R2.1", region="umbar")
    return no("idle-corsairs", "W12.3.2")


CAUSES: Final[dict[str, Cause]] = {
    "fp_char_15": no_companion,
    "fp_char_16": no_companion,
    "fp_char_17": nobody_home,
    "fp_strat_05": no_quarrel,
    "fp_strat_06": no_rangers,
    "fp_strat_08": no_nation,
    "fp_strat_10": no_relief,
    "fp_strat_11": no_woses,
    "fp_strat_12": no_riders,
    "sh_char_10": no_figure,
    "sh_char_20": no_grond,
    "sh_strat_02": no_uruks,
    "sh_strat_07": no_gathering,
    "sh_strat_08": no_gathering,
    "sh_strat_10": no_corsairs,
}
