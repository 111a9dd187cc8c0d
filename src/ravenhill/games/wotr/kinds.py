"""W2.4. Kinds of figures: a Nation and a rank. The "Leader" of Sauron is the Nazgul, the Shadow has no other."""

from __future__ import annotations

from typing import Final

from ravenhill.games.wotr.nations import FP, NATION_IDS, NATIONS, SAURON, SH
from ravenhill.games.wotr.ranks import ELITE, LEADER, RANK_IDS, RANKS, REGULAR

KINDS: Final = 24  # by Nation, then by rank
FP_KINDS: Final = 15  # the first ones are of the Free Peoples
NAZGUL: Final = 20  # of Sauron, in the place of a Leader

KIND_IDS: Final = tuple(
    "nazgul" if n == SAURON and r == LEADER else f"{NATION_IDS[n]}_{RANK_IDS[r]}"
    for n in range(NATIONS)
    for r in range(RANKS)
)
KIND_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(KIND_IDS)}

FP_RANGE: Final = range(FP_KINDS)
SH_RANGE: Final = range(FP_KINDS, KINDS)
LEADERS: Final = tuple(range(LEADER, KINDS, RANKS))
FP_LEADERS: Final = tuple(range(LEADER, FP_KINDS, RANKS))
ELITES: Final = tuple(range(ELITE, KINDS, RANKS))
FP_ELITES: Final = tuple(range(ELITE, FP_KINDS, RANKS))
SH_ELITES: Final = tuple(range(FP_KINDS + ELITE, KINDS, RANKS))
FP_REGULARS: Final = tuple(range(REGULAR, FP_KINDS, RANKS))


def kinds_of(side: int) -> range:
    return FP_RANGE if side == FP else SH_RANGE


def side_of_kind(kind: int) -> int:
    return FP if kind < FP_KINDS else SH


def units_among(figures: list[int]) -> int:
    """How many Army units are among figures counted by kind."""
    total = 0
    for k in range(0, KINDS, RANKS):
        total += figures[k] + figures[k + ELITE]
    return total


def any_leader(figures: list[int]) -> bool:
    """Whether a Leader or a Nazgul is among figures counted by kind."""
    return any(figures[k] for k in range(LEADER, KINDS, RANKS))


def leaders_stay(there: list[int], going: list[int]) -> bool:
    """Whether a Leader of the Free Peoples is there who does not go."""
    return any(there[k] > going[k] for k in range(LEADER, FP_KINDS, RANKS))
