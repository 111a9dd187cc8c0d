"""Named numbers: they read like an enum and run like a number, because the compiler puts the number in its place.

class Site:
    EMPTY: Final = 0
    FORGE: Final = 1

names(Site)      # ["empty", "forge"]
number(Site, "forge")
"""

from __future__ import annotations


def numbers(cls: type) -> dict[str, int]:
    """Every name of the class, in small letters, with its number."""
    return {name.lower(): value for name, value in vars(cls).items() if name.isupper()}


def names(cls: type) -> list[str]:
    """The names in the order of their numbers, which count up from 0."""
    found = numbers(cls)
    return sorted(found, key=lambda name: found[name])


def number(cls: type, name: str) -> int:
    return numbers(cls)[name]
