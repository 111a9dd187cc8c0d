"""W6. The faces of the Action dice; W13.6, W18.3. what a die of a battle or a Hunt must show."""

from __future__ import annotations

from typing import Final

CHARACTER: Final = 0
ARMY: Final = 1
MUSTER: Final = 2
EVENT: Final = 3
MUSTER_ARMY: Final = 4
WILL: Final = 5
EYE: Final = 6
FACES: Final = 7
FACE_IDS: Final = ("character", "army", "muster", "event", "army_muster", "will_of_the_west", "eye")
FACE_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(FACE_IDS)}

SUCCESS: Final = 6


def is_hit(die: int, add: int, need: int) -> bool:
    """W13.6.2, W13.6.3. A natural 6 always hits, a natural 1 never."""
    return die == 6 or (die != 1 and die + add >= need)


def is_success(die: int, bonus: int) -> bool:
    """W18.3.1, W18.3.2. Six or more with the bonus; a natural 1 never."""
    return die != 1 and die + bonus >= SUCCESS
