"""What is printed: cards, locations, scenarios and their texts as numbers. Nothing here changes while a game runs."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.decision import Option
from ravenhill.games.cardgame.effects.notation import SELF, Condition, Instruction
from ravenhill.games.cardgame.shapes import CardPrint, LocationPrint, Side

FREE: Final = 0
SHADOW: Final = 1
SIDE_IDS: Final[tuple[Side, Side]] = ("free_peoples", "shadow")

ARMY: Final = 0
CHARACTER: Final = 1
ITEM: Final = 2
EVENT: Final = 3
TYPE_IDS: Final = ("army", "character", "item", "event")
KEYWORD_IDS: Final = ("nazgul", "weapon", "steed", "ent")

FACTION_IDS: Final = (
    "dunedain",
    "dwarf",
    "elf",
    "hobbit",
    "rohan",
    "wizard",
    "isengard",
    "monstrous",
    "mordor",
    "southron",
)

BATTLEGROUNDS: Final = 14
PATHS: Final = 27
LOCATIONS: Final = BATTLEGROUNDS + PATHS  # battlegrounds first, then paths

# Kinds of icons
BG_ATTACK: Final = 0
BG_DEFENCE: Final = 1
PATH_ICON: Final = 2  # attack on Shadow cards, defence on Free Peoples cards
PATH_DEFENCE: Final = 3  # of the path itself

# Where a text works (bits of where its card lies, or was played or moved to)
TO_RESERVE: Final = 1
TO_PATH: Final = 2
TO_BATTLEGROUND: Final = 4
EVERYWHERE: Final = TO_RESERVE | TO_PATH | TO_BATTLEGROUND

# Causes of an elimination, for texts that replace it
BY_TEXT: Final = 0
IN_PATH_COMBAT: Final = 1
IN_BATTLE: Final = 2
FORSAKEN_HAND: Final = 3
FORSAKEN_RESERVE: Final = 4
FORSAKEN_TOP: Final = 5

NO_RING: Final = 0
RING_TRILOGY: Final = 1
RING_DUEL: Final = 2


class Ability:
    """A text of a card: when it works, what it costs, what it does."""

    __slots__ = ("actor", "condition", "cost", "effects", "moved", "once", "optional", "timing", "where")

    def __init__(self) -> None:
        self.timing = ""
        self.optional = False
        self.condition: Condition | None = None
        self.cost: list[Instruction] = []
        self.effects: list[Instruction] = []
        self.actor = SELF
        self.once = False  # once per round
        self.where = 0  # bits of TO_...: where it works
        self.moved = False  # works on a move as well as when played


class Bonus:
    """Icons that depend on something."""

    __slots__ = ("condition", "kind", "match", "n", "of", "per", "source", "where")

    def __init__(self) -> None:
        self.source = -1  # the card that gives them
        self.where = EVERYWHERE  # where that card must be
        self.match: list[bool] = []  # the cards that get them; empty: the path itself
        self.kind = BG_ATTACK
        self.n = 0
        self.condition: Condition | None = None
        self.per = 0
        self.of: list[bool] = []


class Right:
    """Cards that may go to more battlegrounds, or be supported by more armies."""

    __slots__ = ("armies", "match", "places", "reserve", "source")

    def __init__(self, source: int, match: list[bool]) -> None:
        self.source = source  # the card that gives the right
        self.reserve = False  # only while that card is in reserve
        self.match = match
        self.places: list[bool] = []  # empty: a right of support
        self.armies: list[bool] = []


class Replacement:
    """A text that cycles a card instead of eliminating it."""

    __slots__ = ("causes", "keeps_items")

    def __init__(self, causes: list[int], keeps_items: bool) -> None:
        self.causes = causes
        self.keeps_items = keeps_items


class Book:
    """One scenario with all its cards and locations."""

    __slots__ = (
        "actions",
        "arrivals",
        "attack",
        "battlegrounds_by_round",
        "bonus_for_path",
        "bonus_of_self",
        "bonus_to_others",
        "card_faces",
        "card_ids",
        "card_index",
        "card_labels",
        "cards",
        "carryover_always",
        "carryover_reserve",
        "cycle_option",
        "deck_of",
        "defence",
        "doubled",
        "draw_step",
        "eliminate_option",
        "event_condition",
        "event_text",
        "extra_cycle",
        "extra_draw",
        "faction",
        "faction_player",
        "forbid_path",
        "forbid_shadow_ground",
        "forsake_option",
        "item_replaces",
        "kind_of",
        "last_path",
        "leader_attack",
        "leader_defence",
        "location_defence",
        "location_faces",
        "location_ids",
        "location_index",
        "location_labels",
        "location_side",
        "location_texts",
        "location_vp",
        "looks_around",
        "loses_option",
        "move_option",
        "one_weapon",
        "owner",
        "path_duel",
        "path_icons",
        "path_number",
        "paths",
        "peeks",
        "play_option",
        "player_ids",
        "replaces_self",
        "rights",
        "ring_rule",
        "ring_vp",
        "round_rights",
        "scenario",
        "setup_cycle",
        "setup_draw",
        "shows",
        "side",
        "sides",
        "slots",
        "speaks_of_elimination",
        "take_option",
        "texts",
        "to_card",
        "to_location",
        "type",
        "use_option",
        "used_locations",
        "weapon",
        "wielder_cards",
        "wielders",
    )

    def __init__(self) -> None:
        self.scenario = ""
        # cards, by number; copies of a card are cards of their own
        self.cards = 0
        self.card_ids: list[str] = []
        self.card_index: dict[str, int] = {}
        self.card_labels: list[str] = []
        self.card_faces: list[CardPrint] = []
        self.kind_of: list[int] = []  # copies have the same
        self.side: list[int] = []
        self.type: list[int] = []
        self.faction: list[int] = []
        self.attack: list[int] = []
        self.defence: list[int] = []
        self.leader_attack: list[int] = []
        self.leader_defence: list[int] = []
        self.path_icons: list[int] = []
        self.paths: list[list[bool]] = []  # by path number
        self.weapon: list[bool] = []
        self.one_weapon: list[bool] = []
        self.wielders: list[list[bool]] = []  # of an item: which characters
        self.wielder_cards: list[list[int]] = []  # the same as lists
        # texts of cards
        self.texts: list[list[Ability]] = []  # all of them, in their order
        self.arrivals: list[list[Ability]] = []  # when played, or moved
        self.actions: list[list[Ability]] = []
        self.event_text: list[list[Instruction]] = []
        self.event_condition: list[Condition | None] = []
        self.bonus_of_self: list[list[Bonus]] = []
        self.bonus_to_others: list[Bonus] = []
        self.bonus_for_path: list[Bonus] = []
        self.rights: list[Right] = []  # of cards in play
        self.round_rights: list[list[Right]] = []  # by the event that gives them
        self.forbid_path: list[bool] = []  # while a Shadow battleground is active
        self.forbid_shadow_ground: list[bool] = []
        self.carryover_reserve: list[int] = []
        self.carryover_always: list[int] = []
        self.extra_draw: list[int] = []
        self.extra_cycle: list[int] = []
        self.replaces_self: list[list[Replacement]] = []
        self.item_replaces: list[list[Replacement]] = []  # of an item, for its wielder
        self.speaks_of_elimination: list[bool] = []
        self.looks_around: list[bool] = []  # its icons, or those it gives, depend on other places
        self.peeks = -1  # the card that lets its owner see the top of the draw deck
        # locations, by number
        self.location_ids: list[str] = []
        self.location_index: dict[str, int] = {}
        self.location_labels: list[str] = []
        self.location_faces: list[LocationPrint] = []
        self.location_side: list[int] = []
        self.location_defence: list[int] = []
        self.location_vp: list[int] = []
        self.path_number: list[int] = []  # 0: a battleground
        self.shows: list[list[bool]] = []  # location, faction
        self.location_texts: list[list[Instruction]] = []
        # the scenario
        self.player_ids: list[str] = []
        self.sides: list[int] = []  # of the players
        self.slots: list[int] = []  # players in turn order
        self.deck_of: list[list[int]] = []
        self.owner: list[int] = []  # -1: not in this scenario
        self.faction_player: list[int] = []
        self.setup_draw: list[int] = []
        self.setup_cycle: list[int] = []
        self.draw_step: list[int] = []
        self.ring_rule: list[int] = []
        self.ring_vp: list[int] = []
        self.doubled: list[bool] = []
        self.last_path = 9
        self.path_duel = False
        self.used_locations: list[bool] = []
        self.battlegrounds_by_round: list[list[int]] = []
        # options that are offered again and again
        self.play_option: list[Option] = []
        self.move_option: list[Option] = []
        self.cycle_option: list[Option] = []
        self.use_option: list[Option] = []
        self.eliminate_option: list[Option] = []
        self.forsake_option: list[Option] = []
        self.take_option: list[Option] = []
        self.loses_option: list[Option] = []
        self.to_card: list[Option] = []
        self.to_location: list[Option] = []
