"""C6.3.6, C6.3.7. What every instruction of a text shares: whom it concerns, whether it is carried out at all, and the
choice of things it is about."""

from __future__ import annotations

from typing import ClassVar, Final

from ravenhill.engine.decision import Arg, Asking, Option, Reason, Script
from ravenhill.games.cardgame.asking import NOTHING, SKIP, CardQuestion, no_card, reason, spare
from ravenhill.games.cardgame.book import FACTION_IDS, FREE, SHADOW
from ravenhill.games.cardgame.effects.conditions import holds
from ravenhill.games.cardgame.effects.notation import (
    EACH_FREE,
    EACH_SHADOW,
    IT,
    SELF,
    Arguments,
    Cards,
    Condition,
    Instruction,
)
from ravenhill.games.cardgame.effects.saying import ABLE, DOES, Said
from ravenhill.games.cardgame.places import doubt
from ravenhill.games.cardgame.table import FIELD, CardTable, in_turn_order

ACCEPT: Final[Option] = ("accept",)


class Run:
    """A text at work: whose it is, which card's, and what its instructions tell each other. All of it is public."""

    __slots__ = ("card", "it", "location", "p", "paid", "result")

    def __init__(self, p: int, card: int, location: int = -1) -> None:
        self.p = p
        self.card = card  # -1: a location's text
        self.location = location  # -1: a card's text
        self.it = p  # the player for_each speaks of
        self.paid = -1  # a card cycled as cost: it can not be taken
        self.result = 0  # how many cards the instruction before moved


def name_of(t: CardTable, run: Run) -> str:
    """Whose text it is."""
    return t.book.card_ids[run.card] if run.card >= 0 else t.book.location_ids[run.location]


class Operation(Instruction):
    """An instruction: what it could do now, what there is to choose, and doing it."""

    __slots__ = ()

    JOINT: ClassVar[str] = "then"
    IDLE: ClassVar[str] = "cardgame-why-no-effect"  # what it looks for in vain

    def possible(self, t: CardTable, run: Run, openly: bool = False) -> bool:
        """Whether it would do anything now. Openly: whether all must think so, which decides who is asked."""
        return True

    def choices(self, t: CardTable, run: Run) -> list[Option]:
        """The things it may be about, where that is a choice."""
        return []

    def do(self, t: CardTable, run: Run) -> Script:
        """Carries it out, as far as possible; what asks nobody is `happen`."""
        self.happen(t, run)
        yield from ()

    def happen(self, t: CardTable, run: Run) -> None:
        raise NotImplementedError

    def carry_out(self, t: CardTable, run: Run, may: bool) -> Script:
        """`may`: its player decides whether at all."""
        if may or self.may:
            if not self.possible(t, run):
                return
            answer = yield from May(t, self.decider(t, run), "C6.3.7", run)
            if answer == SKIP:
                return
        yield from self.do(t, run)

    def decider(self, t: CardTable, run: Run) -> int:
        """Who decides whether it is carried out."""
        return run.p

    def payable(self, t: CardTable, run: Run) -> bool:
        """C6.3.7. Whether it can be paid in full as a cost; costs on the card itself always can."""
        return True

    def pays_with_card(self) -> bool:
        """Whether the card of the text itself goes to the cycle pile by it: it can not be taken then."""
        return False

    def replaces_path(self) -> bool:
        """C4.4.7. Whether the rest of its text speaks of the path it brings."""
        return False

    def why_idle(self, t: CardTable, name: str, rule: str) -> Reason:
        """C6.3.7. Why a text that begins with it would do nothing."""
        return reason(self.IDLE, rule, name)

    def deed(self) -> Said:
        """What is done, whoever does it."""
        raise NotImplementedError

    def say(self) -> Said:
        return self.may_be(self.deed())

    def may_be(self, said: Said) -> Said:
        return Said("may", None, {"what": [said]}, ABLE) if self.may else said


def operation(e: Instruction) -> Operation:
    """An instruction of the book as one that can be carried out."""
    assert isinstance(e, Operation)
    return e


def any_possible(t: CardTable, effects: list[Instruction], run: Run, openly: bool = False) -> bool:
    """C4.4.7. A text that begins with another path has nothing to do where there is none; else any of it counts."""
    if effects and operation(effects[0]).replaces_path():
        return operation(effects[0]).possible(t, run, openly)
    return any(operation(e).possible(t, run, openly) for e in effects)


# --- whom a text concerns ---


def each(t: CardTable, side: int, acting: int) -> list[int]:
    """C5.9, C10.2.5. Every player of a side in turn order; the single player of a Duel comes twice."""
    first = t.start
    if t.settings.each_order == "acting":
        first = t.book.slots.index(acting)
    order: list[int] = []
    for p in in_turn_order(t, first):
        if t.book.sides[p] == side:
            order.append(p)
    if len(order) == 1 and t.book.doubled[order[0]]:
        if t.settings.duel_doubling or len(t.book.player_ids) == 2:
            order.append(order[0])
    return order


def players_of(t: CardTable, who: int, run: Run) -> list[int]:
    if who == SELF:
        return [run.p]
    if who == IT:
        return [run.it]
    if who == EACH_FREE:
        return each(t, FREE, run.p)
    if who == EACH_SHADOW:
        return each(t, SHADOW, run.p)
    named = t.book.faction_player[who]  # C2.2.5
    return [named] if named >= 0 else []


def done_by(who: int, said: Said) -> Said:
    """A deed, and who does it where that is not the text's own player."""
    if who in (SELF, IT):
        return said
    if who >= 0:
        return Said("by-player", {"faction": FACTION_IDS[who]}, {"what": [said]}, DOES)
    return Said("by-each-free" if who == EACH_FREE else "by-each-shadow", None, {"what": [said]}, DOES)


class PlayersOperation(Operation):
    """An instruction to certain players."""

    __slots__ = ("who",)

    def __init__(self) -> None:
        super().__init__()
        self.who = SELF

    def read(self, a: Arguments) -> None:
        self.who = a.who()

    def say(self) -> Said:
        return done_by(self.who, self.may_be(self.deed()))


class Amount:
    """How many: a fixed number, another one under a condition, or one for every so many cards on the active path."""

    __slots__ = ("alt", "alt_if", "n", "of", "per")

    def __init__(self, n: int) -> None:
        self.n = n
        self.alt = 0  # instead of n, where alt_if holds
        self.alt_if: Condition | None = None
        self.per = 0  # n for every `per` cards `of` a kind
        self.of: Cards | None = None

    def read(self, a: Arguments) -> None:
        if a.has("if"):
            self.alt = a.named_number("alt")
            self.alt_if = a.named_condition("if")
        if a.has("per"):
            self.per = a.named_number("per")
            self.of = a.named_cards("of")
            a.named_word("at", "active_path")

    def now(self, t: CardTable, run: Run) -> int:
        if self.alt_if is not None and holds(t, self.alt_if, run.card, run.p):
            return self.alt
        if self.of is None:
            return self.n
        here = FIELD + t.path
        matching = 0
        for card in t.field:
            if t.site[card] == here and self.of.match[card]:
                matching += 1
        return self.n * (matching // self.per)

    def say(self, said: Said) -> Said:
        """The deed, with what changes its number."""
        if self.alt_if is not None:
            said = Said("instead", {"n": self.alt}, {"what": [said], "condition": [self.alt_if.say()]})
        if self.of is not None:
            said = Said("per", {"n": self.per}, {"what": [said], "cards": [self.of.say("each", self.per)]})
        return said


# --- what a text asks ---


class TextQuestion(CardQuestion):
    """Asked by the text of a card or location."""

    __slots__ = ("run",)

    def __init__(self, t: CardTable, p: int, rule: str, run: Run) -> None:
        super().__init__(t, p, rule)
        self.run = run

    def about(self) -> dict[str, Arg]:
        return {"player": self.t.book.player_ids[self.p], "card": name_of(self.t, self.run)}


class May(TextQuestion):
    """C6.3.7. Whether an instruction is carried out."""

    __slots__ = ()

    KIND = "may"
    TAKES = ("accept", "skip")
    ASK = "cardgame-ask-may"

    def offer(self) -> list[Option]:
        return [ACCEPT, SKIP]


# --- instructions with a choice of things ---


class Choosing(Operation):
    """An instruction about one thing out of several, chosen by the player concerned."""

    __slots__ = ()

    def possible(self, t: CardTable, run: Run, openly: bool = False) -> bool:
        return bool(self.choices(t, run))

    def carry_out(self, t: CardTable, run: Run, may: bool) -> Script:
        yield from self.choose(t, run, may or self.may)

    def do(self, t: CardTable, run: Run) -> Script:
        yield from self.choose(t, run, False)

    def choose(self, t: CardTable, run: Run, may: bool) -> Script:
        open_to = self.choices(t, run)
        if not open_to and not (may and self.possible(t, run, True)):
            return
        p = self.chooser(t, run)
        answer = open_to[0] if open_to else SKIP
        if may or len(open_to) > 1:
            answer = yield from self.which(t, p, run, may)
        yield from self.apply(t, p, run, answer)

    def chooser(self, t: CardTable, run: Run) -> int:
        return run.p

    def which(self, t: CardTable, p: int, run: Run, may: bool) -> Asking:
        """Asks for the thing; `may`: or none."""
        raise NotImplementedError

    def apply(self, t: CardTable, p: int, run: Run, answer: Option) -> Script:
        if answer not in (SKIP, NOTHING):
            yield from self.done_to(t, p, run, str(answer[1]))

    def done_to(self, t: CardTable, p: int, run: Run, name: str) -> Script:
        """Does it to the thing that was chosen."""
        raise NotImplementedError


class Target(TextQuestion):
    """Which thing an instruction is about; `may`: or none."""

    __slots__ = ("e", "may")

    def __init__(self, t: CardTable, p: int, rule: str, e: Choosing, run: Run, may: bool) -> None:
        super().__init__(t, p, rule, run)
        self.e = e
        self.may = may

    def offer(self) -> list[Option]:
        """Another seat's cards may have been dealt anew: then there may be nothing to take."""
        found = self.e.choices(self.t, self.run)
        if self.may:
            found.append(SKIP)
        return found if found else [NOTHING]

    def weigh(self, option: Option) -> float:
        return weight_of_thing(self.t, option, super().weigh(option))


def weight_of_thing(t: CardTable, option: Option, otherwise: float) -> float:
    """A place by what is in doubt there, a card to be eliminated by how little it can do."""
    if option[0] == "to":
        return doubt(t, str(option[1]))
    return spare(t, str(option[1])) if option[0] == "eliminate" else otherwise


def why_not_thing(t: CardTable, verb: str, name: str, rule: str) -> Reason | None:
    """Why a card is not taken or eliminated."""
    if verb not in ("take", "eliminate"):
        return None
    if name not in t.book.card_index:
        return no_card(name)
    return reason("cardgame-why-take", "C7.7", name) if verb == "take" else reason("cardgame-why-not-among", rule, name)
