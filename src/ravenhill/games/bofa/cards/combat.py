"""The combat effects of the Event cards: what each does to its own side and to the other in this round."""

from __future__ import annotations

from typing import Final

from ravenhill.games.bofa.cards.register import combat
from ravenhill.games.bofa.table import Front

# What more than one room asks for
DETERMINED: Final = ("ev04", "ev11", "ev14")
NO_QUARTER: Final = ("ev03", "ev09", "ev19")
BATTLE_FURY: Final = ("ev21", "ev24", "ev28")


@combat("ev01", "ev07", "ev17")
def captain_of_war(own: Front, foe: Front) -> None:
    """A leader given up takes two damage tokens off; asked for in part 3 of the damage step."""
    own.captain = True


@combat("ev02", "ev05", "ev08")
def fierce_defence(own: Front, foe: Front) -> None:
    """The opponent needs a six."""
    foe.six = True


@combat(*NO_QUARTER)
def no_quarter(own: Front, foe: Front) -> None:
    """One damage to the own Army before the roll, then +1 on both rolls."""
    own.no_quarter = True


@combat(*DETERMINED)
def determined_attack(own: Front, foe: Front) -> None:
    """One more card (B12.3.12): played right after the reveal."""


@combat("ev06", "ev13", "ev16")
def stand_and_fight(own: Front, foe: Front) -> None:
    """Every unit counts two."""
    own.stand = True


@combat("ev10", "ev18", "ev26")
def dense_fog(own: Front, foe: Front) -> None:
    """The combat ends with this round."""
    own.fog = True


@combat("ev12", "ev15", "ev20")
def overmastered(own: Front, foe: Front) -> None:
    """No Leader Re-roll for the opponent."""
    foe.mute = True


@combat(*BATTLE_FURY)
def battle_fury(own: Front, foe: Front) -> None:
    """+1 on the Combat Roll."""
    own.roll_plus += 1


@combat("ev22", "ev25", "ev29")
def commanding_voice(own: Front, foe: Front) -> None:
    """Leadership +2."""
    own.extra_leadership += 2


@combat("ev23", "ev27", "ev30")
def great_confusion(own: Front, foe: Front) -> None:
    """The opponent rolls two dice fewer, at least one."""
    foe.fewer += 2
