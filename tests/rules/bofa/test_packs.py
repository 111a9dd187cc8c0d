"""A pack replaces the map and cards; a broken one is refused with file, record and field."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from ravenhill.engine.game import find
from ravenhill.engine.pack import problems_in, read_data

DATA = read_data("bofa")


def records(file: str, table: str, *ids: str) -> list[dict[str, Any]]:
    chosen = [r for r in DATA[file][table] if not ids or r["id"] in ids]
    return copy.deepcopy(chosen)


def a_pack() -> dict[str, Any]:
    """Another map (Ravenhill stronger, a new way to the Front Gate) and ten other cards."""
    regions = records("regions", "region")
    by_id = {r["id"]: r for r in regions}
    by_id["ravenhill"]["defence"] = 4
    by_id["front_gate"]["adjacent"].append("inner_ridge")
    by_id["inner_ridge"]["adjacent"].append("front_gate")
    border = {"a": "front_gate", "b": "inner_ridge", "type": "open", "source": "pack"}
    events = records("events", "event", *(f"ev{n:02}" for n in range(1, 11)))
    for event in events:
        event["type"] = "army"
        event["acts_as"] = "ev14"
    return {
        "regions": {"region": regions, "border": [border]},
        "events": {"event": events},
    }


def test_a_pack_is_played_to_the_end() -> None:
    game = find("bofa")
    pack = a_pack()
    assert problems_in(game, pack) == []
    play = game.start(game.setup(seed=4, pack=pack))
    book = play.table.book
    assert book.defence[book.ravenhill] == 4
    assert book.area_of["inner_ridge"] in book.adjacent[book.front_gate]
    assert book.card_type[0] == 1 and book.card_acts[0] == "ev14" and book.combat_id[0] == "ev14"
    chance = random.Random(4)
    while play.decisions:
        d = play.decisions[0]
        play.answer(d.seat, chance.randrange(len(d.options)))
        assert game.problems(play.table) == []
    assert play.over


BROKEN: list[tuple[str, str, str, str, Any, str]] = [
    ("regions", "region", "camp", "terrain", "swamp", "pack-unknown-ref"),
    ("regions", "region", "camp", "vp", "two", "pack-need-number"),
    ("regions", "region", "camp", "adjacent", ["gate_road", "ravenhill"], "bofa-pack-no-border"),
    ("regions", "region", "camp", "in_range", ["wolf_moor"], "bofa-pack-range"),
    ("regions", "region", "ravenhill", "defence", 0, "bofa-pack-defence"),
    ("events", "event", "ev01", "type", "song", "pack-need-one-of"),
    ("units", "unit", "orcs", "figures", 3, "bofa-pack-figures"),
    ("units", "unit", "orcs", "maneuver", "mv_wargs", "bofa-pack-unit-card"),
    ("tokens", "recruitment_token", "rt_orcs_1", "copies", 9, "bofa-pack-copies"),
    ("story_fp", "story", "fs05", "acts_as", "fs02", "bofa-pack-on-table"),
]


@pytest.mark.parametrize(("file", "table", "record", "field", "value", "key"), BROKEN)
def test_a_broken_pack_is_refused(file: str, table: str, record: str, field: str, value: Any, key: str) -> None:
    game = find("bofa")
    changed = records(file, table, record)
    changed[0][field] = value
    found = problems_in(game, {file: {table: changed}})
    assert key in [m.key for m in found]
    message = next(m for m in found if m.key == key)
    assert message.args["file"] == f"{file}.toml"


def test_our_own_data_is_sound() -> None:
    assert problems_in(find("bofa"), {"regions": {"region": records("regions", "region")}}) == []
