"""C7.4 to C7.8. Instructions about cards: cycled, eliminated, removed, taken."""

from __future__ import annotations

from typing import ClassVar

from ravenhill.engine.decision import Arg, Asking, Option, Reason, Script
from ravenhill.games.cardgame.asking import DONE, NO_CARD, Giving
from ravenhill.games.cardgame.book import BATTLEGROUNDS, BY_TEXT
from ravenhill.games.cardgame.effects.notation import SELF, Arguments, Cards
from ravenhill.games.cardgame.effects.operation import (
    Choosing,
    Operation,
    PlayersOperation,
    Run,
    Target,
    done_by,
    name_of,
    players_of,
    why_not_thing,
)
from ravenhill.games.cardgame.effects.saying import ANY, Said
from ravenhill.games.cardgame.elimination import eliminate, leave_play, remove, take
from ravenhill.games.cardgame.table import FIELD, HOME, OUT, CardTable, alike, in_play, site_of, unseen

# --- the card of the text ---


class CycleCard(Operation):
    """C7.2. This card, or its wielder, goes to the cycle pile with its items; where this happens instead of an
    elimination, `this` alone loses them."""

    __slots__ = ("what",)

    NAME = "cycle"

    def read(self, a: Arguments) -> None:
        self.what = a.word("this", "this_with_items", "wielder_with_items")

    def happen(self, t: CardTable, run: Run) -> None:
        card = run.card
        if self.pays_with_card():
            run.paid = card
        else:
            card = t.wielder[card]
        leave_play(t, card, True, True)

    def pays_with_card(self) -> bool:
        return self.what != "wielder_with_items"

    def keeps_items(self) -> bool:
        return self.what != "this"

    def deed(self) -> Said:
        return Said(f"cycle-{self.what.replace('_', '-')}")


class EliminateCard(Operation):
    """C7.4. This card."""

    __slots__ = ()

    NAME = "eliminate"

    def read(self, a: Arguments) -> None:
        a.word("this")

    def do(self, t: CardTable, run: Run) -> Script:
        yield from eliminate(t, run.card, BY_TEXT)

    def deed(self) -> Said:
        return Said("eliminate-this")


# --- cards it names ---


class Remove(Operation):
    """C7.8. Wherever they are."""

    __slots__ = ("of",)

    NAME = "remove"

    def read(self, a: Arguments) -> None:
        self.of: Cards = a.cards()

    def happen(self, t: CardTable, run: Run) -> None:
        for card in self.of.cards:
            remove(t, card)

    def deed(self) -> Said:
        return Said("remove", None, {"cards": [self.of.say()]})


class TakeCard(Choosing):
    """C7.7. A card out of the draw deck or the cycle pile into hand."""

    __slots__ = ("cycle", "draw", "n", "of", "who")

    NAME = "take"
    IDLE = "cardgame-why-nothing-to-take"

    def read(self, a: Arguments) -> None:
        self.who = a.who()
        zones = a.word("draw", "cycle", "draw|cycle")
        self.draw = "draw" in zones
        self.cycle = "cycle" in zones
        self.of: Cards = a.cards()
        self.n = a.number() if a.more() else 1

    def possible(self, t: CardTable, run: Run, openly: bool = False) -> bool:
        return self._might(t, run) if openly else bool(self.choices(t, run))

    def _might(self, t: CardTable, run: Run) -> bool:
        """C5.1. Whether a card that is looked for lies, or may lie hidden, where the text looks: then its player is
        asked whatever there is, since silence would tell the others that it is not among those cards."""
        match = self.of.match
        for q in players_of(t, self.who, run):
            player = t.players[q]
            if self.cycle and any(match[c] and c != run.paid for c in player.cycled_seen):
                return True
            in_draw = self.draw and len(player.deck) > 0
            in_cycle = self.cycle and bool(player.cycled)
            if (in_draw or in_cycle or not t.settings.open_counts) and any(match[c] for c in unseen(t, q)):
                return True
        return False

    def choices(self, t: CardTable, run: Run) -> list[Option]:
        match = self.of.match
        option = t.book.take_option
        found: list[Option] = []
        for q in players_of(t, self.who, run):
            player = t.players[q]
            if self.draw:
                deck = player.deck
                found += [option[c] for c in deck.pool if match[c]]
                found += [option[c] for c in deck.top if match[c]]
                found += [option[c] for c in deck.under if match[c]]
            if self.cycle:
                found += [option[c] for c in player.cycled if match[c] and c != run.paid]
                found += [option[c] for c in player.cycled_seen if match[c] and c != run.paid]
        found.sort()
        return found

    def carry_out(self, t: CardTable, run: Run, may: bool) -> Script:
        for _ in range(self.n):
            yield from self.choose(t, run, may or self.may)

    def chooser(self, t: CardTable, run: Run) -> int:
        return players_of(t, self.who, run)[0]

    def which(self, t: CardTable, p: int, run: Run, may: bool) -> Asking:
        answer = yield from Take(t, p, self, run, may)
        return answer

    def done_to(self, t: CardTable, p: int, run: Run, name: str) -> Script:
        take(t, p, t.book.card_index[name])
        yield from ()

    def deed(self) -> Said:
        zones = "both" if self.draw and self.cycle else "draw" if self.draw else "cycle"
        return Said("take", {"from": zones}, {"cards": [self.of.say("acc", self.n)]})

    def say(self) -> Said:
        return done_by(self.who, self.may_be(self.deed()))


class Take(Target):
    """C7.7. Which card is taken into hand."""

    __slots__ = ()

    KIND = "take"
    TAKES = ("take <card>", "skip", "none")
    ASK = "cardgame-ask-take"

    def __init__(self, t: CardTable, p: int, e: Choosing, run: Run, may: bool) -> None:
        super().__init__(t, p, "C7.7", e, run, may)

    def because(self, verb: str, name: str) -> Reason | None:
        return why_not_thing(self.t, verb, name, self.rule)


class EliminateTarget(Choosing):
    """C7.4. One card of a kind, anywhere in play."""

    __slots__ = ("of",)

    NAME = "eliminate_target"

    def read(self, a: Arguments) -> None:
        a.word("in_play")
        self.of: Cards = a.cards()
        a.word("1")

    def choices(self, t: CardTable, run: Run) -> list[Option]:
        return [t.book.eliminate_option[c] for c in self.of.cards if in_play(t, c)]

    def which(self, t: CardTable, p: int, run: Run, may: bool) -> Asking:
        answer = yield from Eliminate(t, p, self, run, may)
        return answer

    def done_to(self, t: CardTable, p: int, run: Run, name: str) -> Script:
        yield from eliminate(t, t.book.card_index[name], BY_TEXT)

    def deed(self) -> Said:
        return Said("eliminate-target", None, {"cards": [self.of.say()]})


class Eliminate(Target):
    """C7.4. Which card in play is eliminated."""

    __slots__ = ()

    KIND = "eliminate"
    TAKES = ("eliminate <card>", "skip", "none")
    ASK = "cardgame-ask-eliminate"

    def __init__(self, t: CardTable, p: int, e: Choosing, run: Run, may: bool) -> None:
        super().__init__(t, p, "C7.4", e, run, may)

    def because(self, verb: str, name: str) -> Reason | None:
        return why_not_thing(self.t, verb, name, self.rule)


# --- one's own cards in play ---


class OwnVictims(PlayersOperation):
    """Cards a player eliminates among its own in play."""

    __slots__ = ("of", "where")

    def read_victims(self, a: Arguments) -> None:
        self.where = a.word("in_play", "reserve", "active_battlegrounds")
        self.of: Cards = a.cards()

    def victims(self, t: CardTable, q: int) -> list[int]:
        """A player's own matching cards in the zone the text names; items lie with their wielders."""
        found: list[int] = []
        for card in self.of.cards:
            if t.book.owner[card] != q:
                continue
            site = site_of(t, card)
            if site == OUT:
                continue
            if self.where == "reserve" and site != HOME:
                continue
            if self.where == "active_battlegrounds" and (site == HOME or site - FIELD >= BATTLEGROUNDS):
                continue
            found.append(card)
        return found

    def possible(self, t: CardTable, run: Run, openly: bool = False) -> bool:
        return any(bool(self.victims(t, q)) for q in players_of(t, self.who, run))


class EliminateBy(OwnVictims):
    """C7.4. A player must eliminate so many of its own cards, of its choice, as far as it has them."""

    __slots__ = ("n",)

    NAME = "eliminate_by"

    def read(self, a: Arguments) -> None:
        super().read(a)
        self.read_victims(a)
        written = a.written()
        self.n = -1 if written == "result" else a.as_number(written)  # -1: as many as the instruction before moved

    def do(self, t: CardTable, run: Run) -> Script:
        n = run.result if self.n < 0 else self.n
        for q in players_of(t, self.who, run):
            yield from self._eliminate_some(t, run, q, n)

    def _eliminate_some(self, t: CardTable, run: Run, q: int, n: int) -> Script:
        for _ in range(n):
            open_to = self.victims(t, q)
            if not open_to:
                return
            card = open_to[0]
            if not alike(t, open_to):
                card = yield from EliminateOwn(t, q, self, run).card()
            yield from eliminate(t, card, BY_TEXT)

    def deed(self) -> Said:
        args: dict[str, Arg] = {"where": self.where, "n": self.n}
        return Said("eliminate-by", args, {"cards": [self.of.say("acc", self.n)]})


class EliminateOwnCards(OwnVictims):
    """C7.4. Any number of one's own cards; the number counts for the next instruction."""

    __slots__ = ()

    NAME = "eliminate_own"

    def read(self, a: Arguments) -> None:
        self.who = SELF
        self.read_victims(a)
        a.word("any_number")

    def do(self, t: CardTable, run: Run) -> Script:
        run.result = 0
        while self.victims(t, run.p):
            card = yield from EliminateAny(t, run.p, self, run).card()
            if card == NO_CARD:
                return
            yield from eliminate(t, card, BY_TEXT)
            run.result += 1

    def deed(self) -> Said:
        return Said("eliminate-own", {"where": self.where}, {"cards": [self.of.say("acc", ANY)]})


class EliminateOwn(Giving):
    """C7.4. Which of one's own cards in play is eliminated."""

    __slots__ = ("e", "run")

    KIND = "eliminate_own"
    TAKES: ClassVar[tuple[str, ...]] = ("eliminate <card>",)
    ASK = "cardgame-ask-eliminate"

    def __init__(self, t: CardTable, p: int, e: OwnVictims, run: Run) -> None:
        super().__init__(t, p, "C7.4")
        self.e = e
        self.run = run

    def offer(self) -> list[Option]:
        return [self.t.book.eliminate_option[c] for c in self.e.victims(self.t, self.p)]

    def about(self) -> dict[str, Arg]:
        return {"player": self.t.book.player_ids[self.p], "card": name_of(self.t, self.run)}


class EliminateAny(EliminateOwn):
    """C7.4. Any number of one's own cards: the next one, or no more."""

    __slots__ = ()

    KIND = "eliminate_any"
    TAKES = ("eliminate <card>", "done")
    ASK = "cardgame-ask-eliminate-own"

    def offer(self) -> list[Option]:
        return [*super().offer(), DONE]
