"""W18.1. The Hunt tiles by number: the standard ones first."""

from __future__ import annotations

from typing import Final

TILES: Final = 24
STANDARD_TILES: Final = 16
TILE_EYE: Final = 90
TILE_DIE: Final = 91
