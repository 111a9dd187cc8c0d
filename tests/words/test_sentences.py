"""What is said in random games of every scenario is said in every language, without a fallback to English."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

import ravenhill
from ravenhill import words
from ravenhill.engine import game as shelf
from ravenhill.engine.decision import Message, Option
from ravenhill.engine.script import Play
from ravenhill.engine.wishes import Wishes

GAMES = int(os.environ.get("RAVENHILL_SENTENCES", "12"))  # fifty in a long run
EVERY = 25  # decisions: so often somebody asks why something is not possible
SCENARIOS = [
    (info.id, scenario.id) for info in shelf.games() if info.id != "toy" for scenario in info.scenarios
]  # what is there without the tests' own game


class Heard:
    """Every different sentence and option of some games."""

    def __init__(self) -> None:
        self.said: dict[tuple[Any, ...], Message] = {}
        self.options: set[Option] = set()

    def hear(self, message: Message) -> None:
        args = tuple((k, tuple(v) if isinstance(v, list) else v) for k, v in sorted(message.args.items()))
        self.said.setdefault((message.key, args), message)

    def play(self, game: str, scenario: str, seed: int) -> None:
        dice = random.Random(seed)
        play = ravenhill.new(game, scenario=scenario, seed=seed)
        while not play.over and play.answers < 500:
            decision = play.decisions[dice.randrange(len(play.decisions))]
            self.hear(decision.prompt)
            self.options.update(decision.options)
            if play.answers % EVERY == 0:
                self.ask_why(play, dice.randrange(1000))
            play.answer(decision.seat, dice.choice(decision.options))
        for line in play.lines():
            self.hear(line)
        if play.result is not None:
            self.hear(Message(f"{game}-end-{play.result.reason}"))

    def ask_why(self, play: Play, seed: int) -> None:
        for decision in play.decisions:
            for wish in Wishes(play, seed).some(decision, 6):
                if wish not in decision.options and (reason := play.why_not(decision.seat, wish)) is not None:
                    self.hear(reason.message)


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_every_sentence_of_random_games_is_said_in_every_language(game: str, scenario: str) -> None:
    heard = Heard()
    for seed in range(GAMES):
        heard.play(game, scenario, seed)
    assert len(heard.said) > 50 and len(heard.options) > 20
    for language in words.languages():
        lacking = {flaw for message in heard.said.values() for flaw in words.flaws(message, game, language)}
        lacking |= {flaw for option in heard.options for flaw in words.option_flaws(game, option, language)}
        assert lacking == set(), language
        marks = ("{", "}", "\u2068")
        odd = [said for m in heard.said.values() if any(x in (said := words.say(m, language, game)) for x in marks)]
        assert odd == []


@pytest.mark.parametrize("game", sorted({game for game, _ in SCENARIOS}))
def test_every_option_there_can_be_is_said_in_every_language(game: str) -> None:
    """Random games come to few of them; the grammar numbers them all."""
    grammar = shelf.find(game).grammar()
    options = [grammar.decode(number) for number in range(grammar.size)]
    for language in words.languages():
        assert {flaw for option in options for flaw in words.option_flaws(game, option, language)} == set(), language


def test_a_fallback_to_english_is_told() -> None:
    assert words.flaws(Message("why-over"), "wotr", "cs") == []
    assert words.flaws(Message("why-over"), "wotr", "sk") == ["no text for why-over"]
    assert words.option_flaws("toy", ("no-such",), "cs") != []
