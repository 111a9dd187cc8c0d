"""Packs as people meet them: opened from a file that was sent, told in a few words, said in a language."""

from __future__ import annotations

import hashlib
import io
import json
import re
import unicodedata
import zipfile
import zlib
from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Any, Final

from ravenhill import words
from ravenhill.engine import game as shelf
from ravenhill.engine.data import FILE, HEAD, TEXTS
from ravenhill.engine.decision import Arg, BadPack, Message
from ravenhill.engine.kinds import Many
from ravenhill.engine.pack import NAME_PART, parsed, problems_in

PACK_BYTES: Final = 256_000  # as it is sent
FILES: Final = 40
FILE_BYTES: Final = 256_000  # of one file in it, as it is read
WHOLE_BYTES: Final = 600_000  # of all of them
_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,40}(\.[A-Za-z0-9-]{1,12})?\.toml")
Pack = Mapping[str, Any]
Texts = dict[str, dict[str, dict[str, str]]]  # language -> id -> part -> text


def opened(body: bytes) -> tuple[str, dict[str, Any]]:
    """The game and the records of a pack somebody has sent: a zip of its files, or all of it as one TOML file whose
    tables are named as the files are. BadPack says everything that is wrong with it; before, nothing is believed."""
    if len(body) > PACK_BYTES:
        raise BadPack([Message("pack-too-large", {"high": PACK_BYTES // 1000})])
    if body[:2] == b"PK":
        pack, problems = parsed(_unzipped(body))
    else:
        whole, problems = parsed({HEAD: body})
        pack = whole.get(HEAD, {})
    if problems:
        raise BadPack(problems)
    head = pack.get(HEAD)
    named = head.get("game") if isinstance(head, dict) else None
    if not isinstance(named, str) or named not in shelf.shelved():
        known: dict[str, Arg] = {"known": ", ".join(shelf.shelved()), "file": f"{HEAD}.toml", "part": "file"}
        raise BadPack([Message("pack-for-no-game", known)])
    checked(named, pack)
    return named, pack


def checked(game_id: str, pack: dict[str, Any]) -> None:
    """BadPack, where anything is wrong with the pack, its size too."""
    found = problems_in(shelf.find(game_id), pack)  # first: what is too deep can not be measured
    if found:
        raise BadPack(found)
    if len(json.dumps(pack)) > WHOLE_BYTES:
        raise BadPack([Message("pack-too-large", {"high": WHOLE_BYTES // 1000})])


def _unzipped(body: bytes) -> dict[str, bytes]:
    """The files of a zip, by their names without `.toml`. Sizes it tells are not believed: no more is read."""
    files: dict[str, bytes] = {}
    left = WHOLE_BYTES
    try:
        with zipfile.ZipFile(io.BytesIO(body)) as zipped:
            inside = [info for info in zipped.infolist() if not info.is_dir()]
            if len(inside) > FILES:
                raise BadPack([Message("pack-too-many-files", {"high": FILES})])
            folders = {info.filename.partition("/")[0] for info in inside if "/" in info.filename}
            for info in inside:
                name = info.filename
                if len(folders) == 1 and name.startswith(f"{next(iter(folders))}/"):
                    name = name.partition("/")[2]  # all of it lies in one folder
                if not _NAME.fullmatch(name) or name.removesuffix(".toml") in files:
                    raise BadPack([Message("pack-strange-file", {"name": info.filename[:80]})])
                with zipped.open(info) as file:
                    read = file.read(min(FILE_BYTES, left) + 1)
                left -= len(read)
                if len(read) > FILE_BYTES or left < 0:
                    raise BadPack([Message("pack-too-large", {"high": WHOLE_BYTES // 1000})])
                files[name.removesuffix(".toml")] = read
    except BadPack:  # it is a ValueError too, and has said what is wrong
        raise
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, OSError, ValueError) as e:
        raise BadPack([Message("pack-bad-zip", {"detail": str(e)[:100]})]) from None
    return files


def as_toml(pack: Pack) -> str:
    """A pack as one TOML file, as `opened` reads it.

    >>> print(as_toml({"pack": {"name": "Spring"}, "hunt": {"tile": [{"id": "std_01", "value": 2}]}}), end="")
    [pack]
    name = "Spring"
    <BLANKLINE>
    [[hunt.tile]]
    id = "std_01"
    value = 2
    """
    return "\n".join(_tables((stem,), tables) for stem, tables in _ordered(pack))


def as_zip(pack: Pack) -> bytes:
    """A pack as a zip of its files; the same pack gives the same bytes."""
    files: dict[str, str] = {}
    for stem, tables in _ordered(pack):
        if stem == TEXTS:
            files |= {f"{TEXTS}.{language}": _tables((), said) for language, said in tables.items()}
        else:
            files[stem] = _tables((), tables)
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as file:
        for stem, text in files.items():
            file.writestr(zipfile.ZipInfo(f"{stem}.toml"), text)
    return out.getvalue()


def _ordered(pack: Pack) -> list[tuple[str, Any]]:
    """The head first, names and texts last."""
    return sorted(pack.items(), key=lambda item: (item[0] != HEAD, item[0] == TEXTS, item[0]))


def _tables(path: tuple[str, ...], table: Mapping[str, Any]) -> str:
    """A table: its own values, then the tables within it; lists of tables that stand at the top are written out."""
    lines = [f"{_key(name)} = {_value(v)}" for name, v in table.items() if not _written_out(v, path)]
    if path and (lines or not table):
        lines.insert(0, f"[{'.'.join(map(_key, path))}]")
    text = "".join(f"{line}\n" for line in lines)
    for name, value in table.items():
        if _written_out(value, path):
            for one in value if isinstance(value, list) else [value]:
                inner = (*path, name)
                if isinstance(value, list):
                    body = "".join(f"{_key(n)} = {_value(v)}\n" for n, v in one.items())
                    written = f"[[{'.'.join(map(_key, inner))}]]\n{body}"
                else:
                    written = _tables(inner, one)
                text += f"\n{written}" if text else written
    return text


def _written_out(value: Any, path: tuple[str, ...]) -> bool:
    """Records stand one field to a line; what is in a record stands in its line."""
    if isinstance(value, list):
        return bool(value) and all(isinstance(one, dict) for one in value) and len(path) < 2
    return isinstance(value, dict) and len(path) < 3


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else json.dumps(name)


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{_key(n)} = {_value(v)}' for n, v in value.items())} }}" if value else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    return json.dumps(value)  # a string of JSON is one of TOML


def file_name(pack: Pack) -> str:
    """What the file of a pack is called, without its ending: game, name and version in plain letters.

    >>> file_name({"pack": {"game": "ironwood", "name": "Mé karty!", "version": "2"}})
    'ironwood-me-karty-2'
    """
    head = pack.get(HEAD, {})
    said = " ".join(str(head.get(field, "")) for field in ("game", "name", "version"))
    bare = unicodedata.normalize("NFKD", said).encode("ascii", "ignore").decode().casefold()
    return "-".join(re.findall("[a-z0-9]+", bare))[:60] or "pack"


def digest_of(pack: Pack) -> str:
    return hashlib.sha256(json.dumps(pack, sort_keys=True).encode()).hexdigest()[:20]


def told(game_id: str, pack: Pack) -> dict[str, Any]:
    """A pack in a few words, for who is to play with it: what it is called, and the ids it changes, by table."""
    head = pack.get(HEAD, {})
    schema = shelf.find(game_id).schema()
    changes: dict[str, list[str]] = {}
    for stem, tables in pack.items():
        for name, value in tables.items() if stem in schema else ():
            spec = schema[stem].get(name) or schema[stem].get(f"{name}?")
            if name != FILE:
                ids = [spec.name(r) for r in value] if isinstance(spec, Many) else []
                changes.setdefault(name, []).extend(ids)
    named = {ident for texts in pack.get(TEXTS, {}).values() for ident in texts}
    things = {name for table, ids in changes.items() for name in ids or [table]}
    return {
        "name": str(head.get("name", "")),
        "version": str(head.get("version", "")),
        "digest": digest_of(pack),
        "changes": changes,
        "names": sorted(named),
        "size": len(things | named),
    }


def texts_of(game_id: str, pack: Pack | None) -> Texts:
    """What a pack says, in every language of the house: its own words, else those of another language it brings; a
    text it does not bring is made from the effect by the game's own phrases."""
    return _texts(game_id, json.dumps(pack, sort_keys=True)) if pack else {}


@lru_cache(maxsize=64)
def _texts(game_id: str, written: str) -> Texts:
    pack = json.loads(written)
    brought: Texts = pack.get(TEXTS, {})
    found: Texts = {}
    game = shelf.find(game_id)
    order = [words.ENGLISH, *brought]
    for language in dict.fromkeys((*words.languages(), *brought)):
        said: dict[str, dict[str, str]] = {}
        for other in reversed([language, *order]):  # the nearest last: it wins
            for ident, texts in brought.get(other, {}).items():
                own = said.setdefault(ident, {})
                if NAME_PART in texts:
                    own = said[ident] = {p: one for p, one in own.items() if p not in words.FORM_PARTS}
                own.update(texts)
        with words.wearing(game_id, {language: said}):
            made = game.told(pack, partial(_say, game_id, language))
        for ident, parts in made.items():
            mine = brought.get(language, {}).get(ident, {})
            for part, text in parts.items():
                if part not in mine:
                    said.setdefault(ident, {})[part] = text
        found[language] = said
    return found


def _say(game_id: str, language: str, message: words.Sayable) -> str:
    return words.say(message, language, game_id)
