"""A game's data, the schema it must fit, and packs: directories of TOML that replace records by id.

A schema says for every file which tables it holds, and for every table which fields. It is plain Python, in the
words below; a field or table whose name ends in `?` may be missing:

    SCHEMA: Schema = {
        "cards": {"card": Many({"id": text(), "damage": number(0, 5), "at": ref("board.place"), "lasts?": flag()})},
        "setup": {"limits": One({"hand": number(1, 20)})},
    }

Beside its fields every record may say where it comes from, see `Provenance`: `source`, `sources`, `assumed`. A file
may say it once for all its records that do not: `[file] source = ...`. Names and texts are no part of a record: they
stand in the locale, under keys made of ids; a pack brings its own in `words.<language>.toml`, plain text by id:

    [WW06]
    name = "Sap of the Oaks"
    effect = "Gain 4 crystals."
"""

from __future__ import annotations

import hashlib
import json
import math
import re
import tomllib
import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from ravenhill.engine.decision import Arg, Bad, BadPack, Message
from ravenhill.engine.kinds import (
    Check,
    Data,
    Drawn,
    Fault,
    Fields,
    Listed,
    Many,
    Mapped,
    One,
    Schema,
    Table,
    Whole,
    drawn,
    either,
    faults_of,
    flag,
    known_names,
    listed,
    mapped,
    number,
    real,
    ref,
    shown,
    table,
    text,
    wrong,
)

if TYPE_CHECKING:  # a game knows its packs
    from ravenhill.engine.game import Game

B = TypeVar("B")

# Who writes a schema takes all words for it from here.
__all__ = [
    "Check",
    "Data",
    "Fault",
    "Fields",
    "Listed",
    "Many",
    "Mapped",
    "One",
    "Schema",
    "Table",
    "Whole",
    "drawn",
    "either",
    "flag",
    "listed",
    "mapped",
    "number",
    "real",
    "ref",
    "shown",
    "table",
    "text",
]

HEAD: Final = "pack"  # pack.toml: name, version and game of a pack; no file of data
HEAD_FIELDS: Final = ("name", "version", "game")
TEXTS: Final = "words"  # names and texts a pack brings: language -> id -> part -> text
NAME_PART: Final = "name"
FORMS: Final = ("gen", "dat", "acc", "loc", "ins", "number", "gender", "the")  # of a name, as sentences need it
LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z]{2,8})?")
# Packs come from anybody: more than this nobody writes by hand.
DEEP: Final = 12  # tables and lists within each other
VALUES: Final = 20_000
LONG: Final = 1_000  # letters of a text
NAMES_LONG: Final = 80  # letters of a name
HUGE: Final = 1_000_000
FILE: Final = "file"  # the table of a file that holds the source of its records


# --- where a record comes from ---

ORIGINS: Final = ("original", "recalled", "public", "derived", "rulebook")  # the weakest first
OURS: Final = ("original", "recalled")  # not read from anything that could be checked
PACK: Final = "pack"  # the origin of what a pack brings without saying more
PROVENANCE: Final = ("source", "sources", "assumed")


def origin_of(source: str) -> str:
    """The origin a source begins with. Stored packs of old say what they like: what we do not know is the pack's."""
    first = re.split(r"\W", source, maxsplit=1)[0]
    return first if first in ORIGINS else PACK if source else ""


class Provenance:
    """Where a record comes from.

    `source` is of the record as a whole: an origin, or "origin:where". `sources` are of single fields, or of parts the
    schema names, that come from elsewhere. `assumed` lists fields, or says in a few words, what we had to guess."""

    __slots__ = ("assumed", "source", "sources")

    def __init__(self, record: Mapping[str, Any]) -> None:
        self.source: str = str(record.get("source", ""))
        self.sources: dict[str, str] = dict(record.get("sources", {}))
        self.assumed: list[str] = list(record.get("assumed", []))

    @property
    def origin(self) -> str:
        """The weakest origin of all that the record says. Empty: it says nothing."""
        found = [origin_of(s) for s in (self.source, *self.sources.values()) if s]
        return min(found, key=lambda o: ORIGINS.index(o) if o in ORIGINS else len(ORIGINS), default="")

    @property
    def ours(self) -> list[str]:
        """The fields that are our own in a record that is not."""
        if origin_of(self.source) in OURS:
            return []
        return [name for name, source in self.sources.items() if origin_of(source) in OURS]

    @property
    def guessed(self) -> bool:
        """Some part of it is our guess, though the record as a whole was found."""
        return bool(self.assumed or self.ours)

    @property
    def mark(self) -> str:
        """What players are shown: "partly" where something is guessed in a record that was found, else the origin."""
        return "partly" if self.guessed and origin_of(self.source) not in OURS else self.origin


# --- checking data ---


def check(data: Data, schema: Schema) -> list[Message]:
    """Everything in the data that does not fit the schema; each message names file, record and field."""
    found: list[Message] = []
    whole = Whole(data, schema)
    for stem, tables in schema.items():
        if stem not in data:
            found.append(_at("pack-missing-file", stem))
            continue
        for name, spec in tables.items():
            if name.rstrip("?") in data[stem]:
                found += _check_table(data[stem][name.rstrip("?")], stem, name.rstrip("?"), spec, whole)
            elif not name.endswith("?"):
                found.append(_at("pack-missing-table", stem, name))
        known = known_names(tables)
        found += [_at("pack-unknown-table", stem, n, args={"known": known}) for n in _strange(data, stem, tables)]
    found += [_at("pack-unknown-file", stem, args={"known": _files(schema)}) for stem in data if stem not in schema]
    return found


def _check_table(value: Any, stem: str, name: str, spec: Many | One, whole: Whole) -> list[Message]:
    if isinstance(spec, One):
        if not isinstance(value, dict):
            return [_at("pack-need-one", stem, name)]
        return _told(_record(value, spec, whole), stem, name, "")
    if not isinstance(value, list):
        return [_at("pack-need-many", stem, name)]
    found: list[Message] = []
    seen: list[str] = []
    for place, record in enumerate(value):
        if not isinstance(record, dict):
            return [_at("pack-need-many", stem, name)]
        known_by = spec.name(record)
        label = known_by or f"{name} {place + 1}"
        if known_by and known_by in seen:
            found.append(_at("pack-doubled", stem, name, label))
        seen.append(known_by)
        found += _told(_record(record, spec, whole), stem, name, label)
    return found


def _record(record: dict[str, Any], spec: Many | One, whole: Whole) -> list[Fault]:
    rest = {n: v for n, v in record.items() if n not in PROVENANCE or n in spec.fields}
    return faults_of(rest, "", spec.fields, whole) + _provenance(record, spec)


def _provenance(record: Mapping[str, Any], spec: Many | One) -> list[Fault]:
    found: list[Fault] = []
    if "source" in record:
        found += _source(record["source"], "source")
    sources = record.get("sources", {})
    if isinstance(sources, dict):
        known = {**dict.fromkeys(n.rstrip("?") for n in spec.fields), **dict.fromkeys(spec.parts), "name": None}
        for name, source in sources.items():
            if name not in known:
                found.append((f"sources.{name}", Message("pack-unknown-field", {"known": known_names(known)})))
            found += _source(source, f"sources.{name}")
    else:
        found.append(wrong("sources", "pack-need-table", sources))
    assumed = record.get("assumed", [])
    if not isinstance(assumed, list):
        found.append(wrong("assumed", "pack-need-list", assumed))
    else:
        found += [wrong(f"assumed[{i}]", "pack-need-text", v) for i, v in enumerate(assumed) if not isinstance(v, str)]
    return found


def _source(value: Any, path: str) -> list[Fault]:
    if not isinstance(value, str):
        return [wrong(path, "pack-need-text", value)]
    origin, colon, where = value.partition(":")
    if origin not in (*ORIGINS, PACK) or (colon and not where.strip()):
        return [(path, Message("pack-need-origin", {"got": shown(value), "known": ", ".join((*ORIGINS, PACK))}))]
    return []


def _strange(data: Data, stem: str, tables: Mapping[str, Many | One]) -> list[str]:
    return [n for n in data[stem] if n not in tables and n + "?" not in tables]


def _files(schema: Schema) -> str:
    return ", ".join(f"{stem}.toml" for stem in schema)


def _told(faults: list[Fault], stem: str, name: str, record: str) -> list[Message]:
    return [_at(m.key, stem, name, record, path, m.args) for path, m in faults]


def _at(
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


def problem_at(key: str, stem: str, table: str, record: str, field: str, args: Mapping[str, Arg]) -> Message:
    """A problem a game finds by itself, with its place."""
    return _at(key, stem, table, record, field, args)


# --- reading ---


def read_data(game_id: str) -> Data:
    """The data a game of the house comes with: file stem -> parsed TOML."""
    found: Data = {}
    folder = resources.files(f"ravenhill.games.{game_id}") / "data"
    for file in sorted(folder.iterdir(), key=lambda f: f.name):
        if file.name.endswith(".toml"):
            tables = tomllib.loads(file.read_text(encoding="utf-8"))
            found[file.name.removesuffix(".toml")] = _with_source(tables, "")
    return found


def _with_source(tables: Mapping[str, Any], default: str) -> dict[str, Any]:
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


def read_pack(game: Game[Any], directory: str | Path) -> dict[str, Any]:
    """The records of a pack by file, ready to stand in a Setup. BadPack holds everything that is wrong with it."""
    pack, problems = _parsed(Path(directory))
    if not problems:
        problems = problems_in(game, pack)
    if problems:
        raise BadPack(problems)
    return pack


def problems_of(directory: str | Path, game_id: str | None = None) -> tuple[str, list[Message]]:
    """Which game a pack is for (by its pack.toml, or as told) and what is wrong with it."""
    from ravenhill.engine import game as shelf

    pack, problems = _parsed(Path(directory))
    named = game_id if game_id is not None else pack.get(HEAD, {}).get("game", "")
    if problems:
        return str(named), problems
    if not named:
        return "", [_at("pack-no-game", HEAD)]
    try:
        return str(named), problems_in(shelf.find(named), pack)
    except Bad as e:
        return str(named), [e.message]


def problems_in(game: Game[Any], pack: dict[str, Any]) -> list[Message]:
    """What is wrong with the records of a pack, and with the game's data when they take their place in it."""
    schema: Schema = game.schema()
    data: Data = game.data()
    found = _beyond_measure(pack)
    if found:
        return found
    found = _head_problems(game.info.id, pack)
    for stem, tables in pack.items():
        strange = _not_plain(tables, "")
        if strange:
            found.append(_at("pack-not-plain", stem, args={"where": strange}))
        elif stem in (HEAD, TEXTS):
            continue
        elif stem not in schema:
            found.append(_at("pack-unknown-file", stem, args={"known": _files(schema)}))
        elif not isinstance(tables, dict):
            found.append(_at("pack-broken", stem, args={"detail": type(tables).__name__}))
        else:
            found += _unknown_records(stem, tables, data, schema)
    if TEXTS not in pack and all(
        stem == HEAD or tables == {} or (isinstance(tables, dict) and [*tables] == [FILE])
        for stem, tables in pack.items()
    ):
        found.append(_at("pack-empty", HEAD))
    if found:
        return found
    changed = merged(data, pack, schema)
    found = (
        check(changed, schema)
        + _drawn_otherwise(data, pack, schema)
        + _text_problems(game, pack.get(TEXTS, {}), changed)
    )
    return found or _unplayable(game, changed)


def _unplayable(game: Game[Any], data: Data) -> list[Message]:
    """What the game itself finds. Data of others may be wrong in ways nobody has thought of: that is no accident."""
    try:
        return list(game.data_problems(data))
    except (KeyError, IndexError, ValueError, TypeError, AttributeError) as e:
        return [Message("pack-unplayable", {"detail": f"{type(e).__name__}: {e}"[:200]})]


def problems_in_stored(game: Game[Any], pack: dict[str, Any]) -> list[Message]:
    """What is wrong with the pack of a stored game: it was in order once, and is read as `merged` reads it."""
    if not any(stem in game.schema() or stem == TEXTS for stem in pack):
        return [_at("pack-empty", HEAD)]
    changed = merged(game.data(), pack, game.schema(), lenient=True)
    return check(changed, game.schema()) or list(game.data_problems(changed))


def _head_problems(game_id: str, pack: dict[str, Any]) -> list[Message]:
    head = pack.get(HEAD, {})
    if not isinstance(head, dict):
        return [_at("pack-need-one", HEAD, HEAD)]
    found: list[Message] = []
    for name, value in head.items():
        if name not in HEAD_FIELDS:
            args: dict[str, Arg] = {"known": ", ".join(HEAD_FIELDS)}
            found.append(_at("pack-unknown-field", HEAD, HEAD, field=name, args=args))
        else:
            found += _told(plain_text(value, name, NAMES_LONG), HEAD, HEAD, "")
    if head.get("game", game_id) != game_id:
        found.append(_at("pack-other-game", HEAD, args={"game": str(head["game"]), "wanted": game_id}))
    return found


def _drawn_otherwise(data: Data, pack: Mapping[str, Any], schema: Schema) -> list[Message]:
    """Fields of a pack that would need another picture of the board."""
    found: list[Message] = []
    for stem, tables in pack.items():
        for name, value in tables.items() if stem in schema else ():
            spec = schema[stem].get(name) or schema[stem].get(f"{name}?")
            if spec is None:
                continue
            fixed = [n.rstrip("?") for n, kind in spec.fields.items() if isinstance(kind, Drawn)]
            many = isinstance(spec, Many)
            own = {spec.name(r): r for r in data[stem].get(name, [])} if isinstance(spec, Many) else {}
            for record in value if many else [value]:
                label = spec.name(record) if isinstance(spec, Many) else ""
                ours = own.get(label, {}) if many else data[stem].get(name, {})
                found += [_at("pack-drawn", stem, name, label, f) for f in fixed if record.get(f) != ours.get(f)]
    return found


def _beyond_measure(pack: Mapping[str, Any]) -> list[Message]:
    """Deeper, longer or larger than anybody needs. Nothing here may call itself: what is read may be very deep."""
    for stem, tables in pack.items():
        left = VALUES
        open_: list[tuple[Any, int]] = [(tables, 0)]
        while open_:
            value, depth = open_.pop()
            left -= 1
            within = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
            long = isinstance(value, str) and len(value) > LONG
            if left < 0 or depth > DEEP or long or (isinstance(value, int) and abs(value) > HUGE):
                return [_at("pack-beyond-measure", str(stem)[:NAMES_LONG])]
            open_ += [(v, depth + 1) for v in within]
    return []


def plain_text(value: Any, path: str, most: int = LONG) -> list[Fault]:
    """A text that is shown to others: no markup, no placeables of Fluent, nothing that can not be seen."""
    if not isinstance(value, str):
        return [wrong(path, "pack-need-text", value)]
    if not value.strip() or len(value) > most:
        return [(path, Message("pack-need-letters", {"got": len(value), "high": most}))]
    strange = next((c for c in value if c in "<>{}" or (unicodedata.category(c)[0] in "CZ" and c not in " \u00a0")), "")
    if strange:
        seen = strange if strange in "<>{}" else f"U+{ord(strange):04X}"  # what can not be seen, by its number
        return [(path, Message("pack-strange-letter", {"got": seen}))]
    return []


def text_parts(game_id: str) -> dict[str, list[str]]:
    """What the game's locale says of each thing beside its name, part by part."""
    from ravenhill import words

    parts: dict[str, list[str]] = {}
    for key in words.keys(words.ENGLISH, game_id):
        head, _, part = key.removeprefix(f"{game_id}-").partition(".")
        parts.setdefault(head, []).extend([part] if part else [])
    return parts


def _text_problems(game: Game[Any], languages: Any, data: Data) -> list[Message]:
    """Names and texts: of things the game has, in parts they have."""
    if not isinstance(languages, dict):
        return [_at("pack-need-one", TEXTS, TEXTS)]
    parts = text_parts(game.info.id)
    heads = set(parts)
    siblings = tables_of_ids(data, game.schema())
    found: list[Message] = []
    for language, told in languages.items():
        stem = f"{TEXTS}.{language}"
        if not LANGUAGE.fullmatch(str(language)):
            found.append(_at("pack-need-language", stem[:NAMES_LONG]))
            continue
        for ident, texts in told.items() if isinstance(told, dict) else ():
            if ident not in siblings and (ident not in heads or "-" in ident):  # no sentence, no seat
                found.append(_at("pack-unnamed", stem, TEXTS, str(ident)[:NAMES_LONG]))
            elif not isinstance(texts, dict):
                found.append(_at("pack-need-one", stem, str(ident)))
            else:
                like = [ident] if parts.get(ident) else siblings.get(ident, [])
                known = dict.fromkeys((NAME_PART, *(part for one in like for part in parts.get(one, [])), *FORMS))
                for part, text in texts.items():
                    if part not in known:
                        args: dict[str, Arg] = {"known": known_names(known)}
                        found.append(_at("pack-unknown-field", stem, TEXTS, ident, str(part)[:NAMES_LONG], args))
                    else:
                        most = NAMES_LONG if part in (NAME_PART, *FORMS) else LONG
                        found += _told(plain_text(text, part, most), stem, TEXTS, ident)
        if not isinstance(told, dict):
            found.append(_at("pack-need-one", stem, TEXTS))
    return found


def _unknown_records(stem: str, tables: dict[str, Any], data: Data, schema: Schema) -> list[Message]:
    """Tables and records of one file of a pack that have no place in the game."""
    found: list[Message] = []
    specs = schema[stem]
    for name, value in tables.items():
        spec = specs.get(name) or specs.get(name + "?")
        if name == FILE:
            found += _file_problems(stem, value)
        elif spec is None:
            found.append(_at("pack-unknown-table", stem, name, args={"known": known_names(specs)}))
        elif isinstance(spec, One):
            if not isinstance(value, dict):
                found.append(_at("pack-need-one", stem, name))
        elif not isinstance(value, list) or not all(isinstance(r, dict) for r in value):
            found.append(_at("pack-need-many", stem, name))
        else:
            known = [spec.name(r) for r in data[stem].get(name, [])]
            seen: list[str] = []
            for place, record in enumerate(value):
                label = spec.name(record)
                if not label:
                    missing = next(k for k in spec.key if k not in record)
                    found.append(_at("pack-missing-field", stem, name, f"{name} {place + 1}", missing))
                elif label in seen:
                    found.append(_at("pack-doubled", stem, name, label))
                elif label not in known and not spec.open:
                    found.append(_at("pack-unknown-record", stem, name, label))
                seen.append(label)
    return found


def _file_problems(stem: str, value: Any) -> list[Message]:
    if not isinstance(value, dict):
        return [_at("pack-need-one", stem, FILE)]
    known: dict[str, Arg] = {"known": "source"}
    found = [_at("pack-unknown-field", stem, FILE, field=n, args=known) for n in value if n != "source"]
    return found + _told(_source(value.get("source"), "source"), stem, FILE, "")


def _parsed(directory: Path) -> tuple[dict[str, Any], list[Message]]:
    """The files of a directory as they stand."""
    if not directory.is_dir():
        key = "pack-not-a-directory" if directory.exists() else "pack-no-directory"
        return {}, [Message(key, {"directory": str(directory)})]
    paths = sorted(directory.glob("*.toml"))
    if not paths:
        return {}, [Message("pack-no-files", {"directory": str(directory)})]
    files: dict[str, bytes] = {}
    problems: list[Message] = []
    for path in paths:
        try:
            files[path.stem] = path.read_bytes()
        except OSError as e:
            problems.append(_at("pack-broken", path.stem, args={"detail": str(e)}))
    pack, broken = parsed(files)
    return pack, problems + broken


def parsed(files: Mapping[str, bytes]) -> tuple[dict[str, Any], list[Message]]:
    """The files of a pack, by their names without `.toml`, as they stand; `words.<language>` are put together."""
    pack: dict[str, Any] = {}
    problems: list[Message] = []
    for stem, body in files.items():
        try:
            read = tomllib.loads(body.decode("utf-8"))
        except UnicodeDecodeError:
            problems.append(_at("pack-not-text", stem))
            continue
        except RecursionError:
            problems.append(_at("pack-beyond-measure", stem))
            continue
        except ValueError as e:  # of TOML, of a number with thousands of digits
            problems.append(_at("pack-broken", stem, args={"detail": str(e)[:200]}))
            continue
        name, _, language = stem.partition(".")
        if name == TEXTS and language:
            pack.setdefault(TEXTS, {})[language] = read
        else:
            pack[stem] = read
    return pack, problems


def _not_plain(value: Any, path: str) -> str:
    """Where data hold what a save can not: dates, and numbers without end. Empty: nowhere."""
    if isinstance(value, dict):
        for k, v in value.items():
            found = _not_plain(v, f"{path}.{k}" if path else k)
            if found:
                return found
        return ""
    if isinstance(value, list):
        for i, v in enumerate(value):
            found = _not_plain(v, f"{path}[{i}]")
            if found:
                return found
        return ""
    if isinstance(value, float):
        return "" if math.isfinite(value) else path
    return "" if isinstance(value, (str, int)) else path


# --- using ---


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
        for name, value in _with_source(tables, PACK).items():
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
    said = {n: v for n, v in record.items() if n in PROVENANCE and not _provenance({n: v}, spec)}
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


BOOKS: Final = 16  # packs whose books are kept at hand
PACKED: Final = " with "
_built: OrderedDict[str, Any] = OrderedDict()


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
