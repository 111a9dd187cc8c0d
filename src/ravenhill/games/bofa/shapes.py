"""What the view and the stories of this game hold."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

Side: TypeAlias = Literal["fp", "shadow"]
Hindrance: TypeAlias = Literal["fortification", "slope", "ford", "card"]  # what makes it six
Leaving: TypeAlias = Literal["holds", "retreat", "rout"]
Result: TypeAlias = Literal["destroyed", "both", "repelled", "ceased", "fog", "retreat", "rout"]


class Die(TypedDict):
    """A die of a combat."""

    face: int
    first: int  # what it showed before it was rolled again
    black: bool
    hit: bool
    again: bool  # it was rolled again


class Plus(TypedDict):
    """What a roll is raised by, and the card that does it."""

    n: int
    card: str


class Front(TypedDict):
    """One side in one round of a combat."""

    area: str | None
    beorn: bool
    units: dict[str, int]  # at the beginning of the round
    characters: list[str]
    cards: list[str]
    count: int  # how many dice it rolls
    target: int  # what they need
    hindrance: Hindrance | None
    plus: list[Plus]
    plus_again: list[Plus]
    rerolls: int  # how many misses it may roll again
    dice: list[Die]
    hits: int
    ability: str | None  # the unit whose card was played
    black_hit: bool
    awake: bool  # the ability works
    regrouped: bool
    damage: int
    damage_fortification: int
    lost: list[str]
    gone: list[str]


class Round(TypedDict):
    """One round of a combat: who fights, and how it went."""

    round: int
    fighting: str | None  # the attacking Army
    fronts: dict[Side, Front]


class Ways(TypedDict):
    """How the defender may leave at the end of the round, and where to."""

    how: Literal["none", "retreat", "rout"]
    to: list[str]
    driven: bool


# `from` is no name for a field, so this one is not written as a class
Combat = TypedDict(
    "Combat",
    {
        "attacker": Side,
        "from": list[str],
        "target": str,
        "charge": bool,
        "terrain": Side | None,  # who drew a card for terrain superiority
        "rounds": list[Round],  # the last one is being fought, or not yet begun (round 0)
        "result": Result | None,
        "leaving": NotRequired[Ways],
        "used": NotRequired[dict[Side, list[str]]],  # cards that wait for Regroup
    },
)
