"""W13.6, W18.3. What a die must show."""

from __future__ import annotations

from typing import Final

SUCCESS: Final = 6


def is_hit(die: int, add: int, need: int) -> bool:
    """W13.6.2, W13.6.3. A natural 6 always hits, a natural 1 never."""
    return die == 6 or (die != 1 and die + add >= need)


def is_success(die: int, bonus: int) -> bool:
    """W18.3.1, W18.3.2. Six or more with the bonus; a natural 1 never."""
    return die != 1 and die + bonus >= SUCCESS
