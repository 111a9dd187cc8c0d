"""Several Characters, Nations or regions as one number, with a bit for each of them."""

from __future__ import annotations


def has(group: int, one: int) -> bool:
    return group >> one & 1 != 0


def several(group: int) -> bool:
    """More than one."""
    return group & (group - 1) != 0


def only(one: int) -> int:
    return 1 << one


def joined(group: int, one: int) -> int:
    return group | 1 << one


def without(group: int, one: int) -> int:
    return group & ~(1 << one)


def members(group: int) -> list[int]:
    found: list[int] = []
    one = 0
    while group:
        if group & 1:
            found.append(one)
        group >>= 1
        one += 1
    return found
