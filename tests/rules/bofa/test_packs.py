"""A pack replaces the map and cards; a broken one is refused with file, record and field."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from ravenhill.engine.data import read_data
from ravenhill.engine.game import find
from ravenhill.engine.pack import problems_in
from ravenhill.words import Voice

DATA = read_data("bofa")


def records(file: str, table: str, *ids: str) -> list[dict[str, Any]]:
    chosen = [r for r in DATA[file][table] if not ids or r["id"] in ids]
    return copy.deepcopy(chosen)


def a_pack() -> dict[str, Any]:
    """Another map (Ravenhill stronger, a new way to the Front Gate) and ten other cards."""
    regions = records("regions", "region")
    by_id = {r["id"]: r for r in regions}
    by_id["ravenhill"]["defence"] = 4
    border = {"a": "front_gate", "b": "inner_ridge", "type": "open", "source": "pack"}
    events = records("events", "event", *(f"ev{n:02}" for n in range(1, 11)))
    for event in events:
        event |= {"type": "army", "order": [{"op": "march", "armies": 3, "reach": 1}], "combat": [{"op": "determined"}]}
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
    assert book.card_type[0] == 1 and book.effects[0][0].NAME == "march" and book.combat[0][0].NAME == "determined"
    chance = random.Random(4)
    while play.decisions:
        d = play.decisions[0]
        play.answer(d.seat, chance.randrange(len(d.options)))
        assert game.problems(play.table) == []
    assert play.over


BROKEN: list[tuple[str, str, str, str, Any, str]] = [
    ("regions", "region", "camp", "terrain", "swamp", "pack-need-one-of"),
    ("regions", "region", "camp", "name", "Tents", "pack-no-words"),
    ("regions", "region", "camp", "stack_limit", 3, "pack-unknown-field"),
    ("regions", "region", "camp", "vp", "two", "pack-need-number"),
    ("regions", "region", "camp", "in_range", ["wolf_moor"], "bofa-pack-range"),
    ("regions", "special_area", "mountain_pass_north", "leads_to", "eyrie", "bofa-pack-no-place"),
    ("events", "event", "ev01", "type", "song", "pack-need-one-of"),
    ("units", "unit", "goblins", "group", "elves", "bofa-pack-unit-side"),
    ("units", "unit", "orcs", "figures", 3, "bofa-pack-figures"),
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


@pytest.mark.parametrize(
    ("file", "table", "record", "field"),
    [
        ("characters", "character", "beorn", "combat_dice"),
        ("units", "special_unit", "eagles", "attack_target"),
        ("regions", "special_area", "goblin_muster_north", "leads_to"),
    ],
)
def test_what_one_record_of_a_table_needs_is_asked_for(file: str, table: str, record: str, field: str) -> None:
    changed = records(file, table, record)
    del changed[0][field]
    (problem,) = problems_in(find("bofa"), {file: {table: changed}})
    assert (problem.key, problem.args["record"], problem.args["field"]) == ("pack-missing-field", record, field)


def test_an_army_does_not_begin_in_the_eyrie() -> None:
    [first, *_] = copy.deepcopy(DATA["setup"]["fp_position"])
    first["region"] = "eyrie"
    (problem,) = problems_in(find("bofa"), {"setup": {"fp_position": [first]}})
    assert problem.key == "bofa-pack-no-place" and problem.args["field"] == "region"


def test_a_closed_border_parts_two_regions_and_a_map_in_two_parts_is_refused() -> None:
    game = find("bofa")
    closed = [
        {"a": b["a"], "b": b["b"], "type": "none"} for b in DATA["regions"]["border"] if "camp" in (b["a"], b["b"])
    ]
    book = game.start(game.setup(seed=1, pack={"regions": {"border": closed[:1]}})).table.book
    a, b = (book.area_of[closed[0][end]] for end in ("a", "b"))
    assert b not in book.adjacent[a] and a not in book.adjacent[b]
    assert [m.key for m in problems_in(game, {"regions": {"border": closed}})] == ["bofa-pack-cut-off"]


def test_figures_of_bats_and_eagles_are_those_of_the_pack() -> None:
    flying = records("units", "special_unit")
    for record in flying:
        record["figures"] = 2
    game = find("bofa")
    assert problems_in(game, {"units": {"special_unit": flying}}) == []
    play = game.start(game.setup(seed=1, pack={"units": {"special_unit": flying}}))
    while play.decisions[0].kind != "bats":
        play.answer(play.decisions[0].seat, 0)
    assert ("bats", 2) in play.decisions[0].options and ("bats", 3) not in play.decisions[0].options


@pytest.mark.parametrize(
    ("brought", "name", "order", "combat"),
    [
        ({"name": "Horn"}, "Horn", "Horn", "Captain of War"),
        ({"name": "Horn / Shield"}, "Horn / Shield", "Horn", "Shield"),
        ({"order": "Horn"}, "Horn / Captain of War", "Horn", "Captain of War"),
        ({"name": "Horn", "combat": "Shield"}, "Horn", "Blow the Horns", "Shield"),
    ],
)
def test_a_card_is_called_after_its_halves(brought: dict[str, str], name: str, order: str, combat: str) -> None:
    """What one enters as the name of an Event card stands on its face, too."""
    pack = {"words": {"en": {"ev01": brought}}}
    assert problems_in(find("bofa"), pack) == []
    voice = Voice("bofa", "en", pack)
    assert [voice.say({"key": f"bofa-ev01{part}"}) for part in ("", ".order", ".combat")] == [name, order, combat]


def test_our_own_data_is_sound() -> None:
    assert problems_in(find("bofa"), {"regions": {"region": records("regions", "region")}}) == []
