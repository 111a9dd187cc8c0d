"""The two sides and their Nations."""

from __future__ import annotations

from typing import Final, get_args

from ravenhill.games.wotr.shapes import Nation, Side

FP: Final = 0
SH: Final = 1
SIDE_IDS: Final[tuple[Side, ...]] = get_args(Side)

DWARVES: Final = 0
ELVES: Final = 1
GONDOR: Final = 2
NORTH: Final = 3
ROHAN: Final = 4
ISENGARD: Final = 5
SAURON: Final = 6
SOUTHRONS: Final = 7
NATIONS: Final = 8
NO_NATION: Final = -1
FP_NATIONS: Final = 5  # nations 0 to 4 are of the Free Peoples
ALL_NATIONS: Final = (1 << NATIONS) - 1  # as a group
NATION_IDS: Final[tuple[Nation, ...]] = get_args(Nation)
NATION_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(NATION_IDS)}


def side_of(nation: int) -> int:
    return FP if nation < FP_NATIONS else SH
