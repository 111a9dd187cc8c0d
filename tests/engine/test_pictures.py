"""The tags of engraved pictures are data of the games: a pack changes them, and what nobody can draw is refused."""

from __future__ import annotations

from typing import Any

import pytest

from ravenhill import words
from ravenhill.engine import game as shelf
from ravenhill.engine.data import merged
from ravenhill.engine.pack import problems_in
from ravenhill.engine.pictures import pictures

GAMES = [info.id for info in shelf.games() if "pictures" in shelf.find(info.id).schema()]


def pack(ident: str, tags: Any) -> dict[str, Any]:
    return {"pictures": {"picture": [{"id": ident, "tags": tags}]}}


@pytest.mark.parametrize("game_id", GAMES)
def test_a_pack_brings_another_picture(game_id: str) -> None:
    game = shelf.find(game_id)
    ident, ours = next(iter(pictures(game.data()).items()))
    tags = ["moon", "open", "robe hat staff", "stones"]
    assert ours != tags and problems_in(game, pack(ident, tags)) == []
    shown = game.printed(merged(game.data(), pack(ident, tags), game.schema()))["pictures"]
    assert shown[ident] == tags and len(shown) == len(pictures(game.data()))


BROKEN: list[tuple[Any, str, str]] = [
    (["moon", "open", "none"], "pack-need-longer", "tags"),
    (["sunny", "open", "none", "none"], "pack-need-one-of", "tags[0]"),
    (["moon", "open", "robe hat spoon", "none"], "pack-picture-hero", "tags[2]"),
    (["moon", "open", "banner spoon", "none"], "pack-picture-hero", "tags[2]"),
    (["moon", "open", 3, "none"], "pack-need-text", "tags[2]"),
]


@pytest.mark.parametrize(("tags", "key", "field"), BROKEN)
def test_what_can_not_be_drawn_is_refused_by_its_place(tags: Any, key: str, field: str) -> None:
    [problem] = problems_in(shelf.find("ironwood"), pack("WW01", tags))
    assert problem.key == key
    assert [problem.args[a] for a in ("file", "record", "field")] == ["pictures.toml", "WW01", field]
    assert all(words.flaws(problem, "ironwood", language) == [] for language in words.languages())


def test_what_has_no_picture_gets_none() -> None:
    [problem] = problems_in(shelf.find("bofa"), pack("camp", ["moon", "open", "none", "none"]))
    assert problem.key == "pack-unknown-record"
