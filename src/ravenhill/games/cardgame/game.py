"""War of the Ring: The Card Game as the table knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ravenhill.engine.chance import Chance, Deck
from ravenhill.engine.decision import Message, Script
from ravenhill.engine.game import Game, GameInfo, Scenario, Setting, Setup
from ravenhill.engine.pack import Data, Schema, built
from ravenhill.engine.table import Result
from ravenhill.games.cardgame import blunders, check, judge, position, setup, turn, view
from ravenhill.games.cardgame.data import WITH_PROMOS, data_problems, make_books
from ravenhill.games.cardgame.numbers import SHAPES, numbered
from ravenhill.games.cardgame.schema import SCHEMA
from ravenhill.games.cardgame.scoring import finish
from ravenhill.games.cardgame.table import Battle, CardTable, Player, Settings

DUELS = ("duel_2p", "duel_3p")
OF_FACTIONS = ("trilogy", *DUELS)  # scenarios whose decks are made of factions, not listed card by card

OPTIONS = (
    Setting("permitted_ground", "any", ("any", "own"), "C2.1.8"),
    Setting("nested_texts", "at_once", ("at_once", "after"), "C4.2.3"),
    Setting("active_again", False, (False, True), "C4.3.7"),
    Setting("path_choice", "before_combat", ("before_combat", "after_combat"), "C4.4.5"),
    Setting("rest_after_combat", True, (True, False), "C4.4.8"),
    Setting("open_counts", True, (True, False), "C5.3"),
    Setting("joint_losses", "propose", ("propose", "most_cards"), "C5.7", ("trilogy", "duel_3p")),
    Setting("each_order", "start", ("start", "acting"), "C5.9"),
    Setting("pass_round", "players", ("players", "slots"), "C6.1.3", ("duel_3p",)),
    Setting("over_limit", "cycle", ("cycle", "keep"), "C6.2.3"),
    Setting("last_card", "free", ("free", "forbidden"), "C6.3.2"),
    Setting("rest_pays", "one_for_one", ("one_for_one", "whole"), "C6.3.4", before=((1, "whole"),)),
    Setting("no_rest", "pay", ("pay", "free"), "C6.3.4"),
    Setting("nested_plays", True, (True, False), "C6.3.8"),
    Setting("idle_events", True, (True, False), "C6.3.9"),
    Setting("item_stops", False, (False, True), "C6.5.8"),
    Setting("item_place", "wielder", ("wielder", "own_reserve"), "C6.5.9"),
    Setting("forsake_order", "one_by_one", ("one_by_one", "together"), "C7.9"),
    Setting("replacement", "controller", ("controller", "keep_items"), "C7.10"),
    Setting("tokens_after", "removed", ("removed", "stay"), "C8.2"),
    Setting("needless_losses", False, (False, True), "C8.3.3"),
    Setting("lone_tokens", True, (True, False), "C8.4.2"),
    Setting("reclaimed_tokens", True, (True, False), "C8.4.3"),
    Setting("support", "asked", ("asked", "best"), "C8.5.4"),
    Setting("last_path", "check", ("check", "at_once"), "C9.5"),
    Setting("draw_finish", "each", ("each", "after_all"), "C9.8"),
    Setting("duel_ring_vp", 0, (0, 1), "C10.2.3", DUELS),
    Setting("duel_defence", "present", ("present", "lost"), "C10.2.4", DUELS),
    Setting("duel_doubling", True, (True, False), "C10.3.4", ("duel_3p",)),
    Setting("fixed_again", False, (False, True), "C10.4.6", ("fellowship",)),
    Setting("ghan_buri_ghan", False, (False, True), "C10.5", OF_FACTIONS, "variant", ((1, True),)),
)


class CardGame(Game[CardTable]):
    """Delegates to the rooms of the game."""

    info = GameInfo(
        "cardgame",
        "War of the Ring: The Card Game",
        (
            Scenario("trilogy", ("frodo", "witch_king", "aragorn", "saruman"), (2, 3, 4)),
            Scenario("duel_2p", ("gandalf", "witch_king"), (2,)),
            Scenario("duel_3p", ("gandalf", "witch_king", "saruman"), (3,)),
            Scenario("fellowship", ("balrog", "gandalf"), (2,)),
        ),
        (2, 4),
        OPTIONS,
        players=("random", "greedy", "search"),
        rules=3,
    )
    pieces = (CardTable, Player, Battle, Deck, Chance, Result)
    shapes = SHAPES
    scale = 3.0
    reach = 1

    def empty(self, setup_: Setup) -> CardTable:
        t = CardTable(setup_.seats)
        t.settings = Settings()
        values = self.values(setup_)
        books = built(self, setup_.pack, make_books)
        t.book = books[setup_.scenario + WITH_PROMOS if values["ghan_buri_ghan"] else setup_.scenario]
        for name, value in values.items():
            setattr(t.settings, name, value)
        return t

    def deal(self, t: CardTable) -> None:
        setup.lay_out(t)
        setup.deal(t)

    def place(self, t: CardTable, wanted: Mapping[str, Any]) -> None:
        position.place(t, wanted)

    def position(self, t: CardTable) -> dict[str, Any]:
        return position.position(t)

    def step(self, t: CardTable) -> Script:
        return turn.step(t)

    def concede(self, t: CardTable, seat: int) -> None:
        finish(t, 1 - self.team(t, seat), "conceded", "C5.10")

    def team(self, t: CardTable, seat: int) -> int:
        return judge.side_of(t, seat)

    def turn(self, t: CardTable) -> int:
        return t.round

    def view(self, t: CardTable, seat: int) -> dict[str, Any]:
        return dict(view.view(t, seat))

    def redeal(self, t: CardTable, seat: int) -> None:
        view.redeal(t, seat)

    def labels(self, t: CardTable) -> list[list[str]]:
        b = t.book
        return [[b.card_labels[c] for c in range(len(b.card_ids)) if b.owner[c] >= 0], b.location_labels]

    def problems(self, t: CardTable) -> list[str]:
        return check.problems(t)

    def evaluate(self, t: CardTable, seat: int) -> float:
        return judge.evaluate(t, seat)

    def terms(self, t: CardTable, seat: int) -> list[tuple[str, float, float]]:
        return judge.terms(t, seat)

    def blunders(self, t: CardTable, lines: list[Message], before: list[Message]) -> list[str]:
        return blunders.blunders(t, lines, before)

    def schema(self) -> Schema:
        return SCHEMA

    def data_problems(self, data: Data) -> list[Message]:
        return data_problems(data)

    def ids(self, t: CardTable) -> dict[str, list[str]]:
        return numbered(t.book)

    def cards(self) -> tuple[str, ...]:
        """Cards and locations: each has a text to prove."""
        data = self.data()
        records = [*data["cards"]["card"], *data["battlegrounds"]["battleground"], *data["paths"]["path"]]
        return tuple(str(r["id"]) for r in records)


GAME = CardGame()
