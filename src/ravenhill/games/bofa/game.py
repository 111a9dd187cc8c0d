"""The game as the engine knows it. Never compiled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ravenhill.engine.answers import Kinds
from ravenhill.engine.chance import DIE_LABELS, Chance, Deck
from ravenhill.engine.decision import Message, Script
from ravenhill.engine.game import Game, GameInfo, Scenario, Setting, Setup
from ravenhill.engine.pack import Data, Schema, built
from ravenhill.engine.table import Result
from ravenhill.games.bofa import blunders, check, data, judge, position, schema, setup, turn, victory, view
from ravenhill.games.bofa.actions import USES
from ravenhill.games.bofa.book import Settings
from ravenhill.games.bofa.names import CHARACTER_IDS, FACE_IDS, GROUP_IDS, TERRITORY_IDS, UNIT_IDS
from ravenhill.games.bofa.numbers import SHAPES, numbered
from ravenhill.games.bofa.table import Battle, BofaTable, Column, Front, Round

EDITIONS = ("revised", "older")
# option id -> attribute of Settings and the rule; each follows the revised edition unless told otherwise (B16)
EDITION_OPTIONS = {
    "extra_die": ("older_extra_die", "B16.1"),
    "surplus_units": ("older_surplus", "B16.3"),
    "damage_outside_combat": ("older_damage", "B16.4"),
    "beorn_tokens": ("older_beorn_tokens", "B16.8"),
    "bodyguards": ("older_bodyguards", "B16.9"),
    "great_goblin": ("older_great_goblin", "B16.11"),
    "beorn_retreat": ("older_beorn_retreat", "B16.20"),
    "front_gate": ("older_front_gate", "B16.21"),
}
# option id -> attribute of Settings, the rule, and the texts it can be read by; both editions leave these open
READINGS = {
    "fortification": ("forts_in_combat_only", "B16.6", ("any_damage", "combat_only")),
    "bolg_ready": ("bolg_by_chapter", "B16.12", ("card", "chapter")),
}


class BattleOfFiveArmies(Game[BofaTable]):
    """Two players, one afternoon."""

    info = GameInfo(
        "bofa",
        "The Battle of Five Armies",
        (Scenario("battle", ("fp", "shadow"), (2,)),),
        (2, 2),
        (
            *(Setting(name, "revised", EDITIONS, rule, kind="edition") for name, (_, rule) in EDITION_OPTIONS.items()),
            *(
                Setting(name, texts[0], texts, rule, was=tuple(zip(EDITIONS, texts, strict=True)))
                for name, (_, rule, texts) in READINGS.items()
            ),
            Setting("blast_dice", 3, (2, 3, 4), "B9.4.6"),
            Setting("archery_target", 5, (4, 5, 6), "B9.4.7"),
            Setting("thorin_unit", True, (True, False), "B14.6.1"),
        ),
        players=("random", "greedy", "search"),
        rules=3,
        gone=("combined_attack", "die_limits"),  # they changed nothing
    )
    pieces = (BofaTable, Battle, Round, Front, Column, Deck, Chance, Result)
    shapes = SHAPES
    scale = 87.0
    trust = 0.5

    def empty(self, setup: Setup) -> BofaTable:
        t = BofaTable(setup.seats)
        t.book = built(self, setup.pack, data.build)
        values = self.values(setup)
        t.settings = Settings()
        for name, (attribute, _) in EDITION_OPTIONS.items():
            setattr(t.settings, attribute, values[name] == "older")
        for name, (attribute, _, texts) in READINGS.items():
            setattr(t.settings, attribute, values[name] == texts[1])
        t.settings.blast_dice = int(values["blast_dice"])
        t.settings.archery_target = int(values["archery_target"])
        t.settings.thorin_unit = bool(values["thorin_unit"])
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
        return [DIE_LABELS[6], *b.action_labels, b.card_labels, b.tile_labels, b.token_labels]

    def problems(self, t: BofaTable) -> list[str]:
        return check.problems(t)

    def evaluate(self, t: BofaTable, seat: int) -> float:
        return judge.evaluate(t, seat)

    def terms(self, t: BofaTable, seat: int) -> list[tuple[str, float, float]]:
        return judge.terms(t, seat)

    def blunders(self, t: BofaTable, lines: list[Message], before: list[Message]) -> list[str]:
        return blunders.blunders(t, lines, before)

    def schema(self) -> Schema:
        return schema.SCHEMA

    def data_problems(self, data_read: Data) -> list[Message]:
        return data.problems(data_read)

    def ids(self, t: BofaTable) -> dict[str, list[str]]:
        return numbered(t.book)

    def cards(self) -> tuple[str, ...]:
        abilities = [a["id"] for c in self.data()["characters"]["character"] for a in c["ability"]]
        return (*built(self, None, data.build).card_id, *abilities)


GAME = BattleOfFiveArmies()
