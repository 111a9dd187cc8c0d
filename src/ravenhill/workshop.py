"""The workshop: a game's records and what each field takes as plain data, a draft looked at as it is written, and a
position in which what it changes can be tried at once."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Final

from ravenhill import packs
from ravenhill.engine import game as shelf
from ravenhill.engine.data import TEXTS, merged
from ravenhill.engine.decision import Bad, BadPosition, Message
from ravenhill.engine.kinds import Data, Listed, Many, One, Ref, Schema, Telling
from ravenhill.engine.pack import FORMS, NAME_PART, problems_in, text_parts
from ravenhill.engine.provenance import Provenance
from ravenhill.engine.script import Play

PROBLEMS: Final = 40  # told at once; who mends these sees the next ones
GAMES: Final = 12  # played at random from each position to find a moment in which a card can be played
ANSWERS: Final = 240  # of each of them
PLAY: Final = "play"  # the verb by which every game plays a card

Pack = dict[str, Any]


# --- what there is ---


@cache
def bench(game_id: str) -> dict[str, Any]:
    """Every record of a game with where it comes from, and what each of its fields takes.

    >>> card = next(t for t in bench("ironwood")["tables"] if t["file"] == "cards_ww")
    >>> [f["name"] for f in card["fields"]][:4], card["texts"]
    (['id', 'faction', 'type', 'damage'], ['name', 'effect'])
    """
    game = shelf.find(game_id)
    telling = Telling()
    data = game.data()
    told = text_parts(game_id)
    tables = [
        {
            "file": stem,
            "table": name,
            "many": isinstance(spec, Many),
            "open": isinstance(spec, Many) and spec.open,
            "key": list(spec.key) if isinstance(spec, Many) else [],
            "fields": telling.fields(spec.fields),
            "texts": _texts_of(spec, records, told),
            "records": [_record(spec, r) for r in records],
        }
        for stem, name, spec, records in _tables(data, game.schema())
    ]
    return {"tables": tables, "blocks": telling.blocks, "joins": _joins(data, game.schema())}


def _tables(data: Data, schema: Schema) -> Iterator[tuple[str, str, Many | One, list[dict[str, Any]]]]:
    for stem, tables in schema.items():
        for written, spec in tables.items():
            name = written.rstrip("?")
            held = data[stem].get(name, [] if isinstance(spec, Many) else {})
            yield stem, name, spec, held if isinstance(held, list) else [held]


def _record(spec: Many | One, record: dict[str, Any]) -> dict[str, Any]:
    told = Provenance(record)
    return {
        "name": spec.name(record) if isinstance(spec, Many) else "",
        "record": {name: value for name, value in record.items() if name not in ("source", "sources", "assumed")},
        "mark": told.mark,
        "source": told.source,
        "ours": told.ours,
        "assumed": told.assumed,
    }


def _texts_of(spec: Many | One, records: list[dict[str, Any]], told: Mapping[str, list[str]]) -> list[str]:
    """The parts of the texts that records of a table have: their names, and what else is said of them."""
    ids = [spec.name(r) for r in records] if isinstance(spec, Many) and len(spec.key) == 1 else []
    named = [ident for ident in ids if ident in told]
    return list(dict.fromkeys(part for ident in named for part in (NAME_PART, *told[ident]) if part not in FORMS))


def _joins(data: Data, schema: Schema) -> list[dict[str, str]]:
    """Fields by which places are joined: both ends name each other, in every record there is; and tables whose records
    are known by two ends."""
    ends: list[tuple[str, str, str]] = []  # a table, a field of it, the table it names
    found: list[dict[str, str]] = []
    for stem, name, spec, _ in _tables(data, schema):
        here = f"{stem}.{name}"
        for field, kind in spec.fields.items():
            if isinstance(kind, Listed) and isinstance(kind.item, Ref) and len(kind.item.tables) == 1:
                ends.append((here, field.rstrip("?"), kind.item.tables[0]))
        if isinstance(spec, Many) and len(spec.key) == 2 and spec.open:
            of = {kind.tables for kind in map(spec.fields.get, spec.key) if isinstance(kind, Ref)}
            if len(of) == 1 and len(next(iter(of))) == 1:
                there = next(iter(of))[0]
                found.append({"a": there, "b": there, "record": here, "field": spec.key[0], "back": spec.key[1]})
    for i, (here, field, there) in enumerate(ends):
        for at, (other, back, named) in enumerate(ends):
            if i <= at and (other, named) == (there, here) and _mutual(data, (here, field), (there, back)):
                found.append({"a": here, "b": there, "record": "", "field": field, "back": back})
    return found


def _mutual(data: Data, one: tuple[str, str], other: tuple[str, str]) -> bool:
    def pairs(table: str, field: str) -> set[tuple[str, str]]:
        stem, _, name = table.partition(".")
        return {(str(r.get("id")), str(end)) for r in data[stem][name] for end in r.get(field, [])}

    return {(b, a) for a, b in pairs(*other)} == pairs(*one)


# --- a draft ---


def looked_at(game_id: str, pack: Pack, ident: str) -> dict[str, Any]:
    """What is wrong with a draft, each problem with its file, record and field; what is printed on the components once
    nothing is; and what the game's own phrases say of one record, by language and part."""
    game = shelf.find(game_id)
    found = problems_in(game, pack)
    if found:
        return {"problems": [_placed(m) for m in found[:PROBLEMS]], "facts": None, "words": {}, "said": {}}
    data = merged(game.data(), pack, game.schema(), lenient=True)
    bare = {stem: tables for stem, tables in pack.items() if stem != TEXTS}
    named = {
        language: {i: {p: one for p, one in parts.items() if p == NAME_PART or p in FORMS} for i, parts in told.items()}
        for language, told in pack.get(TEXTS, {}).items()
    }
    said = packs.texts_of(game_id, {**bare, TEXTS: named} if named else bare)
    return {
        "problems": [],
        "facts": game.printed(data),
        "words": packs.texts_of(game_id, pack),
        "said": {language: told.get(ident, {}) for language, told in said.items()},
    }


def _placed(message: Message) -> dict[str, Any]:
    """A problem, and where in the draft it is."""
    at = {part: str(message.args.get(part, "")) for part in ("file", "table", "record", "field")}
    at["file"] = at["file"].removesuffix(".toml")
    return {**at, "message": message.plain()}


# --- trying it ---


def trial(game_id: str, pack: Pack | None, ident: str) -> dict[str, Any] | None:
    """A position in which a seat can play what bears this id, found by playing at random from positions that come
    near it: the set-up of a table, and the seat. None: none of the games came to it."""
    game = shelf.find(game_id)
    try:
        data = merged(game.data(), pack, game.schema(), lenient=True)
        starts = [*game.near(data, ident), {}]
    except Bad:
        return None
    weaker: dict[str, Any] | None = None
    for start in starts:
        for seed in range(GAMES):
            scenario = start.get("scenario")
            laid = {k: v for k, v in start.items() if k != "scenario"}
            try:
                setup = game.setup(seed=seed, scenario=scenario, pack=pack, position=laid)
                play = game.start(setup)
            except BadPosition:
                break
            for then, seat, verb in _offers(play, ident, seed):
                found = {
                    "setup": replace(setup, position={**laid, "then": then}).plain(),
                    "seat": seat,
                    "seats": play.seats,
                }
                if verb == PLAY:
                    return found
                weaker = weaker or found
    return weaker


def _offers(play: Play, ident: str, seed: int) -> Iterator[tuple[list[Any], int, str]]:
    """The moments of a game played at random at which an option names the id: what was answered up to there."""
    chance = random.Random(seed)
    then: list[Any] = []
    for _ in range(ANSWERS):
        if play.over:
            return
        for decision in play.decisions:
            naming = [str(option[0]) for option in decision.options if ident in option[1:]]
            if naming:
                yield list(then), decision.seat, PLAY if PLAY in naming else naming[0]
        decision = play.decisions[0]
        option = chance.choice(decision.options)
        then.append([decision.seat, *option])
        play.answer(decision.seat, option)
