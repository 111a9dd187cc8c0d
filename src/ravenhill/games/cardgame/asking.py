"""What the questions of this game share: whom they ask, what an answer names, why one is refused, its weight."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, TypeAlias

from ravenhill.engine.answers import shaped
from ravenhill.engine.decision import Arg, Asked, Message, Option, Question, Reason
from ravenhill.games.cardgame.table import CardTable

Choosing: TypeAlias = Generator[Asked, None, int]

SKIP: Final[Option] = ("skip",)
DONE: Final[Option] = ("done",)
NO_CARD: Final = -1
NOTHING: Final[Option] = ("none",)
DECLINING: Final = ("skip", "done", "idle", "refuse")


class CardQuestion(Question):
    """A question to one player."""

    __slots__ = ("p", "t")

    def __init__(self, t: CardTable, p: int, rule: str) -> None:
        super().__init__(t, t.person[p], rule)
        self.t = t
        self.p = p

    def card(self, openly: bool = False) -> Choosing:
        """Asks; the card the answer names comes back, NO_CARD where it names none (`done`). Openly: where there is only
        one nobody is asked."""
        self.public = openly
        return self.naming(self.t.book.card_index)

    def place(self, openly: bool = False) -> Choosing:
        """Asks; the location the answer names comes back. Openly: where there is only one nobody is asked."""
        self.public = openly
        return self.naming(self.t.book.location_index)

    def about(self) -> dict[str, Arg]:
        return {"player": self.t.book.player_ids[self.p]}

    def why_not(self, option: Option) -> Reason | None:
        for n in range(1, len(option)):
            if option[:n] in self.options:
                return Reason(Message("cardgame-why-step-by-step"), self.rule)
        if not shaped(self.TAKES, option):
            return None
        return self.because(str(option[0]), str(option[1]) if len(option) > 1 else "")

    def because(self, verb: str, name: str) -> Reason | None:
        """Why not, for one of its verbs and one name; None: for no better reason than that it is not offered."""
        return None

    def weigh(self, option: Option) -> float:
        return 0.5 if option[0] in DECLINING else 2.0


class Giving(CardQuestion):
    """One of several cards is given away."""

    __slots__ = ()

    def because(self, verb: str, name: str) -> Reason | None:
        known = name in self.t.book.card_index
        return reason("cardgame-why-not-among", self.rule, name) if known else no_card(name)

    def weigh(self, option: Option) -> float:
        return spare(self.t, str(option[1])) if len(option) > 1 else super().weigh(option)


def spare(t: CardTable, name: str) -> float:
    """The less a card can do, the sooner it is given away."""
    b = t.book
    card = b.card_index.get(name, -1)
    if card < 0:
        return 0.8  # the top of the deck, unseen
    strength = b.attack[card] + b.defence[card] + b.path_icons[card] + b.leader_attack[card] + b.leader_defence[card]
    return 1.2 / (1.0 + 0.25 * float(strength))


def reason(key: str, rule: str, thing: str = "") -> Reason:
    return Reason(Message(key, {"card": thing} if thing else None), rule)


def no_card(name: str) -> Reason:
    return reason("cardgame-why-no-card", "C2.2.1", name)


def no_place(name: str) -> Reason:
    return reason("cardgame-why-no-place", "C2.1.1", name)
