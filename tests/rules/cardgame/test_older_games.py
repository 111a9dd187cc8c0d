"""Games that began under the first rules keep the cards and readings they began with."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import ravenhill
from ravenhill.coverage import rule

SAVES = sorted((Path(__file__).parents[2] / "golden" / "saves" / "0.1").glob("cardgame-*.save"))


@rule("C10.5")
@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_an_old_game_keeps_ghan_buri_ghan_and_goes_on(path: Path) -> None:
    play = ravenhill.load(path.read_bytes())
    book = play.table.book  # type: ignore[attr-defined]
    listed = play.setup.scenario == "fellowship"  # decks listed card by card: with neither of the two
    assert (book.owner[book.card_index["ghan_buri_ghan"]] < 0) == listed
    assert book.owner[book.card_index["ent_draught"]] < 0
    assert play.table.settings.rest_pays == "whole"  # type: ignore[attr-defined]
    chance = random.Random(path.name)
    while not play.over:
        d = chance.choice(play.decisions)
        play.answer(d.seat, chance.choice(d.options))
    assert play.game.problems(play.table) == []


@rule("C10.5")
def test_ghan_buri_ghan_in_an_old_hand_is_played() -> None:
    """In this game it lay in Frodo's hand when it was kept, in another one in reserve."""
    held = {path.stem: ravenhill.load(path.read_bytes()) for path in SAVES}
    play = held["cardgame-pack-7"]
    for _ in range(30):
        d = play.decisions[0]
        if ("play", "ghan_buri_ghan") in d.options:
            break
        play.answer(d.seat, next(o for o in d.options if o[-1] != "ghan_buri_ghan"))
    play.answer(play.decisions[0].seat, ("play", "ghan_buri_ghan"))
    assert play.game.problems(play.table) == []
    frodo: Any = held["cardgame-position-7"].view(None)["players"][0]
    assert "ghan_buri_ghan" in [stack["id"] for stack in frodo["reserve"]]
