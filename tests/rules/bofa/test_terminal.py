"""The table in a terminal: all of it in the language that is spoken, and nothing that is hidden."""

from __future__ import annotations

import re
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import ravenhill
from ravenhill.games.bofa import terminal
from ravenhill.players import player
from ravenhill.words import Voice


def shown(t: Any, seat: int | None, language: str) -> str:
    out = StringIO()
    console = Console(file=out, width=160, highlight=False)
    console.print(terminal.draw(t.view(seat), Voice("bofa", language), None))
    return out.getvalue()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Turn 1", "The Shadow has 0 of 10 points", "the marker stands on step"]),
        ("cs", ["1. kolo", "Stín má 0 z 10 bodů", "ukazatel stojí na poli"]),
        ("pl", ["1. tura", "Cień ma 0 z 10 punktów", "znacznik stoi na polu"]),
    ],
)
def test_the_table_is_drawn_in_the_language_spoken(language: str, said: list[str]) -> None:
    t = ravenhill.new("bofa", seed=4)
    voice, drawn = Voice("bofa", language), shown(t, 0, language)
    for text in (*said, voice.say("client-hand"), *map(voice.name, ["ravenhill", "front_gate", "gandalf", "orcs"])):
        assert text in drawn, text
    assert all(voice.name(card) in drawn for card in t.view(0)["hand"])
    own = {voice.name(card) for card in t.view(0)["hand"]}
    assert all(voice.name(card) not in drawn for card in t.view(1)["hand"] if voice.name(card) not in own)


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_whatever_lies_there_has_words(language: str) -> None:
    met, fought = "", False
    for seed in range(4, 20):  # until a combat was drawn as well
        t = ravenhill.new("bofa", seed=seed)
        dice = player("random", seed=2)
        while not t.over and t.answers < 700:
            seat = t.decisions[0].seat
            combat = t.decisions[0].prompt.key == "bofa-ask-maneuver"
            if t.answers % 20 == 0 or combat:
                met += shown(t, seat, language)
            fought |= combat
            t.answer(seat, dice.choose(t, seat))
        if fought:
            break
    assert fought and Voice("bofa", language).say({"key": "bofa-ui-attacks"}) in met
    assert not re.search(r"\w_\w|bofa-|None|client-|\{", met)
