"""War of the Ring on the shelf: what the engine asks, answered by the chapters."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any

from ravenhill.engine.answers import Kinds
from ravenhill.engine.chance import DIE_LABELS, Chance, Deck
from ravenhill.engine.data import built, read_data
from ravenhill.engine.decision import Message, Option, Question, Script
from ravenhill.engine.game import Game, GameInfo, Scenario, Setup
from ravenhill.engine.grammar import Pairs
from ravenhill.engine.kinds import Data, Schema
from ravenhill.engine.table import Result
from ravenhill.games.wotr import battle, blunders, check, judge, keeping, observe, position, setup, turn, view
from ravenhill.games.wotr.cards import register_all
from ravenhill.games.wotr.data import data_problems, make_book
from ravenhill.games.wotr.decks import CARD_IDS, DECK_IDS, DECK_SIZE
from ravenhill.games.wotr.dice import FACE_IDS
from ravenhill.games.wotr.forms import FORMS, KINDS
from ravenhill.games.wotr.hunt import COUNTER_LABELS
from ravenhill.games.wotr.kinds import KIND_IDS
from ravenhill.games.wotr.nations import FP, NATION_IDS, SH
from ravenhill.games.wotr.numbers import SHAPES, numbered
from ravenhill.games.wotr.options import OPTIONS
from ravenhill.games.wotr.people import CHARACTER_IDS
from ravenhill.games.wotr.places import AREA_IDS
from ravenhill.games.wotr.printed import printed
from ravenhill.games.wotr.schema import SCHEMA
from ravenhill.games.wotr.settings import Settings
from ravenhill.games.wotr.table import Battle, Fellowship, Wotr
from ravenhill.games.wotr.victory import goals, side_wins

register_all()


class WarOfTheRing(Game[Wotr]):
    """Two sides, two to four players."""

    info = GameInfo(
        "wotr",
        "War of the Ring",
        (
            Scenario("war", ("fp", "shadow"), (2,)),
            Scenario("three", ("fp", "witch_king", "saruman"), (3,)),
            Scenario("four", ("gondor", "rohan", "witch_king", "saruman"), (4,)),
        ),
        (2, 4),
        OPTIONS,
        players=("random", "greedy", "search"),
        rules=3,
        light=frozenset({"draw", "hunt", "pass"}),
        minutes=120,
    )
    pieces = (Wotr, Fellowship, Battle, Deck, Chance, Result)
    shapes = SHAPES
    questions = KINDS
    forms = FORMS
    scale = 26.0
    reach = 1
    trust = 0.25

    def schema(self) -> Schema:
        return SCHEMA

    def data(self) -> Data:
        return read_data("wotr")

    def data_problems(self, data: Data) -> list[Message]:
        return data_problems(data)

    def ids(self, t: Wotr) -> dict[str, list[str]]:
        return numbered(t.book)

    def printed(self, data: Data) -> dict[str, Any]:
        return dict(printed(data))

    def near(self, data: Data, ident: str) -> list[dict[str, Any]]:
        """An Event card in hand, and dice to play it with."""
        found: list[dict[str, Any]] = []
        for r in data["events"]["event"]:
            if r["id"] == ident:
                seat = FP if ident.startswith("fp_") else SH
                dice = {"event": 1, r["icon"]: 1}
                hands = [[ident], []] if seat == FP else [[], [ident]]
                for turn_of in (seat, FP + SH - seat):  # of a card for a battle the other side begins one
                    at = {"at": "actions", "turn": 1, "acting": turn_of}
                    found.append({**at, "hands": hands, "dice": {"fp": dice, "shadow": dice}})
        return found

    def cards(self) -> tuple[str, ...]:
        return CARD_IDS + tuple(c["id"] for c in self.data()["events"]["combat"])

    def empty(self, setup: Setup) -> Wotr:
        t = Wotr(setup.seats)
        t.book = built(self, setup.pack, make_book)
        t.settings = self.settle(Settings(), setup)
        return t

    def deal(self, t: Wotr) -> None:
        setup.deal(t)

    def place(self, t: Wotr, wanted: Mapping[str, Any]) -> None:
        position.place(t, wanted)

    def position(self, t: Wotr) -> dict[str, Any]:
        return position.position(t)

    def step(self, t: Wotr) -> Script:
        return turn.step(t)

    def concede(self, t: Wotr, seat: int) -> None:
        side_wins(t, FP if t.team[seat] == SH else SH, "conceded", "W20")

    def team(self, t: Wotr, seat: int) -> int:
        return t.team[seat]

    def turn(self, t: Wotr) -> int:
        return t.turn

    def view(self, t: Wotr, seat: int) -> dict[str, Any]:
        return {**view.view(t, seat)}

    def sight(self, t: Wotr) -> observe.Sight:
        return observe.Sight(t)

    def see(self, t: Wotr, seat: int, sight: observe.Sight, out: array[float]) -> None:
        observe.see(t, seat, sight, out)

    def redeal(self, t: Wotr, seat: int) -> None:
        view.redeal(t, seat)

    def kinds(self, t: Wotr) -> Kinds:
        return {
            "region": t.book.region_ids,
            "card": CARD_IDS,
            "nation": NATION_IDS,
            "character": CHARACTER_IDS,
            "figure": KIND_IDS,
            "deck": DECK_IDS,
            "face": FACE_IDS,
            "area": AREA_IDS,
        }

    def pairs(self, t: Wotr) -> Pairs:
        """Attacks and spells reach a neighbouring region, or what is besieged in their own (W13.1.3)."""
        names = t.book.region_ids
        reach = [(names[a], names[b]) for a, near in enumerate(t.book.near) for b in (a, *near)]
        return {"attack": reach, "spell": reach}

    def labels(self, t: Wotr) -> list[list[str]]:
        b = t.book
        decks = [b.card_labels[i : i + DECK_SIZE] for i in range(0, len(b.card_labels), DECK_SIZE)]
        return [DIE_LABELS[6], *b.dice_labels, *decks, b.tile_labels, COUNTER_LABELS]

    def lay_kept(self, t: Wotr) -> None:
        keeping.lay(t)

    def deeds(self, t: Wotr) -> list[Option]:
        return keeping.deeds(t)

    def keep(self, t: Wotr, deed: Option) -> None:
        keeping.keep(t, deed)

    def problems(self, t: Wotr) -> list[str]:
        return check.problems(t)

    def evaluate(self, t: Wotr, seat: int) -> float:
        return judge.evaluate(t, seat)

    def terms(self, t: Wotr, seat: int) -> list[tuple[str, float, float]]:
        return judge.terms(t, seat)

    def ahead(self, t: Wotr, seat: int) -> list[Question]:
        return battle.ahead(t, seat)

    def goals(self, t: Wotr) -> list[tuple[int, str, int, int]]:
        return goals(t)

    def blunders(self, t: Wotr, lines: list[Message], before: list[Message]) -> list[str]:
        return blunders.blunders(t, lines, before)


GAME = WarOfTheRing()
