"""What lies on Ironwood's table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ravenhill.engine.chance import Deck
from ravenhill.engine.decision import Arg, Story
from ravenhill.engine.named import names
from ravenhill.engine.table import Table
from ravenhill.games.ironwood.book import IC, WW, Ban, Book
from ravenhill.games.ironwood.pieces import Battle, Lingering, Prohibition, RoundBonus, Thinking
from ravenhill.games.ironwood.settings import Settings
from ravenhill.games.ironwood.shapes import March, Pieces, SiteName, What

PASSED: Final = -1  # a marker on an action space instead of a card (I4.13)
FOREST_MARK: Final = 100  # forests among the markers on the map


class Phase:
    """I4.1. The phases of a round; the last is cut where a choice of several people may lie between."""

    PREPARATION: Final = 0
    ACTION: Final = 1
    CLEANUP: Final = 2  # III/1 and III/2
    RECRUITING: Final = 3  # III/3
    NEWCOMER: Final = 4  # before the first round: a newcomer's extra fighters (I15.2)


class Site:
    """I10. What stands on a forge site."""

    EMPTY: Final = 0
    FOUNDATION: Final = 1
    FORGE: Final = 2


class Stance:
    """I13.10. How the Ironbot stands; it begins Expansive."""

    EXPANSIVE: Final = 0
    AGGRESSIVE: Final = 1
    DEFENSIVE: Final = 2


PHASES: Final = names(Phase)
SITES: Final[tuple[SiteName, ...]] = ("empty", "foundation", "forge")  # by the numbers of Site


class IronwoodTable(Table):
    """I1. The board, both player boards, the supplies, the hands."""

    def __init__(self, seats: int = 0) -> None:
        if not seats:  # a table made to be filled, by `copy` or from a save
            return
        super().__init__(seats)
        self.book: Book = EMPTY_BOOK
        self.settings: Settings = DEFAULTS

        # the map
        self.ww: list[int] = []  # Woodwalker fighters by forest
        self.fighters: list[int] = []  # Ironclad fighters by mountain
        self.golems: list[int] = []
        self.site: list[int] = []
        self.charged: list[int] = []  # totems by forest, charged side up
        self.fading: list[int] = []
        self.drill: int = 0
        self.track: int = 0
        self.cargo: int = 0
        self.map_marks: list[int] = []  # markers a card put on the map: mountains from 0, forests from 100

        # the player boards
        self.crystals: list[int] = [0, 0]
        self.secured: int = 0
        self.totems: int = 0  # in the supply
        self.forge_tokens: int = 0  # on the Ironclad board
        self.played: list[list[list[int]]] = [[], []]  # action spaces, each a stack of cards or [PASSED]
        self.set_aside: list[list[int]] = [[], []]  # wagered base cards, until III/1
        self.lingering: list[list[Lingering]] = [[], []]
        self.round_bonuses: list[RoundBonus] = []
        self.prohibitions: list[Prohibition] = []

        # cards
        self.hands: list[list[int]] = [[], []]
        self.deck: list[Deck] = [Deck(), Deck()]
        self.discard: list[list[int]] = [[], []]
        self.visions: list[int] = []  # in the Woodwalkers' hand
        self.vision_deck: Deck = Deck()
        self.vision_discard: list[int] = []  # face down (against the Woodbot: face up)
        self.discovered: list[int] = []
        self.seen: list[list[int]] = [[], []]  # specials in a side's hand that the opponent has seen
        self.seen_visions: list[int] = []  # visions in hand that the Ironclad have seen

        # where play stands
        self.round: int = 1
        self.phase: int = Phase.PREPARATION
        self.turn: int = 0  # turns taken this round, both sides
        self.recruited: list[bool] = [False, False]  # III/3 done
        self.battle: Battle | None = None

        # what moved this turn (I7.2)
        self.moved_ww: list[int] = []
        self.again: list[int] = []  # fighters that may move once more (Canopy Shelter)
        self.moved_fighters: list[int] = []
        self.moved_golems: list[int] = []
        self.drill_moves: int = 0
        self.attacked_forests: list[int] = []
        self.attacked_mountains: list[int] = []

        # the automata
        self.bot_hand: Deck = Deck()
        self.stance: int = 0
        self.flow_exhausted: bool = False
        self.exalted: bool = False
        self.spirits: int = 0
        self.marked: list[int] = []  # mountains with a solo marker
        self.thinking: Thinking | None = None  # the running turn of the automaton

    # --- written by writers/fields.py from __init__ ---
    __slots__ = (
        "again",
        "attacked_forests",
        "attacked_mountains",
        "battle",
        "book",
        "bot_hand",
        "cargo",
        "charged",
        "crystals",
        "deck",
        "discard",
        "discovered",
        "drill",
        "drill_moves",
        "exalted",
        "fading",
        "fighters",
        "flow_exhausted",
        "forge_tokens",
        "golems",
        "hands",
        "lingering",
        "map_marks",
        "marked",
        "moved_fighters",
        "moved_golems",
        "moved_ww",
        "phase",
        "played",
        "prohibitions",
        "recruited",
        "round",
        "round_bonuses",
        "secured",
        "seen",
        "seen_visions",
        "set_aside",
        "settings",
        "site",
        "spirits",
        "stance",
        "thinking",
        "totems",
        "track",
        "turn",
        "vision_deck",
        "vision_discard",
        "visions",
        "ww",
    )

    def copy(self) -> IronwoodTable:
        other = IronwoodTable()
        self.copy_base(other)
        other.book = self.book
        other.settings = self.settings
        other.ww = self.ww[:]
        other.fighters = self.fighters[:]
        other.golems = self.golems[:]
        other.site = self.site[:]
        other.charged = self.charged[:]
        other.fading = self.fading[:]
        other.drill = self.drill
        other.track = self.track
        other.cargo = self.cargo
        other.map_marks = self.map_marks[:]
        other.crystals = self.crystals[:]
        other.secured = self.secured
        other.totems = self.totems
        other.forge_tokens = self.forge_tokens
        other.played = [[each[:] for each in held] for held in self.played]
        other.set_aside = [held[:] for held in self.set_aside]
        other.lingering = [[each.copy() for each in held] for held in self.lingering]
        other.round_bonuses = [held.copy() for held in self.round_bonuses]
        other.prohibitions = [held.copy() for held in self.prohibitions]
        other.hands = [held[:] for held in self.hands]
        other.deck = [held.copy() for held in self.deck]
        other.discard = [held[:] for held in self.discard]
        other.visions = self.visions[:]
        other.vision_deck = self.vision_deck.copy()
        other.vision_discard = self.vision_discard[:]
        other.discovered = self.discovered[:]
        other.seen = [held[:] for held in self.seen]
        other.seen_visions = self.seen_visions[:]
        other.round = self.round
        other.phase = self.phase
        other.turn = self.turn
        other.recruited = self.recruited[:]
        other.battle = None if self.battle is None else self.battle.copy()
        other.moved_ww = self.moved_ww[:]
        other.again = self.again[:]
        other.moved_fighters = self.moved_fighters[:]
        other.moved_golems = self.moved_golems[:]
        other.drill_moves = self.drill_moves
        other.attacked_forests = self.attacked_forests[:]
        other.attacked_mountains = self.attacked_mountains[:]
        other.bot_hand = self.bot_hand.copy()
        other.stance = self.stance
        other.flow_exhausted = self.flow_exhausted
        other.exalted = self.exalted
        other.spirits = self.spirits
        other.marked = self.marked[:]
        other.thinking = None if self.thinking is None else self.thinking.copy()
        return other

    # --- to here ---

    # --- what is told; in an automaton's turn it is kept as well, read by somebody or not ---

    def listened(self) -> bool:
        """Whether anything comes of telling: hot paths need not gather what nobody keeps."""
        return not self.quiet or self.thinking is not None

    def tell(self, key: str, args: Mapping[str, Arg] | None = None, story: Story | None = None) -> None:
        self._keep("act", key, args)
        super().tell(key, args, story)

    def tell_move(self, key: str, args: Mapping[str, Arg], a: str, b: str, pieces: Pieces) -> None:
        """A line of the log that says what went from one place to another, and tells it as data."""
        story: March = {"story": "march", "from": a, "to": b, "pieces": pieces}
        self.tell(key, args, story)

    def tell_others(self, seat: int, key: str, args: Mapping[str, Arg] | None = None) -> None:
        self._keep("act", key, args)
        super().tell_others(seat, key, args)

    def think(self, what: What, key: str, args: Mapping[str, Arg] | None = None) -> None:
        """A line of the log that tells what an automaton looks at or decides."""
        self._keep(what, key, args)
        super().tell(key, args)

    def add(self, key: str, args: Mapping[str, Arg] | None = None, story: Story | None = None) -> None:
        """A line of the log that is no part of an automaton's turn."""
        super().tell(key, args, story)

    def _keep(self, what: What, key: str, args: Mapping[str, Arg] | None) -> None:
        thinking = self.thinking
        if thinking is not None:
            thinking.steps.append((what, key, tuple(args.items()) if args is not None else ()))

    # --- supplies (I1.6) ---

    def crystals_left(self) -> int:
        return self.book.crystals - self.crystals[WW] - self.crystals[IC] - self.cargo

    def markers_left(self) -> int:
        used = len(self.map_marks) + len(self.marked) + self.spirits
        for side in (WW, IC):
            for lying in self.lingering[side]:
                used += lying.markers
            for space in self.played[side]:
                if PASSED in space:
                    used += 1
        return self.book.markers - used

    def ww_left(self) -> int:
        return self.book.fighters[WW] - sum(self.ww)

    def fighters_left(self) -> int:
        return self.book.fighters[IC] - sum(self.fighters)

    def golems_left(self) -> int:
        return self.book.golems - sum(self.golems)

    # --- looking at the round ---

    def turns_left(self, side: int) -> int:
        """I4.8. Turns the side still has this round; before the first turn of a round all of them."""
        if self.phase == Phase.PREPARATION or self.phase == Phase.RECRUITING:
            return self.book.turns
        return self.book.turns - ((self.turn + 1) // 2 if side == WW else self.turn // 2)

    # --- looking at the map ---

    def units(self, mountain: int) -> int:
        """I5.4. Combat units of the Ironclad on a mountain."""
        return self.fighters[mountain] + self.golems[mountain]

    def totems_in(self, forest: int) -> int:
        return self.charged[forest] + self.fading[forest]

    def has_forge(self, mountain: int) -> bool:
        """I10.4. Ferrum's printed forge counts, except for victory."""
        return mountain == 0 or self.site[mountain] == Site.FORGE

    def controlled_foundations(self) -> list[int]:
        """I10.2. Outer mountains with a foundation and an Ironclad combat unit: where Build is possible."""
        return [m for m in self.book.outer_mountains if self.site[m] == Site.FOUNDATION and self.units(m) > 0]

    def built_forges(self) -> int:
        return self.site.count(Site.FORGE)

    def banned(self, what: int, place: int) -> bool:
        return any(p.what == what and (p.place == place or p.place < 0) for p in self.prohibitions)

    def mountain_locked(self, mountain: int) -> bool:
        return bool(self.prohibitions) and self.banned(Ban.IC_AND_DRILL_MOVE_IN_OR_OUT, mountain)


EMPTY_BOOK: Final = Book()
DEFAULTS: Final = Settings()
