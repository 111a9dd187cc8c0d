"""W2.4. Regulars, Elites and Leaders: a kind of figure is a Nation and a rank."""

from __future__ import annotations

from typing import Final

REGULAR: Final = 0
ELITE: Final = 1
LEADER: Final = 2
RANKS: Final = 3
RANK_IDS: Final = ("regular", "elite", "leader")


def kind_of(nation: int, rank: int) -> int:
    return nation * RANKS + rank


def regular(nation: int) -> int:
    return nation * RANKS + REGULAR


def elite(nation: int) -> int:
    return nation * RANKS + ELITE


def leader(nation: int) -> int:
    return nation * RANKS + LEADER


def nation_of(kind: int) -> int:
    return kind // RANKS


def rank_of(kind: int) -> int:
    return kind % RANKS


def is_elite(kind: int) -> bool:
    return kind % RANKS == ELITE


def is_leader(kind: int) -> bool:
    """Leaders and Nazgul."""
    return kind % RANKS == LEADER


def is_unit(kind: int) -> bool:
    """Regulars and Elites are Army units."""
    return kind % RANKS != LEADER
