"""What is printed on the cards and locations, for whoever draws them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from ravenhill.engine.data import read_data
from ravenhill.engine.kinds import Data
from ravenhill.engine.pictures import pictures
from ravenhill.engine.provenance import Provenance
from ravenhill.games.cardgame.book import FREE, SIDE_IDS
from ravenhill.games.cardgame.effects.saying import sentences
from ravenhill.games.cardgame.effects.timings import TIMINGS, read_ability, say_ability
from ravenhill.games.cardgame.effects.vocabulary import reader
from ravenhill.games.cardgame.shapes import CardPrint, LocationPrint, Phrase, Printed, Side


def printed(data: Data) -> Printed:
    sides = sides_of(data)
    locations = {r["id"]: location_print(r) for r in records_of(data)[1]}
    found: Printed = {"cards": {}, "locations": locations, "pictures": pictures(data)}
    for r in data["cards"]["card"]:
        for copy in range(1, r.get("copies", 1) + 1):
            found["cards"][copy_id(r["id"], copy)] = card_print(r, sides[r["faction"]])
    return found


def records_of(data: Data) -> tuple[list[Mapping[str, Any]], list[Mapping[str, Any]]]:
    """Every card, copies included, and every location, battlegrounds first."""
    cards = [r for r in data["cards"]["card"] for _ in range(r.get("copies", 1))]
    return cards, [*data["battlegrounds"]["battleground"], *data["paths"]["path"]]


def changed_texts(data: Data) -> dict[str, Phrase]:
    """What the cards and locations do that a data pack has changed, each copy by its own id, said by what they do; the
    others' texts are written in the locale."""
    own = {r["id"]: r for records in records_of(_own_data()) for r in records}
    cards, locations = records_of(data)
    told: dict[str, Phrase] = {}
    reads = reader(cards, locations)
    for r in (*cards, *locations):
        was = own.get(r["id"], {})
        if all(r.get(field, []) == was.get(field, []) for field in ("ability", "effect")):
            continue
        texts = [say_ability(read_ability(reads, r["id"], a)) for a in r.get("ability", []) if a["timing"] in TIMINGS]
        texts += [reads.line(line).say() for line in r.get("effect", [])]
        for copy in range(1, r.get("copies", 1) + 1 if texts else 1):
            told[copy_id(r["id"], copy)] = sentences(texts)
    return told


@cache
def _own_data() -> Data:
    return read_data("cardgame")


def copy_id(kind: str, copy: int) -> str:
    """How one of several cards of a kind is called, the first by the kind alone."""
    return kind if copy == 1 else f"{kind}_{copy}"


def sides_of(data: Data) -> dict[str, Side]:
    """The side of each faction."""
    return {faction: side for side in SIDE_IDS for faction in data["components"]["sides"][side]}


def card_print(r: Mapping[str, Any], side: Side) -> CardPrint:
    return {
        "kind": r["id"],
        "side": side,
        "faction": r["faction"],
        "type": r["type"],
        "attack": r.get("battleground_attack", 0),
        "defence": r.get("battleground_defence", 0),
        "lead_attack": r.get("leadership_attack", 0),
        "lead_defence": r.get("leadership_defence", 0),
        "paths": r.get("paths", []),
        "path": r.get("path_icons", 0),
        "stars": r.get("variable_icons", []),
        "wielders": r.get("wielders", []),
        "keywords": r.get("keywords", []),
        "mark": Provenance(r).mark,
    }


def location_print(r: Mapping[str, Any]) -> LocationPrint:
    return {
        "side": r.get("side", SIDE_IDS[FREE]),
        "number": r.get("path", 0),
        "defence": r.get("defence", 0),
        "points": r["vp"],
        "attackers": r.get("attackers", []),
        "defenders": r.get("defenders", []),
        "mark": Provenance(r).mark,
    }
