"""A solo table to try one rule on: laid from a position, chance fed, one part of the automaton run by itself."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from ravenhill.engine.decision import Decision, Option
from ravenhill.engine.named import number
from ravenhill.engine.script import Play
from ravenhill.games.ironwood import battle, ironbot, turn, woodbot
from ravenhill.games.ironwood.book import IC, WW, Ban, Icon, Op, Step
from ravenhill.games.ironwood.effects.running_card import RunningCard
from ravenhill.games.ironwood.game import GAME
from ravenhill.games.ironwood.movement import begin_turn
from ravenhill.games.ironwood.pieces import Prohibition
from ravenhill.games.ironwood.table import IronwoodTable, Stance

INNER_VISIONS = ["V_AURIA", "V_LITHIMAR", "V_PALLADIMOR", "V_ZINCUR"]
OUTER_VISIONS = ["V_ARGENTIMAR", "V_CHROMIA", "V_COBALTIS", "V_CUPRUMIS", "V_GALLIMOR", "V_PLUMBARUM"]


class Solo:
    """The table with short questions. Nothing moves until a test runs a part of the rules."""

    def __init__(self, scenario: str, options: dict[str, Any] | None = None, **position: Any) -> None:
        setup = GAME.setup(scenario=scenario, seed=5, options=options, position={"clear": True, **position})
        self.t: IronwoodTable = GAME.lay(setup)
        self.bot = IC if scenario == "ironbot" else WW
        self.asked: list[Decision] = []
        begin_turn(self.t)

    # --- playing ---

    def feed(self, *labels: str) -> Solo:
        self.t.chance.fed.extend(labels)
        return self

    def reads(self, **settings: Any) -> Solo:
        """Another reading of a doubtful rule."""
        for name, value in settings.items():
            assert hasattr(self.t.settings, name)
            setattr(self.t.settings, name, value)
        return self

    def without_cards(self) -> Solo:
        """You have no card to wager: nobody asks you."""
        you = 1 - self.bot
        self.t.set_aside[you].extend([c for c in self.t.hands[you] if self.t.book.cards[c].base])
        self.t.discard[you].extend([c for c in self.t.hands[you] if not self.t.book.cards[c].base])
        self.t.hands[you] = []
        return self

    def run(self, script: Generator[Any, None, Any], *answers: Option) -> Any:
        """Runs a script to its end; the answers must be those that are asked for, in order."""
        left = list(answers)
        while True:
            try:
                asked = next(script)
            except StopIteration as done:
                assert not left, f"nobody asked for {left}"
                assert not self.t.chance.fed, f"no chance for {self.t.chance.fed}"
                assert not GAME.problems(self.t)
                return done.value
            for decision in asked:
                self.asked.append(decision)
                assert decision.seat != self.bot
                assert left, f"asked {decision.prompt} {decision.options}"
                answer = left.pop(0)
                assert answer in decision.options, (answer, decision.options)
                self.t.given[decision.seat] = answer

    def turn(self, *answers: Option) -> Solo:
        """One whole turn of the automaton."""
        begin_turn(self.t)
        self.run(ironbot.take_turn(self.t) if self.bot == IC else woodbot.take_turn(self.t), *answers)
        return self

    def phase(self, *answers: Option) -> Solo:
        """The next action of the round, whatever it is."""
        self.run(turn.step(self.t), *answers)
        return self

    def fight(self, attacker: int, forest: str, mountain: str, *answers: Option) -> Solo:
        """A battle from an attack without any bonus."""
        ctx = RunningCard(attacker, self.t.book.cards[0], False)
        f, m = self.t.book.forest_index[forest], self.t.book.mountain_index[mountain]
        self.run(battle.fight(self.t, ctx, Step(Op.ATTACK), f, m), *answers)
        return self

    # --- looking ---

    def f(self, name: str) -> int:
        return self.t.book.forest_index[name]

    def m(self, name: str) -> int:
        return self.t.book.mountain_index[name]

    def ww(self, *names: str) -> list[int]:
        return [self.t.ww[self.f(n)] for n in names]

    def units(self, *names: str) -> list[int]:
        return [self.t.units(self.m(n)) for n in names]

    def fighters(self, name: str) -> int:
        return self.t.fighters[self.m(name)]

    def golems(self, name: str) -> int:
        return self.t.golems[self.m(name)]

    def site(self, name: str) -> int:
        return self.t.site[self.m(name)]

    def totems(self, name: str) -> int:
        return self.t.totems_in(self.f(name))

    def drill(self) -> str:
        return self.t.book.mountain_names[self.t.drill]

    def marked(self) -> list[str]:
        return [self.t.book.mountain_names[m] for m in self.t.marked]

    def hand(self) -> list[str]:
        """The automaton's hand, top first where its order is known."""
        hand = self.t.bot_hand
        return [self.t.book.cards[c].ident for c in hand.top[::-1] + sorted(hand.pool) + hand.under]

    def played(self) -> list[list[str]]:
        return [[self.t.book.cards[c].ident for c in space] for space in self.t.played[self.bot]]

    def discard(self) -> list[str]:
        return [self.t.book.cards[c].ident for c in self.t.discard[self.bot]]

    def visions(self) -> list[str]:
        """What is in the vision deck, in no order."""
        return [self.t.book.vision_names[v] for v in sorted(self.t.vision_deck.cards())]

    def crystals(self) -> int:
        """The automaton's available crystals."""
        return self.t.crystals[self.bot]

    def told(self, key: str) -> list[dict[str, Any]]:
        """The arguments of every line of the log with this key."""
        return [dict(line.args) for line in self.t.told if line.key == f"ironwood-log-{key}"]

    def chose(self, what: str) -> list[str]:
        """What was taken by one entry of a priority list."""
        return [line["place"] for line in self.told("bot-choice") if line["what"] == f"choice-{what}"]

    def rolled(self) -> int:
        return len(self.told("die"))


def against_ironbot(options: dict[str, Any] | None = None, **position: Any) -> Solo:
    return Solo("ironbot", options, **{"turn": 1, **position})


def against_woodbot(options: dict[str, Any] | None = None, **position: Any) -> Solo:
    return Solo("woodbot", options, **position)


def ironbot_icon(s: Solo, name: str, stance: int = Stance.EXPANSIVE) -> bool:
    """One icon of the Ironbot by itself; whether it changed anything."""
    s.t.stance = stance
    return bool(s.run(ironbot.resolve_icon(s.t, s.t.book.card_index["IC03"], number(Icon, name))))


def woodbot_icon(s: Solo, name: str, *answers: Option) -> int:
    """One icon of the Woodbot by itself; what came of it."""
    return int(s.run(woodbot.resolve_icon(s.t, s.t.book.card_index["WW02"], number(Icon, name)), *answers))


def lock(s: Solo, mountain: str) -> Solo:
    """A card of yours forbids the Ironclad to move in or out here."""
    s.t.prohibitions.append(Prohibition(Ban.IC_AND_DRILL_MOVE_IN_OR_OUT, s.m(mountain), False))
    return s


def vision_deck(*names: str) -> dict[str, Any]:
    """A vision deck of these, top first, and everything else in the discard: a part of a position."""
    return {
        "vision_deck": {"top": list(names), "top_seen": [0] * len(names)},
        "vision_discard": [v for v in INNER_VISIONS + OUTER_VISIONS if v not in names],
    }


def start(scenario: str, seed: int = 1, **options: Any) -> Play:
    return GAME.start(GAME.setup(scenario=scenario, seed=seed, options=options))
