"""What a game may put into its view and its stories to be drawn by the table itself, without a board of its own: a map
with counters under `map`, the running fight under `fight`, and a fight that is over as the story of a line.

Nothing here is said in words: things are named by their ids, sentences by their keys."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class Said(TypedDict):
    """A sentence: a key of the locale and what it names."""

    key: str
    args: dict[str, str | int | list[str | int]]


class Counter(TypedDict):
    """So many of a kind at a place. What an answer may name has an `id`."""

    kind: str
    n: int
    id: NotRequired[str]
    colour: NotRequired[str]
    icon: NotRequired[str]


class Place(TypedDict):
    """A place of the map: where it is drawn, and what lies there."""

    id: str
    at: list[int]  # across and down
    counters: list[Counter]
    colour: NotRequired[str]


class Map(TypedDict):
    """Places and the ways between them."""

    size: list[int]  # width and height
    places: list[Place]
    ways: list[list[str]]  # from place to place


class Die(TypedDict):
    """A die or another thing that was drawn, and whether it counts (None: not known yet)."""

    face: int | str
    hit: bool | None


class Throw(TypedDict):
    """Dice of one side, what changed them and why, and what came of it."""

    name: Said
    dice: list[Die]
    causes: list[Said]
    sum: Said


class Part(TypedDict):
    """What one side did in a round."""

    cards: list[str]
    throws: list[Throw]
    losses: dict[str, int]  # by kind


class Side(TypedDict):
    """Who fights, with what."""

    name: str
    stands: dict[str, int]  # by kind
    colour: NotRequired[str]


class Fight(TypedDict):
    """A fight, running or over: in each round a part for every side, in the order of the sides."""

    what: Literal["fight"]
    title: Said
    sides: list[Side]
    rounds: list[list[Part]]
    result: Said | None  # None: it goes on
