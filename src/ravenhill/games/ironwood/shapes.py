"""What a view and a story of Ironwood hold, for whoever draws them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Side = Literal["woodwalkers", "ironclad"]
SiteName = Literal["empty", "foundation", "forge"]
Adds = Literal["card", "attack", "effect", "golems", "forge", "units", "stance", "spirits"]
IconState = Literal["open", "done", "nothing", "left"]  # nothing: it brought a crystal; left: red, and not played so
What = Literal["stance", "flow", "step", "card", "icon", "choice", "tied", "die", "none", "act"]


class Said(TypedDict):
    """A sentence: a key of the locale and what it names."""

    key: str
    args: dict[str, str | int | list[str | int]]


class Phrase(TypedDict):
    """A sentence, or a part of one, that may have such parts itself: an effect within an effect."""

    key: str
    args: dict[str, str | int | list[str | int] | Phrase]


class Forest(TypedDict):
    fighters: int
    charged: int
    fading: int
    marks: int


class Mountain(TypedDict):
    fighters: int
    golems: int
    site: SiteName
    drill: bool
    marks: int
    marked: bool


class Drill(TypedDict):
    at: str
    track: int
    steps: list[int]  # what each step of the track brings into the Cargo
    cargo: int


class Goal(TypedDict):
    """Totems secured or forges built, and how many win."""

    n: int
    of: int


class Supply(TypedDict):
    crystals: int
    markers: int
    woodwalkers: int
    ironclad: int
    golems: int
    totems: int


class Lingers(TypedDict):
    card: str
    markers: int


class SideBoard(TypedDict):
    crystals: int
    hand: int
    deck: int
    discard: list[str]  # the pile as far as it may be looked through
    discards: int
    played: list[list[str]]
    aside: list[str]
    lingering: list[Lingers]
    top_known: NotRequired[list[str]]
    under_known: NotRequired[list[str]]
    hand_known: NotRequired[list[str]]


class Visions(TypedDict):
    hand: int
    deck: int
    discovered: list[str]
    discard: int
    own: NotRequired[list[str]]
    discard_known: NotRequired[list[str]]
    deck_known: NotRequired[list[str]]
    hand_known: NotRequired[list[str]]
    top_known: NotRequired[list[str]]
    under_known: NotRequired[list[str]]


class Bonus(TypedDict):
    """I9.10. What holds this round, and the card it comes from (None: of an earlier version)."""

    side: Side
    card: str | None
    damage: int
    defence: int
    dominance: int
    defender_only: bool


class Banned(TypedDict):
    what: int
    place: str | None


# --- I9. A battle: in the view while it is fought, in the log when it is over ---


class Wager(TypedDict):
    state: Literal["open", "none", "hidden", "card"]
    card: NotRequired[str]


class Part(TypedDict):
    """What one thing adds to a value: the wagered card, the attack itself, an effect (each with its card), units ..."""

    what: Adds
    card: str | None
    n: int


class Value(TypedDict):
    parts: list[Part]
    total: int


class Values(TypedDict):
    """I9.6, I9.8. Damage and defence when the wagers are turned up, dominance where it decides; None: not counted."""

    damage: Value | None
    defence: Value | None
    dominance: Value | None


class Lost(TypedDict):
    fighters: int
    golems: int


class Fight(TypedDict):
    story: Literal["battle"]
    attacker: Side
    card: str | None  # the card by which it is fought
    forest: str  # where the Woodwalkers stand
    mountain: str  # where the Ironclad stand
    combat: bool
    revealed: bool
    units: dict[Side, int]  # how many began it
    wagers: dict[Side, Wager]
    values: dict[Side, Values]
    damage: dict[Side, int]  # what each side deals
    lost: dict[Side, Lost] | None
    winner: Side | Literal["nobody"] | None
    retreat: str | None  # where the beaten were sent
    plundered: bool
    drill_lost: bool


# --- I7, I8, I9.11, I17. What went from place to place: in the line of the log that tells it ---


class Pieces(TypedDict):
    """How many of each kind."""

    woodwalkers: NotRequired[int]
    ironclad: NotRequired[int]
    golem: NotRequired[int]
    drill: NotRequired[int]
    totem: NotRequired[int]


March = TypedDict("March", {"story": Literal["march"], "from": str, "to": str, "pieces": Pieces})


# --- I13, I14. A turn of an automaton: in the view while it goes on, in the log when it is over ---


class BotIcon(TypedDict):
    icon: str
    red: bool
    state: IconState


class BotStep(TypedDict):
    """What it looked at, decided or did, in its order."""

    what: What
    said: Said


class BotTurn(TypedDict):
    story: Literal["turn"]
    bot: Literal["ironbot", "woodbot"]
    stance: str
    exhausted: bool  # the flow card as the turn began
    cards: list[str]
    icons: list[BotIcon]
    steps: list[BotStep]


class Solo(TypedDict):
    bot: Literal["ironbot", "woodbot"]
    stance: str
    exhausted: bool
    spirits: int
    hand: int
    turn: BotTurn | None
    out_of_reach: bool  # you can no longer win (I1.9)


class View(TypedDict):
    round: int
    phase: str
    turn: int  # turns taken by both sides together
    turns: int  # of each side in a round
    active: Side | None
    forests: dict[str, Forest]
    mountains: dict[str, Mountain]
    drill: Drill
    supply: Supply
    goals: dict[Side, Goal]
    forge_tokens: int
    sides: dict[Side, SideBoard]
    visions: Visions
    bonuses: list[Bonus]
    prohibitions: list[Banned]
    battle: Fight | None
    solo: Solo | None
    hand: NotRequired[list[str]]


# --- what is printed on the components; `mark`: where that comes from, as `Provenance.mark` says it ---


class CardPrint(TypedDict):
    side: Side
    kind: Literal["base", "special"]
    damage: int
    defence: int
    dominance: int
    markers: int  # when it lingers
    icons: list[tuple[str, bool]]  # for solo play, and which are red
    mark: str


class VisionPrint(TypedDict):
    mountain: str
    crystals: int
    mark: str


class PlacePrint(TypedDict):
    kind: Literal["capital", "inner", "outer"]
    number: int
    joins: list[str]  # over its ridges or along its trails
    mark: str


class Printed(TypedDict):
    cards: dict[str, CardPrint]
    visions: dict[str, VisionPrint]
    mountains: dict[str, PlacePrint]
    forests: dict[str, PlacePrint]
    pictures: dict[str, list[str]]  # four tags each, by id
