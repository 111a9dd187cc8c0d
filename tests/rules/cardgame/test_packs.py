"""Data packs: the owner of the printed game replaces a record, above all the guessed ones."""

from __future__ import annotations

from typing import Any

from ravenhill import words
from ravenhill.engine.game import find
from ravenhill.engine.pack import problems_in

REAL_STING = {"path_icons": 2, "source": "pack", "sources": {}, "assumed": []}


def pack_with(**changes: Any) -> dict[str, Any]:
    [sting] = [r for r in find("cardgame").data()["cards"]["card"] if r["id"] == "sting"]
    return {"cards": {"card": [{**sting, **changes}]}}


def test_a_replaced_record_counts_and_loses_its_mark() -> None:
    game = find("cardgame")
    position = {"path": "weathertop", "cards": {"weathertop": ["sam_gamgee"]}, "items": {"sting": "sam_gamgee"}}
    plain = game.start(game.setup(scenario="trilogy", seats=4, position=position))
    pack = pack_with(**REAL_STING)
    assert problems_in(game, pack) == []
    packed = game.start(game.setup(scenario="trilogy", seats=4, position=position, pack=pack))
    assert (defence(plain), defence(packed)) == (2, 3)
    assert (mark(plain), mark(packed)) == ("partly", "pack")


def defence(play: Any) -> int:
    found: int = play.view(None)["path"]["cards_defence"]
    return found


def mark(play: Any) -> str:
    book = play.table.book
    return str(book.card_faces[book.card_index["sting"]]["mark"])


def test_a_pack_that_does_not_fit_is_told_why() -> None:
    game = find("cardgame")
    [wrong] = problems_in(game, pack_with(path_icons=-1))
    assert wrong.key == "pack-need-least"
    count = problems_in(game, pack_with(copies=2))[0]
    assert count.key == "pack-bad-deck"
    ability = {"timing": "static", "effect": ["shine(this,1)"]}
    [text] = problems_in(game, pack_with(ability=[ability]))
    assert text.key == "pack-bad-text"
    for message in (wrong, count, text):
        assert words.flaws(message) == []
