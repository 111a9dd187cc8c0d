"""What lies on the table. A *player* is a deck with its hand, piles and reserve; a *seat* is a person, who may hold
two players of a team whose cards stay apart (C5.5)."""

from __future__ import annotations

from typing import Final, get_args

from ravenhill.engine.chance import Deck
from ravenhill.engine.plain import Kept, Piece
from ravenhill.engine.table import Table
from ravenhill.games.cardgame.book import BATTLEGROUNDS, FREE, LOCATIONS, NO_RING, Book
from ravenhill.games.cardgame.settings import Settings
from ravenhill.games.cardgame.shapes import Stage

# Where in the round play stands
SETUP: Final = 0
BATTLEGROUND: Final = 1
PATH: Final = 2
ACTIONS: Final = 3
LIMITS: Final = 4
COMBAT: Final = 5
VICTORY: Final = 6
DRAWING: Final = 7
PHASE_IDS: Final = ("setup", "battleground", "path", "actions", "limits", "combat", "victory", "draw")

# Where an army or character is: out of play, in its owner's reserve, or FIELD + location
OUT: Final = 0
HOME: Final = 1
FIELD: Final = 2

# Where a location is
WAITING: Final = 0  # in its deck
ACTIVE: Final = 1
WON_FREE: Final = 2
WON_SHADOW: Final = 3  # a path: face down
ASIDE: Final = 4
UNUSED: Final = 5  # not in this scenario
STATE_IDS: Final = ("waiting", "active", "free_peoples", "shadow", "aside", "unused")

# Ring token
READY: Final = 1
SPENT: Final = 2

# What is chosen in a combat
SETTLED: Final = 0  # nothing
SUPPORTING: Final = 1
LOSING: Final = 2
AGREEING: Final = 3
OPPONENTS: Final = 4  # decide what those lose who could not agree
STAGE_IDS: Final[tuple[Stage, ...]] = get_args(Stage)

NO_BOOK: Final = Book()
NO_SETTINGS: Final = Settings()


class Player(Piece):
    """C3.7. One player's cards. Piles are kept in two parts: what all have seen go there, and the rest."""

    def __init__(self, bare: bool = False) -> None:
        if bare:
            return
        self.hand: Kept[list[int]] = []
        self.shown: Kept[list[int]] = []  # cards in hand that all have seen go there
        self.deck: Kept[Deck] = Deck()
        self.cycled: Kept[list[int]] = []
        self.cycled_seen: Kept[list[int]] = []
        self.eliminated: Kept[list[int]] = []
        self.eliminated_seen: Kept[list[int]] = []
        self.reserve: Kept[list[int]] = []  # armies and characters; items lie with their wielders
        self.aside: Kept[list[int]] = []  # drawn to choose from, not in hand
        self.marked: Kept[list[int]] = []  # chosen to be forsaken together (C7.9); -1: the top of the deck
        self.ring = NO_RING

    # --- written by writers/fields.py from __init__ ---
    __slots__ = (
        "aside",
        "cycled",
        "cycled_seen",
        "deck",
        "eliminated",
        "eliminated_seen",
        "hand",
        "marked",
        "reserve",
        "ring",
        "shown",
    )

    def copy(self) -> Player:
        other = Player(bare=True)
        other.hand = self.hand
        other.shown = self.shown
        other.deck = self.deck
        other.cycled = self.cycled
        other.cycled_seen = self.cycled_seen
        other.eliminated = self.eliminated
        other.eliminated_seen = self.eliminated_seen
        other.reserve = self.reserve
        other.aside = self.aside
        other.marked = self.marked
        other.ring = self.ring
        return other

    # --- to here ---


class Battle(Piece):
    """C8. The combat being resolved: its arithmetic, and losses as they are chosen."""

    def __init__(self, location: int = -1) -> None:
        self.location = location
        self.attackers: list[int] = []
        self.attacks: list[int] = []  # icons of each attacker, with items
        self.cards: list[int] = []  # the defending armies and characters
        self.icons: list[int] = []
        self.attack = 0
        self.location_defence = 0
        self.texts: list[int] = []  # cards whose texts strengthen the path ...
        self.text_icons: list[int] = []  # ... by so many icons
        self.left = 0  # attack icons not cancelled yet
        self.lost: list[int] = []  # cards chosen to be lost, or proposed
        self.armies: list[int] = []  # armies that support ...
        self.leaders: list[int] = []  # ... these characters
        self.asked: list[int] = []  # armies whose support has been decided
        self.stage = SETTLED
        self.chooser = -1  # the player who is asked
        self.partner = -1  # with whom this player must agree

    # --- written by writers/fields.py from __init__ ---
    __slots__ = (
        "armies",
        "asked",
        "attack",
        "attackers",
        "attacks",
        "cards",
        "chooser",
        "icons",
        "leaders",
        "left",
        "location",
        "location_defence",
        "lost",
        "partner",
        "stage",
        "text_icons",
        "texts",
    )

    def copy(self) -> Battle:
        other = Battle()
        other.location = self.location
        other.attackers = self.attackers[:]
        other.attacks = self.attacks[:]
        other.cards = self.cards[:]
        other.icons = self.icons[:]
        other.attack = self.attack
        other.location_defence = self.location_defence
        other.texts = self.texts[:]
        other.text_icons = self.text_icons[:]
        other.left = self.left
        other.lost = self.lost[:]
        other.armies = self.armies[:]
        other.leaders = self.leaders[:]
        other.asked = self.asked[:]
        other.stage = self.stage
        other.chooser = self.chooser
        other.partner = self.partner
        return other

    # --- to here ---

    def ask(self, stage: int, chooser: int, partner: int = -1) -> None:
        """Notes for all who look what is chosen, and by whom."""
        self.stage = stage
        self.chooser = chooser
        self.partner = partner

    def counted(self) -> bool:
        """Whether support is settled and the icons are counted."""
        return bool(self.attack or self.icons or self.attacks)

    def icons_of(self, cards: list[int]) -> int:
        """What these defenders can cancel."""
        return sum([self.icons[i] for i in range(len(self.cards)) if self.cards[i] in cards])

    def uncancelled(self) -> int:
        """Attack icons the losses chosen so far leave."""
        return self.left - self.icons_of(self.lost)


class CardTable(Table):
    """The whole table."""

    def __init__(self, seats: int = 0) -> None:
        if not seats:  # a table made to be filled, by `copy` or from a save
            return
        super().__init__(seats)
        self.book = NO_BOOK
        self.settings = NO_SETTINGS
        self.person: Kept[list[int]] = []  # the seat that holds each player
        self.players: list[Player] = []
        self.phase = SETUP
        self.round = 1
        self.start = 0  # slot of the starting player
        self.turn = 0  # slot whose turn it is; in set-up and draw step: how many players are done
        self.passed = 0  # mask of players who passed since the last action; of slots where the option says so
        # cards in play
        self.site: Kept[list[int]] = []
        self.wielder: Kept[list[int]] = []  # of an item in play; -1
        self.field: Kept[list[int]] = []  # armies and characters on locations
        self.worn: Kept[list[int]] = []  # items in play
        self.card_tokens: Kept[list[int]] = []  # path attack tokens on a card
        self.limbo: Kept[list[int]] = []  # cards being played
        self.target = -1  # the character an item is being played on
        # this round
        self.played: Kept[list[int]] = []  # characters and items played
        self.fresh: Kept[list[int]] = []  # put into reserve
        self.used: Kept[list[int]] = []  # cards whose once-per-round text was used
        self.events: Kept[list[int]] = []  # events in force until the end of the round
        # locations
        self.location: Kept[list[int]] = [WAITING] * LOCATIONS
        self.active: Kept[list[int]] = []  # battlegrounds, in the order of activation
        self.path = -1
        self.path_number = 0  # of the last path activated
        self.attack_tokens: Kept[list[int]] = [0] * LOCATIONS
        self.defence_tokens: Kept[list[int]] = [0] * LOCATIONS
        self.reclaimed: Kept[list[int]] = []  # reactivated out of the attackers' scoring area
        self.pending: Kept[list[int]] = []  # activated locations whose text is still to come
        self.depth = 0  # how many texts of cards are being carried out, one inside the other
        self.that = -1  # the battleground a text has just activated
        self.corruption = 0
        self.battle: Battle | None = None
        self.done = False  # the last path has been resolved

    # --- written by writers/fields.py from __init__ ---
    __slots__ = (
        "active",
        "attack_tokens",
        "battle",
        "book",
        "card_tokens",
        "corruption",
        "defence_tokens",
        "depth",
        "done",
        "events",
        "field",
        "fresh",
        "limbo",
        "location",
        "passed",
        "path",
        "path_number",
        "pending",
        "person",
        "phase",
        "played",
        "players",
        "reclaimed",
        "round",
        "settings",
        "site",
        "start",
        "target",
        "that",
        "turn",
        "used",
        "wielder",
        "worn",
    )

    def copy(self) -> CardTable:
        other = CardTable()
        self.copy_base(other)
        other.book = self.book
        other.settings = self.settings
        other.person = self.person
        other.players = [held.copy() for held in self.players]
        other.phase = self.phase
        other.round = self.round
        other.start = self.start
        other.turn = self.turn
        other.passed = self.passed
        other.site = self.site
        other.wielder = self.wielder
        other.field = self.field
        other.worn = self.worn
        other.card_tokens = self.card_tokens
        other.limbo = self.limbo
        other.target = self.target
        other.played = self.played
        other.fresh = self.fresh
        other.used = self.used
        other.events = self.events
        other.location = self.location
        other.active = self.active
        other.path = self.path
        other.path_number = self.path_number
        other.attack_tokens = self.attack_tokens
        other.defence_tokens = self.defence_tokens
        other.reclaimed = self.reclaimed
        other.pending = self.pending
        other.depth = self.depth
        other.that = self.that
        other.corruption = self.corruption
        other.battle = None if self.battle is None else self.battle.copy()
        other.done = self.done
        return other

    # --- to here ---


def changed(values: list[int], i: int, value: int) -> list[int]:
    """The list with one value replaced: for lists that copies of the table share."""
    other = values[:]
    other[i] = value
    return other


def without(values: list[int], value: int) -> list[int]:
    """The list without one value: for lists that copies of the table share."""
    i = values.index(value)
    return values[:i] + values[i + 1 :]


def starting_player(t: CardTable) -> int:
    return t.book.slots[t.start]


def in_turn_order(t: CardTable, first: int) -> list[int]:
    """Every player once, from the slot `first` on."""
    slots = t.book.slots
    order: list[int] = []
    for i in range(len(slots)):
        player = slots[(first + i) % len(slots)]
        if player not in order:
            order.append(player)
    return order


def in_play(t: CardTable, card: int) -> bool:
    """C2.2.6."""
    return t.site[card] != OUT or t.wielder[card] >= 0


def unseen(t: CardTable, p: int) -> list[int]:
    """C5.1, C5.3. The cards of a player's deck of which the others do not know where they are."""
    player = t.players[p]
    seen = player.cycled_seen + player.eliminated_seen + player.shown + t.limbo
    return [card for card in t.book.deck_of[p] if not in_play(t, card) and card not in seen]


def site_of(t: CardTable, card: int) -> int:
    """C6.5.9. Where a card is; an item is where its wielder is."""
    holder = t.wielder[card]
    return t.site[holder] if holder >= 0 else t.site[card]


def alike(t: CardTable, cards: list[int]) -> bool:
    """Copies of one card in the same place and with nothing on them, or a single card: they can not be told apart."""
    first = cards[0] if cards else -1
    for card in cards[1:]:
        if t.book.kind_of[card] != t.book.kind_of[first] or t.site[card] != t.site[first]:
            return False
        if t.card_tokens[card] or t.card_tokens[first] or (card in t.fresh) != (first in t.fresh):
            return False
    return len(cards) < 2 or not [item for item in t.worn if t.wielder[item] in cards]


def items_of(t: CardTable, character: int) -> list[int]:
    return [item for item in t.worn if t.wielder[item] == character]


def cards_at(t: CardTable, location: int, side: int) -> list[int]:
    """The armies and characters of a side on a location."""
    where = FIELD + location
    return [card for card in t.field if t.site[card] == where and t.book.side[card] == side]


def is_path(location: int) -> bool:
    return location >= BATTLEGROUNDS


def defender_of(t: CardTable, location: int) -> int:
    """C8.3, C8.4. The side that defends: on a path the Free Peoples, on a battleground its owners."""
    return FREE if is_path(location) else t.book.location_side[location]


def carryover_limit(t: CardTable, player: int) -> int:
    """C6.2.2. The largest hand a player may keep at the end of the Action step."""
    b = t.book
    limit = 2
    for card in t.players[player].reserve:
        limit += b.carryover_reserve[card] + b.carryover_always[card]
    for card in t.field:
        if b.owner[card] == player:
            limit += b.carryover_always[card]
    for card in t.worn:
        if b.owner[card] == player:
            limit += b.carryover_always[card]
            if b.carryover_reserve[card] and site_of(t, card) == HOME:
                limit += b.carryover_reserve[card]
    return limit
