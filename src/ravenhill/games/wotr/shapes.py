"""What the view and the stories of this game hold. Lists of two are for the Free Peoples and the Shadow."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

Side: TypeAlias = Literal["fp", "shadow"]
Nation: TypeAlias = Literal["dwarves", "elves", "gondor", "north", "rohan", "isengard", "sauron", "southrons"]
CharacterId: TypeAlias = Literal[
    "gandalf_grey",
    "strider",
    "boromir",
    "legolas",
    "gimli",
    "meriadoc",
    "peregrin",
    "aragorn",
    "gandalf_white",
    "gollum",
    "saruman",
    "witch_king",
    "mouth_of_sauron",
]
Deck: TypeAlias = Literal["fp_character", "fp_strategy", "sh_character", "sh_strategy"]
Figures: TypeAlias = dict[str, int]  # counts by kind: "gondor_regular", "rohan_leader", "nazgul"


class Said(TypedDict):
    """A message to be said in any language."""

    key: str
    args: dict[str, str | int | list[str | int]]


# --- a battle, W13 ---


class Roll(TypedDict):
    """Dice of one side, and which of them hit."""

    dice: list[int]
    counts: list[bool]
    need: int
    add: int  # to each die
    hits: int


class Loss(TypedDict):
    """Figures or a Character lost, or Elites reduced."""

    who: str
    n: int
    reduced: bool


BattleKind: TypeAlias = Literal["field", "siege", "sortie"]


class Force(TypedDict):
    """What a side brings to a Combat roll, and where each part comes from."""

    units: int
    captains: list[CharacterId]  # each a die more
    most: int | None  # no more than these may roll
    dice: int
    relieved: int  # dice fewer because of those inside the Stronghold that is being relieved
    leads: dict[str, int]  # Leadership by kind of figure and Character
    white_rider: bool  # he takes the Leadership of the Nazgûl away
    leadership: int
    to_hit: int
    walls: BattleKind | None  # why it needs more than usual


class Part(TypedDict):
    """One side in one round."""

    card: str | None
    force: Force | None  # as it was at the roll
    roll: Roll | None
    reroll: Roll | None
    extra: list[Roll]  # attacks by cards
    losses: list[Loss]


Changed: TypeAlias = Literal["roll", "reroll", "dice", "most", "no-reroll", "leadership", "cancelled", "hits"]


class Change(TypedDict):
    """What a Combat card has changed, and for whom."""

    card: str
    side: Side
    what: Changed
    n: int
    character: str | None  # through whom


class Round(TypedDict):
    """One Combat round."""

    fp: Part
    shadow: Part
    changes: list[Change]


class BattleStory(TypedDict):
    """A battle, round by round."""

    what: Literal["battle"]
    kind: BattleKind
    attacker: Side
    region: str  # where the defender stands
    source: str  # where the attacker stands
    rounds: list[Round]
    ends: list[Said]


class Fighter(Force):
    """Who fights for a side, and what they bring to the next roll."""

    figures: Figures
    characters: list[CharacterId]


class BattleCard(TypedDict):
    """A Combat card, or its back while it is hidden."""

    card: NotRequired[str]
    back: NotRequired[Deck]


class Battle(BattleStory):
    """The battle on the table."""

    sides: dict[Side, Fighter]
    rearguard: Figures
    rearguard_characters: list[str]
    round: int
    cards: dict[Side, BattleCard | None]


# --- the Hunt, W18 ---


class HuntRoll(TypedDict):
    """Dice of a Hunt roll, and which of them succeed."""

    dice: list[int]
    counts: list[bool]
    need: int
    bonus: int  # added to each die


class DrawnTile(TypedDict):
    """A tile of a Hunt."""

    id: str
    region: str | None  # the Shadow Stronghold it was drawn for
    die: int | None  # what the die of the tile showed
    damage: int | None
    void: bool  # discarded without effect
    back: str | None  # the card that sent it back into the pool


class HuntStory(TypedDict):
    """A Hunt from its first die or tile to its end."""

    what: Literal["hunt"]
    roll: HuntRoll | None
    reroll: HuntRoll | None
    successes: int
    tiles: list[DrawnTile]
    kept: str | None  # the card that kept a tile from being drawn
    lessened: list[str]  # cards and Guides that lowered the damage
    fallen: list[str]
    corruption: int
    healed: int
    step: int | None  # on the Mordor Track
    revealed: bool
    found: str | None  # where


HuntGround: TypeAlias = Literal["stronghold", "army", "nazgul"]


class Hunt(TypedDict):
    """The Hunt Box, the tiles, and the Hunt that is running."""

    fp: int
    shadow: int
    dice: int  # the Shadow would roll now
    pool: list[str]  # left to be drawn: known to all
    drawn: list[str]
    removed: list[str]
    specials: list[str]
    tile: str | None
    damage: int
    roll: list[int]
    rerolls: list[HuntGround]  # what grants the Shadow one each
    aside: int
    running: HuntStory | None


# --- what went from region to region, W9, W12, W13.9, W17: in the line of the log that tells it ---

March = TypedDict(
    "March",
    {
        "what": Literal["march"],
        "from": str,
        "to": str,
        "figures": Figures,
        "characters": list[CharacterId],
        "fellowship": bool,
    },
)


class Cry(TypedDict):
    """What a herald cries out over the map: a siege begins (W14.4), a Settlement has changed hands (W15.2)."""

    what: Literal["siege", "fall"]
    region: str


Story: TypeAlias = BattleStory | HuntStory | March | Cry


# --- the rest of the table ---


class Region(TypedDict):
    """Who stands in a region, and who holds its Settlement."""

    figures: NotRequired[Figures]
    besieged: NotRequired[Figures]  # inside the Stronghold
    control: NotRequired[Side]
    captor: NotRequired[int]  # the seat that took the Settlement


Elsewhere: TypeAlias = Literal["fellowship", "aside", "eliminated", "replaced"]


class Character(TypedDict):
    """Where a Character is: in a region, or elsewhere."""

    region: NotRequired[str]
    besieged: NotRequired[bool]
    place: NotRequired[Elsewhere]


class Fellowship(TypedDict):
    """The Ring-bearers and those with them."""

    region: str | None  # the last known position; None on the Mordor Track
    progress: int
    reach: dict[str, int]  # where it may be, and in how many steps
    hidden: bool
    corruption: int
    limit: int  # Corruption that loses the Ring
    guide: CharacterId
    companions: list[CharacterId]
    gollum: bool
    mordor: int | None  # the step on the Mordor Track
    doom: int  # its last step
    path: list[str]


class HandCount(TypedDict):
    """The backs of a hand."""

    character: NotRequired[int]
    strategy: NotRequired[int]
    cards: NotRequired[int]


class Cards(TypedDict):
    """One's own hand, the backs of the others, and what lies open."""

    hand: list[str]
    hands: list[HandCount]
    decks: dict[Deck, int]
    table: list[str]
    played: list[str]
    dropped: dict[str, int]
    own_dropped: list[str]


class NationState(TypedDict):
    """A Nation on the Political Track."""

    steps: int  # to being At War
    active: bool
    at_war: bool
    seat: int


class Mixed(TypedDict):
    """A mixed Army, and who controls it."""

    region: str
    side: Side
    seat: int


class Points(TypedDict):
    """Victory points, and how many win."""

    n: int
    of: int


Phase: TypeAlias = Literal["", "recover", "fellowship", "allocation", "roll", "actions", "victory"]


class View(TypedDict):
    """What a seat may see."""

    turn: int
    phase: Phase
    acting: int
    team: list[Side]
    leading: dict[Side, int]
    regions: dict[str, Region]
    characters: dict[CharacterId, Character]
    reinforcements: Figures
    casualties: Figures
    politics: dict[Nation, NationState]
    fellowship: Fellowship
    hunt: Hunt
    dice: dict[Side, dict[str, int]]
    dice_ready: dict[Side, int]
    rings: dict[Side, int]
    ring_used: dict[Side, bool]
    messenger_used: bool
    victory: dict[Side, Points]
    cards: Cards
    mixed: list[Mixed]
    battle: Battle | None


# --- what is printed on the components; `mark`: where that comes from, as `Provenance.mark` says it ---


class CardPrint(TypedDict):
    side: Side
    deck: Literal["character", "strategy"]
    number: int
    symbol: Literal["character", "army", "muster"]  # the die result, besides Event, that plays it
    table: bool  # it stays on the table
    initiative: list[int]
    combat: str
    player: str  # whose it is with three or four players
    mark: str


class TilePrint(TypedDict):
    kind: Literal["standard", "fp", "shadow"]
    value: int | Literal["eye", "die"]  # damage; negative heals; "eye" counts successes, "die" is rolled
    reveal: bool
    stop: bool


class CharacterPrint(TypedDict):
    side: Side
    level: int  # -1: flies as a Nazgûl
    leadership: int
    mark: str


class RegionPrint(TypedDict):
    nation: Nation | Literal["none"]
    side: Side | Literal["none"]
    settlement: Literal["none", "town", "city", "stronghold", "fortification"]
    vp: int  # for the enemy who takes it
    adjacent: list[str]
    area: str  # the part of the map it belongs to, as the game asks for it
    mark: str


class Printed(TypedDict):
    cards: dict[str, CardPrint]
    tiles: dict[str, TilePrint]
    people: dict[str, CharacterPrint]
    regions: dict[str, RegionPrint]
    pictures: dict[str, list[str]]  # four tags each, by id
