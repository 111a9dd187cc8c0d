"""What the view and the stories of this game hold."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

Side: TypeAlias = Literal["free_peoples", "shadow"]
Winner: TypeAlias = Literal["free_peoples", "shadow", "nobody"]
Stage: TypeAlias = Literal["settled", "support", "losses", "agree", "opponents"]
Outcome: TypeAlias = Literal["quiet", "holds", "losses", "falls", "nobody"]


class Owned(TypedDict):
    """A card, and whose it is."""

    id: str
    player: str


class Stack(TypedDict):
    """An army or character in play with what it wields, and its icons as they count now."""

    id: str
    player: str
    items: list[Owned]
    fresh: NotRequired[bool]  # in reserve: it came this round and may not move yet
    attack: int
    defence: int
    path: int
    tokens: int


class Part(TypedDict):
    """What one card brings to a combat."""

    id: str
    icons: int
    lead: int  # leadership, where an army supports the character
    army: str | None


class Counted(TypedDict):
    """A card, and how many icons it gives or cancels."""

    id: str
    n: int


class Wall(TypedDict):
    """What the location itself cancels."""

    printed: int
    tokens: int
    texts: list[Counted]


class Sums(TypedDict):
    """Where the icons of a combat come from."""

    attack: list[Part]
    tokens: int  # attack tokens that count
    wall: Wall
    defence: list[Part]


class Forecast(TypedDict):
    """How a combat would end if it came now, and how many icons that concerns."""

    how: Outcome
    n: int


class Place(TypedDict):
    """An active location with both sides' cards and the running arithmetic."""

    id: str
    free_peoples: list[Stack]
    shadow: list[Stack]
    attack_tokens: int
    defence_tokens: int
    reclaimed: bool  # out of the attackers' scoring area: its printed icons do not count
    sums: Sums
    attack: int
    location_defence: int
    cards_defence: int
    forecast: Forecast
    defender: Side


class Fight(TypedDict):
    """A combat: in the view while it is fought, in the log when it is over."""

    location: str
    defender: Side
    stage: Stage  # what is chosen; settled: nothing
    attack: int
    location_defence: int
    sums: Sums
    lost: list[Counted]  # chosen or proposed, and what each cancels
    rest: int  # attack icons nobody cancels, so far
    chooser: str | None  # the player who is asked
    partner: str | None  # with whom this player must agree
    winner: Winner | None  # None: it is not over


class Player(TypedDict):
    """C5.1, C5.3. A player's cards; hand and piles are for their own person only."""

    id: str
    side: Side
    seat: int
    hand_count: int
    deck: int | None  # None: an option hides how many
    cycle_count: int | None
    eliminated_count: int | None
    aside_count: int
    reserve: list[Stack]
    limit: int
    ring: bool | None  # whether the Ring token is ready; None: there is none
    hand: NotRequired[list[str]]
    aside: NotRequired[list[str]]
    cycle: NotRequired[list[str]]
    eliminated: NotRequired[list[str]]
    top: NotRequired[str]  # of the draw deck, where a card lets its owner see it


class Score(TypedDict):
    free_peoples: int
    shadow: int


class Scored(TypedDict):
    """Locations in the scoring areas, and those out of the game."""

    free_peoples: list[str]
    shadow: list[str]
    aside: list[str]
    points: dict[str, int]  # C9.1: what each counts in the area it lies in
    down: list[str]  # those that lie face down: paths the Shadow took


class Waiting(TypedDict):
    """Locations still in their decks."""

    free_peoples: list[str]
    shadow: list[str]
    paths: list[str]


class View(TypedDict):
    """What a seat may see."""

    scenario: str
    round: int
    phase: str
    slots: list[str]
    start: int
    turn: int | None
    last_path: int
    players: list[Player]
    battlegrounds: list[Place]
    path: Place | None
    path_number: int
    score: Score
    final_score: Score
    corruption: int
    scored: Scored
    waiting: Waiting
    playing: list[Owned]
    events: list[str]
    passed: list[str]
    battle: Fight | None
    reach: dict[str, list[str]]  # where one's own cards could go now


# --- what is printed on the components; `mark`: where that comes from, as `Provenance.mark` says it ---


class Phrase(TypedDict):
    """A sentence, or a part of one, that may have such parts itself: an effect within an effect."""

    key: str
    args: dict[str, str | int | list[str | int] | Phrase]


class CardPrint(TypedDict):
    """C5.3. What is printed on a card."""

    kind: str  # the id of its record: copies of a card have the same
    side: Side
    faction: str
    type: Literal["army", "character", "item", "event"]
    attack: int
    defence: int
    lead_attack: int
    lead_defence: int
    paths: list[int]  # the numbers of the paths the character may go to
    path: int
    stars: list[str]  # icons printed with a star: a text changes their number
    wielders: list[str]  # characters that may wield the item, or "kind:which"
    keywords: list[str]  # printed in bold before the text: other texts speak of them
    mark: str


class LocationPrint(TypedDict):
    side: Side
    number: int  # of a path; 0: a battleground
    defence: int
    points: int
    attackers: list[str]
    defenders: list[str]
    mark: str


class Printed(TypedDict):
    cards: dict[str, CardPrint]
    locations: dict[str, LocationPrint]
    pictures: dict[str, list[str]]  # four tags each, by id
