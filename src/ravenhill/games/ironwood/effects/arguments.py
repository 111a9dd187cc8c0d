"""I17. What steps may say: the words of the effect language, each once, with what it takes and what it means."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ravenhill.engine.kinds import Check, Counted, Noted, either, flag, listed, number, ref, table, text
from ravenhill.engine.named import names
from ravenhill.games.ironwood.book import ANY_NUMBER, HALF_UP, IC, WW, Ban, CardKind, Event, From, Scope, Step
from ravenhill.games.ironwood.effects.operation import STEP, Argument, steps_of
from ravenhill.games.ironwood.effects.places import PLACE_NAMES

# --- kinds of arguments ---


class Word(Argument):
    """One of several words, each with its meaning."""

    __slots__ = ("meaning",)

    def __init__(self, key: str, meaning: Mapping[str, Any], field: str) -> None:
        super().__init__(key, text(*meaning), field)
        self.meaning = meaning

    def read(self, s: Step, value: Any) -> None:
        setattr(s, self.field, self.meaning[value])


class Fixed(Argument):
    """A word that could not be another one: it is there for who reads the card."""

    __slots__ = ()

    def __init__(self, key: str, *words: str) -> None:
        super().__init__(key, text(*words), "")

    def read(self, s: Step, value: Any) -> None:
        pass


class CountOr(Argument):
    """A number, or a word in its place."""

    __slots__ = ("means", "word")

    def __init__(self, key: str, word: str, means: int) -> None:
        super().__init__(key, either(COUNT, text(word)), "n")
        self.word = word
        self.means = means

    def read(self, s: Step, value: Any) -> None:
        s.n = self.means if value == self.word else value


class Named(Argument):
    """A word that may name the id of an earlier step after a colon."""

    __slots__ = ("reference", "words")

    def __init__(self, key: str, check: Check, words: list[str], field: str, reference: str) -> None:
        super().__init__(key, check, field)
        self.words = words
        self.reference = reference

    def read(self, s: Step, value: Any) -> None:
        word, _, reference = str(value).partition(":")
        setattr(s, self.field, self.words.index(word))
        setattr(s, self.reference, reference)


class Nested(Argument):
    """Steps within a step."""

    __slots__ = ()

    def __init__(self, key: str, field: str) -> None:
        super().__init__(key, listed(STEP), field)

    def read(self, s: Step, value: Any) -> None:
        setattr(s, self.field, steps_of(value))


class Options(Argument):
    """Lists of steps to choose from."""

    __slots__ = ()

    def __init__(self, key: str) -> None:
        super().__init__(key, listed(listed(STEP), 2), "options")

    def read(self, s: Step, value: Any) -> None:
        s.options = [steps_of(option) for option in value]


class Table(Argument):
    """Several arguments in a table of their own."""

    __slots__ = ("arguments",)

    def __init__(self, key: str, arguments: tuple[Argument, ...]) -> None:
        super().__init__(key, table({argument.key: argument.check for argument in arguments}), "")
        self.arguments = arguments

    def read(self, s: Step, value: Any) -> None:
        for argument in self.arguments:
            if argument.name in value:
                argument.read(s, value[argument.name])


class Condition(Argument):
    """opponent_visions>=n."""

    __slots__ = ()

    def read(self, s: Step, value: Any) -> None:
        s.cond_visions = int(str(value).partition(">=")[2])


# --- places and warbands ---

REFERRING: Final = ("attack_forest", "placed", "marked", "mountain_adjacent_to", "defeated_warband")
WARBANDS: Final = names(From)


PLACE: Final = Noted(tuple(PLACE_NAMES[1:]), REFERRING, "ironwood-pack-place")  # some name an earlier step
FROM_WHOM: Final = Noted(tuple(WARBANDS[1:]), tuple(WARBANDS[1:]), "ironwood-pack-from")

WHERE: Final = Named("where", PLACE, PLACE_NAMES, "where", "where_ref")
WHERE_MARKED: Final = Named("where?", PLACE, PLACE_NAMES, "where", "where_ref")
FROM: Final = Named("from?", FROM_WHOM, WARBANDS, "from_kind", "from_ref")
FOUNDATION_SITE: Final = Fixed("where", "controlled_outer_mountain")
DRILL_MOUNTAIN: Final = Word("to?", {"drill_mountain": True}, "to_drill")
ADJACENT: Final = Fixed("to", "one_adjacent_mountain", "one_adjacent_inner_forest")
CHARGED: Final = Fixed("to", "charged")
TOTEMS_STAY: Final = Fixed("totems?", "stay")
TARGET: Final = Word("target", {"any": False, "ferrum": True}, "ferrum_only")

# --- numbers ---

COUNT: Final = number(1, 20)
N: Final = Argument("n", COUNT, "n")
FIGHTERS: Final = Argument("n?", COUNT, "n")
WARBAND_COUNT: Final = Argument("warbands?", COUNT, "n")
MARKERS: Final = Argument("markers", number(1, 9), "n")
PICK: Final = Argument("pick", COUNT, "n")
PAY: Final = Argument("pay?", COUNT, "pay")
PAY_PICK: Final = Argument("pay_pick?", COUNT, "pay_pick")
LEAST: Final = Argument("min?", number(0, 20), "minimum")
N_OR_HALF: Final = CountOr("n", "half_up", HALF_UP)
N_OR_ANY: Final = CountOr("n", "any", ANY_NUMBER)

# --- who and what ---

SIDE: Final = Word("side", {"ww": WW, "ic": IC}, "side")
UNIT: Final = Word("unit", {"fighter": False, "golem": True}, "golem")
OWNER: Final = Fixed("owner", "opponent")
KIND: Final = Word("kind", {"any": CardKind.ANY, "special": CardKind.SPECIAL, "vision": CardKind.VISION}, "kind")
PLAYED_KIND: Final = Word("kind", {"base": CardKind.BASE, "special": CardKind.SPECIAL, "any": CardKind.ANY}, "kind")
HELD_KIND: Final = Fixed("kind", "special")
DECK: Final = Word("deck", {"special": CardKind.SPECIAL, "vision": CardKind.VISION}, "deck")
EXCLUDE: Final = Argument("exclude?", listed(ref("cards_ww.card", "cards_ic.card")), "exclude")
CHOOSER: Final = Word("chooser", {"self": False, "random": True}, "chooser_random")
BLINDLY: Final = Word("chooser?", {"random": True}, "chooser_random")
LOOKED_AT: Final = Word("what", {"opponent_hand": False, "opponent_visions": True}, "look_visions")
FORBIDDEN: Final = Word(
    "what",
    {
        "move_totem": Ban.MOVE_TOTEM,
        "ic_and_drill_move_in_or_out": Ban.IC_AND_DRILL_MOVE_IN_OR_OUT,
        "ww_move_out": Ban.WW_MOVE_OUT,
    },
    "what",
)

# --- how and when ---

AGAIN: Final = Argument("again?", flag(), "again")
SAME_AS: Final = Argument("same_as?", text(), "same_as")
MAY_MOVE_AGAIN: Final = Argument("may_move_again?", text(), "may_move_again")
MAY_BOTTOM: Final = Argument("may_bottom?", flag(), "may_bottom")
TRIGGER_EXHAUST: Final = Argument("trigger_exhaust?", flag(), "trigger_exhaust")
BEFORE_RETREAT: Final = Argument("before_retreat?", flag(), "before_retreat")
THIS_ROUND: Final = Word("scope", {"this_round": Scope.THIS_ROUND}, "scope")
LASTING: Final = Word("scope", {"this_turn": Scope.THIS_TURN, "this_round": Scope.THIS_ROUND}, "scope")
STANDING: Final = Word("scope", {"each_combat": Scope.EACH_COMBAT, "while_in_play": Scope.WHILE_IN_PLAY}, "scope")
ROLE: Final = Word("role?", {"defender": True}, "defender_only")
EVENT: Final = Word(
    "event",
    {
        "combat_ended_with_ww_losses": Event.COMBAT_ENDED_WITH_WW_LOSSES,
        "drill_moved": Event.DRILL_MOVED,
    },
    "event",
)
HELD_VISIONS: Final = Condition("cond", Counted("opponent_visions>=", "ironwood-pack-condition"), "cond_visions")

# --- bonuses (I9.10) ---

BONUSES: Final[tuple[Argument, ...]] = (
    Argument("damage?", number(-5, 5), "damage"),
    Argument("defence?", number(-5, 5), "defence"),
    Argument("dominance?", number(-5, 5), "dominance"),
    Argument("opponent_wagers_first_face_up?", flag(), "opponent_first"),
)
MODS: Final = Table("mods?", (*BONUSES, Argument("damage_per?", text(), "damage_per")))
EXTRA_FIGHTERS: Final = Argument("extra_fighters_per_move?", number(0, 9), "extra_fighters")
EXTRA_WARBANDS: Final = Argument("extra_warbands_per_move?", number(0, 9), "extra_warbands")

# --- steps within steps ---

THEN: Final = Nested("then", "then")
THEN_ONCE: Final = Nested("then?", "then")
PER: Final = Nested("per?", "per")
VICTORY: Final = Nested("victory?", "victory")
STEPS: Final = Nested("steps", "steps")
OPTIONS: Final = Options("options")
