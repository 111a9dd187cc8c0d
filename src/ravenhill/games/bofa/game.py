"""The game as the engine knows it. Never compiled."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

from ravenhill.engine.answers import Kinds
from ravenhill.engine.chance import DIE_LABELS, Chance, Deck
from ravenhill.engine.data import built, merged
from ravenhill.engine.decision import Message, Question, Script
from ravenhill.engine.game import Game, GameInfo, Scenario, Setup
from ravenhill.engine.kinds import Data, Schema
from ravenhill.engine.table import Result
from ravenhill.games.bofa import blunders, check, data, judge, observe, position, schema, setup, turn, victory, view
from ravenhill.games.bofa.actions import USES
from ravenhill.games.bofa.cards import register_all
from ravenhill.games.bofa.combat import Press
from ravenhill.games.bofa.damage import Casualty, ForcedCasualty
from ravenhill.games.bofa.effects.saying import EFFECT, told
from ravenhill.games.bofa.forms import FORMS, KINDS
from ravenhill.games.bofa.names import (
    CARDS,
    CHARACTER_IDS,
    FACE_IDS,
    FATE_CARDS,
    FP_STORY,
    GROUP_IDS,
    MANEUVERS,
    SHADOW_STORY,
    TERRITORY_IDS,
    UNIT_IDS,
)
from ravenhill.games.bofa.numbers import SHAPES, numbered
from ravenhill.games.bofa.options import OPTIONS
from ravenhill.games.bofa.printed import printed
from ravenhill.games.bofa.retreat import parting
from ravenhill.games.bofa.settings import Settings
from ravenhill.games.bofa.table import Battle, BofaTable, Column, Front, Round

register_all()


class BattleOfFiveArmies(Game[BofaTable]):
    """Two players, one afternoon."""

    info = GameInfo(
        "bofa",
        "The Battle of Five Armies",
        (Scenario("battle", ("fp", "shadow"), (2,)),),
        (2, 2),
        OPTIONS,
        players=("random", "greedy", "search"),
        rules=3,
        light=frozenset({"draw"}),
        gone=("combined_attack", "die_limits"),  # they changed nothing
    )
    pieces = (BofaTable, Battle, Round, Front, Column, Deck, Chance, Result)
    shapes = SHAPES
    questions = KINDS
    forms = FORMS
    scale = 87.0
    trust = 0.5

    def empty(self, setup: Setup) -> BofaTable:
        t = BofaTable(setup.seats)
        t.book = built(self, setup.pack, data.build)
        t.settings = self.settle(Settings(), setup)
        return t

    def deal(self, t: BofaTable) -> None:
        setup.lay_out(t)

    def place(self, t: BofaTable, told: Mapping[str, Any]) -> None:
        position.place(t, told)

    def position(self, t: BofaTable) -> dict[str, Any]:
        return position.position(t)

    def step(self, t: BofaTable) -> Script:
        return turn.step(t)

    def concede(self, t: BofaTable, seat: int) -> None:
        victory.finish(t, 1 - seat, "conceded", "B13.4")

    def turn(self, t: BofaTable) -> int:
        return t.turn

    def view(self, t: BofaTable, seat: int) -> dict[str, Any]:
        return {**view.seen_by(t, seat)}

    def sight(self, t: BofaTable) -> observe.Sight:
        return observe.Sight(t)

    def see(self, t: BofaTable, seat: int, sight: observe.Sight, out: array[float]) -> None:
        observe.see(t, seat, sight, out)

    def redeal(self, t: BofaTable, seat: int) -> None:
        view.redeal(t, seat)

    def kinds(self, t: BofaTable) -> Kinds:
        return {
            "area": t.book.area_id,
            "territory": TERRITORY_IDS,
            "unit": UNIT_IDS,
            "character": CHARACTER_IDS,
            "card": t.book.card_id,
            "group": GROUP_IDS,
            "tile": t.book.tile_id,
            "face": FACE_IDS,
            "use": USES,
        }

    def labels(self, t: BofaTable) -> list[list[str]]:
        b = t.book
        ends = (0, FP_STORY, SHADOW_STORY, FATE_CARDS, MANEUVERS, CARDS)
        decks = [b.card_labels[first:end] for first, end in pairwise(ends)]
        return [DIE_LABELS[6], *b.action_labels, *decks, b.tile_labels, b.token_labels]

    def problems(self, t: BofaTable) -> list[str]:
        return check.problems(t)

    def evaluate(self, t: BofaTable, seat: int) -> float:
        return judge.evaluate(t, seat)

    def terms(self, t: BofaTable, seat: int) -> list[tuple[str, float, float]]:
        return judge.terms(t, seat)

    def ahead(self, t: BofaTable, seat: int) -> list[Question]:
        """What a side is asked in the running round of a combat, in the order of B12."""
        b = t.battle
        if b is None or b.result:
            return []
        here = b.fighting if seat == b.attacker else b.target
        found: list[Question] = []
        if here >= 0 and t.owner[here] == seat:
            found += [Casualty(t, "B12.6.3", here), ForcedCasualty(t, "B12.6.4", here)]
        return [*found, Press(t, b) if seat == b.attacker else parting(t, b)]

    def goals(self, t: BofaTable) -> list[tuple[int, str, int, int]]:
        return victory.goals(t)

    def blunders(self, t: BofaTable, lines: list[Message], before: list[Message]) -> list[str]:
        return blunders.blunders(t, lines, before)

    def schema(self) -> Schema:
        return schema.SCHEMA

    def things(self, pack: Mapping[str, Any] | None) -> dict[str, list[str]]:
        fixed = {name: list(ids) for ids in (TERRITORY_IDS, FACE_IDS) for name in ids}
        return {**fixed, **super().things(pack)}

    def data_problems(self, data_read: Data) -> list[Message]:
        return data.problems(data_read)

    def ids(self, t: BofaTable) -> dict[str, list[str]]:
        return numbered(t.book)

    def printed(self, data: Data) -> dict[str, Any]:
        return dict(printed(data))

    def near(self, data: Data, ident: str) -> list[dict[str, Any]]:
        """A card in hand, and dice of every face to play it with."""
        dice = {die["side"]: list(dict.fromkeys(die["faces"])) for die in data["dice"]["action_die"]}
        decks = (
            ("events", "event", ("fp", "shadow")),
            ("story_fp", "story", ("fp",)),
            ("story_shadow", "story", ("shadow",)),
        )
        return [
            {"at": "actions", "active": side, "hands": {side: [ident]}, "dice": {side: dice[side]}}
            for file, table, sides in decks
            for r in data[file][table]
            if r["id"] == ident
            for side in sides
        ]

    def told(self, pack: Mapping[str, Any], say: Callable[[Any], str]) -> dict[str, dict[str, str]]:
        """A Story card that acts as another says what that one says; what is built of blocks says itself."""
        data_read = merged(self.data(), pack, self.schema(), lenient=True)
        own = told(self.data())
        found = {
            name: {part: say(p) for part, p in parts.items() if part == EFFECT or p != own[name][part]}
            for name, parts in told(data_read).items()
            if parts != own[name]
        }
        for file, table in (("story_fp", "story"), ("story_shadow", "story")):
            for r in pack.get(file, {}).get(table, []):
                if "acts_as" in r:
                    found[r["id"]] = {EFFECT: say(f"bofa-{r['acts_as']}.effect")}
        return found

    def cards(self) -> tuple[str, ...]:
        return (*built(self, None, data.build).card_id, *(a["id"] for a in self.data()["characters"]["ability"]))


GAME = BattleOfFiveArmies()
