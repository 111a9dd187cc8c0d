"""What the fields of a game's data may hold: each kind checks a value, and tells what it takes as plain data, so that
a form can be made of a schema by whoever knows no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from ravenhill.engine.decision import Message

Data: TypeAlias = dict[str, dict[str, Any]]  # file stem -> table name -> list of records, or one record
Fault: TypeAlias = tuple[str, Message]  # where in the record ("damage", "steps[2].do"), and what is wrong there
Check: TypeAlias = Callable[[Any, str, "Whole"], list[Fault]]  # value, where it stands, the data as a whole
Fields: TypeAlias = Mapping[str, Check]
Told: TypeAlias = dict[str, Any]  # a kind as data: `kind`, and what else that kind has
WORDS: Final = ("name", "name_en", "name_cs", "name_pl", "cs", "pl", "title", "text", "note", "notes")


class Many:
    """A list of records, `[[card]]`, each known by its key. Where it is `open` a pack may bring new records.

    `parts`: what else than a field `sources` may tell of, such as all icons of a card together. `was`: a record of a
    stored pack, and our own by id, to that record as it would be written today."""

    def __init__(
        self,
        fields: Fields,
        *,
        key: str | tuple[str, ...] = "id",
        open: bool = False,
        parts: tuple[str, ...] = (),
        was: Callable[[dict[str, Any], Mapping[str, dict[str, Any]]], dict[str, Any]] | None = None,
    ) -> None:
        self.was = was
        self.fields = fields
        self.key: tuple[str, ...] = (key,) if isinstance(key, str) else key
        self.open = open
        self.parts = parts

    def name(self, record: Any) -> str:
        """What the record is known by: `WW05`, or `front/3` where the key is of several fields. Empty: no key."""
        if not isinstance(record, dict) or not all(k in record for k in self.key):
            return ""
        return "/".join(str(record[k]) for k in self.key)


class One:
    """A single table, `[limits]`, replaced as a whole."""

    def __init__(self, fields: Fields, *, parts: tuple[str, ...] = ()) -> None:
        self.fields = fields
        self.parts = parts


Schema: TypeAlias = Mapping[str, Mapping[str, Many | One]]


class Whole:
    """The data being checked, with the names of its records, for fields that refer to others."""

    def __init__(self, data: Data, schema: Schema) -> None:
        self.data = data
        self._schema = schema
        self._names: dict[str, list[str]] = {}

    def names(self, table: str) -> list[str]:
        """The keys of all records of "file.table"."""
        known = self._names.get(table)
        if known is None:
            stem, _, name = table.partition(".")
            spec = self._schema[stem].get(name) or self._schema[stem][name + "?"]
            records = self.data.get(stem, {}).get(name, [])
            known = [spec.name(r) for r in records] if isinstance(spec, Many) and isinstance(records, list) else []
            self._names[table] = known
        return known


class Telling:
    """Kinds being told; a block may hold blocks, so each sort of them is told once, by its name."""

    def __init__(self) -> None:
        self.blocks: dict[str, Told] = {}

    def kind(self, check: Check) -> Told:
        """What a field takes. A check that can not tell is of a game that tells it in a message: any text is taken."""
        return check.told(self) if isinstance(check, Kind) else {"kind": "text", "choices": []}

    def fields(self, fields: Fields) -> list[Told]:
        return [
            {"name": name.rstrip("?"), "optional": name.endswith("?"), "takes": self.kind(check)}
            for name, check in fields.items()
        ]


class Kind:
    """Something a field may hold."""

    def __call__(self, value: Any, path: str, whole: Whole) -> list[Fault]:
        """What is wrong with the value."""
        raise NotImplementedError

    def told(self, telling: Telling) -> Told:
        """What it takes, as data."""
        raise NotImplementedError


class Text(Kind):
    """Text; one of these values if any are given."""

    def __init__(self, *values: str) -> None:
        self.values = values

    def __call__(self, value: Any, path: str, whole: Whole) -> list[Fault]:
        if not isinstance(value, str):
            return [wrong(path, "pack-need-text", value)]
        if self.values and value not in self.values:
            return [(path, Message("pack-need-one-of", {"got": value, "known": ", ".join(self.values)}))]
        return []

    def told(self, telling: Telling) -> Told:
        return {"kind": "text", "choices": list(self.values)}


class Number(Kind):
    """A whole number within these bounds."""

    def __init__(self, low: int | None = None, high: int | None = None) -> None:
        self.low = low
        self.high = high

    def __call__(self, value: Any, path: str, whole: Whole) -> list[Fault]:
        if not isinstance(value, int) or isinstance(value, bool):
            return [wrong(path, "pack-need-number", value)]
        return _bounds(value, path, self.low, self.high)

    def told(self, telling: Telling) -> Told:
        return {"kind": "number", "low": self.low, "high": self.high}


class Real(Kind):
    """A number, whole or not, within these bounds."""

    def __init__(self, low: float | None = None, high: float | None = None) -> None:
        self.low = low
        self.high = high

    def __call__(self, value: Any, path: str, whole: Whole) -> list[Fault]:
        if not isinstance(value, (int, float)) or isinstance(value, bool):
            return [wrong(path, "pack-need-real", value)]
        return _bounds(value, path, self.low, self.high)

    def told(self, telling: Telling) -> Told:
        return {"kind": "real", "low": self.low, "high": self.high}


class Flag(Kind):
    """true or false."""

    def __call__(self, value: Any, path: str, whole: Whole) -> list[Fault]:
        return [] if isinstance(value, bool) else [wrong(path, "pack-need-flag", value)]

    def told(self, telling: Telling) -> Told:
        return {"kind": "flag"}


class Listed(Kind):
    """A list, each item of the same kind; the bounds are those of its length."""

    def __init__(self, item: Check, low: int = 0, high: int | None = None) -> None:
        self.item = item
        self.low = low
        self.high = high

    def __call__(self, value: Any, path: str, whole: Whole) -> list[Fault]:
        if not isinstance(value, list):
            return [wrong(path, "pack-need-list", value)]
        if len(value) < self.low:
            return [(path, Message("pack-need-longer", {"got": len(value), "low": self.low}))]
        if self.high is not None and len(value) > self.high:
            return [(path, Message("pack-need-shorter", {"got": len(value), "high": self.high}))]
        found: list[Fault] = []
        for i, v in enumerate(value):
            found += self.item(v, f"{path}[{i}]", whole)
        return found

    def told(self, telling: Telling) -> Told:
        return {"kind": "list", "item": telling.kind(self.item), "low": self.low, "high": self.high}


class Table(Kind):
    """A table within a record."""

    def __init__(self, fields: Fields) -> None:
        self.fields = fields

    def __call__(self, value: Any, path: str, whole: Whole) -> list[Fault]:
        if not isinstance(value, dict):
            return [wrong(path, "pack-need-table", value)]
        return faults_of(value, path + ".", self.fields, whole)

    def told(self, telling: Telling) -> Told:
        return {"kind": "table", "fields": telling.fields(self.fields)}


class Mapped(Kind):
    """A table whose keys are things and whose values are all of one kind: {orc = 3, troll = 1}."""

    def __init__(self, item: Check, key: Check | None = None) -> None:
        self.item = item
        self.key = key

    def __call__(self, value: Any, path: str, whole: Whole) -> list[Fault]:
        if not isinstance(value, dict):
            return [wrong(path, "pack-need-table", value)]
        found: list[Fault] = []
        for k, v in value.items():
            if self.key is not None:
                found += self.key(k, f"{path}.{k}", whole)
            found += self.item(v, f"{path}.{k}", whole)
        return found

    def told(self, telling: Telling) -> Told:
        key = telling.kind(self.key if self.key is not None else Text())
        return {"kind": "map", "key": key, "item": telling.kind(self.item)}


class Drawn(Kind):
    """A field that only the drawing of the board reads: the picture is drawn, so a pack can not change it."""

    def __init__(self, kind: Check) -> None:
        self.kind = kind

    def __call__(self, value: Any, path: str, whole: Whole) -> list[Fault]:
        return self.kind(value, path, whole)

    def told(self, telling: Telling) -> Told:
        return {"kind": "drawn"}


class Ref(Kind):
    """The key of a record of one of these tables ("file.table")."""

    def __init__(self, *tables: str) -> None:
        self.tables = tables

    def __call__(self, value: Any, path: str, whole: Whole) -> list[Fault]:
        if not isinstance(value, (str, int)) or isinstance(value, bool):
            return [wrong(path, "pack-need-id", value)]
        for name in self.tables:
            if str(value) in whole.names(name):
                return []
        return [(path, Message("pack-unknown-ref", {"got": str(value), "tables": ", ".join(self.tables)}))]

    def told(self, telling: Telling) -> Told:
        return {"kind": "ref", "tables": list(self.tables)}


class Either(Kind):
    """Any one of these kinds; the first one's complaint is told."""

    def __init__(self, *checks: Check) -> None:
        self.checks = checks

    def __call__(self, value: Any, path: str, whole: Whole) -> list[Fault]:
        first: list[Fault] = []
        for i, check in enumerate(self.checks):
            found = check(value, path, whole)
            if not found:
                return []
            if i == 0:
                first = found
        return first

    def told(self, telling: Telling) -> Told:
        return {"kind": "either", "ways": [telling.kind(check) for check in self.checks]}


class Noted(Kind):
    """A word, some of which name something of the same record after a colon: `placed:first`."""

    def __init__(self, words: tuple[str, ...], naming: tuple[str, ...], key: str) -> None:
        self.words = words
        self.naming = naming
        self.key = key  # of the message that says what is wrong

    def __call__(self, value: Any, path: str, whole: Whole) -> list[Fault]:
        if isinstance(value, str):
            word, _, named = value.partition(":")
            if word in self.words and bool(named) == (word in self.naming):
                return []
        known = ", ".join(w + ":id" if w in self.naming else w for w in self.words)
        return [(path, Message(self.key, {"value": str(value), "known": known}))]

    def told(self, telling: Telling) -> Told:
        return {"kind": "noted", "choices": list(self.words), "naming": list(self.naming)}


class Counted(Kind):
    """A number behind words that never change: `opponent_visions>=2`."""

    def __init__(self, before: str, key: str) -> None:
        self.before = before
        self.key = key  # of the message that says what is wrong

    def __call__(self, value: Any, path: str, whole: Whole) -> list[Fault]:
        if isinstance(value, str) and value.startswith(self.before) and value.removeprefix(self.before).isdecimal():
            return []
        return [(path, Message(self.key, {"value": str(value)}))]

    def told(self, telling: Telling) -> Told:
        return {"kind": "counted", "before": self.before}


class Blocks(Kind):
    """A building block of an effect: one of several tables, told apart by the word in one field (`tag`). Blocks may
    hold blocks, so that what there are is asked for only when it is told."""

    def __init__(self, name: str, tag: str, ways: Callable[[], Mapping[str, Fields]], check: Check) -> None:
        self.name = name
        self.tag = tag
        self.ways = ways
        self.check = check

    def __call__(self, value: Any, path: str, whole: Whole) -> list[Fault]:
        return self.check(value, path, whole)

    def told(self, telling: Telling) -> Told:
        if self.name not in telling.blocks:
            known: Told = {"tag": self.tag, "ways": []}
            telling.blocks[self.name] = known
            known["ways"] = [{"name": word, "fields": telling.fields(f)} for word, f in self.ways().items()]
        return {"kind": "block", "of": self.name}


class Spoken(Kind):
    """A line of a notation, `draw(player(elf),2)`: a word, and in its places what the game's own lines say there.

    `lines` gives all that the game comes with; whether a line can be read the game itself finds out."""

    def __init__(self, name: str, lines: Callable[[], list[str]]) -> None:
        self.name = name
        self.lines = lines

    def __call__(self, value: Any, path: str, whole: Whole) -> list[Fault]:
        return [] if isinstance(value, str) else [wrong(path, "pack-need-text", value)]

    def told(self, telling: Telling) -> Told:
        if self.name not in telling.blocks:
            telling.blocks[self.name] = {"tag": "", "ways": [], "lines": sorted(set(self.lines()))}
        return {"kind": "spoken", "of": self.name}


# In a schema all kinds are written alike.
text, number, real, flag, listed, table = Text, Number, Real, Flag, Listed, Table
mapped, drawn, ref, either = Mapped, Drawn, Ref, Either


def wrong(path: str, key: str, value: Any) -> Fault:
    return path, Message(key, {"got": shown(value)})


def _bounds(value: Any, path: str, low: Any, high: Any) -> list[Fault]:
    if low is not None and value < low:
        return [(path, Message("pack-need-least", {"got": str(value), "low": str(low)}))]
    if high is not None and value > high:
        return [(path, Message("pack-need-most", {"got": str(value), "high": str(high)}))]
    return []


def shown(value: Any) -> str:
    """A value as a person wrote it in TOML, more or less, and not too long."""
    said = {True: "true", False: "false"}[value] if isinstance(value, bool) else repr(value)
    return said if len(said) <= 60 else said[:57] + "..."


def faults_of(record: dict[str, Any], path: str, fields: Fields, whole: Whole) -> list[Fault]:
    """What is wrong with the fields of a record, or of a table within one."""
    found: list[Fault] = []
    for name, kind in fields.items():
        plain = name.rstrip("?")
        if plain in record:
            found += kind(record[plain], path + plain, whole)
        elif not name.endswith("?"):
            found.append((path + plain, Message("pack-missing-field")))
    for name in record:
        if name in fields or name + "?" in fields:
            continue
        if name in WORDS:
            found.append((path + name, Message("pack-no-words")))
        else:
            found.append((path + name, Message("pack-unknown-field", {"known": known_names(fields)})))
    return found


def known_names(names: Mapping[str, Any]) -> str:
    """The names of fields or tables, as a message tells them."""
    return ", ".join(n.rstrip("?") for n in names)
