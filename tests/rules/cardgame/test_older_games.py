"""Games that began under the first rules keep the cards and readings they began with."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import ravenhill
from ravenhill.coverage import rule
from ravenhill.engine.data import built
from ravenhill.engine.game import find
from ravenhill.games.cardgame.data import make_books

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


OLD = {  # as records were written up to version 0.3: with names, words, and arguments nobody read
    "name_en": "An old one",
    "name_cs_source": "suggested",
    "numbers": [12],
    "trilogy_seat": "aragorn",
    "copies": 1,
    "battleground_attack": 0,
    "battleground_defence": 0,
    "leadership_attack": 0,
    "leadership_defence": 0,
    "paths": [2, 3],
    "path_icons": 3,
    "variable_icons": [],
    "wielders": [],
    "keywords": [],
    "play_condition": "any time as an action",
    "uncertain": ["path_icons"],
    "source": "my shelf",
    "text_source": "public",
}


def old(name: str, *abilities: dict[str, Any], **fields: Any) -> dict[str, Any]:
    told = [{"optional": False, "text": "In words.", **a} for a in abilities]
    return {**OLD, "id": name, "ability": told, **fields}


def test_a_stored_pack_of_the_old_form_is_read() -> None:
    strider = old(
        "strider",
        {"timing": "action_path", "effect": ["activate_path(next)"]},
        {"timing": "on_aragorn_played", "effect": ["remove(this)"]},
        side="free_peoples",
        faction="dunedain",
        type="character",
    )
    fleet = old(
        "the_black_fleet",
        {"timing": "action_reserve", "cost": ["eliminate(this)"], "effect": ["activate(pelargir,from=fp_deck)"]},
        {"timing": "action_in_play", "effect": ["look_top(self,3,eliminate=1,cycle=1,take=1)"]},
        side="shadow",
        faction="southron",
        type="army",
    )
    pack = {"cards": {"card": [strider, fleet]}, "components": {"counts": {"faction_cards": 120}}}
    book = built(find("cardgame"), pack, make_books)["trilogy"]
    card = book.card_index["strider"]
    assert book.path_icons[card] == 3 and len(book.actions[card]) == 1
    assert book.card_faces[card]["mark"] == "pack"
    pelargir = book.location_index["pelargir"]
    activate, look = (a.effects[0] for a in book.actions[book.card_index["the_black_fleet"]])
    assert activate.grounds.places[pelargir] and activate.grounds.places.count(True) == 1
    assert (look.n, look.lost, look.cycled) == (3, 1, 1)
