"""A pack changes what the rules read; what they do not read is refused by name."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from wotr_kit import table

from ravenhill.engine.decision import Message
from ravenhill.engine.game import find
from ravenhill.engine.pack import problems_in
from ravenhill.engine.script import Play
from ravenhill.games.wotr.book import Book
from ravenhill.games.wotr.kinds import KIND_NUMBER
from ravenhill.games.wotr.nations import FP, SH
from ravenhill.games.wotr.turn import pool

GAME = find("wotr")


def records(file: str, name: str, **wanted: Any) -> list[dict[str, Any]]:
    found = [r for r in GAME.data()[file][name] if all(r[k] == v for k, v in wanted.items())]
    return copy.deepcopy(found)


def problems(**pack: Any) -> list[Message]:
    return problems_in(GAME, pack)


def play(**pack: Any) -> Play[Any]:
    assert not pack or problems_in(GAME, pack) == []
    return GAME.start(GAME.setup(seed=3, pack=pack))


def book(**pack: Any) -> Book:
    return table(play(**pack)).book


def test_a_side_begins_with_the_dice_of_the_pack() -> None:
    faces = GAME.data()["dice"]["fp"]["faces"]
    t = table(play(dice={"fp": {"faces": faces, "start": 2}}))
    assert t.book.start_dice == [2, 7]
    assert [pool(t, side) for side in (FP, SH)] == [2, 7]


@pytest.mark.parametrize(
    ("record", "key", "field"),
    [
        ({"start": 4}, "pack-missing-field", "faces"),
        ({"faces": ["event"] * 6}, "pack-missing-field", "start"),
        ({"faces": ["event"] * 6, "start": 4, "dice_start": 6}, "pack-unknown-field", "dice_start"),
        ({"faces": ["event"] * 5 + ["ring"], "start": 4}, "pack-need-one-of", "faces[5]"),
    ],
)
def test_a_broken_die_is_refused_by_field(record: dict[str, Any], key: str, field: str) -> None:
    (problem,) = problems(dice={"fp": record})
    assert (problem.key, problem.args["field"]) == (key, field)


def test_names_and_texts_are_not_taken() -> None:
    [moria] = records("regions", "region", id="moria")
    (problem,) = problems(regions={"region": [{**moria, "name": "Khazad-dûm"}]})
    assert (problem.key, problem.args["record"]) == ("pack-no-words", "moria")


def test_reinforcements_are_the_figures_that_do_not_stand_on_the_map() -> None:
    [dwarves] = records("components", "nation", id="dwarves")
    regulars = KIND_NUMBER["dwarves_regular"]
    usual, more = book(), book(components={"nation": [{**dwarves, "regular": 9}]})
    assert more.start_reserve[regulars] == usual.start_reserve[regulars] + 4
    (problem,) = problems(components={"nation": [{**dwarves, "regular": 1}]})
    assert problem.key == "wotr-bad-pack-figures"
    assert problem.args == {"kind": "dwarves_regular", "count": 3, "wanted": 1}


def test_initiative_belongs_to_the_combat_effect() -> None:
    changed = book(events={"combat": [{"id": "it_is_a_gift", "initiative": [7]}]})
    assert [changed.card_initiative[card] for card in range(5)] == [[7], [7], [7], [7], [6]]


def test_where_the_fellowship_steps_onto_the_mordor_track() -> None:
    [morannon] = records("regions", "region", id="morannon")
    del morannon["mordor_entry"]
    changed = book(regions={"region": [morannon]})
    ends = [changed.region_ids[r] for r, steps in enumerate(changed.gate_distance) if steps == 0]
    assert ends == ["minas_morgul"]


def test_a_special_tile_keeps_to_a_card_that_brings_one() -> None:
    [tile] = records("hunt", "tile", id="sp_fp_char_01")
    (problem,) = problems(hunt={"tile": [{**tile, "card": "fp_char_09"}]})
    assert problem.key == "wotr-bad-pack-tiles"


def test_whose_card_it_is_can_be_doubtful() -> None:
    doubtful = [n for n, doubt in enumerate(book().card_player_doubtful) if doubt]
    assert len(doubtful) == 3
    cards = [{k: v for k, v in r.items() if k != "assumed"} for r in records("events", "event")]
    assert not any(book(events={"event": cards}).card_player_doubtful)
