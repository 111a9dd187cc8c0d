"""Packs: directories of TOML that replace records of a game's data by id.

Names and texts are no part of a record: they stand in the locale, under keys made of ids; a pack brings its own in
`words.<language>.toml`, plain text by id:

    [WW06]
    name = "Sap of the Oaks"
    effect = "Gain 4 crystals."
"""

from __future__ import annotations

import math
import re
import tomllib
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ravenhill.engine.data import FILE, HEAD, TEXTS, merged, tables_of_ids
from ravenhill.engine.decision import Arg, Bad, BadPack, Message
from ravenhill.engine.kinds import Data, Drawn, Fault, Many, One, Schema, known_names, wrong
from ravenhill.engine.provenance import source_faults
from ravenhill.engine.schema import check, file_names, problem_at, problems_at

if TYPE_CHECKING:  # a game knows its packs
    from ravenhill.engine.game import Game

HEAD_FIELDS: Final = ("name", "version", "game")
NAME_PART: Final = "name"
FORMS: Final = ("gen", "dat", "acc", "loc", "ins", "number", "gender", "the")  # of a name, as sentences need it
LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z]{2,8})?")
# Packs come from anybody: more than this nobody writes by hand.
DEEP: Final = 12  # tables and lists within each other
VALUES: Final = 20_000
LONG: Final = 1_000  # letters of a text
NAMES_LONG: Final = 80  # letters of a name
HUGE: Final = 1_000_000
# A dotted key of so many parts. The reader of TOML looks at every beginning of a key: one of 256 kB would keep it busy
# for minutes. A key begins after no letter, so that the search itself goes over a text once.
_ENDLESS_KEY: Final = re.compile(r"""(?<![\w-])(?:(?:[\w-]+|"[^"\n]*"|'[^'\n]*')[ \t]*\.[ \t]*){24}""")


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
        return "", [problem_at("pack-no-game", HEAD)]
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
            found.append(problem_at("pack-not-plain", stem, args={"where": strange}))
        elif stem in (HEAD, TEXTS):
            continue
        elif stem not in schema:
            found.append(problem_at("pack-unknown-file", stem, args={"known": file_names(schema)}))
        elif not isinstance(tables, dict):
            found.append(problem_at("pack-broken", stem, args={"detail": type(tables).__name__}))
        else:
            found += _unknown_records(stem, tables, data, schema)
    if TEXTS not in pack and all(
        stem == HEAD or tables == {} or (isinstance(tables, dict) and [*tables] == [FILE])
        for stem, tables in pack.items()
    ):
        found.append(problem_at("pack-empty", HEAD))
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
        return [problem_at("pack-empty", HEAD)]
    changed = merged(game.data(), pack, game.schema(), lenient=True)
    return check(changed, game.schema()) or list(game.data_problems(changed))


def _head_problems(game_id: str, pack: dict[str, Any]) -> list[Message]:
    head = pack.get(HEAD, {})
    if not isinstance(head, dict):
        return [problem_at("pack-need-one", HEAD, HEAD)]
    found: list[Message] = []
    for name, value in head.items():
        if name not in HEAD_FIELDS:
            args: dict[str, Arg] = {"known": ", ".join(HEAD_FIELDS)}
            found.append(problem_at("pack-unknown-field", HEAD, HEAD, field=name, args=args))
        else:
            found += problems_at(plain_text(value, name, NAMES_LONG), HEAD, HEAD, "")
    if head.get("game", game_id) != game_id:
        found.append(problem_at("pack-other-game", HEAD, args={"game": str(head["game"]), "wanted": game_id}))
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
                found += [problem_at("pack-drawn", stem, name, label, f) for f in fixed if record.get(f) != ours.get(f)]
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
                return [problem_at("pack-beyond-measure", str(stem)[:NAMES_LONG])]
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
        return [problem_at("pack-need-one", TEXTS, TEXTS)]
    parts = text_parts(game.info.id)
    heads = set(parts)
    siblings = tables_of_ids(data, game.schema())
    found: list[Message] = []
    for language, told in languages.items():
        stem = f"{TEXTS}.{language}"
        if not LANGUAGE.fullmatch(str(language)):
            found.append(problem_at("pack-need-language", stem[:NAMES_LONG]))
            continue
        for ident, texts in told.items() if isinstance(told, dict) else ():
            if ident not in siblings and (ident not in heads or "-" in ident):  # no sentence, no seat
                found.append(problem_at("pack-unnamed", stem, TEXTS, str(ident)[:NAMES_LONG]))
            elif not isinstance(texts, dict):
                found.append(problem_at("pack-need-one", stem, str(ident)))
            else:
                like = [ident] if parts.get(ident) else siblings.get(ident, [])
                known = dict.fromkeys((NAME_PART, *(part for one in like for part in parts.get(one, [])), *FORMS))
                for part, text in texts.items():
                    if part not in known:
                        args: dict[str, Arg] = {"known": known_names(known)}
                        found.append(problem_at("pack-unknown-field", stem, TEXTS, ident, str(part)[:NAMES_LONG], args))
                    else:
                        most = NAMES_LONG if part in (NAME_PART, *FORMS) else LONG
                        found += problems_at(plain_text(text, part, most), stem, TEXTS, ident)
        if not isinstance(told, dict):
            found.append(problem_at("pack-need-one", stem, TEXTS))
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
            found.append(problem_at("pack-unknown-table", stem, name, args={"known": known_names(specs)}))
        elif isinstance(spec, One):
            if not isinstance(value, dict):
                found.append(problem_at("pack-need-one", stem, name))
        elif not isinstance(value, list) or not all(isinstance(r, dict) for r in value):
            found.append(problem_at("pack-need-many", stem, name))
        else:
            known = [spec.name(r) for r in data[stem].get(name, [])]
            seen: list[str] = []
            for place, record in enumerate(value):
                label = spec.name(record)
                if not label:
                    missing = next(k for k in spec.key if str(record.get(k, "")) == "")
                    found.append(problem_at("pack-missing-field", stem, name, f"{name} {place + 1}", missing))
                elif label in seen:
                    found.append(problem_at("pack-doubled", stem, name, label))
                elif label not in known and not spec.open:
                    found.append(problem_at("pack-unknown-record", stem, name, label))
                seen.append(label)
    return found


def _file_problems(stem: str, value: Any) -> list[Message]:
    if not isinstance(value, dict):
        return [problem_at("pack-need-one", stem, FILE)]
    known: dict[str, Arg] = {"known": "source"}
    found = [problem_at("pack-unknown-field", stem, FILE, field=n, args=known) for n in value if n != "source"]
    return found + problems_at(source_faults(value.get("source"), "source"), stem, FILE, "")


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
            problems.append(problem_at("pack-broken", path.stem, args={"detail": str(e)}))
    pack, broken = parsed(files)
    return pack, problems + broken


def parsed(files: Mapping[str, bytes]) -> tuple[dict[str, Any], list[Message]]:
    """The files of a pack, by their names without `.toml`, as they stand; `words.<language>` are put together."""
    pack: dict[str, Any] = {}
    problems: list[Message] = []
    for stem, body in files.items():
        try:
            text = body.decode("utf-8")
            if _ENDLESS_KEY.search(text):
                problems.append(problem_at("pack-beyond-measure", stem))
                continue
            read = tomllib.loads(text)
        except UnicodeDecodeError:
            problems.append(problem_at("pack-not-text", stem))
            continue
        except RecursionError:
            problems.append(problem_at("pack-beyond-measure", stem))
            continue
        except ValueError as e:  # of TOML, of a number with thousands of digits
            problems.append(problem_at("pack-broken", stem, args={"detail": str(e)[:200]}))
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
