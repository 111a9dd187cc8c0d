"""The map as numbers: regions, then the boxes of the besieged; what is settled there; Armies by region and side."""

from __future__ import annotations

from typing import Final

REGIONS: Final = 105
BOXES: Final = 16
PLACES: Final = REGIONS + BOXES  # after the regions come the boxes of the besieged, one for each Stronghold

# Where a Character is when he is at no place of the map.
IN_FELLOWSHIP: Final = -1
ASIDE: Final = -2  # not yet in play
OUT: Final = -3  # eliminated
REPLACED: Final = -4  # W22.15: Strider who became Aragorn is neither eliminated nor in play

NOTHING: Final = 0
TOWN: Final = 1
CITY: Final = 2
STRONGHOLD: Final = 3
FORTIFICATION: Final = 4

AREA_IDS: Final = (
    "map_north_west",
    "map_north",
    "map_north_east",
    "map_west",
    "map_centre",
    "map_east",
    "map_south_west",
    "map_south",
    "map_south_east",
)
AREA_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(AREA_IDS)}


def army_at(region: int, side: int) -> int:
    """The number of a side's Army in a region, for lists of Armies."""
    return region * 2 + side


def army_region(army: int) -> int:
    return army // 2


def army_side(army: int) -> int:
    return army % 2
