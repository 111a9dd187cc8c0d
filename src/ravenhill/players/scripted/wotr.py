"""War of the Ring by a flow chart. A side has a list of aims, the most pressing first; each names the dice it may be
paid with, the one that is missed least first. An action serves the first aim that some die can be spent for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ravenhill.engine.decision import Option, Question
from ravenhill.games.wotr import attack, movement, uses
from ravenhill.games.wotr.actions import DIE, Use
from ravenhill.games.wotr.asking import PASS
from ravenhill.games.wotr.dice import ARMY, CHARACTER, EVENT, FACE_NUMBER, MUSTER, MUSTER_ARMY, WILL
from ravenhill.games.wotr.nations import FP, NATION_NUMBER, SH
from ravenhill.games.wotr.people import ARAGORN, CHARACTER_IDS, GANDALF_WHITE
from ravenhill.games.wotr.table import Wotr
from ravenhill.games.wotr.worth import peril, superiority

Aim = Callable[[Wotr, int, list[Option]], Option]  # what serves it of the uses of a die; () where nothing does

NOTHING: Final[Option] = ()
CLEAR: Final = 1.5  # so much stronger an Army attacks what is worth points
EVEN: Final = 1.0  # so much stronger it attacks when there is nothing better to do
BOLD: Final = 0.8  # Corruption to be expected of a step that is still ventured
ROOM: Final = 5  # cards in hand from which on no more are drawn


def said(t: Wotr, decision: Question) -> Option:
    """What the chart says to a question, or nothing."""
    kind = decision.kind
    if kind == "die":
        return which_die(t, decision)
    if isinstance(decision, Use):
        return first_aim(t, decision.seat, list(decision.options))
    if kind == "attack":
        return best_attack(t, decision.seat, list(decision.options), EVEN)
    if kind == "hunt":
        return hunters(t, decision)
    if kind == "declare":
        return ("declare",) if rests(t) else NOTHING
    if kind == "hunt_casualty" and t.damage > 1:
        return ("casualty", "guide")  # Companions are there to shield the Ring-bearers
    return NOTHING


def which_die(t: Wotr, decision: Question) -> Option:
    """The die for the first aim that can be served; whoever has nothing to do waits if he may."""
    seat = decision.seat
    faces = [FACE_NUMBER[str(option[1])] for option in decision.options if option[0] == "die"]
    open_uses = [uses.open_uses(t, seat, face) for face in faces]
    for aim, dice in CHARTS[t.team[seat]]:
        for face in dice:
            if face in faces and aim(t, seat, open_uses[faces.index(face)]):
                return DIE[face]
    return PASS if PASS in decision.options else NOTHING


def first_aim(t: Wotr, seat: int, options: list[Option]) -> Option:
    for aim, _ in CHARTS[t.team[seat]]:
        found = aim(t, seat, options)
        if found:
            return found
    return NOTHING


def hunters(t: Wotr, decision: Question) -> Option:
    """One die hunts; two when the Ring-bearers are more than halfway; in Mordor all that may."""
    f = t.fellowship
    near = t.book.gate_distance[f.region] - f.progress <= 5
    wanted = 9 if f.mordor >= 0 else 2 if near else 1
    counts = [int(option[1]) for option in decision.options]
    return ("hunt", max(min(counts), min(max(counts), wanted)))


def rests(t: Wotr) -> bool:
    """Ring-bearers who stand before the gate show themselves, and those who are worn in a haven where they are."""
    f = t.fellowship
    gate = t.book.gate_distance[f.region]
    return f.progress >= gate or (f.progress == 0 and f.corruption > 0)


# --- aims of both sides ---


def attack_clearly(t: Wotr, seat: int, options: list[Option]) -> Option:
    """Where a Settlement worth points can be taken with much the stronger Army."""
    return attacks(t, seat, options, CLEAR, True)


def attack_evenly(t: Wotr, seat: int, options: list[Option]) -> Option:
    return attacks(t, seat, options, EVEN, False)


def attacks(t: Wotr, seat: int, options: list[Option], least: float, prized: bool) -> Option:
    for verb, need in (("attack_army", movement.NOBODY), ("attack_leader", movement.A_LEADER)):
        if (verb,) in options:
            best = best_attack(t, seat, attack.attack_options(t, seat, need), least)
            if best and (not prized or t.book.vp[t.book.region_index[str(best[2])]]):
                return (verb,)
    return NOTHING


def best_attack(t: Wotr, seat: int, options: list[Option], least: float) -> Option:
    """The attack with most behind it, Settlements worth points before the field."""
    best = NOTHING
    highest = 0.0
    index = t.book.region_index
    side = t.team[seat]
    for option in options:
        source, target = index[str(option[1])], index[str(option[2])]
        edge = superiority(t, side, source, target)
        prize = t.book.vp[target] if t.control[target] != side else 0
        worth = min(edge, 4.0) * (1.0 + prize)
        if edge >= least and worth > highest:
            highest = worth
            best = option
    return best


def play_a_card(t: Wotr, seat: int, options: list[Option]) -> Option:
    return first_of(options, "play")


def draw_a_card(t: Wotr, seat: int, options: list[Option]) -> Option:
    return first_of(options, "draw") if len(t.hands[seat]) < ROOM else NOTHING


def gather_troops(t: Wotr, seat: int, options: list[Option]) -> Option:
    for verb in ("voice_elites", "voice_recruit", "muster"):
        if (verb,) in options:
            return (verb,)
    return NOTHING


def march(t: Wotr, seat: int, options: list[Option]) -> Option:
    for verb in ("move_armies", "move_leader"):
        if (verb,) in options:
            return (verb,)
    return NOTHING


def to_war(t: Wotr, seat: int, options: list[Option]) -> Option:
    """The Nation nearest to war takes the next step."""
    best = NOTHING
    fewest = -1
    for option in options:
        if option[0] == "diplomacy":
            steps = t.politics[NATION_NUMBER[str(option[1])]]
            if steps > fewest:
                fewest = steps
                best = option
    return best


def first_of(options: list[Option], verb: str) -> Option:
    for option in options:
        if option[0] == verb:
            return option
    return NOTHING


# --- aims of the Shadow ---


def bring_a_minion(t: Wotr, seat: int, options: list[Option]) -> Option:
    return first_of(options, "enter")


def send_minions(t: Wotr, seat: int, options: list[Option]) -> Option:
    return first_of(options, "minions")


# --- aims of the Free Peoples ---


def climb(t: Wotr, seat: int, options: list[Option]) -> Option:
    """In Mordor every turn without a step costs Corruption."""
    return first_of(options, "fellowship") if t.fellowship.mordor >= 0 else NOTHING


def hide(t: Wotr, seat: int, options: list[Option]) -> Option:
    return first_of(options, "hide")


def bring_a_hero(t: Wotr, seat: int, options: list[Option]) -> Option:
    for hero in (GANDALF_WHITE, ARAGORN):
        if ("enter", CHARACTER_IDS[hero]) in options:
            return ("enter", CHARACTER_IDS[hero])
    return NOTHING


def steal_on(t: Wotr, seat: int, options: list[Option]) -> Option:
    """A step of the Ring-bearers while the Hunt is not too keen for what they bear already; not beyond the gate."""
    f = t.fellowship
    if f.progress >= t.book.gate_distance[f.region]:
        return NOTHING
    calm = peril(t.hunt_dice[SH], t.hunt_dice[FP]) <= BOLD * (1.0 - f.corruption / 12.0)
    return first_of(options, "fellowship") if calm else NOTHING


def counsel(t: Wotr, seat: int, options: list[Option]) -> Option:
    return first_of(options, "counsel")


CHARTS: Final[list[list[tuple[Aim, tuple[int, ...]]]]] = [
    [
        (climb, (CHARACTER, WILL)),
        (hide, (CHARACTER, EVENT, ARMY, MUSTER, MUSTER_ARMY, WILL)),
        (bring_a_hero, (WILL,)),
        (steal_on, (CHARACTER, WILL)),
        (attack_clearly, (ARMY, MUSTER_ARMY, CHARACTER)),
        (to_war, (MUSTER, MUSTER_ARMY)),
        (counsel, (MUSTER, ARMY, EVENT, CHARACTER)),
        (play_a_card, (EVENT, ARMY, MUSTER, MUSTER_ARMY, CHARACTER)),
        (gather_troops, (MUSTER, MUSTER_ARMY)),
        (draw_a_card, (EVENT, WILL)),
        (attack_evenly, (ARMY, MUSTER_ARMY)),
    ],
    [
        (bring_a_minion, (MUSTER, MUSTER_ARMY)),
        (attack_clearly, (ARMY, MUSTER_ARMY, CHARACTER)),
        (to_war, (MUSTER, MUSTER_ARMY)),
        (play_a_card, (EVENT, CHARACTER, MUSTER, ARMY, MUSTER_ARMY)),
        (gather_troops, (MUSTER, MUSTER_ARMY)),
        (march, (ARMY, MUSTER_ARMY, CHARACTER)),
        (draw_a_card, (EVENT,)),
        (send_minions, (CHARACTER,)),
        (attack_evenly, (ARMY, MUSTER_ARMY, CHARACTER)),
    ],
]
