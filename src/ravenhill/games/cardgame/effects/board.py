"""C4.3, C4.4, C6.8.2, C8.2, C9.2. Instructions about locations: activated, given tokens, moved to; and corruption."""

from __future__ import annotations

from typing import ClassVar

from ravenhill.engine.decision import Arg, Asking, Message, Option, Reason, Script
from ravenhill.games.cardgame.effects.notation import Arguments, Cards, Grounds, Unreadable
from ravenhill.games.cardgame.effects.operation import Amount, Choosing, Operation, Run, Target, name_of
from ravenhill.games.cardgame.effects.saying import Said
from ravenhill.games.cardgame.locations import activate_by_text, ground_choices, replace_path, replacement_paths
from ravenhill.games.cardgame.places import may_go, why_not_there
from ravenhill.games.cardgame.play import move_to
from ravenhill.games.cardgame.table import HOME, OUT, CardTable, changed, site_of

# --- another location ---


class ActivatePath(Operation):
    """C4.4.2. Another path in place of the active one: of the same number, or the next."""

    __slots__ = ("step",)

    NAME = "activate_path"

    def read(self, a: Arguments) -> None:
        self.step = 1 if a.word("same", "next") == "next" else 0

    def possible(self, t: CardTable, run: Run, openly: bool = False) -> bool:
        return bool(replacement_paths(t, self.step))

    def do(self, t: CardTable, run: Run) -> Script:
        yield from replace_path(t, self.step, run.p)

    def replaces_path(self) -> bool:
        return True

    def why_idle(self, t: CardTable, name: str, rule: str) -> Reason:
        if t.path < 0:
            return super().why_idle(t, name, rule)
        number = t.book.path_number[t.path] + self.step
        beyond = number > t.book.last_path
        told: dict[str, Arg] = {"card": name, "n": t.book.last_path if beyond else number}
        if beyond:
            return Reason(Message("cardgame-why-no-higher-path", told), "C2.1.6")
        return Reason(Message("cardgame-why-no-path-left", told), "C4.4.7")

    def deed(self) -> Said:
        return Said("path-next" if self.step else "path-same")


class ActivateOrReactivate(Operation):
    """C4.3.3, C4.3.5. A battleground of those that match, out of a deck or a scoring area."""

    __slots__ = ("grounds",)

    NAME = "activate_or_reactivate"
    IDLE = "cardgame-why-no-battleground"
    FROM_DECK: ClassVar[bool] = True
    FROM_SCORED: ClassVar[bool] = True

    def read(self, a: Arguments) -> None:
        self.grounds: Grounds = a.grounds()

    def possible(self, t: CardTable, run: Run, openly: bool = False) -> bool:
        return bool(ground_choices(t, self.grounds.places, self.FROM_DECK, self.FROM_SCORED))

    def do(self, t: CardTable, run: Run) -> Script:
        yield from activate_by_text(t, self.grounds.places, self.FROM_DECK, self.FROM_SCORED, run.p)

    def deed(self) -> Said:
        return Said(self.NAME.replace("_", "-"), None, {"grounds": [self.grounds.say()]})


class Activate(ActivateOrReactivate):
    """C4.3.3. Only out of a deck."""

    __slots__ = ()

    NAME = "activate"
    FROM_SCORED = False


class Reactivate(ActivateOrReactivate):
    """C4.3.5. Only out of a scoring area."""

    __slots__ = ()

    NAME = "reactivate"
    FROM_DECK = False


# --- tokens ---


class AddTokens(Choosing):
    """C8.2. To the active path, to an active battleground, or to this card."""

    __slots__ = ("amount", "attack", "place")

    NAME = "add_token"

    def read(self, a: Arguments) -> None:
        self.place = a.word("active_path", "this_path", "active_battleground", "this").replace(
            "this_path", "active_path"
        )
        kind = a.word("bg_attack", "bg_defence", "path_attack", "path_defence")
        self.attack = kind.endswith("attack")
        if a.reader.strict and kind.startswith("bg_") != (self.place == "active_battleground"):
            raise Unreadable(a.text)
        self.amount = Amount(a.number())
        self.amount.read(a)

    def choices(self, t: CardTable, run: Run) -> list[Option]:
        if self.place == "active_path":
            return [t.book.to_location[t.path]] if t.path >= 0 else []
        if self.place == "active_battleground":
            return [t.book.to_location[ground] for ground in t.active]
        return [t.book.to_card[run.card]] if site_of(t, run.card) != OUT else []

    def which(self, t: CardTable, p: int, run: Run, may: bool) -> Asking:
        answer = yield from AddToken(t, p, self, run, may)
        return answer

    def done_to(self, t: CardTable, p: int, run: Run, name: str) -> Script:
        n = self.amount.now(t, run)
        if self.place == "this":
            t.card_tokens = changed(t.card_tokens, run.card, t.card_tokens[run.card] + n)
            t.tell("cardgame-log-token-card", {"card": name, "n": n})
        elif self.attack:
            place = t.book.location_index[name]
            t.attack_tokens = changed(t.attack_tokens, place, t.attack_tokens[place] + n)
            t.tell("cardgame-log-token-attack", {"location": name, "n": n})
        else:
            place = t.book.location_index[name]
            t.defence_tokens = changed(t.defence_tokens, place, t.defence_tokens[place] + n)
            t.tell("cardgame-log-token-defence", {"location": name, "n": n})
        yield from ()

    def deed(self) -> Said:
        kind = "attack" if self.attack else "defence"
        return self.amount.say(Said(f"token-{kind}", {"n": self.amount.n, "where": self.place}))


class AddToken(Target):
    """C8.2. Where a token goes."""

    __slots__ = ()

    KIND = "token"
    TAKES = ("to <location>", "on <card>", "skip", "none")
    ASK = "cardgame-ask-token"

    def __init__(self, t: CardTable, p: int, e: Choosing, run: Run, may: bool) -> None:
        super().__init__(t, p, "C8.2", e, run, may)


# --- moves ---


class Move(Choosing):
    """C6.8.2. The wielder, or a card it names, out of reserve."""

    __slots__ = ("even_fresh", "of", "place")

    NAME = "move"
    IDLE = "cardgame-why-nobody-to-move"

    def read(self, a: Arguments) -> None:
        written = a.written()
        self.of: Cards | None = None if written == "wielder" else a.reader.cards(written, a.this)
        self.place = a.word("active_path", "active_battleground", "that_battleground")
        self.even_fresh = a.more() and bool(a.word("even_if_played_this_round"))  # it may have come this round

    def moving(self, t: CardTable, run: Run) -> int:
        """The card it moves, if that lies in reserve and may move; else -1."""
        card = -1
        if self.of is None:
            card = t.wielder[run.card]
        else:
            for other in t.players[run.p].reserve:
                if self.of.match[other]:
                    card = other
        if card < 0 or t.site[card] != HOME:
            return -1
        if card in t.fresh and not self.even_fresh:  # C6.7.1
            return -1
        return card

    def _places(self, t: CardTable, card: int) -> list[int]:
        if self.place == "active_path":
            return [t.path] if t.path >= 0 and may_go(t, card, t.path) else []
        if self.place == "that_battleground":
            return [t.that] if t.that >= 0 and may_go(t, card, t.that) else []
        return [ground for ground in t.active if may_go(t, card, ground)]

    def choices(self, t: CardTable, run: Run) -> list[Option]:
        card = self.moving(t, run)
        return [t.book.to_location[place] for place in self._places(t, card)] if card >= 0 else []

    def which(self, t: CardTable, p: int, run: Run, may: bool) -> Asking:
        answer = yield from MoveByText(t, p, self, run, may)
        return answer

    def done_to(self, t: CardTable, p: int, run: Run, name: str) -> Script:
        card = self.moving(t, run)
        if card >= 0:
            yield from move_to(t, card, t.book.location_index[name])

    def deed(self) -> Said:
        who = [Said("wielder", {"case": "acc"}) if self.of is None else self.of.say()]
        return Said("move", {"where": self.place, "fresh": 1 if self.even_fresh else 0}, {"who": who})


class MoveByText(Target):
    """C6.8.2. Where a text moves a card; which one is kept, since it may have moved when somebody looks."""

    __slots__ = ("moved",)

    KIND = "move_by_text"
    TAKES = ("to <location>", "skip", "none")
    ASK = "cardgame-ask-move-to"

    def __init__(self, t: CardTable, p: int, e: Move, run: Run, may: bool) -> None:
        super().__init__(t, p, "C6.8.2", e, run, may)
        self.moved = e.moving(t, run)

    def about(self) -> dict[str, Arg]:
        name = self.t.book.card_ids[self.moved] if self.moved >= 0 else name_of(self.t, self.run)
        return {"player": self.t.book.player_ids[self.p], "card": name}

    def because(self, verb: str, name: str) -> Reason | None:
        return why_not_there(self.t, self.moved, name) if verb == "to" and self.moved >= 0 else None


# --- corruption ---


class AddCorruption(Operation):
    """C9.2."""

    __slots__ = ("n",)

    NAME = "add_corruption"

    def read(self, a: Arguments) -> None:
        self.n = a.number()

    def happen(self, t: CardTable, run: Run) -> None:
        t.corruption += self.n
        t.tell("cardgame-log-corruption", {"n": self.n})

    def deed(self) -> Said:
        return Said("add-corruption", {"n": self.n})


class RemoveCorruption(Operation):
    """C9.2. As much of it as there is."""

    __slots__ = ("amount",)

    NAME = "remove_corruption"
    IDLE = "cardgame-why-no-corruption"

    def read(self, a: Arguments) -> None:
        self.amount = Amount(a.number())
        self.amount.read(a)

    def possible(self, t: CardTable, run: Run, openly: bool = False) -> bool:
        return t.corruption > 0 and self.amount.now(t, run) > 0

    def happen(self, t: CardTable, run: Run) -> None:
        gone = min(t.corruption, self.amount.now(t, run))
        t.corruption -= gone
        t.tell("cardgame-log-corruption-removed", {"n": gone})

    def deed(self) -> Said:
        return self.amount.say(Said("remove-corruption", {"n": self.amount.n}))
