"""War of the Ring: The Card Game as the table knows it."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from typing import Any

from ravenhill.engine.chance import Chance, Deck
from ravenhill.engine.data import built, merged
from ravenhill.engine.decision import Message, Option, Question, Script
from ravenhill.engine.game import Game, GameInfo, Scenario, Setup
from ravenhill.engine.grammar import Pairs
from ravenhill.engine.kinds import Data, Schema
from ravenhill.engine.table import Result
from ravenhill.games.cardgame import actions, blunders, check, judge, keeping, observe, position, setup, turn, view
from ravenhill.games.cardgame.book import ARMY, CHARACTER
from ravenhill.games.cardgame.data import WITH_PROMOS, data_problems, make_books
from ravenhill.games.cardgame.forms import FORMS, KINDS
from ravenhill.games.cardgame.numbers import SHAPES, numbered
from ravenhill.games.cardgame.options import OPTIONS
from ravenhill.games.cardgame.printed import changed_texts, printed
from ravenhill.games.cardgame.schema import SCHEMA
from ravenhill.games.cardgame.scoring import finish, goals
from ravenhill.games.cardgame.settings import Settings
from ravenhill.games.cardgame.table import Battle, CardTable, Player


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
        light=frozenset({"activate", "skip"}),
    )
    pieces = (CardTable, Player, Battle, Deck, Chance, Result)
    shapes = SHAPES
    questions = KINDS
    forms = FORMS
    scale = 3.0
    reach = 1

    def empty(self, setup_: Setup) -> CardTable:
        t = CardTable(setup_.seats)
        t.settings = self.settle(Settings(), setup_)
        books = built(self, setup_.pack, make_books)
        t.book = books[setup_.scenario + WITH_PROMOS if t.settings.ghan_buri_ghan else setup_.scenario]
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

    def sight(self, t: CardTable) -> observe.Sight:
        return observe.Sight(t)

    def see(self, t: CardTable, seat: int, sight: observe.Sight, out: array[float]) -> None:
        observe.see(t, seat, sight, out)

    def redeal(self, t: CardTable, seat: int) -> None:
        view.redeal(t, seat)

    def pairs(self, t: CardTable) -> Pairs:
        """An army supports a character of its side (C8.5.2)."""
        b = t.book
        every = range(len(b.card_ids))
        armies = [c for c in every if b.type[c] == ARMY]
        led = [(a, c) for a in armies for c in every if b.type[c] == CHARACTER and b.side[a] == b.side[c]]
        return {"support": [(b.card_ids[a], b.card_ids[c]) for a, c in led]}

    def labels(self, t: CardTable) -> list[list[str]]:
        b = t.book
        decks = [[b.card_labels[c] for c in deck] for deck in b.deck_of]
        return [*decks, b.location_labels]

    def lay_kept(self, t: CardTable) -> None:
        keeping.lay(t)

    def deeds(self, t: CardTable) -> list[Option]:
        return keeping.deeds(t)

    def keep(self, t: CardTable, deed: Option) -> None:
        keeping.keep(t, deed)

    def problems(self, t: CardTable) -> list[str]:
        return check.problems(t)

    def evaluate(self, t: CardTable, seat: int) -> float:
        return judge.evaluate(t, seat)

    def terms(self, t: CardTable, seat: int) -> list[tuple[str, float, float]]:
        return judge.terms(t, seat)

    def ahead(self, t: CardTable, seat: int) -> list[Question]:
        return actions.ahead(t, seat)

    def goals(self, t: CardTable) -> list[tuple[int, str, int, int]]:
        return goals(t)

    def blunders(self, t: CardTable, lines: list[Message], before: list[Message]) -> list[str]:
        return blunders.blunders(t, lines, before)

    def schema(self) -> Schema:
        return SCHEMA

    def data_problems(self, data: Data) -> list[Message]:
        return data_problems(data)

    def ids(self, t: CardTable) -> dict[str, list[str]]:
        return numbered(t.book)

    def printed(self, data: Data) -> dict[str, Any]:
        return dict(printed(data))

    def near(self, data: Data, ident: str) -> list[dict[str, Any]]:
        """The card in the hand of whoever has its faction, with others of it to pay for it."""
        found: list[dict[str, Any]] = []
        for r in data["cards"]["card"]:
            for scenario in data["scenarios"]["scenario"] if r["id"] == ident else ():
                for seat in scenario["seat"]:
                    if r["faction"] in seat.get("factions", []):
                        deck = [c["id"] for c in data["cards"]["card"] if c["faction"] in seat["factions"]]
                        hand = [ident, *[c for c in deck if c != ident][:4]]
                        laid = {"at": "battleground", "players": {seat["id"]: {"hand": hand}}}
                        found.append({"scenario": scenario["id"], **laid})
        return found

    def told(self, pack: Mapping[str, Any], say: Callable[[Any], str]) -> dict[str, dict[str, str]]:
        data = merged(self.data(), pack, SCHEMA, lenient=True)
        return {name: {"effect": say(phrase)} for name, phrase in changed_texts(data).items()}

    def cards(self) -> tuple[str, ...]:
        """Cards and locations: each has a text to prove."""
        data = self.data()
        records = [*data["cards"]["card"], *data["battlegrounds"]["battleground"], *data["paths"]["path"]]
        return tuple(str(r["id"]) for r in records)


GAME = CardGame()
