"""C2.2.2, C2.1.4, C6.2.2, C8.5.1. Texts that work as long as their card lies where they say, or until the round ends:
what they give is laid down in the book."""

from __future__ import annotations

from typing import ClassVar, Final

from ravenhill.games.cardgame.book import (
    BG_ATTACK,
    BG_DEFENCE,
    EVERYWHERE,
    PATH_DEFENCE,
    PATH_ICON,
    TO_RESERVE,
    Bonus,
    Book,
    Right,
)
from ravenhill.games.cardgame.effects.conditions import OnPath, ShadowActive, TableCondition
from ravenhill.games.cardgame.effects.notation import Arguments, Cards, Condition, Grounds, Instruction, Unreadable
from ravenhill.games.cardgame.effects.operation import Operation, Run
from ravenhill.games.cardgame.effects.saying import KIND, Said
from ravenhill.games.cardgame.table import CardTable

ICONS: Final = {"bg_attack": BG_ATTACK, "bg_defence": BG_DEFENCE, "path": PATH_ICON, "path_defence": PATH_DEFENCE}


class Lasting(Instruction):
    """A text that works by itself."""

    __slots__ = ()

    def lay(self, book: Book, card: int, where: int, condition: Condition | None) -> None:
        """Enters what it gives: while its card is there (bits of TO_...), and the condition holds."""
        raise NotImplementedError


class Icons(Lasting):
    """C2.2.2. More icons: of this card, of others, or of the active path itself."""

    __slots__ = ("kind", "n", "of", "per", "same", "whose")

    NAME = "icons"

    def read(self, a: Arguments) -> None:
        whose = a.written()
        self.whose: Cards | None = None if whose == "active_path" else a.reader.cards(whose, a.this)  # None: the path
        self.same = whose == "this"
        self.kind = a.word("path_defence") if self.whose is None else a.word("bg_attack", "bg_defence", "path")
        self.n = a.signed()
        self.per = a.named_number("per") if a.has("per") else 0
        self.of: Cards | None = None
        if self.per:
            self.of = a.named_cards("of")
            a.named_word("at", "same_battleground")

    def lay(self, book: Book, card: int, where: int, condition: Condition | None) -> None:
        bonus = Bonus()
        bonus.source = card
        bonus.where = where
        bonus.kind = ICONS[self.kind]
        bonus.n = self.n
        bonus.condition = condition
        bonus.per = self.per
        if self.of is not None:
            bonus.of = self.of.match
        if self._looks_around(where, condition):
            book.looks_around[card] = True
        if self.whose is None:
            book.bonus_for_path.append(bonus)
        elif self.same:
            book.bonus_of_self[card].append(bonus)
        else:
            bonus.match = self.whose.match
            book.bonus_to_others.append(bonus)

    def _looks_around(self, where: int, condition: Condition | None) -> bool:
        """C8.1. Whether a combat in another place may change these icons; reserves are touched by none."""
        if isinstance(condition, TableCondition) and condition.elsewhere():
            return True
        if isinstance(condition, OnPath) and self.whose is not None:
            return True
        return self.whose is not None and not self.same and where != TO_RESERVE

    def say(self) -> Said:
        said = Said(f"icons-{self.kind.replace('_', '-')}", {"n": self.n})
        if self.of is not None:
            said = Said("per-here", {"n": self.per}, {"what": [said], "cards": [self.of.say("each", self.per)]})
        if self.whose is None:
            return said
        return Said("gets", {"again": 0}, {"cards": [self.whose.say("every")], "what": [said]})


class Carryover(Lasting):
    """C6.2.2. A higher limit."""

    __slots__ = ("n",)

    NAME = "carryover"

    def read(self, a: Arguments) -> None:
        a.word("self")
        self.n = a.number()

    def lay(self, book: Book, card: int, where: int, condition: Condition | None) -> None:
        counts = book.carryover_reserve if where == TO_RESERVE else book.carryover_always
        counts[card] += self.n

    def say(self) -> Said:
        return Said("carryover", {"n": self.n})


class PeekTop(Lasting):
    """C5.3. Its owner sees the top of the draw deck."""

    __slots__ = ()

    NAME = "peek_top"

    def read(self, a: Arguments) -> None:
        a.word("self")

    def lay(self, book: Book, card: int, where: int, condition: Condition | None) -> None:
        book.peeks = card

    def say(self) -> Said:
        return Said("peek-top")


class Forbid(Lasting):
    """A second weapon; a Shadow battleground; a path, while a Shadow battleground is active."""

    __slots__ = ("what",)

    NAME = "forbid"

    def read(self, a: Arguments) -> None:
        whose = a.word("this", "wielder")
        if whose == "wielder":
            self.what = a.word("second_weapon")
            return
        a.word("play_or_move")
        self.what = a.word("shadow_battleground", "path")
        if self.what == "path" and not isinstance(a.named_condition("if"), ShadowActive):
            raise Unreadable(a.text)

    def lay(self, book: Book, card: int, where: int, condition: Condition | None) -> None:
        flags = {
            "second_weapon": book.one_weapon,
            "shadow_battleground": book.forbid_shadow_ground,
            "path": book.forbid_path,
        }
        flags[self.what][card] = True

    def say(self) -> Said:
        return Said(f"forbid-{self.what.replace('_', '-')}")


class Permission(Lasting):
    """C2.1.4. Cards may go to more battlegrounds."""

    __slots__ = ("of", "to")

    NAME = "permission"

    def read(self, a: Arguments) -> None:
        self.of: Cards = a.cards()
        a.word("play_or_move")
        self.to: Grounds = a.grounds()

    def lay(self, book: Book, card: int, where: int, condition: Condition | None) -> None:
        book.rights.append(permission(card, self.of, self.to, where))

    def say(self) -> Said:
        return Said("permission", None, {"cards": [self.of.say("acc", KIND)], "grounds": [self.to.say()]})


class Support(Lasting):
    """C8.5.1. Characters may be supported by more armies."""

    __slots__ = ("armies", "of")

    NAME = "support"

    def read(self, a: Arguments) -> None:
        self.of: Cards = a.cards()
        self.armies: Cards = a.cards()

    def lay(self, book: Book, card: int, where: int, condition: Condition | None) -> None:
        book.rights.append(support(card, self.of, self.armies, where))

    def say(self) -> Said:
        return Said("support", None, {"cards": [self.of.say("acc", KIND)], "armies": [self.armies.say("nom", KIND)]})


def permission(card: int, of: Cards, to: Grounds, where: int) -> Right:
    right = Right(card, of.match)
    right.reserve = where == TO_RESERVE
    right.places = to.places
    return right


def support(card: int, of: Cards, armies: Cards, where: int) -> Right:
    right = Right(card, of.match)
    right.reserve = where == TO_RESERVE
    right.armies = armies.match
    return right


# --- until the end of the round ---


class RoundRight(Operation):
    """A right an event gives: it is in force from now on."""

    __slots__ = ()

    JOINT: ClassVar[str] = "and"

    def happen(self, t: CardTable, run: Run) -> None:
        if run.card not in t.events:
            t.events = [*t.events, run.card]

    def right(self, card: int) -> Right:
        """What the event gives, for the book."""
        raise NotImplementedError


class RoundPermission(RoundRight):
    """C2.1.4. Cards may go to more battlegrounds this round."""

    __slots__ = ("of", "to")

    NAME = "round_permission"

    def read(self, a: Arguments) -> None:
        self.of: Cards = a.cards()
        a.word("play_or_move")
        self.to: Grounds = a.grounds()

    def right(self, card: int) -> Right:
        return permission(card, self.of, self.to, EVERYWHERE)

    def deed(self) -> Said:
        return Said("round-permission", None, {"cards": [self.of.say("acc", KIND)], "grounds": [self.to.say()]})


class RoundSupport(RoundRight):
    """C8.5.1. Characters may be supported by more armies this round."""

    __slots__ = ("armies", "of")

    NAME = "round_support"

    def read(self, a: Arguments) -> None:
        self.of: Cards = a.cards()
        self.armies: Cards = a.cards()

    def right(self, card: int) -> Right:
        return support(card, self.of, self.armies, EVERYWHERE)

    def deed(self) -> Said:
        cards, armies = self.of.say("acc", KIND), self.armies.say("nom", KIND)
        return Said("round-support", None, {"cards": [cards], "armies": [armies]})
