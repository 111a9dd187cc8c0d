"""No field of the data is a dummy: whatever a schema takes is read by the rules, or by who draws the board."""

from __future__ import annotations

import ast
import copy
import os
import re
from collections import OrderedDict
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

import pytest

from ravenhill.engine import game as shelf
from ravenhill.engine import pack
from ravenhill.engine.data import merged, tables_of_ids
from ravenhill.engine.kinds import Check, Data, Fields, Listed, Many, Mapped, Schema, Table
from ravenhill.engine.provenance import PROVENANCE
from ravenhill.words import say

ROOT = Path(__file__).parents[2]
GAMES = [info.id for info in shelf.games() if shelf.find(info.id).schema()]
each_game = pytest.mark.parametrize("game_id", GAMES)

# What only the drawing of a board reads, and where.
DRAWN: dict[str, dict[str, str]] = {
    "bofa": {"layout.mountain.points": "web/maps/bofa.mjs", "layout.layout.sites": "web/maps/bofa.mjs"},
    "wotr": {"regions.region.impassable": "web/maps/wotr.mjs", "layout.sea.points": "web/maps/wotr.mjs"},
}


class Noted(dict[str, Any]):
    """A record that notes which of its fields are asked for."""

    def __init__(self, record: dict[str, Any], kind: str, seen: set[str]) -> None:
        super().__init__(record)
        self.kind = kind  # file, table, and the fields that lead here
        self.seen = seen

    def __getitem__(self, name: str) -> Any:
        self.seen.add(f"{self.kind}.{name}")
        return super().__getitem__(name)

    def __contains__(self, name: object) -> bool:
        self.seen.add(f"{self.kind}.{name}")
        return super().__contains__(name)

    def get(self, name: str, default: Any = None) -> Any:
        self.seen.add(f"{self.kind}.{name}")
        return super().get(name, Noted({}, f"{self.kind}.{name}", self.seen) if default == {} else default)


def noted(value: Any, check: Check, kind: str, seen: set[str]) -> Any:
    """A field's value, with the tables in it as `Noted`."""
    if isinstance(check, Table) and isinstance(value, dict):
        return noted_record(value, check.fields, kind, seen)
    if isinstance(check, Listed):
        return [noted(v, check.item, kind, seen) for v in value]
    if isinstance(check, Mapped):
        return {k: noted(v, check.item, kind, seen) for k, v in value.items()}
    return value


def noted_record(record: dict[str, Any], fields: Fields, kind: str, seen: set[str]) -> Noted:
    checks = {name.rstrip("?"): check for name, check in fields.items()}
    held = {n: noted(v, checks[n], f"{kind}.{n}", seen) if n in checks else v for n, v in record.items()}
    return Noted(held, kind, seen)


def noted_data(data: Data, schema: Schema, seen: set[str]) -> Data:
    found: Data = {}
    for stem, tables in schema.items():
        found[stem] = {}
        for name, spec in tables.items():
            name = name.rstrip("?")
            kind, value = f"{stem}.{name}", data[stem].get(name)
            if isinstance(value, list):
                found[stem][name] = [noted_record(r, spec.fields, kind, seen) for r in value]
            elif value is not None:
                found[stem][name] = noted_record(value, spec.fields, kind, seen)
    return found


def named(fields: Fields, kind: str) -> list[str]:
    """The fields of a kind of record, with those of the tables in it."""
    found: list[str] = []
    for name, check in fields.items():
        found.append(f"{kind}.{name.rstrip('?')}")
        inner = check
        while isinstance(inner, Listed | Mapped):
            inner = inner.item
        if isinstance(inner, Table):
            found += named(inner.fields, found[-1])
    return found


def every_field(schema: Schema) -> list[str]:
    """All but what a record is known by, which packs ask for, and where it comes from."""
    return [
        field
        for stem, tables in schema.items()
        for name, spec in tables.items()
        for field in named(spec.fields, f"{stem}.{name.rstrip('?')}")
        if field.rpartition(".")[2] not in (*PROVENANCE, *(spec.key if isinstance(spec, Many) else ()))
    ]


@each_game
def test_every_field_of_the_schema_is_read(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = shelf.find(game_id)
    seen: set[str] = set()
    data = noted_data(game.data(), game.schema(), seen)
    monkeypatch.setattr(type(game), "data", lambda self: data)
    monkeypatch.setattr("ravenhill.engine.data._built", OrderedDict())
    for scenario in game.info.scenarios:
        play = game.start(game.setup(scenario=scenario.id, seed=1))
        play.view(0)
    game.cards()
    game.printed(data)
    game.data_problems(data)
    drawn = DRAWN.get(game_id, {})
    unread = [field for field in every_field(game.schema()) if field not in seen and field not in drawn]
    assert unread == []
    assert [field for field in drawn if field in seen] == [], "the rules read it themselves"


@pytest.mark.parametrize("game_id", list(DRAWN))
def test_what_only_the_drawing_reads_is_read_there(game_id: str) -> None:
    fields = every_field(shelf.find(game_id).schema())
    for field, file in DRAWN[game_id].items():
        name = field.rpartition(".")[2]
        assert field in fields
        assert re.search(rf"\b{name}\b", (ROOT / file).read_text(encoding="utf-8")), f"{file} does not read {field}"


@each_game
def test_the_rules_use_what_the_book_holds(game_id: str) -> None:
    """A field that is read into the book and never looked at there is a dummy too."""
    folder = ROOT / "src" / "ravenhill"
    files = [f for f in folder.rglob("*.py") if f.parent != folder / "games" / game_id or f.name != "data.py"]
    text = "\n".join(f.read_text(encoding="utf-8") for f in files if f"games/{game_id}" in str(f) or game_id in f.stem)
    book = next(
        n
        for n in ast.parse((folder / "games" / game_id / "book.py").read_text(encoding="utf-8")).body
        if isinstance(n, ast.ClassDef) and n.name == "Book"
    )
    slots = next(
        ast.literal_eval(n.value)
        for n in book.body
        if isinstance(n, ast.Assign) and ast.unparse(n.targets[0]) == "__slots__"
    )
    assert [name for name in slots if len(re.findall(rf"\.{name}\b", text)) < 2] == []


# --- generated packs that change every field ---

EVERY = os.environ.get("RAVENHILL_EVERY", "")  # in every record, not only in one that has the field: some minutes


def others(value: Any, taken: list[Any]) -> list[Any]:
    """What could stand there instead: what stands in other records, and whatever is near."""
    near: list[Any] = []
    if isinstance(value, bool):
        near = [not value]
    elif isinstance(value, int):
        near = [value + 1, value - 1]
    elif isinstance(value, list):
        near = [value[:-1], value[1:]]
    elif isinstance(value, str):
        near = [f"{value}x"]
    return [v for v in [*taken, *near] if v != value]


Route = tuple[str | int, ...]


def parts(value: Any, path: Route = ()) -> Iterator[tuple[Route, Any]]:
    """Everything a record holds that could be another: numbers, words, lists, wherever in it they stand."""
    if isinstance(value, dict):
        for name, held in value.items():
            if path or name not in PROVENANCE:
                yield from parts(held, (*path, name))
        return
    yield path, value
    for i, held in enumerate(value if isinstance(value, list) else ()):
        if isinstance(held, dict | list):
            yield from parts(held, (*path, i))


def kind_of(record: dict[str, Any], path: Route, ids: Collection[str]) -> str:
    """The field a path leads to, the same for all records and for whatever is counted by ids; blocks of an effect each
    have their own fields."""
    found: list[str] = []
    at: Any = record
    for step in path:
        if isinstance(at, dict) and "op" in at:
            found.append(f"<{at['op']}>")
        at = at[step]
        found.append("*" if isinstance(step, int) or (found and step in ids) else step)
    return ".".join(found)


def put(record: dict[str, Any], path: Route, value: Any) -> dict[str, Any]:
    changed: dict[str, Any] = copy.deepcopy(record)
    at: Any = changed
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    return changed


def changes(data: Data, schema: Schema) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """For every field, in one record or in each, packs that put something else there."""
    ids = tables_of_ids(data, schema)
    for stem, tables in schema.items():
        for name, spec in tables.items():
            plain = name.rstrip("?")
            held = data[stem].get(plain, [])
            records = held if isinstance(held, list) else [held]
            keys = spec.key if isinstance(spec, Many) else ()
            taken: dict[str, list[Any]] = {}
            for r in records:
                for path, value in parts(r):
                    here = taken.setdefault(kind_of(r, path, ids), [])
                    if value not in here:
                        here.append(value)
            done: set[str] = set()
            for r in records:
                for path, value in parts(r):
                    kind = kind_of(r, path, ids)
                    if path[0] in keys or (kind in done and not EVERY):
                        continue
                    done.add(kind)
                    found = [put(r, path, v) for v in others(value, taken[kind])[:6]]
                    yield (
                        f"{stem}.{plain}.{kind}",
                        [{stem: {plain: [record] if isinstance(held, list) else record}} for record in found],
                    )


def plain_of(value: Any, depth: int = 0) -> Any:
    """All a book holds, to be compared."""
    if isinstance(value, dict):
        return {str(k): plain_of(v, depth + 1) for k, v in value.items()}
    if isinstance(value, list | tuple):
        return [plain_of(v, depth + 1) for v in value]
    kept = ("__slots__", "__mypyc_attrs__")  # where a class names its fields, interpreted and compiled
    names = [n for c in type(value).__mro__ for where in kept for n in getattr(c, where, ())]
    if names and depth < 12:
        return {"": type(value).__name__, **{n: plain_of(getattr(value, n, None), depth + 1) for n in names}}
    return value if isinstance(value, str | int | float | bool | None) else type(value).__name__


def seen(game: Any, given: dict[str, Any] | None) -> Iterator[Any]:
    """What is printed, and what the rules read: the book of a table of each scenario."""
    yield game.printed(merged(game.data(), given, game.schema()))
    for scenario in game.info.scenarios:
        yield plain_of(game.empty(game.setup(scenario=scenario.id, pack=given)).book)


@each_game
def test_a_changed_field_is_seen_or_refused_by_name(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """`ravenhill pack check` on packs that change each field of each kind of record: none is taken and does nothing."""
    game = shelf.find(game_id)
    data = game.data()
    monkeypatch.setattr(type(game), "data", lambda self: data)  # read once, not for each of a thousand packs
    monkeypatch.setattr("ravenhill.engine.data._built", OrderedDict())
    house = list(seen(game, None))
    visible = asked = 0
    for place, packs in changes(game.data(), game.schema()):
        asked += 1
        for given in packs:
            problems = pack.problems_in(game, given)
            if problems:
                said = all(say(p) != p.key and p.key != "pack-unplayable" for p in problems)
                assert said, (place, "refused without words", problems[0])
                continue
            assert any(now != then for now, then in zip(seen(game, given), house, strict=True)), (place, given)
            visible += 1
            break
    assert visible > asked // 3
