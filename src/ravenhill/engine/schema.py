"""What the files of a game's data must hold.

A schema says for every file which tables it holds, and for every table which fields. It is plain Python, in the
words of `kinds.py`; a field or table whose name ends in `?` may be missing:

    SCHEMA: Schema = {
        "cards": {"card": Many({"id": text(), "damage": number(0, 5), "at": ref("board.place"), "lasts?": flag()})},
        "setup": {"limits": One({"hand": number(1, 20)})},
    }

Beside its fields every record may say where it comes from, see `Provenance`: `source`, `sources`, `assumed`. A file
may say it once for all its records that do not: `[file] source = ...`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ravenhill.engine.decision import Arg, Message
from ravenhill.engine.kinds import Data, Fault, Many, One, Schema, Whole, faults_of, known_names
from ravenhill.engine.provenance import PROVENANCE, provenance_faults


def check(data: Data, schema: Schema) -> list[Message]:
    """Everything in the data that does not fit the schema; each message names file, record and field."""
    found: list[Message] = []
    whole = Whole(data, schema)
    for stem, tables in schema.items():
        if stem not in data:
            found.append(problem_at("pack-missing-file", stem))
            continue
        for name, spec in tables.items():
            if name.rstrip("?") in data[stem]:
                found += _check_table(data[stem][name.rstrip("?")], stem, name.rstrip("?"), spec, whole)
            elif not name.endswith("?"):
                found.append(problem_at("pack-missing-table", stem, name))
        known = known_names(tables)
        found += [
            problem_at("pack-unknown-table", stem, n, args={"known": known}) for n in _strange(data, stem, tables)
        ]
    found += [
        problem_at("pack-unknown-file", stem, args={"known": file_names(schema)}) for stem in data if stem not in schema
    ]
    return found


def _check_table(value: Any, stem: str, name: str, spec: Many | One, whole: Whole) -> list[Message]:
    if isinstance(spec, One):
        if not isinstance(value, dict):
            return [problem_at("pack-need-one", stem, name)]
        return problems_at(_record(value, spec, whole), stem, name, "")
    if not isinstance(value, list):
        return [problem_at("pack-need-many", stem, name)]
    found: list[Message] = []
    seen: list[str] = []
    for place, record in enumerate(value):
        if not isinstance(record, dict):
            return [problem_at("pack-need-many", stem, name)]
        known_by = spec.name(record)
        label = known_by or f"{name} {place + 1}"
        if known_by and known_by in seen:
            found.append(problem_at("pack-doubled", stem, name, label))
        seen.append(known_by)
        found += problems_at(_record(record, spec, whole), stem, name, label)
    return found


def _record(record: dict[str, Any], spec: Many | One, whole: Whole) -> list[Fault]:
    rest = {n: v for n, v in record.items() if n not in PROVENANCE or n in spec.fields}
    return faults_of(rest, "", spec.fields, whole) + provenance_faults(record, spec)


def _strange(data: Data, stem: str, tables: Mapping[str, Many | One]) -> list[str]:
    return [n for n in data[stem] if n not in tables and n + "?" not in tables]


def file_names(schema: Schema) -> str:
    return ", ".join(f"{stem}.toml" for stem in schema)


def problems_at(faults: list[Fault], stem: str, name: str, record: str) -> list[Message]:
    return [problem_at(m.key, stem, name, record, path, m.args) for path, m in faults]


def problem_at(
    key: str, stem: str, table: str = "", record: str = "", field: str = "", args: Mapping[str, Arg] | None = None
) -> Message:
    """A message with its place; `part` says how much of the place is named, for the text `pack-at`."""
    part = "file"
    if table:
        part = "record" if record else "table"
        if field:
            part += "-field"
    place: dict[str, Arg] = {
        "part": part,
        "file": f"{stem}.toml",
        "table": table,
        "record": record,
        "field": field,
    }
    return Message(key, {**place, **(args or {})})
