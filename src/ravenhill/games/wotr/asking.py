"""What the questions of this game share: what an answer names, why one is refused, its weight at first sight."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Final, TypeAlias

from ravenhill.engine.decision import Arg, Asked, Atom, Message, Option, Question, Reason
from ravenhill.games.wotr.decks import CARD_NUMBER, DECK_NUMBER
from ravenhill.games.wotr.dice import FACE_NUMBER
from ravenhill.games.wotr.kinds import KIND_NUMBER
from ravenhill.games.wotr.nations import NATION_NUMBER
from ravenhill.games.wotr.people import CHARACTER_NUMBER
from ravenhill.games.wotr.ranks import rank_of
from ravenhill.games.wotr.table import Wotr

Choosing: TypeAlias = Generator[Asked, None, int]

PASS: Final[Option] = ("pass",)
DONE: Final[Option] = ("done",)
NONE: Final = -1  # the answer names nothing

# what an option weighs by its verb alone; one that is not here weighs 2
WEIGHTS: Final[dict[str, float]] = {
    "skip": 0.05,
    "ring": 0.1,
    "pass": 1.0,
    "hide": 14.0,
    "enter": 25.0,
    "muster": 5.0,
    "voice_recruit": 6.0,
    "voice_elites": 6.5,
    "messenger": 1.0,
    "counsel": 7.0,
    "force_off": 3.0,
    "force_off_ring": 1.0,
    "draw": 4.0,
    "play": 6.0,
    "separate": 0.6,
    "companions": 1.0,
    "minions": 2.5,
    "move_armies": 4.0,
    "move_leader": 3.5,
    "attack_army": 4.5,
    "attack_leader": 4.5,
    "all": 10.0,
    "leave": 0.5,
    "done": 3.0,
    "advance": 8.0,
    "stay": 1.0,
    "enter_mordor": 50.0,
    "guide_ability": 5.0,
    "use": 4.0,
    "reroll": 10.0,
    "mix": 1.0,
    "offer": 0.5,
    "white_rider": 5.0,
    "use_ring": 2.5,
    "inflict": 1.0,
    "stop": 1.0,
    "fly": 1.5,
    "cease": 1.9,
    "siege": 2.1,
    "reduce": 3.0,
    "fly_all": 1.5,
    "recruit_nazgul": 3.0,
    "hunt_roll": 4.0,
    "eliminate": 3.0,
    "card": 4.0,
}
REMOVED: Final[list[float]] = [5.0, 1.0, 1.0]  # a Regular falls first; by rank
RECRUITED: Final[list[float]] = [2.0, 4.0, 1.5]


class WotrQuestion(Question):
    """A question to one seat, asked whatever there is to choose."""

    __slots__ = ("t",)

    def __init__(self, t: Wotr, seat: int, rule: str) -> None:
        super().__init__(t, seat, rule)
        self.t = t

    @property
    def side(self) -> int:
        return self.t.team[self.seat]

    # --- asking ---

    def number(self) -> Choosing:
        """Asks; the number the answer names comes back, or 0."""
        yield [self]
        answer = self.answer()
        return int(answer[1]) if len(answer) > 1 else 0

    def region(self) -> Choosing:
        """Asks; the region the answer names comes back, or NONE."""
        return self.naming(self.t.book.region_index)

    def card(self) -> Choosing:
        """Asks; the card the answer names comes back, or NONE."""
        return self.naming(CARD_NUMBER)

    def character(self) -> Choosing:
        """Asks; the Character the answer names comes back, or NONE."""
        return self.naming(CHARACTER_NUMBER)

    def figure(self) -> Choosing:
        """Asks; the kind of figure the answer names comes back, or NONE."""
        return self.naming(KIND_NUMBER)

    def nation(self) -> Choosing:
        """Asks; the Nation the answer names comes back, or NONE."""
        return self.naming(NATION_NUMBER)

    def face(self) -> Choosing:
        """Asks; the face of a die the answer names comes back, or NONE."""
        return self.naming(FACE_NUMBER)

    def deck(self) -> Choosing:
        """Asks; the deck the answer names comes back, or NONE."""
        return self.naming(DECK_NUMBER)

    # --- answering for itself ---

    def named_region(self, option: Option, verb: str = "to") -> int:
        """The region an option of this verb and shape names, or NONE."""
        if option[0] != verb or len(option) != 2:
            return NONE
        return self.t.book.region_index.get(str(option[1]), NONE)

    def weigh(self, option: Option) -> float:
        verb = str(option[0])
        if verb in ("to", "from", "retreat"):
            return self.weigh_region(self.t.book.region_index[str(option[1])])
        if verb == "remove":
            return REMOVED[rank_of(KIND_NUMBER[str(option[1])])]
        if verb == "recruit":
            return RECRUITED[rank_of(KIND_NUMBER[str(option[1])])]
        return WEIGHTS.get(verb, 2.0)

    def weigh_region(self, region: int) -> float:
        t = self.t
        return 1.0 + 0.1 * t.units_at(region, self.side) + 0.5 * t.book.vp[region]


class OpenQuestion(WotrQuestion):
    """W6.28. A choice between what everybody can see: where there is only one option, it is taken and nobody asked."""

    __slots__ = ()

    def __init__(self, t: Wotr, seat: int, rule: str) -> None:
        super().__init__(t, seat, rule)
        self.public = not t.settings.every_question


class CardChoice(WotrQuestion):
    """A choice that one card brings: its few options are open, and a single one is taken."""

    __slots__ = ("args", "key", "listing", "named", "shapes")

    def __init__(
        self,
        t: Wotr,
        seat: int,
        rule: str,
        options: list[Option],
        key: str,
        kind: str,
        takes: tuple[str, ...],
        args: Mapping[str, Arg] | None = None,
    ) -> None:
        super().__init__(t, seat, rule)
        self.public = True
        self.listing = options
        self.key = key
        self.named = kind
        self.shapes = takes
        self.args = args

    @property
    def kind(self) -> str:
        return self.named

    @property
    def takes(self) -> tuple[str, ...]:
        return self.shapes

    def offer(self) -> list[Option]:
        return self.listing

    def said(self) -> Message:
        return Message(self.key, self.args)


def reason(key: str, rule: str, **args: Atom) -> Reason:
    return Reason(Message(f"wotr-why-{key}", dict(args)), rule)
