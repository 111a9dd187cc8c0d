"""What lies on Ironwood's table beside the board: cards in play, bonuses and bans, the battle, an automaton's turn."""

from __future__ import annotations

from typing import Final, TypeAlias

from ravenhill.engine.decision import Arg
from ravenhill.engine.plain import Piece
from ravenhill.games.ironwood.book import WW
from ravenhill.games.ironwood.shapes import Adds, IconState, What

NO_CARD: Final = -1  # declined, or none
NOT_CHOSEN: Final = -2  # the wager is still open
DAMAGE: Final = 0  # the three values of a combat (I9.6, I9.8)
DEFENCE: Final = 1
DOMINANCE: Final = 2


class Lingering(Piece):
    """I3.4. A lingering card in play, with its markers."""

    def __init__(self, card: int = NO_CARD, markers: int = 0) -> None:
        self.card = card
        self.markers = markers
        self.ticked = False  # its marker of this preparation has been taken off

    # --- written by writers/fields.py from __init__ ---
    __slots__ = ("card", "markers", "ticked")

    def copy(self) -> Lingering:
        other = Lingering()
        other.card = self.card
        other.markers = self.markers
        other.ticked = self.ticked
        return other

    # --- to here ---


class RoundBonus(Piece):
    """I9.10. A 'This round' modifier."""

    def __init__(self) -> None:
        self.side: int = 0
        self.card: int = NO_CARD  # where it comes from
        self.damage: int = 0
        self.defence: int = 0
        self.dominance: int = 0
        self.defender_only: bool = False
        self.opponent_first: bool = False

    # --- written by writers/fields.py from __init__ ---
    __slots__ = ("card", "damage", "defence", "defender_only", "dominance", "opponent_first", "side")

    def copy(self) -> RoundBonus:
        other = RoundBonus()
        other.side = self.side
        other.card = self.card
        other.damage = self.damage
        other.defence = self.defence
        other.dominance = self.dominance
        other.defender_only = self.defender_only
        other.opponent_first = self.opponent_first
        return other

    # --- to here ---


class Prohibition(Piece):
    """I17. What may not be moved, where, and whether only for this turn."""

    def __init__(self, what: int = 0, place: int = -1, this_turn: bool = False) -> None:
        self.what = what
        self.place = place
        self.this_turn = this_turn

    # --- written by writers/fields.py from __init__ ---
    __slots__ = ("place", "this_turn", "what")

    def copy(self) -> Prohibition:
        other = Prohibition()
        other.what = self.what
        other.place = self.place
        other.this_turn = self.this_turn
        return other

    # --- to here ---


# whose value, which of the three, what adds to it, the card behind it (by id), and how much
Source: TypeAlias = tuple[int, int, Adds, str, int]
# what an automaton looked at, decided or did: of what kind, and the line that tells it
Thought: TypeAlias = tuple[What, str, tuple[tuple[str, Arg], ...]]


class Thinking(Piece):
    """I13, I14. The running turn of an automaton: what is told of it (stories.py)."""

    def __init__(self, exhausted: bool = False) -> None:
        self.stance: str = ""
        self.exhausted = exhausted  # the flow card as the turn began
        self.cards: list[str] = []  # expended, by id
        self.icons: list[tuple[int, bool, IconState]] = []  # of cards being resolved: icon, red, what came of it
        self.steps: list[Thought] = []

    # --- written by writers/fields.py from __init__ ---
    __slots__ = ("cards", "exhausted", "icons", "stance", "steps")

    def copy(self) -> Thinking:
        other = Thinking()
        other.stance = self.stance
        other.exhausted = self.exhausted
        other.cards = self.cards[:]
        other.icons = self.icons[:]
        other.steps = self.steps[:]
        return other

    # --- to here ---


class Battle(Piece):
    """I9. The battle being fought: who, where, and the cards committed in secret."""

    def __init__(self) -> None:
        self.attacker: int = WW
        self.forest: int = -1
        self.mountain: int = -1
        self.combat: bool = False
        self.wager: list[int] = [NOT_CHOSEN, NOT_CHOSEN]
        self.face_up: list[bool] = [False, False]
        self.revealed: bool = False
        self.damage: list[int] = [0, 0]  # this-combat bonuses of each side; after the count, what each side deals
        self.defence: list[int] = [0, 0]
        self.dominance: list[int] = [0, 0]
        self.opponent_first: list[bool] = [False, False]  # this side makes the other wager first, face up
        self.strength: list[int] = [0, 0]  # what was counted in the end
        self.lost: list[int] = [0, 0]  # units each side lost
        self.winner: int = -1

        # what is told of it (stories.py)
        self.card: int = NO_CARD  # by which card it is fought
        self.units: list[int] = [0, 0]  # how many of each side began it
        self.shown: list[int] = [NOT_CHOSEN, NOT_CHOSEN]  # the wagers as they were turned up
        self.sources: list[Source] = []
        self.counted: bool = False  # losses have been removed
        self.golems_lost: int = 0
        self.compared: bool = False  # dominance decided
        self.decided: bool = False
        self.retreat: int = -1  # where the beaten were sent
        self.plundered: bool = False
        self.drill_lost: bool = False

    # --- written by writers/fields.py from __init__ ---
    __slots__ = (
        "attacker",
        "card",
        "combat",
        "compared",
        "counted",
        "damage",
        "decided",
        "defence",
        "dominance",
        "drill_lost",
        "face_up",
        "forest",
        "golems_lost",
        "lost",
        "mountain",
        "opponent_first",
        "plundered",
        "retreat",
        "revealed",
        "shown",
        "sources",
        "strength",
        "units",
        "wager",
        "winner",
    )

    def copy(self) -> Battle:
        other = Battle()
        other.attacker = self.attacker
        other.forest = self.forest
        other.mountain = self.mountain
        other.combat = self.combat
        other.wager = self.wager[:]
        other.face_up = self.face_up[:]
        other.revealed = self.revealed
        other.damage = self.damage[:]
        other.defence = self.defence[:]
        other.dominance = self.dominance[:]
        other.opponent_first = self.opponent_first[:]
        other.strength = self.strength[:]
        other.lost = self.lost[:]
        other.winner = self.winner
        other.card = self.card
        other.units = self.units[:]
        other.shown = self.shown[:]
        other.sources = self.sources[:]
        other.counted = self.counted
        other.golems_lost = self.golems_lost
        other.compared = self.compared
        other.decided = self.decided
        other.retreat = self.retreat
        other.plundered = self.plundered
        other.drill_lost = self.drill_lost
        return other

    # --- to here ---
