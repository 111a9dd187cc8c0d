"""What the view and the stories of this game hold."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

Side: TypeAlias = Literal["fp", "shadow"]
Territory: TypeAlias = Literal["broken_lands", "valley", "eastern_bank", "southern_spur"]
Hindrance: TypeAlias = Literal["fortification", "slope", "ford", "card"]  # what makes it six
Leaving: TypeAlias = Literal["holds", "retreat", "rout"]
Result: TypeAlias = Literal["destroyed", "both", "repelled", "ceased", "fog", "retreat", "rout"]


class Die(TypedDict):
    """A die of a combat."""

    face: int
    first: int  # what it showed before it was rolled again
    black: bool
    hit: bool
    again: bool  # it was rolled again


class Plus(TypedDict):
    """What a roll is raised by, and the card that does it."""

    n: int
    card: str


class Front(TypedDict):
    """One side in one round of a combat."""

    area: str | None
    beorn: bool
    units: dict[str, int]  # at the beginning of the round
    characters: list[str]
    favoured: int  # units on ground they like
    cards: list[str]
    count: int  # how many dice it rolls
    target: int  # what they need
    hindrance: Hindrance | None
    plus: list[Plus]
    plus_again: list[Plus]
    rerolls: int  # how many misses it may roll again
    dice: list[Die]
    hits: int
    ability: str | None  # the unit whose card was played
    black_hit: bool
    awake: bool  # the ability works
    damage: int
    damage_fortification: int
    lost: list[str]
    gone: list[str]


class Round(TypedDict):
    """One round of a combat: who fights, and how it went."""

    round: int
    fighting: str | None  # the attacking Army
    fronts: dict[Side, Front]


class Ways(TypedDict):
    """How the defender may leave at the end of the round, and where to."""

    how: Literal["none", "retreat", "rout"]
    to: list[str]
    driven: bool


# `from` is no name for a field, so this one is not written as a class
Combat = TypedDict(
    "Combat",
    {
        "what": Literal["combat"],
        "attacker": Side,
        "defender": Side,
        "from": list[str],
        "target": str,
        "terrain": Side | None,  # who drew a card for terrain superiority
        "rounds": list[Round],  # the last one is being fought, or not yet begun (round 0)
        "result": Result | None,
        "chosen": NotRequired[list[Side]],  # who has chosen a card in this round, be it still face down
        "leaving": NotRequired[Ways],  # while both sides stand
        "used": NotRequired[dict[Side, list[str]]],  # cards that wait for Regroup
    },
)


# an Army goes one region further
March = TypedDict("March", {"what": Literal["march"], "side": Side, "from": str, "to": str})

Story: TypeAlias = Combat | March


class Area(TypedDict):
    """A region, goblin muster or pass where something lies."""

    side: Side | None
    units: dict[str, int]
    damage: int
    tokens_lead: int
    leadership: int
    strength: int
    fortification: int  # damage on it
    control: bool
    recruitment: dict[str, int]
    characters: list[str]


# an Army on the march
Column = TypedDict(
    "Column",
    {
        "side": Side,
        "from": str,
        "at": str,
        "units": dict[str, int],
        "damage": int,
        "leadership": int,
        "characters": list[str],
    },
)


class Held(TypedDict):
    """Tokens somebody has."""

    kind: Literal["rings", "wrath", "bodyguards", "focus"]
    n: int


class Person(TypedDict):
    """A character: where it is, its step on the Fate Track, its Activation token and others."""

    side: Side
    place: str
    step: int
    ready: bool
    active: bool
    troubled: bool
    tokens: Held | None


class Range(TypedDict):
    """B9.4.6, B9.4.7. From where a General's ability reaches how far, and whom it may strike there."""

    kind: Literal["blast", "archery"]
    general: str
    area: str
    over: list[str]
    at: list[str]


class Pass(TypedDict):
    """B11.6.2. Whether it is open, and how many units in its goblin muster open it."""

    open: bool
    opens_at: int


class Laid(TypedDict):
    """A card on the table, and how many tokens or figures are left on it."""

    card: str
    left: int


class Newcomer(TypedDict):
    """Who comes next, and on which step."""

    character: str
    step: int


class Fate(TypedDict):
    """B8.15. Drawn tiles are open; what is left in the pool is known by counting."""

    marker: int
    last: int  # the step that ends the battle
    next: Newcomer | None
    pool: dict[str, int]
    drawn: str | None  # the tile the Shadow applies, or draws another
    to: int | None  # where it takes the marker
    aside: list[str]
    spent: list[str]


class Hand(TypedDict):
    """How many cards somebody holds."""

    events: int
    stories: int


class Decks(TypedDict):
    """How many cards are left in the decks."""

    event: int
    story_fp: int
    story_shadow: int
    fate: int


class Discards(TypedDict):
    """How many cards lie face down on the piles; Fate cards lie open."""

    event: int
    story_fp: int
    story_shadow: int
    fate: list[str]


class View(TypedDict):
    """Everything a client needs to draw the table for one seat."""

    turn: int
    phase: str
    active: Side | None  # nobody while Generals are chosen
    points: int
    goal: int  # points the Shadow needs
    areas: dict[str, Area]
    columns: list[Column]
    characters: dict[str, Person]
    passes: dict[str, Pass]
    ranges: list[Range]
    fate: Fate
    dice: dict[Side, list[str]]
    blank: dict[Side, int]  # dice of this turn that are not yet rolled, or used
    die: str | None
    eagles: dict[str, int]  # by territory, and in the Eyrie
    bats: dict[str, int]
    leadership_supply: dict[Side, int]
    tokens_unused: dict[Side, dict[str, int]]  # by group
    table: list[Laid]
    in_use: str | None
    hand: list[str]
    hands: dict[Side, Hand]
    decks: Decks
    discards: Discards
    battle: Combat | None


# --- what is printed on the components; `mark`: where that comes from, as `Provenance.mark` says it ---


class CardPrint(TypedDict):
    deck: Literal["event", "story", "fate", "maneuver"]
    type: str
    side: Side | Literal[""]
    number: str
    unit: str  # of a card that is a kind of unit's
    mark: str


class PersonPrint(TypedDict):
    leadership: int
    movement: int
    abilities: list[str]
    generals: list[str]  # those of its abilities it has as a General
    mark: str


class TilePrint(TypedDict):
    value: int
    icon: bool
    kind: str


class RegionPrint(TypedDict):
    terrain: str
    territory: Territory
    settlement: bool
    defence: int
    points: int
    muster: bool
    mark: str


class SpecialPrint(TypedDict):
    kind: Literal["goblin_muster", "mountain_pass", "eyrie"]
    leads: str | None


class BorderPrint(TypedDict):
    a: str
    b: str
    kind: str
    up: str | None


class Printed(TypedDict):
    cards: dict[str, CardPrint]
    people: dict[str, PersonPrint]
    marks: dict[str, str]  # of abilities
    tiles: dict[str, TilePrint]
    regions: dict[str, RegionPrint]
    specials: dict[str, SpecialPrint]
    borders: list[BorderPrint]
    pictures: dict[str, list[str]]  # four tags each, by id
