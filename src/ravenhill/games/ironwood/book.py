"""What is printed: the board, the cards and their effect steps. Nothing here changes while a game runs."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.decision import Option
from ravenhill.engine.named import names

WW: Final = 0  # the Woodwalkers' seat
IC: Final = 1  # the Ironclad's seat

FERRUM: Final = 0  # the capital is the first mountain of the book


class Kind:
    """I6.2. What a mountain is."""

    CAPITAL: Final = 0
    INNER: Final = 1
    OUTER: Final = 2


class Op:
    """I17. The operations of the effect language."""

    MOVE: Final = 0
    MOVE_DRILL: Final = 1
    ATTACK: Final = 2
    CHOOSE: Final = 3
    SPEND: Final = 4
    BURN: Final = 5
    SPEND_UP_TO: Final = 6
    BURN_UP_TO: Final = 7
    GAIN: Final = 8
    STEAL: Final = 9
    DRAW: Final = 10
    DISCOVER: Final = 11
    BUILD: Final = 12
    PLACE_FOUNDATION: Final = 13
    RECRUIT: Final = 14
    REMOVE: Final = 15
    REPLACE: Final = 16
    SHIFT_ENEMY: Final = 17
    PLAY: Final = 18
    LINGER: Final = 19
    MODIFIER: Final = 20
    ON_EVENT: Final = 21
    MARK: Final = 22
    FORBID: Final = 23
    FLIP_TOTEM: Final = 24
    CARGO_TO_AVAILABLE: Final = 25
    LOOK: Final = 26
    SURVEY: Final = 27
    BOTTOM: Final = 28
    REMOVE_MARKERS: Final = 29
    OPPONENT_BURN: Final = 30
    OPPONENT_BOTTOM: Final = 31
    OPPONENT_DRAW: Final = 32
    OPPONENT_DISCARD_VISION: Final = 33
    OPPONENT_VISION_TO_DECK: Final = 34
    IF: Final = 35


class Place:
    """I17. The places an effect may name."""

    NONE: Final = 0
    OUTER_FOREST: Final = 1
    DIFFERENT_OUTER_FORESTS: Final = 2
    ONE_CONTROLLED_INNER_FOREST: Final = 3
    ATTACK_FOREST: Final = 4
    FORGE: Final = 5
    CONTROLLED_MOUNTAIN: Final = 6
    CONTROLLED_OUTER_MOUNTAIN: Final = 7
    DRILL_MOUNTAIN: Final = 8
    PLACED: Final = 9
    MARKED: Final = 10
    MOUNTAIN_ADJACENT_TO: Final = 11
    MOUNTAIN_ADJACENT_TO_CONTROLLED_INNER_FOREST: Final = 12
    MOUNTAIN_NOT_FERRUM_ADJACENT_TO_CONTROLLED_INNER_FOREST: Final = 13
    DIFFERENT_INNER_FORESTS_ADJACENT_TO_CONTROLLED_MOUNTAIN: Final = 14
    INNER_FOREST: Final = 15
    INNER_FOREST_ADJACENT_TO_CONTROLLED_MOUNTAIN: Final = 16
    DEFEATED_WARBAND: Final = 17
    ANY_IC_WARBAND: Final = 18


class From:
    """I17. Which warband an attack must come from."""

    ANY: Final = 0
    MOVED: Final = 1
    RECRUITED: Final = 2
    REPLACED: Final = 3
    NOT: Final = 4


class CardKind:
    """Which cards a payment or a look concerns."""

    ANY: Final = 0
    SPECIAL: Final = 1
    VISION: Final = 2
    BASE: Final = 3


class Event:
    """I17. What a lingering card may wait for."""

    NONE: Final = 0
    COMBAT_ENDED_WITH_WW_LOSSES: Final = 1
    DRILL_MOVED: Final = 2


class Scope:
    """I9.10. How long a modifier or a prohibition lasts."""

    EACH_COMBAT: Final = 0
    THIS_ROUND: Final = 1
    WHILE_IN_PLAY: Final = 2
    THIS_TURN: Final = 3


class Ban:
    """I17. What a prohibition forbids."""

    MOVE_TOTEM: Final = 0
    IC_AND_DRILL_MOVE_IN_OR_OUT: Final = 1
    WW_MOVE_OUT: Final = 2


class Icon:
    """I13.22, I14.21. The solo icons of both factions' cards."""

    CARD: Final = 0
    CRYSTALS: Final = 1
    DRILL: Final = 2
    WARBAND: Final = 3
    GOLEM: Final = 4
    FORGE: Final = 5
    COMPASS: Final = 6
    HIT: Final = 7
    SHIELD: Final = 8
    BATTLE: Final = 9
    ARROWS: Final = 10
    EYE: Final = 11
    SEARCH: Final = 12
    CUBES: Final = 13
    ALERT: Final = 14


CARD_KINDS: Final = names(CardKind)
SCOPES: Final = names(Scope)
BANS: Final = names(Ban)

ANY_NUMBER: Final = 99  # `n = "any"`
HALF_UP: Final = -2  # `n = "half_up"`


class Step:
    """I17. One step of a card's effect. Fields an operation does not use keep their defaults."""

    __slots__ = (
        "after_another",
        "again",
        "before_retreat",
        "chooser_random",
        "cond_visions",
        "damage",
        "damage_per",
        "deck",
        "defence",
        "defender_only",
        "dominance",
        "event",
        "exclude",
        "extra_fighters",
        "extra_warbands",
        "ferrum_only",
        "from_kind",
        "from_ref",
        "golem",
        "ident",
        "kind",
        "look_visions",
        "mandatory",
        "may_bottom",
        "may_move_again",
        "minimum",
        "n",
        "op",
        "opponent_first",
        "options",
        "pay",
        "pay_pick",
        "per",
        "same_as",
        "scope",
        "side",
        "steps",
        "then",
        "to_drill",
        "trigger_exhaust",
        "victory",
        "what",
        "where",
        "where_ref",
    )

    def __init__(self, op: int) -> None:
        self.op = op
        self.ident: str = ""
        self.n: int = 1
        self.side: int = -1
        self.golem: bool = False
        self.where: int = Place.NONE
        self.where_ref: str = ""
        self.same_as: str = ""
        self.to_drill: bool = False
        self.again: bool = False
        self.ferrum_only: bool = False
        self.from_kind: int = From.ANY
        self.from_ref: str = ""
        self.damage: int = 0
        self.defence: int = 0
        self.dominance: int = 0
        self.damage_per: str = ""
        self.opponent_first: bool = False
        self.victory: list[Step] = []
        self.before_retreat: bool = False
        self.options: list[list[Step]] = []
        self.pay: int = 0
        self.pay_pick: int = 0
        self.kind: int = CardKind.ANY
        self.minimum: int = 0
        self.per: list[Step] = []
        self.then: list[Step] = []
        self.deck: int = CardKind.SPECIAL
        self.exclude: list[str] = []  # cards by id
        self.may_move_again: str = ""
        self.scope: int = Scope.EACH_COMBAT
        self.defender_only: bool = False
        self.extra_fighters: int = 0
        self.extra_warbands: int = 0
        self.event: int = Event.NONE
        self.steps: list[Step] = []
        self.what: int = 0
        self.mandatory: bool = False
        self.after_another: bool = False  # a drawback of the step before it: carried out only if that one was
        self.look_visions: bool = False
        self.may_bottom: bool = False
        self.trigger_exhaust: bool = True
        self.chooser_random: bool = False
        self.cond_visions: int = 0

    def inner(self) -> list[list[Step]]:
        """The lists of steps within this one."""
        return [*self.options, self.victory, self.per, self.then, self.steps]

    def refers(self) -> list[str]:
        """The ids of other steps that this one speaks of."""
        said = (self.same_as, self.may_move_again, self.damage_per, self.where_ref, self.from_ref)
        return [ident for ident in said if ident]


def all_steps(steps: list[Step]) -> list[Step]:
    """These steps, and all within them."""
    return [one for s in steps for one in (s, *[deep for inner in s.inner() for deep in all_steps(inner)])]


class Card:
    """I3.1. An action card."""

    __slots__ = (
        "base",
        "damage",
        "defence",
        "dominance",
        "icons",
        "ident",
        "on_burn",
        "on_exhaust",
        "on_tick",
        "passive",
        "red",
        "side",
        "steps",
    )

    def __init__(self, ident: str, side: int, base: bool) -> None:
        self.ident = ident
        self.side = side
        self.base = base
        self.damage: int = 0
        self.defence: int = 0
        self.dominance: int = 0
        self.icons: list[int] = []
        self.red: list[bool] = []
        self.steps: list[Step] = []
        self.passive: list[Step] = []
        self.on_tick: list[Step] = []
        self.on_exhaust: list[Step] = []
        self.on_burn: list[Step] = []


class Book:
    """Everything printed, with the distances worked out."""

    __slots__ = (
        "bases",
        "card_count",
        "card_index",
        "card_labels",
        "cards",
        "crystals",
        "draw_per_round",
        "fighter_moves",
        "fighters",
        "first_draw",
        "forest_index",
        "forest_labels",
        "forest_names",
        "forest_number",
        "forest_path",
        "forest_recruits",
        "forests_of",
        "forge_tokens",
        "forges_to_win",
        "golems",
        "hand_limit",
        "income",
        "inner_forests",
        "inner_mountains",
        "inner_of",
        "kind",
        "markers",
        "mountain_index",
        "mountain_labels",
        "mountain_names",
        "mountain_number",
        "mountain_path",
        "mountain_recruits",
        "mountains_of",
        "outer",
        "outer_forests",
        "outer_mountains",
        "plays",
        "recruit_cost",
        "removed_vs_ironbot",
        "removed_vs_woodbot",
        "ridges",
        "specials",
        "to_outer",
        "totems",
        "totems_to_win",
        "track_cargo",
        "track_last",
        "track_rewards",
        "trails",
        "turns",
        "vision_count",
        "vision_crystals",
        "vision_index",
        "vision_labels",
        "vision_mountain",
        "vision_names",
        "vision_of_mountain",
        "wagers",
        "warband_moves",
    )

    def __init__(self) -> None:
        self.mountain_names: list[str] = []
        self.mountain_index: dict[str, int] = {}
        self.mountain_number: list[int] = []
        self.mountain_labels: list[str] = []
        self.kind: list[int] = []
        self.ridges: list[list[int]] = []
        self.forests_of: list[list[int]] = []  # forests touching a mountain
        self.inner_of: list[list[int]] = []  # inner forests touching a mountain
        self.mountain_path: list[list[int]] = []  # I6.11: fewest ridge steps
        self.inner_mountains: list[int] = []
        self.outer_mountains: list[int] = []

        self.forest_names: list[str] = []
        self.forest_index: dict[str, int] = {}
        self.forest_number: list[int] = []
        self.forest_labels: list[str] = []
        self.outer: list[bool] = []
        self.trails: list[list[int]] = []
        self.mountains_of: list[list[int]] = []  # mountains touching a forest
        self.forest_path: list[list[int]] = []  # I6.11: fewest trail steps
        self.to_outer: list[int] = []  # trail steps to the nearest outer forest
        self.inner_forests: list[int] = []
        self.outer_forests: list[int] = []

        self.cards: list[Card] = []
        self.card_index: dict[str, int] = {}
        self.card_labels: list[str] = []
        self.card_count: int = 0
        self.bases: list[list[int]] = [[], []]
        self.specials: list[list[int]] = [[], []]
        self.removed_vs_ironbot: list[int] = []
        self.removed_vs_woodbot: list[int] = []

        self.vision_names: list[str] = []
        self.vision_index: dict[str, int] = {}
        self.vision_labels: list[str] = []
        self.vision_mountain: list[int] = []
        self.vision_crystals: list[int] = []
        self.vision_of_mountain: list[int] = []
        self.vision_count: int = 0

        # options that are offered again and again, made once
        self.fighter_moves: list[list[Option]] = []  # by forest, beside `trails`
        self.warband_moves: list[list[Option]] = []  # by mountain, beside `ridges`
        self.plays: list[Option] = []  # by card
        self.wagers: list[Option] = []
        self.forest_recruits: list[Option] = []
        self.mountain_recruits: list[Option] = []

        self.crystals: int = 0
        self.markers: int = 0
        self.fighters: list[int] = [0, 0]
        self.golems: int = 0
        self.totems: int = 0
        self.forge_tokens: int = 0
        self.hand_limit: int = 0
        self.turns: int = 0
        self.forges_to_win: int = 0
        self.totems_to_win: int = 0
        self.recruit_cost: int = 0
        self.draw_per_round: int = 0
        self.first_draw: int = 0
        self.income: list[int] = [0, 0]
        self.track_last: int = 0
        self.track_cargo: list[int] = []
        self.track_rewards: list[list[str]] = []
