"""W9. The Characters by name."""

from __future__ import annotations

from typing import Final, get_args

from ravenhill.games.wotr.nations import FP, ISENGARD, SAURON, SH
from ravenhill.games.wotr.shapes import CharacterId

GANDALF_GREY: Final = 0
STRIDER: Final = 1
BOROMIR: Final = 2
LEGOLAS: Final = 3
GIMLI: Final = 4
MERIADOC: Final = 5
PEREGRIN: Final = 6
ARAGORN: Final = 7
GANDALF_WHITE: Final = 8
GOLLUM: Final = 9
SARUMAN: Final = 10
WITCH_KING: Final = 11
MOUTH: Final = 12
CHARACTERS: Final = 13
COMPANIONS: Final = 9  # characters 0 to 8; the first seven start in the Fellowship
STARTING: Final = 7
ALL_COMPANIONS: Final = (1 << COMPANIONS) - 1  # as a group

CHARACTER_IDS: Final[tuple[CharacterId, ...]] = get_args(CharacterId)
CHARACTER_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(CHARACTER_IDS)}


def minion_nation(c: int) -> int:
    """W21.22. The Nation whose player leads a Minion."""
    return ISENGARD if c == SARUMAN else SAURON


def char_side(c: int) -> int:
    return FP if c <= COMPANIONS else SH
