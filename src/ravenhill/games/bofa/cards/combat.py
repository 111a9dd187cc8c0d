"""The combat effects of the Event cards: what each does to its own side and to the other in this round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ravenhill.games.bofa.table import Front


def captain_of_war(own: Front, foe: Front) -> None:
    """ev01, ev07, ev17. A leader given up takes two damage tokens off; asked for in part 3 of the damage step."""
    own.captain = True


def fierce_defence(own: Front, foe: Front) -> None:
    """ev02, ev05, ev08. The opponent needs a six."""
    foe.six = True


def no_quarter(own: Front, foe: Front) -> None:
    """ev03, ev09, ev19. One damage to the own Army before the roll, then +1 on both rolls."""
    own.no_quarter = True


def determined_attack(own: Front, foe: Front) -> None:
    """ev04, ev11, ev14. One more card (B12.3.12): played right after the reveal."""


def stand_and_fight(own: Front, foe: Front) -> None:
    """ev06, ev13, ev16. Every unit counts two."""
    own.stand = True


def dense_fog(own: Front, foe: Front) -> None:
    """ev10, ev18, ev26. The combat ends with this round."""
    own.fog = True


def overmastered(own: Front, foe: Front) -> None:
    """ev12, ev15, ev20. No Leader Re-roll for the opponent."""
    foe.mute = True


def battle_fury(own: Front, foe: Front) -> None:
    """ev21, ev24, ev28. +1 on the Combat Roll."""
    own.roll_plus += 1


def commanding_voice(own: Front, foe: Front) -> None:
    """ev22, ev25, ev29. Leadership +2."""
    own.extra_leadership += 2


def great_confusion(own: Front, foe: Front) -> None:
    """ev23, ev27, ev30. The opponent rolls two dice fewer, at least one."""
    foe.fewer += 2


COMBAT: Final[dict[str, Callable[[Front, Front], None]]] = {
    "ev01": captain_of_war,
    "ev02": fierce_defence,
    "ev03": no_quarter,
    "ev04": determined_attack,
    "ev05": fierce_defence,
    "ev06": stand_and_fight,
    "ev07": captain_of_war,
    "ev08": fierce_defence,
    "ev09": no_quarter,
    "ev10": dense_fog,
    "ev11": determined_attack,
    "ev12": overmastered,
    "ev13": stand_and_fight,
    "ev14": determined_attack,
    "ev15": overmastered,
    "ev16": stand_and_fight,
    "ev17": captain_of_war,
    "ev18": dense_fog,
    "ev19": no_quarter,
    "ev20": overmastered,
    "ev21": battle_fury,
    "ev22": commanding_voice,
    "ev23": great_confusion,
    "ev24": battle_fury,
    "ev25": commanding_voice,
    "ev26": dense_fog,
    "ev27": great_confusion,
    "ev28": battle_fury,
    "ev29": commanding_voice,
    "ev30": great_confusion,
}

DETERMINED: Final = ("ev04", "ev11", "ev14")
NO_QUARTER: Final = ("ev03", "ev09", "ev19")
BATTLE_FURY: Final = ("ev21", "ev24", "ev28")
