"""C2.2.8, C6.3.8, C6.8.4, C7.10. When a text of a card works, and where the book keeps it for that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ravenhill.games.cardgame.book import (
    BY_TEXT,
    EVERYWHERE,
    FORSAKEN_HAND,
    FORSAKEN_RESERVE,
    FORSAKEN_TOP,
    IN_BATTLE,
    IN_PATH_COMBAT,
    TO_BATTLEGROUND,
    TO_PATH,
    TO_RESERVE,
    Ability,
    Book,
    Replacement,
)
from ravenhill.games.cardgame.effects.cards import CycleCard
from ravenhill.games.cardgame.effects.hands import CycleHand, Draw
from ravenhill.games.cardgame.effects.lasting import Lasting, RoundRight
from ravenhill.games.cardgame.effects.notation import Instruction, Reader
from ravenhill.games.cardgame.effects.operation import Operation, done_by
from ravenhill.games.cardgame.effects.saying import ABLE, Said


class Timing:
    """When a text works."""

    def __init__(self, name: str, where: int = EVERYWHERE) -> None:
        self.name = name
        self.where = where  # bits of TO_...: where its card must be

    def takes(self, e: Instruction) -> bool:
        """Whether such an instruction can stand in a text of this timing."""
        return isinstance(e, Operation)

    def lay(self, book: Book, card: int, a: Ability) -> None:
        """Enters the text of a card."""
        raise NotImplementedError

    def say(self, a: Ability) -> Said:
        joint = a.effects[-1].JOINT if a.effects else "then"
        said = Said("all", None, {"what": [e.say() for e in a.effects]}, joint=joint)
        if a.cost:
            said = Said("pay", None, {"cost": [e.say() for e in a.cost], "gain": [said]})
        if self.offers(a):
            said = Said("may", None, {"what": [said]}, ABLE)
        said = done_by(a.actor, said)
        if a.condition is not None:
            said = Said("if", None, {"condition": [a.condition.say()], "what": [said]})
        if a.once:
            said = Said("once", None, {"what": [said]})
        return Said(f"when-{self.name.replace('_', '-')}", None, {"what": [said]})

    def offers(self, a: Ability) -> bool:
        """Whether its player may decline it."""
        return a.optional


class Arrival(Timing):
    """C6.3.8, C6.8.2. When the card is played there or, `moved`, comes there by a move."""

    def __init__(self, name: str, where: int, moved: bool = False) -> None:
        super().__init__(name, where)
        self.moved = moved

    def lay(self, book: Book, card: int, a: Ability) -> None:
        a.where = self.where
        a.moved = self.moved
        book.arrivals[card].append(a)


class Action(Timing):
    """C6.8.4. As an action, while the card is there."""

    def lay(self, book: Book, card: int, a: Ability) -> None:
        a.where = self.where
        book.actions[card].append(a)

    def offers(self, a: Ability) -> bool:
        return False  # an action is chosen as such


class Event(Timing):
    """C6.6.1. The text of an event."""

    def lay(self, book: Book, card: int, a: Ability) -> None:
        book.event_condition[card] = a.condition
        book.event_text[card] = a.effects
        for e in a.effects:
            if isinstance(e, RoundRight):
                book.round_rights[card].append(e.right(card))


class While(Timing):
    """As long as the card is there."""

    def takes(self, e: Instruction) -> bool:
        return isinstance(e, Lasting)

    def lay(self, book: Book, card: int, a: Ability) -> None:
        for e in a.effects:
            if isinstance(e, Lasting):
                e.lay(book, card, self.where, a.condition)


class DrawStep(Timing):
    """C9.6. In the Draw step, while the card is in reserve."""

    def takes(self, e: Instruction) -> bool:
        return isinstance(e, (Draw, CycleHand))

    def lay(self, book: Book, card: int, a: Ability) -> None:
        for e in a.effects:
            if isinstance(e, Draw):
                book.extra_draw[card] += e.amount.n
            elif isinstance(e, CycleHand):
                book.extra_cycle[card] += e.n


class Instead(Timing):
    """C7.10. A card is cycled instead of eliminated: this one, or the wielder of this item."""

    def __init__(self, name: str, causes: list[int], wielder: bool = False) -> None:
        super().__init__(name)
        self.causes = causes
        self.wielder = wielder

    def takes(self, e: Instruction) -> bool:
        return isinstance(e, CycleCard)

    def lay(self, book: Book, card: int, a: Ability) -> None:
        book.speaks_of_elimination[card] = not self.wielder
        for e in a.effects:
            if isinstance(e, CycleCard):
                place = book.item_replaces if self.wielder else book.replaces_self
                place[card].append(Replacement(self.causes, e.keeps_items()))


ANY_CAUSE: Final = [BY_TEXT, IN_PATH_COMBAT, IN_BATTLE, FORSAKEN_HAND, FORSAKEN_RESERVE, FORSAKEN_TOP]
_ALL: Final[list[Timing]] = [
    Arrival("on_play", EVERYWHERE),
    Arrival("on_play_battleground", TO_BATTLEGROUND),
    Arrival("on_play_reserve", TO_RESERVE),
    Arrival("on_play_path", TO_PATH),
    Arrival("on_play_on_wielder_in_reserve", TO_RESERVE),
    Arrival("on_play_or_move_path", TO_PATH, True),
    Arrival("on_play_or_move_battleground", TO_BATTLEGROUND, True),
    Arrival("on_play_or_move_path_or_battleground", TO_PATH | TO_BATTLEGROUND, True),
    Action("action_reserve", TO_RESERVE),
    Action("action_path", TO_PATH),
    Action("action_path_or_battleground", TO_PATH | TO_BATTLEGROUND),
    Action("action_in_play"),
    Event("event"),
    While("static"),
    While("restriction"),
    While("while_in_play"),
    While("while_reserve", TO_RESERVE),
    While("while_on_path", TO_PATH),
    DrawStep("draw_step_reserve", TO_RESERVE),
    Instead("replace_eliminated_any", ANY_CAUSE),
    Instead("replace_eliminated_path_combat", [IN_PATH_COMBAT]),
    Instead("replace_forsake_top_of_deck", [FORSAKEN_TOP]),
    Instead("replace_forsake_from_reserve", [FORSAKEN_RESERVE]),
    Instead("replace_wielder_eliminated_path_combat", [IN_PATH_COMBAT], True),
    Instead("replace_wielder_eliminated_combat", [IN_PATH_COMBAT, IN_BATTLE], True),
]
TIMINGS: Final = {timing.name: timing for timing in _ALL}


def read_ability(reader: Reader, this: str, record: Mapping[str, Any]) -> Ability:
    """A text of the card `this`."""
    a = Ability()
    a.timing = str(record["timing"])
    a.optional = bool(record.get("optional", False))
    if "condition" in record:
        a.condition = reader.condition(record["condition"], this)
    a.cost = [reader.line(line, this) for line in record.get("cost", [])]
    a.effects = [reader.line(line, this) for line in record["effect"]]
    if "actor" in record:
        a.actor = reader.who(record["actor"])
    a.once = "limit" in record
    return a


def say_ability(a: Ability) -> Said:
    return TIMINGS[a.timing].say(a)
