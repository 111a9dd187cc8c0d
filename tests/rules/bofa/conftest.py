"""A field to try rules on: laid from a few words, answered in short words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from ravenhill.engine.decision import Reason
from ravenhill.engine.game import find, shelve
from ravenhill.engine.script import Play
from ravenhill.games.bofa.names import CHARACTER_IDS, FACE_IDS, GROUP_IDS, UNIT_IDS, UNITS
from ravenhill.games.bofa.table import BofaTable, leadership
from ravenhill.games.bofa.victory import shadow_points

shelve("bofa", "ravenhill.games.bofa.game")

SIDES = ("fp", "shadow")
PASSES = ("mountain_pass_north", "mountain_pass_south")


def region(words: str) -> dict[str, Any]:
    """ "2 orcs, damage 1, lead 1, fort 2, control, elves 1" as a region of a position."""
    found: dict[str, Any] = {"units": {}, "recruitment": {}}
    for part in words.split(","):
        match part.split():
            case []:
                pass
            case ["control"]:
                found["control"] = True
            case ["damage", n]:
                found["damage"] = int(n)
            case ["lead", n]:
                found["leadership"] = int(n)
            case ["fort", n]:
                found["fortification"] = int(n)
            case [group, n] if group in GROUP_IDS:
                found["recruitment"][group] = int(n)
            case [n, unit]:
                found["units"][unit] = int(n)
            case _:
                raise ValueError(part)
    return found


class Field:
    """A running game with what a test does and asks."""

    def __init__(self, play: Play) -> None:
        self.play = play

    @property
    def t(self) -> BofaTable:
        table: Any = self.play.table
        return table  # type: ignore[no-any-return]

    # --- doing ---

    def do(self, *answers: str) -> Field:
        """Whoever is asked answers: "die army", "use attack", "damage 2"."""
        for answer in answers:
            self.say(self.play.decisions[0].seat, answer)
        return self

    def say(self, seat: int, answer: str) -> Field:
        self.play.answer(seat, tuple(int(p) if p.isdigit() else p for p in answer.split()))
        return self

    def feed(self, *outcomes: str) -> Field:
        self.play.feed(list(outcomes))
        return self

    def roll(self, *dice: int) -> Field:
        """The next six-sided dice."""
        return self.feed(*(f"die:{n}" for n in dice))

    def both(self, fp: str, shadow: str) -> Field:
        """Both sides of a combat choose their card."""
        for seat, card in ((0, fp), (1, shadow)):
            if self.play.decision_of(seat) is not None:
                self.say(seat, f"maneuver {card}")
        return self

    def spare(self) -> Field:
        """Nobody takes casualties he need not take."""
        while self.asked == "casualty":
            self.do("done")
        return self

    # --- asking ---

    @property
    def asked(self) -> str:
        """The kind of the open question."""
        return self.play.decisions[0].kind if self.play.decisions else ""

    @property
    def rule(self) -> str:
        return self.play.decisions[0].rule

    @property
    def seat(self) -> int:
        return self.play.decisions[0].seat

    @property
    def options(self) -> list[str]:
        return [" ".join(str(p) for p in o) for o in self.play.decisions[0].options]

    def options_of(self, seat: int) -> list[str]:
        decision = self.play.decision_of(seat)
        return [] if decision is None else [" ".join(str(p) for p in o) for o in decision.options]

    def why(self, answer: str, seat: int | None = None) -> Reason:
        asked = self.play.decisions[0].seat if seat is None else seat
        reason = self.play.why_not(asked, tuple(int(p) if p.isdigit() else p for p in answer.split()))
        assert reason is not None, f"{answer} is open"
        return reason

    @property
    def ended(self) -> tuple[str, str] | None:
        """Who won, and how."""
        result = self.play.result
        return None if result is None else (SIDES[result.winners[0]], result.reason)

    # --- the map ---

    def at(self, name: str) -> int:
        return self.t.book.area_of[name]

    def army(self, name: str) -> dict[str, int]:
        a = self.at(name)
        return {UNIT_IDS[u]: self.t.units[a * UNITS + u] for u in range(UNITS) if self.t.units[a * UNITS + u]}

    def size(self, name: str) -> int:
        return self.t.size[self.at(name)]

    def damage(self, name: str) -> int:
        return self.t.damage[self.at(name)]

    def lead(self, name: str) -> int:
        return self.t.lead[self.at(name)]

    def leadership(self, name: str) -> int:
        return leadership(self.t, self.at(name))

    def fort(self, name: str) -> int:
        return self.t.fort[self.at(name)]

    def control(self, name: str) -> bool:
        return self.t.control[self.at(name)]

    def tokens(self, group: str, name: str) -> int:
        return self.t.tokens[GROUP_IDS.index(group) * self.t.book.areas + self.at(name)]

    def unused(self, group: str) -> int:
        return self.t.unused[GROUP_IDS.index(group)]

    def place(self, character: str) -> str:
        return self.t.book.place_id(self.t.place[CHARACTER_IDS.index(character)])

    def supply(self, unit: str) -> int:
        return self.t.supply[UNIT_IDS.index(unit)]

    def dice(self, side: str) -> list[str]:
        return [FACE_IDS[f] for f in self.t.dice[SIDES.index(side)]]

    def hand(self, side: str) -> list[str]:
        return [self.t.book.card_id[c] for c in self.t.hands[SIDES.index(side)]]

    def table(self) -> list[str]:
        return [self.t.book.card_id[c] for c in self.t.laid]

    def hits(self, side: str) -> int:
        assert self.t.battle is not None
        return self.t.battle.fronts[SIDES.index(side)].hits

    @property
    def points(self) -> int:
        return shadow_points(self.t)


Lay = Callable[..., Field]


@pytest.fixture
def lay() -> Lay:
    """Lays a field: regions in words, `fp` and `shadow` their dice, hands as `fp_hand`, the rest as in a position."""

    def laid(
        regions: Mapping[str, str] | None = None,
        *,
        fp: str = "",
        shadow: str = "",
        fp_hand: str = "",
        shadow_hand: str = "",
        seed: int = 1,
        options: dict[str, Any] | None = None,
        spare: bool = True,
        **position: Any,
    ) -> Field:
        more = ["event", "muster"] if spare else []  # dice left to each side: a choice, and the turn goes on
        if regions is not None:
            position["regions"] = {name: region(words) for name, words in regions.items()}
            position.setdefault("passes", [p for p in PASSES if p in regions])  # who is in a pass came through it
            position.setdefault("characters", {})
            for name in ("bard", "dain", "gandalf", "thranduil"):  # out of the way unless the test names them
                position["characters"].setdefault(name, "eliminated")
        position.setdefault("at", "battle" if "battle" in position else "actions")
        position.setdefault("dice", {"fp": fp.split() + more, "shadow": shadow.split() + more})
        position.setdefault("active", "fp" if fp or not shadow else "shadow")
        position.setdefault("hands", {"fp": fp_hand.split(), "shadow": shadow_hand.split()})
        game = find("bofa")
        return Field(game.start(game.setup(seed=seed, options=options, position=position)))

    return laid


@pytest.fixture
def new() -> Callable[..., Field]:
    """A game from its start."""

    def started(seed: int = 1, **options: Any) -> Field:
        game = find("bofa")
        return Field(game.start(game.setup(seed=seed, options=options)))

    return started


@pytest.fixture
def fight(lay: Lay) -> Lay:
    """A combat about to begin its first round: `a` attacks `b`, terrain superiority already looked at."""

    def fought(
        regions: Mapping[str, str], attacker: str, a: str | list[str], b: str, opened: bool = True, **more: Any
    ) -> Field:
        battle = {"attacker": attacker, "from": a, "to": b, "opened": opened, **more.pop("battle", {})}
        return lay(regions, battle=battle, **more)

    return fought
