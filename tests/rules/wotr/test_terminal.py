"""The table in a terminal: all of it in the language that is spoken, and nothing that is hidden."""

from __future__ import annotations

import re
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import ravenhill
from ravenhill.games.wotr import terminal
from ravenhill.players import player
from ravenhill.words import Voice

FIGHT: dict[str, Any] = {
    "at": "actions",
    "turn": 6,
    "acting": 1,
    "fellowship": {"region": "moria", "progress": 3, "corruption": 4},
    "politics": {"gondor": "war", "sauron": "war", "isengard": "war"},
    "hunt": {"fp": 1, "shadow": 2, "drawn": ["std_01"]},
    "dice": {"fp": {"character": 1, "will_of_the_west": 1}, "shadow": {"army": 2, "event": 1}},
    "hands": [["fp_char_05", "fp_strat_10"], ["sh_char_02", "sh_strat_05"]],
    "regions": {
        "north_ithilien": {"sauron_regular": 3, "sauron_elite": 1, "nazgul": 1},
        "osgiliath": {"gondor_regular": 2, "gondor_elite": 1, "gondor_leader": 1},
    },
    "characters": {"boromir": "osgiliath"},
}


def shown(t: Any, seat: int | None, language: str) -> str:
    out = StringIO()
    console = Console(file=out, width=160, highlight=False)
    console.print(terminal.draw(t.view(seat), Voice("wotr", language), None))
    return out.getvalue()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Turn 6", "Last known in Moria", "Corruption 4 of 12", "At War", "rolls 2, +1 each"]),
        ("cs", ["6. kolo", "Poslední známá poloha: Moria", "Podmanění 4 z 12", "Ve válce", "hází 2, každá +1"]),
        ("pl", ["6. tura", "Ostatnio znana: Moria", "Zepsucie 4 z 12", "W stanie wojny", "rzuca 2, każda +1"]),
    ],
)
def test_the_table_is_drawn_in_the_language_spoken(language: str, said: list[str]) -> None:
    voice = Voice("wotr", language)
    drawn = shown(ravenhill.position("wotr", FIGHT), 0, language)
    names = ["osgiliath", "boromir", "fp_char_05", "will_of_the_west", "gandalf_grey"]
    for text in (*said, voice.say("client-hand"), *map(voice.name, names)):
        assert text in drawn, text
    assert f"2 × {voice.name('gondor_regular')}" in drawn
    assert voice.name("sh_char_02") not in drawn, "the Shadow's hand is its own"


@pytest.mark.parametrize("scenario", ["war", "three", "four"])
@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_whatever_lies_there_has_words(scenario: str, language: str) -> None:
    t = ravenhill.new("wotr", scenario=scenario, seed=4)
    dice = player("random", seed=2)
    met = ""
    while not t.over and t.answers < 400:
        seat = t.decisions[0].seat
        if t.answers % 20 == 0 or (t.table.battle is not None and t.answers % 5 == 0):
            met += shown(t, seat, language)
        t.answer(seat, dice.choose(t, seat))
    assert Voice("wotr", language).say({"key": "wotr-ui-attacks"}) in met, "a battle was drawn"
    assert not re.search(r"\w_\w|wotr-|None|client-|\{", met)
