"""What is printed on the components, for whoever draws them."""

from __future__ import annotations

from typing import Any, Literal

from ravenhill.engine.kinds import Data
from ravenhill.engine.pictures import pictures
from ravenhill.engine.provenance import Provenance
from ravenhill.games.bofa.shapes import BorderPrint, CardPrint, PersonPrint, Printed, RegionPrint, Side

DeckName = Literal["event", "story", "fate", "maneuver"]


def printed(data: Data) -> Printed:
    abilities = data["characters"]["ability"]
    regions = data["regions"]
    return {
        "cards": {
            **_cards("event", data["events"]["event"]),
            **_cards("story", data["story_fp"]["story"], "fp"),
            **_cards("story", data["story_shadow"]["story"], "shadow"),
            **_cards("fate", data["fate"]["fate_card"], "fp"),
            **_cards("maneuver", data["maneuver"]["maneuver"]),
        },
        "people": {r["id"]: _person(r, abilities) for r in data["characters"]["character"]},
        "marks": {r["id"]: Provenance(r).mark for r in abilities},
        "tiles": {
            r["id"]: {"value": r["value"], "icon": r["fate_icon"], "kind": r["kind"]}
            for r in data["tokens"]["fate_tile"]
        },
        "regions": {r["id"]: _region(r) for r in regions["region"]},
        "specials": {r["id"]: {"kind": r["kind"], "leads": r.get("leads_to")} for r in regions["special_area"]},
        "borders": [_border(r, r["type"]) for r in regions["border"] if r["type"] != "none"]
        + [_border(r, "river") for r in regions["impassable"] if r["type"] == "river"],
        "pictures": pictures(data),
    }


def _cards(deck: DeckName, records: list[dict[str, Any]], side: Side | Literal[""] = "") -> dict[str, CardPrint]:
    return {
        r["id"]: {
            "deck": deck,
            "type": r["type"] if "type" in r else r["kind"],
            "side": r.get("side", side),
            "number": r.get("number", ""),
            "unit": r.get("unit", ""),
            "mark": Provenance(r).mark,
        }
        for r in records
    }


def _person(r: dict[str, Any], abilities: list[dict[str, Any]]) -> PersonPrint:
    own = [a["id"] for a in abilities if a["of"] == r["id"]]
    return {
        "leadership": r["leadership"],
        "movement": r["movement"],
        "abilities": own,
        "generals": [a["id"] for a in abilities if a["of"] == r["id"] and "ways" in a],
        "mark": Provenance(r).mark,
    }


def _region(r: dict[str, Any]) -> RegionPrint:
    return {
        "terrain": r["terrain"],
        "territory": r["territory"],
        "settlement": r.get("settlement", False),
        "defence": r.get("defence", 0),
        "points": r.get("vp", 0),
        "muster": r.get("muster", False),
        "mark": Provenance(r).mark,
    }


def _border(r: dict[str, Any], kind: str) -> BorderPrint:
    return {"a": r["a"], "b": r["b"], "kind": kind, "up": r.get("up")}
