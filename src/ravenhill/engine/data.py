"""A game's data as they are used: read, with the records of a pack in their places, made into a book."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final, TypeVar

from ravenhill.engine.kinds import Check, Data, Listed, Many, One, Schema, Table
from ravenhill.engine.provenance import PACK, PROVENANCE, Provenance, provenance_faults

if TYPE_CHECKING:  # a game knows its packs
    from ravenhill.engine.game import Game

B = TypeVar("B")
FILE: Final = "file"  # the table of a file that holds the source of its records
HEAD: Final = "pack"  # pack.toml: name, version and game of a pack; no file of data
TEXTS: Final = "words"  # names and texts a pack brings: language -> id -> part -> text
BOOKS: Final = 16  # packs whose books are kept at hand
PACKED: Final = " with "
_built: OrderedDict[str, Any] = OrderedDict()


def read_data(game_id: str) -> Data:
    """The data a game of the house comes with: file stem -> parsed TOML."""
    found: Data = {}
    folder = resources.files(f"ravenhill.games.{game_id}") / "data"
    for file in sorted(folder.iterdir(), key=lambda f: f.name):
        if file.name.endswith(".toml"):
            tables = tomllib.loads(file.read_text(encoding="utf-8"))
            found[file.name.removesuffix(".toml")] = with_source(tables, "")
    return found


def with_source(tables: Mapping[str, Any], default: str) -> dict[str, Any]:
    """The tables of a file, with the file's source, or else this one, in every record that names none."""
    source = tables.get(FILE, {}).get("source", default)
    told = {"source": source} if source else {}
    return {
        name: [{**told, **record} for record in value] if isinstance(value, list) else {**told, **value}
        for name, value in tables.items()
        if name != FILE and not isinstance(value, str)  # packs of old had remarks there
    }


@cache
def kept_ids(game_id: str) -> dict[str, list[str]]:
    """The ids behind the numbers of version 0.1, whose saves do not carry them: kind -> ids in their order."""
    try:
        kept = resources.files(f"ravenhill.games.{game_id}") / "data" / "kept" / "ids-1.json"
        ids: dict[str, list[str]] = json.loads(kept.read_text(encoding="utf-8"))
    except (OSError, ModuleNotFoundError):  # a game that is younger, or not of the house
        return {}
    return ids


def merged(data: Data, pack: Mapping[str, Any] | None, schema: Schema, lenient: bool = False) -> Data:
    """The data with the pack's records in the places of those they replace; new ones come last.

    A record keeps its source; one of a pack that names none has that of its file, or "pack". Lenient: the pack of a
    stored game, in order when it was made: what the game has dropped since is passed over, what it has gained is as in
    our own."""
    if not pack:
        return data
    out = dict(data)
    for stem, tables in pack.items():
        if stem in (HEAD, TEXTS) or (lenient and stem not in schema):
            continue
        file = dict(out[stem])
        for name, value in with_source(tables, PACK).items():
            spec = schema[stem].get(name) or schema[stem].get(name + "?")
            if isinstance(spec, Many):
                own = {spec.name(r): r for r in file.get(name, [])}
                fresh = {spec.name(r): r for r in value}
                if lenient:
                    fresh = {n: spec.was(r, own) for n, r in fresh.items()} if spec.was is not None else fresh
                    fresh = {n: _as_today(r, own.get(n, {}), spec) for n, r in fresh.items() if n in own or spec.open}
                kept = [fresh.pop(spec.name(r), r) for r in file.get(name, [])]
                file[name] = kept + list(fresh.values())
            elif isinstance(spec, One):
                file[name] = _as_today(value, file.get(name, {}), spec) if lenient else value
        out[stem] = file
    return out


def records(data: Data) -> Iterator[dict[str, Any]]:
    """Every record of the data, of all files and tables."""
    for tables in data.values():
        for value in tables.values():
            yield from value if isinstance(value, list) else (value,)


def marks_of(data: Data) -> dict[str, str]:
    """What every record with an id is marked by, where it says where it comes from."""
    found: dict[str, str] = {}
    for record in records(data):
        mark = Provenance(record).mark
        if mark and "id" in record:
            found.setdefault(str(record["id"]), mark)
    return found


def tables_of_ids(data: Data, schema: Schema) -> dict[str, list[str]]:
    """Every id that a record bears, with all the ids of its table."""
    out: dict[str, list[str]] = {}
    for stem, tables in schema.items():
        for name, spec in tables.items():
            if isinstance(spec, Many) and len(spec.key) == 1:
                known = [spec.name(r) for r in data.get(stem, {}).get(name.rstrip("?"), [])]
                for ident in known:
                    out.setdefault(ident, known)
    return out


def _as_today(record: dict[str, Any], own: Mapping[str, Any], spec: Many | One) -> dict[str, Any]:
    """A stored record with the fields of today: what it lacks and must have is as in our own."""
    known = {n.rstrip("?"): check for n, check in spec.fields.items()}
    said = {n: v for n, v in record.items() if n in PROVENANCE and not provenance_faults({n: v}, spec)}
    kept = {n: _trimmed(v, known.get(n)) for n, v in record.items() if n in known}
    needed = {n: own[n] for n in spec.fields if not n.endswith("?") and n not in kept and n in own}
    return {"source": PACK, **said, **kept, **needed}


def _trimmed(value: Any, kind: Check | None) -> Any:
    """A stored value without what the tables in it hold no longer."""
    if isinstance(kind, Listed) and isinstance(value, list):
        return [_trimmed(v, kind.item) for v in value]
    if isinstance(kind, Table) and isinstance(value, dict):
        known = {n.rstrip("?"): check for n, check in kind.fields.items()}
        return {n: _trimmed(v, known.get(n)) for n, v in value.items() if n in known}
    return value


def built(game: Game[Any], pack: Mapping[str, Any] | None, build: Callable[[Data], B]) -> B:
    """What a game makes of its data (its book), made once for each pack and shared by all tables."""
    key = f"{game.info.id} {build.__module__}.{build.__qualname__}"  # of the same data several things are made
    if pack:
        written = json.dumps(pack, sort_keys=True, separators=(",", ":")).encode()
        key += PACKED + hashlib.sha256(written).hexdigest()
    book = _built.get(key)
    if book is None:
        book = build(merged(game.data(), pack, game.schema(), lenient=True))
        _built[key] = book
        packed = [k for k in _built if PACKED in k]  # anybody can bring packs: only the last ones are kept
        for k in packed[: max(0, len(packed) - BOOKS)]:
            del _built[k]
    elif pack:
        _built.move_to_end(key)
    made: B = book
    return made
