"""C7. Instructions to players about hands and decks: draw, cycle, forsake, recycle."""

from __future__ import annotations

from ravenhill.engine.decision import Script
from ravenhill.games.cardgame.effects.notation import Arguments
from ravenhill.games.cardgame.effects.operation import Amount, PlayersOperation, Run, name_of, players_of
from ravenhill.games.cardgame.effects.saying import Said
from ravenhill.games.cardgame.giving import cycle_some, forsakable, forsake_many
from ravenhill.games.cardgame.piles import can_draw, draw, recycle
from ravenhill.games.cardgame.table import CardTable


class Draw(PlayersOperation):
    """C7.1."""

    __slots__ = ("amount",)

    NAME = "draw"
    IDLE = "cardgame-why-nothing-to-draw"

    def read(self, a: Arguments) -> None:
        super().read(a)
        self.amount = Amount(a.number())
        self.amount.read(a)

    def possible(self, t: CardTable, run: Run, openly: bool = False) -> bool:
        return any(can_draw(t, q) for q in players_of(t, self.who, run))

    def happen(self, t: CardTable, run: Run) -> None:
        n = self.amount.now(t, run)
        for q in players_of(t, self.who, run):
            draw(t, q, n)

    def deed(self) -> Said:
        return self.amount.say(Said("draw", {"n": self.amount.n}))


class Giving(PlayersOperation):
    """So many cards are given away; where the hand does not reach others are forsaken (C7.2)."""

    __slots__ = ("n",)

    def read(self, a: Arguments) -> None:
        super().read(a)
        self.n = a.number()

    def possible(self, t: CardTable, run: Run, openly: bool = False) -> bool:
        return any(forsakable(t, q) for q in players_of(t, self.who, run))

    def payable(self, t: CardTable, run: Run) -> bool:
        return forsakable(t, run.p)


class CycleHand(Giving):
    """C7.2."""

    __slots__ = ()

    NAME = "cycle_hand"

    def do(self, t: CardTable, run: Run) -> Script:
        for q in players_of(t, self.who, run):
            yield from cycle_some(t, q, self.n, "C7.2")

    def deed(self) -> Said:
        return Said("cycle-hand", {"n": self.n})


class Forsake(Giving):
    """C7.5."""

    __slots__ = ()

    NAME = "forsake"

    def do(self, t: CardTable, run: Run) -> Script:
        for q in players_of(t, self.who, run):
            yield from forsake_many(t, q, self.n, "C7.5", name_of(t, run))

    def deed(self) -> Said:
        return Said("forsake", {"n": self.n})


class Recycle(PlayersOperation):
    """C7.3."""

    __slots__ = ()

    NAME = "recycle"

    def possible(self, t: CardTable, run: Run, openly: bool = False) -> bool:
        return any(bool(t.players[q].cycled or t.players[q].cycled_seen) for q in players_of(t, self.who, run))

    def happen(self, t: CardTable, run: Run) -> None:
        for q in players_of(t, self.who, run):
            recycle(t, q)

    def deed(self) -> Said:
        return Said("recycle")
