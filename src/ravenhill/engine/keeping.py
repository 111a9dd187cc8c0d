"""Part of a game kept beside a printed board: what happened there is told deed by deed, and the game's own rules count.

Nothing is asked and nobody's cards are known: a game lists what can have happened (`Game.deeds`) and says what follows
(`Game.keep`). What was told is the whole of it: a `Keeper` is made again from its deeds, and one step back is all of
them but the last."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ravenhill.engine.decision import SPECTATORS, BadSetup, Illegal, Message, Option

if TYPE_CHECKING:
    from ravenhill.engine.game import Game, Setup


class Keeper:
    """The counts of a game beside its printed board.

    >>> import ravenhill
    >>> k = ravenhill.keeper("wotr")
    >>> k.tell(("advance", "gondor"))
    >>> k.view["politics"]["gondor"]["steps"], k.told
    (1, [('advance', 'gondor')])
    >>> k.take_back()
    >>> k.view["politics"]["gondor"]["steps"]
    2
    """

    def __init__(self, game: Game[Any], setup: Setup, told: Iterable[Option] = ()) -> None:
        self.game = game
        self.setup = setup
        self._begin()
        if not self.deeds and not self.over:
            raise BadSetup(Message("bad-keeper", {"game": game.info.id}))
        for deed in told:
            self.tell(deed)

    def _begin(self) -> None:
        self.table: Any = self.game.empty(self.setup)
        self.table.chance.seed(self.setup.seed)
        self.game.lay_kept(self.table)
        self.told: list[Option] = []
        self.log: list[Message] = []
        self._hear()

    def _hear(self) -> None:
        """Takes the lines that were said, those for everybody."""
        for line in self.table.told:
            if line.readable_by(SPECTATORS):
                line.at = len(self.told)
                self.log.append(line)
        self.table.told = []

    @property
    def deeds(self) -> list[Option]:
        """What can have happened next; none when the game is over."""
        return [] if self.over else self.game.deeds(self.table)

    @property
    def over(self) -> bool:
        return self.table.result is not None

    @property
    def view(self) -> dict[str, Any]:
        """What everybody sees: a spectator's view of the game, as far as it is kept."""
        return self.game.view(self.table, SPECTATORS)

    def tell(self, deed: Option) -> None:
        """One of the deeds has happened; what can not have happened is refused, and nothing changes."""
        if deed not in self.deeds:
            raise Illegal(Message("why-no-deed", {"deed": " ".join([str(part) for part in deed])}), "")
        self.game.keep(self.table, deed)
        self.told.append(deed)
        self._hear()

    def take_back(self) -> None:
        """As if the last deed had not been told; where none was, nothing."""
        told = self.told[:-1]
        self._begin()
        for deed in told:
            self.tell(deed)
