"""Ironwood as the table asks for it."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from typing import Any

from ravenhill.engine.chance import Chance, Deck
from ravenhill.engine.data import built
from ravenhill.engine.decision import Message, Question, Script
from ravenhill.engine.game import Game, GameInfo, Setup
from ravenhill.engine.grammar import Most
from ravenhill.engine.kinds import Data, Schema
from ravenhill.engine.table import Result
from ravenhill.games.ironwood import (
    battle,
    blunders,
    check,
    judge,
    observe,
    position,
    schema,
    setup,
    turn,
    victory,
    view,
)
from ravenhill.games.ironwood.book import Book
from ravenhill.games.ironwood.bot_die import FACES
from ravenhill.games.ironwood.data import build
from ravenhill.games.ironwood.effects.saying import changed
from ravenhill.games.ironwood.forms import FORMS, KINDS
from ravenhill.games.ironwood.numbers import SHAPES, numbered
from ravenhill.games.ironwood.options import OPTIONS, SCENARIOS, of_scenario
from ravenhill.games.ironwood.pieces import Battle, Lingering, Prohibition, RoundBonus, Thinking
from ravenhill.games.ironwood.printed import printed
from ravenhill.games.ironwood.table import IronwoodTable


class Ironwood(Game[IronwoodTable]):
    """Card-driven, for one or two; solo against the Ironbot or the Woodbot."""

    info = GameInfo(
        "ironwood",
        "Ironwood",
        SCENARIOS,
        (1, 2),
        OPTIONS,
        players=("random", "greedy", "search"),
        rules=3,
        light=frozenset({"draw", "tick", "decline"}),
        minutes=30,
    )
    pieces = (IronwoodTable, Battle, Lingering, Prohibition, RoundBonus, Thinking, Chance, Deck, Result)
    shapes = SHAPES
    questions = KINDS
    forms = FORMS
    scale = 20.6

    def schema(self) -> Schema:
        return schema.SCHEMA

    def data_problems(self, data: Data) -> list[Message]:
        return schema.data_problems(data)

    def printed(self, data: Data) -> dict[str, Any]:
        return dict(printed(data))

    def cards(self) -> tuple[str, ...]:
        return tuple(card.ident for card in self.book(None).cards)

    def told(self, pack: Mapping[str, Any], say: Callable[[Any], str]) -> dict[str, dict[str, str]]:
        told = changed(self.book(pack), self.book(None))
        return {card: {"effect": say(phrase)} for card, phrase in told.items()}

    def near(self, data: Data, ident: str) -> list[dict[str, Any]]:
        """A special card is in its side's hand; base cards are there already."""
        cards = [r for stem in ("cards_ww", "cards_ic") for r in data[stem]["card"] if r["id"] == ident]
        return [{"hands": {r["faction"]: [ident]}} for r in cards if r["type"] == "special"]

    def book(self, pack: Mapping[str, Any] | None) -> Book:
        return built(self, pack, build)

    def ids(self, t: IronwoodTable) -> dict[str, list[str]]:
        return numbered(t.book)

    def empty(self, setup: Setup) -> IronwoodTable:
        t = IronwoodTable(2)
        t.book = self.book(setup.pack)
        t.settings = self.settle(of_scenario(setup.scenario), setup)
        return t

    def deal(self, t: IronwoodTable) -> None:
        setup.set_up(t)

    def place(self, t: IronwoodTable, told: Mapping[str, Any]) -> None:
        position.place(t, told)

    def position(self, t: IronwoodTable) -> dict[str, Any]:
        return position.position(t)

    def step(self, t: IronwoodTable) -> Script:
        return turn.step(t)

    def concede(self, t: IronwoodTable, seat: int) -> None:
        victory.concede(t, seat)

    def turn(self, t: IronwoodTable) -> int:
        return t.round

    def view(self, t: IronwoodTable, seat: int) -> dict[str, Any]:
        return dict(view.view(t, seat))

    def sight(self, t: IronwoodTable) -> observe.Sight:
        return observe.Sight(t)

    def see(self, t: IronwoodTable, seat: int, sight: observe.Sight, out: array[float]) -> None:
        observe.see(t, seat, sight, out)

    def redeal(self, t: IronwoodTable, seat: int) -> None:
        view.redeal(t, seat)

    def most(self, t: IronwoodTable) -> Most:
        """Nobody has more of anything than there is in the box."""
        b = t.book
        units = (max(b.fighters), b.golems)
        return {"units": units, "losses": units, "pay": (b.crystals,), "cargo": (b.crystals,)}

    def labels(self, t: IronwoodTable) -> list[list[str]]:
        b = t.book
        decks = [[b.card_labels[c] for c in (*b.bases[side], *b.specials[side])] for side in (0, 1)]
        return [FACES, *decks, b.vision_labels, b.mountain_labels, b.forest_labels]

    def problems(self, t: IronwoodTable) -> list[str]:
        return check.problems(t)

    def evaluate(self, t: IronwoodTable, seat: int) -> float:
        return judge.evaluate(t, seat)

    def terms(self, t: IronwoodTable, seat: int) -> list[tuple[str, float, float]]:
        return judge.terms(t, seat)

    def ahead(self, t: IronwoodTable, seat: int) -> list[Question]:
        return battle.ahead(t, seat)

    def goals(self, t: IronwoodTable) -> list[tuple[int, str, int, int]]:
        return victory.goals(t)

    def blunders(self, t: IronwoodTable, lines: list[Message], before: list[Message]) -> list[str]:
        return blunders.blunders(t, lines, before)


GAME = Ironwood()
